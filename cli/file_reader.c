/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "file_reader.h"
#include "cli.h"
#include "platform.h"
#include "threads.h"

#include <errno.h>
#include <stdlib.h>

typedef struct buffer {
    uint8_t *data;
    ptrdiff_t len;
    int error, full;
} buffer;

struct file_reader {
    size_t size;
    int fd, ahead, running;
    unsigned turn; /* buffer that comes next */
    int held;      /* the caller has the other one */
    int stop;
    lanewise_thread thread;
    lanewise_lock lock;
    lanewise_condition changed;
    buffer buffers[2];
};

file_reader *file_reader_new(size_t size, int ahead) {
    file_reader *p = need(calloc(1, sizeof *p));
    p->size = size;
    p->ahead = ahead;
    p->buffers[0].data = need(malloc(size));
    if (ahead)
        p->buffers[1].data = need(malloc(size));
    if (lanewise_lock_init(&p->lock) || lanewise_condition_init(&p->changed))
        need(NULL);
    return p;
}

void file_reader_free(file_reader *p) {
    if (!p)
        return;
    lanewise_lock_destroy(&p->lock);
    lanewise_condition_destroy(&p->changed);
    free(p->buffers[0].data);
    free(p->buffers[1].data);
    free(p);
}

static void fill(const file_reader *p, buffer *b) {
    b->len = file_read(p->fd, b->data, p->size);
    b->error = b->len < 0 ? errno : 0;
}

static void read_ahead(void *argument) {
    file_reader *p = argument;
    for (unsigned turn = 0;; turn ^= 1) {
        buffer *b = &p->buffers[turn];
        lanewise_lock_take(&p->lock);
        while (b->full && !p->stop)
            lanewise_condition_wait(&p->changed, &p->lock);
        int stop = p->stop;
        lanewise_lock_give(&p->lock);
        if (stop)
            return;
        fill(p, b);
        int last = b->len < (ptrdiff_t)p->size;
        lanewise_lock_take(&p->lock);
        b->full = 1;
        condition_tell_one(&p->changed);
        lanewise_lock_give(&p->lock);
        if (last)
            return;
    }
}

LANEWISE_HELPER(reader, read_ahead)

void file_reader_start(file_reader *p, int fd, int ahead) {
    p->fd = fd;
    p->turn = 0;
    p->held = p->stop = p->buffers[0].full = p->buffers[1].full = 0;
    /* Without a second thread the first one reads as well. */
    p->running = ahead && p->ahead && lanewise_threads_start(&p->thread, 1, reader, p) == 1;
}

ptrdiff_t file_reader_next(file_reader *p, const uint8_t **piece) {
    buffer *b = &p->buffers[p->running ? p->turn : 0];
    if (p->running) {
        lanewise_lock_take(&p->lock);
        if (p->held) {
            p->buffers[p->turn ^ 1].full = 0;
            condition_tell_one(&p->changed);
        }
        while (!b->full)
            lanewise_condition_wait(&p->changed, &p->lock);
        lanewise_lock_give(&p->lock);
        p->held = 1;
        p->turn ^= 1;
    } else {
        fill(p, b);
    }
    *piece = b->data;
    errno = b->error;
    return b->len;
}

void file_reader_stop(file_reader *p) {
    if (!p->running)
        return;
    lanewise_lock_take(&p->lock);
    p->stop = 1;
    condition_tell_one(&p->changed);
    lanewise_lock_give(&p->lock);
    lanewise_threads_join(&p->thread, 1);
    p->running = 0;
}
