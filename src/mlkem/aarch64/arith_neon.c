/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Arithmetic of ML-KEM with Neon, for little-endian AArch64: a polynomial is 32 registers. */
#include "mlkem/arith.h"

#include "keccak/cpu.h"
#include "tables_neon.h"

#include <arm_neon.h>

#define TARGET
#define INLINE static inline __attribute__((always_inline))

typedef int16x8_t V;
#define PARTS 1
#define EXACT 0
#define TO_TOP(X, D) vshlq_s16(X, (V)IN_PARTS(EIGHT(UP, D, 0)))
#include "mlkem/vectors.h"

INLINE V all(int x) {
    return vdupq_n_s16((int16_t)x);
}

/* SQDMULH gives the upper half of twice a product. It saturates for -2^15 times -2^15 alone, and
 * no factor of ours is that. */
enum { DOUBLED = 1 };

INLINE V high_product(V a, V b) {
    return vqdmulhq_s16(a, b);
}

/* Of two products whose lower halves are equal the difference of upper halves of twice them is
 * twice what is wanted: SHSUB halves it. */
INLINE V product(V a, V z, V zi) {
    return vhsubq_s16(high_product(a, z), high_product(a * zi, all(Q)));
}

INLINE V rounded_product(V a, V b) {
    return vqrdmulhq_s16(a, b);
}

INLINE V least(V a, V b) {
    return (V)vminq_u16((uint16x8_t)a, (uint16x8_t)b);
}

INLINE V one_more(V x, V a, V b) {
    return x - (V)vcgtq_s16(a, b);
}

INLINE V up(V x, unsigned n) {
    return vshlq_s16(x, all((int)n));
}

INLINE V odd_from(V x, V y) {
    return vbslq_s16((uint16x8_t)((D)all(0) + 0xFFFF), x, y);
}

INLINE unsigned negative_in(V x) {
    return (uint16_t)vminvq_s16(x) >> 15;
}

/* Pairs are loaded as eight first ones and eight second ones. */
typedef int16x8x2_t P;
typedef struct S {
    int32x4_t low, high;
} S;
enum { PAIRS = 16 };
#define pairs_at(FROM) vld2q_s16(FROM)
#define put_pairs(TO, X) vst2q_s16(TO, X)

INLINE P swapped(P x) {
    return (P){{x.val[1], x.val[0]}};
}

INLINE P by_gamma(P x, unsigned i) {
    V gamma = vcombine_s16(vld1_s16(lanewise_mlkem_zetas + 64 + i / 4), vdup_n_s16(0));
    gamma = vzip1q_s16(gamma, -gamma);
    x.val[1] = product(x.val[1], gamma, gamma * all(Q_INVERSE));
    return x;
}

INLINE S no_sum(void) {
    return (S){vdupq_n_s32(0), vdupq_n_s32(0)};
}

INLINE void add_products(S *sum, P x, P y) {
    for (int i = 0; i < 2; i++) {
        sum->low = vmlal_s16(sum->low, vget_low_s16(x.val[i]), vget_low_s16(y.val[i]));
        sum->high = vmlal_high_s16(sum->high, x.val[i], y.val[i]);
    }
}

/* Montgomery's reduction of 32 bits. */
INLINE V reduced_sum(S x) {
    V t = vuzp1q_s16((V)x.low, (V)x.high) * all(Q_INVERSE);
    x.low = vmlsl_n_s16(x.low, vget_low_s16(t), Q);
    x.high = vmlsl_high_n_s16(x.high, t, Q);
    return vuzp2q_s16((V)x.low, (V)x.high);
}

INLINE P reduced_sums(S even, S odd) {
    return (P){{reduced_sum(even), reduced_sum(odd)}};
}

INLINE V pairs(V x, unsigned d) {
    const D over = (D)all(0) + (16 - d);
    return (V)((D)((U)x << (U)over) >> over);
}

#define down(X, BYTES) ((V)vextq_u8((uint8x16_t)(X), vdupq_n_u8(0), BYTES))

INLINE V pick(V x, V index) {
    return (V)vqtbl1q_u8((uint8x16_t)x, (uint8x16_t)index);
}

#define get(IN, D) ((V)vld1q_u8(IN))
#define put(OUT, X, D) vst1q_u8(OUT, (uint8x16_t)(X))
#define PACKS_ONES

/* The second 12 of 24 bytes are loaded with 4 before them, so that none behind is read. */
#define SIX(D, J) (uint8_t)((J) % 8 < 6 ? (J) / 8 * 6 + (J) % 8 : 0x80)

INLINE V twelves(const uint8_t *in, unsigned k) {
    V x = pick((V)vld1q_u8(in + 8 * k), (V)((B)INDEX(AT, 12) + (uint8_t)(4 * k)));
    return (V)((U)TO_TOP(x, 12) >> 4);
}

INLINE V sixes(const uint8_t *in, unsigned k) {
    return pick((V)vld1q_u8(in + 8 * k), (V)((B)INDEX(SIX, 6) + (uint8_t)(4 * k)));
}

INLINE V flagged(const uint8_t *in, V x) {
    return TO_TOP(all(*in), 1) >> 15 & x;
}

INLINE void store_nibbles(int16_t *p, V x) {
    const uint8x16_t bytes = (uint8x16_t)x, two = vdupq_n_u8(2);
    const uint8x16_t low = vandq_u8(bytes, vdupq_n_u8(15)), high = vshrq_n_u8(bytes, 4);
    const uint8x16_t a = vzip1q_u8(low, high), b = vzip2q_u8(low, high);
    STORE(p, vsubl_u8(vget_low_u8(a), vget_low_u8(two)));
    STORE(p + 8, vsubl_high_u8(a, two));
    STORE(p + 16, vsubl_u8(vget_low_u8(b), vget_low_u8(two)));
    STORE(p + 24, vsubl_high_u8(b, two));
}

/* Those of eight words that are below q, close together, by a table of all choices. */
INLINE unsigned take(int16_t *to, V x) {
    const V bit = IN_PARTS(1, 2, 4, 8, 16, 32, 64, 128);
    const unsigned mask = vaddvq_u16((uint16x8_t)((V)vcltq_s16(x, all(Q)) & bit));
    const uint8x8_t first = vld1_u8(chosen + 8 * mask), second = vadd_u8(first, vdup_n_u8(1));
    STORE(to, pick(x, (V)vcombine_u8(vzip1_u8(first, second), vzip2_u8(first, second))));
    return (unsigned)__builtin_popcount(mask);
}

INLINE unsigned below_q(int16_t *to, const uint8_t *in) {
    const unsigned n = take(to, twelves(in, 0));
    return n + take(to + n, twelves(in, 1));
}

#define OWN_ENCODE
#include "mlkem/arith_vectors.h"

/* Three bytes hold two coefficients: LD2 and ST3 take eight times as many apart and in order, which
 * A510 does in fewer cycles than to put them side by side. */
static void encode(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 16, out += 24) {
        const int16x8x2_t x = vld2q_s16(p + i);
        const uint16x8_t a = (uint16x8_t)canonical(x.val[0]), b = (uint16x8_t)canonical(x.val[1]);
        const uint8x8x3_t bytes = {{
            vmovn_u16(a),
            vmovn_u16(vsliq_n_u16(vshrq_n_u16(a, 8), b, 4)),
            vshrn_n_u16(b, 4),
        }};
        vst3_u8(out, bytes);
    }
}

const mlkem_arith lanewise_mlkem_arith_neon =
    ARITH("Neon", LANEWISE_CPU_NEON, lanewise_mlkem_ntt_neon, lanewise_mlkem_inverse_neon);
