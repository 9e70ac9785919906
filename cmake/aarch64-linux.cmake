# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for 64-bit Arm under Linux with Debian's cross compiler:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/aarch64-linux.cmake ..
# Tests run under qemu's user emulation, on a processor with every extension that it knows;
# QEMU_CPU=cortex-a57 in the environment is another one (`qemu-aarch64 -cpu help` lists them).
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR aarch64)
set(CMAKE_C_COMPILER aarch64-linux-gnu-gcc)
set(CMAKE_ASM_COMPILER aarch64-linux-gnu-gcc)
find_program(LANEWISE_QEMU NAMES qemu-aarch64 qemu-aarch64-static)
if(LANEWISE_QEMU)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${LANEWISE_QEMU} -L /usr/aarch64-linux-gnu)
endif()
set(CMAKE_FIND_ROOT_PATH /usr/aarch64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
