// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * The C library as a WebAssembly module: loading it, and calls that take and give byte strings.
 * Whatever a call needs is in one piece of the module's memory, which is zeroed after it.
 */
import { MESSAGES, OPTIONS, STATUS } from "./interface.js";

// The smallest module with a vector in it: (func (result v128) i32.const 0 i8x16.splat).
const WITH_VECTORS = Uint8Array.of(
  0, 97, 115, 109, 1, 0, 0, 0, 1, 5, 1, 96, 0, 1, 123, 3, 2, 1, 0, 10, 8, 1, 6, 0, 65, 0, 253, 15, 11,
);
const EMPTY = new Uint8Array(0);
const SCRATCH = 1 << 14; // bytes of a call that are not allocated for it

/** Throws a DOMException of that name with the library's text, unless the status is OK. */
export function check(status, name = "OperationError") {
  if (status !== STATUS.LANEWISE_OK)
    throw new DOMException(MESSAGES[status] ?? "unknown status code", name);
}

/** A place for output of so many bytes: what is there after the call is in `bytes`. */
export class Output {
  constructor(size) {
    this.size = size;
    this.bytes = EMPTY;
  }
}

/** Options of a signature scheme: a context string, and whether to sign without randomness. */
export class Options {
  constructor(scheme, context, deterministic) {
    this.layout = OPTIONS[scheme];
    this.context = context;
    this.deterministic = deterministic;
  }
  get size() {
    return this.layout.size + this.context.length;
  }
  write(memory, at) {
    new Uint8Array(memory.buffer, at, this.layout.size).fill(0);
    const view = new DataView(memory.buffer, at, this.layout.size);
    view.setUint32(this.layout.context, at + this.layout.size, true);
    view.setUint32(this.layout.context_bytes, this.context.length, true);
    view.setInt32(this.layout.deterministic, this.deterministic ? 1 : 0, true);
    new Uint8Array(memory.buffer, at + this.layout.size).set(this.context);
  }
}

const rounded = (size) => 8 * Math.ceil(size / 8); // which may be more than 32 bits hold

/** One instance of the module. Nothing in it waits, so calls never meet. */
class Library {
  constructor(instance) {
    this.c = instance.exports;
    this.c._initialize();
    this.seen = EMPTY;
    this.scratch = this.take(SCRATCH); // for calls that need no more
  }

  /** Memory with anything in it. Give it back to release(). */
  take(size) {
    const at = size < 0x7fffffff ? this.c.malloc(size) >>> 0 : 0;
    if (!at) throw new DOMException("lanewise: out of memory", "OperationError");
    return at;
  }

  release(at, size) {
    this.memory().fill(0, at, at + size);
    this.c.free(at);
  }

  /** All of the memory, good until the next call into the module. */
  memory() {
    if (!this.seen.length) this.seen = new Uint8Array(this.c.memory.buffer); // it grew, or is new
    return this.seen;
  }

  /** A view of a part of it, for as long. */
  bytes(at, size) {
    return new Uint8Array(this.c.memory.buffer, at, size);
  }

  /**
   * A digest of so many bytes by lanewise_hash: what run() does, in half of the time for short input.
   * Gives null where the scratch memory does not hold both.
   */
  hash(number, size, data) {
    const [out, from] = [this.scratch + 8, this.scratch + 8 + size];
    const all = 8 + size + data.length;
    if (all > SCRATCH) return null;
    this.memory().set(data, from);
    try {
      check(this.c.lanewise_hash(number, out, size, from, data.length));
      return this.memory().slice(out, from);
    } finally {
      this.memory().fill(0, this.scratch, this.scratch + all);
    }
  }

  /**
   * Calls a C function: a Uint8Array or an Output becomes a pointer and a length, Options a pointer,
   * and a number is itself. Gives the status.
   */
  run(name, ...args) {
    let size = 8;
    for (const arg of args) if (typeof arg !== "number") size = rounded(size + (arg.size ?? arg.length));
    const base = size <= SCRATCH ? this.scratch : this.take(size);
    try {
      const passed = [];
      let at = base + 8;
      for (const arg of args) {
        passed.push(typeof arg === "number" ? arg : at);
        if (typeof arg === "number") continue;
        const length = arg.size ?? arg.length;
        if (arg instanceof Options) arg.write(this.c.memory, at);
        else passed.push(length);
        if (arg instanceof Uint8Array) this.memory().set(arg, at);
        at = rounded(at + length);
      }
      const status = this.c[name](...passed);
      at = base + 8;
      for (const arg of args) {
        if (typeof arg === "number") continue;
        if (arg instanceof Output && status === STATUS.LANEWISE_OK)
          arg.bytes = this.memory().slice(at, at + arg.size);
        at = rounded(at + (arg.size ?? arg.length));
      }
      return status;
    } finally {
      if (base === this.scratch) this.memory().fill(0, base, base + size);
      else this.release(base, size);
    }
  }
}

/** What wasi-libc asks of its host: random bytes, an environment (there is none), and an exit. */
function system(memory) {
  return {
    environ_sizes_get(count, size) {
      const view = new DataView(memory().buffer);
      view.setUint32(count, 0, true);
      view.setUint32(size, 0, true);
      return 0;
    },
    environ_get: () => 0,
    proc_exit(code) {
      throw new Error(`lanewise: the module ended with ${code}`);
    },
    random_get(at, size) {
      const bytes = new Uint8Array(memory().buffer, at >>> 0, size);
      for (let done = 0; done < size; done += 65536) crypto.getRandomValues(bytes.subarray(done, done + 65536));
      return 0;
    },
  };
}

async function read(url) {
  if (url.protocol !== "file:") {
    const response = await fetch(url);
    if (!response.ok) throw new Error(`lanewise: ${url}: ${response.status}`);
    return response.arrayBuffer();
  }
  const { readFile } = await import("node:fs/promises");
  return readFile(url);
}

async function instantiate(simd) {
  const url = simd
    ? new URL("./lanewise-simd.wasm", import.meta.url)
    : new URL("./lanewise.wasm", import.meta.url);
  let instance = null;
  const imports = { wasi_snapshot_preview1: system(() => instance.exports.memory) };
  ({ instance } = await WebAssembly.instantiate(await read(url), imports));
  return new Library(instance);
}

let loading = null;
let loaded = null;

/** The library if it is loaded, or else null. */
export const ready = () => loaded;

/**
 * The library, loaded at the first call; which of the two modules is what that call says, or the
 * machine. If loading fails the next call tries again.
 */
export function load({ simd = WebAssembly.validate(WITH_VECTORS) } = {}) {
  loading ??= instantiate(simd).then(
    (library) => (loaded = library),
    (error) => {
      loading = null;
      throw error;
    },
  );
  return loading;
}

/** The bytes of an ArrayBuffer or a view, where they are. Throws TypeError for anything else. */
export function viewed(data) {
  if (ArrayBuffer.isView(data)) return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
  if (/ (Shared)?ArrayBuffer\]$/.test(Object.prototype.toString.call(data)))
    return new Uint8Array(data, 0, data.byteLength); // it may grow
  throw new TypeError("lanewise: an ArrayBuffer or a view of one is wanted");
}

/** A copy of them, for what waits before it reads. */
export const copied = (data) => viewed(data).slice();
