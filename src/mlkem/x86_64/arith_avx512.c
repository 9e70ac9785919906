/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic with AVX-512: a polynomial is eight zmm registers. The transforms are in
 * mlkem_avx512.S, which is generated. The results of the rest are those of the portable code bit
 * for bit; arith_c.c and arith.h say what they are and why nothing overflows. All polynomials keep
 * the order of the standard, so matrices and keys need no other layout.
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

/* Compilers must not see that a product is a difference, or gcc turns two sums into four. */
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

/* The quotient of x 2^d by q, of any x with its sign, to be rounded: it is guessed with a factor so
 * near 2^16 2^d / q that the remainder is more than -q / 2 and less than 3 q / 2. */
INLINE V quotient_of(V x, int d) {
    const int factor = ((1 << (16 + d)) + Q / 2) / Q;
    V high = _mm512_mulhi_epi16(x, all(factor));
    return factor < 0x8000 ? high : add(high, x); /* which was multiplied by factor - 2^16 */
}

/* 32 coefficients. */
INLINE void compress_32(uint8_t *out, V x, unsigned d) {
    V quotient = quotient_of(x, (int)d);
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
            compress_32(out, load(p + i), D);                                                      \
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
    .ntt = lanewise_mlkem_ntt_avx512,
    .inverse = lanewise_mlkem_inverse_avx512,
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
