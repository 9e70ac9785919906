# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Orders and other choices for x86-64 kernels, by measurement on this machine.

A candidate is what a found file holds, with one change (x86_moves.py). Its kernel is generated,
assembled, and timed beside the one where the search stands and beside the best: they take turns in
one process (stopwatch.py), so that only ratios count. What counts are a permutation, the same when
it is called by a jump, and one after a block, together: an order may win where nothing else is done
beside it and lose where messages are transposed, or where the core comes in another state. The
search goes to a candidate that is not worse, or is so by little: by less, the longer it runs. What
seems better than the best must be so again in longer measurements, and its whole kernel must
permute right for every number of rounds; then it goes to the recipe's .found.toml.
"""

from __future__ import annotations

import json
import math
import random
import sys
import tempfile
import textwrap
import time
from collections.abc import Callable
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
from .keep import WIDTH, keep, listed
from .x86_moves import Found, technique

#: Seconds of a measurement of a candidate, for each kernel and use; of those that follow where it
#: seems to take less than the best, by the first share; it is better if all say so, by the second.
SHORT, LONGER = 0.001, (0.004, 0.01, 0.02, 0.02)
SEEMS, IS = 0.9985, 0.9995
#: What is absorbed, as SHA3-256 does: blocks, lanes.
BLOCKS, RATE = 8, 17
#: By how much, as a share of the cycles, the search may become worse at first, and at the end.
HOT, COLD = 0.003, 0.0005
#: The search goes nowhere that takes so much more than the best, and back to it after so many
#: candidates in vain.
LOST, PATIENCE = 1.01, 1500


class Refused(Exception):
    """Why a candidate is none."""


@dataclass(frozen=True)
class Candidate:
    """library: its kernel, with the functions that are timed."""

    found: Found
    library: Path


class Bench:
    """Makes the kernels of a recipe with this and that found, in a folder, and checks them."""

    def __init__(self, recipe: Recipe, folder: Path):
        self.recipe, self.folder, self.made = recipe, folder, 0
        source, states = random.Random(recipe.name), range(recipe["states"])
        self.calls = [
            (rounds, [[source.getrandbits(64) for _ in range(LANES)] for _ in states])
            for rounds in range(1, 25)
        ]
        self.right = [[permute(one, rounds) for one in given] for rounds, given in self.calls]
        one, two = recipe.symbol, recipe.symbol + "_absorb" * (recipe["states"] > 1)
        permuting, absorbing = (default_interface(symbol, isa="x86_64") for symbol in (one, two))
        self.uses = (
            Use("entry", permuting),
            Use("absorbing", absorbing, BLOCKS, RATE),
            Use("jumped", permuting),
        )
        self.entries = f"""
    .globl entry, absorbing, jumped
    .set entry, {one}
    .set absorbing, {two}
    .text
jumped:
    jmp {one}
"""

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

    def keep(self, *some: Candidate) -> None:
        """Removes the files of all others."""
        for path in {*self.folder.iterdir()} - {one.library for one in some}:
            path.unlink()


class Search:
    """Where it stands, and the best so far with its cycles. stopwatch: a Stopwatch, or something
    else that is called like one."""

    def __init__(self, bench: Bench, stopwatch, found: Found, neighbour: Callable, seed: int):
        self.bench, self.stopwatch, self.neighbour = bench, stopwatch, neighbour
        self.source = random.Random(seed)
        bench.check(found)
        self.first = self.best = self.current = bench.candidate(found)
        self.tried, self.vain, self.cycles = 0, 0, [math.nan] * len(bench.uses)

    def step(self, heat: float) -> bool:
        """Tries one candidate, at a temperature that is a share of the cycles; whether it is better
        than all before. Refused if it is no kernel."""
        best, current = self.best, self.current
        found = self.neighbour(current.found, self.source)
        if found == current.found:
            return False
        self.tried += 1
        trial = self.bench.candidate(found)
        self.bench.keep(self.first, best, current, trial)
        three = list(dict.fromkeys((best.library, current.library, trial.library)))
        try:
            cycles, quiet = self.stopwatch(three, SHORT)
        except Failed as error:
            raise Refused(str(error)) from None
        if not quiet:
            return False
        least, here, there = sum(cycles[0]), sum(cycles[-2]), sum(cycles[-1])
        self.vain += 1
        better = there < SEEMS * least and self._is_better(trial)
        if better:
            self.best, self.vain = trial, 0
        worse = heat * -math.log(1 - self.source.random())
        if better or there < min(LOST * least, here * (1 + worse)):
            self.current = trial
        if self.vain > PATIENCE:
            self.current, self.vain = best, 0
        return better

    def _is_better(self, trial: Candidate) -> bool:
        for seconds in LONGER:
            two = trial.library, self.best.library
            (cycles, least), _ = self.stopwatch(two, seconds)
            if sum(cycles) >= IS * sum(least):
                return False
        self.bench.check(trial.found)
        self.cycles = cycles
        return True


def core() -> str:
    """This machine's, as reports name it."""
    sys.path.append(str(need("search") / "bench"))
    import measuring  # of a folder that is no package

    return measuring.machine(ROOT)["core"]


def written(option: str, value) -> list[str]:
    if isinstance(value, list) and value and isinstance(value[0], int):
        return listed(option, value)
    if isinstance(value, list):
        return [f"{option} = {json.dumps(value)}"]
    return [f'{option} = """', *textwrap.wrap(value, WIDTH + 4), '"""']


def figures(cycles: list[float]) -> str:
    """In words, for the uses of a Bench."""
    return f"24 rounds in {cycles[0]:.0f} cycles, in {cycles[1]:.0f} after a block of {RATE} lanes"


def run(name: str, minutes: float, seed: int) -> int:
    """Search for so many minutes; 2 if this machine cannot run such kernels."""
    own = recipes.own(name)
    how, source = technique(own), own.pop("found", name)
    recipe = Recipe.load(name, how.begin)
    if missing := lacking(recipe.symbol):
        print(f"{name}: this machine lacks {', '.join(missing)}", file=sys.stderr)
        return 2
    found = {o: value for o, value in recipe.options.items() if o not in (*own, "found")}
    where = core()
    with tempfile.TemporaryDirectory(prefix="lanewise-search-") as folder:
        bench = Bench(recipe, Path(folder))
        with Stopwatch(*bench.uses) as stopwatch:
            search = Search(bench, stopwatch, found, partial(how.neighbour, own), seed)
            begin = time.monotonic()
            while (passed := (time.monotonic() - begin) / 60) < minutes:
                try:
                    if not search.step(HOT * (COLD / HOT) ** (passed / minutes)):
                        continue
                except Refused:
                    continue
                print(f"{figures(search.cycles)}, after {search.tried} candidates, "
                      f"{minutes - passed:.1f} minutes left", flush=True)  # fmt: skip
                lines = (line for one in search.best.found.items() for line in written(*one))
                keep(name, [f"Measured on {where}:", f"{figures(search.cycles)}."], lines)
            (now, then), ratio = stopwatch.compare(search.best.library, search.first.library)
    print(f"{name}: {figures(now)}, after {search.tried} candidates; before {figures(then)}; "
          f"ratio {ratio:.4f}")  # fmt: skip
    if search.best is not search.first and source != name:
        print(f"{name}.toml takes what was found for {source}: take that line out")
    return 0
