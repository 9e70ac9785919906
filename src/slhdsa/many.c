/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Many signatures. One signature fills the kernel's states by itself, so that signing many gains
 * from threads alone: each takes the next message. Verification has parts that are one sequence of
 * hashes; there signatures share the states.
 */
#include "common/thread.h"

#include "sign.h"

enum { MOST_THREADS = 64 };

typedef struct team {
    slh_signer by;
    void *const *signatures;
    const lanewise_bytes *messages;
    const lanewise_slhdsa_options *options;
    lanewise_slhdsa_progress *progress;
    void *data;
    size_t count;
    size_t taken, done; /* messages; these and status change under the lock */
    int status;
#ifdef LANEWISE_THREADS
    lanewise_lock lock;
#endif
} team;

static void lock(team *t) {
#ifdef LANEWISE_THREADS
    lanewise_lock_take(&t->lock);
#else
    (void)t;
#endif
}

static void unlock(team *t) {
#ifdef LANEWISE_THREADS
    lanewise_lock_give(&t->lock);
#else
    (void)t;
#endif
}

/* Message after message, until all are taken or one fails. The source of random bytes and the
 * progress function are called under the lock: they need not be made for several threads. */
static void work(team *t) {
    uint8_t opt_rand[SLH_MAX_N];
    lock(t);
    while (t->taken < t->count && t->status == LANEWISE_OK) {
        size_t i = t->taken++;
        int status = lanewise_slh_opt_rand(&t->by, t->options, opt_rand);
        unlock(t);
        if (status == LANEWISE_OK)
            status = lanewise_slh_sign_message(&t->by, t->signatures[i], &t->messages[i], NULL,
                                               opt_rand, t->options, NULL);
        lock(t);
        if (status == LANEWISE_OK && t->status == LANEWISE_OK) {
            t->done++;
            if (t->progress && t->progress(t->data, t->done, t->count) && t->done < t->count)
                status = LANEWISE_ERR_CANCELLED;
        }
        if (t->status == LANEWISE_OK)
            t->status = status;
    }
    unlock(t);
    lanewise_wipe(opt_rand, sizeof opt_rand);
}

#ifdef LANEWISE_THREADS

LANEWISE_HELPER(helper, work)

/* A helper that cannot be started is done without. */
static void work_with(team *t, unsigned helpers) {
    lanewise_thread threads[MOST_THREADS];
    int cancel = lanewise_hold_cancellation();
    unsigned n = lanewise_threads_start(threads, helpers, helper, t);
    work(t);
    lanewise_threads_join(threads, n);
    lanewise_release_cancellation(cancel);
}

#endif

/* In up to that many threads; returns how it ended. */
static int run(team *t, unsigned threads) {
#ifdef LANEWISE_THREADS
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    if (threads > t->count)
        threads = (unsigned)t->count;
    if (lanewise_lock_init(&t->lock))
        return LANEWISE_ERR_THREAD;
    work_with(t, threads ? threads - 1 : 0);
    lanewise_lock_destroy(&t->lock);
#else
    (void)threads;
    work(t);
#endif
    return t->status;
}

/* All arguments are checked before anything is written; `t->status` is what the check of key and
 * lengths said, to which a missing pointer goes first. */
static int sign_all(team *t, size_t siglen, unsigned threads) {
    if (scheme_lacks((const void *const *)t->signatures, t->count) || (!t->messages && t->count))
        t->status = LANEWISE_ERR_NULL;
    for (size_t i = 0; i < t->count && t->status == LANEWISE_OK; i++)
        t->status = lanewise_slh_message_check(t->by.set, t->messages[i].data, t->messages[i].len,
                                               t->options);
    if (t->status == LANEWISE_OK && t->count)
        t->status = run(t, threads);
    if (t->status != LANEWISE_OK)
        scheme_clear_all(t->signatures, t->count, siglen);
    return t->status;
}

int lanewise_slhdsa_sign_many(lanewise_slhdsa_set which, size_t count, void *const *sig,
                              size_t siglen, const void *sk, size_t sklen,
                              const lanewise_bytes *messages,
                              const lanewise_slhdsa_options *options, unsigned threads,
                              lanewise_slhdsa_progress *progress, void *data) {
    team t = {.by = {lanewise_slh_private_set(which), sk, NULL},
              .signatures = sig,
              .messages = messages,
              .options = options,
              .progress = progress,
              .data = data,
              .count = count};
    t.status = lanewise_slh_sign_check(t.by.set, sk, siglen, sk, sklen);
    return sign_all(&t, siglen, threads);
}

int lanewise_slhdsa_key_sign_many(const lanewise_slhdsa_key *key, size_t count, void *const *sig,
                                  size_t siglen, const lanewise_bytes *messages,
                                  const lanewise_slhdsa_options *options, unsigned threads,
                                  lanewise_slhdsa_progress *progress, void *data) {
    team t = {.signatures = sig,
              .messages = messages,
              .options = options,
              .progress = progress,
              .data = data,
              .count = count};
    t.status = lanewise_slh_key_check(key, key, siglen, &t.by);
    return sign_all(&t, siglen, threads);
}

/* Signatures that go together into one group. */
typedef struct room {
    slh_claim claims[SLH_GROUP];
    slh_message messages[SLH_GROUP];
    size_t index[SLH_GROUP];
    uint8_t ends[SLH_GROUP_ENDS];
    unsigned count;
} room;

static int verify_group(const slh_set *set, room *r, int *results, int *all) {
    uint8_t valid[SLH_GROUP];
    int status = LANEWISE_OK;
    if (r->count)
        status = lanewise_slh_verify(set, r->claims, r->count, r->ends, valid, NULL);
    for (unsigned v = 0; v < r->count && status == LANEWISE_OK; v++) {
        int result = valid[v] ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
        if (results)
            results[r->index[v]] = result;
        if (result != LANEWISE_OK)
            *all = result;
    }
    r->count = 0;
    return status;
}

/* All arguments of verification. */
static int check_claims(const slh_set *set, size_t count, const lanewise_bytes *sig,
                        const void *const *pk, size_t pklen, const lanewise_bytes *messages,
                        const lanewise_slhdsa_options *options) {
    if (scheme_lacks(pk, count) || ((!sig || !messages) && count))
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++)
        if (!sig[i].data && sig[i].len)
            return LANEWISE_ERR_NULL;
    int status = lanewise_slh_verify_check(set, "", pklen);
    for (size_t i = 0; i < count && status == LANEWISE_OK; i++)
        status = lanewise_slh_message_check(set, messages[i].data, messages[i].len, options);
    return status;
}

/* OK or SIGNATURE; another error ends it. */
static int verify_all(const slh_set *set, size_t count, const lanewise_bytes *sig,
                      const void *const *pk, const lanewise_bytes *messages,
                      const lanewise_slhdsa_options *options, int *results) {
    int all = LANEWISE_OK;
    room r;
    r.count = 0;
    for (size_t i = 0; i < count; i++) {
        if (sig[i].len != slh_signature_bytes(set)) {
            all = LANEWISE_ERR_SIGNATURE;
            if (results)
                results[i] = all;
            continue;
        }
        slh_message *m = &r.messages[r.count];
        r.index[r.count] = i;
        r.claims[r.count++] = (slh_claim){sig[i].data, pk[i], m};
        int status = lanewise_slh_message_form(m, set, messages[i].data, messages[i].len, options);
        if (status == LANEWISE_OK && r.count == slh_group(set))
            status = verify_group(set, &r, results, &all);
        if (status != LANEWISE_OK)
            return status;
    }
    int status = verify_group(set, &r, results, &all);
    return status == LANEWISE_OK ? all : status;
}

int lanewise_slhdsa_verify_many(lanewise_slhdsa_set which, size_t count, const lanewise_bytes *sig,
                                const void *const *pk, size_t pklen, const lanewise_bytes *messages,
                                const lanewise_slhdsa_options *options, int *results) {
    const slh_set *set = lanewise_slh_set(which);
    int status = check_claims(set, count, sig, pk, pklen, messages, options);
    if (status == LANEWISE_OK)
        status = verify_all(set, count, sig, pk, messages, options, results);
    if (status != LANEWISE_OK && status != LANEWISE_ERR_SIGNATURE)
        for (size_t i = 0; results && i < count; i++)
            results[i] = status;
    return status;
}
