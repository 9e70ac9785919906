# SPDX-License-Identifier: Apache-2.0 OR MIT
lanewise_kernels(x86_64 kernels LANEWISE_X86_64_KERNELS)
lanewise_native(${kernels}
  src/keccak/x86_64/batch_glue.c
  src/keccak/x86_64/keccakp1600_x1_x86_glue.c)
set_property(SOURCE ${kernels} APPEND PROPERTY
  OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/x86_64/asm.h)
