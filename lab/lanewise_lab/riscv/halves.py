# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A round on the halves of lanes (bit interleaving), for 32-bit registers: the state in memory.

The registers hold D, one half-plane, and the column parities of the next round, which are
accumulated while chi makes the words: so theta loads nothing, and a round loads and stores each
word once, in place (passes/inplace.py: where the words lie comes back after four rounds). What
registers are left then keep a few words from the end of a round to the beginning of the next, which
are neither stored nor loaded.
"""

from __future__ import annotations

from ..passes.inplace import places
from ..round import INTERLEAVED, Round, Word
from .program import Dialect, Writer

Plane = tuple[int, int]


class HalfRound:
    """order: of the half-planes. resident: the words that stay in registers. phase: the number of
    the round modulo 4; only addresses depend on it."""

    def __init__(self, dialect: Dialect, order: list[Plane], resident: list[Word], phase: int):
        self.w = Writer(dialect, in_place=False)
        self.phase, self.resident = phase, resident
        block = self.w.block
        a = Round(self.w, self._word, INTERLEAVED)
        for column in INTERLEAVED.columns:
            a.enter(block.entering(column, "x"), *a.missing[column])
        self.words = {word: block.entering(word, "x") for word in resident}
        # In an order in which each D can take the register of a parity.
        ring = INTERLEAVED.ring()
        for pair in zip(ring, ring[1:] + ring[:1], strict=True):
            a.d(INTERLEAVED.between(*pair))
        self.made: dict[Word, int] = {}
        self.next = Round(self.w, self.made.__getitem__, INTERLEAVED)
        for plane in order:
            self._half_plane(*plane, a)
        block.leave = [self.next.c(c) for c in INTERLEAVED.columns] + [
            self.made[word] for word in resident
        ]
        self.block = block

    def _word(self, word: Word) -> int:
        if word in self.words:
            return self.words[word]
        at = "A", places(self.phase)[word]
        return self.w.op("lw", place=at, note=INTERLEAVED.named("a", word))

    def _half_plane(self, y: int, p: int, a: Round) -> None:
        for x in range(5):
            a.b((x, y, p))
        for x in range(5):
            v = a.e((x, y, p))
            if (x, y) == (0, 0):
                v = a.iota(self.w.op("half", n=8 * self.phase + 4 * p, note=f"rc{p}"), (p,))
            self._result((x, y, p), v)

    def _result(self, word: Word, v: int) -> None:
        if word not in self.resident:
            place = ("A", places((self.phase + 1) % 4)[word])
            self.w.block.store("sw", v, place=place, note=INTERLEAVED.named("a", word))
        self.made[word] = v
        self.next.add(word)
