/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* WOTS+ (FIPS 205 section 5) of many key pairs at once. */
#include "sign.h"
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

#if LANEWISE_MAX_STATES > 1
/* Chains done, done + 1, ... of the key pairs from `first` on, one a slot; their ends. */
static unsigned shared_chains(slh_work *w, const slh_tree *tree, unsigned done, unsigned total,
                              uint8_t *ends) {
    const slh_set *set = w->set;
    const slh_batch *b = lanewise_slh_batch_for(w, total - done);
    unsigned len = slh_len(set), some = b->states < total - done ? b->states : total - done;
    uint64_t *images[] = {b->prf, b->one};
    for (unsigned i = 0; i < 2; i++) {
        slh_fill_place(w, b, images[i], tree->layer, tree->index);
        for (unsigned k = 0; k < some; k++) {
            slh_set_address(w, b, images[i], SLH_TYPE, k, i ? SLH_WOTS_HASH : SLH_WOTS_PRF,
                            tree->first + (done + k) / len);
            slh_set_address(w, b, images[i], SLH_LAST, k, (done + k) % len, 0);
        }
    }
    w->used = some;
    lanewise_slh_prf(w, b);
    lanewise_slh_chain(w, b, slh_steps(set));
    for (unsigned k = 0; k < some; k++) {
        unsigned leaf = (done + k) / len, chain = (done + k) % len;
        slh_get_node(w, b, k, ends + leaf * slh_ends_bytes(set) + (1 + chain) * set->n + 32u);
    }
    return some;
}

void lanewise_slh_shared_leaves(slh_work *w, const slh_tree *tree) {
    const slh_set *set = w->set;
    uint8_t ends[SLH_SHARED * SLH_MAX_ENDS];
    unsigned n = set->n, len = slh_len(set), done;
    for (done = 0; done < SLH_SHARED * len;)
        done += shared_chains(w, tree, done, SLH_SHARED * len, ends);
    for (unsigned some = done = 0; done < SLH_SHARED; done += some) {
        const slh_batch *b = lanewise_slh_batch_for(w, SLH_SHARED - done);
        uint8_t *data[LANEWISE_MAX_STATES];
        uint64_t types[LANEWISE_MAX_STATES];
        some = b->states < SLH_SHARED - done ? b->states : SLH_SHARED - done;
        slh_fill_place(w, b, b->one, tree->layer, tree->index);
        for (unsigned k = 0; k < some; k++) {
            data[k] = ends + (done + k) * slh_ends_bytes(set);
            types[k] = slh_address(SLH_WOTS_PK, tree->first + done + k);
        }
        lanewise_slh_t_bytes(w, b, data, types, some, (size_t)len * n);
        for (unsigned k = 0; k < some; k++)
            slh_get_node(w, b, k, tree->top + (size_t)n * (done + k));
    }
    lanewise_wipe(ends, sizeof ends);
}
#endif
