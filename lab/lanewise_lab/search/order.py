# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A better order of straight-line code, by simulated annealing.

An order must keep what depends on what, and never have more values alive than there are registers.
What it costs depends on the core: on Cortex-M3 and M4 only on neighbours (a load waits for its
data unless a load or store follows, a load waits behind a store), on the M7 on all that two
instructions a cycle have to share. The inner loop is C (order.c), compiled when it is first used.
"""

from __future__ import annotations

import ctypes
from collections.abc import Callable
from functools import cache
from pathlib import Path

from ..compiled import Items, ints, library
from ..cores import Core
from ..cycles.dual_issue import after_early, after_late, after_load
from ..ir import ordered_accesses

#: What one value too many alive costs, in cycles of a period: more than any order can gain.
CROWDED = 60
_KINDS = {"eor": 0, "bic": 0, "eori": 0, "add": 0, "ror": 2, "ld": 3, "st": 4}
_SHIFTED = 1
_LIMITS = ("width", "loads", "stores", "inline_shifts", "late_shifts", "store_to_load")
_LIMITS += ("near_store_to_load",)


class _Rules(ctypes.Structure):
    _fields_ = [("after", ctypes.c_int * 6 * 3)]
    _fields_ += [(name, ctypes.c_int) for name in (*_LIMITS, "near_words")]
    _fields_ += [("word", ctypes.POINTER(ctypes.c_int))]


class _Program(ctypes.Structure):
    _fields_ = [("items", Items)]
    _fields_ += [(name, ctypes.c_int) for name in ("n", "values", "registers", "phases", "sets")]
    _fields_ += [(name, ctypes.POINTER(ctypes.c_int)) for name in ("kind", "dst", "a", "b")]
    _fields_ += [("enter", ctypes.POINTER(ctypes.c_int)), ("leave", ctypes.POINTER(ctypes.c_int))]
    _fields_ += [("entering", ctypes.c_int), ("leaving", ctypes.c_int)]
    _fields_ += [("set", ctypes.POINTER(_Rules))]


def _rules(core: Core, words: ctypes.Array) -> _Rules:
    producers = after_load(core), after_early(core), after_late(core, core["late_to_late"])
    out = _Rules(near_words=core["near_store_bytes"] // 4)
    out.word = ctypes.cast(words, ctypes.POINTER(ctypes.c_int))
    for row, cycles in zip(out.after, producers, strict=True):
        row[:] = cycles[:6]
    for name in _LIMITS:
        setattr(out, name, core[name])
    return out


def undominated(sets: list[Core]) -> list[Core]:
    """The first of some rule sets of one core, and of the others those to which no other is worse
    in every rule in which they differ: more cycles are worse."""

    def milder(one: Core, two: Core) -> bool:
        values = [(one[name], two[name]) for name in one.rules]
        return all(a <= b for a, b in values) and any(a < b for a, b in values)

    rest = [s for s in sets[1:] if not any(milder(s, other) for other in sets)]
    return [sets[0], *rest]


@cache
def _library() -> ctypes.CDLL:
    return library(Path(__file__).with_name("order.c"))


def dependencies(program, home) -> list[set[int]]:
    """For each operation, those that must come before it. home(space, key) names a place in memory;
    constants are never written."""
    return ordered_accesses(
        (
            op.writes,
            op.reads,
            () if op.place is None or op.place[0] == "K" else (home(*op.place),),
            op.kind == "st",
        )
        for op in program.ops
    )


def _kind(op) -> int:
    return _SHIFTED if "_" in op.kind else _KINDS[op.kind]


def _operands(op) -> tuple[int, int]:
    """The first, which may be an address or what is stored, and the one that a shift may turn; -1
    if there is none."""
    return (*op.reads, -1, -1)[:2]


Case = tuple[Core, Callable[[int, object], int]]


class Search:
    """home(space, key): a place in memory. registers: how many values may be alive. cases: sets of
    a Cortex-M7's rules, the likeliest first, each with word(phase, op), the number of the word of
    an access, which banks and forwarding depend on; an order costs the cycles of the first case and
    those of the worst. An M3 or M4 needs none."""

    def __init__(self, program, home, registers: int, phases: int, cases: list[Case]):
        ops = program.ops
        self._items = Items(dependencies(program, home))
        operands = list(map(_operands, ops))
        self._size = len(ops)
        self._words = [
            ints(word(phase, op) for phase in range(phases) for op in ops) for _, word in cases
        ]
        self._program = _Program(
            self._items,
            len(ops),
            len(program.files),
            registers,
            phases,
            len(cases),
            ints(_kind(op) for op in ops),
            ints(-1 if op.result is None else op.result for op in ops),
            ints(a for a, _ in operands),
            ints(b for _, b in operands),
            ints(program.enter),
            ints(program.leave),
            len(program.enter),
            len(program.leave),
            (_Rules * max(len(cases), 1))(*map(_rules, [c for c, _ in cases], self._words)),
        )

    def cycles(self, order: list[int], number: int) -> int:
        """Cycles of all phases in one of the cases."""
        function = _library().lanewise_cycles
        return function(ctypes.byref(self._program), ints(order), number)

    def run(
        self,
        order: list[int],
        moves: int,
        seed: int,
        hot: float = 3.0,
        cold: float = 0.25,
        reach: int = 40,
    ) -> tuple[int, list[int]]:
        """The cost of the best order found, starting from one; moves = 0 only prices it."""
        array = ints(order)
        function = _library().lanewise_anneal
        cost = function(
            ctypes.byref(self._program),
            array,
            ctypes.c_long(moves),
            ctypes.c_double(hot),
            ctypes.c_double(cold),
            CROWDED,
            reach,
            ctypes.c_uint64(seed),
        )
        return cost, list(array)[: self._size]
