/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "attempt.h"
#include "common/atomic.h"
#include "keccak/target.h"
#include "public.h"
#include "sample.h"

#include <string.h>

/* What an attempt keeps from its mask to its answer. Polynomials begin where vectors do. */
typedef struct attempt {
    _Alignas(64) mldsa_poly y[MLDSA_MAX_L]; /* the mask, then the answer z */
    mldsa_poly w[MLDSA_MAX_K];              /* bytes of the mask; low bits of A y; hints */
    mldsa_ball c;
    mldsa_request *request;
    unsigned nonce;
    uint8_t w1[MLDSA_MAX_K * MLDSA_MAX_W1_BYTES];
    uint8_t challenge[MLDSA_MAX_CHALLENGE];
} attempt;

/* Attempts that are made together: their Keccak jobs share the states of a kernel. */
typedef struct together {
    const mldsa_key *key;
    mldsa_poly *missing;      /* the matrix, if it is not there yet */
    attempt *attempts, *next; /* of this round, and of the one after it if that is elsewhere */
    unsigned count, ahead;    /* how many there are */
    _Alignas(64) mldsa_poly z[MLDSA_MAX_L], t, high; /* of one after the other */
    mldsa_multiplier c;
    mldsa_narrow product;
    lanewise_job jobs[MLDSA_MAX_K * MLDSA_MAX_L + MLDSA_MAX_TOGETHER * (1 + MLDSA_MAX_L)];
} together;

static uint8_t *mask_bytes(const mldsa_params *p, attempt *a, unsigned i) {
    return (uint8_t *)a->w + i * mldsa_z_bytes(p);
}
_Static_assert(MLDSA_MAX_L *MLDSA_MAX_Z_BYTES <= MLDSA_MAX_K * sizeof(mldsa_poly), "room of w");

/* The mask of an attempt: line 11 of algorithm 7. */
static void put_mask(const mldsa_params *p, lanewise_job_list *list, attempt *a,
                     lanewise_job *seed) {
    for (unsigned i = 0; i < p->l; i++)
        lanewise_put_job(list,
                         lanewise_mldsa_job_mask(lanewise_next_job(list), p, mask_bytes(p, a, i),
                                                 a->request->seed, a->nonce + i),
                         seed);
}

/* The masks of all: lines 7 and 11. The seeds of new requests come first, and the matrix is made
 * meanwhile if it is missing. */
static void make_masks(together *g) {
    const mldsa_params *p = g->key->params;
    lanewise_job_list list = {g->jobs, 0};
    lanewise_job *seed[MLDSA_MAX_TOGETHER] = {NULL};
    for (unsigned n = 0; n < g->count; n++) {
        mldsa_request *r = g->attempts[n].request;
        if (!r->tried)
            seed[n] = n && g->attempts[n - 1].request == r
                          ? seed[n - 1]
                          : lanewise_put_job(&list,
                                             lanewise_mldsa_job_h(lanewise_next_job(&list), r->seed,
                                                                  sizeof r->seed, r->in,
                                                                  sizeof r->in, r->mu, 64),
                                             NULL);
    }
    if (g->missing)
        lanewise_mldsa_put_matrix(&list, p, g->missing, g->key->public_key, NULL);
    g->missing = NULL;
    for (unsigned n = 0; n < g->count; n++)
        put_mask(p, &list, &g->attempts[n], seed[n]);
    lanewise_run_jobs(g->jobs, list.count, p, NULL, NULL);
}

/* w = A y, of which high bits are packed and low bits kept: lines 12 and 13. */
static void commit(together *g, attempt *a) {
    const mldsa_key *key = g->key;
    const mldsa_params *p = key->params;
    for (unsigned i = 0; i < p->l; i++) {
        lanewise_mldsa_unpack(&a->y[i], mask_bytes(p, a, i), p->z_bits, mldsa_gamma1(p));
        g->z[i] = a->y[i];
        lanewise_mldsa_ntt(&g->z[i]);
    }
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_product(&a->w[i], key->a + (size_t)i * p->l, g->z, p->l);
        lanewise_mldsa_inverse_ntt(&a->w[i]);
        lanewise_mldsa_positive(&a->w[i]);
        lanewise_mldsa_decompose(p, &a->w[i], &g->t, &a->w[i]);
        lanewise_mldsa_pack(a->w1 + 32u * p->w1_bits * i, &g->t, p->w1_bits, 0);
    }
}

static lanewise_job *put_challenge(const mldsa_params *p, lanewise_job_list *list, uint8_t *to,
                                   const uint8_t *mu, const uint8_t *w1) {
    return lanewise_put_job(list,
                            lanewise_mldsa_job_h(lanewise_next_job(list), to, p->challenge, mu, 64,
                                                 w1, 32u * p->w1_bits * p->k),
                            NULL);
}

/* The challenges of all: lines 15 to 17. States that these leave idle make the masks of the next
 * round. */
static void challenge_all(together *g) {
    const mldsa_params *p = g->key->params;
    lanewise_job_list list = {g->jobs, 0};
    for (attempt *a = g->attempts; a < g->attempts + g->count; a++)
        put_challenge(p, &list, a->challenge, a->request->mu, a->w1);
    for (unsigned i = 0; i < g->count; i++)
        lanewise_put_job(&list,
                         lanewise_mldsa_job_challenge(lanewise_next_job(&list), p,
                                                      &g->attempts[i].c, g->attempts[i].challenge),
                         g->jobs + i);
    for (unsigned i = 0; i < g->ahead; i++)
        put_mask(p, &list, &g->next[i], NULL);
    lanewise_run_jobs(g->jobs, list.count, p, NULL, NULL);
}

/* Hints of a row: 1 where high bits of w - c s2 + c t0 are not those of w - c s2, which are w's. */
static unsigned hint_row(together *g, attempt *a, unsigned i, unsigned *wrong) {
    const mldsa_params *p = g->key->params;
    lanewise_mldsa_product(&g->t, &a->c.c, &g->key->t0[i], 1);
    lanewise_mldsa_inverse_ntt(&g->t);
    lanewise_mldsa_centre(&g->t);
    *wrong |= lanewise_mldsa_exceeds(&g->t, p->gamma2);
    lanewise_mldsa_add(&a->w[i], &g->t);
    lanewise_mldsa_unpack(&g->high, a->w1 + 32u * p->w1_bits * i, p->w1_bits, 0);
    return lanewise_mldsa_make_hint(p, &g->high, &a->w[i], &a->w[i]);
}

/* r0, z and the hints: lines 18 to 28. Nonzero if the attempt is to be given up. At which
 * polynomial that is decided is all that becomes known of it. r0, which is refused more often,
 * comes first.
 *
 * r0 is the low bits of w - c s2; what is compared with its bound are those of w, less c s2, and
 * the verdict is the same. For c s2 is at most beta: if one of both numbers is below gamma2 - beta,
 * then w and w - c s2 are a multiple of 2 gamma2 and a rest below gamma2, of which there is only
 * one way each, with the same multiple. So both numbers are equal, and the high bits are w's. */
static unsigned answer(together *g, attempt *a) {
    const mldsa_key *key = g->key;
    const mldsa_params *p = key->params;
    const int32_t beta = mldsa_beta(p);
    unsigned wrong = 0, hints = 0;
    mldsa_reveal(a->challenge, p->challenge);
    lanewise_mldsa_multiplier(&g->c, &a->c.c);
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_multiply(&g->product, &g->c, &key->s2[i]);
        lanewise_mldsa_subtract_narrow(&a->w[i], &g->product);
        if (mldsa_known(lanewise_mldsa_exceeds(&a->w[i], p->gamma2 - beta)))
            return 1;
    }
    for (unsigned i = 0; i < p->l; i++) {
        lanewise_mldsa_multiply(&g->product, &g->c, &key->s1[i]);
        lanewise_mldsa_add_narrow(&a->y[i], &g->product);
        if (mldsa_known(lanewise_mldsa_exceeds(&a->y[i], mldsa_gamma1(p) - beta)))
            return 1;
    }
    lanewise_mldsa_ntt(&a->c.c);
    for (unsigned i = 0; i < p->k; i++)
        hints += hint_row(g, a, i, &wrong);
    return mldsa_known(wrong | (p->omega - hints) >> 31);
}

static void write_signature(const mldsa_params *p, const attempt *a, uint8_t *sig) {
    memcpy(sig, a->challenge, p->challenge);
    sig += p->challenge;
    for (unsigned i = 0; i < p->l; i++, sig += mldsa_z_bytes(p))
        lanewise_mldsa_pack(sig, &a->y[i], p->z_bits, mldsa_gamma1(p));
    mldsa_reveal(a->w, p->k * sizeof a->w[0]);
    lanewise_mldsa_pack_hint(p, sig, a->w);
}

/* Lists attempts of a round: of each request the next ones, as many as its row of widths says,
 * behind those that are `under_way`. */
static unsigned list_round(const together *g, attempt *to, mldsa_request *requests, unsigned active,
                           unsigned under_way, const uint8_t *widths, unsigned room) {
    unsigned count = 0;
    for (mldsa_request *r = requests; r < requests + active; r++) {
        const unsigned width = widths[r->round] & (MLDSA_AHEAD - 1);
        for (unsigned i = 0; i < width && count < room; i++) {
            to[count].request = r;
            to[count++].nonce = g->key->params->l * (r->tried + under_way + i);
        }
        r->round += widths[r->round + 1] != 0;
    }
    return count;
}

/* The masks of a round, if they were not made ahead, its commitments and challenges. */
static void begin_round(together *g, mldsa_request *requests, unsigned active,
                        const uint8_t *widths, unsigned room) {
    attempt *made = g->next;
    g->next = g->attempts;
    g->attempts = made;
    g->count = g->ahead;
    if (!g->count) {
        g->count = list_round(g, g->attempts, requests, active, 0, widths, room);
        make_masks(g);
    }
    for (unsigned i = 0; i < g->count; i++)
        commit(g, &g->attempts[i]);
    g->ahead = g->next == g->attempts
                   ? 0
                   : list_round(g, g->next, requests, active, g->count, widths, room);
    challenge_all(g);
}

/* Attempts are answered in the order of their nonces, and none after the one that succeeds, so
 * signatures are those that one attempt after the other gives. Returns how many requests are left,
 * which are moved to the front. */
static unsigned end_round(together *g, mldsa_request *requests, unsigned active) {
    unsigned left = 0;
    for (unsigned i = 0; i < g->count; i++) {
        mldsa_request *r = g->attempts[i].request;
        if (!r->sig)
            continue;
        r->tried++;
        if (!answer(g, &g->attempts[i])) {
            write_signature(g->key->params, &g->attempts[i], r->sig);
            r->sig = NULL;
        }
    }
    for (unsigned i = 0; i < active; i++)
        if (requests[i].sig)
            requests[left++] = requests[i];
    return left;
}

static LANEWISE_ATOMIC(const uint8_t *) forced_list;

void lanewise_mldsa_force_widths(const uint8_t *widths) {
    LANEWISE_STORE(&forced_list, widths);
}

/* The list of widths for a few requests. */
static const uint8_t *list_of(const mldsa_key *key) {
    const uint8_t *widths = LANEWISE_LOAD(&forced_list);
    return widths ? widths : lanewise_mldsa_side_by_side(key->params);
}

/* More requests than these fill the states of a kernel by an attempt each. */
enum { FEW = 2 };
_Static_assert(FEW *LANEWISE_MLDSA_SIDE_BY_SIDE <= MLDSA_MAX_TOGETHER, "room for attempts");

/* `most` requests at a time, whose attempts need `room`. Few are left at the end alone, so that
 * none goes back to a shorter list. */
static int sign(together *g, mldsa_request *requests, unsigned most, unsigned room, size_t count,
                mldsa_next *next, void *context) {
    static const uint8_t one[] = {1, 0};
    const uint8_t *for_few = list_of(g->key);
    int status = LANEWISE_OK;
    size_t begun = 0;
    unsigned active = 0;
    for (;;) {
        for (; active < most && begun < count && status == LANEWISE_OK; begun++) {
            mldsa_request *r = &requests[active++];
            memcpy(r->in, g->key->k, 32);
            r->tried = r->round = 0;
            status = next(context, begun, r);
        }
        if (status != LANEWISE_OK || !active)
            return status;
        begin_round(g, requests, active, active > FEW ? one : for_few, room);
        active = end_round(g, requests, active);
        for (unsigned i = 0; i < active; i++)
            if (requests[i].tried >= MLDSA_MAX_ATTEMPTS - room)
                return LANEWISE_ERR_FAULT;
    }
}

int lanewise_mldsa_attempt(const mldsa_key *key, mldsa_poly *missing, mldsa_next *next,
                           void *context) {
    mldsa_request r;
    attempt attempts[LANEWISE_MLDSA_SIDE_BY_SIDE];
    together g;
    g.key = key;
    g.missing = missing;
    const int ahead = LANEWISE_MLDSA_SIDE_BY_SIDE > 1 && list_of(key)[0] & MLDSA_AHEAD;
    const unsigned room = LANEWISE_MLDSA_SIDE_BY_SIDE / (ahead ? 2 : 1);
    g.ahead = 0;
    g.next = attempts;
    g.attempts = attempts + LANEWISE_MLDSA_SIDE_BY_SIDE - room;
    int status = sign(&g, &r, 1, room, 1, next, context);
    lanewise_wipe(&r, sizeof r);
    lanewise_wipe(attempts, sizeof attempts);
    lanewise_wipe(&g, offsetof(together, jobs));
    return status;
}

int lanewise_mldsa_attempt_many(const mldsa_key *key, size_t count, mldsa_next *next,
                                void *context) {
    mldsa_request requests[MLDSA_MAX_TOGETHER];
    attempt attempts[MLDSA_MAX_TOGETHER];
    together g;
    g.key = key;
    g.missing = NULL;
    g.ahead = 0;
    g.next = g.attempts = attempts;
    int status = sign(&g, requests, MLDSA_MAX_TOGETHER, MLDSA_MAX_TOGETHER, count, next, context);
    lanewise_wipe(requests, sizeof requests);
    lanewise_wipe(attempts, sizeof attempts);
    lanewise_wipe(&g, offsetof(together, jobs));
    return status;
}

typedef struct examined {
    _Alignas(64) mldsa_ball c;
    uint8_t w1[MLDSA_MAX_K * MLDSA_MAX_W1_BYTES], challenge[MLDSA_MAX_CHALLENGE];
} examined;

/* w1 of a signature whose challenge has been sampled: lines 2 to 10 of algorithm 8. */
static int recover(const mldsa_key *key, const uint8_t *sig, examined *e) {
    const mldsa_params *p = key->params;
    const uint8_t *at = sig + p->challenge;
    _Alignas(64) mldsa_poly z[MLDSA_MAX_L], h[MLDSA_MAX_K], w;
    for (unsigned i = 0; i < p->l; i++, at += mldsa_z_bytes(p)) {
        lanewise_mldsa_unpack(&z[i], at, p->z_bits, mldsa_gamma1(p));
        if (lanewise_mldsa_exceeds(&z[i], mldsa_gamma1(p) - mldsa_beta(p)))
            return LANEWISE_ERR_SIGNATURE;
        lanewise_mldsa_ntt(&z[i]);
    }
    if (lanewise_mldsa_unpack_hint(p, h, at))
        return LANEWISE_ERR_SIGNATURE;
    lanewise_mldsa_ntt(&e->c.c);
    for (unsigned i = 0; i < p->k; i++) {
        lanewise_mldsa_product_less(&w, key->a + (size_t)i * p->l, z, p->l, &e->c.c, &key->t1[i]);
        lanewise_mldsa_inverse_ntt(&w);
        lanewise_mldsa_positive(&w);
        lanewise_mldsa_use_hint(p, &w, &h[i]);
        lanewise_mldsa_pack(e->w1 + 32u * p->w1_bits * i, &w, p->w1_bits, 0);
    }
    return LANEWISE_OK;
}

/* Those whose result is OK so far; `e` and `jobs` have room for as many. */
static void examine(const mldsa_key *key, unsigned count, const uint8_t *const *sigs,
                    uint8_t (*mu)[64], int *results, examined *e, lanewise_job *jobs) {
    const mldsa_params *p = key->params;
    lanewise_job_list list = {jobs, 0};
    for (unsigned i = 0; i < count; i++)
        if (results[i] == LANEWISE_OK)
            lanewise_put_job(
                &list, lanewise_mldsa_job_challenge(lanewise_next_job(&list), p, &e[i].c, sigs[i]),
                NULL);
    lanewise_run_jobs(jobs, list.count, p, NULL, NULL);
    list.count = 0;
    for (unsigned i = 0; i < count; i++)
        if (results[i] == LANEWISE_OK && (results[i] = recover(key, sigs[i], &e[i])) == LANEWISE_OK)
            put_challenge(p, &list, e[i].challenge, mu[i], e[i].w1);
    lanewise_run_jobs(jobs, list.count, p, NULL, NULL);
    for (unsigned i = 0; i < count; i++)
        if (results[i] == LANEWISE_OK && !lanewise_equal(e[i].challenge, sigs[i], p->challenge))
            results[i] = LANEWISE_ERR_SIGNATURE;
}

int lanewise_mldsa_examine(const mldsa_key *key, const uint8_t *sig, const uint8_t mu[64]) {
    int result = LANEWISE_OK;
    examined e;
    lanewise_job job;
    uint8_t own[1][64];
    memcpy(own[0], mu, 64);
    examine(key, 1, &sig, own, &result, &e, &job);
    return result;
}

void lanewise_mldsa_examine_many(const mldsa_key *key, unsigned count, const uint8_t *const *sigs,
                                 uint8_t (*mu)[64], int *results) {
    examined e[MLDSA_MAX_TOGETHER];
    lanewise_job jobs[MLDSA_MAX_TOGETHER];
    examine(key, count, sigs, mu, results, e, jobs);
}
