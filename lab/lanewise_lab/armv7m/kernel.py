# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of ARMv7-M, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.armv7m.kernel RECIPE > FILE

A recipe (recipes/armv7m_*.toml) is the whole input: the core, the technique and its options.
"""

from __future__ import annotations

import sys

from . import own, published
from .recipe import RECIPES, load


def main(argv: list[str]) -> int:
    if len(argv) != 1 or not (RECIPES / f"{argv[0]}.toml").exists():
        known = ", ".join(
            sorted(p.stem for p in RECIPES.glob("armv7m_*.toml") if "." not in p.stem)
        )
        print(f"usage: lanewise_lab.armv7m.kernel RECIPE, one of: {known}", file=sys.stderr)
        return 2
    recipe = load(argv[0])
    make = published.kernel if "style" in recipe.options else own.kernel
    print("\n".join(make(recipe)))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
