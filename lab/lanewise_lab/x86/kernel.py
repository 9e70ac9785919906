# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of x86-64, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.x86.kernel RECIPE > FILE
    python3 -m lanewise_lab.x86.kernel RECIPE --chain [--masked] > FILE    (batch_chain.py)

A recipe (recipes/x86_64_*.toml) is the whole input: the instructions, how many states lie side by
side, and the order of a round's operations as a search found it (the same name with .found.toml, or
the one that the option `found` names).
"""

from __future__ import annotations

import sys
from dataclasses import replace
from functools import partial

from ..write import main as command
from . import batch_avx2, batch_avx2_chain, batch_avx512, batch_chain, bmi2_rows, slope
from .recipe import Recipe


def text(recipe: Recipe) -> str:
    """Raises ValueError where the recipe, or what was found for it, is no kernel."""
    isa, one = recipe["isa"], recipe["states"] == 1
    if one and recipe.chain:
        raise ValueError("there are no chains of one state")
    if one:
        return (bmi2_rows if isa == "bmi2" else slope).kernel(recipe)
    modules = {"avx2": (batch_avx2, batch_avx2_chain), "avx512": (batch_avx512, batch_chain)}
    return modules[isa][recipe.chain].kernel(recipe)


def _lines(recipe: Recipe, **made: bool) -> list[str]:
    return text(replace(recipe, **made)).splitlines()


WRITERS = {
    "": _lines,
    "--chain": partial(_lines, chain=True),
    "--chain --masked": partial(_lines, chain=True, masked=True),
}
main = partial(command, recipes=Recipe, writers=WRITERS)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
