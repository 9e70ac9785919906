# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for 64-bit Arm under Linux with Debian's cross compiler:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/aarch64-linux.cmake ..
# Tests run under qemu's user emulation of LANEWISE_EMULATED_CPU (`qemu-aarch64 -cpu help` lists
# them), by default the one with every extension that it knows.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_ASM_COMPILER aarch64-linux-gnu-gcc)
set(LANEWISE_EMULATED_CPU max CACHE STRING "The processor that tests run on")
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LANEWISE_EMULATED_CPU)
find_program(LANEWISE_EMULATOR NAMES qemu-aarch64 qemu-aarch64-static)
if(LANEWISE_EMULATOR)
  set(CMAKE_CROSSCOMPILING_EMULATOR
      ${LANEWISE_EMULATOR} -L /usr/aarch64-linux-gnu -cpu ${LANEWISE_EMULATED_CPU})
endif()
set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_PACKAGE ONLY)
