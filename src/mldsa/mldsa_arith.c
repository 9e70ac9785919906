/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which arithmetic: the widest vectors that the machine has. */
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
