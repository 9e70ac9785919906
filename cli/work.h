/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The hashing of files, by the caller or by threads. Two kinds of work wait in it: batches of small
 * files that lie in memory, and large files, of which each thread reads several at once, piece by
 * piece, so that their sponges run side by side. When one of them ends the next takes its place.
 */
#ifndef LANEWISE_CLI_WORK_H
#define LANEWISE_CLI_WORK_H

#include "algorithm.h"
#include "common/atomic.h"

/* A file in its place in the order of results. */
typedef struct job {
    char *name;
    void *item;
    int fd; /* of a large file; closed when it is done */
    uint64_t size;
    uint8_t *digest;
    int error; /* an errno value, valid when `done` */
    LANEWISE_ATOMIC(uint32_t) done;
    uint64_t read;                       /* bytes, for the thread that reads */
    LANEWISE_ATOMIC(uint32_t) mebibytes; /* the same, for the progress bar */
} job;

enum { BATCH_JOBS = 512 };

/* Small files: their contents in `bytes`, a message for each. */
typedef struct batch {
    struct batch *next;
    uint8_t *bytes;
    size_t used, count;
    job *jobs[BATCH_JOBS];
    lanewise_bytes in[BATCH_JOBS];
    void *out[BATCH_JOBS];
} batch;

typedef struct work work;

/* With `threads` of 1 or less the caller does all, in work_step(). `arena` is the size of
 * batch.bytes. */
work *work_new(unsigned threads, size_t arena);
/* The function for all that follows. Nothing may be under way. */
void work_use(work *w, const algorithm *f);
/* An empty batch, or NULL while all are in use. */
batch *work_take_batch(work *w);
void work_add_batch(work *w, batch *b);
/* Nonzero if one more large file may be added: few are open at once. */
int work_has_room(work *w);
void work_add_file(work *w, job *j);
/*
 * Goes on for a while: a batch, or a piece of each of several files; with threads, waits until one
 * of them has done something, or for `seconds` if that is more than 0. Returns 0 if nothing is
 * left.
 */
int work_step(work *w, double seconds);
void work_free(work *w);

#endif
