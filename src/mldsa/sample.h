/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The hashes of ML-DSA and what is sampled from them (FIPS 204 section 7.3), as jobs of jobs.h.
 * They are run with an mldsa_params. All of these fill the job and return it. */
#ifndef LANEWISE_MLDSA_SAMPLE_H
#define LANEWISE_MLDSA_SAMPLE_H

#include "jobs/jobs.h"
#include "poly.h"

/* A challenge, and the bits of it that have not been used. */
typedef struct mldsa_ball {
    mldsa_poly c;
    uint64_t signs;
} mldsa_ball;

/* H: `want` bytes of SHAKE256 of seed and data. */
lanewise_job *lanewise_mldsa_job_h(lanewise_job *job, uint8_t *out, size_t want,
                                   const uint8_t *seed, unsigned seed_bytes, const uint8_t *data,
                                   size_t len);
/* ExpandA: one polynomial, transformed. */
lanewise_job *lanewise_mldsa_job_matrix(lanewise_job *job, mldsa_poly *a, const uint8_t *rho,
                                        unsigned row, unsigned column);
/* ExpandS: one polynomial, of 64 bytes of seed. */
lanewise_job *lanewise_mldsa_job_secret(lanewise_job *job, mldsa_poly *s, const uint8_t *seed,
                                        unsigned nonce);
/* ExpandMask: mldsa_z_bytes(p) bytes, of which lanewise_mldsa_unpack() makes a polynomial. */
lanewise_job *lanewise_mldsa_job_mask(lanewise_job *job, const mldsa_params *p, uint8_t *bytes,
                                      const uint8_t *seed, unsigned nonce);
/* SampleInBall of c~, which is treated as public. */
lanewise_job *lanewise_mldsa_job_challenge(lanewise_job *job, const mldsa_params *p, mldsa_ball *c,
                                           const uint8_t *seed);

#endif
