# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The values of the rounds of one call, by number: what the description makes of random states.

A word is looked up among them up to rotation and complement, since a kernel may keep a value turned
(a deferred rotation) or inverted. Besides the values themselves there are the sums of some of the
five words of a column, which a parity is made of, and the halves of a rotation that a machine makes
of two shifts.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from typing import NamedTuple

from ..round import INTERLEAVED, RC, ROUNDS, WHOLE, Ints, Round, Words, place

#: Values that are no step of the description, but parts of one: the sum of some words of a column;
#: what each of two shifts makes of a rotation, b or r; and this added to the other parity of D.
SUM, LEFT, RIGHT, PART = "sum", "<", ">", "+"


class Name(NamedTuple):
    """A value: of which state and round, and how `Round` calls it: step and place. `words` are the
    words in a sum, or "~" of a half of a complement; with iota the round constant is added."""

    state: int
    round: int
    step: str
    at: tuple
    words: tuple = ()
    iota: bool = False

    @property
    def half(self) -> bool:
        return self.step[0] in (LEFT, RIGHT, PART)

    @property
    def form(self) -> tuple:
        """The same in every round."""
        return self.state, *self[2:]


class Found(NamedTuple):
    """What a word is: rol(the value, offset), and inverted if so."""

    name: Name
    offset: int = 0
    inverted: bool = False


def folded(word: int, bits: int) -> int:
    """A number that is the same for all rotations of a word and of its complement."""
    ones = word.bit_count()
    key, ring = min(ones, bits - ones), word << bits | word
    for n in (1, 2, 3, 4, 5, 7, 9, 11, 13):
        key = key << 6 | ((word ^ ring >> n) & ((1 << bits) - 1)).bit_count() >> 1
    return key


class Dictionary:
    """Of words of so many bits."""

    def __init__(self, bits: int):
        self.bits, self.ones = bits, (1 << bits) - 1
        self._turned: dict[int, list[tuple[str, Name]]] = {}
        self._halves: dict[tuple[int, int], list[Name]] = {}  # by round and word
        self._near: dict[int, int] = {}  # of a state, the round of its last value

    def add(self, name: Name, word: int) -> None:
        """A value that may be found turned."""
        entry = f"{word:0{self.bits}b}" * 2, name
        self._turned.setdefault(folded(word, self.bits), []).append(entry)

    def add_half(self, name: Name, word: int) -> None:
        """One that may not: some have few bits, so only those of rounds nearby are found."""
        self._halves.setdefault((name.round, word), []).append(name)

    def _half(self, word: int) -> Iterator[Found]:
        rounds = {n + m for n in self._near.values() for m in (-1, 0, 1)}
        for inverted in (False, True):
            for n in rounds:
                for name in self._halves.get((n, word), ()):
                    if self.distance(name) < 2:
                        yield Found(name, 0, inverted)
            word ^= self.ones

    def near(self, name: Name) -> None:
        """A run has come to this value."""
        self._near[name.state] = name.round

    def distance(self, name: Name) -> int:
        """How many rounds a run is away from a value."""
        return abs(self._near.get(name.state, name.round) - name.round)

    def find(self, word: int) -> set[Found]:
        """All that a word may be."""
        found = set(self._half(word))
        for ring, name in self._turned.get(folded(word, self.bits), ()):
            for inverted in (False, True):
                offset = ring.find(f"{word ^ self.ones if inverted else word:0{self.bits}b}")
                if offset >= 0:
                    found.add(Found(name, offset % self.bits, inverted))
        return found


def words_of(bits: int) -> Words:
    return WHOLE if bits == 64 else INTERLEAVED


class _OneRound:
    """Enters the values of one round of one state."""

    def __init__(self, entries: Dictionary, state: int, number: int, before: dict):
        self.d, self.state, self.number, self.before = entries, state, number, before
        self.words = words_of(entries.bits)
        self.a = Round(Ints(entries.bits), before.__getitem__, self.words)

    def name(self, step: str, at: tuple, words: tuple = (), iota: bool = False) -> Name:
        return Name(self.state, self.number, step, at, words, iota)

    def sums(self, before_iota: dict) -> None:
        """Of two to four words of a column; those of plane 0, where lane (0, 0) may be without the
        constant that iota of the round before adds."""
        for column in self.words.columns:
            for size in (2, 3, 4, 5):
                for some in combinations(self.a.missing[column], size):
                    total = 0
                    for word in some:
                        total ^= self.before[word]
                    name = self.name(SUM, column, some) if size < 5 else self.name("c", column)
                    self.d.add(name, total)
                    for word in set(some) & set(before_iota):
                        other = total ^ self.before[word] ^ before_iota[word]
                        self.d.add(self.name(SUM, column, some, True), other)

    def _halves(self, step: str, at: tuple, word: int, turn: int) -> Iterator[tuple[Name, int]]:
        """What two shifts make of a word, and of its complement."""
        up, down = self.d.ones << turn & self.d.ones, (1 << turn) - 1
        left, right = word << turn & up, word >> (self.d.bits - turn)
        if turn:
            yield self.name(LEFT + step, at), left
            yield self.name(RIGHT + step, at), right
            yield self.name(LEFT + step, at, ("~",)), left ^ up
            yield self.name(RIGHT + step, at, ("~",)), right ^ down

    def values(self, constants: list[int]) -> tuple[dict, dict]:
        """Enters them; the words after the round, and those that iota changes as they were."""
        a, add, add_half = self.a, self.d.add, self.d.add_half
        for column in self.words.columns:
            first, second, turn = self.words.theta(column)
            add(self.name("r", column), a.r(column))
            add(self.name("d", column), a.d(column))
            for half, part in self._halves("r", second, a.c(second), turn):
                add_half(half, part)
                add_half(self.name(PART + half.step, column, half.words), a.c(first) ^ part)
        for word in self.before:
            source, turn = self.words.rho_pi(word)
            for step in "tbne":
                add(self.name(step, word), getattr(a, step)(word))
            for half, part in self._halves("b", word, a.t(source), turn):
                add_half(half, part)
        after = {word: a.e(word) for word in self.before}
        first = [word for word in after if word[:2] == (0, 0)]
        for word, constant in zip(first, constants, strict=True):
            add(self.name("i", word), a.iota(constant, word[2:]))
            for step in "bn":
                add(self.name(step, word, iota=True), getattr(a, step)(word) ^ constant)
            after[word] = a.iota(constant, word[2:])
        return after, {word: a.e(word) for word in first}


def dictionary(states: list[list[int]], rounds: int, bits: int) -> Dictionary:
    """All values of Keccak-p[1600, rounds] on states of 25 lanes, in words of so many bits."""
    entries, words = Dictionary(bits), words_of(bits)
    for k, lanes in enumerate(states):
        now, without = {}, {}
        for i, value in enumerate(lanes):
            for half, part in zip(words.halves, words.split(value), strict=True):
                now[*place(i), *half] = part
                entries.add(Name(k, 0, "a", (*place(i), *half)), part)
        for number in range(rounds + 1):
            one = _OneRound(entries, k, number, now)
            one.sums(without)
            if number < rounds:
                now, without = one.values(words.split(RC[ROUNDS - rounds + number]))
    return entries
