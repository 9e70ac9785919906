# SPDX-License-Identifier: Apache-2.0 OR MIT
# Every kernel for 64 bits that lies here, and one file of glue for all.
file(GLOB kernels CONFIGURE_DEPENDS
  ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/riscv/keccakp1600_*_rv64_*.S)
target_sources(lanewise PRIVATE src/keccak/riscv/riscv_glue.c ${kernels})
