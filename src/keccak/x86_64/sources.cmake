# SPDX-License-Identifier: Apache-2.0 OR MIT
# One line per kernel; all include asm.h.
set(kernels
  src/keccak/x86_64/keccakp1600_x1_avx512_intel_rotated_planes.S
  src/keccak/x86_64/keccakp1600_x1_avx512_slope.S
  src/keccak/x86_64/keccakp1600_x1_bmi2_rows.S
  src/keccak/x86_64/keccakp1600_x2_avx512vl.S
  src/keccak/x86_64/keccakp1600_x4_avx2.S
  src/keccak/x86_64/keccakp1600_x4_avx512vl.S
  src/keccak/x86_64/keccakp1600_x4_avx512vl_intel.S
  src/keccak/x86_64/keccakp1600_x8_avx512.S
  src/keccak/x86_64/keccakp1600_x8_avx512_intel.S
  src/keccak/x86_64/shake256_x4_avx2_chain.S
  src/keccak/x86_64/shake256_x4_avx2_masked_chain.S
  src/keccak/x86_64/shake256_x4_avx512vl_chain.S
  src/keccak/x86_64/shake256_x4_avx512vl_masked_chain.S
  src/keccak/x86_64/shake256_x8_avx512_chain.S
  src/keccak/x86_64/shake256_x8_avx512_masked_chain.S
  src/keccak/x86_64/shake256_x8_avx512_intel_chain.S
  src/keccak/x86_64/shake256_x8_avx512_intel_masked_chain.S)
target_sources(lanewise PRIVATE ${kernels}
  src/keccak/x86_64/batch_glue.c
  src/keccak/x86_64/keccakp1600_x1_x86_glue.c)
set_property(SOURCE ${kernels} APPEND PROPERTY
  OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/x86_64/asm.h)

