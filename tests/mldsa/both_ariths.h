/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For tests: an arithmetic of ML-DSA with that of 16 bits, which is ML-KEM's of the same name. */
#ifndef LANEWISE_BOTH_ARITHS_H
#define LANEWISE_BOTH_ARITHS_H

#include "mldsa/mldsa_arith.h"
#include "mlkem/arith.h"

#include <string.h>

/* NULL: the best again. Where the machine has no such arithmetic of 16 bits, its best. */
static void force_both(const mldsa_arith *arith) {
    const mlkem_arith *narrow = arith == &lanewise_mldsa_arith_c ? &lanewise_mlkem_arith_c : NULL;
    for (unsigned i = 0; arith && lanewise_mlkem_ariths[i]; i++)
        if (!strcmp(lanewise_mlkem_ariths[i]->name, arith->name) &&
            lanewise_mlkem_arith_available(lanewise_mlkem_ariths[i]))
            narrow = lanewise_mlkem_ariths[i];
    lanewise_mldsa_force(arith);
    lanewise_mlkem_force(narrow);
}

#endif
