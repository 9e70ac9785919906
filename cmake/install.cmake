# SPDX-License-Identifier: Apache-2.0 OR MIT
# cmake --install puts the library, headers, CMake package and pkg-config file into the prefix.
include(CMakePackageConfigHelpers)
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
if(firmware)
  set(private_libs "")
endif()
set(pc_define "")
if(lanewise_type STREQUAL "SHARED_LIBRARY" AND WIN32)
  set(pc_define " -DLANEWISE_SHARED")
endif()
configure_file(cmake/pkgconfig.cmake.in ${PROJECT_BINARY_DIR}/pkgconfig.cmake @ONLY)
install(SCRIPT ${PROJECT_BINARY_DIR}/pkgconfig.cmake)
install(FILES LICENSE-APACHE LICENSE-MIT DESTINATION ${CMAKE_INSTALL_DOCDIR})
