# SPDX-License-Identifier: Apache-2.0 OR MIT
#
# The x86-64 kernels where nothing assembles them: with Microsoft's compiler, and in project files of Visual
# Studio. A release has them as objects, which packaging/windows_objects.py makes; each is the source of its
# name. They are taken only if they belong to the sources beside them.

# Sets `there` to ON if the objects in `folder` can be linked here, and else says why they cannot. Objects
# that were made of other sources, or are damaged, stop the configuration.
function(lanewise_find_objects folder there)
  set(${there} OFF PARENT_SCOPE)
  set(instead "only the portable kernels are built, which are several times slower")
  if(LANEWISE_NAMESPACE)
    message(WARNING "Lanewise: objects of kernels have no prefix ${LANEWISE_NAMESPACE}: ${instead}")
    return()
  endif()
  if(NOT EXISTS "${folder}/objects.txt")
    message(WARNING "Lanewise: no objects of kernels in ${folder}: ${instead}. This compiler does not assemble "
      "kernels: unpack the objects of the release here, set LANEWISE_OBJECTS to their folder, or build by clang-cl "
      "(cmake -G Ninja -DCMAKE_C_COMPILER=clang-cl)")
    return()
  endif()
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${folder}/objects.txt")
  file(STRINGS "${folder}/objects.txt" lines REGEX "^(object|source) ")
  foreach(line IN LISTS lines)
    string(REGEX MATCH "^([a-z]+) ([0-9a-f]+) (.+)$" line "${line}")
    set(sum ${CMAKE_MATCH_2})
    set(name "${CMAKE_MATCH_3}")
    set(path "${PROJECT_SOURCE_DIR}/${name}")
    if(CMAKE_MATCH_1 STREQUAL "object")
      set(path "${folder}/${name}")
    endif()
    set(is "missing")
    if(EXISTS "${path}")
      file(SHA3_256 "${path}" is)
      set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${path}")
    endif()
    if(NOT is STREQUAL sum)
      message(FATAL_ERROR "Lanewise: ${path} is not as ${folder}/objects.txt says: those objects are of other sources, "
        "or damaged (or the line ends of a source were changed). Take the objects of this version, or remove them")
    endif()
  endforeach()
  set(${there} ON PARENT_SCOPE)
endfunction()

# Adds sources of the instruction set to the library, or the objects that were made of them.
function(lanewise_native)
  if(lanewise_objects)
    list(TRANSFORM ARGN REPLACE "^.*/([^/]+)\\.[cS]$" "${lanewise_objects}/\\1.obj")
    foreach(object IN LISTS ARGN)
      if(NOT EXISTS "${object}")
        message(FATAL_ERROR "Lanewise: ${object} is missing")
      endif()
    endforeach()
    set_source_files_properties(${ARGN} PROPERTIES EXTERNAL_OBJECT ON)
  endif()
  target_sources(lanewise PRIVATE ${ARGN})
endfunction()
