# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: the instructions that kernels may use. What is not in TABLE is refused.

An entry is a mnemonic, the operand patterns (armv7m_syntax.matches), the semantics, and the kind,
which is what the cycle model asks for. The semantics is a function of the machine and the
instruction that returns the next address if that is not the one behind. Meanings are those of
the ARMv7-M Architecture Reference Manual (DDI 0403); every entry is compared with an emulator on
random operands (lab/tests/test_isa.py).

None of these takes a time that depends on the data it is given, on Cortex-M3, M4 and M7. Long
products (early termination on M3) and divisions do; they take public numbers only, as compilers
use them for remainders of indices. Floating-point arithmetic is not on the list.

Kinds: alu, shift (a shift or rotation of its own), bitfield (fields, extensions, reversals,
packing), move, multiply, multiply_long, divide, load, load_double, load_multiple, store,
store_double, store_multiple, branch, nop, it, fpu_move, fpu_load, fpu_load_multiple, fpu_store,
fpu_store_multiple. PUSH and POP are store_multiple and load_multiple; so is a POP that returns.
"""

from __future__ import annotations

import re

from ..symbolic import Refused
from ..symbolic.domain import Word
from ..symbolic.memory import Ptr
from . import armv7m_access  # noqa: F401  (loads and stores: the other entries of TABLE)
from .arm_machine import Value
from .armv7m_machine import Low, Machine
from .armv7m_syntax import LR, PC, SP, At, Half, Instruction, Reg
from .armv7m_table import TABLE, Entry, define, lookup
from .machine import unpredictable

__all__ = ["NEEDS", "TABLE", "Entry", "lookup"]


# Moves


@define("mov", "move", "q, q/i", "r, h")
def _mov(m: Machine, i: Instruction) -> int | None:
    to, source = i.operands
    if isinstance(source, Half):
        m.r[to.n] = Low(source.target, source.base)
        return None
    value, carry = m.flexible(source)
    if to.n == PC:
        if not isinstance(value, Ptr):
            raise m.astray(value)
        return m.interwork(Ptr(value.region, value.offset | 1))
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry
    return None


@define("mvn", "alu", "r, r/s/i")
def _mvn(m: Machine, i: Instruction) -> None:
    value, carry = m.flexible(i.operands[1])
    value = m.alg.invert(m.word(value))
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@define("movt", "move", "r, i/h")
def _movt(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    if isinstance(source, Half):
        if m.r[to.n] != Low(source.target, source.base):
            raise Refused("MOVT of an address whose lower half is not there")
        if source.base is None:
            m.r[to.n] = m.code.at(source.target)
        else:
            m.r[to.n] = m.code.gap(source.target, source.base)
        return
    low = m.alg.mask(m.word(m.get(to.n)), 0xFFFF)
    m.set(to.n, m.alg.xor(low, m.alg.const(source.value << 16)))


@define("adr", "alu", "r, i")
def _adr(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    if not isinstance(source, At):
        m.code.literal(i.address)
    m.set(to.n, m.code.at(source.value))


# Logic


def _inverted(m: Machine, value: Value) -> Word:
    return m.alg.invert(m.word(value))


_LOGIC = {
    "and": Machine.and_,
    "tst": Machine.and_,
    "bic": lambda m, a, b: m.and_(a, _inverted(m, b)),
    "orr": lambda m, a, b: m.alg.or_(m.word(a), m.word(b)),
    "orn": lambda m, a, b: m.alg.or_(m.word(a), _inverted(m, b)),
    "eor": lambda m, a, b: m.alg.xor(m.word(a), m.word(b)),
    "teq": lambda m, a, b: m.alg.xor(m.word(a), m.word(b)),
}


@define("and bic orr orn eor", "alu", "r, r, r/s/i")
def _logic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    b, carry = m.flexible(second)
    if i.mnemonic == "eor" and first == second:
        value = m.alg.zero  # whatever the register held, even a pointer
    else:
        value = _LOGIC[i.mnemonic](m, m.get(first.n), b)
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@define("tst teq", "alu", "r, r/s/i")
def _test(m: Machine, i: Instruction) -> None:
    b, carry = m.flexible(i.operands[1])
    m.result_flags(_LOGIC[i.mnemonic](m, m.get(i.operands[0].n), b))
    m.c = carry


# Shifts


@define("lsl lsr asr ror", "shift", "r, r, r/i")
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    n = m.number(m.operand(by), "a shift count") & 255
    value, carry = m.shift(m.get(source.n), i.mnemonic, n)
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@define("rrx", "shift", "r, r")
def _rrx(m: Machine, i: Instruction) -> None:
    value, carry = m.shift(m.get(i.operands[1].n), "rrx", 1)
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


# Fields of bits


def _field(i: Instruction, low: int, width: int) -> int:
    if width < 1 or low + width > 32:
        raise unpredictable(i)
    return (1 << width) - 1


@define("ubfx sbfx", "bitfield", "r, r, i, i")
def _extract(m: Machine, i: Instruction) -> None:
    to, source, low, width = i.operands
    word = m.word(m.get(source.n))
    value = m.alg.mask(m.alg.shr(word, low.value), _field(i, low.value, width.value))
    if i.mnemonic == "sbfx":
        value = m.signed(value, word, low.value + width.value - 1, width.value)
    m.set(to.n, value)


@define("bfi", "bitfield", "r, r, i, i")
def _insert(m: Machine, i: Instruction) -> None:
    to, source, low, width = i.operands
    field = _field(i, low.value, width.value) << low.value
    new = m.alg.mask(m.alg.rotl(m.word(m.get(source.n)), low.value), field)
    m.set(to.n, m.alg.xor(m.alg.mask(m.word(m.get(to.n)), field ^ m.alg.ones), new))


@define("bfc", "bitfield", "r, i, i")
def _clear(m: Machine, i: Instruction) -> None:
    to, low, width = i.operands
    field = _field(i, low.value, width.value) << low.value
    m.set(to.n, m.alg.mask(m.word(m.get(to.n)), field ^ m.alg.ones))


@define("uxtb uxth sxtb sxth", "bitfield", "r, r/s")
def _extend(m: Machine, i: Instruction) -> None:
    word = m.word(m.operand(i.operands[1]))
    width = 8 if i.mnemonic[3] == "b" else 16
    value = m.alg.mask(word, (1 << width) - 1)
    if i.mnemonic[0] == "s":
        value = m.signed(value, word, width - 1, width)
    m.set(i.operands[0].n, value)


@define("rev rev16", "bitfield", "r, r")
def _reverse_bytes(m: Machine, i: Instruction) -> None:
    alg, word = m.alg, m.word(m.get(i.operands[1].n))
    left = 0x00FF00FF if i.mnemonic == "rev" else 0xFF00FF00
    value = alg.xor(
        alg.mask(alg.rotl(word, 8), left), alg.mask(alg.rotl(word, -8), left ^ alg.ones)
    )
    m.set(i.operands[0].n, value)


@define("rbit", "bitfield", "r, r")
def _reverse_bits(m: Machine, i: Instruction) -> None:
    alg, word, value = m.alg, m.word(m.get(i.operands[1].n)), m.alg.zero
    for n in range(16):
        # Bits n and n + 16 move by the same distance.
        keep = 1 << 31 - n | 1 << 15 - n
        value = alg.xor(value, alg.mask(alg.rotl(word, 31 - 2 * n), keep))
    m.set(i.operands[0].n, value)


@define("pkhbt pkhtb", "bitfield", "r, r, r/s")
def _pack(m: Machine, i: Instruction) -> None:
    first, second = m.word(m.get(i.operands[1].n)), m.word(m.operand(i.operands[2]))
    keep = 0xFFFF if i.mnemonic == "pkhbt" else 0xFFFF0000
    value = m.alg.xor(m.alg.mask(first, keep), m.alg.mask(second, keep ^ m.alg.ones))
    m.set(i.operands[0].n, value)


# Arithmetic


@define("add", "alu", "p, p, q/s/i")
@define("sub", "alu", "p, p, r/s/i")
@define("adc sbc rsb", "alu", "r, r, r/s/i")
def _arithmetic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    if to.n == SP and first.n != SP:
        raise m.unpredictable(i)
    a, b, name = m.get(first.n), m.operand(second), i.mnemonic
    before = m.flags()
    if name in ("add", "adc"):
        value = m.add(a, b, m.carry() if name == "adc" else 0)
    elif name == "rsb":
        value = m.subtract(b, a, 1)
    else:
        value = m.subtract(a, b, m.carry() if name == "sbc" else 1)
    if not i.flags:
        m.set_flags(*before)
    m.set(to.n, value)


@define("cmp cmn", "alu", "p, p/s/i")
def _compare(m: Machine, i: Instruction) -> None:
    if i.operands[1] == Reg(SP) and i.size == 4:
        raise m.unpredictable(i)
    a, b = m.get(i.operands[0].n), m.operand(i.operands[1])
    words = isinstance(a, Word) and isinstance(b, Word)
    if words and (a.t or b.t):
        m.set_flags(None, None, None, None)
    elif i.mnemonic == "cmp":
        m.subtract(a, b, 1)
    else:
        m.add(a, b, 0)


@define("mul", "multiply", "r, r, r")
def _multiply(m: Machine, i: Instruction) -> None:
    a, b = (m.word(m.get(op.n)) for op in i.operands[1:])
    if not b.t:
        a, b = b, a
    n = m.number(a, "a product")
    if b.t:
        if n.bit_count() != 1:
            raise Refused("a product of data")
        value = m.alg.shl(b, n.bit_length() - 1)
    else:
        value = m.alg.const(n * b.c)
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)


@define("mla mls", "multiply", "r, r, r, r")
def _multiply_add(m: Machine, i: Instruction) -> None:
    a, b, c = (m.number(m.get(op.n), "a product") for op in i.operands[1:])
    m.set(i.operands[0].n, m.alg.const(c + a * b if i.mnemonic == "mla" else c - a * b))


def _signed(n: int) -> int:
    return n - (n >> 31 << 32)


@define("umull smull", "multiply_long", "r, r, r, r")
def _multiply_long(m: Machine, i: Instruction) -> None:
    low, high, *factors = i.operands
    a, b = (m.number(m.get(op.n), "a product") for op in factors)
    if low == high:
        raise m.unpredictable(i)
    if i.mnemonic == "smull":
        a, b = _signed(a), _signed(b)
    m.set(low.n, m.alg.const(a * b))
    m.set(high.n, m.alg.const(a * b >> 32))


@define("smmul smmulr", "multiply_long", "r, r, r")
def _multiply_high(m: Machine, i: Instruction) -> None:
    to, *factors = i.operands
    a, b = (_signed(m.number(m.get(op.n), "a product")) for op in factors)
    m.set(to.n, m.alg.const(a * b + (1 << 31 if i.mnemonic == "smmulr" else 0) >> 32))


@define("udiv sdiv", "divide", "r, r, r")
def _divide(m: Machine, i: Instruction) -> None:
    a, b = (m.number(m.get(op.n), "a quotient") for op in i.operands[1:])
    if not b:
        raise Refused("a division by zero")
    if i.mnemonic == "sdiv":
        a, b = _signed(a), _signed(b)
    quotient = abs(a) // abs(b)  # rounded towards zero
    m.set(i.operands[0].n, m.alg.const(-quotient if (a < 0) != (b < 0) else quotient))


# Control


@define("it", "it", "")
def _it(m: Machine, i: Instruction) -> None:
    m.it = len(i.mnemonic) - 1


@define("nop", "nop", "")
def _nop(m: Machine, i: Instruction) -> None:
    pass


@define("b", "branch", "i")
def _branch(m: Machine, i: Instruction) -> int | None:
    return m.direct(i.operands[0]) if m.holds(i.cond) else None


@define("bl", "branch", "i")
def _call(m: Machine, i: Instruction) -> int:
    m.set(LR, m.code.at(i.next | 1))
    return m.direct(i.operands[0])


@define("bx", "branch", "r")
def _branch_register(m: Machine, i: Instruction) -> int:
    return m.interwork(m.get(i.operands[0].n))


@define("blx", "branch", "r")
def _call_register(m: Machine, i: Instruction) -> int:
    to = m.get(i.operands[0].n)
    m.set(LR, m.code.at(i.next | 1))
    return m.interwork(to)


@define("tbb tbh", "branch", "m")
def _branch_table(m: Machine, i: Instruction) -> int:
    mem, size = i.operands[0], 1 if i.mnemonic == "tbb" else 2
    at = m.advance(m.get(mem.base), m.number(m.get(mem.index), "a jump") * size)
    distance = m.number(m.load(m.pointer(at), size), "a jump")
    return m.branch(i.address + 4 + 2 * distance)


@define("cbz cbnz", "branch", "r, i")
def _branch_zero(m: Machine, i: Instruction) -> int | None:
    value = m.get(i.operands[0].n)
    if isinstance(value, Ptr):
        zero = m.is_null(value)
    else:
        zero = m.number(value, "a condition") == 0
    return m.branch(i.operands[1].value) if zero == (i.mnemonic == "cbz") else None


#: What an instruction needs that a Cortex-M3 has not. Those of the DSP extension are all that
#: ARMv7E-M adds (DDI 0403, A4.4), whether they are in TABLE or not.
_DSP = re.compile(
    r"pkh(bt|tb)|[su](xtab|xtab16|xtah|xtb16)|(s|u|q|uq|sh|uh)(add|sub)(8|16)|"
    r"(s|u|q|uq|sh|uh)(asx|sax)|q(add|sub|dadd|dsub)|sel|[su]sat16|usada?8|umaal|"
    r"sml(a|al)[bt][bt]|smulw?[bt]+|smlaw[bt]|sml[as]l?dx?|smu[as]dx?|smm(la|ls|ul)r?"
)
NEEDS = {name: "dsp" for name in TABLE if _DSP.fullmatch(name)}
NEEDS |= {name: "fpu" for name, entry in TABLE.items() if entry.kind.startswith("fpu")}
