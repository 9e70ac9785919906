/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* WOTS+ (FIPS 205 section 5) of many key pairs at once: slot k computes the key pair leaf[k]. */
#include "tree.h"

void lanewise_slh_wots_leaves(slh_work *w, const slh_batch *b, const slh_subtree *subtrees,
                              const uint32_t *leaf, unsigned count) {
    unsigned n = w->set->n, len = slh_len(w->set), steps = slh_steps(w->set), signing = 0;
    unsigned slots[LANEWISE_MAX_STATES] = {0}; /* those that sign */
    for (unsigned k = 0; k < count; k++) {
        slh_set_address(w, b, b->prf, SLH_TYPE, k, SLH_WOTS_PRF, leaf[k]);
        slh_set_address(w, b, b->one, SLH_TYPE, k, SLH_WOTS_HASH, leaf[k]);
        if (leaf[k] == subtrees[k].tree->chosen)
            slots[signing++] = k;
    }
    lanewise_slh_t_begin(w, b);
    for (unsigned k = 0; k < count; k++)
        slh_set_address(w, b, w->sponge, SLH_TYPE, k, SLH_WOTS_PK, leaf[k]);
    slh_fill_address(w, b, w->sponge, SLH_LAST, 0, 0);
    lanewise_slh_t_start(w, b);
    for (unsigned chain = 0; chain < len; chain++) {
        slh_fill_address(w, b, b->prf, SLH_LAST, chain, 0);
        lanewise_slh_prf(w, b);
        for (unsigned step = 0, end;; step = end) {
            end = steps; /* the next step whose node is signed */
            for (unsigned s = 0; s < signing; s++) {
                const slh_tree *t = subtrees[slots[s]].tree;
                if (t->digits[chain] == step)
                    slh_give_node(w, b, slots[s], t->value + (size_t)chain * n);
                else if (t->digits[chain] > step && t->digits[chain] < end)
                    end = t->digits[chain];
            }
            if (step == steps)
                break;
            lanewise_slh_f_steps(w, b, chain, step, end);
        }
        lanewise_slh_t_add(w, b);
    }
    lanewise_slh_t_end(w, b);
}
