/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials of ML-DSA with AVX2: eight coefficients at once. */
#include "mldsa/mldsa_arith.h"

#include "chosen_avx2.h"
#include "keccak/cpu.h"
#include "mldsa/roots.h"

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

typedef int32_t V __attribute__((vector_size(32)));
typedef int64_t W __attribute__((vector_size(32)));

INLINE V all(int32_t x) {
    return (V)_mm256_set1_epi32(x);
}

INLINE __m256i odd(V x) {
    return _mm256_srli_epi64((__m256i)x, 32);
}

/* Even elements, and odd ones. */
INLINE W first(V a, V b) {
    return (W)_mm256_mul_epi32((__m256i)a, (__m256i)b);
}
INLINE W second(V a, V b) {
    return (W)_mm256_mul_epi32(odd(a), odd(b));
}

/* A sum less a multiple of q: the lower half is 0. */
INLINE __m256i cleared(W sum) {
    const __m256i inverse = _mm256_set1_epi32(MLDSA_Q_INVERSE), q = _mm256_set1_epi32(MLDSA_Q);
    __m256i low = _mm256_mul_epi32((__m256i)sum, inverse);
    return _mm256_sub_epi64((__m256i)sum, _mm256_mul_epi32(low, q));
}

INLINE V reduced(W even, W odd) {
    return (V)_mm256_or_si256(_mm256_srli_epi64(cleared(even), 32), cleared(odd));
}

INLINE V widened(const int16_t *in) {
    return (V)_mm256_cvtepi16_epi32(_mm_loadu_si128((const __m128i *)(const void *)in));
}

INLINE unsigned negative_in(V x) {
    return _mm256_movemask_ps((__m256)x) != 0;
}

INLINE unsigned total(V x) {
    __m128i sum =
        _mm_add_epi32(_mm256_castsi256_si128((__m256i)x), _mm256_extracti128_si256((__m256i)x, 1));
    sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0x4E));
    sum = _mm_add_epi32(sum, _mm_shuffle_epi32(sum, 0xB1));
    return (unsigned)_mm_cvtsi128_si32(sum);
}

INLINE __m256i two_parts(const uint8_t *low, const uint8_t *high) {
    __m128i part = _mm_loadu_si128((const __m128i *)(const void *)low);
    return _mm256_inserti128_si256(_mm256_castsi128_si256(part),
                                   _mm_loadu_si128((const __m128i *)(const void *)high), 1);
}

#define PARTS 2
typedef uint64_t E __attribute__((vector_size(32)));

INLINE void quads(V x, V y, V *a, V *b) {
    *a = (V)_mm256_permute2x128_si256((__m256i)x, (__m256i)y, 0x20);
    *b = (V)_mm256_permute2x128_si256((__m256i)x, (__m256i)y, 0x31);
}
INLINE E evens(E a, E b) {
    return (E)_mm256_unpacklo_epi64((__m256i)a, (__m256i)b);
}
INLINE E odds(E a, E b) {
    return (E)_mm256_unpackhi_epi64((__m256i)a, (__m256i)b);
}

/* A shift by 64 gives 0. */
INLINE E joined(E x, unsigned n) {
    const __m256i up = _mm256_set_epi64x(64, n, 64, n);
    const __m256i down = _mm256_set_epi64x(64 - (int)n, 64, 64 - (int)n, 64);
    const __m256i high = (__m256i)odds(x, x);
    const __m256i low = _mm256_blend_epi32((__m256i)x, _mm256_setzero_si256(), 0xCC);
    return (E)_mm256_or_si256(
        low, _mm256_or_si256(_mm256_sllv_epi64(high, up), _mm256_srlv_epi64(high, down)));
}
#define part(X, K) _mm256_extracti128_si256((__m256i)(X), (int)(K))

#define OWN_PACK
#define OWN_UNPACK
#include "mldsa/poly_vectors.h"

/* Of 3, 4 or 6 bits, 32 coefficients at once: bytes; sums of two, of four and of eight, which are
 * as many bytes as there are bits, and those side by side in each part. */
INLINE void pack_bytes(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    const uint8_t *last = out + 32 * bits - 16;
    const __m256i order = _mm256_setr_epi32(0, 4, 1, 5, 2, 6, 3, 7);
    const __m256i two = _mm256_set1_epi16((short)(1 | 256 << bits));
    const __m256i four = _mm256_set1_epi32(1 | 65536 << 2 * bits);
    uint8_t index[16];
    for (unsigned k = 0; k < 16; k++)
        index[k] = (uint8_t)(k < bits ? k : k < 2 * bits ? 8 + k - bits : 0x80);
    const __m256i bytes = two_parts(index, index);
    for (unsigned i = 0; i < N; i += 32, out += 4 * bits) {
        V x[4];
        for (unsigned k = 0; k < 4; k++) {
            x[k] = LOAD(p->c + i + 8 * k);
            x[k] = from ? all(from) - x[k] : x[k];
        }
        __m256i a = _mm256_packus_epi32((__m256i)x[0], (__m256i)x[1]);
        __m256i b = _mm256_packus_epi32((__m256i)x[2], (__m256i)x[3]);
        a = _mm256_permutevar8x32_epi32(_mm256_packus_epi16(a, b), order);
        a = _mm256_madd_epi16(_mm256_maddubs_epi16(a, two), four);
        b = _mm256_slli_epi64(_mm256_srli_epi64(a, 32), (int)(4 * bits));
        a = _mm256_or_si256(_mm256_blend_epi32(a, _mm256_setzero_si256(), 0xAA), b);
        a = _mm256_shuffle_epi8(a, bytes);
        put_part(out, last, 2 * bits, part(a, 0));
        put_part(out + 2 * bits, last, 2 * bits, part(a, 1));
    }
}

TARGET static void pack_few(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    if (bits == 3)
        pack_bytes(out, p, 3, from);
    else if (bits == 4)
        pack_bytes(out, p, 4, from);
    else
        pack_bytes(out, p, 6, from);
}

/* Bytes are moved into elements of 32 bits, four to a part, and each is moved down by its own
 * number of bits. At the end parts are loaded from further before, so that none lies behind the
 * input. */
INLINE void unpack_in(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    const size_t last = 32 * bits - 16;
    uint8_t index[32];
    int32_t shift[8];
    for (unsigned k = 0; k < 8; k++) {
        shift[k] = (int32_t)(k * bits % 8);
        for (unsigned b = 0; b < 4; b++)
            index[4 * k + b] = (uint8_t)(k * bits / 8 + b - k / 4 * (bits / 2));
    }
    const __m256i bytes = two_parts(index, index + 16);
    const U down = (U)LOAD(shift);
    const V mask = all((int32_t)(((uint32_t)1 << bits) - 1));
    for (unsigned i = 0; i < N; i += 8) {
        size_t low = i * bits / 8, high = low + bits / 2;
        __m256i places = bytes;
        if (high > last) {
            const size_t a = low > last ? low - last : 0, b = high - last;
            places = _mm256_add_epi8(
                places, _mm256_setr_m128i(_mm_set1_epi8((char)a), _mm_set1_epi8((char)b)));
            low -= a, high -= b;
        }
        const V x = (V)_mm256_shuffle_epi8(two_parts(in + low, in + high), places);
        const V y = (V)((U)x >> down) & mask;
        STORE(p->c + i, from ? all(from) - y : y);
    }
}

TARGET static void unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    if (bits == 10)
        unpack_in(p, in, 10, from);
    else if (bits == 18)
        unpack_in(p, in, 18, from);
    else if (bits == 20)
        unpack_in(p, in, 20, from);
    else
        unpack_in(p, in, bits, from);
}

/* Eight candidates at once while there is room for all of them. Of 128 vectors one has something to
 * refuse: the others are stored as they are. */
TARGET static unsigned reject(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    const __m256i spread =
        _mm256_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10, 11, -1, /* of byte 0 on */
                         4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12, -1, 13, 14, 15, -1); /* byte 8 */
    size_t at = 0;
    for (; at < len && have <= N - 8; at += 24) {
        __m256i x = _mm256_shuffle_epi8(two_parts(in + at, in + at + 8), spread);
        x = _mm256_and_si256(x, _mm256_set1_epi32(0x7FFFFF));
        __m256i below = _mm256_cmpgt_epi32(_mm256_set1_epi32(Q), x);
        unsigned mask = (unsigned)_mm256_movemask_ps(_mm256_castsi256_ps(below)), count = 8;
        if (mask != 255) {
            __m128i which = _mm_loadl_epi64((const __m128i *)(const void *)(chosen + 8 * mask));
            x = _mm256_permutevar8x32_epi32(x, _mm256_cvtepu8_epi32(which));
            count = (unsigned)__builtin_popcount(mask);
        }
        _mm256_storeu_si256((__m256i *)(void *)(p->c + have), x);
        have += count;
    }
    return at < len ? lanewise_mldsa_arith_c.reject(p, have, in + at, len - at) : have;
}

/* The half-bytes of 8 bytes. */
INLINE __m128i halves(const void *in) {
    const __m128i x = _mm_loadl_epi64(in), low = _mm_set1_epi8(15);
    return _mm_unpacklo_epi8(_mm_and_si128(x, low), _mm_and_si128(_mm_srli_epi16(x, 4), low));
}

/* Those of eight half-bytes that the mask takes. */
INLINE unsigned place(mldsa_poly *p, unsigned have, __m128i values, unsigned taken) {
    const __m128i which = _mm_loadl_epi64((const __m128i *)(const void *)(chosen + 8 * taken));
    const __m256i x = _mm256_cvtepi8_epi32(_mm_shuffle_epi8(values, which));
    _mm256_storeu_si256((__m256i *)(void *)(p->c + have), x);
    return have + (unsigned)__builtin_popcount(taken);
}

/* The sixteen half-bytes of a word at once while there is room for all of them. */
TARGET static unsigned small(mldsa_poly *p, unsigned have, const uint8_t *in,
                             const uint64_t *refused, unsigned words, int eta) {
    const __m128i values = _mm_loadu_si128((const void *)(eta == 2 ? of_eta_2 : of_eta_4));
    for (; words && have <= N - 16; words--, in += 8, refused++) {
        const __m128i none = _mm_cmpeq_epi8(halves(refused), _mm_setzero_si128());
        const unsigned taken = (unsigned)_mm_movemask_epi8(none);
        const __m128i x = _mm_shuffle_epi8(values, halves(in));
        have = place(p, have, x, taken & 255);
        have = place(p, have, _mm_srli_si128(x, 8), taken >> 8);
    }
    return words ? lanewise_mldsa_arith_c.small(p, have, in, refused, words, eta) : have;
}

const mldsa_arith lanewise_mldsa_arith_avx2 =
    ARITH("AVX2", LANEWISE_CPU_AVX2, lanewise_mldsa_ntt_avx2, lanewise_mldsa_inverse_avx2);
