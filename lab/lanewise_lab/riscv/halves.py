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
from ..passes.interleave import COLUMNS, Column, Word, chi_inputs, theta_between, theta_cycle
from .program import Dialect, Writer

Plane = tuple[int, int]


class HalfRound:
    """order: of the half-planes. resident: the words that stay in registers. phase: the number of
    the round modulo 4; only addresses depend on it."""

    def __init__(self, dialect: Dialect, order: list[Plane], resident: list[Word], phase: int):
        self.w = Writer(dialect)
        self.phase, self.resident = phase, resident
        stream = self.w.stream
        parities = {c: stream.entering(c, "x") for c in COLUMNS}
        self.words = {word: stream.entering(word, "x") for word in resident}
        d = self._theta(parities)
        self.parity: dict[Column, int] = {}
        self.kept: dict[Word, int] = {}
        for plane in order:
            self._half_plane(plane, d)
        stream.leave = [self.parity[c] for c in COLUMNS] + [self.kept[word] for word in resident]
        self.stream = stream

    def _theta(self, c: dict[Column, int]) -> dict[Column, int]:
        """In an order in which each D can take the register of a parity."""
        ring, d = theta_cycle(), {}
        for pair in zip(ring, ring[1:] + ring[:1], strict=True):
            target, first, second, turn = theta_between(*pair)
            note = "d{}{} = c{}{} ^ rol(c{}{}, {})".format(*target, *first, *second, turn)
            d[target] = self.w.plus_rotated(c[first], c[second], turn, note)
        return d

    def _half_plane(self, plane: Plane, d: dict[Column, int]) -> None:
        w, (y, p) = self.w, plane
        b = {}
        for x, (word, rotation) in enumerate(chi_inputs(y, p)):
            name, column = "a{}{}{}".format(*word), (word[0], word[2])
            a = self.words.get(word)
            if a is None:
                a = w.op("lw", place=("A", places(self.phase)[word]), note=name)
            note = f"b{x}{y}{p} = rol({name} ^ d{column[0]}{column[1]}, {rotation})"
            b[x] = w.rotated(w.op("xor", a, d[column], note=note), rotation, note)
        for x, v in w.chi(y, b, in_place=False):
            if (x, y) == (0, 0):
                constant = w.op("half", n=8 * self.phase + 4 * p, note=f"rc{p}")
                v = w.op("xor", v, constant, note=f"a00{p} ^= rc{p}")
            self._result((x, y, p), v)

    def _result(self, word: Word, v: int) -> None:
        w, (x, _, p) = self.w, word
        if word in self.resident:
            self.kept[word] = v
        else:
            note = "a{}{}{}".format(*word)
            w.store("sw", v, place=("A", places((self.phase + 1) % 4)[word]), note=note)
        if (x, p) in self.parity:
            v = w.op("xor", self.parity[x, p], v, note="c{}{} ^= a{}{}{}".format(x, p, *word))
        self.parity[x, p] = v
