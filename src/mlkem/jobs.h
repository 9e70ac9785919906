/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * All Keccak computations of one operation of ML-KEM, side by side in the states of one kernel.
 *
 * An operation lists its jobs; each is a sponge with one input and one output. A job may wait for
 * another whose output is its input. Jobs are taken in the order of the list as slots become free,
 * whatever their rates are: the hash of a key, the matrix and the noise share the calls of a
 * kernel. So a list begins with the longest chains.
 */
#ifndef LANEWISE_MLKEM_JOBS_H
#define LANEWISE_MLKEM_JOBS_H

#include "arith.h"
#include "params.h"

typedef enum job_output {
    JOB_BYTES,    /* `want` bytes to `out` */
    JOB_MATRIX,   /* SampleNTT: 256 coefficients to `out` */
    JOB_MATRIX16, /* the same as round 2 of Kyber does it */
    JOB_NOISE     /* SamplePolyCBD of 64 eta bytes: 256 coefficients to `out` */
} job_output;

typedef enum job_state { JOB_WAITING, JOB_RUNNING, JOB_DONE } job_state;

/* The input is seed, tail and rest, one after the other; seed and rest are read while it runs. */
typedef struct mlkem_job {
    const struct mlkem_job *after; /* must be done first; NULL: none */
    const uint8_t *seed;
    const uint8_t *rest;
    void *out;
    uint16_t rest_bytes;
    uint8_t seed_bytes, tail_bytes; /* up to 64, up to 2 */
    uint8_t tail[2];
    uint8_t rate;   /* bytes, a multiple of 8 */
    uint8_t suffix; /* domain bits and first bit of the padding */
    uint8_t output; /* a job_output */
    uint8_t eta;    /* of JOB_NOISE */
    uint8_t state;  /* a job_state; JOB_WAITING to begin with */
    uint16_t want, have;
} mlkem_job;

/* The functions of FIPS 203 section 4.1. G gives 64 bytes, H and J 32. */
mlkem_job lanewise_mlkem_job_g(void *out, const uint8_t *seed, unsigned seed_bytes);
mlkem_job lanewise_mlkem_job_h(void *out, const uint8_t *data, size_t len);
/* SHAKE256 of seed and data, 32 bytes: J, and the key derivation of the submissions. */
mlkem_job lanewise_mlkem_job_j(void *out, const uint8_t *seed, unsigned seed_bytes,
                               const uint8_t *data, size_t len);
/* SampleNTT(rho || x || y). */
mlkem_job lanewise_mlkem_job_matrix(int16_t *out, const uint8_t *rho, unsigned x, unsigned y,
                                    mlkem_version version);
/* SamplePolyCBD_eta(PRF_eta(seed, nonce)). */
mlkem_job lanewise_mlkem_job_noise(int16_t *out, const uint8_t *seed, unsigned nonce, unsigned eta);

/* Runs all of them; what it leaves on the stack is wiped. */
void lanewise_mlkem_run(mlkem_job *jobs, unsigned count, const mlkem_arith *arith);

#endif
