# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for Cortex-M with arm-none-eabi-gcc:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/cortex-m.cmake -DLANEWISE_CORE=cortex-m4 ..
# LANEWISE_CORE is cortex-m3, cortex-m4 (the default), cortex-m7 or cortex-m55; LANEWISE_FLOAT_ABI is
# soft (the default), softfp or hard and must be that of the program: the library computes no
# floats, but the linker compares.
set(CMAKE_SYSTEM_NAME Generic)
set(CMAKE_SYSTEM_PROCESSOR arm)
set(LANEWISE_CORE cortex-m4 CACHE STRING "Core to build for: cortex-m3, cortex-m4, cortex-m7 or cortex-m55")
set(LANEWISE_FLOAT_ABI soft CACHE STRING "Calling convention for floats: soft, softfp or hard")
if(NOT LANEWISE_CORE MATCHES "^cortex-m([347]|55)$")
  message(FATAL_ERROR "LANEWISE_CORE is '${LANEWISE_CORE}': known are cortex-m3, cortex-m4, cortex-m7, cortex-m55")
elseif(NOT "${LANEWISE_CORE} ${LANEWISE_FLOAT_ABI}" MATCHES "^cortex-m(3 soft|(4|7|55) (soft|softfp|hard))$")
  message(FATAL_ERROR "LANEWISE_FLOAT_ABI is '${LANEWISE_FLOAT_ABI}': ${LANEWISE_CORE} has none of that name")
endif()
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LANEWISE_CORE LANEWISE_FLOAT_ABI)
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_C_COMPILER arm-none-eabi-gcc)
set(CMAKE_ASM_COMPILER arm-none-eabi-gcc)
foreach(language C ASM)
  set(CMAKE_${language}_FLAGS_INIT
      "-mcpu=${LANEWISE_CORE} -mthumb -mfloat-abi=${LANEWISE_FLOAT_ABI}")
endforeach()
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
