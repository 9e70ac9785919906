/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What tells the robust hashes of SPHINCS+ 3.1 (section 7.2.1) from the simple ones, which are
 * those of FIPS 205 (section 11.1). PRF is the same in both. */
#ifndef LANEWISE_SLHDSA_STEP_H
#define LANEWISE_SLHDSA_STEP_H

#include "batch.h"

typedef struct slh_step {
    /* Hash the `lanes` message lanes that lie in the state, with the rest of the block from an
     * image. */
    void (*hash)(slh_work *w, const slh_batch *b, const uint64_t *image, unsigned lanes);
    /* For T_l; NULL: nothing to do. Start the masks with what w->sponge has absorbed; then XOR the
     * next of them into the nodes in the state's first lanes. */
    void (*start)(slh_work *w, const slh_batch *b);
    void (*next)(slh_work *w, const slh_batch *b);
} slh_step;

extern const slh_step lanewise_slh_simple, lanewise_slh_robust;

/* The lanes of an image before and behind the message, into the state. */
static inline void slh_surround(slh_work *w, const slh_batch *b, const uint64_t *image,
                                unsigned lanes) {
    unsigned before = w->m + 4, behind = before + lanes;
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, 0, image, SLH_LANES, 0, before);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, behind, image, SLH_LANES, behind,
                            SLH_LANES - behind);
}

#endif
