/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "forest.h"

/* T_k of the trees' roots. */
static void compress_roots(slh_work *w, const slh_forest *f, const slh_selection *selected,
                           uint8_t *key) {
    const slh_batch *b = lanewise_slh_batch_for(w, 1);
    w->used = 1;
    slh_fill_place(w, b, b->one, 0, selected->tree);
    lanewise_slh_t_begin(w, b);
    slh_fill_address(w, b, w->sponge, SLH_TYPE, SLH_FORS_ROOTS, selected->leaf);
    slh_fill_address(w, b, w->sponge, SLH_LAST, 0, 0);
    lanewise_slh_t_start(w, b);
    for (unsigned i = 0; i < w->set->k; i++) {
        slh_put_node(w, b, 0, f->trees[i].top);
        lanewise_slh_t_add(w, b);
    }
    lanewise_slh_t_end(w, b);
    slh_get_node(w, b, 0, key);
}

int lanewise_slh_fors_sign(slh_work *w, slh_forest *f, const slh_selection *selected,
                           uint8_t *signature, uint8_t *key) {
    const slh_set *set = w->set;
    size_t n = set->n, each = (1u + set->a) * n;
    for (uint32_t i = 0; i < set->k; i++) {
        uint8_t *part = signature + i * each;
        f->trees[i] = (slh_tree){.index = selected->tree,
                                 .keypair = selected->leaf,
                                 .first = i << set->a,
                                 .chosen = selected->fors[i],
                                 .value = part,
                                 .path = part + n,
                                 .top = f->tops[i]};
    }
    size_t total = (size_t)set->k * SLH_TOP_NODES;
    for (size_t done = 0; done < total;) {
        const slh_batch *b = lanewise_slh_batch_for(w, total - done);
        slh_subtree some[LANEWISE_MAX_STATES];
        unsigned count = 0;
        for (; count < b->states && done < total; count++, done++) {
            size_t which = w->again ? total - 1 - done : done; /* total is even: none stays */
            some[count].tree = &f->trees[which / SLH_TOP_NODES];
            some[count].part = (unsigned)(which % SLH_TOP_NODES);
        }
        lanewise_slh_subtrees(w, b, SLH_IN_FORS, some, count);
        if (slh_step_done(w, count * slh_fors_work(set)))
            return 1;
    }
    lanewise_slh_join(w, SLH_IN_FORS, f->trees, set->k, set->a - SLH_TOP, set->a);
    compress_roots(w, f, selected, key);
    slh_reveal(w, signature, set->k * each);
    slh_reveal(w, key, n);
    return 0;
}
