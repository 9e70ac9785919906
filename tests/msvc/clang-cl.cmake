# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# Toolchain file for 64-bit Windows as its users build, with clang-cl and lld-link:
#     cmake -DCMAKE_TOOLCHAIN_FILE=tests/msvc/clang-cl.cmake ..
# On Windows no such file is needed: cmake -G Ninja -DCMAKE_C_COMPILER=clang-cl. Microsoft's headers and libraries are in no
# registry: mingw-w64's headers and start.c stand in for them, and its import libraries name the
# functions of the C library of Windows. Tests run under wine.
set(CMAKE_SYSTEM_NAME Windows)
set(CMAKE_SYSTEM_PROCESSOR AMD64)
find_program(CMAKE_C_COMPILER NAMES clang-cl-19 clang-cl REQUIRED)
find_program(CMAKE_LINKER NAMES lld-link-19 lld-link REQUIRED)
find_program(CMAKE_AR NAMES llvm-lib-22 llvm-lib PATHS /usr/lib/llvm-22/bin REQUIRED)
find_program(CMAKE_MT NAMES llvm-mt-22 llvm-mt PATHS /usr/lib/llvm-22/bin REQUIRED)
set(CMAKE_ASM_COMPILER ${CMAKE_C_COMPILER})
set(CMAKE_C_COMPILER_TARGET x86_64-pc-windows-msvc)
set(CMAKE_ASM_COMPILER_TARGET x86_64-pc-windows-msvc)
execute_process(COMMAND ${CMAKE_C_COMPILER} /clang:-print-resource-dir OUTPUT_VARIABLE resources
  OUTPUT_STRIP_TRAILING_WHITESPACE COMMAND_ERROR_IS_FATAL ANY)
set(flags "/X -imsvc ${resources}/include -imsvc /usr/x86_64-w64-mingw32/include /D_UCRT"
          "/D__USE_MINGW_ANSI_STDIO=0 -Wno-ignored-attributes \"/FI${CMAKE_CURRENT_LIST_DIR}/mingw_for_cl.h\"")
list(JOIN flags " " CMAKE_C_FLAGS_INIT)
# With the kernels as objects it stands in for Microsoft's compiler, whose side of every #if is compiled.
if(LANEWISE_OBJECTS)
  add_compile_options($<$<COMPILE_LANGUAGE:C>:/U__clang__>)
endif()
set(CMAKE_TRY_COMPILE_TARGET_TYPE STATIC_LIBRARY)
set(CMAKE_MSVC_RUNTIME_LIBRARY MultiThreadedDLL)
find_program(LANEWISE_WINE NAMES wine64 wine64-stable wine PATHS /usr/lib/wine)
if(LANEWISE_WINE)
  set(CMAKE_CROSSCOMPILING_EMULATOR ${LANEWISE_WINE})
endif()

foreach(kind EXE SHARED)
  set(start ${CMAKE_BINARY_DIR}/start_${kind}.obj)
  if(NOT EXISTS ${start})
    execute_process(COMMAND ${CMAKE_C_COMPILER} --target=${CMAKE_C_COMPILER_TARGET} /nologo /O2 /DSTART_${kind} /X -imsvc ${resources}/include /c ${CMAKE_CURRENT_LIST_DIR}/start.c /o ${start}
      COMMAND_ERROR_IS_FATAL ANY)
  endif()
  set(CMAKE_${kind}_LINKER_FLAGS_INIT
      "/nodefaultlib /libpath:\"${CMAKE_BINARY_DIR}\" /alternatename:__chkstk=___chkstk_ms start_${kind}.obj")
endforeach()
file(GLOB of_gcc /usr/lib/gcc/x86_64-w64-mingw32/*-posix/libgcc.a) # it probes large stack frames
file(COPY_FILE ${of_gcc} ${CMAKE_BINARY_DIR}/gcc.lib ONLY_IF_DIFFERENT)
foreach(name ucrt kernel32 advapi32 shell32 ntdll)
  file(COPY_FILE /usr/x86_64-w64-mingw32/lib/lib${name}.a ${CMAKE_BINARY_DIR}/${name}.lib ONLY_IF_DIFFERENT)
endforeach()
set(CMAKE_C_STANDARD_LIBRARIES "ucrt.lib kernel32.lib advapi32.lib gcc.lib" CACHE STRING "")
