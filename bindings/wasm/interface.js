// bindings/wasm/generate.py --write
// SPDX-License-Identifier: Apache-2.0 OR MIT

/** Hash functions. */
export const DIGESTS = {
  "SHA3-224": {"number": 1, "bytes": 28},
  "SHA3-256": {"number": 2, "bytes": 32},
  "SHA3-384": {"number": 3, "bytes": 48},
  "SHA3-512": {"number": 4, "bytes": 64},
  "cSHAKE128": {"number": 5, "bytes": 0, "kind": "cSHAKE", "init": "lanewise_cshake128_init", "once": "lanewise_cshake128"},
  "cSHAKE256": {"number": 6, "bytes": 0, "kind": "cSHAKE", "init": "lanewise_cshake256_init", "once": "lanewise_cshake256"},
  "Keccak-256": {"number": 7, "bytes": 32},
  "TurboSHAKE128": {"number": 8, "bytes": 0, "kind": "TurboSHAKE", "init": "lanewise_turboshake128_init", "once": "lanewise_turboshake128"},
  "TurboSHAKE256": {"number": 9, "bytes": 0, "kind": "TurboSHAKE", "init": "lanewise_turboshake256_init", "once": "lanewise_turboshake256"},
  "KT128": {"number": 10, "bytes": 0, "kind": "KT", "init": "lanewise_kt128_init", "once": "lanewise_kt128"},
  "KT256": {"number": 11, "bytes": 0, "kind": "KT", "init": "lanewise_kt256_init", "once": "lanewise_kt256"},
};

/** Message authentication codes. */
export const MACS = {
  "KMAC128": {"init": "lanewise_kmac128_init", "bits": 128},
  "KMAC256": {"init": "lanewise_kmac256_init", "bits": 256},
};

/** Parameter sets; lengths in bytes. */
export const SCHEMES = {
  "ML-KEM-512": {"scheme": "mlkem", "set": 512, "public": 800, "private": 1632, "ciphertext": 768, "seed": 64, "shared": 32, "key": 16384, "calls": {"keygen_seed": "lanewise_mlkem_keygen_seed", "encaps": "lanewise_mlkem_encaps", "decaps": "lanewise_mlkem_decaps", "check_public": "lanewise_mlkem_check_public", "encaps_many": "lanewise_mlkem_encaps_many", "decaps_many": "lanewise_mlkem_decaps_many", "key_from_public": "lanewise_mlkem_key_from_public", "key_from_private": "lanewise_mlkem_key_from_private", "key_encaps": "lanewise_mlkem_key_encaps", "key_decaps_many": "lanewise_mlkem_key_decaps_many"}},
  "ML-KEM-768": {"scheme": "mlkem", "set": 768, "public": 1184, "private": 2400, "ciphertext": 1088, "seed": 64, "shared": 32, "key": 16384, "calls": {"keygen_seed": "lanewise_mlkem_keygen_seed", "encaps": "lanewise_mlkem_encaps", "decaps": "lanewise_mlkem_decaps", "check_public": "lanewise_mlkem_check_public", "encaps_many": "lanewise_mlkem_encaps_many", "decaps_many": "lanewise_mlkem_decaps_many", "key_from_public": "lanewise_mlkem_key_from_public", "key_from_private": "lanewise_mlkem_key_from_private", "key_encaps": "lanewise_mlkem_key_encaps", "key_decaps_many": "lanewise_mlkem_key_decaps_many"}},
  "ML-KEM-1024": {"scheme": "mlkem", "set": 1024, "public": 1568, "private": 3168, "ciphertext": 1568, "seed": 64, "shared": 32, "key": 16384, "calls": {"keygen_seed": "lanewise_mlkem_keygen_seed", "encaps": "lanewise_mlkem_encaps", "decaps": "lanewise_mlkem_decaps", "check_public": "lanewise_mlkem_check_public", "encaps_many": "lanewise_mlkem_encaps_many", "decaps_many": "lanewise_mlkem_decaps_many", "key_from_public": "lanewise_mlkem_key_from_public", "key_from_private": "lanewise_mlkem_key_from_private", "key_encaps": "lanewise_mlkem_key_encaps", "key_decaps_many": "lanewise_mlkem_key_decaps_many"}},
  "ML-DSA-44": {"scheme": "mldsa", "set": 44, "public": 1312, "private": 2560, "signature": 2420, "seed": 32, "calls": {"keygen_seed": "lanewise_mldsa_keygen_seed", "sign": "lanewise_mldsa_sign", "verify": "lanewise_mldsa_verify"}},
  "ML-DSA-65": {"scheme": "mldsa", "set": 65, "public": 1952, "private": 4032, "signature": 3309, "seed": 32, "calls": {"keygen_seed": "lanewise_mldsa_keygen_seed", "sign": "lanewise_mldsa_sign", "verify": "lanewise_mldsa_verify"}},
  "ML-DSA-87": {"scheme": "mldsa", "set": 87, "public": 2592, "private": 4896, "signature": 4627, "seed": 32, "calls": {"keygen_seed": "lanewise_mldsa_keygen_seed", "sign": "lanewise_mldsa_sign", "verify": "lanewise_mldsa_verify"}},
  "SLH-DSA-SHAKE-128s": {"scheme": "slhdsa", "set": 1, "public": 32, "private": 64, "signature": 7856, "seed": 48, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
  "SLH-DSA-SHAKE-128f": {"scheme": "slhdsa", "set": 2, "public": 32, "private": 64, "signature": 17088, "seed": 48, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
  "SLH-DSA-SHAKE-192s": {"scheme": "slhdsa", "set": 3, "public": 48, "private": 96, "signature": 16224, "seed": 72, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
  "SLH-DSA-SHAKE-192f": {"scheme": "slhdsa", "set": 4, "public": 48, "private": 96, "signature": 35664, "seed": 72, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
  "SLH-DSA-SHAKE-256s": {"scheme": "slhdsa", "set": 5, "public": 64, "private": 128, "signature": 29792, "seed": 96, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
  "SLH-DSA-SHAKE-256f": {"scheme": "slhdsa", "set": 6, "public": 64, "private": 128, "signature": 49856, "seed": 96, "calls": {"keygen_seed": "lanewise_slhdsa_keygen_seed", "sign": "lanewise_slhdsa_sign", "verify": "lanewise_slhdsa_verify", "check_key": "lanewise_slhdsa_check_key"}},
};

/** What a C function returns. */
export const STATUS = {
  "LANEWISE_OK": 0,
  "LANEWISE_ERR_NULL": -1,
  "LANEWISE_ERR_STATE": -2,
  "LANEWISE_ERR_LENGTH": -3,
  "LANEWISE_ERR_ALGORITHM": -4,
  "LANEWISE_ERR_PARAMETER": -5,
  "LANEWISE_ERR_THREAD": -7,
  "LANEWISE_ERR_RANDOM": -8,
  "LANEWISE_ERR_SIGNATURE": -9,
  "LANEWISE_ERR_FAULT": -10,
  "LANEWISE_ERR_CANCELLED": -11,
  "LANEWISE_ERR_KEY": -12,
  "LANEWISE_ERR_SELF_TEST": -13,
  "LANEWISE_ERR_MESSAGE": -14,
};

/** Texts of errors. */
export const MESSAGES = {
  "0": "success",
  "-1": "a null pointer was given for data that is not empty, or for a context",
  "-2": "call out of order: not initialised, input after finalize, or output before it",
  "-3": "a length that this function does not allow",
  "-4": "unknown algorithm, or one that this call does not serve",
  "-5": "a parameter is out of its range",
  "-7": "a worker thread could not be started",
  "-8": "the source of random bytes failed",
  "-9": "the signature does not belong to this message, context and key",
  "-10": "a result did not pass its own check: the machine or its memory made an error",
  "-11": "stopped by the caller",
  "-12": "a key that must be refused: its parts do not belong together, or its standard says so",
  "-13": "a primitive did not compute its known answer: do not use this library here",
  "-14": "the message changed while it was read",
};

/** Offsets of options, in bytes. */
export const OPTIONS = {
  "mldsa": {"context": 0, "context_bytes": 4, "prehash": 8, "message_is": 12, "deterministic": 16, "check": 20, "random": 24, "weak_prehash": 32, "reserved": 40, "size": 64},
  "slhdsa": {"context": 0, "context_bytes": 4, "prehash": 8, "message_is_digest": 12, "deterministic": 16, "check": 20, "random": 24, "weak_prehash": 32, "reserved": 40, "size": 64},
};

/** What says how many bytes a computation takes. */
export const CONTEXTS = {
  "sponge": "lanewise_sponge_bytes",
  "tree": "lanewise_tree_bytes",
};

export const DOMAIN = 31;
