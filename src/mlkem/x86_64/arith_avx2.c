/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic with AVX2: a polynomial is sixteen ymm registers, so the transforms go through it in
 * two halves. What arith_avx512.c says of the order of coefficients holds here too.
 */
#include "mlkem/arith.h"

#include "keccak/cpu.h"
#include "mlkem/params.h"
#include "mlkem/zetas.h"
#include "tables_avx2.h"

#include <immintrin.h>
#include <string.h>

#define TARGET __attribute__((target("avx2,bmi,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

enum { Q = MLKEM_Q, N = MLKEM_N };

typedef __m256i V;

INLINE V load(const void *p) {
    return _mm256_loadu_si256(p);
}

INLINE void store(void *p, V x) {
    _mm256_storeu_si256(p, x);
}

INLINE V all(int x) {
    return _mm256_set1_epi16((short)x);
}

INLINE V add(V a, V b) {
    return _mm256_add_epi16(a, b);
}

INLINE V sub(V a, V b) {
    return _mm256_sub_epi16(a, b);
}

/* Montgomery product with a constant z; zi is z / q modulo 2^16. */
INLINE V product(V a, V z, V zi) {
    return sub(_mm256_mulhi_epi16(a, z), _mm256_mulhi_epi16(_mm256_mullo_epi16(a, zi), all(Q)));
}

INLINE V reduced(V x) {
    return sub(x, _mm256_mullo_epi16(_mm256_mulhrs_epi16(x, all(10)), all(Q)));
}

INLINE V canonical(V x) {
    x = reduced(x);
    return _mm256_min_epu16(x, add(x, all(Q)));
}

INLINE V even_words(V a, V b) {
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0x88));
}

INLINE V odd_words(V a, V b) {
    return _mm256_castps_si256(
        _mm256_shuffle_ps(_mm256_castsi256_ps(a), _mm256_castsi256_ps(b), 0xDD));
}

#define SWAP(A, B, FIRST, SECOND)                                                                  \
    do {                                                                                           \
        V swap_a = FIRST, swap_b = SECOND;                                                         \
        A = swap_a, B = swap_b;                                                                    \
    } while (0)
#define SWAP_HALVES(A, B)                                                                          \
    SWAP(A, B, _mm256_permute2x128_si256(A, B, 0x20), _mm256_permute2x128_si256(A, B, 0x31))
#define SWAP_QUARTERS(A, B) SWAP(A, B, _mm256_unpacklo_epi64(A, B), _mm256_unpackhi_epi64(A, B))

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

/* A root and the same divided by q: number i for all, or a vector of them from a table. */
#define ACROSS(I) all(across[2 * (I) - 2]), all(across[2 * (I) - 1])
#define WITHIN(TABLE, LAYER) load(TABLE + 32 * (LAYER)), load(TABLE + 32 * (LAYER) + 16)

/* Layers 8, 4 and 2 of two registers. */
#define LAYERS_WITHIN(A, B, PAIR)                                                                  \
    do {                                                                                           \
        const int16_t *roots = within + 96 * (PAIR);                                               \
        SWAP_HALVES(A, B);                                                                         \
        BUTTERFLY(A, B, WITHIN(roots, 0));                                                         \
        SWAP_QUARTERS(A, B);                                                                       \
        BUTTERFLY(A, B, WITHIN(roots, 1));                                                         \
        SWAP(A, B, even_words(A, B), odd_words(A, B));                                             \
        BUTTERFLY(A, B, WITHIN(roots, 2));                                                         \
        SWAP(A, B, _mm256_unpacklo_epi32(A, B), _mm256_unpackhi_epi32(A, B));                      \
        SWAP_QUARTERS(A, B);                                                                       \
        SWAP_HALVES(A, B);                                                                         \
        A = reduced(A), B = reduced(B);                                                            \
    } while (0)

/* The same backwards; sums are reduced after the third layer. */
#define LAYERS_WITHIN_INVERSE(A, B, PAIR)                                                          \
    do {                                                                                           \
        const int16_t *roots = within_inverse + 96 * (PAIR);                                       \
        SWAP_HALVES(A, B);                                                                         \
        SWAP_QUARTERS(A, B);                                                                       \
        SWAP(A, B, even_words(A, B), odd_words(A, B));                                             \
        BUTTERFLY_INVERSE(A, B, WITHIN(roots, 2));                                                 \
        SWAP(A, B, _mm256_unpacklo_epi32(A, B), _mm256_unpackhi_epi32(A, B));                      \
        BUTTERFLY_INVERSE(A, B, WITHIN(roots, 1));                                                 \
        SWAP_QUARTERS(A, B);                                                                       \
        BUTTERFLY_INVERSE(A, B, WITHIN(roots, 0));                                                 \
        A = reduced(A);                                                                            \
        SWAP_HALVES(A, B);                                                                         \
    } while (0)

#define LOAD_HALF(P)                                                                               \
    V a = load(P), b = load(P + 16), c = load(P + 32), d = load(P + 48), e = load(P + 64),         \
      f = load(P + 80), g = load(P + 96), h = load(P + 112)
#define STORE_HALF(P)                                                                              \
    store(P, a), store(P + 16, b), store(P + 32, c), store(P + 48, d), store(P + 64, e),           \
        store(P + 80, f), store(P + 96, g), store(P + 112, h)

TARGET static void ntt(int16_t p[N]) {
    for (unsigned i = 0; i < N / 2; i += 16) {
        V a = load(p + i), b = load(p + i + N / 2);
        BUTTERFLY(a, b, ACROSS(1));
        store(p + i, a);
        store(p + i + N / 2, b);
    }
    for (unsigned half = 0; half < 2; half++, p += N / 2) {
        LOAD_HALF(p);
        BUTTERFLY(a, e, ACROSS(2 + half));
        BUTTERFLY(b, f, ACROSS(2 + half));
        BUTTERFLY(c, g, ACROSS(2 + half));
        BUTTERFLY(d, h, ACROSS(2 + half));
        BUTTERFLY(a, c, ACROSS(4 + 2 * half));
        BUTTERFLY(b, d, ACROSS(4 + 2 * half));
        BUTTERFLY(e, g, ACROSS(5 + 2 * half));
        BUTTERFLY(f, h, ACROSS(5 + 2 * half));
        BUTTERFLY(a, b, ACROSS(8 + 4 * half));
        BUTTERFLY(c, d, ACROSS(9 + 4 * half));
        BUTTERFLY(e, f, ACROSS(10 + 4 * half));
        BUTTERFLY(g, h, ACROSS(11 + 4 * half));
        LAYERS_WITHIN(a, b, 4 * half);
        LAYERS_WITHIN(c, d, 4 * half + 1);
        LAYERS_WITHIN(e, f, 4 * half + 2);
        LAYERS_WITHIN(g, h, 4 * half + 3);
        STORE_HALF(p);
    }
}

TARGET static void inverse(int16_t p[N]) {
    for (unsigned half = 0; half < 2; half++, p += N / 2) {
        LOAD_HALF(p);
        LAYERS_WITHIN_INVERSE(a, b, 4 * half);
        LAYERS_WITHIN_INVERSE(c, d, 4 * half + 1);
        LAYERS_WITHIN_INVERSE(e, f, 4 * half + 2);
        LAYERS_WITHIN_INVERSE(g, h, 4 * half + 3);
        BUTTERFLY_INVERSE(a, b, ACROSS(15 - 4 * half));
        BUTTERFLY_INVERSE(c, d, ACROSS(14 - 4 * half));
        BUTTERFLY_INVERSE(e, f, ACROSS(13 - 4 * half));
        BUTTERFLY_INVERSE(g, h, ACROSS(12 - 4 * half));
        BUTTERFLY_INVERSE(a, c, ACROSS(7 - 2 * half));
        BUTTERFLY_INVERSE(b, d, ACROSS(7 - 2 * half));
        BUTTERFLY_INVERSE(e, g, ACROSS(6 - 2 * half));
        BUTTERFLY_INVERSE(f, h, ACROSS(6 - 2 * half));
        BUTTERFLY_INVERSE(a, e, ACROSS(3 - half));
        BUTTERFLY_INVERSE(b, f, ACROSS(3 - half));
        BUTTERFLY_INVERSE(c, g, ACROSS(3 - half));
        BUTTERFLY_INVERSE(d, h, ACROSS(3 - half));
        a = reduced(a), b = reduced(b), c = reduced(c), d = reduced(d);
        STORE_HALF(p);
    }
    p -= N;
    for (unsigned i = 0; i < N / 2; i += 16) {
        V a = load(p + i), b = load(p + i + N / 2);
        store(p + i, product(add(a, b), all(LAST_SCALE), all(LAST_SCALE_INVERSE)));
        store(p + i + N / 2, product(sub(b, a), all(LAST_ZETA), all(LAST_ZETA_INVERSE)));
    }
}

INLINE V exchange_words(V x) {
    return _mm256_or_si256(_mm256_slli_epi32(x, 16), _mm256_srli_epi32(x, 16));
}

TARGET static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (unsigned i = 0; i < N; i += 16) {
        V x = load(b + i), gx = product(x, load(gammas + 2 * i), load(gammas + 2 * i + 16));
        store(prepared + i, _mm256_blend_epi16(x, gx, 0xAA));
        store(prepared + N + i, exchange_words(x));
    }
}

INLINE void inner_of(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b,
                     unsigned k) {
    for (unsigned i = 0; i < N; i += 16) {
        V even = _mm256_setzero_si256(), odd = even;
        for (unsigned j = 0; j < k; j++) {
            V x = load(a + N * stride * j + i);
            even = _mm256_add_epi32(even, _mm256_madd_epi16(x, load(b + 2 * N * j + i)));
            odd = _mm256_add_epi32(odd, _mm256_madd_epi16(x, load(b + 2 * N * j + N + i)));
        }
        V low = _mm256_blend_epi16(even, _mm256_slli_epi32(odd, 16), 0xAA);
        V high = _mm256_blend_epi16(_mm256_srli_epi32(even, 16), odd, 0xAA);
        V t = _mm256_mullo_epi16(low, all(Q_INVERSE));
        store(out + i, sub(high, _mm256_mulhi_epi16(t, all(Q))));
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
    for (unsigned i = 0; i < N; i += 16)
        store(p + i, canonical(add(product(load(p + i), all(R2), all(R2_INVERSE)), load(e + i))));
}

TARGET static void add_to(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 16)
        store(p + i, add(load(p + i), load(a + i)));
}

TARGET static void subtract_from(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i += 16)
        store(p + i, sub(load(a + i), load(p + i)));
}

/* The first `len` bytes of both 128-bit halves, one after the other. */
INLINE void store_bytes(uint8_t *out, V x, unsigned len) {
    uint8_t bytes[32];
    store(bytes, x);
    memcpy(out, bytes, len);
    memcpy(out + len, bytes + 16, len);
}

/* Two words of d bits become 2 d bits of a double word, two of those 4 d bits of 64. */
INLINE V pairs(V x, int d) {
    return _mm256_madd_epi16(x, _mm256_set1_epi32((1 << (d + 16)) | 1));
}

INLINE V fours(V x, int d) {
    x = _mm256_sllv_epi32(pairs(x, d), _mm256_set1_epi64x(32 - 2 * d));
    return _mm256_srli_epi64(x, 32 - 2 * d);
}

INLINE V chosen_bytes(V x, long long low, long long high) {
    return _mm256_shuffle_epi8(x, _mm256_setr_epi64x(low, high, low, high));
}

/* 16 coefficients; arith_c.c explains the quotient. */
INLINE V compressed(V x, int d, int factor) {
    V quotient = _mm256_mulhi_epu16(x, all(factor));
    V remainder = sub(_mm256_slli_epi16(x, d), _mm256_mullo_epi16(quotient, all(Q)));
    x = sub(quotient, _mm256_cmpgt_epi16(remainder, all(Q / 2)));
    return _mm256_and_si256(x, all((1 << d) - 1));
}

/* The message: one bit a coefficient. */
INLINE void compress_1(uint8_t out[32], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 32) {
        V a = compressed(canonical(load(p + i)), 1, mlkem_compress_factor[1]);
        V b = compressed(canonical(load(p + i + 16)), 1, mlkem_compress_factor[1]);
        a = _mm256_packs_epi16(_mm256_slli_epi16(a, 15), _mm256_slli_epi16(b, 15));
        uint32_t bits = (uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(a, 0xD8));
        memcpy(out + i / 8, &bits, sizeof bits);
    }
}

INLINE void decompress_1(int16_t p[N], const uint8_t in[32]) {
    const V bits = _mm256_setr_epi16(1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048, 4096, 8192,
                                     16384, -32768);
    for (unsigned i = 0; i < N; i += 16) {
        int16_t word;
        memcpy(&word, in + i / 8, sizeof word);
        V x = _mm256_cmpeq_epi16(_mm256_and_si256(all(word), bits), bits);
        store(p + i, _mm256_and_si256(x, all((Q + 1) / 2)));
    }
}

TARGET static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
#define CASE(D, PACK)                                                                              \
    case D:                                                                                        \
        for (unsigned i = 0; i < N; i += 16, out += 2 * D) {                                       \
            V x = compressed(canonical(load(p + i)), D, mlkem_compress_factor[D]);                 \
            PACK;                                                                                  \
            store_bytes(out, x, D);                                                                \
        }                                                                                          \
        break
    switch (d) {
    case 1:
        compress_1(out, p);
        break;
        CASE(4, x = chosen_bytes(pairs(x, 4), 0x0C080400, 0));
        CASE(5, x = fours(x, 5);
             x = _mm256_or_si256(x, _mm256_slli_epi64(_mm256_bsrli_epi128(x, 8), 20)));
        CASE(10, x = chosen_bytes(fours(x, 10), 0x0A09080403020100, 0x0C0B));
        CASE(11, x = _mm256_sllv_epi64(fours(x, 11), _mm256_setr_epi64x(0, 4, 0, 4));
             V low = _mm256_and_si256(x, _mm256_setr_epi64x(-1, 0, -1, 0));
             x = _mm256_or_si256(low, _mm256_bsrli_epi128(_mm256_xor_si256(x, low), 3)));
    default:
        lanewise_mlkem_arith_c.compress(out, p, d);
    }
#undef CASE
}

/* Bits 8i + s to 8i + s + d of a word move to its top; below them are others. */
INLINE V decompressed(V top, int d) {
    top = _mm256_and_si256(top, all(0x10000 - (1 << (16 - d))));
    return _mm256_mulhrs_epi16(_mm256_srli_epi16(top, 1), all(Q));
}

INLINE V halves_of(const uint8_t *low, const uint8_t *high) {
    return _mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const void *)low)),
                                   _mm_loadu_si128((const void *)high), 1);
}

INLINE V in_both(__m128i x) {
    return _mm256_broadcastsi128_si256(x);
}

TARGET static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
    uint8_t bytes[32 * 11 + 16]; /* so that 16 bytes can be read where fewer are left */
    if (d == 1) {
        decompress_1(p, in);
        return;
    }
    if (d != 4 && d != 5 && d != 10 && d != 11) {
        lanewise_mlkem_arith_c.decompress(p, in, d);
        return;
    }
    memcpy(bytes, in, 32 * d);
    memset(bytes + 32 * d, 0, 16);
    in = bytes;
    for (unsigned i = 0; i < N; i += 16, in += 2 * d) {
        V x = halves_of(in, in + d), y;
        switch (d) {
        case 4:
            x = _mm256_shuffle_epi8(
                x, in_both(_mm_setr_epi8(0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 2, 3, 3, 4, 3, 4)));
            x = _mm256_mullo_epi16(x, _mm256_set1_epi32(0x01001000));
            x = decompressed(x, 4);
            break;
        case 5:
            x = _mm256_shuffle_epi8(
                x, in_both(_mm_setr_epi8(0, 1, 0, 1, 1, 2, 1, 2, 2, 3, 3, 4, 3, 4, 4, 5)));
            y = in_both(
                _mm_setr_epi16(1 << 11, 1 << 6, 1 << 9, 1 << 4, 1 << 7, 1 << 10, 1 << 5, 1 << 8));
            x = decompressed(_mm256_mullo_epi16(x, y), 5);
            break;
        case 10:
            x = _mm256_shuffle_epi8(
                x, in_both(_mm_setr_epi8(0, 1, 1, 2, 2, 3, 3, 4, 5, 6, 6, 7, 7, 8, 8, 9)));
            x = _mm256_mullo_epi16(x, _mm256_set1_epi64x(0x0001000400100040));
            x = decompressed(x, 10);
            break;
        default: /* up to 18 bits of a word and the next byte */
            y = _mm256_shuffle_epi8(
                x, in_both(_mm_setr_epi8(5, 6, 7, -1, 6, 7, 8, -1, 8, 9, 10, -1, 9, 10, 11, -1)));
            x = _mm256_shuffle_epi8(
                x, in_both(_mm_setr_epi8(0, 1, 2, -1, 1, 2, 3, -1, 2, 3, 4, -1, 4, 5, 6, -1)));
            x = _mm256_srlv_epi32(x, in_both(_mm_setr_epi32(0, 3, 6, 1)));
            y = _mm256_srlv_epi32(y, in_both(_mm_setr_epi32(4, 7, 2, 5)));
            x = _mm256_packus_epi32(_mm256_and_si256(x, _mm256_set1_epi32(0x7FF)),
                                    _mm256_and_si256(y, _mm256_set1_epi32(0x7FF)));
            x = _mm256_mulhrs_epi16(_mm256_slli_epi16(x, 4), all(Q));
        }
        store(p + i, x);
    }
}

TARGET static void encode(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 16, out += 24) {
        V x = pairs(canonical(load(p + i)), 12);
        store_bytes(out, chosen_bytes(x, 0x0908060504020100, 0x0E0D0C0A), 12);
    }
}

/* 16 words of 12 bits, of 24 bytes. */
INLINE V twelves(const uint8_t *in) {
    V x = halves_of(in, in + 8);
    x = _mm256_shuffle_epi8(x,
                            _mm256_setr_epi8(0, 1, 1, 2, 3, 4, 4, 5, 6, 7, 7, 8, 9, 10, 10, 11, 4,
                                             5, 5, 6, 7, 8, 8, 9, 10, 11, 11, 12, 13, 14, 14, 15));
    return _mm256_blend_epi16(_mm256_and_si256(x, all(0xFFF)), _mm256_srli_epi16(x, 4), 0xAA);
}

TARGET static unsigned decode(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    V wrong = _mm256_setzero_si256();
    for (unsigned i = 0; i < N; i += 16, in += 24) {
        V x = twelves(in);
        wrong = _mm256_or_si256(wrong, _mm256_cmpgt_epi16(x, all(Q - 1)));
        store(p + i, _mm256_min_epu16(x, sub(x, all(Q))));
    }
    return (unsigned)(((uint64_t)0 - (uint32_t)_mm256_movemask_epi8(wrong)) >> 63);
}

TARGET static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    for (size_t i = 0; i < len && have < N; i += 24) {
        V x = twelves(in + i);
        V good = _mm256_cmpgt_epi16(all(Q), x);
        /* One bit a word: of the low half in bits 0 to 7, of the high one in bits 16 to 23. */
        uint32_t mask = (uint32_t)_mm256_movemask_epi8(_mm256_packs_epi16(good, good));
        for (unsigned half = 0; half < 2; half++) {
            unsigned m = (mask >> 16 * half) & 0xFF, n = (unsigned)_mm_popcnt_u32(m);
            __m128i words = half ? _mm256_extracti128_si256(x, 1) : _mm256_castsi256_si128(x);
            __m128i at = _mm_cvtepu8_epi16(_mm_loadl_epi64((const void *)(chosen + 8 * m)));
            at = _mm_add_epi16(_mm_or_si128(at, _mm_slli_epi16(at, 8)), _mm_set1_epi16(0x100));
            words = _mm_shuffle_epi8(words, at);
            if (have <= N - 8) {
                _mm_storeu_si128((void *)(p + have), words);
            } else {
                int16_t rest[8];
                _mm_storeu_si128((void *)rest, words);
                n = n < N - have ? n : N - have;
                memcpy(p + have, rest, 2 * n);
            }
            have += n;
        }
    }
    return have;
}

TARGET static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2) {
        for (unsigned i = 0; i < N; i += 64, in += 32) {
            uint64_t part[4];
            V x = load(in), m = _mm256_set1_epi8(0x55), m2 = _mm256_set1_epi8(0x33);
            x = _mm256_add_epi8(_mm256_and_si256(x, m),
                                _mm256_and_si256(_mm256_srli_epi16(x, 1), m));
            x = _mm256_sub_epi8(_mm256_add_epi8(_mm256_and_si256(x, m2), m2),
                                _mm256_and_si256(_mm256_srli_epi16(x, 2), m2));
            store(part, x);
            for (unsigned j = 0; j < 4; j++) {
                V y = _mm256_cvtepu8_epi32(_mm_cvtsi64_si128((long long)part[j]));
                y = _mm256_and_si256(_mm256_or_si256(y, _mm256_slli_epi32(y, 12)), all(15));
                store(p + i + 16 * j, sub(y, all(3)));
            }
        }
    } else {
        for (unsigned i = 0; i < N; i += 32, in += 24) {
            V m = _mm256_set1_epi32(0x249249), m2 = _mm256_set1_epi32(0x1C71C7);
            V x = _mm256_shuffle_epi8(halves_of(in, in + 8),
                                      _mm256_setr_epi8(0, 1, 2, -1, 3, 4, 5, -1, 6, 7, 8, -1, 9, 10,
                                                       11, -1, 4, 5, 6, -1, 7, 8, 9, -1, 10, 11, 12,
                                                       -1, 13, 14, 15, -1));
            x = _mm256_add_epi32(_mm256_and_si256(x, m),
                                 _mm256_add_epi32(_mm256_and_si256(_mm256_srli_epi32(x, 1), m),
                                                  _mm256_and_si256(_mm256_srli_epi32(x, 2), m)));
            x = _mm256_sub_epi32(
                _mm256_add_epi32(_mm256_and_si256(x, m2), _mm256_set1_epi32(0x0C30C3)),
                _mm256_and_si256(_mm256_srli_epi32(x, 3), m2));
            for (unsigned j = 0; j < 2; j++) {
                V y = _mm256_cvtepu32_epi64(j ? _mm256_extracti128_si256(x, 1)
                                              : _mm256_castsi256_si128(x));
                /* The fields at bits 0, 6, 12 and 18 go to bits 0, 16, 32 and 48. */
                V low = _mm256_blend_epi16(y, _mm256_slli_epi64(y, 10), 0x22);
                V high =
                    _mm256_blend_epi16(_mm256_slli_epi64(y, 20), _mm256_slli_epi64(y, 30), 0x88);
                y = _mm256_blend_epi32(low, high, 0xAA);
                store(p + i + 16 * j, sub(_mm256_and_si256(y, all(0x3F)), all(3)));
            }
        }
    }
}

const mlkem_arith lanewise_mlkem_arith_avx2 = {
    .name = "AVX2",
    .features = LANEWISE_CPU_AVX2,
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
