/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials of ML-DSA with Neon: four coefficients at once. */
#include "mldsa/mldsa_arith.h"

#include "chosen_neon.h"
#include "keccak/cpu.h"
#include "mldsa/roots.h"

#include <arm_neon.h>

#define TARGET
#define INLINE static inline __attribute__((always_inline))

typedef int32_t V __attribute__((vector_size(16)));
typedef int64_t W __attribute__((vector_size(16)));

INLINE V all(int32_t x) {
    return (V)vdupq_n_s32(x);
}

/* The lower two elements, and the upper ones. */
INLINE W first(V a, V b) {
    return (W)vmull_s32(vget_low_s32((int32x4_t)a), vget_low_s32((int32x4_t)b));
}
INLINE W second(V a, V b) {
    return (W)vmull_high_s32((int32x4_t)a, (int32x4_t)b);
}

INLINE V reduced(W low, W high) {
    const int32x2_t q = vdup_n_s32(MLDSA_Q);
    int32x4_t m = vuzp1q_s32((int32x4_t)low, (int32x4_t)high);
    m = vmulq_s32(m, vdupq_n_s32(MLDSA_Q_INVERSE));
    int64x2_t a = vmlsl_s32((int64x2_t)low, vget_low_s32(m), q);
    int64x2_t b = vmlsl_s32((int64x2_t)high, vget_high_s32(m), q);
    return (V)vuzp2q_s32((int32x4_t)a, (int32x4_t)b);
}

INLINE V widened(const int16_t *in) {
    return (V)vmovl_s16(vld1_s16(in));
}

INLINE unsigned negative_in(V x) {
    return (uint32_t)vminvq_s32((int32x4_t)x) >> 31;
}

INLINE unsigned total(V x) {
    return vaddvq_u32((uint32x4_t)x);
}

INLINE V unpacked(const uint8_t *in, const size_t *starts, const uint8_t *index) {
    return (V)vqtbl1q_u8(vld1q_u8(in + starts[0]), vld1q_u8(index));
}

#include "mldsa/poly_vectors.h"

/* Four candidates whose bytes `spread` says. */
INLINE unsigned four_of(mldsa_poly *p, unsigned have, uint8x16_t bytes, uint8x16_t spread) {
    static const uint32_t bits[4] = {1, 2, 4, 8};
    int32x4_t x = vreinterpretq_s32_u8(vqtbl1q_u8(bytes, spread));
    x = vandq_s32(x, vdupq_n_s32(0x7FFFFF));
    uint32x4_t below = vcltq_s32(x, vdupq_n_s32(Q));
    unsigned mask = vaddvq_u32(vandq_u32(below, vld1q_u32(bits)));
    uint8x16_t which = vld1q_u8(chosen + 16 * mask);
    vst1q_s32(p->c + have, vreinterpretq_s32_u8(vqtbl1q_u8(vreinterpretq_u8_s32(x), which)));
    return have + vaddvq_u32(vshrq_n_u32(below, 31));
}

/* Eight at once while there is room for all of them. */
static unsigned reject(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    static const uint8_t from_0[16] = {0, 1, 2, 255, 3, 4, 5, 255, 6, 7, 8, 255, 9, 10, 11, 255};
    const uint8x16_t spread = vld1q_u8(from_0), from_4 = vaddq_u8(spread, vdupq_n_u8(4));
    size_t at = 0;
    for (; at < len && have <= N - 8; at += 24) {
        have = four_of(p, have, vld1q_u8(in + at), spread);
        have = four_of(p, have, vld1q_u8(in + at + 8), from_4);
    }
    return at < len ? lanewise_mldsa_arith_c.reject(p, have, in + at, len - at) : have;
}

/* The half-bytes of 8 bytes. */
INLINE uint8x16_t halves(uint8x8_t x) {
    return vcombine_u8(vzip1_u8(vand_u8(x, vdup_n_u8(15)), vshr_n_u8(x, 4)),
                       vzip2_u8(vand_u8(x, vdup_n_u8(15)), vshr_n_u8(x, 4)));
}

/* The sixteen half-bytes of a word at once while there is room for all of them. */
static unsigned small(mldsa_poly *p, unsigned have, const uint8_t *in, const uint64_t *refused,
                      unsigned words, int eta) {
    const int8x16_t values = vld1q_s8(eta == 2 ? of_eta_2 : of_eta_4);
    for (; words && have <= N - 16; words--, in += 8, refused++) {
        const int8x16_t all = vqtbl1q_s8(values, halves(vld1_u8(in)));
        const int16x8_t x[2] = {vmovl_s8(vget_low_s8(all)), vmovl_high_s8(all)};
        for (unsigned k = 0; k < 4; k++) {
            const int32x4_t four =
                k % 2 ? vmovl_high_s16(x[k / 2]) : vmovl_s16(vget_low_s16(x[k / 2]));
            const uint64_t r = ~*refused >> 16 * k & 0x1111;
            const unsigned mask = (unsigned)(r | r >> 3 | r >> 6 | r >> 9) & 15;
            const uint8x16_t which = vld1q_u8(chosen + 16 * mask);
            vst1q_s32(p->c + have,
                      vreinterpretq_s32_u8(vqtbl1q_u8(vreinterpretq_u8_s32(four), which)));
            have += (unsigned)__builtin_popcount(mask);
        }
    }
    return words ? lanewise_mldsa_arith_c.small(p, have, in, refused, words, eta) : have;
}

const mldsa_arith lanewise_mldsa_arith_neon =
    ARITH("Neon", LANEWISE_CPU_NEON, lanewise_mldsa_ntt_neon, lanewise_mldsa_inverse_neon);
