# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: Advanced SIMD instructions on elements of 8 to 64 bits that are numbers. They are no part
of the table of aarch64.py, as those of x86_64_arith.py are none of x86_64.py. Each is compared with
an emulator on random and extreme operands (lab/tests/test_arith_isa.py). Those that saturate are
taken only where they do not. FPSR.QC need not be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..symbolic import Refused
from ..symbolic.domain import Word
from ..symbolic.integers import Expression, Integers
from ..symbolic.memory import Ptr, combined
from . import aarch64, aarch64_scalar, scalars
from .aarch64_machine import Machine
from .aarch64_syntax import Imm, Instruction, Reg, Shifted, Vec, matches
from .aarch64_table import Entry
from .elements import left, right


@dataclass(frozen=True)
class Numbers(Entry):
    """sizes: of elements of the destination, in bits. instead: it stands before an entry of the
    table of A64, which it leaves what is no data to."""

    sizes: tuple[int, ...] = (16, 32)
    instead: bool = False


TABLE: dict[str, list[Numbers]] = {}
_VVV, _VVN, _VVI = "v, v, v", "v, v, n", "v, v, i"
_NARROW, _ALL, _WIDE = (8, 16, 32), (8, 16, 32, 64), (16, 32, 64)


def _define(
    names: str, *patterns: str, merges: bool = False, sizes=(16, 32), instead: bool = False
) -> Callable:
    def enter(run):
        for name in names.split():
            entry = Numbers(name, patterns, run, "vmul", 1, merges, sizes, instead)
            TABLE.setdefault(name, []).append(entry)
        return run

    return enter


def _pointers(m: Machine, i: Instruction) -> bool:
    """Whether it is a sum of multiples of pointers, and if so executes it."""
    parts = [(1, op) for op in i.operands[1:]]
    if i.operands[0].bits != 64 or i.mnemonic not in ("add", "neg"):
        return False
    if isinstance(parts[-1][1], Shifted):
        op = parts[-1][1]
        if op.kind != "lsl":
            return False
        parts[-1] = 1 << op.amount, Reg(op.n, op.bits)
    if not all(isinstance(op, Reg) for _, op in parts):
        return False
    values = [(n, m.get(op)) for n, op in parts]
    if not isinstance(values[-1][1], Ptr):
        return False
    if i.mnemonic == "neg":
        values = [(-n, v) for n, v in values]
    m.set(i.operands[0], combined(m.alg, *values))
    return True


def lookup(insn: Instruction) -> Entry:
    """What is not on this table is left to that of A64."""
    own = aarch64_scalar.TABLE.get(insn.mnemonic)
    if own and isinstance(insn.operands[0], Reg):
        old = aarch64.lookup(insn)

        def either(m: Machine, i: Instruction):
            return None if _pointers(m, i) or own(m, i) is not False else old.run(m, i)

        return replace(old, run=either)
    first = insn.operands[0] if insn.operands else None
    for entry in TABLE.get(insn.mnemonic, []) if isinstance(first, Vec) else []:
        if first.element in entry.sizes and any(matches(p, insn.operands) for p in entry.patterns):
            return _either(entry, aarch64.lookup(insn)) if entry.instead else entry
    return aarch64.lookup(insn)


def _either(entry: Numbers, old: Entry) -> Entry:
    """The entry where an operand is data, and none a pointer; else that of A64."""

    def run(m: Machine, i: Instruction):
        reads = i.operands[0 if entry.merges else 1 :]
        words = [w for op in reads if isinstance(op, Vec) for w in m.vget(op)]
        return (entry if scalars.data(*words) else old).run(m, i)

    return replace(old, run=run)


def _elements(m: Machine, op: Vec, like: Vec, bits: int, half: int | None = None) -> list:
    """Those of an operand, or of a half of it; an element of a vector stands for all."""
    n, words = m.integers, [m.word(w) for w in m.vget(op)]
    if op.index is not None:
        return [n.elements(words[0], bits)[0]] * (like.bits // like.element)
    if half is not None:
        words = [words[half]]
    return [e for w in words for e in n.elements(w, bits)]


def _put(m: Machine, op: Vec, elements: list[Expression], bits: int) -> None:
    per, n = 64 // bits, m.integers
    m.vset(op, [n.word(elements[k : k + per], bits) for k in range(0, len(elements), per)])


def _each(names: str, patterns: tuple[str, ...], function: Callable, merges=False, **more) -> None:
    """The same of the elements of all vectors; merges: the destination is the first of them."""

    def run(m: Machine, i: Instruction) -> None:
        to, bits = i.operands[0], i.operands[0].element
        values = [_elements(m, op, to, bits) for op in i.operands[0 if merges else 1 :]]
        _put(m, to, [function(m.integers, bits, *v) for v in zip(*values, strict=True)], bits)

    _define(names, *patterns, merges=merges, **more)(run)


_each("add", (_VVV,), lambda n, bits, a, b: n.sum(a, b), sizes=_NARROW)
_each("sub", (_VVV,), lambda n, bits, a, b: n.sum(a, b, -1), sizes=_NARROW)
_each("add", (_VVV,), lambda n, bits, a, b: n.sum(a, b), sizes=(64,), instead=True)
_each("sub", (_VVV,), lambda n, bits, a, b: n.sum(a, b, -1), sizes=(64,), instead=True)
_each("umin", (_VVV,), lambda n, bits, a, b: scalars.least(n, a, b, bits))
_each("umax", (_VVV,), lambda n, bits, a, b: scalars.greatest(n, a, b, bits))


def _shared(n: Integers, bits: int, a: Expression, b: Expression) -> Expression:
    """Ones where two public elements share a bit."""
    known = [n.constant(n.low(e, bits)) for e in (a, b)]
    if None in known:
        raise Refused("a comparison of bits of data")
    return n.number(-int(known[0] & known[1] != 0))


_each("cmtst", (_VVV,), _shared)
_each("neg", ("v, v",), lambda n, bits, a: n.times(a, -1))


@_define("mul", _VVV, _VVN)
def _multiply(m: Machine, i: Instruction) -> None:
    to, a, b = i.operands
    n, alg, factors = m.integers, m.alg, [m.word(w) for w in m.vget(b)]
    if b.index is not None:  # an element stands for all
        one, factors = alg.mask(factors[0], (1 << to.element) - 1), [alg.zero] * 2
        for at in range(0, 64, to.element):
            factors = [alg.xor(w, alg.shl(one, at)) for w in factors]
    pairs = zip(map(m.word, m.vget(a)), factors, strict=False)
    m.vset(to, [scalars.products(n, x, y, to.element) for x, y in pairs])


def _multiply_add(sign: int) -> Callable:
    return lambda n, bits, d, a, b: n.sum(d, n.low_product(a, b, bits), sign)


_each("mla", (_VVV, _VVN), _multiply_add(1), merges=True)
_each("mls", (_VVV, _VVN), _multiply_add(-1), merges=True)


def _doubled(rounding: int) -> Callable:
    """The upper half of twice a product, which must not saturate."""

    def function(n: Integers, bits: int, a: Expression, b: Expression) -> Expression:
        p = n.times(n.signed_product(a, b, bits), 2)
        p = n.plus(p, n.number(rounding << bits - 1))
        lo, hi = n.bounds(p)
        if not -(1 << 2 * bits - 1) <= lo <= hi < 1 << 2 * bits - 1:
            raise Refused(f"a product that may saturate: {lo}..{hi}")
        return n.floor(p, bits)

    return function


def _doubled_less(n: Integers, bits: int, d: Expression, a: Expression, b: Expression):
    """The upper half of an element, as an upper half, less twice a product, rounded."""
    p = n.plus(n.times(n.signed(d, bits), 1 << bits), n.signed_product(a, b, bits), -1)
    p = n.plus(n.plus(p, n.signed_product(a, b, bits), -1), n.number(1 << bits - 1))
    lo, hi = n.bounds(p)
    if not -(1 << 2 * bits - 1) <= lo <= hi < 1 << 2 * bits - 1:
        raise Refused(f"a sum that may saturate: {lo}..{hi}")
    return n.floor(p, bits)


_each("sqrdmlsh", (_VVV, _VVN), _doubled_less, merges=True)
_each("sqdmulh", (_VVV, _VVN), _doubled(0))
_each("sqrdmulh", (_VVV, _VVN), _doubled(1))


def _halved(sign: int) -> Callable:
    def function(n: Integers, bits: int, a: Expression, b: Expression) -> Expression:
        return n.floor(n.plus(n.signed(a, bits), n.signed(b, bits), sign), 1)

    return function


_each("shadd", (_VVV,), _halved(1))
_each("shsub", (_VVV,), _halved(-1))


def _related(n: Integers, name: str, x: Expression, y: Expression, bits: int) -> Expression:
    """1 where a comparison holds: a difference is negative, or of equal numbers neither is."""
    signed = name not in ("cmhi", "cmhs")
    x, y = (n.low(e, bits, signed) for e in (x, y))
    if name == "cmeq":
        e = n.plus(n.number(1), n.sign(n.plus(x, y, -1)), -1)
        return n.plus(e, n.sign(n.plus(y, x, -1)), -1)
    x, y = (y, x) if name in ("cmlt", "cmle") else (x, y)
    less = n.number(int(name in ("cmge", "cmhs", "cmle")))
    return n.sign(n.plus(n.plus(y, x, -1), less, -1))


@_define("cmgt cmge cmeq", _VVV, _VVI, sizes=_ALL)
@_define("cmhi cmhs", _VVV, sizes=_ALL)
@_define("cmlt cmle", _VVI, sizes=_ALL)
def _compare(m: Machine, i: Instruction) -> None:
    """Ones where it holds."""
    to, a, b = i.operands
    n, bits = m.integers, to.element
    if isinstance(b, Imm) and b.value:
        raise Refused("a comparison with another number than 0")
    if i.mnemonic == "cmlt":  # the highest bit, whatever stands below
        _put(m, to, [e for w in m.vget(a) for e in n.halved(m.word(w), bits, bits - 1)], bits)
        return
    first = _elements(m, a, to, bits)
    second = [{}] * len(first) if isinstance(b, Imm) else _elements(m, b, to, bits)
    pairs = zip(first, second, strict=True)
    _put(m, to, [n.times(_related(n, i.mnemonic, x, y, bits), -1) for x, y in pairs], bits)


@_define("addv", "f, v", sizes=(16, 32))
def _total(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    n, whole = m.integers, {}
    for e in _elements(m, source, source, source.element):
        whole = n.sum(whole, e)
    m.vset(to, [n.word([whole], to.element)])


@_define("sminv", "f, v", sizes=(16, 32))
def _least_of_all(m: Machine, i: Instruction) -> None:
    """The least signed element. It is negative if one is: its highest bit is an OR of theirs."""
    to, source = i.operands
    n, alg, bits = m.integers, m.alg, to.element
    parts = [alg.rotl(m.word(w), -at) for w in m.vget(source) for at in range(0, 64, bits)]
    parts = [alg.mask(w, (1 << bits) - 1) for w in parts]
    least, signs, top = parts[0], alg.zero, 1 << bits - 1
    for word in parts[1:]:
        smaller = scalars.less(n, word, least, bits, signed=True)
        least = scalars.chosen(n, smaller, word, least, bits)
    for word in parts:
        signs = scalars.either(n, signs, alg.mask(word, top), bits)
    m.vset(to, [alg.xor(alg.mask(least, top - 1), signs)])


@_define("umaxv", "f, v", sizes=(16, 32))
def _greatest_of_all(m: Machine, i: Instruction) -> None:
    """Of constants, or of elements of which each is 0 or all ones: then it is their OR."""
    to, source = i.operands
    n, alg, bits, whole = m.integers, m.alg, to.element, m.alg.zero
    parts = [(m.word(w), at) for w in m.vget(source) for at in range(0, 64, bits)]
    if scalars.data(*(w for w, _ in parts)):
        if not all(scalars.is_mask(n, w, at, bits) for w, at in parts):
            raise Refused("the greatest of several numbers")
        for word, at in parts:
            part = alg.mask(alg.rotl(word, -at), (1 << bits) - 1)
            whole = scalars.either(n, whole, part, bits)
    else:
        whole = alg.const(max(w.c >> at & (1 << bits) - 1 for w, at in parts))
    m.vset(to, [whole])


@_define("sshr", _VVI, sizes=_ALL)
def _shift_right(m: Machine, i: Instruction) -> None:
    to, a, by = i.operands
    n, bits = m.integers, to.element
    _put(m, to, [e for w in m.vget(a) for e in n.halved(m.word(w), bits, by.value)], bits)


@_define("srshr", "v, v, i")
def _shift_right_rounded(m: Machine, i: Instruction) -> None:
    to, a, by = i.operands
    n, bits, half = m.integers, to.element, m.integers.number(1 << by.value - 1)
    rounded = [n.plus(n.signed(e, bits), half) for e in _elements(m, a, to, bits)]
    _put(m, to, [n.floor(e, by.value) for e in rounded], bits)


@_define("ssra", _VVI, merges=True)
@_define("usra", _VVI, merges=True, instead=True)
def _shift_right_add(m: Machine, i: Instruction) -> None:
    to, a, by = i.operands
    n, bits, words = m.integers, to.element, [m.word(w) for w in m.vget(a)]
    if i.mnemonic == "ssra":
        added = [e for w in words for e in n.halved(w, bits, by.value)]
    else:
        added = [e for w in words for e in n.elements(right(m.alg, w, by.value, bits), bits)]
    pairs = zip(_elements(m, to, to, bits), added, strict=True)
    _put(m, to, [n.sum(x, y) for x, y in pairs], bits)


@_define("ushl sshl", _VVV, sizes=_ALL)
def _shift_by_elements(m: Machine, i: Instruction) -> None:
    """To the left by the lowest byte of each element, a public number; to the right if negative."""
    to, source, counts = i.operands
    n, alg, bits, out = m.integers, m.alg, to.element, []
    for word, count in zip(map(m.word, m.vget(source)), m.vget(counts), strict=True):
        known, made = m.number(count, "a shift count"), alg.zero
        for at in range(0, 64, bits):
            by = (known >> at & 0x7F) - (known >> at & 0x80)
            part = alg.mask(alg.rotl(word, -at), (1 << bits) - 1)
            if by >= 0:
                part = left(alg, part, by, bits)
            elif i.mnemonic == "ushl":
                part = right(alg, part, -by, bits)
            else:
                part = n.word(n.halved(part, bits, min(-by, bits))[:1], bits)
            made = alg.xor(made, alg.shl(part, at))
        out.append(made)
    m.vset(to, out)


@_define("xtn", "v, v", sizes=_NARROW)
@_define("xtn2", "v, v", merges=True, sizes=_NARROW)
@_define("shrn", _VVI, sizes=_NARROW)
@_define("shrn2", _VVI, merges=True, sizes=_NARROW)
def _narrow(m: Machine, i: Instruction) -> None:
    """The lower halves of elements, in half a vector, or those above so many bits."""
    to, source, *by = i.operands
    turn = -by[0].value if by else 0
    words = [m.alg.rotl(m.word(w), turn) for w in m.vget(source)]
    _put_half(m, i, m.gather(words, [2 * n for n in range(64 // to.element)], to.element))


def _put_half(m: Machine, i: Instruction, half: list) -> None:
    """A word as the upper half of a vector if the name says 2, else as the lower with zeros."""
    to = i.operands[0]
    m.vset(to, [m.vget(to)[0], *half] if i.mnemonic[-1] == "2" else half)


@_define("addhn rshrn", _VVV, _VVI, sizes=_NARROW)
@_define("addhn2 rshrn2", _VVV, _VVI, merges=True, sizes=_NARROW)
def _narrow_sum(m: Machine, i: Instruction) -> None:
    """The upper halves of sums; or what is above so many bits, rounded."""
    to, a, b = i.operands
    n, bits = m.integers, a.element
    first = _elements(m, a, a, bits)
    if isinstance(b, Imm):
        by, second = b.value, [n.number(1 << b.value - 1)] * len(first)
    else:
        by, second = bits // 2, _elements(m, b, a, bits)
    parts = [n.floor(n.plus(x, y), by) for x, y in zip(first, second, strict=True)]
    _put_half(m, i, [n.word(parts, to.element)])


def _widened(m: Machine, i: Instruction, op: Vec, shift: int = 0) -> list[Word]:
    """The words of half an operand's elements, of the upper ones if the name says 2, in twice the
    bits: with their sign if the name begins with s, and shifted to the left."""
    n, bits, word = m.integers, op.element, m.word(m.vget(op)[int(i.mnemonic[-1] == "2")])
    per = 32 // bits
    if i.mnemonic[:3] in ("ssh", "sad", "ssu"):
        each = [n.times(n.low(e, bits, signed=True), 1 << shift) for e in n.elements(word, bits)]
        return [n.word(each[k : k + per], 2 * bits) for k in (0, per)]
    words = m.gather([word], [k // 2 if k % 2 == 0 else None for k in range(4 * per)], bits)
    return [m.alg.rotl(w, shift) for w in words]


@_define("sshll sshll2 ushll ushll2 shll shll2", _VVI, sizes=_WIDE)
def _widen(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    m.vset(to, _widened(m, i, source, by.value))


@_define("saddl saddl2 ssubl ssubl2 uaddl uaddl2 usubl usubl2", _VVV, sizes=_WIDE)
@_define("saddw saddw2 ssubw ssubw2 uaddw uaddw2 usubw usubw2", _VVV, sizes=_WIDE)
def _widened_sum(m: Machine, i: Instruction) -> None:
    """Of two operands, or of the second (w), the elements are half as wide."""
    to, a, b = i.operands
    n, bits, sign = m.integers, to.element, 1 if i.mnemonic[1:4] == "add" else -1
    first = m.vget(a) if a.element == bits else _widened(m, i, a)
    pairs = zip(first, _widened(m, i, b), strict=True)
    each = [zip(n.elements(m.word(x), bits), n.elements(y, bits), strict=True) for x, y in pairs]
    _put(m, to, [n.sum(x, y, sign) for pair in each for x, y in pair], bits)


@_define("tbl", "v, l1/l, v", sizes=(8,))
def _table(m: Machine, i: Instruction) -> None:
    """Bytes of registers at public places; 0 from beyond."""
    to, registers, index = i.operands
    words = [w for r in registers.n for w in m.vget(Vec(r, "16b"))]
    numbers = [m.number(w, "a permutation index") for w in m.vget(index)]
    picks = [n >> s & 255 for n in numbers for s in range(0, 64, 8)]
    m.vset(to, m.gather(words, [k if k < 8 * len(words) else None for k in picks], 8))


def _long(names: str, sign: int, merges: bool, signed: bool = True) -> None:
    """Products of elements of half the size; those of the upper halves where the name says 2."""

    def run(m: Machine, i: Instruction) -> None:
        to, a, b = i.operands
        n, bits, half = m.integers, to.element // 2, int(i.mnemonic.endswith("2"))
        x, y = (_elements(m, op, to, bits, half) for op in (a, b))
        product = n.signed_product if signed else n.unsigned_product
        p = [product(u, v, bits) for u, v in zip(x, y, strict=True)]
        if merges:
            before = _elements(m, to, to, to.element)
            p = [n.plus(u, v, sign) for u, v in zip(before, p, strict=True)]
        _put(m, to, p, to.element)

    _define(names, _VVV, _VVN, merges=merges, sizes=(32, 64))(run)


_long("smull smull2", 1, False)
_long("umull umull2", 1, False, signed=False)
_long("smlal smlal2", 1, True)
_long("smlsl smlsl2", -1, True)


# Logic of data, which stands before that of words of bits


@_define("and bic orr orn eor", _VVV, sizes=_ALL, instead=True)
@_define("mvn", "v, v", sizes=_ALL, instead=True)
def _logic(m: Machine, i: Instruction) -> None:
    name, n, out = i.mnemonic, m.integers, []
    functions = {"orr": scalars.either, "orn": scalars.either, "eor": scalars.differing}
    function = functions.get(name, scalars.both)
    for a, *b in zip(*(m.vget(op) for op in i.operands[1:]), strict=True):
        a, b = m.word(a), m.word(b[0] if b else a)
        if name in ("bic", "orn", "mvn"):
            b = scalars.by_elements(n, lambda n, u, _, bits: scalars.inverted(n, u, bits), b, b)
        out.append(b if name == "mvn" else scalars.by_elements(n, function, a, b))
    m.vset(i.operands[0], out)


@_define("bsl bit bif", _VVV, merges=True, sizes=_ALL, instead=True)
def _select(m: Machine, i: Instruction) -> None:
    """Bits of two operands as a third says: where that is all signs of numbers, one number."""
    to, out = i.operands[0], []
    for words in zip(*(m.vget(op) for op in i.operands), strict=True):
        d, a, b = map(m.word, words)
        yes, no, mask = {"bsl": (a, b, d), "bit": (a, d, b), "bif": (d, a, b)}[i.mnemonic]
        out.append(_chosen(m, yes, no, mask))
    m.vset(to, out)


def _chosen(m: Machine, yes: Word, no: Word, mask: Word) -> Word:
    n, alg = m.integers, m.alg
    if not mask.t:
        return alg.xor(no, alg.and_(alg.xor(yes, no), mask))
    bits = min((n.source(key)[1] for key in mask.t if n.is_number(key)), default=64)
    signs, words = [n.low(e, bits, signed=True) for e in n.elements(mask, bits)], []
    for at, e in zip(range(0, 64, bits), signs, strict=True):
        low, high = n.bounds(e)
        if low < -1 or high > 0:
            raise Refused("a choice by bits of data")
        u, v = (alg.mask(alg.rotl(w, -at), (1 << bits) - 1) for w in (yes, no))
        words.append(alg.shl(scalars.chosen(n, n.times(e, -1), u, v, bits), at))
    whole = alg.zero
    for word in words:
        whole = alg.xor(whole, word)
    return whole
