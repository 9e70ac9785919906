# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rules of the checker about signs, single bits, names of sums and what wraps around: each against
numbers, and with faults that are planted in it and are found."""

import itertools
from fractions import Fraction

import pytest
from planted import plant
from required import modules

modules("capstone")

from conformance.arith_operands import Valued  # noqa: E402
from lanewise_lab.prove import arith_bits, arith_each  # noqa: E402
from lanewise_lab.symbolic import Refused  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402
from lanewise_lab.symbolic.expressions import ONE, Expressions  # noqa: E402
from lanewise_lab.symbolic.integers import Integers  # noqa: E402

pytestmark = pytest.mark.slow


def bits_of_signs():
    """Of x: the sign of -1 - x, bits beside a multiple of x, and of which bits the sign of a sum of
    signs says that one is set. Which are wrong."""
    n = Valued(Algebra(64))
    x, y = n.input(0, -9, 9), n.input(1, -9, 9)
    minus = n.plus(n.number(-1), x, -1)
    beside = n.word([n.plus(n.times(x, 256), n.number(77))], 32)
    field = n.alg.mask(beside, 0x7F0)
    whole, known = n.narrowed(field), n.narrowed(n.alg.mask(beside, 0x7C))
    s, t = n.sign(x), n.sign(n.plus(y, n.number(3)))
    e = n.plus(n.plus(n.times(s, -1), n.times(t, 2)), n.number(-2))
    some = arith_each._any_bit(n, n.sign(e))
    negative = n.sign(minus)
    for a, b in itertools.product(range(-9, 10), range(-9, 10)):
        inputs = {0: a, 1: b}
        of, values = n.alg.evaluate(n.atom_values(inputs)), n.values(inputs)
        if n.evaluate(negative, values) != (-1 - a < 0):
            yield "sign", a
        if of(whole) != of(field) or of(known) != 77 & 0x7C or known.t:
            yield "narrowed", a
        if len(some) != 2 or any(of(w) >> k & 1 for w, k in some) != (a < 0 or not b + 3 < 0):
            yield "any", a, b


WRONG_SIGNS = [
    (Expressions, "sign", "self.number(1), self.sign(", "self.number(0), self.sign("),
    (Integers, "narrowed", "c ^= (low >> begin &", "c ^= (low >> begin + 1 &"),
    (Integers, "narrowed", "if low == most:", "if low == most or begin:"),
    (arith_each, "_any_bit", "if c > 0 else words[g]", "if c < 0 else words[g]"),
]


def test_bits_of_signs():
    assert not [*bits_of_signs()]


@pytest.mark.parametrize(("where", "name", "old", "new"), WRONG_SIGNS)
def test_wrong_rules_of_bits_of_signs(monkeypatch, where, name, old, new):
    plant(monkeypatch, where, name, old, new)
    assert next(bits_of_signs(), None)


def test_bits_of_several_numbers(monkeypatch):
    """The XOR of bits 0 and 2 of x, and bit 3 of x in the place of bit 0, are functions of x."""
    alg = Algebra(64)

    def words(*places, of=None):
        """Of 64 numbers of 4 bits the XOR of such bits."""
        n, word = Integers(alg), alg.zero
        for i in range(64):
            x = n.word([n.input(i if of is None else i // of, 0, 15)], 4)
            for at in places:
                word = alg.xor(word, alg.shl(alg.mask(alg.shr(x, at), 1), i))
        return n, [word]

    def xor(x):
        return (x ^ x >> 2) & 1

    arith_bits.judge(*words(0, 2), 1, xor)
    arith_bits.judge(*words(3), 1, lambda x: x >> 3)
    for made, function in (
        (words(0, 2), lambda x: x & 1),
        (words(0, 1), xor),
        (words(3), lambda x: x >> 2 & 1),
        (words(0, 2, of=2), xor),
    ):
        with pytest.raises(Refused):
            arith_bits.judge(*made, 1, function)
    plant(monkeypatch, arith_bits, "_number", "alg.rotl(word, -at), 1)", "alg.rotl(word, -at), 3)")
    with pytest.raises(Refused):
        arith_bits.judge(*words(3), 1, lambda x: x >> 3)


def products_of_signs():
    """Multiples of a sign as factors: which products are others, or leave their intervals."""
    sizes = (1, -1, 3, -5, 128, 256, -256, 1 << 20, -(1 << 20))
    for c, d in itertools.product(sizes, sizes):
        n = Valued(Algebra(64))
        x, y = n.input(0, -3, 3), n.input(1, -3, 3)
        s, t = n.times(n.sign(x), c), n.times(n.sign(y), d)
        made = [n.product(n.factor(s), n.factor(e)) for e in (y, t, s)]
        made += [n.signed_product(s, y, 32), n.signed_product(t, s, 64), n.low_product(s, y, 32)]
        for a, b in itertools.product(range(-3, 4), range(-3, 4)):
            values, u, v = n.values({0: a, 1: b}), c * (a < 0), d * (b < 0)
            for e, want in zip(made, (u * b, u * v, u * u, u * b, u * v, u * b), strict=True):
                low, high = n.bounds(e)
                if not low <= n.evaluate(e, values) == want <= high:
                    yield c, d, a, b


def near_sums():
    """Sums with fractions as signed numbers of 8 bits: which are others, or are none. None is told
    where all stay as they are."""
    moved = 0
    for c, k in itertools.product((1, 3, 12, 173), (-1, 1, 2)):
        n = Valued(Algebra(32))
        x, y = n.input(0, -128, 127), n.input(1, -3, 3)
        signed = n.low(n.times(x, c), 8, signed=True)
        wraps = n.plus(signed, n.times(x, -c))  # a multiple of 256
        e = n.plus(n.plus(n.floor(n.times(signed, -k), 8), wraps), n.times(y, 128))
        sums = [(n.near(e, 8), e), (n.near(f := n.plus(e, n.times(y, -128)), 8), f)]
        moved += sum(near != e for near, e in sums)
        for v, w in itertools.product(range(-128, 128), (-3, 0, 2)):
            values = n.values({0: v, 1: w})
            for near, e in sums:
                low, high, have = *n.bounds(near), n.evaluate(near, values)
                fits = near == e or -128 <= have < 128
                if not fits or not low <= have <= high or (have - n.evaluate(e, values)) % 256:
                    yield c, k, v, w
    if not moved:
        yield None


def conjuncts():
    """Of bits of numbers, of their complements and of sums, under names or not: which are not the
    AND of the bits that are found; and whether none was found in another number."""
    n = Valued(Algebra(32))
    x, y = n.input(0, -9, 9), n.input(1, -9, 9)
    logic = n.alg.and_(n.word([x], 32), n.word([y], 32))
    some, one = (n.elements(n.alg.mask(logic, m), 32)[0] for m in (14, 1))
    s, t = n.sign(x), n.sign(y)
    sums = [some, one, s, n.plus(s, n.times(t, 2)), n.plus(n.times(s, -1), n.times(t, -3))]
    sums += [n.sign(n.times(some, -1)), n.sign(sums[-1])]
    words = []
    for part, c, less in itertools.product(sums, (1, -1, 2, -2), (0, -1)):
        e = n.plus(n.number(less), part, c)
        for sign in (1, -1, 1):
            words += [n.word([e], 32), n.alg.invert(n.word([e], 32))]
            e = n.times(n.collapsed(e), sign)
    found = [(w, k, [*arith_each._conjuncts(n, w, k)]) for w in words for k in range(5)]
    opened = sum(parts != [(w, k)] for w, k, parts in found)
    for a, b in itertools.product(range(-9, 10), range(-9, 10)):
        of = n.alg.evaluate(n.atom_values({0: a, 1: b}))
        for w, k, parts in found:
            if of(w) >> k & 1 != all(of(v) >> j & 1 for v, j in parts):
                yield w, k, a, b
    if opened < 40:
        yield opened


#: What is compared with numbers, where a rule stands, its name, a text of it, what makes it wrong.
WRONG = [
    (
        products_of_signs,
        Expressions,
        "factor",
        "key[2]):\n        return e",
        "key[2]):\n        return {g: ONE for g in e}",
    ),
    (products_of_signs, Expressions, "_parts", "(n // ONE, g)", "(1, g)"),
    (products_of_signs, Expressions, "_parts", "(n >> SCALE, g)", "(n >> SCALE + 1, g)"),
    (
        near_sums,
        Expressions,
        "near",
        "self._within(e, bits, True)",
        "self._within(e, bits - 1, True)",
    ),
    (near_sums, Expressions, "_congruent", "n % (ONE << bits)}", "n % (ONE << bits - 1)}"),
    (near_sums, Expressions, "near", "return e if found is None else found", "return e"),
    (
        conjuncts,
        arith_each,
        "_inside",
        "while e == {(g := max(e, default=0)): ONE}",
        "while e.keys() == {(g := max(e, default=0))}",
    ),
    (
        conjuncts,
        arith_each,
        "_inside",
        "if inverted != (0 in e):\n            whole = alg.mask(alg.invert(whole), 1 << begin)",
        "if inverted:\n            whole = alg.mask(alg.invert(whole), 1 << begin)",
    ),
    (conjuncts, arith_each, "_inside", "if e and inverted != (0 in e) and", "if e and"),
]


@pytest.mark.parametrize("wrong", [products_of_signs, near_sums, conjuncts])
def test_rules(wrong):
    assert not [*itertools.islice(wrong(), 9)]


@pytest.mark.parametrize(("wrong", "where", "name", "old", "new"), WRONG)
def test_wrong_rules(monkeypatch, wrong, where, name, old, new):
    plant(monkeypatch, where, name, old, new)
    assert [*itertools.islice(wrong(), 1)]


def _names() -> tuple[Integers, dict, list[dict]]:
    """Sums that name a part of other names: half of it, and all of it with its sign turned."""
    i = Integers(Algebra(8))
    x, y, z = (i.generator((name,), -50, 50, {}) for name in "xyz")
    name = i.collapsed(i.plus(x, y))
    half = i.collapsed(i.plus(z, {g: n // 2 for g, n in name.items()}))
    minus = i.collapsed(i.plus({}, name, -1))
    return i, dict(x | y | z), [i.plus(half, name), i.plus(minus, name), i.plus(minus, half)]


def _spelt_right():
    i, numbers, sums = _names()
    values = {g: Fraction(11 * k + 3) for k, g in enumerate(numbers)} | {0: Fraction(1)}

    def value(e):
        parts = (values[g] if g in values else value(dict(i.keys[g][1])) for g in e)
        return sum(Fraction(n, ONE) * part for n, part in zip(e.values(), parts, strict=True))

    for e in sums:
        assert value(i._spelt(dict(e))) == value(e), e


SPELT = """g = max(names)
        e = self.plus(e, self.times(dict(self.keys[g][1]), e[g] // ONE))
        del e[g]"""


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("_spells", "or n % ONE:", "or not n:"),
        ("_spelt", "e[g] // ONE))\n        del", "e[g] // ONE + 1))\n        del"),
        (
            "_spelt",
            SPELT,
            SPELT.replace("g = max(names)", "for g in names:").replace("\n", "\n    "),
        ),
    ],
)
def test_names_are_spelt_without_a_change_of_value(monkeypatch, name, old, new):
    """Of the name that stands for a part of another, a multiple that is no whole number is kept, be
    names spelt one by one or, as they once were, all those that there were at first."""
    _spelt_right()
    plant(monkeypatch, Expressions, name, old, new)
    with pytest.raises((AssertionError, KeyError)):
        _spelt_right()
