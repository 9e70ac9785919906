/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "step.h"

static void hash(slh_work *w, const slh_batch *b, const uint64_t *image, unsigned lanes) {
    slh_surround(w, b, image, lanes);
    lanewise_slh_permute(w, b, w->state);
}

const slh_step lanewise_slh_simple = {hash, NULL, NULL};
