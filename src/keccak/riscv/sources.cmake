# SPDX-License-Identifier: Apache-2.0 OR MIT
lanewise_kernels(riscv kernels LANEWISE_RISCV_KERNELS)
target_sources(lanewise PRIVATE src/keccak/riscv/riscv_glue.c ${kernels})
