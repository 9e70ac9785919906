# SPDX-License-Identifier: Apache-2.0 OR MIT
# Transforms for DSP instructions: Cortex-M4, M7 and M33, and Linux on 32-bit Arm.
include(CheckCSourceCompiles)
check_c_source_compiles("
  #if !(__ARM_FEATURE_DSP && __ARM_FEATURE_SIMD32 && __ARM_ARCH_ISA_THUMB == 2 && __ELF__) || __ARM_BIG_ENDIAN
  #error no products of halves, or in other bytes
  #endif
  int main(void) { return 0; }" LANEWISE_HAS_ARM_DSP)
if(LANEWISE_HAS_ARM_DSP)
  enable_language(ASM)
endif()

# Of a scheme, if the machine has them.
function(lanewise_armv7em scheme)
  if(LANEWISE_HAS_ARM_DSP)
    string(TOUPPER ${scheme} name)
    target_compile_definitions(lanewise PRIVATE LANEWISE_${name}_ARMV7EM)
    target_sources(lanewise PRIVATE src/${scheme}/armv7em/${scheme}_armv7em.S)
  endif()
endfunction()
