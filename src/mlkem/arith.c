/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Which arithmetic: the widest vectors that the machine has. */
#include "arith.h"

#include "common/atomic.h"
#include "common/machine.h"
#include "keccak/target.h"

const mlkem_arith *const lanewise_mlkem_ariths[] = {
#if defined(LANEWISE_MLKEM_X86_64)
#if !defined(LANEWISE_MLKEM_NO_AVX512)
    &lanewise_mlkem_arith_avx512,
#endif
    &lanewise_mlkem_arith_avx2,
#endif
#if defined(LANEWISE_MLKEM_AARCH64)
    &lanewise_mlkem_arith_neon,
#endif
    &lanewise_mlkem_arith_c,      NULL,
};

int lanewise_mlkem_arith_available(const mlkem_arith *arith) {
    return (arith->features & ~lanewise_machine_features()) == 0;
}

static LANEWISE_ATOMIC(const mlkem_arith *) forced;

void lanewise_mlkem_force(const mlkem_arith *arith) {
    LANEWISE_STORE(&forced, arith);
}

const mlkem_arith *lanewise_mlkem_arith(void) {
    const mlkem_arith *by_test = LANEWISE_LOAD(&forced);
    if (by_test)
        return by_test;
    const mlkem_arith *const *a = lanewise_mlkem_ariths;
    while (!lanewise_mlkem_arith_available(*a))
        a++;
    return *a;
}
