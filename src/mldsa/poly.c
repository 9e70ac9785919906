/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which arithmetic, the widest vectors that the machine has, and calls of it. */
#include "mldsa_arith.h"

#include "common/atomic.h"
#include "common/machine.h"
#include "keccak/target.h"

const mldsa_arith *const lanewise_mldsa_ariths[] = {
#if defined(LANEWISE_MLDSA_X86_64)
    &lanewise_mldsa_arith_avx512, &lanewise_mldsa_arith_avx2,
#endif
#if defined(LANEWISE_MLDSA_AARCH64)
    &lanewise_mldsa_arith_neon,
#endif
    &lanewise_mldsa_arith_c,      NULL,
};

int lanewise_mldsa_arith_available(const mldsa_arith *arith) {
    return (arith->features & ~lanewise_machine_features()) == 0;
}

static LANEWISE_ATOMIC(const mldsa_arith *) forced;

void lanewise_mldsa_force(const mldsa_arith *arith) {
    LANEWISE_STORE(&forced, arith);
}

const mldsa_arith *lanewise_mldsa_arith(void) {
    const mldsa_arith *by_test = LANEWISE_LOAD(&forced);
    if (by_test)
        return by_test;
    const mldsa_arith *const *a = lanewise_mldsa_ariths;
    while (!lanewise_mldsa_arith_available(*a))
        a++;
    return *a;
}

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

unsigned lanewise_mldsa_make_hint(const mldsa_params *p, const mldsa_poly *r, const mldsa_poly *z,
                                  mldsa_poly *hint) {
    return lanewise_mldsa_arith()->make_hint(p, r, z, hint);
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
