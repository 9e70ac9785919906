# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An order of theta's 25 additions in which every result finds a register, without moves.

Each lane that theta, rho and pi make takes a register that must be given back when chi makes the
lane whose home it is; planes are done one behind the other. So a lane of a plane that is done late
must not sit in the home of one that is done early: the additions follow a chain, each result going
where an earlier lane has just been used up. Which chain, a seeded random walk finds; those of the
recipes are kept in chain.found.toml, since the walk takes seconds.
"""

from __future__ import annotations

import random
import tomllib
from functools import cache
from pathlib import Path

from ..round import pi_source

Lane = tuple[int, int]
FOUND = Path(__file__).with_name("chain.found.toml")
NEVER = 1000


def _times(planes: tuple[int, ...]) -> tuple[dict[Lane, int], dict[Lane, int]]:
    """When chi needs each of its inputs last, and when it makes each result, in its usual order."""
    death, birth = {}, {}
    for n, y in enumerate(planes):
        start = 10 * n
        for x in range(5):
            birth[x, y] = start + 2 * x + 1
        # b0 and b1 are last read by the AND of the last result, b2, b3, b4 by their own.
        for x, time in enumerate((8, 8, 5, 7, 9)):
            death[x, y] = start + time
    return death, birth


def _lanes(names: list[str]) -> tuple[Lane, ...]:
    return tuple((int(x), int(y)) for x, y in names)


@cache
def kept() -> dict[tuple, tuple[Lane, ...]]:
    """What walk() found: its arguments -> the chain."""
    with FOUND.open("rb") as f:
        rows = tomllib.load(f)["chain"]
    return {
        (tuple(r["planes"]), r["spare"], _lanes(r["waiting"]), r["extra"]): _lanes(r["order"])
        for r in rows
    }


@cache
def chain(
    planes: tuple[int, ...], spare: int, waiting: tuple[Lane, ...] = (), extra: int = 0
) -> tuple[Lane, ...]:
    """The sources of the additions in order. spare: registers that are free in addition to those of
    lanes and D. waiting: lanes without a home. extra: how many values of an addition are alive when
    its result needs a register. ValueError if no chain was found."""
    return kept().get((planes, spare, waiting, extra)) or walk(planes, spare, waiting, extra)


def walk(
    planes: tuple[int, ...],
    spare: int,
    waiting: tuple[Lane, ...],
    extra: int,
    seed: int = 1,
    tries: int = 200000,
) -> tuple[Lane, ...]:
    """chain() by a random walk."""
    source = random.Random(seed)
    death, birth = _times(planes)
    target = {pi_source(x, y): (x, y) for y in range(5) for x in range(5)}
    for _ in range(tries):
        free = [NEVER] * spare
        left = [5] * 5
        todo = list(target)
        order: list[Lane] = []
        while todo:
            options = []
            for lane in todo:
                until = death[target[lane]]
                own = [] if lane in waiting else [birth[lane]]
                # Best fit, as homes.py does it: what is needed on the way goes first.
                pool = sorted(free + own)[extra:]
                fits = [w for w in pool if w >= until]
                if lane in waiting and len(free) < 2 and left[lane[0]] > 1:
                    continue  # the loaded word needs a register too
                if fits:
                    options.append((min(fits) - until, lane, min(fits), own))
            if not options:
                break
            options.sort()
            slack, lane, taken, own = options[min(int(source.expovariate(0.7)), len(options) - 1)]
            free += own
            free.remove(taken)
            left[lane[0]] -= 1
            if not left[lane[0]]:
                free.append(NEVER)
            todo.remove(lane)
            order.append(lane)
        if not todo:
            return tuple(order)
    raise ValueError(f"no chain with {spare} spare registers")
