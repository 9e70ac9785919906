/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Verification of a group of signatures of one set, each under a key of its own; one alone is a
 * group too. Nothing here is secret.
 *
 * FORS: each slot takes a tree; all have the same height. WOTS+: each slot takes a chain, and as
 * soon as its end is reached the next one. The longest come first, so that the slots run out of
 * work at about the same time. What has one sequence in each signature, T_l and the authentication
 * paths of the hypertree, is computed of all signatures of the group at once.
 */
#include "sign.h"

#include <string.h>

typedef struct group {
    slh_work *w;
    const slh_claim *claims;
    unsigned count;
    slh_selection selected[SLH_GROUP];  /* where the path through the hypertree is */
    uint8_t node[SLH_GROUP][SLH_MAX_N]; /* and which node it has reached */
    uint8_t digits[SLH_GROUP][SLH_MAX_LEN];
    uint16_t order[SLH_GROUP * SLH_MAX_LEN]; /* chains, longest first: 256 * signature + chain */
    uint8_t *ends;
} group;

static uint8_t *room_of(const group *g, unsigned v) {
    return g->ends + v * slh_ends_bytes(g->w->set);
}
static uint8_t *ends_of(const group *g, unsigned v) {
    return room_of(g, v) + g->w->set->n + 32;
}

/* Seeds, layer and tree of signature v in the images for slot k. */
static void set_place(group *g, const slh_batch *b, unsigned k, unsigned v, uint32_t layer) {
    uint64_t *images[] = {b->one, b->two};
    uint64_t tree = g->selected[v].tree;
    for (unsigned i = 0; i < 2; i++) {
        slh_put(b, images[i], 0, k, g->claims[v].public_key, g->w->set->n);
        slh_set_address(g->w, b, images[i], SLH_LAYER, k, layer, 0);
        slh_set_address(g->w, b, images[i], SLH_TREE_INDEX, k, (uint32_t)(tree >> 32),
                        (uint32_t)tree);
    }
}

/* The next level of slot k: its node and a sibling become the message, in the order that bit 0 of
 * the node's index says. */
static void pair_up(slh_work *w, const slh_batch *b, unsigned k, uint32_t index, unsigned level,
                    const uint8_t *sibling) {
    unsigned m = w->m, at = m + 4, side = index & 1, stride = slh_stride(b, k);
    uint64_t *node = w->state + slh_word(b, SLH_LANES, 0, k);
    for (unsigned i = 0; i < m; i++)
        node[(size_t)stride * (at + side * m + i)] = node[(size_t)stride * i];
    slh_put(b, w->state, at + (1 - side) * m, k, sibling, w->set->n);
    slh_set_address(w, b, b->two, SLH_LAST, k, level, index >> 1);
}

/* The roots of all FORS trees (FIPS 205 algorithm 17). */
static void fors_roots(group *g) {
    slh_work *w = g->w;
    const slh_set *set = w->set;
    size_t n = set->n, each = (1u + set->a) * n;
    for (unsigned done = 0, total = g->count * set->k; done < total;) {
        const slh_batch *b = lanewise_slh_batch_for(w, total - done);
        const uint8_t *part[LANEWISE_MAX_STATES];
        uint32_t index[LANEWISE_MAX_STATES];
        unsigned some = b->states < total - done ? b->states : total - done;
        w->used = some;
        for (unsigned k = 0; k < some; k++) {
            unsigned v = (done + k) / set->k, tree = (done + k) % set->k;
            set_place(g, b, k, v, 0);
            index[k] = ((uint32_t)tree << set->a) + g->selected[v].fors[tree];
            part[k] = g->claims[v].signature + n + tree * each;
            slh_set_address(w, b, b->one, SLH_TYPE, k, SLH_FORS_TREE, g->selected[v].leaf);
            slh_set_address(w, b, b->two, SLH_TYPE, k, SLH_FORS_TREE, g->selected[v].leaf);
            slh_set_address(w, b, b->one, SLH_LAST, k, 0, index[k]);
            slh_put_node(w, b, k, part[k]);
        }
        lanewise_slh_f(w, b);
        for (unsigned j = 0; j < set->a; j++) {
            for (unsigned k = 0; k < some; k++)
                pair_up(w, b, k, index[k] >> j, j + 1, part[k] + (1 + j) * n);
            lanewise_slh_h_in_place(w, b);
        }
        for (unsigned k = 0; k < some; k++, done++)
            slh_get_node(w, b, k, ends_of(g, done / set->k) + done % set->k * n);
    }
}

/* T_l of `len` nodes of the signatures first, first + 1, ... in the slots of a batch. */
static void compress_several(group *g, const slh_batch *b, unsigned first, unsigned some,
                             uint32_t layer, uint32_t type, unsigned len) {
    slh_work *w = g->w;
    uint8_t *data[LANEWISE_MAX_STATES];
    uint64_t types[LANEWISE_MAX_STATES];
    w->used = some;
    for (unsigned k = 0; k < some; k++)
        set_place(g, b, k, first + k, layer);
    for (unsigned k = 0; k < some; k++) {
        data[k] = room_of(g, first + k);
        types[k] = slh_address(type, g->selected[first + k].leaf);
    }
    lanewise_slh_t_bytes(w, b, data, types, some, (size_t)len * w->set->n);
}

static void fors_keys(group *g) {
    for (unsigned done = 0; done < g->count;) {
        const slh_batch *b = lanewise_slh_batch_for(g->w, g->count - done);
        unsigned some = b->states < g->count - done ? b->states : g->count - done;
        compress_several(g, b, done, some, 0, SLH_FORS_ROOTS, g->w->set->k);
        for (unsigned k = 0; k < some; k++)
            slh_get_node(g->w, b, k, g->node[done + k]);
        done += some;
    }
}

/* All chains of the group by what is left of them, longest first. Returns how many need a hash;
 * those behind are at their ends already. */
static unsigned sort_chains(group *g) {
    unsigned len = slh_len(g->w->set), last = slh_steps(g->w->set), starts[SLH_STEPS + 2] = {0};
    for (unsigned v = 0; v < g->count; v++)
        for (unsigned c = 0; c < len; c++)
            starts[g->digits[v][c] + 1]++;
    for (unsigned digit = 1; digit <= last; digit++)
        starts[digit] += starts[digit - 1];
    unsigned unfinished = starts[last];
    for (unsigned v = 0; v < g->count; v++)
        for (unsigned c = 0; c < len; c++)
            g->order[starts[g->digits[v][c]]++] = (uint16_t)(v << 8 | c);
    return unfinished;
}

/* What F hashes before the last lane of the address, of the key pair of signature v. */
static void chain_head(const group *g, const slh_batch *b, unsigned v, uint32_t layer,
                       uint64_t *head) {
    const slh_selection *s = &g->selected[v];
    unsigned m = g->w->m;
    for (unsigned i = 0; i < m; i++)
        head[i] = slh_encoded(b, lanewise_load64(g->claims[v].public_key + 8 * (size_t)i));
    head[m + SLH_LAYER] = slh_encoded(b, slh_address(layer, 0));
    head[m + SLH_TREE_INDEX] =
        slh_encoded(b, slh_address((uint32_t)(s->tree >> 32), (uint32_t)s->tree));
    head[m + SLH_TYPE] = slh_encoded(b, slh_address(SLH_WOTS_HASH, s->leaf));
}

/* The ends of all chains of one layer (FIPS 205 algorithm 8). values[v] are its chains' values. */
static void chain_ends(group *g, uint32_t layer, const uint8_t *const *values) {
    slh_work *w = g->w;
    unsigned len = slh_len(w->set), n = w->set->n, last = slh_steps(w->set), next = 0, running = 0;
    for (unsigned v = 0; v < g->count; v++) {
        lanewise_slh_digits(w->set, g->node[v], g->digits[v]);
        memcpy(ends_of(g, v), values[v], (size_t)len * n);
    }
    unsigned total = sort_chains(g);
    if (!total)
        return;
    const slh_batch *b = lanewise_slh_batch_for(w, total);
    uint16_t chain[LANEWISE_MAX_STATES];                     /* which one a slot computes */
    uint8_t left[LANEWISE_MAX_STATES] = {0};                 /* its steps up to the end; 0: none */
    uint64_t head[SLH_GROUP][SLH_MAX_NODE_LANES + SLH_LAST]; /* of each signature */
    uint8_t held[LANEWISE_MAX_STATES];                       /* whose a slot has */
    for (unsigned v = 0; v < g->count; v++)
        chain_head(g, b, v, layer, head[v]);
    memset(held, SLH_GROUP, sizeof held);
    for (;;) {
        unsigned steps = last; /* until the first of them reaches its end */
        for (unsigned k = 0; k < b->states; k++) {
            if (!left[k] && next < total) {
                unsigned v = g->order[next] >> 8, c = g->order[next] & 255;
                chain[k] = g->order[next++];
                left[k] = (uint8_t)(last - g->digits[v][c]);
                uint64_t *to = b->one + slh_word(b, SLH_LANES, 0, k);
                unsigned stride = slh_stride(b, k), lanes = held[k] == v ? 0 : w->m + SLH_LAST;
                for (unsigned i = 0; i < lanes; i++)
                    to[(size_t)i * stride] = head[v][i];
                held[k] = (uint8_t)v;
                slh_put_node(w, b, k, values[v] + (size_t)c * n);
                slh_set_address(w, b, b->one, SLH_LAST, k, c, g->digits[v][c]);
                running++;
            }
            if (left[k] && left[k] < steps)
                steps = left[k];
        }
        if (!running)
            return;
        w->used = running;
        lanewise_slh_chain(w, b, steps);
        for (unsigned k = 0; k < b->states; k++) {
            if (left[k] && !(left[k] = (uint8_t)(left[k] - steps))) {
                unsigned v = chain[k] >> 8, c = chain[k] & 255;
                slh_get_node(w, b, k, ends_of(g, v) + (size_t)c * n);
                running--;
            }
        }
    }
}

/* From the chains' ends to the root of the layer's tree (FIPS 205 algorithm 11). */
static void climb_layer(group *g, uint32_t layer, const uint8_t *const *values) {
    slh_work *w = g->w;
    const slh_set *set = w->set;
    size_t n = set->n, len = slh_len(set);
    for (unsigned done = 0; done < g->count;) {
        const slh_batch *b = lanewise_slh_batch_for(w, g->count - done);
        unsigned some = b->states < g->count - done ? b->states : g->count - done;
        compress_several(g, b, done, some, layer, SLH_WOTS_PK, (unsigned)len);
        slh_fill_address(w, b, b->two, SLH_TYPE, SLH_TREE, 0);
        for (unsigned j = 0; j < set->hp; j++) {
            for (unsigned k = 0; k < some; k++)
                pair_up(w, b, k, g->selected[done + k].leaf >> j, j + 1,
                        values[done + k] + (len + j) * n);
            lanewise_slh_h_in_place(w, b);
        }
        for (unsigned k = 0; k < some; k++)
            slh_get_node(w, b, k, g->node[done + k]);
        done += some;
    }
}

int lanewise_slh_verify(const slh_set *set, const slh_claim *claims, unsigned count, uint8_t *ends,
                        uint8_t *valid, slh_probe *probe) {
    slh_work w;
    group g = {.w = &w, .claims = claims, .count = count, .ends = ends};
    for (unsigned v = 0; v < count; v++) {
        int status = lanewise_slh_select(set, claims[v].signature, claims[v].public_key,
                                         claims[v].message, &g.selected[v]);
        if (status != LANEWISE_OK)
            return status;
    }
    lanewise_slh_begin(&w, set, NULL, NULL, probe);
    fors_roots(&g);
    fors_keys(&g);
    for (unsigned layer = 0; layer < set->d; layer++) {
        const uint8_t *values[SLH_GROUP] = {NULL};
        for (unsigned v = 0; v < count; v++)
            values[v] =
                claims[v].signature + set->n + slh_fors_bytes(set) + layer * slh_layer_bytes(set);
        chain_ends(&g, layer, values);
        climb_layer(&g, layer, values);
        for (unsigned v = 0; v < count; v++) {
            slh_selection *s = &g.selected[v];
            s->leaf = (uint32_t)s->tree & ((1u << set->hp) - 1);
            s->tree >>= set->hp;
        }
    }
    for (unsigned v = 0; v < count; v++)
        valid[v] = !memcmp(g.node[v], claims[v].public_key + set->n, set->n);
    return LANEWISE_OK;
}
