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

/* Of products of 32 by 32 bits the upper word, cut off or rounded. */
PAIRS_INLINE int32_t upper_word(int32_t a, int32_t b) {
    int32_t x;
    __asm__("smmul %0, %1, %2" : "=r"(x) : "r"(a), "r"(b));
    return x;
}

PAIRS_INLINE int32_t rounded_word(int32_t a, int32_t b) {
    int32_t x;
    __asm__("smmulr %0, %1, %2" : "=r"(x) : "r"(a), "r"(b));
    return x;
}

/* The residue in 0..q-1 of any x: 1290168 / 2^32 is so little above 1 / q that the quotient of
 * x + 10 q, which is positive, is right. */
PAIRS_INLINE uint32_t canonical_word(int32_t x) {
    x += 10 * Q;
    return (uint32_t)(x - upper_word(x, 1290168) * Q);
}

/* q added to what is negative. */
PAIRS_INLINE pair not_negative(pair x) {
    return add_pair(x, (x >> 15 & 0x10001) * Q);
}

/* The quotient is the upper half of 20 x + 2^15. */
PAIRS_INLINE pair reduced_pair(pair x) {
    int32_t low = __smlabb((int32_t)x, 20, 1 << 15), high = __smlatb((int32_t)x, 20, 1 << 15);
    low = __smlatt(low, PAIR_CONSTANTS, (int32_t)x);
    high = __smlatt(high, PAIR_CONSTANTS, (int32_t)x >> 16);
    return ((pair)low & 0xFFFF) | (pair)high << 16;
}

PAIRS_INLINE pair halves(uint32_t low, uint32_t high) {
    return low | high << 16;
}

/* (b0, gamma b1) and (b1, b0) of a pair. */
PAIRS_INLINE void prepare_pair(int16_t prepared[2 * N], pair x, int32_t gamma) {
    int32_t upper = montgomery_upper(upper_product((int32_t)x, gamma));
    store_pair(prepared, (x & 0xFFFF) | ((pair)upper & 0xFFFF0000));
    store_pair(prepared + N, x << 16 | x >> 16);
}

static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    const int16_t *gamma = lanewise_mlkem_zetas + 64;
    for (const int16_t *end = b + N; b < end; b += 4, prepared += 4, gamma++) {
        prepare_pair(prepared, load_pair(b), *gamma);
        prepare_pair(prepared + 2, load_pair(b + 2), -*gamma);
    }
}

/* Two pairs at a time, so that the pointers move half as often. */
static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    for (const int16_t *end = out + N; out < end; out += 4, a += 4, b += 4) {
        const int16_t *x = a, *y = b;
        int32_t even[2] = {0, 0}, odd[2] = {0, 0};
        for (unsigned j = k; j > 0; j--, x += N * stride, y += 2 * N) {
            int16x2_t first = (int16x2_t)load_pair(x), second = (int16x2_t)load_pair(x + 2);
            even[0] = __smlad(first, (int16x2_t)load_pair(y), even[0]);
            even[1] = __smlad(second, (int16x2_t)load_pair(y + 2), even[1]);
            odd[0] = __smlad(first, (int16x2_t)load_pair(y + N), odd[0]);
            odd[1] = __smlad(second, (int16x2_t)load_pair(y + N + 2), odd[1]);
        }
        for (unsigned j = 0; j < 2; j++)
            store_pair(out + 2 * j,
                       upper_halves(montgomery_upper(even[j]), montgomery_upper(odd[j])));
    }
}

static void scale_add(int16_t p[N], const int16_t e[N]) {
    for (const int16_t *end = p + N; p < end; p += 2, e += 2) {
        pair x = add_pair(product_pair(load_pair(p), MLKEM_R2), load_pair(e));
        store_pair(p, not_negative(reduced_pair(x)));
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

/* Strings of bits have the least significant first and are read and written by words: of three
 * words four numbers of 24 bits, whose upper bits are those of others. The calls are written out,
 * since compilers asked for small code keep loops, and what an index chooses in memory. */
#define QUARTERS(IN, CALL)                                                                         \
    do {                                                                                           \
        uint32_t w[3];                                                                             \
        memcpy(w, IN, sizeof w);                                                                   \
        CALL(0, w[0]);                                                                             \
        CALL(1, w[0] >> 24 | w[1] << 8);                                                           \
        CALL(2, w[1] >> 16 | w[2] << 16);                                                          \
        CALL(3, w[2] >> 8);                                                                        \
    } while (0)

/*
 * round(2^d x / q) modulo 2^d is the rounded upper word of 2 x times 2^(31+d) / q, for any x: a
 * quotient lies at least 1 / (2 q) from where rounding changes, and the factor's own rounding moves
 * it by 2^-16 at most.
 */
enum { COMPRESS_FACTOR = 1321131424 }; /* of d = 11 */

/* d bits of each coefficient: compressed, or residues if the factor is 0. */
PAIRS_INLINE void pack(uint8_t *out, const int16_t *p, unsigned d, int32_t factor) {
    uint32_t value, bits = 0, mask = (1u << d) - 1;
    unsigned count = 0;
    for (const uint8_t *end = out + 32 * d; out < end; out += 4) {
        do {
            int32_t x = (int32_t)load_pair(p), low = (int16_t)x, high = x >> 16;
            p += 2;
            value = factor ? ((uint32_t)rounded_word(2 * low, factor) & mask) |
                                 ((uint32_t)rounded_word(2 * high, factor) & mask) << d
                           : canonical_word(low) | canonical_word(high) << 12;
            bits |= value << count;
            count += 2 * d;
#if defined(__ARM_FEATURE_MVE) /* has loops that count down: gcc would divide to know how often */
            __asm__("" : "+r"(count));
#endif
        } while (count < 32);
        memcpy(out, &bits, 4);
        count -= 32;
        bits = value >> (2 * d - count);
    }
}

static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
    pack(out, p, d, COMPRESS_FACTOR >> (11 - d));
}

/* The bits of a pair, and what is above them. */
PAIRS_INLINE void decompress_pair(int16_t p[2], uint32_t bits, unsigned d) {
    uint32_t mask = (1u << d) - 1, half = (1u << d) / 2;
    store_pair(p, halves(((bits & mask) * Q + half) >> d, ((bits >> d & mask) * Q + half) >> d));
}

static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
    uint32_t word, bits = 0;
    unsigned n = 2 * d, count = 0; /* of the bits that wait: fewer than a pair has */
    for (const uint8_t *end = in + 32 * d; in < end; in += 4) {
        memcpy(&word, in, 4);
        decompress_pair(p, bits | word << count, d);
        bits = word >> (n - count);
        for (count += 32 - n, p += 2; count >= n; count -= n, bits >>= n, p += 2)
            decompress_pair(p, bits, d);
    }
}

static void encode_12(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    pack(out, p, 12, 0);
}

/* The pair less q. */
PAIRS_INLINE pair decode_pair(int16_t p[2], uint32_t bits) {
    pair less = sub_pair((bits & 0xFFF) | (bits << 4 & 0xFFF0000), halves(Q, Q));
    store_pair(p, not_negative(less));
    return less;
}

static unsigned decode_12(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    pair below = 0xFFFFFFFF; /* the top bits of both halves stay set while all are below q */
    for (const int16_t *end = p + N; p < end; p += 8, in += 12) {
#define DECODE(I, BITS) below &= decode_pair(p + 2 * I, BITS)
        QUARTERS(in, DECODE);
#undef DECODE
    }
    return 1 - ((below & below << 16) >> 31);
}

/* A candidate is written where the next coefficient goes, and stays if it is below q. */
PAIRS_INLINE int16_t *reject_one(int16_t *to, uint32_t candidate) {
    *to = (int16_t)candidate;
    return to + (candidate < Q);
}

static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    int16_t *to = p + have, *end = p + N;
    for (; len && end - to >= 8; len -= 12, in += 12) {
#define REJECT(I, BITS)                                                                            \
    do {                                                                                           \
        uint32_t two = BITS;                                                                       \
        to = reject_one(reject_one(to, two & 0xFFF), two >> 12 & 0xFFF);                           \
    } while (0)
        QUARTERS(in, REJECT);
#undef REJECT
    }
    for (; len && to < end; len -= 3, in += 3) {
        to = reject_one(to, in[0] | (in[1] & 15u) << 8);
        if (to < end)
            to = reject_one(to, in[1] >> 4 | (uint32_t)in[2] << 4);
    }
    return (unsigned)(to - p);
}

/* The sums of a, 3 bits, less those of b, in fields of 6 bits. */
PAIRS_INLINE void noise_four(int16_t p[4], uint32_t bits) {
    uint32_t t = (bits & 0x249249) + (bits >> 1 & 0x249249) + (bits >> 2 & 0x249249);
    t = (t & 0x1C71C7) + 0x208208 - (t >> 3 & 0x1C71C7);
    store_pair(p, sub_pair((t & 63) | (t << 10 & 0x3F0000), 0x80008));
    store_pair(p + 2, sub_pair((t >> 12 & 63) | (t >> 2 & 0x3F0000), 0x80008));
}

/* Of coefficients i and i + 4, and the next two, in fields of 4 bits. */
PAIRS_INLINE void noise_columns(int16_t p[6], uint32_t even, uint32_t odd) {
    pair x = sub_pair(even & 0xF000F, 0x40004), y = sub_pair(odd & 0xF000F, 0x40004);
    store_pair(p, (x & 0xFFFF) | y << 16);
    store_pair(p + 4, x >> 16 | (y & 0xFFFF0000));
}

/* As the portable one, differences too in all fields at once: each has something added that keeps
 * it positive. */
static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    const int16_t *end = p + N;
    if (eta == 2)
        for (; p < end; p += 8, in += 4) {
            uint32_t w, t;
            memcpy(&w, in, 4);
            t = (w & 0x55555555) + (w >> 1 & 0x55555555);
            t = (t & 0x33333333) + 0x44444444 - (t >> 2 & 0x33333333);
            noise_columns(p, t, t >> 4);
            noise_columns(p + 2, t >> 8, t >> 12);
        }
    else
        for (; p < end; p += 16, in += 12) {
#define NOISE(I, BITS) noise_four(p + 4 * I, BITS)
            QUARTERS(in, NOISE);
#undef NOISE
        }
}

#endif
