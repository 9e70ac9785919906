/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 64-bit RISC-V: one generated function each, that permutes states that lie zipped.
 * A vector register holds one lane of all states. */
#include "backends_riscv.h"
#include "keccak/cpu.h"
#include "keccak/generic.h"

enum { V_x2 = LANEWISE_CPU_V128, V_x4 = LANEWISE_CPU_V256, V_x8 = LANEWISE_CPU_V512 };
#define FEATURES_SCALAR(WAYS) 0
#define FEATURES_ZBB(WAYS) LANEWISE_CPU_ZBB
#define FEATURES_V(WAYS) V_x##WAYS
#define FEATURES_ZVBB(WAYS) (V_x##WAYS | LANEWISE_CPU_ZVBB)
#define BITS_x2 "128"
#define BITS_x4 "256"
#define BITS_x8 "512"
#define NEEDS_SCALAR(WAYS) "RISC-V"
#define NEEDS_ZBB(WAYS) "Zbb"
#define NEEDS_V(WAYS) "V with " BITS_x##WAYS " bits"
#define NEEDS_ZVBB(WAYS) "V with " BITS_x##WAYS " bits and Zvbb"

#define KERNEL(ID, WAYS, WITH)                                                                     \
    LANEWISE_BACKEND_OF(ID, WAYS, zipped, NEEDS_##WITH(WAYS), FEATURES_##WITH(WAYS))

LANEWISE_RISCV_KERNELS(KERNEL)
