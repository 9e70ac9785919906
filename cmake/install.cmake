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
write_basic_package_version_file(${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake
  COMPATIBILITY SameMinorVersion)
install(FILES ${PROJECT_BINARY_DIR}/LanewiseConfig.cmake ${PROJECT_BINARY_DIR}/LanewiseConfigVersion.cmake
  DESTINATION ${CMAKE_INSTALL_LIBDIR}/cmake/Lanewise)
set(private_libs -pthread)
if(firmware)
  set(private_libs "")
endif()
configure_file(cmake/lanewise.pc.in ${PROJECT_BINARY_DIR}/lanewise.pc @ONLY)
install(FILES ${PROJECT_BINARY_DIR}/lanewise.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig)
install(FILES LICENSE-APACHE LICENSE-MIT DESTINATION ${CMAKE_INSTALL_DOCDIR})
