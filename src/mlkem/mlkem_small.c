/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * mlkem_bytes.h in little memory: two polynomials, and a sponge that goes from one hash to the
 * next. Of the matrix there is one coefficient at a time, multiplied as it is sampled; keys are
 * read packed; a secret is kept as the bytes that it is sampled from, and transformed anew for
 * each row; a ciphertext is compared part by part. FIPS 203 alone, not the submissions of Kyber.
 */
#include "arith.h"
#include "common/opaque.h"
#include "hash/context.h"
#include "jobs/jobs.h"
#include "mlkem_bytes.h"
#include "residues.h"
#include "zetas.h"

#include <string.h>

enum {
    KEM_BLOCK = 24, /* bytes of SHAKE128 at a time: 16 candidates; a block is seven times that */
    /* k + 1 times the bytes of eta1, and of ML-KEM-1024 one with eta2 */
    KEM_NOISE = MLKEM_MAX_K == 4 ? 5 * 128 : 3 * 192
};

typedef struct kem_small {
    sponge s;
    int16_t sum[N], b[N];
    uint8_t noise[KEM_NOISE]; /* of k polynomials, and of one more */
    uint8_t mh[64];           /* message, hash of the public key: input of G */
    uint8_t kr[64];           /* output of G */
    uint8_t other[32];        /* the key where a ciphertext is rejected */
    uint32_t difference;      /* not 0: it is */
} kem_small;

static const sponge_kind kem_g = {72, 24, LANEWISE_SUFFIX_SHA3, 0};
static const sponge_kind kem_h = {136, 24, LANEWISE_SUFFIX_SHA3, 0};
static const sponge_kind kem_j = {136, 24, LANEWISE_SUFFIX_SHAKE, 0};
static const sponge_kind kem_xof = {168, 24, LANEWISE_SUFFIX_SHAKE, 0};

/* Begins the hash of both. */
static void kem_begin(kem_small *w, sponge_kind kind, const uint8_t *a, size_t a_bytes,
                      const uint8_t *b, size_t b_bytes) {
    lanewise_sponge_start(&w->s, kind, 0);
    lanewise_sponge_add(&w->s, a, a_bytes);
    lanewise_sponge_add(&w->s, b, b_bytes);
    lanewise_sponge_end(&w->s);
}

/* The bytes of noise polynomial `nonce`, which are kept at place j. */
static uint8_t *kem_sample(kem_small *w, unsigned j, const uint8_t *seed, unsigned nonce,
                           unsigned at_eta, unsigned eta) {
    const uint8_t number = (uint8_t)nonce;
    uint8_t *to = w->noise + 64 * at_eta * j;
    kem_begin(w, kem_j, seed, MLKEM_SYMBYTES, &number, 1);
    lanewise_sponge_take(&w->s, to, 64 * eta);
    return to;
}

/* b = a secret polynomial, transformed. */
static void kem_secret(kem_small *w, const mlkem_arith *a, const uint8_t *bytes, unsigned eta) {
    a->noise(w->b, bytes, eta);
    a->ntt(w->b);
}

/* Adds the product of a pair of coefficients, at most 4095, with that of b at `at`: it is divided
 * by 2^16, and at most 2177. */
static void kem_multiply(kem_small *w, unsigned at, unsigned even, unsigned odd) {
    const int16_t gamma = lanewise_mlkem_zetas[64 + at / 4];
    const int16_t *b = w->b + at, turned = product(b[1], (int16_t)(at & 2 ? -gamma : gamma));
    const int32_t x = (int32_t)even, y = (int32_t)odd;
    w->sum[at] = (int16_t)(w->sum[at] + montgomery(x * b[0] + y * turned));
    w->sum[at + 1] = (int16_t)(w->sum[at + 1] + montgomery(x * b[1] + y * b[0]));
}

/* sum += SampleNTT(rho || x || y) b. */
static void kem_add_element(kem_small *w, const uint8_t *rho, unsigned x, unsigned y) {
    const uint8_t where[2] = {(uint8_t)x, (uint8_t)y};
    uint8_t bytes[KEM_BLOCK];
    unsigned before = 0;
    kem_begin(w, kem_xof, rho, MLKEM_SYMBYTES, where, 2);
    for (unsigned have = 0; have < N;) {
        lanewise_sponge_take(&w->s, bytes, sizeof bytes);
        for (unsigned i = 0; i < 2 * KEM_BLOCK / 3; i++) {
            const uint8_t *at = bytes + i / 2 * 3;
            const unsigned v =
                i % 2 ? at[1] >> 4 | (unsigned)at[2] << 4 : at[0] | (unsigned)(at[1] & 15) << 8;
            if (v >= Q || have == N)
                continue;
            if (have % 2)
                kem_multiply(w, have - 1, before, v);
            before = v;
            have++;
        }
    }
}

/* sum += a packed polynomial times b. */
static void kem_add_packed(kem_small *w, const uint8_t *in) {
    for (unsigned i = 0; i < N; i += 2, in += 3)
        kem_multiply(w, i, in[0] | (unsigned)(in[1] & 15) << 8, in[1] >> 4 | (unsigned)in[2] << 4);
}

/* sum goes back from the transform; it is at most four products. */
static void kem_restore(kem_small *w, const mlkem_arith *a) {
    for (unsigned i = 0; i < N; i++)
        w->sum[i] = reduced(w->sum[i]);
    a->inverse(w->sum);
}

/* K-PKE.Encrypt (algorithm 14) of the message in mh, with the second half of kr: the ciphertext
 * goes to ct or, if that is NULL, is compared with `is`. */
static void kem_encrypt(kem_small *w, const mlkem_params *p, const uint8_t *ek, uint8_t *ct,
                        const uint8_t *is) {
    const mlkem_arith *a = lanewise_mlkem_arith();
    const unsigned k = p->k;
    const uint8_t *rho = ek + MLKEM_POLYBYTES * k, *seed = w->kr + 32;
    uint8_t *made = (uint8_t *)w->b;
    w->difference = 0;
    for (unsigned j = 0; j < k; j++)
        (void)kem_sample(w, j, seed, j, p->eta1, p->eta1);
    for (unsigned i = 0, at = 0; i <= k; i++) {
        const unsigned d = i < k ? p->du : p->dv;
        memset(w->sum, 0, sizeof w->sum);
        for (unsigned j = 0; j < k; j++) {
            kem_secret(w, a, w->noise + 64 * p->eta1 * j, p->eta1);
            if (i < k)
                kem_add_element(w, rho, i, j);
            else
                kem_add_packed(w, ek + MLKEM_POLYBYTES * j);
        }
        kem_restore(w, a);
        a->noise(w->b, kem_sample(w, k, seed, k + i, p->eta1, p->eta2), p->eta2);
        a->add(w->sum, w->b);
        if (i == k) {
            a->decompress(w->b, w->mh, 1);
            a->add(w->sum, w->b);
        }
        a->compress(made, w->sum, d);
        if (ct)
            memcpy(ct + at, made, 32 * d);
        for (unsigned n = 0; !ct && n < 32 * d; n++)
            w->difference |= (uint32_t)(made[n] ^ is[at + n]);
        at += 32 * d;
    }
}

/* K-PKE.Decrypt (algorithm 15); the message goes to mh. */
static void kem_decrypt(kem_small *w, const mlkem_params *p, const uint8_t *dk, const uint8_t *ct) {
    const mlkem_arith *a = lanewise_mlkem_arith();
    memset(w->sum, 0, sizeof w->sum);
    for (unsigned j = 0; j < p->k; j++, ct += 32 * p->du) {
        a->decompress(w->b, ct, p->du);
        a->ntt(w->b);
        kem_add_packed(w, dk + MLKEM_POLYBYTES * j);
    }
    kem_restore(w, a);
    a->decompress(w->b, ct, p->dv);
    a->subtract_from(w->sum, w->b);
    a->compress(w->mh, w->sum, 1);
}

static void kem_hash(kem_small *w, uint8_t to[32], const uint8_t *data, size_t len) {
    kem_begin(w, kem_h, data, len, NULL, 0);
    lanewise_sponge_take(&w->s, to, 32);
}

static void kem_derive(kem_small *w) {
    kem_begin(w, kem_g, w->mh, sizeof w->mh, NULL, 0);
    lanewise_sponge_take(&w->s, w->kr, sizeof w->kr);
}

void lanewise_mlkem_pair_of(const mlkem_params *p, uint8_t *ek, uint8_t *dk,
                            const uint8_t seed[64]) {
    const mlkem_arith *a = lanewise_mlkem_arith();
    const unsigned k = p->k, eta = p->eta1;
    const uint8_t rank = p->k;
    kem_small w;
    /* First, so that what is done afterwards writes over registers and stack that held z. */
    memcpy(dk + p->private_bytes - 32, seed + 32, 32);
    kem_begin(&w, kem_g, seed, 32, &rank, 1);
    lanewise_sponge_take(&w.s, w.kr, sizeof w.kr);
    for (unsigned j = 0; j < k; j++)
        (void)kem_sample(&w, j, w.kr + 32, j, eta, eta);
    for (unsigned i = 0; i < k; i++) {
        memset(w.sum, 0, sizeof w.sum);
        for (unsigned j = 0; j < k; j++) {
            kem_secret(&w, a, w.noise + 64 * eta * j, eta);
            kem_add_element(&w, w.kr, j, i);
        }
        kem_secret(&w, a, kem_sample(&w, k, w.kr + 32, k + i, eta, eta), eta);
        a->scale_add(w.sum, w.b);
        a->encode(ek + MLKEM_POLYBYTES * i, w.sum);
    }
    memcpy(ek + MLKEM_POLYBYTES * k, w.kr, 32);
    for (unsigned j = 0; j < k; j++) {
        kem_secret(&w, a, w.noise + 64 * eta * j, eta);
        a->encode(dk + MLKEM_POLYBYTES * j, w.b);
    }
    uint8_t *at = dk + MLKEM_POLYBYTES * k;
    memcpy(at, ek, p->public_bytes);
    at += p->public_bytes;
    kem_hash(&w, at, ek, p->public_bytes);
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe_spilled();
}

int lanewise_mlkem_inspect(const mlkem_params *p, const uint8_t *ek) {
    unsigned wrong = 0;
    for (const uint8_t *end = ek + MLKEM_POLYBYTES * p->k; ek < end; ek += 3) {
        wrong |= Q - 1u - (ek[0] | (unsigned)(ek[1] & 15) << 8);
        wrong |= Q - 1u - (ek[1] >> 4 | (unsigned)ek[2] << 4);
    }
    return wrong >> 31 ? LANEWISE_ERR_KEY : LANEWISE_OK;
}

int lanewise_mlkem_send(const mlkem_params *p, uint8_t *ct, uint8_t ss[32], const uint8_t *ek,
                        const uint8_t m[32]) {
    kem_small w;
    if (lanewise_mlkem_inspect(p, ek) != LANEWISE_OK)
        return LANEWISE_ERR_KEY;
    memcpy(w.mh, m, 32);
    kem_hash(&w, w.mh + 32, ek, p->public_bytes);
    kem_derive(&w);
    kem_encrypt(&w, p, ek, ct, NULL);
    memcpy(ss, w.kr, 32);
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe_spilled();
    return LANEWISE_OK;
}

int lanewise_mlkem_receive(const mlkem_params *p, uint8_t ss[32], const uint8_t *dk,
                           const uint8_t *ct) {
    const uint8_t *ek = dk + MLKEM_POLYBYTES * p->k, *hash = ek + p->public_bytes;
    kem_small w;
    kem_decrypt(&w, p, dk, ct);
    memcpy(w.mh + 32, hash, 32);
    kem_derive(&w);
    kem_begin(&w, kem_j, hash + 32, 32, ct, p->ciphertext_bytes);
    lanewise_sponge_take(&w.s, w.other, 32);
    kem_encrypt(&w, p, ek, NULL, ct);
    const uint32_t difference = lanewise_opaque(w.difference);
    const uint8_t mask = (uint8_t)lanewise_opaque(0u - ((0u - difference) >> 31));
    for (unsigned i = 0; i < 32; i++)
        ss[i] = (uint8_t)(w.kr[i] ^ ((w.kr[i] ^ w.other[i]) & mask));
    kem_hash(&w, w.noise, ek, p->public_bytes);
    const int fits = lanewise_equal(w.noise, hash, 32);
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe_spilled();
    return fits ? LANEWISE_OK : LANEWISE_ERR_KEY;
}
