# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: the instructions that kernels may use. What is not in TABLE is refused.

An entry is a mnemonic, the operand patterns (aarch64_syntax.matches), the semantics, and the kind,
which is what the cycle model asks for. The semantics is a function of the machine and the
instruction that returns the next address if that is not the one behind. Meanings are those of
the Arm Architecture Reference Manual for A-profile (DDI 0487); every entry is compared with an
emulator on random operands (lab/tests/test_isa.py).

None of these takes a time that depends on the data it is given where PSTATE.DIT is set (FEAT_DIT,
Armv8.4; before it no core of ours is known to do otherwise), except divisions, which take public
numbers only, as compilers use them for indices. So do products and conditional selections, because
no word of data comes out of them that a proof could use. Floating-point arithmetic is not on the
list.

SHA-3 instructions (FEAT_SHA3) are those in NEEDS; all others are of Armv8.0.
"""

from __future__ import annotations

from ..symbolic.domain import Word
from ..symbolic.memory import Ptr
from . import aarch64_access, aarch64_vector  # noqa: F401  (the other entries of TABLE)
from .aarch64_machine import Machine, Page
from .aarch64_syntax import Instruction, Reg
from .aarch64_table import TABLE, Entry, define, lookup
from .arm_machine import Value

__all__ = ["NEEDS", "TABLE", "Entry", "lookup"]

#: What an instruction needs that not every core has.
NEEDS = {"eor3": "sha3", "bcax": "sha3", "xar": "sha3", "rax1": "sha3"}
LINK = Reg(30)


# Moves


@define("mov", "move", "p, p")
@define("mov movz movn", "alu", "p, i")
def _mov(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    value = m.operand(source, to.bits)
    m.set(to, m.low(m.alg.invert(value), to.bits) if i.mnemonic == "movn" else value)


@define("movk", "alu", "r, i", merges=True)
def _movk(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    kept = m.alg.mask(m.word(m.get(to)), m.alg.ones ^ 0xFFFF << source.shift)
    m.set(to, m.alg.xor(kept, m.alg.const(source.value << source.shift)))


@define("adr", "alu", "x, i")
def _adr(m: Machine, i: Instruction) -> None:
    m.set(i.operands[0], m.code.at(i.operands[1].value))


@define("adrp", "alu", "x, h")
def _adrp(m: Machine, i: Instruction) -> None:
    m.set(i.operands[0], Page(i.operands[1].target))


@define("add", "alu", "x, x, h")
def _add_low(m: Machine, i: Instruction) -> None:
    m.set(i.operands[0], m.page(i.operands[1].n, i.operands[2]))


# Logic


def _inverted(m: Machine, value: Value, bits: int) -> Word:
    return m.alg.xor(m.word(value), m.alg.const((1 << bits) - 1))


def _logic(m: Machine, name: str, a: Value, b: Value, bits: int) -> Value:
    name = name.removesuffix("s")
    if name in ("bic", "orn", "eon"):
        b = _inverted(m, b, bits)
    if name in ("and", "bic", "tst"):
        return m.and_(a, b)
    return (m.alg.or_ if name in ("orr", "orn") else m.alg.xor)(m.word(a), m.word(b))


@define("eor and orr", "alu", "p, r, r/i")
@define("bic orn eon", "alu", "r, r, r")
@define("eor and orr bic orn eon", "alu_shift", "r, r, s")
def _logical(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    if i.mnemonic == "eor" and first == second:
        m.set(to, m.alg.zero)  # whatever the register held, even a pointer
        return
    m.set(to, _logic(m, i.mnemonic, m.get(first), m.operand(second, to.bits), to.bits))


@define("ands", "alu", "r, r, r/i")
@define("bics", "alu", "r, r, r")
@define("ands bics", "alu_shift", "r, r, s")
@define("tst", "alu", "r, r/i", writes=0)
@define("tst", "alu_shift", "r, s", writes=0)
def _logical_flags(m: Machine, i: Instruction) -> None:
    *to, first, second = i.operands
    value = _logic(m, i.mnemonic, m.get(first), m.operand(second, first.bits), first.bits)
    m.result_flags(value, first.bits)
    m.c = m.v = 0
    if to:
        m.set(to[0], value)


@define("mvn", "alu", "r, r")
@define("mvn", "alu_shift", "r, s")
def _mvn(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    m.set(to, _inverted(m, m.operand(source, to.bits), to.bits))


# Shifts and fields of bits


@define("lsl lsr asr ror", "shift", "r, r, r/i")
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    n = m.number(m.operand(by, to.bits), "a shift count") % to.bits
    m.set(to, m.shift(m.word(m.get(source)), i.mnemonic, n, to.bits))


@define("extr", "shift", "r, r, r, i")
def _extract(m: Machine, i: Instruction) -> None:
    to, high, low, by = i.operands
    below = m.shift(m.word(m.get(low)), "lsr", by.value, to.bits)
    above = m.word(m.get(high))
    above = m.low(m.alg.shl(above, to.bits - by.value), to.bits)
    m.set(to, m.alg.xor(below, above))


@define("ubfx sbfx ubfiz sbfiz", "shift", "r, r, i, i")
def _field(m: Machine, i: Instruction) -> None:
    to, source, low, width = i.operands
    word, start = m.word(m.get(source)), low.value
    if i.mnemonic.endswith("x"):
        word, start = m.alg.shr(word, start), 0
    out = m.alg.shl(m.low(word, width.value), start)
    if i.mnemonic[0] == "s":
        top = width.value - 1
        out = m.signed(out, word, top, start + top + 1, to.bits)
    m.set(to, out)


@define("bfi bfxil", "shift", "r, r, i, i", merges=True)
@define("bfc", "shift", "r, i, i", merges=True)
def _insert(m: Machine, i: Instruction) -> None:
    to, *source, low, width = i.operands
    word = m.word(m.get(source[0])) if source else m.alg.zero
    start = low.value
    if i.mnemonic == "bfxil":
        word, start = m.alg.shr(word, start), 0
    field = (1 << width.value) - 1 << start
    kept = m.alg.mask(m.word(m.get(to)), m.alg.ones ^ field)
    m.set(to, m.alg.xor(kept, m.alg.mask(m.alg.shl(word, start), field)))


@define("uxtb uxth sxtb sxth sxtw", "shift", "r, r")
def _extend(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    m.set(to, m.extend(m.get(source), i.mnemonic, to.bits))


@define("rev rev16 rev32 rbit", "shift", "r, r")
def _reverse(m: Machine, i: Instruction) -> None:
    """The order of bytes or bits in each group is turned round."""
    to, source = i.operands
    element = 1 if i.mnemonic == "rbit" else 8
    group = int(i.mnemonic[3:] or to.bits) if element == 8 else to.bits
    count = group // element
    order = [n // count * count + count - 1 - n % count for n in range(to.bits // element)]
    m.set(to, m.gather([m.get(source)], order, element)[0])


# Arithmetic


@define("add sub", "alu", "p, p, r/i")
@define("adds subs", "alu", "r, p, r/i")
@define("add sub", "alu_shift", "p, p, s/e")
@define("adds subs", "alu_shift", "r, p, s/e")
@define("cmp cmn", "alu", "p, r/i", writes=0)
@define("cmp cmn", "alu_shift", "p, s/e", writes=0)
def _arithmetic(m: Machine, i: Instruction) -> None:
    *to, first, second = i.operands
    bits, before = first.bits, m.flags()
    a, b = m.get(first), m.operand(second, bits)
    known = not (isinstance(a, Word) and a.t or isinstance(b, Word) and b.t)
    if not to and not known:
        m.set_flags(None, None, None, None)
        return
    if i.mnemonic in ("add", "adds", "cmn"):
        value = m.add(a, b, 0, bits)
    else:
        value = m.subtract(a, b, 1, bits)
    if i.mnemonic in ("add", "sub"):
        m.set_flags(*before)
    if to:
        m.set(to[0], value)


@define("neg negs", "alu", "r, r")
@define("neg negs", "alu_shift", "r, s")
def _negate(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    before = m.flags()
    value = m.subtract(m.alg.zero, m.operand(source, to.bits), 1, to.bits)
    if i.mnemonic == "neg":
        m.set_flags(*before)
    m.set(to, value)


@define("adc sbc", "alu", "r, r, r")
def _with_carry(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    before, a, b = m.flags(), m.get(first), m.get(second)
    value = (m.add if i.mnemonic == "adc" else m.subtract)(a, b, m.carry(), to.bits)
    m.set_flags(*before)
    m.set(to, value)


@define("mul mneg", "multiply", "r, r, r")
@define("madd msub", "multiply", "r, r, r, r")
@define("umull smull umulh smulh", "multiply", "x, r, r")
@define("umaddl smaddl umsubl smsubl", "multiply", "x, w, w, x")
@define("umnegl smnegl", "multiply", "x, w, w")
def _multiply(m: Machine, i: Instruction) -> None:
    name, (to, *factors) = i.mnemonic, i.operands
    a, b = (m.number(m.get(op), "a product") for op in factors[:2])
    if name[0] == "s":
        a, b = (_signed(n, op.bits) for n, op in zip((a, b), factors[:2], strict=True))
    product = a * b >> 64 if name[2:] == "ulh" else a * b
    if name.removesuffix("l")[-4:] in ("mneg", "msub"):
        product = -product
    addend = m.get(factors[2]) if len(factors) > 2 else m.alg.zero
    if isinstance(addend, Ptr):  # an element of a table
        m.set(to, m.advance(addend, product))
    else:
        m.set(to, m.alg.const(product + m.number(addend, "a product")))


def _signed(n: int, bits: int) -> int:
    return n - (n >> bits - 1 << bits)


@define("udiv sdiv", "divide", "r, r, r")
def _divide(m: Machine, i: Instruction) -> None:
    to, *sources = i.operands
    a, b = (m.number(m.get(op), "a quotient") for op in sources)
    if i.mnemonic == "sdiv":
        a, b = _signed(a, to.bits), _signed(b, to.bits)
    quotient = abs(a) // abs(b) if b else 0  # rounded towards zero; that by zero is zero
    m.set(to, m.alg.const(-quotient if (a < 0) != (b < 0) else quotient))


# Conditions


@define("ccmp ccmn", "alu", "r, r/i, i, c", writes=0)
def _compare_if(m: Machine, i: Instruction) -> None:
    first, second, otherwise, cond = i.operands
    if not m.holds(cond.name):
        m.set_flags(*(otherwise.value >> n & 1 for n in (3, 2, 1, 0)))
        return
    a, b = m.get(first), m.operand(second, first.bits)
    if any(isinstance(v, Word) and v.t for v in (a, b)):
        m.set_flags(None, None, None, None)
    else:
        compare, carry = (m.subtract, 1) if i.mnemonic == "ccmp" else (m.add, 0)
        compare(a, b, carry, first.bits)


def _step(m: Machine, name: str, value: Value, bits: int) -> Value:
    """What is done to the second operand of a conditional selection."""
    before = m.flags()
    if name.endswith("inc"):
        value = m.add(value, m.alg.const(1), 0, bits)
    elif name.endswith("inv"):
        value = _inverted(m, value, bits)
    elif name.endswith("neg"):
        value = m.subtract(m.alg.zero, value, 1, bits)
    m.set_flags(*before)
    return value


@define("csel csinc csinv csneg", "alu", "r, r, r, c")
def _select(m: Machine, i: Instruction) -> None:
    to, first, second, cond = i.operands
    if m.holds(cond.name):
        m.set(to, m.get(first))
    else:
        m.set(to, _step(m, i.mnemonic, m.get(second), to.bits))


@define("cinc cinv cneg", "alu", "r, r, c")
def _select_one(m: Machine, i: Instruction) -> None:
    to, source, cond = i.operands
    value = m.get(source)
    m.set(to, _step(m, i.mnemonic, value, to.bits) if m.holds(cond.name) else value)


@define("cset csetm", "alu", "r, c")
def _set_if(m: Machine, i: Instruction) -> None:
    to, cond = i.operands
    yes = (1 << to.bits) - 1 if i.mnemonic == "csetm" else 1
    m.set(to, m.alg.const(yes if m.holds(cond.name) else 0))


# Control


@define("nop", "nop", "", writes=0)
@define("bti", "nop", "o", "", writes=0)
def _nop(m: Machine, i: Instruction) -> None:
    pass


@define("b", "branch", "i", "c, i", writes=0)
def _branch(m: Machine, i: Instruction) -> int | None:
    *cond, to = i.operands
    return m.direct(to) if not cond or m.holds(cond[0].name) else None


@define("bl", "branch", "i", writes=0)
def _call(m: Machine, i: Instruction) -> int:
    m.set(LINK, m.code.at(i.next))
    return m.direct(i.operands[0])


@define("br ret", "branch", "x", writes=0)
@define("ret", "branch", "", writes=0)
def _branch_register(m: Machine, i: Instruction) -> int:
    return m.jump(m.get(i.operands[0] if i.operands else LINK))


@define("blr", "branch", "x", writes=0)
def _call_register(m: Machine, i: Instruction) -> int:
    to = m.get(i.operands[0])
    m.set(LINK, m.code.at(i.next))
    return m.jump(to)


@define("cbz cbnz", "branch", "r, i", writes=0)
def _branch_zero(m: Machine, i: Instruction) -> int | None:
    value = m.r[i.operands[0].n]
    if isinstance(value, Ptr) and i.operands[0].bits == 64:
        zero = m.is_null(value)
    else:
        zero = m.number(m.get(i.operands[0]), "a condition") == 0
    return i.operands[1].value if zero == (i.mnemonic == "cbz") else None


@define("tbz tbnz", "branch", "r, i, i", writes=0)
def _branch_bit(m: Machine, i: Instruction) -> int | None:
    source, bit, to = i.operands
    value = m.r[source.n]
    if isinstance(value, Ptr):
        value = m.memory.masked(value, (2 << bit.value) - 1)
    else:
        value = m.get(source)
    zero = m.number(m.alg.mask(value, 1 << bit.value), "a condition") == 0
    return to.value if zero == (i.mnemonic == "tbz") else None
