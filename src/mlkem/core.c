/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * K-PKE and ML-KEM (FIPS 203 sections 5 and 6), and the two submissions of Kyber where they differ.
 * Each operation lists its Keccak jobs, runs them together, and computes with what they gave.
 */
#include "short.h"
#include "work.h"

#include "common/opaque.h"
#include "keccak/target.h"
#include "lanewise/status.h"

#include <string.h>

static const uint8_t *rho(const mlkem_key *key) {
    return key->public_key + MLKEM_POLYBYTES * key->params->k;
}

static void put_matrix(lanewise_job_list *list, mlkem_key *key, const uint8_t *seed,
                       lanewise_job *after) {
    unsigned k = key->params->k;
    for (unsigned i = 0; i < k; i++)
        for (unsigned j = 0; j < k; j++)
            lanewise_put_job(list,
                             lanewise_mlkem_job_matrix(lanewise_next_job(list),
                                                       key->matrix + N * (k * i + j), seed, i, j,
                                                       key->params->version),
                             after);
}

/* Jobs of a key generation, in this order: G, H, two rows of the matrix, the noise, more rows. The
 * hash takes a row of the public key as soon as it is there, which is why it is second, and why the
 * matrix comes by rows: with two of them it has enough input to run in parallel with the other
 * rows. */
enum { HASH = 1, FIRST_ROWS = 2 };
static unsigned row_of(unsigned k, unsigned row) {
    return HASH + 1 + k * (row < FIRST_ROWS ? row : row + 2);
}
static unsigned noise_of(unsigned k) {
    return HASH + 1 + k * FIRST_ROWS;
}

static void put_row(lanewise_job_list *list, mlkem_key *key, const uint8_t *seed, unsigned row,
                    lanewise_job *after) {
    unsigned k = key->params->k;
    for (unsigned i = 0; i < k; i++)
        lanewise_put_job(list,
                         lanewise_mlkem_job_matrix(lanewise_next_job(list),
                                                   key->matrix + N * (k * i + row), seed, i, row,
                                                   key->params->version),
                         after);
}

/* `count` polynomials of noise, whose bytes behind the seed begin at `first`; each of them `stride`
 * polynomials behind the one before. */
static void put_polynomials(lanewise_job_list *list, int16_t *to, unsigned stride,
                            const uint8_t *seed, unsigned first, unsigned count, unsigned eta,
                            lanewise_job *after) {
    for (unsigned i = 0; i < count; i++, to += N * stride)
        lanewise_put_job(
            list, lanewise_mlkem_job_noise(lanewise_next_job(list), to, seed, first + i, eta),
            after);
}

/* All secrets in it, of which `count` are polynomials. */
static void wipe_work(mlkem_work *w, unsigned count) {
    lanewise_wipe(w, offsetof(mlkem_work, polynomials) + sizeof(int16_t) * N * count);
}

/* Of an encryption: where y[i] is once it has been prepared, prepared y[i + 1] goes. So there is
 * less to wipe. */
enum { STRIDE = 2 };
static void lay_out(mlkem_work *w, unsigned k) {
    w->prepared = w->polynomials;
    w->y = w->prepared + N * 2;
    w->e = w->prepared + N * (2 * k + 1);
}
static void wipe_laid_out(mlkem_work *w, unsigned k) {
    wipe_work(w, 3 * k + 2);
}

void lanewise_mlkem_generate_begin(lanewise_job_list *list, mlkem_work *w, mlkem_key *key,
                                   const mlkem_params *p, const uint8_t d[32], const uint8_t z[32],
                                   uint8_t *dk) {
    unsigned k = p->k;
    key->params = p;
    key->arith = lanewise_mlkem_arith();
    key->has = MLKEM_HAS_PUBLIC | MLKEM_HAS_PRIVATE | MLKEM_HAS_SEED;
    memcpy(key->d, d, 32);
    memcpy(key->z, z, 32);
    w->y = w->polynomials;
    w->e = w->y + N * k;
    w->key = key;
    w->dk = dk;
    w->jobs = list->jobs + list->count;
    w->rows = w->prepared_s = 0;
    lanewise_job *g = lanewise_put_job(
        list, lanewise_mlkem_job_g(lanewise_next_job(list), w->kr, key->d, 32), NULL);
    if (p->version == MLKEM_FIPS203) {
        g->tail[0] = (uint8_t)k;
        g->tail_bytes = 1;
    }
    lanewise_put_job(
        list,
        lanewise_mlkem_job_h(lanewise_next_job(list), key->hash, key->public_key, p->public_bytes),
        NULL)
        ->rest_ready = 0;
    for (unsigned row = 0; row < FIRST_ROWS; row++)
        put_row(list, key, w->kr, row, g);
    put_polynomials(list, w->y, 1, w->kr + 32, 0, k, p->eta1, g);
    put_polynomials(list, w->e, 1, w->kr + 32, k, k, p->eta1, g);
    for (unsigned row = FIRST_ROWS; row < k; row++)
        put_row(list, key, w->kr, row, g);
}

static int done(const lanewise_job *jobs, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (jobs[i].state != JOB_DONE)
            return 0;
    return 1;
}

int lanewise_mlkem_generate_step(mlkem_work *w) {
    mlkem_key *key = w->key;
    const mlkem_arith *a = key->arith;
    unsigned k = key->params->k, rows = w->rows;
    const lanewise_job *noise = w->jobs + noise_of(k);
    if (!w->prepared_s && done(noise, k)) {
        for (unsigned i = 0; i < k; i++) {
            a->ntt(w->y + N * i);
            a->prepare(key->s + 2 * N * i, w->y + N * i);
            if (w->dk)
                a->encode(w->dk + MLKEM_POLYBYTES * i, w->y + N * i);
        }
        w->prepared_s = 1;
    }
    for (; w->prepared_s && w->rows < k; w->rows++) {
        unsigned i = w->rows;
        int16_t *t = key->t + N * i;
        if (!done(noise + k + i, 1) || !done(w->jobs + row_of(k, i), k))
            break;
        a->inner(t, key->matrix + N * i, k, key->s, k);
        a->ntt(w->e + N * i);
        a->scale_add(t, w->e + N * i);
        a->encode(key->public_key + MLKEM_POLYBYTES * i, t);
        w->jobs[HASH].rest_ready = (uint16_t)(MLKEM_POLYBYTES * (i + 1));
        if (i + 1 == k) {
            memcpy(key->public_key + MLKEM_POLYBYTES * k, w->kr, 32);
            w->jobs[HASH].rest_ready = key->params->public_bytes;
        }
    }
    if (w->rows != rows && w->rows == k) /* all steps are called in one place of the stack */
        lanewise_wipe_spilled();
    return w->rows != rows;
}

/* What is behind s in an expanded private key. */
static void export_rest(const mlkem_key *key, uint8_t *dk) {
    const mlkem_params *p = key->params;
    dk += MLKEM_POLYBYTES * p->k;
    memcpy(dk, key->public_key, p->public_bytes);
    memcpy(dk + p->public_bytes, key->hash, 32);
    memcpy(dk + p->public_bytes + 32, key->z, 32);
}

void lanewise_mlkem_generate_finish(mlkem_work *w) {
    if (w->dk)
        export_rest(w->key, w->dk);
    wipe_work(w, 2u * w->key->params->k);
}

static int generate_step(void *w) {
    return lanewise_mlkem_generate_step(w);
}

void lanewise_mlkem_generate(mlkem_key *key, const mlkem_params *p, const uint8_t d[32],
                             const uint8_t z[32], uint8_t *dk) {
    mlkem_work w;
    lanewise_job jobs[MLKEM_MAX_JOBS];
    lanewise_job_list list = {jobs, 0};
    lanewise_mlkem_generate_begin(&list, &w, key, p, d, z, dk);
    lanewise_run_jobs(jobs, list.count, key->arith, generate_step, &w);
    lanewise_mlkem_generate_finish(&w);
}

void lanewise_mlkem_export(const mlkem_key *key, uint8_t *dk) {
    int16_t s[N];
    for (unsigned i = 0; i < key->params->k; i++) {
        const int16_t *prepared = key->s + 2 * N * i;
        for (unsigned j = 0; j < N; j += 2) { /* its second half has them in pairs, exchanged */
            uint32_t two;
            memcpy(&two, prepared + N + j, sizeof two);
            two = two << 16 | two >> 16;
            memcpy(s + j, &two, sizeof two);
        }
        key->arith->encode(dk + MLKEM_POLYBYTES * i, s);
    }
    lanewise_wipe_spilled();
    lanewise_wipe(s, sizeof s);
    export_rest(key, dk);
}

unsigned lanewise_mlkem_read_public(mlkem_key *key, const mlkem_params *p, const uint8_t *ek) {
    unsigned wrong = 0;
    key->params = p;
    key->arith = lanewise_mlkem_arith();
    key->has = MLKEM_HAS_PUBLIC;
    memcpy(key->public_key, ek, p->public_bytes);
    for (unsigned i = 0; i < p->k; i++)
        wrong |= key->arith->decode(key->t + N * i, ek + MLKEM_POLYBYTES * i);
    return wrong;
}

void lanewise_mlkem_read_private(mlkem_key *key, const mlkem_params *p, const uint8_t *dk) {
    int16_t s[N];
    const uint8_t *ek = dk + MLKEM_POLYBYTES * p->k, *end = ek + p->public_bytes;
    (void)lanewise_mlkem_read_public(key, p, ek);
    key->has = MLKEM_HAS_PUBLIC | MLKEM_HAS_PRIVATE;
    /* Before s is decoded: copied after it, gcc 12 left 16 bytes of z on the stack, which nothing
     * wipes (tests/mlkem/leftovers_mlkem.c). */
    memcpy(key->hash, end, 32);
    memcpy(key->z, end + 32, 32);
    memset(key->d, 0, sizeof key->d);
    for (unsigned i = 0; i < p->k; i++) {
        /* The ciphertext's u is what `ntt` gives, and s is below q: what `inner` takes. */
        (void)key->arith->decode(s, dk + MLKEM_POLYBYTES * i);
        key->arith->prepare(key->s + 2 * N * i, s);
    }
    lanewise_wipe_spilled();
    lanewise_wipe(s, sizeof s);
}

void lanewise_mlkem_expand(mlkem_key *key, uint8_t hash[32]) {
    lanewise_job jobs[MLKEM_MAX_JOBS];
    lanewise_job_list list = {jobs, 0};
    lanewise_put_job(&list,
                     lanewise_mlkem_job_h(lanewise_next_job(&list), hash, key->public_key,
                                          key->params->public_bytes),
                     NULL);
    put_matrix(&list, key, rho(key), NULL);
    lanewise_run_jobs(jobs, list.count, key->arith, NULL, NULL);
}

/* The noise of an encryption, whose seed is the second half of kr. */
static void put_noise(lanewise_job_list *list, mlkem_work *w, const mlkem_params *p,
                      lanewise_job *after) {
    put_polynomials(list, w->y, STRIDE, w->kr + 32, 0, p->k, p->eta1, after);
    put_polynomials(list, w->e, 1, w->kr + 32, p->k, p->k + 1u, p->eta2, after);
}

/* K-PKE.Encrypt (algorithm 14) from line 18 on: matrix and noise are there. */
static void encrypt(mlkem_work *w, const mlkem_key *key, uint8_t *ct) {
    const mlkem_params *p = key->params;
    const mlkem_arith *a = key->arith;
    /* In the places of y[k - 1] and e[0], which have been used then. */
    int16_t *u = w->prepared + 2 * N * p->k, *v = u, *message = w->e;
    for (unsigned i = 0; i < p->k; i++) {
        int16_t *y = w->y + STRIDE * N * i;
        a->ntt(y);
        a->prepare(w->prepared + 2 * N * i, y);
    }
    for (unsigned i = 0; i < p->k; i++, ct += 32 * p->du) {
        a->inner(u, key->matrix + N * p->k * i, 1, w->prepared, p->k);
        a->inverse(u);
        a->add(u, w->e + N * i);
        a->compress(ct, u, p->du);
    }
    a->inner(v, key->t, 1, w->prepared, p->k);
    a->inverse(v);
    a->add(v, w->e + N * p->k);
    a->decompress(message, w->mh, 1);
    a->add(v, message);
    a->compress(ct, v, p->dv);
    lanewise_wipe_spilled();
}

/* K-PKE.Decrypt (algorithm 15); the message goes to mh. */
static void decrypt(mlkem_work *w, const mlkem_key *key, const uint8_t *ct) {
    const mlkem_params *p = key->params;
    const mlkem_arith *a = key->arith;
    int16_t *u = w->polynomials, *v = u + N * p->k, *message = v + N;
    for (unsigned i = 0; i < p->k; i++, ct += 32 * p->du) {
        a->decompress(u + N * i, ct, p->du);
        a->ntt(u + N * i);
    }
    a->inner(message, u, 1, key->s, p->k);
    a->inverse(message);
    a->decompress(v, ct, p->dv);
    a->subtract_from(message, v);
    a->compress(w->mh, message, 1);
    lanewise_wipe_spilled();
}

/* The key derivation of the submissions: SHAKE256(w->kr[0..31] || H(ct)). */
static void derive(mlkem_work *w, const mlkem_key *key, uint8_t ss[32], const uint8_t *ct) {
    lanewise_job jobs[2];
    lanewise_job_list list = {jobs, 0};
    lanewise_job *h = lanewise_put_job(&list,
                                       lanewise_mlkem_job_h(lanewise_next_job(&list), w->kr + 32,
                                                            ct, key->params->ciphertext_bytes),
                                       NULL);
    lanewise_put_job(&list, lanewise_mlkem_job_j(lanewise_next_job(&list), ss, w->kr, 64, NULL, 0),
                     h);
    lanewise_run_jobs(jobs, list.count, key->arith, NULL, NULL);
}

/* lanewise_equal() goes byte by byte; this is on the path of each decapsulation. */
uint8_t lanewise_mlkem_differ(const uint8_t *a, const uint8_t *b, size_t len) {
    uint64_t difference = 0;
    for (size_t i = 0; i < len; i += 8) {
        uint64_t x, y;
        memcpy(&x, a + i, 8);
        memcpy(&y, b + i, 8);
        difference |= x ^ y;
    }
    unsigned folded = lanewise_opaque((unsigned)(difference >> 32) | (unsigned)difference);
    return (uint8_t)lanewise_opaque(0u - ((folded | (0u - folded)) >> 31));
}

void lanewise_mlkem_encapsulate_begin(lanewise_job_list *list, mlkem_work *w, mlkem_key *key,
                                      mlkem_known known, const uint8_t m[32]) {
    const mlkem_params *p = key->params;
    lanewise_job *before = NULL;
    lay_out(w, p->k);
    if (p->version == MLKEM_FIPS203) {
        memcpy(w->mh, m, 32);
    } else {
        lanewise_job hash;
        lanewise_mlkem_job_h(&hash, w->mh, m, 32);
        lanewise_run_jobs(&hash, 1, key->arith, NULL, NULL);
    }
    if (known == MLKEM_READ)
        before = lanewise_put_job(list,
                                  lanewise_mlkem_job_h(lanewise_next_job(list), w->mh + 32,
                                                       key->public_key, p->public_bytes),
                                  NULL);
    else
        memcpy(w->mh + 32, key->hash, 32);
    lanewise_job *g = lanewise_put_job(
        list, lanewise_mlkem_job_g(lanewise_next_job(list), w->kr, w->mh, 64), before);
    if (known == MLKEM_READ)
        put_matrix(list, key, rho(key), NULL);
    put_noise(list, w, p, g);
}

void lanewise_mlkem_encapsulate_finish(mlkem_work *w, const mlkem_key *key, uint8_t *ct,
                                       uint8_t ss[32]) {
    encrypt(w, key, ct);
    if (key->params->version == MLKEM_FIPS203)
        memcpy(ss, w->kr, 32);
    else
        derive(w, key, ss, ct);
    wipe_laid_out(w, key->params->k);
}

void lanewise_mlkem_encapsulate(mlkem_key *key, mlkem_known known, uint8_t *ct, uint8_t ss[32],
                                const uint8_t m[32]) {
    mlkem_work w;
    lanewise_job jobs[MLKEM_MAX_JOBS];
    lanewise_job_list list = {jobs, 0};
    lanewise_mlkem_encapsulate_begin(&list, &w, key, known, m);
    lanewise_run_jobs(jobs, list.count, key->arith, NULL, NULL);
    lanewise_mlkem_encapsulate_finish(&w, key, ct, ss);
}

unsigned lanewise_mlkem_decapsulate(mlkem_key *key, mlkem_known known, uint8_t ss[32],
                                    const uint8_t *ct) {
    mlkem_work w;
    lanewise_job jobs[MLKEM_MAX_JOBS];
    lanewise_job_list list = {jobs, 0};
    uint8_t again[MLKEM_MAX_CIPHERTEXT], hash[32], other[32];
    const mlkem_params *p = key->params;
    int fips = p->version == MLKEM_FIPS203;
    lay_out(&w, p->k);
    decrypt(&w, key, ct);
    memcpy(w.mh + 32, key->hash, 32);
    if (fips)
        lanewise_put_job(&list,
                         lanewise_mlkem_job_j(lanewise_next_job(&list), other, key->z, 32, ct,
                                              p->ciphertext_bytes),
                         NULL);
    else
        memcpy(other, key->z, 32);
    if (known == MLKEM_READ && fips)
        lanewise_put_job(
            &list,
            lanewise_mlkem_job_h(lanewise_next_job(&list), hash, key->public_key, p->public_bytes),
            NULL);
    lanewise_job *g = lanewise_put_job(
        &list, lanewise_mlkem_job_g(lanewise_next_job(&list), w.kr, w.mh, 64), NULL);
    if (known == MLKEM_READ)
        put_matrix(&list, key, rho(key), NULL);
    put_noise(&list, &w, p, g);
    lanewise_run_jobs(jobs, list.count, key->arith, NULL, NULL);
    encrypt(&w, key, again);
    /* If the message does not give this ciphertext again. */
    uint8_t other_mask = lanewise_mlkem_differ(ct, again, p->ciphertext_bytes);
    for (unsigned i = 0; i < 32; i++)
        w.kr[i] ^= (uint8_t)((w.kr[i] ^ other[i]) & other_mask);
    if (fips)
        memcpy(ss, w.kr, 32);
    else
        derive(&w, key, ss, ct);
    unsigned wrong =
        known == MLKEM_READ && fips && (lanewise_mlkem_differ(hash, key->hash, 32) & 1);
    wipe_laid_out(&w, p->k);
    lanewise_wipe(again, p->ciphertext_bytes);
    lanewise_wipe(other, sizeof other);
    return wrong;
}

void lanewise_mlkem_wipe_secrets(mlkem_key *key) {
    lanewise_wipe(key->s, sizeof(int16_t) * 2 * N * key->params->k);
    lanewise_wipe(key->z, sizeof *key - offsetof(mlkem_key, z));
}
