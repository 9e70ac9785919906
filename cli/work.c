/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "work.h"
#include "cli.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <time.h>
#include <unistd.h>

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
    pthread_t thread;
} group;

struct work {
    const function *f;
    unsigned threads, started;
    size_t arena, most_open;
    uint64_t total;       /* bytes that were added */
    pthread_mutex_t lock; /* guards all below */
    pthread_cond_t todo, done;
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
    struct rlimit limit;
    size_t most = threads > 1 ? (size_t)threads * (TOGETHER + 2) : TOGETHER;
    if (getrlimit(RLIMIT_NOFILE, &limit) || limit.rlim_cur == RLIM_INFINITY)
        return most;
    size_t there = (size_t)limit.rlim_cur, may = there > 2 * SPARE ? there - SPARE : 1;
    return may / 2 < most ? (may > 1 ? may / 2 : 1) : most;
}

work *work_new(unsigned threads, size_t arena) {
    work *w = need(calloc(1, sizeof *w));
    w->threads = threads > 1 ? threads : 1;
    w->arena = arena;
    w->most_open = open_files(w->threads);
    w->queue = need(calloc(w->most_open, sizeof(job *)));
    w->groups = need(calloc(w->threads, sizeof *w->groups));
    if (pthread_mutex_init(&w->lock, NULL) || pthread_cond_init(&w->todo, NULL) ||
        pthread_cond_init(&w->done, NULL))
        need(NULL);
    return w;
}

void work_use(work *w, const function *f) {
    pthread_mutex_lock(&w->lock);
    w->f = f;
    pthread_mutex_unlock(&w->lock);
}

/* Reads until the piece is full or the file ends; -1 and errno if it cannot be read. */
static ptrdiff_t read_piece(int fd, uint8_t *to, size_t size) {
    size_t have = 0;
    while (have < size) {
        ssize_t n = read(fd, to + have, size - have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0)
            break;
        have += (size_t)n;
    }
    return (ptrdiff_t)have;
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

static void begin_file(group *g, const function *f, size_t i) {
    job *j = g->jobs[i];
    stream *s = &g->streams[i];
    /* The files share the threads; none starts threads of its own. */
    if (function_begin(f, s) || (s->tree && lanewise_tree_threading(&s->is.chunks, NULL)))
        j->error = EIO;
}

/* A piece of every file of the group; returns how many are at their end, which `ended` says. */
static size_t read_and_absorb(group *g, const function *f, uint8_t ended[TOGETHER]) {
    lanewise_sponge *contexts[TOGETHER];
    lanewise_bytes in[TOGETHER];
    size_t n = 0, over = 0;
    for (size_t i = 0; i < g->count; i++) {
        uint8_t *piece = g->buffers + i * g->piece;
        job *j = g->jobs[i];
        ptrdiff_t len = j->error ? -1 : read_piece(j->fd, piece, g->piece);
        if (len < 0 && !j->error)
            j->error = errno;
        ended[i] = len < (ptrdiff_t)g->piece;
        over += ended[i];
        if (len <= 0)
            continue;
        atomic_fetch_add_explicit(&j->read, (uint_fast64_t)len, memory_order_relaxed);
        if (f->start.tree) {
            if (function_absorb(&g->streams[i], piece, (size_t)len))
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

static void end_file(group *g, const function *f, size_t i) {
    job *j = g->jobs[i];
    if (!j->error && function_finish(f, &g->streams[i], j->digest))
        j->error = EIO;
    lanewise_wipe(&g->streams[i], sizeof g->streams[i]);
    close(j->fd);
    atomic_store_explicit(&j->done, 1, memory_order_release);
}

/* Takes up what waits and goes one piece further; the lock is not held. */
static void step_group(work *w, group *g, size_t taken, const function *f) {
    uint8_t ended[TOGETHER];
    size_t kept = 0, over, rate = function_rate(f);
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
    pthread_mutex_lock(&w->lock);
    w->open -= over;
    w->finished++;
    pthread_cond_signal(&w->done);
    pthread_mutex_unlock(&w->lock);
}

/* One batch; the lock is held at the call and at the return, but not in between. */
static void do_batch(work *w) {
    batch *b = w->first;
    const function *f = w->f;
    w->first = b->next;
    w->in_work++;
    pthread_mutex_unlock(&w->lock);
    int rc = function_many(f, b->count, b->in, b->out);
    for (size_t i = 0; i < b->count; i++) {
        b->jobs[i]->error = rc ? EIO : 0;
        atomic_store_explicit(&b->jobs[i]->done, 1, memory_order_release);
    }
    b->count = b->used = 0;
    pthread_mutex_lock(&w->lock);
    b->next = w->idle;
    w->idle = b;
    w->in_work--;
    w->finished++;
    pthread_cond_signal(&w->done);
}

/* Returns 0 if there is nothing that this thread could do. */
static int step(work *w, group *g) {
    pthread_mutex_lock(&w->lock);
    if (w->first) {
        do_batch(w);
        pthread_mutex_unlock(&w->lock);
        return 1;
    }
    size_t taken = take_files(w, g);
    const function *f = w->f;
    pthread_mutex_unlock(&w->lock);
    if (!taken && !g->count)
        return 0;
    step_group(w, g, taken, f);
    return 1;
}

static void *worker(void *argument) {
    group *g = argument;
    work *w = g->work;
    for (;;) {
        while (step(w, g))
            ;
        pthread_mutex_lock(&w->lock);
        while (!w->stop && !w->first && !w->waiting)
            pthread_cond_wait(&w->todo, &w->lock);
        int stop = w->stop;
        pthread_mutex_unlock(&w->lock);
        if (stop)
            return NULL;
    }
}

/* One more thread for `bytes` more of work, as long as there may be one; signals stay with the
 * caller. The first one goes on with what the caller has begun, who only waits from then on. */
static void start_thread(work *w, uint64_t bytes) {
    sigset_t all, before;
    w->total += bytes;
    if (w->threads < 2 || w->started == w->threads ||
        w->total < (uint64_t)WORTH_A_THREAD * (w->started + 1))
        return;
    sigfillset(&all);
    if (pthread_sigmask(SIG_SETMASK, &all, &before))
        return;
    pthread_mutex_lock(&w->lock);
    group *g = &w->groups[w->started];
    g->work = w;
    if (pthread_create(&g->thread, NULL, worker, g) == 0)
        w->started++;
    else
        w->threads = w->started; /* no more: those that run do it, or the caller if there is none */
    pthread_mutex_unlock(&w->lock);
    pthread_sigmask(SIG_SETMASK, &before, NULL);
}

batch *work_take_batch(work *w) {
    pthread_mutex_lock(&w->lock);
    batch *b = w->idle;
    unsigned most = w->threads + 1 < MOST_BATCHES ? w->threads + 1 : MOST_BATCHES;
    if (b)
        w->idle = b->next;
    else if (w->batches < (w->threads > 1 ? most : 1)) {
        b = need(calloc(1, sizeof *b));
        b->bytes = need(malloc(w->arena));
        w->batches++;
    }
    pthread_mutex_unlock(&w->lock);
    return b;
}

void work_add_batch(work *w, batch *b) {
    pthread_mutex_lock(&w->lock);
    b->next = NULL;
    if (w->first)
        w->last->next = b;
    else
        w->first = b;
    w->last = b;
    size_t bytes = b->used;
    pthread_cond_signal(&w->todo);
    pthread_mutex_unlock(&w->lock);
    start_thread(w, bytes);
}

int work_has_room(work *w) {
    pthread_mutex_lock(&w->lock);
    int room = w->open < w->most_open;
    pthread_mutex_unlock(&w->lock);
    return room;
}

void work_add_file(work *w, job *j) {
    pthread_mutex_lock(&w->lock);
    w->queue[(w->next + w->waiting) % w->most_open] = j;
    w->waiting++;
    w->open++;
    uint64_t bytes = j->size;
    pthread_cond_signal(&w->todo);
    pthread_mutex_unlock(&w->lock);
    start_thread(w, bytes);
}

int work_step(work *w, double seconds) {
    struct timespec until;
    if (!w->started)
        return step(w, &w->groups[0]);
    if (seconds > 0) {
        clock_gettime(CLOCK_REALTIME, &until);
        long nanoseconds = until.tv_nsec + (long)(seconds * 1e9);
        until.tv_sec += nanoseconds / 1000000000;
        until.tv_nsec = nanoseconds % 1000000000;
    }
    pthread_mutex_lock(&w->lock);
    int left = w->first || w->in_work || w->open;
    uint64_t before = w->seen;
    while (left && w->finished == before) {
        if (seconds <= 0)
            pthread_cond_wait(&w->done, &w->lock);
        else if (pthread_cond_timedwait(&w->done, &w->lock, &until))
            break;
    }
    w->seen = w->finished;
    pthread_mutex_unlock(&w->lock);
    return left;
}

void work_free(work *w) {
    if (!w)
        return;
    pthread_mutex_lock(&w->lock);
    w->stop = 1;
    pthread_cond_broadcast(&w->todo);
    pthread_mutex_unlock(&w->lock);
    for (unsigned i = 0; i < w->started; i++)
        pthread_join(w->groups[i].thread, NULL);
    unsigned groups = w->started ? w->started : 1;
    for (unsigned i = 0; i < groups; i++)
        free(w->groups[i].buffers);
    while (w->idle) {
        batch *b = w->idle;
        w->idle = b->next;
        free(b->bytes);
        free(b);
    }
    pthread_cond_destroy(&w->todo);
    pthread_cond_destroy(&w->done);
    pthread_mutex_destroy(&w->lock);
    free(w->queue);
    free(w->groups);
    free(w);
}
