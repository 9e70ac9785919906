# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for 64-bit RISC-V under Linux with Debian's cross compiler:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/riscv64-linux.cmake ..
# Tests run under qemu's user emulation, on a processor with every extension that it knows and
# vector registers of 128 bits; QEMU_CPU=max,vlen=512 in the environment is another one, and
# QEMU_CPU=rv64,zbb=false has neither vectors nor Zbb. What the emulated Linux says of a processor
# takes QEMU 9 or newer, which packaging/qemu.sh puts into build/qemu.
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR riscv64)
set(CMAKE_C_COMPILER riscv64-linux-gnu-gcc)
set(CMAKE_ASM_COMPILER riscv64-linux-gnu-gcc)
find_program(LANEWISE_QEMU_RISCV NAMES qemu-riscv64 HINTS ${CMAKE_CURRENT_LIST_DIR}/../build/qemu)
if(LANEWISE_QEMU_RISCV)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${LANEWISE_QEMU_RISCV} -L /usr/riscv64-linux-gnu)
endif()
set(CMAKE_FIND_ROOT_PATH /usr/riscv64-linux-gnu)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
