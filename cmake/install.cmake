# SPDX-License-Identifier: Apache-2.0 OR MIT
# cmake --install puts the library, headers, CMake package and pkg-config file into the prefix.
include(CMakePackageConfigHelpers)
set(needs_threads OFF)
if(TARGET Threads::Threads)
  set(needs_threads ON)
endif()
install(TARGETS lanewise EXPORT LanewiseTargets
  ARCHIVE DESTINATION ${CMAKE_INSTALL_LIBDIR}
  LIBRARY DESTINATION ${CMAKE_INSTALL_LIBDIR}
  RUNTIME DESTINATION ${CMAKE_INSTALL_BINDIR})
# Headers of what is not in the library stay away.
set(left_out "")
if(NOT LANEWISE_KYBER)
  set(left_out PATTERN "kyber.h" EXCLUDE)
endif()
install(DIRECTORY include/lanewise DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} FILES_MATCHING PATTERN "*.h" ${left_out})
install(EXPORT LanewiseTargets NAMESPACE Lanewise:: DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Lanewise)
configure_package_config_file(cmake/LanewiseConfig.cmake.in ${PROJECT_BINARY_DIR}/LanewiseConfig.cmake
  INSTALL_DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Lanewise)
set(compatible SameMajorVersion)
if(PROJECT_VERSION VERSION_LESS 1)
  set(compatible SameMinorVersion)
endif()
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake
  COMPATIBILITY ${compatible})
install(FILES ${PROJECT_BINARY_DIR}/LanewiseConfig.cmake ${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Lanewise)
set(private_libs -pthread)
if(NOT needs_threads)
  set(private_libs "")
endif()
set(pc_define "")
if(lanewise_type STREQUAL "SHARED_LIBRARY" AND WIN32)
  set(pc_define " -DLANEWISE_SHARED")
endif()
if(LANEWISE_NAMESPACE)
  string(APPEND pc_define " -DLANEWISE_NAMESPACE=${LANEWISE_NAMESPACE}")
endif()
configure_file(cmake/pkgconfig.cmake.in ${PROJECT_BINARY_DIR}/pkgconfig.cmake @ONLY)
install(SCRIPT ${PROJECT_BINARY_DIR}/pkgconfig.cmake)
install(FILES LICENSE-APACHE LICENSE-MIT DESTINATION ${CMAKE_INSTALL_DOCDIR})

# Manual pages of section 3, written from the headers where there is a Python to do it.
option(LANEWISE_MAN3 "Write and install the manual pages of section 3" ${on_a_host})
if(LANEWISE_MAN3 AND NOT WIN32)
  find_package(Python3 3.9 COMPONENTS Interpreter QUIET)
  if(Python3_Interpreter_FOUND)
    set(man3 ${PROJECT_BINARY_DIR}/man3)
    set(man3_with "")
    if(LANEWISE_KYBER)
      set(man3_with --kyber)
    endif()
    file(GLOB man3_from CONFIGURE_DEPENDS include/lanewise/*.h)
    add_custom_command(OUTPUT ${PROJECT_BINARY_DIR}/man3.stamp
      COMMAND ${CMAKE_COMMAND} -E remove_directory ${man3}
      COMMAND Python3::Interpreter -B ${PROJECT_SOURCE_DIR}/packaging/docs/man3.py ${man3_with} ${man3}
      COMMAND ${CMAKE_COMMAND} -E touch ${PROJECT_BINARY_DIR}/man3.stamp
      DEPENDS ${man3_from} cli/lanewise.1 packaging/docs/man3.py packaging/docs/headers.py
      COMMENT "Writing the manual pages" VERBATIM)
    add_custom_target(lanewise-man3 ALL DEPENDS ${PROJECT_BINARY_DIR}/man3.stamp)
    set(LANEWISE_MAN_PYTHON ${Python3_EXECUTABLE} CACHE INTERNAL "what writes the manual pages")
    install(DIRECTORY ${man3} DESTINATION ${CMAKE_INSTALL_MANDIR} FILES_MATCHING PATTERN "*.3")
  endif()
endif()
