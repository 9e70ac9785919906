/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * FIPS 203 for as many instances as the kernel has states. States that have no instance of their
 * own repeat the first one's input, and what they give is not read.
 */
#include "lockstep.h"

#include "common/opaque.h"
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
    uint8_t g[STATES][RATE_512];           /* input of G, padded */
    uint8_t kr[STATES][64];                /* output of G */
    uint8_t other[STATES][MLKEM_SYMBYTES]; /* shared key of a ciphertext that is rejected */
    unsigned differs[STATES];              /* from the one that was sent: 0xFF, or 0 */
    unsigned wrong[STATES];                /* of each key, what the standard has checked */
    const lanewise_backend *b;
    const mlkem_arith *a;
    const mlkem_key *key;       /* of all instances, expanded; NULL: each has one as bytes */
    const uint8_t *ek[STATES];  /* of each, where there is no key object */
    void *const *ct;            /* where ciphertexts go; NULL: they are compared with */
    const void *const *ct_sent; /* these */
    unsigned states, n, k;
} lockstep;

static void begin(lockstep *l, const lanewise_backend *b, const mlkem_params *p, size_t n) {
    l->b = b;
    l->key = NULL;
    l->ct = NULL;
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

/* SHA3-256 of messages of one length, or SHAKE256 of `seeds`, 32 bytes each, and the messages, to
 * 32 bytes each, `step` bytes apart. */
static void hash(lockstep *l, const uint8_t *const *seeds, const uint8_t *const *messages,
                 size_t len, uint8_t *to, size_t step) {
    const uint8_t *data[STATES];
    uint8_t *out[STATES];
    const size_t first = seeds ? RATE_256 - MLKEM_SYMBYTES : 0; /* of a message, behind its seed */
    const size_t whole = (len - first) / RATE_256, rest = (len - first) % RATE_256;
    memset(l->state, 0, l->b->state_bytes);
    for (unsigned i = 0; seeds && i < l->states; i++) {
        memcpy(l->block[i], seeds[i], MLKEM_SYMBYTES);
        memcpy(l->block[i] + MLKEM_SYMBYTES, messages[i], first);
        data[i] = l->block[i];
    }
    if (seeds)
        l->b->absorb_blocks(l->state, data, 1, RATE_256 / 8, 24);
    for (unsigned i = 0; i < l->states; i++)
        data[i] = messages[i] + first;
    l->b->absorb_blocks(l->state, data, whole, RATE_256 / 8, 24);
    for (unsigned i = 0; i < l->states; i++) {
        memcpy(l->block[i], data[i] + RATE_256 * whole, rest);
        memset(l->block[i] + rest, 0, RATE_256 - rest);
        l->block[i][rest] = seeds ? SHAKE : SHA3;
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
    hash(&l, NULL, data, p->public_bytes, l.kr[0], sizeof l.kr[0]);
    for (unsigned i = 0; i < n; i++) {
        uint8_t *to = (uint8_t *)dk[i] + secret_bytes;
        memcpy(to, ek[i], p->public_bytes);
        memcpy(to + p->public_bytes, l.kr[i], 32);
        memcpy(to + p->public_bytes + 32, seeds + 64 * i + 32, 32);
    }
    end(&l);
    lanewise_wipe_spilled();
}

/* 32 bytes of compressed coefficients for each of `bits`, of p, at byte `at` of a ciphertext. */
static void deliver(lockstep *l, unsigned i, size_t at, unsigned bits) {
    if (l->ct) {
        l->a->compress((uint8_t *)l->ct[i] + at, l->p, bits);
        return;
    }
    l->a->compress(l->block[i], l->p, bits);
    l->differs[i] |=
        lanewise_mlkem_differ(l->block[i], (const uint8_t *)l->ct_sent[i] + at, 32 * bits);
}

/* K-PKE.Encrypt (algorithm 14) of the messages in g, after hash_g. */
static void encrypt(lockstep *l, const mlkem_params *p) {
    const size_t row_bytes = 32u * p->du;
    if (!l->key) {
        const uint8_t *rho[STATES];
        for (unsigned i = 0; i < l->states; i++)
            rho[i] = l->ek[i] + MLKEM_POLYBYTES * l->k;
        absorb_seeds(l, l->rho, rho);
    }
    sample_vector(l, p->eta1);
    for (unsigned row = 0; row < l->k; row++) {
        for (unsigned j = 0; j < l->k && !l->key; j++)
            sample_matrix(l, row, j, j);
        sample_noise(l, l->k + row, p->eta2);
        for (unsigned i = 0; i < l->n; i++) {
            const int16_t *a = l->key ? l->key->matrix + N * l->k * row : l->row[i];
            l->a->inner(l->p, a, 1, l->prepared[i], l->k);
            l->a->inverse(l->p);
            l->a->add(l->p, l->e[i]);
            deliver(l, i, row_bytes * row, p->du);
        }
    }
    sample_noise(l, 2 * l->k, p->eta2);
    for (unsigned i = 0; i < l->n; i++) {
        for (unsigned j = 0; j < l->k && !l->key; j++)
            l->wrong[i] |= l->a->decode(l->t + N * j, l->ek[i] + MLKEM_POLYBYTES * j);
        l->a->inner(l->p, l->key ? l->key->t : l->t, 1, l->prepared[i], l->k);
        l->a->inverse(l->p);
        l->a->add(l->p, l->e[i]);
        l->a->decompress(l->t, l->g[i], 1);
        l->a->add(l->p, l->t);
        deliver(l, i, row_bytes * l->k, p->dv);
    }
}

/* What belongs to a key that is refused. */
static int finished(const lockstep *l, unsigned i, void *ss, void *ct, size_t ctlen) {
    if (!l->wrong[i])
        return LANEWISE_OK;
    memset(ss, 0, LANEWISE_MLKEM_SHARED_BYTES);
    if (ct)
        memset(ct, 0, ctlen);
    return LANEWISE_ERR_KEY;
}

void lanewise_mlkem_lockstep_encapsulate(const lanewise_backend *b, const mlkem_params *p, size_t n,
                                         void *const *ct, void *const *ss, const void *const *ek,
                                         const uint8_t *messages, int *status) {
    lockstep l;
    begin(&l, b, p, n);
    l.ct = ct;
    for (unsigned i = 0; i < l.states; i++)
        l.ek[i] = ek[i < n ? i : 0];
    hash(&l, NULL, l.ek, p->public_bytes, l.g[0] + 32, sizeof l.g[0]);
    for (unsigned i = 0; i < n; i++) {
        memcpy(l.g[i], messages + 32 * i, 32);
        l.wrong[i] = 0;
    }
    hash_g(&l, 64);
    encrypt(&l, p);
    for (unsigned i = 0; i < n; i++) {
        memcpy(ss[i], l.kr[i], LANEWISE_MLKEM_SHARED_BYTES);
        status[i] = finished(&l, i, ss[i], ct[i], p->ciphertext_bytes);
    }
    end(&l);
    lanewise_wipe_spilled();
}

/* K-PKE.Decrypt (algorithm 15) of instance i by s, which is prepared: the message goes to g. */
static void decrypt(lockstep *l, const mlkem_params *p, unsigned i, const int16_t *s,
                    const uint8_t *ct) {
    int16_t *u = l->t, *v = l->t; /* in the place of u, which has been used then */
    for (unsigned j = 0; j < l->k; j++, ct += 32 * p->du) {
        l->a->decompress(u + N * j, ct, p->du);
        l->a->ntt(u + N * j);
    }
    l->a->inner(l->p, u, 1, s, l->k);
    l->a->inverse(l->p);
    l->a->decompress(v, ct, p->dv);
    l->a->subtract_from(l->p, v);
    l->a->compress(l->g[i], l->p, 1);
}

/* s of a private key, prepared in the place of y, which comes later. */
static const int16_t *read_secret(lockstep *l, unsigned i, const uint8_t *dk) {
    for (unsigned j = 0; j < l->k; j++) {
        (void)l->a->decode(l->e[i], dk + MLKEM_POLYBYTES * j);
        l->a->prepare(l->prepared[i] + 2 * N * j, l->e[i]);
    }
    return l->prepared[i];
}

/* The parts of private keys that are bytes: ek behind s, then the hash of ek, then z. The hash is
 * compared (FIPS 203 section 7.3); `z` is of each state. */
static void read_keys(lockstep *l, const mlkem_params *p, const void *const *dk,
                      const uint8_t *z[STATES]) {
    for (unsigned i = 0; i < l->states; i++) {
        l->ek[i] = (const uint8_t *)dk[i < l->n ? i : 0] + MLKEM_POLYBYTES * l->k;
        z[i] = l->ek[i] + p->public_bytes + MLKEM_SYMBYTES;
    }
    hash(l, NULL, l->ek, p->public_bytes, l->g[0] + 32, sizeof l->g[0]);
    for (unsigned i = 0; i < l->n; i++)
        l->differs[i] =
            lanewise_mlkem_differ(l->g[i] + 32, l->ek[i] + p->public_bytes, MLKEM_SYMBYTES);
}

void lanewise_mlkem_lockstep_decapsulate(const lanewise_backend *b, const mlkem_params *p,
                                         const mlkem_key *key, size_t n, void *const *ss,
                                         const void *const *dk, const void *const *ct,
                                         int *status) {
    lockstep l;
    unsigned refused[STATES];
    const uint8_t *z[STATES], *sent[STATES];
    begin(&l, b, p, n);
    l.ct_sent = ct;
    if (key) {
        l.key = key;
        l.a = key->arith;
        memset(l.differs, 0, sizeof l.differs);
        for (unsigned i = 0; i < l.states; i++) {
            z[i] = key->z;
            memcpy(l.g[i] + 32, key->hash, MLKEM_SYMBYTES);
        }
    } else {
        read_keys(&l, p, dk, z);
    }
    for (unsigned i = 0; i < n; i++) {
        refused[i] = l.differs[i];
        l.differs[i] = l.wrong[i] = 0;
        decrypt(&l, p, i, key ? key->s : read_secret(&l, i, dk[i]), ct[i]);
    }
    for (unsigned i = 0; i < l.states; i++)
        sent[i] = ct[i < n ? i : 0];
    hash(&l, z, sent, p->ciphertext_bytes, l.other[0], sizeof l.other[0]);
    hash_g(&l, 64);
    encrypt(&l, p);
    for (unsigned i = 0; i < n; i++) {
        const uint8_t mask = (uint8_t)lanewise_opaque(l.differs[i]);
        for (unsigned j = 0; j < LANEWISE_MLKEM_SHARED_BYTES; j++)
            l.kr[i][j] ^= (uint8_t)((l.kr[i][j] ^ l.other[i][j]) & mask);
        memcpy(ss[i], l.kr[i], LANEWISE_MLKEM_SHARED_BYTES);
        l.wrong[i] = refused[i]; /* what else decoding says of t is not asked */
        status[i] = finished(&l, i, ss[i], NULL, 0);
    }
    end(&l);
    lanewise_wipe_spilled();
}
