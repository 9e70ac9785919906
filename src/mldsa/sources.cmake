# SPDX-License-Identifier: Apache-2.0 OR MIT
target_sources(lanewise PRIVATE
  src/mldsa/attempt.c
  src/mldsa/bytes.c
  src/mldsa/expand.c
  src/mldsa/mldsa.c
  src/mldsa/mldsa_arith.c
  src/mldsa/mldsa_key.c
  src/mldsa/mldsa_sets.c
  src/mldsa/mldsa_${bytes_in}.c
  src/mldsa/mu.c
  src/mldsa/narrow.c
  src/mldsa/poly.c
  src/mldsa/poly_c.c
  src/mldsa/sample.c)
include(src/common/armv7em.cmake)
lanewise_armv7em(mldsa)

# The transforms in assembly, the rest in C with a target of its own for each function: no compiler
# options are needed.
get_target_property(definitions lanewise COMPILE_DEFINITIONS)
if("LANEWISE_X86_64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLDSA_X86_64)
  set(transforms src/mldsa/x86_64/mldsa_avx2.S src/mldsa/x86_64/mldsa_avx512.S)
  lanewise_native(${transforms}
    src/mldsa/x86_64/poly_avx2.c
    src/mldsa/x86_64/poly_avx512.c)
  set_property(SOURCE ${transforms} APPEND PROPERTY
    OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/x86_64/asm.h)
endif()
if("LANEWISE_AARCH64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLDSA_AARCH64)
  target_sources(lanewise PRIVATE
    src/mldsa/aarch64/mldsa_neon.S
    src/mldsa/aarch64/poly_neon.c)
  set_property(SOURCE src/mldsa/aarch64/mldsa_neon.S APPEND PROPERTY
    OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/aarch64/asm.h)
endif()
