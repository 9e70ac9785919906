# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What an object file's machine code and relocations mean, for each instruction set.

Relocations are applied as a linker would, with the sections of the object at the addresses where
objfile.py puts them. Names and numbers are those of the System V ABI for x86-64, of ELF for the
Arm architecture (IHI 0044, IHI 0056) and of the RISC-V ELF psABI.
"""

from __future__ import annotations

from dataclasses import replace

import capstone

from ..isa import aarch64_syntax, armv7m_syntax, riscv, riscv_syntax, x86_64_syntax
from . import Refused


class Encoding:
    @staticmethod
    def called(name: str, address: int):
        """A function of another file as an instruction, if it is known what it does."""
        return None


class X86_64(Encoding):
    isa = "x86_64"
    word = 8  # bytes of a pointer
    function_bit = 0
    ignored = (0,)  # relocations that ask for nothing
    _ABS64, _PC32, _PLT32 = 1, 2, 4
    _GOT = (9, 41, 42)

    def __init__(self):
        self._capstone = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)

    @staticmethod
    def is_mapping(name: str) -> bool:
        return False

    @staticmethod
    def nops(size: int) -> bytes:
        """Bytes that do nothing, in place of an instruction."""
        return b"\x90" * size

    def decode(self, code: bytes, address: int) -> list[x86_64_syntax.Instruction]:
        found = next(self._capstone.disasm_lite(code[:16], address, 1), None)
        if found is None:
            return []
        _, size, mnemonic, operands = found
        insn = x86_64_syntax.parse(address, size, mnemonic, operands)
        insn.code = code[:size]
        return [insn]

    def relocate(self, obj, at: int, kind: int, target: int, bit: int, addend: int) -> bool:
        if kind == self._ABS64:
            obj.point(at, target + addend)
        elif kind in (self._PC32, self._PLT32):
            obj.set_word(at, target + addend - at)
        elif kind in self._GOT:
            obj.set_word(at, obj.got(target) + addend - at)
        else:
            return False
        return True


class Armv7M(Encoding):
    isa = "armv7m"
    word = 4
    function_bit = 1
    ignored = (0,)
    _NONE, _ABS32, _REL32, _GOT_BASE, _GOT_SLOT = 0, 2, 3, 25, 26
    _TARGET1, _V4BX, _PREL31, _GOT_PREL = 38, 40, 42, 96
    _BRANCHES = (10, 30, 51, 102, 103)  # THM_CALL, THM_JUMP24, THM_JUMP19, _JUMP11, _JUMP8
    _MOVES_ABS, _MOVES_PREL = (47, 48), (49, 50)  # MOVW, MOVT
    _LITERALS = (11, 53, 54)  # THM_PC8, THM_ALU_PREL_11_0, THM_PC12

    def __init__(self):
        self._decoder = armv7m_syntax.Decoder()
        # Relocations of instructions are applied to what was decoded: address -> kind, target, bit.
        self._fixes: dict[int, tuple[int, int, int]] = {}

    @staticmethod
    def is_mapping(name: str) -> bool:
        return name[:2] in ("$t", "$d", "$a")

    @staticmethod
    def nops(size: int) -> bytes:
        return bytes.fromhex("00bf" if size == 2 else "aff30080")

    def decode(self, code: bytes, address: int) -> list[armv7m_syntax.Instruction]:
        return [self._fixed(i) for i in self._decoder.decode(code, address)]

    def _fixed(self, i: armv7m_syntax.Instruction) -> armv7m_syntax.Instruction:
        if i.address not in self._fixes:
            return i
        kind, target, bit = self._fixes[i.address]
        *others, last = i.operands
        if kind in self._BRANCHES:
            if i.mnemonic not in ("b", "bl", "cbz", "cbnz"):
                raise Refused(f"relocation of a branch at {i.text}")
            new = armv7m_syntax.Imm(target + last.value - i.address)
        elif kind in self._LITERALS:
            base = (i.address + 4) & ~3
            if i.mnemonic == "adr":
                new = armv7m_syntax.Imm(target + last.value - base + 4)
            else:
                new = replace(last, offset=target + last.offset - base + 4)
        elif i.mnemonic not in ("mov", "movt"):
            raise Refused(f"relocation of half an address at {i.text}")
        else:
            addend = last.value - (last.value >> 15 << 16)
            value = target + addend | bit
            if kind in self._MOVES_ABS:
                new = armv7m_syntax.Half(value)
            else:
                value = (value - i.address) & 0xFFFFFFFF
                new = armv7m_syntax.Imm(value >> 16 if i.mnemonic == "movt" else value & 0xFFFF)
        return replace(i, operands=(*others, new))

    def relocate(self, obj, at: int, kind: int, target: int, bit: int, addend: int | None) -> bool:
        if kind in (self._NONE, self._V4BX):
            return True
        if addend is not None:
            return False  # the ABI keeps addends in place
        if kind in self._BRANCHES + self._LITERALS:
            self._fixes[at] = kind, target, 0
            obj.relocated |= set(range(at, at + (2 if kind in (11, 102, 103) else 4)))
            return True
        if kind in self._MOVES_ABS + self._MOVES_PREL:
            self._fixes[at] = kind, target, bit
            obj.relocated |= set(range(at, at + 4))
            return True
        addend = obj.word_at(at)
        addend -= addend >> 31 << 32
        value = target + addend | bit
        if kind in (self._ABS32, self._TARGET1):
            obj.point(at, value)
        elif kind == self._REL32:
            obj.set_word(at, value - at)
        elif kind == self._GOT_PREL:
            obj.set_word(at, obj.got(target | bit) + addend - at)
        elif kind == self._GOT_BASE:
            obj.set_word(at, addend - at)  # the table is taken to begin at 0
        elif kind == self._GOT_SLOT:
            obj.set_word(at, obj.got(target | bit) + addend)
        else:
            return kind == self._PREL31  # only unwinding tables have it, and no code reads them
        return True


class AArch64(Encoding):
    isa = "aarch64"
    word = 8
    function_bit = 0
    ignored = (0,)
    _ABS64, _PREL32 = 257, 261
    _LITERAL, _ADR = 273, 274  # LD_PREL_LO19, ADR_PREL_LO21
    _BRANCHES = (279, 280, 282, 283)  # TSTBR14, CONDBR19, JUMP26, CALL26
    _GOT_PAGE, _GOT_LOW = 311, 312  # ADR_GOT_PAGE, LD64_GOT_LO12_NC
    _PAGES = (275, 276, _GOT_PAGE)  # ADR_PREL_PG_HI21(_NC)
    _ADD = 277  # ADD_ABS_LO12_NC
    _ACCESSES = (278, 284, 285, 286, 299, _GOT_LOW)  # LDST8_ABS_LO12_NC .. LDST128
    _INSTRUCTIONS = (_LITERAL, _ADR, _ADD, *_BRANCHES, *_PAGES, *_ACCESSES)

    def __init__(self):
        self._decoder = aarch64_syntax.Decoder()
        # Relocations of instructions are applied to what was decoded: address -> kind, target.
        self._fixes: dict[int, tuple[int, int]] = {}

    @staticmethod
    def is_mapping(name: str) -> bool:
        return name[:2] in ("$x", "$d")

    @staticmethod
    def nops(size: int) -> bytes:
        return bytes.fromhex("1f2003d5") * (size // 4)

    def decode(self, code: bytes, address: int) -> list[aarch64_syntax.Instruction]:
        return [self._fixed(i) for i in self._decoder.decode(code, address)]

    def _fixed(self, i: aarch64_syntax.Instruction) -> aarch64_syntax.Instruction:
        if i.address not in self._fixes:
            return i
        kind, target = self._fixes[i.address]
        *others, last = i.operands or (None,)
        low = aarch64_syntax.Low(target)
        new: aarch64_syntax.Operand | None = None
        if kind in self._BRANCHES and i.mnemonic in ("b", "bl", "cbz", "cbnz", "tbz", "tbnz"):
            new = aarch64_syntax.Imm(target)
        elif kind == self._LITERAL and isinstance(last, aarch64_syntax.Imm):
            new = aarch64_syntax.Imm(target) if i.mnemonic[:3] == "ldr" else None
        elif kind == self._ADR and i.mnemonic == "adr":
            new = aarch64_syntax.Imm(target)
        elif kind in self._PAGES and i.mnemonic == "adrp":
            new = low
        elif kind == self._ADD and i.mnemonic == "add":
            new = low
        elif kind in self._ACCESSES and isinstance(last, aarch64_syntax.Mem):
            new = replace(last, offset=low)
        if new is None:
            raise Refused(f"relocation {kind} at {i.text}")
        return replace(i, operands=(*others, new))

    def relocate(self, obj, at: int, kind: int, target: int, bit: int, addend: int | None) -> bool:
        if kind == 0:
            return True
        if addend is None:
            return False  # the ABI keeps addends in the table
        if kind == self._ABS64:
            obj.point(at, target + addend)
            return True
        if kind == self._PREL32:
            obj.set_word(at, target + addend - at)
            return True
        if kind in (self._GOT_PAGE, self._GOT_LOW):
            target, addend = obj.got(target + addend), 0
        elif kind not in self._INSTRUCTIONS:
            return False
        self._fixes[at] = kind, target + addend
        obj.relocated |= set(range(at, at + 4))
        return True


class RiscV(Encoding):
    function_bit = 0
    called = staticmethod(riscv.called)
    ignored = (0, 43, 51)  # ALIGN, RELAX: what the linker may shorten is right as it is
    _ABS32, _ABS64 = 1, 2
    _BRANCHES = (16, 17, 44, 45)  # BRANCH, JAL, RVC_BRANCH, RVC_JUMP
    _CALLS = (18, 19)  # CALL, CALL_PLT: AUIPC and JALR
    _GOT, _PCREL_HIGH, _PCREL_LOW = 20, 23, (24, 25)
    _HIGH, _LOW = 26, (27, 28)
    #: What is computed where data lie: bytes, whether it replaces, adds or subtracts.
    _DATA = {33: (1, 1), 34: (2, 1), 35: (4, 1), 36: (8, 1)}
    _DATA |= {37: (1, -1), 38: (2, -1), 39: (4, -1), 40: (8, -1)}
    _DATA |= {54: (1, 0), 55: (2, 0), 56: (4, 0)}
    _SET6, _SUB6, _PCREL32 = 53, 52, 57

    def __init__(self, xlen: int):
        self.isa, self.word = f"riscv{xlen}", xlen // 8
        self._decoder = riscv.Decoder(xlen)
        # Relocations of instructions are applied to what was decoded: address -> operand.
        self._fixes: dict[int, object] = {}
        # The lower part of a distance names the instruction that has the upper one.
        self._lower: dict[int, int] = {}

    @staticmethod
    def is_mapping(name: str) -> bool:
        return name[:2] in ("$x", "$d") or name.startswith(".L")

    @staticmethod
    def nops(size: int) -> bytes:
        return bytes.fromhex("0100" if size == 2 else "13000000")

    def decode(self, code: bytes, address: int) -> list[riscv_syntax.Instruction]:
        return [self._fixed(i) for i in self._decoder.decode(code, address)]

    def _fixed(self, i: riscv_syntax.Instruction) -> riscv_syntax.Instruction:
        new = self._fixes.get(i.address)
        if i.address in self._lower:
            high = self._fixes.get(self._lower[i.address])
            if not isinstance(high, riscv_syntax.High):
                raise Refused(f"the lower part of no address at {i.text}")
            new = riscv_syntax.Low(high.target)
        if new is None:
            return i
        *others, last = i.operands or (None,)
        fits = {
            riscv_syntax.High: i.base in ("lui", "auipc"),
            riscv_syntax.Low: i.base == "addi",
            riscv_syntax.Target: isinstance(last, riscv_syntax.Target),
        }
        if isinstance(new, riscv_syntax.Low) and isinstance(last, riscv_syntax.Mem):
            new = replace(last, offset=new)
        elif not fits[type(new)]:
            raise Refused(f"a relocation that is not for {i.text}")
        return replace(i, operands=(*others, new))

    def relocate(self, obj, at: int, kind: int, target: int, bit: int, addend: int | None) -> bool:
        if kind in self.ignored:
            return True
        if addend is None:
            return False  # the ABI keeps addends in the table
        target += addend
        if kind == (self._ABS64 if self.word == 8 else self._ABS32):
            obj.point(at, target)
        elif kind in self._DATA:
            self._combine(obj, at, target, *self._DATA[kind])
        elif kind == self._PCREL32:
            obj.set_word(at, target - at)
        elif kind in self._PCREL_LOW:
            self._lower[at] = target
            obj.relocated |= set(range(at, at + 4))
        elif kind in self._CALLS:
            self._fix(obj, at, riscv_syntax.High(target), 4)
            self._fix(obj, at + 4, riscv_syntax.Low(target), 4)
        elif kind in (self._HIGH, self._PCREL_HIGH):
            self._fix(obj, at, riscv_syntax.High(target), 4)
        elif kind == self._GOT:
            self._fix(obj, at, riscv_syntax.High(obj.got(target)), 4)
        elif kind in self._LOW:
            self._fix(obj, at, riscv_syntax.Low(target), 4)
        elif kind in self._BRANCHES:
            self._fix(obj, at, riscv_syntax.Target(target), 2 if kind > 17 else 4)
        else:
            return kind in (self._SET6, self._SUB6)  # only unwinding tables have these
        return True

    def _fix(self, obj, at: int, operand: object, size: int) -> None:
        self._fixes[at] = operand
        obj.relocated |= set(range(at, at + size))

    @staticmethod
    def _combine(obj, at: int, value: int, size: int, sign: int) -> None:
        if sign:
            value = int.from_bytes(obj.code_at(at, size), "little") + sign * value
        obj.set_bytes(at, (value & (1 << 8 * size) - 1).to_bytes(size, "little"))


#: By machine and bits of an address.
ENCODINGS = {
    ("EM_X86_64", 64): X86_64,
    ("EM_ARM", 32): Armv7M,
    ("EM_AARCH64", 64): AArch64,
    ("EM_RISCV", 64): lambda: RiscV(64),
    ("EM_RISCV", 32): lambda: RiscV(32),
}
