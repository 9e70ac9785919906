/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Products of a challenge with s1 and s2. Their coefficients are at most tau eta, which is 196 or
 * less, so they are computed modulo 3329, in elements of 16 bits, by the transforms of ML-KEM
 * (mlkem/arith.h): twice as many elements to a register, and no products of 64 bits.
 */
#ifndef LANEWISE_MLDSA_NARROW_H
#define LANEWISE_MLDSA_NARROW_H

#include "poly.h"

/* A polynomial of s1 or s2, transformed. */
typedef struct mldsa_narrow {
    int16_t c[MLDSA_N];
} mldsa_narrow;

/* A challenge, transformed and prepared for products with many. */
typedef struct mldsa_multiplier {
    int16_t c[2 * MLDSA_N];
} mldsa_multiplier;

/* Of coefficients at most eta. */
void lanewise_mldsa_narrow(mldsa_narrow *to, const mldsa_poly *p);
/* Of tau coefficients 1 and -1, and zeros. */
void lanewise_mldsa_multiplier(mldsa_multiplier *to, const mldsa_poly *c);
/* c times s, as numbers, not residues: what the transform back gives is at most 2187 and a product
 * at most 196, so they cannot differ by a multiple of 3329. */
void lanewise_mldsa_multiply(mldsa_narrow *out, const mldsa_multiplier *c, const mldsa_narrow *s);
/* What narrow() was given. */
void lanewise_mldsa_widen(mldsa_poly *to, const mldsa_narrow *s);

/* to += p, and to -= p, of numbers; those of `to` are below 2^30 in absolute value. */
void lanewise_mldsa_add_narrow(mldsa_poly *to, const mldsa_narrow *p);
void lanewise_mldsa_subtract_narrow(mldsa_poly *to, const mldsa_narrow *p);

#endif
