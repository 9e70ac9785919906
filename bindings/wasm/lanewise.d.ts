// SPDX-License-Identifier: Apache-2.0 OR MIT
import type {
  CSHAKEName,
  FixedName,
  KMACName,
  KTName,
  MLDSAName,
  MLKEMName,
  SLHDSAName,
  TurboSHAKEName,
} from "./names.js";

export type * from "./names.js";

/** Names are taken whatever their case. Lengths are in bits, as webcrypto has them. */
type Named<Name, Parameters = {}> = { name: Name } & Parameters;
export type Bytes = ArrayBuffer | ArrayBufferView;

/** A hash function. TurboSHAKE's `domainSeparation` is 0x01 to 0x7F; without one it is 0x1F. */
export type DigestAlgorithm =
  | FixedName
  | Named<FixedName>
  | Named<CSHAKEName, { outputLength: number; functionName?: Bytes; customization?: Bytes }>
  | Named<TurboSHAKEName, { outputLength: number; domainSeparation?: number }>
  | Named<KTName, { outputLength: number; customization?: Bytes }>;

export type KEMAlgorithm = MLKEMName | Named<MLKEMName>;
export type SignatureName = MLDSAName | SLHDSAName;
/** `context`: at most 255 bytes. `deterministic`: sign without fresh randomness. */
export type SignatureAlgorithm =
  | SignatureName
  | Named<SignatureName, { context?: Bytes; deterministic?: boolean }>;
export type MACAlgorithm = Named<KMACName, { outputLength: number; customization?: Bytes }>;
/** `length`: of a new key, in bits; without it, the strength of the function. */
export type KeyAlgorithmOf = KEMAlgorithm | SignatureAlgorithm | KMACName | Named<KMACName, { length?: number }>;

export type Usage =
  | "sign"
  | "verify"
  | "encapsulateKey"
  | "encapsulateBits"
  | "decapsulateKey"
  | "decapsulateBits";
export type PlatformUsage = "encrypt" | "decrypt" | "deriveBits" | "deriveKey" | "wrapKey" | "unwrapKey" | Usage;
/** raw-seed: private keys of ML-KEM and ML-DSA. raw-private: those of SLH-DSA. raw-secret: KMAC. */
export type Format = "raw-public" | "raw-seed" | "raw-private" | "raw-secret" | "raw";

/** A key of this package: as CryptoKey, but crypto.subtle does not take it. */
export interface Key {
  readonly type: "public" | "private" | "secret";
  readonly algorithm: Readonly<{ name: string; length?: number }>;
  readonly extractable: boolean;
  readonly usages: readonly Usage[];
}

export interface KeyPair {
  publicKey: Key;
  privateKey: Key;
}

/**
 * webcrypto's functions. Each rejects with TypeError, or with a DOMException: NotSupportedError (an
 * algorithm or format that is not here), SyntaxError (usages), DataError (a key that is none),
 * InvalidAccessError (a key for something else), OperationError (all else; the message says what).
 */
export interface Subtle {
  digest(algorithm: DigestAlgorithm, data: Bytes): Promise<ArrayBuffer>;

  generateKey(algorithm: KEMAlgorithm | SignatureAlgorithm, extractable: boolean, usages: Usage[]): Promise<KeyPair>;
  generateKey(algorithm: KMACName | Named<KMACName, { length?: number }>, extractable: boolean, usages: Usage[]): Promise<Key>;
  importKey(format: Format, data: Bytes, algorithm: KeyAlgorithmOf, extractable: boolean, usages: Usage[]): Promise<Key>;
  exportKey(format: Format, key: Key): Promise<ArrayBuffer>;
  getPublicKey(key: Key, usages: Usage[]): Promise<Key>;

  sign(algorithm: SignatureAlgorithm | MACAlgorithm, key: Key, data: Bytes): Promise<ArrayBuffer>;
  /** False for a signature or tag that is not right, whatever its length. */
  verify(algorithm: SignatureAlgorithm | MACAlgorithm, key: Key, signature: Bytes, data: Bytes): Promise<boolean>;

  encapsulateBits(algorithm: KEMAlgorithm, key: Key): Promise<{ sharedKey: ArrayBuffer; ciphertext: ArrayBuffer }>;
  decapsulateBits(algorithm: KEMAlgorithm, key: Key, ciphertext: Bytes): Promise<ArrayBuffer>;
  /** The shared secret as a key: of this package for KMAC, of the platform for its own algorithms. */
  encapsulateKey<Shared = unknown>(
    algorithm: KEMAlgorithm,
    key: Key,
    sharedKeyAlgorithm: string | { name: string },
    extractable: boolean,
    usages: PlatformUsage[],
  ): Promise<{ sharedKey: Shared; ciphertext: ArrayBuffer }>;
  decapsulateKey<Shared = unknown>(
    algorithm: KEMAlgorithm,
    key: Key,
    ciphertext: Bytes,
    sharedKeyAlgorithm: string | { name: string },
    extractable: boolean,
    usages: PlatformUsage[],
  ): Promise<Shared>;
}

export const subtle: Subtle;

/** A hash function piece by piece. Both throw InvalidStateError after digest(). */
export interface Hash {
  update(data: Bytes): this;
  digest(): ArrayBuffer;
}
export function createHash(algorithm: DigestAlgorithm): Promise<Hash>;

/**
 * The digests of independent inputs. Rejects with NotSupportedError where strings or another domain
 * byte than TurboSHAKE's usual one are given.
 */
export function digestMany(algorithm: DigestAlgorithm, inputs: Iterable<Bytes>): Promise<Uint8Array[]>;

/**
 * The same, one after another in their order, of inputs that come one after another. `atOnce` inputs
 * (without it 1024), or fewer that have about 1 MiB together with their digests, are copied and kept
 * before they are hashed together: nothing comes out until then, or until the inputs end. Where the
 * next input waits for a digest, `atOnce` must be 1. Throws what digestMany rejects with, at next().
 */
export function digestEach(
  algorithm: DigestAlgorithm,
  inputs: AsyncIterable<Bytes> | Iterable<Bytes>,
  options?: { atOnce?: number },
): AsyncGenerator<Uint8Array, void, undefined>;

/**
 * What encapsulateBits gives for each of the keys, in their order, in less time. A key may come more
 * than once, and is expanded once then, which saves the most: `Array(100).fill(key)`. Errors are those
 * of encapsulateBits, and one for all.
 */
export function encapsulateMany(
  algorithm: KEMAlgorithm,
  keys: Iterable<Key>,
): Promise<{ sharedKey: ArrayBuffer; ciphertext: ArrayBuffer }[]>;

/**
 * What decapsulateBits gives for each of the ciphertexts, in their order, in less time: by one key, or
 * by as many keys, of which one may come more than once. Errors are those of decapsulateBits, and one
 * for all; another number of keys is a TypeError. A ciphertext that was altered gets its rejection key,
 * as always, and changes nothing for the others.
 */
export function decapsulateMany(
  algorithm: KEMAlgorithm,
  keys: Key | Iterable<Key>,
  ciphertexts: Iterable<Bytes>,
): Promise<ArrayBuffer[]>;

/**
 * Loads the module, which every function does when it is first called. `simd`: the one with vectors;
 * without it, whether the machine has them. Only the first call counts.
 */
export function load(options?: { simd?: boolean }): Promise<unknown>;
