/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "expand.h"
#include "lanewise/sha3.h"
#include "public.h"
#include "sample.h"

#include <string.h>

/* Of s1, s2 and t0 as they are packed: from `eta` or 2^(d-1) down. */
enum { FROM_T0 = 1 << (MLDSA_D - 1) };

/* t = A s1 + s2 in 0 .. q - 1, of s1 transformed and s2 not. */
static void row_of_t(const mldsa_key *key, unsigned i, const mldsa_poly *s2, mldsa_poly *t) {
    const unsigned l = key->params->l;
    lanewise_mldsa_product(t, key->a + (size_t)i * l, key->s1, l);
    lanewise_mldsa_inverse_ntt(t);
    lanewise_mldsa_add(t, s2);
    lanewise_mldsa_positive(t);
}

/* Row i of the public key, t1, from which the transformed one is made too. */
static void keep_t1(mldsa_key *key, unsigned i, mldsa_poly *t1) {
    lanewise_mldsa_pack(key->public_key + 32 + (size_t)i * MLDSA_T1_BYTES, t1, 10, 0);
    for (unsigned j = 0; j < MLDSA_N; j++)
        key->t1[i].c[j] = t1->c[j] << MLDSA_D;
    lanewise_mldsa_ntt(&key->t1[i]);
}

int lanewise_mldsa_generate(mldsa_key *key, const mldsa_params *p, const uint8_t seed[32]) {
    uint8_t in[34], hash[128];
    mldsa_poly t;
    memcpy(in, seed, 32);
    in[32] = p->k;
    in[33] = p->l;
    int status = lanewise_shake256(hash, sizeof hash, in, sizeof in);
    mldsa_reveal(hash, 32);
    key->params = p;
    key->has = MLDSA_HAS_PUBLIC | MLDSA_HAS_PRIVATE | MLDSA_HAS_SEED;
    memcpy(key->seed, seed, 32);
    memcpy(key->public_key, hash, 32);
    memcpy(key->k, hash + 96, 32);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sample_matrix(p, key->a, hash);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sample_secrets(p, key->s1, key->s2, hash + 32);
    if (status == LANEWISE_OK) {
        for (unsigned i = 0; i < p->l; i++)
            lanewise_mldsa_ntt(&key->s1[i]);
        for (unsigned i = 0; i < p->k; i++) {
            row_of_t(key, i, &key->s2[i], &t);
            lanewise_mldsa_split(&t, &key->t0[i]);
            keep_t1(key, i, &t);
            lanewise_mldsa_ntt(&key->s2[i]);
            lanewise_mldsa_ntt(&key->t0[i]);
        }
        const size_t len = mldsa_public_bytes(p);
        mldsa_reveal(key->public_key, len);
        status = lanewise_shake256(key->tr, MLDSA_TR, key->public_key, len);
    }
    lanewise_wipe(in, sizeof in);
    lanewise_wipe(hash, sizeof hash);
    lanewise_wipe(&t, sizeof t);
    return status;
}

int lanewise_mldsa_read_public(mldsa_key *key, const mldsa_params *p, const uint8_t *pk) {
    key->params = p;
    key->has = MLDSA_HAS_PUBLIC;
    memcpy(key->public_key, pk, mldsa_public_bytes(p));
    for (unsigned i = 0; i < p->k; i++) {
        mldsa_poly *t = &key->t1[i];
        lanewise_mldsa_unpack(t, pk + 32 + (size_t)i * MLDSA_T1_BYTES, 10, 0);
        for (unsigned j = 0; j < MLDSA_N; j++)
            t->c[j] <<= MLDSA_D;
        lanewise_mldsa_ntt(t);
    }
    int status = lanewise_mldsa_sample_matrix(p, key->a, pk);
    if (status == LANEWISE_OK)
        status = lanewise_shake256(key->tr, MLDSA_TR, pk, mldsa_public_bytes(p));
    return status;
}

int lanewise_mldsa_read_expanded(mldsa_key *key, const mldsa_params *p, const uint8_t *sk) {
    const uint8_t *at = sk + 32 + 32 + MLDSA_TR;
    unsigned wrong = 0;
    key->params = p;
    key->has = MLDSA_HAS_PRIVATE;
    memcpy(key->public_key, sk, 32);
    memcpy(key->k, sk + 32, 32);
    memcpy(key->tr, sk + 64, MLDSA_TR);
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++, at += 32u * p->eta_bits) {
        mldsa_poly *s = i < p->l ? &key->s1[i] : &key->s2[i - p->l];
        lanewise_mldsa_unpack(s, at, p->eta_bits, p->eta);
        wrong |= lanewise_mldsa_exceeds(s, p->eta + 1);
        lanewise_mldsa_ntt(s);
    }
    for (unsigned i = 0; i < p->k; i++, at += MLDSA_T0_BYTES) {
        lanewise_mldsa_unpack(&key->t0[i], at, MLDSA_D, FROM_T0);
        lanewise_mldsa_ntt(&key->t0[i]);
    }
    mldsa_reveal(&wrong, sizeof wrong);
    return wrong ? LANEWISE_ERR_KEY : lanewise_mldsa_sample_matrix(p, key->a, sk);
}

int lanewise_mldsa_complete(mldsa_key *key) {
    const mldsa_params *p = key->params;
    const size_t len = mldsa_public_bytes(p);
    mldsa_poly t, t0, other;
    int32_t differ = 0;
    uint8_t tr[MLDSA_TR];
    for (unsigned i = 0; i < p->k; i++) {
        other = key->s2[i];
        lanewise_mldsa_restore(&other);
        row_of_t(key, i, &other, &t);
        lanewise_mldsa_split(&t, &t0);
        other = key->t0[i];
        lanewise_mldsa_restore(&other);
        for (unsigned j = 0; j < MLDSA_N; j++)
            differ |= t0.c[j] ^ other.c[j];
        keep_t1(key, i, &t);
    }
    mldsa_reveal(key->public_key, len);
    int status = lanewise_shake256(tr, sizeof tr, key->public_key, len);
    for (unsigned j = 0; j < sizeof tr; j++)
        differ |= tr[j] ^ key->tr[j];
    int fits = differ == 0;
    mldsa_reveal(&fits, sizeof fits);
    key->has |= MLDSA_HAS_PUBLIC;
    lanewise_wipe(&t, sizeof t);
    lanewise_wipe(&t0, sizeof t0);
    lanewise_wipe(&other, sizeof other);
    return status == LANEWISE_OK && !fits ? LANEWISE_ERR_KEY : status;
}

void lanewise_mldsa_write_expanded(const mldsa_key *key, uint8_t *sk) {
    const mldsa_params *p = key->params;
    uint8_t *at = sk + 32 + 32 + MLDSA_TR;
    mldsa_poly s;
    memcpy(sk, key->public_key, 32);
    memcpy(sk + 32, key->k, 32);
    memcpy(sk + 64, key->tr, MLDSA_TR);
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++, at += 32u * p->eta_bits) {
        s = i < p->l ? key->s1[i] : key->s2[i - p->l];
        lanewise_mldsa_restore(&s);
        lanewise_mldsa_pack(at, &s, p->eta_bits, p->eta);
    }
    for (unsigned i = 0; i < p->k; i++, at += MLDSA_T0_BYTES) {
        s = key->t0[i];
        lanewise_mldsa_restore(&s);
        lanewise_mldsa_pack(at, &s, MLDSA_D, FROM_T0);
    }
    lanewise_wipe(&s, sizeof s);
}
