# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: Advanced SIMD instructions on elements of 16 and 32 bits that are numbers. They are no part
of the table of aarch64.py, as those of x86_64_arith.py are none of x86_64.py. Each is compared with
an emulator on random and extreme operands (lab/tests/test_arith_isa.py). Those that saturate are
taken only where they do not. FPSR.QC need not be kept.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic import Refused
from ..symbolic.integers import Expression, Integers
from ..symbolic.memory import Ptr, combined
from . import aarch64, aarch64_scalar
from .aarch64_machine import Machine
from .aarch64_syntax import Instruction, Reg, Shifted, Vec, matches
from .aarch64_table import Entry

TABLE: dict[str, list[Entry]] = {}
_VVV, _VVN = "v, v, v", "v, v, n"


def _define(names: str, *patterns: str, merges: bool = False) -> Callable:
    def enter(run):
        for name in names.split():
            TABLE.setdefault(name, []).append(Entry(name, patterns, run, "vmul", 1, merges))
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
    """Elements of other sizes than 16 and 32 bits, and products of others, are left to the table
    of A64."""
    own = aarch64_scalar.TABLE.get(insn.mnemonic)
    if own and isinstance(insn.operands[0], Reg):
        old = aarch64.lookup(insn)

        def either(m: Machine, i: Instruction):
            return None if _pointers(m, i) or own(m, i) is not False else old.run(m, i)

        return replace(old, run=either)
    first = insn.operands[0] if insn.operands else None
    sizes = (32, 64) if insn.mnemonic[:5] in ("smull", "umull", "smlal", "smlsl") else (16, 32)
    if insn.mnemonic in ("xtn", "xtn2", "shrn", "shrn2"):
        sizes = (8, 16, 32)
    if isinstance(first, Vec) and first.element in sizes:
        for entry in TABLE.get(insn.mnemonic, []):
            if any(matches(p, insn.operands) for p in entry.patterns):
                return entry
    return aarch64.lookup(insn)


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


def _each(names: str, patterns: tuple[str, ...], function: Callable, merges=False) -> None:
    """The same of the elements of all vectors; merges: the destination is the first of them."""

    def run(m: Machine, i: Instruction) -> None:
        to, bits = i.operands[0], i.operands[0].element
        values = [_elements(m, op, to, bits) for op in i.operands[0 if merges else 1 :]]
        _put(m, to, [function(m.integers, bits, *v) for v in zip(*values, strict=True)], bits)

    _define(names, *patterns, merges=merges)(run)


_each("add", (_VVV,), lambda n, bits, a, b: n.sum(a, b))
_each("sub", (_VVV,), lambda n, bits, a, b: n.sum(a, b, -1))
_each("neg", ("v, v",), lambda n, bits, a: n.times(a, -1))
_each("mul", (_VVV, _VVN), lambda n, bits, a, b: n.low_product(a, b, bits))


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


@_define("cmlt", "v, v, i")
def _negative(m: Machine, i: Instruction) -> None:
    to, a, zero = i.operands
    if zero.value:
        raise Refused("a comparison with another number than 0")
    n, bits = m.integers, to.element
    ones = [n.times(n.sign(n.signed(e, bits)), -1) for e in _elements(m, a, to, bits)]
    _put(m, to, ones, bits)


@_define("cmgt cmge", "v, v, v")
def _greater(m: Machine, i: Instruction) -> None:
    """Ones where a > b, or a >= b, as signed numbers: b - a, or b - a - 1, is negative."""
    to, a, b = i.operands
    n, bits, out = m.integers, to.element, []
    less = n.number(int(i.mnemonic == "cmge"))
    for x, y in zip(_elements(m, a, to, bits), _elements(m, b, to, bits), strict=True):
        x, y = n.low(x, bits, signed=True), n.low(y, bits, signed=True)
        out.append(n.times(n.sign(n.plus(n.plus(y, x, -1), less, -1)), -1))
    _put(m, to, out, bits)


@_define("sshr", "v, v, i")
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


@_define("xtn", "v, v")
@_define("xtn2", "v, v", merges=True)
@_define("shrn", "v, v, i")
@_define("shrn2", "v, v, i", merges=True)
def _narrow(m: Machine, i: Instruction) -> None:
    """The lower halves of elements, in half a vector, or those above so many bits."""
    to, source, *by = i.operands
    turn = -by[0].value if by else 0
    words = [m.alg.rotl(m.word(w), turn) for w in m.vget(source)]
    low = m.gather(words, [2 * n for n in range(64 // to.element)], to.element)
    m.vset(to, [m.vget(to)[0], *low] if i.mnemonic[-1] == "2" else low)


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

    _define(names, _VVV, _VVN, merges=merges)(run)


_long("smull smull2", 1, False)
_long("umull umull2", 1, False, signed=False)
_long("smlal smlal2", 1, True)
_long("smlsl smlsl2", -1, True)
