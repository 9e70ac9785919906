/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A message is XORed with a mask before it is hashed: SHAKE256(PK.seed, ADRS), as long as itself.
 */
#include "step.h"

/* A message of one block has at most 8 lanes, so that the mask is done before the message begins:
 * lane 8 where a node has 4 lanes, lane 7 and 6 lanes of mask where it has 3. */
static void robust_hash(slh_work *w, const slh_batch *b, slh_shape shape, uint64_t last) {
    const uint64_t *image = shape == SLH_BLOCK_TWO ? b->two : b->one;
    uint64_t message[2 * SLH_NODE_WORDS];
    unsigned at = w->m + 4, lanes = shape == SLH_BLOCK_TWO ? 2 * w->m : w->m;
    lanewise_slh_copy_lanes(b, message, lanes, 0, w->state, SLH_LANES,
                            shape == SLH_BLOCK_CHAIN || shape == SLH_BLOCK_STEP ? 0 : at, lanes);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, 0, image, SLH_LANES, 0, at);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at, b->mask, SLH_LANES, at, SLH_LANES - at);
    if (shape == SLH_BLOCK_STEP)
        lanewise_slh_fill_cell(b, w->state, w->m + SLH_LAST, last);
    lanewise_slh_permute(w, b, w->state);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at, message, lanes, 0, lanes);
    for (unsigned i = 0; i < lanes; i++)
        lanewise_slh_xor_lane(b, w->state, at + i, w->state, i);
    lanewise_slh_block(b, w->state, image, w->m,
                       shape == SLH_BLOCK_TWO ? SLH_BLOCK_TWO : SLH_BLOCK_ONE, 0);
    if (shape == SLH_BLOCK_STEP)
        lanewise_slh_fill_cell(b, w->state, w->m + SLH_LAST, last);
    lanewise_slh_permute(w, b, w->state);
    lanewise_wipe(message, sizeof message);
}

static void start(slh_work *w, const slh_batch *b) {
    unsigned at = w->m + 4;
    lanewise_slh_copy_lanes(b, w->masks, SLH_LANES, 0, w->sponge, SLH_LANES, 0, at);
    lanewise_slh_copy_lanes(b, w->masks, SLH_LANES, at, b->mask, SLH_LANES, at, SLH_LANES - at);
    lanewise_slh_permute(w, b, w->masks);
    w->mask_at = 0;
}

static void next(slh_work *w, const slh_batch *b) {
    for (unsigned i = 0; i < w->m; i++) {
        if (w->mask_at == SLH_RATE_LANES) {
            lanewise_slh_permute(w, b, w->masks);
            w->mask_at = 0;
        }
        lanewise_slh_xor_lane(b, w->state, i, w->masks, w->mask_at++);
    }
}

/* The first block is no longer than its seeds, address and padding; one of masks after the other.
 */
static void mask(slh_work *w, const slh_batch *b, uint8_t *const *data, unsigned count,
                 size_t len) {
    size_t n = w->set->n, rate = 8 * SLH_RATE_LANES;
    for (unsigned k = 0; k < count; k++)
        slh_put(b, w->sponge, 0, k, data[k], n + 32);
    start(w, b);
    for (size_t at = 0; at < len; at += rate) {
        size_t some = len - at < rate ? len - at : rate;
        if (at)
            lanewise_slh_permute(w, b, w->masks);
        for (unsigned k = 0; k < count; k++) {
            uint8_t bytes[8 * SLH_RATE_LANES], *to = data[k] + n + 32 + at;
            slh_get(b, w->masks, k, bytes, some);
            for (size_t i = 0; i < some; i++)
                to[i] ^= bytes[i];
        }
    }
}

const slh_step lanewise_slh_robust = {1, robust_hash, start, next, mask};
