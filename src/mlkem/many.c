/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Several operations side by side: in lockstep as long as the states of a kernel are filled by more
 * than half. Of fewer key generations or encapsulations the Keccak jobs share the states, four at a
 * time; of decapsulations, whose jobs fill them better, each has them alone. */
#include "lanewise/mlkem.h"
#include "lockstep.h"
#include "mlkem_bytes.h"
#include "sets.h"
#include "work.h"

#include <string.h>

enum { GROUP = 4, MOST = LANEWISE_MAX_STATES > GROUP ? LANEWISE_MAX_STATES : GROUP };

/* How the first of `left` instances are done: n at once, in lockstep on a kernel if there is one.
 */
typedef struct portion {
    const lanewise_backend *lockstep;
    size_t n;
} portion;

static portion next_of(size_t left) {
    const lanewise_backend *b = lanewise_select_on(lanewise_kind_here(), left);
    size_t states = lanewise_states(b);
    if (states > 1 && 2 * left > states)
        return (portion){b, left < states ? left : states};
    return (portion){NULL, left < GROUP ? left : GROUP};
}

/* 100 KiB; of encapsulation, whose keys are public, they need no wiping. */
typedef struct group {
    mlkem_work work[GROUP];
    _Alignas(64) mlkem_key keys[GROUP];
    lanewise_job jobs[GROUP * MLKEM_MAX_JOBS];
    size_t n;
} group;

static int generate_steps(void *context) {
    group *g = context;
    int more = 0;
    for (size_t i = 0; i < g->n; i++)
        more |= lanewise_mlkem_generate_step(&g->work[i]);
    return more;
}

static void generate(const mlkem_params *p, size_t n, void *const *ek, void *const *dk,
                     const uint8_t *seeds) {
    group g;
    lanewise_job_list list = {g.jobs, 0};
    for (size_t i = 0; i < n; i++)
        lanewise_mlkem_generate_begin(&list, &g.work[i], &g.keys[i], p, seeds + 64 * i,
                                      seeds + 64 * i + 32, dk[i]);
    g.n = n;
    lanewise_run_jobs(g.jobs, list.count, lanewise_mlkem_arith(), generate_steps, &g);
    for (size_t i = 0; i < n; i++) {
        lanewise_mlkem_generate_finish(&g.work[i]);
        memcpy(ek[i], g.keys[i].public_key, p->public_bytes);
    }
    lanewise_wipe(g.keys, n * sizeof *g.keys);
}

/* The buffers of one of the calls below: `count` pointers, or none; bytes that may be drawn. */
typedef struct many_buffers {
    const void *const *pointers;
    size_t len, want;
} many_buffers;

/* What scheme_check does, of many. The `given` bytes are `each` for one instance, or NULL. */
static int check_many(const void *p, int unknown, size_t count, const many_buffers *buffers,
                      size_t n, const void *given, size_t givenlen, size_t each) {
    for (size_t i = 0; i < n; i++)
        if (scheme_lacks(buffers[i].pointers, count))
            return LANEWISE_ERR_NULL;
    if (!given && givenlen)
        return LANEWISE_ERR_NULL;
    if (!p)
        return unknown;
    for (size_t i = 0; i < n; i++)
        if (buffers[i].len != buffers[i].want)
            return LANEWISE_ERR_LENGTH;
    return given && (givenlen / each != count || givenlen % each) ? LANEWISE_ERR_LENGTH
                                                                  : LANEWISE_OK;
}

int lanewise_mlkem_keygen_many(lanewise_mlkem_set set, size_t count, void *const *ek, size_t eklen,
                               void *const *dk, size_t dklen, const void *seeds, size_t seedslen,
                               const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    const many_buffers buffers[] = {
        {(const void *const *)ek, eklen, SCHEME_OF(p, p->public_bytes)},
        {(const void *const *)dk, dklen, SCHEME_OF(p, p->private_bytes)}};
    uint8_t drawn[MOST * LANEWISE_MLKEM_SEED_BYTES];
    int status = check_many(p, LANEWISE_ERR_ALGORITHM, count, buffers, 2, seeds, seedslen,
                            LANEWISE_MLKEM_SEED_BYTES);
    size_t n;
    for (size_t i = 0; i < count && status == LANEWISE_OK; i += n) {
        portion now = next_of(count - i);
        n = now.n;
        if (!seeds)
            status = lanewise_random_bytes(random, drawn, n * LANEWISE_MLKEM_SEED_BYTES);
        if (status != LANEWISE_OK)
            break;
        const uint8_t *these =
            seeds ? (const uint8_t *)seeds + i * LANEWISE_MLKEM_SEED_BYTES : drawn;
        if (now.lockstep)
            lanewise_mlkem_lockstep_generate(now.lockstep, p, n, ek + i, dk + i, these);
        else
            generate(p, n, ek + i, dk + i, these);
        for (size_t j = i; j < i + n && lanewise_mlkem_pairwise(-1); j++)
            if (!lanewise_mlkem_pair_fits(p, ek[j], dk[j]))
                status = LANEWISE_ERR_FAULT;
    }
    if (status != LANEWISE_OK) {
        scheme_clear_all(ek, count, eklen);
        scheme_clear_all(dk, count, dklen);
    }
    lanewise_wipe(drawn, sizeof drawn);
    return status;
}

/* A public key that is refused leaves zeros and its status; the others go on. */
static void encapsulate(const mlkem_params *p, size_t n, void *const *ct, void *const *ss,
                        const void *const *ek, const uint8_t *m, int *status) {
    group g;
    lanewise_job_list list = {g.jobs, 0};
    for (size_t i = 0; i < n; i++) {
        status[i] =
            lanewise_mlkem_read_public(&g.keys[i], p, ek[i]) ? LANEWISE_ERR_KEY : LANEWISE_OK;
        if (status[i] == LANEWISE_OK)
            lanewise_mlkem_encapsulate_begin(&list, &g.work[i], &g.keys[i], MLKEM_READ, m + 32 * i);
    }
    lanewise_run_jobs(g.jobs, list.count, lanewise_mlkem_arith(), NULL, NULL);
    for (size_t i = 0; i < n; i++)
        if (status[i] == LANEWISE_OK) {
            lanewise_mlkem_encapsulate_finish(&g.work[i], &g.keys[i], ct[i], ss[i]);
        } else {
            memset(ct[i], 0, p->ciphertext_bytes);
            memset(ss[i], 0, LANEWISE_MLKEM_SHARED_BYTES);
        }
}

int lanewise_mlkem_encaps_many(lanewise_mlkem_set set, size_t count, void *const *ct, size_t ctlen,
                               void *const *ss, size_t sslen, const void *const *ek, size_t eklen,
                               const void *messages, size_t messageslen,
                               const lanewise_random *random, int *statuses) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    const many_buffers buffers[] = {
        {(const void *const *)ct, ctlen, SCHEME_OF(p, p->ciphertext_bytes)},
        {(const void *const *)ss, sslen, LANEWISE_MLKEM_SHARED_BYTES},
        {ek, eklen, SCHEME_OF(p, p->public_bytes)}};
    uint8_t drawn[MOST * LANEWISE_MLKEM_MESSAGE_BYTES];
    int each_status[MOST], worst = LANEWISE_OK;
    int status = check_many(p, LANEWISE_ERR_ALGORITHM, count, buffers, 3, messages, messageslen,
                            LANEWISE_MLKEM_MESSAGE_BYTES);
    size_t n;
    for (size_t i = 0; i < count && status == LANEWISE_OK; i += n) {
        portion now = next_of(count - i);
        n = now.n;
        if (!messages)
            status = lanewise_random_bytes(random, drawn, n * LANEWISE_MLKEM_MESSAGE_BYTES);
        if (status != LANEWISE_OK)
            break;
        const uint8_t *these =
            messages ? (const uint8_t *)messages + i * LANEWISE_MLKEM_MESSAGE_BYTES : drawn;
        if (now.lockstep)
            lanewise_mlkem_lockstep_encapsulate(now.lockstep, p, n, ct + i, ss + i, ek + i, these,
                                                each_status);
        else
            encapsulate(p, n, ct + i, ss + i, ek + i, these, each_status);
        for (size_t j = 0; j < n; j++) {
            if (each_status[j] != LANEWISE_OK)
                worst = each_status[j];
            if (statuses)
                statuses[i + j] = each_status[j];
        }
    }
    if (status != LANEWISE_OK) {
        scheme_clear_all(ct, count, ctlen);
        scheme_clear_all(ss, count, sslen);
        for (size_t i = 0; statuses && i < count; i++)
            statuses[i] = status;
    }
    lanewise_wipe(drawn, sizeof drawn);
    return status != LANEWISE_OK ? status : worst;
}

/* A ciphertext for each, by the key object, or without one by the bytes of each key. */
static void decapsulate(const mlkem_params *p, const mlkem_key *key, size_t n, void *const *ss,
                        const void *const *dk, const void *const *ct, int *status) {
    for (size_t i = 0; i < n; i++) {
        status[i] = LANEWISE_OK;
        if (key)
            (void)lanewise_mlkem_decapsulate((mlkem_key *)key, MLKEM_EXPANDED, ss[i], ct[i]);
        else
            status[i] = lanewise_mlkem_receive(p, ss[i], dk[i], ct[i]);
        if (status[i] != LANEWISE_OK)
            scheme_clear(ss[i], LANEWISE_MLKEM_SHARED_BYTES);
    }
}

static int decapsulate_all(const mlkem_params *p, const mlkem_key *key, size_t count,
                           void *const *ss, const void *const *dk, const void *const *ct,
                           int *statuses) {
    int each_status[MOST], worst = LANEWISE_OK;
    size_t n;
    for (size_t i = 0; i < count; i += n) {
        const portion now = next_of(count - i);
        const void *const *keys = dk ? dk + i : NULL;
        n = now.n;
        if (now.lockstep)
            lanewise_mlkem_lockstep_decapsulate(now.lockstep, p, key, n, ss + i, keys, ct + i,
                                                each_status);
        else
            decapsulate(p, key, n, ss + i, keys, ct + i, each_status);
        for (size_t j = 0; j < n; j++) {
            if (each_status[j] != LANEWISE_OK)
                worst = each_status[j];
            if (statuses)
                statuses[i + j] = each_status[j];
        }
    }
    return worst;
}

int lanewise_mlkem_decaps_many(lanewise_mlkem_set set, size_t count, void *const *ss, size_t sslen,
                               const void *const *dk, size_t dklen, const void *const *ct,
                               size_t ctlen, int *statuses) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    const many_buffers buffers[] = {{(const void *const *)ss, sslen, LANEWISE_MLKEM_SHARED_BYTES},
                                    {dk, dklen, SCHEME_OF(p, p->private_bytes)},
                                    {ct, ctlen, SCHEME_OF(p, p->ciphertext_bytes)}};
    const int status = check_many(p, LANEWISE_ERR_ALGORITHM, count, buffers, 3, NULL, 0, 1);
    if (status == LANEWISE_OK)
        return decapsulate_all(p, NULL, count, ss, dk, ct, statuses);
    scheme_clear_all(ss, count, sslen);
    for (size_t i = 0; statuses && i < count; i++)
        statuses[i] = status;
    return status;
}

int lanewise_mlkem_key_decaps_many(const lanewise_mlkem_key *key, size_t count, void *const *ss,
                                   size_t sslen, const void *const *ct, size_t ctlen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PRIVATE);
    const many_buffers buffers[] = {{(const void *const *)ss, sslen, LANEWISE_MLKEM_SHARED_BYTES},
                                    {ct, ctlen, SCHEME_OF(k, k->params->ciphertext_bytes)}};
    int status =
        key ? check_many(k, LANEWISE_ERR_STATE, count, buffers, 2, NULL, 0, 1) : LANEWISE_ERR_NULL;
    if (status == LANEWISE_OK)
        return decapsulate_all(k->params, k, count, ss, NULL, ct, NULL);
    scheme_clear_all(ss, count, sslen);
    return status;
}
