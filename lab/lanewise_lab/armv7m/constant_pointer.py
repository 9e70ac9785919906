# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The pointer to the constants moves on once in four rounds: where that costs least.

Load, add and store of the pointer need a register for a moment, and only at the end of a round
are some free. So the first operations of the round behind it are ordered anew around these three,
with the registers that they already have: search/registers.py finds the order, a recipe keeps it.
"""

from __future__ import annotations

from .program import Op

WINDOW = 18  # operations of the round that may make room
#: The value that the pointer is, while it moves.
POINTER = -1
_SLOT = ("S", "rc")
MOVE = [
    Op("ld", POINTER, at=_SLOT, note="constants"),
    Op("add", POINTER, POINTER, rot=16, note="of the next four rounds"),
    Op("st", None, POINTER, at=_SLOT, note="constants"),
]


def must_follow(one: Op, two: Op, place: dict[int, int], home) -> bool:
    """Whether `two` has to stay behind `one`: registers are given, so names count, not values."""
    writes = [place[op.dst] if op.dst is not None else None for op in (one, two)]
    reads = [{place[v] for v in op.reads} for op in (one, two)]
    if writes[0] is not None and (writes[0] in reads[1] or writes[0] == writes[1]):
        return True
    if writes[1] is not None and writes[1] in reads[0]:
        return True
    memory = one.at is not None and two.at is not None and "K" not in (one.at[0], two.at[0])
    return memory and "st" in (one.kind, two.kind) and home(*one.at) == home(*two.at)


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
