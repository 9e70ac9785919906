/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Arithmetic of ML-KEM with AVX-512: a polynomial is eight zmm registers. */
#include "mlkem/arith.h"

#include "keccak/cpu.h"

#include <immintrin.h>

#define TARGET                                                                                     \
    __attribute__((                                                                                \
        target("avx512f,avx512bw,avx512vl,avx512dq,avx512vbmi,avx512vbmi2,bmi,bmi2,popcnt")))
#define INLINE static inline __attribute__((always_inline)) TARGET

typedef int16_t V __attribute__((vector_size(64)));
typedef __m512i M;
#define X(F) _mm512_##F
#define PARTS 4
#define EXACT 1
#define OWN_REJECT

#include "mlkem/vectors.h"

INLINE V odd_from(V x, V y) {
    return (V)_mm512_mask_mov_epi16((M)x, 0xAAAAAAAA, (M)y);
}

#include "arith_x86_64.h"

INLINE V one_more(V x, V a, V b) {
    return (V)_mm512_mask_add_epi16((M)x, _mm512_cmpgt_epi16_mask((M)a, (M)b), (M)x, (M)all(1));
}

INLINE unsigned negative_in(V x) {
    return (unsigned)(((uint64_t)0 - _mm512_movepi16_mask((M)x)) >> 63);
}

INLINE V pick(V x, V index) {
    return (V)_mm512_permutexvar_epi8((M)index, (M)x);
}

INLINE V load_bytes(const uint8_t *in, unsigned count) {
    return (V)_mm512_maskz_loadu_epi8(((uint64_t)1 << count) - 1, in);
}

#define get(IN, D) load_bytes(IN, 4 * (D))

INLINE void put(uint8_t *out, V x, unsigned d) {
    _mm512_mask_storeu_epi8(out, ((uint64_t)1 << 4 * d) - 1, (M)x);
}

INLINE V twelve(const uint8_t *in, unsigned bytes) {
    V x = pick(load_bytes(in, bytes), INDEX(AT, 12)) * (V)IN_PARTS(EIGHT(TOP, 12, 0));
    return (V)((U)x >> 4);
}

#define twelves(IN, K) twelve((IN) + 48 * (K), 48)

/* The first four times 48 bits to the lower halves of parts, the others to the upper ones. */
#define SIX(D, J) (uint8_t)((J) / 8 % 2 * 24 + (J) / 16 * 6 + (J) % 8)
#define sixes(IN, K) pick(load_bytes((IN) + 48 * (K), 48), INDEX(SIX, 6))

INLINE V flagged(const uint8_t *in, V x) {
    uint32_t mask;
    memcpy(&mask, in, sizeof mask);
    return (V)_mm512_movm_epi16(mask) & x;
}

INLINE uint32_t ones(const V *x) {
    return _mm512_test_epi16_mask((M)x[0], (M)all(1));
}

/* Words with numbers of 11 bits at the top: four of them begin in byte 44 j / 8, in bit 0 or 4. */
#define FOURS_11(D, J) (uint8_t)((J) / 8 * 44 / 8 + (J) % 8)
#define BIT_11(D, J) (uint8_t)(((J) / 8 % 2 * 4 + (J) % 8 / 2 * 11 + (J) % 2 * 8 - 5) & 63)
#define unpacked_11(X)                                                                             \
    ((V)_mm512_multishift_epi64_epi8((M)INDEX(BIT_11, 11), (M)pick(X, INDEX(FOURS_11, 11))) &      \
     all(0xFFE0))

INLINE void store_nibbles(int16_t *p, V x) {
    for (unsigned k = 0; k < 4; k++) {
        V y = pick(x, (V)((B)INDEX(AT, 4) + (uint8_t)(16 * k))) * (V)IN_PARTS(EIGHT(TOP, 4, 0));
        STORE(p + 32 * k, (V)((U)y >> 12) - all(2));
    }
}

/* Those of the words that `of` names that are below q, close together; returns how many. */
INLINE unsigned below_q(V *x, __mmask32 of) {
    __mmask32 good = _mm512_mask_cmplt_epu16_mask(of, (M)*x, (M)all(Q));
    *x = (V)_mm512_maskz_compress_epi16(good, (M)*x);
    return (unsigned)_mm_popcnt_u32(good);
}

TARGET static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    size_t i = 0;
    for (; i + 48 <= len && have <= N - 32; i += 48) { /* whatever comes fits */
        V x = twelve(in + i, 48);
        unsigned n = below_q(&x, 0xFFFFFFFF);
        STORE(p + have, x);
        have += n;
    }
    for (; i < len && have < N; i += 48) {
        unsigned whole = i + 48 <= len;
        V x = twelve(in + i, whole ? 48 : 24);
        unsigned n = below_q(&x, whole ? 0xFFFFFFFF : 0xFFFF), room = N - have;
        n = n < room ? n : room;
        _mm512_mask_storeu_epi16(p + have, (__mmask32)(((uint64_t)1 << n) - 1), (M)x);
        have += n;
    }
    return have;
}

#include "mlkem/arith_vectors.h"

const mlkem_arith lanewise_mlkem_arith_avx512 =
    ARITH("AVX-512", LANEWISE_CPU_AVX512 | LANEWISE_CPU_VBMI2, lanewise_mlkem_ntt_avx512,
          lanewise_mlkem_inverse_avx512);
