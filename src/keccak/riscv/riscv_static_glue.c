/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A scalar RISC-V kernel as a backend: firmware links one, so LANEWISE_RISCV (x1_rv32_zbb) names
 * it.
 */
#include "keccak/portable/interleaved.h"

#define BACKEND(ID, LAYOUT)                                                                        \
    LANEWISE_BACKEND_OF(ID, 1, LAYOUT, "what the library was built for", 0, NULL)
#if __riscv_xlen == 32
BACKEND(LANEWISE_RISCV, interleaved)
#else
BACKEND(LANEWISE_RISCV, zipped)
#endif
