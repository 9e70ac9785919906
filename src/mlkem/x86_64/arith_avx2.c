/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Arithmetic of ML-KEM with AVX2: a polynomial is sixteen ymm registers, as many as there are. */
#include "mlkem/arith.h"

#include "keccak/cpu.h"

#include <immintrin.h>

#define TARGET __attribute__((target("avx2,bmi,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

typedef int16_t V __attribute__((vector_size(32)));
typedef __m256i M;
#define X(F) _mm256_##F
#define PARTS 2
#define EXACT 0

#include "mlkem/vectors.h"

INLINE V odd_from(V x, V y) {
    return (V)_mm256_blend_epi16((M)x, (M)y, 0xAA);
}

#include "arith_x86_64.h"

INLINE V one_more(V x, V a, V b) {
    return x - (V)_mm256_cmpgt_epi16((M)a, (M)b);
}

INLINE unsigned negative_in(V x) {
    uint32_t mask = (uint32_t)_mm256_movemask_epi8(_mm256_srai_epi16((M)x, 15));
    return (unsigned)(((uint64_t)0 - mask) >> 63);
}

INLINE V pick(V x, V index) {
    return (V)_mm256_shuffle_epi8((M)x, (M)index);
}

INLINE V halves_of(const uint8_t *low, const uint8_t *high) {
    return (V)_mm256_inserti128_si256(_mm256_castsi128_si256(_mm_loadu_si128((const void *)low)),
                                      _mm_loadu_si128((const void *)high), 1);
}

#define get(IN, D) halves_of(IN, (IN) + (D))

INLINE void put(uint8_t *out, V x, unsigned d) {
    _mm_storeu_si128((void *)out, _mm256_castsi256_si128((M)x));
    _mm_storeu_si128((void *)(out + d), _mm256_extracti128_si256((M)x, 1));
}

/* The 12 bytes of the second part are loaded with 4 before them, so that none behind is read. */
#define FROM_4(D, J) (uint8_t)(AT(D, J) + 4)
#define SIX(D, J) (uint8_t)((J) % 8 < 6 ? (J) / 8 * 6 + (J) % 8 : 0x80)
#define SIX_FROM_4(D, J) (uint8_t)((J) % 8 < 6 ? (J) / 8 * 6 + (J) % 8 + 4 : 0x80)

INLINE V twelves(const uint8_t *in, unsigned k) {
    const V index = (V)(B){SIXTEEN(AT, 12, 0), SIXTEEN(FROM_4, 12, 0)};
    V x = pick(halves_of(in + 24 * k, in + 24 * k + 8), index) * (V)IN_PARTS(EIGHT(TOP, 12, 0));
    return (V)((U)x >> 4);
}

INLINE V sixes(const uint8_t *in, unsigned k) {
    const V index = (V)(B){SIXTEEN(SIX, 6, 0), SIXTEEN(SIX_FROM_4, 6, 0)};
    V x = pick(halves_of(in + 24 * k, in + 24 * k + 8), index);
    return (V)_mm256_permute4x64_epi64((M)x, 0xD8);
}

#define FLAG(D, J) (uint16_t)(1 << (15 - (J)))

INLINE V flagged(const uint8_t *in, V x) {
    int16_t word;
    memcpy(&word, in, sizeof word);
    return (all(word) * (V)(U){SIXTEEN(FLAG, 1, 0)}) >> 15 & x;
}

INLINE uint32_t ones(const V *x) {
    M both = _mm256_packs_epi16((M)up(x[0], 15), (M)up(x[1], 15));
    return (uint32_t)_mm256_movemask_epi8(_mm256_permute4x64_epi64(both, 0xD8));
}

INLINE void store_nibbles(int16_t *p, V x) {
    const B low = (B)(x & all(0x0F0F)), high = (B)((V)((U)x >> 4) & all(0x0F0F));
    const B twos = (B)all(0x0202);
    M a = (M)((B)_mm256_unpacklo_epi8((M)low, (M)high) - twos);
    M b = (M)((B)_mm256_unpackhi_epi8((M)low, (M)high) - twos);
    STORE(p, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(a)));
    STORE(p + 16, _mm256_cvtepi8_epi16(_mm256_castsi256_si128(b)));
    STORE(p + 32, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(a, 1)));
    STORE(p + 48, _mm256_cvtepi8_epi16(_mm256_extracti128_si256(b, 1)));
}

/* Those of eight words whose bits are set in m, close together; then whatever. */
INLINE __m128i those_of(__m128i words, unsigned m) {
    return _mm_shuffle_epi8(words, _mm_loadu_si128((const void *)(chosen + 16 * m)));
}

/* Writes 16 words, and returns how many of them count. */
INLINE unsigned below_q(int16_t *to, const uint8_t *in) {
    M x = (M)twelves(in, 0), good = _mm256_cmpgt_epi16((M)all(Q), x);
    /* One bit a word: of the low half in bits 0 to 7, of the high one in bits 16 to 23. */
    uint32_t mask = (uint32_t)_mm256_movemask_epi8(_mm256_packs_epi16(good, good));
    unsigned low = (uint8_t)mask, high = (uint8_t)(mask >> 16);
    unsigned n = (unsigned)_mm_popcnt_u32(low);
    _mm_storeu_si128((void *)to, those_of(_mm256_castsi256_si128(x), low));
    _mm_storeu_si128((void *)(to + n), those_of(_mm256_extracti128_si256(x, 1), high));
    return n + (unsigned)_mm_popcnt_u32(high);
}

#include "mlkem/arith_vectors.h"

const mlkem_arith lanewise_mlkem_arith_avx2 =
    ARITH("AVX2", LANEWISE_CPU_AVX2, lanewise_mlkem_ntt_avx2, lanewise_mlkem_inverse_avx2);
