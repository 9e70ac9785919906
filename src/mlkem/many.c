/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Several key generations or encapsulations side by side: in lockstep as long as the states of a
 * kernel are filled by more than half. Of fewer the Keccak jobs share the states, four at a time.
 */
#include "lanewise/mlkem.h"
#include "lockstep.h"
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
    const lanewise_backend *b = lanewise_select(left);
    size_t states = lanewise_states(b);
    if (states > 1 && 2 * left > states)
        return (portion){b, left < states ? left : states};
    return (portion){NULL, left < GROUP ? left : GROUP};
}

/* 100 KiB; of encapsulation, whose keys are public, they need no wiping. */
typedef struct group {
    mlkem_work work[GROUP];
    _Alignas(64) mlkem_key keys[GROUP];
    mlkem_job jobs[GROUP * MLKEM_MAX_JOBS];
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
    job_list list = {g.jobs, 0};
    for (size_t i = 0; i < n; i++)
        lanewise_mlkem_generate_begin(&list, &g.work[i], &g.keys[i], p, seeds + 64 * i,
                                      seeds + 64 * i + 32);
    g.n = n;
    lanewise_mlkem_run_steps(g.jobs, list.count, lanewise_mlkem_arith(), generate_steps, &g);
    for (size_t i = 0; i < n; i++) {
        lanewise_mlkem_generate_finish(&g.work[i]);
        memcpy(ek[i], g.keys[i].public_key, p->public_bytes);
        lanewise_mlkem_export(&g.keys[i], dk[i]);
    }
    lanewise_wipe(g.keys, n * sizeof *g.keys);
}

static int has_null(size_t n, const void *const *pointers) {
    for (size_t i = 0; i < n; i++)
        if (!pointers[i])
            return 1;
    return 0;
}

int lanewise_mlkem_keygen_many(lanewise_mlkem_set set, size_t count, void *const *ek,
                               void *const *dk, const uint8_t *seeds,
                               const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t drawn[MOST * LANEWISE_MLKEM_SEED_BYTES];
    int status = LANEWISE_OK;
    size_t n;
    if (!count)
        return p ? LANEWISE_OK : LANEWISE_ERR_PARAMETER;
    if (!ek || !dk || has_null(count, (const void *const *)ek) ||
        has_null(count, (const void *const *)dk))
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    for (size_t i = 0; i < count; i += n) {
        portion now = next_of(count - i);
        n = now.n;
        if (!seeds)
            status = lanewise_random_bytes(random, drawn, n * LANEWISE_MLKEM_SEED_BYTES);
        if (status != LANEWISE_OK)
            break;
        const uint8_t *these = seeds ? seeds + i * LANEWISE_MLKEM_SEED_BYTES : drawn;
        if (now.lockstep)
            lanewise_mlkem_lockstep_generate(now.lockstep, p, n, ek + i, dk + i, these);
        else
            generate(p, n, ek + i, dk + i, these);
        for (size_t j = i; j < i + n && lanewise_mlkem_pairwise(-1); j++)
            if (!lanewise_mlkem_pair_fits(p, ek[j], dk[j]))
                status = LANEWISE_ERR_FAULT;
        if (status != LANEWISE_OK)
            break;
    }
    for (size_t i = 0; i < count && status != LANEWISE_OK; i++) {
        memset(ek[i], 0, p->public_bytes);
        memset(dk[i], 0, p->private_bytes);
    }
    lanewise_wipe(drawn, sizeof drawn);
    return status;
}

/* A public key that is refused leaves zeros and its status; the others go on. */
static void encapsulate(const mlkem_params *p, size_t n, void *const *ct, void *const *ss,
                        const void *const *ek, const uint8_t *m, int *status) {
    group g;
    job_list list = {g.jobs, 0};
    for (size_t i = 0; i < n; i++) {
        status[i] =
            lanewise_mlkem_read_public(&g.keys[i], p, ek[i]) ? LANEWISE_ERR_KEY : LANEWISE_OK;
        if (status[i] == LANEWISE_OK)
            lanewise_mlkem_encapsulate_begin(&list, &g.work[i], &g.keys[i], MLKEM_READ, m + 32 * i);
    }
    lanewise_mlkem_run(g.jobs, list.count, lanewise_mlkem_arith());
    for (size_t i = 0; i < n; i++)
        if (status[i] == LANEWISE_OK) {
            lanewise_mlkem_encapsulate_finish(&g.work[i], &g.keys[i], ct[i], ss[i]);
        } else {
            memset(ct[i], 0, p->ciphertext_bytes);
            memset(ss[i], 0, LANEWISE_MLKEM_SHARED_BYTES);
        }
}

int lanewise_mlkem_encaps_many(lanewise_mlkem_set set, size_t count, void *const *ct,
                               void *const *ss, const void *const *ek, const uint8_t *messages,
                               const lanewise_random *random, int *statuses) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t drawn[MOST * LANEWISE_MLKEM_MESSAGE_BYTES];
    int status = LANEWISE_OK, each_status[MOST], worst = LANEWISE_OK;
    size_t n;
    if (!count)
        return p ? LANEWISE_OK : LANEWISE_ERR_PARAMETER;
    if (!ct || !ss || !ek || has_null(count, (const void *const *)ct) ||
        has_null(count, (const void *const *)ss) || has_null(count, ek))
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    for (size_t i = 0; i < count; i += n) {
        portion now = next_of(count - i);
        n = now.n;
        if (!messages)
            status = lanewise_random_bytes(random, drawn, n * LANEWISE_MLKEM_MESSAGE_BYTES);
        if (status != LANEWISE_OK)
            break;
        const uint8_t *these = messages ? messages + i * LANEWISE_MLKEM_MESSAGE_BYTES : drawn;
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
    for (size_t i = 0; i < count && status != LANEWISE_OK; i++) {
        memset(ct[i], 0, p->ciphertext_bytes);
        memset(ss[i], 0, LANEWISE_MLKEM_SHARED_BYTES);
        if (statuses)
            statuses[i] = status;
    }
    lanewise_wipe(drawn, sizeof drawn);
    return status != LANEWISE_OK ? status : worst;
}
