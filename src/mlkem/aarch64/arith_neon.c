/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic with Neon, for little-endian AArch64: a polynomial is 32 registers of eight
 * coefficients. The transforms are in assembly (lab/lanewise_lab/ntt).
 */
#include "mlkem/arith.h"

#include "keccak/cpu.h"
#include "mlkem/short.h"
#include "mlkem/zetas.h"
#include "tables_neon.h"

#include <arm_neon.h>
#include <string.h>

#define INLINE static inline __attribute__((always_inline))

typedef int16x8_t V;
typedef uint16x8_t U;

INLINE V all(int x) {
    return vdupq_n_s16((int16_t)x);
}

INLINE V low_half_inverse(V z) {
    return vmulq_s16(z, all(-3327)); /* 1 / q modulo 2^16 */
}

/*
 * Montgomery product with z; zi is z / q modulo 2^16. SQDMULH gives the upper half of twice a
 * product, and of two products whose lower halves are equal the difference of these is twice what
 * is wanted: SHSUB halves it. It saturates for -2^15 times -2^15 alone, and neither z nor q is
 * that.
 */
INLINE V product(V a, V z, V zi) {
    return vhsubq_s16(vqdmulhq_s16(a, z), vqdmulhq_s16(vmulq_s16(a, zi), all(Q)));
}

INLINE V product_by(V a, V z) {
    return product(a, z, low_half_inverse(z));
}

/* SQRDMULH of x and 10 is (10 x + 2^14) / 2^15, rounded down. */
INLINE V reduced(V x) {
    return vmlsq_s16(x, vqrdmulhq_s16(x, all(10)), all(Q));
}

INLINE V canonical(V x) {
    x = reduced(x);
    return vaddq_s16(x, vandq_s16(vshrq_n_s16(x, 15), all(Q)));
}

/* Of 32-bit sums: those of low are the first four, those of high the others. */
INLINE V montgomery(int32x4_t low, int32x4_t high) {
    V t = low_half_inverse(vuzp1q_s16(vreinterpretq_s16_s32(low), vreinterpretq_s16_s32(high)));
    low = vmlsl_n_s16(low, vget_low_s16(t), Q);
    high = vmlsl_high_n_s16(high, t, Q);
    return vuzp2q_s16(vreinterpretq_s16_s32(low), vreinterpretq_s16_s32(high));
}

static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (int i = 0; i < N; i += 16) {
        int16x8x2_t x = vld2q_s16(b + i), y;
        V gamma = vcombine_s16(vld1_s16(lanewise_mlkem_zetas + 64 + i / 4), vdup_n_s16(0));
        gamma = vzip1q_s16(gamma, vnegq_s16(gamma));
        y.val[0] = x.val[1], y.val[1] = x.val[0];
        vst2q_s16(prepared + N + i, y);
        x.val[1] = product_by(x.val[1], gamma);
        vst2q_s16(prepared + i, x);
    }
}

INLINE void multiply_add(int32x4_t *low, int32x4_t *high, V a, V b) {
    *low = vmlal_s16(*low, vget_low_s16(a), vget_low_s16(b));
    *high = vmlal_high_s16(*high, a, b);
}

INLINE void inner_k(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    for (int i = 0; i < N; i += 16) {
        int32x4_t sum[4] = {vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0), vdupq_n_s32(0)};
        int16x8x2_t result;
        for (unsigned j = 0; j < k; j++) {
            int16x8x2_t x = vld2q_s16(a + N * stride * j + i);
            int16x8x2_t even = vld2q_s16(b + 2 * N * j + i);
            int16x8x2_t odd = vld2q_s16(b + 2 * N * j + N + i);
            multiply_add(&sum[0], &sum[1], x.val[0], even.val[0]);
            multiply_add(&sum[0], &sum[1], x.val[1], even.val[1]);
            multiply_add(&sum[2], &sum[3], x.val[0], odd.val[0]);
            multiply_add(&sum[2], &sum[3], x.val[1], odd.val[1]);
        }
        result.val[0] = montgomery(sum[0], sum[1]);
        result.val[1] = montgomery(sum[2], sum[3]);
        vst2q_s16(out + i, result);
    }
}

static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    switch (k) {
    case 2:
        inner_k(out, a, stride, b, 2);
        break;
    case 3:
        inner_k(out, a, stride, b, 3);
        break;
    default:
        inner_k(out, a, stride, b, k);
        break;
    }
}

static void scale_add(int16_t p[N], const int16_t e[N]) {
    const V r2 = all(MLKEM_R2), r2_inverse = low_half_inverse(r2);
    for (int i = 0; i < N; i += 8) {
        V x = product(vld1q_s16(p + i), r2, r2_inverse);
        vst1q_s16(p + i, canonical(vaddq_s16(x, vld1q_s16(e + i))));
    }
}

static void add_to(int16_t p[N], const int16_t a[N]) {
    for (int i = 0; i < N; i += 8)
        vst1q_s16(p + i, vaddq_s16(vld1q_s16(p + i), vld1q_s16(a + i)));
}

static void subtract_from(int16_t p[N], const int16_t a[N]) {
    for (int i = 0; i < N; i += 8)
        vst1q_s16(p + i, vsubq_s16(vld1q_s16(a + i), vld1q_s16(p + i)));
}

/* round(2^d x / q) modulo 2^d of any x with its sign. SQDMULH by a factor rounded to nearest
 * guesses the quotient so well that the remainder is more than -q / 2 and less than 3 q / 2; one
 * comparison rounds it. */
INLINE U compressed(V x, int d) {
    const int16_t factor = (int16_t)(((1 << (15 + d)) + Q / 2) / Q);
    V quotient = vqdmulhq_n_s16(x, factor);
    V remainder = vmlsq_n_s16(vshlq_s16(x, vdupq_n_s16((int16_t)d)), quotient, Q);
    U up = vcgtq_s16(remainder, all(Q / 2));
    U rounded = vsubq_u16(vreinterpretq_u16_s16(quotient), up);
    return vandq_u16(rounded, vdupq_n_u16((uint16_t)((1 << d) - 1)));
}

/* Eight coefficients become d bytes: pairs, pairs of pairs, and those of two. */
INLINE void pack(uint8_t *out, U x, int d) {
    const uint32x4_t in_pairs = vreinterpretq_u32_u16(x);
    uint32x4_t pairs = vandq_u32(in_pairs, vdupq_n_u32(0xFFFF));
    pairs = vorrq_u32(pairs, vshlq_u32(vshrq_n_u32(in_pairs, 16), vdupq_n_s32(d)));
    const uint64x2_t in_fours = vreinterpretq_u64_u32(pairs);
    uint64x2_t fours = vandq_u64(in_fours, vdupq_n_u64(0xFFFFFFFF));
    fours = vorrq_u64(fours, vshlq_u64(vshrq_n_u64(in_fours, 32), vdupq_n_s64(2 * d)));
    uint64_t first = vgetq_lane_u64(fours, 0), second = vgetq_lane_u64(fours, 1);
    uint64_t word = first | second << 4 * d;
    memcpy(out, &word, d < 8 ? (size_t)d : 8);
    if (d > 8) {
        word = second >> (64 - 4 * d);
        memcpy(out + 8, &word, (size_t)(d > 8 ? d - 8 : 1));
    }
}

INLINE void compress_d(uint8_t *out, const int16_t p[N], int d) {
    for (int i = 0; i < N; i += 8, out += d)
        pack(out, compressed(vld1q_s16(p + i), d), d);
}

/* Of coefficient i, the byte its bits begin in and by how much they are shifted there. */
#define BYTES_OF(d, i) (d) * (i) / 8, (d) * (i) / 8 + 1, (d) * (i) / 8 + 2, (d) * (i) / 8 + 3
#define SHIFT_OF(d, i) -((d) * (i) % 8)
#define FOUR(each, d, i) each(d, i), each(d, i + 1), each(d, i + 2), each(d, i + 3)

INLINE uint16x4_t unpacked(uint8x16_t bytes, uint8x16_t places, int32x4_t shifts, int d) {
    uint32x4_t x = vreinterpretq_u32_u8(vqtbl1q_u8(bytes, places));
    x = vandq_u32(vshlq_u32(x, shifts), vdupq_n_u32((1u << d) - 1));
    x = vaddq_u32(vmulq_n_u32(x, Q), vdupq_n_u32(1u << (d - 1)));
    return vmovn_u32(vshlq_u32(x, vdupq_n_s32(-d)));
}

INLINE void decompress_d(int16_t p[N], const uint8_t *in, int d) {
    const uint8_t low[16] = {FOUR(BYTES_OF, d, 0)}, high[16] = {FOUR(BYTES_OF, d, 4)};
    const int32_t low_shifts[4] = {FOUR(SHIFT_OF, d, 0)}, high_shifts[4] = {FOUR(SHIFT_OF, d, 4)};
    const uint8x16_t places[2] = {vld1q_u8(low), vld1q_u8(high)};
    const int32x4_t shifts[2] = {vld1q_s32(low_shifts), vld1q_s32(high_shifts)};
    for (int i = 0; i < N; i += 8, in += d) {
        uint64_t words[2] = {0, 0};
        memcpy(&words[0], in, d < 8 ? (size_t)d : 8);
        if (d > 8)
            memcpy(&words[1], in + 8, (size_t)(d > 8 ? d - 8 : 1));
        uint8x16_t bytes =
            vreinterpretq_u8_u64(vcombine_u64(vcreate_u64(words[0]), vcreate_u64(words[1])));
        uint16x8_t x = vcombine_u16(unpacked(bytes, places[0], shifts[0], d),
                                    unpacked(bytes, places[1], shifts[1], d));
        vst1q_s16(p + i, vreinterpretq_s16_u16(x));
    }
}

/* For the widths in use the compiler knows the width. */
#define FOR_WIDTH(call)                                                                            \
    switch (d) {                                                                                   \
    case 1:                                                                                        \
        call(1);                                                                                   \
        break;                                                                                     \
    case 4:                                                                                        \
        call(4);                                                                                   \
        break;                                                                                     \
    case 5:                                                                                        \
        call(5);                                                                                   \
        break;                                                                                     \
    case 10:                                                                                       \
        call(10);                                                                                  \
        break;                                                                                     \
    case 11:                                                                                       \
        call(11);                                                                                  \
        break;                                                                                     \
    default:                                                                                       \
        call((int)d);                                                                              \
        break;                                                                                     \
    }

static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
#define COMPRESS(width) compress_d(out, p, width)
    FOR_WIDTH(COMPRESS)
}

static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
#define DECOMPRESS(width) decompress_d(p, in, width)
    FOR_WIDTH(DECOMPRESS)
}

/* Three bytes hold two coefficients: LD3 and ST3 bring eight times three in order. */
static void encode(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    for (int i = 0; i < N; i += 16, out += 24) {
        int16x8x2_t x = vld2q_s16(p + i);
        U a = vreinterpretq_u16_s16(canonical(x.val[0]));
        U b = vreinterpretq_u16_s16(canonical(x.val[1]));
        uint8x8x3_t bytes;
        bytes.val[0] = vmovn_u16(a);
        bytes.val[1] = vmovn_u16(vsliq_n_u16(vshrq_n_u16(a, 8), b, 4));
        bytes.val[2] = vshrn_n_u16(b, 4);
        vst3_u8(out, bytes);
    }
}

/* Sixteen numbers of 12 bits, those with even and those with odd numbers. */
INLINE void twelves(const uint8_t *in, U *even, U *odd) {
    uint8x8x3_t bytes = vld3_u8(in);
    U middle = vmovl_u8(bytes.val[1]);
    *even = vsliq_n_u16(vmovl_u8(bytes.val[0]), vandq_u16(middle, vdupq_n_u16(15)), 8);
    *odd = vsliq_n_u16(vshrq_n_u16(middle, 4), vmovl_u8(bytes.val[2]), 4);
}

static unsigned decode(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    const U q = vdupq_n_u16(Q);
    U wrong = vdupq_n_u16(0);
    for (int i = 0; i < N; i += 16, in += 24) {
        uint16x8x2_t x;
        twelves(in, &x.val[0], &x.val[1]);
        for (int j = 0; j < 2; j++) {
            wrong = vorrq_u16(wrong, vcgeq_u16(x.val[j], q));
            x.val[j] = vminq_u16(x.val[j], vsubq_u16(x.val[j], q));
        }
        vst2q_u16((uint16_t *)(p + i), x);
    }
    return vmaxvq_u16(wrong) & 1;
}

/* Eight candidates at a time; those below q move to the front by a table of all choices. */
static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    static const uint16_t bits[8] = {1, 2, 4, 8, 16, 32, 64, 128};
    const U bit = vld1q_u16(bits);
    for (size_t i = 0; i < len && have < N; i += 24) {
        U even, odd;
        twelves(in + i, &even, &odd);
        const U eight[2] = {vzip1q_u16(even, odd), vzip2q_u16(even, odd)};
        for (int j = 0; j < 2; j++) {
            unsigned mask = vaddvq_u16(vandq_u16(vcltq_u16(eight[j], vdupq_n_u16(Q)), bit));
            unsigned n = (unsigned)__builtin_popcount(mask);
            uint8x8_t first = vld1_u8(chosen + 8 * mask);
            uint8x16_t at = vcombine_u8(vzip1_u8(first, vadd_u8(first, vdup_n_u8(1))),
                                        vzip2_u8(first, vadd_u8(first, vdup_n_u8(1))));
            U words = vreinterpretq_u16_u8(vqtbl1q_u8(vreinterpretq_u8_u16(eight[j]), at));
            if (have <= N - 8) {
                vst1q_s16(p + have, vreinterpretq_s16_u16(words));
            } else {
                int16_t rest[8];
                vst1q_s16(rest, vreinterpretq_s16_u16(words));
                n = n < N - have ? n : N - have;
                memcpy(p + have, rest, 2 * n);
            }
            have += n;
        }
    }
    return have;
}

static void noise_2(int16_t p[N], const uint8_t *in) {
    const uint8x16_t pairs = vdupq_n_u8(0x55), three = vdupq_n_u8(3);
    for (int i = 0; i < N; i += 32, in += 16) {
        uint8x16_t x = vld1q_u8(in);
        x = vaddq_u8(vandq_u8(x, pairs), vandq_u8(vshrq_n_u8(x, 1), pairs));
        int8x16_t even =
            vreinterpretq_s8_u8(vsubq_u8(vandq_u8(x, three), vandq_u8(vshrq_n_u8(x, 2), three)));
        int8x16_t odd =
            vreinterpretq_s8_u8(vsubq_u8(vandq_u8(vshrq_n_u8(x, 4), three), vshrq_n_u8(x, 6)));
        int8x16_t first = vzip1q_s8(even, odd), second = vzip2q_s8(even, odd);
        vst1q_s16(p + i, vmovl_s8(vget_low_s8(first)));
        vst1q_s16(p + i + 8, vmovl_high_s8(first));
        vst1q_s16(p + i + 16, vmovl_s8(vget_low_s8(second)));
        vst1q_s16(p + i + 24, vmovl_high_s8(second));
    }
}

/* Six bits of sums at bits 6 j and 6 j + 3 of each word: their difference. */
INLINE int32x4_t difference(uint32x4_t sums, int j) {
    const uint32x4_t seven = vdupq_n_u32(7);
    uint32x4_t a = vandq_u32(vshlq_u32(sums, vdupq_n_s32(-6 * j)), seven);
    uint32x4_t b = vandq_u32(vshlq_u32(sums, vdupq_n_s32(-6 * j - 3)), seven);
    return vreinterpretq_s32_u32(vsubq_u32(a, b));
}

INLINE uint32x4_t sums_of_three(uint32x4_t x) {
    const uint32x4_t every_third = vdupq_n_u32(0x249249);
    uint32x4_t sum = vandq_u32(x, every_third);
    sum = vaddq_u32(sum, vandq_u32(vshrq_n_u32(x, 1), every_third));
    return vaddq_u32(sum, vandq_u32(vshrq_n_u32(x, 2), every_third));
}

/* Three bytes hold four coefficients. */
static void noise_3(int16_t p[N], const uint8_t *in) {
    for (int i = 0; i < N; i += 32, in += 24) {
        uint8x8x3_t bytes = vld3_u8(in);
        U pair = vsliq_n_u16(vmovl_u8(bytes.val[0]), vmovl_u8(bytes.val[1]), 8);
        U third = vmovl_u8(bytes.val[2]);
        uint32x4_t low = vreinterpretq_u32_u16(vzip1q_u16(pair, third));
        uint32x4_t high = vreinterpretq_u32_u16(vzip2q_u16(pair, third));
        int16x8x4_t out;
        low = sums_of_three(low);
        high = sums_of_three(high);
        for (int j = 0; j < 4; j++)
            out.val[j] =
                vcombine_s16(vmovn_s32(difference(low, j)), vmovn_s32(difference(high, j)));
        vst4q_s16(p + i, out);
    }
}

static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2)
        noise_2(p, in);
    else
        noise_3(p, in);
}

const mlkem_arith lanewise_mlkem_arith_neon = {
    .name = "Neon",
    .features = LANEWISE_CPU_NEON,
    .ntt = lanewise_mlkem_ntt_neon,
    .inverse = lanewise_mlkem_inverse_neon,
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
