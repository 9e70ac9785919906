/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "step.h"

static void simple_hash(slh_work *w, const slh_batch *b, slh_shape shape, uint64_t last) {
    lanewise_slh_block(b, w->state, shape == SLH_BLOCK_TWO ? b->two : b->one, w->m, shape, last);
    lanewise_slh_permute(w, b, w->state);
}

const slh_step lanewise_slh_simple = {0, simple_hash, NULL, NULL, NULL};
