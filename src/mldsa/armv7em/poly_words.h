/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A part of poly_c.c for 32-bit Arm cores with DSP instructions (Cortex-M4, M7, M33): loads before
 * computations, four coefficients a turn, and packing by words, which need not be aligned. -Os
 * unrolls nothing by itself. All functions compute the same as their portable forms.
 */
#ifndef LANEWISE_MLDSA_POLY_WORDS_H
#define LANEWISE_MLDSA_POLY_WORDS_H

#include <string.h>

#define MLDSA_INLINE static inline __attribute__((always_inline))

/* x[i] = what `of` makes of it, for each coefficient of a polynomial. */
#define MLDSA_EACH(p, of)                                                                          \
    for (int32_t *x_ = (p)->c; x_ != (p)->c + MLDSA_N; x_ += 4) {                                  \
        const int32_t a_ = x_[0], b_ = x_[1], c_ = x_[2], d_ = x_[3];                              \
        x_[0] = of(a_), x_[1] = of(b_), x_[2] = of(c_), x_[3] = of(d_);                            \
    }

MLDSA_INLINE int32_t centred(int32_t x) {
    return x - ((x + (1 << 22)) >> 23) * MLDSA_Q;
}

static void positive(mldsa_poly *p) {
    MLDSA_EACH(p, positive_of)
}

static void centre(mldsa_poly *p) {
    MLDSA_EACH(p, centred)
}

static void reduce_all(mldsa_poly *p){MLDSA_EACH(p, reduce)}

MLDSA_INLINE void combine(mldsa_poly *to, const mldsa_poly *p, int32_t sign) {
    const int32_t *y = p->c;
    for (int32_t *x = to->c; x != to->c + MLDSA_N; x += 4, y += 4) {
        const int32_t a = x[0], b = x[1], c = x[2], d = x[3];
        const int32_t e = y[0], f = y[1], g = y[2], h = y[3];
        x[0] = a + sign * e, x[1] = b + sign * f, x[2] = c + sign * g, x[3] = d + sign * h;
    }
}

static void add(mldsa_poly *to, const mldsa_poly *p) {
    combine(to, p, 1);
}

static void subtract(mldsa_poly *to, const mldsa_poly *p) {
    combine(to, p, -1);
}

/* Below 0 if |x| is `most` + 1 or more. */
MLDSA_INLINE int32_t beyond(int32_t x, int32_t most) {
    const int32_t up = x + most;
    return up | (2 * most - up);
}

static unsigned exceeds(const mldsa_poly *p, int32_t bound) {
    const int32_t most = bound - 1;
    int32_t found = 0;
    for (const int32_t *x = p->c; x != p->c + MLDSA_N; x += 4) {
        const int32_t a = x[0], b = x[1], c = x[2], d = x[3];
        found |= beyond(a, most) | beyond(b, most) | beyond(c, most) | beyond(d, most);
    }
    return (uint32_t)found >> 31;
}

/* Two coefficients a turn; `count` is a constant. */
MLDSA_INLINE void product_of(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                             unsigned count, const mldsa_poly *c, const mldsa_poly *d) {
    const int32_t *x = a->c, *y = b->c;
    for (int32_t *to = out->c; to != out->c + MLDSA_N; to += 2, x += 2, y += 2) {
        int64_t even = 0, odd = 0;
#pragma GCC unroll 8
        for (unsigned j = 0; j < count; j++) {
            const int32_t x0 = x[j * MLDSA_N], x1 = x[j * MLDSA_N + 1];
            const int32_t y0 = y[j * MLDSA_N], y1 = y[j * MLDSA_N + 1];
            even += (int64_t)x0 * y0;
            odd += (int64_t)x1 * y1;
        }
        if (c) {
            const size_t i = (size_t)(to - out->c);
            even -= (int64_t)c->c[i] * d->c[i];
            odd -= (int64_t)c->c[i + 1] * d->c[i + 1];
        }
        to[0] = reduce(even), to[1] = reduce(odd);
    }
}

static void product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b, unsigned count,
                    const mldsa_poly *c, const mldsa_poly *d) {
    switch (count) {
    case 1:
        product_of(out, a, b, 1, c, d);
        break;
    case 4:
        product_of(out, a, b, 4, c, d);
        break;
    case 5:
        product_of(out, a, b, 5, c, d);
        break;
    case 7:
        product_of(out, a, b, 7, c, d);
        break;
    default:
        product_of(out, a, b, count, c, d);
    }
}

MLDSA_INLINE uint32_t word_at(const uint8_t *in) {
    uint32_t x;
    memcpy(&x, in, sizeof x);
    return x;
}

/* What stands for x in bytes, and the other way round: `sign` is -1, or 1 if `from` is 0. */
MLDSA_INLINE int32_t counted(int32_t x, int32_t from, int32_t sign) {
    return from + sign * x;
}

/* Eight coefficients are `bits` bytes, of which each is in a word. `bits` is a constant. */
MLDSA_INLINE void unpack_of(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    const int32_t sign = from ? -1 : 1;
    const unsigned last = bits > 4 ? bits - 4 : 0;
    for (int32_t *to = p->c; to != p->c + MLDSA_N; to += 8, in += bits) {
        const uint32_t three = bits == 3 ? in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16 : 0;
#pragma GCC unroll 8
        for (unsigned k = 0; k < 8; k++) {
            const unsigned byte = k * bits / 8 < last ? k * bits / 8 : last;
            const uint32_t word = bits == 3 ? three : word_at(in + byte);
            const uint32_t value = word >> (k * bits - 8 * byte) & (((uint32_t)1 << bits) - 1);
            to[k] = counted((int32_t)value, from, sign);
        }
    }
}

static void unpack_words(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    switch (bits) {
    case 3:
        unpack_of(p, in, 3, from);
        break;
    case 4:
        unpack_of(p, in, 4, from);
        break;
    case 10:
        unpack_of(p, in, 10, from);
        break;
    case 13:
        unpack_of(p, in, 13, from);
        break;
    case 18:
        unpack_of(p, in, 18, from);
        break;
    case 20:
        unpack_of(p, in, 20, from);
        break;
    default:
        unpack(p, in, bits, from);
    }
}

/* `held` are bits that wait for a word. */
MLDSA_INLINE void pack_of(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    const int32_t sign = from ? -1 : 1;
    for (const int32_t *x = p->c; x != p->c + MLDSA_N; x += 8, out += bits) {
        uint32_t held = 0;
#pragma GCC unroll 8
        for (unsigned k = 0; k < 8; k++) {
            const uint32_t value = (uint32_t)counted(x[k], from, sign);
            const unsigned count = k * bits % 32;
            held |= value << count;
            if (count + bits >= 32) {
                memcpy(out + k * bits / 32 * 4, &held, sizeof held);
                held = count ? value >> (32 - count) : 0;
            }
        }
#pragma GCC unroll 4
        for (unsigned at = bits / 4 * 4; at < bits; at++, held >>= 8)
            out[at] = (uint8_t)held;
    }
}

static void pack_words(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    switch (bits) {
    case 3:
        pack_of(out, p, 3, from);
        break;
    case 4:
        pack_of(out, p, 4, from);
        break;
    case 6:
        pack_of(out, p, 6, from);
        break;
    case 10:
        pack_of(out, p, 10, from);
        break;
    case 13:
        pack_of(out, p, 13, from);
        break;
    case 18:
        pack_of(out, p, 18, from);
        break;
    case 20:
        pack_of(out, p, 20, from);
        break;
    default:
        pack(out, p, bits, from);
    }
}

/* Writes a candidate; how many coefficients there are then. */
MLDSA_INLINE unsigned offered(mldsa_poly *p, unsigned have, uint32_t candidate) {
    const int32_t v = (int32_t)(candidate & 0x7FFFFF);
    p->c[have] = v;
    return have + ((uint32_t)(v - MLDSA_Q) >> 31);
}

/* Four candidates are three words; near the end each is looked at alone. */
static unsigned reject_words(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len) {
    const uint8_t *end = in + len;
    for (; in != end && have <= MLDSA_N - 4; in += 12) {
        const uint32_t a = word_at(in), b = word_at(in + 4), c = word_at(in + 8);
        have = offered(p, have, a);
        have = offered(p, have, a >> 24 | b << 8);
        have = offered(p, have, b >> 16 | c << 16);
        have = offered(p, have, c >> 8);
    }
    return reject(p, have, in, (size_t)(end - in));
}

/* Eight half-bytes are a word. */
MLDSA_INLINE unsigned small_of(mldsa_poly *p, unsigned have, uint32_t x, uint32_t refused,
                               int eta) {
    for (unsigned k = 0; k < 8 && have < MLDSA_N; k++, x >>= 4, refused >>= 4) {
        int32_t v = (int32_t)(x & 15);
        if (eta == 2)
            v -= (v * 13 >> 6) * 5; /* v modulo 5 */
        p->c[have] = eta - v;
        have += ~refused & 1;
    }
    return have;
}

static unsigned small_words(mldsa_poly *p, unsigned have, const uint8_t *in,
                            const uint64_t *refused, unsigned words, int eta) {
    for (unsigned i = 0; i < 2 * words; i++, in += 4) {
        const uint32_t not = (uint32_t)(refused[i / 2] >> (i % 2 ? 32 : 0));
        have = eta == 2 ? small_of(p, have, word_at(in), not, 2)
                        : small_of(p, have, word_at(in), not, 4);
    }
    return have;
}

#endif
