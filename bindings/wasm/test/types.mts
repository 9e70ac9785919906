// SPDX-License-Identifier: Apache-2.0 OR MIT
// What the types allow and what they refuse; only compiled, by test.sh --full.
import { createHash, decapsulateMany, digestEach, digestMany, encapsulateMany, subtle, type Key, type KeyPair } from "lanewise";

const data = new Uint8Array(3);
const digest: ArrayBuffer = await subtle.digest("SHA3-512", data);
await subtle.digest({ name: "cSHAKE256", outputLength: 512, functionName: data, customization: digest }, data);
await subtle.digest({ name: "TurboSHAKE128", outputLength: 64, domainSeparation: 7 }, data);
const many: Uint8Array[] = await digestMany({ name: "KT256", outputLength: 512 }, new Set([data]));
async function* come(): AsyncGenerator<ArrayBuffer> {
  yield digest;
}
for await (const one of digestEach({ name: "KT128", outputLength: 512 }, come(), { atOnce: 7 })) many.push(one);
(await createHash("Keccak-256")).update(many[0]!).update(data).digest();
const pair: KeyPair = await subtle.generateKey({ name: "SLH-DSA-SHAKE-192s" }, true, ["sign", "verify"]);
const right: boolean = await subtle.verify({ name: "ML-DSA-44", context: data }, pair.publicKey, digest, data);
const mac: Key = await subtle.generateKey({ name: "KMAC128", length: 256 }, right, ["sign"]);
await subtle.sign({ name: "KMAC128", outputLength: 256 }, mac, data);
const { sharedKey } = await subtle.encapsulateKey<CryptoKey>("ML-KEM-512", mac, { name: "AES-GCM" }, false, ["encrypt"]);
await crypto.subtle.encrypt({ name: "AES-GCM", iv: data }, sharedKey, data);
const sent = await encapsulateMany("ML-KEM-768", new Set([mac]));
await crypto.subtle.digest("SHA-256", sent[0]!.sharedKey);
const received: ArrayBuffer[] = await decapsulateMany({ name: "ML-KEM-768" }, mac, sent.map((one) => one.ciphertext));
await decapsulateMany("ML-KEM-768", [mac], received);

// @ts-expect-error: no such function
await subtle.digest("SHA3-255", data);
// @ts-expect-error: outputLength is missing
await subtle.digest({ name: "KT128" }, data);
// @ts-expect-error: not bytes
await subtle.digest("SHA3-256", "text");
// @ts-expect-error: a hash function does not sign
await subtle.sign("SHA3-256", mac, data);
// @ts-expect-error: the platform's function does not take our key
await crypto.subtle.exportKey("raw", mac);
// @ts-expect-error: a pair is no key
await subtle.exportKey("raw-public", pair);
// @ts-expect-error: keys are as many as encapsulations
await encapsulateMany("ML-KEM-768", mac);
// @ts-expect-error: a signature scheme has none
await decapsulateMany("ML-DSA-44", mac, received);
// @ts-expect-error: inputs are not one input
digestEach("SHA3-256", digest);
