/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A part of arith_c.c for 32-bit Arm cores with DSP instructions (Cortex-M4, M7, M33): two
 * coefficients in a register. Products of 16 by 16 bits take either half of a register, so halves
 * are never unpacked; sums are of both halves at once. All functions compute the same as their
 * portable forms in arith_c.c, in the same order and the same widths. The transforms are assembly,
 * mlkem_armv7em.S.
 */
#ifndef LANEWISE_MLKEM_ARITH_PAIRS_H
#define LANEWISE_MLKEM_ARITH_PAIRS_H

#include <arm_acle.h>

#define PAIRS_INLINE static inline __attribute__((always_inline))

typedef uint32_t pair; /* the coefficient with the lower index in the lower half */

/* 1 / q modulo 2^16, and -q in the upper half. */
enum { PAIR_CONSTANTS = -(Q << 16) | 62209 };

PAIRS_INLINE pair load_pair(const int16_t p[2]) {
    pair x;
    memcpy(&x, p, sizeof x);
    return x;
}

PAIRS_INLINE void store_pair(int16_t p[2], pair x) {
    memcpy(p, &x, sizeof x);
}

PAIRS_INLINE pair add_pair(pair a, pair b) {
    return (pair)__sadd16((int16x2_t)a, (int16x2_t)b);
}

PAIRS_INLINE pair sub_pair(pair a, pair b) {
    return (pair)__ssub16((int16x2_t)a, (int16x2_t)b);
}

/* Of the lower halves; of the upper half of a and the lower one of b. gcc 12's arm_acle.h lacks
 * these and has those that add. */
PAIRS_INLINE int32_t lower_product(int32_t a, int32_t b) {
    int32_t x;
    __asm__("smulbb %0, %1, %2" : "=r"(x) : "r"(a), "r"(b));
    return x;
}

PAIRS_INLINE int32_t upper_product(int32_t a, int32_t b) {
    int32_t x;
    __asm__("smultb %0, %1, %2" : "=r"(x) : "r"(a), "r"(b));
    return x;
}

/* x / 2^16 modulo q, in the upper half. */
PAIRS_INLINE int32_t montgomery_upper(int32_t x) {
    return __smlabt(lower_product(x, PAIR_CONSTANTS), PAIR_CONSTANTS, x);
}

PAIRS_INLINE pair upper_halves(int32_t low, int32_t high) {
    pair x;
    __asm__("pkhtb %0, %1, %2, asr #16" : "=r"(x) : "r"(high), "r"(low));
    return x;
}

PAIRS_INLINE pair product_pair(pair a, int32_t z) {
    return upper_halves(montgomery_upper(lower_product((int32_t)a, z)),
                        montgomery_upper(upper_product((int32_t)a, z)));
}

/* The quotient is the upper half of 20 x + 2^15. */
PAIRS_INLINE pair reduced_pair(pair x) {
    int32_t low = __smlabb((int32_t)x, 20, 1 << 15), high = __smlatb((int32_t)x, 20, 1 << 15);
    low = __smlatt(low, PAIR_CONSTANTS, (int32_t)x);
    high = __smlatt(high, PAIR_CONSTANTS, (int32_t)x >> 16);
    return ((pair)low & 0xFFFF) | (pair)high << 16;
}

PAIRS_INLINE pair canonical_of(pair x) {
    x = reduced_pair(x);
    return add_pair(x, (x >> 15 & 0x10001) * Q);
}

static inline void canonical_pair(uint32_t to[2], const int16_t p[2]) {
    pair x = canonical_of(load_pair(p));
    to[0] = x & 0xFFFF;
    to[1] = x >> 16;
}

static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (unsigned i = 0; i < N; i += 2) {
        pair x = load_pair(b + i);
        int32_t gamma = lanewise_mlkem_zetas[64 + i / 4];
        int32_t upper = montgomery_upper(upper_product((int32_t)x, i & 2 ? -gamma : gamma));
        store_pair(prepared + i, (x & 0xFFFF) | ((pair)upper & 0xFFFF0000));
        store_pair(prepared + N + i, x << 16 | x >> 16);
    }
}

static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    for (unsigned i = 0; i < N; i += 2) {
        const int16_t *x = a + i, *y = b + i;
        int32_t even = 0, odd = 0;
        for (unsigned j = 0; j < k; j++, x += N * stride, y += 2 * N) {
            int16x2_t both = (int16x2_t)load_pair(x);
            even = __smlad(both, (int16x2_t)load_pair(y), even);
            odd = __smlad(both, (int16x2_t)load_pair(y + N), odd);
        }
        store_pair(out + i, upper_halves(montgomery_upper(even), montgomery_upper(odd)));
    }
}

static void scale_add(int16_t p[N], const int16_t e[N]) {
    for (unsigned i = 0; i < N; i += 2) {
        pair x = product_pair(load_pair(p + i), MLKEM_R2);
        store_pair(p + i, canonical_of(add_pair(x, load_pair(e + i))));
    }
}

static void add_to(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 2)
        store_pair(p + i, add_pair(load_pair(p + i), load_pair(a + i)));
}

static void subtract_from(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 2)
        store_pair(p + i, sub_pair(load_pair(a + i), load_pair(p + i)));
}

#endif
