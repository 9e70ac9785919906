/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sample.h"
#include "bytes.h"
#include "lanewise/sha3.h"
#include "lanewise/streams.h"
#include "mldsa_arith.h"
#include "public.h"

#include <string.h>

/* At a time; each kernel's states are filled with them. */
enum { STREAMS = 16, INPUT = 64 + 2, BLOCK = 136 };

/* Takes coefficients from a block of output until there are 256; returns how many there are. */
typedef unsigned take(mldsa_poly *to, unsigned have, const uint8_t *block, size_t len, int eta);

typedef struct family {
    lanewise_algorithm algorithm;
    const uint8_t *seed;
    size_t seed_bytes;
    unsigned columns; /* of the matrix: polynomial i is that of row and column; 0: of nonce i */
    take *from;
    int eta;
} family;

static size_t make_input(uint8_t *to, const family *f, unsigned i) {
    const size_t n = f->seed_bytes;
    memcpy(to, f->seed, n);
    to[n] = (uint8_t)(f->columns ? i % f->columns : i);
    to[n + 1] = (uint8_t)(f->columns ? i / f->columns : i >> 8);
    return n + 2;
}

/* Polynomials 0 to count - 1. A stream that has all of its polynomial begins the next one. */
static int sample(const family *f, mldsa_poly *out, unsigned count) {
    uint8_t memory[LANEWISE_STREAMS_BYTES(STREAMS)], inputs[STREAMS][INPUT];
    unsigned which[STREAMS], have[STREAMS] = {0}, next = 0, running;
    lanewise_bytes last[STREAMS];
    lanewise_streams *s;
    const unsigned used = count < STREAMS ? count : STREAMS;
    for (; next < used; next++) {
        which[next] = next;
        last[next].data = inputs[next];
        last[next].len = make_input(inputs[next], f, next);
    }
    int status = lanewise_streams_init(&s, memory, sizeof memory, f->algorithm, used);
    if (status != LANEWISE_OK)
        return status;
    status = lanewise_streams_finish(s, last);
    const size_t rate = lanewise_streams_rate(s);
    for (running = used; running && status == LANEWISE_OK;) {
        status = lanewise_streams_next(s);
        for (unsigned i = 0; i < used && status == LANEWISE_OK; i++) {
            if (which[i] == count)
                continue;
            mldsa_poly *to = &out[which[i]];
            have[i] = f->from(to, have[i], lanewise_streams_block(s, i), rate, f->eta);
            if (have[i] < MLDSA_N)
                continue;
            have[i] = 0;
            if ((which[i] = next) < count) {
                size_t len = make_input(inputs[i], f, next++);
                status = lanewise_streams_replace(s, i, inputs[i], len);
            } else {
                running--;
                status = lanewise_streams_stop(s, i);
            }
        }
    }
    lanewise_streams_wipe(s);
    lanewise_wipe(inputs, sizeof inputs);
    return status;
}

/* RejNTTPoly. */
static unsigned take_uniform(mldsa_poly *to, unsigned have, const uint8_t *b, size_t len, int eta) {
    (void)eta;
    return lanewise_mldsa_arith()->reject(to, have, b, len);
}

/* RejBoundedPoly: 15 of 16 values of half a byte give a coefficient modulo 5, or 9 of 16 one of
 * up to 4. Which are taken is public; it says nothing of what they are. */
static unsigned take_bounded(mldsa_poly *to, unsigned have, const uint8_t *b, size_t len, int eta) {
    const int32_t below = eta == 2 ? 15 : 9;
    for (size_t i = 0; i < 2 * len && have < MLDSA_N; i++) {
        int32_t v = b[i / 2] >> (i % 2 ? 4 : 0) & 15;
        int taken = (int)((uint32_t)(v - below) >> 31);
        mldsa_reveal(&taken, sizeof taken);
        if (eta == 2)
            v -= (v * 13 >> 6) * 5; /* v modulo 5 */
        to->c[have] = eta - v;
        have += (unsigned)taken;
    }
    return have;
}

int lanewise_mldsa_sample_matrix(const mldsa_params *p, mldsa_poly *a, const uint8_t rho[32]) {
    const family f = {LANEWISE_SHAKE128, rho, 32, p->l, take_uniform, 0};
    return sample(&f, a, (unsigned)p->k * p->l);
}

int lanewise_mldsa_sample_secrets(const mldsa_params *p, mldsa_poly *s1, mldsa_poly *s2,
                                  const uint8_t seed[64]) {
    mldsa_poly both[MLDSA_MAX_K + MLDSA_MAX_L];
    const family f = {LANEWISE_SHAKE256, seed, 64, 0, take_bounded, p->eta};
    int status = sample(&f, both, (unsigned)p->k + p->l);
    memcpy(s1, both, p->l * sizeof *both);
    memcpy(s2, both + p->l, p->k * sizeof *both);
    lanewise_wipe(both, sizeof both);
    return status;
}

int lanewise_mldsa_sample_mask(const mldsa_params *p, mldsa_poly *y, const uint8_t seed[64],
                               unsigned nonce) {
    uint8_t inputs[MLDSA_MAX_L][INPUT], bytes[MLDSA_MAX_L][MLDSA_MAX_Z_BYTES];
    lanewise_bytes in[MLDSA_MAX_L];
    void *out[MLDSA_MAX_L];
    for (unsigned i = 0; i < p->l; i++) {
        memcpy(inputs[i], seed, 64);
        inputs[i][64] = (uint8_t)(nonce + i);
        inputs[i][65] = (uint8_t)((nonce + i) >> 8);
        in[i].data = inputs[i];
        in[i].len = INPUT;
        out[i] = bytes[i];
    }
    int status = lanewise_hash_many(LANEWISE_SHAKE256, p->l, in, out, mldsa_z_bytes(p));
    for (unsigned i = 0; i < p->l && status == LANEWISE_OK; i++)
        lanewise_mldsa_unpack(&y[i], bytes[i], p->z_bits, mldsa_gamma1(p));
    lanewise_wipe(bytes, sizeof bytes);
    lanewise_wipe(inputs, sizeof inputs);
    return status;
}

int lanewise_mldsa_sample_challenge(const mldsa_params *p, mldsa_poly *c, const uint8_t *seed) {
    lanewise_sponge s;
    uint8_t block[BLOCK];
    unsigned at = 8;
    uint64_t signs = 0;
    int status = lanewise_shake256_init(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(&s, seed, p->challenge);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&s, block, sizeof block);
    if (status != LANEWISE_OK)
        return status;
    for (unsigned i = 0; i < 8; i++)
        signs |= (uint64_t)block[i] << 8 * i;
    memset(c, 0, sizeof *c);
    for (unsigned i = MLDSA_N - p->tau; i < MLDSA_N;) {
        if (at == sizeof block) {
            status = lanewise_sponge_squeeze(&s, block, sizeof block);
            if (status != LANEWISE_OK)
                return status;
            at = 0;
        }
        unsigned j = block[at++];
        if (j > i)
            continue;
        c->c[i] = c->c[j];
        c->c[j] = 1 - 2 * (int32_t)(signs & 1);
        signs >>= 1;
        i++;
    }
    lanewise_sponge_wipe(&s);
    return LANEWISE_OK;
}
