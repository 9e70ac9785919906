/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials from hashes: FIPS 204 section 7.3. Several are sampled at once, each in a state of
 * the widest kernel. All return a status, which is not OK only if hashing fails. */
#ifndef LANEWISE_MLDSA_SAMPLE_H
#define LANEWISE_MLDSA_SAMPLE_H

#include "poly.h"

/* ExpandA: k times l polynomials, row by row, transformed. */
int lanewise_mldsa_sample_matrix(const mldsa_params *p, mldsa_poly *a, const uint8_t rho[32]);
/* ExpandS: l polynomials to s1, k to s2. */
int lanewise_mldsa_sample_secrets(const mldsa_params *p, mldsa_poly *s1, mldsa_poly *s2,
                                  const uint8_t seed[64]);
/* ExpandMask: l polynomials. */
int lanewise_mldsa_sample_mask(const mldsa_params *p, mldsa_poly *y, const uint8_t seed[64],
                               unsigned nonce);
/* SampleInBall of c~, which is treated as public. */
int lanewise_mldsa_sample_challenge(const mldsa_params *p, mldsa_poly *c, const uint8_t *seed);

#endif
