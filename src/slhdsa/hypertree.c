/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Signing with the hypertree. What the key pair of a layer signs is the root of the layer below, so
 * the one subtree of each layer that holds the signing key pair has to wait for it; all others wait
 * for nothing. A batch takes the next signing subtree if its time has come, and fills up with
 * others in the order of layers. With eight states a batch is a layer; with five, three or two the
 * states that a layer leaves over begin the next one.
 *
 * The second signing takes the others of a layer in reverse, and the subtrees of a batch one slot
 * further on; with one state the subtrees that sign come last. What fails at the same time in the
 * same slot fails for another subtree.
 */
#include "forest.h"

#include <string.h>

typedef struct climb {
    slh_work *w;
    slh_forest *f;
    unsigned layers;               /* that are computed: all, or all but the top */
    unsigned known;                /* layers whose root is known */
    unsigned signing;              /* the next layer whose signing subtree is to be computed */
    unsigned layer, part;          /* the next of the other subtrees */
    unsigned left[SLH_MAX_LAYERS]; /* subtrees of each layer that are to be computed */
    uint8_t digits[SLH_MAX_LEN];   /* what the signing key pair of layer `known` signs */
} climb;

static unsigned signing_part(const climb *c, unsigned layer) {
    return c->f->trees[layer].chosen >> (c->w->set->hp - SLH_TOP);
}

/* The parts of a layer in the order in which they are taken, and back. */
static unsigned turned(const climb *c, unsigned part) {
    return c->w->again ? SLH_TOP_NODES - 1 - part : part;
}

/* Step over the parts that sign. Returns 0 at the end. */
static int others_left(climb *c) {
    while (c->layer < c->layers) {
        if (c->part == SLH_TOP_NODES) {
            c->layer++;
            c->part = 0;
        } else if (turned(c, c->part) == signing_part(c, c->layer)) {
            c->part++;
        } else {
            return 1;
        }
    }
    return 0;
}

static unsigned available(climb *c) {
    unsigned n = c->signing < c->layers && c->signing == c->known;
    if (others_left(c)) {
        n += SLH_TOP_NODES - c->part - (c->part <= turned(c, signing_part(c, c->layer)));
        n += (c->layers - c->layer - 1) * (SLH_TOP_NODES - 1);
    }
    return n;
}

static unsigned collect(climb *c, slh_subtree *some, unsigned most) {
    unsigned count = 0, wait = c->w->again && most == 1 && others_left(c);
    if (c->signing < c->layers && c->signing == c->known && !wait) {
        some[count].tree = &c->f->trees[c->signing];
        some[count++].part = signing_part(c, c->signing);
        c->left[c->signing++]--;
    }
    while (count < most && others_left(c)) {
        some[count].tree = &c->f->trees[c->layer];
        some[count++].part = turned(c, c->part++);
        c->left[c->layer]--;
    }
    if (c->w->again) {
        slh_subtree last = some[count - 1];
        memmove(some + 1, some, (count - 1) * sizeof *some);
        some[0] = last;
    }
    return count;
}

/* Layers whose subtrees are done give their roots; the next layer signs them. */
static void finish_layers(climb *c) {
    unsigned n = c->w->set->n, height = c->w->set->hp;
    while (c->known < c->layers && !c->left[c->known]) {
        const slh_tree *t = &c->f->trees[c->known++];
        lanewise_slh_join(c->w, SLH_IN_HYPERTREE, t, 1, height - SLH_TOP, height);
        slh_reveal(c->w, t->top, n);
        if (c->known < c->w->set->d)
            lanewise_slh_digits(c->w->set, t->top, c->digits);
    }
}

int lanewise_slh_hypertree_sign(slh_work *w, slh_forest *f, const slh_selection *selected,
                                const uint8_t *node, const uint8_t *kept, uint8_t *signature) {
    const slh_set *set = w->set;
    climb c = {.w = w, .f = f, .layers = set->d - (kept ? 1u : 0u)};
    uint64_t index = selected->tree;
    uint32_t leaf = selected->leaf;
    for (unsigned j = 0; j < c.layers; j++) {
        uint8_t *part = signature + j * slh_layer_bytes(set);
        f->trees[j] = (slh_tree){.index = index,
                                 .layer = j,
                                 .chosen = leaf,
                                 .digits = c.digits,
                                 .value = part,
                                 .path = part + (size_t)slh_len(set) * set->n,
                                 .top = f->tops[j]};
        c.left[j] = SLH_TOP_NODES;
        leaf = (uint32_t)index & ((1u << set->hp) - 1);
        index >>= set->hp;
    }
    lanewise_slh_digits(set, node, c.digits);
    while (c.known < c.layers) {
        const slh_batch *b = lanewise_slh_batch_for(w, available(&c));
        slh_subtree some[LANEWISE_MAX_STATES];
        unsigned count = collect(&c, some, b->states);
        lanewise_slh_subtrees(w, b, SLH_IN_HYPERTREE, some, count);
        finish_layers(&c);
        if (slh_step_done(w, count * slh_layer_work(set)))
            return 1;
    }
    if (kept)
        lanewise_slh_kept_sign(w, kept, leaf, c.digits,
                               signature + c.layers * slh_layer_bytes(set));
    return 0;
}

static void by_subtrees(slh_work *w, const slh_tree *tree) {
    for (unsigned done = 0; done < SLH_TOP_NODES;) {
        const slh_batch *b = lanewise_slh_batch_for(w, SLH_TOP_NODES - done);
        slh_subtree some[LANEWISE_MAX_STATES];
        unsigned count = 0;
        for (; count < b->states && done < SLH_TOP_NODES; count++, done++) {
            some[count].tree = tree;
            some[count].part = done;
        }
        lanewise_slh_subtrees(w, b, SLH_IN_HYPERTREE, some, count);
    }
    lanewise_slh_join(w, SLH_IN_HYPERTREE, tree, 1, w->set->hp - SLH_TOP, w->set->hp);
}

#if LANEWISE_MAX_STATES > 1
/* With five states eight subtrees would leave two idle in every second call. */
static void by_chains(slh_work *w, const slh_tree *tree) {
    uint8_t nodes[(SLH_MAX_KEPT / 2 + SLH_MAX_N) / SLH_SHARED], few[SLH_SHARED * SLH_MAX_N];
    unsigned n = w->set->n, height = w->set->hp;
    slh_tree part = *tree, whole = *tree;
    part.top = few;
    whole.top = nodes;
    for (uint32_t i = 0; i < (uint32_t)1 << (height - SLH_SHARED_LEVELS); i++) {
        part.first = i << SLH_SHARED_LEVELS;
        lanewise_slh_shared_leaves(w, &part);
        lanewise_slh_join(w, SLH_IN_HYPERTREE, &part, 1, 0, SLH_SHARED_LEVELS);
        memcpy(nodes + (size_t)n * i, few, n);
    }
    lanewise_slh_join(w, SLH_IN_HYPERTREE, &whole, 1, SLH_SHARED_LEVELS, height);
    memcpy(tree->top, nodes, n);
    lanewise_wipe(nodes, sizeof nodes);
    lanewise_wipe(few, sizeof few);
}
#endif

void lanewise_slh_hypertree_root(slh_work *w, slh_forest *f, uint8_t *root, uint8_t *kept) {
    slh_tree *tree = f->trees;
    *tree =
        (slh_tree){.layer = w->set->d - 1u, .chosen = SLH_NO_LEAF, .top = f->tops[0], .kept = kept};
#if LANEWISE_MAX_STATES > 1
    if (SLH_TOP_NODES % lanewise_slh_batch_for(w, SLH_SHARED * slh_len(w->set))->states)
        by_chains(w, tree);
    else
#endif
        by_subtrees(w, tree);
    memcpy(root, tree->top, w->set->n);
    slh_reveal(w, root, w->set->n);
}
