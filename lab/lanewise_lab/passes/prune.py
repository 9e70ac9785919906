# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Streams of which some entering values are known to be zero, or some results are not wanted.

Each function returns fewer items that compute the same, in the order that they had. So the order
that a search found for a loop serves its pruned turns too.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from ..ir import Block, Op

#: Kinds that XOR operands; of those with _ror the last one is rotated.
_XOR = {"eor", "eor_ror", "veor", "eor3"}
#: What XORs two operands, in the register file of those that are left.
_TWO = {"eor3": "veor"}
#: One instruction whether or not an operand is zero: it reads a register that holds zero.
_KEPT = {"xar"}


def _xor(item: Op, zeros: set[int]) -> Op | int | None:
    """The item without operands that are zero; or the value that is left of it, or None: zero."""
    reads = [v for v in item.reads if v not in zeros]
    rotated = item.kind.endswith("_ror") and item.reads[-1] not in zeros
    if not reads:
        return None
    if len(reads) == 1:
        return replace(item, kind="ror", reads=(reads[0],)) if rotated else reads[0]
    return replace(item, kind=_TWO.get(item.kind, item.kind), reads=tuple(reads))


def without_zeros(stream: Block, names: Iterable[Hashable]) -> Block:
    """The stream when the values that enter under these names are zero: an XOR loses operands, and
    what is left of it may be another value, or zero. ValueError where that is not written."""
    zeros, same, items = {stream.names[name] for name in names}, {}, []
    for old in stream.ops:
        item: Op | int | None = replace(old, reads=tuple(same.get(v, v) for v in old.reads))
        if zeros.intersection(item.reads) and item.kind not in _KEPT:
            if item.kind == "ror":
                item = None
            elif item.kind in _XOR:
                item = _xor(item, zeros)
            else:
                raise ValueError(f"{item.note}: not written for an operand that is zero")
        if item is None:
            zeros.add(old.writes[0])
        elif isinstance(item, int):
            same[old.writes[0]] = item
        else:
            items.append(item)
    if zeros.intersection(stream.leave):
        raise ValueError("a value that leaves is zero")
    leave = [same.get(v, v) for v in stream.leave]
    tied = [(same.get(a, a), b) for a, b in stream.tied]
    return Block(items, stream.files, stream.enter, leave, tied, stream.names)


def wanted(
    stream: Block,
    keep: Callable[[Hashable], bool],
    places: Iterable[Hashable],
    stores: frozenset[str],
) -> Block:
    """Only what makes the values that leave under names that are to be kept, and what then lies in
    these places. For the others nothing leaves."""
    name_of = {v: name for name, v in stream.names.items()}
    leave = [
        v if v is not None and keep(name_of[entered]) else None
        for entered, v in zip(stream.enter, stream.leave, strict=True)
    ]
    values, alive, items = {v for v in leave if v is not None}, set(places), []
    for item in reversed(stream.ops):
        if item.kind in stores:
            needed = not alive.isdisjoint(item.places)
            alive -= set(item.places)
        else:
            needed = not values.isdisjoint(item.writes)
            alive |= set(item.places) if needed else set()
        if needed:
            values.update(item.reads)
            items.append(item)
    made = {v for item in items for v in (*item.reads, *item.writes)}
    tied = [(a, b) for a, b in stream.tied if b in made]
    return Block(items[::-1], stream.files, stream.enter, leave, tied, stream.names)
