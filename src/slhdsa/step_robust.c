/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A message is XORed with a mask before it is hashed: SHAKE256(PK.seed, ADRS), as long as itself.
 */
#include "step.h"

/* A message of one block has at most 8 lanes, so that the mask is done before the message begins:
 * lane 8 where a node has 4 lanes, lane 7 and 6 lanes of mask where it has 3. */
static void hash(slh_work *w, const slh_batch *b, const uint64_t *image, unsigned lanes) {
    uint64_t message[2 * SLH_NODE_WORDS];
    unsigned at = w->m + 4;
    lanewise_slh_copy_lanes(b, message, lanes, 0, w->state, SLH_LANES, at, lanes);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, 0, image, SLH_LANES, 0, at);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at, b->mask, SLH_LANES, at, SLH_LANES - at);
    lanewise_slh_permute(w, b, w->state);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at, message, lanes, 0, lanes);
    for (unsigned i = 0; i < lanes; i++)
        lanewise_slh_xor_lane(b, w->state, at + i, w->state, i);
    slh_surround(w, b, image, lanes);
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

const slh_step lanewise_slh_robust = {hash, start, next};
