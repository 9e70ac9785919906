# SPDX-License-Identifier: Apache-2.0 OR MIT
# Every kernel that lies here, and one file of glue for all.
file(GLOB kernels CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/aarch64/*.S)
target_sources(lanewise PRIVATE src/keccak/aarch64/aarch64_glue.c ${kernels})
set_property(SOURCE ${kernels} APPEND PROPERTY
  OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/aarch64/asm.h)
