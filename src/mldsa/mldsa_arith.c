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

/* By a test, or the best as soon as it was asked for: threads that race here store the same. */
static LANEWISE_ATOMIC(const mldsa_arith *) in_use;

void lanewise_mldsa_force(const mldsa_arith *arith) {
    LANEWISE_STORE(&in_use, arith);
}

const mldsa_arith *lanewise_mldsa_arith(void) {
    const mldsa_arith *a = LANEWISE_LOAD(&in_use);
    if (a)
        return a;
    const mldsa_arith *const *best = lanewise_mldsa_ariths;
    while (!lanewise_mldsa_arith_available(*best))
        best++;
    LANEWISE_STORE(&in_use, *best);
    return *best;
}
