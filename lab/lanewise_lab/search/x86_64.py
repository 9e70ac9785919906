# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64: orders and other choices, by measurement on this machine.

A candidate is what a found file holds, with one change (x86_parts.py). Its kernel is generated,
assembled, and timed next to the one where the search stands and to the best: they take turns in one
process (stopwatch.py), so that only ratios count. What counts are a permutation, the same when
it is called by a jump, and one after a block, together: an order may win where nothing else is done
meanwhile and lose where messages are transposed, or where the core comes in another state. What
seems better than the best must be so again in longer measurements, and its whole kernel must
permute right for every number of rounds.
"""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path

from .. import gen, tools
from .. import recipe as recipes
from ..checkout import ROOT, need
from ..firmware import kernel_folder
from ..onekernel_run import Failed, lacking, permutation_of
from ..onekernel_run import run as run_natively
from ..prove.interface import default_interface
from ..prove.shipped import kernel_tasks
from ..round import LANES, permute
from ..stopwatch import Stopwatch, Use
from ..x86 import bmi2_rows
from ..x86.recipe import Recipe
from .walk import Refused, Target, keep
from .x86_parts import Found, technique

#: Seconds of a measurement of a candidate, for each kernel and use; of those that follow where it
#: seems to take less than the best, by `seems`; it is better if all say so, by a share of IS.
SHORT, LONGER, IS = 0.001, (0.004, 0.01, 0.02, 0.02), 0.9995
#: What is absorbed, as SHA3-256 does: blocks, lanes.
BLOCKS, RATE = 8, 17


@dataclass(frozen=True)
class Candidate:
    """library: its kernel, with the functions that are timed. cycles: of each use, once judged."""

    found: Found
    library: Path
    cycles: Sequence[float] = ()


class Kernel(Target):
    """Makes the kernels of a recipe with this and that found, in a folder, and checks and times
    them. stopwatch: a Stopwatch by default, or something else that is called like one."""

    seems, patience, clock = 0.9985, 1500, staticmethod(time.monotonic)

    def __init__(self, name: str, folder: Path, stopwatch=None):
        own = recipes.own(name)
        how = technique(own)
        self.name, self.folder, self.made = name, folder, 0
        self.recipe = recipe = Recipe.load(name, how.begin)
        self.moved = partial(how.neighbour, own)
        if missing := lacking(recipe.symbol):
            raise ValueError(f"{name}: this machine lacks {', '.join(missing)}")
        source, states = random.Random(name), range(recipe["states"])
        self.calls = [
            (rounds, [[source.getrandbits(64) for _ in range(LANES)] for _ in states])
            for rounds in range(1, 25)
        ]
        self.right = [[permute(one, rounds) for one in given] for rounds, given in self.calls]
        one, two = recipe.symbol, recipe.symbol + "_absorb" * (recipe["states"] > 1)
        permuting, absorbing = (default_interface(symbol, isa="x86_64") for symbol in (one, two))
        self.entries = f"""
    .globl entry, absorbing, jumped
    .set entry, {one}
    .set absorbing, {two}
    .text
jumped:
    jmp {one}
"""
        uses = Use("entry", permuting), Use("absorbing", absorbing, BLOCKS, RATE)
        self.stopwatch = stopwatch or Stopwatch(*uses, Use("jumped", permuting))
        found = {o: v for o, v in recipe.options.items() if o not in own | {"found": name}}
        self.check(found)
        self.first = self.candidate(found)

    def _assembled(self, text: str, *options: str) -> Path:
        self.made += 1
        source = self.folder / f"{self.made}.S"
        source.write_text(text)
        made = source.with_suffix("")
        tools.run(["gcc", "-pipe", *options, f"-I{kernel_folder('x86_64')}", source, "-o", made])
        source.unlink()
        return made

    def text(self, found: Found, timed: bool = False) -> str:
        """Of the whole kernel, or of what is timed. Refused if it is none."""
        made = replace(self.recipe, options=self.recipe.options | found)
        try:
            # Of the last round, copies that add a block take long to make.
            if timed and made["isa"] == "bmi2":
                return bmi2_rows.kernel(made, rates=())
            return gen.source(made)
        except ValueError as error:
            raise Refused(str(error)) from None

    def candidate(self, found: Found) -> Candidate:
        text = self.text(found, timed=True) + self.entries
        return Candidate(found, self._assembled(text, "-shared", "-nostdlib"))

    def check(self, found: Found) -> None:
        """Refused unless the whole kernel permutes, whatever the number of rounds."""
        whole = self._assembled(self.text(found), "-c")
        try:
            after = run_natively(permutation_of(kernel_tasks(whole)), "x86_64", self.calls)
        except Failed as error:
            raise Refused(str(error)) from None
        for (rounds, _), right, got in zip(self.calls, self.right, after, strict=True):
            if right != got:
                raise Refused(f"{rounds} rounds are wrong")

    def neighbour(self, given: Candidate, source: random.Random) -> Candidate:
        found = self.moved(given.found, source)
        return given if found == given.found else self.candidate(found)

    def clean(self, *some: Candidate) -> None:
        """Removes the files of all others."""
        for path in {*self.folder.iterdir()} - {one.library for one in some}:
            path.unlink()

    def costs(self, *candidates: Candidate) -> list[float] | None:
        self.clean(self.first, *candidates)
        libraries = [one.library for one in candidates]
        once = list(dict.fromkeys(libraries))
        try:
            cycles, quiet = self.stopwatch(once, SHORT)
        except Failed as error:
            raise Refused(str(error)) from None
        return [sum(cycles[once.index(one)]) for one in libraries] if quiet else None

    def judged(self, trial: Candidate, best: Candidate) -> Candidate | None:
        for seconds in LONGER:
            (cycles, least), _ = self.stopwatch((trial.library, best.library), seconds)
            if sum(cycles) >= IS * sum(least):
                return None
        self.check(trial.found)
        return replace(trial, cycles=cycles)

    def figures(self, given: Candidate) -> str:
        if not given.cycles:
            return "24 rounds not measured"
        alone, behind = given.cycles[:2]
        return f"24 rounds in {alone:.0f} cycles, in {behind:.0f} after a block of {RATE} lanes"

    def keep(self, best: Candidate) -> None:
        keep(self.name, [f"Measured on {core()}:", f"{self.figures(best)}."], best.found)

    def compared(self, best: Candidate) -> str:
        """In words, the best compared with what the search began with."""
        (now, then), ratio = self.stopwatch.compare(best.library, self.first.library)
        old, new = (self.figures(replace(best, cycles=cycles)) for cycles in (then, now))
        return f"{new}; before {old}; ratio {ratio:.4f}"


def core() -> str:
    """This machine's, as reports name it."""
    sys.path.append(str(need("search") / "bench"))
    import measuring  # of a folder that is no package

    return measuring.machine(ROOT)["core"]
