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
    const slh_set *set;
    const uint8_t *secret_key;
    uint8_t *const *signatures;
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
        int status = lanewise_slh_opt_rand(t->set, t->secret_key, t->options, opt_rand);
        unlock(t);
        if (status == LANEWISE_OK)
            status = lanewise_slh_sign_message(t->set, t->signatures[i], t->secret_key,
                                               &t->messages[i], NULL, opt_rand, t->options, NULL);
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

int lanewise_slhdsa_sign_many(lanewise_slhdsa_set which, size_t count, uint8_t *const *signatures,
                              size_t signature_bytes, const void *secret_key,
                              size_t secret_key_bytes, const lanewise_bytes *messages,
                              const lanewise_slhdsa_options *options, unsigned threads,
                              lanewise_slhdsa_progress *progress, void *data) {
    const slh_set *set = lanewise_slh_set(which);
    int status =
        lanewise_slh_sign_check(set, secret_key, signature_bytes, secret_key, secret_key_bytes);
    if (status == LANEWISE_OK && count && (!signatures || !messages))
        status = LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count && status == LANEWISE_OK; i++)
        status = signatures[i]
                     ? lanewise_slh_message_check(set, messages[i].data, messages[i].len, options)
                     : LANEWISE_ERR_NULL;
    if (status != LANEWISE_OK || !count)
        return status;
    team t = {.set = set,
              .secret_key = secret_key,
              .signatures = signatures,
              .messages = messages,
              .options = options,
              .progress = progress,
              .data = data,
              .count = count};
#ifdef LANEWISE_THREADS
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    if (threads > count)
        threads = (unsigned)count;
    if (lanewise_lock_init(&t.lock))
        return LANEWISE_ERR_THREAD;
    work_with(&t, threads ? threads - 1 : 0);
    lanewise_lock_destroy(&t.lock);
#else
    (void)threads;
    work(&t);
#endif
    return t.status;
}

/* Signatures that go together into one group. */
typedef struct room {
    slh_claim claims[SLH_GROUP];
    slh_message messages[SLH_GROUP];
    size_t index[SLH_GROUP];
    uint8_t ends[SLH_GROUP * SLH_MAX_ENDS];
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

int lanewise_slhdsa_verify_many(lanewise_slhdsa_set which, size_t count,
                                const lanewise_bytes *signatures, const uint8_t *const *public_keys,
                                size_t public_key_bytes, const lanewise_bytes *messages,
                                const lanewise_slhdsa_options *options, int *results) {
    const slh_set *set = lanewise_slh_set(which);
    int all = LANEWISE_OK;
    room r;
    if (count && (!signatures || !public_keys || !messages))
        return LANEWISE_ERR_NULL;
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    for (size_t i = 0; i < count; i++) {
        int status = lanewise_slh_verify_check(set, public_keys[i], public_key_bytes);
        if (status == LANEWISE_OK && !signatures[i].data && signatures[i].len)
            status = LANEWISE_ERR_NULL;
        if (status == LANEWISE_OK)
            status = lanewise_slh_message_check(set, messages[i].data, messages[i].len, options);
        if (status != LANEWISE_OK)
            return status;
    }
    r.count = 0;
    for (size_t i = 0; i < count; i++) {
        int status = LANEWISE_OK;
        if (signatures[i].len != slh_signature_bytes(set)) {
            all = LANEWISE_ERR_SIGNATURE;
            if (results)
                results[i] = all;
            continue;
        }
        slh_message *m = &r.messages[r.count];
        r.index[r.count] = i;
        r.claims[r.count++] = (slh_claim){signatures[i].data, public_keys[i], m};
        status = lanewise_slh_message_form(m, set, messages[i].data, messages[i].len, options);
        if (status == LANEWISE_OK && r.count == SLH_GROUP)
            status = verify_group(set, &r, results, &all);
        if (status != LANEWISE_OK)
            return status;
    }
    int status = verify_group(set, &r, results, &all);
    return status == LANEWISE_OK ? all : status;
}
