# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Delays that come back after a round with no explicit rotation: deferred rotations, all the way.

A stored word s stands for rol(s, delay). An operation on two words can give its result the delay
of either one, for the barrel shifter turns the other. So

- a result of chi has the delay of its own input b[x] or of the AND, which has that of b[x + 2];
- an input of chi has the delay of the D that was added to it, plus rho's rotation;
- a parity can have the delay of any of its five words, and D that of either of its two parities
  (the second one is rotated by theta on the way).

Following one delay back from a D through a parity, a word and chi thus ends at some D of the round
before, with a fixed difference. A round can repeat if every D has such a parent and the differences
around each cycle of parents add up to 0 modulo the width of a word. There are many solutions; a
random search (search/chance.py) finds some that suit the ends, where delays must appear and
disappear, and the packed constants of iota. A recipe keeps what was found.

Words are half-lanes (bit interleaving: a word is (x, y, p), its column (x, p), its plane (y, p)) or
whole lanes (a word is (x, y), its column (x,), its plane (y,)).
"""

from __future__ import annotations

from collections.abc import Hashable
from dataclasses import dataclass, field

from ..ir import Block
from ..round import INTERLEAVED, Column, Ops, Word, Words, column_of


@dataclass
class Delays:
    """d, c: delays of the words of D and of the parities; taken: the results of chi that have the
    delay of their own input instead of the AND's."""

    d: dict[Column, int]
    c: dict[Column, int]
    taken: set[Word]
    words: dict[Word, int] = field(default_factory=dict)
    shape: Words = INTERLEAVED

    def __post_init__(self):
        for plane in self.shape.planes:
            for x in range(5):
                word = (x, *plane)
                origin, rotation = source_of(self.shape, word, word in self.taken)
                self.words[word] = (self.d[origin] + rotation) % self.shape.bits

    def consistent(self) -> bool:
        """Whether a round that begins with these delays can end with them."""
        for column in self.shape.columns:
            if self.c[column] not in {w for k, w in self.words.items() if column_of(k) == column}:
                return False
            first, second, turn = self.shape.theta(column)
            if self.d[column] not in (self.c[first], (self.c[second] + turn) % self.shape.bits):
                return False
        return True


def source_of(shape: Words, word: Word, taken: bool) -> tuple[Column, int]:
    """Of which D a result of chi has the delay, and rho's rotation on top."""
    source, rotation = shape.rho_pi(word if taken else shape.chi(word)[1])
    return column_of(source), rotation


class Deferred(Ops):
    """Operations on stored words; `delay` says of each value what the code does not: the word that
    it stands for is this one rotated left. So rho costs nothing, it only renames; and an operation
    on two words with different delays rotates its second operand by the difference, which the
    barrel shifter does on the way (kinds that end in _ror)."""

    words: Words
    file: str
    #: Where neither operand has the delay that is wanted: whether the first is rotated, or the sum.
    rotates_first = False

    def __init__(self) -> None:
        self.block = Block()
        self.delay: dict[int, int] = {}

    def value(self, delay: int = 0) -> int:
        v = self.block.value(self.file)
        self.delay[v] = delay % self.words.bits
        return v

    def emit(self, kind: str, delay: int, *reads: int, **more) -> int:
        v = self.block.emit(kind, self.file, *reads, **more)
        self.delay[v] = delay % self.words.bits
        return v

    def rename(self, v: int, rotation: int) -> int:
        """From here on v stands for its word rotated left."""
        self.delay[v] = (self.delay[v] + rotation) % self.words.bits
        return v

    def align(self, a: int, delay: int, note: str) -> int:
        """The same word with another delay: an explicit rotation, if it has not."""
        amount = (delay - self.delay[a]) % self.words.bits
        return self.emit("ror", delay, a, amount=amount, note=note) if amount else a

    def combine(self, kind: str, a: int, b: int, note: str, turn: int = 0, keep: str = "a") -> int:
        """a OP rol(b, turn), with the delay of a (keep="a"); XOR also with b's (keep="b")."""
        da, db = self.delay[a], (self.delay[b] + turn) % self.words.bits
        if keep == "b":
            a, b, da, db = b, a, db, da
        amount = (da - db) % self.words.bits
        return self.emit(f"{kind}_ror" if amount else kind, da, a, b, amount=amount, note=note)

    def xor_to(self, a: int, b: int, delay: int, note: str, turn: int = 0) -> int:
        """a XOR rol(b, turn) with this delay."""
        mine, other = self.delay[a], (self.delay[b] + turn) % self.words.bits
        if delay not in (mine, other):
            if not self.rotates_first:
                return self.align(self.combine("eor", a, b, note, turn), delay, note)
            a = self.align(a, delay, note)
        return self.combine("eor", a, b, note, turn, "b" if self.delay[a] != delay else "a")

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self.combine("bic", b, a, self.words.algebra(of))

    def memory(self, kind: str, v: int, place: Hashable, note: str) -> None:
        """A store."""
        self.block.store(kind, v, place=place, note=note)
