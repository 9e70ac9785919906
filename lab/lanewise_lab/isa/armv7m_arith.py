# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7E-M: two numbers of 16 bits in a register, and products of halves. Where an operand is data,
these, and those on whole words (armv7m_scalar.py), stand before the table of armv7m.py, which takes
public numbers; that table stays as it is. Each is compared with an emulator on random and extreme
operands (lab/tests/test_arith_isa.py). The Q flag, which some set, need be neither kept nor read.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic.domain import Word
from ..symbolic.integers import Expression
from . import armv7m, armv7m_scalar, scalars
from .armv7m_machine import Machine
from .armv7m_syntax import Instruction, matches
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
    if insn.governed and insn.mnemonic in armv7m.TABLE:
        armv7m.lookup(insn)  # refuses what is not to be governed
    entry = _entry(replace(insn, governed=False))
    return replace(entry, run=armv7m_scalar.governed(entry.run)) if insn.governed else entry


def _entry(insn: Instruction) -> Entry:
    """What is not on a table of numbers, or whose operands are public, is left to armv7m.py."""
    entry, own = TABLE.get(insn.mnemonic), armv7m_scalar.TABLE.get(insn.mnemonic)
    if entry and not any(matches(p, insn.operands) for p in entry.patterns):
        entry = None
    if insn.mnemonic not in armv7m.TABLE:
        return entry or armv7m.lookup(insn)
    old = armv7m.lookup(insn)
    if not entry and not own:
        return replace(old, run=_with_flags(old.run)) if insn.flags else old

    def either(m: Machine, i: Instruction):
        if armv7m_scalar.pointers(m, i) or own and own(m, i) is not False:
            return None
        data = entry and scalars.data(*(m.get(op.n) for op in i.operands[1:]))
        return (entry if data else old).run(m, i)

    return replace(old, run=either)


def _with_flags(run: Callable) -> Callable:
    """N and Z of what an instruction leaves that is data."""

    def flagged(m: Machine, i: Instruction):
        to = run(m, i)
        value = m.r[i.operands[0].n]
        if isinstance(value, Word) and value.t:
            armv7m_scalar.result_flags(m, value)
        return to

    return flagged


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


for _name, _patterns in armv7m_scalar.ONLY.items():
    TABLE[_name] = Entry(_name, _patterns, armv7m_scalar.TABLE[_name], "multiply")
