// bindings/wasm/generate.py --write
// SPDX-License-Identifier: Apache-2.0 OR MIT

export type FixedName =
  | "SHA3-224"
  | "SHA3-256"
  | "SHA3-384"
  | "SHA3-512"
  | "Keccak-256";
export type CSHAKEName =
  | "cSHAKE128"
  | "cSHAKE256";
export type TurboSHAKEName =
  | "TurboSHAKE128"
  | "TurboSHAKE256";
export type KTName =
  | "KT128"
  | "KT256";
export type KMACName =
  | "KMAC128"
  | "KMAC256";
export type MLKEMName =
  | "ML-KEM-512"
  | "ML-KEM-768"
  | "ML-KEM-1024";
export type MLDSAName =
  | "ML-DSA-44"
  | "ML-DSA-65"
  | "ML-DSA-87";
export type SLHDSAName =
  | "SLH-DSA-SHAKE-128s"
  | "SLH-DSA-SHAKE-128f"
  | "SLH-DSA-SHAKE-192s"
  | "SLH-DSA-SHAKE-192f"
  | "SLH-DSA-SHAKE-256s"
  | "SLH-DSA-SHAKE-256f";
