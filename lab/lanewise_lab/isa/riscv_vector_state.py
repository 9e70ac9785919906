# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: the vector registers as words of 64 bits, and how their elements are read and written.

What the architecture calls agnostic, elements behind vl and masked ones, is unknown afterwards.
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic import Refused
from ..symbolic.domain import Word
from . import elements
from .riscv_machine import Machine
from .riscv_syntax import Imm, Instruction, Operand, Vec, VType

BITS = 64  # of a word, and the most of an element


def need_vectors(m: Machine) -> None:
    if not m.v:
        raise Refused("a vector instruction, but the proof is not for any VLEN")


def type_of(m: Machine) -> VType:
    need_vectors(m)
    if m.vl is None:
        raise Refused("vl and vtype are not known")
    return m.vtype


# Registers as words


def register_group(m: Machine, i: Instruction, op: Vec, eighths: int) -> list[int]:
    """The registers of a group."""
    count = max(1, eighths // 8)
    if not 1 <= eighths <= 64 or op.n % count:
        raise m.unpredictable(i)
    m.wider &= count == 1
    return [op.n + k for k in range(count)]


def read(m: Machine, registers: list[int], count: int | None = None) -> list[Word]:
    """The first so many words of a group."""
    per, out = m.vlen // BITS, []
    for k in range(per * len(registers) if count is None else count):
        words = m.v[registers[k // per]]
        if words[k % per] is None:
            words[k % per] = m.alg.atom("agnostic")
        out.append(words[k % per])
    return out


def active_elements(m: Machine, i: Instruction, first: int = 0) -> list[bool]:
    """Which of the vl elements an instruction is for."""
    if not i.masked:
        return [n >= first for n in range(m.vl)]
    out = []
    for n in range(m.vl):
        bit = m.alg.mask(read(m, [0], n // BITS + 1)[-1], 1 << n % BITS)
        out.append(n >= first and m.number(bit, "a mask of elements") != 0)
    return out


def write(
    m: Machine,
    i: Instruction,
    to: Vec,
    values: list[Word],
    sew: int,
    eighths: int,
    active: list[bool],
    first: int = 0,
) -> None:
    """`values` are the words that hold the vl elements; those before `first` stay."""
    registers, per, alg = register_group(m, i, to, eighths), m.vlen // BITS, m.alg
    if i.masked and to.n == 0:
        raise m.unpredictable(i)
    if m.vl == 0:
        return
    element, ones = (1 << sew) - 1, alg.ones
    for k in range(per * len(registers)):
        new = unknown = 0
        for n in range(BITS // sew):
            number, field = k * (BITS // sew) + n, element << n * sew
            if number >= m.vl:
                unknown |= field if m.vtype.tail_agnostic else 0
            elif active[number]:
                new |= field
            elif number >= first:
                unknown |= field if m.vtype.mask_agnostic else 0
        words = m.v[registers[k // per]]
        if new == ones:
            words[k % per] = values[k]
        elif unknown == ones:
            words[k % per] = None
        elif new or unknown:
            word = alg.mask(read(m, registers, k + 1)[-1], ones ^ new ^ unknown)
            if unknown:
                word = alg.xor(word, alg.mask(alg.atom("agnostic"), unknown))
            words[k % per] = alg.xor(word, alg.mask(values[k], new) if new else alg.zero)


def count_words(m: Machine, sew: int) -> int:
    """Words that hold the vl elements."""
    return -(-m.vl * sew // BITS)


def spread(m: Machine, op: Operand, sew: int) -> Word:
    """A scalar or an immediate in every element of a word."""
    if isinstance(op, Imm):
        return m.alg.const(elements.replicated(op.value, sew))
    value = m.word(m.get(op))
    return m.gather([value], [0] * (BITS // sew), sew)[0]


def operand_words(m: Machine, i: Instruction, op: Operand, sew: int, eighths: int) -> list[Word]:
    """The words of the other operand: a vector, or a scalar for every element."""
    if isinstance(op, Vec):
        return read(m, register_group(m, i, op, eighths), count_words(m, sew))
    return [spread(m, op, sew)] * count_words(m, sew)


def each(m: Machine, i: Instruction, function: Callable[..., Word]) -> None:
    """The first operand becomes the function of the words of the second, and of the third."""
    vtype, (to, first, *second) = type_of(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    columns = [operand_words(m, i, op, sew, eighths) for op in (first, *second)]
    values = [function(*words) for words in zip(*columns, strict=True)]
    write(m, i, to, values, sew, eighths, active_elements(m, i))
