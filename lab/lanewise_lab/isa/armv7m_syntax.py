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
OTHER = 255  # a register that no pattern matches, such as APSR
NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]


def _name(n: int) -> str:
    return NAMES[n] if n < 16 else f"s{n - 32}" if n < 64 else f"d{n - 64}"


@dataclass(frozen=True)
class Reg:
    n: int  # 0..15; floating-point registers s0.. are 32.., d0.. are 64..

    def __str__(self) -> str:
        return _name(self.n)


@dataclass(frozen=True)
class Shifted:
    """A register operand with an inline shift: kind is lsl, lsr, asr or ror, amount 1..32, or
    rrx, amount 1."""

    n: int
    kind: str
    amount: int

    def __str__(self) -> str:
        amount = f" #{self.amount}" if self.kind != "rrx" else ""
        return f"{NAMES[self.n]}, {self.kind}{amount}"


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
        return "{" + ", ".join(map(_name, self.n)) + "}"


@dataclass(frozen=True)
class Half:
    """The immediate of a MOVW or MOVT that the linker fills in with half of an address."""

    target: int


Operand = Reg | Shifted | Imm | Mem | Regs | Half


@dataclass(frozen=True)
class Instruction:
    address: int
    size: int  # bytes: 2 or 4
    mnemonic: str
    operands: tuple[Operand, ...]
    flags: bool = False
    cond: str = ""
    text: str = ""
    governed: bool = False  # by an IT

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
_CORE |= {getattr(arm, f"ARM_REG_D{n}"): 64 + n for n in range(16)}
#: Two-operand forms whose destination is also the first source.
_THREE = {"add", "adc", "and", "bic", "eor", "mul", "orn", "orr", "rsb", "sbc", "sub"}
_THREE |= {"lsl", "lsr", "asr", "ror"}
_MULTIPLE = {"ldm", "ldmdb", "stm", "stmdb", "vldmia", "vldmdb", "vstmia", "vstmdb"}
_STACK = {"push", "pop", "vpush", "vpop"}
_LISTS = _STACK | _MULTIPLE


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
        if len(found) != count:
            return []
        return [self._convert(i, n > 0) for n, i in enumerate(found)]

    def _convert(self, i, governed: bool = False) -> Instruction:
        name = "nop" if i.mnemonic.startswith("nop") else i.insn_name()
        operands: list[Operand] = []
        if i.id == arm.ARM_INS_IT:
            return Instruction(i.address, i.size, i.mnemonic, (), text=f"{i.mnemonic} {i.op_str}")
        registers = []
        for op in i.operands:
            if op.type == arm.ARM_OP_REG:
                n = _CORE.get(op.reg, OTHER)
                if name in _LISTS and not (name in _MULTIPLE and not registers and not operands):
                    registers.append(n)
                elif op.shift.type in _SHIFTS and (
                    op.shift.value or op.shift.type != arm.ARM_SFT_LSL
                ):
                    operands.append(Shifted(n, _SHIFTS[op.shift.type], op.shift.value))
                elif op.shift.type == arm.ARM_SFT_RRX:
                    operands.append(Shifted(n, "rrx", 1))
                else:
                    operands.append(Reg(n if op.shift.type in (0, *_SHIFTS) else OTHER))
            elif op.type == arm.ARM_OP_IMM:
                base = (i.address + 4) & ~3 if i.id == arm.ARM_INS_ADR else 0
                operands.append(Imm((base + op.imm) & 0xFFFFFFFF))
            elif op.type == arm.ARM_OP_MEM:
                operands.append(self._memory(i, op))
        if registers:
            operands.append(Regs(tuple(registers), bool(i.writeback) or name in _STACK))
        operands = self._indexed(i, operands)
        if name in ("add", "sub") and operands[1:2] == [Reg(PC)] and isinstance(operands[-1], Imm):
            offset = operands[-1].value if name == "add" else -operands[-1].value
            name, operands = "adr", [operands[0], Imm(((i.address + 4) & ~3) + offset)]
        if name in _THREE and len(operands) == 2:
            operands = [operands[0], *operands]
        cond = "" if i.cc in (0, arm.ARM_CC_AL) else self._condition(i)
        text = f"{i.mnemonic} {i.op_str}".strip()
        flags = bool(i.update_flags)
        if name in ("adc", "sbc"):  # capstone takes that these read flags for writing them
            flags = i.mnemonic.startswith(name + "s")
        elif name == "movs":  # the narrow move of a register has a name of its own there
            name, flags = "mov", True
        return Instruction(i.address, i.size, name, tuple(operands), flags, cond, text, governed)

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


_GENERAL = frozenset({*range(SP), LR})
_SINGLE, _DOUBLE = frozenset(range(32, 64)), frozenset(range(64, 80))
_REGISTERS = {"r": _GENERAL, "p": _GENERAL | {SP}, "q": _GENERAL | {SP, PC}, "l": _GENERAL | {PC}}
_REGISTERS |= {"f": _SINGLE, "d": _DOUBLE, "fl": _SINGLE, "dl": _DOUBLE}
_KINDS = {"s": Shifted, "i": Imm, "m": Mem, "h": Half}


def _is(token: str, op: Operand) -> bool:
    if isinstance(op, Reg):
        return not token.endswith("l") and op.n in _REGISTERS.get(token, ())
    if isinstance(op, Regs):
        return token.endswith("l") and _REGISTERS[token].issuperset(op.n)
    return token in _KINDS and isinstance(op, _KINDS[token])


def matches(pattern: str, operands: tuple[Operand, ...]) -> bool:
    """Patterns name operands, separated by commas: r core register, p also SP, q also PC;
    f, d floating-point register; l, fl, dl lists of these; s inline shift, i immediate,
    m memory, h half of an address. A slash separates alternatives."""
    tokens = pattern.split(", ") if pattern else []
    return len(tokens) == len(operands) and all(
        any(_is(t, op) for t in token.split("/"))
        for token, op in zip(tokens, operands, strict=True)
    )
