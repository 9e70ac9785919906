# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: vector loads and stores: unit-stride, strided, and of whole registers."""

from __future__ import annotations

from ..symbolic.domain import Word
from ..symbolic.memory import Ptr
from .machine import Value
from .riscv_machine import Machine
from .riscv_syntax import Instruction
from .riscv_table import define
from .riscv_vector_state import (
    BITS,
    active_elements,
    count_words,
    need_vectors,
    read,
    register_group,
    type_of,
    write,
)


def _elements_of(m: Machine, i: Instruction) -> tuple[int, int, Ptr, int]:
    """Bits of an element in memory, LMUL for them, where they begin, and how far apart they are."""
    vtype, width = type_of(m), int("".join(c for c in i.base if c.isdigit()))
    at = m.access(i.operands[1])
    step = width // 8
    if len(i.operands) > 2:
        step = m.number(m.get(i.operands[2]), "an address")
        step -= step >> 63 << 64
    eighths = width * vtype.eighths // vtype.sew
    if not eighths:
        raise m.unpredictable(i)
    return width, eighths, at, step


def _whole_words(i: Instruction, width: int, step: int) -> bool:
    """Whether elements lie one behind the other, as the words do that hold them."""
    return not i.masked and step == width // 8


@define(
    "vload",
    """
    vle8.v   vd, (rs1)      | 000 0 00 vm 00000 rs1 000 vd 0000111 | v
    vle16.v  vd, (rs1)      | 000 0 00 vm 00000 rs1 101 vd 0000111 | v
    vle32.v  vd, (rs1)      | 000 0 00 vm 00000 rs1 110 vd 0000111 | v
    vle64.v  vd, (rs1)      | 000 0 00 vm 00000 rs1 111 vd 0000111 | v
    vlse8.v  vd, (rs1), rs2 | 000 0 10 vm rs2 rs1 000 vd 0000111   | v
    vlse16.v vd, (rs1), rs2 | 000 0 10 vm rs2 rs1 101 vd 0000111   | v
    vlse32.v vd, (rs1), rs2 | 000 0 10 vm rs2 rs1 110 vd 0000111   | v
    vlse64.v vd, (rs1), rs2 | 000 0 10 vm rs2 rs1 111 vd 0000111   | v
    """,
)
def _load(m: Machine, i: Instruction) -> None:
    width, eighths, at, step = _elements_of(m, i)
    alg, per, active = m.alg, BITS // width, active_elements(m, i)
    values: list[Word] = [alg.zero] * count_words(m, width)
    if _whole_words(i, width, step):
        left = m.vl * width // 8
        for k in range(len(values)):
            values[k] = m.word(_load_word(m, at, 8 * k, min(8, left - 8 * k), width // 8))
    else:
        for n in (n for n, used in enumerate(active) if used):
            value = m.word(_load_word(m, at, n * step, width // 8, width // 8))
            values[n // per] = alg.xor(values[n // per], alg.shl(value, n % per * width))
    write(m, i, i.operands[0], values, width, eighths, active)


def _load_word(m: Machine, at: Ptr, offset: int, count: int, align: int) -> Value:
    return m.load(Ptr(at.region, at.offset + offset), count, align)


@define(
    "vstore",
    """
    vse8.v   vs3, (rs1)      | 000 0 00 vm 00000 rs1 000 vs3 0100111 | v
    vse16.v  vs3, (rs1)      | 000 0 00 vm 00000 rs1 101 vs3 0100111 | v
    vse32.v  vs3, (rs1)      | 000 0 00 vm 00000 rs1 110 vs3 0100111 | v
    vse64.v  vs3, (rs1)      | 000 0 00 vm 00000 rs1 111 vs3 0100111 | v
    vsse8.v  vs3, (rs1), rs2 | 000 0 10 vm rs2 rs1 000 vs3 0100111   | v
    vsse16.v vs3, (rs1), rs2 | 000 0 10 vm rs2 rs1 101 vs3 0100111   | v
    vsse32.v vs3, (rs1), rs2 | 000 0 10 vm rs2 rs1 110 vs3 0100111   | v
    vsse64.v vs3, (rs1), rs2 | 000 0 10 vm rs2 rs1 111 vs3 0100111   | v
    """,
)
def _store(m: Machine, i: Instruction) -> None:
    width, eighths, at, step = _elements_of(m, i)
    alg, per, align = m.alg, BITS // width, width // 8
    words = read(m, register_group(m, i, i.operands[0], eighths), count_words(m, width))
    if _whole_words(i, width, step):
        left = m.vl * width // 8
        for k, word in enumerate(words):
            m.store(Ptr(at.region, at.offset + 8 * k), word, min(8, left - 8 * k), align)
        return
    for n in (n for n, used in enumerate(active_elements(m, i)) if used):
        value = alg.mask(alg.shr(words[n // per], n % per * width), (1 << width) - 1)
        m.store(Ptr(at.region, at.offset + n * step), value, align, align)


_WHOLE = ((1, "000"), (2, "001"), (4, "011"), (8, "111"))
_EEW = ((8, "000"), (16, "101"), (32, "110"), (64, "111"))


@define(
    "vload",
    "\n".join(
        f"vl{nf}re{eew}.v vd, (rs1) | {count} 0 00 1 01000 rs1 {width} vd 0000111 | v"
        for nf, count in _WHOLE
        for eew, width in _EEW
    ),
)
def _load_whole(m: Machine, i: Instruction) -> None:
    need_vectors(m)
    (to, mem), m.wider = i.operands, False
    at, registers = m.access(mem), register_group(m, i, to, 8 * int(i.base[2]))
    align, per = int(i.base[5:-2]) // 8, m.vlen // BITS
    for k, n in enumerate(registers):
        m.v[n] = [m.word(_load_word(m, at, 8 * (k * per + w), 8, align)) for w in range(per)]


@define(
    "vstore",
    "\n".join(
        f"vs{nf}r.v vs3, (rs1) | {count} 0 00 1 01000 rs1 000 vs3 0100111 | v"
        for nf, count in _WHOLE
    ),
)
def _store_whole(m: Machine, i: Instruction) -> None:
    need_vectors(m)
    (source, mem), m.wider = i.operands, False
    at, registers = m.access(mem), register_group(m, i, source, 8 * int(i.base[2]))
    for k, word in enumerate(read(m, registers)):
        m.store(Ptr(at.region, at.offset + 8 * k), word, 8)
