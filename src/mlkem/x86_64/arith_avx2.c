/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic with AVX2: a polynomial is sixteen ymm registers, as many as there are. The transforms
 * are in mlkem_avx2.S, which is generated; what arith_avx512.c says of the rest holds here too.
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

/* Compilers must not see that a product is a difference, or gcc turns two sums into four. */
INLINE V hidden(V x) {
    __asm__("" : "+x"(x));
    return x;
}

/* Montgomery product with a constant z; zi is z / q modulo 2^16. */
INLINE V product(V a, V z, V zi) {
    V low = _mm256_mulhi_epi16(_mm256_mullo_epi16(a, zi), all(Q));
    return hidden(sub(_mm256_mulhi_epi16(a, z), low));
}

INLINE V reduced(V x) {
    return sub(x, _mm256_mullo_epi16(_mm256_mulhrs_epi16(x, all(10)), all(Q)));
}

INLINE V canonical(V x) {
    x = reduced(x);
    return _mm256_min_epu16(x, add(x, all(Q)));
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

INLINE void store_half(uint8_t *out, __m128i x, unsigned len) {
    if (len >= 8) {
        _mm_storel_epi64((void *)out, x);
    } else {
        int low = _mm_cvtsi128_si32(x);
        memcpy(out, &low, sizeof low);
    }
    if (len == 12) {
        int end = _mm_extract_epi32(x, 2);
        memcpy(out + 8, &end, sizeof end);
    } else if (len > 8) {
        uint16_t end = (uint16_t)_mm_extract_epi16(x, 4);
        memcpy(out + 8, &end, sizeof end);
    }
    if (len == 5)
        out[4] = (uint8_t)_mm_extract_epi8(x, 4);
    else if (len == 11)
        out[10] = (uint8_t)_mm_extract_epi8(x, 10);
}

/* The first `len` bytes of both 128-bit halves, one after the other; 4, 5, 10, 11 or 12. */
INLINE void store_bytes(uint8_t *out, V x, unsigned len) {
    store_half(out, _mm256_castsi256_si128(x), len);
    store_half(out + len, _mm256_extracti128_si256(x, 1), len);
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

/* The quotient of x 2^d by q, of any x with its sign, to be rounded: it is guessed with a factor so
 * near 2^16 2^d / q that the remainder is more than -q / 2 and less than 3 q / 2. */
INLINE V quotient_of(V x, int d) {
    const int factor = ((1 << (16 + d)) + Q / 2) / Q;
    V high = _mm256_mulhi_epi16(x, all(factor));
    return factor < 0x8000 ? high : add(high, x); /* which was multiplied by factor - 2^16 */
}

INLINE V compressed(V x, int d) {
    V quotient = quotient_of(x, d);
    V remainder = sub(_mm256_slli_epi16(x, d), _mm256_mullo_epi16(quotient, all(Q)));
    x = sub(quotient, _mm256_cmpgt_epi16(remainder, all(Q / 2)));
    return _mm256_and_si256(x, all((1 << d) - 1));
}

/* The message: one bit a coefficient. */
INLINE void compress_1(uint8_t out[32], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 32) {
        V a = compressed(load(p + i), 1);
        V b = compressed(load(p + i + 16), 1);
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
            V x = compressed(load(p + i), D);                                                      \
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
    /* The last 32 coefficients, so that 16 bytes can be read where fewer are left. */
    uint8_t last[4 * 11 + 16];
    if (d == 1) {
        decompress_1(p, in);
        return;
    }
    if (d != 4 && d != 5 && d != 10 && d != 11) {
        lanewise_mlkem_arith_c.decompress(p, in, d);
        return;
    }
    memcpy(last, in + 28 * d, 4 * d);
    memset(last + 4 * d, 0, 16);
    for (unsigned i = 0; i < N; i += 16, in += 2 * d) {
        if (i == N - 32)
            in = last;
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
    /* Of words with even numbers the upper four bits go, of the others the lower four. */
    return _mm256_srli_epi16(_mm256_mullo_epi16(x, _mm256_set1_epi32(0x10010)), 4);
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

/* Those of eight words whose bits are set in m, close together; then whatever. */
INLINE __m128i those_of(__m128i words, unsigned m) {
    return _mm_shuffle_epi8(words, _mm_loadu_si128((const void *)(chosen + 16 * m)));
}

/* Writes 16 words, and returns how many of them count. */
INLINE unsigned below_q(int16_t *to, const uint8_t *in) {
    V x = twelves(in), good = _mm256_cmpgt_epi16(all(Q), x);
    /* One bit a word: of the low half in bits 0 to 7, of the high one in bits 16 to 23. */
    uint32_t mask = (uint32_t)_mm256_movemask_epi8(_mm256_packs_epi16(good, good));
    unsigned low = (uint8_t)mask, high = (uint8_t)(mask >> 16);
    unsigned n = (unsigned)_mm_popcnt_u32(low);
    _mm_storeu_si128((void *)to, those_of(_mm256_castsi256_si128(x), low));
    _mm_storeu_si128((void *)(to + n), those_of(_mm256_extracti128_si256(x, 1), high));
    return n + (unsigned)_mm_popcnt_u32(high);
}

/* Three blocks are mostly all that a polynomial takes: their 336 candidates without a branch that
 * depends on them. What is left of fewer than 256 is whatever. */
TARGET static unsigned reject_three(int16_t p[N], const uint8_t in[3 * 168]) {
    int16_t found[336];
    unsigned have = 0;
    for (unsigned i = 0; i < 3 * 168; i += 24)
        have += below_q(found + have, in + i);
    for (unsigned i = 0; i < N; i += 16)
        store(p + i, load(found + i));
    return have < N ? have : N;
}

TARGET static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    const uint8_t *end = in + len;
    if (!have && len == 3 * 168)
        return reject_three(p, in);
    for (; in < end && have < N; in += 24) {
        int16_t rest[16];
        unsigned n = below_q(rest, in);
        n = n < N - have ? n : N - have;
        memcpy(p + have, rest, 2 * n);
        have += n;
    }
    return have;
}

/* 32 bytes, of which each half is a number from 0 to 6, become as many coefficients from -3 to 3 as
 * they have halves, the lower one first. */
INLINE void store_nibbles(int16_t p[64], V x) {
    V low = _mm256_and_si256(x, _mm256_set1_epi8(15));
    V high = _mm256_and_si256(_mm256_srli_epi16(x, 4), _mm256_set1_epi8(15));
    V a = _mm256_sub_epi8(_mm256_unpacklo_epi8(low, high), _mm256_set1_epi8(3));
    V b = _mm256_sub_epi8(_mm256_unpackhi_epi8(low, high), _mm256_set1_epi8(3));
    store(p, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(a)));
    store(p + 16, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(b)));
    store(p + 32, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(a, 1)));
    store(p + 48, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(b, 1)));
}

TARGET static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2) {
        for (unsigned i = 0; i < N; i += 64, in += 32) {
            V x = load(in), m = _mm256_set1_epi8(0x55), m2 = _mm256_set1_epi8(0x33);
            x = _mm256_add_epi8(_mm256_and_si256(x, m),
                                _mm256_and_si256(_mm256_srli_epi16(x, 1), m));
            x = _mm256_sub_epi8(_mm256_add_epi8(_mm256_and_si256(x, m2), m2),
                                _mm256_and_si256(_mm256_srli_epi16(x, 2), m2));
            store_nibbles(p + i, x);
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
    .ntt = lanewise_mlkem_ntt_avx2,
    .inverse = lanewise_mlkem_inverse_avx2,
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
