# SPDX-License-Identifier: Apache-2.0 OR MIT
# The arithmetic of ML-KEM, by which ML-DSA multiplies with s1 and s2, too.
target_sources(lanewise PRIVATE
  src/mlkem/arith.c
  src/mlkem/arith_c.c)
include(src/common/armv7em.cmake)
lanewise_armv7em(mlkem)

# The transforms in assembly, the rest in intrinsics with a target of their own for each function: no compiler options are needed.
get_target_property(definitions lanewise COMPILE_DEFINITIONS)
if("LANEWISE_X86_64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_X86_64)
  set(transforms src/mlkem/x86_64/mlkem_avx2.S)
  lanewise_native(src/mlkem/x86_64/arith_avx2.c)
  if(lanewise_objects) # their compiler has it
    set(LANEWISE_COMPILER_HAS_AVX512VBMI2 ON)
  endif()
  check_c_source_compiles("
    #include <immintrin.h>
    __attribute__((target(\"avx512f,avx512bw,avx512vl,avx512vbmi,avx512vbmi2\")))
    int f(void) { return _mm_cvtsi128_si32(_mm_maskz_compress_epi16(1, _mm_setzero_si128())); }
    int main(void) { return 0; }" LANEWISE_COMPILER_HAS_AVX512VBMI2)
  if(LANEWISE_COMPILER_HAS_AVX512VBMI2)
    list(APPEND transforms src/mlkem/x86_64/mlkem_avx512.S)
    lanewise_native(src/mlkem/x86_64/arith_avx512.c)
  else() # gcc 7
    message(STATUS "Lanewise: the compiler has no AVX512_VBMI2: ML-KEM's arithmetic goes no further than AVX2")
    target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_NO_AVX512)
  endif()
  lanewise_native(${transforms})
  set_property(SOURCE ${transforms} APPEND PROPERTY
    OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/x86_64/asm.h)
endif()
if("LANEWISE_AARCH64" IN_LIST definitions)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MLKEM_AARCH64)
  target_sources(lanewise PRIVATE
    src/mlkem/aarch64/arith_neon.c
    src/mlkem/aarch64/mlkem_neon.S)
  set_property(SOURCE src/mlkem/aarch64/mlkem_neon.S APPEND PROPERTY
    OBJECT_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/src/keccak/aarch64/asm.h)
endif()
