# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for RISC-V without a system, with riscv64-unknown-elf-gcc and picolibc:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/riscv-bare.cmake -DLANEWISE_MARCH=rv32imc_zbb ..
# LANEWISE_MARCH and LANEWISE_MABI are what -march= and -mabi= take (defaults rv32imac and, by the
# width, ilp32 or lp64); the kernel follows from them.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR riscv)
set(LANEWISE_MARCH rv32imac CACHE STRING "Instruction set to build for")
if(LANEWISE_MARCH MATCHES "^rv64")
  set(abi lp64)
else()
  set(abi ilp32)
endif()
set(LANEWISE_MABI ${abi} CACHE STRING "Calling convention")
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LANEWISE_MARCH LANEWISE_MABI)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER riscv64-unknown-elf-gcc)
set(CMAKE_ASM_COMPILER riscv64-unknown-elf-gcc)
foreach(language C ASM)
  set(CMAKE_${language}_FLAGS_INIT
      "-march=${LANEWISE_MARCH} -mabi=${LANEWISE_MABI} -mcmodel=medany --specs=picolibc.specs")
endforeach()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
