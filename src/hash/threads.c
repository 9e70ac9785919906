/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Chunks over several threads. The input is cut into units of a few chunks; whoever is free takes
 * the next one, the calling thread too. Chaining values wait in a ring of slots on the calling
 * thread's stack until it absorbs them in order, so that memory does not grow with the input; a
 * unit may be taken once the one that last used its slot has been absorbed.
 */
#define _POSIX_C_SOURCE 200809L /* sigset_t, pthread_sigmask */
#include "chunks.h"

#if defined(__unix__) || defined(__APPLE__)
#define LANEWISE_PTHREADS
#endif

#ifdef LANEWISE_PTHREADS
#include <pthread.h>
#include <signal.h>

enum {
    SLOTS = 64,
    SLOT_BYTES = 1024,    /* the stack holds 64 KiB of chaining values in all */
    UNIT_BYTES = 1 << 17, /* about this much input in a unit, if the slot can hold it */
    MOST_THREADS = SLOTS / 2
};

typedef struct team {
    pthread_mutex_t lock; /* guards all below that changes */
    pthread_cond_t changed;
    const chunk_kind *kind;
    const uint8_t *in;
    size_t chunks, per_unit, units;
    size_t taken, absorbed; /* units */
    uint8_t done[SLOTS];
    uint8_t values[SLOTS][SLOT_BYTES];
} team;

static size_t chunks_in(const team *t, size_t unit) {
    size_t before = unit * t->per_unit;
    return t->chunks - before < t->per_unit ? t->chunks - before : t->per_unit;
}

static int may_take(const team *t) {
    return t->taken < t->units && t->taken - t->absorbed < SLOTS;
}

/* Takes the next unit and computes it; the lock is held at the call and at the return. */
static void work(team *t) {
    size_t unit = t->taken++;
    pthread_mutex_unlock(&t->lock);
    lanewise_chunks(t->kind, t->in + unit * t->per_unit * t->kind->bytes, chunks_in(t, unit),
                    t->values[unit % SLOTS], NULL, NULL);
    pthread_mutex_lock(&t->lock);
    t->done[unit % SLOTS] = 1;
    pthread_cond_broadcast(&t->changed);
}

static void *helper(void *argument) {
    team *t = argument;
    pthread_mutex_lock(&t->lock);
    while (t->taken < t->units) {
        if (may_take(t))
            work(t);
        else
            pthread_cond_wait(&t->changed, &t->lock);
    }
    pthread_mutex_unlock(&t->lock);
    return NULL;
}

/* The calling thread: absorb what is next in order, else compute, else wait. */
static void lead(team *t, sponge *node) {
    pthread_mutex_lock(&t->lock);
    while (t->absorbed < t->units) {
        size_t slot = t->absorbed % SLOTS;
        if (t->done[slot]) {
            size_t n = chunks_in(t, t->absorbed);
            pthread_mutex_unlock(&t->lock);
            lanewise_sponge_add(node, t->values[slot], n * t->kind->value);
            pthread_mutex_lock(&t->lock);
            t->done[slot] = 0;
            t->absorbed++;
            pthread_cond_broadcast(&t->changed);
        } else if (may_take(t)) {
            work(t);
        } else {
            pthread_cond_wait(&t->changed, &t->lock);
        }
    }
    pthread_mutex_unlock(&t->lock);
}

/* The helpers work on the stack of the calling thread: it must not be cancelled while they run. */
static int hold_cancellation(void) {
    int before = 0;
#if !defined(__ANDROID__)
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
#endif
    return before;
}

static void release_cancellation(int before) {
#if !defined(__ANDROID__)
    pthread_setcancelstate(before, NULL);
#else
    (void)before;
#endif
}

/* Starts up to `most` helpers; signals stay with the threads of the program. */
static unsigned start(team *t, pthread_t *threads, unsigned most) {
    sigset_t all, before;
    unsigned n = 0;
    sigfillset(&all);
    if (pthread_sigmask(SIG_SETMASK, &all, &before))
        return 0;
    while (n < most && !pthread_create(&threads[n], NULL, helper, t))
        n++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return n;
}

int lanewise_chunks_threaded(const chunk_kind *kind, const uint8_t *in, size_t count, sponge *node,
                             unsigned threads) {
    team t;
    pthread_t helpers[MOST_THREADS];
    size_t unit = UNIT_BYTES / kind->bytes, most = SLOT_BYTES / kind->value;
    unit = unit < 1 ? 1 : unit > most ? most : unit;
    t.kind = kind, t.in = in, t.chunks = count, t.per_unit = unit;
    t.units = count / unit + (count % unit != 0);
    t.taken = t.absorbed = 0;
    for (unsigned i = 0; i < SLOTS; i++)
        t.done[i] = 0;
    if (threads > MOST_THREADS)
        threads = MOST_THREADS;
    if (threads > t.units)
        threads = (unsigned)t.units;
    if (threads < 2 || pthread_mutex_init(&t.lock, NULL))
        return 0;
    if (pthread_cond_init(&t.changed, NULL)) {
        pthread_mutex_destroy(&t.lock);
        return 0;
    }
    int cancel = hold_cancellation();
    unsigned n = start(&t, helpers, threads - 1);
    lead(&t, node);
    while (n--)
        pthread_join(helpers[n], NULL);
    release_cancellation(cancel);
    pthread_cond_destroy(&t.changed);
    pthread_mutex_destroy(&t.lock);
    lanewise_wipe(t.values, (t.units < SLOTS ? t.units : SLOTS) * sizeof t.values[0]);
    return 1;
}

#else

int lanewise_chunks_threaded(const chunk_kind *kind, const uint8_t *in, size_t count, sponge *node,
                             unsigned threads) {
    (void)kind, (void)in, (void)count, (void)node, (void)threads;
    return 0;
}

#endif
