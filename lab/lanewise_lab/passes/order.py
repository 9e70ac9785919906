# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A better order of straight-line code, by simulated annealing.

An order must keep what depends on what, and never have more values alive than there are registers.
What it costs depends on the core: on Cortex-M3 and M4 only on neighbours (a load waits for its
data unless a load or store follows, a load waits behind a store), on the M7 on all that two
instructions a cycle have to share. The inner loop is C (anneal.c), compiled when it is first used.
"""

from __future__ import annotations

import ctypes
from functools import cache
from pathlib import Path

from .compiled import ints, library, rows

#: What one value too many alive costs, in cycles of a period: more than any order can gain.
CROWDED = 60
_KINDS = {"eor": 0, "bic": 0, "eori": 0, "add": 0, "ror": 2, "ld": 3, "st": 4}
_SHIFTED = 1


class _Program(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in ("n", "values", "registers", "phases", "three")]
    _fields_ += [
        (name, ctypes.POINTER(ctypes.c_int))
        for name in ("kind", "dst", "a", "b", "bank", "first", "before", "afirst", "after")
    ]
    _fields_ += [("enter", ctypes.POINTER(ctypes.c_int)), ("leave", ctypes.POINTER(ctypes.c_int))]
    _fields_ += [("entering", ctypes.c_int), ("leaving", ctypes.c_int)]


@cache
def _library() -> ctypes.CDLL:
    return library(Path(__file__).with_name("anneal.c"))


def dependencies(program, home) -> list[set[int]]:
    """For each operation, those that must come before it. home(space, key) names a place in
    memory; two accesses to one place keep their order unless both are loads."""
    before: list[set[int]] = []
    made: dict[int, int] = {}
    writes: dict = {}
    reads: dict = {}
    for n, op in enumerate(program.ops):
        needs = {made[v] for v in op.reads if v in made}
        if op.at is not None and op.at[0] != "K":
            place = home(*op.at)
            if place in writes:
                needs.add(writes[place])
            if op.kind == "st":
                needs |= set(reads.pop(place, ()))
                writes[place] = n
            else:
                reads.setdefault(place, []).append(n)
        if op.dst is not None:
            made[op.dst] = n
        before.append(needs)
    return before


def _kind(op) -> int:
    return _SHIFTED if op.rot and op.kind in ("eor", "bic") else _KINDS[op.kind]


class Search:
    """home(space, key): a place in memory. bank(phase, op): address bit 2 of an access.
    registers: how many values may be alive. three_stage: Cortex-M3 and M4, else M7."""

    def __init__(self, program, home, bank, registers: int, phases: int, three_stage: bool):
        ops = program.ops
        before = dependencies(program, home)
        after: list[set[int]] = [set() for _ in ops]
        for n, needs in enumerate(before):
            for m in needs:
                after[m].add(n)
        none = [-1 if v is None else v for op in ops for v in (op.dst, op.a, op.b)]
        first, flat = rows(before)
        afirst, aflat = rows(after)
        self._size = len(ops)
        self._program = _Program(
            len(ops),
            len(program.delay),
            registers,
            phases,
            int(three_stage),
            ints(_kind(op) for op in ops),
            ints(none[0::3]),
            ints(none[1::3]),
            ints(none[2::3]),
            ints(bank(phase, op) for phase in range(phases) for op in ops),
            first,
            flat,
            afirst,
            aflat,
            ints(program.enter),
            ints(program.leave),
            len(program.enter),
            len(program.leave),
        )

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
