/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "expand.h"
#include "public.h"
#include "sample.h"

#include <string.h>

/* t = A s1 + s2 in 0 .. q - 1, of s1 transformed modulo q and s2 not. */
static void row_of_t(const mldsa_key *key, unsigned i, const mldsa_poly *s1, const mldsa_poly *s2,
                     mldsa_poly *t) {
    const unsigned l = key->params->l;
    lanewise_mldsa_product(t, key->a + (size_t)i * l, s1, l);
    lanewise_mldsa_inverse_ntt(t);
    lanewise_mldsa_add(t, s2);
    lanewise_mldsa_positive(t);
}

/* Row i of the public key. */
static void write_t1(mldsa_key *key, unsigned i, const mldsa_poly *t1) {
    lanewise_mldsa_pack(key->public_key + 32 + (size_t)i * MLDSA_T1_BYTES, t1, 10, 0);
}

static void keep_t1(mldsa_key *key, unsigned i, const mldsa_poly *t1) {
    for (unsigned j = 0; j < MLDSA_N; j++)
        key->t1[i].c[j] = t1->c[j] << MLDSA_D;
    lanewise_mldsa_ntt(&key->t1[i]);
}

/* Parts of an expanded private key: of both secrets, polynomial i; row i of t0. */
static void write_s(const mldsa_params *p, uint8_t *sk, unsigned i, const mldsa_poly *s) {
    lanewise_mldsa_pack(sk + 64 + MLDSA_TR + (size_t)i * 32 * p->eta_bits, s, p->eta_bits, p->eta);
}

static void write_t0(const mldsa_params *p, uint8_t *sk, unsigned i, const mldsa_poly *t0) {
    lanewise_mldsa_pack(sk + mldsa_private_bytes(p) - (size_t)(p->k - i) * MLDSA_T0_BYTES, t0,
                        MLDSA_D, MLDSA_FROM_T0);
}

static void write_rest(const mldsa_key *key, uint8_t *sk) {
    memcpy(sk, key->public_key, 32);
    memcpy(sk + 32, key->k, 32);
    memcpy(sk + 64, key->tr, MLDSA_TR);
}

void lanewise_mldsa_put_matrix(lanewise_job_list *list, const mldsa_params *p, mldsa_poly *a,
                               const uint8_t *rho, lanewise_job *after) {
    for (unsigned i = 0; i < p->k; i++)
        for (unsigned j = 0; j < p->l; j++)
            lanewise_put_job(
                list, lanewise_mldsa_job_matrix(lanewise_next_job(list), a++, rho, i, j), after);
}

/* Jobs of a key generation, in this order: G, the hash of the public key, s1 and s2, the matrix by
 * rows. The hash takes a row of the public key as soon as it is there, next to the matrix's rows.
 */
enum { G, TR, SECRETS, JOBS = SECRETS + MLDSA_MAX_L + MLDSA_MAX_K + MLDSA_MAX_K * MLDSA_MAX_L };

typedef struct generation {
    mldsa_key *key;
    int kept;
    uint8_t *sk; /* NULL: nothing is written there */
    _Alignas(64) mldsa_poly s1[MLDSA_MAX_L], s2[MLDSA_MAX_K], t;
    unsigned rows;      /* of the public key that have been written */
    unsigned s1_ready;  /* it is transformed */
    uint8_t seeds[128]; /* G: rho, the seed of s1 and s2, K */
    lanewise_job jobs[JOBS];
} generation;

static int done(const lanewise_job *jobs, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (jobs[i].state != JOB_DONE)
            return 0;
    return 1;
}

/* Writes the rows of the public key for which all is there; nonzero if there are more then. */
static int generate_step(void *context) {
    generation *g = context;
    mldsa_key *key = g->key;
    const unsigned k = key->params->k, l = key->params->l, before = g->rows;
    const lanewise_job *s2 = g->jobs + SECRETS + l, *matrix = s2 + k;
    if (!g->s1_ready && done(g->jobs + SECRETS, l)) {
        memcpy(key->public_key, g->seeds, 32);
        for (unsigned i = 0; i < l; i++) {
            if (g->sk)
                write_s(key->params, g->sk, i, &g->s1[i]);
            if (g->kept)
                lanewise_mldsa_narrow(&key->s1[i], &g->s1[i]);
            lanewise_mldsa_ntt(&g->s1[i]);
        }
        g->s1_ready = 1;
    }
    for (; g->s1_ready && g->rows < k; g->rows++) {
        const unsigned i = g->rows;
        if (!done(s2 + i, 1) || !done(matrix + i * l, l))
            break;
        row_of_t(key, i, g->s1, &g->s2[i], &g->t);
        lanewise_mldsa_split(&g->t, &key->t0[i]);
        write_t1(key, i, &g->t);
        if (g->sk) {
            write_s(key->params, g->sk, l + i, &g->s2[i]);
            write_t0(key->params, g->sk, i, &key->t0[i]);
        }
        if (g->kept) {
            keep_t1(key, i, &g->t);
            lanewise_mldsa_narrow(&key->s2[i], &g->s2[i]);
            lanewise_mldsa_ntt(&key->t0[i]);
        }
        g->jobs[TR].rest_ready = (uint16_t)(32 + (i + 1) * MLDSA_T1_BYTES);
    }
    return g->rows != before;
}

static void reveal_public(const mldsa_key *key) {
    mldsa_reveal(key->public_key, mldsa_public_bytes(key->params));
    mldsa_reveal(key->t1, key->params->k * sizeof key->t1[0]);
}

void lanewise_mldsa_generate(mldsa_key *key, const mldsa_params *p, const uint8_t seed[32],
                             int kept, uint8_t *sk) {
    generation g;
    lanewise_job_list list = {g.jobs, 0};
    g.key = key;
    g.kept = kept;
    g.sk = sk;
    g.rows = g.s1_ready = 0;
    key->params = p;
    key->has = MLDSA_HAS_PUBLIC | MLDSA_HAS_PRIVATE | MLDSA_HAS_SEED;
    memcpy(key->seed, seed, 32);
    lanewise_put_job(&list,
                     lanewise_job_tail(lanewise_mldsa_job_h(lanewise_next_job(&list), g.seeds,
                                                            sizeof g.seeds, key->seed, 32, NULL, 0),
                                       2, p->k, p->l),
                     NULL);
    lanewise_put_job(&list,
                     lanewise_mldsa_job_h(lanewise_next_job(&list), key->tr, MLDSA_TR, NULL, 0,
                                          key->public_key, mldsa_public_bytes(p)),
                     NULL)
        ->rest_ready = 0;
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++)
        lanewise_put_job(&list,
                         lanewise_mldsa_job_secret(lanewise_next_job(&list),
                                                   i < p->l ? &g.s1[i] : &g.s2[i - p->l],
                                                   g.seeds + 32, i),
                         g.jobs + G);
    lanewise_mldsa_put_matrix(&list, p, key->a, g.seeds, g.jobs + G);
    lanewise_run_jobs(g.jobs, list.count, p, generate_step, &g);
    memcpy(key->k, g.seeds + 96, 32);
    reveal_public(key);
    mldsa_reveal(key->tr, MLDSA_TR);
    if (sk)
        write_rest(key, sk);
    lanewise_wipe(&g, offsetof(generation, jobs));
}

void lanewise_mldsa_read_public(mldsa_key *key, const mldsa_params *p, const uint8_t *pk) {
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
    lanewise_job jobs[1 + MLDSA_MAX_K * MLDSA_MAX_L];
    lanewise_job_list list = {jobs, 0};
    lanewise_put_job(&list,
                     lanewise_mldsa_job_h(jobs, key->tr, MLDSA_TR, NULL, 0, key->public_key,
                                          mldsa_public_bytes(p)),
                     NULL);
    lanewise_mldsa_put_matrix(&list, p, key->a, key->public_key, NULL);
    lanewise_run_jobs(jobs, list.count, p, NULL, NULL);
}

int lanewise_mldsa_read_expanded(mldsa_key *key, const mldsa_params *p, const uint8_t *sk) {
    const uint8_t *at = sk + 32 + 32 + MLDSA_TR;
    unsigned wrong = 0;
    _Alignas(64) mldsa_poly s;
    key->params = p;
    key->has = MLDSA_HAS_PRIVATE;
    memcpy(key->public_key, sk, 32);
    memcpy(key->k, sk + 32, 32);
    memcpy(key->tr, sk + 64, MLDSA_TR);
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++, at += 32u * p->eta_bits) {
        lanewise_mldsa_unpack(&s, at, p->eta_bits, p->eta);
        wrong |= lanewise_mldsa_exceeds(&s, p->eta + 1);
        lanewise_mldsa_narrow(i < p->l ? &key->s1[i] : &key->s2[i - p->l], &s);
    }
    for (unsigned i = 0; i < p->k; i++, at += MLDSA_T0_BYTES) {
        lanewise_mldsa_unpack(&key->t0[i], at, MLDSA_D, MLDSA_FROM_T0);
        lanewise_mldsa_ntt(&key->t0[i]);
    }
    lanewise_wipe(&s, sizeof s);
    lanewise_wipe_spilled();
    mldsa_reveal(&wrong, sizeof wrong);
    return wrong ? LANEWISE_ERR_KEY : LANEWISE_OK;
}

int lanewise_mldsa_complete(mldsa_key *key) {
    const mldsa_params *p = key->params;
    lanewise_job jobs[MLDSA_MAX_K * MLDSA_MAX_L];
    lanewise_job_list list = {jobs, 0};
    const size_t len = mldsa_public_bytes(p);
    _Alignas(64) mldsa_poly s1[MLDSA_MAX_L], t, t0, other;
    int32_t differ = 0;
    uint8_t tr[MLDSA_TR];
    lanewise_mldsa_put_matrix(&list, p, key->a, key->public_key, NULL);
    lanewise_run_jobs(jobs, list.count, p, NULL, NULL);
    for (unsigned i = 0; i < p->l; i++) {
        lanewise_mldsa_widen(&s1[i], &key->s1[i]);
        lanewise_mldsa_ntt(&s1[i]);
    }
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_widen(&other, &key->s2[i]);
        row_of_t(key, i, s1, &other, &t);
        lanewise_mldsa_split(&t, &t0);
        other = key->t0[i];
        lanewise_mldsa_restore(&other);
        for (unsigned j = 0; j < MLDSA_N; j++)
            differ |= t0.c[j] ^ other.c[j];
        write_t1(key, i, &t);
        keep_t1(key, i, &t);
    }
    reveal_public(key);
    lanewise_mldsa_job_h(jobs, tr, sizeof tr, NULL, 0, key->public_key, len);
    lanewise_run_jobs(jobs, 1, p, NULL, NULL);
    for (unsigned j = 0; j < sizeof tr; j++)
        differ |= tr[j] ^ key->tr[j];
    int fits = differ == 0;
    mldsa_reveal(&fits, sizeof fits);
    key->has |= MLDSA_HAS_PUBLIC;
    lanewise_wipe(s1, sizeof s1);
    lanewise_wipe(&t, sizeof t);
    lanewise_wipe(&t0, sizeof t0);
    lanewise_wipe(&other, sizeof other);
    lanewise_wipe_spilled();
    return fits ? LANEWISE_OK : LANEWISE_ERR_KEY;
}

void lanewise_mldsa_write_expanded(const mldsa_key *key, uint8_t *sk) {
    const mldsa_params *p = key->params;
    mldsa_poly s;
    write_rest(key, sk);
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++) {
        lanewise_mldsa_widen(&s, i < p->l ? &key->s1[i] : &key->s2[i - p->l]);
        write_s(p, sk, i, &s);
    }
    for (unsigned i = 0; i < p->k; i++) {
        s = key->t0[i];
        lanewise_mldsa_restore(&s);
        write_t0(p, sk, i, &s);
    }
    lanewise_wipe(&s, sizeof s);
}

void lanewise_mldsa_forget(mldsa_key *key) {
    lanewise_wipe(key, offsetof(mldsa_key, a));
}
