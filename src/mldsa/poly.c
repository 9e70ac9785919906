/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Calls of the arithmetic. */
#include "mldsa_arith.h"

void lanewise_mldsa_ntt(mldsa_poly *p) {
    lanewise_mldsa_arith()->ntt(p);
}

void lanewise_mldsa_inverse_ntt(mldsa_poly *p) {
    lanewise_mldsa_arith()->inverse_ntt(p);
}

void lanewise_mldsa_restore(mldsa_poly *p) {
    const mldsa_arith *a = lanewise_mldsa_arith();
    a->reduce(p);
    a->inverse_ntt(p);
    a->centre(p);
}

void lanewise_mldsa_product(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                            unsigned count) {
    lanewise_mldsa_arith()->product(out, a, b, count, NULL, NULL);
}

void lanewise_mldsa_product_less(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b,
                                 unsigned count, const mldsa_poly *c, const mldsa_poly *d) {
    lanewise_mldsa_arith()->product(out, a, b, count, c, d);
}

void lanewise_mldsa_positive(mldsa_poly *p) {
    lanewise_mldsa_arith()->positive(p);
}

void lanewise_mldsa_centre(mldsa_poly *p) {
    lanewise_mldsa_arith()->centre(p);
}

void lanewise_mldsa_add(mldsa_poly *to, const mldsa_poly *p) {
    lanewise_mldsa_arith()->add(to, p);
}

void lanewise_mldsa_subtract(mldsa_poly *to, const mldsa_poly *p) {
    lanewise_mldsa_arith()->subtract(to, p);
}

unsigned lanewise_mldsa_exceeds(const mldsa_poly *p, int32_t bound) {
    return lanewise_mldsa_arith()->exceeds(p, bound);
}

void lanewise_mldsa_split(mldsa_poly *p, mldsa_poly *t0) {
    lanewise_mldsa_arith()->split(p, t0);
}

void lanewise_mldsa_decompose(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                              mldsa_poly *low) {
    lanewise_mldsa_arith()->decompose(p, r, high, low);
}

unsigned lanewise_mldsa_make_hint(const mldsa_params *p, const mldsa_poly *high,
                                  const mldsa_poly *low, mldsa_poly *hint) {
    return lanewise_mldsa_arith()->make_hint(p, high, low, hint);
}

void lanewise_mldsa_use_hint(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint) {
    lanewise_mldsa_arith()->use_hint(p, r, hint);
}

void lanewise_mldsa_pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from) {
    lanewise_mldsa_arith()->pack(out, p, bits, from);
}

void lanewise_mldsa_unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from) {
    lanewise_mldsa_arith()->unpack(p, in, bits, from);
}
