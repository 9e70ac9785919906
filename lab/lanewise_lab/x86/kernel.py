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
from . import batch, batch_avx2, batch_chain, scalar, slope
from .recipe import Recipe


def _kernel(recipe: Recipe) -> list[str]:
    """Raises ValueError where the recipe, or what was found for it, is no kernel."""
    isa, one = recipe["isa"], recipe["states"] == 1
    if one:
        module = scalar if isa == "bmi2" else slope
    else:
        module = batch_avx2 if isa == "avx2" else batch
    return module.kernel(recipe).splitlines()


def _chain(recipe: Recipe) -> list[str]:
    if recipe["states"] == 1:
        raise ValueError("there are no chains of one state")
    return batch_chain.kernel(recipe).splitlines()


WRITERS = {"": _kernel, "--chain": _chain}
main = partial(command, recipes=Recipe, writers=WRITERS)

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
