/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Chunks over several threads. The input is cut into units of a few chunks; a thread that is free
 * takes the next one, the calling thread too. Chaining values wait in a ring of slots on the
 * calling thread's stack until it absorbs them in order, so that memory does not grow with the
 * input; a unit may be taken once the one that last used its slot has been absorbed.
 */
#include "common/thread.h"

#include "chunks.h"

#ifdef LANEWISE_THREADS

enum {
    SLOTS = 64,
    SLOT_BYTES = 1024,    /* the stack holds 64 KiB of chaining values in all */
    UNIT_BYTES = 1 << 17, /* about this much input in a unit, if the slot can hold it */
    MOST_THREADS = SLOTS / 2
};

typedef struct team {
    lanewise_lock lock; /* guards all below that changes */
    lanewise_condition changed;
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
static void hash_chunks(team *t) {
    size_t unit = t->taken++;
    lanewise_lock_give(&t->lock);
    lanewise_chunks(t->kind, t->in + unit * t->per_unit * t->kind->bytes, chunks_in(t, unit),
                    t->values[unit % SLOTS], NULL, NULL);
    lanewise_lock_take(&t->lock);
    t->done[unit % SLOTS] = 1;
    lanewise_condition_tell(&t->changed);
}

static void help(team *t) {
    lanewise_lock_take(&t->lock);
    while (t->taken < t->units) {
        if (may_take(t))
            hash_chunks(t);
        else
            lanewise_condition_wait(&t->changed, &t->lock);
    }
    lanewise_lock_give(&t->lock);
}

LANEWISE_HELPER(helper, help)

/* The calling thread: absorb what is next in order, else compute, else wait. */
static void lead(team *t, sponge *node) {
    lanewise_lock_take(&t->lock);
    while (t->absorbed < t->units) {
        size_t slot = t->absorbed % SLOTS;
        if (t->done[slot]) {
            size_t n = chunks_in(t, t->absorbed);
            lanewise_lock_give(&t->lock);
            lanewise_sponge_add(node, t->values[slot], n * t->kind->value);
            lanewise_lock_take(&t->lock);
            t->done[slot] = 0;
            t->absorbed++;
            lanewise_condition_tell(&t->changed);
        } else if (may_take(t)) {
            hash_chunks(t);
        } else {
            lanewise_condition_wait(&t->changed, &t->lock);
        }
    }
    lanewise_lock_give(&t->lock);
}

int lanewise_chunks_threaded(const chunk_kind *kind, const uint8_t *in, size_t count, sponge *node,
                             unsigned threads) {
    team t;
    lanewise_thread helpers[MOST_THREADS];
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
    if (threads < 2 || lanewise_lock_init(&t.lock))
        return 0;
    if (lanewise_condition_init(&t.changed)) {
        lanewise_lock_destroy(&t.lock);
        return 0;
    }
    int cancel = lanewise_hold_cancellation();
    unsigned n = lanewise_threads_start(helpers, threads - 1, helper, &t);
    lead(&t, node);
    lanewise_threads_join(helpers, n);
    lanewise_release_cancellation(cancel);
    lanewise_condition_destroy(&t.changed);
    lanewise_lock_destroy(&t.lock);
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
