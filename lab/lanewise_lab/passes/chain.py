# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An order of theta's 25 additions in which every result finds a register, without moves.

Each lane that theta, rho and pi make takes a register that must be given back when chi makes the
lane whose home it is; planes are done one behind the other. So a lane of a plane that is done late
must not sit in the home of one that is done early: the additions follow a chain, each result going
where an earlier lane has just been used up. Which chain, a seeded random walk finds
(search/chance.py); those of the recipes are kept in chain.found.toml.
"""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path

Lane = tuple[int, int]
FOUND = Path(__file__).with_name("chain.found.toml")


def _lanes(names: list[str]) -> tuple[Lane, ...]:
    return tuple((int(x), int(y)) for x, y in names)


class NoChain(ValueError):
    """No chain is kept for these arguments of chain()."""

    def __init__(self, given: tuple):
        super().__init__(f"no order of theta's additions is kept for {given}")
        self.given = given


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
    its result needs a register. NoChain if none is kept."""
    given = (planes, spare, waiting, extra)
    if given not in kept():
        raise NoChain(given)
    return kept()[given]
