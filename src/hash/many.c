/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* many.h: checks, then one job for the engine of multibuffer.h. */
#include "algorithms.h"
#include "lanewise/kangarootwelve.h"
#include "multibuffer.h"

#include <string.h>

static size_t distance(ptrdiff_t stride) {
    return stride < 0 ? 0 - (size_t)stride : (size_t)stride;
}

/* Whether two rows or more lie within PTRDIFF_MAX bytes, which no object exceeds: then no address
 * that is computed from them overflows. */
static int rows_fit(size_t count, size_t len, ptrdiff_t stride) {
    size_t step = distance(stride);
    return len <= PTRDIFF_MAX && (!step || count - 1 <= (PTRDIFF_MAX - len) / step);
}

/* All but the kind, of inputs and outputs that are there: NULL. */
static int begin(multibuffer_job *job, size_t count, const lanewise_bytes *in, void *const *out,
                 size_t outlen) {
    size_t shortest = SIZE_MAX, longest = 0;
    if (count && (!in || !out))
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++) {
        size_t len = in[i].len;
        if (lanewise_missing(in[i].data, len) || lanewise_missing(out[i], outlen))
            return LANEWISE_ERR_NULL;
        shortest = len < shortest ? len : shortest;
        longest = len > longest ? len : longest;
    }
    job->in = in, job->out = out;
    job->count = count, job->outlen = outlen;
    job->shortest = shortest, job->longest = longest, job->most = SIZE_MAX;
    return LANEWISE_OK;
}

/* The same of rows, whose strides mean nothing if there is one: LENGTH. That neither buffer is NULL
 * is what the caller checks. */
static int begin_rows(multibuffer_job *job, size_t count, const void *in, size_t inlen,
                      ptrdiff_t in_stride, void *out, size_t outlen, ptrdiff_t out_stride) {
    if (count > 1 && (!rows_fit(count, inlen, in_stride) || !rows_fit(count, outlen, out_stride) ||
                      distance(out_stride) < outlen))
        return LANEWISE_ERR_LENGTH;
    job->in = NULL, job->out = NULL;
    job->rows = (multibuffer_rows){in, out, inlen, in_stride, out_stride};
    job->count = count, job->outlen = outlen;
    job->shortest = job->longest = inlen, job->most = SIZE_MAX;
    if (!inlen) /* arithmetic on a null pointer is not defined */
        job->rows.in = job->kind.end, job->rows.in_stride = 0;
    return LANEWISE_OK;
}

static int hash_together(lanewise_algorithm algorithm, sponge_kind of, multibuffer_job *job) {
    int kangaroo = algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256;
    int status = LANEWISE_OK;
    lanewise_slot_kind(&job->kind, of);
    if (kangaroo) {
        /* One chunk: the length of the empty customisation string, one zero byte, comes first. */
        job->kind.end[0] = 0, job->kind.end[1] = of.suffix, job->kind.endlen = 2;
        job->most = LANEWISE_KT_CHUNK_BYTES - 1;
    }
    lanewise_multibuffer_run(job);
    for (size_t i = 0; i < job->count && kangaroo; i++) {
        lanewise_bytes in = lanewise_multibuffer_in(job, i);
        if (in.len > job->most)
            status |= lanewise_hash(algorithm, lanewise_multibuffer_out(job, i), job->outlen,
                                    in.data, in.len);
    }
    return status;
}

/* Of the algorithm in *row and the length of its output. */
static int check_algorithm(lanewise_algorithm algorithm, size_t outlen, const algorithm_row **row) {
    *row = lanewise_algorithm_row(algorithm);
    if (!*row)
        return LANEWISE_ERR_ALGORITHM;
    if (!(*row)->info.extendable && outlen != (*row)->info.output_bytes)
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

/* A single message has no use for the engine: what a wide kernel with one state in use saves, if
 * anything, on any core, is less than it takes to fill and read its states. */
int lanewise_hash_many(lanewise_algorithm algorithm, size_t count, const lanewise_bytes *in,
                       void *const *out, size_t outlen) {
    const algorithm_row *row;
    multibuffer_job job;
    int status = begin(&job, count, in, out, outlen);
    if (status == LANEWISE_OK)
        status = check_algorithm(algorithm, outlen, &row);
    if (status != LANEWISE_OK)
        return status;
    if (count == 1)
        return lanewise_hash(algorithm, out[0], outlen, in[0].data, in[0].len);
    return hash_together(algorithm, row->kind, &job);
}

int lanewise_hash_many_strided(lanewise_algorithm algorithm, size_t count, const void *in,
                               size_t inlen, ptrdiff_t in_stride, void *out, size_t outlen,
                               ptrdiff_t out_stride) {
    const algorithm_row *row;
    multibuffer_job job;
    if (count && (lanewise_missing(in, inlen) || lanewise_missing(out, outlen)))
        return LANEWISE_ERR_NULL;
    int status = check_algorithm(algorithm, outlen, &row);
    if (status != LANEWISE_OK || !count)
        return status;
    if (count == 1)
        return lanewise_hash(algorithm, out, outlen, in, inlen);
    status = begin_rows(&job, count, in, inlen, in_stride, out, outlen, out_stride);
    if (status != LANEWISE_OK || !outlen)
        return status;
    return hash_together(algorithm, row->kind, &job);
}

/* Of a context that messages continue from, and the length of their outputs. */
static int check_start(const sponge *s, size_t outlen) {
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_TUPLE)
        return LANEWISE_ERR_ALGORITHM;
    if (s->kind.flags & SPONGE_FIXED && outlen != s->left)
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

static int finish_together(const sponge *s, multibuffer_job *job) {
    lanewise_slot_kind_from(&job->kind, s);
    lanewise_multibuffer_run(job);
    lanewise_wipe(&job->kind.start, sizeof job->kind.start);
    return LANEWISE_OK;
}

int lanewise_sponge_finish_many(const lanewise_sponge *start, size_t count,
                                const lanewise_bytes *in, void *const *out, size_t outlen) {
    const sponge *s = (const sponge *)start;
    multibuffer_job job;
    if (!s || begin(&job, count, in, out, outlen))
        return LANEWISE_ERR_NULL;
    int status = check_start(s, outlen);
    return status == LANEWISE_OK ? finish_together(s, &job) : status;
}

int lanewise_sponge_finish_many_strided(const lanewise_sponge *start, size_t count, const void *in,
                                        size_t inlen, ptrdiff_t in_stride, void *out, size_t outlen,
                                        ptrdiff_t out_stride) {
    const sponge *s = (const sponge *)start;
    multibuffer_job job;
    if (!s || (count && (lanewise_missing(in, inlen) || lanewise_missing(out, outlen))))
        return LANEWISE_ERR_NULL;
    int status = check_start(s, outlen);
    if (status == LANEWISE_OK)
        status = begin_rows(&job, count, in, inlen, in_stride, out, outlen, out_stride);
    return status == LANEWISE_OK ? finish_together(s, &job) : status;
}
