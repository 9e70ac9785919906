# SPDX-License-Identifier: Apache-2.0 OR MIT
"""conan create packaging/conan: the library, for Conan 2."""

from pathlib import Path

from conan import ConanFile
from conan.tools.cmake import CMake, CMakeToolchain, cmake_layout
from conan.tools.files import copy

PARTS = ("CMakeLists.txt", "LICENSE-*", "cmake/*", "include/*", "src/*")


class Lanewise(ConanFile):
    name = "lanewise"
    version = "0.3.0"
    description = "Keccak and the SHA-3 family on kernels that are generated and proved"
    license = "Apache-2.0 OR MIT"
    topics = ("keccak", "sha3", "kangarootwelve", "ml-kem", "slh-dsa")
    package_type = "library"
    settings = "os", "arch", "compiler", "build_type"
    options = {"shared": [True, False], "fPIC": [True, False]}
    default_options = {"shared": False, "fPIC": True}
    implements = ["auto_shared_fpic"]
    languages = ["C"]

    def export_sources(self):
        root = Path(self.recipe_folder).parents[1]
        for part in PARTS:
            copy(self, part, root, self.export_sources_folder)

    def layout(self):
        cmake_layout(self)

    def generate(self):
        toolchain = CMakeToolchain(self)
        for name in ("TESTS", "BENCH", "MAN3", "CLI"):
            toolchain.cache_variables[f"LANEWISE_{name}"] = "OFF"
        toolchain.generate()

    def build(self):
        cmake = CMake(self)
        cmake.configure()
        cmake.build()

    def package(self):
        CMake(self).install()
        copy(self, "LICENSE-*", self.source_folder, Path(self.package_folder, "licenses"))

    def package_info(self):
        self.cpp_info.libs = ["lanewise"]
        self.cpp_info.set_property("cmake_file_name", "Lanewise")
        self.cpp_info.set_property("cmake_target_name", "Lanewise::lanewise")
        self.cpp_info.set_property("pkg_config_name", "lanewise")
        if self.settings.os in ("Linux", "FreeBSD") and not self.options.shared:
            self.cpp_info.system_libs = ["pthread"]
        if self.settings.os == "Windows" and self.options.shared:
            self.cpp_info.defines = ["LANEWISE_SHARED"]
