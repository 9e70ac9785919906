/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "common/opaque.h"
#include "mldsa_arith.h"

#if defined(LANEWISE_MLDSA_ARMV7EM) && !defined(LANEWISE_MLDSA_PORTABLE)
#define MLDSA_OWN_ROOTS
#endif
#include "roots.h"

#if defined(MLDSA_OWN_ROOTS)
#define DSA_NAME "words of ARMv7E-M"
#define DSA_NTT lanewise_mldsa_ntt_armv7em
#define DSA_INVERSE lanewise_mldsa_inverse_armv7em
#define DSA_PACK pack_words
#define DSA_UNPACK unpack_words
#define DSA_REJECT reject_words
#define DSA_SMALL small_words
/* Called for each coefficient, and -Os would not inline it. */
#define DSA_INLINE inline __attribute__((always_inline))
#else
#define DSA_NAME "portable"
#define DSA_NTT ntt
#define DSA_INVERSE inverse_ntt
#define DSA_PACK pack
#define DSA_UNPACK unpack
#define DSA_REJECT reject
#define DSA_SMALL small
#define DSA_INLINE
#endif

/* a / 2^32 modulo q, for |a| < 2^31 q; the result is at most |a| / 2^32 + q / 2. */
static DSA_INLINE int32_t reduce(int64_t a) {
    int32_t low = (int32_t)((uint32_t)a * (uint32_t)MLDSA_Q_INVERSE);
    return (int32_t)((a - (int64_t)low * MLDSA_Q) >> 32);
}

/* All ones if x < 0, otherwise 0. */
static int32_t negative(int32_t x) {
    return x >> 31;
}

#if !defined(MLDSA_OWN_ROOTS)
static int32_t multiply(int32_t a, int32_t b) {
    return reduce((int64_t)a * b);
}

static void ntt(mldsa_poly *p) {
    unsigned next = 1;
    for (unsigned length = 128; length; length /= 2)
        for (unsigned start = 0; start < MLDSA_N; start += 2 * length) {
            const int32_t root = mldsa_roots[next++];
            int32_t *a = p->c + start, *b = a + length;
            for (unsigned i = 0; i < length; i++) {
                int32_t t = multiply(root, b[i]);
                b[i] = a[i] - t;
                a[i] += t;
            }
        }
}

static void inverse_ntt(mldsa_poly *p) {
    unsigned next = MLDSA_N;
    for (unsigned length = 1; length < MLDSA_N / 2; length *= 2)
        for (unsigned start = 0; start < MLDSA_N; start += 2 * length) {
            const int32_t root = mldsa_roots[--next];
            int32_t *a = p->c + start, *b = a + length;
            for (unsigned i = 0; i < length; i++) {
                int32_t t = b[i] - a[i];
                a[i] += b[i];
                b[i] = multiply(root, t);
            }
        }
    int32_t *a = p->c, *b = a + MLDSA_N / 2;
    for (unsigned i = 0; i < MLDSA_N / 2; i++) {
        int32_t t = b[i] - a[i];
        a[i] = multiply(MLDSA_LAST_SCALE, a[i] + b[i]);
        b[i] = multiply(MLDSA_LAST_ROOT, t);
    }
}
#endif

static DSA_INLINE int32_t positive_of(int32_t x) {
    x += negative(x) & (2 * MLDSA_Q); /* 0 .. 2q - 1 */
    x -= MLDSA_Q;
    return x + (negative(x) & MLDSA_Q);
}

#if !defined(MLDSA_OWN_ROOTS)
static void reduce_all(mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        p->c[i] = reduce(p->c[i]);
}

static int64_t sum_at(const mldsa_poly *a, const mldsa_poly *b, unsigned count, unsigned i) {
    int64_t sum = 0;
    for (unsigned j = 0; j < count; j++)
        sum += (int64_t)a[j].c[i] * b[j].c[i];
    return sum;
}

static void product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b, unsigned count,
                    const mldsa_poly *c, const mldsa_poly *d) {
    if (count == 1 && !c) {
        for (unsigned i = 0; i < MLDSA_N; i++)
            out->c[i] = multiply(a->c[i], b->c[i]);
        return;
    }
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int64_t sum = sum_at(a, b, count, i);
        out->c[i] = reduce(c ? sum - (int64_t)c->c[i] * d->c[i] : sum);
    }
}

static void positive(mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        p->c[i] = positive_of(p->c[i]);
}

static void centre(mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        p->c[i] -= ((p->c[i] + (1 << 22)) >> 23) * MLDSA_Q;
}

static void add(mldsa_poly *to, const mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] += p->c[i];
}

static void subtract(mldsa_poly *to, const mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] -= p->c[i];
}

static unsigned exceeds(const mldsa_poly *p, int32_t bound) {
    int32_t found = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t x = p->c[i], sign = negative(x);
        found |= bound - 1 - ((x ^ sign) - sign);
    }
    return (uint32_t)found >> 31;
}

#endif

static void add_narrow(mldsa_poly *to, const int16_t p[MLDSA_N]) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] += p[i];
}

static void subtract_narrow(mldsa_poly *to, const int16_t p[MLDSA_N]) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] -= p[i];
}

static void split(mldsa_poly *p, mldsa_poly *t0) {
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t high = (p->c[i] + (1 << (MLDSA_D - 1)) - 1) >> MLDSA_D;
        t0->c[i] = p->c[i] - (high << MLDSA_D);
        p->c[i] = high;
    }
}

/* Decompose: r = high 2 gamma2 + low with low in (-gamma2, gamma2]; where that would make high the
 * greatest possible number, which stands for q - 1, it is 0 and low one less. */
static DSA_INLINE int32_t decomposed(const mldsa_params *p, int32_t r, int32_t *low) {
    uint32_t x = (uint32_t)(r + p->gamma2 - 1);
    int32_t high = (int32_t)(((x >> p->shift) * p->factor) >> p->after);
    int32_t wraps = ~(int32_t)lanewise_opaque((uint32_t)negative(high - p->high));
    *low = r - high * 2 * p->gamma2 + wraps;
    return high & ~wraps;
}

static void decompose(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                      mldsa_poly *low) {
    const mldsa_params local = *p;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t rest;
        high->c[i] = decomposed(&local, r->c[i], &rest);
        if (low)
            low->c[i] = rest;
    }
}

/* Of low bits outside, 2 places are counted, as -2, and 1 of -gamma2, which is outside where the
 * high bits are not 0. */
static unsigned make_hint(const mldsa_params *p, const mldsa_poly *high, const mldsa_poly *low,
                          mldsa_poly *hint) {
    const int32_t most = p->gamma2;
    unsigned count = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t x = low->c[i], more = (int32_t)lanewise_opaque((uint32_t)negative(-high->c[i]));
        int32_t places = 2 * negative(most - x) + negative(most + x) + negative(most - 1 + x);
        hint->c[i] = (int32_t)((uint32_t)(places + more + 1) >> 31);
        count += (unsigned)hint->c[i];
    }
    return count;
}

static void use_hint(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint) {
    const mldsa_params local = *p;
    const int32_t m = p->high;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t low;
        int32_t high = decomposed(&local, r->c[i], &low);
        int32_t step = (negative(-low) & 2) - 1; /* up if low > 0, otherwise down */
        high += step & -hint->c[i];
        high += negative(high) & m;
        r->c[i] = high & negative(high - m);
    }
}

static void pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    uint32_t held = 0;
    unsigned count = 0; /* of bits held, below 8 between coefficients */
    for (unsigned i = 0; i < MLDSA_N; i++) {
        held |= (uint32_t)(from ? from - p->c[i] : p->c[i]) << count;
        for (count += bits; count >= 8; count -= 8, held >>= 8)
            *out++ = (uint8_t)held;
    }
}

static void unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    const uint32_t mask = ((uint32_t)1 << bits) - 1;
    uint32_t held = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < MLDSA_N; i++) {
        for (; count < bits; count += 8)
            held |= (uint32_t)*in++ << count;
        int32_t value = (int32_t)(held & mask);
        p->c[i] = from ? from - value : value;
        held >>= bits;
        count -= bits;
    }
}

static unsigned reject(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    for (size_t i = 0; i < len && have < MLDSA_N; i += 3) {
        int32_t v =
            (int32_t)(in[i] | (uint32_t)in[i + 1] << 8 | (uint32_t)(in[i + 2] & 0x7F) << 16);
        p->c[have] = v;
        have += v < MLDSA_Q;
    }
    return have;
}

#if !defined(MLDSA_OWN_ROOTS)
static unsigned small(mldsa_poly *p, unsigned have, const uint8_t *in, const uint64_t *refused,
                      unsigned words, int eta) {
    for (unsigned i = 0; i < 16 * words && have < MLDSA_N; i++) {
        int32_t v = in[i / 2] >> (i % 2 ? 4 : 0) & 15;
        if (eta == 2)
            v -= (v * 13 >> 6) * 5; /* v modulo 5 */
        p->c[have] = eta - v;
        have += ~(unsigned)(refused[i / 16] >> 4 * (i % 16)) & 1;
    }
    return have;
}
#else
#include "armv7em/poly_words.h"
#endif

const mldsa_arith lanewise_mldsa_arith_c = {
    .name = DSA_NAME,
    .ntt = DSA_NTT,
    .inverse_ntt = DSA_INVERSE,
    .reduce = reduce_all,
    .product = product,
    .positive = positive,
    .centre = centre,
    .add = add,
    .subtract = subtract,
    .add_narrow = add_narrow,
    .subtract_narrow = subtract_narrow,
    .exceeds = exceeds,
    .split = split,
    .decompose = decompose,
    .make_hint = make_hint,
    .use_hint = use_hint,
    .pack = DSA_PACK,
    .unpack = DSA_UNPACK,
    .reject = DSA_REJECT,
    .small = DSA_SMALL,
};
