# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Numbers in general registers: what scalar instructions of all instruction sets do to data.

Tables of instruction sets take public numbers; where an operand is data, the functions here stand
before them (isa/*_scalar.py). A word of so many bits is one element (symbolic/integers.py). Masks
of 0 or -1 select by products with a sign; all other logic of data stays logic of bits.
"""

from __future__ import annotations

from typing import Self

from ..symbolic import Refused, logic, modulo
from ..symbolic.domain import Word
from ..symbolic.integers import Expression, Integers
from ..symbolic.memory import Ptr
from .elements import left, right


def data(*values) -> bool:
    """Whether these are words of which one at least is no public number."""
    return not any(isinstance(v, Ptr) for v in values) and any(v.t for v in values)


def whole(n: Integers, word: Word, bits: int) -> Expression:
    """The number that is the lowest bits of a word, modulo 2^bits."""
    low = n.alg.mask(word, (1 << bits) - 1)
    return n.elements(low, bits)[0]


def total(n: Integers, a: Word, b: Word, bits: int, sign: int = 1) -> Word:
    e = n.sum(whole(n, a, bits), whole(n, b, bits), sign)
    return n.word([n.near(e, bits) if n.alg.width == bits == 32 else e], bits)


def multiple(n: Integers, a: Expression, b: Expression, bits: int) -> Expression:
    """The product modulo 2^bits; constants are taken with a sign."""
    a, b = (e if n.constant(e) is None else n.low(e, bits, signed=True) for e in (a, b))
    return n.low_product(a, b, bits)


def products(n: Integers, a: Word, b: Word, bits: int, upper_half: bool = False) -> Word:
    """Of elements of two words, without a sign, the lower or upper half. A power of 2 moves what is
    bits of numbers; one number that is all of an element is multiplied."""
    alg, ones, made = n.alg, (1 << bits) - 1, n.alg.zero
    for at in range(0, 64, bits):
        x, y = (alg.mask(alg.rotl(w, -at), ones) for w in (a, b))
        x, y = (y, x) if y.t else (x, y)
        numbers = [n.source(key)[1] for key in x.t if n.is_number(key)]
        if not y.t and y.c.bit_count() == 1 and x.t and (x.c or numbers != [bits]):
            by = y.c.bit_length() - 1
            x = right(alg, x, bits - by, bits) if upper_half else left(alg, x, by, bits)
        else:
            u, v = (n.elements(w, bits)[0] for w in (x, y))
            if upper_half:
                x = n.word([n.floor(n.unsigned_product(u, v, bits), bits)], bits)
            else:
                x = n.word([n.low_product(u, v, bits)], bits)
        made = alg.xor(made, alg.shl(x, at))
    return made


def negative_multiple(n: Integers, a: Word, c: int, bits: int) -> Word:
    """The product with a number of 16 bits whose highest bit is set: compilers take it for a
    negative one where only 16 bits of the product count."""
    e = n.named(n.low(whole(n, a, bits), bits, signed=True))
    return n.word([n.times(e, c)], bits)


def product(n: Integers, a: Word, b: Word, bits: int) -> Word:
    return n.word([multiple(n, whole(n, a, bits), whole(n, b, bits), bits)], bits)


def wide_product(n: Integers, a: Word, b: Word, bits: int, signed: bool = True) -> Expression:
    """The product of two numbers of so many bits, in twice as many."""
    form = n.signed_product if signed else n.unsigned_product
    return form(whole(n, a, bits), whole(n, b, bits), bits)


def high_product(n: Integers, a: Word, b: Word, bits: int, signed: bool = True) -> Word:
    return n.word([n.floor(wide_product(n, a, b, bits, signed), bits)], bits)


def shifted_right(n: Integers, a: Word, by: int, bits: int) -> Word:
    """Arithmetically."""
    return n.word(n.halved(n.alg.mask(a, (1 << bits) - 1), bits, by)[:1], bits) if by else a


def shifted_to_sign(n: Integers, a: Word, by: int, bits: int) -> Word:
    """The same, where a number so small that nothing but its sign is left becomes that."""
    try:
        e = n.low(whole(n, a, bits), bits, signed=True)
    except Refused:
        return shifted_right(n, a, by, bits)
    lo, hi = n.bounds(e)
    if not -(1 << by) <= lo <= hi < 1 << by:
        return shifted_right(n, a, by, bits)
    return n.word([n.times(n.sign(e), -1)], bits)


def extended(n: Integers, a: Word, before: int, after: int) -> Word:
    """A signed number in more bits."""
    return n.word([n.low(whole(n, a, before), before, signed=True)], after)


def _mask(n: Integers, a: Expression, bits: int) -> Expression | None:
    """-a if a is 0 or -1: a sign that selects."""
    a = n.low(a, bits, signed=True)
    lo, hi = n.bounds(a)
    return n.times(a, -1) if -1 <= lo <= hi <= 0 else None


def _selecting(n: Integers, a: Word, b: Word, bits: int):
    """Of two words of data the number that one is, and the sign that is the other as a mask."""
    try:
        x, y = whole(n, a, bits), whole(n, b, bits)
    except Refused:
        return None
    for u, v in ((x, y), (y, x)):
        sign = _mask(n, v, bits)
        if sign is not None:
            return n.low(u, bits, signed=True), sign
    return None


def is_mask(n: Integers, word: Word, at: int, bits: int) -> bool:
    """Whether the bits of an element, from `at` on, are all 0 or all 1: logic of such."""
    width, field = n.alg.width, (1 << bits) - 1 << at
    masks = [mask & field for mask in (word.c, *word.t.values())]
    if at + bits > width or not set(masks) <= {0, field}:
        return False
    for key, mask in word.t.items():
        atom, turn = divmod(key, width)
        inner, begin = logic.made_of(n.alg, atom), (at - turn) % width
        if not mask & field:
            continue
        if inner and not all(is_mask(n, w, begin, bits) for w in inner):
            return False
        number = n.source(key) if not inner and n.is_number(key) else None
        if not inner and (not number or begin or _mask(n, number[2], number[1]) is None):
            return False
    return True


def both(n: Integers, a: Word, b: Word, bits: int) -> Word:
    """AND."""
    if a == b:
        return a
    found = _selecting(n, a, b, bits) if a.t and b.t else None
    return n.word([n.product(*found)], bits) if found else n.alg.and_(a, b)


def inverted(n: Integers, a: Word, bits: int) -> Word:
    try:
        return n.word([n.plus(n.number(-1), whole(n, a, bits), -1)], bits)
    except Refused:
        return n.alg.mask(n.alg.invert(a), (1 << bits) - 1)


def _complement(n: Integers, a: Word, bits: int) -> Word:
    """Of bits of numbers as a number, so that an AND with it is one product and no constant's."""
    if not a.c and all(n.is_number(key) for key in a.t):
        return inverted(n, a, bits)
    return n.alg.mask(n.alg.invert(a), (1 << bits) - 1)


def _one_of_both(n: Integers, a: Word, b: Word, bits: int) -> Expression | None:
    """The sum of two numbers, if for either value of a sign one of them is 0: x s and y (1 - s)."""
    try:
        x, y = whole(n, a, bits), whole(n, b, bits)
    except Refused:
        return None
    for s in n.signs_in(x):
        for value in (0, 1):
            if n.where_sign(x, s, value) == {} == n.where_sign(y, s, 1 - value):
                return n.sum(x, y)
    return None


def either(n: Integers, a: Word, b: Word, bits: int) -> Word:
    """OR. Where bits of numbers meet, it is the complement of one AND, not three terms."""
    alg = n.alg
    if a == b:
        return a
    if not alg.support(a) & alg.support(b):
        return alg.xor(a, b)
    if not a.t or not b.t:
        return alg.or_(a, b)
    if found := _one_of_both(n, a, b, bits):
        return n.word([found], bits)
    a, b = n.narrowed(a), n.narrowed(b)
    if not alg.support(a) & alg.support(b):
        return alg.xor(a, b)
    neither = alg.and_(_complement(n, a, bits), _complement(n, b, bits))
    return alg.mask(alg.invert(neither), (1 << bits) - 1)


def either_parted(n: Integers, a: Word, b: Word, bits: int) -> Word:
    """OR of words that hold other numbers above those that count: bytes in which the two do not
    meet are told apart from the rest."""
    alg = n.alg
    if not a.t or not b.t or not alg.support(a) & alg.support(b) or _one_of_both(n, a, b, bits):
        return either(n, a, b, bits)
    out, rest = alg.zero, (1 << bits) - 1
    for at, count in ((0, 8), (8, 8), (16, 16), (32, 32)):
        field = (1 << count) - 1 << at
        x, y = (n.narrowed(alg.mask(w, field), signed=True) for w in (a, b))
        if field & rest and not alg.support(x) & alg.support(y):
            out, rest = alg.xor(out, alg.xor(x, y)), rest & ~field
    a, b = (alg.mask(w, rest) for w in (a, b))
    return alg.xor(out, alg.mask(either(n, a, b, bits), rest))


def differing(n: Integers, a: Word, b: Word, bits: int) -> Word:
    """XOR: with a mask, the number or its complement; with the highest bit, a sum."""
    alg, ones = n.alg, (1 << bits) - 1
    if a == b:
        return alg.zero
    if not alg.support(a) & alg.support(b):
        return alg.xor(a, b)
    for x, y in ((a, b), (b, a)):
        if y.c == ones and not y.t:
            return inverted(n, x, bits)
        if y.c == 1 << bits - 1 and not y.t:
            return total(n, x, y, bits)
    found = _selecting(n, a, b, bits) if a.t and b.t else None
    if not found:
        return alg.xor(a, b)
    x, s = found
    e = n.plus(n.plus(x, s, -1), n.times(n.product(x, s), -2))
    return n.word([e], bits)


def chosen(n: Integers, sign: Expression, yes: Word, no: Word, bits: int) -> Word:
    """One of two numbers; sign: 1 for the first, 0 for the second."""
    a, b = (n.low(whole(n, w, bits), bits, signed=True) for w in (yes, no))
    return n.word([n.sum(b, n.product(sign, n.plus(a, b, -1)))], bits)


def less(n: Integers, a: Word, b: Word, bits: int, signed: bool) -> Expression:
    """1 if a < b, else 0."""
    x, y = (n.low(whole(n, w, bits), bits, signed) for w in (a, b))
    return n.sign(n.plus(x, y, -1))


def greatest(n: Integers, a: Expression, b: Expression, bits: int = 16) -> Expression:
    """Of two unsigned numbers: one, less what it is above the other if that is negative."""
    u, v = (n.low(e, bits) for e in (a, b))
    above = n.plus(u, v, -1)
    return n.plus(u, n.product(n.factor(above), n.sign(above)), -1)


def least(n: Integers, a: Expression, b: Expression, bits: int = 16) -> Expression:
    """Of x and x + c as unsigned numbers, where the signed x is in -c..2^(bits - 1) - 1 - c: x plus
    c if x is negative. No other two are compared, but constants."""
    u, v = (n.constant(n.low(e, bits)) for e in (a, b))
    if u is not None and v is not None:
        return n.number(min(u, v))
    u, v = (n.low(e, bits, signed=True) for e in (a, b))
    for x, y in ((a, b), (b, a), (u, v), (v, u)):
        c = n.constant(n.plus(y, x, -1))
        lo, hi = n.bounds(x)
        if c is not None and c > 0 and -c <= lo and hi + c < 1 << bits - 1:
            return n.plus(x, n.times(n.sign(x), c))
    raise Refused("the lesser of two numbers")


def equal(n: Integers, a: Word, b: Word, bits: int) -> Expression:
    """1 if a = b, else 0: neither is less."""
    if b == n.alg.zero:
        x = whole(n, a, bits)
        lo, hi = n.bounds(x)
        if lo >= 0 and hi < 1 << bits:
            return n.plus(n.number(1), n.sign(n.times(x, -1)), -1)
    x, y = (n.low(whole(n, w, bits), bits, signed=True) for w in (a, b))
    e = n.plus(n.number(1), n.sign(n.plus(x, y, -1)), -1)
    return n.plus(e, n.sign(n.plus(y, x, -1)), -1)


class Compared(str):
    """A flag that depends on data: of a - b. To other instructions it is the reason why they
    cannot use it."""

    a: Word
    b: Word
    bits: int

    @classmethod
    def of(cls, a: Word, b: Word, bits: int) -> Self:
        known = cls("a condition depends on data")
        known.a, known.b, known.bits = a, b, bits
        return known


class OfSum(Compared):
    """Of a + b: the flag that says whether it leaves so many bits as a signed number."""


class Carried(Compared):
    """Of a + b: the flag that says whether it leaves so many bits as a number without a sign."""


class OfProduct(Compared):
    """The same of a times b."""


def exceeds(n: Integers, known: Compared) -> int:
    """Whether a sum, product, or else difference, of signed numbers leaves so many bits. Refused
    where it may, and may not."""
    a, b, bits = known.a, known.b, known.bits
    if isinstance(known, OfProduct):
        e = wide_product(n, a, b, bits)
    else:
        x, y = (n.low(whole(n, w, bits), bits, signed=True) for w in (a, b))
        e = n.plus(x, y, 1 if isinstance(known, OfSum) else -1)
    (low, high), top = n.bounds(e), 1 << bits - 1
    if low < top and high >= -top and not -top <= low <= high < top:
        raise Refused(f"a signed number of {bits} bits may be in {low}..{high}")
    return int(not -top <= low <= high < top)


def related(n: Integers, known: Compared, how: str) -> Expression:
    """1 if a and b are related so, else 0: equal; minus: the sign of a - b; below, above: without
    a sign; less, greater."""
    a, b, bits = known.a, known.b, known.bits
    if how == "equal":
        return equal(n, a, b, bits)
    if how == "minus":
        return less(n, total(n, a, b, bits, -1), n.alg.zero, bits, signed=True)
    a, b = (b, a) if how in ("above", "greater") else (a, b)
    return less(n, a, b, bits, how in ("less", "greater"))


#: Condition of Arm -> the flags that it asks for, the relation that it is, and whether it is its
#: opposite.
CONDITIONS = {
    "eq": ("z", "equal", False),
    "mi": ("n", "minus", False),
    "hs": ("c", "below", True),
    "hi": ("cz", "above", False),
    "ge": ("nv", "less", True),
    "gt": ("nvz", "greater", False),
}
_OPPOSITE = {"ne": "eq", "lo": "hs", "pl": "mi", "ls": "hi", "lt": "ge", "le": "gt"}


def compared(m, a: Word, b: Word, bits: int, names: str) -> None:
    """These flags of an Arm core are those of a - b; the others are not known."""
    m.set_flags(None, None, None, None)
    known = Compared.of(a, b, bits)
    for name in names:
        setattr(m, name, known)


def condition(m, name: str) -> Expression | None:
    """1 if a condition of an Arm core holds; None if it does not depend on data."""
    asked = CONDITIONS.get(_OPPOSITE.get(name, name))
    known = getattr(m, asked[0][0]) if asked else None
    if isinstance(known, Carried) and asked[0] == "c":
        e = carry(m)
        return e if name == "hs" else m.integers.plus(m.integers.number(1), e, -1)
    if type(known) is not Compared:
        return None
    flags = [getattr(m, f) for f in asked[0]]
    if known.b == m.alg.zero and asked[0][1:2] == "v" and flags[1] == 0:
        flags[1] = known  # of a result of logic: no overflow
    if any(flag is not known for flag in flags):
        return None
    e = related(m.integers, known, asked[1])
    negate = asked[2] != (name in _OPPOSITE)
    return m.integers.plus(m.integers.number(1), e, -1) if negate else e


# Numbers of twice as many bits, in two words


def _fitting(n: Integers, e: Expression, bits: int) -> tuple[int, Expression] | None:
    """1, or -1, and the lowest bits of e, or of -e, without a sign, if that fits with a sign."""
    for sign in (1, -1):
        with_sign = modulo.exact(n, n.times(e, sign), bits, -(1 << bits - 1))
        if with_sign is not None:
            return sign, n.plus(with_sign, n.times(n.sign(with_sign), 1 << bits))
    return None


def _unsigned(n: Integers, e: Expression, bits: int) -> Expression:
    """The lowest bits as a number without a sign. Of a number that fits with one that is it, and
    2^bits where it is negative; of the negative of one 2^bits less that, or 0."""
    found = n.low(e, bits)
    if not n.is_low(found) or not (known := _fitting(n, e, bits)):
        return found
    sign, part = known
    return part if sign > 0 else n.plus(n.times(_nonzero(n, part), 1 << bits), part, -1)


def _nonzero(n: Integers, e: Expression) -> Expression:
    """1 if a number without a sign is not 0."""
    return n.sign(n.times(e, -1))


def upper(n: Integers, e: Expression, bits: int) -> Expression:
    """What is above the lowest bits: e / 2^bits, rounded down."""
    return n.floor(e, bits, _unsigned(n, e, bits))


def joined(n: Integers, low: Word, high: Word, bits: int) -> Expression:
    """The number whose lower and upper words these are."""
    return n.plus(_unsigned(n, whole(n, low, bits), bits), n.times(whole(n, high, bits), 1 << bits))


def below(n: Integers, a: Word, b: Word, bits: int) -> Expression:
    """1 if a < b, else 0, as numbers without a sign. Of low bits of which nothing else is known it
    is what a - b borrows, so that it is what the sum a carried if b is a part of it."""
    x, y = (_unsigned(n, whole(n, w, bits), bits) for w in (a, b))
    if n.constant(x) == 0 and (known := _fitting(n, whole(n, b, bits), bits)):
        return _nonzero(n, known[1])
    if not n.is_low(x) and not n.is_low(y):
        return n.sign(n.plus(x, y, -1))
    return n.within(n.times(upper(n, n.plus(x, y, -1), bits), -1), 0, 1)


def carry(m) -> Expression:
    """The carry flag of an Arm core as a number; after a - b it is 1 where nothing was borrowed."""
    n, flag = m.integers, m.c
    if not isinstance(flag, Compared):
        return n.number(m.carry())
    adds = isinstance(flag, Carried)
    x, y = (_unsigned(n, whole(n, w, flag.bits), flag.bits) for w in (flag.a, flag.b))
    e = upper(n, n.plus(x, y, 1 if adds else -1), flag.bits)
    return n.within(n.plus(e, n.number(int(not adds))), 0, 1)


def _size(n: Integers, a: Word, b: Word) -> int:
    """Bits of the elements that the numbers in two words are."""
    sizes = [n.source(key)[1] for word in (a, b) for key in word.t if n.is_number(key)]
    return max(min(sizes, default=n.alg.width), 8)


def total_of_each(n: Integers, a: Word, b: Word, bits: int, sign: int = 1) -> Word:
    """The same as total(). Where that is looked for: of each of several numbers in one word, if
    none carries into the next, as compilers add them."""
    alg, size = n.alg, _size(n, a, b)
    least, a_most, b_most = a.c & ~alg.support(Word(0, a.t)), alg.support(a), alg.support(b)

    def carries(at: int) -> bool:
        low, x, y = (w >> at & (1 << size) - 1 for w in (least, a_most, b_most))
        return bool(x + y >> size) if sign > 0 else low < y

    if not n.packed or bits % size or any(map(carries, range(0, bits, size))):
        return total(n, a, b, bits, sign)
    return by_elements(n, lambda n, x, y, bits: total(n, x, y, bits, sign), a, b)


def by_elements(n: Integers, function, a: Word, b: Word) -> Word:
    """A function of two words, for each of the elements that the numbers in them are."""
    alg = n.alg
    bits, out = _size(n, a, b), alg.zero
    for at in range(0, alg.width, bits):
        x, y = (alg.mask(alg.rotl(w, -at), (1 << bits) - 1) for w in (a, b))
        out = alg.xor(out, alg.shl(function(n, x, y, bits), at))
    return out
