# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: scalar instructions whose operands are data that are numbers. They stand before the entries
of aarch64.py of the same names, which take public numbers; the operands are the same. Each is
compared with an emulator on random and extreme operands (lab/tests/test_arith_isa.py).
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic.domain import Word
from ..symbolic.integers import Expression
from . import scalars
from .aarch64_machine import Machine
from .aarch64_syntax import Imm, Instruction, Reg, Shifted

#: Name -> what it does to data; it returns False where the other table is to do it.
TABLE: dict[str, Callable[[Machine, Instruction], bool | None]] = {}


def _define(names: str) -> Callable:
    def enter(run):
        TABLE.update(dict.fromkeys(names.split(), run))
        return run

    return enter


def _of_values(names: str, to: int = 1) -> Callable:
    """The function gets the operands behind the first `to`, if they are words of which one is
    data, and of how many bits they are; and it returns the result, if there is one."""

    def enter(run: Callable[..., Word | None]) -> Callable:
        def on_values(m: Machine, i: Instruction) -> bool | None:
            values = _values(m, i.operands[to:], i.operands[0].bits)
            if values is None:
                return False
            result = run(m, i, i.operands[to].bits, *values)
            if to:
                m.set(i.operands[0], result)
            return None

        return _define(names)(on_values)

    return enter


def _values(m: Machine, operands: tuple, bits: int) -> list[Word] | None:
    for op in operands:
        general = isinstance(op, Reg | Shifted)
        if not isinstance(op, Imm) and not (general and isinstance(m.r[op.n], Word)):
            return None
    values = [_value(m, op, bits) for op in operands]
    return values if scalars.data(*values) else None


def _value(m: Machine, op, bits: int) -> Word:
    """An operand; of one with an inline shift or extension what that makes of a number."""
    if not isinstance(op, Shifted) or op.kind[0] != "s" and op.kind != "asr":
        return m.operand(op, op.bits if isinstance(op, Reg) else bits)
    value = m.get(op)
    if op.kind == "asr":
        return scalars.shifted_right(m.integers, value, op.amount, bits)
    size = {"b": 8, "h": 16, "w": 32, "x": 64}[op.kind[3]]
    value = scalars.extended(m.integers, value, size, bits) if size < bits else value
    return m.low(m.alg.shl(value, op.amount), bits)


def _total(m: Machine, i: Instruction, bits: int, *values: Word) -> Word:
    a, b = values if len(values) == 2 else (m.alg.zero, *values)
    adds = i.mnemonic in ("add", "adds", "cmn")
    value = scalars.total(m.integers, a, b, bits, 1 if adds else -1)
    if i.mnemonic[-1] == "s" or i.mnemonic[0] == "c":
        scalars.compared(
            m, *((value, m.alg.zero) if adds else (a, b)), bits, "nz" if adds else "nzcv"
        )
    return value


_of_values("add adds sub subs neg negs")(_total)
_of_values("cmp cmn", to=0)(_total)


@_of_values("mul mneg madd msub")
def _multiply(m: Machine, i: Instruction, bits: int, a: Word, b: Word, *addend: Word) -> Word:
    n = m.integers
    p = scalars.multiple(n, scalars.whole(n, a, bits), scalars.whole(n, b, bits), bits)
    return _added(m, i, p, bits, *addend)


def _added(m: Machine, i: Instruction, product: Expression, bits: int, *addend: Word) -> Word:
    n, sign = m.integers, -1 if i.mnemonic.removesuffix("l")[-4:] in ("mneg", "msub") else 1
    before = scalars.whole(n, addend[0], bits) if addend else n.number(0)
    return n.word([n.sum(before, product, sign)], bits)


@_of_values("smull umull smaddl umaddl smsubl umsubl smnegl umnegl")
def _multiply_long(m: Machine, i: Instruction, bits: int, a: Word, b: Word, *addend: Word) -> Word:
    signed = i.mnemonic[0] == "s"
    return _added(m, i, scalars.wide_product(m.integers, a, b, 32, signed), 64, *addend)


@_of_values("smulh umulh")
def _multiply_high(m: Machine, i: Instruction, bits: int, a: Word, b: Word) -> Word:
    return scalars.high_product(m.integers, a, b, 64, i.mnemonic[0] == "s")


def _logic(m: Machine, i: Instruction, bits: int, *values: Word) -> Word:
    name, (*first, b) = i.mnemonic, values
    stem = name[:3]
    if stem in ("bic", "orn", "eon", "mvn"):
        b = scalars.inverted(m.integers, b, bits)
    functions = {"or": scalars.either_parted, "eo": scalars.differing}
    function = functions.get(name[:2], scalars.both)
    value = function(m.integers, *first, b, bits) if first else b
    if name in ("ands", "bics", "tst"):
        scalars.compared(m, value, m.alg.zero, bits, "nz")
        m.c = m.v = 0
    return value


_of_values("and orr eor bic orn eon mvn ands bics")(_logic)
_of_values("tst", to=0)(_logic)


@_of_values("asr")
def _shift(m: Machine, i: Instruction, bits: int, a: Word, by: Word) -> Word:
    return scalars.shifted_right(m.integers, a, m.number(by, "a shift count") % bits, bits)


@_of_values("sbfx sbfiz")
def _field(m: Machine, i: Instruction, bits: int, a: Word, low: Word, width: Word) -> Word:
    if i.mnemonic == "sbfx":
        a = m.alg.shr(a, low.c)
    value = scalars.extended(m.integers, a, width.c, bits)
    return value if i.mnemonic == "sbfx" else m.low(m.alg.shl(value, low.c), bits)


@_of_values("sxtb sxth sxtw")
def _extend(m: Machine, i: Instruction, bits: int, a: Word) -> Word:
    size = {"b": 8, "h": 16, "w": 32}[i.mnemonic[3]]
    return scalars.extended(m.integers, a, size, i.operands[0].bits)


@_define("ldrsb ldrsh ldrsw")
def _load(m: Machine, i: Instruction) -> bool | None:
    to, mem = i.operands
    if isinstance(mem, Imm):
        return False
    count = {"b": 1, "h": 2, "w": 4}[i.mnemonic[4]]
    at, moved = m.access(mem)
    (value,) = m.load_words(at, count)
    if moved is not None:
        m.write_back(mem, moved, to)
    if scalars.data(value):
        m.set(to, scalars.extended(m.integers, value, 8 * count, to.bits))
    else:
        m.set(to, m.extend(value, f"sxt{i.mnemonic[4]}", to.bits))
    return None


@_define("csel csinc csinv csneg cinc cinv cneg cset csetm")
def _select(m: Machine, i: Instruction) -> bool | None:
    to, *sources, cond = i.operands
    e, n, name, bits = scalars.condition(m, cond.name), m.integers, i.mnemonic, to.bits
    if e is None:
        return False
    if not sources:
        yes, no = m.alg.const((1 << bits) - 1 if name == "csetm" else 1), m.alg.zero
    else:
        yes, no = m.word(m.get(sources[0])), m.word(m.get(sources[-1]))
    other = no
    if name[-3:] == "inc":
        other = scalars.total(n, no, m.alg.const(1), bits)
    elif name[-3:] == "inv":
        other = scalars.inverted(n, no, bits)
    elif name[-3:] == "neg":
        other = scalars.total(n, m.alg.zero, no, bits, -1)
    # cinc and the like do it where the condition holds, csinc and the like where it does not.
    yes, no = (other, yes) if len(sources) == 1 else (yes, other)
    m.set(to, scalars.chosen(n, e, yes, no, bits))
    return None
