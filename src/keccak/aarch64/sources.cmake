# SPDX-License-Identifier: Apache-2.0 OR MIT
lanewise_kernels(aarch64 kernels LANEWISE_AARCH64_KERNELS)
target_sources(lanewise PRIVATE src/keccak/aarch64/aarch64_glue.c ${kernels})
set_property(SOURCE ${kernels} APPEND PROPERTY
  OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/aarch64/asm.h)
