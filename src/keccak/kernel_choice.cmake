# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# One kernel, chosen now, and on a Cortex-M55 one more for several states: select_static.c says why.
# LANEWISE_CORE is the core to choose for, LANEWISE_KERNEL names the kernel instead, as the
# environment variable does on a host.
set(LANEWISE_CORE "${LANEWISE_CORE}" CACHE STRING
    "Core to choose the kernel for: cortex-m3, -m4, -m7 or -m55; empty: ask the compiler")
set(LANEWISE_KERNEL "" CACHE STRING "Kernel to build, such as keccakp1600_x1_armv7m_m4_lazy3")
set(kernels ${CMAKE_CURRENT_LIST_DIR}/armv7m)
# By its name a published kernel that ours are compared with is built too.
set(baselines ${CMAKE_CURRENT_LIST_DIR}/../../bench/baselines/armv7m)
set(riscv_kernels ${CMAKE_CURRENT_LIST_DIR}/riscv)

# The best kernel of each core; packaging/cortex-m/amalgamate.py reads these lines too.
set(best_cortex-m3 m4_resident)
set(best_cortex-m4 m4_resident)
set(best_cortex-m7 m7_paired)
set(best_cortex-m55 m4_resident)
# For several states; armv8m/costs_m55.h says from how many on. amalgamate.py reads this line too.
set(many_cortex-m55 keccakp1600_x4_armv8m_mve)

# The compiler knows ARMv7-M from ARMv7E-M, but not an M4 from an M7: without LANEWISE_CORE the
# kernel for the M4 serves both.
set(core "${LANEWISE_CORE}")
if(NOT core AND CMAKE_SYSTEM_PROCESSOR MATCHES "^(arm|cortex)")
  include(CheckCSourceCompiles)
  check_c_source_compiles("
    #if !(__ARM_ARCH_7M__ || __ARM_ARCH_7EM__ || __ARM_ARCH_8M_MAIN__ || __ARM_ARCH_8_1M_MAIN__) \\
        || __ARM_BIG_ENDIAN
    #error another architecture
    #endif
    int unused;" LANEWISE_IS_ARMV7M)
  if(LANEWISE_IS_ARMV7M)
    set(core cortex-m4)
  endif()
endif()
# It knows of MVE too, which code for soft floats must not use: it may not have been enabled.
if(core MATCHES "^cortex-m(4|55)$")
  include(CheckCSourceCompiles)
  check_c_source_compiles("
    #if !(__ARM_FEATURE_MVE & 1)
    #error no vectors
    #endif
    int unused;" LANEWISE_HAS_MVE)
  if(LANEWISE_HAS_MVE)
    set(core cortex-m55)
  endif()
endif()

# For RISC-V the compiler knows all that there is to choose by; RV32E has too few registers.
if(NOT core AND CMAKE_SYSTEM_PROCESSOR MATCHES "^riscv")
  include(CheckCSourceCompiles)
  check_c_source_compiles("
    #if !defined(__riscv) || defined(__riscv_32e) || defined(__riscv_e)
    #error another architecture
    #endif
    int unused;" LANEWISE_IS_RISCV)
  check_c_source_compiles("
    #if !defined(__riscv_zbb)
    #error no rotations
    #endif
    int unused;" LANEWISE_HAS_ZBB)
endif()

if(LANEWISE_KERNEL)
  set(kernel ${LANEWISE_KERNEL})
  set(choice NAMED)
elseif(LANEWISE_NATIVE AND LANEWISE_IS_RISCV)
  math(EXPR bits "8 * ${CMAKE_SIZEOF_VOID_P}")
  set(kernel keccakp1600_x1_rv${bits}_scalar)
  if(LANEWISE_HAS_ZBB)
    set(kernel keccakp1600_x1_rv${bits}_zbb)
  endif()
  set(choice RISCV)
elseif(NOT LANEWISE_NATIVE OR NOT core)
  include(CheckCSourceCompiles)
  check_c_source_compiles("
    #include \"${CMAKE_CURRENT_LIST_DIR}/portable/words.h\"
    #if !LANEWISE_WORDS_64
    #error short words
    #endif
    int unused;" LANEWISE_HAS_WORDS_64)
  if(LANEWISE_HAS_WORDS_64)
    set(kernel keccakp1600_x1_c64)
  else()
    set(kernel keccakp1600_x1_c32_interleaved)
  endif()
  set(choice NO_OTHER)
elseif(DEFINED best_${core})
  set(kernel keccakp1600_x1_armv7m_${best_${core}})
  set(choice CORTEX_M3_M4)
  if(core STREQUAL "cortex-m7")
    set(choice CORTEX_M7)
  elseif(DEFINED many_${core})
    set(choice CORTEX_M55)
  endif()
else()
  message(FATAL_ERROR "LANEWISE_CORE is '${core}': known are cortex-m3, -m4, -m7 and -m55")
endif()

target_sources(lanewise PRIVATE src/keccak/permute_many.c
  src/keccak/select_static.c src/keccak/state.c)
if(kernel STREQUAL "keccakp1600_x1_c64")
  target_sources(lanewise PRIVATE src/keccak/constants.c src/keccak/portable/keccakp1600_x1_c64.c)
  set(backend lanewise_backend_x1_c64)
elseif(kernel STREQUAL "keccakp1600_x1_c32_interleaved")
  target_sources(lanewise PRIVATE src/keccak/constants.c src/keccak/portable/keccakp1600_x1_c32.c)
  set(backend lanewise_backend_x1_c32)
elseif(kernel MATCHES "^keccakp1600_x1_armv7m_(.*)$" AND
    (EXISTS ${kernels}/${kernel}.S OR EXISTS ${baselines}/${kernel}.S))
  set(id ${CMAKE_MATCH_1})
  if(NOT EXISTS ${kernels}/${kernel}.S)
    set(kernels ${baselines})
  endif()
  enable_language(ASM)
  set(backend lanewise_backend_x1_armv7m_${id})
  target_sources(lanewise PRIVATE
    ${kernels}/${kernel}.S
    src/keccak/armv7m/keccakp1600_bytes_armv7m.S
    src/keccak/armv7m/keccakp1600_x1_armv7m_glue.c)
  target_compile_definitions(lanewise PRIVATE LANEWISE_ARMV7M=${id})
elseif(kernel MATCHES "^keccakp1600_(x1_rv.*)$" AND EXISTS ${riscv_kernels}/${kernel}.S)
  set(id ${CMAKE_MATCH_1})
  enable_language(ASM)
  set(backend lanewise_backend_${id})
  target_sources(lanewise PRIVATE
    src/keccak/riscv/${kernel}.S
    src/keccak/riscv/riscv_static_glue.c)
  target_compile_definitions(lanewise PRIVATE LANEWISE_RISCV=${id})
else()
  message(FATAL_ERROR "There is no kernel ${kernel} for this target")
endif()

set(most 1)
set(other "")
if(choice STREQUAL "CORTEX_M55" AND LANEWISE_HAS_MVE)
  set(other ", for several states ${many_${core}}")
  target_sources(lanewise PRIVATE
    src/keccak/armv8m/${many_${core}}.S src/keccak/armv8m/armv8m_glue.c)
  target_compile_definitions(lanewise PRIVATE LANEWISE_MANY=lanewise_backend_x4_armv8m_mve)
  set(most 4)
endif()
message(STATUS "Lanewise: the kernel is ${kernel}${other}")
target_compile_definitions(lanewise PRIVATE
  LANEWISE_BACKEND=${backend} LANEWISE_CHOICE=${choice} LANEWISE_MAX_STATES=${most})
# A program then takes only what it calls, if it links with --gc-sections.
target_compile_options(lanewise PRIVATE -ffunction-sections -fdata-sections)
