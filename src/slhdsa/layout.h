/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The states of a kernel as N tweakable hashes see them: where the lanes of each lie, and what is
 * kept of a kernel for it.
 *
 * A slot is the place of one state in a batch, an index k below the batch's number of states. Lanes
 * are those of FIPS 202. With m = n / 8 a block is
 *
 *     lanes 0 .. m-1      PK.seed
 *     lanes m .. m+3      ADRS
 *     lanes m+4 ..        the message, one node of m lanes or two; then padding up to lane 16
 *
 * and the result of a hash is lanes 0 .. m-1 of the state.
 */
#ifndef LANEWISE_SLHDSA_LAYOUT_H
#define LANEWISE_SLHDSA_LAYOUT_H

#include "keccak/generic.h"
#include "sets.h"

enum {
    SLH_LANES = 25,
    SLH_RATE_LANES = 17, /* SHAKE256 */
    SLH_MAX_NODE_LANES = SLH_MAX_N / 8
};

/* What a block is made of, besides the seed, an address and padding, which come from an image. */
typedef enum slh_shape {
    SLH_BLOCK_STEP,  /* the next, and the last lane of all addresses is given */
    SLH_BLOCK_CHAIN, /* the nodes in lanes 0 .. m-1 of the state */
    SLH_BLOCK_ONE,   /* a node that lies in its place, lane m+4 */
    SLH_BLOCK_TWO,   /* two of them */
    SLH_BLOCK_PRF    /* nothing: the image has the message too */
} slh_shape;

typedef void slh_block_function(uint64_t *state, const uint64_t *image, unsigned m, slh_shape shape,
                                uint64_t last);
/* The rows of the last lane of ADRS for `steps` steps, from the first: the hash address counts up.
 * `first` becomes what the next step has. */
typedef void slh_rows_function(uint64_t *rows, uint64_t *first, unsigned steps);

/* The hash address is less than 16, and its low byte is the highest of its lane. */
#define SLH_NEXT_STEP ((uint64_t)1 << 56)

/* The lanes of ADRS: layer, tree; the lower half of tree; type, key pair; the last two words. The
 * tree index has 64 bits at most. */
enum { SLH_LAYER, SLH_TREE_INDEX, SLH_TYPE, SLH_LAST };

/* A kernel with its images. */
typedef struct slh_batch {
    const lanewise_backend *backend;
    unsigned states;
    uint8_t paired, interleaved; /* the layout; zipped if neither */
    slh_block_function *block;   /* see block.h */
    slh_rows_function *rows;
    lanewise_chain *f, *hash_prf; /* kernels that hash blocks themselves; NULL: there are none */
    uint64_t *prf;                /* SK.seed as message */
    uint64_t *one;                /* a node as message */
    uint64_t *two;                /* two nodes */
    uint64_t *mask;               /* no message: what the robust step's masks are made of */
} slh_batch;

/* Lane `lane` of slot k in an array that holds `lanes` lanes of each slot, a state (25) or less. */
static inline size_t slh_word(const slh_batch *b, unsigned lanes, unsigned lane, unsigned k) {
    if (!b->paired)
        return (size_t)lane * b->states + k;
    return k < 2 ? 2 * (size_t)lane + k : (size_t)lanes * k + lane;
}

/* A lane as the layout has it, and back. Both are linear. */
uint64_t lanewise_slh_encode(uint64_t v);
uint64_t lanewise_slh_decode(uint64_t v);
static inline uint64_t slh_encoded(const slh_batch *b, uint64_t v) {
    return b->interleaved ? lanewise_slh_encode(v) : v;
}
static inline uint64_t slh_decoded(const slh_batch *b, uint64_t v) {
    return b->interleaved ? lanewise_slh_decode(v) : v;
}

/* Set a lane of one slot, or of all, in an image or a state. */
static inline void slh_set_lane(const slh_batch *b, uint64_t *to, unsigned lane, unsigned k,
                                uint64_t v) {
    to[slh_word(b, SLH_LANES, lane, k)] = slh_encoded(b, v);
}
void lanewise_slh_fill_lane(const slh_batch *b, uint64_t *to, unsigned lane, uint64_t v);
/* The latter of a lane that is already as the layout has it. */
void lanewise_slh_fill_cell(const slh_batch *b, uint64_t *to, unsigned lane, uint64_t v);

/* How far a lane of slot k is from the one before it. */
static inline unsigned slh_stride(const slh_batch *b, unsigned k) {
    return !b->paired ? b->states : k < 2 ? 2 : 1;
}

/* Lanes of one slot from bytes, and from the first lanes to bytes: as many as n bytes hold. What
 * the batch says is read once: a store might change it, as far as the compiler knows. */
static inline void slh_put(const slh_batch *b, uint64_t *to, unsigned lane, unsigned k,
                           const uint8_t *bytes, size_t n) {
    unsigned stride = slh_stride(b, k), interleaved = b->interleaved;
    uint64_t *at = to + slh_word(b, SLH_LANES, lane, k);
    for (; n; n -= 8, bytes += 8, at += stride) {
        uint64_t v = lanewise_load64(bytes);
        *at = interleaved ? lanewise_slh_encode(v) : v;
    }
}
static inline void slh_get(const slh_batch *b, const uint64_t *from, unsigned k, uint8_t *bytes,
                           size_t n) {
    unsigned stride = slh_stride(b, k), interleaved = b->interleaved;
    const uint64_t *at = from + slh_word(b, SLH_LANES, 0, k);
    for (; n; n -= 8, bytes += 8, at += stride)
        lanewise_store64(bytes, interleaved ? lanewise_slh_decode(*at) : *at);
}

/* Move `count` lanes of every slot: from lane `f` of an array of `from_lanes` lanes a slot to lane
 * `t` of one of `to_lanes`. */
void lanewise_slh_copy_lanes(const slh_batch *b, uint64_t *to, unsigned to_lanes, unsigned t,
                             const uint64_t *from, unsigned from_lanes, unsigned f, unsigned count);
void lanewise_slh_xor_lane(const slh_batch *b, uint64_t *to, unsigned t, const uint64_t *from,
                           unsigned f);

#endif
