# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for WebAssembly with WASI, by Debian's clang-19, lld-19, wasi-libc and libclang-rt-19-dev-wasm32:
#     cmake -DCMAKE_TOOLCHAIN_FILE=cmake/wasi.cmake -DCMAKE_C_FLAGS=-msimd128 ..
# Without -msimd128 the module has no vectors, and not the kernel for two states. wasi-sdk and Emscripten bring
# toolchain files of their own, with which there are the same kernels. CMake may say that it does not know this system,
# and goes on.
set(CMAKE_SYSTEM_NAME WASI)
set(CMAKE_SYSTEM_PROCESSOR wasm32)
set(CMAKE_C_COMPILER clang-19)
set(CMAKE_C_COMPILER_TARGET wasm32-wasi)
set(CMAKE_ASM_COMPILER clang-19)
set(CMAKE_ASM_COMPILER_TARGET wasm32-wasi)
set(CMAKE_EXECUTABLE_SUFFIX .wasm)
set(CMAKE_FIND_ROOT_PATH /usr/lib/wasm32-wasi /usr/include/wasm32-wasi)
set(CMAKE_FIND_ROOT_PATH_MODE_PROGRAM NEVER)
set(CMAKE_FIND_ROOT_PATH_MODE_LIBRARY ONLY)
set(CMAKE_FIND_ROOT_PATH_MODE_INCLUDE ONLY)
