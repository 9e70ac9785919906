/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * FIPS 203 for as many instances as the kernel has states. States that have no instance of their
 * own repeat the first one's input, and what they give is not read.
 */
#include "lockstep.h"

#include "core.h"
#include "lanewise/mlkem.h"
#include "lanewise/status.h"
#include "short.h"

#include <string.h>

enum {
    STATES = LANEWISE_MAX_STATES,
    SHAKE = 0x1F,
    SHA3 = 0x06,
    RATE_128 = 168,
    RATE_256 = 136,
    RATE_512 = 72,
    BLOCKS = 3, /* of SHAKE128, nearly always enough for a polynomial */
};

/* What is public comes first: the rest is wiped. */
typedef struct lockstep {
    _Alignas(64) uint8_t rho[LANEWISE_MAX_STATE_BYTES]; /* states that hold rho */
    _Alignas(64) int16_t row[STATES][MLKEM_MAX_K * N];  /* of each matrix */
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    _Alignas(64) uint8_t sigma[LANEWISE_MAX_STATE_BYTES]; /* states that hold the seed of noise */
    _Alignas(64) uint8_t block[STATES][512];              /* of input, or blocks of output */
    _Alignas(64) int16_t prepared[STATES][2 * MLKEM_MAX_K * N]; /* s or y */
    int16_t e[STATES][N];
    int16_t p[N], t[MLKEM_MAX_K * N];
    uint8_t g[STATES][RATE_512]; /* input of G, padded */
    uint8_t kr[STATES][64];      /* output of G */
    const lanewise_backend *b;
    const mlkem_arith *a;
    unsigned states, n, k;
} lockstep;

static void begin(lockstep *l, const lanewise_backend *b, const mlkem_params *p, size_t n) {
    l->b = b;
    l->a = lanewise_mlkem_arith();
    l->states = lanewise_states(b);
    l->n = (unsigned)n;
    l->k = p->k;
}

static void end(lockstep *l) {
    lanewise_wipe(l->state, sizeof *l - offsetof(lockstep, state));
}

/* Pointers to `step` bytes of each instance, and for the states that have none to those of the
 * first. */
static void each(const lockstep *l, const uint8_t *to[STATES], const uint8_t *first, size_t step) {
    for (unsigned i = 0; i < l->states; i++)
        to[i] = first + (i < l->n ? i : 0) * step;
}

static void outputs(const lockstep *l, uint8_t *to[STATES], uint8_t *first, size_t step) {
    for (unsigned i = 0; i < l->states; i++)
        to[i] = first + i * step;
}

/* States that have absorbed the 32 bytes of each pointer, and more is to come. */
static void absorb_seeds(const lockstep *l, uint8_t *states, const uint8_t *const *seeds) {
    memset(states, 0, l->b->state_bytes);
    l->b->add_lanes(states, seeds, MLKEM_SYMBYTES / 8);
}

/* SHAKE of the seeds in `seeded` and of two bytes, or of one if `more` is SHAKE itself; then the
 * first block of output is in the states. */
static void expand(lockstep *l, const uint8_t *seeded, unsigned byte, unsigned more,
                   unsigned rate) {
    uint8_t block[RATE_128] = {0};
    const uint8_t *data[STATES];
    block[MLKEM_SYMBYTES] = (uint8_t)byte;
    block[MLKEM_SYMBYTES + 1] = (uint8_t)more;
    if (rate == RATE_128)
        block[MLKEM_SYMBYTES + 2] = SHAKE;
    block[rate - 1] = 0x80;
    for (unsigned i = 0; i < l->states; i++)
        data[i] = block;
    memcpy(l->state, seeded, l->b->state_bytes);
    l->b->absorb_blocks(l->state, data, 1, rate / 8, 24);
}

/* Element (x, y) of each matrix to column j of the rows: SampleNTT(rho || x || y). */
static void sample_matrix(lockstep *l, unsigned x, unsigned y, unsigned j) {
    uint8_t *out[STATES];
    unsigned have[STATES], least;
    expand(l, l->rho, x, y, RATE_128);
    for (unsigned block = 0; block < BLOCKS; block++) {
        if (block)
            l->b->permute(l->state, 24);
        outputs(l, out, l->block[0] + RATE_128 * block, sizeof l->block[0]);
        l->b->extract_lanes(l->state, out, RATE_128 / 8);
    }
    least = N;
    for (unsigned i = 0; i < l->n; i++) {
        have[i] = l->a->reject(l->row[i] + N * j, 0, l->block[i], BLOCKS * RATE_128);
        least = have[i] < least ? have[i] : least;
    }
    while (least < N) {
        outputs(l, out, l->block[0], sizeof l->block[0]);
        l->b->permute(l->state, 24);
        l->b->extract_lanes(l->state, out, RATE_128 / 8);
        least = N;
        for (unsigned i = 0; i < l->n; i++) {
            if (have[i] < N)
                have[i] = l->a->reject(l->row[i] + N * j, have[i], l->block[i], RATE_128);
            least = have[i] < least ? have[i] : least;
        }
    }
}

/* SamplePolyCBD_eta(PRF_eta(sigma, nonce)) of all, to e. */
static void sample_noise(lockstep *l, unsigned nonce, unsigned eta) {
    uint8_t *out[STATES];
    expand(l, l->sigma, nonce, SHAKE, RATE_256);
    outputs(l, out, l->block[0], sizeof l->block[0]);
    l->b->extract_lanes(l->state, out, RATE_256 / 8);
    if (eta == 3) {
        l->b->permute(l->state, 24);
        outputs(l, out, l->block[0] + RATE_256, sizeof l->block[0]);
        l->b->extract_lanes(l->state, out, (64 * 3 - RATE_256) / 8);
    }
    for (unsigned i = 0; i < l->n; i++)
        l->a->noise(l->e[i], l->block[i], eta);
}

/* SHA3-256 of messages of one length to 32 bytes each, `step` bytes apart. */
static void hash(lockstep *l, const uint8_t *const *messages, size_t len, uint8_t *to,
                 size_t step) {
    const uint8_t *data[STATES];
    uint8_t *out[STATES];
    size_t whole = len / RATE_256, rest = len % RATE_256;
    memset(l->state, 0, l->b->state_bytes);
    l->b->absorb_blocks(l->state, messages, whole, RATE_256 / 8, 24);
    for (unsigned i = 0; i < l->states; i++) {
        memcpy(l->block[i], messages[i] + RATE_256 * whole, rest);
        memset(l->block[i] + rest, 0, RATE_256 - rest);
        l->block[i][rest] = SHA3;
        l->block[i][RATE_256 - 1] |= 0x80;
        data[i] = l->block[i];
    }
    l->b->absorb_blocks(l->state, data, 1, RATE_256 / 8, 24);
    outputs(l, out, l->block[0], sizeof l->block[0]);
    l->b->extract_lanes(l->state, out, MLKEM_SYMBYTES / 8);
    for (unsigned i = 0; i < l->n; i++)
        memcpy(to + step * i, l->block[i], MLKEM_SYMBYTES);
}

/* G of the first `len` bytes of each g, to kr. */
static void hash_g(lockstep *l, unsigned len) {
    const uint8_t *data[STATES];
    uint8_t *out[STATES];
    for (unsigned i = 0; i < l->n; i++) {
        memset(l->g[i] + len, 0, RATE_512 - len);
        l->g[i][len] = SHA3;
        l->g[i][RATE_512 - 1] |= 0x80;
    }
    memset(l->state, 0, l->b->state_bytes);
    each(l, data, l->g[0], sizeof l->g[0]);
    l->b->absorb_blocks(l->state, data, 1, RATE_512 / 8, 24);
    outputs(l, out, l->kr[0], sizeof l->kr[0]);
    l->b->extract_lanes(l->state, out, 64 / 8);
    each(l, data, l->kr[0] + 32, sizeof l->kr[0]);
    absorb_seeds(l, l->sigma, data);
}

/* The vector s or y: polynomials of noise 0 to k - 1, prepared for products. */
static void sample_vector(lockstep *l, unsigned eta) {
    for (unsigned j = 0; j < l->k; j++) {
        sample_noise(l, j, eta);
        for (unsigned i = 0; i < l->n; i++) {
            l->a->ntt(l->e[i]);
            l->a->prepare(l->prepared[i] + 2 * N * j, l->e[i]);
        }
    }
}

void lanewise_mlkem_lockstep_generate(const lanewise_backend *b, const mlkem_params *p, size_t n,
                                      void *const *ek, void *const *dk, const uint8_t *seeds) {
    lockstep l;
    const uint8_t *data[STATES];
    const size_t secret_bytes = MLKEM_POLYBYTES * p->k;
    begin(&l, b, p, n);
    for (unsigned i = 0; i < n; i++) {
        memcpy(l.g[i], seeds + 64 * i, 32);
        l.g[i][32] = (uint8_t)l.k;
    }
    hash_g(&l, 33);
    each(&l, data, l.kr[0], sizeof l.kr[0]);
    absorb_seeds(&l, l.rho, data);
    for (unsigned j = 0; j < l.k; j++) {
        sample_noise(&l, j, p->eta1);
        for (unsigned i = 0; i < n; i++) {
            l.a->ntt(l.e[i]);
            l.a->encode((uint8_t *)dk[i] + MLKEM_POLYBYTES * j, l.e[i]);
            l.a->prepare(l.prepared[i] + 2 * N * j, l.e[i]);
        }
    }
    for (unsigned row = 0; row < l.k; row++) {
        for (unsigned j = 0; j < l.k; j++)
            sample_matrix(&l, j, row, j);
        sample_noise(&l, l.k + row, p->eta1);
        for (unsigned i = 0; i < n; i++) {
            l.a->inner(l.p, l.row[i], 1, l.prepared[i], l.k);
            l.a->ntt(l.e[i]);
            l.a->scale_add(l.p, l.e[i]);
            l.a->encode((uint8_t *)ek[i] + MLKEM_POLYBYTES * row, l.p);
        }
    }
    for (unsigned i = 0; i < l.states; i++)
        data[i] = ek[i < n ? i : 0];
    for (unsigned i = 0; i < n; i++)
        memcpy((uint8_t *)ek[i] + secret_bytes, l.kr[i], 32);
    hash(&l, data, p->public_bytes, l.kr[0], sizeof l.kr[0]);
    for (unsigned i = 0; i < n; i++) {
        uint8_t *to = (uint8_t *)dk[i] + secret_bytes;
        memcpy(to, ek[i], p->public_bytes);
        memcpy(to + p->public_bytes, l.kr[i], 32);
        memcpy(to + p->public_bytes + 32, seeds + 64 * i + 32, 32);
    }
    end(&l);
    lanewise_wipe_spilled();
}

void lanewise_mlkem_lockstep_encapsulate(const lanewise_backend *b, const mlkem_params *p, size_t n,
                                         void *const *ct, void *const *ss, const void *const *ek,
                                         const uint8_t *messages, int *status) {
    lockstep l;
    const uint8_t *data[STATES];
    const size_t vector_bytes = MLKEM_POLYBYTES * p->k;
    begin(&l, b, p, n);
    for (unsigned i = 0; i < l.states; i++)
        data[i] = ek[i < n ? i : 0];
    hash(&l, data, p->public_bytes, l.g[0] + 32, sizeof l.g[0]);
    for (unsigned i = 0; i < l.states; i++)
        data[i] += vector_bytes;
    absorb_seeds(&l, l.rho, data);
    for (unsigned i = 0; i < n; i++)
        memcpy(l.g[i], messages + 32 * i, 32);
    hash_g(&l, 64);
    sample_vector(&l, p->eta1);
    for (unsigned row = 0; row < l.k; row++) {
        for (unsigned j = 0; j < l.k; j++)
            sample_matrix(&l, row, j, j);
        sample_noise(&l, l.k + row, p->eta2);
        for (unsigned i = 0; i < n; i++) {
            l.a->inner(l.p, l.row[i], 1, l.prepared[i], l.k);
            l.a->inverse(l.p);
            l.a->add(l.p, l.e[i]);
            l.a->compress((uint8_t *)ct[i] + 32 * p->du * row, l.p, p->du);
        }
    }
    sample_noise(&l, 2 * l.k, p->eta2);
    for (unsigned i = 0; i < n; i++) {
        unsigned wrong = 0;
        for (unsigned j = 0; j < l.k; j++)
            wrong |= l.a->decode(l.t + N * j, (const uint8_t *)ek[i] + MLKEM_POLYBYTES * j);
        l.a->inner(l.p, l.t, 1, l.prepared[i], l.k);
        l.a->inverse(l.p);
        l.a->add(l.p, l.e[i]);
        l.a->decompress(l.t, l.g[i], 1);
        l.a->add(l.p, l.t);
        l.a->compress((uint8_t *)ct[i] + 32 * p->du * l.k, l.p, p->dv);
        memcpy(ss[i], l.kr[i], LANEWISE_MLKEM_SHARED_BYTES);
        status[i] = wrong ? LANEWISE_ERR_KEY : LANEWISE_OK;
        if (wrong) {
            memset(ct[i], 0, p->ciphertext_bytes);
            memset(ss[i], 0, LANEWISE_MLKEM_SHARED_BYTES);
        }
    }
    end(&l);
    lanewise_wipe_spilled();
}
