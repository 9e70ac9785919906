/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file tree.h
 * The incremental interface that the tree hashes share: KT128, KT256 (kangarootwelve.h) and
 * ParallelHash (sp800_185.h). It works as sponge.h does; large absorb calls are cut into chunks
 * that run side by side on the widest kernels and, if the caller wishes, on several threads.
 * Give it large pieces: chunks that lie whole within one absorb call are the ones that batch.
 *
 *     lanewise_tree t;
 *     int status = lanewise_kt128_init(&t);
 *     if (!status)
 *         status = lanewise_tree_absorb(&t, data, len);       // as often as wanted
 *     if (!status)
 *         status = lanewise_kt_finalize(&t, NULL, 0);         // once
 *     if (!status)
 *         status = lanewise_tree_squeeze(&t, out, outlen);    // as often as wanted
 *     lanewise_tree_wipe(&t);
 *
 * - `t`: the context, which one of the initialisers has set
 * - `data`, `len`: input, and its length in bytes; NULL if the length is 0
 * - `out`, `outlen`: where output goes, and how many bytes of it
 */
#ifndef LANEWISE_TREE_H
#define LANEWISE_TREE_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** An incremental tree hash: 640 bytes, no pointer into itself. */
typedef struct lanewise_tree {
    uint64_t opaque[80];
} lanewise_tree;

/**
 * When to use threads. With `threads` <= 1 the library starts none; that is the default
 * everywhere. A piece of input of at least `min_bytes` (0: the default of 1 MiB) in one call is
 * then split over up to `threads` threads, the calling one among them; more than 32 are not
 * used. The threads end before the call returns, and block all signals while they run. The
 * calling thread needs about 75 KiB of stack then, where 12 KiB suffice otherwise; neither grows
 * with the input. Starting threads is the one thing in this library that makes the C library
 * allocate memory. If a thread cannot be started, the others compute its share: the result is
 * right either way.
 */
typedef struct lanewise_threading {
    unsigned threads;
    size_t min_bytes;
} lanewise_threading;

/**
 * Set `threading` for the absorb calls that follow; NULL turns it off. The setting is copied, and
 * goes along with lanewise_tree_copy. Errors: NULL; STATE.
 */
LANEWISE_CHECKED int lanewise_tree_threading(lanewise_tree *t, const lanewise_threading *threading);

/** Absorb `len` bytes. Errors: NULL; STATE. */
LANEWISE_CHECKED int lanewise_tree_absorb(lanewise_tree *t, const void *data, size_t len);

/**
 * End the input of a ParallelHash. Errors: NULL; STATE.
 * KT128 and KT256 end with their customisation string: lanewise_kt_finalize.
 * Calling this for them means an empty customisation string.
 */
LANEWISE_CHECKED int lanewise_tree_finalize(lanewise_tree *t);

/** Write the next `outlen` bytes of output. Errors: NULL; STATE; LENGTH (ParallelHash only). */
LANEWISE_CHECKED int lanewise_tree_squeeze(lanewise_tree *t, void *out, size_t outlen);

/** Copy a computation in any phase from `from` to `to`. Errors: NULL; STATE. */
LANEWISE_CHECKED int lanewise_tree_copy(lanewise_tree *to, const lanewise_tree *from);

/** Zero the context; it must be initialised again before use. NULL is ignored. */
LANEWISE_API void lanewise_tree_wipe(lanewise_tree *t);

#ifdef __cplusplus
}
#endif

#endif
