# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cycles from a retire trace: lines `cycle pc instruction [rd=value]`, in hexadecimal but for the
cycle."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

_BRANCH = 0x63
_VECTOR = {0x57, 0x07, 0x27, 0x2B, 0x77}
#: What ends a round, under the mask of funct6 and opcode: viota, vchiiota, vround.
_CUSTOM = 0xFC00007F
_ROUND_ENDS = [(9 << 26) | 0x2B, (0x12 << 26) | 0x2B, (0x14 << 26) | 0x2B]


class Retired(NamedTuple):
    cycle: int
    pc: int
    instruction: int

    @property
    def is_vector(self) -> bool:
        return self.instruction & 0x7F in _VECTOR and self.instruction & 0x707F != 0x7057

    @property
    def ends_round(self) -> bool:
        return self.instruction & _CUSTOM in _ROUND_ENDS


def read(path: Path) -> list[Retired]:
    with path.open() as lines:
        fields = (line.split(maxsplit=3) for line in lines)
        return [Retired(int(f[0]), int(f[1], 16), int(f[2], 16)) for f in fields]


def profile(path: Path) -> list[dict[int, int]]:
    """Of each part of a run the cycles at each pc, from what --profile wrote."""
    parts: list[dict[int, int]] = []
    with path.open() as lines:
        for part, pc, cycles in (line.split() for line in lines):
            parts += [{} for _ in range(len(parts), int(part) + 1)]
            parts[int(part)][int(pc, 16)] = int(cycles)
    return parts


def start(trace: list[Retired], i: int) -> int:
    """The cycle in which instruction i starts: a taken branch costs one more after it retired."""
    before, this = trace[i - 1], trace[i]
    taken = before.instruction & 0x7F == _BRANCH and this.pc != before.pc + 4
    return before.cycle + (2 if taken else 1)


def first(trace: list[Retired], pc: int) -> int:
    """Index of the first instruction at pc."""
    return next(i for i, r in enumerate(trace) if r.pc == pc)


def permutation(trace: list[Retired], begin: int, end: int, overlap: bool) -> dict:
    """Figures of what lies between the addresses begin and end; at end is a vector instruction (or
    one of one cycle, if there are no vector instructions between)."""
    a, b = first(trace, begin), first(trace, end)
    body = trace[a:b]
    vectors = [i for i in range(a, b) if trace[i].is_vector]
    if not vectors:
        return {"permutation": start(trace, b) - start(trace, a), "retired": len(body)}
    # With overlap the instruction at `end` is accepted, and retires, when the unit is free.
    done = trace[b].cycle if overlap else trace[vectors[-1]].cycle + 1
    figures = {"permutation": done - start(trace, a), "retired": len(body)}
    ends = [i for i in vectors if trace[i].ends_round]
    # With ELEN 32 each half has a viota: the one that comes last counts.
    last = [
        i
        for i in ends
        if (trace[i].instruction >> 7 & 31) == (trace[ends[-1]].instruction >> 7 & 31)
    ]
    if len(last) < 2:
        return figures
    figures["round"] = _same(trace[j].cycle - trace[i].cycle for i, j in zip(last, last[1:]))
    if not overlap:
        begins = [a] + [next(j for j in vectors if j > i) for i in last[:-1]]
        figures["round_alone"] = _same(
            trace[j].cycle + 1 - start(trace, i) for i, j in zip(begins, last)
        )
    return figures


def period(trace: list[Retired], pc: int) -> int | None:
    """Cycles from one pass of pc to the next; None if it is passed once or never."""
    passes = [r.cycle for r in trace if r.pc == pc]
    return _same(b - a for a, b in zip(passes, passes[1:])) if len(passes) > 1 else None


def _same(values: Iterable[int]) -> int:
    """The one value of all: rounds and blocks that differ have no figure."""
    found = set(values)
    if len(found) != 1:
        raise ValueError(f"from one to the next it takes {sorted(found)} cycles")
    return found.pop()
