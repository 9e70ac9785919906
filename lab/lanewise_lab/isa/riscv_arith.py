# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: instructions of I and M whose operands are data that are numbers. They stand before the
rows of riscv.py of the same names, which take public numbers. Each is compared with an emulator on
random and extreme operands (lab/tests/test_arith_riscv.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic.domain import Word
from ..symbolic.integers import Integers
from ..symbolic.memory import Combination, Ptr, combined
from . import riscv, scalars
from .riscv_machine import Machine
from .riscv_syntax import High, Instruction, Low

#: Name -> what it does to data; it returns False where the other table is to do it.
TABLE: dict[str, Callable[[Machine, Instruction], bool | None]] = {}


def _define(names: str) -> Callable:
    def enter(run):
        TABLE.update(dict.fromkeys(names.split(), run))
        return run

    return enter


def _of_values(names: str) -> Callable:
    """The function gets the operands behind the first, if they are words of which one is data."""

    def enter(run: Callable[..., None]) -> Callable:
        def on_values(m: Machine, i: Instruction) -> bool | None:
            values = _values(m, i)
            return False if values is None else run(m, i, *values)

        return _define(names)(on_values)

    return enter


def lookup(insn: Instruction) -> riscv.Entry:
    old, own = riscv.lookup(insn), TABLE.get(insn.base)
    if own is None:
        return old

    def either(m: Machine, i: Instruction):
        return old.run(m, i) if own(m, i) is False else None

    return replace(old, run=either)


def _values(m: Machine, i: Instruction) -> list | None:
    """The operands behind the first, if they are words of which one is data."""
    if any(isinstance(op, Low | High) or isinstance(_raw(m, op), High) for op in i.operands[1:]):
        return None
    values = [m.operand(op) for op in i.operands[1:]]
    return values if scalars.data(*values) else None


def _raw(m: Machine, op):
    return m.r[op.n] if hasattr(op, "n") else None


def _of_pointers(m: Machine, i: Instruction) -> bool:
    """Sums of multiples of pointers, but those that the other table does."""
    if any(isinstance(op, Low | High) or isinstance(_raw(m, op), High) for op in i.operands[1:]):
        return False
    a, b = (m.operand(op) for op in i.operands[1:])
    if not isinstance(a, Ptr) and not isinstance(b, Ptr):
        return False
    mixed = any(isinstance(v, Ptr) and isinstance(v.region, Combination) for v in (a, b))
    apart = isinstance(b, Ptr) and (not isinstance(a, Ptr) or a.region is not b.region)
    if not mixed and (i.base != "sub" or not apart):
        return False
    m.set(i.operands[0], combined(m.alg, (1, a), (-1 if i.base == "sub" else 1, b)))
    return True


@_define("add addi sub")
def _sum(m: Machine, i: Instruction) -> bool | None:
    values = _values(m, i)
    if values is None:
        return None if _of_pointers(m, i) else False
    sign = -1 if i.base == "sub" else 1
    m.set(i.operands[0], scalars.total_of_each(m.integers, *values, m.xlen, sign))
    return None


def _word(m: Machine, i: Instruction, value: Word) -> None:
    """A result of 32 bits, extended."""
    m.set(i.operands[0], _extended(m, value, 32))


def _extended(m: Machine, value: Word, bits: int) -> Word:
    """With copies of the highest bit above. What is one number is that number; bits of others stay
    where they are, so that parts of them can be told apart again."""
    alg, n = m.alg, m.integers
    low, top = alg.mask(value, (1 << bits) - 1), bits - 1
    if not alg.support(low) >> top:
        return low
    keys = list(low.t)
    if not keys:
        return alg.const(low.c - (1 << bits))
    if len(keys) == 1 and not low.c and not keys[0] % alg.width and n.is_number(keys[0]):
        return scalars.extended(n, low, bits, m.xlen)
    copies = n.word([n.times(scalars.whole(n, alg.shr(low, top), 1), -1)], m.xlen)
    return alg.xor(low, alg.mask(copies, alg.ones << bits & alg.ones))


def _narrowed(m: Machine, a: Word, b: Word) -> tuple[Word, Word, int]:
    """Two words and how many bits of them count: of words that are extended from 32 bits, these."""
    if m.xlen == 64 and all(_extended(m, w, 32) == w for w in (a, b)):
        return m.alg.mask(a, 0xFFFFFFFF), m.alg.mask(b, 0xFFFFFFFF), 32
    return a, b, m.xlen


@_of_values("addw addiw subw")
def _sum_word(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    if b == m.alg.zero:  # sext.w
        _word(m, i, a)
    else:
        _word(m, i, scalars.total(m.integers, a, b, 32, -1 if i.base == "subw" else 1))


@_of_values("mul mulw")
def _multiply(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    for x, y in ((a, b), (b, a)):
        if not y.t and y.c >> 15 == 1:
            value = scalars.negative_multiple(m.integers, x, y.c, m.xlen)
            return _word(m, i, value) if i.base == "mulw" else m.set(i.operands[0], value)
    if i.base == "mulw":
        _word(m, i, scalars.product(m.integers, a, b, 32))
    else:
        m.set(i.operands[0], scalars.product(m.integers, a, b, m.xlen))


@_of_values("mulh mulhu")
def _multiply_high(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    n = m.integers
    e = scalars.wide_product(n, a, b, m.xlen, i.base == "mulh")
    # Of two registers of 32 bits, both are parts of one number.
    high = scalars.upper(n, e, 32) if m.xlen == 32 else n.floor(e, 64)
    m.set(i.operands[0], n.word([high], m.xlen))


@_of_values("sra srai sraw sraiw")
def _shift(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    bits = 32 if i.base.endswith("w") else m.xlen
    by = m.number(b, "a shift count") % bits
    value = scalars.shifted_to_sign(m.integers, a, by, bits)
    if bits < m.xlen:
        _word(m, i, value)
    else:
        m.set(i.operands[0], value)


@_of_values("sllw slliw srlw srliw")
def _shift_word(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    low = m.alg.mask(a, 0xFFFFFFFF)
    by = m.number(b, "a shift count") % 32
    _word(m, i, m.alg.shl(low, by) if i.base[:3] == "sll" else m.alg.shr(low, by))


def _differing(n: Integers, a: Word, b: Word, bits: int) -> Word:
    """XOR; the other value of one bit is 1 less the bit."""
    for x, y in ((a, b), (b, a)):
        if n.alg.support(x) == 1 == y.c and not y.t and all(map(n.is_number, x.t)):
            return scalars.total(n, y, x, bits, -1)
    return scalars.differing(n, a, b, bits)


@_of_values("and andi or ori xor xori")
def _logic(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    functions = {"or": scalars.either_parted, "xor": _differing}
    function = functions.get(i.base.removesuffix("i"), scalars.both)
    a, b, bits = _narrowed(m, a, b)
    value = function(m.integers, a, b, bits)
    m.set(i.operands[0], _extended(m, value, bits) if bits < m.xlen else value)


@_of_values("slt slti sltu sltiu")
def _less(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    n = m.integers
    if m.xlen == 32 and "u" in i.base:
        e = scalars.below(n, a, b, 32)
    else:
        e = scalars.less(n, *_narrowed(m, a, b), not i.base.endswith("u"))
    m.set(i.operands[0], n.word([e], m.xlen))


@_define("lb lh lw")
def _load(m: Machine, i: Instruction) -> bool | None:
    to, mem = i.operands
    count = {"b": 1, "h": 2, "w": 4}[i.base[1]]
    if 8 * count == m.xlen:
        return False
    value = m.load(m.access(mem), count, count)
    if not scalars.data(value):
        return False
    m.set(to, _extended(m, value, 8 * count))
    return None
