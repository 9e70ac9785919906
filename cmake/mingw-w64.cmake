# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for 64-bit Windows with Debian's mingw-w64:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/mingw-w64.cmake ..
# Tests run under wine, if it is installed.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
find_program(LANEWISE_MINGW NAMES x86_64-w64-mingw32-gcc-posix x86_64-w64-mingw32-gcc)
set(CMAKE_C_COMPILER ${LANEWISE_MINGW})
set(CMAKE_ASM_COMPILER ${LANEWISE_MINGW})
set(CMAKE_RC_COMPILER x86_64-w64-mingw32-windres)
find_program(LANEWISE_WINE NAMES wine64 wine64-stable wine PATHS /usr/lib/wine)
if(LANEWISE_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${LANEWISE_WINE})
endif()
# Programs then need no DLL of the compiler next to them.
set(CMAKE_EXE_LINKER_FLAGS_INIT -static)
set(CMAKE_SHARED_LINKER_FLAGS_INIT -static)
set(CMAKE_FIND_ROOT_PATH /usr/x86_64-w64-mingw32)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
