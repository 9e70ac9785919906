# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for another machine under Linux with Debian's cross compiler of that name:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/debian-cross.cmake -DLANEWISE_MACHINE=mips-linux-gnu ..
# `make test-ports` uses it for machines without kernels of their own. Tests run under qemu's user emulation.
set(LANEWISE_MACHINE arm-linux-gnueabihf CACHE STRING "As Debian's cross compilers are named")
set(CMAKE_TRY_COMPILE_PLATFORM_VARIABLES LANEWISE_MACHINE)
set(CMAKE_SYSTEM_NAME Linux)
string(REGEX REPLACE "-.*" "" CMAKE_SYSTEM_PROCESSOR ${LANEWISE_MACHINE})
set(CMAKE_C_COMPILER ${LANEWISE_MACHINE}-gcc)
set(CMAKE_ASM_COMPILER ${LANEWISE_MACHINE}-gcc)
set(emulated ${CMAKE_SYSTEM_PROCESSOR})
if(emulated MATCHES "^i.86$")
  set(emulated i386)
elseif(emulated MATCHES "^powerpc(.*)$")
  set(emulated ppc${CMAKE_MATCH_1})
endif()
find_program(LANEWISE_QEMU_${emulated} NAMES qemu-${emulated} qemu-${emulated}-static)
if(LANEWISE_QEMU_${emulated})
  set(CMAKE_CROSSCOMPILING_EMULATOR ${LANEWISE_QEMU_${emulated}} -L /usr/${LANEWISE_MACHINE})
endif()
set(CMAKE_FIND_ROOT_PATH /usr/${LANEWISE_MACHINE})
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
