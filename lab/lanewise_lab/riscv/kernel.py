# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of RISC-V, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.riscv.kernel RECIPE > FILE

A recipe (recipes/riscv_*.toml) is the whole input: the width of a word, the registers, which of
rotations and AND NOT the instruction set has, and what waits in memory.
"""

from __future__ import annotations

import sys

from ..passes.homes import NoRegister
from . import text
from .recipe import load, names


def main(argv: list[str]) -> int:
    if len(argv) != 1 or argv[0] not in names():
        known = ", ".join(names())
        print(f"usage: lanewise_lab.riscv.kernel RECIPE, one of: {known}", file=sys.stderr)
        return 2
    try:
        lines = text.kernel(load(argv[0]))
    except (ValueError, NoRegister) as error:
        print(f"{argv[0]}: {error}", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
