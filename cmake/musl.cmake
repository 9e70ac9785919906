# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for Linux with the C library musl, by Debian's musl-tools; programs are static:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/musl.cmake ..
set(CMAKE_SYSTEM_NAME Linux)
set(CMAKE_SYSTEM_PROCESSOR ${CMAKE_HOST_SYSTEM_PROCESSOR})
set(CMAKE_C_COMPILER musl-gcc)
set(CMAKE_ASM_COMPILER musl-gcc)
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
