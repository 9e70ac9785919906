/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "narrow.h"
#include "mldsa_arith.h"
#include "mlkem/arith.h"

void lanewise_mldsa_narrow(mldsa_narrow *to, const mldsa_poly *p) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] = (int16_t)p->c[i];
    lanewise_mlkem_arith()->ntt(to->c);
}

void lanewise_mldsa_multiplier(mldsa_multiplier *to, const mldsa_poly *c) {
    mldsa_narrow transformed;
    lanewise_mldsa_narrow(&transformed, c);
    lanewise_mlkem_arith()->prepare(to->c, transformed.c);
}

void lanewise_mldsa_multiply(mldsa_narrow *out, const mldsa_multiplier *c, const mldsa_narrow *s) {
    const mlkem_arith *a = lanewise_mlkem_arith();
    a->inner(out->c, s->c, 1, c->c, 1);
    a->inverse(out->c);
}

void lanewise_mldsa_widen(mldsa_poly *to, const mldsa_narrow *s) {
    static const mldsa_poly one = {{1}};
    mldsa_multiplier m;
    mldsa_narrow product;
    lanewise_mldsa_multiplier(&m, &one);
    lanewise_mldsa_multiply(&product, &m, s);
    for (unsigned i = 0; i < MLDSA_N; i++)
        to->c[i] = product.c[i];
    lanewise_wipe(&product, sizeof product);
}

void lanewise_mldsa_add_narrow(mldsa_poly *to, const mldsa_narrow *p) {
    lanewise_mldsa_arith()->add_narrow(to, p->c);
}

void lanewise_mldsa_subtract_narrow(mldsa_poly *to, const mldsa_narrow *p) {
    lanewise_mldsa_arith()->subtract_narrow(to, p->c);
}
