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
around each cycle of parents add up to 0 modulo the width of a word. There are many solutions; a
random search finds some that suit the ends, where delays must appear and disappear, and the packed
constants of iota. A recipe keeps what was found: first_round() and last_round() are what the recipe
for M3 and M4 was chosen by, the number of operations that rotate at all what the others were.

Words are half-lanes (bit interleaving: a word is (x, y, p), its column (x, p), its plane (y, p)) or
whole lanes (a word is (x, y), its column (x,), its plane (y,)).
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

from ..round import RHO, chi_terms, lane, pi_source, theta_terms
from . import interleave

Word = tuple[int, ...]
Column = tuple[int, ...]


@dataclass(frozen=True)
class Shape:
    """chi_inputs(*plane): the words that rho and pi bring there, by x, with their rotations.
    theta_terms(*column): D is the first parity XOR the second one rotated left."""

    bits: int  # of a word
    columns: list[Column]
    planes: list[tuple[int, ...]]
    chi_inputs: Callable[..., list[tuple[Word, int]]]
    theta_terms: Callable[..., tuple[Column, Column, int]]


def _lanes_of_plane(y: int) -> list[tuple[Word, int]]:
    sources = [pi_source(x, y) for x in range(5)]
    return [(s, RHO[lane(*s)]) for s in sources]


HALVES = Shape(
    32,
    interleave.COLUMNS,
    interleave.HALF_PLANES,
    interleave.chi_inputs,
    interleave.theta_terms,
)
LANES = Shape(
    64,
    [(x,) for x in range(5)],
    [(y,) for y in range(5)],
    _lanes_of_plane,
    lambda x: (*((term,) for term in theta_terms(x)), 1),
)


def _column(word: Word) -> Column:
    return word[:1] + word[2:]


@dataclass
class Delays:
    """d, c: delays of the words of D and of the parities; taken: the results of chi that have the
    delay of their own input instead of the AND's."""

    d: dict[Column, int]
    c: dict[Column, int]
    taken: set[Word]
    words: dict[Word, int] = field(default_factory=dict)
    shape: Shape = HALVES

    def __post_init__(self):
        for plane in self.shape.planes:
            for x in range(5):
                word = (x, *plane)
                origin, rotation = _source(self.shape, word, word in self.taken)
                self.words[word] = (self.d[origin] + rotation) % self.shape.bits

    def consistent(self) -> bool:
        """Whether a round that begins with these delays can end with them."""
        for column in self.shape.columns:
            if self.c[column] not in {w for k, w in self.words.items() if _column(k) == column}:
                return False
            first, second, turn = self.shape.theta_terms(*column)
            if self.d[column] not in (self.c[first], (self.c[second] + turn) % self.shape.bits):
                return False
        return True


def _source(shape: Shape, word: Word, taken: bool) -> tuple[Column, int]:
    """Of which D a result of chi has the delay, and rho's rotation on top."""
    x, *plane = word
    source, rotation = shape.chi_inputs(*plane)[x if taken else chi_terms(x)[1]]
    return _column(source), rotation


def candidate(source: random.Random, shape: Shape = HALVES) -> Delays | None:
    """One random choice of parents, if its cycles close."""
    giver, parent = {}, {}
    for column in shape.columns:
        word = (column[0], source.randrange(5), *column[1:])
        giver[column] = (word, bool(source.getrandbits(1)))
    for column in shape.columns:
        first, second, turn = shape.theta_terms(*column)
        chosen, turn = (first, 0) if source.getrandbits(1) else (second, turn)
        origin, rotation = _source(shape, *giver[chosen])
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
        inputs = shape.chi_inputs(*plane)
        zero = [(delays.d[_column(w)] + turn) % shape.bits == 0 for w, turn in inputs]
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
