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
Q = 80  # vector registers q0.., of Armv8.1-M (armv8m.py)
OTHER = 255  # a register that no pattern matches, such as APSR
NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]


def _name(n: int) -> str:
    return (
        NAMES[n] if n < 16 else f"s{n - 32}" if n < 64 else f"d{n - 64}" if n < Q else f"q{n - Q}"
    )


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
class At(Imm):
    """Of an ADR: an address that the linker knows."""


@dataclass(frozen=True)
class Far(Imm):
    """Of a branch: an address in another section, to which the linker may lead it through code of
    its own, a veneer."""


@dataclass(frozen=True)
class Mem:
    """base + offset, or base + (index << shift). writeback: None, "pre" or "post". `at`: the
    address, where the linker knows it."""

    base: int
    offset: int = 0
    index: int | None = None
    shift: int = 0
    writeback: str | None = None
    at: int | None = None

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
    """The immediate of a MOVW or MOVT that the linker fills in with half of an address, or of its
    distance from another."""

    target: int
    base: int | None = None


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


#: Bits that the encodings fix and capstone does not look at: which instructions (mask, value;
#: the first halfword above the second), and what must hold there (mask, value).
_FIXED = (
    (0xFE000000, 0xEA000000, 0x00008000, 0),  # data processing with a shifted register
    (0xFB008000, 0xF3000000, 0x04100020, 0),  # bit fields
    (0xFF000000, 0xFA000000, 0x0000F000, 0xF000),  # data processing with registers
    (0xFF800080, 0xFA000000, 0x00000070, 0),  # shifts by a register
    (0xFF800080, 0xFA000080, 0x00000040, 0),  # extensions
    (0xFFD00000, 0xFB900000, 0x0000F000, 0xF000),  # divisions
    (0xFE800800, 0xF8000000, 0x000007C0, 0),  # loads and stores with an index
    (0xFFE00F10, 0xEE000A10, 0x0000006F, 0),  # VMOV of one register
    (0xFFE00E00, 0xEC400A00, 0x000000C0, 0),  # VMOV of two
)


def _is_defined(code: bytes, name: str, registers: list[int]) -> bool:
    """Whether the architecture says what such bits do, where capstone is more lenient."""
    first = int.from_bytes(code[:2], "little")
    if len(code) == 2:
        return first & 0xFF07 not in range(0x4701, 0x4708)  # BX, BLX
    second = int.from_bytes(code[2:], "little")
    word = first << 16 | second
    for mask, value, fixed, want in _FIXED:
        if word & mask == value and word & fixed != want:
            return False
    if name in ("rev", "rev16", "rbit"):
        return first & 15 == second & 15
    if name in ("bfi", "bfc"):
        return second & 31 >= (second >> 10 & 28 | second >> 6 & 3)
    if word & 0xFA008000 == 0xF0000000 and not second & 0xFF:
        # An immediate that is a byte more than once cannot be 0.
        return not second & 0x3000 or bool(first & 0x0400 or second & 0x4000)
    if name in ("vldmia", "vldmdb", "vstmia", "vstmdb", "vpush", "vpop"):
        double = bool(registers) and registers[-1] >= 64
        return second & 0xFF == len(registers) << double
    return True


def _is_defined_it(code: int) -> bool:
    """Of the lower byte of an IT: whether the architecture says what it does. Condition 15 is
    none, and what AL governs is all executed: an "else" would have condition 15."""
    condition, mask = code >> 4, code & 15
    return condition < 14 or (condition == 14 and mask & mask - 1 == 0)


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
        if not _is_defined_it(code[0]):
            text = f"{first.mnemonic} {first.op_str}"
            return [Instruction(address, 2, "undefined", (), text=text)]
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
        if i.mnemonic in ("addw", "subw") and operands[1] == Reg(PC):
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
        half = "." in i.mnemonic and i.mnemonic.endswith("16")  # precision that no core of ours has
        if half or not _is_defined(bytes(i.bytes), name, registers):
            name = "undefined"
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
