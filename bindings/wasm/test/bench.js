// SPDX-License-Identifier: Apache-2.0 OR MIT
/*
 * Times beside @noble/hashes, @noble/post-quantum and Node's own (C and assembly of OpenSSL):
 * `npm ci && node bench.js [ROUNDS [WORDS]]` in this folder. All in one process, in turn; the least of so
 * many times. With words only the rows that have them in their names.
 */
import { createHash } from "node:crypto";
import { sha3_256 } from "@noble/hashes/sha3.js";
import { ml_dsa65 } from "@noble/post-quantum/ml-dsa.js";
import { ml_kem768 } from "@noble/post-quantum/ml-kem.js";
import { slh_dsa_shake_128f } from "@noble/post-quantum/slh-dsa.js";
import { decapsulateMany, digestEach, digestMany, encapsulateMany, load, subtle } from "../lanewise.js";

const ROUNDS = Number(process.argv[2] ?? 35);
const SLICE = 4; // milliseconds, which other processes seldom interrupt
const WORDS = process.argv[3] ?? "";
await load({ simd: process.env.LANEWISE_SIMD !== "0" });

/** Microseconds of one call of each: the least of ROUNDS times of at least SLICE. */
async function times(work) {
  const best = {};
  for (let round = 0; round < ROUNDS; round++)
    for (const [name, one] of Object.entries(work)) {
      const start = performance.now();
      let calls = 0;
      do {
        await one();
        calls++;
      } while (performance.now() - start < SLICE);
      best[name] = Math.min(best[name] ?? Infinity, (1000 * (performance.now() - start)) / calls);
    }
  return best;
}

async function row(what, work) {
  if (!what.includes(WORDS)) return;
  const found = await times(work);
  const parts = Object.entries(found).map(([name, us]) => `${name} ${us.toFixed(1)} us (${(us / found.lanewise).toFixed(2)})`);
  console.log(`${what}: ${parts.join(", ")}`);
}

for (const size of [32, 1024, 1 << 20]) {
  const data = new Uint8Array(size);
  await row(`SHA3-256 of ${size} bytes`, {
    lanewise: () => subtle.digest("SHA3-256", data),
    noble: () => sha3_256(data),
    "webcrypto of Node": () => crypto.subtle.digest("SHA3-256", data),
    "node:crypto": () => createHash("sha3-256").update(data).digest(),
  });
}
const data = new Uint8Array(1 << 20);
const kt = { name: "KT128", outputLength: 256 };
await row("KT128 of 1 MiB", {
  lanewise: () => subtle.digest(kt, data),
  "webcrypto of Node": () => crypto.subtle.digest(kt, data),
});
const inputs = Array.from({ length: 1000 }, () => new Uint8Array(32));
await row("SHA3-256 of 1000 times 32 bytes", {
  lanewise: () => digestMany("SHA3-256", inputs),
  noble: () => inputs.map((one) => sha3_256(one)),
  "node:crypto": () => inputs.map((one) => createHash("sha3-256").update(one).digest()),
});
async function* come() {
  yield* inputs;
}
/** Goes through all that comes. */
async function drain(digests) {
  for await (const _ of digests);
}
await row("SHA3-256 of 1000 times 32 bytes from an async generator", {
  lanewise: () => drain(digestEach("SHA3-256", come())),
  "node:crypto": async () => {
    for await (const one of come()) createHash("sha3-256").update(one).digest();
  },
});

const uses = ["encapsulateBits", "decapsulateBits"];
const ours = await subtle.generateKey("ML-KEM-768", true, uses);
const theirs = await crypto.subtle.generateKey({ name: "ML-KEM-768" }, true, uses);
const noble = ml_kem768.keygen();
await row("ML-KEM-768 encapsulation", {
  lanewise: () => subtle.encapsulateBits("ML-KEM-768", ours.publicKey),
  noble: () => ml_kem768.encapsulate(noble.publicKey),
  "webcrypto of Node": () => crypto.subtle.encapsulateBits({ name: "ML-KEM-768" }, theirs.publicKey),
});
const [a, b] = [
  await subtle.encapsulateBits("ML-KEM-768", ours.publicKey),
  await crypto.subtle.encapsulateBits({ name: "ML-KEM-768" }, theirs.publicKey),
];
const c = ml_kem768.encapsulate(noble.publicKey).cipherText;
await row("ML-KEM-768 decapsulation", {
  lanewise: () => subtle.decapsulateBits("ML-KEM-768", ours.privateKey, a.ciphertext),
  noble: () => ml_kem768.decapsulate(c, noble.secretKey),
  "webcrypto of Node": () => crypto.subtle.decapsulateBits({ name: "ML-KEM-768" }, theirs.privateKey, b.ciphertext),
});

// Of one key and of a key each: all at once, and one after another.
const COUNT = 64;
const pairs = [];
for (let i = 0; i < COUNT; i++) pairs.push(await subtle.generateKey("ML-KEM-768", true, uses));
for (const [keys, used] of [["one key", Array(COUNT).fill(ours)], [`${COUNT} keys`, pairs]]) {
  const open = used.map((pair) => pair.publicKey);
  const secret = used.map((pair) => pair.privateKey);
  const ciphertexts = (await encapsulateMany("ML-KEM-768", open)).map((one) => one.ciphertext);
  await row(`${COUNT} encapsulations of ML-KEM-768, ${keys}`, {
    lanewise: () => encapsulateMany("ML-KEM-768", open),
    "single calls": async () => {
      for (const key of open) await subtle.encapsulateBits("ML-KEM-768", key);
    },
  });
  await row(`${COUNT} decapsulations of ML-KEM-768, ${keys}`, {
    lanewise: () => decapsulateMany("ML-KEM-768", secret, ciphertexts),
    "single calls": async () => {
      for (const [i, key] of secret.entries()) await subtle.decapsulateBits("ML-KEM-768", key, ciphertexts[i]);
    },
  });
}

const message = new Uint8Array(32);
for (const [name, peer, platform] of [
  ["ML-DSA-65", ml_dsa65, true],
  ["SLH-DSA-SHAKE-128f", slh_dsa_shake_128f, false],
]) {
  const key = await subtle.generateKey(name, true, ["sign", "verify"]);
  const keys = peer.keygen();
  const other = platform && (await crypto.subtle.generateKey({ name }, true, ["sign", "verify"]));
  const [mine, its] = [await subtle.sign(name, key.privateKey, message), peer.sign(message, keys.secretKey)];
  const right = platform && (await crypto.subtle.sign({ name }, other.privateKey, message));
  await row(`${name} signature`, {
    lanewise: () => subtle.sign(name, key.privateKey, message),
    noble: () => peer.sign(message, keys.secretKey),
    ...(platform && { "webcrypto of Node": () => crypto.subtle.sign({ name }, other.privateKey, message) }),
  });
  await row(`${name} verification`, {
    lanewise: () => subtle.verify(name, key.publicKey, mine, message),
    noble: () => peer.verify(its, message, keys.publicKey),
    ...(platform && { "webcrypto of Node": () => crypto.subtle.verify({ name }, other.publicKey, right, message) }),
  });
}
