/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What tells the robust hashes of SPHINCS+ 3.1 (section 7.2.1) from the simple ones, which are
 * those of FIPS 205 (section 11.1). PRF is the same in both. */
#ifndef LANEWISE_SLHDSA_STEP_H
#define LANEWISE_SLHDSA_STEP_H

#include "batch.h"
#include "block.h"

typedef struct slh_step {
    uint8_t masked; /* which kernels for chains compute F: see backend.h */
    /* Hash a block of any shape but the last; the image is b->two for two nodes, else b->one. */
    void (*hash)(slh_work *w, const slh_batch *b, slh_shape shape, uint64_t last);
    /* For T_l; NULL: nothing to do. Start the masks with what w->sponge has absorbed; then XOR the
     * next of them into the nodes in the state's first lanes. */
    void (*start)(slh_work *w, const slh_batch *b);
    void (*next)(slh_work *w, const slh_batch *b);
    /* NULL: nothing to do. XOR the masks into the nodes of lanewise_slh_t_bytes. */
    void (*mask)(slh_work *w, const slh_batch *b, uint8_t *const *data, unsigned count, size_t len);
} slh_step;

extern const slh_step lanewise_slh_simple, lanewise_slh_robust;

#endif
