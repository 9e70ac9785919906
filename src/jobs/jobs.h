/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * All Keccak computations of one operation, side by side in the states of one kernel (picture:
 * docs/jobs.md). ML-KEM and ML-DSA are computed so.
 *
 * An operation lists its jobs; each is a sponge with one input and one output. A job may wait for
 * another whose output is its input. Jobs are taken in the order of the list as slots become free,
 * whatever their rates are: the hash of a key, the matrix and the noise share the calls of a
 * kernel. So a list begins with the longest chains.
 *
 * Of an input that is still being computed, `rest_ready` bytes are there: what is behind them is
 * written, and counted, by a step, a function that is called whenever jobs have been done.
 */
#ifndef LANEWISE_JOBS_JOBS_H
#define LANEWISE_JOBS_JOBS_H

#include <stddef.h>
#include <stdint.h>
#include <string.h>

typedef struct lanewise_job lanewise_job;

/* Takes `len` bytes of output; returns 1 if they complete the job, otherwise 0. `with` is what
 * lanewise_run_jobs() was called with. `data` may be overwritten by the next call. */
typedef int lanewise_job_take(lanewise_job *job, const uint8_t *data, unsigned len,
                              const void *with);

/* What jobs have in common: one row for each function that a scheme computes. */
typedef struct lanewise_job_kind {
    uint8_t rate;   /* bytes of a block, a multiple of 8 */
    uint8_t suffix; /* domain bits and first bit of the padding: a LANEWISE_SUFFIX_ */
    uint8_t least;  /* blocks of output that are needed at least */
    /* Blocks that `take` gets together the first time, 1 to 3, where there is room for them; then
     * one by one. */
    uint8_t first;
    uint8_t bytes;           /* that it looks at of each block: a multiple of 8 */
    lanewise_job_take *take; /* NULL: `want` bytes are copied to `out` */
} lanewise_job_kind;

enum { LANEWISE_SUFFIX_SHA3 = 0x06, LANEWISE_SUFFIX_SHAKE = 0x1F };
enum { JOB_SEED = 64 }; /* bytes at most */

typedef enum lanewise_job_state { JOB_WAITING, JOB_RUNNING, JOB_DONE } lanewise_job_state;

/* The input is seed, tail and rest, one after the other; seed and rest are read while it runs, and
 * nothing is read before the job begins. */
struct lanewise_job {
    const lanewise_job_kind *kind;
    lanewise_job *after;            /* must be done first; NULL: none */
    const uint8_t *seed, *rest;     /* input */
    void *out;                      /* output, for the kind's `take` */
    uint16_t rest_bytes;            /* of `rest` */
    uint16_t rest_ready;            /* of them, bytes that are there */
    uint16_t want;                  /* bytes of output, where they are copied */
    uint16_t have;                  /* what has been taken: bytes copied, or what `take` counts */
    uint8_t seed_bytes, tail_bytes; /* up to JOB_SEED, up to 2 */
    uint8_t tail[2];
    uint8_t left; /* permutations, at least, as far as 255: a guess to choose kernels by */
    /* The engine's own: 0 to begin with. */
    uint8_t state;   /* a lanewise_job_state */
    uint8_t next;    /* number of the next one that is ready, plus 1; 0: there is none */
    uint8_t awaited; /* others have to be after it */
};

enum { JOBS_MAX = 254 }; /* in a list */

/* A list that grows: the next job is filled in its place, then put. */
typedef struct lanewise_job_list {
    lanewise_job *jobs;
    unsigned count;
} lanewise_job_list;

static inline lanewise_job *lanewise_next_job(const lanewise_job_list *list) {
    return &list->jobs[list->count];
}

static inline lanewise_job *lanewise_put_job(lanewise_job_list *list, lanewise_job *job,
                                             lanewise_job *after) {
    job->after = after;
    list->count++;
    return job;
}

/* Fills the job at j and returns j: in its place, because a job that is returned as a value is put
 * together elsewhere and copied by larger loads than stores, which takes longer than all the rest.
 */
static inline lanewise_job *lanewise_job_of(lanewise_job *j, const lanewise_job_kind *kind,
                                            void *out, const uint8_t *seed, unsigned seed_bytes) {
    memset(j, 0, sizeof *j);
    j->kind = kind;
    j->out = out;
    j->seed = seed;
    j->seed_bytes = (uint8_t)seed_bytes;
    j->left = kind->least;
    return j;
}

/* `len` more bytes of input, up to 65000, all of them there. */
static inline lanewise_job *lanewise_job_rest(lanewise_job *j, const uint8_t *data, size_t len) {
    /* Divided by 136, which is nearly always the rate; some processors divide slowly. */
    unsigned blocks = ((unsigned)(j->seed_bytes + len) * 241 >> 15) + j->kind->least;
    j->rest = data;
    j->rest_bytes = j->rest_ready = (uint16_t)len;
    j->left = (uint8_t)(blocks < 255 ? blocks : 255);
    return j;
}

/* One or two bytes behind the seed; `second` is 0 if there is one. */
static inline lanewise_job *lanewise_job_tail(lanewise_job *j, unsigned bytes, unsigned first,
                                              unsigned second) {
    j->tail[0] = (uint8_t)first;
    j->tail[1] = (uint8_t)second;
    j->tail_bytes = (uint8_t)bytes;
    return j;
}

/* Of a kind without `take`: so many bytes of output. */
static inline lanewise_job *lanewise_job_want(lanewise_job *j, size_t bytes) {
    j->want = (uint16_t)bytes;
    return j;
}

/* More of an operation's input is there when this returns nonzero. */
typedef int lanewise_jobs_step(void *context);

/* Runs all jobs of a list, at most JOBS_MAX; what it leaves on the stack is wiped. `with` is passed
 * to all that take output. `step`, if it is not NULL, is called with `context` whenever jobs have
 * been done; every input must be there when all jobs are done that do not wait for it. */
void lanewise_run_jobs(lanewise_job *jobs, unsigned count, const void *with,
                       lanewise_jobs_step *step, void *context);

/* Compilers spill registers, which hold secrets, below the frame of whatever called a function of
 * arithmetic: called there afterwards, this overwrites them. The engine calls it after kernels. */
void lanewise_wipe_spilled(void);

#endif
