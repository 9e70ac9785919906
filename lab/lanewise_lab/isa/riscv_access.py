# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: loads and stores, branches and jumps.

Only aligned accesses: whether others trap, and how long they take, is up to the core.
"""

from __future__ import annotations

from .machine import Value
from .riscv_machine import Machine
from .riscv_syntax import Instruction, Low, Reg
from .riscv_table import define

# Memory


@define(
    "load",
    """
    lb  rd, imm(rs1) | imm[11:0] rs1 000 rd 0000011
    lh  rd, imm(rs1) | imm[11:0] rs1 001 rd 0000011
    lw  rd, imm(rs1) | imm[11:0] rs1 010 rd 0000011
    lbu rd, imm(rs1) | imm[11:0] rs1 100 rd 0000011
    lhu rd, imm(rs1) | imm[11:0] rs1 101 rd 0000011
    ld  rd, imm(rs1) | imm[11:0] rs1 011 rd 0000011 | 64
    lwu rd, imm(rs1) | imm[11:0] rs1 110 rd 0000011 | 64
    """,
)
def _load(m: Machine, i: Instruction) -> None:
    to, mem = i.operands
    count = {"b": 1, "h": 2, "w": 4, "d": 8}[i.base[1]]
    value = m.load(m.access(mem), count, count)
    if 8 * count < m.xlen:
        value = m.extend(value, 8 * count, signed=not i.base.endswith("u"))
    m.set(to, value)


@define(
    "store",
    """
    sb rs2, imm(rs1) | imm[11:5] rs2 rs1 000 imm[4:0] 0100011
    sh rs2, imm(rs1) | imm[11:5] rs2 rs1 001 imm[4:0] 0100011
    sw rs2, imm(rs1) | imm[11:5] rs2 rs1 010 imm[4:0] 0100011
    sd rs2, imm(rs1) | imm[11:5] rs2 rs1 011 imm[4:0] 0100011 | 64
    """,
)
def _store(m: Machine, i: Instruction) -> None:
    source, mem = i.operands
    count = {"b": 1, "h": 2, "w": 4, "d": 8}[i.base[1]]
    m.store(m.access(mem), m.get(source), count, count)


# Control


@define(
    "branch",
    """
    beq  rs1, rs2, to | to[12|10:5] rs2 rs1 000 to[4:1|11] 1100011
    bne  rs1, rs2, to | to[12|10:5] rs2 rs1 001 to[4:1|11] 1100011
    blt  rs1, rs2, to | to[12|10:5] rs2 rs1 100 to[4:1|11] 1100011
    bge  rs1, rs2, to | to[12|10:5] rs2 rs1 101 to[4:1|11] 1100011
    bltu rs1, rs2, to | to[12|10:5] rs2 rs1 110 to[4:1|11] 1100011
    bgeu rs1, rs2, to | to[12|10:5] rs2 rs1 111 to[4:1|11] 1100011
    """,
)
def _branch(m: Machine, i: Instruction) -> int | None:
    first, second, to = i.operands
    a, b, what = m.get(first), m.get(second), "a condition"
    if i.base in ("beq", "bne"):
        taken = m.equal(a, b, what) == (i.base == "beq")
    else:
        taken = m.less(a, b, not i.base.endswith("u"), what) == (i.base[:3] == "blt")
    return to.value if taken else None


@define("branch", "jal rd, to | to[20|10:1|11|19:12] rd 1101111")
def _jump(m: Machine, i: Instruction) -> int:
    link, to = i.operands
    m.set(link, m.code.at(i.next))
    return to.value


@define("branch", "jalr rd, imm(rs1) | imm[11:0] rs1 000 rd 1100111")
def _jump_register(m: Machine, i: Instruction) -> int:
    link, mem = i.operands
    if isinstance(mem.offset, Low):
        to: Value = m.whole(mem.base, mem.offset)
    else:
        to = m.get(Reg(mem.base))
        to = m.advance(to, mem.offset) if mem.offset else to
    to = m.jump(to)
    m.set(link, m.code.at(i.next))
    return to
