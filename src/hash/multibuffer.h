/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many independent messages over the xN kernels: the engine below lanewise_hash_many. */
#ifndef LANEWISE_MULTIBUFFER_H
#define LANEWISE_MULTIBUFFER_H

#include "context.h"
#include "lanewise/many.h"

/*
 * What is to be hashed. Every message goes on from one common state and ends with the same bytes;
 * the last of these is the domain suffix, the one before may be an encoded length.
 */
typedef struct multibuffer_job {
    uint8_t rate, rounds;
    uint8_t end[SPONGE_MAX_ENCODING + 1];
    uint8_t endlen;       /* at least 1: the suffix */
    size_t position;      /* bytes that `start` has absorbed of its block; below rate */
    const uint8_t *start; /* 200 bytes of state; NULL for the zero state */
    const lanewise_bytes *in;
    void *const *out;
    size_t count, outlen;
    size_t longest; /* longer messages are passed over, their outputs left alone */
} multibuffer_job;

void lanewise_multibuffer_run(const multibuffer_job *job);

#endif
