# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: instructions on words of which one is data that is a number. They stand before the
entries of armv7m.py of the same names, which take public numbers; the operands are the same. Each
is compared with an emulator on random and extreme operands (lab/tests/test_arith_isa.py).

A number of 64 bits in two registers is one expression: its upper word is the number less the lower
word, over 2^32, so that the two are the number again where an instruction takes both, and what a
lower sum carries is the same difference. An instruction that an IT governs by data, of a list of
those that take one cycle either way, leaves one of two numbers.

Long products of data take a time that depends on them on Cortex-M3, which ends early; not on M4 and
M7.
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic import Refused, logic
from ..symbolic.domain import Word
from ..symbolic.integers import Expression
from ..symbolic.memory import Combination, Ptr, combined
from . import scalars
from .arm_machine import Value
from .armv7m_access import write_back
from .armv7m_machine import Machine, Partly
from .armv7m_syntax import PC, SP, Imm, Instruction, Operand, Reg, Shifted

#: Name -> what it does to data; it returns False where the other table is to do it.
TABLE: dict[str, Callable[[Machine, Instruction], bool | None]] = {}
#: Those that the other table has not, with their operands: of public numbers too.
ONLY = {"smlal": ("r, r, r, r",), "umlal": ("r, r, r, r",)}
ONLY |= {name: ("r, r, r/s",) for name in ("sxtah", "sxtab", "uxtah", "uxtab")}


def _of_values(names: str, to: int = 1) -> Callable:
    """The function gets the operands behind the first `to`, if they are words of which one is
    data; and it returns the result, if there is one for the first operand."""

    def enter(run: Callable[..., Word | None]) -> Callable:
        def on_values(m: Machine, i: Instruction) -> bool | None:
            values = _values(m, i.operands[to:])
            if values is None and i.mnemonic in ONLY:
                raise Refused("a pointer is used as data")
            if values is None or not (scalars.data(*values) or i.mnemonic in ONLY):
                return False
            result = run(m, i, *values)
            if to == 1:
                m.set(i.operands[0].n, result)
            return None

        TABLE.update(dict.fromkeys(names.split(), on_values))
        return run

    return enter


def _values(m: Machine, operands: tuple[Operand, ...]) -> list[Word] | None:
    for op in operands:
        if isinstance(op, Imm):
            continue
        if not isinstance(op, Reg | Shifted) or op.n >= PC or not isinstance(m.r[op.n], Word):
            return None
    return [_value(m, op) for op in operands]


def _value(m: Machine, op: Operand) -> Word:
    """An operand; of one with an inline shift what that makes of a number."""
    if isinstance(op, Shifted) and op.kind == "asr" and m.r[op.n].t:
        return scalars.shifted_to_sign(m.integers, m.r[op.n], min(op.amount, 31), 32)
    return m.operand(op)


def result_flags(m: Machine, value: Word) -> None:
    """N and Z of a result that is data; C and V stay."""
    m.n = m.z = scalars.Compared.of(value, m.alg.zero, 32)


_SIGN = {"add": 1, "adc": 1, "cmn": 1, "sub": -1, "sbc": -1, "rsb": -1, "cmp": -1}


def _sum(m: Machine, i: Instruction, a: Word, b: Word) -> Word:
    n, name, sign = m.integers, i.mnemonic, _SIGN[i.mnemonic]
    a, b = (b, a) if name == "rsb" else (a, b)
    e = n.sum(scalars.whole(n, a, 32), scalars.whole(n, b, 32), sign)
    if name in ("adc", "sbc"):
        e = n.sum(e, n.plus(scalars.carry(m), n.number(int(name == "sbc")), -1))
    value = n.word([n.near(e, 32)], 32)
    if i.flags or name[0] == "c":
        if name in ("cmp", "sub", "rsb"):
            scalars.compared(m, a, b, 32, "nzcv")
        else:
            m.set_flags(None, None, None, None)
            result_flags(m, value)
            m.c = scalars.Carried.of(a, b, 32) if name in ("add", "cmn") else None
    return value


_of_values("add adc sub sbc rsb")(_sum)
_of_values("cmp cmn", to=0)(_sum)


def pointers(m: Machine, i: Instruction) -> bool:
    """Whether it is a sum of pointers, of which one is moved by another, or the difference of two
    in different regions, and if so executes it; the other table does the others, with flags."""
    if i.mnemonic not in ("add", "sub"):
        return False
    a, b = (_raw(m, op) for op in i.operands[1:])
    if not any(isinstance(v, Ptr) and isinstance(v.region, Combination) for v in (a, b)):
        if i.mnemonic == "add" or not isinstance(b, Ptr):
            return False
        if isinstance(a, Ptr) and a.region is b.region:
            return False
    m.set(i.operands[0].n, combined(m.alg, (1, a), (_SIGN[i.mnemonic], b)))
    if i.flags:
        m.set_flags(None, None, None, None)
    return True


def _raw(m: Machine, op: Operand) -> Value:
    return m.get(op.n) if isinstance(op, Reg) else m.operand(op)


# Products


def _product(m: Machine, a: Word, b: Word) -> Word:
    for x, y in ((a, b), (b, a)):
        if not y.t and y.c >> 15 == 1:
            return scalars.negative_multiple(m.integers, x, y.c, 32)
    return scalars.product(m.integers, a, b, 32)


@_of_values("mul")
def _multiply(m: Machine, i: Instruction, a: Word, b: Word) -> Word:
    value = _product(m, a, b)
    if i.flags:
        result_flags(m, value)
    return value


@_of_values("mla mls")
def _multiply_add(m: Machine, i: Instruction, a: Word, b: Word, c: Word) -> Word:
    sign = 1 if i.mnemonic == "mla" else -1
    return scalars.total(m.integers, c, _product(m, a, b), 32, sign)


@_of_values("smull umull smlal umlal", to=2)
def _multiply_long(m: Machine, i: Instruction, a: Word, b: Word) -> None:
    """The product, or the sum of it and the number of 64 bits that the destinations are."""
    n, (low, high) = m.integers, (op.n for op in i.operands[:2])
    if low == high:
        raise m.unpredictable(i)
    e = scalars.wide_product(n, a, b, 32, i.mnemonic[0] == "s")
    if i.mnemonic[2:] == "lal":
        e = n.sum(scalars.joined(n, m.word(m.get(low)), m.word(m.get(high)), 32), e)
    m.set(low, n.word([e], 32))
    m.set(high, n.word([scalars.upper(n, e, 32)], 32))


# Logic


def _logic(m: Machine, i: Instruction, *values: Word) -> Word:
    n, name, (*first, b) = m.integers, i.mnemonic, values
    if name in ("bic", "orn", "mvn"):
        b = scalars.inverted(n, b, 32)
    either, differing = scalars.either_parted, scalars.differing
    functions = {"orr": either, "orn": either, "eor": differing, "teq": differing}
    function = functions.get(name, scalars.both)
    value = function(n, *first, b, 32) if first else b
    if i.flags or name[0] == "t":
        m.c = m.c if isinstance(i.operands[-1], Reg) else None  # a shifter's is not asked for
        result_flags(m, value)
    return value


_of_values("and orr eor bic orn mvn")(_logic)
_of_values("tst teq", to=0)(_logic)


# Shifts and fields of bits


@_of_values("asr")
def _shift(m: Machine, i: Instruction, a: Word, by: Word) -> Word:
    count = min(m.number(by, "a shift count") & 255, 31)
    value = scalars.shifted_to_sign(m.integers, a, count, 32) if count else a
    if i.flags:
        m.c = None if count else m.c
        result_flags(m, value)
    return value


@_of_values("sbfx")
def _field(m: Machine, i: Instruction, a: Word, low: Word, width: Word) -> Word:
    if not 1 <= width.c <= 32 - low.c:
        raise m.unpredictable(i)
    return scalars.extended(m.integers, m.alg.shr(a, low.c), width.c, 32)


@_of_values("sxtb sxth")
def _extend(m: Machine, i: Instruction, a: Word) -> Word:
    return scalars.extended(m.integers, a, 8 if i.mnemonic[3] == "b" else 16, 32)


@_of_values("sxtab sxtah uxtab uxtah")
def _extend_add(m: Machine, i: Instruction, a: Word, b: Word) -> Word:
    n, width = m.integers, 8 if i.mnemonic[4] == "b" else 16
    b = m.alg.mask(b, (1 << width) - 1)
    if i.mnemonic[0] == "s":
        b = scalars.extended(n, b, width, 32)
    return scalars.total(n, a, b, 32)


def _load(m: Machine, i: Instruction) -> bool | None:
    to, mem = i.operands
    count = 1 if i.mnemonic == "ldrsb" else 2
    at, moved = m.access(i, mem)
    value = m.load(at, count)
    if not scalars.data(value):
        return False
    write_back(m, i, 1, moved)
    m.set(to.n, scalars.extended(m.integers, value, 8 * count, 32))
    return None


TABLE |= {"ldrsb": _load, "ldrsh": _load}


# What an IT governs

#: One cycle, whether the condition holds or not.
_CHOSEN = "mov mvn add sub rsb and orr eor bic orn lsl lsr asr ubfx sbfx uxtb uxth sxtb sxth mul"
_CHOSEN = frozenset(_CHOSEN.split())


def governed(run: Callable) -> Callable:
    """An instruction that an IT governs; by data, it leaves one of two numbers."""

    def conditional(m: Machine, i: Instruction) -> int | None:
        if not m.it:
            raise Refused("a jump into an IT block")
        m.it -= 1
        e = scalars.condition(m, i.cond)
        if e is None:
            return run(m, i) if m.holds(i.cond) else None
        to = i.operands[0].n if i.mnemonic in _CHOSEN and not i.flags else PC
        if to in (SP, PC):
            raise Refused("a condition depends on data")
        before = m.r[to]
        run(m, i)
        after = m.word(m.r[to])
        m.r[to] = _one_of(m, to, e, after, before)
        m.half[to] = e, after, m.r[to]
        return None

    return conditional


def _one_of(m: Machine, to: int, e: Expression, after: Word, before) -> Word | Partly:
    """What a register holds: `after` where a condition holds, else what the instruction before left
    for the opposite condition, or what was there. If that is no number, such an instruction is to
    follow."""
    n, (opposite, other, held) = m.integers, m.half.get(to, (None, None, None))
    if held is before and n.plus(opposite, e) == n.number(1):
        return scalars.chosen(n, e, after, other, 32)
    if isinstance(before, Word) and _is_number(m, before):
        return scalars.chosen(n, e, after, before, 32)
    return Partly()


def _is_number(m: Machine, word: Word) -> bool:
    alg = m.alg
    return all(m.integers.is_number(key) or logic.made_of(alg, key // alg.width) for key in word.t)
