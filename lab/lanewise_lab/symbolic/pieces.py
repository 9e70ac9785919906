# SPDX-License-Identifier: Apache-2.0 OR MIT
"""All values of one variable, piece by piece: a function of integers is tried for every value of
its argument at the price of one evaluation for each piece on which it is affine.

The argument is a Piece, a x + b for the x in an interval, and each operation of it shortens the
interval until its own result is affine too: a quotient or a remainder to where the quotient stays
the same, a comparison to where its outcome does, a product of two that both vary to one x. So
every line of a function, also one that says `if x % q > c`, holds for all x of the interval that is
left, exactly; the next piece begins behind it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from . import Refused


class Sweep:
    """The interval low..high on which all that was computed so far is affine."""

    def __init__(self, low: int, high: int):
        self.low, self.high = low, high


class Piece:
    """a x + b for the x of a sweep."""

    __slots__ = ("a", "b", "sweep")

    def __init__(self, sweep: Sweep, a: int, b: int):
        self.sweep, self.a, self.b = sweep, a, b

    def _made(self, a: int, b: int) -> Piece | int:
        return Piece(self.sweep, a, b) if a else b

    @property
    def first(self) -> int:
        """What it is at the lowest x."""
        return self.a * self.sweep.low + self.b

    def number(self) -> int:
        """Its value, at one x alone."""
        self.sweep.high = self.sweep.low
        return self.first

    def _within(self, least: int, most: int) -> None:
        """Shorten the interval to where the value stays in least..most, as it is at first."""
        end = (most - self.b) // self.a if self.a > 0 else (least - self.b) // self.a
        self.sweep.high = min(self.sweep.high, end)

    def __add__(self, other: Piece | int) -> Piece | int:
        if isinstance(other, Piece):
            return self._made(self.a + other.a, self.b + other.b)
        return Piece(self.sweep, self.a, self.b + other)

    def __mul__(self, other: Piece | int) -> Piece | int:
        if isinstance(other, Piece):
            if self.sweep.low < self.sweep.high:
                self.number()
            return self.first * other.first
        return self._made(self.a * other, self.b * other)

    __radd__, __rmul__ = __add__, __mul__

    def __neg__(self) -> Piece | int:
        return self * -1

    def __sub__(self, other: Piece | int) -> Piece | int:
        return self + -other

    def __rsub__(self, other: int) -> Piece | int:
        return -self + other

    def __floordiv__(self, n: int) -> int:
        k = self.first // n
        self._within(k * n, k * n + n - 1)
        return k

    def __mod__(self, n: int) -> Piece | int:
        steep = (self.a + n // 2) % n - n // 2  # multiples of n go, at every x
        same = self._made(steep, self.b % n)
        return same - same // n * n

    def __rshift__(self, k: int) -> int:
        return self // (1 << k)

    def __lshift__(self, k: int) -> Piece | int:
        return self * (1 << k)

    def __lt__(self, other: Piece | int) -> bool:
        d = self - other
        return d < 0 if isinstance(d, int) else d // (1 << 200) < 0

    def __ge__(self, other: Piece | int) -> bool:
        return not self < other

    def __gt__(self, other: Piece | int) -> bool:
        return -self < -other

    def __le__(self, other: Piece | int) -> bool:
        return not self > other

    def __eq__(self, other: object) -> bool:
        assert isinstance(other, Piece | int)
        return not (self < other or self > other)

    __hash__ = None  # type: ignore[assignment]


def exactly(value: Piece | int, n: int) -> Piece | int:
    """value / n. Refused where that is no integer."""
    if isinstance(value, Piece):
        if value.a % n == 0 == value.b % n:
            return Piece(value.sweep, value.a // n, value.b // n)
        value = value.number()
    if value % n:
        raise Refused("an expression that is no integer")
    return value // n


def low_bits(whole: Piece | int, m: int, signed: bool) -> Piece | int:
    whole = whole % (1 << m)
    return whole - (whole >> m - 1 << m) if signed else whole


def number(value: Piece | int) -> int:
    return value.number() if isinstance(value, Piece) else value


def pieces(low: int, high: int, function: Callable) -> Iterator[tuple[int, object]]:
    """The function of each piece, with the lowest x of the piece."""
    while low <= high:
        sweep = Sweep(low, high)
        found = function(Piece(sweep, 1, 0))
        yield low, found
        low = sweep.high + 1
