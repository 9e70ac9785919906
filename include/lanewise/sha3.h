/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file sha3.h
 * SHA3-224/256/384/512 and SHAKE128/256 (FIPS 202 section 6), and Keccak-256 as Ethereum uses it
 * (the padding before standardisation: suffix bits 1 0* 1 alone).
 *
 * One-shot functions may be given overlapping input and output: the input is read to its end
 * before the first byte of output is written. Incremental use: an initialiser here, then sponge.h.
 *
 * - `out`, `outlen`: where output goes, and how many bytes of it
 * - `in`, `len`, `inlen`: input, and its length in bytes; NULL if the length is 0
 * - `s`: a context of the caller's, which is overwritten; what was in it does not matter
 */
#ifndef LANEWISE_SHA3_H
#define LANEWISE_SHA3_H

#include "lanewise/sponge.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_SHA3_224_BYTES 28
#define LANEWISE_SHA3_256_BYTES 32
#define LANEWISE_SHA3_384_BYTES 48
#define LANEWISE_SHA3_512_BYTES 64
#define LANEWISE_KECCAK256_BYTES 32

#define LANEWISE_SHA3_224_RATE 144 /**< bytes absorbed per permutation; capacity 448 bits */
#define LANEWISE_SHA3_256_RATE 136 /**< capacity 512 bits */
#define LANEWISE_SHA3_384_RATE 104 /**< capacity 768 bits */
#define LANEWISE_SHA3_512_RATE 72  /**< capacity 1024 bits */
#define LANEWISE_SHAKE128_RATE 168 /**< capacity 256 bits */
#define LANEWISE_SHAKE256_RATE 136 /**< capacity 512 bits */

/** One-shot hash: reads `len` bytes, writes the fixed number of bytes. Errors: NULL. */
LANEWISE_CHECKED int lanewise_sha3_224(uint8_t out[LANEWISE_SHA3_224_BYTES], const void *in,
                                       size_t len);
LANEWISE_CHECKED int lanewise_sha3_256(uint8_t out[LANEWISE_SHA3_256_BYTES], const void *in,
                                       size_t len);
LANEWISE_CHECKED int lanewise_sha3_384(uint8_t out[LANEWISE_SHA3_384_BYTES], const void *in,
                                       size_t len);
LANEWISE_CHECKED int lanewise_sha3_512(uint8_t out[LANEWISE_SHA3_512_BYTES], const void *in,
                                       size_t len);
LANEWISE_CHECKED int lanewise_keccak256(uint8_t out[LANEWISE_KECCAK256_BYTES], const void *in,
                                        size_t len);

/** One-shot XOF: reads `inlen` bytes, writes `outlen` bytes (any number). Errors: NULL. */
LANEWISE_CHECKED int lanewise_shake128(void *out, size_t outlen, const void *in, size_t inlen);
LANEWISE_CHECKED int lanewise_shake256(void *out, size_t outlen, const void *in, size_t inlen);

/** Begin an incremental computation. Errors: NULL. */
LANEWISE_CHECKED int lanewise_sha3_224_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_sha3_256_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_sha3_384_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_sha3_512_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_keccak256_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_shake128_init(lanewise_sponge *s);
LANEWISE_CHECKED int lanewise_shake256_init(lanewise_sponge *s);

#ifdef __cplusplus
}
#endif

#endif
