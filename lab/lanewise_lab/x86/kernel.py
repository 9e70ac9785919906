# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of x86-64, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.x86.kernel RECIPE > FILE
    python3 -m lanewise_lab.x86.kernel RECIPE --chain > FILE    (batch_chain.py)

A recipe (recipes/x86_64_*.toml) is the whole input: the instructions, how many states lie side by
side, and the order of a round's operations as a search found it (the same name with .found.toml, or
the one that the option `found` names).
"""

from __future__ import annotations

import sys
from functools import partial

from ..write import main as command
from . import (  # noqa: F401
    batch_avx2,
    batch_avx512,
    batch_chain,
    bmi2_rows,
    lane_per_register,
    slope,
)
from .recipe import Recipe


def text(recipe: Recipe) -> str:
    """Raises ValueError where the recipe, or what was found for it, is no kernel."""
    return globals()[recipe.technique.module].kernel(recipe)


def _chain(recipe: Recipe) -> list[str]:
    if recipe["states"] == 1:
        raise ValueError("there are no chains of one state")
    return batch_chain.kernel(recipe).splitlines()


WRITERS = {"": lambda recipe: text(recipe).splitlines(), "--chain": _chain}
main = partial(command, recipes=Recipe, writers=WRITERS)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
