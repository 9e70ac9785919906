/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "tree.h"

#include <string.h>

static unsigned height_of(const slh_work *w, slh_kind kind) {
    return kind == SLH_IN_FORS ? w->set->a : w->set->hp;
}

/* The addresses that stay the same while a subtree is computed. */
static void set_places(slh_work *w, const slh_batch *b, slh_kind kind, const slh_subtree *subtrees,
                       unsigned count) {
    uint64_t *images[] = {b->prf, b->one, b->two};
    for (unsigned k = 0; k < count; k++) {
        const slh_tree *t = subtrees[k].tree;
        for (unsigned i = 0; i < 3; i++) {
            slh_set_address(w, b, images[i], SLH_LAYER, k, t->layer, 0);
            slh_set_address(w, b, images[i], SLH_TREE_INDEX, k, (uint32_t)(t->index >> 32),
                            (uint32_t)t->index);
        }
        if (kind == SLH_IN_FORS) {
            slh_set_address(w, b, b->prf, SLH_TYPE, k, SLH_FORS_PRF, t->keypair);
            slh_set_address(w, b, b->one, SLH_TYPE, k, SLH_FORS_TREE, t->keypair);
            slh_set_address(w, b, b->two, SLH_TYPE, k, SLH_FORS_TREE, t->keypair);
        } else {
            slh_set_address(w, b, b->two, SLH_TYPE, k, SLH_TREE, 0);
        }
    }
}

/* Leaves of FORS, FIPS 205 section 8.1 and algorithm 15. */
static void fors_leaves(slh_work *w, const slh_batch *b, const slh_subtree *subtrees,
                        const uint32_t *leaf, unsigned count) {
    for (unsigned k = 0; k < count; k++) {
        slh_set_address(w, b, b->prf, SLH_LAST, k, 0, subtrees[k].tree->first + leaf[k]);
        slh_set_address(w, b, b->one, SLH_LAST, k, 0, subtrees[k].tree->first + leaf[k]);
    }
    lanewise_slh_prf(w, b);
    for (unsigned k = 0; k < count; k++)
        if (leaf[k] == subtrees[k].tree->chosen)
            slh_give_node(w, b, k, subtrees[k].tree->value);
    lanewise_slh_f(w, b);
}

void lanewise_slh_subtrees(slh_work *w, const slh_batch *b, slh_kind kind,
                           const slh_subtree *subtrees, unsigned count) {
    unsigned height = height_of(w, kind) - SLH_TOP, n = w->set->n;
    uint32_t leaf[LANEWISE_MAX_STATES];
    w->used = count;
    set_places(w, b, kind, subtrees, count);
    for (uint32_t l = 0; l < (uint32_t)1 << height; l++) {
        for (unsigned k = 0; k < count; k++)
            leaf[k] = ((uint32_t)subtrees[k].part << height) + l;
        if (kind == SLH_IN_FORS)
            fors_leaves(w, b, subtrees, leaf, count);
        else
            lanewise_slh_wots_leaves(w, b, subtrees, leaf, count);
        for (unsigned j = 0; j < height; j++) {
            /* The node is at level j. Is it the sibling of one above the chosen leaf? */
            for (unsigned k = 0; k < count; k++) {
                const slh_tree *t = subtrees[k].tree;
                if (t->chosen != SLH_NO_LEAF && leaf[k] >> j == ((t->chosen >> j) ^ 1))
                    slh_give_node(w, b, k, t->path + (size_t)j * n);
                if (t->kept)
                    slh_get_node(w, b, k, t->kept + slh_kept_place(w->set, j, leaf[k] >> j));
            }
            if (!(l >> j & 1)) {
                slh_save(w, b, w->stack[j]);
                break;
            }
            for (unsigned k = 0; k < count; k++)
                slh_set_address(w, b, b->two, SLH_LAST, k, j + 1,
                                (subtrees[k].tree->first + leaf[k]) >> (j + 1));
            lanewise_slh_h(w, b, w->stack[j]);
        }
    }
    for (unsigned k = 0; k < count; k++)
        slh_get_node(w, b, k, subtrees[k].tree->top + (size_t)subtrees[k].part * n);
}

/* One level: `pairs` pairs of each tree's nodes. The second signing begins with another tree; if
 * there is but one, with another slot (in this order, for nodes are replaced by those above). */
static void join_level(slh_work *w, slh_kind kind, const slh_tree *trees, size_t count,
                       unsigned pairs, unsigned level) {
    unsigned n = w->set->n;
    for (size_t done = 0, total = count * pairs; done < total;) {
        const slh_batch *b = lanewise_slh_batch_for(w, total - done);
        unsigned some = b->states < total - done ? b->states : (unsigned)(total - done);
        slh_subtree at[LANEWISE_MAX_STATES];
        for (unsigned k = 0; k < some; k++) {
            unsigned place = count == 1 ? (k + w->again) % some : k;
            at[place].tree = &trees[((done + k) / pairs + w->again) % count];
            at[place].part = (unsigned)((done + k) % pairs);
        }
        set_places(w, b, kind, at, some);
        for (unsigned k = 0; k < some; k++) {
            slh_set_address(w, b, b->two, SLH_LAST, k, level,
                            (at[k].tree->first >> level) + at[k].part);
            slh_put(b, w->state, w->m + 4, k, at[k].tree->top + (size_t)2 * n * at[k].part,
                    2 * (size_t)n);
        }
        w->used = some;
        lanewise_slh_h_in_place(w, b);
        for (unsigned k = 0; k < some; k++)
            slh_get_node(w, b, k, at[k].tree->top + (size_t)n * at[k].part);
        done += some;
    }
}

void lanewise_slh_join(slh_work *w, slh_kind kind, const slh_tree *trees, size_t count,
                       unsigned low, unsigned high) {
    unsigned n = w->set->n;
    for (unsigned level = low; level < high; level++) {
        for (size_t i = 0; i < count; i++) {
            const slh_tree *t = &trees[i];
            if (t->chosen != SLH_NO_LEAF)
                slh_give(w, t->path + (size_t)level * n,
                         t->top + (size_t)n * ((t->chosen >> level) ^ 1));
            if (t->kept)
                memcpy(t->kept + slh_kept_place(w->set, level, t->first >> level), t->top,
                       (size_t)n << (high - level));
        }
        join_level(w, kind, trees, count, 1u << (high - level - 1), level + 1);
    }
}
