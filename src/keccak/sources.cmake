# SPDX-License-Identifier: Apache-2.0 OR MIT
# Without an operating system the kernel is chosen here and now.
if(CMAKE_SYSTEM_NAME STREQUAL "Generic")
  target_compile_definitions(lanewise PRIVATE LANEWISE_PORTABLE)
  include(src/keccak/kernel_choice.cmake)
  return()
endif()

target_sources(lanewise PRIVATE
  src/keccak/constants.c
  src/keccak/cpu.c
  src/keccak/permute_many.c
  src/keccak/select.c
  src/keccak/state.c
  src/keccak/portable/keccakp1600_x1_c32.c
  src/keccak/portable/keccakp1600_x1_c64.c)

# What is compiled for: CMake names the machine it runs on, Apple's compilers may be told another
# or several, and project files of Visual Studio be for another.
set(processor ${CMAKE_SYSTEM_PROCESSOR})
if(CMAKE_OSX_ARCHITECTURES)
  set(processor "${CMAKE_OSX_ARCHITECTURES}")
elseif(MSVC AND CMAKE_C_COMPILER_ARCHITECTURE_ID STREQUAL "x64")
  set(processor AMD64)
elseif(MSVC AND CMAKE_C_COMPILER_ARCHITECTURE_ID)
  set(processor ${CMAKE_C_COMPILER_ARCHITECTURE_ID})
endif()
# The x86-64 kernels have an entry for Windows; those for AArch64 keep to what all systems have in
# common. Microsoft's assemblers have languages of their own; clang-cl takes ours, but project files
# of Visual Studio have no place for them. There objects are linked, if they are at hand.
include(cmake/objects.cmake)
set(x86_64 OFF)
set(lanewise_objects "")
set(LANEWISE_OBJECTS "" CACHE PATH "Folder of the x86-64 kernels as objects for Windows, instead of sources")
if(processor MATCHES "^(x86_64|AMD64)$")
  set(x86_64 ON)
  if(LANEWISE_NATIVE AND MSVC AND CMAKE_SIZEOF_VOID_P EQUAL 8 AND
     (LANEWISE_OBJECTS OR NOT CMAKE_C_COMPILER_ID STREQUAL "Clang" OR CMAKE_GENERATOR MATCHES "Visual Studio"))
    set(folder ${PROJECT_SOURCE_DIR}/objects/x86_64-windows)
    if(LANEWISE_OBJECTS)
      get_filename_component(folder "${LANEWISE_OBJECTS}" ABSOLUTE)
    endif()
    lanewise_find_objects(${folder} x86_64)
    if(x86_64)
      set(lanewise_objects ${folder})
    endif()
  endif()
endif()
# For Windows gcc aligns the stack to 16 bytes and yet stores ymm and zmm registers there with
# instructions that ask for more (gcc bug 54412); the assembler can take others, since binutils 2.38.
if(LANEWISE_NATIVE AND x86_64 AND WIN32 AND CMAKE_C_COMPILER_ID STREQUAL "GNU")
  include(CheckCCompilerFlag)
  check_c_compiler_flag(-Wa,-muse-unaligned-vector-move LANEWISE_UNALIGNED_VECTOR_MOVE)
  if(LANEWISE_UNALIGNED_VECTOR_MOVE)
    target_compile_options(lanewise PRIVATE $<$<COMPILE_LANGUAGE:C>:-Wa,-muse-unaligned-vector-move>)
  else()
    message(WARNING "The assembler lacks -muse-unaligned-vector-move: only the portable kernels are built")
    set(x86_64 OFF)
  endif()
endif()
include(src/keccak/kernels.cmake)
set(native OFF) # what a compiler would find out itself: target.h
if(LANEWISE_NATIVE AND CMAKE_SIZEOF_VOID_P EQUAL 8)
  if(x86_64)
    if(NOT lanewise_objects)
      enable_language(ASM)
    endif()
    set(native LANEWISE_X86_64)
    include(src/keccak/x86_64/sources.cmake)
  elseif(processor MATCHES "^(aarch64|arm64|ARM64)$" AND NOT MSVC)
    enable_language(ASM)
    set(native LANEWISE_AARCH64)
    include(src/keccak/aarch64/sources.cmake)
  elseif(processor MATCHES "^(riscv64|riscv)$")
    enable_language(ASM)
    set(native LANEWISE_RISCV64)
    include(src/keccak/riscv/sources.cmake)
  endif()
elseif(LANEWISE_NATIVE AND (CMAKE_SYSTEM_NAME STREQUAL "Emscripten" OR processor MATCHES "^wasm32$"))
  enable_language(ASM)
  set(native LANEWISE_WASM)
  include(src/keccak/wasm/sources.cmake)
endif()
if(native)
  target_compile_definitions(lanewise PRIVATE ${native})
else()
  target_compile_definitions(lanewise PRIVATE LANEWISE_PORTABLE)
endif()
