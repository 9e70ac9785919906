# SPDX-License-Identifier: Apache-2.0 OR MIT
# An overlay port: it builds the tree that it lies in. Of tools it asks for CMake and a C compiler. With Microsoft's
# the kernels are the objects of the release (objects/x86_64-windows in that tree), and without them portable C.
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../.." ABSOLUTE)
vcpkg_cmake_configure(SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DLANEWISE_TESTS=OFF -DLANEWISE_BENCH=OFF -DLANEWISE_CLI=OFF -DLANEWISE_MAN3=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME Lanewise CONFIG_PATH lib/cmake/Lanewise)
# The check of pkg-config files fetches a pkg-config of MSYS2 on Windows.
if(VCPKG_TARGET_IS_WINDOWS)
  vcpkg_fixup_pkgconfig(SKIP_CHECK)
else()
  vcpkg_fixup_pkgconfig()
endif()
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE-APACHE" "${SOURCE_PATH}/LICENSE-MIT")
