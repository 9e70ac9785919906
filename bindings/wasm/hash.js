// SPDX-License-Identifier: Apache-2.0 OR MIT
/* Hash functions and KMAC: at once, piece by piece, and many inputs at once. */
import { CONTEXTS, DIGESTS, DOMAIN, MACS } from "./interface.js";
import { Output, check, copied, load, ready, viewed } from "./module.js";

const PIECE = 1 << 20; // bytes that are copied into the module at once
const MANY = 1024; // inputs of one call
const EMPTY = new Uint8Array(0);

export function unsupported(what) {
  return new DOMException(`lanewise: ${what}`, "NotSupportedError");
}

/** The entry of a table for an algorithm as webcrypto writes them, and its parameters. */
export function named(algorithm, ...tables) {
  const parameters = typeof algorithm === "object" && algorithm !== null ? algorithm : { name: algorithm };
  const wanted = String(parameters.name).toLowerCase();
  for (const table of tables) {
    const name = Object.hasOwn(table, parameters.name)
      ? parameters.name
      : Object.keys(table).find((one) => one.toLowerCase() === wanted);
    if (name) return { name, parameters, ...table[name] };
  }
  throw unsupported(`there is no algorithm ${parameters.name}`);
}

/** Bytes of output that `outputLength` asks for, in bits. */
export function outputBytes(parameters) {
  const bits = parameters.outputLength;
  if (bits === undefined) throw new TypeError("lanewise: outputLength is missing");
  if (!Number.isInteger(bits) || bits < 0 || bits > 0xffffffff) throw new TypeError("lanewise: outputLength");
  if (bits % 8) throw new DOMException("lanewise: outputLength is not a multiple of 8", "OperationError");
  return bits / 8;
}

const string = (value) => (value === undefined ? EMPTY : copied(value));

/** Hash functions without parameters, by name, as described() has them. */
const PLAIN = new Map();

/** What a hash function is to compute, with copies of its strings. */
function described(algorithm) {
  const plain = PLAIN.get(algorithm);
  if (plain) return plain;
  const found = named(algorithm, DIGESTS);
  const { parameters } = found;
  const out = { ...found, size: found.bytes || outputBytes(parameters) };
  out.custom = string(found.bytes ? undefined : parameters.customization);
  out.function = string(found.kind === "cSHAKE" ? parameters.functionName : undefined);
  out.domain = found.kind === "TurboSHAKE" ? (parameters.domainSeparation ?? DOMAIN) : DOMAIN;
  if (!Number.isInteger(out.domain) || out.domain < 1 || out.domain > 0x7f)
    throw new DOMException("lanewise: domainSeparation is not in 0x01 to 0x7F", "OperationError");
  if (algorithm === found.name && found.bytes) PLAIN.set(found.name, Object.freeze(out));
  return out;
}

const abandoned = new FinalizationRegistry(({ library, at, size }) => library.release(at, size));

/** One computation in the module's memory. */
class Computation {
  constructor(library, kind) {
    const size = library.c[CONTEXTS[kind]]();
    this.held = { library, at: library.take(size), size };
    this.kind = kind;
    abandoned.register(this, this.held, this);
  }

  begin(name, ...args) {
    check(this.held.library.run(name, this.held.at, ...args));
    return this;
  }

  absorb(data) {
    const name = this.kind === "tree" ? "lanewise_tree_absorb" : "lanewise_sponge_absorb";
    for (let at = 0; at < data.length; at += PIECE) this.begin(name, data.subarray(at, at + PIECE));
    return this;
  }

  squeeze(size) {
    const name = this.kind === "tree" ? "lanewise_tree_squeeze" : "lanewise_sponge_squeeze";
    const out = new Uint8Array(size);
    for (let at = 0; at < size; at += PIECE) {
      const piece = new Output(Math.min(PIECE, size - at));
      this.begin(name, piece);
      out.set(piece.bytes, at);
    }
    return out;
  }

  wipe() {
    if (!this.held) return;
    abandoned.unregister(this);
    this.held.library.release(this.held.at, this.held.size);
    this.held = null;
  }
}

/** A computation of what described() gave. */
function begun(library, what) {
  const computation = new Computation(library, what.kind === "KT" ? "tree" : "sponge");
  if (what.bytes) return computation.begin("lanewise_sponge_init", what.number);
  if (what.kind === "cSHAKE") return computation.begin(what.init, what.function, what.custom);
  if (what.kind === "TurboSHAKE") return computation.begin(what.init, what.domain);
  return computation.begin(what.init);
}

function ended(computation, what) {
  try {
    if (what.kind === "KT") computation.begin("lanewise_kt_finalize", what.custom);
    else computation.begin("lanewise_sponge_finalize");
    return computation.squeeze(what.size);
  } finally {
    computation.wipe();
  }
}

/** webcrypto's digest: an ArrayBuffer. In one call if input and output are short enough for it. */
export async function digest(algorithm, data) {
  const what = described(algorithm);
  let [library, bytes] = [ready(), viewed(data)];
  if (!library) [bytes, library] = [bytes.slice(), await load()]; // meanwhile the data may change
  if (Math.max(bytes.length, what.size) > PIECE) return ended(begun(library, what).absorb(bytes), what).buffer;
  const short = what.bytes ? library.hash(what.number, what.size, bytes) : null;
  if (short) return short.buffer;
  const out = new Output(what.size);
  if (what.bytes) check(library.run("lanewise_hash", what.number, out, bytes));
  else if (what.kind === "cSHAKE") check(library.run(what.once, out, bytes, what.function, what.custom));
  else check(library.run(what.once, out, bytes, what.kind === "KT" ? what.custom : what.domain));
  return out.bytes.buffer;
}

/** A hash function piece by piece: update(data) as often as wanted, then digest(). */
class Hash {
  #computation;
  #what;
  constructor(computation, what) {
    this.#computation = computation;
    this.#what = what;
  }
  #open() {
    if (!this.#computation) throw new DOMException("lanewise: the digest was taken", "InvalidStateError");
    return this.#computation;
  }
  update(data) {
    this.#open().absorb(copied(data));
    return this;
  }
  digest() {
    const computation = this.#open();
    this.#computation = null;
    return ended(computation, this.#what).buffer;
  }
}

export async function createHash(algorithm) {
  const what = described(algorithm);
  return new Hash(begun(await load(), what), what);
}

/** Inputs [from, to) in one call of lanewise_hash_many, of so many bytes together. */
function part(library, what, inputs, from, to, sum, out) {
  const count = to - from;
  const digests = 12 * count; // behind a pointer and a length of each input, and a pointer for its digest
  const size = digests + what.size * count + sum;
  const base = library.take(size);
  try {
    const words = new DataView(library.c.memory.buffer, base, digests); // little-endian on every machine
    const memory = library.memory();
    let data = base + digests + what.size * count;
    for (let i = 0; i < count; i++) {
      const one = inputs[from + i];
      words.setUint32(8 * i, data, true);
      words.setUint32(8 * i + 4, one.length, true);
      words.setUint32(8 * count + 4 * i, base + digests + what.size * i, true);
      memory.set(one, data);
      data += one.length;
    }
    check(library.run("lanewise_hash_many", what.number, count, base, base + 8 * count, what.size));
    out.set(library.bytes(base + digests, what.size * count), what.size * from);
  } finally {
    library.release(base, size);
  }
}

/** What a hash function for many inputs is to compute: NotSupportedError with strings or another domain byte. */
function plain(algorithm) {
  const what = described(algorithm);
  if (what.custom.length || what.function.length || what.domain !== DOMAIN)
    throw unsupported("many inputs take no strings and no domain byte");
  return what;
}

/** The digests of byte arrays, as views of one. */
function digests(library, what, all) {
  if (what.size * all.length > 0x7fffffff)
    throw new DOMException("lanewise: more than 2 GiB of digests", "OperationError");
  const out = new Uint8Array(what.size * all.length);
  for (let from = 0; from < all.length; ) {
    let [to, sum] = [from, 0];
    for (; to < all.length && to - from < MANY && sum + what.size * (to - from) < PIECE; to++)
      sum += all[to].length;
    part(library, what, all, from, to, sum, out);
    from = to;
  }
  return all.map((_, i) => out.subarray(what.size * i, what.size * (i + 1)));
}

/** The digests of independent inputs, as an array of Uint8Array. */
export async function digestMany(algorithm, inputs) {
  const what = plain(algorithm);
  let library = ready();
  const all = [...inputs].map(library ? viewed : copied); // what waits is not to change
  library ??= await load();
  return digests(library, what, all);
}

/**
 * The same, one after another, of inputs that come so: `atOnce` of them, or about 1 MiB, are kept before
 * they are hashed together.
 */
export async function* digestEach(algorithm, inputs, { atOnce = MANY } = {}) {
  const what = plain(algorithm);
  if (!Number.isInteger(atOnce) || atOnce < 1) throw new TypeError("lanewise: atOnce");
  const library = await load();
  let [kept, sum] = [[], 0];
  for await (const input of inputs) {
    kept.push(copied(input)); // its source may use the memory again
    sum += kept.at(-1).length + what.size;
    if (kept.length < atOnce && sum < PIECE) continue;
    for (const digest of digests(library, what, kept)) yield digest; // yield* would wait twice for each
    [kept, sum] = [[], 0];
  }
  for (const digest of digests(library, what, kept)) yield digest;
}

/** KMAC of a message, so many bytes. */
export function mac(library, name, key, custom, size, message) {
  const computation = new Computation(library, "sponge");
  try {
    computation.begin(MACS[name].init, key, custom, size).absorb(message);
    computation.begin("lanewise_sponge_finalize");
    return computation.squeeze(size);
  } finally {
    computation.wipe();
  }
}
