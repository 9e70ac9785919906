/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM's arithmetic: portable, or that for DSP instructions, whose transforms are in the .S. */
#ifndef LANEWISE_DROPIN_MLKEM_H
#define LANEWISE_DROPIN_MLKEM_H

#if (__ARM_FEATURE_DSP & 1) && (__ARM_FEATURE_SIMD32 & 1)
#define LANEWISE_MLKEM_ARMV7EM
#endif

#include "mlkem/arith.h"

const mlkem_arith *const lanewise_mlkem_ariths[] = {&lanewise_mlkem_arith_c, NULL};

const mlkem_arith *lanewise_mlkem_arith(void) {
    return &lanewise_mlkem_arith_c;
}

/* The drop-in has no writable data: the pair-wise test is an option of the build alone. */
#define LANEWISE_MLKEM_NO_SWITCH

#endif
