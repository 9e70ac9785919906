/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "work.h"
#include "cli.h"
#include "platform.h"
#include "threads.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    TOGETHER = 8,     /* files in one group: as many as the widest kernels have states */
    PIECE = 64 << 10, /* of each file about so much; all pieces of a group stay in the cache */
    TREE_PIECE = 1 << 20,
    WORTH_A_THREAD = 512 << 10, /* bytes to hash: a thread that starts for less costs more */
    MOST_BATCHES = 16,
    SPARE = 24 /* descriptors for directories, lists and the C library */
};

/* The files that one thread reads by turns. */
typedef struct group {
    work *work;
    size_t count, piece;
    job *jobs[TOGETHER];
    stream streams[TOGETHER];
    uint8_t *buffers; /* TOGETHER pieces */
    lanewise_thread thread;
} group;

struct work {
    const algorithm *f;
    unsigned threads, started;
    size_t arena, most_open;
    uint64_t total;     /* bytes that were added */
    lanewise_lock lock; /* guards all below */
    lanewise_condition todo, done;
    batch *first, *last, *idle; /* batches that wait, and empty ones */
    unsigned batches, in_work;  /* batches there are; batches under way */
    size_t next, waiting, open; /* large files: waiting ones, and all that are not done */
    uint64_t finished, seen;    /* how often something was done, and of that the caller knows */
    int stop;
    job **queue; /* a ring of `most_open` large files, from `next` on */
    group *groups;
};

/* How many large files may be open: enough for all threads, but not all descriptors there are. */
static size_t open_files(unsigned threads) {
    size_t most = threads > 1 ? (size_t)threads * (TOGETHER + 2) : TOGETHER;
    size_t there = platform_descriptors(), may = there > 2 * SPARE ? there - SPARE : 1;
    if (!there)
        return most;
    return may / 2 < most ? (may > 1 ? may / 2 : 1) : most;
}

work *work_new(unsigned threads, size_t arena) {
    work *w = need(calloc(1, sizeof *w));
    w->threads = threads > 1 ? threads : 1;
    w->arena = arena;
    w->most_open = open_files(w->threads);
    w->queue = need(calloc(w->most_open, sizeof(job *)));
    w->groups = need(calloc(w->threads, sizeof *w->groups));
    if (lanewise_lock_init(&w->lock) || lanewise_condition_init(&w->todo) ||
        lanewise_condition_init(&w->done))
        need(NULL);
    return w;
}

void work_use(work *w, const algorithm *f) {
    lanewise_lock_take(&w->lock);
    w->f = f;
    lanewise_lock_give(&w->lock);
}

/* Takes as many waiting files as are this thread's share; the lock is held. */
static size_t take_files(work *w, group *g) {
    size_t share = (w->open + w->started - 1) / (w->started ? w->started : 1), taken = 0;
    size_t most = w->f->start.tree ? 1 : TOGETHER;
    if (!w->started || share > most)
        share = most;
    for (; w->waiting && g->count + taken < share; taken++) {
        g->jobs[g->count + taken] = w->queue[w->next];
        w->next = (w->next + 1) % w->most_open;
        w->waiting--;
    }
    return taken;
}

static void begin_file(group *g, const algorithm *f, size_t i) {
    job *j = g->jobs[i];
    stream *s = &g->streams[i];
    /* The files share the threads; none starts threads of its own. */
    if (algorithm_begin(f, s) || (s->tree && lanewise_tree_threading(&s->is.chunks, NULL)))
        j->error = EIO;
}

/* A piece of every file of the group; returns how many are at their end, which `ended` says. */
static size_t read_and_absorb(group *g, const algorithm *f, uint8_t ended[TOGETHER]) {
    lanewise_sponge *contexts[TOGETHER];
    lanewise_bytes in[TOGETHER];
    size_t n = 0, over = 0;
    for (size_t i = 0; i < g->count; i++) {
        uint8_t *piece = g->buffers + i * g->piece;
        job *j = g->jobs[i];
        ptrdiff_t len = j->error ? -1 : file_read(j->fd, piece, g->piece);
        if (len < 0 && !j->error)
            j->error = errno;
        ended[i] = len < (ptrdiff_t)g->piece;
        over += ended[i];
        if (len <= 0)
            continue;
        j->read += (uint64_t)len;
        LANEWISE_STORE(&j->mebibytes, (uint32_t)(j->read >> 20));
        if (f->start.tree) {
            if (algorithm_absorb(&g->streams[i], piece, (size_t)len))
                j->error = EIO;
            continue;
        }
        contexts[n] = &g->streams[i].is.sponge;
        in[n].data = piece;
        in[n++].len = (size_t)len;
    }
    if (n && lanewise_sponge_absorb_many(n, contexts, in))
        for (size_t i = 0; i < g->count; i++)
            g->jobs[i]->error = EIO;
    return over;
}

static void end_file(group *g, const algorithm *f, size_t i) {
    job *j = g->jobs[i];
    if (!j->error && algorithm_finish(f, &g->streams[i], j->digest))
        j->error = EIO;
    lanewise_wipe(&g->streams[i], sizeof g->streams[i]);
    file_close(j->fd);
    lanewise_store_release(&j->done, 1);
}

/* Takes up what waits and goes one piece further; the lock is not held. */
static void step_group(work *w, group *g, size_t taken, const algorithm *f) {
    uint8_t ended[TOGETHER];
    size_t kept = 0, over, rate = algorithm_rate(f);
    size_t want = f->start.tree ? TREE_PIECE : PIECE / rate * rate;
    if (g->piece != want) {
        free(g->buffers);
        g->buffers = need(malloc(want * (f->start.tree ? 1 : TOGETHER)));
        g->piece = want;
    }
    for (size_t i = g->count; i < g->count + taken; i++)
        begin_file(g, f, i);
    g->count += taken;
    over = read_and_absorb(g, f, ended);
    for (size_t i = 0; i < g->count; i++) {
        if (ended[i]) {
            end_file(g, f, i);
        } else if (kept++ != i) {
            g->jobs[kept - 1] = g->jobs[i];
            g->streams[kept - 1] = g->streams[i];
        }
    }
    g->count = kept;
    if (!over)
        return;
    lanewise_lock_take(&w->lock);
    w->open -= over;
    w->finished++;
    condition_tell_one(&w->done);
    lanewise_lock_give(&w->lock);
}

/* One batch; the lock is held at the call and at the return, but not in between. */
static void do_batch(work *w) {
    batch *b = w->first;
    const algorithm *f = w->f;
    w->first = b->next;
    w->in_work++;
    lanewise_lock_give(&w->lock);
    int rc = algorithm_many(f, b->count, b->in, b->out);
    for (size_t i = 0; i < b->count; i++) {
        b->jobs[i]->error = rc ? EIO : 0;
        lanewise_store_release(&b->jobs[i]->done, 1);
    }
    b->count = b->used = 0;
    lanewise_lock_take(&w->lock);
    b->next = w->idle;
    w->idle = b;
    w->in_work--;
    w->finished++;
    condition_tell_one(&w->done);
}

/* Returns 0 if there is nothing that this thread could do. */
static int step(work *w, group *g) {
    lanewise_lock_take(&w->lock);
    if (w->first) {
        do_batch(w);
        lanewise_lock_give(&w->lock);
        return 1;
    }
    size_t taken = take_files(w, g);
    const algorithm *f = w->f;
    lanewise_lock_give(&w->lock);
    if (!taken && !g->count)
        return 0;
    step_group(w, g, taken, f);
    return 1;
}

static void serve(void *argument) {
    group *g = argument;
    work *w = g->work;
    for (;;) {
        while (step(w, g))
            ;
        lanewise_lock_take(&w->lock);
        while (!w->stop && !w->first && !w->waiting)
            lanewise_condition_wait(&w->todo, &w->lock);
        int stop = w->stop;
        lanewise_lock_give(&w->lock);
        if (stop)
            return;
    }
}

LANEWISE_HELPER(worker, serve)

/* One more thread for `bytes` more of work, as long as there may be one; signals stay with the
 * caller. The first one goes on with what the caller has begun, who only waits from then on. */
static void start_thread(work *w, uint64_t bytes) {
    w->total += bytes;
    if (w->threads < 2 || w->started == w->threads ||
        w->total < (uint64_t)WORTH_A_THREAD * (w->started + 1))
        return;
    lanewise_lock_take(&w->lock);
    group *g = &w->groups[w->started];
    g->work = w;
    if (lanewise_threads_start(&g->thread, 1, worker, g))
        w->started++;
    else
        w->threads = w->started; /* no more: those that run do it, or the caller if there is none */
    lanewise_lock_give(&w->lock);
}

batch *work_take_batch(work *w) {
    lanewise_lock_take(&w->lock);
    batch *b = w->idle;
    unsigned most = w->threads + 1 < MOST_BATCHES ? w->threads + 1 : MOST_BATCHES;
    if (b)
        w->idle = b->next;
    else if (w->batches < (w->threads > 1 ? most : 1)) {
        b = need(calloc(1, sizeof *b));
        b->bytes = need(malloc(w->arena));
        w->batches++;
    }
    lanewise_lock_give(&w->lock);
    return b;
}

void work_add_batch(work *w, batch *b) {
    lanewise_lock_take(&w->lock);
    b->next = NULL;
    if (w->first)
        w->last->next = b;
    else
        w->first = b;
    w->last = b;
    size_t bytes = b->used;
    condition_tell_one(&w->todo);
    lanewise_lock_give(&w->lock);
    start_thread(w, bytes);
}

int work_has_room(work *w) {
    lanewise_lock_take(&w->lock);
    int room = w->open < w->most_open;
    lanewise_lock_give(&w->lock);
    return room;
}

void work_add_file(work *w, job *j) {
    lanewise_lock_take(&w->lock);
    w->queue[(w->next + w->waiting) % w->most_open] = j;
    w->waiting++;
    w->open++;
    uint64_t bytes = j->size;
    condition_tell_one(&w->todo);
    lanewise_lock_give(&w->lock);
    start_thread(w, bytes);
}

int work_step(work *w, double seconds) {
    if (!w->started)
        return step(w, &w->groups[0]);
    lanewise_lock_take(&w->lock);
    int left = w->first || w->in_work || w->open;
    uint64_t before = w->seen;
    while (left && w->finished == before) {
        if (seconds <= 0)
            lanewise_condition_wait(&w->done, &w->lock);
        else if (condition_wait_for(&w->done, &w->lock, seconds))
            break;
    }
    w->seen = w->finished;
    lanewise_lock_give(&w->lock);
    return left;
}

void work_free(work *w) {
    if (!w)
        return;
    lanewise_lock_take(&w->lock);
    w->stop = 1;
    lanewise_condition_tell(&w->todo);
    lanewise_lock_give(&w->lock);
    for (unsigned i = 0; i < w->started; i++)
        lanewise_threads_join(&w->groups[i].thread, 1);
    unsigned groups = w->started ? w->started : 1;
    for (unsigned i = 0; i < groups; i++)
        free(w->groups[i].buffers);
    while (w->idle) {
        batch *b = w->idle;
        w->idle = b->next;
        free(b->bytes);
        free(b);
    }
    lanewise_condition_destroy(&w->todo);
    lanewise_condition_destroy(&w->done);
    lanewise_lock_destroy(&w->lock);
    free(w->queue);
    free(w->groups);
    free(w);
}
