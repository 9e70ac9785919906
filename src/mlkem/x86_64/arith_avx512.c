/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic with AVX-512: a polynomial is eight zmm registers. The results are those of the
 * portable code bit for bit; arith_c.c and arith.h say what they are and why nothing overflows.
 *
 * Layers of the transform that span fewer than 32 coefficients exchange parts of two registers,
 * so that a butterfly is always between registers, and the order is restored at the end. So all
 * polynomials keep the order of the standard, and matrices and keys need no other layout.
 */
#include "mlkem/arith.h"

#include "keccak/cpu.h"
#include "mlkem/params.h"
#include "mlkem/zetas.h"
#include "tables_avx512.h"

#include <immintrin.h>
#include <string.h>

#define TARGET                                                                                     \
    __attribute__((                                                                                \
        target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

enum { Q = MLKEM_Q, N = MLKEM_N };
static const __mmask32 ODD_WORDS = 0xAAAAAAAA;

typedef __m512i V;

INLINE V load(const void *p) {
    return _mm512_loadu_si512(p);
}

INLINE void store(void *p, V x) {
    _mm512_storeu_si512(p, x);
}

INLINE V all(int x) {
    return _mm512_set1_epi16((short)x);
}

INLINE V add(V a, V b) {
    return _mm512_add_epi16(a, b);
}

INLINE V sub(V a, V b) {
    return _mm512_sub_epi16(a, b);
}

/* Two things that compilers must not see through: where a table is, or they make its numbers from
 * general registers; and that a product is a difference, or gcc turns two sums into four. */
INLINE const int16_t *hidden_table(const int16_t *p) {
    __asm__("" : "+r"(p));
    return p;
}

INLINE V hidden(V x) {
    __asm__("" : "+v"(x));
    return x;
}

/* Montgomery product with a constant z; zi is z / q modulo 2^16. */
INLINE V product(V a, V z, V zi) {
    V low = _mm512_mulhi_epi16(_mm512_mullo_epi16(a, zi), all(Q));
    return hidden(sub(_mm512_mulhi_epi16(a, z), low));
}

INLINE V reduced(V x) {
    return sub(x, _mm512_mullo_epi16(_mm512_mulhrs_epi16(x, all(10)), all(Q)));
}

/* x + q is the smaller one without sign exactly if x is negative. */
INLINE V canonical(V x) {
    x = reduced(x);
    return _mm512_min_epu16(x, add(x, all(Q)));
}

/* 128-bit parts a0 b0 a2 b2, and a1 b1 a3 b3. */
INLINE V even_parts(V a, V b) {
    return _mm512_permutex2var_epi64(a, _mm512_setr_epi64(0, 1, 8, 9, 4, 5, 12, 13), b);
}

INLINE V odd_parts(V a, V b) {
    return _mm512_permutex2var_epi64(a, _mm512_setr_epi64(2, 3, 10, 11, 6, 7, 14, 15), b);
}

/* Parts a0 b0 a1 b1, and a2 b2 a3 b3. */
INLINE V lower_parts(V a, V b) {
    return _mm512_permutex2var_epi64(a, _mm512_setr_epi64(0, 1, 8, 9, 2, 3, 10, 11), b);
}

INLINE V upper_parts(V a, V b) {
    return _mm512_permutex2var_epi64(a, _mm512_setr_epi64(4, 5, 12, 13, 6, 7, 14, 15), b);
}

INLINE V even_words(V a, V b) {
    return _mm512_castps_si512(
        _mm512_shuffle_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), 0x88));
}

INLINE V odd_words(V a, V b) {
    return _mm512_castps_si512(
        _mm512_shuffle_ps(_mm512_castsi512_ps(a), _mm512_castsi512_ps(b), 0xDD));
}

#define SWAP(A, B, FIRST, SECOND)                                                                  \
    do {                                                                                           \
        V swap_a = FIRST, swap_b = SECOND;                                                         \
        A = swap_a, B = swap_b;                                                                    \
    } while (0)

/* Parts a0 a1 b0 b1 and a2 a3 b2 b3; then a0 a2 b0 b2 and a1 a3 b1 b3. */
#define JOIN_LOWER_HALVES(A, B)                                                                    \
    SWAP(A, B, _mm512_shuffle_i64x2(A, B, 0x44), _mm512_shuffle_i64x2(A, B, 0xEE))
#define JOIN_EVEN_PARTS(A, B)                                                                      \
    SWAP(A, B, _mm512_shuffle_i64x2(A, B, 0x88), _mm512_shuffle_i64x2(A, B, 0xDD))
#define SWAP_PARTS(A, B) SWAP(A, B, even_parts(A, B), odd_parts(A, B))
#define RESTORE_PARTS(A, B) SWAP(A, B, lower_parts(A, B), upper_parts(A, B))
#define SWAP_QUARTERS(A, B) SWAP(A, B, _mm512_unpacklo_epi64(A, B), _mm512_unpackhi_epi64(A, B))
#define SWAP_WORDS(A, B) SWAP(A, B, even_words(A, B), odd_words(A, B))
#define RESTORE_WORDS(A, B) SWAP(A, B, _mm512_unpacklo_epi32(A, B), _mm512_unpackhi_epi32(A, B))

#define BUTTERFLY(A, B, ...)                                                                       \
    do {                                                                                           \
        V butterfly_t = product(B, __VA_ARGS__);                                                   \
        B = sub(A, butterfly_t);                                                                   \
        A = add(A, butterfly_t);                                                                   \
    } while (0)

#define BUTTERFLY_INVERSE(A, B, ...)                                                               \
    do {                                                                                           \
        V butterfly_d = sub(B, A);                                                                 \
        A = add(A, B);                                                                             \
        B = product(butterfly_d, __VA_ARGS__);                                                     \
    } while (0)

INLINE V twice(const int16_t *p) {
    int two;
    memcpy(&two, p, sizeof two);
    return _mm512_set1_epi32(two);
}

/* A root and the same divided by q: number i for all, or a vector of them from a table. */
#define ACROSS(I) twice(roots + 4 * (I) - 4), twice(roots + 4 * (I) - 2)
#define WITHIN(TABLE, LAYER) load(TABLE + 64 * (LAYER)), load(TABLE + 64 * (LAYER) + 32)

/* What follows is done with four pairs of registers in turn, step by step: a pair alone is one long
 * chain of results that wait for each other, and a core looks only so far ahead for other work. */
#define EACH(STEP)                                                                                 \
    do {                                                                                           \
        STEP(a, b);                                                                                \
        STEP(c, d);                                                                                \
        STEP(e, f);                                                                                \
        STEP(g, h);                                                                                \
    } while (0)
#define EACH_LAYER(KIND, ROOTS, LAYER)                                                             \
    do {                                                                                           \
        KIND(a, b, WITHIN(ROOTS, LAYER));                                                          \
        KIND(c, d, WITHIN((ROOTS) + 256, LAYER));                                                  \
        KIND(e, f, WITHIN((ROOTS) + 512, LAYER));                                                  \
        KIND(g, h, WITHIN((ROOTS) + 768, LAYER));                                                  \
    } while (0)
#define REDUCE(A, B) A = reduced(A), B = reduced(B)
#define REDUCE_FIRST(A, B) A = reduced(A)

#define LOAD_ALL(P)                                                                                \
    V a = load(P), b = load(P + 32), c = load(P + 64), d = load(P + 96), e = load(P + 128),        \
      f = load(P + 160), g = load(P + 192), h = load(P + 224)
#define STORE_ALL(P)                                                                               \
    store(P, a), store(P + 32, b), store(P + 64, c), store(P + 96, d), store(P + 128, e),          \
        store(P + 160, f), store(P + 192, g), store(P + 224, h)

TARGET static void ntt(int16_t p[N]) {
    const int16_t *roots = hidden_table(across);
    LOAD_ALL(p);
    BUTTERFLY(a, e, ACROSS(1));
    BUTTERFLY(b, f, ACROSS(1));
    BUTTERFLY(c, g, ACROSS(1));
    BUTTERFLY(d, h, ACROSS(1));
    BUTTERFLY(a, c, ACROSS(2));
    BUTTERFLY(b, d, ACROSS(2));
    BUTTERFLY(e, g, ACROSS(3));
    BUTTERFLY(f, h, ACROSS(3));
    BUTTERFLY(a, b, ACROSS(4));
    BUTTERFLY(c, d, ACROSS(5));
    BUTTERFLY(e, f, ACROSS(6));
    BUTTERFLY(g, h, ACROSS(7));
    EACH(JOIN_LOWER_HALVES);
    EACH_LAYER(BUTTERFLY, within, 0);
    EACH(JOIN_EVEN_PARTS);
    EACH_LAYER(BUTTERFLY, within, 1);
    EACH(SWAP_QUARTERS);
    EACH_LAYER(BUTTERFLY, within, 2);
    EACH(SWAP_WORDS);
    EACH_LAYER(BUTTERFLY, within, 3);
    EACH(RESTORE_WORDS);
    EACH(SWAP_QUARTERS);
    EACH(SWAP_PARTS);
    EACH(REDUCE);
    STORE_ALL(p);
}

#define LAST(A, B)                                                                                 \
    do {                                                                                           \
        V last_d = sub(B, A);                                                                      \
        A = product(add(A, B), all(LAST_SCALE), all(LAST_SCALE_INVERSE));                          \
        B = product(last_d, all(LAST_ZETA), all(LAST_ZETA_INVERSE));                               \
    } while (0)

TARGET static void inverse(int16_t p[N]) {
    const int16_t *roots = hidden_table(across);
    LOAD_ALL(p);
    EACH(SWAP_PARTS);
    EACH(SWAP_QUARTERS);
    EACH(SWAP_WORDS);
    EACH_LAYER(BUTTERFLY_INVERSE, within_inverse, 3);
    EACH(RESTORE_WORDS);
    EACH_LAYER(BUTTERFLY_INVERSE, within_inverse, 2);
    EACH(SWAP_QUARTERS);
    EACH_LAYER(BUTTERFLY_INVERSE, within_inverse, 1);
    EACH(REDUCE_FIRST); /* sums, after the third layer */
    EACH(RESTORE_PARTS);
    EACH_LAYER(BUTTERFLY_INVERSE, within_inverse, 0);
    EACH(JOIN_LOWER_HALVES);
    BUTTERFLY_INVERSE(a, b, ACROSS(7));
    BUTTERFLY_INVERSE(c, d, ACROSS(6));
    BUTTERFLY_INVERSE(e, f, ACROSS(5));
    BUTTERFLY_INVERSE(g, h, ACROSS(4));
    BUTTERFLY_INVERSE(a, c, ACROSS(3));
    BUTTERFLY_INVERSE(b, d, ACROSS(3));
    BUTTERFLY_INVERSE(e, g, ACROSS(2));
    BUTTERFLY_INVERSE(f, h, ACROSS(2));
    a = reduced(a), b = reduced(b), e = reduced(e), f = reduced(f);
    LAST(a, e);
    LAST(b, f);
    LAST(c, g);
    LAST(d, h);
    STORE_ALL(p);
}

TARGET static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (unsigned i = 0; i < N; i += 32) {
        V x = load(b + i), gx = product(x, load(gammas + 2 * i), load(gammas + 2 * i + 32));
        store(prepared + i, _mm512_mask_mov_epi16(x, ODD_WORDS, gx));
        store(prepared + N + i, _mm512_rol_epi32(x, 16));
    }
}

INLINE void inner_of(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b,
                     unsigned k) {
    for (unsigned i = 0; i < N; i += 32) {
        V even = _mm512_setzero_si512(), odd = even;
        for (unsigned j = 0; j < k; j++) {
            V x = load(a + N * stride * j + i);
            even = _mm512_add_epi32(even, _mm512_madd_epi16(x, load(b + 2 * N * j + i)));
            odd = _mm512_add_epi32(odd, _mm512_madd_epi16(x, load(b + 2 * N * j + N + i)));
        }
        /* Montgomery's reduction of 32 bits: low halves in one register, high ones in another. */
        V low = _mm512_mask_mov_epi16(even, ODD_WORDS, _mm512_slli_epi32(odd, 16));
        V high = _mm512_mask_mov_epi16(_mm512_srli_epi32(even, 16), ODD_WORDS, odd);
        V t = _mm512_mullo_epi16(low, all(Q_INVERSE));
        store(out + i, sub(high, _mm512_mulhi_epi16(t, all(Q))));
    }
}

/* Each number of terms has a loop of its own, unrolled. */
TARGET static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b,
                         unsigned k) {
    if (k == 2)
        inner_of(out, a, stride, b, 2);
    else if (k == 3)
        inner_of(out, a, stride, b, 3);
    else if (k == 4)
        inner_of(out, a, stride, b, 4);
    else
        inner_of(out, a, stride, b, k);
}

TARGET static void scale_add(int16_t p[N], const int16_t e[N]) {
    for (unsigned i = 0; i < N; i += 32)
        store(p + i, canonical(add(product(load(p + i), all(R2), all(R2_INVERSE)), load(e + i))));
}

TARGET static void add_to(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 32)
        store(p + i, add(load(p + i), load(a + i)));
}

TARGET static void subtract_from(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 32)
        store(p + i, sub(load(a + i), load(p + i)));
}

INLINE void store_bytes(uint8_t *out, V x, unsigned len) {
    _mm512_mask_storeu_epi8(out, ((uint64_t)1 << len) - 1, x);
}

INLINE V load_bytes(const uint8_t *in, unsigned len) {
    return _mm512_maskz_loadu_epi8(((uint64_t)1 << len) - 1, in);
}

/* Two words of d bits become 2 d bits of a double word, two of those 4 d bits of 64. */
INLINE V pairs(V x, int d) {
    return _mm512_madd_epi16(x, _mm512_set1_epi32((1 << (d + 16)) | 1));
}

INLINE V fours(V x, int d) {
    x = _mm512_sllv_epi32(pairs(x, d), _mm512_set1_epi64(32 - 2 * d));
    return _mm512_srli_epi64(x, (unsigned)(32 - 2 * d));
}

/* 32 coefficients; arith_c.c explains the quotient. */
INLINE void compress_32(uint8_t *out, V x, unsigned d, int factor) {
    V quotient = _mm512_mulhi_epu16(x, all(factor));
    V remainder = sub(_mm512_slli_epi16(x, d), _mm512_mullo_epi16(quotient, all(Q)));
    __mmask32 up = _mm512_cmpgt_epi16_mask(remainder, all(Q / 2));
    x = _mm512_mask_add_epi16(quotient, up, quotient, all(1));
    x = _mm512_and_si512(x, all((1 << d) - 1));
    if (d == 1) {
        uint32_t bits = _mm512_test_epi16_mask(x, all(1));
        memcpy(out, &bits, sizeof bits);
    } else if (d == 4) {
        _mm_storeu_si128((__m128i *)out, _mm512_cvtepi32_epi8(pairs(x, 4)));
    } else if (d == 5) {
        x = fours(x, 5);
        x = _mm512_or_si512(x, _mm512_slli_epi64(_mm512_bsrli_epi128(x, 8), 20));
        store_bytes(out, _mm512_permutexvar_epi8(load(pack_5), x), 20);
    } else if (d == 10) {
        store_bytes(out, _mm512_permutexvar_epi8(load(pack_10), fours(x, 10)), 40);
    } else {
        x = _mm512_sllv_epi64(fours(x, 11), _mm512_setr_epi64(0, 4, 0, 4, 0, 4, 0, 4));
        x = _mm512_or_si512(_mm512_maskz_mov_epi64(0x55, x),
                            _mm512_bsrli_epi128(_mm512_maskz_mov_epi64(0xAA, x), 3));
        store_bytes(out, _mm512_permutexvar_epi8(load(pack_11), x), 44);
    }
}

TARGET static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
#define CASE(D)                                                                                    \
    case D:                                                                                        \
        for (unsigned i = 0; i < N; i += 32, out += 4 * D)                                         \
            compress_32(out, canonical(load(p + i)), D, mlkem_compress_factor[D]);                 \
        break
    switch (d) {
        CASE(1);
        CASE(4);
        CASE(5);
        CASE(10);
        CASE(11);
    default:
        lanewise_mlkem_arith_c.compress(out, p, d);
    }
#undef CASE
}

TARGET static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
#define SHIFTED(D)                                                                                 \
    _mm512_srlv_epi16(_mm512_permutexvar_epi8(load(unpack_##D), x), load(unpack_shift_##D))
#define SHIFTED_TWICE(D)                                                                           \
    _mm512_shrdv_epi16(_mm512_permutexvar_epi8(load(unpack_##D), x),                               \
                       _mm512_permutexvar_epi8(load(unpack_##D##_next), x),                        \
                       load(unpack_shift_##D))
    /* round(x q / 2^d) is the rounding product of x 2^(15-d) and q. */
#define CASE(D, SHIFT)                                                                             \
    case D:                                                                                        \
        for (unsigned i = 0; i < N; i += 32, in += 4 * D) {                                        \
            V x = load_bytes(in, 4 * D);                                                           \
            x = _mm512_and_si512(SHIFT(D), all((1 << D) - 1));                                     \
            store(p + i, _mm512_mulhrs_epi16(_mm512_slli_epi16(x, 15 - D), all(Q)));               \
        }                                                                                          \
        break
    switch (d) {
        CASE(1, SHIFTED);
        CASE(4, SHIFTED);
        CASE(5, SHIFTED);
        CASE(10, SHIFTED);
        CASE(11, SHIFTED_TWICE);
    default:
        lanewise_mlkem_arith_c.decompress(p, in, d);
    }
#undef CASE
}

TARGET static void encode(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 32, out += 48) {
        V x = pairs(canonical(load(p + i)), 12);
        store_bytes(out, _mm512_permutexvar_epi8(load(pack_12), x), 48);
    }
}

/* 32 words of 12 bits. */
INLINE V twelves(const uint8_t *in, unsigned len) {
    V x = load_bytes(in, len);
    return _mm512_and_si512(SHIFTED(12), all(0xFFF));
}

TARGET static unsigned decode(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    __mmask32 wrong = 0;
    for (unsigned i = 0; i < N; i += 32, in += 48) {
        V x = twelves(in, 48);
        wrong |= _mm512_cmpge_epu16_mask(x, all(Q));
        store(p + i, _mm512_min_epu16(x, sub(x, all(Q))));
    }
    return (unsigned)(((uint64_t)0 - wrong) >> 63);
}

/* Those of the words that `of` names that are below q, close together; returns how many. */
INLINE unsigned below_q(V *x, __mmask32 of) {
    __mmask32 good = _mm512_mask_cmplt_epu16_mask(of, *x, all(Q));
    *x = _mm512_maskz_compress_epi16(good, *x);
    return (unsigned)_mm_popcnt_u32(good);
}

TARGET static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    size_t i = 0;
    for (; i + 48 <= len && have <= N - 32; i += 48) { /* whatever comes fits */
        V x = twelves(in + i, 48);
        unsigned n = below_q(&x, 0xFFFFFFFF);
        store(p + have, x);
        have += n;
    }
    for (; i < len && have < N; i += 48) {
        unsigned whole = i + 48 <= len;
        V x = twelves(in + i, whole ? 48 : 24);
        unsigned n = below_q(&x, whole ? 0xFFFFFFFF : 0xFFFF), room = N - have;
        n = n < room ? n : room;
        _mm512_mask_storeu_epi16(p + have, (__mmask32)(((uint64_t)1 << n) - 1), x);
        have += n;
    }
    return have;
}

TARGET static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2) {
        for (unsigned i = 0; i < N; i += 128, in += 64) {
            /* In each byte the sums a0, b0, a1, b1 of two bits; then a0 - b0 + 3, a1 - b1 + 3. */
            V x = load(in), m = _mm512_set1_epi8(0x55), m2 = _mm512_set1_epi8(0x33);
            x = _mm512_add_epi8(_mm512_and_si512(x, m),
                                _mm512_and_si512(_mm512_srli_epi16(x, 1), m));
            x = _mm512_sub_epi8(_mm512_add_epi8(_mm512_and_si512(x, m2), m2),
                                _mm512_and_si512(_mm512_srli_epi16(x, 2), m2));
#define QUARTER(I)                                                                                 \
    do {                                                                                           \
        V y = _mm512_cvtepu8_epi32(_mm512_extracti32x4_epi32(x, I));                               \
        y = _mm512_and_si512(_mm512_or_si512(y, _mm512_slli_epi32(y, 12)), all(15));               \
        store(p + i + 32 * I, sub(y, all(3)));                                                     \
    } while (0)
            QUARTER(0);
            QUARTER(1);
            QUARTER(2);
            QUARTER(3);
        }
    } else {
        for (unsigned i = 0; i < N; i += 64, in += 48) {
            /* Fields of three bits: sums of three; then of six: a - b + 3. */
            V x = _mm512_permutexvar_epi8(load(spread_3), load_bytes(in, 48));
            V m = _mm512_set1_epi32(0x249249), m2 = _mm512_set1_epi32(0x1C71C7);
            x = _mm512_add_epi32(_mm512_and_si512(x, m),
                                 _mm512_add_epi32(_mm512_and_si512(_mm512_srli_epi32(x, 1), m),
                                                  _mm512_and_si512(_mm512_srli_epi32(x, 2), m)));
            x = _mm512_sub_epi32(
                _mm512_add_epi32(_mm512_and_si512(x, m2), _mm512_set1_epi32(0x0C30C3)),
                _mm512_and_si512(_mm512_srli_epi32(x, 3), m2));
            /* Bytes at bits 0, 6, 12 and 18, each before a byte of zeros. */
            V at = _mm512_set1_epi64(0x2012200C20062000);
#define HALF(I)                                                                                    \
    do {                                                                                           \
        V y = _mm512_cvtepu32_epi64(_mm512_extracti64x4_epi64(x, I));                              \
        y = _mm512_and_si512(_mm512_multishift_epi64_epi8(at, y), all(0x3F));                      \
        store(p + i + 32 * I, sub(y, all(3)));                                                     \
    } while (0)
            HALF(0);
            HALF(1);
        }
    }
}

const mlkem_arith lanewise_mlkem_arith_avx512 = {
    .name = "AVX-512",
    .features = LANEWISE_CPU_AVX512 | LANEWISE_CPU_VBMI2,
    .ntt = ntt,
    .inverse = inverse,
    .prepare = prepare,
    .inner = inner,
    .scale_add = scale_add,
    .add = add_to,
    .subtract_from = subtract_from,
    .compress = compress,
    .decompress = decompress,
    .encode = encode,
    .decode = decode,
    .reject = reject,
    .noise = noise,
};
