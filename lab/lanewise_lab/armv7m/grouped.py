# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds in the published order: all of theta, then half-plane by half-plane.

This is the structure of the five kernels of Adomnicăi's note (2023) in our own instruction
order: parities by xor5, D kept in registers as far as they go and spilled otherwise, then for each
half-plane five loads, theta, rho and chi, and five stores. The options are the note's: how loads
are grouped, whether the round is in place, and in which rounds rotations are lazy.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..passes.bit_interleave import Column, Word, chi_inputs, theta_between, theta_cycle
from ..passes.column_parity_plan import Step
from ..round import chi_terms
from .program import Program

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


class Round:
    """One round of four; `delays` are those of the words in memory, `lazy` leaves the results
    delayed."""

    def __init__(
        self, style: Style, steps: list[Step], phase: int, delays: dict[Word, int], lazy: bool
    ):
        self.style, self.steps, self.phase = style, steps, phase
        self.delays, self.lazy = delays, lazy
        self.program = Program()
        self.out: dict[Word, int] = {}
        self.added: set[Word] = set()
        self._waiting: list[tuple[int, tuple, str]] = []
        self._theta()
        for each in steps:
            self._half_plane(each)
        self._flush()

    # Memory

    def _load(self, word: Word) -> int:
        return self.program.load(("A", word), self.delays[word], f"A{word}")

    def _store(self, v: int, at: tuple, note: str) -> None:
        self._waiting.append((v, at, note))
        if not self.style.late_stores:
            self._flush()

    def _flush(self) -> None:
        while self._waiting:
            self.program.store(*self._waiting.pop(0))

    # theta

    def _column(self, column: Column) -> list[Word]:
        """The words of a column, the one that gives its parity's delay first: 0, or what theta's
        rotation by one makes 0."""
        x, p = column
        wanted = 31 if column == (3, 1) else 0
        return sorted(((x, y, p) for y in range(5)), key=lambda w: self.delays[w] != wanted)

    def _parity(self, column: Column) -> int:
        program, style = self.program, self.style
        words = self._column(column)
        loaded = [self._load(w) for w in words[: style.group]]
        self._flush()
        c = loaded[0]
        for n in range(1, 5):
            word = loaded[n] if n < len(loaded) else self._load(words[n])
            c = program.eor(c, word, f"C{column}")
        if self.lazy_input and column in REALIGNED:
            c = program.align(c, 0, f"C{column} realigned")
        return c

    def _theta(self) -> None:
        self.lazy_input = any(self.delays.values())
        spilled = {c for step in self.steps for c in step.spilled}
        order = theta_cycle(self.style.start, self.style.step)
        c: dict[Column, int] = {}
        self.d: dict[Column, int] = {}
        for n, column in enumerate([*order, order[0]]):
            if column not in c:
                c[column] = self._parity(column)
            if n:
                self._difference(order[n - 1], column, c, spilled)

    def _difference(self, one: Column, two: Column, c: dict, spilled: set) -> None:
        """The D between two neighbours of the cycle."""
        target, first, second, turn = theta_between(one, two)
        d = self.program.eor_to(c[first], c[second], 0, f"D{target}", turn)
        self.d[target] = d
        if target in spilled:
            self._store(d, ("S", target), f"D{target}")

    # rho, pi, chi, iota

    def _half_plane(self, step: Step) -> None:
        program = self.program
        inputs = chi_inputs(*step.plane)
        b: list[int | None] = [None] * 5
        needed = [(w[0], w[2]) for w, _ in inputs]
        for column in needed:
            if column in step.loaded:
                self.d[column] = program.load(("S", column), 0, f"D{column}")
        if self.style.interleave:
            self._interleaved(inputs, b)
        else:
            b = [self._load(word) for word, _ in inputs]
            self._flush()
        for n, (word, rotation) in enumerate(inputs):
            if not self.style.interleave:
                b[n] = self._add_d(b[n], word, rotation)
            b[n] = b[n] if self.lazy else program.align(b[n], 0, "rho")
        self._rows(step.plane, b)

    def _add_d(self, a: int, word: Word, rotation: int) -> int:
        v = self.program.eor_to(self.d[word[0], word[2]], a, 0, f"A{word} ^ D")
        self.program.rename(v, rotation)
        return v

    def _interleaved(self, inputs: list[tuple[Word, int]], b: list) -> None:
        """Loads a little ahead, between the theta of the words before them."""
        for n in (0, 1, None, 2, 3, None, None, 4, None, None):
            if n is not None:
                b[n] = self._load(inputs[n][0])
                self._flush()
                continue
            done = next(k for k in range(5) if inputs[k][0] not in self.added)
            self.added.add(inputs[done][0])
            b[done] = self._add_d(b[done], *inputs[done])

    def _rows(self, plane: tuple[int, int], b: list[int]) -> None:
        """chi and iota of one half-plane."""
        program = self.program
        y, p = plane
        # The first word of plane 0 comes last there: iota needs registers of its own.
        order = [1, 2, 3, 4, 0] if y == 0 else list(range(5))
        ahead = None
        for x in order:
            iota = (x, y) == (0, 0)
            pointer = program.load(("S", "rc"), 0, "constants") if iota else None
            if x != order[0] and not self.style.interleave:
                self._flush()
            t = ahead if ahead is not None else self._and(b, x)
            # One AND ahead, so that no instruction waits for the one before it.
            ahead = self._and(b, x + 1) if self.style.interleave and x != order[-1] else None
            if iota:
                constant = program.load(("K", 8 * self.phase + 4 * p), 0, "iota", pointer)
            keep = "a" if (x, y, p) in TAKEN else "b"
            e = program.eor(b[x], t, f"E{(x, y, p)}", keep=keep)
            if iota:
                e = program.eor(e, constant, "iota")
            self.out[x, y, p] = program.delay[e]
            self._waiting.append((e, ("E", (x, y, p)), f"E{(x, y, p)}"))
            if self.style.interleave:
                self._flush()
        if not self.style.late_stores:
            self._flush()

    def _and(self, b: list[int], x: int) -> int:
        one, two = chi_terms(x)
        return self.program.and_not(b[two], b[one], "chi")


#: Results that have the delay of their own input. All others have the delay of chi's AND, so that
#: the shifter never waits for the AND: only the Cortex-M7 minds. These two words begin with delay 0
#: and keep it, which theta needs.
TAKEN: set[Word] = {(0, 0, 0), (0, 0, 1)}
