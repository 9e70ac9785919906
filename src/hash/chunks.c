/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whole chunks side by side on the widest kernels, straight from the caller's memory. */
#include "chunks.h"

#include <string.h>

enum { WORTH_A_LANE = 3 }; /* blocks */

/* The state of a lane, after whole blocks, goes on in a sponge of its own with `len` more bytes. */
static void split_off(const lanewise_backend *b, const uint8_t *state, size_t lane, sponge *s,
                      const uint8_t *rest, size_t len) {
    uint8_t bytes[LANEWISE_KECCAK_BYTES];
    b->extract_bytes(state, (unsigned)lane, bytes, 0, sizeof bytes);
    s->backend->add_bytes(s->state, 0, bytes, 0, sizeof bytes);
    lanewise_sponge_add(s, rest, len);
    lanewise_wipe(bytes, sizeof bytes);
}

/* The kernel for `count` chunks, or one with a lane more if a rider of `blocks` blocks is worth it:
 * selection goes wider where the wider kernel costs less than the narrower and a single state
 * together, and a few blocks pay for the moving of states. */
static const lanewise_backend *select_with_rider(size_t count, size_t blocks) {
    const lanewise_backend *b = lanewise_select(count), *wider;
    if (blocks < WORTH_A_LANE || count >= LANEWISE_MAX_STATES || lanewise_states(b) > count)
        return b;
    wider = lanewise_select(count + 1);
    return lanewise_states(wider) > count ? wider : b;
}

/* The first `count` lanes go on in kernel `to`. */
static void move(const lanewise_backend *from, const lanewise_backend *to, uint8_t *state,
                 size_t count) {
    uint8_t bytes[LANEWISE_MAX_STATES][LANEWISE_KECCAK_BYTES];
    for (unsigned k = 0; k < count; k++)
        from->extract_bytes(state, k, bytes[k], 0, LANEWISE_KECCAK_BYTES);
    memset(state, 0, to->state_bytes);
    for (unsigned k = 0; k < count; k++)
        to->add_bytes(state, k, bytes[k], 0, LANEWISE_KECCAK_BYTES);
    lanewise_wipe(bytes, sizeof bytes);
}

void lanewise_chunks(const chunk_kind *kind, const uint8_t *in, size_t count, uint8_t *values,
                     sponge *first, sponge *rider, size_t more) {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    uint8_t last[LANEWISE_MAX_STATES][SPONGE_MAX_RATE], unused[CHUNK_MAX_VALUE];
    const uint8_t *data[LANEWISE_MAX_STATES], *ends[LANEWISE_MAX_STATES];
    uint8_t *out[LANEWISE_MAX_STATES];
    size_t rate = kind->leaf.rate, blocks = kind->bytes / rate, rest = kind->bytes % rate;
    size_t shared = rider ? more / rate : 0; /* blocks the rider absorbs with the others */
    unsigned rounds = kind->leaf.rounds;
    memset(last, 0, sizeof last);
    for (size_t k = 0; k < LANEWISE_MAX_STATES; k++) {
        last[k][rest] = kind->leaf.suffix;
        last[k][rate - 1] |= 0x80;
        ends[k] = last[k];
    }
    while (count) {
        const lanewise_backend *b = select_with_rider(count, shared);
        size_t n = lanewise_states(b) < count ? lanewise_states(b) : count, done = 0;
        for (size_t k = 0; k < lanewise_states(b); k++) {
            int idle = k >= n || (!k && first); /* idle lanes repeat the first, unused */
            data[k] = in + (k < n ? k : 0) * kind->bytes;
            out[k] = idle ? unused : values;
            values += idle ? 0 : kind->value;
            memcpy(last[k], data[k] + blocks * rate, rest);
        }
        memset(state, 0, b->state_bytes);
        if (shared && lanewise_states(b) > count) {
            data[n] = in + n * kind->bytes;
            b->absorb_blocks(state, data, shared, rate / 8, rounds);
            split_off(b, state, n, rider, data[n] + shared * rate, more - shared * rate);
            rider = NULL, done = shared;
            data[n] = in;
            for (size_t k = 0; k < lanewise_states(b); k++)
                data[k] += done * rate;
            const lanewise_backend *to = lanewise_select(count);
            if (lanewise_states(to) >= count && lanewise_states(to) < lanewise_states(b) &&
                2 * (blocks - done) >= blocks) {
                move(b, to, state, count);
                b = to;
            }
        }
        if (blocks > done)
            b->absorb_blocks(state, data, blocks - done, rate / 8, rounds);
        if (first)
            split_off(b, state, 0, first, NULL, 0);
        if (n > 1 || !first) {
            b->absorb_blocks(state, ends, 1, rate / 8, rounds);
            b->extract_lanes(state, out, kind->value / 8);
        }
        first = NULL;
        in += n * kind->bytes, count -= n;
    }
    if (rider)
        lanewise_sponge_add(rider, in, more);
    lanewise_wipe(state, sizeof state);
    lanewise_wipe(last, sizeof last);
    lanewise_wipe(unused, sizeof unused);
}
