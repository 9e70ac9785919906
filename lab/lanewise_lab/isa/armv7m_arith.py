# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7E-M: two numbers of 16 bits in a register, products of halves, sums of 32 bits. Where an
operand is data, these stand before the table of armv7m.py, which takes public numbers; that table
stays as it is. Each is compared with an emulator on random and extreme operands
(lab/tests/test_arith_isa.py). The Q flag, which some set, need be neither kept nor read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic.integers import Expression
from ..symbolic.memory import Combination, Ptr, combined
from . import armv7m
from .armv7m_machine import Machine
from .armv7m_syntax import Instruction, Reg, matches
from .armv7m_table import Entry

TABLE: dict[str, Entry] = {}


def _define(names: str, *patterns: str) -> Callable:
    def enter(run):
        for name in names.split():
            assert name not in TABLE, name
            TABLE[name] = Entry(name, patterns, run, "multiply")
        return run

    return enter


def lookup(insn: Instruction) -> Entry:
    entry = TABLE.get(insn.mnemonic)
    if entry is None or insn.governed or not any(matches(p, insn.operands) for p in entry.patterns):
        return armv7m.lookup(insn)
    if insn.mnemonic not in armv7m.TABLE:
        return entry
    old = armv7m.lookup(insn)

    def either(m: Machine, i: Instruction):
        values = [m.get(op.n) if isinstance(op, Reg) else m.operand(op) for op in i.operands[1:]]
        pointers = [isinstance(v, Ptr) for v in values]
        if not any(pointers) and any(v.t for v in values):
            return entry.run(m, i)
        if i.mnemonic in ("add", "sub") and _combines(i, values):
            m.set(i.operands[0].n, combined(m.alg, *zip((1, _SIGN[i.mnemonic]), values)))
            if i.flags:
                m.set_flags(None, None, None, None)
            return None
        return old.run(m, i)

    return replace(entry, run=either)


_SIGN = {"add": 1, "sub": -1}


def _combines(i: Instruction, values: list) -> bool:
    """Whether a sum is one of pointers that are not moved by a number, nor the distance of two in
    one region: the other table does those, with flags."""
    a, b = values
    if any(isinstance(v, Ptr) and isinstance(v.region, Combination) for v in values):
        return True
    if i.mnemonic == "add" or not isinstance(b, Ptr):
        return False
    return not isinstance(a, Ptr) or a.region is not b.region


def _halves(m: Machine, op) -> list[Expression]:
    return m.integers.elements(m.word(m.operand(op)), 16)


def _whole(m: Machine, op) -> Expression:
    return m.integers.elements(m.word(m.operand(op)), 32)[0]


def _put(m: Machine, i: Instruction, elements: list[Expression], bits: int = 32) -> None:
    m.set(i.operands[0].n, m.integers.word(elements, bits))
    if getattr(i, "flags", False):
        m.set_flags(None, None, None, None)


def _names(stem: str) -> str:
    return " ".join(stem + a + b for a in "bt" for b in "bt")


def _of_halves(m: Machine, i: Instruction) -> Expression:
    """The product of the halves that the end of the name says."""
    x, y = (
        _halves(m, op)["bt".index(c)]
        for op, c in zip(i.operands[1:3], i.mnemonic[4:6], strict=True)
    )
    return m.integers.signed_product(x, y, 16)


@_define(_names("smul"), "r, r, r")
def _product(m: Machine, i: Instruction) -> None:
    _put(m, i, [_of_halves(m, i)])


@_define(_names("smla"), "r, r, r, r")
def _product_add(m: Machine, i: Instruction) -> None:
    _put(m, i, [m.integers.sum(_whole(m, i.operands[3]), _of_halves(m, i))])


@_define("smulwb smulwt", "r, r, r")
def _product_upper(m: Machine, i: Instruction) -> None:
    """The upper 32 of 48 bits of a product by the half that the end of the name says."""
    n, half = m.integers, _halves(m, i.operands[2])["bt".index(i.mnemonic[5])]
    p = n.product(n.signed(_whole(m, i.operands[1]), 32), n.signed(half, 16))
    _put(m, i, [n.floor(p, 16)])


@_define("smmul smmulr", "r, r, r")
def _product_upper_word(m: Machine, i: Instruction) -> None:
    """The upper 32 of 64 bits, cut off or rounded."""
    n = m.integers
    p = n.product(*(n.signed(_whole(m, op), 32) for op in i.operands[1:]))
    _put(m, i, [n.floor(n.plus(p, n.number((1 << 31) * (i.mnemonic == "smmulr"))), 32)])


@_define("sxtah", "r, r, r")
def _half_add(m: Machine, i: Instruction) -> None:
    n, e = m.integers, _whole(m, i.operands[1])
    _put(m, i, [n.sum(e, n.signed(_halves(m, i.operands[2])[0], 16))])


@_define("smlad", "r, r, r, r")
def _products_add(m: Machine, i: Instruction) -> None:
    n, e = m.integers, _whole(m, i.operands[3])
    for x, y in zip(*(_halves(m, op) for op in i.operands[1:3]), strict=True):
        e = n.sum(e, n.signed_product(x, y, 16))
    _put(m, i, [e])


@_define("sadd16 ssub16", "r, r, r")
def _pairs(m: Machine, i: Instruction) -> None:
    sign = 1 if i.mnemonic == "sadd16" else -1
    pairs = zip(*(_halves(m, op) for op in i.operands[1:]), strict=True)
    _put(m, i, [m.integers.sum(x, y, sign) for x, y in pairs], 16)


@_define("asr", "r, r, i")
def _shift(m: Machine, i: Instruction) -> None:
    _put(m, i, m.integers.halved(m.word(m.operand(i.operands[1])), 32, i.operands[2].value))


@_define("add sub rsb", "r, r, r/s/i")
def _sum(m: Machine, i: Instruction) -> None:
    x, y = (_whole(m, op) for op in i.operands[1:])
    x, y = (y, x) if i.mnemonic == "rsb" else (x, y)
    _put(m, i, [m.integers.sum(x, y, 1 if i.mnemonic == "add" else -1)])


@_define("mul", "r, r, r")
def _multiply(m: Machine, i: Instruction) -> None:
    x, y = (_whole(m, op) for op in i.operands[1:])
    _put(m, i, [m.integers.low_product(x, y, 32)])


@_define("mla mls", "r, r, r, r")
def _multiply_add(m: Machine, i: Instruction) -> None:
    x, y, c = (_whole(m, op) for op in i.operands[1:])
    p = m.integers.low_product(x, y, 32)
    _put(m, i, [m.integers.sum(c, p, 1 if i.mnemonic == "mla" else -1)])


@_define("sxth", "r, r/s")
def _extend(m: Machine, i: Instruction) -> None:
    _put(m, i, [m.integers.signed(_halves(m, i.operands[1])[0], 16)])
