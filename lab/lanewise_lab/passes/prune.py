# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Straight-line code of which some results are not wanted.

What is left has the order that it had. So the order that a search found for a loop serves its last
turn too.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from dataclasses import replace

from ..ir import Block


def needed(items: Sequence, values: Iterable, places: Iterable = (), stores=frozenset()) -> list:
    """Of items (kind, writes, reads, places: ir.Op) those that these values are made of, and
    what then lies in these places. stores: the kinds that write memory."""
    values, alive, out = set(values), set(places), []
    for item in reversed(items):
        if item.kind in stores:
            wanted = not alive.isdisjoint(item.places)
            alive -= set(item.places)
        else:
            wanted = not values.isdisjoint(item.writes)
            alive |= set(item.places) if wanted else set()
        if wanted:
            values.update(item.reads)
            out.append(item)
    return out[::-1]


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
    items = needed(stream.ops, {v for v in leave if v is not None}, places, stores)
    made = {v for item in items for v in (*item.reads, *item.writes)}
    tied = [(a, b) for a, b in stream.tied if b in made]
    return replace(stream, ops=items, leave=leave, tied=tied)
