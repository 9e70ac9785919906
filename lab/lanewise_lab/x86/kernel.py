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
from collections.abc import Callable
from dataclasses import dataclass

from . import batch, batch_avx2, batch_avx2_chain, batch_chain, scalar, slope
from .recipe import Recipe, load, names


@dataclass(frozen=True)
class Technique:
    """What writes the kernels for some numbers of states with some instructions."""

    isa: str
    states: tuple[int, ...]
    module: object
    chain: Callable[[Recipe], str] | None = None


TECHNIQUES = (
    Technique("bmi2", (1,), scalar),
    Technique("avx512", (1,), slope),
    Technique("avx512", (2, 4, 8), batch, batch_chain.kernel),
    Technique("avx2", (4,), batch_avx2, batch_avx2_chain.kernel),
)


def text(recipe: Recipe) -> str:
    """Raises ValueError where the recipe, or what was found for it, is no kernel."""
    isa, states = recipe.options.get("isa"), recipe.options.get("states")
    found = [t for t in TECHNIQUES if isa == t.isa and states in t.states]
    if not found:
        raise ValueError(f"there is no technique for states = {states!r} with isa = {isa!r}")
    (technique,) = found
    recipe.check(technique.module.REQUIRED, technique.module.OPTIONAL)
    if not recipe.chain:
        return technique.module.kernel(recipe)
    if technique.chain is None:
        raise ValueError("there are no chains of one state")
    return technique.chain(recipe)


def main(argv: list[str]) -> int:
    name, *options = argv or [""]
    if name not in names() or options not in ([], ["--chain"], ["--chain", "--masked"]):
        usage = "usage: lanewise_lab.x86.kernel RECIPE [--chain [--masked]]"
        print(f"{usage}, one of: {', '.join(names())}", file=sys.stderr)
        return 2
    try:
        out = text(load(name, "--chain" in options, "--masked" in options))
    except ValueError as error:
        print(f"{name}: {error}", file=sys.stderr)
        return 1
    sys.stdout.write(out)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
