/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many independent messages over the xN kernels: the engine below lanewise_hash_many. */
#ifndef LANEWISE_MULTIBUFFER_H
#define LANEWISE_MULTIBUFFER_H

#include "lanewise/many.h"
#include "slot.h"

/* What is to be hashed. The start may change as it is run. */
typedef struct multibuffer_job {
    slot_kind kind;
    const lanewise_bytes *in;
    void *const *out;
    size_t count, outlen;
    size_t longest; /* longer messages are passed over, their outputs left alone */
} multibuffer_job;

void lanewise_multibuffer_run(multibuffer_job *job);

#endif
