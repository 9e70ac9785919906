/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Faults in the arithmetic of ML-DSA, for one program that includes this: a table of functions that
 * stand in front of those of the library. Calls are counted; of what the call numbered
 * `arithmetic.at` gives, one random bit of one random coefficient or byte is flipped, or of the
 * number that it returns if it gives no other output. The numbers that `reject` and `small` return,
 * which say how many coefficients there are, stay right.
 */
#ifndef LANEWISE_FAULTY_ARITH_H
#define LANEWISE_FAULTY_ARITH_H

#include "mldsa/mldsa_arith.h"
#include "mlkem/arith.h"

#include <stdint.h>

static uint64_t draw(uint64_t below); /* faulty_states.h */

static struct {
    const mldsa_arith *real;
    const mlkem_arith *narrow; /* of 16 bits: ML-KEM's */
    uint64_t done, at;
} arithmetic;

static int hit(void) {
    return arithmetic.done++ == arithmetic.at;
}

static void flip(void *bytes, size_t len) {
    ((uint8_t *)bytes)[draw(len)] ^= (uint8_t)(1u << draw(8));
}

static void flip_in(mldsa_poly *p) {
    flip(p, sizeof *p);
}

/* One of two outputs, the second of which may be missing. */
static void flip_either(mldsa_poly *one, mldsa_poly *two) {
    flip_in(two && draw(2) ? two : one);
}

#define IN_PLACE(NAME)                                                                             \
    static void faulty_##NAME(mldsa_poly *p) {                                                     \
        arithmetic.real->NAME(p);                                                                  \
        if (hit())                                                                                 \
            flip_in(p);                                                                            \
    }
IN_PLACE(ntt)
IN_PLACE(inverse_ntt)
IN_PLACE(reduce)
IN_PLACE(positive)
IN_PLACE(centre)

#define ONTO(NAME)                                                                                 \
    static void faulty_##NAME(mldsa_poly *to, const mldsa_poly *p) {                               \
        arithmetic.real->NAME(to, p);                                                              \
        if (hit())                                                                                 \
            flip_in(to);                                                                           \
    }
ONTO(add)
ONTO(subtract)

#define ONTO_OF_NARROW(NAME)                                                                       \
    static void faulty_##NAME(mldsa_poly *to, const int16_t p[MLDSA_N]) {                          \
        arithmetic.real->NAME(to, p);                                                              \
        if (hit())                                                                                 \
            flip_in(to);                                                                           \
    }
ONTO_OF_NARROW(add_narrow)
ONTO_OF_NARROW(subtract_narrow)

#define NARROW_IN_PLACE(NAME)                                                                      \
    static void faulty_narrow_##NAME(int16_t p[MLDSA_N]) {                                         \
        arithmetic.narrow->NAME(p);                                                                \
        if (hit())                                                                                 \
            flip(p, MLDSA_N * sizeof p[0]);                                                        \
    }
NARROW_IN_PLACE(ntt)
NARROW_IN_PLACE(inverse)

static void faulty_prepare(int16_t prepared[2 * MLDSA_N], const int16_t b[MLDSA_N]) {
    arithmetic.narrow->prepare(prepared, b);
    if (hit())
        flip(prepared, 2 * MLDSA_N * sizeof prepared[0]);
}

static void faulty_inner(int16_t out[MLDSA_N], const int16_t *a, size_t stride, const int16_t *b,
                         unsigned k) {
    arithmetic.narrow->inner(out, a, stride, b, k);
    if (hit())
        flip(out, MLDSA_N * sizeof out[0]);
}

static void faulty_product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                           unsigned count, const mldsa_poly *c, const mldsa_poly *d) {
    arithmetic.real->product(out, a, b, count, c, d);
    if (hit())
        flip_in(out);
}

static unsigned faulty_exceeds(const mldsa_poly *p, int32_t bound) {
    return arithmetic.real->exceeds(p, bound) ^ (unsigned)hit();
}

static void faulty_split(mldsa_poly *p, mldsa_poly *t0) {
    arithmetic.real->split(p, t0);
    if (hit())
        flip_either(p, t0);
}

static void faulty_decompose(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                             mldsa_poly *low) {
    arithmetic.real->decompose(p, r, high, low);
    if (hit())
        flip_either(high, low);
}

static unsigned faulty_make_hint(const mldsa_params *p, const mldsa_poly *high,
                                 const mldsa_poly *low, mldsa_poly *hint) {
    const unsigned count = arithmetic.real->make_hint(p, high, low, hint);
    if (!hit())
        return count;
    if (draw(2))
        return count ^ 1u << draw(8);
    flip_in(hint);
    return count;
}

static void faulty_use_hint(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint) {
    arithmetic.real->use_hint(p, r, hint);
    if (hit())
        flip_in(r);
}

static void faulty_pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    arithmetic.real->pack(out, p, bits, from);
    if (hit())
        flip(out, 32 * (size_t)bits);
}

static void faulty_unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    arithmetic.real->unpack(p, in, bits, from);
    if (hit())
        flip_in(p);
}

static void flip_new(mldsa_poly *p, unsigned before, unsigned have) {
    if (hit() && have > before)
        flip(p->c + before, (have - before) * sizeof p->c[0]);
}

static unsigned faulty_reject(mldsa_poly *p, unsigned before, const uint8_t *in, size_t len) {
    const unsigned have = arithmetic.real->reject(p, before, in, len);
    flip_new(p, before, have);
    return have;
}

static unsigned faulty_small(mldsa_poly *p, unsigned before, const uint8_t *in,
                             const uint64_t *refused, unsigned words, int eta) {
    const unsigned have = arithmetic.real->small(p, before, in, refused, words, eta);
    flip_new(p, before, have);
    return have;
}

/* From now on the library calculates by these. */
static void put_faulty_arithmetic(void) {
    static mldsa_arith table = {
        .name = "faulty",
        .ntt = faulty_ntt,
        .inverse_ntt = faulty_inverse_ntt,
        .reduce = faulty_reduce,
        .product = faulty_product,
        .positive = faulty_positive,
        .centre = faulty_centre,
        .add = faulty_add,
        .subtract = faulty_subtract,
        .add_narrow = faulty_add_narrow,
        .subtract_narrow = faulty_subtract_narrow,
        .exceeds = faulty_exceeds,
        .split = faulty_split,
        .decompose = faulty_decompose,
        .make_hint = faulty_make_hint,
        .use_hint = faulty_use_hint,
        .pack = faulty_pack,
        .unpack = faulty_unpack,
        .reject = faulty_reject,
        .small = faulty_small,
    };
    static mlkem_arith narrow = {.name = "faulty",
                                 .ntt = faulty_narrow_ntt,
                                 .inverse = faulty_narrow_inverse,
                                 .prepare = faulty_prepare,
                                 .inner = faulty_inner};
    lanewise_mldsa_force(NULL);
    arithmetic.real = lanewise_mldsa_arith();
    arithmetic.narrow = lanewise_mlkem_arith();
    lanewise_mlkem_force(&narrow);
    arithmetic.at = UINT64_MAX;
    lanewise_mldsa_force(&table);
}

#endif
