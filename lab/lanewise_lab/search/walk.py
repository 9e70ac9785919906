# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The search itself, the same for all: from the best that is kept, or from nothing, it walks from
candidate to candidate for so many minutes and keeps the best in the recipe's .found.toml.

What a candidate is, its neighbours and its price say the instruction sets (Target). The walk goes
to a candidate that is not worse, or is so by little: by less, the longer it runs. What seems better
than the best must be so by the longer judgement of the target, too; then it is kept.
"""

from __future__ import annotations

import json
import math
import random
import textwrap
import time
from collections.abc import Callable, Iterable, Sequence

from .. import recipe

WIDTH = 94
#: By how much, as a share of the cycles, the search may become worse at first, and at the end.
HOT, COLD = 0.003, 0.0005
#: The search goes nowhere that takes so much more than the best.
LOST = 1.01


class Refused(Exception):
    """Why a candidate is none."""


class Target:
    """A recipe that is searched for, on its core or on this machine. seems: what takes less than
    such a share of the best is judged. patience: after so many candidates in vain the search goes
    back to the best. clock: processor time, so that other work on the machine takes nothing from
    the search, or that of the wall. first: with which it begins."""

    name: str
    first: object
    seems, patience = 1.0, 20
    clock: Callable[[], float] = staticmethod(time.process_time)

    def neighbour(self, given, source: random.Random):
        """Another candidate near this one; the same if there was no change. Refused: none."""
        raise NotImplementedError

    def costs(self, *candidates) -> Sequence[float] | None:
        """What they cost compared with each other; None if that cannot be told now."""
        return [one.cost for one in candidates]

    def judged(self, trial, best):
        """The same with what the longer judgement tells of it, if it really is better; else None.
        Refused: it is none."""
        raise NotImplementedError

    def figures(self, given) -> str:
        """What a candidate costs, in words."""
        raise NotImplementedError

    def keep(self, best) -> None:
        """Writes the .found.toml, if there can be one yet."""
        raise NotImplementedError


class Walk:
    """Where a search stands, and the best so far."""

    def __init__(self, target: Target, seed: int):
        self.target, self.source = target, random.Random(seed)
        self.best = self.current = target.first
        self.tried = self.vain = 0

    def step(self, heat: float) -> bool:
        """Tries one candidate, at a temperature that is a share of the cycles; whether it is better
        than all before. Refused if it is none."""
        target, best, current = self.target, self.best, self.current
        self.tried += 1
        trial = target.neighbour(current, self.source)
        if trial is current:
            return False
        costs = target.costs(best, current, trial)
        if costs is None:
            return False
        least, here, there = costs
        self.vain += 1
        worse = heat * -math.log(1 - self.source.random())
        better = target.judged(trial, best) if there < target.seems * least else None
        if better:
            self.best = better
        elif there <= min(LOST * least, here * (1 + worse)):
            self.current = trial
        if better or self.vain > target.patience:
            self.current, self.vain = self.best, 0
        return better is not None

    def run(self, minutes: float) -> None:
        target = self.target
        print(f"{target.name}: {target.figures(self.best)} at the start", flush=True)
        begin = target.clock()
        while (passed := (target.clock() - begin) / 60) < minutes:
            try:
                if not self.step(HOT * (COLD / HOT) ** (passed / minutes)):
                    continue
            except Refused:
                continue
            print(f"{target.figures(self.best)}, after {self.tried} candidates, "
                  f"{minutes - passed:.1f} minutes left", flush=True)  # fmt: skip
            target.keep(self.best)
        print(f"{target.name}: {target.figures(self.best)} after {self.tried} candidates")


def keep(name: str, said: Iterable[str], found: dict, notes: dict[str, str] | None = None) -> None:
    """The .found.toml of a recipe. said: comments behind the command; notes: by option."""
    head = ["SPDX-License-Identifier: Apache-2.0 OR MIT"]
    out = [f"# {line}" for line in (*head, f"Found by: lanewise-lab search {name}", *said)]
    for option, value in sorted(found.items(), key=lambda one: is_section(one[1])):
        out += written(option, value, (notes or {}).get(option, ""))
    recipe.found(name).write_text("\n".join(out) + "\n")


def is_section(value) -> bool:
    return isinstance(value, dict) and any(isinstance(one, list) for one in value.values())


def written(option: str, value, note: str = "") -> list[str]:
    """An option as TOML; tables of lists come behind all that are none."""
    note = f"  # {note}" * bool(note)
    if isinstance(value, list) and value and isinstance(value[0], dict):
        return [f"{option} = [{note}", *(f"    {inline(row)}," for row in value), "]"]
    if isinstance(value, list) and len(value) > 9:
        text = textwrap.fill(", ".join(map(json.dumps, value)), WIDTH)
        return [f"{option} = [{note}", textwrap.indent(text, "    ") + ",", "]"]
    if is_section(value):
        lines = (line for one in value.items() for line in written(*one))
        return ["", f"[{option}]{note}", *lines]
    if isinstance(value, str):
        return [f'{option} = """', *textwrap.wrap(value, WIDTH + 4), '"""']
    return [f"{option} = {inline(value)}{note}"]


def inline(value) -> str:
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {inline(one)}" for key, one in value.items()) + " }"
    return json.dumps(value)
