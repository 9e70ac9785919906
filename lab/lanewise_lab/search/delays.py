# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Delays that come back after a round (passes/deferred_rotation.py), by chance.

first_round() and last_round() are what the recipe for M3 and M4 was chosen by, the number of
operations that rotate at all what the others were.
"""

from __future__ import annotations

import random

from ..passes.deferred_rotation import Delays, source_of
from ..round import INTERLEAVED, Column, Words, chi_terms, column_of


def candidate(source: random.Random, shape: Words = INTERLEAVED) -> Delays | None:
    """One random choice of parents, if its cycles close."""
    giver, parent = {}, {}
    for column in shape.columns:
        word = (column[0], source.randrange(5), *column[1:])
        giver[column] = (word, bool(source.getrandbits(1)))
    for column in shape.columns:
        first, second, turn = shape.theta(column)
        chosen, turn = (first, 0) if source.getrandbits(1) else (second, turn)
        origin, rotation = source_of(shape, *giver[chosen])
        parent[column] = (origin, (rotation + turn) % shape.bits)
    d: dict[Column, int] = {}
    for column in shape.columns:
        chain = [column]
        while chain[-1] not in d and parent[chain[-1]][0] not in chain:
            chain.append(parent[chain[-1]][0])
        if chain[-1] not in d:
            # A cycle: its delays are free up to one number, if the differences cancel.
            cycle = chain[chain.index(parent[chain[-1]][0]) :]
            if sum(parent[c][1] for c in cycle) % shape.bits:
                return None
            d[chain[-1]] = 0
        for one in reversed(chain[:-1]):
            origin, difference = parent[one]
            d[one] = (d[origin] + difference) % shape.bits
    taken = {word for word, own in giver.values() if own}
    made = Delays(d, {}, taken, shape=shape)
    made.c = {column: made.words[giver[column][0]] for column in shape.columns}
    return made if made.consistent() else None


def first_round(delays: Delays) -> int:
    """Explicit rotations of D in a round of half-lanes that finds no delays: the even D comes with
    0 or 1."""
    return sum(1 for (_, p), d in delays.d.items() if d and (p or d != 1))


def last_round(delays: Delays) -> int:
    """Explicit rotations in a round that leaves no delays: each result needs one input at 0."""
    total = 0
    shape = delays.shape
    for plane in shape.planes:
        inputs = shape.inputs(*plane)
        zero = [(delays.d[column_of(w)] + turn) % shape.bits == 0 for w, turn in inputs]
        zero = [
            z or (delays.words[w] + turn) % shape.bits == 0
            for z, (w, turn) in zip(zero, inputs, strict=True)
        ]
        total += min(
            choice.bit_count()
            for choice in range(32)
            if all(
                zero[x] or choice >> x & 1 or zero[two] or choice >> two & 1
                for x, (_, two) in enumerate(map(chi_terms, range(5)))
            )
        )
    return total
