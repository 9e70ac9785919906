/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The AArch64 kernels: one generated function each, that permutes all states where they lie. */
#include "backends_aarch64.h"
#include "keccak/cpu.h"
#include "keccak/generic.h"

enum { SCALAR = 0, NEON = LANEWISE_CPU_NEON, SHA3 = LANEWISE_CPU_NEON | LANEWISE_CPU_SHA3 };
#define NEEDS_SCALAR "AArch64"
#define NEEDS_NEON "Neon"
#define NEEDS_SHA3 "Neon with SHA-3 instructions"

#define KERNEL(ID, STATES, INSTRUCTIONS, CHAINS)                                                   \
    LANEWISE_DECLARE_##CHAINS(ID) LANEWISE_BACKEND_OF(ID, STATES, paired, NEEDS_##INSTRUCTIONS,    \
                                                      INSTRUCTIONS, LANEWISE_NAME_##CHAINS(ID))

LANEWISE_AARCH64_KERNELS(KERNEL)
