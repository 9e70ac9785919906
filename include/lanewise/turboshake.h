/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file turboshake.h
 * TurboSHAKE128 and TurboSHAKE256 (RFC 9861 section 2): SHAKE with 12 rounds and a domain byte.
 *
 *     uint8_t key[64];
 *     int status = lanewise_turboshake256(key, sizeof key, seed, sizeof seed, 0x0B);
 *
 * - `out`, `outlen`: where output goes, and how many bytes of it
 * - `in`, `inlen`: input, and its length in bytes; NULL if the length is 0
 * - `s`: a context of the caller's, which is overwritten
 * - `domain`: the separation byte D, 0x01 to 0x7F
 */
#ifndef LANEWISE_TURBOSHAKE_H
#define LANEWISE_TURBOSHAKE_H

#include "lanewise/sponge.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_TURBOSHAKE128_RATE 168
#define LANEWISE_TURBOSHAKE256_RATE 136
/** The domain byte RFC 9861 gives for plain hashing. */
#define LANEWISE_TURBOSHAKE_DOMAIN 0x1F

/**
 * One-shot. Input and output may overlap. Errors: NULL; PARAMETER (domain).
 */
LANEWISE_CHECKED int lanewise_turboshake128(void *out, size_t outlen, const void *in, size_t inlen,
                                            uint8_t domain);
LANEWISE_CHECKED int lanewise_turboshake256(void *out, size_t outlen, const void *in, size_t inlen,
                                            uint8_t domain);

/** Begin an incremental computation (then sponge.h). Errors: NULL; PARAMETER. */
LANEWISE_CHECKED int lanewise_turboshake128_init(lanewise_sponge *s, uint8_t domain);
LANEWISE_CHECKED int lanewise_turboshake256_init(lanewise_sponge *s, uint8_t domain);

#ifdef __cplusplus
}
#endif

#endif
