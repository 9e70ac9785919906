# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Thumb instructions of ARMv7-M as data: what prover, cycle model and generators agree on.

An Instruction is what the processor executes, free of spelling: `mnemonic` is the base name
(eor, ldr, b), `flags` says whether it writes the condition flags, `cond` is the condition
("" for always), width is in `size`. Operands are Reg, Shifted, Imm, Mem and Regs, destination
first and always written out (`eors r0, r1` has the operands r0, r0, r1).
"""

from __future__ import annotations

from dataclasses import dataclass

import capstone
from capstone import arm

SP, LR, PC = 13, 14, 15
NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]


@dataclass(frozen=True)
class Reg:
    n: int  # 0..15; floating-point registers s0.. are 32..

    def __str__(self) -> str:
        return NAMES[self.n] if self.n < 16 else f"s{self.n - 32}"


@dataclass(frozen=True)
class Shifted:
    """A register operand with an inline shift: kind is lsl, lsr, asr or ror, amount 1..32."""

    n: int
    kind: str
    amount: int

    def __str__(self) -> str:
        return f"{NAMES[self.n]}, {self.kind} #{self.amount}"


@dataclass(frozen=True)
class Imm:
    value: int  # of a branch or an ADR: the target address

    def __str__(self) -> str:
        return f"#{self.value}"


@dataclass(frozen=True)
class Mem:
    """base + offset, or base + (index << shift). writeback: None, "pre" or "post"."""

    base: int
    offset: int = 0
    index: int | None = None
    shift: int = 0
    writeback: str | None = None

    def __str__(self) -> str:
        base = NAMES[self.base]
        inner = f"#{self.offset}"
        if self.index is not None:
            inner = NAMES[self.index] + (f", lsl #{self.shift}" if self.shift else "")
        if self.writeback == "post":
            return f"[{base}], {inner}"
        text = f"[{base}, {inner}]" if inner != "#0" else f"[{base}]"
        return text + ("!" if self.writeback == "pre" else "")


@dataclass(frozen=True)
class Regs:
    """A register list; a base register that is written back is the operand before it."""

    n: tuple[int, ...]
    writeback: bool = False

    def __str__(self) -> str:
        return "{" + ", ".join(NAMES[n] for n in self.n) + "}"


Operand = Reg | Shifted | Imm | Mem | Regs


@dataclass(frozen=True)
class Instruction:
    address: int
    size: int  # bytes: 2 or 4
    mnemonic: str
    operands: tuple[Operand, ...]
    flags: bool = False
    cond: str = ""
    text: str = ""

    @property
    def next(self) -> int:
        return self.address + self.size


_SHIFTS = {
    arm.ARM_SFT_LSL: "lsl",
    arm.ARM_SFT_LSR: "lsr",
    arm.ARM_SFT_ASR: "asr",
    arm.ARM_SFT_ROR: "ror",
}
_CORE = {getattr(arm, f"ARM_REG_R{n}"): n for n in range(13)}
_CORE |= {arm.ARM_REG_SP: 13, arm.ARM_REG_LR: 14, arm.ARM_REG_PC: 15}
_CORE |= {getattr(arm, f"ARM_REG_S{n}"): 32 + n for n in range(32)}
#: Two-operand forms whose destination is also the first source.
_THREE = {"add", "adc", "and", "bic", "eor", "mul", "orn", "orr", "rsb", "sbc", "sub"}
_THREE |= {"lsl", "lsr", "asr", "ror"}
_LISTS = {"push", "pop", "ldm", "ldmdb", "stm", "stmdb", "vpush", "vpop"}
_MULTIPLE = {"ldm", "ldmdb", "stm", "stmdb"}


class Decoder:
    """Thumb code to Instructions. One per thread: capstone keeps state."""

    def __init__(self):
        self._capstone = capstone.Cs(
            capstone.CS_ARCH_ARM, capstone.CS_MODE_THUMB | capstone.CS_MODE_MCLASS
        )
        self._capstone.detail = True

    def decode(self, code: bytes, address: int) -> list[Instruction]:
        """The instruction at the start of `code`, and after an IT those that it governs.

        An empty list means: no instruction.
        """
        found = list(self._capstone.disasm(code[:4], address, 1))
        if not found:
            return []
        first = found[0]
        if first.id != arm.ARM_INS_IT:
            return [self._convert(first)]
        count = len(first.mnemonic)  # it, itt, ite ...: one instruction for each letter after i
        found = list(self._capstone.disasm(code[: 2 + 4 * count], address, count))
        return [self._convert(i) for i in found] if len(found) == count else []

    def _convert(self, i) -> Instruction:
        name = "nop" if i.mnemonic.startswith("nop") else i.insn_name()
        operands: list[Operand] = []
        if i.id == arm.ARM_INS_IT:
            return Instruction(i.address, i.size, i.mnemonic, (), text=f"{i.mnemonic} {i.op_str}")
        registers = []
        for op in i.operands:
            if op.type == arm.ARM_OP_REG:
                if op.reg not in _CORE:
                    # Special registers keep their name in the text and no number here.
                    continue
                n = _CORE[op.reg]
                if name in _LISTS and not (name in _MULTIPLE and not registers and not operands):
                    registers.append(n)
                elif op.shift.type in _SHIFTS and (
                    op.shift.value or op.shift.type != arm.ARM_SFT_LSL
                ):
                    operands.append(Shifted(n, _SHIFTS[op.shift.type], op.shift.value))
                elif op.shift.type not in (0, *_SHIFTS):
                    operands.append(Shifted(n, "other", op.shift.value))
                else:
                    operands.append(Reg(n))
            elif op.type == arm.ARM_OP_IMM:
                base = (i.address + 4) & ~3 if i.id == arm.ARM_INS_ADR else 0
                operands.append(Imm((base + op.imm) & 0xFFFFFFFF))
            elif op.type == arm.ARM_OP_MEM:
                operands.append(self._memory(i, op))
        if registers:
            operands.append(Regs(tuple(registers), bool(i.writeback) or name in ("push", "pop")))
        operands = self._indexed(i, operands)
        if name in _THREE and len(operands) == 2:
            operands = [operands[0], *operands]
        cond = "" if i.cc in (0, arm.ARM_CC_AL) else self._condition(i)
        text = f"{i.mnemonic} {i.op_str}".strip()
        return Instruction(
            i.address, i.size, name, tuple(operands), bool(i.update_flags), cond, text
        )

    @staticmethod
    def _memory(i, op) -> Mem:
        m = op.mem
        index = _CORE[m.index] if m.index else None
        shift = (m.lshift or op.shift.value) if index is not None else 0
        writeback = "pre" if i.writeback else None
        return Mem(_CORE[m.base], m.disp, index, shift, writeback)

    @staticmethod
    def _indexed(i, operands: list[Operand]) -> list[Operand]:
        """Post-indexed addressing comes as a memory operand and a number behind it."""
        for at, op in enumerate(operands):
            if isinstance(op, Mem) and i.writeback and at + 1 < len(operands):
                after = operands[at + 1]
                if isinstance(after, Imm):
                    offset = after.value - (1 << 32) if after.value >> 31 else after.value
                    return [*operands[:at], Mem(op.base, offset, writeback="post")]
        return operands

    @staticmethod
    def _condition(i) -> str:
        names = "eq ne hs lo mi pl vs vc hi ls ge lt gt le".split()
        return names[i.cc - 1]
