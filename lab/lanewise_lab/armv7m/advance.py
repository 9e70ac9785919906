# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The pointer to the constants moves on once in four rounds: where that costs least.

Load, add and store of the pointer need a register for a moment, and only at the end of a round
are some free. So the first operations of the round behind it are ordered anew around these three,
with the registers that they already have.
"""

from __future__ import annotations

import random

from .program import MEMORY, Op

WINDOW = 18  # operations of the round that may make room
#: The value that the pointer is, while it moves.
POINTER = -1
_SLOT = ("S", "rc")
MOVE = [
    Op("ld", POINTER, at=_SLOT, note="constants"),
    Op("add", POINTER, POINTER, rot=16, note="of the next four rounds"),
    Op("st", None, POINTER, at=_SLOT, note="constants"),
]


def _must_follow(one: Op, two: Op, place: dict[int, int], home) -> bool:
    """Whether `two` has to stay behind `one`: registers are given, so names count, not values."""
    writes = [place[op.dst] if op.dst is not None else None for op in (one, two)]
    reads = [{place[v] for v in op.reads} for op in (one, two)]
    if writes[0] is not None and (writes[0] in reads[1] or writes[0] == writes[1]):
        return True
    if writes[1] is not None and writes[1] in reads[0]:
        return True
    memory = one.at is not None and two.at is not None and "K" not in (one.at[0], two.at[0])
    return memory and "st" in (one.kind, two.kind) and home(*one.at) == home(*two.at)


def lost(ops: list[Op]) -> int:
    """Cycles lost between neighbours on Cortex-M3 and M4."""
    total = 0
    for one, two in zip(ops, ops[1:], strict=False):
        if one.kind == "ld":
            total += two.kind not in MEMORY or two.kind == "ld" and two.a == one.dst
        else:
            total += one.kind == "st" and two.kind == "ld"
    return total


def woven(ops: list[Op], place: dict[int, int], home) -> tuple[int, list[Op]]:
    """The operations of a round with the pointer moved on by four constants in the register of
    POINTER, which holds nothing at the round's start; and the cycles lost in the changed part."""
    head = [*MOVE, *ops[:WINDOW]]
    rest = ops[WINDOW:]

    def price(some: list[Op]) -> int:
        return lost([ops[-1], *some, rest[0]])

    source = random.Random(1)
    best, least = head, price(head)
    current, cost = best, least
    for _ in range(20000):
        i = source.randrange(len(head) - 1)
        if _must_follow(current[i], current[i + 1], place, home):
            continue
        trial = [*current[:i], current[i + 1], current[i], *current[i + 2 :]]
        found = price(trial)
        if found <= cost or source.random() < 0.1:
            current, cost = trial, found
            if cost < least:
                best, least = current, cost
    return least, best + rest
