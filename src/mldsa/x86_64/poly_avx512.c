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

INLINE V widened(const int16_t *in) {
    return (V)_mm512_cvtepi16_epi32(_mm256_loadu_si256((const __m256i *)(const void *)in));
}

INLINE unsigned negative_in(V x) {
    return _mm512_movepi32_mask((__m512i)x) != 0;
}

INLINE unsigned total(V x) {
    return (unsigned)_mm512_reduce_add_epi32((__m512i)x);
}

#define PARTS 4
typedef uint64_t E __attribute__((vector_size(64)));

INLINE void quads(V x, V y, V *a, V *b) {
    *a = (V)_mm512_shuffle_i64x2((__m512i)x, (__m512i)y, 0x88);
    *b = (V)_mm512_shuffle_i64x2((__m512i)x, (__m512i)y, 0xDD);
}
INLINE E evens(E a, E b) {
    return (E)_mm512_unpacklo_epi64((__m512i)a, (__m512i)b);
}
INLINE E odds(E a, E b) {
    return (E)_mm512_unpackhi_epi64((__m512i)a, (__m512i)b);
}

/* A shift by 64 gives 0. */
INLINE E joined(E x, unsigned n) {
    const __m512i up = _mm512_broadcast_i64x2(_mm_set_epi64x(64, n));
    const __m512i down = _mm512_broadcast_i64x2(_mm_set_epi64x(64 - (int)n, 64));
    const __m512i high = (__m512i)odds(x, x);
    const __m512i low = _mm512_maskz_mov_epi64(0x55, (__m512i)x);
    return (E)_mm512_or_si512(
        low, _mm512_or_si512(_mm512_sllv_epi64(high, up), _mm512_srlv_epi64(high, down)));
}
#define part(X, K) _mm512_extracti64x2_epi64((__m512i)(X), (int)(K))

#define OWN_PACK
#define OWN_UNPACK
#include "mldsa/poly_vectors.h"

/* Of 3, 4 or 6 bits, 64 coefficients at once: bytes; sums of two, of four and of eight, which are
 * two or three words, and those side by side. Of 3 bits sums of eight are three bytes, first put
 * side by side in each part. */
TARGET static void pack_few(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    static const uint16_t of_3[32] = {0, 1, 2, 8, 9, 10, 16, 17, 18, 24, 25, 26};
    static const uint16_t of_4[32] = {0, 1, 4, 5, 8, 9, 12, 13, 16, 17, 20, 21, 24, 25, 28, 29};
    static const uint16_t of_6[32] = {0,  1,  2,  4,  5,  6,  8,  9,  10, 12, 13, 14,
                                      16, 17, 18, 20, 21, 22, 24, 25, 26, 28, 29, 30};
    const __m512i words = _mm512_loadu_si512(bits == 3 ? of_3 : bits == 4 ? of_4 : of_6);
    const __m512i threes = _mm512_broadcast_i32x4(
        _mm_setr_epi8(0, 1, 2, 8, 9, 10, -1, -1, -1, -1, -1, -1, -1, -1, -1, -1));
    const __m512i order = _mm512_setr_epi32(0, 4, 8, 12, 1, 5, 9, 13, 2, 6, 10, 14, 3, 7, 11, 15);
    const __m512i two = _mm512_set1_epi16((short)(1 | 256 << bits));
    const __m512i four = _mm512_set1_epi32(1 | 65536 << 2 * bits);
    const __m128i eight = _mm_cvtsi32_si128((int)(32 - 4 * bits));
    const __mmask32 used = (__mmask32)((1u << 4 * bits) - 1);
    for (unsigned i = 0; i < N; i += 64, out += 8 * bits) {
        V x[4];
        for (unsigned k = 0; k < 4; k++) {
            x[k] = LOAD(p->c + i + 16 * k);
            x[k] = from ? all(from) - x[k] : x[k];
        }
        __m512i a = _mm512_packus_epi32((__m512i)x[0], (__m512i)x[1]);
        __m512i b = _mm512_packus_epi32((__m512i)x[2], (__m512i)x[3]);
        a = _mm512_permutexvar_epi32(order, _mm512_packus_epi16(a, b));
        a = _mm512_madd_epi16(_mm512_maddubs_epi16(a, two), four);
        b = _mm512_srl_epi64(_mm512_maskz_mov_epi32(0xAAAA, a), eight);
        a = _mm512_or_si512(_mm512_maskz_mov_epi32(0x5555, a), b);
        if (bits == 3)
            a = _mm512_shuffle_epi8(a, threes);
        _mm512_mask_storeu_epi16(out, used, _mm512_permutexvar_epi16(words, a));
    }
}

/* Sixteen coefficients are 2 `bits` bytes. Their words are moved to the four parts of a vector, the
 * bytes to the elements, and each is moved down by its own number of bits. */
TARGET static void unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    const __m512i n = _mm512_setr_epi32(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15);
    const __m512i width = _mm512_set1_epi32((int)bits), at = _mm512_mullo_epi32(n, width);
    /* The first word of each part, and places of words in it, two in an element. */
    const __m512i part = _mm512_srli_epi32(n, 2), place = _mm512_and_si512(n, _mm512_set1_epi32(3));
    const __m512i first = _mm512_srli_epi32(_mm512_mullo_epi32(part, width), 2);
    __m512i words = _mm512_add_epi32(first, _mm512_slli_epi32(place, 1));
    words = _mm512_add_epi32(_mm512_mullo_epi32(words, _mm512_set1_epi32(0x10001)),
                             _mm512_set1_epi32(0x10000));
    __m512i bytes = _mm512_sub_epi32(_mm512_srli_epi32(at, 3), _mm512_slli_epi32(first, 1));
    bytes = _mm512_add_epi32(_mm512_mullo_epi32(bytes, _mm512_set1_epi32(0x01010101)),
                             _mm512_set1_epi32(0x03020100));
    const __m512i shift = _mm512_and_si512(at, _mm512_set1_epi32(7));
    const __m512i mask = _mm512_set1_epi32((int)((1u << bits) - 1));
    const __mmask64 used = ((__mmask64)1 << 2 * bits) - 1;
    EACH(i) {
        __m512i x = _mm512_maskz_loadu_epi8(used, in + i * bits / 8);
        x = _mm512_shuffle_epi8(_mm512_permutexvar_epi16(words, x), bytes);
        V y = (V)_mm512_and_si512(_mm512_srlv_epi32(x, shift), mask);
        STORE(p->c + i, from ? all(from) - y : y);
    }
}

/* The elements of x that `taken` chooses are put behind those that p has; there is room for 16. */
INLINE unsigned append(mldsa_poly *p, unsigned have, __m512i x, __mmask16 taken) {
    _mm512_storeu_si512(p->c + have, _mm512_maskz_compress_epi32(taken, x));
    return have + (unsigned)__builtin_popcount(taken);
}

/* As many as there is room for. */
INLINE unsigned append_last(mldsa_poly *p, unsigned have, __m512i x, __mmask16 taken) {
    const unsigned count = have + (unsigned)__builtin_popcount(taken), room = N - have;
    const __mmask16 fit = (__mmask16)(room < 16 ? (1u << room) - 1 : 0xFFFF);
    _mm512_mask_storeu_epi32(p->c + have, fit, _mm512_maskz_compress_epi32(taken, x));
    return count < N ? count : N;
}

/* Candidates of three bytes each, 16 at most. */
INLINE __m512i candidates(const uint8_t *in, unsigned bytes) {
    const __m512i parts = _mm512_setr_epi32(0, 1, 2, 0, 3, 4, 5, 0, 6, 7, 8, 0, 9, 10, 11, 0);
    const __m512i spread = _mm512_broadcast_i32x4(
        _mm_setr_epi32((int)0x80020100, (int)0x80050403, (int)0x80080706, (int)0x800B0A09));
    __m512i x = _mm512_maskz_loadu_epi8(((__mmask64)1 << bytes) - 1, in);
    x = _mm512_shuffle_epi8(_mm512_permutexvar_epi32(parts, x), spread);
    return _mm512_and_si512(x, _mm512_set1_epi32(0x7FFFFF));
}

/* Of 64 vectors one has something to refuse: the others are stored as they are. */
TARGET static unsigned reject(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    const __m512i q = _mm512_set1_epi32(Q);
    for (; len >= 48 && have <= N - 16; len -= 48, in += 48) {
        const __m512i x = candidates(in, 48);
        const __mmask16 taken = _mm512_cmplt_epi32_mask(x, q);
        if (_mm512_kortestc(taken, taken)) {
            _mm512_storeu_si512(p->c + have, x);
            have += 16;
        } else {
            have = append(p, have, x, taken);
        }
    }
    while (len && have < N) {
        const unsigned bytes = len < 48 ? 24 : 48;
        const __m512i x = candidates(in, bytes);
        const __mmask16 there = (__mmask16)((1u << bytes / 3) - 1);
        have = append_last(p, have, x, _mm512_mask_cmplt_epi32_mask(there, x, q));
        len -= bytes, in += bytes;
    }
    return have;
}

/* The half-bytes of 8 bytes. */
INLINE __m128i halves(const void *in) {
    const __m128i x = _mm_loadl_epi64(in), low = _mm_set1_epi8(15);
    return _mm_unpacklo_epi8(_mm_and_si128(x, low), _mm_and_si128(_mm_srli_epi16(x, 4), low));
}

/* The sixteen half-bytes of a word at once. */
TARGET static unsigned small(mldsa_poly *p, unsigned have, const uint8_t *in,
                             const uint64_t *refused, unsigned words, int eta) {
    const __m128i values = _mm_loadu_si128((const void *)(eta == 2 ? of_eta_2 : of_eta_4));
    for (; words && have < N; words--, in += 8, refused++) {
        const __mmask16 taken = _mm_testn_epi8_mask(halves(refused), _mm_set1_epi8(1));
        const __m512i x = _mm512_cvtepi8_epi32(_mm_shuffle_epi8(values, halves(in)));
        have = have <= N - 16 ? append(p, have, x, taken) : append_last(p, have, x, taken);
    }
    return have;
}

const mldsa_arith lanewise_mldsa_arith_avx512 =
    ARITH("AVX-512", LANEWISE_CPU_AVX512, lanewise_mldsa_ntt_avx512, lanewise_mldsa_inverse_avx512);
