/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Merkle trees of FORS (FIPS 205 section 8) and of the hypertree's layers (section 6), computed
 * side by side. Each tree is cut into eight subtrees, and a state computes one subtree, all states
 * of a batch in step: leaf after leaf, and each node as soon as both its children are there. So
 * every state has work until the subtrees are done, whatever the tree's height. The three levels
 * above are joined afterwards, of as many trees at once as there are.
 */
#ifndef LANEWISE_SLHDSA_TREE_H
#define LANEWISE_SLHDSA_TREE_H

#include "batch.h"

#define SLH_NO_LEAF UINT32_MAX

/* One tree. FORS: `first` counts the leaves of the trees before it, `keypair` is the key pair that
 * FORS belongs to. Hypertree: both are 0. */
typedef struct slh_tree {
    uint64_t index; /* of the tree in its layer, in ADRS */
    uint32_t layer;
    uint32_t keypair;
    uint32_t first;
    uint32_t chosen;       /* the leaf that signs, counted within the tree, or SLH_NO_LEAF */
    const uint8_t *digits; /* hypertree: what the chosen leaf signs, slh_len digits */
    uint8_t *value;        /* FORS: receives the secret value; hypertree: the chains' values */
    uint8_t *path;         /* receives the authentication path */
    uint8_t *top;  /* SLH_TOP_NODES nodes: receives the subtrees' roots; then the root, first */
    uint8_t *kept; /* receives all nodes, in the places of slh_kept_place; NULL: none are kept */
} slh_tree;

typedef enum slh_kind { SLH_IN_FORS, SLH_IN_HYPERTREE } slh_kind;

/* A subtree of a tree. */
typedef struct slh_subtree {
    const slh_tree *tree;
    unsigned part; /* 0 .. SLH_TOP_NODES - 1 */
} slh_subtree;

/* Compute `count` subtrees at once; count <= b->states. Writes their roots, and of each that holds
 * the chosen leaf the values and the lower part of the path. */
void lanewise_slh_subtrees(slh_work *w, const slh_batch *b, slh_kind kind,
                           const slh_subtree *subtrees, unsigned count);

/* Of `count` trees, from the 2^(high - low) nodes of level `low` in `top` to the one of level
 * `high`, which becomes the first there, with the part of the paths in between. A part of a tree
 * that signs nothing may stand for a tree: its `first` is its first leaf. */
void lanewise_slh_join(slh_work *w, slh_kind kind, const slh_tree *trees, size_t count,
                       unsigned low, unsigned high);

/* A leaf of the hypertree for each of `count` slots: the WOTS+ public keys (FIPS 205 section 5.1)
 * of the key pairs leaf[k], and in passing the values of the slots that sign. The nodes are left in
 * the state; b->one has the addresses of layer and tree. */
void lanewise_slh_wots_leaves(slh_work *w, const slh_batch *b, const slh_subtree *subtrees,
                              const uint32_t *leaf, unsigned count);

#if LANEWISE_MAX_STATES > 1
/* The same of SLH_SHARED leaves of one tree, none of which signs, from tree->first on: their nodes
 * become tree->top. The slots share the chains out, so that none idles where the states of a batch
 * do not divide the leaves. */
enum { SLH_SHARED_LEVELS = 2, SLH_SHARED = 1 << SLH_SHARED_LEVELS };
void lanewise_slh_shared_leaves(slh_work *w, const slh_tree *tree);
#endif

/* The digits that a WOTS+ key pair signs of a node: base w with checksum, FIPS 205 section 5.2. */
void lanewise_slh_digits(const slh_set *set, const uint8_t *node, uint8_t digits[SLH_MAX_LEN]);

#endif
