/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file saved.h
 * A computation of sponge.h as bytes, to go on later, in another process or on another machine:
 *
 *     uint8_t saved[LANEWISE_SPONGE_SAVED_BYTES];
 *     lanewise_sponge_save(&s, saved, sizeof saved);
 *
 *     lanewise_sha3_256_init(&t);                           // the function that it must be
 *     lanewise_sponge_restore(&t, saved, sizeof saved);     // t goes on where s was
 *
 * SHA-3, SHAKE, Keccak-256, TurboSHAKE and cSHAKE, in any phase. docs/decisions/saved-states.md has
 * the format, and why there is none for keys.
 *
 * - `s`: a context that an initialiser has set
 * - `out`, `outlen`: where the bytes go, and how many: LANEWISE_SPONGE_SAVED_BYTES
 * - `in`, `inlen`: such bytes, and their number
 */
#ifndef LANEWISE_SAVED_H
#define LANEWISE_SAVED_H

#include "lanewise/sponge.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes of a saved computation. */
#define LANEWISE_SPONGE_SAVED_BYTES 216

/**
 * Write a computation in any phase to `out`: the same bytes on every machine, under every kernel
 * and version. Whoever reads them learns what was absorbed last and often all of it, so they are as
 * secret as the input; functions with a key, and TupleHash, are refused.
 * Errors: NULL; STATE where no initialiser ran; ALGORITHM; LENGTH.
 */
LANEWISE_CHECKED int lanewise_sponge_save(const lanewise_sponge *s, void *out, size_t outlen);

/**
 * Go on with a saved computation. `s` says of which function it must be: any initialiser has set it
 * and it absorbs still; what it has absorbed is forgotten. The bytes may come from anywhere: what
 * save does not write is refused, but they are no proof of their origin. cSHAKE goes on with the
 * strings of the saved computation.
 * Errors: NULL; STATE where no initialiser ran, or after finalize; ALGORITHM if `s` cannot be
 * saved, or the bytes are of another function; LENGTH; PARAMETER if they are no saved computation,
 * or one of a later format.
 */
LANEWISE_CHECKED int lanewise_sponge_restore(lanewise_sponge *s, const void *in, size_t inlen);

#ifdef __cplusplus
}
#endif

#endif
