/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "attempt.h"
#include "lanewise/sha3.h"
#include "public.h"
#include "sample.h"

#include <string.h>

/* What one attempt after the other computes. */
typedef struct work {
    mldsa_poly y[MLDSA_MAX_L], z[MLDSA_MAX_L]; /* the mask; transformed, then the answer */
    mldsa_poly w[MLDSA_MAX_K];                 /* A y, then that less c s2 */
    mldsa_poly h[MLDSA_MAX_K];                 /* hints */
    mldsa_poly c, t, low;
    uint8_t seed[64]; /* rho'' */
    uint8_t in[64 + MLDSA_MAX_K * MLDSA_MAX_W1_BYTES];
    uint8_t challenge[MLDSA_MAX_CHALLENGE];
} work;

static int hash_w1(const mldsa_params *p, uint8_t *challenge, uint8_t *in) {
    const size_t len = 64 + 32u * p->w1_bits * p->k;
    return lanewise_shake256(challenge, p->challenge, in, len);
}

/* y, w = A y and the challenge: lines 11 to 17 of algorithm 7. */
static int commit(const mldsa_key *key, work *w, unsigned nonce) {
    const mldsa_params *p = key->params;
    int status = lanewise_mldsa_sample_mask(p, w->y, w->seed, nonce);
    if (status != LANEWISE_OK)
        return status;
    memcpy(w->z, w->y, p->l * sizeof w->z[0]);
    for (unsigned i = 0; i < p->l; i++)
        lanewise_mldsa_ntt(&w->z[i]);
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_product(&w->w[i], key->a + (size_t)i * p->l, w->z, p->l);
        lanewise_mldsa_inverse_ntt(&w->w[i]);
        lanewise_mldsa_positive(&w->w[i]);
        lanewise_mldsa_decompose(p, &w->w[i], &w->t, NULL);
        lanewise_mldsa_pack(w->in + 64 + 32u * p->w1_bits * i, &w->t, p->w1_bits, 0);
    }
    status = hash_w1(p, w->challenge, w->in);
    mldsa_reveal(w->challenge, p->challenge);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sample_challenge(p, &w->c, w->challenge);
    lanewise_mldsa_ntt(&w->c);
    return status;
}

/* c times a secret, small coefficients. */
static void times_c(work *w, const mldsa_poly *secret) {
    lanewise_mldsa_product(&w->t, &w->c, secret, 1);
    lanewise_mldsa_inverse_ntt(&w->t);
    lanewise_mldsa_centre(&w->t);
}

/* z, r0 and the hints: lines 18 to 28. Nonzero if the attempt is to be given up. Where that is
 * decided is all that becomes known of it. */
static unsigned answer(const mldsa_key *key, work *w) {
    const mldsa_params *p = key->params;
    const int32_t beta = mldsa_beta(p);
    unsigned wrong = 0, hints = 0;
    for (unsigned i = 0; i < p->l; i++) {
        times_c(w, &key->s1[i]);
        w->z[i] = w->y[i];
        lanewise_mldsa_add(&w->z[i], &w->t);
        wrong |= lanewise_mldsa_exceeds(&w->z[i], mldsa_gamma1(p) - beta);
    }
    mldsa_reveal(&wrong, sizeof wrong);
    if (wrong)
        return 1;
    for (unsigned i = 0; i < p->k; i++) {
        times_c(w, &key->s2[i]);
        lanewise_mldsa_subtract(&w->w[i], &w->t);
        lanewise_mldsa_positive(&w->w[i]);
        lanewise_mldsa_decompose(p, &w->w[i], &w->t, &w->low);
        wrong |= lanewise_mldsa_exceeds(&w->low, p->gamma2 - beta);
    }
    mldsa_reveal(&wrong, sizeof wrong);
    if (wrong)
        return 1;
    for (unsigned i = 0; i < p->k; i++) {
        times_c(w, &key->t0[i]);
        wrong |= lanewise_mldsa_exceeds(&w->t, p->gamma2);
        hints += lanewise_mldsa_make_hint(p, &w->w[i], &w->t, &w->h[i]);
    }
    wrong |= (p->omega - hints) >> 31;
    mldsa_reveal(&wrong, sizeof wrong);
    return wrong;
}

static void write_signature(const mldsa_params *p, const work *w, uint8_t *sig) {
    memcpy(sig, w->challenge, p->challenge);
    sig += p->challenge;
    for (unsigned i = 0; i < p->l; i++, sig += mldsa_z_bytes(p))
        lanewise_mldsa_pack(sig, &w->z[i], p->z_bits, mldsa_gamma1(p));
    mldsa_reveal(w->h, p->k * sizeof w->h[0]);
    lanewise_mldsa_pack_hint(p, sig, w->h);
}

int lanewise_mldsa_attempt(const mldsa_key *key, uint8_t *sig, const uint8_t mu[64],
                           const uint8_t rnd[32]) {
    const mldsa_params *p = key->params;
    uint8_t in[32 + 32 + 64];
    work w;
    unsigned tried = 0, wrong = 1;
    memcpy(in, key->k, 32);
    memcpy(in + 32, rnd, 32);
    memcpy(in + 64, mu, 64);
    memcpy(w.in, mu, 64);
    int status = lanewise_shake256(w.seed, sizeof w.seed, in, sizeof in);
    while (status == LANEWISE_OK && wrong && tried < MLDSA_MAX_ATTEMPTS) {
        status = commit(key, &w, p->l * tried++);
        if (status == LANEWISE_OK)
            wrong = answer(key, &w);
    }
    if (status == LANEWISE_OK && wrong)
        status = LANEWISE_ERR_FAULT;
    if (status == LANEWISE_OK)
        write_signature(p, &w, sig);
    lanewise_wipe(in, sizeof in);
    lanewise_wipe(&w, sizeof w);
    return status;
}

int lanewise_mldsa_examine(const mldsa_key *key, const uint8_t *sig, const uint8_t mu[64]) {
    const mldsa_params *p = key->params;
    const uint8_t *at = sig + p->challenge;
    mldsa_poly z[MLDSA_MAX_L], h[MLDSA_MAX_K], c, w;
    uint8_t in[64 + MLDSA_MAX_K * MLDSA_MAX_W1_BYTES], challenge[MLDSA_MAX_CHALLENGE];
    for (unsigned i = 0; i < p->l; i++, at += mldsa_z_bytes(p)) {
        lanewise_mldsa_unpack(&z[i], at, p->z_bits, mldsa_gamma1(p));
        if (lanewise_mldsa_exceeds(&z[i], mldsa_gamma1(p) - mldsa_beta(p)))
            return LANEWISE_ERR_SIGNATURE;
        lanewise_mldsa_ntt(&z[i]);
    }
    if (lanewise_mldsa_unpack_hint(p, h, at))
        return LANEWISE_ERR_SIGNATURE;
    int status = lanewise_mldsa_sample_challenge(p, &c, sig);
    if (status != LANEWISE_OK)
        return status;
    lanewise_mldsa_ntt(&c);
    memcpy(in, mu, 64);
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_product_less(&w, key->a + (size_t)i * p->l, z, p->l, &c, &key->t1[i]);
        lanewise_mldsa_inverse_ntt(&w);
        lanewise_mldsa_positive(&w);
        lanewise_mldsa_use_hint(p, &w, &h[i]);
        lanewise_mldsa_pack(in + 64 + 32u * p->w1_bits * i, &w, p->w1_bits, 0);
    }
    status = hash_w1(p, challenge, in);
    if (status == LANEWISE_OK && !lanewise_equal(challenge, sig, p->challenge))
        status = LANEWISE_ERR_SIGNATURE;
    return status;
}
