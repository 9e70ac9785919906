/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The operations of arith_vectors.h that AVX2 and AVX-512 have alike: X(F) is an intrinsic, M the
 * type of its vectors. */
#ifndef LANEWISE_MLKEM_ARITH_X86_64_H
#define LANEWISE_MLKEM_ARITH_X86_64_H

#include "mlkem/vectors.h"
#include "tables_x86_64.h"

enum { DOUBLED = 0 };

INLINE V all(int x) {
    return (V)X(set1_epi16)((short)x);
}

/* Compilers must not see that a product is a difference, or gcc turns two sums into four. */
INLINE V hidden(V x) {
    __asm__("" : "+v"(x));
    return x;
}

INLINE V high_product(V a, V b) {
    return (V)X(mulhi_epi16)((M)a, (M)b);
}

INLINE V product(V a, V z, V zi) {
    return hidden(high_product(a, z) - high_product(a * zi, all(Q)));
}

INLINE V rounded_product(V a, V b) {
    return (V)X(mulhrs_epi16)((M)a, (M)b);
}

INLINE V least(V a, V b) {
    return (V)X(min_epu16)((M)a, (M)b);
}

INLINE V up(V x, unsigned n) {
    return (V)X(slli_epi16)((M)x, (int)n);
}

typedef V P, S;
#define PAIRS LANES
#define pairs_at(P) LOAD(P)
#define put_pairs(P, A) STORE(P, A)
#define no_sum() all(0)

INLINE V swapped(V x) {
    return (V)((D)x << 16 | (D)x >> 16);
}

INLINE V by_gamma(V x, unsigned i) {
    return odd_from(x, product(x, LOAD(gammas + i), LOAD(gammas_over_q + i)));
}

INLINE void add_products(V *sum, V x, V y) {
    *sum = (V)((D)*sum + (D)X(madd_epi16)((M)x, (M)y));
}

/* Montgomery's reduction of 32 bits: low halves in one register, high ones in another. */
INLINE V reduced_sums(V even, V odd) {
    V low = odd_from(even, (V)((D)odd << 16)), high = odd_from((V)((D)even >> 16), odd);
    return high - high_product(low * all(Q_INVERSE), all(Q));
}

INLINE V pairs(V x, unsigned d) {
    return (V)X(madd_epi16)((M)x, X(set1_epi32)((1 << (d + 16)) | 1));
}

#define down(A, BYTES) ((V)X(bsrli_epi128)((M)(A), BYTES))

#endif
