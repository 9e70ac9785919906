/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many independent messages over the xN kernels: the engine below lanewise_hash_many. */
#ifndef LANEWISE_MULTIBUFFER_H
#define LANEWISE_MULTIBUFFER_H

#include "lanewise/many.h"
#include "slot.h"

/* Messages of one length and their outputs, each a stride behind the one before. `in` is no null
 * pointer. */
typedef struct multibuffer_rows {
    const uint8_t *in;
    uint8_t *out;
    size_t inlen;
    ptrdiff_t in_stride, out_stride;
} multibuffer_rows;

/* What is to be hashed. The start may change as it is run. */
typedef struct multibuffer_job {
    slot_kind kind;
    const lanewise_bytes *in; /* NULL: rows */
    void *const *out;
    multibuffer_rows rows;
    size_t count, outlen;
    size_t shortest, longest; /* lengths of messages */
    size_t most;              /* longer ones are passed over, their outputs left alone */
} multibuffer_job;

/* Message i, and where its output goes. */
static inline lanewise_bytes lanewise_multibuffer_in(const multibuffer_job *j, size_t i) {
    if (j->in)
        return j->in[i];
    return (lanewise_bytes){j->rows.in + (ptrdiff_t)i * j->rows.in_stride, j->rows.inlen};
}

static inline uint8_t *lanewise_multibuffer_out(const multibuffer_job *j, size_t i) {
    return j->in ? j->out[i] : j->rows.out + (ptrdiff_t)i * j->rows.out_stride;
}

/* Messages of one length are taken in their order, and those of a group are read before its first
 * output is written. */
void lanewise_multibuffer_run(multibuffer_job *job);

#endif
