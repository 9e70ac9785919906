/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The hashes of FIPS 203 section 4.1 and what is sampled from them (4.2.2), as jobs of jobs.h; they
 * are run with an mlkem_arith. All of these fill the job at j and return j. */
#ifndef LANEWISE_MLKEM_MLKEM_JOBS_H
#define LANEWISE_MLKEM_MLKEM_JOBS_H

#include "arith.h"
#include "jobs/jobs.h"
#include "params.h"

extern const lanewise_job_kind lanewise_mlkem_g, lanewise_mlkem_h, lanewise_mlkem_j;
extern const lanewise_job_kind lanewise_mlkem_matrix[2]; /* of round 2 of Kyber the second */
extern const lanewise_job_kind lanewise_mlkem_noise[2];  /* eta 2 and 3 */

/* 64 bytes; H and J give 32. */
static inline lanewise_job *lanewise_mlkem_job_g(lanewise_job *j, void *out, const uint8_t *seed,
                                                 unsigned seed_bytes) {
    return lanewise_job_want(lanewise_job_of(j, &lanewise_mlkem_g, out, seed, seed_bytes), 64);
}

/* SHAKE256 of seed and data: J, and the key derivation of the submissions. */
static inline lanewise_job *lanewise_mlkem_job_j(lanewise_job *j, void *out, const uint8_t *seed,
                                                 unsigned seed_bytes, const uint8_t *data,
                                                 size_t len) {
    lanewise_job_rest(lanewise_job_of(j, &lanewise_mlkem_j, out, seed, seed_bytes), data, len);
    return lanewise_job_want(j, MLKEM_SYMBYTES);
}

static inline lanewise_job *lanewise_mlkem_job_h(lanewise_job *j, void *out, const uint8_t *data,
                                                 size_t len) {
    lanewise_job_rest(lanewise_job_of(j, &lanewise_mlkem_h, out, NULL, 0), data, len);
    return lanewise_job_want(j, MLKEM_SYMBYTES);
}

/* SampleNTT(rho || x || y): 256 coefficients to `out`. */
static inline lanewise_job *lanewise_mlkem_job_matrix(lanewise_job *j, int16_t *out,
                                                      const uint8_t *rho, unsigned x, unsigned y,
                                                      mlkem_version version) {
    const lanewise_job_kind *kind = &lanewise_mlkem_matrix[version == MLKEM_ROUND2];
    return lanewise_job_tail(lanewise_job_of(j, kind, out, rho, MLKEM_SYMBYTES), 2, x, y);
}

/* SamplePolyCBD_eta(PRF_eta(seed, nonce)): 256 coefficients to `out`. */
static inline lanewise_job *lanewise_mlkem_job_noise(lanewise_job *j, int16_t *out,
                                                     const uint8_t *seed, unsigned nonce,
                                                     unsigned eta) {
    const lanewise_job_kind *kind = &lanewise_mlkem_noise[eta - 2];
    return lanewise_job_tail(lanewise_job_of(j, kind, out, seed, MLKEM_SYMBYTES), 1, nonce, 0);
}

#endif
