# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A round that keeps what it can in registers: fewer loads than the published order needs.

Three things beyond the published kernels, all of them about memory traffic:

- the column parities of the next round are accumulated while chi makes the words, as far as
  registers last (passes/column_parity_plan.py plans what is held when), so theta loads half the
  words;
- no rotation is explicit in the loop: every operation takes two words of any delays, D too, so
  delays need only agree from round to round (passes/deferred_rotation.py), not be 0;
- the two halves of a round constant share one word: the delay of lane (0, 0)'s odd half leaves
  bits free at the end, so that two inline shifts take the halves apart.

The operations come in a simple order; search/schedule.py looks for a better one.
"""

from __future__ import annotations

from dataclasses import dataclass

from .. import round as keccak
from ..ir import Block
from ..passes.column_parity_plan import Step, steps
from ..passes.deferred_rotation import Delays
from ..round import INTERLEAVED, Column, Word, chi_terms, column_of
from .grouped import Halves


@dataclass(frozen=True)
class Packing:
    """One word for both halves of a round constant: the odd half turned to the delay of the word
    it is for and moved down, the even half (0 or 1) on top. An inline shift takes either out."""

    odd_turn: int  # delay of the odd half of lane (0, 0)
    even_turn: int

    @property
    def up(self) -> int:
        """lsl of the odd half: its 17 bits lie above that many zeros, and nothing wraps."""
        return (31 - self.odd_turn) % 32

    @property
    def down(self) -> int:
        """lsr of the even half, from bit 31."""
        return 31 - (-self.even_turn) % 32

    @property
    def mark(self) -> int:
        """A bit that neither shift lets through: it marks the last constant of the loop."""
        return 1 << 32 - self.up

    @property
    def possible(self) -> bool:
        return 2 <= self.up <= 15 and self.down >= 17 and 32 - self.up < self.down

    def word(self, even: int, odd: int, marked: bool) -> int:
        turned = (odd >> self.odd_turn | odd << (32 - self.odd_turn)) & 0xFFFFFFFF
        word = turned >> self.up | even << 31 | (self.mark if marked else 0)
        ones = 0xFFFFFFFF
        assert (word & ~self.mark) << self.up & ones == turned and word << self.up & ones == turned
        assert word >> self.down == even << (31 - self.down)
        return word


def parse(key: str) -> tuple[int, ...]:
    """Names of words, columns and half-planes in a recipe: their digits."""
    return tuple(map(int, key))


class Design:
    """What a recipe says, as a round takes it."""

    def __init__(self, options: dict):
        rows = options["steps"]
        self.steps: list[Step] = steps(
            [(parse(r["plane"]), [parse(c) for c in r["held"]], len(r["opened"])) for r in rows]
        )
        self.opened = {parse(r["plane"]): r["opened"] for r in rows}
        delays = options["delays"]
        self.delays = Delays(
            {parse(k): d for k, d in delays["d"].items()},
            {parse(k): d for k, d in delays["parity"].items()},
            {parse(k) for k in delays["taken"]},
        )
        if not self.delays.consistent():
            raise ValueError("delays: a round that begins with them does not end with them")
        self.start, self.step = options["theta"]
        self.reused = frozenset(parse(k) for k in options.get("reused", []))
        self.packing = Packing(self.delays.words[0, 0, 1], self.delays.words[0, 0, 0])
        if not self.packing.possible:
            raise ValueError("delays: those of lane 00 leave no room to pack the constants")
        spilled = sorted({c for step in self.steps for c in step.spilled})
        self.slots: dict = {column: 4 * n for n, column in enumerate(spilled)}
        self.slots["rc"] = 4 * len(spilled)
        self.frame = 4 * len(self.slots)

    def round(self, **which: bool) -> Block:
        return Round(self, self.reused, **which).block

    def missing(self) -> set[tuple]:
        """Words that no parity has accumulated when theta begins."""
        return Round(self).missing


class Round(Halves):
    """One round. What it has in common with its neighbours is named by `first` and `last`: the
    first finds a state without delays and no parities, the last leaves such a state. reused: words
    that theta loads and the first half-planes use from their registers."""

    def __init__(
        self,
        design: Design,
        reused: frozenset[Word] = frozenset(),
        first: bool = False,
        last: bool = False,
    ):
        super().__init__()
        self.steps, self.opened, self.first, self.last = design.steps, design.opened, first, last
        self.between, self.packing = design.delays, design.packing
        self.delays = dict.fromkeys(self.between.words, 0) if first else self.between.words
        self.reused = frozenset() if first else reused
        self.loaded: dict[Word, int] = {}
        self.constant: int | None = None
        self.made: dict[Word, int] = {}
        self.now = keccak.Round(self, self._load, INTERLEAVED)
        self.after = keccak.Round(self, self.made.__getitem__, INTERLEAVED)
        # The results of the last half-plane that begin a parity are stored in the next round, where
        # a store behind loads costs nothing.
        y, p = self.steps[-1].plane
        self.late = [(x, y, p) for x in self.opened.get((y, p), [])]
        if not first:
            self._enter()
            for word in self.late:
                note = f"{INTERLEAVED.named('a', word)} of the last round"
                self.memory("st", self.now.sum(column_of(word)), ("A", word), note)
        #: Words that no parity has accumulated when theta begins.
        self.missing = {word for words in self.now.missing.values() for word in words}
        self.parities_turn = not first
        self.theta(INTERLEAVED.ring(design.start, design.step), self.steps)
        self.parities_turn = True
        for each in self.steps:
            self._half_plane(each)
        self.block.leave = [
            self.after.sum(c) for c in INTERLEAVED.columns if self.after.has("c", c)
        ]

    def _load(self, word: Word) -> int:
        if word in self.loaded:
            return self.loaded.pop(word)
        v = self.fetch("a", word, self.delays[word])
        if word in self.reused and word in self.now.missing[column_of(word)]:
            self.loaded[word] = v
        return v

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        (step, at, *_), (a, b) = of, values
        note = INTERLEAVED.algebra(of)
        if step == "e" and self.last:
            return self.xor_to(a, b, 0, note)
        if step == "e":
            keep = "a" if at in self.between.taken else "b"
        else:
            takes = self.parities_turn and self.delay[b] == self.between.c[at]
            keep = "b" if takes else "a"
        return self.combine("eor", a, b, note, keep=keep)

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self.xor_to(a, b, self.between.d[of[1]], INTERLEAVED.algebra(of), amount)

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        column = column_of(INTERLEAVED.rho_pi(of[1])[0])
        v = self.xor_to(a, b, self.between.d[column], INTERLEAVED.algebra(of))
        return self.rename(v, amount)

    # Parities

    def _merges(self) -> list[tuple[Column, Word, int]]:
        """Column, word and delay of the parity after it, in the order in which chi makes them."""
        out, delay, words = [], {}, self.between.words
        for each in self.steps:
            y, p = each.plane
            for x in range(5):
                column, word = (x, p), (x, y, p)
                if x in self.opened.get(each.plane, []):
                    delay[column] = words[word]
                elif column not in delay:
                    continue
                elif words[word] == self.between.c[column]:
                    delay[column] = words[word]
                out.append((column, word, delay[column]))
        return out

    def _enter(self) -> None:
        delay, words = {}, {}
        for column, word, after in self._merges():
            delay[column] = after
            words.setdefault(column, []).append(word)
        for column in INTERLEAVED.columns:
            if column in delay:
                v = self.value(delay[column])
                self.block.enter.append(v)
                self.now.enter(v, *words[column])

    # rho, pi, chi, iota

    def _half_plane(self, each: Step) -> None:
        now = self.now
        y, p = each.plane
        for x, (word, _) in enumerate(INTERLEAVED.inputs(y, p)):
            column = column_of(word)
            self.load_d(each, column, self.between.d[column])
            now.b((x, y, p))
        if self.last:
            b = [now.b((x, y, p)) for x in range(5)]
            for x, v in enumerate(self._realign(b)):
                now.put("b", (x, y, p), v)
        for x in range(5):
            word = (x, y, p)
            e = now.e(word)
            assert self.last or self.delay[e] == self.between.words[word]
            if x == 0 and y == 0:
                e = self._iota(e, p)
            if self.last or word not in self.late:
                self.memory("st", e, ("E", word), INTERLEAVED.named("a", word))
            self.made[word] = e
            begins = x in self.opened.get(each.plane, [])
            if not self.last and (begins or self.after.has("c", (x, p))):
                self.after.add(word)

    def _realign(self, b: list[int]) -> list[int]:
        """Explicit rotations for so many words that each result finds one operand without delay."""
        best = None
        for choice in range(32):
            zero = [choice >> x & 1 or not self.delay[b[x]] for x in range(5)]
            if all(zero[x] or zero[chi_terms(x)[1]] for x in range(5)):
                if best is None or choice.bit_count() < best.bit_count():
                    best = choice
        return [self.align(v, 0, "rho") if best >> x & 1 else v for x, v in enumerate(b)]

    def _iota(self, e: int, p: int) -> int:
        """The last round's constant is known; the others come from a table, a word for each."""
        if self.last:
            for part in (0x80008000, 0x82) if p else ():
                e = self.emit("eori", 0, e, amount=part, note="iota")
            return e
        if self.constant is None:
            pointer = self.emit("ld", 0, place=("S", "rc"), note="constants")
            self.constant = self.emit("ld", 0, pointer, place=("K", 0), note="constant")
        amount, shift = (self.packing.up, "lsl") if p else (self.packing.down, "lsr")
        kind, delay = f"eor_{shift}", self.delay[e]
        return self.emit(kind, delay, e, self.constant, amount=amount, note="iota")
