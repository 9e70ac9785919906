/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "pieces.h"
#include "cli.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

typedef struct buffer {
    uint8_t *data;
    ptrdiff_t len;
    int error, full;
} buffer;

struct pieces {
    size_t size;
    int fd, ahead, running;
    unsigned turn; /* buffer that comes next */
    int held;      /* the caller has the other one */
    int stop;
    pthread_t thread;
    pthread_mutex_t lock;
    pthread_cond_t changed;
    buffer buffers[2];
};

pieces *pieces_new(size_t size, int ahead) {
    pieces *p = need(calloc(1, sizeof *p));
    p->size = size;
    p->ahead = ahead;
    p->buffers[0].data = need(malloc(size));
    if (ahead)
        p->buffers[1].data = need(malloc(size));
    if (pthread_mutex_init(&p->lock, NULL) || pthread_cond_init(&p->changed, NULL))
        need(NULL);
    return p;
}

void pieces_free(pieces *p) {
    if (!p)
        return;
    pthread_mutex_destroy(&p->lock);
    pthread_cond_destroy(&p->changed);
    free(p->buffers[0].data);
    free(p->buffers[1].data);
    free(p);
}

static void fill(const pieces *p, buffer *b) {
    size_t have = 0;
    b->error = 0;
    while (have < p->size) {
        ssize_t n = read(p->fd, b->data + have, p->size - have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            b->error = errno;
        if (n <= 0)
            break;
        have += (size_t)n;
    }
    b->len = b->error ? -1 : (ptrdiff_t)have;
}

static void *read_ahead(void *argument) {
    pieces *p = argument;
    for (unsigned turn = 0;; turn ^= 1) {
        buffer *b = &p->buffers[turn];
        pthread_mutex_lock(&p->lock);
        while (b->full && !p->stop)
            pthread_cond_wait(&p->changed, &p->lock);
        int stop = p->stop;
        pthread_mutex_unlock(&p->lock);
        if (stop)
            return NULL;
        fill(p, b);
        int last = b->len < (ptrdiff_t)p->size;
        pthread_mutex_lock(&p->lock);
        b->full = 1;
        pthread_cond_signal(&p->changed);
        pthread_mutex_unlock(&p->lock);
        if (last)
            return NULL;
    }
}

void pieces_start(pieces *p, int fd) {
    p->fd = fd;
    p->turn = 0;
    p->held = p->stop = p->buffers[0].full = p->buffers[1].full = 0;
    /* Without a second thread the first one reads as well. */
    p->running = p->ahead && pthread_create(&p->thread, NULL, read_ahead, p) == 0;
}

ptrdiff_t pieces_next(pieces *p, const uint8_t **piece) {
    buffer *b = &p->buffers[p->running ? p->turn : 0];
    if (p->running) {
        pthread_mutex_lock(&p->lock);
        if (p->held) {
            p->buffers[p->turn ^ 1].full = 0;
            pthread_cond_signal(&p->changed);
        }
        while (!b->full)
            pthread_cond_wait(&p->changed, &p->lock);
        pthread_mutex_unlock(&p->lock);
        p->held = 1;
        p->turn ^= 1;
    } else {
        fill(p, b);
    }
    *piece = b->data;
    errno = b->error;
    return b->len;
}

void pieces_stop(pieces *p) {
    if (!p->running)
        return;
    pthread_mutex_lock(&p->lock);
    p->stop = 1;
    pthread_cond_signal(&p->changed);
    pthread_mutex_unlock(&p->lock);
    pthread_join(p->thread, NULL);
    p->running = 0;
}
