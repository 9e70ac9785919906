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
    multibuffer_job job = {.rate = row->kind.rate,
                           .rounds = row->kind.rounds,
                           .end = {row->kind.suffix},
                           .endlen = 1,
                           .in = in,
                           .out = out,
                           .count = count,
                           .outlen = outlen,
                           .longest = SIZE_MAX};
    int kangaroo = algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256;
    if (kangaroo) {
        /* One chunk: the length of the empty customisation string, one zero byte, comes first. */
        job.end[0] = 0, job.end[1] = row->kind.suffix, job.endlen = 2;
        job.longest = LANEWISE_KT_CHUNK_BYTES - 1;
    }
    lanewise_multibuffer_run(&job);
    for (size_t i = 0; i < count && kangaroo; i++)
        if (in[i].len > job.longest)
            status |= lanewise_hash(algorithm, out[i], outlen, in[i].data, in[i].len);
    return status;
}

int lanewise_sponge_finish_many(const lanewise_sponge *start, size_t count,
                                const lanewise_bytes *in, void *const *out, size_t outlen) {
    const sponge *s = (const sponge *)start;
    uint8_t state[LANEWISE_KECCAK_BYTES];
    int status = check_arrays(count, in, out, outlen);
    if (!s || status != LANEWISE_OK)
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_TUPLE)
        return LANEWISE_ERR_ALGORITHM;
    if (s->kind.flags & SPONGE_FIXED && outlen != s->left)
        return LANEWISE_ERR_LENGTH;
    multibuffer_job job = {.rate = s->kind.rate,
                           .rounds = s->kind.rounds,
                           .position = s->position,
                           .start = state,
                           .in = in,
                           .out = out,
                           .count = count,
                           .outlen = outlen,
                           .longest = SIZE_MAX};
    size_t n = 0;
    if (s->kind.flags & SPONGE_BINDS)
        n = lanewise_encode_bits(job.end, ENCODE_RIGHT, s->kind.flags & SPONGE_FIXED ? s->left : 0);
    job.end[n] = s->kind.suffix;
    job.endlen = (uint8_t)(n + 1);
    s->backend->extract_bytes(s->state, 0, state, 0, sizeof state);
    lanewise_multibuffer_run(&job);
    lanewise_wipe(state, sizeof state);
    return LANEWISE_OK;
}
