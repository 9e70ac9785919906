/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials of ML-DSA with AVX-512: sixteen coefficients at once. */
#include "mldsa/mldsa_arith.h"

#include "keccak/cpu.h"
#include "mldsa/roots.h"

#include <immintrin.h>

#define TARGET __attribute__((target("avx512f,avx512bw,avx512vl,avx512dq,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

typedef int32_t V __attribute__((vector_size(64)));
typedef int64_t W __attribute__((vector_size(64)));

INLINE V all(int32_t x) {
    return (V)_mm512_set1_epi32(x);
}

INLINE __m512i odd(V x) {
    return _mm512_srli_epi64((__m512i)x, 32);
}

/* Even elements, and odd ones. */
INLINE W first(V a, V b) {
    return (W)_mm512_mul_epi32((__m512i)a, (__m512i)b);
}
INLINE W second(V a, V b) {
    return (W)_mm512_mul_epi32(odd(a), odd(b));
}

/* A sum less a multiple of q: the lower half is 0. */
INLINE __m512i cleared(W sum) {
    const __m512i inverse = _mm512_set1_epi32(MLDSA_Q_INVERSE), q = _mm512_set1_epi32(MLDSA_Q);
    __m512i low = _mm512_mul_epi32((__m512i)sum, inverse);
    return _mm512_sub_epi64((__m512i)sum, _mm512_mul_epi32(low, q));
}

INLINE V reduced(W even, W odd) {
    return (V)_mm512_or_si512(_mm512_srli_epi64(cleared(even), 32), cleared(odd));
}

INLINE unsigned negative_in(V x) {
    return _mm512_movepi32_mask((__m512i)x) != 0;
}

INLINE unsigned total(V x) {
    return (unsigned)_mm512_reduce_add_epi32((__m512i)x);
}

INLINE __m512i four_parts(const uint8_t *in, const size_t *starts) {
    __m512i x = _mm512_castsi128_si512(_mm_loadu_si128((const void *)(in + starts[0])));
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const void *)(in + starts[1])), 1);
    x = _mm512_inserti32x4(x, _mm_loadu_si128((const void *)(in + starts[2])), 2);
    return _mm512_inserti32x4(x, _mm_loadu_si128((const void *)(in + starts[3])), 3);
}

INLINE V unpacked(const uint8_t *in, const size_t *starts, const uint8_t *index) {
    return (V)_mm512_shuffle_epi8(four_parts(in, starts), _mm512_loadu_si512(index));
}

#include "mldsa/poly_vectors.h"

/* Sixteen candidates at once while there is room and input for all of them. */
TARGET static unsigned reject(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    static const size_t starts[4] = {0, 12, 24, 32};
    const __m512i spread = _mm512_setr_epi32(
        (int)0x80020100, (int)0x80050403, (int)0x80080706, (int)0x800B0A09, /* of byte 0 on */
        (int)0x80020100, (int)0x80050403, (int)0x80080706, (int)0x800B0A09, (int)0x80020100,
        (int)0x80050403, (int)0x80080706, (int)0x800B0A09, (int)0x80060504, /* of byte 4 on */
        (int)0x80090807, (int)0x800C0B0A, (int)0x800F0E0D);
    size_t at = 0;
    for (; at + 48 <= len && have <= N - 16; at += 48) {
        __m512i x = _mm512_shuffle_epi8(four_parts(in + at, starts), spread);
        x = _mm512_and_si512(x, _mm512_set1_epi32(0x7FFFFF));
        __mmask16 below = _mm512_cmplt_epi32_mask(x, _mm512_set1_epi32(Q));
        _mm512_storeu_si512(p->c + have, _mm512_maskz_compress_epi32(below, x));
        have += (unsigned)__builtin_popcount(below);
    }
    return at < len ? lanewise_mldsa_arith_c.reject(p, have, in + at, len - at) : have;
}

/* The half-bytes of 8 bytes. */
INLINE __m128i halves(const void *in) {
    const __m128i x = _mm_loadl_epi64(in), low = _mm_set1_epi8(15);
    return _mm_unpacklo_epi8(_mm_and_si128(x, low), _mm_and_si128(_mm_srli_epi16(x, 4), low));
}

/* The sixteen half-bytes of a word at once while there is room for all of them. */
TARGET static unsigned small(mldsa_poly *p, unsigned have, const uint8_t *in,
                             const uint64_t *refused, unsigned words, int eta) {
    const __m128i values = _mm_loadu_si128((const void *)(eta == 2 ? of_eta_2 : of_eta_4));
    for (; words && have <= N - 16; words--, in += 8, refused++) {
        __mmask16 taken = _mm_testn_epi8_mask(halves(refused), _mm_set1_epi8(1));
        __m512i x = _mm512_cvtepi8_epi32(_mm_shuffle_epi8(values, halves(in)));
        _mm512_storeu_si512(p->c + have, _mm512_maskz_compress_epi32(taken, x));
        have += (unsigned)__builtin_popcount(taken);
    }
    return words ? lanewise_mldsa_arith_c.small(p, have, in, refused, words, eta) : have;
}

const mldsa_arith lanewise_mldsa_arith_avx512 =
    ARITH("AVX-512", LANEWISE_CPU_AVX512, lanewise_mldsa_ntt_avx512, lanewise_mldsa_inverse_avx512);
