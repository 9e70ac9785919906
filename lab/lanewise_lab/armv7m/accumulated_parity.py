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

The operations come in a simple order; search/order.py looks for a better one.
"""

from __future__ import annotations

from dataclasses import dataclass

from ..passes.bit_interleave import COLUMNS, Column, Word, chi_inputs, theta_between, theta_cycle
from ..passes.column_parity_plan import Step
from ..passes.deferred_rotation import Delays
from ..round import chi_terms
from .program import Op, Program


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


class Round:
    """One round. What it has in common with its neighbours is named by `first` and `last`: the
    first finds a state without delays and no parities, the last leaves such a state."""

    def __init__(
        self,
        steps: list[Step],
        opened: dict[tuple[int, int], list[int]],
        delays: Delays,
        start: int = 0,
        step: int = 1,
        first: bool = False,
        last: bool = False,
        reused: frozenset[Word] = frozenset(),
    ):
        self.steps, self.opened, self.first, self.last = steps, opened, first, last
        self.between = delays
        self.delays = dict.fromkeys(delays.words, 0) if first else delays.words
        self.packing = Packing(delays.words[0, 0, 1], delays.words[0, 0, 0])
        self.program = Program()
        # Words that theta loads and the first half-planes use from their registers.
        self.reused = frozenset() if first else reused
        self.loaded: dict[Word, int] = {}
        self.constant: int | None = None
        self.parity: dict[Column, int] = {}
        self.missing: dict[Column, list[Word]] = {
            c: [(c[0], y, c[1]) for y in range(5)] for c in COLUMNS
        }
        # The results of the last half-plane that begin a parity are stored in the next round, where
        # a store behind loads costs nothing.
        y, p = steps[-1].plane
        self.late = [(x, y, p) for x in opened.get((y, p), [])]
        if not first:
            self._enter()
            for word in self.late:
                self.program.store(self.parity[word[0], p], ("A", word), f"E{word} of last round")
        self._theta(theta_cycle(start, step))
        self.parity = {}
        for each in steps:
            self._half_plane(each)
        self.program.leave = [self.parity[c] for c in COLUMNS if c in self.parity]

    def _load(self, word: Word) -> int:
        if word in self.loaded:
            return self.loaded.pop(word)
        v = self.program.load(("A", word), self.delays[word], f"A{word}")
        if word in self.reused and word in self.missing[word[0], word[2]]:
            self.loaded[word] = v
        return v

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
        delay = {}
        for column, word, after in self._merges():
            delay[column] = after
            self.missing[column].remove(word)
        for column in COLUMNS:
            if column in delay:
                self.parity[column] = self.program.value(delay[column])
                self.program.enter.append(self.parity[column])

    def _merge(self, column: Column, v: int, word: Word) -> None:
        program = self.program
        if column not in self.parity:
            self.parity[column] = v
            return
        takes = not self.first_input and program.delay[v] == self.between.c[column]
        keep = "b" if takes else "a"
        self.parity[column] = program.eor(self.parity[column], v, f"C{column}", keep=keep)

    # theta

    def _theta(self, order: list[Column]) -> None:
        self.first_input = self.first
        self.d: dict[Column, int] = {}
        spilled = {c for each in self.steps for c in each.spilled}
        done: list[Column] = []
        for column in [*order, order[0]]:
            if column not in done:
                for word in self.missing[column]:
                    self._merge(column, self._load(word), word)
            done.append(column)
            if len(done) > 1:
                self._difference(done[-2], column, spilled)
        self.first_input = False

    def _difference(self, one: Column, two: Column, spilled: set[Column]) -> None:
        target, first, second, turn = theta_between(one, two)
        program, c = self.program, self.parity
        d = program.eor_to(c[first], c[second], self.between.d[target], f"D{target}", turn)
        self.d[target] = d
        if target in spilled:
            program.store(d, ("S", target), f"D{target}")

    # rho, pi, chi, iota

    def _half_plane(self, each: Step) -> None:
        program = self.program
        y, p = each.plane
        b = []
        for word, rotation in chi_inputs(y, p):
            column = (word[0], word[2])
            if column in each.loaded:
                self.d[column] = program.load(("S", column), self.between.d[column], f"D{column}")
            a = self._load(word)
            v = program.eor_to(a, self.d[column], self.between.d[column], f"A{word} ^ D")
            program.rename(v, rotation)
            b.append(v)
        if self.last:
            b = self._realign(b)
        for x in range(5):
            word = (x, y, p)
            one, two = chi_terms(x)
            t = program.and_not(b[two], b[one], "chi")
            if self.last:
                e = program.eor_to(b[x], t, 0, f"E{word}")
            else:
                e = program.eor(
                    b[x], t, f"E{word}", keep="a" if word in self.between.taken else "b"
                )
                assert program.delay[e] == self.between.words[word]
            if x == 0 and y == 0:
                e = self._iota(e, p)
            if self.last or word not in self.late:
                program.store(e, ("E", word), f"E{word}")
            if not self.last and ((x, p) in self.parity or x in self.opened.get(each.plane, [])):
                self._merge((x, p), e, word)

    def _realign(self, b: list[int]) -> list[int]:
        """Explicit rotations for so many words that each result finds one operand without delay."""
        program = self.program
        best = None
        for choice in range(32):
            zero = [choice >> x & 1 or not program.delay[b[x]] for x in range(5)]
            if all(zero[x] or zero[chi_terms(x)[1]] for x in range(5)):
                if best is None or choice.bit_count() < best.bit_count():
                    best = choice
        return [program.align(v, 0, "rho") if best >> x & 1 else v for x, v in enumerate(b)]

    def _iota(self, e: int, p: int) -> int:
        """The last round's constant is known; the others come from a table, a word for each."""
        program = self.program
        if self.last:
            for part in (0x80008000, 0x82) if p else ():
                v = program.value()
                program.ops.append(Op("eori", v, e, rot=part, note="iota"))
                e = v
            return e
        if self.constant is None:
            pointer = program.load(("S", "rc"), 0, "constants")
            self.constant = program.load(("K", 0), 0, "constant", pointer)
        v = program.value(program.delay[e])
        amount, shift = (self.packing.up, "lsl") if p else (self.packing.down, "lsr")
        program.ops.append(Op("eor", v, e, self.constant, amount, shift, note="iota"))
        return v
