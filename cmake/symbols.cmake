# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# A shared library exports what the headers declare, under a version named like its SONAME: a program
# that was linked with 0.2 says so in each symbol, and two versions can live in one process. The
# linker script is made from the headers, so that there is no second list to forget.
if(NOT UNIX OR APPLE)
  return()
endif()
file(GLOB headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/include/lanewise/*.h)
if(NOT LANEWISE_KYBER)
  list(FILTER headers EXCLUDE REGEX "/kyber\\.h$")
endif()
set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${headers})
set(names "")
foreach(header ${headers})
  file(READ ${header} text)
  string(REGEX MATCHALL "LANEWISE_(API|CHECKED)[^;{(]*[ *\n]lanewise_[a-z0-9_]+\\(" declared "${text}")
  foreach(declaration ${declared})
    string(REGEX REPLACE ".*(lanewise_[a-z0-9_]+)\\($" "\\1" name "${declaration}")
    list(APPEND names ${LANEWISE_NAMESPACE}${name})
  endforeach()
endforeach()
list(SORT names)
list(REMOVE_DUPLICATES names)
string(REPLACE ";" ";\n    " names "${names};")
set(script ${PROJECT_BINARY_DIR}/lanewise.map)
file(WRITE ${script}.new "LANEWISE_${abi_version} {\n  global:\n    ${names}\n  local:\n    *;\n};\n")
configure_file(${script}.new ${script} COPYONLY) # unchanged, it is not written: nothing is linked again

# Old linkers do not know versions, and lld refuses names of parts that were left out unless it is
# told not to.
include(CheckCSourceCompiles)
set(before "${CMAKE_REQUIRED_LINK_OPTIONS}")
set(CMAKE_REQUIRED_LINK_OPTIONS ${before} -Wl,--version-script=${script})
check_c_source_compiles("int main(void) { return 0; }" LANEWISE_HAS_VERSION_SCRIPT)
set(CMAKE_REQUIRED_LINK_OPTIONS ${before} -Wl,--undefined-version)
check_c_source_compiles("int main(void) { return 0; }" LANEWISE_HAS_UNDEFINED_VERSION)
set(CMAKE_REQUIRED_LINK_OPTIONS ${before})
if(LANEWISE_HAS_VERSION_SCRIPT)
  target_link_options(lanewise PRIVATE -Wl,--version-script=${script})
  if(LANEWISE_HAS_UNDEFINED_VERSION)
    target_link_options(lanewise PRIVATE -Wl,--undefined-version)
  endif()
  set_property(TARGET lanewise APPEND PROPERTY LINK_DEPENDS ${script})
endif()
