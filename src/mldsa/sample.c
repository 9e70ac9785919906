/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sample.h"
#include "keccak/generic.h"
#include "mldsa_arith.h"
#include "public.h"

#include <string.h>

/* RejNTTPoly. */
static unsigned take_uniform(mldsa_poly *to, unsigned have, const uint8_t *b, size_t len, int eta) {
    (void)eta;
    return lanewise_mldsa_arith()->reject(to, have, b, len);
}

/* RejBoundedPoly: 15 of 16 values of half a byte give a coefficient modulo 5, or 9 of 16 one of
 * up to 4. Which are taken is public; it says nothing of what they are. */
static unsigned take_bounded(mldsa_poly *to, unsigned have, const uint8_t *b, size_t len, int eta) {
    const mldsa_arith *a = lanewise_mldsa_arith();
    enum { WORDS = 8 };
    while (len && have < MLDSA_N) {
        uint64_t refused[WORDS];
        const unsigned words = len < sizeof refused ? (unsigned)len / 8 : WORDS;
        for (unsigned i = 0; i < words; i++) {
            const uint64_t x = lanewise_load64(b + 8 * i);
            /* From 15 on: all of its bits. From 9 on: the highest, and another. */
            const uint64_t others = eta == 2 ? x & x >> 1 & x >> 2 : x | x >> 1 | x >> 2;
            refused[i] = others & x >> 3 & UINT64_C(0x1111111111111111);
        }
        mldsa_reveal(refused, 8 * words);
        have = a->small(to, have, b, refused, words, eta);
        b += 8 * words;
        len -= 8 * words;
    }
    return have;
}

/* From here on `job->have` counts coefficients. What rho gives is public, as rho is. */
static int uniform(lanewise_job *job, const uint8_t *data, unsigned len, const void *params) {
    (void)params;
    mldsa_reveal(data, len);
    job->have = (uint16_t)take_uniform(job->out, job->have, data, len, 0);
    return job->have == MLDSA_N;
}

static int bounded(lanewise_job *job, const uint8_t *data, unsigned len, const void *params) {
    const mldsa_params *p = params;
    job->have = (uint16_t)take_bounded(job->out, job->have, data, len, p->eta);
    return job->have == MLDSA_N;
}

/* SampleInBall. `have` is how many coefficients have been placed, plus 1, so that it tells that
 * the signs, which come first, have been read. */
static int ball(lanewise_job *job, const uint8_t *data, unsigned len, const void *params) {
    const mldsa_params *p = params;
    mldsa_ball *to = job->out;
    unsigned at = 0;
    mldsa_reveal(data, len);
    if (!job->have) {
        memset(to, 0, sizeof *to);
        for (; at < 8; at++)
            to->signs |= (uint64_t)data[at] << 8 * at;
        job->have = 1;
    }
    for (; at < len && job->have <= p->tau; at++) {
        const unsigned i = (unsigned)(MLDSA_N - p->tau) + job->have - 1, j = data[at];
        if (j > i)
            continue;
        to->c.c[i] = to->c.c[j];
        to->c.c[j] = 1 - 2 * (int32_t)(to->signs & 1);
        to->signs >>= 1;
        job->have++;
    }
    return job->have > p->tau;
}

static const lanewise_job_kind hash = {.rate = 136, .suffix = LANEWISE_SUFFIX_SHAKE, .least = 1};
static const lanewise_job_kind matrix = {168,        LANEWISE_SUFFIX_SHAKE, .least = 5,
                                         .first = 3, .bytes = 168,          uniform};
/* Two blocks are nearly always enough. */
static const lanewise_job_kind secret = {136,        LANEWISE_SUFFIX_SHAKE, .least = 2,
                                         .first = 2, .bytes = 136,          bounded};
static const lanewise_job_kind challenge = {136,        LANEWISE_SUFFIX_SHAKE, .least = 1,
                                            .first = 1, .bytes = 136,          ball};

lanewise_job *lanewise_mldsa_job_h(lanewise_job *job, uint8_t *out, size_t want,
                                   const uint8_t *seed, unsigned seed_bytes, const uint8_t *data,
                                   size_t len) {
    lanewise_job_of(job, &hash, out, seed, seed_bytes);
    return lanewise_job_want(lanewise_job_rest(job, data, len), want);
}

lanewise_job *lanewise_mldsa_job_matrix(lanewise_job *job, mldsa_poly *a, const uint8_t *rho,
                                        unsigned row, unsigned column) {
    return lanewise_job_tail(lanewise_job_of(job, &matrix, a, rho, 32), 2, column, row);
}

lanewise_job *lanewise_mldsa_job_secret(lanewise_job *job, mldsa_poly *s, const uint8_t *seed,
                                        unsigned nonce) {
    return lanewise_job_tail(lanewise_job_of(job, &secret, s, seed, 64), 2, nonce, 0);
}

lanewise_job *lanewise_mldsa_job_mask(lanewise_job *job, const mldsa_params *p, uint8_t *bytes,
                                      const uint8_t *seed, unsigned nonce) {
    lanewise_job_tail(lanewise_job_of(job, &hash, bytes, seed, 64), 2, nonce, nonce >> 8);
    job->left = 5; /* blocks, with 18 bits as with 20 */
    return lanewise_job_want(job, mldsa_z_bytes(p));
}

lanewise_job *lanewise_mldsa_job_challenge(lanewise_job *job, const mldsa_params *p, mldsa_ball *c,
                                           const uint8_t *seed) {
    return lanewise_job_of(job, &challenge, c, seed, p->challenge);
}
