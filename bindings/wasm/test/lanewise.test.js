// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * For `node --test`: the checks, and Node's own webcrypto as a peer where it has these algorithms (24
 * and later). LANEWISE_SIMD=0 takes the module without vectors; LANEWISE_LONG=1 all long cases.
 */
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { decapsulateMany, digestMany, encapsulateMany, load, subtle } from "../lanewise.js";
import { checks, equal, pattern } from "./checks.js";

const text = (name) => readFile(new URL(`../../../${name}`, import.meta.url), "utf8");
const theirs = globalThis.crypto.subtle;
const skip = theirs.encapsulateBits ? false : "this Node has no such algorithms";

const loading = load({ simd: process.env.LANEWISE_SIMD !== "0" });
const early = pattern(32);
const waiting = [subtle.digest("SHA3-256", early), digestMany("SHA3-256", [early])];
early.fill(0);
await loading;
test("data that changes while the module is loaded", async () => {
  const right = await subtle.digest("SHA3-256", pattern(32));
  equal(await waiting[0], right);
  equal((await waiting[1])[0], right);
});
for (const [name, check] of Object.entries(checks))
  test(name, () => check(text, process.env.LANEWISE_LONG === "1"));

test("digests as Node's", { skip }, async () => {
  const strings = { functionName: pattern(9), customization: pattern(200) };
  for (const n of [0, 1, 135, 136, 137, 167, 168, 8191, 8192, 8193, 40000]) {
    for (const bits of ["256", "384", "512"]) {
      const name = `SHA3-${bits}`;
      equal(await subtle.digest(name, pattern(n)), await theirs.digest(name, pattern(n)), `${name} ${n}`);
    }
    for (const bits of [128, 256])
      for (const algorithm of [
        { name: `cSHAKE${bits}`, outputLength: 3000 },
        { name: `TurboSHAKE${bits}`, outputLength: 3000, domainSeparation: 7 },
        { name: `KT${bits}`, outputLength: 3000, customization: strings.customization },
      ])
        equal(await subtle.digest(algorithm, pattern(n)), await theirs.digest(algorithm, pattern(n)), algorithm.name);
  }
});

test("long output as Node's", { skip }, async () => {
  const algorithm = { name: "cSHAKE256", outputLength: 8 * ((1 << 20) + 77) };
  equal(await subtle.digest(algorithm, pattern(9)), await theirs.digest(algorithm, pattern(9)));
});

test("KMAC as Node's", { skip }, async () => {
  for (const name of ["KMAC128", "KMAC256"]) {
    const [ours, other] = await Promise.all(
      [subtle, theirs].map((s) => s.importKey("raw-secret", pattern(70), name, true, ["sign", "verify"])),
    );
    const algorithm = { name, outputLength: 256, customization: pattern(20) };
    const tag = await subtle.sign(algorithm, ours, pattern(500));
    equal(tag, await theirs.sign(algorithm, other, pattern(500)), name);
    equal(await subtle.verify(algorithm, ours, tag, pattern(500)), true);
    equal(await subtle.verify(algorithm, ours, tag, pattern(501)), false);
  }
});

/** A key pair of ours and the same of Node's. */
async function pairs(name, open, secret) {
  const ours = await subtle.generateKey(name, true, [open, secret]);
  const seed = await subtle.exportKey("raw-seed", ours.privateKey);
  const privateKey = await theirs.importKey("raw-seed", seed, name, true, [secret]);
  const raw = await subtle.exportKey("raw-public", ours.publicKey);
  equal(await theirs.exportKey("raw-public", await theirs.getPublicKey(privateKey, [open])), raw, name);
  return [ours, { privateKey, publicKey: await theirs.importKey("raw-public", raw, name, true, [open]) }];
}

test("ML-KEM with Node", { skip }, async () => {
  for (const name of ["ML-KEM-512", "ML-KEM-768", "ML-KEM-1024"]) {
    const [ours, other] = await pairs(name, "encapsulateBits", "decapsulateBits");
    const there = await subtle.encapsulateBits(name, ours.publicKey);
    equal(await theirs.decapsulateBits(name, other.privateKey, there.ciphertext), there.sharedKey, name);
    const back = await theirs.encapsulateBits(name, other.publicKey);
    equal(await subtle.decapsulateBits(name, ours.privateKey, back.ciphertext), back.sharedKey, name);
    new Uint8Array(back.ciphertext)[0] ^= 1; // the key that is rejected by is the same, too
    const rejected = await theirs.decapsulateBits(name, other.privateKey, back.ciphertext);
    equal(await subtle.decapsulateBits(name, ours.privateKey, back.ciphertext), rejected, name);
  }
});

test("many of ML-KEM with Node", { skip }, async () => {
  for (const name of ["ML-KEM-512", "ML-KEM-768", "ML-KEM-1024"]) {
    const [a, b] = await Promise.all([1, 2].map(() => pairs(name, "encapsulateBits", "decapsulateBits")));
    const order = [a, b, a]; // a key that comes twice, and one that comes once
    const sent = await encapsulateMany(name, order.map(([ours]) => ours.publicKey));
    for (const [i, { sharedKey, ciphertext }] of sent.entries())
      equal(await theirs.decapsulateBits(name, order[i][1].privateKey, ciphertext), sharedKey, `${name} ${i}`);
    const back = [];
    for (const [, other] of order) back.push(await theirs.encapsulateBits(name, other.publicKey));
    for (const i of [1, 2]) new Uint8Array(back[i].ciphertext)[i] ^= 1;
    const keys = order.map(([ours]) => ours.privateKey);
    const got = await decapsulateMany(name, keys, back.map((one) => one.ciphertext));
    for (const i of got.keys())
      equal(got[i], await theirs.decapsulateBits(name, order[i][1].privateKey, back[i].ciphertext), `${name} ${i} back`);
    equal(got[0], back[0].sharedKey, name);
  }
});

test("ML-DSA with Node", { skip }, async () => {
  for (const name of ["ML-DSA-44", "ML-DSA-65", "ML-DSA-87"]) {
    const [ours, other] = await pairs(name, "verify", "sign");
    for (const context of [new Uint8Array(0), pattern(255)]) {
      const algorithm = { name, context };
      const here = await subtle.sign(algorithm, ours.privateKey, pattern(300));
      equal(await theirs.verify(algorithm, other.publicKey, here, pattern(300)), true, name);
      const there = await theirs.sign(algorithm, other.privateKey, pattern(300));
      equal(await subtle.verify(algorithm, ours.publicKey, there, pattern(300)), true, name);
    }
  }
});
