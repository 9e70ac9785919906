# SPDX-License-Identifier: Apache-2.0 OR MIT
# Without an operating system the kernel is chosen here and now.
if(CMAKE_SYSTEM_NAME STREQUAL "Generic")
  include(src/keccak/fixed.cmake)
  return()
endif()

target_sources(lanewise PRIVATE
  src/keccak/constants.c
  src/keccak/cpu.c
  src/keccak/select.c
  src/keccak/state.c
  src/keccak/portable/keccakp1600_x1_c32.c
  src/keccak/portable/keccakp1600_x1_c64.c)

# The x86-64 kernels follow the System V calling convention.
if(LANEWISE_NATIVE AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(x86_64|AMD64)$"
   AND CMAKE_SIZEOF_VOID_P EQUAL 8 AND NOT WIN32)
  enable_language(ASM)
  target_compile_definitions(lanewise PRIVATE LANEWISE_X86_64)
  include(src/keccak/x86_64/sources.cmake)
endif()
