# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Looks for better recipes: make search, or

    python3 -m lanewise_lab.search armv7m_m4_resident --minutes 30 --seed 1

For AArch64 it anneals the order of the loop (aarch64.py), for ARMv7-M it varies the plan of a round
too (armv7m.py), for x86-64 it measures on this machine (x86_64.py). The best goes to the recipe's
.found.toml whenever it improves; stopped and started again, the search goes on from that file, and
without it from what the recipe says.
"""

from __future__ import annotations

import argparse
import sys
from contextlib import suppress

from .. import cores
from ..aarch64.recipe import Recipe as AArch64
from ..armv7m.recipe import Recipe as Armv7m
from ..gen import find
from ..tools import Failed
from ..x86.recipe import Recipe as X8664
from . import aarch64, armv7m, x86_64


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="lanewise_lab.search", description=__doc__)
    parser.add_argument("recipe", help="its name, or that of its kernel")
    parser.add_argument(
        "--minutes", type=float, default=10, help="of processor time, for x86-64 by the clock"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument(
        "--moves", type=int, default=150_000, help="of one annealing; none for x86-64"
    )
    parser.add_argument("--core", help="of an AArch64 recipe (default: the recipe's)")
    arguments = parser.parse_args(argv)
    name, how = arguments.recipe, (arguments.minutes, arguments.moves, arguments.seed)
    known = AArch64.names() + Armv7m.names() + X8664.names()
    if name not in known:
        with suppress(Failed):
            name = find(name).recipe
    if name not in known:
        parser.error(f"no recipe {arguments.recipe} to search for, but {', '.join(known)}")
    try:
        if name in X8664.names():
            return x86_64.run(name, arguments.minutes, arguments.seed)
        if name in Armv7m.names():
            return armv7m.run(name, *how)
        core = cores.load(arguments.core or AArch64.load(name)["core"])
    except (ValueError, OSError) as error:
        parser.error(str(error))
    if core.isa != "aarch64":
        parser.error(f"{core.name} is no AArch64 core")
    return aarch64.run(name, core, *how)


if __name__ == "__main__":
    sys.exit(main())
