# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Exact integers as linear expressions over generators with dyadic coefficients: what elements of
words are (integers.py). Every identity below is one of integers; only intervals are approximated,
from outside.

A generator is an integer with an interval and, if it has one, a residue modulo q as a polynomial of
the inputs (a dict from monomials, sorted tuples of input numbers, to coefficients). They are
  - 1, and the inputs;
  - values: an expression under a name, from when on it is a factor of a product;
  - products of two generators;
  - signs: 1 where an expression is negative, 0 where not;
  - bits that logic made of those of numbers: of these the interval is known, and no residue;
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

from . import Refused, modulo
from .domain import Algebra
from .modulo import ONE, SCALE, Expression

LONGEST = 48  # terms of an expression that is spelt out further
MANY = 8  # signs in a sum, of which none is looked at together with what it is the sign of
EVERY = 1 << 30  # bits: more than a number has
Residue = dict  # monomial -> coefficient modulo q


class Expressions:
    """The generators of one run, and what expressions over them are. q: an odd modulus, 1 where no
    residues are asked for."""

    packed = False  # whether sums of several numbers in one word are looked for

    def __init__(self, alg: Algebra, q: int = 1):
        self.alg, self.q = alg, q
        self.interval: list[tuple[int, int]] = [(1, 1)]
        self.keys: list[tuple] = [("1",)]
        self.residue: list[Residue | None] = [{(): 1}]
        self._formed: list[str] = [""]  # where, for people
        self.normal: list[tuple[int, Expression] | None] = [None]  # of low bits: m, normal form
        self._named: dict[tuple, int] = {}
        self._atom: dict[tuple, int] = {}
        self._value: dict[int, tuple[int, Expression]] = {}  # of an atom: bits of it, what it is
        self._lows: dict[tuple, Expression] = {}  # what low() found
        #: Of low bits: how many, what one is times the generator, and of what expression.
        self._source: dict[int, tuple[int, int, Expression]] = {}
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
            self.normal.append(normal)
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
        e = self._opened(self.plus(a, b, sign))
        if len(e) > 1:
            (lo, hi), (c, d) = self.bounds(a), self.bounds(b)
            c, d = (c, d) if sign > 0 else (-d, -c)
            key = frozenset(e.items())
            old = self._known.get(key, (lo + c, hi + d))
            self._known[key] = max(old[0], lo + c), min(old[1], hi + d)
        return e

    def bounds(self, e: Expression) -> tuple[int, int]:
        parts = []
        signs = self._signs.keys() & e.keys()
        for g in signs if len(signs) <= MANY else ():
            # x + c s, where s is 1 if x is negative: both cases. And what is added to it, for two
            # halves of a register of 32 bits (elsewhere it was seen to lose proofs of Neon's).
            rest = self.plus(e, {g: e[g]}, -1)
            x, c = self._signed_by(g, rest), e[g] // ONE
            added = {} if self._spelt(rest) == x else self.plus(rest, x, -1)
            halves = self.alg.width == 32 and len(added) <= len(rest) - len(x)
            if e[g] == c * ONE and (halves or not added):
                lo, hi = self.bounds(x)
                low, high = self.bounds(added)
                parts.append((min(lo + c, 0) + low, max(hi, c - 1) + high))
                if not added:
                    return parts[-1]
        lo = hi = 0
        for g, n in e.items():
            a, b = self.interval[g]
            lo, hi = (lo + n * a, hi + n * b) if n > 0 else (lo + n * b, hi + n * a)
        parts.append((-(-lo >> SCALE), hi >> SCALE))
        if len(e) > 1 and (known := self._known.get(frozenset(e.items()))):
            parts.append(known)
        return max(low for low, _ in parts), min(high for _, high in parts)

    def sign(self, e: Expression) -> Expression:
        """1 if e is negative, 0 if not."""
        lo, hi = self.bounds(e)
        if lo >= 0 or hi < 0:
            return self.number(int(hi < 0))
        e = self._spelt(e)
        if len(e) == 1:  # that of a multiple is that of the number
            e = {g: ONE if n > 0 else -ONE for g, n in e.items()}
        if e.get(0) == -ONE and max(e.values()) < 0:  # -1 - x is negative where x is not
            return self.plus(self.number(1), self.sign(self.plus(self.number(-1), e, -1)), -1)
        s = self.generator(("sign", frozenset(e.items())), 0, 1, None)
        self._signs.update({g: e for g in s})
        return s

    def _signed_by(self, g: int, e: Expression) -> Expression:
        """What a sign is that of: of one generator, the multiple of it that e has."""
        x = self._signs[g]
        h = next(iter(x))
        n = e.get(h, 0)
        return {h: n} if len(x) == 1 and n * x[h] > 0 and not n % ONE else x

    def _with_signs(self, e: Expression) -> Expression:
        """With low bits without a sign as those with one, and 2^m where these are negative, if that
        was asked of them."""
        out = e
        for g, n in e.items():
            key = self.keys[g]
            if key[0] == "low bits" and not key[2]:
                signed = self._named.get((*key[:2], True, key[3]))
                sign = self._named.get(("sign", frozenset({(signed, ONE)})))
                if sign is not None:
                    out = self.plus(out, {signed: n, sign: n << key[1], g: -n})
        return out

    def signs_in(self, e: Expression) -> list[int]:
        """Signs that it is made of, as they are or as factors."""
        todo, found = list(e), []
        for g in todo:
            if g in self._signs:
                found.append(g)
            elif self.keys[g][0] == "product":
                todo += self.keys[g][1:]
            elif self.keys[g][0] == "value" and len(self.keys[g][1]) <= 2:
                todo += [h for h, _ in self.keys[g][1]]
        return found

    def where_sign(self, e: Expression, sign: int, value: int) -> Expression:
        """What it is where a sign is 0 or 1."""
        out: Expression = {}
        for g, n in e.items():
            key, part = self.keys[g], {g: ONE}
            if g == sign:
                part = self.number(value)
            elif key[0] == "value" and sign in dict(key[1]):
                part = self.where_sign(dict(key[1]), sign, value)
            elif key[0] == "product":
                x, y = (self.where_sign({h: ONE}, sign, value) for h in key[1:])
                for u, v in ((x, y), (y, x)):
                    if (c := self.constant(u)) is not None:
                        part = self.times(v, c)
            if any(n * m % ONE for m in part.values()):
                part = {g: ONE}  # too fine a fraction: it stays as it is
            out = self.plus(out, {h: n * m // ONE for h, m in part.items()})
        return out

    def modulo_q(self, e: Expression) -> Residue:
        """Refused where it is no polynomial of the inputs."""
        q, out = self.q, {}
        for g, n in self._spelt_modulo_q(e).items():
            if self.residue[g] is None:
                raise Refused(f"modulo q it depends on {self.origin(g)}")
            for monomial, m in self.residue[g].items():
                out[monomial] = (out.get(monomial, 0) + n * m) % q
        return {k: v for k, v in out.items() if v}

    def _spelt_modulo_q(self, e: Expression) -> dict[int, int]:
        """Without names of what has no residue: it may be a multiple of q as a whole."""
        out: dict[int, int] = {}
        todo = [(g, n * self._one % self.q) for g, n in e.items()]
        while todo:
            g, n = todo.pop()
            spelt = self._with_signs({g: ONE}) if self.residue[g] is None else {g: ONE}
            if self.residue[g] is None and self.keys[g][0] == "value":
                todo += [(h, n * m * self._one % self.q) for h, m in self.keys[g][1]]
            elif g not in spelt:
                todo += [(h, n * m * self._one % self.q) for h, m in spelt.items()]
            else:
                out[g] = (out.get(g, 0) + n) % self.q
        return {g: n for g, n in out.items() if n}

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
        normal = None
        if not any(n % ONE for n in e.values()):  # a name for a multiple, or a sum of these
            normal = EVERY, {g: n // ONE for g, n in e.items()}
        return self.generator(("value", frozenset(e.items())), lo, hi, residue, normal)

    def factor(self, e: Expression) -> Expression:
        """What stands for e in a product: a name for it, but quotients stay open, so that x less
        the divisor times the quotient is the remainder, and so do the signs that make a signed
        number one without."""
        key = self.keys[next(iter(e), 0)]
        if frozenset(e.items()) in self._quotients:
            return e
        if len(e) == 1 and (key[0] == "sign" or key[0] == "low bits" and not key[2]):
            return e
        signs = {g: n for g, n in e.items() if g in self._signs and self._lifts(n)}
        rest = {g: n for g, n in e.items() if g not in signs}
        rest = rest if frozenset(rest.items()) in self._quotients else self.collapsed(rest)
        out = self.plus(rest, signs)
        if signs and rest:
            key = frozenset(out.items())
            self._known[key] = self.bounds(e)
        return out

    def named(self, e: Expression) -> Expression:
        """What stands for e where a multiple of it is to be taken modulo less: a name, even for a
        quotient, beside the signs that make a signed number one without."""
        signs = {g: n for g, n in e.items() if g in self._signs and self._lifts(n)}
        return self.plus(self.collapsed(self.plus(e, signs, -1)), signs)

    def _of_quotient(self, e: Expression) -> bool:
        """Whether it is a multiple of a quotient, that was not added to anything."""
        for g, n in e.items():
            key = self.keys[g]
            if key[0] == "low bits" and not key[2] and n % (ONE >> key[1]) == 0:
                k = -n // (ONE >> key[1])
                return frozenset((h, c // k) for h, c in e.items()) in self._quotients
        return False

    @staticmethod
    def _lifts(n: int) -> bool:
        return n >= ONE << 8 and not n & n - 1

    def _parts(self, e: Expression) -> list[tuple[int, int]]:
        """Generators with integer coefficients, which are signs but for one."""
        out, rest = [], {}
        for g, n in e.items():
            if g in self._signs and self._lifts(n):
                out.append((n >> SCALE, g))
            else:
                rest[g] = n
        if len(rest) == 1 and not next(iter(rest.values())) % ONE:
            ((g, n),) = rest.items()
            return [*out, (n // ONE, g)]
        return [*out, *((1, g) for g in self.collapsed(rest))]

    def product(self, a: Expression, b: Expression) -> Expression:
        for x, y in ((a, b), (b, a)):
            if (n := self.constant(x)) is not None:
                return self.times(y, n)
        out: Expression = {}
        for c, x in self._parts(a):
            for d, y in self._parts(b):
                out = self.plus(out, self.times(self._product(x, y), c * d))
        if len(out) > 1:
            corners = [u * v for u in self.bounds(a) for v in self.bounds(b)]
            self._known.setdefault(frozenset(out.items()), (min(corners), max(corners)))
        return out

    def _product(self, x: int, y: int) -> Expression:
        if 0 in (x, y) or (x == y and x in self._signs):
            return {max(x, y): ONE}
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
        if self.constant(a) is None and self.constant(b) is None:
            return self.product(self.unsigned(a, bits), self.unsigned(b, bits))
        # Of a multiple the low bits as a whole: their interval is narrower than that of a sum. But
        # a number with a sign is one with that, so that its multiples by 2^k are seen to be such.
        most, factors = 1 << bits - 1, []
        for e in (a, b):
            lo, hi = self.bounds(e)
            fits = -most <= lo and hi < most
            factors.append(self.unsigned(e, bits) if fits else self.factor(self.low(e, bits)))
        return self.product(*factors)

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

    def _congruent(self, e: Expression, bits: int, signed: bool):
        """Expressions with the same low bits: multiples of 2^bits go, and what low bits are the low
        bits of is as good as they are, under its name or spelt out."""
        less = {g: n for g, n in e.items() if n % (ONE << bits)}
        yield less
        if not signed:
            return
        for _ in range(8):
            before, less = less, self._replaced(less, bits)
            if before == less or len(less) > LONGEST:
                break
            yield less
            yield self._spelt(less, True)
        yield self._spelt(less)
        for form in (less, self._spelt(less, True)):
            lifted = self._with_signs(form)
            yield lifted
            yield self._replaced(lifted, bits, whole=True)

    def _replaced(self, e: Expression, bits: int, whole: bool = False) -> Expression:
        """whole: of multiples of low bits by a fraction, those by the whole number next to it."""
        out = e
        for g, n in e.items():
            unit = self._source[g][1] if g in self._source else ONE
            n = (n + unit // 2) // unit * unit if whole else n
            if not n:
                continue
            known = self.normal[g]
            named = known and known[0] >= bits and list(known[1].values()) == [1]
            named = named and not n % ONE
            source = self._spelt_low(g, n, bits)
            if source is not None:
                out = self.plus(self.plus(out, source), {g: n}, -1)
            elif named:
                out = self.plus(out, {next(iter(known[1])): n, g: -n})
        half, size = ONE << bits - 1, ONE << bits
        out = {g: (n + half) % size - half for g, n in out.items()}
        return self._opened({g: n for g, n in out.items() if n})

    def _is_part(self, g: int, n: int, bits: int) -> bool:
        """Whether it is low bits without a sign of which the expression is known."""
        key, (size, unit, _) = self.keys[g], self._source.get(g, (0, ONE, {}))
        return key[0] == "low bits" and not key[2] and size >= bits and not n % unit

    def _spelt_low(self, g: int, n: int, bits: int) -> Expression | None:
        """What n times a generator is modulo 2^bits, if it is low bits of something, or the upper
        ones of these under a name."""
        h, c, key = g, ONE, self.keys[g]
        if key[0] == "value" and len(key[1]) == 1 and not n % ONE:
            ((h, c),) = key[1]
        if key[0] == "value" and not n % ONE and any(self._is_part(k, c, bits) for k, c in key[1]):
            return self.times(dict(key[1]), n // ONE)
        if h not in self._source:
            return None
        size, unit, source = self._source[h]
        factor, rest = divmod(n * c, unit)
        below = max(0, SCALE - (factor & -factor).bit_length() + 1)  # bits of the fraction
        if rest or size - below < bits or (below and h == g):
            return None
        if any((m * factor) % ONE for m in source.values()):
            return None
        return {k: m * factor >> SCALE for k, m in source.items()}

    def _spells(self, g: int, n: int, quotients: bool) -> bool:
        if self.keys[g][0] != "value" or n % ONE:
            return False
        return any(c % ONE for _, c in self.keys[g][1]) if quotients else abs(n) <= ONE << 2

    def _spelt(self, e: Expression, quotients: bool = False) -> Expression:
        """Without names of small multiples, or without those of quotients alone. The newest go
        first: what is a part of one may stay."""
        while names := [g for g, n in e.items() if self._spells(g, n, quotients)]:
            if len(e) > LONGEST:
                break
            g = max(names)
            e = self.plus(e, self.times(dict(self.keys[g][1]), e[g] // ONE))
            del e[g]
        return e

    def _opened(self, e: Expression) -> Expression:
        """Without names, where what they are for meets its parts: as in x less q times Barrett's
        quotient, which is a fraction of x."""
        for g, n in list(e.items()):
            key = self.keys[g]
            if key[0] == "value" and not any(n * c % ONE for _, c in key[1]):
                spelt = {h: n * c // ONE for h, c in key[1]}
                other = self.plus(self.plus(e, {g: n}, -1), spelt)
                e = other if len(other) < len(e) else e
        return e

    def _within(self, e: Expression, bits: int, signed: bool) -> Expression | None:
        """The same modulo 2^bits, in the range of so many bits, where that is a sum of what there
        is already."""
        found, least, width = None, -(1 << bits - 1) if signed else 0, 1 << bits
        for less in self._congruent(e, bits, signed):
            a, b = self.bounds(less)
            if least <= a and b < least + (1 << bits) and b - a < width:
                found, width = less, b - a
        return found

    def near(self, e: Expression, bits: int) -> Expression:
        """The same modulo 2^bits; of a sum with fractions, as a signed number where it is known as
        one, so that sums of it are."""
        lo, hi = self.bounds(e)
        half = 1 << bits - 1
        if -half <= lo and hi < half or not any(n % ONE for n in e.values()):
            return e
        found = self._within(e, bits, True)
        return e if found is None else found

    def low(self, e: Expression, bits: int, signed: bool = False) -> Expression:
        """e modulo 2^bits, in 0..2^bits - 1 or as a signed number."""
        least = -(1 << bits - 1) if signed else 0
        lo, hi = self.bounds(e)
        if least <= lo and hi < least + (1 << bits):
            return e
        asked = frozenset(e.items()), bits, signed
        if asked in self._lows:
            return self._lows[asked]
        found = self._within(e, bits, signed)
        if found is not None:
            self._lows[asked] = found
            return found
        lifted = None if signed else self._with_sign(e, bits)
        if lifted is not None:
            self._lows[asked] = lifted
            return lifted
        m, form = modulo.form(self, e, bits)
        if not form or set(form) == {0}:
            value = form.get(0, 0) >> m - bits
            return self.number(value - (value >> bits - 1 << bits) if signed else value)
        exact = modulo.exact(self, e, bits, least)
        if exact is not None:
            self._lows[asked] = exact
            return exact
        # Of a multiple of 2^k they are one of fewer bits.
        k = min((n & -n).bit_length() - 1 for n in form.values())
        unit, m, form = ONE << k >> m - bits, m - k, {g: n >> k for g, n in form.items()}
        key, size = ("low bits", m, signed, frozenset(form.items())), 1 << m
        top = size >> 1 if signed else size
        found = self.generator(key, top - size, top - 1, None, (m, form))
        g = next(iter(found))
        self._wide.setdefault(g, (lo, hi))
        self._source.setdefault(g, (bits, unit, e))
        self._lows[asked] = {g: unit}
        return self._lows[asked]

    def _with_sign(self, e: Expression, bits: int) -> Expression | None:
        """e modulo 2^bits, if that is x + 2^bits s of a number x and its sign s, which e has."""
        half, size = ONE << bits - 1, ONE << bits
        x = {g: (n + half) % size - half for g, n in e.items() if n % size}
        lo, hi = self.bounds(x)
        for g in self._signs.keys() & e.keys():
            spelt = self._spelt(x)
            if -(1 << bits) <= lo and hi < 1 << bits and self._signed_by(g, spelt) == spelt:
                return self.plus(x, {g: ONE << bits})
        return None

    def floor(self, e: Expression, k: int, low: Expression | None = None) -> Expression:
        """e / 2^k, rounded down. low: what e is modulo 2^k, if it is known."""
        if not k:
            return e
        whole = self.plus(e, self.low(e, k) if low is None else low, -1)
        if any(n & (1 << k) - 1 for n in whole.values()):
            e = self.collapsed(e)  # whose denominators are too many
            whole = self.plus(e, self.low(e, k), -1)
        out = {g: n >> k for g, n in whole.items()}
        self._quotients.add(frozenset(out.items()))
        return out

    def signed(self, e: Expression, bits: int) -> Expression:
        """The value of an element with such bits as a signed number, as a factor."""
        return self.factor(self.low(e, bits, signed=True))

    def unsigned(self, e: Expression, bits: int) -> Expression:
        """The value without a sign, as a factor: if it was one with, that and 2^bits or nothing."""
        if (n := self.constant(e)) is not None:
            return self.number(n % (1 << bits))
        e = self.low(e, bits, signed=True)
        return self.factor(self.plus(e, self.times(self.sign(e), 1 << bits)))

    def is_low(self, e: Expression) -> bool:
        """Whether it is low bits of which nothing else is known."""
        return len(e) == 1 and self._is_low(*e)

    def within(self, e: Expression, lo: int, hi: int) -> Expression:
        """The same, which is known to be in an interval."""
        if len(e) > 1:
            low, high = self.bounds(e)
            self._known[frozenset(e.items())] = max(low, lo), min(high, hi)
        return e

    def _is_low(self, g: int) -> bool:
        return self.keys[g][0] == "low bits" and not self.keys[g][2]

    def _lifted(self, e: Expression) -> Expression:
        """x for the low bits of x and, above them, copies of its sign."""
        if not any(self._is_low(h) for h in e):
            return e
        for g in [g for g in e if g in self._signs]:
            for h in [h for h in e if self._is_low(h)]:
                m, form = self.normal[h]
                x = self._signs[g]
                less = self.packed and e[h] == -ONE
                if (e[h] == ONE or less) and modulo.form(self, x, m) == (m, form):
                    lo, hi = self.bounds(x)
                    if -(1 << m) <= lo and hi < 1 << m:
                        is_low = self.plus(self.plus(x, {g: ONE << m}), {h: ONE}, -1)
                        e = self.plus(e, is_low, -1 if less else 1)
        return e

    def shifted_right(self, e: Expression, bits: int, by: int) -> Expression:
        """An arithmetic shift of an element. What it is made of stays open: of two numbers in one
        element, the upper one comes out."""
        e = self.low(e, bits, signed=True)
        return self.times(self.sign(e), -1) if by >= bits - 1 else self.floor(e, by)
