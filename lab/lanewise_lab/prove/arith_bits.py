# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Functions that pack: each bit of the output is a bit of a function of one input.

What compression and encoding compute is no polynomial modulo q. But each bit of their output is
traced to a number that depends on one input only, through sums, multiples, low bits and signs, and
such a number is tried for all values of the input. The 256 of a polynomial have one shape, or a
few; each shape is tried once.
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic import Refused, Unequal
from ..symbolic.domain import Word
from ..symbolic.integers import ONE, Expression, Integers


class Shapes:
    """Generators as trees over one input, without its number. Equal trees have equal numbers."""

    def __init__(self, n: Integers):
        self.n = n
        self._numbers: dict[tuple, int] = {}
        self._of: dict[int, tuple[int, frozenset]] = {}

    def of(self, g: int) -> tuple[int, frozenset]:
        """The number of its tree, and the inputs in it."""
        if g in self._of:
            return self._of[g]
        key, inputs = self.n.keys[g], frozenset()
        if key[0] == "1":
            tree: tuple = ("1",)
        elif key[0] == "input":
            tree, inputs = ("input", *self.n.interval[g]), frozenset((key[1],))
        elif key[0] == "unknown":
            raise Refused("bits of no number")
        elif key[0] == "product":
            pair = sorted((self.of(h) for h in key[1:]), key=lambda found: found[0])
            inputs = pair[0][1] | pair[1][1]
            tree = ("product", pair[0][0], pair[1][0])
        else:
            parts = [(*self.of(h), c) for h, c in key[-1]]
            inputs = frozenset().union(*(part[1] for part in parts))
            tree = (*key[:-1], tuple(sorted((shape, c) for shape, _, c in parts)))
        number = self._numbers.setdefault(tree, len(self._numbers))
        self._of[g] = number, inputs
        return self._of[g]

    def _order(self, g: int) -> list[int]:
        order: list[int] = []

        def visit(h: int) -> None:
            if h in order:
                return
            key = self.n.keys[h]
            if key[0] in ("value", "sign", "low bits"):
                for part, _ in key[-1]:
                    visit(part)
            elif key[0] == "product":
                visit(key[1])
                visit(key[2])
            order.append(h)

        visit(g)
        return order

    def table(self, g: int):
        """The input's values with the number that the generator is then."""
        keys, order = self.n.keys, self._order(g)
        (x,) = (h for h in order if keys[h][0] == "input")
        low, high = self.n.interval[x]
        values: dict[int, int] = {}
        for value in range(low, high + 1):
            for h in order:
                values[h] = self._value(keys[h], values, value)
            yield value, values[g]

    @staticmethod
    def _value(key: tuple, values: dict[int, int], x: int) -> int:
        if key[0] in ("1", "input"):
            return 1 if key[0] == "1" else x
        if key[0] == "product":
            return values[key[1]] * values[key[2]]
        whole = sum(c * values[h] for h, c in key[-1])
        if key[0] == "low bits":
            _, m, signed, _ = key
            whole %= 1 << m
            return whole - (whole >> m - 1 << m) if signed else whole
        if whole % ONE:
            raise Refused("an expression that is no integer")
        return whole // ONE if key[0] == "value" else int(whole < 0)


def _bit(n: Integers, e: Expression, at: int) -> tuple[int, int]:
    """A generator, and which bit of it is bit `at` of e: of a sum of fields, none of which overlap,
    one of them, else e itself under a name."""
    found, top = None, 1
    for c, g in sorted((c, g) for g, c in e.items()):
        unit = c // ONE
        low, high = n.interval[g]
        if c != unit * ONE or unit & unit - 1 or unit < top or low < 0:
            return next(iter(n.collapsed(e))), at
        top = unit << high.bit_length()
        if unit <= 1 << at < top:
            found = g, at - (unit.bit_length() - 1)
    if found is None:
        raise Refused("a bit that is always 0")
    return found


def judge(n: Integers, words: list[Word], d: int, function: Callable[[int], int]) -> None:
    """Raises where the words, as a string of bits, are not the d bits of the function of each
    input."""
    width, shapes = n.alg.width, Shapes(n)
    right: set[int] = set()
    for p in range(len(words) * width):
        i, k = divmod(p, d)
        word, at = words[p // width], p % width
        terms = [key for key, mask in word.t.items() if mask >> at & 1]
        if len(terms) != 1 or word.c >> at & 1:
            raise Refused(f"bit {p} of the output is no single bit of a number")
        turn, bits, source = n.source(terms[0])
        try:
            g, bit = _bit(n, n.low(source, bits), (at - turn) % width)
            shape, inputs = shapes.of(g)
        except Refused as reason:
            raise Refused(f"bit {p} of the output: {reason}") from None
        if bit != k or inputs != {i}:
            raise Unequal(f"bit {p} of the output is bit {bit} of a number of {set(inputs)}")
        if shape in right:
            continue
        for x, got in shapes.table(g):
            if (got - function(x)) % (1 << d):
                raise Unequal(f"coefficient {i}: of {x}, {got} and not {function(x)}")
        right.add(shape)
