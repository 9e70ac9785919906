/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * All Keccak computations of one operation of ML-KEM, side by side in the states of one kernel.
 *
 * An operation lists its jobs; each is a sponge with one input and one output. A job may wait for
 * another whose output is its input. Jobs are taken in the order of the list as slots become free,
 * whatever their rates are: the hash of a key, the matrix and the noise share the calls of a
 * kernel. So a list begins with the longest chains.
 *
 * Of an input that is still being computed, `rest_ready` bytes are there: what is behind them is
 * written, and counted, by a step, a function that is called whenever jobs have been done.
 */
#ifndef LANEWISE_MLKEM_JOBS_H
#define LANEWISE_MLKEM_JOBS_H

#include "arith.h"
#include "params.h"

#include <string.h>

typedef enum job_output {
    JOB_BYTES,    /* `want` bytes to `out` */
    JOB_MATRIX,   /* SampleNTT: 256 coefficients to `out` */
    JOB_MATRIX16, /* the same as round 2 of Kyber does it */
    JOB_NOISE     /* SamplePolyCBD of 64 eta bytes: 256 coefficients to `out` */
} job_output;

typedef enum job_state { JOB_WAITING, JOB_RUNNING, JOB_DONE } job_state;

/* The input is seed, tail and rest, one after the other; seed and rest are read while it runs. */
typedef struct mlkem_job {
    struct mlkem_job *after; /* must be done first; NULL: none */
    const uint8_t *seed;
    const uint8_t *rest;
    void *out;
    uint16_t rest_bytes, rest_ready;
    uint8_t seed_bytes, tail_bytes; /* up to 64, up to 2 */
    uint8_t tail[2];
    uint8_t rate;   /* bytes, a multiple of 8 */
    uint8_t suffix; /* domain bits and first bit of the padding */
    uint8_t output; /* a job_output */
    uint8_t eta;    /* of JOB_NOISE */
    uint8_t state;  /* a job_state; JOB_WAITING to begin with */
    uint16_t want, have;
    uint8_t left;    /* permutations, at least */
    uint8_t next;    /* number of the next one that is ready, plus 1; 0: there is none */
    uint8_t awaited; /* others have to be after it */
} mlkem_job;

enum { MLKEM_SHA3 = 0x06, MLKEM_SHAKE = 0x1F };

static inline mlkem_job *lanewise_mlkem_job(mlkem_job *j, void *out, const uint8_t *seed,
                                            unsigned seed_bytes, unsigned rate, unsigned suffix) {
    memset(j, 0, sizeof *j);
    j->out = out;
    j->seed = seed;
    j->seed_bytes = (uint8_t)seed_bytes;
    j->rate = (uint8_t)rate;
    j->suffix = (uint8_t)suffix;
    j->left = 1;
    return j;
}

/* The functions of FIPS 203 section 4.1. G gives 64 bytes, H and J 32. All of these fill the job at
 * j and return j: in its place, because a job that is returned as a value is put together elsewhere
 * and copied by larger loads than stores, which takes longer than all the rest. */
static inline mlkem_job *lanewise_mlkem_job_g(mlkem_job *j, void *out, const uint8_t *seed,
                                              unsigned seed_bytes) {
    lanewise_mlkem_job(j, out, seed, seed_bytes, 72, MLKEM_SHA3);
    j->want = 64;
    return j;
}

/* SHAKE256 of seed and data, 32 bytes: J, and the key derivation of the submissions. */
static inline mlkem_job *lanewise_mlkem_job_j(mlkem_job *j, void *out, const uint8_t *seed,
                                              unsigned seed_bytes, const uint8_t *data,
                                              size_t len) {
    lanewise_mlkem_job(j, out, seed, seed_bytes, 136, MLKEM_SHAKE);
    j->rest = data;
    j->rest_bytes = j->rest_ready = (uint16_t)len;
    len = (seed_bytes + len) / 136;
    j->left = (uint8_t)(len < 255 ? len + 1 : 255); /* a guess is enough */
    j->want = MLKEM_SYMBYTES;
    return j;
}

static inline mlkem_job *lanewise_mlkem_job_h(mlkem_job *j, void *out, const uint8_t *data,
                                              size_t len) {
    lanewise_mlkem_job_j(j, out, NULL, 0, data, len);
    j->suffix = MLKEM_SHA3;
    return j;
}

/* SampleNTT(rho || x || y). */
static inline mlkem_job *lanewise_mlkem_job_matrix(mlkem_job *j, int16_t *out, const uint8_t *rho,
                                                   unsigned x, unsigned y, mlkem_version version) {
    lanewise_mlkem_job(j, out, rho, MLKEM_SYMBYTES, 168, MLKEM_SHAKE);
    j->output = version == MLKEM_ROUND2 ? JOB_MATRIX16 : JOB_MATRIX;
    j->tail[0] = (uint8_t)x;
    j->tail[1] = (uint8_t)y;
    j->tail_bytes = 2;
    j->left = 3;
    return j;
}

/* SamplePolyCBD_eta(PRF_eta(seed, nonce)). */
static inline mlkem_job *lanewise_mlkem_job_noise(mlkem_job *j, int16_t *out, const uint8_t *seed,
                                                  unsigned nonce, unsigned eta) {
    lanewise_mlkem_job(j, out, seed, MLKEM_SYMBYTES, 136, MLKEM_SHAKE);
    j->output = JOB_NOISE;
    j->eta = (uint8_t)eta;
    j->tail[0] = (uint8_t)nonce;
    j->tail_bytes = 1;
    j->left = (uint8_t)(eta - 1);
    return j;
}

/* Runs all of them, at most 254; what it leaves on the stack is wiped. */
void lanewise_mlkem_run(mlkem_job *jobs, unsigned count, const mlkem_arith *arith);

/* The same with a step, which returns nonzero if there is more input. Every input must be there
 * when all jobs are done that do not wait for it. */
typedef int mlkem_step(void *context);
void lanewise_mlkem_run_steps(mlkem_job *jobs, unsigned count, const mlkem_arith *arith,
                              mlkem_step *step, void *context);

#endif
