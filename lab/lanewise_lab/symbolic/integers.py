# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Elements of words as exact integers: what the words of bits (domain.py) lack for arithmetic.

An atom of the algebra of words may stand for an element of 16, 32 or 64 bits. Its bits are those
of an integer, modulo 2^bits, and that integer is an exact linear expression over generators with
dyadic coefficients. Every identity below is one of integers; only intervals are approximated, from
outside.

A generator is an integer with an interval and, if it has one, a residue modulo q as a polynomial of
the inputs (a dict from monomials, sorted tuples of input numbers, to coefficients). They are
  - 1, and the inputs;
  - values: an expression under a name, from when on it is a factor of a product;
  - products of two generators;
  - signs: 1 where an expression is negative, 0 where not;
  - low bits: E modulo 2^m, signed or not, of an expression E. It is named by the normal form of E
    modulo 2^m, so that low halves that are equal are one generator, and cancel. It has no residue.
High halves and rounded quotients are none: floor(E / 2^k) is (E - (E mod 2^k)) / 2^k. So a
Montgomery product, however its steps are ordered, becomes (c x - q t) / 2^16 by cancellation alone,
is congruent to c x / 2^16 because q t is 0 modulo q, and is bounded by the intervals of x and t.
Barrett's x - q round(x v / 2^15) needs no rule of its own either.

Sums may wrap around: only where the signed value of an element is asked for does it matter whether
its expression lies in the element's range. If not, the value is a generator of low bits, without a
residue, and a result that depends on it modulo q is refused.
"""

from __future__ import annotations

from . import Refused
from .domain import Algebra, Word

SCALE = 72  # coefficients are integers over 2^72
ONE = 1 << SCALE
Expression = dict  # generator -> coefficient; generator 0 is the number 1
Residue = dict  # monomial -> coefficient modulo q


class Integers:
    """The generators of one run, and the elements of words over them. q: an odd modulus, 1 where
    no residues are asked for."""

    def __init__(self, alg: Algebra, q: int = 1):
        self.alg, self.q = alg, q
        self.interval: list[tuple[int, int]] = [(1, 1)]
        self.keys: list[tuple] = [("1",)]
        self.residue: list[Residue | None] = [{(): 1}]
        self._formed: list[str] = [""]  # where, for people
        self._normal: list[tuple[int, Expression] | None] = [None]  # of low bits: m, normal form
        self._named: dict[tuple, int] = {}
        self._atom: dict[tuple, int] = {}
        self._value: dict[int, tuple[int, Expression]] = {}  # of an atom: bits of it, what it is
        self._wide: dict[int, tuple[int, int]] = {}  # of low bits: the interval of what they are of
        self._one = pow(ONE, -1, q)
        self._known: dict[frozenset, tuple[int, int]] = {}  # bounds of sums, by their parts
        self._signs: dict[int, Expression] = {}
        self._quotients: set[frozenset] = set()
        self.where = ""  # the instruction that is executed, for people

    # Generators

    def generator(self, key: tuple, lo: int, hi: int, residue, normal=None) -> Expression:
        n = self._named.get(key)
        if n is None:
            n = self._named[key] = len(self.interval)
            self.interval.append((lo, hi))
            self.residue.append(residue)
            self._normal.append(normal)
            self.keys.append(key)
            self._formed.append(self.where)
        return {n: ONE}

    def input(self, number: int, lo: int, hi: int) -> Expression:
        return self.generator(("input", number), lo, hi, {(number,): 1})

    @staticmethod
    def number(value: int) -> Expression:
        return {0: value * ONE} if value else {}

    @staticmethod
    def constant(e: Expression) -> int | None:
        if not e:
            return 0
        return e[0] // ONE if len(e) == 1 and 0 in e else None

    # Expressions

    @staticmethod
    def plus(a: Expression, b: Expression, sign: int = 1) -> Expression:
        out = dict(a)
        for g, n in b.items():
            n = out.get(g, 0) + sign * n
            if n:
                out[g] = n
            else:
                del out[g]
        return out

    @staticmethod
    def times(a: Expression, n: int) -> Expression:
        return {g: m * n for g, m in a.items()} if n else {}

    def sum(self, a: Expression, b: Expression, sign: int = 1) -> Expression:
        """a + b or a - b; what is known of the parts bounds it too."""
        e = self.plus(a, b, sign)
        if len(e) > 1:
            (lo, hi), (c, d) = self.bounds(a), self.bounds(b)
            c, d = (c, d) if sign > 0 else (-d, -c)
            key = frozenset(e.items())
            old = self._known.get(key, (lo + c, hi + d))
            self._known[key] = max(old[0], lo + c), min(old[1], hi + d)
        return e

    def bounds(self, e: Expression) -> tuple[int, int]:
        for g in self._signs.keys() & e.keys():
            # x + c s, where s is 1 if x is negative: both cases.
            x, c = self._signs[g], e[g] // ONE
            if e[g] == c * ONE and self.plus(e, {g: e[g]}, -1) == x:
                lo, hi = self.bounds(x)
                return min(lo + c, 0), max(hi, c - 1)
        lo = hi = 0
        for g, n in e.items():
            a, b = self.interval[g]
            lo, hi = (lo + n * a, hi + n * b) if n > 0 else (lo + n * b, hi + n * a)
        lo, hi = -(-lo >> SCALE), hi >> SCALE
        if len(e) > 1 and (known := self._known.get(frozenset(e.items()))):
            lo, hi = max(lo, known[0]), min(hi, known[1])
        return lo, hi

    def sign(self, e: Expression) -> Expression:
        """1 if e is negative, 0 if not."""
        lo, hi = self.bounds(e)
        if lo >= 0 or hi < 0:
            return self.number(int(hi < 0))
        s = self.generator(("sign", frozenset(e.items())), 0, 1, None)
        self._signs.update({g: e for g in s})
        return s

    def modulo_q(self, e: Expression) -> Residue:
        """Refused where it is no polynomial of the inputs."""
        q, out = self.q, {}
        for g, n in e.items():
            n = n * self._one % q
            if not n:
                continue
            if self.residue[g] is None:
                raise Refused(f"modulo q it depends on {self.origin(g)}")
            for monomial, m in self.residue[g].items():
                out[monomial] = (out.get(monomial, 0) + n * m) % q
        return {k: v for k, v in out.items() if v}

    def origin(self, g: int) -> str:
        """Why a generator has no residue, with the instruction: the low bits in it."""
        key = self.keys[g]
        if key[0] == "value":
            for h, n in key[1]:
                if self.residue[h] is None and n * self._one % self.q:
                    return self.origin(h)
        text = f"a {key[0]} formed at {self._formed[g]}"
        if key[0] == "low bits":
            lo, hi = self._wide[g]
            text += f", of a number in {lo}..{hi}"
        return text

    # Products

    def collapsed(self, e: Expression) -> Expression:
        """The same as one generator."""
        if (len(e) <= 1 and all(n == ONE for n in e.values())) or self.constant(e) is not None:
            return e
        lo, hi = self.bounds(e)
        residue = None
        if all(self.residue[g] is not None or not n * self._one % self.q for g, n in e.items()):
            residue = self.modulo_q(e)
        return self.generator(("value", frozenset(e.items())), lo, hi, residue)

    def factor(self, e: Expression) -> Expression:
        """What stands for e in a product: a name for it, but quotients stay open, so that x less
        the divisor times the quotient is the remainder."""
        return e if frozenset(e.items()) in self._quotients else self.collapsed(e)

    def product(self, a: Expression, b: Expression) -> Expression:
        for x, y in ((a, b), (b, a)):
            if (n := self.constant(x)) is not None:
                return self.times(y, n)
        (x,), (y,) = (self.collapsed(e) for e in (a, b))
        corners = [u * v for u in self.interval[x] for v in self.interval[y]]
        residue = None
        if self.residue[x] is not None and self.residue[y] is not None:
            residue = {}
            for m, i in self.residue[x].items():
                for n, j in self.residue[y].items():
                    key = tuple(sorted(m + n))
                    residue[key] = (residue.get(key, 0) + i * j) % self.q
        return self.generator(
            ("product", min(x, y), max(x, y)), min(corners), max(corners), residue
        )

    def signed_product(self, a: Expression, b: Expression, bits: int) -> Expression:
        return self.product(self.signed(a, bits), self.signed(b, bits))

    def unsigned_product(self, a: Expression, b: Expression, bits: int) -> Expression:
        return self.product(self.unsigned(a, bits), self.unsigned(b, bits))

    def low_product(self, a: Expression, b: Expression, bits: int) -> Expression:
        """Modulo 2^bits it does not matter which integers stand for the elements. Of a multiple of
        one generator, that is the factor: so (q' x) y is q' (x y), in either order."""
        (x, m), (y, n) = (self._multiple(self._small(e, bits)) for e in (a, b))
        return self.times(self.product(self.factor(x), self.factor(y)), m * n)

    @staticmethod
    def _multiple(e: Expression) -> tuple[Expression, int]:
        """An expression and how often it is to be taken."""
        (g, n), *more = e.items() or [(0, ONE)]
        return ({g: ONE}, n // ONE) if g and not more and not n % ONE else (e, 1)

    def _small(self, e: Expression, bits: int) -> Expression:
        return e if self.constant(e) is None else self.low(e, bits, signed=True)

    # Bits of expressions

    def _form(self, e: Expression, bits: int) -> tuple[int, Expression]:
        """m, and a normal form of 2^(m - bits) e modulo 2^m, with integers for coefficients."""
        k = 0
        for n in e.values():
            k = max(k, SCALE - (n & -n).bit_length() + 1)
        m, out = bits + k, {}
        todo = [(g, n << k >> SCALE) for g, n in e.items()]
        while todo:
            g, n = todo.pop()
            known = self._normal[g]
            if known is not None and known[0] >= m:
                todo += [(h, n * i) for h, i in known[1].items()]
                continue
            n = (out.get(g, 0) + n) % (1 << m)
            if n:
                out[g] = n
            else:
                out.pop(g, None)
        return m, out

    def low(self, e: Expression, bits: int, signed: bool = False) -> Expression:
        """e modulo 2^bits, in 0..2^bits - 1 or as a signed number."""
        least = -(1 << bits - 1) if signed else 0
        lo, hi = self.bounds(e)
        if least <= lo and hi < least + (1 << bits):
            return e
        # Multiples of 2^bits go, and what low bits are the low bits of is as good as they are.
        less = {g: n for g, n in e.items() if n % (ONE << bits)}
        for g in list(less) if signed else ():
            known = self._normal[g]
            one_generator = known and known[0] >= bits and list(known[1].values()) == [1]
            if one_generator and not less[g] % ONE:
                less = self.plus(less, {next(iter(known[1])): less[g], g: -less[g]})
        if less != e:
            a, b = self.bounds(less)
            if least <= a and b < least + (1 << bits):
                return less
        m, form = self._form(e, bits)
        if not form or set(form) == {0}:
            value = form.get(0, 0) >> m - bits
            return self.number(value - (value >> bits - 1 << bits) if signed else value)
        key, size = ("low bits", m, signed, frozenset(form.items())), 1 << m
        top = size >> 1 if signed else size
        found = self.generator(key, top - size, top - 1, None, (m, form))
        self._wide.setdefault(next(iter(found)), (lo, hi))
        return {g: n >> m - bits for g, n in found.items()}

    def floor(self, e: Expression, k: int) -> Expression:
        """e / 2^k, rounded down."""
        if not k:
            return e
        e = self.plus(e, self.low(e, k), -1)
        if any(n & (1 << k) - 1 for n in e.values()):
            raise Refused("a quotient of too many bits")
        out = {g: n >> k for g, n in e.items()}
        self._quotients.add(frozenset(out.items()))
        return out

    def signed(self, e: Expression, bits: int) -> Expression:
        """The value of an element with such bits as a signed number, as a factor."""
        return self.factor(self.low(e, bits, signed=True))

    def unsigned(self, e: Expression, bits: int) -> Expression:
        return self.factor(self.low(e, bits))

    def shifted_right(self, e: Expression, bits: int, by: int) -> Expression:
        """An arithmetic shift of an element. What it is made of stays open: of two numbers in one
        element, the upper one comes out."""
        e = self.low(e, bits, signed=True)
        return self.times(self.sign(e), -1) if by >= bits - 1 else self.floor(e, by)

    def difference_to(self, e: Expression, want: Residue) -> str:
        """How the residue of e is another than expected; empty: it is not."""
        got = self.modulo_q(e)
        if got == want:
            return ""
        differ = sorted(k for k in {**got, **want} if got.get(k) != want.get(k))
        k = differ[0]
        named = " times ".join(f"input {i}" for i in k) or "1"
        return (
            f"{len(differ)} coefficients differ, first that of {named}: "
            f"{got.get(k, 0)}, not {want.get(k, 0)}"
        )

    # Numbers: what the symbols are for given inputs

    def values(self, inputs: dict[int, int]) -> list[int]:
        """Of all generators, which are in the order of their dependence. Fails where one leaves
        its interval."""
        out: list[int] = []
        for g, key in enumerate(self.keys):
            if key[0] == "1":
                v = 1
            elif key[0] == "value":
                v = self.evaluate(key[1], out)
            elif key[0] == "sign":
                v = int(self.evaluate(key[1], out) < 0)
            elif key[0] == "product":
                v = out[key[1]] * out[key[2]]
            elif key[0] == "low bits":
                _, m, signed, form = key
                v = sum(out[h] * n for h, n in form) % (1 << m)
                v = v - (v >> m - 1 << m) if signed else v
            else:
                v = inputs[key[1]]
            lo, hi = self.interval[g]
            assert lo <= v <= hi, (g, key, v, lo, hi)
            out.append(v)
        return out

    @staticmethod
    def evaluate(e, values: list[int]) -> int:
        whole = sum(n * values[g] for g, n in dict(e).items())
        assert not whole % ONE, "an element is no integer"
        return whole >> SCALE

    def atom_values(self, inputs: dict[int, int]) -> dict[int, int]:
        """Of the atoms that stand for elements: for Algebra.evaluate()."""
        values = self.values(inputs)
        out = {}
        for atom, (bits, e) in self._value.items():
            v, (lo, hi) = self.evaluate(e, values), self.bounds(e)
            assert lo <= v <= hi, (e, v, lo, hi)
            out[atom] = v & (1 << bits) - 1
        return out

    # Words

    def word(self, elements: list[Expression], bits: int) -> Word:
        """A word of elements of so many bits, the lowest first."""
        c, t = 0, {}
        for i, e in enumerate(elements):
            n = self.constant(e)
            if n is not None:
                c |= (n & (1 << bits) - 1) << i * bits
                continue
            key = (bits, frozenset(e.items()))
            atom = self._atom.get(key)
            if atom is None:
                new = self.alg.atom(f"element {len(self._atom)}", ("number",))
                atom = self._atom[key] = next(iter(new.t)) // self.alg.width
                self._value[atom] = bits, e
            lo, hi = self.bounds(e)
            used = hi.bit_length() if lo >= 0 and hi < 1 << bits else bits  # above them are zeros
            if used:
                t[atom * self.alg.width + i * bits] = (1 << used) - 1 << i * bits
        return Word(c, t)

    def elements(self, word: Word, bits: int) -> list[Expression]:
        """Integers that are the elements of a word modulo 2^bits, the lowest first. Bits of atoms
        that lie side by side are a sum."""
        out = []
        for at in range(0, self.alg.width, bits):
            field = (1 << bits) - 1 << at
            e, seen = self.number((word.c & field) >> at), word.c & field
            for key, mask in word.t.items():
                mask &= field
                if not mask:
                    continue
                if mask & seen:
                    raise Refused("an XOR of numbers")
                seen |= mask
                e = self.plus(e, self._part(key, mask, at, bits))
            out.append(e)
        return out

    def source(self, key: int) -> tuple[int, int, Expression]:
        """Of a term of a word: the rotation, and of how many bits what number is."""
        atom, turn = divmod(key, self.alg.width)
        if atom not in self._value:
            raise Refused(f"{self.alg.names[atom]} is used as a number")
        return turn, *self._value[atom]

    def _part(self, key: int, mask: int, at: int, element: int) -> Expression:
        """The bits of one atom, which are some of those of an element that begins at bit `at`."""
        turn, bits, e = self.source(key)
        if len(e) == 1 and (g := next(iter(e))) in self._signs and e[g] == -ONE:
            return {g: (mask >> at) * ONE}  # bits of 0 or -1
        named = self._named.get(("value", frozenset(e.items())))  # if it was a factor
        out: Expression = {}
        while mask:
            start = (mask & -mask).bit_length() - 1
            count = ((mask >> start) + 1 & -((mask >> start) + 1)).bit_length() - 1
            mask &= ~((1 << count) - 1 << start)
            begin = (start - turn) % self.alg.width
            if begin + count > bits:
                raise Refused("bits of different numbers")
            lo, hi = self.bounds(e)
            whole = not begin and lo >= 0 and hi < 1 << count
            taken = e if named is None else {named: ONE}
            if start + count == at + element or whole:  # any integer with these bits will do
                part = self.floor(taken, begin)
            elif count == 1:
                part = self.sign(self.low(taken, begin + 1, signed=True))
            elif not begin:
                part = self.low(taken, count, signed=True)
                if self.bounds(part)[0] < 0:
                    part = self.low(self.factor(part), count)
            else:
                part = self.low(self.floor(self.low(taken, bits, signed=True), begin), count)
            if start > at:
                part = self.factor(part)  # so that it goes as a whole modulo 2^(start - at)
            out = self.plus(out, self.times(part, 1 << start - at))
        return out
