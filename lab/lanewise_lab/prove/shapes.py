# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Numbers that a function computes, as trees over its inputs, and their values for all inputs.

What is no polynomial modulo q is shown by trying all values of the input that it depends on. The
256 numbers of a polynomial are trees of one shape, or of a few; each shape is tried once. Of a
number of two inputs it is enough to try the values that its parts of one input each take together,
if these are few.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product

from ..symbolic import Refused, logic
from ..symbolic.domain import Word
from ..symbolic.integers import ONE, Expression, Integers
from ..symbolic.pieces import Piece, exactly, low_bits, number, pieces

#: Values of an input that are tried one by one, which is quicker for few.
FEW = 1 << 16
#: What the parts of one input may take together, of a number of two.
MOST = 4096

Inputs = frozenset  # of (which array, which element)
Value = Piece | int


class Shapes:
    """Trees of generators, without the numbers of the inputs. Equal trees have equal numbers.
    place: of the number of an input, its array and its element there."""

    def __init__(self, n: Integers, place: Callable[[int], tuple[int, int]] = lambda k: (0, k)):
        self.n, self.place = n, place
        self._numbers: dict[tuple, int] = {}
        self._of: dict[int, tuple[int, Inputs]] = {}

    # What a tree is

    def of(self, g: int) -> tuple[int, Inputs]:
        """The number of its tree, and the inputs in it."""
        if g in self._of:
            return self._of[g]
        key, inputs = self.n.keys[g], frozenset()
        if key[0] == "1":
            tree: tuple = ("1",)
        elif key[0] == "input":
            place = self.place(key[1])
            tree, inputs = ("input", place[0], *self.n.interval[g]), frozenset((place,))
        elif key[0] == "unknown":
            raise Refused("bits of no number")
        elif key[0] == "product":
            pair = sorted((self.of(h) for h in key[1:]), key=lambda found: found[0])
            inputs = pair[0][1] | pair[1][1]
            tree = ("product", pair[0][0], pair[1][0])
        elif key[0] == "bits":
            inner, inputs = self._of_word(key[1])
            tree = ("bits", inner)
        else:
            parts, inputs = self._of_sum(key[-1])
            tree = (*key[:-1], parts)
        number = self._numbers.setdefault(tree, len(self._numbers))
        self._of[g] = number, inputs
        return self._of[g]

    def _of_sum(self, parts: Iterable) -> tuple[tuple, Inputs]:
        found = [(*self.of(h), c) for h, c in parts]
        inputs = frozenset().union(*(part[1] for part in found))
        return tuple(sorted((shape, c) for shape, _, c in found)), inputs

    def _of_word(self, word: Word) -> tuple[tuple, Inputs]:
        alg, terms, inputs = self.n.alg, [], frozenset()
        for key, mask in word.t.items():
            atom, turn = divmod(key, alg.width)
            inner = [self._of_word(w) for w in logic.made_of(alg, atom)]
            if not inner:
                _, bits, e = self.n.source(key)
                tree, used = self._of_sum(e.items())
                inner = [((bits, tree), used)]
            terms.append((turn, mask, tuple(tree for tree, _ in inner)))
            inputs = inputs.union(*(used for _, used in inner))
        return (word.c, tuple(sorted(terms, key=repr))), inputs

    def of_sum(self, e: Expression) -> tuple[tuple, Inputs]:
        return self._of_sum(e.items())

    # Its values

    def _sums(self, g: int) -> list[Iterable]:
        """The expressions that a generator is made of."""
        key = self.n.keys[g]
        if key[0] in ("value", "sign", "low bits"):
            return [key[-1]]
        if key[0] == "product":
            return [((h, ONE),) for h in key[1:]]
        if key[0] == "bits":
            of = logic.atoms(self.n.alg, key[1])
            return [self.n.source(atom * self.n.alg.width)[2].items() for atom in of]
        return []

    def order(self, generators: Iterable[int]) -> list[int]:
        """These and what they are made of, which comes first."""
        out: dict[int, None] = {}

        def visit(h: int) -> None:
            if h not in out:
                for parts in self._sums(h):
                    for part, _ in parts:
                        visit(part)
                out[h] = None

        for g in generators:
            visit(g)
        return list(out)

    def evaluate(self, order: list[int], values: dict[int, Value]) -> None:
        """Of all generators in this order; the inputs are there already."""
        for h in order:
            if h not in values:
                values[h] = self._value(self.n.keys[h], values)

    def _value(self, key: tuple, values: dict) -> Value:
        if key[0] == "1":
            return 1
        if key[0] == "product":
            return values[key[1]] * values[key[2]]
        if key[0] == "bits":
            return self._bits(key[1], lambda e: total(e.items(), values))
        whole = total(key[-1], values)
        if key[0] == "low bits":
            return low_bits(whole, *key[1:3])
        return exactly(whole, ONE) if key[0] == "value" else int(whole < 0)

    def _bits(self, word: Word, of: Callable[[Expression], Value]) -> Value:
        def atom(k: int) -> Value:
            _, bits, e = self.n.source(k * self.n.alg.width)
            return exactly(of(e), ONE) % (1 << bits)

        return logic.value(self.n.alg, word, self.n.alg.ones, atom)

    def table(self, sums: list[Expression], functions: Iterable[Callable]):
        """For all values of the one input in some sums, the least x of a piece, what ONE times the
        sums are, and what functions are of it."""
        order = self.order({g for e in sums for g in e})
        found = [h for h in order if self.n.keys[h][0] == "input"]
        if len(found) != 1:
            raise Refused("it is the same whatever the input is")
        x = found[0]
        low, high = self.n.interval[x]

        def at(value: Value) -> tuple[list[Value], list]:
            values = {x: value}
            self.evaluate(order, values)
            return [total(e.items(), values) for e in sums], [f(value) for f in functions]

        if high - low < FEW:
            return ((value, at(value)) for value in range(low, high + 1))
        return pieces(low, high, at)

    def parts(self, e: Expression) -> list[set[frozenset]]:
        """The largest parts of one array each that a sum of inputs of two is made of."""
        out: list[set[frozenset]] = [set(), set()]

        def cut(items: Iterable) -> None:
            for which, part in self._grouped(items).items():
                if len(which) == 1:
                    out[which[0]].add(frozenset(part))
                elif which:
                    for g, _ in part:
                        for inner in self._sums(g):
                            cut(inner)

        cut(e.items())
        return out

    def _grouped(self, items: Iterable) -> dict[tuple, list]:
        """By arrays: those of the inputs."""
        groups: dict[tuple, list] = {}
        for g, c in items:
            which = tuple(sorted({array for array, _ in self.of(g)[1]}))
            groups.setdefault(which, []).append((g, c))
        return groups

    def pairs(self, e: Expression, functions: tuple[Callable, Callable]):
        """Of a sum of two inputs: all that ONE times the sum may be, with what the functions of one
        input each are then, and the inputs."""
        cuts = [list(part) for part in self.parts(e)]
        sides = []
        for cut, function in zip(cuts, functions, strict=True):
            seen: dict[tuple, int] = {}
            for x, (found, (want,)) in self.table([dict(c) for c in cut], [function]):
                want = tuple(map(number, want)) if isinstance(want, tuple) else number(want)
                key = (tuple(map(number, found)), want)
                seen.setdefault(key, x)
                if len(seen) > MOST:
                    raise Refused("too many pairs of two inputs")
            sides.append([(key, x) for key, x in seen.items()])
        for ((a, f), x), ((b, g), y) in product(*sides):
            known = dict(zip(cuts[0], a, strict=True)) | dict(zip(cuts[1], b, strict=True))
            yield (x, y), self._joined(e.items(), known, {}), (f, g)

    def _joined(self, items: Iterable, known: dict, done: dict[int, int]) -> int:
        """ONE times a sum of which the parts of one input are known."""
        out = 0
        for which, part in self._grouped(items).items():
            if len(which) == 1:
                out += known[frozenset(part)]
                continue
            for g, c in part:
                if g not in done:
                    done[g] = self._of_parts(g, known, done)
                out += c * done[g]
        return out

    def _of_parts(self, g: int, known: dict, done: dict[int, int]) -> int:
        key = self.n.keys[g]
        if key[0] == "1":
            return 1
        if key[0] == "bits":
            return self._bits(key[1], lambda e: self._joined(e.items(), known, done))
        wholes = [self._joined(inner, known, done) for inner in self._sums(g)]
        if key[0] == "product":
            return exactly(wholes[0], ONE) * exactly(wholes[1], ONE)
        if key[0] == "low bits":
            return low_bits(wholes[0], *key[1:3])
        return exactly(wholes[0], ONE) if key[0] == "value" else int(wholes[0] < 0)


def total(parts: Iterable, values: dict) -> Value:
    out: Value = 0
    for h, c in parts:
        out = out + values[h] * c
    return out
