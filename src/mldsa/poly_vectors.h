/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The arithmetic of mldsa_arith.h but the transforms, on vectors of any width: included once by the
 * file of an instruction set, which defines before
 *
 *     TARGET, INLINE                   attributes of functions
 *     V                                a vector of int32_t, of gcc's and clang's extension
 *     V all(int32_t x)                 in all elements
 *     W first(V a, V b), second(V a, V b)   64-bit products of half of the elements, of the others
 *     V reduced(W first, W second)     their sums / 2^32 modulo q, in the order of the elements
 *     V widened(const int16_t *in)     of as many elements
 *     unsigned negative_in(V x)        1 if one is negative
 *     unsigned total(V x)              the sum
 *     V unpacked(const uint8_t *in, const size_t *starts, const uint8_t *index)   see places()
 *
 * and behind reject(), small() and the table, by ARITH. What has its own unpack() defines
 * OWN_UNPACK, and OWN_PACK what packs 3, 4 and 6 bits by its own pack_few(). What defines PARTS
 * packs in vectors, which are PARTS parts of 128 bits each, by
 *
 *     void quads(V x, V y, V *a, V *b) of eight elements in order, the first four to a part of *a,
 *                                      the others to the same part of *b
 *     E evens(E a, E b), odds(E a, E b)     of each part the lower, upper 64 bits of a, then of b
 *     E joined(E x, unsigned n)        of each part the lower n bits of both halves, side by side
 *     __m128i part(E x, unsigned k)
 *
 * What is computed is what poly_c.c computes, number for number.
 */
#ifndef LANEWISE_MLDSA_POLY_VECTORS_H
#define LANEWISE_MLDSA_POLY_VECTORS_H

#include "common/vector.h"
#include "mldsa_arith.h"

#include <string.h>

enum { N = MLDSA_N, Q = MLDSA_Q, LANES = sizeof(V) / sizeof(int32_t) };

typedef int32_t V_anywhere __attribute__((vector_size(sizeof(V)), aligned(4), may_alias));
typedef uint32_t U __attribute__((vector_size(sizeof(V))));

#define LOAD(P) ((V) * (const V_anywhere *)(const void *)(P))
#define STORE(P, X) (*(V_anywhere *)(void *)(P) = (V_anywhere)(X))
#define EACH(I) for (unsigned I = 0; I < N; I += LANES)
#define SIGN(X) ((X) >> all(31))

TARGET static void reduce(mldsa_poly *p) {
    EACH(i) {
        V x = LOAD(p->c + i);
        STORE(p->c + i, reduced(first(x, all(1)), second(x, all(1))));
    }
}

INLINE V load(const int32_t *p) {
    V x = LOAD(p);
    IN_REGISTER(x);
    return x;
}

TARGET static void product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                           unsigned count, const mldsa_poly *c, const mldsa_poly *d) {
    EACH(i) {
        V x = load(a->c + i), y = load(b->c + i);
        W one = first(x, y), two = second(x, y);
        for (unsigned j = 1; j < count; j++) {
            x = load(a[j].c + i), y = load(b[j].c + i);
            one += first(x, y), two += second(x, y);
        }
        if (c) {
            x = load(c->c + i), y = load(d->c + i);
            one -= first(x, y), two -= second(x, y);
        }
        STORE(out->c + i, reduced(one, two));
    }
}

INLINE V positive_of(V x) {
    x += SIGN(x) & all(2 * Q);
    x -= all(Q);
    return x + (SIGN(x) & all(Q));
}

TARGET static void positive(mldsa_poly *p) {
    EACH(i)
    STORE(p->c + i, positive_of(LOAD(p->c + i)));
}

TARGET static void centre(mldsa_poly *p) {
    EACH(i) {
        V x = LOAD(p->c + i), over = (x + all(1 << 22)) >> all(23);
        STORE(p->c + i, x - over * all(Q));
    }
}

TARGET static void add(mldsa_poly *to, const mldsa_poly *p) {
    EACH(i)
    STORE(to->c + i, LOAD(to->c + i) + LOAD(p->c + i));
}

TARGET static void subtract(mldsa_poly *to, const mldsa_poly *p) {
    EACH(i)
    STORE(to->c + i, LOAD(to->c + i) - LOAD(p->c + i));
}

TARGET static void add_narrow(mldsa_poly *to, const int16_t p[N]) {
    EACH(i)
    STORE(to->c + i, LOAD(to->c + i) + widened(p + i));
}

TARGET static void subtract_narrow(mldsa_poly *to, const int16_t p[N]) {
    EACH(i)
    STORE(to->c + i, LOAD(to->c + i) - widened(p + i));
}

TARGET static unsigned exceeds(const mldsa_poly *p, int32_t bound) {
    V found = all(0);
    EACH(i) {
        V x = LOAD(p->c + i), sign = SIGN(x);
        found |= all(bound - 1) - ((x ^ sign) - sign);
    }
    return negative_in(found);
}

TARGET static void split(mldsa_poly *p, mldsa_poly *t0) {
    EACH(i) {
        V x = LOAD(p->c + i), high = (x + all((1 << (MLDSA_D - 1)) - 1)) >> all(MLDSA_D);
        STORE(t0->c + i, x - (high << all(MLDSA_D)));
        STORE(p->c + i, high);
    }
}

/* See poly_c.c. */
INLINE V decomposed(const mldsa_params *p, V r, V *low) {
    U x = (U)(r + all(p->gamma2 - 1));
    V high = (V)(((x >> (U)all(p->shift)) * (U)all((int32_t)p->factor)) >> (U)all(p->after));
    V wraps = ~SIGN(high - all(p->high));
    *low = r - high * all(2 * p->gamma2) + wraps;
    return high & ~wraps;
}

TARGET static void decompose(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                             mldsa_poly *low) {
    const mldsa_params local = *p;
    EACH(i) {
        V rest;
        STORE(high->c + i, decomposed(&local, LOAD(r->c + i), &rest));
        if (low)
            STORE(low->c + i, rest);
    }
}

TARGET static unsigned make_hint(const mldsa_params *p, const mldsa_poly *high,
                                 const mldsa_poly *low, mldsa_poly *hint) {
    const V most = all(p->gamma2);
    V count = all(0);
    EACH(i) {
        V x = LOAD(low->c + i), over = SIGN(most - x);
        V places = over + over + SIGN(most + x) + SIGN(most - all(1) + x);
        V h = (V)((U)(places + SIGN(-LOAD(high->c + i)) + all(1)) >> (U)all(31));
        STORE(hint->c + i, h);
        count += h;
    }
    return total(count);
}

TARGET static void use_hint(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint) {
    const mldsa_params local = *p;
    const V m = all(local.high);
    EACH(i) {
        V low, high = decomposed(&local, LOAD(r->c + i), &low);
        V step = SIGN(low - all(1)) | all(1); /* 1 if low > 0, else -1 */
        high += step & -LOAD(hint->c + i);
        high += SIGN(high) & m;
        STORE(r->c + i, high & ~SIGN(m - all(1) - high));
    }
}

/* The lower bytes of x, 8 at most. */
INLINE void put(uint8_t *out, uint64_t x, unsigned count) {
    memcpy(out, &x, count < 8 ? count : 8);
}

/* Inlined where `bits` is a number. */
#if defined(PARTS)
/* Two coefficients side by side. */
INLINE E pairs(V x, unsigned bits, int32_t from) {
    const E y = (E)(from ? all(from) - x : x);
    return (y & UINT32_MAX) | y >> 32 << bits;
}

/* What is stored behind these bytes is overwritten by those that follow. */
INLINE void put_part(uint8_t *out, const uint8_t *last, unsigned bytes, __m128i x) {
    if (out <= last) {
        _mm_storeu_si128((__m128i *)(void *)out, x);
        return;
    }
    put(out, (uint64_t)_mm_cvtsi128_si64(x), bytes);
    if (bytes > 8)
        put(out + 8, (uint64_t)_mm_extract_epi64(x, 1), bytes - 8);
}

/* Eight coefficients become a part, or four if eight have more than 128 bits. */
INLINE void pack_in(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    const unsigned each = bits > 16 ? 4 : 8, step = PARTS * each, bytes = each * bits / 8;
    const uint8_t *last = out + 32 * bits - 16;
    for (unsigned i = 0; i < N; i += step) {
        E x;
        if (each == 8) {
            V a, b;
            quads(LOAD(p->c + i), LOAD(p->c + i + LANES), &a, &b);
            E one = pairs(a, bits, from), two = pairs(b, bits, from);
            x = joined(evens(one, two) | odds(one, two) << 2 * bits, 4 * bits);
        } else {
            x = joined(pairs(LOAD(p->c + i), bits, from), 2 * bits);
        }
        put_part(out, last, bytes, part(x, 0));
        put_part(out + bytes, last, bytes, part(x, 1));
        if (PARTS == 4) {
            put_part(out + 2 * bytes, last, bytes, part(x, 2 % PARTS));
            put_part(out + 3 * bytes, last, bytes, part(x, 3 % PARTS));
        }
        out += PARTS * bytes;
    }
}
#else
/* Coefficients i to i + 3 side by side: 4 `bits` bits, of which those from 64 on are in *more. */
INLINE uint64_t four(const int32_t *c, unsigned bits, int32_t from, uint64_t *more) {
    uint64_t x[4];
    for (unsigned i = 0; i < 4; i++)
        x[i] = (uint32_t)(from ? from - c[i] : c[i]);
    const uint64_t low = x[0] | x[1] << bits, high = x[2] | x[3] << bits;
    *more = bits > 16 ? high >> (64 - 2 * bits) : 0;
    return low | high << 2 * bits;
}

INLINE void pack_in(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    for (unsigned i = 0; i < N; i += 8, out += bits) {
        uint64_t more[2];
        uint64_t a = four(p->c + i, bits, from, &more[0]);
        uint64_t b = four(p->c + i + 4, bits, from, &more[1]);
        if (bits <= 8)
            put(out, a | b << 4 * bits, bits);
        else if (bits % 2) {
            put(out, a | b << 4 * bits, 8);
            put(out + 8, b >> (64 - 4 * bits), bits - 8);
        } else {
            put(out, a, bits / 2);
            put(out + bits / 2, b, bits / 2);
            if (bits > 16) {
                put(out + 8, more[0], bits / 2 - 8);
                put(out + bits / 2 + 8, more[1], bits / 2 - 8);
            }
        }
    }
}
#endif

#if defined(OWN_PACK)
static void pack_few(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from);
#else
#define pack_few pack_in
#endif

TARGET static void pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    switch (bits) {
#define IN(BITS)                                                                                   \
    case BITS:                                                                                     \
        pack_in(out, p, BITS, from);                                                               \
        return;
    case 3:
        pack_few(out, p, 3, from);
        return;
    case 4:
        pack_few(out, p, 4, from);
        return;
    case 6:
        pack_few(out, p, 6, from);
        return;
        IN(10)
        IN(13)
        IN(18)
        IN(20)
#undef IN
    default:
        lanewise_mldsa_arith_c.pack(out, p, bits, from);
    }
}

#if !defined(OWN_UNPACK)
/* So many elements begin with a whole byte, whatever their number of bits. */
enum { GROUP = LANES < 8 ? 8 : LANES };

/* Where the bytes of elements k that begin at coefficient i are: 16 bytes from starts[k / 4] on, of
 * which index[4 k ..] says which. None of them lies behind the input. */
INLINE void places(unsigned i, unsigned bits, size_t *starts, uint8_t *index) {
    const size_t last = 32 * bits - 16;
    for (unsigned k = 0; k < GROUP; k++) {
        if (k % 4 == 0) {
            size_t start = (i + k) * bits / 8;
            starts[k / 4] = start < last ? start : last;
        }
        for (unsigned b = 0; b < 4; b++)
            index[4 * k + b] = (uint8_t)((i + k) * bits / 8 + b - starts[k / 4]);
    }
}

/* Bytes are moved into elements of 32 bits, and each is moved down by its own number of bits. */
TARGET static void unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    uint8_t index[4 * GROUP];
    int32_t shift[GROUP];
    size_t starts[GROUP / 4];
    for (unsigned k = 0; k < GROUP; k++)
        shift[k] = (int32_t)(k * bits % 8);
    places(0, bits, starts, index);
    const size_t reach = starts[GROUP / 4 - 1] + 16;
    const V mask = all((int32_t)(((uint32_t)1 << bits) - 1));
    const V base = all(from), sign = all(from ? -1 : 0);
    for (unsigned i = 0; i < N; i += GROUP) {
        const uint8_t *at = in + i * bits / 8;
        if (i * bits / 8 + reach > 32 * bits) {
            places(i, bits, starts, index);
            at = in;
        }
        for (unsigned k = 0; k < GROUP; k += LANES) {
            V x = unpacked(at, starts + k / 4, index + 4 * k);
            x = (V)((U)x >> (U)LOAD(shift + k)) & mask;
            STORE(p->c + i + k, base + ((x ^ sign) - sign));
        }
    }
}
#endif

/* Of a half-byte, its coefficient. */
static const int8_t of_eta_2[16] = {2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2, 1, 0, -1, -2, 2};
static const int8_t of_eta_4[16] = {4, 3, 2, 1, 0, -1, -2, -3, -4, -5, -6, -7, -8, -9, -10, -11};

#define ARITH(NAME, FEATURES, NTT, INVERSE)                                                        \
    {                                                                                              \
        .name = NAME,                                                                              \
        .features = FEATURES,                                                                      \
        .ntt = NTT,                                                                                \
        .inverse_ntt = INVERSE,                                                                    \
        .reduce = reduce,                                                                          \
        .product = product,                                                                        \
        .positive = positive,                                                                      \
        .centre = centre,                                                                          \
        .add = add,                                                                                \
        .subtract = subtract,                                                                      \
        .add_narrow = add_narrow,                                                                  \
        .subtract_narrow = subtract_narrow,                                                        \
        .exceeds = exceeds,                                                                        \
        .split = split,                                                                            \
        .decompose = decompose,                                                                    \
        .make_hint = make_hint,                                                                    \
        .use_hint = use_hint,                                                                      \
        .pack = pack,                                                                              \
        .unpack = unpack,                                                                          \
        .reject = reject,                                                                          \
        .small = small,                                                                            \
    }

#endif
