/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file kangarootwelve.h
 * KT128 and KT256, KangarooTwelve (RFC 9861 section 3): tree hashing over TurboSHAKE with chunks
 * of 8192 bytes. The fastest functions here, for any length of input and of output. A chunk is one
 * sponge, so that up to 8 KiB they are TurboSHAKE; several run side by side: docs/kangarootwelve.md
 * says what lengths between one chunk and many cost.
 *
 *     uint8_t digest[32];
 *     int status = lanewise_kt128(digest, sizeof digest, data, len, NULL, 0);
 *
 * - `out`, `outlen`: where output goes, and how many bytes of it
 * - `in`, `inlen`: input, and its length in bytes; NULL if the length is 0
 * - `custom`, `customlen`: the customisation string C, and its length in bytes; 0 for none
 * - `t`: a context of tree.h
 */
#ifndef LANEWISE_KANGAROOTWELVE_H
#define LANEWISE_KANGAROOTWELVE_H

#include "lanewise/tree.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_KT_CHUNK_BYTES 8192

/**
 * One-shot, on the calling thread alone. Input and output may overlap. Errors: NULL.
 */
LANEWISE_CHECKED int lanewise_kt128(void *out, size_t outlen, const void *in, size_t inlen,
                                    const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_kt256(void *out, size_t outlen, const void *in, size_t inlen,
                                    const void *custom, size_t customlen);

/** The same on several threads, as many as `threading` says (tree.h); NULL: one. Errors: NULL. */
LANEWISE_CHECKED int lanewise_kt128_threaded(void *out, size_t outlen, const void *in, size_t inlen,
                                             const void *custom, size_t customlen,
                                             const lanewise_threading *threading);
LANEWISE_CHECKED int lanewise_kt256_threaded(void *out, size_t outlen, const void *in, size_t inlen,
                                             const void *custom, size_t customlen,
                                             const lanewise_threading *threading);

/** Begin an incremental computation (then tree.h). Errors: NULL. */
LANEWISE_CHECKED int lanewise_kt128_init(lanewise_tree *t);
LANEWISE_CHECKED int lanewise_kt256_init(lanewise_tree *t);

/** End the input with the customisation string. Errors: NULL; STATE; ALGORITHM if not a KT. */
LANEWISE_CHECKED int lanewise_kt_finalize(lanewise_tree *t, const void *custom, size_t customlen);

#ifdef __cplusplus
}
#endif

#endif
