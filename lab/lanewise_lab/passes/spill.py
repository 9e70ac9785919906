# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code with more values than registers, in an order that is given.

A value that is needed and lies in memory alone is loaded just before; the register for it, or for a
result, is one whose value is not needed any more, else that whose value is needed again the latest
(Belady's rule, which needs the fewest loads). A value that memory does not hold costs a store as
well, so its distance counts for half. What an operation stores in memory stays known: such a value
is given up for nothing, until something else is stored there.
"""

from __future__ import annotations

from collections.abc import Container, Hashable

from ..ir import LOAD, SLOT, STORE, Block, Op, Step


class Spilled(ValueError):
    """What cannot be placed."""


class _Placing:
    def __init__(self, block: Block, registers: int, home: dict[int, Hashable]):
        self.holds: list[int | None] = [None] * registers
        self.where: dict[int, int] = {}  # value -> register
        self.home = dict(home)  # value -> place in memory
        self.out: list[Step] = []
        self.slots = self.at = 0
        self.uses: dict[int, list[int]] = {}  # value -> the operations that read it, last one first
        for n in reversed(range(len(block.ops))):
            for v in block.ops[n].reads:
                self.uses.setdefault(v, []).append(n)

    def waits(self, v: int | None) -> int:
        """How many operations pass until a value is read. -1: it is not any more."""
        later = self.uses.get(v, [])
        while later and later[-1] < self.at:
            later.pop()
        return later[-1] - self.at if later else -1

    def register(self, v: int, keep: Container[int]) -> int:
        """One for a value, whatever it takes, but none of those to keep."""

        def gain(r: int) -> float:
            return self.waits(self.holds[r]) / (1 if self.holds[r] in self.home else 2)

        usable = [r for r in range(len(self.holds)) if r not in keep]
        if not usable:
            raise Spilled(f"no register of {len(self.holds)} is free")
        r = next((r for r in usable if self.waits(self.holds[r]) < 0), None)
        if r is None:
            r = max(usable, key=gain)
            self._spill(self.holds[r], r)
        self.where.pop(self.holds[r], None)
        self.holds[r], self.where[v] = v, r
        return r

    def _spill(self, v: int, r: int) -> None:
        if v not in self.home:
            taken = {place for w, place in self.home.items() if self.waits(w) >= 0}
            n = next(n for n in range(self.slots + 1) if (SLOT, n) not in taken)
            self.slots, self.home[v] = max(self.slots, n + 1), (SLOT, n)
            self.out.append(Step(Op(STORE, (), (v,), place=self.home[v]), (r,)))

    def load(self, v: int, keep: Container[int]) -> int:
        if v not in self.where:
            if v not in self.home:
                raise Spilled(f"value {v} lies nowhere")
            r = self.register(v, keep)
            self.out.append(Step(Op(LOAD, (v,), (), place=self.home[v]), (r,)))
        return self.where[v]

    def stored(self, op: Op) -> None:
        for v in [v for v, place in self.home.items() if place == op.place]:
            if self.waits(v) >= 0 and v not in self.where:
                raise Spilled(f"{op.note}: overwrites a value that is still to be read")
            del self.home[v]
        self.home[op.reads[0]] = op.place


def place(
    block: Block, registers: int, home: dict[int, Hashable], apart: Container[str] = ()
) -> tuple[list[Step], int]:
    """The operations with registers, loads and stores among them, and how many slots of the frame
    they need. home: where in memory each value lies that enters; what leaves, operations store.
    apart: kinds whose result must not lie in the register of an operand. Spilled, if too few
    registers hold what one operation needs, or if one overwrites what is still to be read."""
    a = _Placing(block, registers, home)
    for a.at, op in enumerate(block.ops):
        reads = {a.where[v] for v in op.reads if v in a.where}
        for v in op.reads:
            reads.add(a.load(v, reads))
        sources = [a.where[v] for v in op.reads]
        a.at += 1
        keep = reads if op.kind in apart else set()
        writes: list[int] = []
        for v in op.writes:
            writes.append(a.register(v, {*keep, *writes}))
        a.out.append(Step(op, (*writes, *sources)))
        if op.kind == STORE:
            a.stored(op)
    return a.out, a.slots
