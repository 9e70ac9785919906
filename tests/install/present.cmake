# SPDX-License-Identifier: Apache-2.0 OR MIT
# Can a stranger use what was built? With CMake alone, so that it runs wherever the library is built:
# installs the build folder `build` below `work` with a prefix that configuring did not know, moves
# that tree, and builds and runs a consumer with find_package. `generator`, `compiler`, `config` and
# `more` are what this build was configured with, `emulator` is what runs its programs.
string(REPLACE "|" ";" emulator "${emulator}")
string(REPLACE "|" ";" more "${more}")
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE out ERROR_VARIABLE out)
  if(code)
    message(FATAL_ERROR "${ARGN}: ${code}\n${out}")
  endif()
  set(out "${out}" PARENT_SCOPE)
endfunction()
function(expect value pattern what)
  if(NOT value MATCHES "${pattern}")
    message(FATAL_ERROR "${what}: ${value}")
  endif()
endfunction()

file(REMOVE_RECURSE ${work})
file(MAKE_DIRECTORY ${work})
set(configuration "")
if(config)
  set(configuration --config ${config})
endif()
run(${CMAKE_COMMAND} --install ${build} ${configuration} --prefix ${work}/first)
file(RENAME ${work}/first ${work}/moved)
file(GLOB_RECURSE headers RELATIVE ${work}/moved ${work}/moved/*/lanewise/*.h)
expect("${headers}" "include/lanewise/lanewise.h" "the headers")
file(GLOB_RECURSE pc ${work}/moved/*/lanewise.pc)
file(READ "${pc}" text)
expect("${text}" "prefix=.{pcfiledir}(/\\.\\.)+\n" "lanewise.pc is not relocatable")

# The manual pages, where the build had a Python to write them.
file(STRINGS ${build}/CMakeCache.txt wanted REGEX "^LANEWISE_MAN3:BOOL=ON")
file(STRINGS ${build}/CMakeCache.txt python REGEX "^LANEWISE_MAN_PYTHON:INTERNAL=")
if(wanted AND python)
  file(GLOB_RECURSE page ${work}/moved/*/lanewise_sha3_256.3)
  expect("${page}" "man/man3/lanewise_sha3_256.3$" "the manual pages")
endif()

run(${CMAKE_COMMAND} -G ${generator} -S ${CMAKE_CURRENT_LIST_DIR}/consumer -B ${work}/consumer
  ${more} -DCMAKE_C_COMPILER=${compiler} -DCMAKE_BUILD_TYPE=${config} -DCMAKE_PREFIX_PATH=${work}/moved
  -DCMAKE_FIND_ROOT_PATH_MODE_PACKAGE=BOTH -DCMAKE_FIND_USE_PACKAGE_REGISTRY=OFF)
run(${CMAKE_COMMAND} --build ${work}/consumer ${configuration})
file(READ ${work}/consumer/CMakeCache.txt cache)
expect("${cache}" "Lanewise_DIR:PATH=${work}/moved" "another Lanewise was found")

# Where no rpath leads to a shared library it is looked for next to the program.
file(GLOB_RECURSE dlls ${work}/moved/bin/*.dll)
file(GLOB_RECURSE programs ${work}/consumer/consumer ${work}/consumer/consumer.exe)
list(GET programs 0 program)
get_filename_component(folder ${program} DIRECTORY)
if(dlls)
  file(COPY ${dlls} DESTINATION ${folder})
endif()
run(${emulator} ${program})
# openssl dgst -sha3-256 of "abc"; KT128 of 10^6 zero bytes as pycryptodome 4.4.0 computes it.
expect("${out}" "^3a985da74fe225b2045c172d6bd390bd855f086e3e9d525b46bfe24511431532  SHA3-256" "SHA3-256")
file(STRINGS ${CMAKE_CURRENT_LIST_DIR}/kt128-of-zeros.txt zeros)
expect("${out}" "\n${zeros}  KT128" "KT128")
message(STATUS "a consumer with find_package, from a tree that was moved: all right")
