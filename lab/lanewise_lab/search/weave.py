# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A better order of a loop body on a superscalar core, with registers for all of its values.

An order must keep what depends on what. It costs the cycles of a turn of the loop in steady state,
by the same model that predicts the kernels (cycles/superscalar.c), under the worst of the sets of
rules that it is given, and allocate_loop.assign() must find registers for it: a value that gets
none costs some cycles too, so that the search finds its way from an order without registers to one
that has them. The inner loop is C (weave.c), compiled when it is first used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from ..compiled import Items, ints, library
from ..cores import Core
from ..cycles import superscalar
from ..ir import Block, Op, dependencies
from ..passes.allocate_loop import groups

#: What a value without a register costs, in cycles of a turn.
CROWD = 10.0


@dataclass(frozen=True, order=True)
class Price:
    """failures: values that allocate_loop.assign() has no register for. cycles: of a turn, on
    average, under the worst set of rules."""

    failures: int
    cycles: float


_INTS = ctypes.POINTER(ctypes.c_int)


class _Body(ctypes.Structure):
    _fields_ = [("items", Items)]
    _fields_ += [(name, ctypes.c_int) for name in ("n", "values", "entering", "files")]
    _fields_ += [("steps", ctypes.POINTER(superscalar.CStep))]
    _fields_ += [(name, _INTS) for name in ("group", "file", "registers", "enter", "leave", "held")]
    _fields_ += [("holding", ctypes.c_int)]
    _fields_ += [("rules", ctypes.POINTER(superscalar.Rules))]
    _fields_ += [("weight", ctypes.POINTER(ctypes.c_double)), ("sets", ctypes.c_int)]
    _fields_ += [("turns", ctypes.c_int), ("warm", ctypes.c_int), ("crowd", ctypes.c_double)]


@cache
def _library() -> ctypes.CDLL:
    return library(Path(__file__).with_name("weave.c"), superscalar.SOURCE)


class Search:
    """registers: how many each file has. kinds, stores: of the instruction set. models: cores, or
    one core with several sets of rules; the worst of them counts, and without one only registers
    do. weights: what the cycles under each are multiplied by (default: 1). turns: so many of the
    loop are simulated, of which the first `warm` are not counted; a core that reorders looks far
    ahead, so short bodies need more."""

    def __init__(
        self,
        stream: Block,
        registers: dict[str, int],
        kinds: dict,
        stores: frozenset[str],
        models: Sequence[Core] = (),
        turns: int = 3,
        warm: int = 1,
        crowd: float = CROWD,
        weights: Sequence[float] = (),
    ):
        if turns * len(stream.files) > superscalar.NAMES:
            raise ValueError(f"{turns} turns of {len(stream.files)} values are too many")
        if not 0 < warm < turns:
            raise ValueError("a turn must be counted, and one must come before it")
        # The branch at the end stays there; what it reads must live so long.
        items = stream.body
        held = [v for item in stream.turn for v in item.reads]
        before = dependencies(stream, stores)
        places: dict = {}
        for item in items:
            if item.behind is not None and item.place not in places:
                places[item.place] = 8 * len(places)
                places[item.behind] = places[item.place] + 1
        files = list(registers)
        self._before = before
        self._size = len(items)
        self._values = len(stream.files)
        self._items = Items(before)
        self._body = _Body(
            self._items,
            self._size,
            self._values,
            len(stream.enter),
            len(files),
            superscalar.array([_step(item, kinds[item.kind], places) for item in items]),
            ints(groups(stream)),
            ints(files.index(f) for f in stream.files),
            ints(registers.values()),
            ints(stream.enter),
            ints(stream.leave),
            ints(held),
            len(held),
            (superscalar.Rules * len(models))(*map(superscalar.rules, models)),
            (ctypes.c_double * len(models))(*(weights or [1.0] * len(models))),
            len(models),
            turns,
            warm,
            crowd,
        )

    def _run(self, order, moves, seed, hot, cold, reach) -> tuple[Price, list[int], list[int]]:
        if not self.legal(order):
            raise ValueError("the order does not keep what depends on what")
        array, registers = ints(order), ints([-1] * self._values)
        price = (ctypes.c_double * 2)()
        done = _library().lanewise_weave(
            ctypes.byref(self._body),
            array,
            ctypes.c_long(moves),
            ctypes.c_double(hot),
            ctypes.c_double(cold),
            reach,
            ctypes.c_uint64(seed),
            price,
            registers,
        )
        if not done:
            raise MemoryError
        return Price(int(price[1]), price[0]), list(array)[: self._size], list(registers)

    def legal(self, order: list[int]) -> bool:
        """Whether it names every item once, and behind all that the item needs."""
        if sorted(order) != list(range(self._size)):
            return False
        place = {item: n for n, item in enumerate(order)}
        return all(place[m] < place[n] for n, needs in enumerate(self._before) for m in needs)

    def price(self, order: list[int]) -> Price:
        return self._run(order, 0, 0, 1.0, 1.0, 1)[0]

    def registers(self, order: list[int]) -> list[int]:
        """Of each value; -1 if it has none."""
        return self._run(order, 0, 0, 1.0, 1.0, 1)[2]

    def run(
        self,
        order: list[int],
        moves: int,
        seed: int,
        hot: float = 0.5,
        cold: float = 0.1,
        reach: int = 60,
    ) -> tuple[Price, list[int]]:
        """The best order found, starting from one. hot, cold: temperatures, in cycles of a turn.
        reach: how far an item moves at once."""
        return self._run(order, moves, seed, hot, cold, reach)[:2]


def _step(item: Op, kind, places: dict) -> superscalar.Step:
    """An item as the models see it; its registers are values."""
    if len(item.reads) > superscalar.READS or len(item.writes) > superscalar.WRITES:
        raise ValueError(f"{item.kind}: too many operands")
    roles = [superscalar.ROLES[role] for role in kind.roles]
    roles += [superscalar.PLAIN] * (len(item.reads) - len(roles))
    place = -1
    if item.place is not None:  # wide enough apart for any access
        place = places.setdefault(item.place, 8 * len(places))
    # Two results are those of a load that moves its pointer on.
    return superscalar.Step(
        kind.class_,
        tuple(zip(item.reads, roles, strict=True)),
        item.writes,
        place,
        updates=len(item.writes) > 1,
    )
