# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Words that change places all at once, as copies one after the other."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from typing import TypeVar

Place = TypeVar("Place", bound=Hashable)


def parallel_copy(moves: Mapping[Place, Place], spare: Place) -> list[tuple[Place, Place]]:
    """Pairs of target and source, in an order in which nothing is overwritten that is still to be
    read. moves: target -> source; spare: a place that is free, for a word of each cycle. ValueError
    if it is not free."""
    left, out = {to: of for to, of in moves.items() if to != of}, []
    if spare in left or spare in left.values():
        raise ValueError(f"copies: {spare} is not free")
    while left:
        sources = set(left.values())
        target = next((to for to in left if to not in sources), None)
        if target is None:  # cycles alone are left
            target = next(iter(left))
            out.append((spare, target))
            left = {to: spare if of == target else of for to, of in left.items()}
        out.append((target, left.pop(target)))
    return out
