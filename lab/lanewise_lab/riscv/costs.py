# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The list of the 64-bit RISC-V kernels for the C library, with what each costs.

    python3 -m lanewise_lab.riscv.costs > src/keccak/riscv/backends_riscv.h

Costs are instructions of 24 rounds, those that the heads of the kernels state and tests count; of
the portable kernels, counted the same way. They are there to be ranked, and no cycles. One is added
for each state: of kernels that do with as many the narrowest that is wide enough is taken.
"""

from __future__ import annotations

import re
import sys

from ..checkout import ROOT, need_or_exit
from ..registry import backends
from ..write import command
from .recipe import Recipe

#: Of the portable kernels: counted under QEMU as tests/emu/riscv does it, with gcc 12.2 -O3 for
#: RV64GC, by the backend's name.
PORTABLE = {"x1_c64": 8279, "x1_c32": 16757}

_PATH = "src/keccak/riscv/backends_riscv.h"
_HEAD = """\
/* {command} */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels of a 64-bit RISC-V build and what 24 rounds cost, in instructions, which are no
 * cycles (select.c says what follows from them), and one for each state: of kernels that do with as
 * many instructions the narrowest that is wide enough is taken. */"""


def stated(recipe: Recipe) -> int:
    """Instructions of 24 rounds, from the head of the kernel."""
    text = (ROOT / f"src/keccak/riscv/{recipe.file}.S").read_text()
    return int(re.search(r"^ \* Instructions: (\d+) for 24 rounds$", text, re.M)[1])


def header() -> str:
    """The whole file. Wide kernels come first: of two that cost the same the first is taken."""
    recipes = [r for r in map(Recipe.load, Recipe.names()) if r.bits == 64]
    recipes.sort(key=lambda r: (-r.states, r.name))
    names = {r.file.removeprefix("keccakp1600_"): r for r in recipes}
    rows = {name: f"{r.states}, {name.rpartition('_')[2].upper()}" for name, r in names.items()}
    costs = {name: stated(r) + r.states for name, r in names.items()} | PORTABLE
    figures = {name: f"{cost:5}" for name, cost in costs.items()}
    text = _HEAD.format(command=command("riscv.costs", "", _PATH))
    return text + backends("RISCV", "states, instructions", rows, "instructions", figures)


if __name__ == "__main__":
    need_or_exit("riscv.costs, which reads the shipped kernels,")
    sys.stdout.write(header())
