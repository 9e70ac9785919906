/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * N tweakable hashes at once, for the N that a kernel offers: all of SLH-DSA is written over this.
 *
 * Every input of F, H and PRF fits into one block of SHAKE256: PK.seed, ADRS, one node or two, and
 * padding. So each costs one permutation, and most of its input is known before the node is. A
 * batch holds an image of the block for each purpose, in the layout of its kernel; a hash copies
 * the image around the node and permutes. The node stays in that layout from hash to hash: of a
 * chain of hashes nothing but the address and the node is ever written anew, and no state is
 * transposed. Where the kernel has chains (backend.h), F and PRF are left to them, which read the
 * image and write no block at all.
 */
#ifndef LANEWISE_SLHDSA_BATCH_H
#define LANEWISE_SLHDSA_BATCH_H

#include "layout.h"

enum {
    SLH_STATE_WORDS = SLH_LANES * LANEWISE_MAX_STATES,
    SLH_NODE_WORDS = SLH_MAX_NODE_LANES * LANEWISE_MAX_STATES,
    SLH_IMAGES = 4, /* of each batch */
    /* Images are kept of kernels for 8, 4, 2 and 1 states, or for 5, 4, 3, 2 and 1. */
    SLH_KEPT_WORDS = SLH_IMAGES * (LANEWISE_MAX_STATES == 1 ? 32 : 32 + 56 + 80 + 104 + 128),
    SLH_KEPT_BATCHES = 8,
    SLH_TOP = 3,       /* levels of a tree above the subtrees that states compute */
    SLH_TOP_NODES = 8, /* 2^SLH_TOP */
    SLH_STACK_LEVELS = SLH_MAX_HEIGHT - SLH_TOP
};

/* Types of ADRS, FIPS 205 section 4.2. */
enum {
    SLH_WOTS_HASH,
    SLH_WOTS_PK,
    SLH_TREE,
    SLH_FORS_TREE,
    SLH_FORS_ROOTS,
    SLH_WOTS_PRF,
    SLH_FORS_PRF
};

/* What looks in from outside. For tests: what was computed, and who is told that bytes made from
 * secrets are public. For callers: how far a signature has come. */
typedef struct slh_probe {
    uint64_t calls;  /* of kernels */
    uint64_t states; /* that they permuted */
    uint64_t used;   /* of these, the ones that carried work */
    void (*reveal)(const void *data, size_t len);
    int lane_by_lane; /* without the functions that write blocks for a known number of states */
    lanewise_slhdsa_progress *progress; /* NULL: progress is not reported */
    void *data;
    size_t done, total; /* permutations, about */
    unsigned signings;  /* how many there will be, if more than one */
    int stopped;
} slh_probe;

/* Everything that one computation works on. It holds secrets: the function that made it wipes it.
 */
typedef struct slh_work {
    _Alignas(64) uint64_t state[SLH_STATE_WORDS];
    _Alignas(64) uint64_t sponge[SLH_STATE_WORDS]; /* of inputs longer than a block */
    _Alignas(64) uint64_t masks[SLH_STATE_WORDS];  /* robust: their masks */
    _Alignas(64) uint64_t images[SLH_KEPT_WORDS];
    uint64_t stack[SLH_STACK_LEVELS][SLH_NODE_WORDS]; /* of tree hashing */
    slh_batch kept[SLH_KEPT_BATCHES];
    unsigned batches, images_used; /* how many of them; words */
    unsigned at, mask_at;          /* the lane that sponge and masks go on with */
    unsigned used;                 /* slots that carry work, for the probe */
    unsigned again;                /* 1: the second signing, which compares; else 0 */
    uint8_t differs;               /* nonzero: it found another node */
    size_t compared;               /* bytes of the signature */
    const slh_set *set;
    unsigned m; /* lanes of a node */
    const uint8_t *pk_seed, *sk_seed;
    slh_probe *probe; /* NULL: none */
} slh_work;

/* pk_seed NULL: callers set it for each slot; sk_seed NULL: no PRF. Both must outlive the work. */
void lanewise_slh_begin(slh_work *w, const slh_set *set, const uint8_t *pk_seed,
                        const uint8_t *sk_seed, slh_probe *probe);

/* The batch that serves best for `count` (>= 1) hashes: it may hold more or fewer. Valid until the
 * next call. */
const slh_batch *lanewise_slh_batch_for(slh_work *w, size_t count);

/* Permute all states of a batch once. */
void lanewise_slh_permute(slh_work *w, const slh_batch *b, uint64_t *states);

/* A lane that holds two big-endian words of ADRS. */
static inline uint64_t slh_address(uint32_t first, uint32_t second) {
    uint64_t v = (uint64_t)second << 32 | first;
    v = (v & 0x0000FFFF0000FFFF) << 16 | (v >> 16 & 0x0000FFFF0000FFFF);
    return (v & 0x00FF00FF00FF00FF) << 8 | (v >> 8 & 0x00FF00FF00FF00FF);
}

static inline void slh_set_address(const slh_work *w, const slh_batch *b, uint64_t *image,
                                   unsigned part, unsigned k, uint32_t first, uint32_t second) {
    slh_set_lane(b, image, w->m + part, k, slh_address(first, second));
}
static inline void slh_fill_address(const slh_work *w, const slh_batch *b, uint64_t *image,
                                    unsigned part, uint32_t first, uint32_t second) {
    lanewise_slh_fill_lane(b, image, w->m + part, slh_address(first, second));
}

/* The layer and the tree in it, of all slots. */
static inline void slh_fill_place(const slh_work *w, const slh_batch *b, uint64_t *image,
                                  uint32_t layer, uint64_t tree) {
    slh_fill_address(w, b, image, SLH_LAYER, layer, 0);
    slh_fill_address(w, b, image, SLH_TREE_INDEX, (uint32_t)(tree >> 32), (uint32_t)tree);
}

/* PRF: one image's message as it is. The result is in the state, as that of all that follow. */
void lanewise_slh_prf(slh_work *w, const slh_batch *b);
/* F of the nodes in the state's first lanes, with the addresses of b->one. */
void lanewise_slh_f(slh_work *w, const slh_batch *b);
/* F of the nodes `steps` times, at most SLH_STEPS; the last word of each address in b->one, the
 * hash address, counts up. */
void lanewise_slh_chain(slh_work *w, const slh_batch *b, unsigned steps);
/* F with step `first` of a WOTS+ chain up to step `end`, which is not done; first < end. The last
 * part of all addresses is (chain, step). */
void lanewise_slh_f_steps(slh_work *w, const slh_batch *b, uint32_t chain, uint32_t first,
                          uint32_t end);
/* H with the addresses of b->two: left nodes from `left`, right nodes the state's first lanes. */
void lanewise_slh_h(slh_work *w, const slh_batch *b, const uint64_t *left);
/* H of what lies in the message lanes of the state. */
void lanewise_slh_h_in_place(slh_work *w, const slh_batch *b);

/* T_l: begin with the seeds and addresses of b->one, set the addresses in w->sponge, then start;
 * add nodes from the state's first lanes; end leaves the result there. */
void lanewise_slh_t_begin(slh_work *w, const slh_batch *b);
void lanewise_slh_t_start(slh_work *w, const slh_batch *b);
void lanewise_slh_t_add(slh_work *w, const slh_batch *b);
void lanewise_slh_t_end(slh_work *w, const slh_batch *b);

/* T_l of bytes that lie in memory: data[k] points to n + 32 bytes of room, `len` bytes of nodes,
 * and room for padding, together slh_t_room(n, len) bytes, all of which is overwritten. Seeds and
 * addresses are those of b->one, but the type and key pair are the lanes types[k]. The first
 * `count` slots; the result is left in the state's first lanes. */
void lanewise_slh_t_bytes(slh_work *w, const slh_batch *b, uint8_t *const *data,
                          const uint64_t *types, unsigned count, size_t len);
static inline size_t slh_t_blocks(size_t n, size_t len) {
    return (n + 32 + len) / (8 * SLH_RATE_LANES) + 1;
}
static inline size_t slh_t_room(size_t n, size_t len) {
    return slh_t_blocks(n, len) * 8 * SLH_RATE_LANES;
}

/* Nodes from the state's first lanes to a packed array of w->m lanes a slot, and one slot's node
 * from bytes or to bytes. */
static inline void slh_save(const slh_work *w, const slh_batch *b, uint64_t *packed) {
    lanewise_slh_copy_lanes(b, packed, w->m, 0, w->state, SLH_LANES, 0, w->m);
}
static inline void slh_put_node(slh_work *w, const slh_batch *b, unsigned k, const uint8_t *bytes) {
    slh_put(b, w->state, 0, k, bytes, w->set->n);
}
static inline void slh_get_node(const slh_work *w, const slh_batch *b, unsigned k, uint8_t *bytes) {
    slh_get(b, w->state, k, bytes, w->set->n);
}

/* Nodes of a signature. The first signing writes them, the second compares: `from`, or those of a
 * slot, with what lies at `to`. */
static inline void slh_give(slh_work *w, uint8_t *to, const uint8_t *from) {
    size_t n = w->set->n;
    if (!w->again) {
        memcpy(to, from, n);
        return;
    }
    for (size_t i = 0; i < n; i++)
        w->differs |= to[i] ^ from[i];
    w->compared += n;
}
static inline void slh_give_node(slh_work *w, const slh_batch *b, unsigned k, uint8_t *to) {
    uint8_t node[SLH_MAX_N];
    if (!w->again) {
        slh_get_node(w, b, k, to);
        return;
    }
    slh_get_node(w, b, k, node);
    slh_give(w, to, node);
}

/* Bytes that were computed from secrets and are public from now on. */
static inline void slh_reveal(const slh_work *w, const void *data, size_t len) {
    if (w->probe && w->probe->reveal)
        w->probe->reveal(data, len);
}

#endif
