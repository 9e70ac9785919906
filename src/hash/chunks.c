/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Whole chunks side by side on the widest kernels, straight from the caller's memory. */
#include "chunks.h"

#include <string.h>

/* The state of lane 0 after the whole blocks of its chunk goes on in a sponge of its own. */
static void split_off(const lanewise_backend *b, const uint8_t *state, sponge *s,
                      const uint8_t *rest, size_t len) {
    uint8_t bytes[LANEWISE_KECCAK_BYTES];
    b->extract_bytes(state, 0, bytes, 0, sizeof bytes);
    s->backend->add_bytes(s->state, 0, bytes, 0, sizeof bytes);
    lanewise_sponge_add(s, rest, len);
    lanewise_wipe(bytes, sizeof bytes);
}

void lanewise_chunks(const chunk_kind *kind, const uint8_t *in, size_t count, uint8_t *values,
                     sponge *first) {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    uint8_t last[LANEWISE_MAX_WAYS][SPONGE_MAX_RATE], unused[CHUNK_MAX_VALUE];
    const uint8_t *data[LANEWISE_MAX_WAYS], *ends[LANEWISE_MAX_WAYS];
    uint8_t *out[LANEWISE_MAX_WAYS];
    size_t rate = kind->leaf.rate, blocks = kind->bytes / rate, rest = kind->bytes % rate;
    for (size_t k = 0; k < LANEWISE_MAX_WAYS; k++) {
        memset(last[k], 0, rate);
        last[k][rest] = kind->leaf.suffix;
        last[k][rate - 1] |= 0x80;
        ends[k] = last[k];
    }
    while (count) {
        const lanewise_backend *b = lanewise_select(count);
        size_t n = b->ways < count ? b->ways : count;
        for (size_t k = 0; k < b->ways; k++) {
            int idle = k >= n || (!k && first); /* idle lanes repeat the first, unused */
            data[k] = in + (k < n ? k : 0) * kind->bytes;
            out[k] = idle ? unused : values;
            values += idle ? 0 : kind->value;
            memcpy(last[k], data[k] + blocks * rate, rest);
        }
        memset(state, 0, b->state_bytes);
        if (blocks)
            b->absorb_blocks(state, data, blocks, rate / 8, kind->leaf.rounds);
        if (first)
            split_off(b, state, first, data[0] + blocks * rate, rest);
        first = NULL;
        b->absorb_blocks(state, ends, 1, rate / 8, kind->leaf.rounds);
        b->extract_lanes(state, out, kind->value / 8);
        in += n * kind->bytes, count -= n;
    }
    lanewise_wipe(state, sizeof state);
    lanewise_wipe(last, sizeof last);
    lanewise_wipe(unused, sizeof unused);
}
