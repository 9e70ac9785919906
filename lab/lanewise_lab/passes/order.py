# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A better order of straight-line code: moves of single operations, kept when they do not cost.

What an order costs for a three-stage core is the sum over neighbours (a load waits for its data
unless a load or store follows; a load waits behind a store). An order must keep what depends on
what, and never have more values alive than there are registers.
"""

from __future__ import annotations

import math
import random

from .allocate import last_uses

#: One value too many alive costs more than any order can gain.
CROWDED = 40


def dependencies(program, home) -> list[set[int]]:
    """For each operation, those that must come before it. home(space, word) names a place in
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


def between(one, two) -> int:
    """Cycles lost between two neighbours on Cortex-M3 and M4."""
    if one.kind == "ld":
        if two.kind not in ("ld", "st"):
            return 1
        return int(two.kind == "ld" and two.a == one.dst)
    return int(one.kind == "st" and two.kind == "ld")


class Order:
    """The search. `registers`: how many values may be alive at once."""

    def __init__(self, program, home, registers: int, source: random.Random):
        self.program, self.registers, self.source = program, registers, source
        ops = program.ops
        self.ops = list(ops)
        self.before = dependencies(program, home)
        self.after: list[set[int]] = [set() for _ in ops]
        for n, needs in enumerate(self.before):
            for m in needs:
                self.after[m].add(n)
        self.order = list(range(len(ops)))
        self.readers: dict[int, list[int]] = {}
        self.maker: dict[int, int] = {}
        for n, op in enumerate(ops):
            for v in op.reads:
                self.readers.setdefault(v, []).append(n)
            if op.dst is not None:
                self.maker[op.dst] = n
        self.leaving = set(program.leave)

    def hazards(self) -> int:
        ops, order = self.ops, self.order
        return sum(between(ops[a], ops[b]) for a, b in zip(order, order[1:] + order[:1], strict=True))

    def alive(self) -> list[int]:
        """Values alive after each place of the order."""
        self.program.ops = [self.ops[n] for n in self.order]
        last = last_uses(self.program)
        count = sum(1 for v in self.program.enter if last[v] >= 0)
        out = []
        for n, op in enumerate(self.program.ops):
            count += op.dst is not None
            count -= sum(1 for v in {*op.reads, op.dst} if v is not None and last[v] == n)
            out.append(count)
        return out

    def crowding(self, alive: list[int]) -> int:
        return sum(a - self.registers for a in alive if a > self.registers)

    def search(self, moves: int, hot: float = 0.6, cold: float = 0.05, reach: int = 40) -> int:
        """Anneal; leaves the best order found in the program. Returns its cost."""
        order, source = self.order, self.source
        place = {n: i for i, n in enumerate(order)}
        alive = self.alive()
        cost = self.hazards() + CROWDED * self.crowding(alive)
        best, best_order = cost, list(order)
        size = len(order)
        for move in range(moves):
            heat = hot * (cold / hot) ** (move / moves)
            n = source.randrange(size)
            at = place[n]
            low = max((place[m] for m in self.before[n]), default=-1) + 1
            high = min((place[m] for m in self.after[n]), default=size) - 1
            low, high = max(low, at - reach), min(high, at + reach)
            if low >= high:
                continue
            to = source.randint(low, high)
            if to == at:
                continue
            change = self._change(alive, place, n, at, to)
            total = change[0]
            if total > 0 and source.random() >= math.exp(-total / heat):
                continue
            self._apply(alive, place, n, at, to, change[1])
            cost += total
            if cost < best:
                best, best_order = cost, list(order)
        self.order[:] = best_order
        self.program.ops = [self.ops[n] for n in best_order]
        return best

    def _change(self, alive, place, n, at, to):
        """The difference in cost, and the new counts of living values in the stretch."""
        ops, order = self.ops, self.order
        size = len(order)
        if to > at:
            stretch = order[at + 1 : to + 1] + [n]
            low, high = at, to
        else:
            stretch = [n] + order[to:at]
            low, high = to, at
        left, right = order[low - 1], order[(high + 1) % size]
        old = [left, *order[low : high + 1], right]
        new = [left, *stretch, right]
        if len(stretch) > size - 2:
            return 1000, None
        if to > at:
            pairs_old = [(old[0], old[1]), (old[1], old[2]), (old[-2], old[-1])]
            pairs_new = [(new[0], new[1]), (new[-3], new[-2]), (new[-2], new[-1])]
        else:
            pairs_old = [(old[0], old[1]), (old[-3], old[-2]), (old[-2], old[-1])]
            pairs_new = [(new[0], new[1]), (new[1], new[2]), (new[-2], new[-1])]
        if high - low == 1:
            pairs_old = list(zip(old, old[1:], strict=False))
            pairs_new = list(zip(new, new[1:], strict=False))
        total = sum(between(ops[a], ops[b]) for a, b in pairs_new)
        total -= sum(between(ops[a], ops[b]) for a, b in pairs_old)
        counts = self._counts(alive[low - 1] if low else None, place, stretch, low, high)
        limit = self.registers
        crowd = sum(c - limit for c in counts if c > limit)
        crowd -= sum(c - limit for c in alive[low : high + 1] if c > limit)
        return total + CROWDED * crowd, counts

    def _counts(self, start, place, stretch, low, high):
        ops, readers, leaving = self.ops, self.readers, self.leaving
        if start is None:
            start = sum(1 for v in self.program.enter if v in readers or v in leaving)
        new_place = {n: low + i for i, n in enumerate(stretch)}
        count, out = start, []
        for i, n in enumerate(stretch):
            op = ops[n]
            here = low + i
            if op.dst is not None:
                count += 1
                if op.dst not in readers and op.dst not in leaving:
                    count -= 1
            for v in set(op.reads):
                if v in leaving:
                    continue
                for m in readers[v]:
                    where = new_place.get(m)
                    if (place[m] if where is None else where) > here:
                        break
                else:
                    count -= 1
            out.append(count)
        return out

    def _apply(self, alive, place, n, at, to, counts) -> None:
        order = self.order
        order.pop(at)
        order.insert(to, n)
        low, high = min(at, to), max(at, to)
        for i in range(low, high + 1):
            place[order[i]] = i
        alive[low : high + 1] = counts
