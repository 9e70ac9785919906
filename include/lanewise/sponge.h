/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file sponge.h
 * The incremental interface that SHA-3, SHAKE, Keccak-256, cSHAKE, KMAC, TupleHash and TurboSHAKE
 * share. Their headers hold the initialisers; everything after is here:
 *
 *     lanewise_sponge s;
 *     int status = lanewise_shake128_init(&s);
 *     if (!status)
 *         status = lanewise_sponge_absorb(&s, data, len);      // as often as wanted
 *     if (!status)
 *         status = lanewise_sponge_finalize(&s);               // once
 *     if (!status)
 *         status = lanewise_sponge_squeeze(&s, out, outlen);   // as often as wanted
 *     lanewise_sponge_wipe(&s);
 *
 * With valid pointers and in this order none of them fails.
 *
 * How the input is split into absorb calls, or the output into squeeze calls, never changes the
 * result. The context owns no memory: it may live on the stack, and nothing needs freeing. Two
 * threads may use two contexts; one context is for one thread at a time.
 *
 * - `s`: the context, which one of the initialisers has set
 * - `data`, `len`: input, and its length in bytes; NULL if the length is 0
 * - `out`, `outlen`: where output goes, and how many bytes of it
 */
#ifndef LANEWISE_SPONGE_H
#define LANEWISE_SPONGE_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An incremental computation: 256 bytes, no pointer into itself. */
typedef struct lanewise_sponge {
    uint64_t opaque[32];
} lanewise_sponge;

/**
 * Absorb `len` bytes. For TupleHash this continues the current element (see sp800_185.h).
 * Errors: NULL; STATE after finalize, or where no initialiser ran; LENGTH if a TupleHash element
 * would become longer than announced.
 */
LANEWISE_CHECKED int lanewise_sponge_absorb(lanewise_sponge *s, const void *data, size_t len);

/**
 * End the input and go over to output. Errors: NULL; STATE if it was called before, if no
 * initialiser ran, or if a TupleHash element is incomplete.
 */
LANEWISE_CHECKED int lanewise_sponge_finalize(lanewise_sponge *s);

/**
 * Write the next `outlen` bytes of output. SHAKE, cSHAKE, TurboSHAKE and the XOF forms give as
 * much as is asked for; a function of fixed output (SHA3-256: 32 bytes; KMAC: what its
 * initialiser was told) may be squeezed in parts, but not beyond that.
 * Errors: NULL; STATE before finalize; LENGTH if more is asked for than is left (nothing is
 * written then).
 */
LANEWISE_CHECKED int lanewise_sponge_squeeze(lanewise_sponge *s, void *out, size_t outlen);

/**
 * The digest of what was absorbed so far: finalize and squeeze on a copy. `s` stays as it is and
 * goes on absorbing. A function of fixed output gives exactly its output length. Errors: NULL;
 * STATE if it is not absorbing or a TupleHash element is incomplete; LENGTH.
 */
LANEWISE_CHECKED int lanewise_sponge_digest(const lanewise_sponge *s, void *out, size_t outlen);

/** What a context is amid. */
typedef struct lanewise_sponge_info {
    size_t rate_bytes;    /**< input bytes per permutation */
    unsigned rounds;      /**< rounds of each permutation */
    int extendable;       /**< 1 if any output length may be asked for */
    int squeezing;        /**< 0 before finalize, 1 after */
    uint64_t output_left; /**< bytes that a function of fixed output still gives; 0 for others */
} lanewise_sponge_info;

/** Describe a context in `info`. Errors: NULL; STATE where no initialiser ran. */
LANEWISE_CHECKED int lanewise_sponge_describe(const lanewise_sponge *s, lanewise_sponge_info *info);

/** Copy a computation in any phase from `from` to `to`; both go on independently. Errors: NULL;
 * STATE. */
LANEWISE_CHECKED int lanewise_sponge_copy(lanewise_sponge *to, const lanewise_sponge *from);

/** Zero the context; it must be initialised again before use. NULL is ignored. */
LANEWISE_API void lanewise_sponge_wipe(lanewise_sponge *s);

#ifdef __cplusplus
}
#endif

#endif
