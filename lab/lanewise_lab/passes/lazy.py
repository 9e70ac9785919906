# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Delays that come back after a round with no explicit rotation: lazy rotations, all the way.

A stored word s stands for rol(s, delay). An operation on two words can give its result the delay
of either one, for the barrel shifter turns the other. So

- a result of chi has the delay of its own input b[x] or of the AND, which has that of b[x + 2];
- an input of chi has the delay of the D that was added to it, plus rho's rotation;
- a parity can have the delay of any of its five words, and D that of either of its two parities
  (the second one is rotated by theta on the way).

Following one delay back from a D through a parity, a word and chi thus ends at some D of the round
before, with a fixed difference. A round can repeat if every D has such a parent and the differences
around each cycle of parents add up to 0 modulo 32. There are many solutions; a random search finds
some that suit the ends, where delays must appear and disappear, and the packed constants of iota.
A recipe keeps what was found: first_round() and last_round() are what the recipe for M3 and M4 was
chosen by, the number of operations that rotate at all what that for the M7 was.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from .interleave import COLUMNS, HALF_PLANES, Column, Word, chi_inputs, theta_terms


@dataclass
class Delays:
    """d, c: delays of the words of D and of the parities; taken: the results of chi that have the
    delay of their own input instead of the AND's."""

    d: dict[Column, int]
    c: dict[Column, int]
    taken: set[Word]
    words: dict[Word, int] = field(default_factory=dict)

    def __post_init__(self):
        for y, p in HALF_PLANES:
            inputs = chi_inputs(y, p)
            for x in range(5):
                (sx, _, sq), rotation = inputs[x if (x, y, p) in self.taken else (x + 2) % 5]
                self.words[x, y, p] = (self.d[sx, sq] + rotation) % 32

    def consistent(self) -> bool:
        """Whether a round that begins with these delays can end with them."""
        for column in COLUMNS:
            if self.c[column] not in {self.words[column[0], y, column[1]] for y in range(5)}:
                return False
            first, second, turn = theta_terms(*column)
            if self.d[column] not in (self.c[first], (self.c[second] + turn) % 32):
                return False
        return True


def _source(word: Word, taken: bool) -> tuple[Column, int]:
    x, y, p = word
    (sx, _, sq), rotation = chi_inputs(y, p)[x if taken else (x + 2) % 5]
    return (sx, sq), rotation


def candidate(source: random.Random) -> Delays | None:
    """One random choice of parents, if its cycles close."""
    giver, parent = {}, {}
    for column in COLUMNS:
        word = (column[0], source.randrange(5), column[1])
        giver[column] = (word, bool(source.getrandbits(1)))
    for column in COLUMNS:
        first, second, turn = theta_terms(*column)
        chosen, turn = (first, 0) if source.getrandbits(1) else (second, turn)
        origin, rotation = _source(*giver[chosen])
        parent[column] = (origin, (rotation + turn) % 32)
    d: dict[Column, int] = {}
    for column in COLUMNS:
        chain = [column]
        while chain[-1] not in d and parent[chain[-1]][0] not in chain:
            chain.append(parent[chain[-1]][0])
        if chain[-1] not in d:
            # A cycle: its delays are free up to one number, if the differences cancel.
            cycle = chain[chain.index(parent[chain[-1]][0]) :]
            if sum(parent[c][1] for c in cycle) % 32:
                return None
            d[chain[-1]] = 0
        for one in reversed(chain[:-1]):
            origin, difference = parent[one]
            d[one] = (d[origin] + difference) % 32
    taken = {word for word, own in giver.values() if own}
    made = Delays(d, {}, taken)
    made.c = {column: made.words[giver[column][0]] for column in COLUMNS}
    return made if made.consistent() else None


def first_round(delays: Delays) -> int:
    """Explicit rotations of D in a round that finds no delays: the even D comes with 0 or 1."""
    return sum(1 for (_, p), d in delays.d.items() if d and (p or d != 1))


def last_round(delays: Delays) -> int:
    """Explicit rotations in a round that leaves no delays: each result needs one input at 0."""
    total = 0
    for y, p in HALF_PLANES:
        inputs = chi_inputs(y, p)
        zero = [(delays.d[w[0], w[2]] + turn) % 32 == 0 for w, turn in inputs]
        zero = [
            z or (delays.words[w] + turn) % 32 == 0
            for z, (w, turn) in zip(zero, inputs, strict=True)
        ]
        total += min(
            choice.bit_count()
            for choice in range(32)
            if all(
                zero[x] or choice >> x & 1 or zero[(x + 2) % 5] or choice >> (x + 2) % 5 & 1
                for x in range(5)
            )
        )
    return total
