/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 64-bit RISC-V: one generated function each, that permutes states that lie zipped.
 * A vector register holds one lane of all states. */
#include "backends_riscv.h"
#include "keccak/cpu.h"
#include "keccak/generic.h"

enum { V_x2 = LANEWISE_CPU_V128, V_x4 = LANEWISE_CPU_V256, V_x8 = LANEWISE_CPU_V512 };
#define FEATURES_SCALAR(STATES) 0
#define FEATURES_ZBB(STATES) LANEWISE_CPU_ZBB
#define FEATURES_V(STATES) V_x##STATES
#define FEATURES_ZVBB(STATES) (V_x##STATES | LANEWISE_CPU_ZVBB)
#define BITS_x2 "128"
#define BITS_x4 "256"
#define BITS_x8 "512"
#define NEEDS_SCALAR(STATES) "RISC-V"
#define NEEDS_ZBB(STATES) "Zbb"
#define NEEDS_V(STATES) "V with " BITS_x##STATES " bits"
#define NEEDS_ZVBB(STATES) "V with " BITS_x##STATES " bits and Zvbb"

#define KERNEL(ID, STATES, WITH)                                                                   \
    LANEWISE_BACKEND_OF(ID, STATES, zipped, NEEDS_##WITH(STATES), FEATURES_##WITH(STATES), NULL)

LANEWISE_RISCV_KERNELS(KERNEL)
