/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file kyber.h
 * Kyber as it was submitted to rounds 2 and 3 of NIST's process: models for hardware and for old
 * data, not for new keys. They give other results than ML-KEM (mlkem.h), and check no input beyond
 * its length, as the submissions say. In the library only if it is built with LANEWISE_KYBER.
 *
 * All functions are deterministic: the caller gives the coins that the submissions draw. Errors:
 * NULL; ALGORITHM: no such set; LENGTH. Outputs are zeros then.
 *
 * - `set`: one of enum lanewise_kyber_set
 * - `pk`, `pklen`: a public key, public_bytes long
 * - `sk`, `sklen`: a private key, private_bytes long
 * - `ct`, `ctlen`: a ciphertext, ciphertext_bytes long
 * - `ss`, `sslen`: a shared key, 32 bytes
 * - `coins`, `coinslen`: 64 bytes for a key, 32 for a ciphertext
 */
#ifndef LANEWISE_KYBER_H
#define LANEWISE_KYBER_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Round and name of the set. */
typedef enum lanewise_kyber_set {
    LANEWISE_KYBER512_ROUND2 = 20512,
    LANEWISE_KYBER768_ROUND2 = 20768,
    LANEWISE_KYBER1024_ROUND2 = 21024,
    LANEWISE_KYBER512_ROUND3 = 30512,
    LANEWISE_KYBER768_ROUND3 = 30768,
    LANEWISE_KYBER1024_ROUND3 = 31024
} lanewise_kyber_set;

/** Lengths in bytes; a shared key has 32. */
typedef struct lanewise_kyber_info {
    const char *name;        /**< "Kyber768 of round 3"; static storage */
    size_t public_bytes;     /**< pk */
    size_t private_bytes;    /**< sk */
    size_t ciphertext_bytes; /**< ct */
} lanewise_kyber_info;

/** Describe a set in `info`. */
LANEWISE_CHECKED int lanewise_kyber_describe(lanewise_kyber_set set, lanewise_kyber_info *info);

/** A key pair of d and z, 32 bytes each in `coins`. */
LANEWISE_CHECKED int lanewise_kyber_keygen(lanewise_kyber_set set, void *pk, size_t pklen, void *sk,
                                           size_t sklen, const void *coins, size_t coinslen);

/** A ciphertext and its shared key; `coins` are what is hashed to the message. */
LANEWISE_CHECKED int lanewise_kyber_encaps(lanewise_kyber_set set, void *ct, size_t ctlen, void *ss,
                                           size_t sslen, const void *pk, size_t pklen,
                                           const void *coins, size_t coinslen);

/** The shared key of a ciphertext; that of an altered one is SHAKE256(z, H(ct)). */
LANEWISE_CHECKED int lanewise_kyber_decaps(lanewise_kyber_set set, void *ss, size_t sslen,
                                           const void *sk, size_t sklen, const void *ct,
                                           size_t ctlen);

#ifdef __cplusplus
}
#endif

#endif
