# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Look for a better order of a kernel, and for other choices that its recipe leaves open.

The search walks from what was found for a recipe, or from nothing, to better candidates: for
AArch64 and ARMv7-M by the model of the recipe's core, for x86-64 by measurement on this machine.
The best goes to the recipe's .found.toml whenever it improves. Exit: 0 done; 1 no order has
registers for all values; 2 nothing to search for, or wrong use.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

from .. import recipe as recipes
from ..aarch64.recipe import Recipe as AArch64
from ..armv7m.recipe import Recipe as Armv7m
from ..tools import Failed
from ..x86.recipe import Recipe as X8664
from . import aarch64, armv7m, x86_64
from .walk import Refused, Walk


def run(given: argparse.Namespace) -> int:
    """ValueError, in one line: nothing can be searched for."""
    name, seed, known = Path(given.recipe).stem, given.seed, (AArch64, Armv7m, X8664)
    names = [one for isa in known for one in isa.names()]
    # Where nothing is found yet a recipe makes no kernel, but its name tells the file.
    files = {isa(one, "", "", {}).file: one for isa in known for one in isa.names()}
    for start in ("", "keccakp1600_", "keccakp1600_x1_"):
        name = files.get(start + name.removeprefix("lanewise_"), name)
    if name not in names:
        raise ValueError(f"no recipe {given.recipe} to search for, but {', '.join(names)}")
    if given.core and name not in AArch64.names():
        raise ValueError(f"--core is for AArch64, and {name} is not")
    source = random.Random(seed)
    if name in AArch64.names():
        walk = Walk(aarch64.Loop(name, given.moves, source, given.core), seed)
        walk.run(given.minutes)
        return int(walk.best.price.failures > 0)
    if name in Armv7m.names():
        target = armv7m.Rounds(name, given.moves, source)
        walk = Walk(target, seed)
        walk.run(given.minutes)
        with suppress(Refused):  # of the first and the last round there are better orders, perhaps
            target.keep(target.complete(walk.best, 10 * given.moves, 6, seed))
        return int(walk.best.price.failures > 0)
    with tempfile.TemporaryDirectory(prefix="lanewise-search-") as folder:
        target = x86_64.Kernel(name, Path(folder))
        with target.stopwatch:
            walk = Walk(target, seed)
            walk.run(given.minutes)
            print(f"{name}: {target.compared(walk.best)}")
    if walk.best is not target.first and recipes.own(name).get("found", name) != name:
        print(f"{name}.toml takes what another search found: take the line `found` out")
    return 0


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="lanewise-lab search", description=__doc__)
    parser.add_argument("recipe", help="its name, or that of its kernel")
    minutes = "how long: of processor time, for x86-64 by the clock (default: %(default)s)"
    parser.add_argument("--minutes", type=float, default=10, help=minutes)
    parser.add_argument("--seed", type=int, default=1, help="another one, another way")
    moves = "of one annealing (default: %(default)s); none for x86-64"
    parser.add_argument("--moves", type=int, default=150_000, help=moves)
    parser.add_argument("--core", help="of an AArch64 recipe (default: the recipe's)")
    try:
        return run(parser.parse_args(argv))
    except (ValueError, Failed, Refused, OSError) as error:
        parser.exit(2, f"lanewise-lab: {error}\n")


if __name__ == "__main__":
    sys.exit(main())
