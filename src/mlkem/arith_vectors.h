/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The arithmetic of arith.h but transforms and rejection, on vectors of any width: included once by
 * the file of an instruction set, which defines before
 *
 *     TARGET, INLINE                   attributes of functions
 *     V                                a vector of int16_t, of gcc's and clang's extension
 *     PARTS                            of so many times 128 bits
 *     V all(int x)                     in all elements
 *     V product(V a, V z, V zi)        Montgomery product; zi is z / q modulo 2^16
 *     V rounded_product(V a, V b)      a b / 2^15, to nearest
 *     V high_product(V a, V b)         a b / 2^(16 - DOUBLED), down
 *     V least(V a, V b)                the smaller ones without sign
 *     V one_more(V x, V a, V b)        x, and 1 more where a > b
 *     V up(V x, unsigned n)            shifted to the left by n
 *     V odd_from(V x, V y)             even elements of x, odd ones of y
 *     unsigned negative_in(V x)        1 if one is negative
 *
 * for products of pairs
 *
 *     P, PAIRS                         so many coefficients, in pairs
 *     P pairs_at(p), put_pairs(p, P)   load and store them
 *     P swapped(P x)                   both of each pair exchanged
 *     P by_gamma(P x, unsigned i)      odd ones times gamma; x is of coefficients i and so on
 *     S, no_sum(), add_products(S *s, P x, P y), P reduced_sums(S even, S odd)
 *
 * for strings of bits, whose eight numbers of d bits are d bytes
 *
 *     V pairs(V x, unsigned d)         two elements side by side in 32 bits
 *     V down(V x, N)                   each part by N bytes
 *     V pick(V x, B index)             bytes, in each part or, with AVX-512, of all
 *     V get(in, d), void put(out, V x, d)   d bytes a part; but if READS_EXACTLY they touch 16
 *     V twelves(in, unsigned k)        words of 12 bits of the k-th vector of a BLOCK
 *     V sixes(in, unsigned k)          48 bits in each 64, of 12 bytes a part; those of the first
 *                                      LANES numbers are in the lower halves of parts
 *     V flagged(in, V x)               elements where a bit is set
 *     void store_nibbles(p, V x)       those of x, less 2, four to an element
 *     uint32_t ones(const V *x)        the lowest bits of 32, or PACKS_ONES
 *     unsigned below_q(int16_t *to, in)   sixteen words, first those of 24 bytes that are below q;
 *                                      how many; or OWN_REJECT
 *
 * What is computed is what arith_c.c computes, number for number.
 */
#ifndef LANEWISE_MLKEM_ARITH_VECTORS_H
#define LANEWISE_MLKEM_ARITH_VECTORS_H

#include "common/vector.h"
#include "mlkem/vectors.h"

/* Numbers of 6 bits in the lower halves of parts, and in the upper ones. */
#define LOWER_6(D, J) (uint8_t)((J) / 16 * 16 + (J) % 16 / 2 * 6 / 8 + (J) % 2)
#define UPPER_6(D, J) (uint8_t)(LOWER_6(D, J) + 8)
/* Of 11 bits, three bytes of those with even numbers, and of the others behind a byte. */
#define EVEN_11(D, J) (uint8_t)((J) % 4 < 3 ? (J) / 4 * 22 / 8 + (J) % 4 : 0x80)
#define ODD_11(D, J) (uint8_t)((J) % 4 ? ((J) / 4 * 22 + 11) / 8 + (J) % 4 - 1 : 0x80)

TARGET static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (unsigned i = 0; i < N; i += PAIRS) {
        P x = pairs_at(b + i);
        put_pairs(prepared + N + i, swapped(x));
        put_pairs(prepared + i, by_gamma(x, i));
    }
}

INLINE void inner_k(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    for (unsigned i = 0; i < N; i += PAIRS) {
        S even = no_sum(), odd = no_sum();
        for (unsigned j = 0; j < k; j++) {
            P x = pairs_at(a + N * stride * j + i);
            IN_REGISTER(x);
            add_products(&even, x, pairs_at(b + 2 * N * j + i));
            add_products(&odd, x, pairs_at(b + 2 * N * j + N + i));
        }
        put_pairs(out + i, reduced_sums(even, odd));
    }
}

/* Each number of terms has a loop of its own, unrolled. */
TARGET static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b,
                         unsigned k) {
    if (k == 2)
        inner_k(out, a, stride, b, 2);
    else if (k == 3)
        inner_k(out, a, stride, b, 3);
    else if (k == 4)
        inner_k(out, a, stride, b, 4);
    else
        inner_k(out, a, stride, b, k);
}

/* x + q is the smaller one without sign exactly if x is negative. */
INLINE V canonical(V x) {
    x -= rounded_product(x, all(10)) * all(Q);
    return least(x, x + all(Q));
}

TARGET static void scale_add(int16_t p[N], const int16_t e[N]) {
    EACH(i) {
        V x = product(LOAD(p + i), all(MLKEM_R2), all(MLKEM_R2 * Q_INVERSE));
        STORE(p + i, canonical(x + LOAD(e + i)));
    }
}

TARGET static void add_to(int16_t p[N], const int16_t a[N]) {
    EACH(i)
    STORE(p + i, LOAD(p + i) + LOAD(a + i));
}

TARGET static void subtract_from(int16_t p[N], const int16_t a[N]) {
    EACH(i)
    STORE(p + i, LOAD(a + i) - LOAD(p + i));
}

/* round(x 2^d / q) modulo 2^d of any x with its sign. The quotient is guessed with a factor so near
 * that the remainder is more than -q / 2 and less than 3 q / 2. */
INLINE V compressed(V x, unsigned d) {
    const int factor = ((1 << (16 - DOUBLED + d)) + Q / 2) / Q;
    V quotient = high_product(x, all(factor));
    if (factor >= 0x8000) /* it was multiplied by factor - 2^16 */
        quotient += x;
    V remainder = up(x, d) - quotient * all(Q);
    return one_more(quotient, remainder, all(Q / 2)) & all((1 << d) - 1);
}

/* d bits of each element side by side, in whole bytes: the first ones of each of these groups. */
#define GROUP(D) ((D) % 4 == 0 ? 4u : (D) % 2 == 0 ? 8u : 16u)
#define KEPT(D) (GROUP(D) * (D) / 16)
#define CLOSE(D, J) (uint8_t)((J) / KEPT(D) * GROUP(D) + (J) % KEPT(D))

INLINE V joined(V x, unsigned d) {
    x = pairs(x, d);
    if (GROUP(d) == 4)
        return x;
    const E over = (E)IN_PARTS(0, 0) + (32 - 2 * d);
    E fours = (E)((D)x << (D)over) >> over;
    if (GROUP(d) == 8)
        return (V)fours;
    if (d < 8) /* behind eight of them are others then */
        return (V)(fours | (E)down((V)fours, 8) << 4 * d);
    fours <<= (E)IN_PARTS(0, 4);
    const E low = fours & (E)IN_PARTS(UINT64_MAX, 0);
    return (V)(low | (E)down((V)(fours ^ low), 3));
}

/* The lower bytes of x, 8 at most. */
INLINE void put_word(uint8_t *out, uint64_t x, unsigned count) {
    memcpy(out, &x, count < 8 ? count : 8);
}

/* The residues of so many coefficients, compressed or, with 12 bits, whole. */
INLINE V packed(const int16_t *p, unsigned d) {
    V x = d == 12 ? canonical(LOAD(p)) : compressed(LOAD(p), d);
    x = joined(x, d);
    return GROUP(d) < 16 || PARTS == 4 ? pick(x, INDEX(CLOSE, d)) : x;
}

/* What put() writes behind its bytes is overwritten by those that follow, but at the end. */
INLINE void pack(uint8_t *out, const int16_t p[N], unsigned d) {
    const unsigned whole = EXACT ? N : d > 4 ? N - 32 : 0;
    for (unsigned i = 0; i < whole; i += LANES, out += d * PARTS)
        put(out, packed(p + i, d), d);
    for (unsigned i = whole; i < N; i += LANES) {
        const E x = (E)packed(p + i, d);
        for (unsigned k = 0; k < 2 * PARTS; k += 2, out += d) {
            put_word(out, x[k], d);
            if (d > 8)
                put_word(out + 8, x[k + 1], d - 8);
        }
    }
}

/* Words with numbers of d bits at the top, zeros below. */
INLINE V unpacked(V x, unsigned d) {
    if (d != 11) {
        x = TO_TOP(pick(x, INDEX(AT, d)), d);
        return x & all(0x10000 - (1 << (16 - d)));
    }
#if defined(unpacked_11)
    return unpacked_11(x);
#else
    D even = (D)pick(x, INDEX(EVEN_11, d)) >> (D)IN_PARTS(0, 6, 4, 2);
    D odd = (D)pick(x, INDEX(ODD_11, d)) << (D)IN_PARTS(5, 7, 1, 3);
    return up(odd_from((V)even, (V)odd), 5);
#endif
}

/* round(x q / 2^d) is the rounding product of x 2^(15 - d) and q. */
INLINE void decompress_at(int16_t *p, const uint8_t *in, unsigned d) {
    U x = (U)unpacked(get(in, d), d);
    STORE(p, rounded_product((V)(x >> 1), all(Q)));
}

INLINE void decompress_d(int16_t p[N], const uint8_t *in, unsigned d) {
    const unsigned whole = EXACT ? N : N - 32;
    uint8_t last[4 * 11 + 16] = {0}; /* 16 bytes can be read where fewer are left */
    if (!EXACT)
        memcpy(last, in + 28 * d, 4 * d);
    for (unsigned i = 0; i < whole; i += LANES)
        decompress_at(p + i, in + i * d / 8, d);
    for (unsigned i = whole; i < N; i += LANES)
        decompress_at(p + i, last + (i - whole) * d / 8, d);
}

/* The message: one bit a coefficient. */
INLINE void compress_1(uint8_t out[32], const int16_t p[N]) {
#if defined(PACKS_ONES)
    pack(out, p, 1);
#else
    for (unsigned i = 0; i < N; i += 32) {
        V x[32 / LANES];
        for (unsigned k = 0; k < 32 / LANES; k++)
            x[k] = compressed(LOAD(p + i + LANES * k), 1);
        const uint32_t bits = ones(x);
        memcpy(out + i / 8, &bits, sizeof bits);
    }
#endif
}

TARGET static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
    switch (d) {
    case 1:
        compress_1(out, p);
        break;
    case 4:
        pack(out, p, 4);
        break;
    case 5:
        pack(out, p, 5);
        break;
    case 10:
        pack(out, p, 10);
        break;
    case 11:
        pack(out, p, 11);
        break;
    default:
        lanewise_mlkem_arith_c.compress(out, p, d);
    }
}

TARGET static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
    switch (d) {
    case 1:
        EACH(i)
        STORE(p + i, flagged(in + i / 8, all((Q + 1) / 2)));
        break;
    case 4:
        decompress_d(p, in, 4);
        break;
    case 5:
        decompress_d(p, in, 5);
        break;
    case 10:
        decompress_d(p, in, 10);
        break;
    case 11:
        decompress_d(p, in, 11);
        break;
    default:
        lanewise_mlkem_arith_c.decompress(p, in, d);
    }
}

#if !defined(OWN_ENCODE)
TARGET static void encode(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    pack(out, p, 12);
}
#endif

/* So many vectors, of 12 bytes a part, are read together. */
enum { BLOCK = PARTS == 1 ? 2 : 1, BLOCK_BYTES = 12 * PARTS * BLOCK };

TARGET static unsigned decode(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    V below = all(-1);
    for (unsigned i = 0; i < N; i += BLOCK * LANES, in += BLOCK_BYTES)
        for (unsigned k = 0; k < BLOCK; k++) {
            V x = twelves(in, k), less = x - all(Q);
            below &= less;
            STORE(p + i + LANES * k, least(x, less));
        }
    return negative_in(~below);
}

#if !defined(OWN_REJECT)
/* Sixteen candidates at a time. */
TARGET static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    const uint8_t *end = in + len;
    for (; in < end && have <= N - 16; in += 24)
        have += below_q(p + have, in);
    for (; in < end && have < N; in += 24) {
        int16_t rest[16];
        unsigned n = below_q(rest, in);
        n = n < N - have ? n : N - have;
        memcpy(p + have, rest, 2 * n);
        have += n;
    }
    return have;
}
#endif

/* The number of 6 bits at the top of each word, less 3. */
INLINE V sixth(V x) {
    return (V)((U)TO_TOP(x, 6) >> 10) - all(3);
}

/* Sums of eta bits stand in fields of so many, and then a - b + eta in fields of twice as many; m
 * and m2 are the lowest bit and the lower half of each field. */
INLINE V differences(V bits, unsigned eta, uint64_t m, uint64_t m2, uint64_t etas) {
    const E zero = (E)all(0);
    E x = (E)bits, sum = (x & (zero + m)) + (x >> 1 & (zero + m));
    if (eta == 3)
        sum += x >> 2 & (zero + m);
    return (V)((sum & (zero + m2)) + (zero + etas) - (sum >> eta & (zero + m2)));
}

TARGET static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2) {
        const uint64_t m = 0x5555555555555555, m2 = 0x3333333333333333, etas = 0x2222222222222222;
        for (unsigned i = 0; i < N; i += 4 * LANES, in += sizeof(V))
            store_nibbles(p + i, differences(LOAD(in), 2, m, m2, etas));
        return;
    }
    const uint64_t m = 0x249249249249, m2 = 0x1C71C71C71C7, etas = 0x0C30C30C30C3;
    for (unsigned i = 0; i < N; i += 2 * BLOCK * LANES, in += BLOCK_BYTES)
        for (unsigned k = 0; k < BLOCK; k++) {
            V x = differences(sixes(in, k), 3, m, m2, etas);
            STORE(p + i + 2 * LANES * k, sixth(pick(x, INDEX(LOWER_6, 6))));
            STORE(p + i + 2 * LANES * k + LANES, sixth(pick(x, INDEX(UPPER_6, 6))));
        }
}

#define ARITH(NAME, FEATURES, NTT, INVERSE)                                                        \
    {                                                                                              \
        .name = NAME,                                                                              \
        .features = FEATURES,                                                                      \
        .ntt = NTT,                                                                                \
        .inverse = INVERSE,                                                                        \
        .prepare = prepare,                                                                        \
        .inner = inner,                                                                            \
        .scale_add = scale_add,                                                                    \
        .add = add_to,                                                                             \
        .subtract_from = subtract_from,                                                            \
        .compress = compress,                                                                      \
        .decompress = decompress,                                                                  \
        .encode = encode,                                                                          \
        .decode = decode,                                                                          \
        .reject = reject,                                                                          \
        .noise = noise,                                                                            \
    }

#endif
