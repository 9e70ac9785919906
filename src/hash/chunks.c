/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Whole chunks side by side on the widest kernels, straight from the caller's memory.
 *
 * A chunk is one sponge and cannot be cut: what can be chosen is which sponges share a call. The
 * tail, what follows the last whole chunk, joins the last batch, in a wider kernel if that costs
 * less than a call of its own for each of its blocks. When it is at its end the batch goes on in
 * the narrower kernel, if the moving of states pays. In the call for the last blocks of the chunks,
 * state 0 of the first batch of KangarooTwelve has nothing to do, for chunk 0 has gone to the final
 * node: a tail of a single block, which every input of whole chunks has, is absorbed there.
 */
#include "chunks.h"

#include <string.h>

enum { MOST = LANEWISE_MAX_STATES };

/* The state at `index`, after whole blocks, goes on in a sponge of its own. If it is to be used
 * again, a zero state stays. */
static void split_off(const lanewise_backend *b, uint8_t *state, size_t index, sponge *s,
                      int again) {
    uint8_t bytes[LANEWISE_KECCAK_BYTES];
    const uint8_t *lanes = bytes;
    b->extract_bytes(state, (unsigned)index, bytes, 0, sizeof bytes);
    if (again)
        b->add_bytes(state, (unsigned)index, bytes, 0, sizeof bytes);
    s->backend->add_lanes(s->state, &lanes, sizeof bytes / 8);
    lanewise_wipe(bytes, sizeof bytes);
}

/* The first `count` states go on in kernel `to`. */
static void move(const lanewise_backend *from, const lanewise_backend *to, uint8_t *state,
                 size_t count) {
    uint8_t bytes[MOST][LANEWISE_KECCAK_BYTES];
    for (unsigned k = 0; k < count; k++)
        from->extract_bytes(state, k, bytes[k], 0, LANEWISE_KECCAK_BYTES);
    memset(state, 0, to->state_bytes);
    for (unsigned k = 0; k < count; k++)
        to->add_bytes(state, k, bytes[k], 0, LANEWISE_KECCAK_BYTES);
    lanewise_wipe(bytes, count * sizeof bytes[0]);
}

/* The kernels of a batch: one as long as the tail takes part, one for the rest. */
typedef struct choice {
    const lanewise_backend *first, *then;
} choice;

/*
 * For `count` chunks of `blocks` blocks and a tail of `shared` (0: none, or it is not yet its
 * turn). Costs are of 24 rounds. Measured on x86-64, to begin a call in a cold kernel costs a
 * quarter of a call of 12 rounds for one state, and to move states costs half of one and a quarter
 * per state.
 */
static choice choose(size_t count, size_t blocks, size_t shared, unsigned rounds, unsigned cores) {
    const lanewise_backend *narrow = lanewise_select_on(cores, count), *wide;
    choice c = {narrow, narrow};
    if (!shared || count >= MOST || lanewise_states(narrow) != count)
        return c;
    wide = lanewise_select_on(cores, count + 1);
    if (lanewise_states(wide) <= count)
        return c;
    size_t one = lanewise_cost_on(cores, lanewise_select_on(cores, 0)), call = one * 12 / rounds;
    size_t more = lanewise_cost_on(cores, wide), less = lanewise_cost_on(cores, narrow);
    size_t longer = more > less ? more - less : 0; /* what a call of the wide kernel adds */
    size_t rest = blocks > shared ? blocks - shared : 0;
    size_t staying = call / 4 + blocks * longer;
    size_t leaving = call / 4 + shared * longer + (rest ? call * (count + 2) / 4 : 0);
    if ((staying < leaving ? staying : leaving) >= shared * one)
        return c;
    c.first = wide;
    if (staying <= leaving)
        c.then = wide;
    return c;
}

/* Absorb `blocks` blocks of all data[], which moves on. */
static void absorb(const lanewise_backend *b, uint8_t *state, const uint8_t **data, size_t blocks,
                   const sponge_kind *kind) {
    if (!blocks)
        return;
    b->absorb_blocks(state, data, blocks, kind->rate / 8, kind->rounds);
    for (size_t k = 0; k < lanewise_states(b); k++)
        data[k] += blocks * kind->rate;
}

/* The tail in a state of its own. */
static void absorb_alone(const sponge_kind *kind, const chunk_tail *tail, uint8_t *value,
                         size_t len) {
    uint64_t state[LANEWISE_KECCAK_BYTES / 8] = {0};
    const lanewise_backend *b = lanewise_select_single();
    if (tail->into) {
        lanewise_sponge_add(tail->into, tail->data, tail->blocks * kind->rate);
        lanewise_sponge_add(tail->into, tail->rest, tail->len);
        return;
    }
    if (tail->blocks)
        b->absorb_blocks(state, &tail->data, tail->blocks, kind->rate / 8, kind->rounds);
    b->absorb_blocks(state, &tail->rest, tail->len / kind->rate, kind->rate / 8, kind->rounds);
    b->extract_lanes(state, &value, len / 8);
    lanewise_wipe(state, sizeof state);
}

void lanewise_chunks(const chunk_kind *kind, const uint8_t *in, size_t count, uint8_t *values,
                     sponge *first, const chunk_tail *tail) {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    uint8_t last[MOST][SPONGE_MAX_RATE], unused[CHUNK_MAX_VALUE];
    const uint8_t *data[MOST], *ends[MOST];
    uint8_t *out[MOST];
    const sponge_kind *leaf = &kind->leaf;
    const unsigned cores = lanewise_kind_here();
    size_t rate = leaf->rate, blocks = kind->bytes / rate, rest = kind->bytes % rate;
    uint8_t *tail_value = values + (count - (first != NULL)) * kind->value;
    /* Blocks that the tail may absorb together with chunks, and of these, the padded ones. */
    size_t padded = tail && !tail->into ? tail->len / rate : 0;
    size_t shared = tail ? tail->blocks + padded : 0;
    size_t used = count < MOST ? count : MOST, state_bytes = 0;
    int beside = first && padded && shared == 1; /* in the place of chunk 0, see above */
    for (size_t k = 0; k < used; k++) {
        memset(last[k] + rest, 0, rate - rest);
        last[k][rest] = leaf->suffix;
        last[k][rate - 1] |= 0x80;
    }
    while (count) {
        if (lanewise_states(lanewise_select_on(cores, count)) == 1 || count == 1)
            beside = 0;
        choice c = choose(count, blocks + 1, beside ? 0 : shared, leaf->rounds, cores);
        const lanewise_backend *b = c.first;
        size_t n = lanewise_states(b) < count ? lanewise_states(b) : count, left = blocks;
        size_t live = n - (first != NULL); /* chaining values to come out */
        for (size_t k = 0; k < lanewise_states(b); k++) {
            int idle = k >= n || (!k && first); /* idle states repeat the first, unused */
            data[k] = in + (k < n ? k : 0) * kind->bytes;
            ends[k] = last[k < n ? k : 0];
            out[k] = idle ? unused : values;
            values += idle ? 0 : kind->value;
            if (k < n)
                memcpy(last[k], data[k] + blocks * rate, rest);
        }
        memset(state, 0, b->state_bytes);
        state_bytes = b->state_bytes > state_bytes ? b->state_bytes : state_bytes;
        if (shared && !beside && lanewise_states(b) > count) {
            int to_the_end =
                shared > blocks; /* then its last block goes with those of the chunks */
            data[n] = tail->data;
            absorb(b, state, data, tail->blocks, leaf);
            data[n] = tail->rest;
            absorb(b, state, data, padded - (size_t)to_the_end, leaf);
            left = to_the_end ? 0 : blocks - shared;
            if (to_the_end) {
                ends[n] = tail->rest + (padded - 1) * rate;
                out[n] = tail_value;
                live++;
            } else if (tail->into) {
                split_off(b, state, n, tail->into, 0);
                lanewise_sponge_add(tail->into, tail->rest, tail->len);
            } else {
                b->extract_bytes(state, (unsigned)n, tail_value, 0, kind->value);
            }
            data[n] = data[0];
            tail = NULL, shared = 0;
            if (c.then != b) {
                move(b, c.then, state, count);
                b = c.then;
            }
        }
        absorb(b, state, data, left, leaf);
        if (first) {
            split_off(b, state, 0, first, beside);
            if (beside) {
                ends[0] = tail->rest;
                out[0] = tail_value;
                tail = NULL, shared = 0, beside = 0;
            }
        }
        if (live) {
            b->absorb_blocks(state, ends, 1, rate / 8, leaf->rounds);
            b->extract_lanes(state, out, kind->value / 8);
        }
        first = NULL;
        in += n * kind->bytes, count -= n;
    }
    if (tail)
        absorb_alone(leaf, tail, tail_value, kind->value);
    lanewise_wipe(state, state_bytes);
    lanewise_wipe(last, used * sizeof last[0]);
    lanewise_wipe(unused, sizeof unused);
}
