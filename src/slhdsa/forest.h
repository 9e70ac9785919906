/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The trees of one signature or key, and what signing asks of FORS and of the hypertree. */
#ifndef LANEWISE_SLHDSA_FOREST_H
#define LANEWISE_SLHDSA_FOREST_H

#include "tree.h"

enum { SLH_MAX_TREES = SLH_MAX_K > SLH_MAX_LAYERS ? (int)SLH_MAX_K : (int)SLH_MAX_LAYERS };

typedef struct slh_forest {
    slh_tree trees[SLH_MAX_TREES];
    uint8_t tops[SLH_MAX_TREES][SLH_TOP_NODES * SLH_MAX_N];
} slh_forest;

/* About how many permutations a subtree takes: a leaf of FORS and the node above it, or the chains
 * of WOTS+ and their T_l. Only progress is reckoned with it. */
static inline size_t slh_fors_work(const slh_set *set) {
    return (size_t)2 << (set->a - SLH_TOP);
}
static inline size_t slh_layer_work(const slh_set *set) {
    return (size_t)(17u * slh_len(set)) << (set->hp - SLH_TOP);
}

/* Tell who waits that so much has been done. Nonzero if it is to be the end. */
static inline int slh_step_done(slh_work *w, size_t work) {
    slh_probe *p = w->probe;
    if (!p || !p->progress)
        return 0;
    p->done += work;
    p->stopped = p->progress(p->data, p->done, p->total) && p->done < p->total;
    return p->stopped;
}

/* What the digest of a message selects: FIPS 205 algorithm 19. */
typedef struct slh_selection {
    uint64_t tree;
    uint32_t leaf;
    uint32_t fors[SLH_MAX_K];
} slh_selection;

/* Sign with FORS; key receives the public key, n bytes (FIPS 205 algorithms 16 and 17). Nonzero if
 * it was stopped, and so below. */
int lanewise_slh_fors_sign(slh_work *w, slh_forest *f, const slh_selection *selected,
                           uint8_t *signature, uint8_t *key);

/* Sign a node with the hypertree (FIPS 205 algorithm 12). `kept` are the nodes of the only tree in
 * the top layer, or NULL. */
int lanewise_slh_hypertree_sign(slh_work *w, slh_forest *f, const slh_selection *selected,
                                const uint8_t *node, const uint8_t *kept, uint8_t *signature);

/* The part of the signature that the top layer makes with its nodes at hand: a key pair's chains,
 * side by side, and the path, which is copied. */
void lanewise_slh_kept_sign(slh_work *w, const uint8_t *kept, uint32_t leaf,
                            const uint8_t digits[SLH_MAX_LEN], uint8_t *signature);

/* PK.root: the root of that tree. `kept` receives its nodes, or is NULL. */
void lanewise_slh_hypertree_root(slh_work *w, slh_forest *f, uint8_t *root, uint8_t *kept);

#endif
