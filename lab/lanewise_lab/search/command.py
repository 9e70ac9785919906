# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab search: which target a name means, and a walk for it."""

from __future__ import annotations

import argparse
import random
import tempfile
from contextlib import suppress
from pathlib import Path

from .. import recipe as recipes
from ..aarch64.recipe import Recipe as AArch64
from ..armv7m.recipe import Recipe as Armv7m
from ..onekernel_find import find
from ..x86.recipe import Recipe as X8664
from . import aarch64, armv7m, x86_64
from .walk import Refused, Walk


def run(arguments: argparse.Namespace) -> int:
    """1 if no order has registers for all values. ValueError, in one line: nothing can be searched
    for."""
    name, seed, known = arguments.recipe, arguments.seed, (AArch64, Armv7m, X8664)
    names = [one for isa in known for one in isa.names()]
    if name not in names:
        with suppress(ValueError):
            name = find(name).recipe
    if name not in names:
        raise ValueError(f"no recipe {arguments.recipe} to search for, but {', '.join(names)}")
    if arguments.core and name not in AArch64.names():
        raise ValueError(f"--core is for AArch64, and {name} is not")
    source, moves, minutes = random.Random(seed), arguments.moves, arguments.minutes
    try:
        if name in AArch64.names():
            walk = Walk(aarch64.Loop(name, moves, source, arguments.core), seed)
            walk.run(minutes)
            return int(walk.best.price.failures > 0)
        if name in Armv7m.names():
            target = armv7m.Rounds(name, moves, source)
            walk = Walk(target, seed)
            walk.run(minutes)
            if walk.best.registers:
                target.keep(target.complete(walk.best, 10 * moves, 6, seed))
            return int(walk.best.price.failures > 0)
        with tempfile.TemporaryDirectory(prefix="lanewise-search-") as folder:
            target = x86_64.Kernel(name, Path(folder))
            with target.stopwatch:
                walk = Walk(target, seed)
                walk.run(minutes)
                print(f"{name}: {target.compared(walk.best)}")
        if walk.best is not target.first and recipes.own(name).get("found", name) != name:
            print(f"{name}.toml takes what another search found: take the line `found` out")
        return 0
    except (Refused, OSError) as error:
        raise ValueError(str(error)) from None
