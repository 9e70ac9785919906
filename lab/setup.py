# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Copies into the package what the lab reads of the checkout around it: see checkout.py."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[1]
#: The portable C kernel, a row of the tables; which kernel is the best one for a Cortex-M; what
#: generated kernels include.
WANTED = (
    "src/keccak/portable/keccakp1600_x1_c64.c",
    "src/keccak/constants.c",
    "src/keccak/*.h",
    "src/keccak/portable/*.h",
    "src/common/*.h",
    "src/keccak/kernel_choice.cmake",
    "include/lanewise/*.h",
    "src/keccak/*/asm.h",
)


class BuildWithData(build_py):
    def run(self):
        if self.editable_mode:
            return super().run()
        shutil.rmtree(self.build_lib, ignore_errors=True)  # what an earlier version left there
        super().run()
        for pattern in WANTED:
            for source in ROOT.glob(pattern):
                to = Path(self.build_lib) / "lanewise_lab/_data" / source.relative_to(ROOT)
                self.mkpath(str(to.parent))
                self.copy_file(str(source), str(to))


setup(cmdclass={"build_py": BuildWithData})
