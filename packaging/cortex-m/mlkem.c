/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM with portable arithmetic. */
#include "dropin.h"

#include "mlkem/arith.h"

const mlkem_arith *lanewise_mlkem_arith(void) {
    return &lanewise_mlkem_arith_c;
}

#include "mlkem/arith_c.c"
#include "mlkem/core.c"
#include "mlkem/jobs.c"
#include "mlkem/key.c"
#include "mlkem/mlkem.c"
#include "mlkem/sets.c"
