/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * mldsa_bytes.h in little memory: three polynomials, and one Keccak job after the other. The matrix
 * is made by elements, keys and signatures are unpacked where they are used. Signing keeps w with
 * 24 bits a coefficient, adds to it column by column, and makes the mask again for the answer; that
 * is written when the attempt is known to be good, so none that is given up is seen by anybody.
 */
#include "bytes.h"
#include "hash/context.h"
#include "lanewise/sha3.h"
#include "mldsa_bytes.h"
#include "public.h"
#include "sample.h"

#include <string.h>

/* A frame of its own, so that what is done one after the other does not add up. */
#if defined(__GNUC__)
#define DSA_APART __attribute__((noinline)) static
#else
#define DSA_APART static
#endif

typedef struct dsa_polys {
    mldsa_poly sum, x;
    mldsa_ball a; /* an element of the matrix, or a challenge */
    lanewise_job job;
} dsa_polys;

static const sponge_kind dsa_h = {136, 24, LANEWISE_SUFFIX_SHAKE, 0};

static void dsa_run(dsa_polys *q, const mldsa_params *p) {
    lanewise_run_jobs(&q->job, 1, p, NULL, NULL);
}

/* a = an element of the matrix times x. */
static void dsa_element(dsa_polys *q, const mldsa_params *p, const uint8_t *rho, unsigned row,
                        unsigned column) {
    lanewise_mldsa_job_matrix(&q->job, &q->a.c, rho, row, column);
    dsa_run(q, p);
    lanewise_mldsa_product(&q->a.c, &q->a.c, &q->x, 1);
}

/* x = packed polynomial j of `in`, transformed. */
static void dsa_read(dsa_polys *q, const uint8_t *in, unsigned j, unsigned bits, int32_t from) {
    lanewise_mldsa_unpack(&q->x, in + (size_t)32 * bits * j, bits, from);
    lanewise_mldsa_ntt(&q->x);
}

/* sum = a row of the matrix times l packed polynomials, transformed, at most q / 2. */
static void dsa_row(dsa_polys *q, const mldsa_params *p, const uint8_t *rho, unsigned row,
                    const uint8_t *in, unsigned bits, int32_t from) {
    memset(&q->sum, 0, sizeof q->sum);
    for (unsigned j = 0; j < p->l; j++) {
        dsa_read(q, in, j, bits, from);
        dsa_element(q, p, rho, row, j);
        lanewise_mldsa_add(&q->sum, &q->a.c); /* at most q / 2 and 0.6 q */
        lanewise_mldsa_centre(&q->sum);
    }
}

/* a = the challenge of c~, transformed. */
static void dsa_challenge(dsa_polys *q, const mldsa_params *p, const uint8_t *seed) {
    lanewise_mldsa_job_challenge(&q->job, p, &q->a, seed);
    dsa_run(q, p);
    lanewise_mldsa_ntt(&q->a.c);
}

typedef struct dsa_verification {
    dsa_polys q;
    sponge hash;
    uint8_t bytes[MLDSA_MAX_W1_BYTES], challenge[MLDSA_MAX_CHALLENGE];
} dsa_verification;

/* Algorithm 8 from line 2 on: OK or SIGNATURE. */
DSA_APART int dsa_examine(const mldsa_params *p, const uint8_t *sig, const uint8_t *pk,
                          const uint8_t mu[64]) {
    const uint8_t *z = sig + p->challenge, *hints = z + p->l * mldsa_z_bytes(p);
    dsa_verification v;
    dsa_polys *q = &v.q;
    for (unsigned j = 0; j < p->l; j++) {
        lanewise_mldsa_unpack(&q->x, z + j * mldsa_z_bytes(p), p->z_bits, mldsa_gamma1(p));
        if (lanewise_mldsa_exceeds(&q->x, mldsa_gamma1(p) - mldsa_beta(p)))
            return LANEWISE_ERR_SIGNATURE;
    }
    if (lanewise_mldsa_check_hint(p, hints))
        return LANEWISE_ERR_SIGNATURE;
    lanewise_sponge_start(&v.hash, dsa_h, 0);
    lanewise_sponge_add(&v.hash, mu, LANEWISE_MLDSA_MU_BYTES);
    for (unsigned i = 0; i < p->k; i++) {
        dsa_row(q, p, pk, i, z, p->z_bits, mldsa_gamma1(p));
        dsa_challenge(q, p, sig);
        lanewise_mldsa_unpack(&q->x, pk + 32 + (size_t)i * MLDSA_T1_BYTES, 10, 0);
        for (unsigned n = 0; n < MLDSA_N; n++)
            q->x.c[n] <<= MLDSA_D;
        lanewise_mldsa_ntt(&q->x);
        lanewise_mldsa_product(&q->x, &q->a.c, &q->x, 1);
        lanewise_mldsa_subtract(&q->sum, &q->x); /* 0.7 q */
        lanewise_mldsa_centre(&q->sum);
        lanewise_mldsa_inverse_ntt(&q->sum);
        lanewise_mldsa_positive(&q->sum);
        lanewise_mldsa_unpack_hint_row(p, &q->x, hints, i);
        lanewise_mldsa_use_hint(p, &q->sum, &q->x);
        lanewise_mldsa_pack(v.bytes, &q->sum, p->w1_bits, 0);
        lanewise_sponge_add(&v.hash, v.bytes, 32u * p->w1_bits);
    }
    lanewise_sponge_end(&v.hash);
    lanewise_sponge_take(&v.hash, v.challenge, p->challenge);
    return lanewise_equal(v.challenge, sig, p->challenge) ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
}

int lanewise_mldsa_verify_by_bytes(const mldsa_params *p, const uint8_t *sig, const uint8_t *pk,
                                   const void *message, size_t len,
                                   const lanewise_mldsa_options *options) {
    uint8_t tr[MLDSA_TR], mu[LANEWISE_MLDSA_MU_BYTES];
    int status = lanewise_shake256(tr, sizeof tr, pk, mldsa_public_bytes(p));
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_form_mu(mu, tr, message, len, options);
    return status == LANEWISE_OK ? dsa_examine(p, sig, pk, mu) : status;
}

#if !defined(LANEWISE_MLDSA_ONLY_VERIFIES)
/* Where the parts of an expanded private key are: rho first. */
enum { DSA_K = 32, DSA_TR = 64, DSA_SECRETS = DSA_TR + MLDSA_TR };

static size_t dsa_t0(const mldsa_params *p) {
    return DSA_SECRETS + mldsa_secret_bytes(p);
}

typedef struct dsa_pair {
    dsa_polys q;
    sponge hash;
    uint8_t secrets[MLDSA_MAX_SECRET_BYTES]; /* s1, s2 as they are packed */
    uint8_t row[MLDSA_T0_BYTES];
    uint8_t seeds[128]; /* rho, the seed of s1 and s2, K */
    uint8_t tr[MLDSA_TR];
} dsa_pair;

/* The public key of rho and packed secrets, to pk unless that is NULL, and tr. t0 goes to `t0`
 * unless that is NULL, and is compared with `is`, unless that is: not 0 if it differs. */
static unsigned dsa_public(dsa_pair *w, const mldsa_params *p, const uint8_t *rho,
                           const uint8_t *secrets, uint8_t *pk, uint8_t *t0, const uint8_t *is) {
    dsa_polys *q = &w->q;
    unsigned differ = 0;
    lanewise_sponge_start(&w->hash, dsa_h, 0);
    lanewise_sponge_add(&w->hash, rho, 32);
    if (pk)
        memcpy(pk, rho, 32);
    for (unsigned i = 0; i < p->k; i++) {
        dsa_row(q, p, rho, i, secrets, p->eta_bits, p->eta);
        lanewise_mldsa_inverse_ntt(&q->sum);
        lanewise_mldsa_unpack(&q->x, secrets + (size_t)32 * p->eta_bits * (p->l + i), p->eta_bits,
                              p->eta);
        lanewise_mldsa_add(&q->sum, &q->x);
        lanewise_mldsa_positive(&q->sum);
        lanewise_mldsa_split(&q->sum, &q->x);
        lanewise_mldsa_pack(w->row, &q->x, MLDSA_D, MLDSA_FROM_T0);
        if (t0)
            memcpy(t0 + (size_t)i * MLDSA_T0_BYTES, w->row, MLDSA_T0_BYTES);
        for (unsigned n = 0; is && n < MLDSA_T0_BYTES; n++)
            differ |= (unsigned)(w->row[n] ^ is[(size_t)i * MLDSA_T0_BYTES + n]);
        lanewise_mldsa_pack(w->row, &q->sum, 10, 0);
        lanewise_sponge_add(&w->hash, w->row, MLDSA_T1_BYTES);
        if (pk)
            memcpy(pk + 32 + (size_t)i * MLDSA_T1_BYTES, w->row, MLDSA_T1_BYTES);
    }
    lanewise_sponge_end(&w->hash);
    lanewise_sponge_take(&w->hash, w->tr, sizeof w->tr);
    return differ;
}

/* A key pair: the public key unless pk is NULL, and the expanded private key unless that is. */
DSA_APART void dsa_generate(const mldsa_params *p, const uint8_t *seed, uint8_t *pk,
                            uint8_t *expanded) {
    dsa_pair w;
    dsa_polys *q = &w.q;
    lanewise_mldsa_job_h(&q->job, w.seeds, sizeof w.seeds, seed, MLDSA_SEED, NULL, 0);
    lanewise_job_tail(&q->job, 2, p->k, p->l);
    dsa_run(q, p);
    for (unsigned j = 0; j < (unsigned)p->l + p->k; j++) {
        lanewise_mldsa_job_secret(&q->job, &q->x, w.seeds + 32, j);
        dsa_run(q, p);
        lanewise_mldsa_pack(w.secrets + (size_t)32 * p->eta_bits * j, &q->x, p->eta_bits, p->eta);
    }
    (void)dsa_public(&w, p, w.seeds, w.secrets, pk, expanded ? expanded + dsa_t0(p) : NULL, NULL);
    mldsa_reveal(w.tr, sizeof w.tr);
    if (pk)
        mldsa_reveal(pk, mldsa_public_bytes(p));
    if (expanded) {
        memcpy(expanded, w.seeds, 32);
        memcpy(expanded + DSA_K, w.seeds + 96, 32);
        memcpy(expanded + DSA_TR, w.tr, sizeof w.tr);
        memcpy(expanded + DSA_SECRETS, w.secrets, mldsa_secret_bytes(p));
    }
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe_spilled();
}

void lanewise_mldsa_pair_of(const mldsa_params *p, uint8_t *pk, uint8_t *sk, size_t sklen,
                            const uint8_t seed[MLDSA_SEED]) {
    const size_t bytes = mldsa_private_bytes(p);
    dsa_generate(p, seed, pk, sklen == MLDSA_SEED ? NULL : sk + sklen - bytes);
    if (sklen != bytes)
        memcpy(sk, seed, MLDSA_SEED);
}

/* KEY if a coefficient of s1 or s2 is out of its range. */
static int dsa_ranges(dsa_polys *q, const mldsa_params *p, const uint8_t *sk) {
    unsigned wrong = 0;
    for (unsigned j = 0; j < (unsigned)p->l + p->k; j++) {
        lanewise_mldsa_unpack(&q->x, sk + DSA_SECRETS + (size_t)32 * p->eta_bits * j, p->eta_bits,
                              p->eta);
        wrong |= lanewise_mldsa_exceeds(&q->x, p->eta + 1);
    }
    mldsa_reveal(&wrong, sizeof wrong);
    return wrong ? LANEWISE_ERR_KEY : LANEWISE_OK;
}

/* The public key of an expanded private one: OK or KEY. */
DSA_APART int dsa_complete(const mldsa_params *p, uint8_t *pk, const uint8_t *sk) {
    dsa_pair w;
    int status = dsa_ranges(&w.q, p, sk);
    if (status == LANEWISE_OK) {
        unsigned differ = dsa_public(&w, p, sk, sk + DSA_SECRETS, pk, NULL, sk + dsa_t0(p));
        for (unsigned n = 0; n < MLDSA_TR; n++)
            differ |= (unsigned)(w.tr[n] ^ sk[DSA_TR + n]);
        int fits = differ == 0;
        mldsa_reveal(&fits, sizeof fits);
        mldsa_reveal(pk, mldsa_public_bytes(p));
        status = fits ? LANEWISE_OK : LANEWISE_ERR_KEY;
    }
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe_spilled();
    return status;
}

/* From a private key with a seed the expanded one, which must be what is behind the seed: KEY. */
static int dsa_expand(const mldsa_params *p, uint8_t *expanded, const uint8_t *sk, size_t sklen) {
    int fits = 1;
    dsa_generate(p, sk, NULL, expanded);
    if (sklen != MLDSA_SEED)
        fits = lanewise_equal(expanded, sk + MLDSA_SEED, sklen - MLDSA_SEED);
    mldsa_reveal(&fits, sizeof fits);
    return fits ? LANEWISE_OK : LANEWISE_ERR_KEY;
}

/* What needs the expanded form of a private key that is not in it. */
typedef int dsa_with(const mldsa_signing *s, int last, uint8_t *to, const uint8_t *sk);

DSA_APART int dsa_with_seed(const mldsa_signing *s, int last, uint8_t *to, dsa_with *what) {
    uint8_t expanded[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    int status = dsa_expand(s->p, expanded, s->sk, s->sklen);
    if (status == LANEWISE_OK)
        status = what(s, last, to, expanded);
    lanewise_wipe(expanded, sizeof expanded);
    return status;
}

static int dsa_with_key(const mldsa_signing *s, int last, uint8_t *to, dsa_with *what) {
    return s->sklen == mldsa_private_bytes(s->p) ? what(s, last, to, s->sk)
                                                 : dsa_with_seed(s, last, to, what);
}

static int dsa_publish(const mldsa_signing *s, int last, uint8_t *to, const uint8_t *sk) {
    (void)last;
    return dsa_complete(s->p, to, sk);
}

int lanewise_mldsa_public_of(const mldsa_params *p, uint8_t *pk, const uint8_t *sk, size_t sklen) {
    const mldsa_signing s = {.p = p, .sk = sk, .sklen = sklen};
    return dsa_with_key(&s, 0, pk, dsa_publish);
}

typedef struct dsa_signing {
    dsa_polys q;
    sponge hash;
    uint32_t w[MLDSA_MAX_K * MLDSA_N * 3 / 4]; /* A y; that less c s2; hints */
    uint8_t bytes[MLDSA_MAX_Z_BYTES];          /* of the mask; of a row of w1 */
    uint8_t mu[64], seed[64];                  /* rho'' */
    uint8_t challenge[MLDSA_MAX_CHALLENGE];
} dsa_signing;

static uint32_t *dsa_w(dsa_signing *g, unsigned row) {
    return g->w + (size_t)row * MLDSA_N * 3 / 4;
}

/* Coefficients of 0 .. q - 1: four are three words. */
static void dsa_load(mldsa_poly *to, const uint32_t *w) {
    for (int32_t *x = to->c; x != to->c + MLDSA_N; x += 4, w += 3) {
        const uint32_t a = w[0], b = w[1], c = w[2];
        x[0] = (int32_t)(a & 0xFFFFFF);
        x[1] = (int32_t)(a >> 24 | (b & 0xFFFF) << 8);
        x[2] = (int32_t)(b >> 16 | (c & 0xFF) << 16);
        x[3] = (int32_t)(c >> 8);
    }
}

static void dsa_store(uint32_t *w, const mldsa_poly *from) {
    for (const int32_t *x = from->c; x != from->c + MLDSA_N; x += 4, w += 3) {
        const uint32_t a = (uint32_t)x[0], b = (uint32_t)x[1], c = (uint32_t)x[2];
        w[0] = a | b << 24;
        w[1] = b >> 8 | c << 16;
        w[2] = c >> 16 | (uint32_t)x[3] << 8;
    }
}

/* to = polynomial j of the mask of an attempt, whose numbers begin at `nonce`. */
static void dsa_mask(dsa_signing *g, const mldsa_params *p, mldsa_poly *to, unsigned nonce,
                     unsigned j) {
    lanewise_mldsa_job_mask(&g->q.job, p, g->bytes, g->seed, nonce + j);
    dsa_run(&g->q, p);
    lanewise_mldsa_unpack(to, g->bytes, p->z_bits, mldsa_gamma1(p));
}

/* w = A y and the challenge: lines 11 to 17 of algorithm 7. */
static void dsa_commit(dsa_signing *g, const mldsa_params *p, const uint8_t *rho, unsigned nonce) {
    dsa_polys *q = &g->q;
    memset(g->w, 0, sizeof g->w);
    for (unsigned j = 0; j < p->l; j++) {
        dsa_mask(g, p, &q->x, nonce, j);
        lanewise_mldsa_ntt(&q->x);
        for (unsigned i = 0; i < p->k; i++) {
            dsa_element(q, p, rho, i, j);
            dsa_load(&q->sum, dsa_w(g, i));
            lanewise_mldsa_add(&q->sum, &q->a.c);
            lanewise_mldsa_positive(&q->sum);
            dsa_store(dsa_w(g, i), &q->sum);
        }
    }
    lanewise_sponge_start(&g->hash, dsa_h, 0);
    lanewise_sponge_add(&g->hash, g->mu, sizeof g->mu);
    for (unsigned i = 0; i < p->k; i++) {
        dsa_load(&q->sum, dsa_w(g, i));
        lanewise_mldsa_centre(&q->sum);
        lanewise_mldsa_inverse_ntt(&q->sum);
        lanewise_mldsa_positive(&q->sum);
        dsa_store(dsa_w(g, i), &q->sum);
        lanewise_mldsa_decompose(p, &q->sum, &q->x, NULL);
        lanewise_mldsa_pack(g->bytes, &q->x, p->w1_bits, 0);
        lanewise_sponge_add(&g->hash, g->bytes, 32u * p->w1_bits);
    }
    lanewise_sponge_end(&g->hash);
    lanewise_sponge_take(&g->hash, g->challenge, p->challenge);
    mldsa_reveal(g->challenge, p->challenge);
}

/* x = c times packed polynomial j of `in`, whose coefficients are small. */
static void dsa_times_c(dsa_polys *q, const uint8_t *in, unsigned j, unsigned bits, int32_t from) {
    dsa_read(q, in, j, bits, from);
    lanewise_mldsa_product(&q->x, &q->a.c, &q->x, 1);
    lanewise_mldsa_inverse_ntt(&q->x);
    lanewise_mldsa_centre(&q->x);
}

/* sum = polynomial j of z. */
static void dsa_z(dsa_signing *g, const mldsa_params *p, const uint8_t *secrets, unsigned nonce,
                  unsigned j) {
    dsa_times_c(&g->q, secrets, j, p->eta_bits, p->eta);
    dsa_mask(g, p, &g->q.sum, nonce, j);
    lanewise_mldsa_add(&g->q.sum, &g->q.x);
}

/* sum = 1 where the high bits of sum + x are not those of sum; how many. */
static unsigned dsa_hint_row(dsa_polys *q, const mldsa_params *p) {
    unsigned count = 0;
    lanewise_mldsa_add(&q->x, &q->sum);
    lanewise_mldsa_positive(&q->x);
    lanewise_mldsa_decompose(p, &q->x, &q->x, NULL);
    lanewise_mldsa_decompose(p, &q->sum, &q->sum, NULL);
    for (unsigned n = 0; n < MLDSA_N; n++) {
        const int32_t differ = q->sum.c[n] ^ q->x.c[n];
        q->sum.c[n] = (int32_t)((uint32_t)(differ | -differ) >> 31);
        count += (unsigned)q->sum.c[n];
    }
    return count;
}

/* Lines 18 to 28: nonzero if the attempt is to be given up. At which polynomial that is decided is
 * all that becomes known of it. r0, which is refused more often, comes first: of a mask that is not
 * needed nothing is made again. */
static unsigned dsa_answer(dsa_signing *g, const mldsa_params *p, const uint8_t *sk,
                           unsigned nonce) {
    const uint8_t *secrets = sk + DSA_SECRETS, *t0 = sk + dsa_t0(p);
    const int32_t beta = mldsa_beta(p);
    dsa_polys *q = &g->q;
    unsigned wrong = 0, hints = 0;
    dsa_challenge(q, p, g->challenge);
    for (unsigned i = 0; i < p->k; i++) {
        dsa_times_c(q, secrets, p->l + i, p->eta_bits, p->eta);
        dsa_load(&q->sum, dsa_w(g, i));
        lanewise_mldsa_subtract(&q->sum, &q->x);
        lanewise_mldsa_positive(&q->sum);
        dsa_store(dsa_w(g, i), &q->sum);
        lanewise_mldsa_decompose(p, &q->sum, &q->x, &q->sum);
        if (mldsa_known(lanewise_mldsa_exceeds(&q->sum, p->gamma2 - beta)))
            return 1;
    }
    for (unsigned j = 0; j < p->l; j++) {
        dsa_z(g, p, secrets, nonce, j);
        if (mldsa_known(lanewise_mldsa_exceeds(&q->sum, mldsa_gamma1(p) - beta)))
            return 1;
    }
    for (unsigned i = 0; i < p->k; i++) {
        dsa_times_c(q, t0, i, MLDSA_D, MLDSA_FROM_T0);
        wrong |= lanewise_mldsa_exceeds(&q->x, p->gamma2);
        dsa_load(&q->sum, dsa_w(g, i));
        hints += dsa_hint_row(q, p);
        dsa_store(dsa_w(g, i), &q->sum);
    }
    return mldsa_known(wrong | (p->omega - hints) >> 31);
}

static void dsa_write(dsa_signing *g, const mldsa_params *p, const uint8_t *sk, unsigned nonce,
                      uint8_t *sig) {
    unsigned used = 0;
    memcpy(sig, g->challenge, p->challenge);
    sig += p->challenge;
    for (unsigned j = 0; j < p->l; j++, sig += mldsa_z_bytes(p)) {
        dsa_z(g, p, sk + DSA_SECRETS, nonce, j);
        lanewise_mldsa_pack(sig, &g->q.sum, p->z_bits, mldsa_gamma1(p));
    }
    memset(sig, 0, (size_t)p->omega + p->k);
    for (unsigned i = 0; i < p->k; i++) {
        dsa_load(&g->q.x, dsa_w(g, i));
        mldsa_reveal(&g->q.x, sizeof g->q.x);
        used = lanewise_mldsa_pack_hint_row(p, sig, i, used, &g->q.x);
    }
}

/* With an expanded private key. */
DSA_APART int dsa_make(const mldsa_signing *s, uint8_t *to, const uint8_t *sk) {
    const mldsa_params *p = s->p;
    dsa_signing g;
    unsigned tried = 0;
    int status = dsa_ranges(&g.q, p, sk);
    if (status == LANEWISE_OK)
        status =
            lanewise_mldsa_form_mu(g.mu, sk + DSA_TR, s->message.data, s->message.len, s->options);
    if (status == LANEWISE_OK) {
        lanewise_sponge_start(&g.hash, dsa_h, 0);
        lanewise_sponge_add(&g.hash, sk + DSA_K, 32);
        lanewise_sponge_add(&g.hash, s->rnd, sizeof s->rnd);
        lanewise_sponge_add(&g.hash, g.mu, sizeof g.mu);
        lanewise_sponge_end(&g.hash);
        lanewise_sponge_take(&g.hash, g.seed, sizeof g.seed);
        status = LANEWISE_ERR_FAULT;
    }
    for (; status == LANEWISE_ERR_FAULT && tried < MLDSA_MAX_ATTEMPTS - 1; tried++) {
        const unsigned nonce = p->l * tried;
        dsa_commit(&g, p, sk, nonce);
        if (dsa_answer(&g, p, sk, nonce))
            continue;
        dsa_write(&g, p, sk, nonce, to);
        status = LANEWISE_OK;
    }
    lanewise_wipe(&g, sizeof g);
    lanewise_wipe_spilled();
    return status;
}

/* Whether it is `again`, unless that is NULL, and valid: which of both becomes known. */
DSA_APART int dsa_examine_own(const mldsa_signing *s, const uint8_t *again, const uint8_t *sk) {
    uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES];
    int same = !again || lanewise_equal(again, s->sig, s->siglen);
    int status = dsa_complete(s->p, pk, sk);
    if (status != LANEWISE_OK)
        return status;
    mldsa_reveal(&same, sizeof same);
    if (!same)
        return LANEWISE_ERR_FAULT;
    mldsa_reveal(s->sig, s->siglen); /* it leaves if it is valid */
    status = lanewise_mldsa_verify_by_bytes(s->p, s->sig, pk, s->message.data, s->message.len,
                                            s->options);
    return status == LANEWISE_ERR_SIGNATURE ? LANEWISE_ERR_FAULT : status;
}

static int dsa_make_and_examine(const mldsa_signing *s, int last, uint8_t *to, const uint8_t *sk) {
    const int status = dsa_make(s, to, sk);
    return status == LANEWISE_OK && last ? dsa_examine_own(s, to == s->sig ? NULL : to, sk)
                                         : status;
}

int lanewise_mldsa_sign_by_bytes(const mldsa_signing *s, int last, uint8_t *to) {
    return dsa_with_key(s, last, to, dsa_make_and_examine);
}
#endif
