/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Polynomials of ML-DSA: 256 coefficients modulo q, in portable C without branches on them.
 *
 * Products are Montgomery's: of a and b they give a b / 2^32 modulo q. The inverse transform makes
 * up for one of them. Bounds: of inputs below q the transform gives values of at most 9.1 q; a sum
 * of up to seven products of such values with values below q, and of one product of two such
 * values, stays below 2^31 q and becomes at most 0.8 q.
 */
#ifndef LANEWISE_MLDSA_POLY_H
#define LANEWISE_MLDSA_POLY_H

#include "mldsa_sets.h"

typedef struct mldsa_poly {
    int32_t c[MLDSA_N];
} mldsa_poly;

/* Of coefficients whose absolute value is below q, in place. */
void lanewise_mldsa_ntt(mldsa_poly *p);
/* Of coefficients at most 0.8 q; the result is at most 1.25 q, and times 2^32. */
void lanewise_mldsa_inverse_ntt(mldsa_poly *p);

/* From a transformed polynomial of small coefficients back to it. */
void lanewise_mldsa_restore(mldsa_poly *p);

/* out = the sum of a[i] b[i], or that minus c d. All are transformed. With a count of 1 out may be
 * a or b. */
void lanewise_mldsa_product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                            unsigned count);
void lanewise_mldsa_product_less(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                                 unsigned count, const mldsa_poly *c, const mldsa_poly *d);

/* From values between -2q and 2q to 0 .. q - 1. */
void lanewise_mldsa_positive(mldsa_poly *p);
/* From values of at most 1.25 q to at most 2^22. */
void lanewise_mldsa_centre(mldsa_poly *p);

/* to += p, and to -= p; all coefficients are below 2^30 in absolute value. */
void lanewise_mldsa_add(mldsa_poly *to, const mldsa_poly *p);
void lanewise_mldsa_subtract(mldsa_poly *to, const mldsa_poly *p);

/* 1 if a coefficient is `bound` or more in absolute value. */
unsigned lanewise_mldsa_exceeds(const mldsa_poly *p, int32_t bound);

/* Power2Round of coefficients in 0 .. q - 1: p becomes t1; the rest goes to t0. */
void lanewise_mldsa_split(mldsa_poly *p, mldsa_poly *t0);

/* HighBits and LowBits of coefficients in 0 .. q - 1. `low` may be NULL; either may be r. */
void lanewise_mldsa_decompose(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                              mldsa_poly *low);
/* MakeHint: 1 where HighBits of high 2 gamma2 + low is not `high`; how many. `low` is at most
 * 2 gamma2; `hint` may be either. */
unsigned lanewise_mldsa_make_hint(const mldsa_params *p, const mldsa_poly *high,
                                  const mldsa_poly *low, mldsa_poly *hint);
/* UseHint: HighBits of r, corrected. */
void lanewise_mldsa_use_hint(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint);

#endif
