# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of ARMv7-M, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.armv7m.kernel RECIPE > FILE

A recipe (recipes/armv7m_*.toml) is the whole input: the core, the technique and its options.
"""

from __future__ import annotations

import sys
from functools import partial

from ..write import main as command
from . import adomnicai, software_pipelined
from .recipe import Recipe


def write(recipe: Recipe) -> list[str]:
    return (adomnicai if "style" in recipe.options else software_pipelined).kernel(recipe)


main = partial(command, recipes=Recipe, writers={"": write})

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
