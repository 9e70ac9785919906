# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds in the published order: all of theta, then half-plane by half-plane.

This is the structure of the five kernels of Adomnicăi's note (2023) in our own instruction
order: parities by xor5, D kept in registers as far as they go and spilled otherwise, then for each
half-plane five loads, theta, rho and chi, and five stores. The options are the note's: how loads
are grouped, whether the round is in place, and in which rounds rotations are lazy.
"""

from __future__ import annotations

from dataclasses import dataclass

from .. import round as keccak
from ..passes.column_parity_plan import Step
from ..passes.deferred_rotation import Deferred
from ..round import INTERLEAVED, Column, Word, column_of

#: Parities that are rotated back before D is formed, so that every D has delay 0: section 3.2's
#: three explicit rotations in a lazy round. All other D inherit delay 0 from a word of a column.
REALIGNED = {(4, 0), (4, 1), (2, 0)}


@dataclass(frozen=True)
class Style:
    group: int = 5  # loads in a row in theta
    interleave: bool = False  # loads between other instructions everywhere (Cortex-M7)
    in_place: bool = True
    late_stores: bool = True  # a store may wait for the next group of loads
    start: int = 0  # where in the cycle of parities theta begins, and
    step: int = 1  # which way it goes: 1 or -1


class Halves(Deferred):
    """A round in any structure: all of theta, then half-plane by half-plane. `delays` are those of
    the words in memory, `now` the round."""

    words, file = INTERLEAVED, "r"
    delays: dict[Word, int]
    now: keccak.Round

    def fetch(self, step: str, at: tuple, delay: int) -> int:
        """A word (a) or a word of D (d) from memory."""
        note = INTERLEAVED.named(step, at)
        return self.emit("ld", delay, place=("A" if step == "a" else "S", at), note=note)

    def parity(self, column: Column) -> None:
        self.now.c(column)

    def keep(self, v: int, at: tuple, note: str) -> None:
        self.memory("st", v, at, note)

    def theta(self, order: list[Column], steps: list[Step]) -> None:
        """Each D when both of its parities are there; to memory, where a step does without it."""
        spilled = {c for step in steps for c in step.spilled}
        self.parity(order[0])
        for one, two in zip(order, [*order[1:], order[0]], strict=True):
            self.parity(two)
            target = INTERLEAVED.between(one, two)
            d = self.now.d(target)
            if target in spilled:
                self.keep(d, ("S", target), INTERLEAVED.named("d", target))

    def load_d(self, step: Step, column: Column, delay: int) -> None:
        if column in step.loaded:
            self.now.put("d", column, self.fetch("d", column, delay))


class Round(Halves):
    """One round of four; `lazy` leaves the results delayed."""

    def __init__(
        self, style: Style, steps: list[Step], phase: int, delays: dict[Word, int], lazy: bool
    ):
        self.style, self.steps, self.phase = style, steps, phase
        self.delays, self.lazy = delays, lazy
        super().__init__()
        self.out: dict[Word, int] = {}
        self.loaded: dict[Word, int] = {}
        self.now = keccak.Round(self, self._take, INTERLEAVED)
        self._waiting: list[tuple[int, tuple, str]] = []
        self.theta(INTERLEAVED.ring(style.start, style.step), steps)
        for each in steps:
            self._half_plane(each)
        self._flush()

    # Memory

    def _load(self, word: Word) -> int:
        return self.fetch("a", word, self.delays[word])

    def _take(self, word: Word) -> int:
        """A word that was loaded, or is now."""
        return self.loaded.pop(word) if word in self.loaded else self._load(word)

    def keep(self, v: int, at: tuple, note: str) -> None:
        self._waiting.append((v, at, note))
        if not self.style.late_stores:
            self._flush()

    def _flush(self) -> None:
        while self._waiting:
            self.memory("st", *self._waiting.pop(0))

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        keep = "b" if of[0] == "e" and of[1] not in TAKEN else "a"
        return self.combine("eor", *values, INTERLEAVED.algebra(of), keep=keep)

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self.xor_to(a, b, 0, INTERLEAVED.algebra(of), amount)

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self.rename(self.xor_to(b, a, 0, INTERLEAVED.algebra(of)), amount)

    # theta

    def _column(self, column: Column) -> list[Word]:
        """The words of a column, the one that gives its parity's delay first: 0, or what theta's
        rotation by one makes 0."""
        wanted = 31 if column == (3, 1) else 0
        return sorted(self.now.missing[column], key=lambda w: self.delays[w] != wanted)

    def parity(self, column: Column) -> None:
        if not self.now.missing[column]:
            return
        words = self._column(column)
        self.loaded |= {w: self._load(w) for w in words[: self.style.group]}
        self._flush()
        for word in words:
            self.now.add(word)
        if any(self.delays.values()) and column in REALIGNED:
            c = self.align(self.now.c(column), 0, "c{}{} realigned".format(*column))
            self.now.put("c", column, c)

    # rho, pi, chi, iota

    def _half_plane(self, step: Step) -> None:
        inputs = [word for word, _ in INTERLEAVED.inputs(*step.plane)]
        for column in map(column_of, inputs):
            self.load_d(step, column, 0)
        # Loads a little ahead, between the theta of the words before them; or all of them first.
        ahead = (0, 1, None, 2, 3, None, None, 4, None, None)
        if not self.style.interleave:
            self.loaded |= {word: self._load(word) for word in inputs}
            self._flush()
            ahead = (None,) * 5
        words = [(x, *step.plane) for x in range(5)]
        done = iter(words)
        for n in ahead:
            if n is None:
                self._rho(next(done), self.style.interleave)
            else:
                self.loaded[inputs[n]] = self._load(inputs[n])
                self._flush()
        for word in words:
            self._rho(word, False)
        self._rows(*step.plane)

    def _rho(self, word: Word, later: bool) -> None:
        """A word after pi; an explicit rotation, if there is one, may come later."""
        v = self.now.b(word)
        if not later and not self.lazy:
            self.now.put("b", word, self.align(v, 0, "rho"))

    def _rows(self, y: int, p: int) -> None:
        """chi and iota of one half-plane."""
        now, interleave = self.now, self.style.interleave
        # The first word of plane 0 comes last there: iota needs registers of its own.
        order = [1, 2, 3, 4, 0] if y == 0 else list(range(5))
        for n, x in enumerate(order):
            iota = (x, y) == (0, 0)
            pointer = self.emit("ld", 0, place=("S", "rc"), note="constants") if iota else None
            if n and not interleave:
                self._flush()
            now.n((x, y, p))
            # One AND ahead, so that no instruction waits for the one before it.
            if interleave and n < 4:
                now.n((order[n + 1], y, p))
            if iota:
                at = "K", 8 * self.phase + 4 * p
                constant = self.emit("ld", 0, pointer, place=at, note="iota")
            e = now.e((x, y, p))
            if iota:
                e = now.iota(constant, (p,))
            self.out[x, y, p] = self.delay[e]
            self._waiting.append((e, ("E", (x, y, p)), f"a{x}{y}{p}"))
            if interleave:
                self._flush()
        if not self.style.late_stores:
            self._flush()


#: Results that have the delay of their own input. All others have the delay of chi's AND, so that
#: the shifter never waits for the AND: only the Cortex-M7 minds. These two words begin with delay 0
#: and keep it, which theta needs.
TAKEN: set[Word] = {(0, 0, 0), (0, 0, 1)}
