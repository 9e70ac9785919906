# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: the instructions that kernels may use. What is not in TABLE is refused.

One row is one instruction: its name, operands and encoding (riscv_syntax.Form), above the semantics
that rows have in common. The decoder is made of these rows. The semantics is a function of the
machine and the instruction that returns the next address if that is not the one behind. Encodings
and meanings are those of The RISC-V Instruction Set Manual, volume I: RV32I and RV64I, M, C, Zba,
Zbb, Zbs, Zbkb; vectors are in riscv_vector.py. Every row is compared with LLVM's disassembler and
with an emulator (lab/tests/test_isa.py, test_riscv_isa.py).

What takes data is in the lists of Zkt and Zvkt, the extensions that promise a time independent of
data, or, of Zba, Zbb and Zbs, as simple. All else - products, quotients, minimum and maximum,
comparisons, conditions - takes public numbers only, as compilers use them for indices.
"""

from __future__ import annotations

from . import (  # noqa: F401  (more of the tables)
    riscv_access,
    riscv_compressed,
    riscv_library,
    riscv_vector,
    riscv_vector_memory,
)
from .machine import Value
from .riscv_machine import Machine
from .riscv_syntax import High, Instruction, Low
from .riscv_table import SHORT, TABLE, Decoder, Entry, called, define, lookup

__all__ = ["NEEDS", "SHORT", "TABLE", "Decoder", "Entry", "called", "lookup"]


# Addresses and constants


@define("alu", "lui rd, upper | upper[31:12] rd 0110111")
def _upper(m: Machine, i: Instruction) -> None:
    to, upper = i.operands
    m.set(to, upper if isinstance(upper, High) else m.alg.const(upper.value))


@define("alu", "auipc rd, upper | upper[31:12] rd 0010111")
def _upper_pc(m: Machine, i: Instruction) -> None:
    to, upper = i.operands
    known = isinstance(upper, High)
    m.set(to, upper if known else m.advance(m.code.at(i.address), upper.value))


# Arithmetic


@define(
    "alu",
    """
    addi rd, rs1, imm | imm[11:0] rs1 000 rd 0010011
    add  rd, rs1, rs2 | 0000000 rs2 rs1 000 rd 0110011
    """,
)
def _add(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    if isinstance(second, Low):
        m.set(to, m.whole(first.n, second))
    else:
        m.set(to, m.add(m.get(first), m.operand(second)))


@define("alu", "sub rd, rs1, rs2 | 0100000 rs2 rs1 000 rd 0110011")
def _subtract(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    m.set(to, m.subtract(m.get(first), m.get(second)))


@define(
    "alu",
    """
    addiw rd, rs1, imm | imm[11:0] rs1 000 rd 0011011   | 64
    addw  rd, rs1, rs2 | 0000000 rs2 rs1 000 rd 0111011 | 64
    subw  rd, rs1, rs2 | 0100000 rs2 rs1 000 rd 0111011 | 64
    """,
)
def _add_word(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    a, b = (m.extend(m.operand(op), 32, signed=False) for op in (first, second))
    if not a.t and not b.t:
        value = m.alg.const(a.c - b.c if i.base == "subw" else a.c + b.c)
    else:
        value = m.subtract(a, b) if i.base == "subw" else m.add(a, b)
    m.set(to, m.extend(value, 32))


@define(
    "alu",
    """
    sh1add    rd, rs1, rs2 | 0010000 rs2 rs1 010 rd 0110011 | zba
    sh2add    rd, rs1, rs2 | 0010000 rs2 rs1 100 rd 0110011 | zba
    sh3add    rd, rs1, rs2 | 0010000 rs2 rs1 110 rd 0110011 | zba
    add.uw    rd, rs1, rs2 | 0000100 rs2 rs1 000 rd 0111011 | 64 zba
    sh1add.uw rd, rs1, rs2 | 0010000 rs2 rs1 010 rd 0111011 | 64 zba
    sh2add.uw rd, rs1, rs2 | 0010000 rs2 rs1 100 rd 0111011 | 64 zba
    sh3add.uw rd, rs1, rs2 | 0010000 rs2 rs1 110 rd 0111011 | 64 zba
    """,
)
def _shift_add(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    value = m.word(m.get(first))
    if i.base.endswith(".uw"):
        value = m.extend(value, 32, signed=False)
    by = int(i.base[2]) if i.base[:2] == "sh" else 0
    m.set(to, m.add(m.alg.shl(value, by), m.get(second)))


# Comparisons


@define(
    "alu",
    """
    slt   rd, rs1, rs2 | 0000000 rs2 rs1 010 rd 0110011
    sltu  rd, rs1, rs2 | 0000000 rs2 rs1 011 rd 0110011
    slti  rd, rs1, imm | imm[11:0] rs1 010 rd 0010011
    sltiu rd, rs1, imm | imm[11:0] rs1 011 rd 0010011
    """,
)
def _set_less(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    signed = not i.base.endswith("u")
    less = m.less(m.get(first), m.operand(second), signed, "a comparison")
    m.set(to, m.alg.const(int(less)))


@define(
    "alu",
    """
    max  rd, rs1, rs2 | 0000101 rs2 rs1 110 rd 0110011 | zbb
    maxu rd, rs1, rs2 | 0000101 rs2 rs1 111 rd 0110011 | zbb
    min  rd, rs1, rs2 | 0000101 rs2 rs1 100 rd 0110011 | zbb
    minu rd, rs1, rs2 | 0000101 rs2 rs1 101 rd 0110011 | zbb
    """,
)
def _extremum(m: Machine, i: Instruction) -> None:
    to, *sources = i.operands
    signed = not i.base.endswith("u")
    pair = (m.integer(m.get(op), "a comparison", signed) for op in sources)
    m.set(to, m.alg.const(max(pair) if i.base[:3] == "max" else min(pair)))


# Logic


def _logic(m: Machine, name: str, a: Value, b: Value) -> Value:
    if name in ("andn", "orn", "xnor"):
        b = m.alg.invert(m.word(b))
    if name in ("and", "andn"):
        return m.and_(a, b)
    return m.or_(a, b) if name in ("or", "orn") else m.alg.xor(m.word(a), m.word(b))


@define(
    "alu",
    """
    xori rd, rs1, imm | imm[11:0] rs1 100 rd 0010011
    ori  rd, rs1, imm | imm[11:0] rs1 110 rd 0010011
    andi rd, rs1, imm | imm[11:0] rs1 111 rd 0010011
    xor  rd, rs1, rs2 | 0000000 rs2 rs1 100 rd 0110011
    or   rd, rs1, rs2 | 0000000 rs2 rs1 110 rd 0110011
    and  rd, rs1, rs2 | 0000000 rs2 rs1 111 rd 0110011
    xnor rd, rs1, rs2 | 0100000 rs2 rs1 100 rd 0110011 | zbb
    orn  rd, rs1, rs2 | 0100000 rs2 rs1 110 rd 0110011 | zbb
    andn rd, rs1, rs2 | 0100000 rs2 rs1 111 rd 0110011 | zbb
    """,
)
def _logical(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    if i.base == "xor" and first == second:
        m.set(to, m.alg.zero)  # whatever the register held, even a pointer
        return
    m.set(to, _logic(m, i.base.removesuffix("i"), m.get(first), m.operand(second)))


@define(
    "alu",
    """
    bclr  rd, rs1, rs2  | 0100100 rs2 rs1 001 rd 0110011       | zbs
    bext  rd, rs1, rs2  | 0100100 rs2 rs1 101 rd 0110011       | zbs
    binv  rd, rs1, rs2  | 0110100 rs2 rs1 001 rd 0110011       | zbs
    bset  rd, rs1, rs2  | 0010100 rs2 rs1 001 rd 0110011       | zbs
    bclri rd, rs1, uimm | 0100100 uimm[4:0] rs1 001 rd 0010011 | 32 zbs
    bexti rd, rs1, uimm | 0100100 uimm[4:0] rs1 101 rd 0010011 | 32 zbs
    binvi rd, rs1, uimm | 0110100 uimm[4:0] rs1 001 rd 0010011 | 32 zbs
    bseti rd, rs1, uimm | 0010100 uimm[4:0] rs1 001 rd 0010011 | 32 zbs
    bclri rd, rs1, uimm | 010010 uimm[5:0] rs1 001 rd 0010011  | 64 zbs
    bexti rd, rs1, uimm | 010010 uimm[5:0] rs1 101 rd 0010011  | 64 zbs
    binvi rd, rs1, uimm | 011010 uimm[5:0] rs1 001 rd 0010011  | 64 zbs
    bseti rd, rs1, uimm | 001010 uimm[5:0] rs1 001 rd 0010011  | 64 zbs
    """,
)
def _single_bit(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    alg, word = m.alg, m.word(m.get(first))
    n = m.number(m.operand(second), "the number of a bit") % m.xlen
    bit, name = alg.const(1 << n), i.base[:4]
    if name == "bext":
        value = alg.mask(alg.shr(word, n), 1)
    elif name == "binv":
        value = alg.xor(word, bit)
    else:
        value = alg.mask(word, alg.ones ^ bit.c)
        value = alg.xor(value, bit) if name == "bset" else value
    m.set(to, value)


# Shifts


@define(
    "shift",
    """
    slli rd, rs1, uimm | 0000000 uimm[4:0] rs1 001 rd 0010011 | 32
    srli rd, rs1, uimm | 0000000 uimm[4:0] rs1 101 rd 0010011 | 32
    srai rd, rs1, uimm | 0100000 uimm[4:0] rs1 101 rd 0010011 | 32
    slli rd, rs1, uimm | 000000 uimm[5:0] rs1 001 rd 0010011  | 64
    srli rd, rs1, uimm | 000000 uimm[5:0] rs1 101 rd 0010011  | 64
    srai rd, rs1, uimm | 010000 uimm[5:0] rs1 101 rd 0010011  | 64
    sll  rd, rs1, rs2  | 0000000 rs2 rs1 001 rd 0110011
    srl  rd, rs1, rs2  | 0000000 rs2 rs1 101 rd 0110011
    sra  rd, rs1, rs2  | 0100000 rs2 rs1 101 rd 0110011
    rori rd, rs1, uimm | 0110000 uimm[4:0] rs1 101 rd 0010011 | 32 zbb
    rori rd, rs1, uimm | 011000 uimm[5:0] rs1 101 rd 0010011  | 64 zbb
    rol  rd, rs1, rs2  | 0110000 rs2 rs1 001 rd 0110011       | zbb
    ror  rd, rs1, rs2  | 0110000 rs2 rs1 101 rd 0110011       | zbb
    """,
)
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    word, n = m.word(m.get(source)), m.number(m.operand(by), "a shift count") % m.xlen
    alg, name = m.alg, i.base[:3]
    if name == "sra":
        value = m.signed(alg.shr(word, n), word, m.xlen - 1, m.xlen - n)
    else:
        value = {
            "sll": alg.shl,
            "srl": alg.shr,
            "rol": alg.rotl,
            "ror": lambda w, k: alg.rotl(w, -k),
        }[name](word, n)
    m.set(to, value)


@define(
    "shift",
    """
    slliw rd, rs1, uimm | 0000000 uimm[4:0] rs1 001 rd 0011011 | 64
    srliw rd, rs1, uimm | 0000000 uimm[4:0] rs1 101 rd 0011011 | 64
    sraiw rd, rs1, uimm | 0100000 uimm[4:0] rs1 101 rd 0011011 | 64
    sllw  rd, rs1, rs2  | 0000000 rs2 rs1 001 rd 0111011       | 64
    srlw  rd, rs1, rs2  | 0000000 rs2 rs1 101 rd 0111011       | 64
    sraw  rd, rs1, rs2  | 0100000 rs2 rs1 101 rd 0111011       | 64
    roriw rd, rs1, uimm | 0110000 uimm[4:0] rs1 101 rd 0011011 | 64 zbb
    rolw  rd, rs1, rs2  | 0110000 rs2 rs1 001 rd 0111011       | 64 zbb
    rorw  rd, rs1, rs2  | 0110000 rs2 rs1 101 rd 0111011       | 64 zbb
    """,
)
def _shift_word(m: Machine, i: Instruction) -> None:
    """Of the lower 32 bits, extended with the sign of the result."""
    to, source, by = i.operands
    alg, name = m.alg, i.base[:3]
    word = m.extend(m.get(source), 32, signed=name == "sra")
    n = m.number(m.operand(by), "a shift count") % 32
    if name in ("rol", "ror"):
        n = n if name == "rol" else -n % 32
        value = alg.xor(alg.shl(word, n), alg.shr(word, 32 - n))
    else:
        value = (alg.shl if name == "sll" else alg.shr)(word, n)
    m.set(to, m.extend(value, 32))


@define("shift", "slli.uw rd, rs1, uimm | 000010 uimm[5:0] rs1 001 rd 0011011 | 64 zba")
def _shift_unsigned_word(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    m.set(to, m.alg.shl(m.extend(m.get(source), 32, signed=False), by.value))


# Bytes and bits in another order


@define(
    "shift",
    """
    sext.b rd, rs1 | 011000000100 rs1 001 rd 0010011 | zbb
    sext.h rd, rs1 | 011000000101 rs1 001 rd 0010011 | zbb
    zext.h rd, rs1 | 000010000000 rs1 100 rd 0110011 | 32 zbb
    zext.h rd, rs1 | 000010000000 rs1 100 rd 0111011 | 64 zbb
    """,
)
def _extend(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    bits = 8 if i.base.endswith("b") else 16
    m.set(to, m.extend(m.get(source), bits, signed=i.base[0] == "s"))


@define(
    "shift",
    """
    rev8 rd, rs1 | 011010011000 rs1 101 rd 0010011 | 32 zbb
    rev8 rd, rs1 | 011010111000 rs1 101 rd 0010011 | 64 zbb
    """,
)
def _reverse_bytes(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    m.set(to, m.gather([m.get(source)], list(reversed(range(m.xlen // 8))), 8)[0])


@define("shift", "brev8 rd, rs1 | 011010000111 rs1 101 rd 0010011 | zbkb")
def _reverse_in_bytes(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    m.set(to, m.gather([m.get(source)], [n ^ 7 for n in range(m.xlen)], 1)[0])


@define(
    "shift",
    """
    zip   rd, rs1 | 000010001111 rs1 001 rd 0010011 | 32 zbkb
    unzip rd, rs1 | 000010001111 rs1 101 rd 0010011 | 32 zbkb
    """,
)
def _zip(m: Machine, i: Instruction) -> None:
    """Bits of the lower half go to even places, those of the upper half to odd ones; or back."""
    to, source = i.operands
    zipped = [n // 2 + 16 * (n % 2) for n in range(32)]
    order = zipped if i.base == "zip" else [zipped.index(n) for n in range(32)]
    m.set(to, m.gather([m.get(source)], order, 1)[0])


@define(
    "alu",
    """
    pack  rd, rs1, rs2 | 0000100 rs2 rs1 100 rd 0110011 | zbkb
    packh rd, rs1, rs2 | 0000100 rs2 rs1 111 rd 0110011 | zbkb
    packw rd, rs1, rs2 | 0000100 rs2 rs1 100 rd 0111011 | 64 zbkb
    """,
)
def _pack(m: Machine, i: Instruction) -> None:
    to, *sources = i.operands
    bits = {"pack": m.xlen // 2, "packh": 8, "packw": 16}[i.base]
    low, high = (m.extend(m.get(op), bits, signed=False) for op in sources)
    value = m.alg.xor(low, m.alg.shl(high, bits))
    m.set(to, m.extend(value, 32) if i.base == "packw" else value)


# Products and quotients, of numbers


@define(
    "multiply",
    """
    mul    rd, rs1, rs2 | 0000001 rs2 rs1 000 rd 0110011 | m
    mulh   rd, rs1, rs2 | 0000001 rs2 rs1 001 rd 0110011 | m
    mulhsu rd, rs1, rs2 | 0000001 rs2 rs1 010 rd 0110011 | m
    mulhu  rd, rs1, rs2 | 0000001 rs2 rs1 011 rd 0110011 | m
    mulw   rd, rs1, rs2 | 0000001 rs2 rs1 000 rd 0111011 | 64 m
    """,
)
def _multiply(m: Machine, i: Instruction) -> None:
    to, *factors = i.operands
    signed = {"mulhu": (False, False), "mulhsu": (True, False)}.get(i.base, (True, True))
    a, b = (
        m.integer(m.get(op), "a product", sign) for op, sign in zip(factors, signed, strict=True)
    )
    value = m.alg.const(a * b >> m.xlen if i.base[:4] == "mulh" else a * b)
    m.set(to, m.extend(value, 32) if i.base == "mulw" else value)


@define(
    "divide",
    """
    div   rd, rs1, rs2 | 0000001 rs2 rs1 100 rd 0110011 | m
    divu  rd, rs1, rs2 | 0000001 rs2 rs1 101 rd 0110011 | m
    rem   rd, rs1, rs2 | 0000001 rs2 rs1 110 rd 0110011 | m
    remu  rd, rs1, rs2 | 0000001 rs2 rs1 111 rd 0110011 | m
    divw  rd, rs1, rs2 | 0000001 rs2 rs1 100 rd 0111011 | 64 m
    divuw rd, rs1, rs2 | 0000001 rs2 rs1 101 rd 0111011 | 64 m
    remw  rd, rs1, rs2 | 0000001 rs2 rs1 110 rd 0111011 | 64 m
    remuw rd, rs1, rs2 | 0000001 rs2 rs1 111 rd 0111011 | 64 m
    """,
)
def _divide(m: Machine, i: Instruction) -> None:
    """Rounded towards zero. By zero, the quotient is all ones and the remainder the dividend."""
    to, *operands = i.operands
    values = [m.get(op) for op in operands]
    word, signed = i.base.endswith("w"), "u" not in i.base
    if word:
        values = [m.extend(v, 32, signed) for v in values]
    a, b = (m.integer(v, "a quotient", signed) for v in values)
    quotient = abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1) if b else -1
    value = m.alg.const(quotient if i.base[:3] == "div" else a - quotient * b)
    m.set(to, m.extend(value, 32) if word else value)


#: What an instruction needs beyond I, by its name.
NEEDS = {e.mnemonic: e.extension for entries in TABLE.values() for e in entries if e.extension}
NEEDS |= {short.mnemonic: "c" for short in SHORT}
