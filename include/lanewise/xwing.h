/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file xwing.h
 * X-Wing (draft-connolly-cfrg-xwing-kem, version 05), a key exchange that holds as long as one of
 * ML-KEM-768 and X25519 does. X25519 is not in the library: the caller passes a function that
 * computes it, of any library that has it. Everything else is here: keys of a seed of 32 bytes,
 * encapsulation and decapsulation, and the combiner alone.
 *
 *     static int multiply(void *with, void *out, const void *scalar, const void *point) {
 *         return point ? their_x25519(out, scalar, point) : their_x25519_base(out, scalar);
 *     }
 *     static const lanewise_xwing_x25519 x25519 = {multiply, NULL};
 *     lanewise_xwing_keygen(pk, sizeof pk, sk, sizeof sk, &x25519, NULL);
 *     lanewise_xwing_encaps(ct, sizeof ct, theirs, 32, pk, sizeof pk, &x25519, NULL);
 *     lanewise_xwing_decaps(ours, 32, sk, sizeof sk, ct, sizeof ct, &x25519);
 *
 * Decapsulation of a ciphertext that was altered gives another shared key, as in ML-KEM. Secrets
 * decide no branch and no address here; that `multiply` keeps to it is the caller's part. When a
 * call fails, its outputs are zeros. Buffers must not overlap. Errors are those named at each
 * function, checked in the order NULL, LENGTH.
 *
 * - `pk`, `pklen`: a public key, 1216 bytes: that of ML-KEM-768, then that of X25519
 * - `sk`, `sklen`: a private key, 32 bytes of which all else follows
 * - `ct`, `ctlen`: a ciphertext, 1120 bytes: that of ML-KEM-768, then a public key of X25519
 * - `ss`, `sslen`: a shared key, 32 bytes
 * - `seed`, `seedlen`: what an encapsulation draws: the message of ML-KEM, 32 bytes, then the
 *   scalar of X25519, 32 bytes
 * - `x25519`: how X25519 is computed
 * - `random`: a source of random bytes; NULL: the operating system's
 */
#ifndef LANEWISE_XWING_H
#define LANEWISE_XWING_H

#include "lanewise/random.h"
#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_XWING_PUBLIC_BYTES 1216
#define LANEWISE_XWING_PRIVATE_BYTES 32
#define LANEWISE_XWING_CIPHERTEXT_BYTES 1120
#define LANEWISE_XWING_SHARED_BYTES 32
#define LANEWISE_XWING_SEED_BYTES 64 /**< of an encapsulation */

/**
 * X25519 of RFC 7748 section 5: `multiply` writes 32 bytes to `out`, of `scalar` and `point`, 32
 * bytes each, where `point` is NULL of the base point, and returns 0. The scalar comes as it was
 * drawn, and is clamped by X25519. Any other value says that it could not, and the call that needed
 * it fails with CANCELLED. The draft demands no test for a result of zeros.
 */
typedef struct lanewise_xwing_x25519 {
    int (*multiply)(void *with, void *out, const void *scalar, const void *point);
    void *with; /**< passed to `multiply`; may be NULL */
} lanewise_xwing_x25519;

/** A new key pair. Errors: NULL; LENGTH; RANDOM; FAULT: the pair-wise test of ML-KEM, where it is
 * on; CANCELLED: X25519 failed. */
LANEWISE_CHECKED int lanewise_xwing_keygen(void *pk, size_t pklen, void *sk, size_t sklen,
                                           const lanewise_xwing_x25519 *x25519,
                                           const lanewise_random *random);

/** The public key of a private one. Errors: NULL; LENGTH; FAULT; CANCELLED. */
LANEWISE_CHECKED int lanewise_xwing_public(void *pk, size_t pklen, const void *sk, size_t sklen,
                                           const lanewise_xwing_x25519 *x25519);

/** Encapsulate. Errors: NULL; LENGTH; RANDOM; KEY: the ML-KEM key in `pk` is not encoded as FIPS
 * 203 section 7.2 demands; CANCELLED. */
LANEWISE_CHECKED int lanewise_xwing_encaps(void *ct, size_t ctlen, void *ss, size_t sslen,
                                           const void *pk, size_t pklen,
                                           const lanewise_xwing_x25519 *x25519,
                                           const lanewise_random *random);

/** The same of given randomness, which is secret and used once: for tests. Errors: NULL; LENGTH;
 * KEY; CANCELLED. */
LANEWISE_CHECKED int lanewise_xwing_encaps_seed(void *ct, size_t ctlen, void *ss, size_t sslen,
                                                const void *pk, size_t pklen,
                                                const lanewise_xwing_x25519 *x25519,
                                                const void *seed, size_t seedlen);

/** Decapsulate. Errors: NULL; LENGTH; FAULT; CANCELLED. */
LANEWISE_CHECKED int lanewise_xwing_decaps(void *ss, size_t sslen, const void *sk, size_t sklen,
                                           const void *ct, size_t ctlen,
                                           const lanewise_xwing_x25519 *x25519);

/**
 * The combiner alone, for those who compute both exchanges elsewhere: SHA3-256 of the shared key of
 * ML-KEM-768, `mlkem_ss`; the result of X25519, `x25519_ss`; the sender's public key of X25519,
 * `x25519_ct`; the receiver's, `x25519_pk`; each of 32 bytes; and the six bytes of the label.
 * Errors: NULL; LENGTH (of `ss`).
 */
LANEWISE_CHECKED int lanewise_xwing_combine(void *ss, size_t sslen, const uint8_t mlkem_ss[32],
                                            const uint8_t x25519_ss[32],
                                            const uint8_t x25519_ct[32],
                                            const uint8_t x25519_pk[32]);

#ifdef __cplusplus
}
#endif

#endif
