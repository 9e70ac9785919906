// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * Many encapsulations and decapsulations in one call. A key that comes more than once is read and
 * expanded once in each call of the module; those that come once are done side by side.
 */
import { check } from "./module.js";

const MANY = 128; // operations of one call: with a private key each, 600 KiB at most
const POINTER = 4; // bytes, in the memory of WebAssembly
const [CIPHERTEXT, SHARED, KEY] = [0, 1, 2]; // columns; the last where keys are given as bytes

/** Columns of `count` items of so many bytes each, and of pointers to them. */
class Columns {
  constructor(library, count, sizes) {
    this.library = library;
    this.count = count;
    this.sizes = sizes;
    const each = sizes.reduce((sum, size) => sum + size + POINTER, 0);
    this.size = count * each;
    this.base = library.take(this.size);
    this.starts = [];
    const words = new DataView(library.c.memory.buffer, this.base, POINTER * count * sizes.length);
    let at = this.base + words.byteLength;
    for (let column = 0; column < sizes.length; column++) {
      this.starts.push(at);
      for (let i = 0; i < count; i++, at += sizes[column])
        words.setUint32(POINTER * (column * count + i), at, true);
    }
  }

  /** A column as an argument: its pointers, and the bytes of each item. */
  all(column) {
    return [this.base + POINTER * this.count * column, this.sizes[column]];
  }

  /** One item as an argument: where it is, and its bytes. */
  one(column, i) {
    return [this.starts[column] + this.sizes[column] * i, this.sizes[column]];
  }

  /** Writes an item. Its length must be the column's. */
  write(column, i, bytes) {
    this.library.memory().set(bytes, this.one(column, i)[0]);
  }

  /** What is in an item, as an ArrayBuffer of its own. */
  read(column, i) {
    const [at, size] = this.one(column, i);
    return this.library.memory().slice(at, at + size).buffer;
  }

  /** Zeros in place of all. */
  release() {
    this.library.release(this.base, this.size);
  }
}

/** Each key that comes more than once with its places, and null with those of all others; so many at most. */
function* parts(keys) {
  const places = new Map();
  keys.forEach((key, i) => (places.has(key) ? places.get(key).push(i) : places.set(key, [i])));
  const lists = [...places].filter(([, where]) => where.length > 1);
  lists.push([null, [...places.values()].filter((where) => where.length === 1).flat()]);
  for (const [key, where] of lists)
    for (let from = 0; from < where.length; from += MANY) yield [key, where.slice(from, from + MANY)];
}

/** By which functions of the C library: of a key that is in the module, and of the bytes of each key. */
const ENCAPSULATION = {
  part: "public",
  read: "key_from_public",
  ofKey(library, { calls }, key, columns) {
    for (let i = 0; i < columns.count; i++) {
      const [ciphertext, shared] = [columns.one(CIPHERTEXT, i), columns.one(SHARED, i)];
      check(library.run(calls.key_encaps, key, ...ciphertext, ...shared, 0));
    }
  },
  ofBytes(library, { calls, set }, columns) {
    const [ciphertexts, shared, keys] = [CIPHERTEXT, SHARED, KEY].map((column) => columns.all(column));
    check(library.run(calls.encaps_many, set, columns.count, ...ciphertexts, ...shared, ...keys, 0, 0, 0, 0));
  },
};
const DECAPSULATION = {
  part: "private",
  read: "key_from_private",
  ofKey(library, { calls }, key, columns) {
    const [shared, ciphertexts] = [SHARED, CIPHERTEXT].map((column) => columns.all(column));
    check(library.run(calls.key_decaps_many, key, columns.count, ...shared, ...ciphertexts));
  },
  ofBytes(library, { calls, set }, columns) {
    const [shared, keys, ciphertexts] = [SHARED, KEY, CIPHERTEXT].map((column) => columns.all(column));
    check(library.run(calls.decaps_many, set, columns.count, ...shared, ...keys, ...ciphertexts, 0));
  },
};

/** The operation with a key that is read and expanded for it, and wiped after it. */
function withKey(library, scheme, { read, ofKey }, bytes, columns) {
  const key = library.take(scheme.key);
  try {
    check(library.run(scheme.calls[read], key, scheme.set, bytes));
    ofKey(library, scheme, key, columns);
  } finally {
    library.release(key, scheme.key);
  }
}

/** The operation for each of the keys, which are bytes of one array where they are the same. */
function all(library, scheme, operation, keys, ciphertexts) {
  const out = new Array(keys.length);
  for (const [key, where] of parts(keys)) {
    const sizes = [scheme.ciphertext, scheme.shared, ...(key ? [] : [scheme[operation.part]])];
    const columns = new Columns(library, where.length, sizes);
    try {
      if (ciphertexts) where.forEach((place, i) => columns.write(CIPHERTEXT, i, ciphertexts[place]));
      if (!key) where.forEach((place, i) => columns.write(KEY, i, keys[place]));
      if (key) withKey(library, scheme, operation, key, columns);
      else operation.ofBytes(library, scheme, columns);
      where.forEach((place, i) => {
        out[place] = { sharedKey: columns.read(SHARED, i), ciphertext: columns.read(CIPHERTEXT, i) };
      });
    } finally {
      columns.release();
    }
  }
  return out;
}

/** A shared key and a ciphertext for each of the public keys. */
export function encapsulateAll(library, scheme, keys) {
  return all(library, scheme, ENCAPSULATION, keys, null);
}

/** The shared key of each ciphertext, by the private key in the same place. */
export function decapsulateAll(library, scheme, keys, ciphertexts) {
  return all(library, scheme, DECAPSULATION, keys, ciphertexts).map((one) => one.sharedKey);
}
