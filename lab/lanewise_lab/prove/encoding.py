# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What an object file's machine code and relocations mean, for each instruction set.

A relocation is applied to what was decoded: it names the section and the place in it that an
instruction or a word refers to, and never a distance of two sections as a number, because that is
known only when a linker has placed them. Names and numbers are those of the System V ABI for
x86-64, of ELF for the Arm architecture (IHI 0044, IHI 0056) and of the RISC-V ELF psABI.

relocate() raises Refused where the value is not known before the program is linked; objfile.py
then refuses only what uses it.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import capstone

from .. import elf as files
from .. import relocated
from ..isa import aarch64_syntax, armv7m_syntax, riscv, riscv_syntax, x86_64_bytes, x86_64_syntax
from ..symbolic import Refused
from ..symbolic.sections import SPACING


class Encoding:
    #: Bytes of a pointer; bit 0 of a pointer to a function; relocations that ask for nothing.
    word: int
    function_bit = 0
    ignored: tuple[int, ...] = (0,)
    #: Whether relocations hold their addends; else the bytes that they change do.
    rela = True
    #: Whether mapping symbols tell instructions from data.
    marked = True
    #: Bytes that each relocation that is understood writes.
    sizes: dict[int, int] = {}

    @staticmethod
    def unit(flags: int) -> int:
        """What instructions lie at multiples of, by the flags of the file."""
        return 1

    def size(self, kind: int) -> int | None:
        return self.sizes.get(kind)

    #: Type of relocation -> instructions of which it fills in an operand, as relocated.py has it.
    operands: relocated.Table = {}

    def takes(self, obj, insn, code: bytes, at: int, size: int, kind: int) -> bool:
        """Whether a relocation changes an operand of an instruction and nothing else of it."""
        fits = relocated.fits(self.operands, kind, int.from_bytes(code, "little"))
        return fits and at == insn.address and size == len(code)

    @staticmethod
    def adds(kind: int) -> bool:
        """Whether several such relocations of the same bytes make a sum."""
        return False

    def jumps_anywhere(self, insn, code: bytes) -> bool:
        """Whether it branches to where a register or memory says, and is no return."""
        return files.through_register(self.isa, code, len(code))

    @staticmethod
    def needs_none(kind: int) -> bool:
        """Whether the relocation is of no symbol."""
        return False

    @staticmethod
    def called(name: str, address: int):
        """A function of another file as an instruction, if it is known what it does."""
        return None

    def finish(self, obj) -> None:
        """After all relocations."""

    def plain(self, code: bytes, address: int) -> list:
        """What the bytes of an instruction say, whatever a linker makes of them."""
        return self._decoder.decode(code, address)


class X86_64(Encoding):
    isa = "x86_64"
    word = 8
    marked = False
    _ABS64, _PC32, _PLT32, _PC64 = 1, 2, 4, 24
    _GOT = (9, 41, 42)
    _GOTPCREL, _GOTPCRELX, _REX_GOTPCRELX = _GOT
    _LOADS = {0x8B: ("mov",), 0x85: ("test",), 0xFF: ("call", "jmp")}
    _LOADS |= {0x03: ("add",), 0x0B: ("or",), 0x13: ("adc",), 0x1B: ("sbb",), 0x23: ("and",)}
    _LOADS |= {0x2B: ("sub",), 0x33: ("xor",), 0x3B: ("cmp",)}
    sizes = {_ABS64: 8, _PC64: 8} | dict.fromkeys((_PC32, _PLT32, *_GOT), 4)

    def __init__(self):
        self._capstone = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
        self._detailed = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)
        self._detailed.detail = True
        # Address of four bytes -> what they point to, as a function of what they count from.
        self._fixes: dict[int, Callable[[int], int]] = {}

    @staticmethod
    def is_mapping(name: str) -> bool:
        return False

    @staticmethod
    def nops(size: int) -> bytes:
        """Bytes that do nothing, in place of an instruction."""
        return b"\x90" * size

    def plain(self, code: bytes, address: int) -> list[x86_64_syntax.Instruction]:
        found = next(self._capstone.disasm_lite(code[:16], address, 1), None)
        if found is None:
            return []
        _, size, mnemonic, operands = found
        insn = x86_64_syntax.parse(address, size, mnemonic, operands)
        insn.code = code[:size]
        masks = any(
            isinstance(op, x86_64_syntax.Reg) and op.kind == "k" for op in insn.operands[:1]
        )
        why = x86_64_bytes.problem(insn.code, masks)
        if why:
            raise Refused(f"{why}: {insn.text}")
        right = x86_64_bytes.unscaled(insn.code)
        if right is not None:
            insn.operands = [
                replace(op, disp=right) if isinstance(op, x86_64_syntax.Mem) else op
                for op in insn.operands
            ]
        return [insn]

    def decode(self, code: bytes, address: int) -> list[x86_64_syntax.Instruction]:
        found = self.plain(code, address)
        for insn in found:
            for at in range(address, insn.next):
                if at in self._fixes:
                    self._fix(insn, at)
        return found

    def _fix(self, insn: x86_64_syntax.Instruction, at: int) -> None:
        """The four bytes at an address are computed by the linker: which operand is it?"""
        whole = next(self._detailed.disasm(insn.code, insn.address, 1))
        parts, field = whole.encoding, at - insn.address
        to = self._fixes[at](insn.next)
        for n, op in enumerate(insn.operands):
            memory = isinstance(op, x86_64_syntax.Mem) and op.rip
            if memory and parts.disp_offset == field:
                insn.operands[n] = replace(op, disp=0, at=to)
                return
            jump = isinstance(op, x86_64_syntax.Imm)
            jump = jump and (insn.mnemonic[:1] == "j" or insn.mnemonic == "call")
            if jump and parts.imm_offset == field == insn.size - 4:
                insn.operands[n] = x86_64_syntax.Imm(to)
                return
        raise Refused("the linker computes a number in this instruction")

    def takes(self, obj, insn, code: bytes, at: int, size: int, kind: int) -> bool:
        """decode() has found the operand, but for that of data."""
        if at not in self._fixes or not insn.address <= at <= insn.next - size:
            return False
        if kind not in self._GOT:
            return True
        # What the linker makes of the instruction does the same only if it is a load.
        opcode, before = obj.code_at(at - 2, 1)[0], at - insn.address
        if kind == self._GOTPCREL and opcode != 0x8B:
            return True
        known = insn.mnemonic in self._LOADS.get(opcode, ()) and at + 4 == insn.next
        if kind == self._GOTPCRELX:
            return known and before == 2
        rex = before == 3 and code[0] & 0xF0 == 0x40
        return known and (rex or kind == self._GOTPCREL and before == 2)

    def jumps_anywhere(self, insn, code: bytes) -> bool:
        branch = insn.mnemonic in ("jmp", "call")
        return branch and not isinstance(insn.operands[0], x86_64_syntax.Imm)

    def relocate(self, obj, at: int, kind: int, symbol, addend: int) -> None:
        if kind == self._ABS64:
            obj.point(at, obj.target(symbol, addend))
            return
        if kind in self._GOT:
            # Linkers take the load of an address from the table for one of the address itself,
            # without regard to what the bytes before the relocation are part of.
            obj.may_rewrite(at - 3, 3, at)
            slot = obj.got(obj.target(symbol, 0))
            self._fixes[at] = lambda base: slot + addend + base - at
        elif kind == self._PC64:
            obj.minus(at, 8, obj.target(symbol, addend), at)
        else:
            self._fixes[at] = lambda base: obj.target(symbol, addend, base - at)
            if not obj.executes(at):
                obj.minus(at, 4, obj.target(symbol, addend), at)


class Armv7M(Encoding):
    isa = "armv7m"
    word = 4
    function_bit = 1
    rela = False
    _ABS32, _REL32, _GOT_BASE, _GOT_SLOT = 2, 3, 25, 26
    _TARGET1, _PREL31, _GOT_PREL = 38, 42, 96
    _BRANCHES = (10, 30, 51, 102, 103)  # THM_CALL, THM_JUMP24, THM_JUMP19, _JUMP11, _JUMP8
    _VENEERS = (10, 30, 51)  # which the linker may lead through code of its own
    _MOVES_ABS, _MOVES_PREL = (47, 48), (49, 50)  # MOVW, MOVT
    _LITERALS = (11, 53, 54)  # THM_PC8, THM_ALU_PREL_11_0, THM_PC12
    _SHORT = (11, 102, 103)
    _WORDS = (_ABS32, _REL32, _GOT_BASE, _GOT_SLOT, _TARGET1, _PREL31, _GOT_PREL)
    sizes = dict.fromkeys((*_BRANCHES, *_MOVES_ABS, *_MOVES_PREL, *_LITERALS, *_WORDS), 4)
    sizes |= dict.fromkeys(_SHORT, 2)
    operands = relocated.ARMV7M

    def __init__(self):
        self._decoder = armv7m_syntax.Decoder()
        # Address -> kind of the relocation, its symbol, and the object.
        self._fixes: dict[int, tuple] = {}

    @staticmethod
    def unit(flags: int) -> int:
        return 2

    @staticmethod
    def is_mapping(name: str) -> bool:
        return name[:2] in ("$t", "$d", "$a")

    @staticmethod
    def nops(size: int) -> bytes:
        return bytes.fromhex("00bf" if size == 2 else "aff30080")

    def decode(self, code: bytes, address: int) -> list[armv7m_syntax.Instruction]:
        # The decoder counts addresses in 32 bits.
        low = address % SPACING
        return [self._fixed(self._moved(i, address - low)) for i in self._decoder.decode(code, low)]

    @staticmethod
    def _moved(i: armv7m_syntax.Instruction, by: int) -> armv7m_syntax.Instruction:
        operands = i.operands
        if i.mnemonic in ("b", "bl", "cbz", "cbnz", "adr") and operands:
            *others, to = operands
            if isinstance(to, armv7m_syntax.Imm):
                to = armv7m_syntax.Imm(to.value - (to.value >> 31 << 32) + by)
            operands = (*others, to)
        return replace(i, address=i.address + by, operands=operands)

    def _fixed(self, i: armv7m_syntax.Instruction) -> armv7m_syntax.Instruction:
        if i.address not in self._fixes:
            return i
        kind, symbol, obj = self._fixes[i.address]
        *others, last = i.operands
        new: armv7m_syntax.Operand
        if kind in self._BRANCHES:
            if i.mnemonic not in ("b", "bl", "cbz", "cbnz"):
                raise Refused(f"relocation of a branch at {i.text}")
            to = obj.target(symbol, last.value - i.address)
            far = kind in self._VENEERS and obj.section_of(to) is not obj.section_of(i.address)
            new = armv7m_syntax.Far(to) if far else armv7m_syntax.Imm(to)
        elif kind in self._LITERALS:
            if symbol.bit:
                raise Refused("linkers differ in the Thumb bit of a distance in an instruction")
            # The linker knows what the instruction counts from, whatever the section promises.
            base = (i.address + 4) & ~3
            if i.mnemonic == "adr":
                new = armv7m_syntax.At(obj.target(symbol, last.value - base + 4))
            else:
                new = replace(last, at=obj.target(symbol, last.offset + 4))
        elif i.mnemonic not in ("mov", "movt"):
            raise Refused(f"relocation of half an address at {i.text}")
        else:
            addend = last.value - (last.value >> 15 << 16)
            self._even(symbol, addend)
            to = obj.target(symbol, addend) | symbol.bit
            if kind in self._MOVES_ABS:
                new = armv7m_syntax.Half(to)
            else:
                start = obj.section_of(i.address).start
                new = armv7m_syntax.Half(to - (i.address - start), start)
        return replace(i, operands=(*others, new))

    def relocate(self, obj, at: int, kind: int, symbol, addend: int | None) -> None:
        if kind not in self._WORDS:
            self._fixes[at] = kind, symbol, obj
            return
        addend = obj.word_at(at)
        addend -= addend >> 31 << 32
        if kind == self._PREL31:
            raise Refused("an entry of an unwinding table")
        if kind == self._TARGET1:
            raise Refused("whether TARGET1 is an address or a distance, the linker's options say")
        self._even(symbol, addend)
        if kind == self._GOT_BASE:
            obj.minus(at, 4, obj.table() + addend, at)
        elif kind == self._GOT_PREL:
            obj.minus(at, 4, obj.got(obj.target(symbol, 0) | symbol.bit) + addend, at)
        elif kind == self._GOT_SLOT:
            slot = obj.got(obj.target(symbol, 0) | symbol.bit)
            obj.minus(at, 4, slot + addend, obj.table())
        elif kind == self._REL32:
            obj.minus(at, 4, obj.target(symbol, addend) | symbol.bit, at)
        else:
            obj.point(at, obj.target(symbol, addend) | symbol.bit)

    @staticmethod
    def _even(symbol, addend: int) -> None:
        if symbol.bit and addend & 1:
            raise Refused(
                f"{symbol.name} is Thumb code, and linkers differ in what they make of an odd "
                "number added to it"
            )

    @classmethod
    def needs_none(cls, kind: int) -> bool:
        return kind == cls._GOT_BASE


class AArch64(Encoding):
    isa = "aarch64"
    word = 8
    _ABS64, _PREL64, _PREL32 = 257, 260, 261
    _LITERAL, _ADR = 273, 274  # LD_PREL_LO19, ADR_PREL_LO21
    _BRANCHES = (279, 280, 282, 283)  # TSTBR14, CONDBR19, JUMP26, CALL26
    _VENEERS = (282, 283)  # which the linker may lead through code of its own
    _GOT_PAGE, _GOT_LOW = 311, 312  # ADR_GOT_PAGE, LD64_GOT_LO12_NC
    _PAGES = (275, 276, _GOT_PAGE)  # ADR_PREL_PG_HI21(_NC)
    _ADD = 277  # ADD_ABS_LO12_NC
    #: LDST8_ABS_LO12_NC .. LDST128, and what each drops the lowest bits for.
    _ACCESSES = {278: 1, 284: 2, 285: 4, 286: 8, 299: 16, _GOT_LOW: 8}
    _INSTRUCTIONS = (_LITERAL, _ADR, _ADD, *_BRANCHES, *_PAGES, *_ACCESSES)
    sizes = dict.fromkeys((_PREL32, *_INSTRUCTIONS), 4) | {_ABS64: 8, _PREL64: 8}
    operands = relocated.AARCH64

    def __init__(self):
        self._decoder = aarch64_syntax.Decoder()
        # Address -> kind of the relocation, what it refers to, and the object.
        self._fixes: dict[int, tuple] = {}

    @staticmethod
    def unit(flags: int) -> int:
        return 4

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
        kind, target, obj = self._fixes[i.address]
        *others, last = i.operands or (None,)
        low = aarch64_syntax.Low(target)
        new: aarch64_syntax.Operand | None = None
        if kind in self._BRANCHES and i.mnemonic in ("b", "bl", "cbz", "cbnz", "tbz", "tbnz"):
            far = kind in self._VENEERS and obj.section_of(target) is not obj.section_of(i.address)
            new = aarch64_syntax.Far(target) if far else aarch64_syntax.Imm(target)
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

    def relocate(self, obj, at: int, kind: int, symbol, addend: int) -> None:
        if kind in (self._GOT_PAGE, self._GOT_LOW):
            target = obj.got(obj.target(symbol, addend))
        else:
            target = obj.target(symbol, addend)
        if kind == self._ABS64:
            obj.point(at, target)
        elif kind in (self._PREL64, self._PREL32):
            obj.minus(at, self.sizes[kind], target, at)
        else:
            unit, section = self._ACCESSES.get(kind, 1), obj.section_of(target)
            if (target - section.start) % unit or section.align < unit:
                raise Refused(f"the linker needs an address that is a multiple of {unit}")
            self._fixes[at] = kind, target, obj


class RiscV(Encoding):
    called = staticmethod(riscv.called)
    marked = False
    _ALIGN, _RELAX = 43, 51  # where the linker may make code shorter
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
    sizes = dict.fromkeys((_ABS32, 16, 17, _GOT, _PCREL_HIGH, *_PCREL_LOW, _HIGH, *_LOW), 4)
    sizes |= dict.fromkeys((44, 45), 2) | dict.fromkeys(_CALLS, 8) | {_ABS64: 8, _PCREL32: 4}
    sizes |= {kind: size for kind, (size, _) in _DATA.items()} | {_SET6: 1, _SUB6: 1}
    sizes |= {_ALIGN: 0, _RELAX: 0}

    def __init__(self, xlen: int):
        self.isa, self.word = f"riscv{xlen}", xlen // 8
        self._decoder = riscv.Decoder(xlen)
        # Relocations of instructions are applied to what was decoded: address -> operand.
        self._fixes: dict[int, object] = {}
        # The lower part of a distance names the instruction that has the upper one.
        self._lower: dict[int, int] = {}
        self._relaxed: set[int] = set()  # addresses of instructions that the linker may take away
        self._second: set[int] = set()  # of the second of two that may become one
        self._sums: dict[int, list[tuple[int, int, object, int]]] = {}
        self._object = None
        self.operands = relocated.RISCV32 if xlen == 32 else relocated.RISCV64

    @staticmethod
    def unit(flags: int) -> int:
        return 2 if flags & 1 else 4  # EF_RISCV_RVC

    def takes(self, obj, insn, code: bytes, at: int, size: int, kind: int) -> bool:
        word = int.from_bytes(code, "little")
        if kind == self._ALIGN:
            return word in (0x13, 0x0001)  # nothing but what does nothing goes away
        if kind not in self._CALLS:
            return super().takes(obj, insn, code, at, size, kind)
        pair = int.from_bytes(obj.code_at(at, 8), "little")
        known = pair & 0x7F == 0x17 and pair >> 32 & 0x707F == 0x67
        known = known and pair >> 7 & 31 == pair >> 47 & 31  # JALR takes what AUIPC leaves
        return known and insn.address in (at, at + 4) and len(code) == 4

    def jumps_anywhere(self, insn, code: bytes) -> bool:
        known = isinstance(self._fixes.get(insn.address), riscv_syntax.Low)
        return not known and super().jumps_anywhere(insn, code)

    @classmethod
    def adds(cls, kind: int) -> bool:
        return kind in cls._DATA or kind in (cls._SET6, cls._SUB6)

    @classmethod
    def needs_none(cls, kind: int) -> bool:
        return kind in (cls._ALIGN, cls._RELAX)

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
            above = self._lower[i.address]
            high = self._fixes.get(above)
            if not isinstance(high, riscv_syntax.High) or high.at != above:
                raise Refused(f"the lower part of no address at {i.text}")
            new = riscv_syntax.Low(high.target, high.at, i.address in self._relaxed)
        *others, last = i.operands or (None,)
        if new is None:
            if isinstance(last, riscv_syntax.Target):
                self._rigid(i.address, last.value)
            return i
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

    def _rigid(self, here: int, there: int) -> None:
        """Of a jump that no relocation corrects."""
        section = self._object.section_of(here) if self._object else None
        if section and not section.rigid(here, there):
            raise Refused("a jump of fixed length over code that the linker may shorten")

    def relocate(self, obj, at: int, kind: int, symbol, addend: int) -> None:
        if kind in (self._ALIGN, self._RELAX):
            size = addend if kind == self._ALIGN else 0
            if size:
                obj.section_of(at).anchors.append((at + size, 1 << size.bit_length()))
            obj.section_of(at).shrinks += range(at, at + max(size, 1))
            obj.fill(at, size)
            obj.claim(at, size, kind)
            self._relaxed.add(at)
            return
        if kind in self._DATA or kind in (self._SET6, self._SUB6):
            self._sums.setdefault(at, []).append((kind, self.sizes[kind], symbol, addend))
            return
        self._sums.setdefault(at, [])
        if kind in self._PCREL_LOW:
            self._lower[at] = symbol.address + addend
            return
        self._sums[at].append((kind, 0, symbol, addend))

    def finish(self, obj) -> None:
        """Addends count from where symbols are after relaxation, so all of that is known first."""
        self._object = obj
        for at, entries in self._sums.items():
            if entries and entries[0][0] in self._CALLS and at in self._relaxed:
                self._second.add(at + 4)
                obj.section_of(at).shrinks.append(at + 4)
        for section in obj.sections:
            section.shrinks = sorted(set(section.shrinks))
        for at, entries in self._sums.items():
            try:
                if entries and not entries[0][1]:
                    self._apply(obj, at, *entries[0])
                elif entries:
                    self._combine(obj, at, entries)
            except Refused as reason:
                obj.fill(at, 4, str(reason))

    def _apply(self, obj, at: int, kind: int, _: int, symbol, addend: int) -> None:
        relaxed = at in self._relaxed
        if kind == self._GOT:
            slot = obj.got(obj.target(symbol, addend))
            self._fixes[at] = riscv_syntax.High(slot, at, relaxed)
            return
        target = obj.target(symbol, addend)
        if target in self._second:
            raise Refused("a jump between two instructions that the linker may make one")
        if kind == (self._ABS64 if self.word == 8 else self._ABS32):
            obj.point(at, target)
        elif kind == self._PCREL32:
            obj.minus(at, 4, target, at)
        elif kind in self._CALLS:
            # The two instructions are one: nothing but the second may use what the first leaves.
            self._fixes[at] = riscv_syntax.High(target, -at, False)
            self._fixes[at + 4] = riscv_syntax.Low(target, -at, False)
        elif kind in (self._HIGH, self._PCREL_HIGH):
            where = at if kind == self._PCREL_HIGH else None
            self._fixes[at] = riscv_syntax.High(target, where, relaxed)
        elif kind in self._LOW:
            self._fixes[at] = riscv_syntax.Low(target, None, relaxed)
        elif kind in self._BRANCHES:
            self._fixes[at] = riscv_syntax.Target(target)
        else:
            raise Refused(f"relocation type {kind} is not understood here")

    def _combine(self, obj, at: int, entries: list) -> None:
        """Sums and differences of addresses: numbers if all sections cancel out."""
        size = entries[0][1]
        value = int.from_bytes(obj.code_at(at, size), "little")
        total: list[tuple[int, int]] = []  # sign, address
        for kind, width, symbol, addend in entries:
            if kind not in self._DATA or width != size:
                raise Refused("an entry of an unwinding table")
            sign = self._DATA[kind][1]
            if not sign:
                value, total = 0, []
            total.append((sign or 1, obj.target(symbol, addend)))
        signs = [sign for sign, _ in total]
        if sorted(signs) != [-1, 1]:
            raise Refused("a sum of addresses, which only the linker knows")
        (to,) = (a for sign, a in total if sign > 0)
        (base,) = (a for sign, a in total if sign < 0)
        obj.minus(at, size, to, base, value)
