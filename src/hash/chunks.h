/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Inside lanewise_tree: KT128, KT256 and ParallelHash as one structure. The input is cut into
 * chunks; each chunk is hashed to a chaining value by a leaf sponge, and a final-node sponge
 * absorbs these in order. In KangarooTwelve chunk 0 is absorbed by the final node itself.
 */
#ifndef LANEWISE_CHUNKS_H
#define LANEWISE_CHUNKS_H

#include "context.h"
#include "lanewise/tree.h"

enum { CHUNK_MAX_VALUE = 64 }; /* bytes in the longest chaining value */

/* How a chunk becomes a chaining value. */
typedef struct chunk_kind {
    sponge_kind leaf;
    uint32_t value; /* bytes of the chaining value: 32 or 64 */
    size_t bytes;   /* in a whole chunk */
} chunk_kind;

typedef struct tree {
    sponge node; /* the final node; its backend is NULL if there was no initialiser */
    sponge leaf; /* the chunk in progress, where `filled` is not 0 and `leading` is 0 */
    chunk_kind chunk;
    size_t filled;    /* bytes absorbed of the chunk in progress */
    uint64_t values;  /* chaining values absorbed by the node */
    size_t min_bytes; /* use threads from here on */
    unsigned threads;
    uint8_t kangaroo; /* KT128 or KT256, not ParallelHash */
    uint8_t leading;  /* chunk 0 of KangarooTwelve is in progress, in the node */
} tree;

_Static_assert(sizeof(tree) <= sizeof(lanewise_tree), "the public type must hold it");

/* What follows the whole chunks: less than a chunk, or a last one. */
typedef struct chunk_tail {
    const uint8_t *data; /* whole blocks */
    size_t blocks;
    const uint8_t *rest; /* `len` bytes behind them */
    size_t len;
    /* If more input is to come: the fresh sponge that absorbs all of it and goes on. NULL: `rest`
     * is padded, one block or two, and the chaining value follows those of the chunks. */
    sponge *into;
} chunk_tail;

/*
 * Hash `count` whole chunks that lie one after the other at `in`; the chaining values go one
 * after the other to `values`. If `first` is not NULL, the whole blocks of the first chunk are
 * absorbed into that sponge instead, which must be fresh, of the same rate and rounds; its other
 * bytes are left to the caller, and there is one value less. `tail` may be NULL.
 */
void lanewise_chunks(const chunk_kind *kind, const uint8_t *in, size_t count, uint8_t *values,
                     sponge *first, const chunk_tail *tail);

/*
 * The same on up to `threads` threads, the values absorbed by `node` in order. Returns 0 if it did
 * nothing, for want of threads: the caller then goes on alone.
 */
int lanewise_chunks_threaded(const chunk_kind *kind, const uint8_t *in, size_t count, sponge *node,
                             unsigned threads);

/* Calls of tree.h without the checks. */
void lanewise_tree_start(tree *t, const chunk_kind *chunk, int kangaroo);
void lanewise_tree_add(tree *t, const uint8_t *data, size_t len);
void lanewise_tree_end(tree *t, const uint8_t *custom, size_t customlen);
/* Both, for all of the input at once. */
void lanewise_tree_whole(tree *t, const uint8_t *data, size_t len, const uint8_t *custom,
                         size_t customlen);
void lanewise_tree_threads(tree *t, const lanewise_threading *threading);

#endif
