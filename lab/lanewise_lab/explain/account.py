# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which instruction of a run makes which value of the description, and what the others do.

Two runs on different random states must agree: a name counts if it fits both, and a word that is
the same in both depends on no data. So a wrong word is taken for a right one by chance with less
than 2^-20 even where words have 32 bits (2^20 values, turned and inverted, twice 2^32 words).
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from itertools import product
from pathlib import Path

from ..symbolic import Refused
from .dictionary import LEFT, PART, RIGHT, SUM, Found, Name, dictionary, words_of
from .recorded import Run, Spoiled, Step, record

#: What an instruction does, in the order of the tables. Those that make values come first.
PLAIN, JOINED, DEFERRED, INVERTED = "plain", "joined", "deferred", "complemented"
SUMS, HALVES, UNEXPLAINED = "partial sums", "halves of a rotation", "unexplained"
MOVES, LOADS, STORES, FRAME = "moves", "loads", "stores", "loop and frame"
VALUES = (PLAIN, JOINED, DEFERRED, INVERTED, SUMS, HALVES)
KINDS = (*VALUES, UNEXPLAINED, MOVES, LOADS, STORES, FRAME)

SEEDS = (1, 2)
Place = tuple[str, int]  # a register and the number of a word in it, or an address
#: Which of the names of a word is shown, if several fit as well.
ORDER = "a i e b t n c r d".split()


@dataclass
class Made:
    """A word that an instruction makes: where, and what it is."""

    place: str
    index: int
    names: list[Found]  # all that fits, the best first
    kind: str = UNEXPLAINED
    idle: bool = False  # whatever it is, the result is the same

    @property
    def what(self) -> Found | None:
        return self.names[0] if self.names else None


@dataclass
class Line:
    """An instruction, executed once. `other` is what it does if it makes no value."""

    address: int
    text: str
    other: str
    words: int  # written, whatever they are
    made: list[Made] = field(default_factory=list)

    @property
    def kind(self) -> str:
        """The last of the kinds of its words, in the order of the tables."""
        return max((m.kind for m in self.made if not m.idle), key=KINDS.index, default=self.other)

    @property
    def mixed(self) -> bool:
        """Whether it writes words that have no name, and others."""
        return 0 < sum(m.what is None for m in self.made) < self.words


@dataclass
class Account:
    symbol: str
    isa: str
    states: int
    rounds: int
    bits: int
    right: bool  # whether the result is that of FIPS 202
    lines: list[Line]

    @property
    def counts(self) -> Counter:
        return Counter(line.kind for line in self.lines)

    @property
    def computing(self) -> int:
        return sum(self.counts[kind] for kind in (*VALUES, UNEXPLAINED))

    @property
    def explained(self) -> int:
        return self.computing - self.counts[UNEXPLAINED]


class _Parents:
    """Whether the values that a step of the description takes were made before."""

    def __init__(self, bits: int):
        self.words, self.made = words_of(bits), set()

    def add(self, found: Found) -> None:
        name = found.name
        self.made.add((name.state, name.round, name.step, name.at, name.words))
        if found.offset == 0:
            self.made.add((name.state, name.round, name.step, name.at, "here"))

    def _has(self, name: Name, step: str, at: tuple, words=()) -> bool:
        return (name.state, name.round, step, at, words) in self.made

    def _splits(self, name: Name, words: tuple) -> bool:
        """Whether a sum is that of two that are there."""
        for word in words:
            rest = tuple(w for w in words if w != word)
            if len(rest) == 1 or self._has(name, SUM, name.at, rest):
                return True
        pairs = ((a, b) for n, a in enumerate(words) for b in words[n + 1 :])
        return any(
            self._has(name, SUM, name.at, pair)
            and self._has(name, SUM, name.at, tuple(w for w in words if w not in pair))
            for pair in pairs
        )

    def complete(self, name: Name) -> bool:
        step, at, w = name.step, name.at, self.words
        if step == "c":
            return self._splits(name, tuple((at[0], y, *at[1:]) for y in range(5)))
        if step == "d":
            _, second, turn = w.theta(at)
            halves = product((f"{PART}{LEFT}r", f"{PART}{RIGHT}r"), ((), ("~",)))
            by_halves = any(self._has(name, half, at, mark) for half, mark in halves)
            return not turn or by_halves or self._has(name, "r", second, "here")
        if step == "t":
            return self._has(name, "d", (at[0], *at[2:]))
        if step == "b":
            source, turn = w.rho_pi(at)
            return not turn or self._has(name, "t", source)
        if step == "e":
            return self._has(name, "n", at)
        return step != "i" or self._has(name, "e", at)


def _rank(found: Found) -> tuple:
    step = found.name.step
    return (
        found.name.half,
        found.offset != 0,
        found.inverted,
        ORDER.index(step) if step in ORDER else len(ORDER),
        len(found.name.words),
    )


class _Judge:
    """Names the words of both runs."""

    def __init__(self, runs: list[Run], rounds: int):
        self.dictionaries = [dictionary(run.states, rounds, run.bits) for run in runs]

    def _names(self, words: tuple[int, int]) -> list[Found]:
        """Those that fit both runs, the best first."""
        names = [d.find(word) for d, word in zip(self.dictionaries, words, strict=True)]
        distance = self.dictionaries[0].distance
        both = sorted(set.intersection(*names), key=lambda f: (*_rank(f), distance(f.name), f))
        if both and not both[0].name.half:
            for d in self.dictionaries:
                d.near(both[0].name)
        return both

    def line(self, one: Step, two: Step, data: set[Place]) -> Line:
        """`data`: where it writes new words that are data."""
        line = Line(one.address, one.text, FRAME, len(one.written))
        for a, b in zip(one.written, two.written, strict=True):
            if a[:2] in data and None not in (a.value, b.value):
                line.made.append(Made(a.place, a.index, self._names((a.value, b.value))))
        if one.loads or one.stores:
            line.other = LOADS if one.loads else STORES
        elif one.written and not any(w.new for w in (*one.written, *two.written)):
            line.other = MOVES
        return line


def _data(runs: list[Run]) -> dict[int, set[Place]]:
    """Of each instruction, by address, where it writes words that are new, and no addresses,
    counters or constants: they differ between two runs. Words of one bit may not, so what holds of
    one execution is taken to hold of all."""
    places: dict[int, set[Place]] = {}
    for one, two in zip(*(run.steps for run in runs), strict=True):
        found = places.setdefault(one.address, set())
        for a, b in zip(one.written, two.written, strict=True):
            if a.value is not None and a.value != b.value and (a.new or b.new):
                found.add(a[:2])
    return places


def _settle(lines: list[Line]) -> None:
    """Halves of a rotation by few bits have many names by chance, and other words are like them.
    Only what an instruction makes in all rounds in which it is executed is taken for one."""
    forms: dict[tuple, set] = {}
    for line in lines:
        for m in line.made:
            of = {found.name.form for found in m.names}
            forms.setdefault((line.address, m.place, m.index), of).intersection_update(of)
    for line in lines:
        for m in line.made:
            same = forms[line.address, m.place, m.index]
            best = next((found for found in m.names if found.name.form in same), None)
            if best and best.name.half:
                m.names = [best]
            else:
                m.names = [found for found in m.names if not found.name.half]
                m.names.sort(key=lambda found: found.name.form not in same)


def _classify(lines: list[Line], bits: int) -> None:
    """Says of each value of which kind it is, in the order in which they were made."""
    parents = _Parents(bits)
    for m in (m for line in lines for m in line.made if m.names):
        m.kind = _kind(m.names[0], parents)
        for found in m.names:  # with a word all that it is called is there
            parents.add(found)


def _kind(found: Found, parents: _Parents) -> str:
    if found.name.half:
        return HALVES
    if found.name.step == SUM:
        return SUMS
    if found.inverted:
        return INVERTED
    if found.offset:
        return DEFERRED
    return PLAIN if parents.complete(found.name) else JOINED


def _mark_idle(path: Path, symbol: str, rounds: int, lines: list[Line]) -> None:
    """Registers may have more words than the values packed into them. Words without a name, next to
    others that the same instruction writes, are replaced by random numbers where they are written;
    if the result is right all the same, nothing that counts depends on them."""
    spoiled: Spoiled = {}
    for n, line in enumerate(lines):
        if line.mixed:
            spoiled[n] = [(m.place, m.index) for m in line.made if m.what is None]
    if spoiled and record(path, symbol, rounds, SEEDS[0], spoiled).right:
        for m in (m for n in spoiled for m in lines[n].made):
            m.idle = m.what is None


def account(path: Path, symbol: str, isa: str, rounds: int = 24) -> Account:
    """What the instructions of a call of a permutation make."""
    runs = [record(path, symbol, rounds, seed) for seed in SEEDS]
    first, second = (run.steps for run in runs)
    shapes = [[(s.address, len(s.written)) for s in run.steps] for run in runs]
    if shapes[0] != shapes[1]:
        raise Refused("what is executed or written differs between two random states")
    judge = _Judge(runs, rounds)
    data = _data(runs)
    lines = [judge.line(a, b, data[a.address]) for a, b in zip(first, second, strict=True)]
    _settle(lines)
    _classify(lines, runs[0].bits)
    _mark_idle(path, symbol, rounds, lines)
    right = all(run.right for run in runs)
    return Account(symbol, isa, len(runs[0].states), rounds, runs[0].bits, right, lines)
