# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The pointer to the constants moves on once in four rounds: where that costs least.

Load, add and store of the pointer need a register for a moment, and only at the end of a round
are some free. So the first operations of the round behind it are ordered anew around these three,
with the registers that they already have: search/armv7m.py finds the order, a recipe keeps it.
"""

from __future__ import annotations

from ..ir import Op

WINDOW = 18  # operations of the round that may make room
#: The value that the pointer is, while it moves.
POINTER = -1
_SLOT = ("S", "rc")
MOVE = [
    Op("ld", (POINTER,), (), place=_SLOT, note="constants"),
    Op("add", (POINTER,), (POINTER,), 16, note="of the next four rounds"),
    Op("st", (), (POINTER,), place=_SLOT, note="constants"),
]


def must_follow(one: Op, two: Op, place: dict[int, int], home) -> bool:
    """Whether `two` has to stay behind `one`: registers are given, so names count, not values."""
    writes = [{place[v] for v in op.writes} for op in (one, two)]
    reads = [{place[v] for v in op.reads} for op in (one, two)]
    if writes[0] & (reads[1] | writes[1]) or writes[1] & reads[0]:
        return True
    memory = one.place and two.place and "K" not in (one.place[0], two.place[0])
    return memory and "st" in (one.kind, two.kind) and home(*one.place) == home(*two.place)


def ordered(ops: list[Op], order: list[int], place: dict[int, int], home) -> list[Op]:
    """The operations of a round behind those that move the pointer, the first of them in this
    order. ValueError if it breaks what they need of each other."""
    head = [*MOVE, *ops[:WINDOW]]
    if sorted(order) != list(range(len(head))):
        raise ValueError(f"pointer: not an order of {len(head)} operations")
    for at, n in enumerate(order):
        for m in order[:at]:
            if m > n and must_follow(head[n], head[m], place, home):
                raise ValueError(f"pointer: operation {m} has to follow {n}")
    return [head[n] for n in order] + ops[WINDOW:]
