# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Builds the wheel: the C library as packaging/sources.txt lists it, inside one cffi extension.

By setuptools, which cffi extends, with a C compiler alone. scikit-build-core would need CMake 3.26,
the first one that links modules for the limited interface, where Debian 12 has 3.25."""

import os
import sys
from pathlib import Path

from setuptools import setup
from setuptools.command.build_ext import build_ext

sys.path.insert(0, str(Path(__file__).resolve().parent))
import extension


class WithLibrary(build_ext):
    """The sources lie outside the folder of the package, so they are no part of the extension's.
    LANEWISE_ARCHIVE in the environment names the library where it is compiled already."""

    def build_extension(self, ext):
        self.force = True  # setuptools does not see whether the library has changed
        if archive := os.environ.get("LANEWISE_ARCHIVE"):
            ext.extra_objects = [archive]
            ext.extra_compile_args.append(
                "-O0"
            )  # for tests, of which compiling is the longest part
            super().build_extension(ext)
            return
        self.compiler.src_extensions = [*self.compiler.src_extensions, ".S"]
        ext.extra_objects = self.compiler.compile(
            extension.sources,
            output_dir=self.build_temp,
            include_dirs=ext.include_dirs,
            macros=ext.define_macros,
            extra_preargs=ext.extra_compile_args,
        )
        super().build_extension(ext)


setup(
    cffi_modules=["extension.py:ffi"],
    cmdclass={"build_ext": WithLibrary},
    options={"bdist_wheel": {"py_limited_api": "cp311"}},
)
