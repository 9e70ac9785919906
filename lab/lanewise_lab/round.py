# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Keccak-p[1600] round, described once. No machine is in here.

Lane (x, y) has index x + 5*y. Source: FIPS 202, sections 3.2 and 3.3. `Round` is the description:
the values of a round and the operations that make them, over an object that knows how a machine
does each (`Ops`). `Words` says of which words a lane consists: itself, or its bit-interleaved
halves. With numbers (`Ints`) the description is the reference that kernels are compared with; with
the operations of an instruction set it is what their generators emit, in the order they ask for.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

Word = tuple[int, ...]
Column = tuple[int, ...]

WIDTH = 5
LANES = 25
ROUNDS = 24
MASK = (1 << 64) - 1


def lane(x: int, y: int) -> int:
    """Index of lane (x, y); coordinates are taken mod 5."""
    return (x % 5) + 5 * (y % 5)


def place(i: int) -> tuple[int, int]:
    """Coordinates of the lane with index i."""
    return i % 5, i // 5


def sheet(i: int) -> int:
    """The x of the lane with index i."""
    return i % 5


def theta_terms(x: int) -> tuple[int, int]:
    """Of which parities theta makes the word of sheet x: D[x] = C[first] ^ rol(C[second], 1)."""
    return (x + 4) % 5, (x + 1) % 5


def chi_terms(x: int) -> tuple[int, int]:
    """Which two lanes of a row chi joins to lane x: a[x] = b[x] ^ (~b[first] & b[second])."""
    return (x + 1) % 5, (x + 2) % 5


def _rho_offsets() -> list[int]:
    """FIPS 202 algorithm 2: walk from (1, 0) by (x, y) -> (y, 2x + 3y)."""
    offsets = [0] * LANES
    x, y = 1, 0
    for t in range(24):
        offsets[lane(x, y)] = ((t + 1) * (t + 2) // 2) % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


#: Left rotation of each lane, by index.
RHO = _rho_offsets()


def pi_source(x: int, y: int) -> tuple[int, int]:
    """FIPS 202 algorithm 3: the lane that pi moves to (x, y)."""
    return (x + 3 * y) % 5, x


def pi_target(x: int, y: int) -> tuple[int, int]:
    """Where pi moves lane (x, y)."""
    return y, (2 * x + 3 * y) % 5


def _round_constants() -> list[int]:
    """FIPS 202 algorithms 5 and 6: the LFSR x^8 + x^6 + x^5 + x^4 + 1, seven bits a round."""
    constants, register = [], 1
    for _ in range(ROUNDS):
        value = 0
        for j in range(7):
            if register & 1:
                value |= 1 << ((1 << j) - 1)
            register <<= 1
            if register & 0x100:
                register ^= 0x171
        constants.append(value)
    return constants


#: The 24 constants of iota; Keccak-p[1600, n] uses the last n.
RC = _round_constants()


def rol(value: int, amount: int) -> int:
    """Rotate a 64-bit word left."""
    amount %= 64
    return ((value << amount) | (value >> (64 - amount))) & MASK if amount else value


@dataclass(frozen=True)
class Words:
    """What a lane is held in: one word (x, y), or two, (x, y, 0) with its even bits and (x, y, 1)
    with its odd ones. A rotation of the lane by an even amount rotates both halves by half of it;
    by an odd amount it also swaps them, and the word that comes to the even place moves one
    further. Source: Keccak implementation overview, section 2.1.

    A column is (x,) or (x, p): the word of theta that all words (x, .., p) share; a plane is (y,)
    or (y, p)."""

    parts: int

    @property
    def bits(self) -> int:
        return 64 // self.parts

    @cached_property
    def halves(self) -> list[tuple[int, ...]]:
        return [()] if self.parts == 1 else [(0,), (1,)]

    @cached_property
    def columns(self) -> list[Column]:
        return [(x, *p) for x in range(WIDTH) for p in self.halves]

    @cached_property
    def planes(self) -> list[tuple[int, ...]]:
        return [(y, *p) for y in range(WIDTH) for p in self.halves]

    def rotated(self, amount: int, *half: int) -> tuple[tuple[int, ...], int]:
        """Of a lane rotated left by the amount, this half: which half it was, and its rotation."""
        if not half:
            return (), amount % 64
        (p,) = half
        if amount % 2 == 0:
            return half, amount // 2 % 32
        return (1 - p,), (amount // 2 + (1 - p)) % 32

    def theta(self, column: Column) -> tuple[Column, Column, int]:
        """D is the first parity XOR the second one rotated left by the amount."""
        x, *half = column
        first, second = theta_terms(x)
        other, turn = self.rotated(1, *half)
        return (first, *half), (second, *other), turn

    def ring(self, start: int = 0, step: int = 1) -> list[Column]:
        """All parities in an order in which each two neighbours make one D, the ends too."""
        order, column = [], self.columns[0]
        for _ in self.columns:
            order.append(column)
            column = (theta_terms(column[0] + 1)[1], *(1 - p for p in column[1:]))
        order = order[start:] + order[:start]
        return order if step == 1 else order[:1] + order[:0:-1]

    def between(self, one: Column, two: Column) -> Column:
        """The column whose D two neighbours of the ring make."""
        return next(c for c in self.columns if {one, two} == set(self.theta(c)[:2]))

    def split(self, lane: int) -> list[int]:
        """A number of 64 bits as the words of a lane."""
        step = self.parts
        return [sum((lane >> step * n + p & 1) << n for n in range(self.bits)) for p in range(step)]

    @cached_property
    def turns(self) -> dict[Column, int]:
        """How far theta rotates each parity."""
        return {second: turn for _, second, turn in map(self.theta, self.columns)}

    def rho_pi(self, word: Word) -> tuple[Word, int]:
        """The word that pi brings here, and how far rho rotates it left."""
        x, y, *half = word
        source = pi_source(x, y)
        other, turn = self.rotated(RHO[lane(*source)], *half)
        return (*source, *other), turn

    def chi(self, word: Word) -> tuple[Word, Word]:
        x, *plane = word
        one, two = chi_terms(x)
        return (one, *plane), (two, *plane)

    @staticmethod
    def named(letter: str, word: tuple) -> str:
        """What people call a word: a310."""
        return letter + "".join(map(str, word))

    def algebra(self, of: tuple) -> str:
        """What a step does, for people: `of` as Ops have it."""
        (step, at, *sum_), name = of, self.named
        if step == "c":
            words, sign = sum_
            return f"{name('c', at)} {sign} {' ^ '.join(name('a', word) for word in words)}"
        if step == "r":
            return f"rol({name('c', at)}, {self.turns[at]})"
        if step == "d":
            first, second, turn = self.theta(at)
            rotated = f"rol({name('c', second)}, {turn})" if turn else name("c", second)
            return f"{name('d', at)} = {name('c', first)} ^ {rotated}"
        if step == "t":
            return f"{name('a', at)} ^= {name('d', column_of(at))}"
        if step == "b":
            source, turn = self.rho_pi(at)
            sum_ = f"{name('a', source)} ^ {name('d', column_of(source))}"
            return f"{name('b', at)} = " + (f"rol({sum_}, {turn})" if turn else sum_)
        if step == "i":
            return f"{name('a', at)} ^= {name('rc', at[2:])}"
        one, two = (name("b", word) for word in self.chi(at))
        if step == "n":
            return f"t = ~{one} & {two}"
        return f"{name('a', at)} = {name('b', at)} ^ " + (
            "t" if step == "e" else f"(~{one} & {two})"
        )

    def inputs(self, *plane: int) -> list[tuple[Word, int]]:
        """What rho and pi bring to a plane, by x, with the rotations."""
        return [self.rho_pi((x, *plane)) for x in range(WIDTH)]


def column_of(word: Word) -> Column:
    return word[:1] + word[2:]


WHOLE = Words(1)
INTERLEAVED = Words(2)


class Ops:
    """What a round asks of a machine. Values are the machine's; `of` names the one that is made, as
    Round's methods are named: ("c", column), ("t", word) and so on. A machine that joins steps in
    one instruction overrides the last three."""

    def xor(self, *values: Any, of: tuple) -> Any:
        raise NotImplementedError

    def andn(self, a: Any, b: Any, of: tuple) -> Any:
        """~a & b."""
        raise NotImplementedError

    def rol(self, a: Any, amount: int, of: tuple) -> Any:
        """Rotated left by 1 or more."""
        raise NotImplementedError

    def xor_rol(self, a: Any, b: Any, amount: int, of: tuple) -> Any:
        return self.xor(a, self.rol(b, amount, of) if amount else b, of=of)

    def rol_xor(self, a: Any, b: Any, amount: int, of: tuple) -> Any:
        sum_ = self.xor(a, b, of=of)
        return self.rol(sum_, amount, of) if amount else sum_

    def chi(self, a: Any, b: Any, c: Any, of: tuple) -> Any:
        return self.xor(a, self.andn(b, c, ("n", *of[1:])), of=("e", *of[1:]))


class Round:
    """The values of one round; each is made when it is first asked for, of what it needs. So the
    order of a generator is the order in which it asks, and whatever it does not ask for on its own
    is left to the operation that joins it to the next step."""

    def __init__(self, o: Ops, lane_of: Callable[[Word], Any], words: Words = WHOLE):
        self.o, self.lane_of, self.words = o, lane_of, words
        self._made: dict[tuple[str, Hashable], Any] = {}
        self.missing = {c: [(c[0], y, *c[1:]) for y in range(WIDTH)] for c in words.columns}

    def put(self, step: str, at: tuple, value: Any) -> None:
        """A value that was made or moved elsewhere."""
        self._made[step, at] = value

    def has(self, step: str, at: tuple) -> bool:
        return (step, at) in self._made

    def _once(self, step: str, at: tuple, make: Callable[[], Any]) -> Any:
        if (step, at) not in self._made:
            self._made[step, at] = make()
        return self._made[step, at]

    # theta

    def enter(self, sum_: Any, *words: Word) -> None:
        """The sum of these words of a column was made before the round began."""
        for word in words:
            self.missing[column_of(word)].remove(word)
        self.put("c", column_of(words[0]), sum_)

    def add(self, *words: Word) -> None:
        """Words of one column go into its parity."""
        column = column_of(words[0])
        terms = [self.sum(column)] if self.has("c", column) else []
        terms += map(self.lane_of, words)
        of = ("c", column, words, "^=" if len(terms) > len(words) else "=")
        sum_ = self.o.xor(*terms, of=of) if len(terms) > 1 else terms[0]
        self.enter(sum_, *words)

    def sum(self, column: Column) -> Any:
        """As far as it goes."""
        return self._made["c", column]

    def c(self, column: Column) -> Any:
        """The parity of a column: the sum of its five words."""
        for word in list(self.missing[column]):
            self.add(word)
        return self.sum(column)

    def r(self, column: Column) -> Any:
        """The parity of a column as theta adds it to another: rotated."""
        turn = self.words.turns[column]
        return self._once("r", column, lambda: self.o.rol(self.c(column), turn, ("r", column)))

    def d(self, column: Column) -> Any:
        """What theta adds to the words of a column."""

        def make():
            first, second, turn = self.words.theta(column)
            if self.has("r", second):
                return self.o.xor(self.c(first), self.r(second), of=("d", column))
            return self.o.xor_rol(self.c(first), self.c(second), turn, ("d", column))

        return self._once("d", column, make)

    def t(self, word: Word, joined: bool = False) -> Any:
        """A word after theta; joined: as the sum of three, without D."""

        def make():
            column = column_of(word)
            if not joined:
                return self.o.xor(self.lane_of(word), self.d(column), of=("t", word))
            first, second, _ = self.words.theta(column)
            return self.o.xor(self.lane_of(word), self.c(first), self.r(second), of=("t", word))

        return self._once("t", word, make)

    # rho and pi

    def b(self, word: Word) -> Any:
        """A word after pi, named by the place it comes to."""

        def make():
            source, turn = self.words.rho_pi(word)
            if self.has("t", source):
                sum_ = self.t(source)
                return self.o.rol(sum_, turn, ("b", word)) if turn else sum_
            d = self.d(column_of(source))
            return self.o.rol_xor(self.lane_of(source), d, turn, ("b", word))

        return self._once("b", word, make)

    # chi

    def n(self, word: Word) -> Any:
        one, two = self.words.chi(word)
        return self._once("n", word, lambda: self.o.andn(self.b(one), self.b(two), ("n", word)))

    def e(self, word: Word) -> Any:
        """A word after chi."""

        def make():
            if self.has("n", word):
                return self.o.xor(self.b(word), self.n(word), of=("e", word))
            one, two = self.words.chi(word)
            return self.o.chi(self.b(word), self.b(one), self.b(two), ("x", word))

        return self._once("e", word, make)

    def iota(self, constant: Any, half: tuple[int, ...] = ()) -> Any:
        """Lane (0, 0) after iota, or a half of it."""
        word = (0, 0, *half)
        return self._once("i", word, lambda: self.o.xor(self.e(word), constant, of=("i", word)))


class Ints(Ops):
    """Numbers of so many bits."""

    def __init__(self, bits: int = 64):
        self.bits, self.ones = bits, (1 << bits) - 1

    def xor(self, *values: int, of: tuple) -> int:
        sum_ = 0
        for value in values:
            sum_ ^= value
        return sum_

    def andn(self, a: int, b: int, of: tuple) -> int:
        return ~a & b & self.ones

    def rol(self, a: int, amount: int, of: tuple) -> int:
        return (a << amount | a >> (self.bits - amount)) & self.ones


def _of(a: list[int]) -> Round:
    return Round(Ints(), lambda word: a[lane(*word)])


def theta(a: list[int]) -> list[int]:
    made = _of(a)
    return [made.t(place(i)) for i in range(LANES)]


def rho(a: list[int]) -> list[int]:
    return [rol(a[i], RHO[i]) for i in range(LANES)]


def pi(a: list[int]) -> list[int]:
    return [a[lane(*pi_source(*place(i)))] for i in range(LANES)]


def chi(a: list[int]) -> list[int]:
    made = _of(a)
    for i in range(LANES):
        made.put("b", place(i), a[i])
    return [made.e(place(i)) for i in range(LANES)]


def iota(a: list[int], constant: int) -> list[int]:
    return [a[0] ^ constant] + a[1:]


def permute(a: list[int], rounds: int = ROUNDS) -> list[int]:
    """Keccak-p[1600, rounds] on 25 words: the reference that kernels are compared with."""
    if not 1 <= rounds <= ROUNDS:
        raise ValueError(f"rounds must be 1..24, not {rounds}")
    for constant in RC[ROUNDS - rounds :]:
        made = _of(a)
        a = [made.iota(constant), *(made.e(place(i)) for i in range(1, LANES))]
    return a
