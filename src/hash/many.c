/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* many.h: checks, then one job for the engine of multibuffer.h. */
#include "algorithms.h"
#include "lanewise/kangarootwelve.h"
#include "multibuffer.h"

#include <string.h>

static int check_arrays(size_t count, const lanewise_bytes *in, void *const *out, size_t outlen) {
    if (!count)
        return LANEWISE_OK;
    if (!in || !out)
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++)
        if (lanewise_missing(in[i].data, in[i].len) || lanewise_missing(out[i], outlen))
            return LANEWISE_ERR_NULL;
    return LANEWISE_OK;
}

/* All but the kind. */
static void begin(multibuffer_job *job, size_t count, const lanewise_bytes *in, void *const *out,
                  size_t outlen) {
    job->in = in;
    job->out = out;
    job->count = count;
    job->outlen = outlen;
    job->longest = SIZE_MAX;
}

static int hash_together(lanewise_algorithm algorithm, sponge_kind of, size_t count,
                         const lanewise_bytes *in, void *const *out, size_t outlen) {
    int kangaroo = algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256;
    int status = LANEWISE_OK;
    multibuffer_job job;
    begin(&job, count, in, out, outlen);
    lanewise_slot_kind(&job.kind, of);
    if (kangaroo) {
        /* One chunk: the length of the empty customisation string, one zero byte, comes first. */
        job.kind.end[0] = 0, job.kind.end[1] = of.suffix, job.kind.endlen = 2;
        job.longest = LANEWISE_KT_CHUNK_BYTES - 1;
    }
    lanewise_multibuffer_run(&job);
    for (size_t i = 0; i < count && kangaroo; i++)
        if (in[i].len > job.longest)
            status |= lanewise_hash(algorithm, out[i], outlen, in[i].data, in[i].len);
    return status;
}

/* A single message has no use for the engine: what a wide kernel with one state in use saves, if
 * anything, on any core, is less than it takes to fill and read its states. */
int lanewise_hash_many(lanewise_algorithm algorithm, size_t count, const lanewise_bytes *in,
                       void *const *out, size_t outlen) {
    const algorithm_row *row = lanewise_algorithm_row(algorithm);
    int status = check_arrays(count, in, out, outlen);
    if (status != LANEWISE_OK)
        return status;
    if (!row)
        return LANEWISE_ERR_ALGORITHM;
    if (!row->info.extendable && outlen != row->info.output_bytes)
        return LANEWISE_ERR_LENGTH;
    if (count == 1)
        return lanewise_hash(algorithm, out[0], outlen, in[0].data, in[0].len);
    return hash_together(algorithm, row->kind, count, in, out, outlen);
}

int lanewise_sponge_finish_many(const lanewise_sponge *start, size_t count,
                                const lanewise_bytes *in, void *const *out, size_t outlen) {
    const sponge *s = (const sponge *)start;
    int status = check_arrays(count, in, out, outlen);
    if (!s || status != LANEWISE_OK)
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_TUPLE)
        return LANEWISE_ERR_ALGORITHM;
    if (s->kind.flags & SPONGE_FIXED && outlen != s->left)
        return LANEWISE_ERR_LENGTH;
    multibuffer_job job;
    begin(&job, count, in, out, outlen);
    lanewise_slot_kind_from(&job.kind, s);
    lanewise_multibuffer_run(&job);
    lanewise_wipe(&job.kind.start, sizeof job.kind.start);
    return LANEWISE_OK;
}
