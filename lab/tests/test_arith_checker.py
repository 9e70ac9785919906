# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The checker of arithmetic against what it says of: addresses of two arrays against all places
where they may lie, elements of words against their bits, a function of two arrays against both
orders in memory. And each of these tests finds a fault that is planted in the checker."""

import itertools
import random
import subprocess

import pytest
from planted import plant
from required import modules, tools

modules("capstone")

from conformance.arith_operands import Operands, Valued  # noqa: E402
from lanewise_lab.isa import scalars  # noqa: E402
from lanewise_lab.prove import arith_bits, arithmetic  # noqa: E402
from lanewise_lab.prove.arithmetic import Array, Claim  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.prove.shipped import COMPILERS  # noqa: E402
from lanewise_lab.symbolic import Refused, memory, modulo  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra, Word  # noqa: E402
from lanewise_lab.symbolic.expressions import Expressions  # noqa: E402
from lanewise_lab.symbolic.integers import Integers  # noqa: E402
from lanewise_lab.symbolic.memory import Ptr, Region, combined  # noqa: E402

pytestmark = pytest.mark.slow

ALG, SIZES = Algebra(8), (4, 3)  # an address space of 256 bytes, and two arrays in it
NEAR = [*range(8), *range(124, 134), *range(246, 256)]


def _places(first: int):
    """Where the arrays may begin, array `first` below the other. The end of each has an address."""
    for at in itertools.product(NEAR, NEAR):
        low, high = at[first], at[1 - first]
        if low + SIZES[first] <= high and high + SIZES[1 - first] <= 255:
            yield at


def _arrays(first: int) -> list[Region]:
    regions = [Region(name, size, 1, lambda n: ALG.zero) for name, size in zip("pq", SIZES)]
    for k, region in enumerate(regions):
        region.place = int(k != first)
    return regions


def _questions(regions):
    """Two pointers, or a distance and a number: as the checker has them, and as numbers where the
    arrays lie."""
    p, q = regions
    for i, j in itertools.product(range(-2, SIZES[0] + 3), range(-2, SIZES[1] + 3)):
        yield (Ptr(p, i), Ptr(q, j)), lambda at, i=i, j=j: (at[0] + i, at[1] + j)
        yield (Ptr(q, j), Ptr(p, i)), lambda at, i=i, j=j: (at[1] + j, at[0] + i)
    for offset, n in itertools.product((-5, -1, 0, 1, 6), NEAR):
        apart = combined(ALG, (1, Ptr(p, offset)), (-1, Ptr(q, 0)))
        number = ALG.const(n)
        yield (apart, number), lambda at, o=offset, n=n: (at[0] - at[1] + o, n)
        yield (number, apart), lambda at, o=offset, n=n: (n, at[0] - at[1] + o)


def comparisons():
    """Which comparisons of addresses are not everywhere as they are decided, how many are decided,
    and of how many is it known whether a <= b alone."""
    wrong, decided, at_most = [], 0, 0
    for first in (0, 1):
        places = list(_places(first))
        for asked, numbers in _questions(_arrays(first)):
            less, equal = memory.compared(ALG, *asked)
            decided += (less is not None) + (equal is not None)
            found = [tuple(n & 255 for n in numbers(at)) for at in places]
            if isinstance(less, memory.NotAbove):
                at_most += 1
                if less is not equal or any(less.holds != (a <= b) for a, b in found):
                    wrong.append(f"{asked[0]} <= {asked[1]}, {'pq'[first]} first")
                continue
            if less is not None and any(less != (a < b) for a, b in found):
                wrong.append(f"{asked[0]} < {asked[1]}, {'pq'[first]} first")
            if equal is not None and any(equal != (a == b) for a, b in found):
                wrong.append(f"{asked[0]} == {asked[1]}, {'pq'[first]} first")
    return wrong, decided, at_most


def test_addresses_of_two_arrays():
    wrong, decided, at_most = comparisons()
    assert not wrong, wrong[:9]
    assert decided > 200 and at_most, (decided, at_most)


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("_apart", "first.place < second.place", "second.place < first.place"),
        ("_apart", "at.offset - first.size", "at.offset - first.size - 1"),
        ("compared", "not (inside(a) and inside(b))", "False"),
        ("compared", "(n - high, n - low)", "(low - n, high - n)"),
        ("compared", "less = 1 if high < 0", "less = 1 if high <= 0"),
        ("compared", "0 if low > 0 or", "0 if low >= 0 or"),
        ("compared", "None and high == 0", "None and high >= 0"),
    ],
)
def test_comparisons_find_planted_faults(monkeypatch, name, old, new):
    plant(monkeypatch, memory, name, old, new)
    assert comparisons()[0]


def _joined(draw: Operands, words: list, bits: int):
    """Parts of two of the words beside each other, and the number that it is."""
    alg, source = draw.alg, draw.source
    (a, x), (b, y) = source.choice(words), source.choice(words)
    mask = (1 << source.choice((8, 16, 24, 32, 48))) - 1 << source.choice((0, 0, 8, 16, 40))
    mask &= alg.ones
    right, left = source.choice((0, 0, 3, 8, 16)), source.choice((0, 1, 13, 16))
    word = alg.xor(alg.mask(alg.shr(a, right), mask), alg.mask(alg.shl(b, left), mask ^ alg.ones))
    return word, x >> right & mask | y << left & ~mask & alg.ones


def elements(draws: range):
    """Which elements of words made of parts of numbers are no integers with the same bits, or
    shifted right are not those shifted, or lost bits, and how many are known."""
    wrong, known = [], 0
    for seed in draws:
        draw = Operands(Algebra(64), random.Random(seed), 1, (8, 16, 32, 64))
        draw.integers = Valued(draw.alg, (1, 3329)[seed & 1])
        n, words = draw.integers, [draw.word(), draw.word()]
        for bits in draw.source.choices((16, 32, 64), k=3):
            word, value = _joined(draw, words, bits)
            try:
                found = n.elements(word, bits)
            except Refused:
                continue
            by = draw.source.choice((1, 8, bits // 2, bits - 1))
            try:
                halved, narrow = n.halved(word, bits, by), n.elements(n.narrowed(word), bits)
            except Refused:
                continue
            if any(key[0] == "unknown" for key in n.keys):
                break
            inputs, top = n.values(draw.inputs), 1 << bits
            numbers = [n.evaluate(e, inputs) for e in found]
            for k, (e, have) in enumerate(zip(found, numbers, strict=True)):
                known += 1
                low, high = n.bounds(e)
                if (have - (value >> k * bits)) % top or not low <= have <= high:
                    wrong.append(f"draw {seed}: element {k} of {bits} bits of {word}")
                if (n.evaluate(narrow[k], inputs) - have) % top:
                    wrong.append(f"draw {seed}: narrowed element {k} of {bits} bits of {word}")
                have = have % top - (have % top >> bits - 1 << bits) >> by
                if n.evaluate(halved[k], inputs) != have:
                    wrong.append(f"draw {seed}: element {k} of {bits} bits by {by} of {word}")
            factor, made, total = draw.source.choice((1, 1, 3, 10, 257)), [], 0
            for k, (e, have) in enumerate(zip(found, numbers, strict=True)):
                low, high = n.bounds(e)
                near = (0, -low, -(low & -256), 256 - high, (1 << 16) - high)  # ends of intervals
                more = draw.source.choice(near)
                made.append(n.plus(n.times(e, factor), n.number(more)))
                total |= (factor * have + more) % top << k * bits
            words.append((n.word(made, bits), total))
    return wrong, known


def test_elements_of_words():
    wrong, known = elements(range(120))
    assert not wrong, wrong[:9]
    assert known > 400, known


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("_modulo", "ONE << bits", "ONE << bits - 1"),
        ("_part", "part = taken\n", "part = self._modulo(taken, count)\n"),
        ("_part", "hi < 1 << count\n        if", "hi <= 1 << count\n        if"),
        ("_part", "low(taken, begin + 1, signed=True)", "low(taken, begin + 2, signed=True)"),
        ("_part", "self.times(self.sign(part), 1 << count)", "{}"),
        ("_part", "self.times(self.sign(signed), 1 << count)", "{}"),
        ("_part", "-(1 << count) <= lo < 0", "lo < 0"),
        ("halved", "(1 << bits - by) - 1)", "(1 << bits - by - 1) - 1)"),
        ("narrowed", "begin + count, signed)", "begin + 1, signed)"),
    ],
)
def test_elements_find_planted_faults(monkeypatch, name, old, new):
    plant(monkeypatch, Integers, name, old, new)
    try:
        wrong = any(elements(range(k, k + 8))[0] for k in range(0, 800, 8))
    except AssertionError:  # a number outside its interval
        return
    assert wrong


#: Adds two arrays; in one of the two orders in memory, or in none, it adds one more.
ORDERED = """#include <stdint.h>
void f(int16_t *p, const int16_t *a)
{
    int more = WRONG;
    for (int i = 0; i < 4; i++)
        p[i] = (int16_t)(p[i] + a[i] + more);
}
"""
FIRST, SECOND = "(uintptr_t)p < (uintptr_t)a", "(uintptr_t)a < (uintptr_t)p"
TARGETS = {isa: COMPILERS[isa] for isa in ("x86_64", "aarch64", "armv7m", "riscv64", "riscv32")}


def ordered(folder, isa: str, wrong: str):
    """The verdict of the function that is wrong in one order."""
    source, made = folder / "f.c", folder / f"{isa}.o"
    source.write_text(ORDERED)
    command = [*TARGETS[isa], "-std=c11", "-O1", f"-DWRONG={wrong}", "-c", str(source)]
    subprocess.run([*command, "-o", str(made)], check=True)
    p, a = Array("p", 4, 100, writable=True), Array("a", 4, 100)
    sums = tuple({(i,): 1, (4 + i,): 1} for i in range(4))
    claim = Claim((p, a), "p", sums, ((-200, 200),) * 4, 3329)
    return arithmetic.prove(ObjectFile(str(made), {}), "f", claim)


@pytest.mark.parametrize("isa", sorted(TARGETS))
def test_both_orders_of_two_arrays(tmp_path, monkeypatch, isa):
    tools(TARGETS[isa][0])
    assert ordered(tmp_path, isa, f"{FIRST} && {SECOND}").proved
    first, second = (ordered(tmp_path, isa, wrong) for wrong in (FIRST, SECOND))
    assert not first.proved and not second.proved
    assert all("coefficients differ" in v.reason for v in (first, second)), (first, second)
    old = "orders += [names for names in e.orders() if names not in orders]"
    plant(monkeypatch, arithmetic, "every", old, "pass")
    assert ordered(tmp_path, isa, SECOND).proved  # wrongly, so the orders are what refuses it


def with_signs():
    """Low bits of x + 2^8 s of a number x and its sign s, which are not those."""
    wrong = []
    ends = itertools.product((-300, -257, -256, -3), (3, 255, 256, 300))
    for (low, high), factor in itertools.product(ends, (1, 257, -255)):
        n = Valued(Algebra(64))
        x = n.input(0, low, high)
        e = n.low(n.plus(n.times(x, factor), n.times(n.sign(x), 256)), 8)
        for value in range(low, high + 1):
            have = n.evaluate(e, n.values({0: value}))
            wrong += [(low, high, value, have)] if have != value % 256 else []
    return wrong


def test_low_bits_of_a_number_with_its_sign(monkeypatch):
    assert not with_signs()
    for old, new in (("hi < 1 << bits", "hi <= 1 << bits"), ("<= lo", "<= lo + 1")):
        with monkeypatch.context() as planted:
            plant(planted, Integers, "_with_sign", old, new)
            assert with_signs()


def _steps(n, x, c, by, other):
    """A product modulo 2^32 with its sign above it, shifted to the left as 64 bits and less what it
    was, and more than that what carries with x: words as the rules of scalars.py make them."""
    alg, word, known = n.alg, n.word([x], 32), n.alg.const
    low = scalars.product(n, word, known(c), 32)
    high = scalars.shifted_right(n, low, 31, 32)
    shifted = alg.shl(high, by), alg.shr(low, 32 - by)
    both = alg.shl(low, by), scalars.either_parted(n, *shifted, 32)
    less = scalars.total(n, both[0], low, 32, -1)
    borrow = n.word([scalars.below(n, both[0], low, 32)], 32)
    above = scalars.total(n, scalars.total(n, both[1], high, 32, -1), borrow, 32, -1)
    sums = scalars.total(n, less, word, 32)
    carry = n.word([scalars.below(n, sums, word, 32)], 32)
    product = scalars.wide_product(n, low, known(other), 32, signed=False)
    upper = n.word([scalars.upper(n, product, 32)], 32)
    more = scalars.total(n, scalars.total(n, above, upper, 32), carry, 32)
    some = n.word([scalars.below(n, alg.zero, scalars.total(n, alg.zero, word, 32, -1), 32)], 32)
    return low, high, *both, less, above, sums, upper, more, some


def _numbers_of(x, c, by, other):
    """The same of numbers."""
    ones = (1 << 32) - 1
    low = x * c & ones
    high = ones if low >> 31 else 0
    both = low << by & ones, (high << 32 | low) << by >> 32 & ones
    less, sums = both[0] - low & ones, (both[0] - low & ones) + x & ones
    above = both[1] - high - (both[0] < low) & ones
    upper, carry = low * other >> 32, sums < x & ones
    return low, high, *both, less, above, sums, upper, above + upper + carry & ones, int(x != 0)


def multiples():
    """Multiples of low bits, beside signs, other multiples and a fraction: which are wrong."""
    values = range(-128, 128)
    for c, k, shift in itertools.product((1, 3, 12, 173), (-3, 1, 2, 57), (0, 1, 4)):
        n = Valued(Algebra(32))
        x = n.input(0, values[0], values[-1])
        low, signed = n.low(n.times(x, c), 5), n.low(n.times(x, c), 8, signed=True)
        moved = n.plus(n.times(low, 1 << shift), n.times(x, k))
        beside = n.plus(n.times(x, k), n.times(n.sign(x), 40))
        part = n.plus(n.floor(n.times(signed, -k), 8), n.plus(signed, n.times(x, -c)))
        found = {bits: n.low(moved, bits) for bits in range(3, 11)}
        near = n.low(part, 8, signed=True)
        for v in values:
            of, t = n.values({0: v}), (v * c + 128) % 256 - 128
            exact = [n.evaluate(e, of) - ((v * c % 32 << shift) + v * k) for e in found.values()]
            yield from ((c, k, v) for d, bits in zip(exact, found, strict=True) if d % (1 << bits))
            low, high = n.bounds(beside)
            good = n.evaluate(near, of) % 256 == ((-k * t >> 8) + t - c * v) % 256
            if not good or not low <= v * k + 40 * (v < 0) <= high:
                yield c, k, v


def wide_sums():
    """Which words of numbers of 64 bits in two words are others than they should be."""
    source = random.Random(5)
    for _ in range(40):
        n, by = Valued(Algebra(32)), source.randrange(1, 31)
        low = source.choice((-(1 << 31), -3000, -1, 0, source.randrange(-1 << 31, 0)))
        high = source.choice(((1 << 31) - 1, 5, 1, 4000, source.randrange(1 << 31)))
        c, other = (source.randrange(1 << 32) << source.choice((0, 0, 3, 9)) for _ in "ab")
        other = source.choice((other, -pow(c | 1, -1, 1 << 32))) & 0xFFFFFFFF
        words = _steps(n, n.input(0, low, high), c & 0xFFFFFFFF, by, other)
        signed = [n.low(scalars.whole(n, w, 32), 32, signed=True) for w in words]
        for x in {low, high, 0, 1, -1, *(source.randrange(low, high + 1) for _ in range(9))}:
            if not low <= x <= high:
                continue
            try:
                of, values = n.alg.evaluate(n.atom_values({0: x})), n.values({0: x})
            except AssertionError:
                yield "an interval", low, high, x
                continue
            want = _numbers_of(x, c & 0xFFFFFFFF, by, other)
            for k, (w, e, v) in enumerate(zip(words, signed, want, strict=True)):
                number, (least, most) = n.evaluate(e, values), n.bounds(e)
                fits = number == v - (v >> 31 << 32) and least <= number <= most
                if of(w) != v or not fits:
                    yield k, low, high, x


#: Where a rule of these stands, its name, a text of it and what makes it wrong.
WRONG_WIDE = [
    (modulo, "form", "known[0] + below >= m", "known[0] + below + 1 >= m"),
    (modulo, "form", "sums.get(h, 0) + n * i", "n * i"),
    (modulo, "form", "sums[g] % (1 << m)", "sums[g] % (1 << bits)"),
    (modulo, "form", "heappop(newest)\n", "newest.pop()\n"),
    (Expressions, "_with_signs", "sign: n << key[1]", "sign: n << key[1] - 1"),
    (Expressions, "_signed_by", "n * x[h] > 0", "n"),
    (Expressions, "sign", "ONE if n > 0 else -ONE", "ONE"),
    (
        Expressions,
        "low",
        "m, form = ONE << k >> m - bits, m - k,",
        "m, form = ONE << k >> m - bits, m,",
    ),
    (Expressions, "_replaced", "source), {g: n}, -1)", "source), {g: n + unit}, -1)"),
    (scalars, "_nonzero", "n.times(e, -1)", "e"),
    (scalars, "below", "upper(n, n.plus(x, y, -1), bits), -1", "upper(n, n.plus(x, y), bits), 1"),
]


def test_numbers_in_two_words():
    assert not [*multiples(), *wide_sums()]


@pytest.mark.parametrize(
    ("where", "name", "old", "new"), WRONG_WIDE, ids=[w[1] for w in WRONG_WIDE]
)
def test_wrong_rules_of_numbers_in_two_words(monkeypatch, where, name, old, new):
    plant(monkeypatch, where, name, old, new)
    assert next(itertools.chain(multiples(), wide_sums()), None)


def alternatives():
    """OR of multiples of a sign, of its opposite, and of another, of a few numbers: which are taken
    for another number, and how many for a sum."""
    wrong, sums = [], 0
    for other, first, second in itertools.product((0, 1), (0, 1), (0, 1)):
        n = Valued(Algebra(64))
        x, y = n.input(0, -9, 9), n.input(1, -9, 9)
        s, t = n.sign(x), n.sign(n.plus(y, n.number(3)))
        opposite = [n.plus(n.number(1), e, -1) for e in (s, t)]
        a = n.product(n.plus(x, n.number(20)), (s, opposite[0])[first])
        b = n.product(n.plus(y, n.number(5)), ((s, opposite[0]), (t, opposite[1]))[other][second])
        words = [n.word([e], 32) for e in (a, b)]
        made = scalars.either(n, *words, 32)
        sums += made == n.word([n.sum(a, b)], 32)
        for values in itertools.product(range(-9, 10), range(-9, 10)):
            of = n.alg.evaluate(n.atom_values(dict(enumerate(values))))
            if of(made) != of(words[0]) | of(words[1]):
                wrong.append((other, first, second, values))
    return wrong, sums


def test_one_of_two_numbers(monkeypatch):
    wrong, sums = alternatives()
    assert not wrong and sums == 2
    plant(monkeypatch, scalars, "_one_of_both", "s, 1 - value", "s, value")
    assert alternatives()[0]


def test_parts_of_what_is_packed(monkeypatch):
    """Of x in two parts: x mod 4 and x / 4. A part that has no bit where the function has one."""
    alg = Algebra(64)

    def words(parts):
        """Of 16 numbers of 4 bits; the mask says more than there is of a part."""
        n, word = Integers(alg), alg.zero
        for i in range(16):
            for part, place, count in parts:
                x = n.input(i, 0, 15)
                key = next(iter(n.word([part(n, x)], 4).t))
                mask = (1 << count) - 1 << 4 * i + place
                word = alg.xor(word, Word(0, {(key + 4 * i + place) % 64 | key // 64 * 64: mask}))
        return n, [word]

    low, high = lambda n, x: n.low(x, 2), lambda n, x: n.floor(x, 2)
    thrice, more = lambda n, x: n.times(n.low(x, 1), 3), lambda x: 3 * (x % 2) + 4
    arith_bits.judge(*words([(low, 0, 2), (high, 2, 2)]), 4, lambda x: x)
    for parts, function in (
        ([(low, 0, 2), (high, 2, 2)], lambda x: x ^ 4),
        ([(low, 0, 2), (high, 2, 2)], lambda x: x ^ 2),
        ([(thrice, 0, 4)], more),
    ):
        with pytest.raises(Refused):
            arith_bits.judge(*words(parts), 4, function)
    plant(monkeypatch, arith_bits, "judge", "if bit >= count:", "if False:")
    arith_bits.judge(*words([(thrice, 0, 4)]), 4, more)  # wrongly, as if it had these bits
