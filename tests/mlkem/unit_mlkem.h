/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parts of unit_mlkem that test arithmetic. */
#ifndef LANEWISE_UNIT_MLKEM_H
#define LANEWISE_UNIT_MLKEM_H

#include "mlkem/arith.h"

/* What the portable code computes is right; its noise by single bits. */
void test_meaning(void);
void test_noise_by_bits(void);

/* `a` gives what the portable one gives. */
void compare(const mlkem_arith *a);

#endif
