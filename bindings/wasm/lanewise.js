// SPDX-License-Identifier: Apache-2.0 OR MIT
/* webcrypto's SubtleCrypto for the algorithms of Lanewise: see lanewise.d.ts and README.md. */
import { createHash, digest, digestEach, digestMany, mac, named, outputBytes, unsupported } from "./hash.js";
import { MACS, SCHEMES, STATUS } from "./interface.js";
import { decapsulateAll, encapsulateAll } from "./kem.js";
import { Options, Output, check, copied, load } from "./module.js";

export { createHash, digestEach, digestMany, load };

const EMPTY = new Uint8Array(0);
const USES = {
  mlkem: {
    public: ["encapsulateKey", "encapsulateBits"],
    private: ["decapsulateKey", "decapsulateBits"],
  },
  mldsa: { public: ["verify"], private: ["sign"] },
  slhdsa: { public: ["verify"], private: ["sign"] },
  kmac: { secret: ["sign", "verify"] },
};
/** How private keys leave and enter. */
const FORMATS = { mlkem: "raw-seed", mldsa: "raw-seed", slhdsa: "raw-private" };

/** What is in keys, out of reach of who has one: bytes of each part, and the entry of the table. */
const inside = new WeakMap();

/** As webcrypto's CryptoKey, which only the platform itself can make. */
class Key {
  constructor(type, algorithm, extractable, usages, parts) {
    this.type = type;
    this.algorithm = Object.freeze(algorithm);
    this.extractable = extractable;
    this.usages = Object.freeze([...usages]);
    inside.set(this, parts);
    Object.freeze(this);
  }
  get [Symbol.toStringTag]() {
    return "LanewiseKey";
  }
}

const invalid = (what) => new DOMException(`lanewise: ${what}`, "InvalidAccessError");
const syntax = (what) => new DOMException(`lanewise: ${what}`, "SyntaxError");
const data = (what) => new DOMException(`lanewise: ${what}`, "DataError");

function entry(algorithm) {
  const found = named(algorithm, SCHEMES, MACS);
  const scheme = found.scheme ?? "kmac";
  return { ...found, scheme, uses: USES[scheme], format: FORMATS[scheme] };
}

/** Those of the usages that a key of the type may have; SyntaxError where others are asked for. */
function usagesOf(found, types, usages) {
  const wanted = [...new Set(usages)];
  const possible = types.flatMap((type) => found.uses[type]);
  if (wanted.some((usage) => !possible.includes(usage))) throw syntax("a usage is not this algorithm's");
  return (type) => wanted.filter((usage) => found.uses[type].includes(usage));
}

/** What a key holds, if it is for that algorithm and use. */
function opened(algorithm, key, usage) {
  const found = entry(algorithm);
  const held = inside.get(key);
  if (held.name !== found.name) throw invalid(`the key is for ${held.name}`);
  if (!key.usages.includes(usage)) throw invalid(`the key is not for ${usage}`);
  return { found, held };
}

const pair = (found, library, seed) => {
  const secret = new Output(found.private);
  const open = new Output(found.public);
  check(library.run(found.calls.keygen_seed, found.set, open, secret, seed));
  return { name: found.name, public: open.bytes, private: secret.bytes };
};

const publicKey = (found, parts, usages) =>
  new Key("public", { name: found.name }, true, usages, { name: found.name, public: parts.public });

function privateKey(found, parts, exported, extractable, usages) {
  if (!usages.length) throw syntax("a private key without a usage");
  return new Key("private", { name: found.name }, extractable, usages, { ...parts, exported });
}

function secretKey(found, bytes, extractable, usages) {
  if (!usages.length) throw syntax("a secret key without a usage");
  const algorithm = { name: found.name, length: 8 * bytes.length };
  return new Key("secret", algorithm, extractable, usages, { name: found.name, exported: bytes });
}

async function generateKey(algorithm, extractable, usages) {
  const found = entry(algorithm);
  const types = found.scheme === "kmac" ? ["secret"] : ["public", "private"];
  const chosen = usagesOf(found, types, usages);
  if (found.scheme === "kmac") {
    const bits = found.parameters.length ?? found.bits;
    if (!Number.isInteger(bits) || bits < 8 || bits % 8 || bits > 1 << 19)
      throw new DOMException("lanewise: a length of whole bytes", "OperationError");
    return secretKey(found, crypto.getRandomValues(new Uint8Array(bits / 8)), extractable, chosen("secret"));
  }
  if (!chosen("private").length) throw syntax("a private key without a usage");
  const seed = crypto.getRandomValues(new Uint8Array(found.seed));
  const parts = pair(found, await load(), seed);
  const exported = found.format === "raw-seed" ? seed : parts.private;
  return {
    publicKey: publicKey(found, parts, chosen("public")),
    privateKey: privateKey(found, parts, exported, Boolean(extractable), chosen("private")),
  };
}

/** The parts of a private key that was exported. */
function read(found, library, bytes) {
  if (found.format === "raw-seed") {
    if (bytes.length !== found.seed) throw data(`a seed of ${found.seed} bytes is wanted`);
    return pair(found, library, bytes);
  }
  if (bytes.length !== found.private) throw data(`${found.private} bytes are wanted`);
  check(library.run(found.calls.check_key, found.set, bytes), "DataError");
  return { name: found.name, private: bytes, public: bytes.slice(found.private - found.public) };
}

async function importKey(format, keyData, algorithm, extractable, usages) {
  const found = entry(algorithm);
  const wanted = { "raw-public": "public", [found.format]: "private" };
  const type = found.scheme === "kmac" ? { raw: "secret", "raw-secret": "secret" }[format] : wanted[format];
  if (!type) throw unsupported(`${found.name} has no format ${format}`);
  const chosen = usagesOf(found, [type], usages)(type);
  const bytes = copied(keyData);
  if (type === "secret") {
    if (!bytes.length) throw data("an empty key");
    return secretKey(found, bytes, Boolean(extractable), chosen);
  }
  const library = await load();
  if (type === "private") {
    if (!chosen.length) throw syntax("a private key without a usage");
    return privateKey(found, read(found, library, bytes), bytes, Boolean(extractable), chosen);
  }
  if (bytes.length !== found.public) throw data(`${found.public} bytes are wanted`);
  if (found.calls.check_public) check(library.run(found.calls.check_public, found.set, bytes), "DataError");
  return publicKey(found, { public: bytes }, chosen);
}

async function exportKey(format, key) {
  const held = inside.get(key);
  if (!held) throw new TypeError("lanewise: the key is not one of this package's");
  const found = entry(held.name);
  if (!key.extractable) throw invalid("the key is not extractable");
  const formats = { public: ["raw-public"], private: [found.format], secret: ["raw-secret", "raw"] };
  if (!formats[key.type].includes(format)) throw unsupported(`a ${key.type} key has no format ${format}`);
  return (key.type === "public" ? held.public : held.exported).slice().buffer;
}

async function getPublicKey(key, usages) {
  const held = inside.get(key);
  if (!held) throw new TypeError("lanewise: the key is not one of this package's");
  if (key.type !== "private") throw invalid("a private key is wanted");
  const found = entry(held.name);
  return publicKey(found, held, usagesOf(found, ["public"], usages)("public"));
}

function optionsOf(found) {
  const { context, deterministic } = found.parameters;
  return new Options(found.scheme, context === undefined ? EMPTY : copied(context), deterministic);
}

/** The tag of a message. */
function tag(library, found, held, message) {
  const { customization } = found.parameters;
  const custom = customization === undefined ? EMPTY : copied(customization);
  return mac(library, found.name, held.exported, custom, outputBytes(found.parameters), message);
}

async function sign(algorithm, key, message) {
  const { found, held } = opened(algorithm, key, "sign");
  const bytes = copied(message);
  if (found.scheme === "kmac") return tag(await load(), found, held, bytes).buffer;
  const options = optionsOf(found);
  const out = new Output(found.signature);
  check((await load()).run(found.calls.sign, found.set, out, held.private, bytes, options));
  return out.bytes.buffer;
}

async function verify(algorithm, key, signature, message) {
  const { found, held } = opened(algorithm, key, "verify");
  const bytes = copied(message);
  const given = copied(signature);
  if (found.scheme === "kmac") {
    const right = tag(await load(), found, held, bytes);
    let difference = right.length ^ given.length; // as long whatever the bytes are
    for (let i = 0; i < right.length; i++) difference |= right[i] ^ given[i];
    return difference === 0;
  }
  const options = optionsOf(found);
  const status = (await load()).run(found.calls.verify, found.set, given, held.public, bytes, options);
  if (status !== STATUS.LANEWISE_ERR_SIGNATURE) check(status);
  return status === STATUS.LANEWISE_OK;
}

async function encapsulate(algorithm, key, usage) {
  const { found, held } = opened(algorithm, key, usage);
  const ciphertext = new Output(found.ciphertext);
  const shared = new Output(found.shared);
  check((await load()).run(found.calls.encaps, found.set, ciphertext, shared, held.public, 0));
  return { sharedKey: shared.bytes.buffer, ciphertext: ciphertext.bytes.buffer };
}

async function decapsulate(algorithm, key, ciphertext, usage) {
  const { found, held } = opened(algorithm, key, usage);
  const bytes = copied(ciphertext);
  const shared = new Output(found.shared);
  check((await load()).run(found.calls.decaps, found.set, shared, held.private, bytes));
  return shared.bytes.buffer;
}

/** The parameter set of ML-KEM. */
function kem(algorithm) {
  const found = entry(algorithm);
  if (found.scheme !== "mlkem") throw unsupported(`${found.name} does not encapsulate`);
  return found;
}

/** encapsulateBits to each of the keys. */
export async function encapsulateMany(algorithm, keys) {
  const found = kem(algorithm);
  const parts = [...keys].map((key) => opened(algorithm, key, "encapsulateBits").held.public);
  return encapsulateAll(await load(), found, parts);
}

/** decapsulateBits of each of the ciphertexts, by one key or by as many. */
export async function decapsulateMany(algorithm, keys, ciphertexts) {
  const found = kem(algorithm);
  const bytes = [...ciphertexts].map(copied);
  const given = inside.has(keys) ? bytes.map(() => keys) : [...keys];
  if (given.length !== bytes.length)
    throw new TypeError("lanewise: a key for each ciphertext is wanted, or one for all");
  const parts = given.map((key) => opened(algorithm, key, "decapsulateBits").held.private);
  if (bytes.some((one) => one.length !== found.ciphertext)) check(STATUS.LANEWISE_ERR_LENGTH);
  return decapsulateAll(await load(), found, parts, bytes);
}

/** A shared secret as a key of this package, or the platform's for an algorithm that it has. */
function asKey(bits, algorithm, extractable, usages) {
  const name = String(algorithm?.name ?? algorithm).toUpperCase();
  const ours = name in MACS ? subtle : crypto.subtle;
  return ours.importKey("raw", bits, algorithm, extractable, usages);
}

async function encapsulateKey(algorithm, key, sharedKeyAlgorithm, extractable, usages) {
  const { sharedKey, ciphertext } = await encapsulate(algorithm, key, "encapsulateKey");
  return { sharedKey: await asKey(sharedKey, sharedKeyAlgorithm, extractable, usages), ciphertext };
}

async function decapsulateKey(algorithm, key, ciphertext, sharedKeyAlgorithm, extractable, usages) {
  const bits = await decapsulate(algorithm, key, ciphertext, "decapsulateKey");
  return asKey(bits, sharedKeyAlgorithm, extractable, usages);
}

export const subtle = Object.freeze({
  digest,
  generateKey,
  importKey,
  exportKey,
  getPublicKey,
  sign,
  verify,
  encapsulateBits: (algorithm, key) => encapsulate(algorithm, key, "encapsulateBits"),
  decapsulateBits: (algorithm, key, ciphertext) =>
    decapsulate(algorithm, key, ciphertext, "decapsulateBits"),
  encapsulateKey,
  decapsulateKey,
});
