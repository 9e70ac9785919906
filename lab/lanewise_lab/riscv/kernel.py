# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of RISC-V, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.riscv.kernel RECIPE > FILE

A recipe (recipes/riscv_*.toml) is the whole input: the width of a word, the registers, which of
rotations and AND NOT the instruction set has, and what waits in memory.
"""

from __future__ import annotations

import sys
from functools import partial

from ..write import main as command
from . import frame_riscv
from .recipe import Recipe

main = partial(command, recipes=Recipe, writers={"": frame_riscv.kernel})

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
