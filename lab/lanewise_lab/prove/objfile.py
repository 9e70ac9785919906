# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A relocatable ELF object, laid out as a linker would, and its code as instructions."""

from __future__ import annotations

import capstone
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from ..isa import x86_64_syntax
from . import Refused
from .domain import Algebra, Word
from .memory import Ptr, Region

_PAGE = 4096
_ALLOC, _WRITE, _EXECUTE = 2, 1, 4
_ABS64, _PC32, _PLT32 = 1, 2, 4
_GOT = (9, 41, 42)


class ObjectFile:
    """Sections of one object at fixed distances. Code is position independent: any will do.

    `extern` gives the contents of data that another file of the library defines, by name.
    """

    def __init__(self, path: str, extern: dict[str, bytes] | None = None):
        self.path = path
        self.sections: list[tuple[str, int, int, int]] = []  # name, start, end, flags
        self._align: dict[int, int] = {}  # start of a section -> what the linker promises
        self.symbols: dict[str, int] = {}
        self.functions: list[str] = []
        self.exported: list[str] = []
        self._bytes = bytearray(_PAGE)
        self._pointers: dict[int, int] = {}  # address of a pointer -> what it points to
        self._unknown: dict[int, str] = {}  # addresses that stand for undefined symbols
        self._instructions: dict[int, x86_64_syntax.Instruction] = {}
        self._in_file: list[tuple[int, int, int]] = []  # start, end, offset in the file
        self.relocated: set[int] = set()  # addresses of bytes that the linker fills in
        with open(path, "rb") as f:
            try:
                elf = ELFFile(f)
            except Exception as error:
                raise Refused(f"{path}: not an ELF object ({error})") from None
            if elf["e_type"] != "ET_REL" or elf["e_machine"] != "EM_X86_64":
                raise Refused(f"{path}: not a relocatable x86-64 object")
            self._place(elf, extern or {})
            self._relocate(elf)
        self._disassembler = capstone.Cs(capstone.CS_ARCH_X86, capstone.CS_MODE_64)

    def _append(self, name: str, data: bytes, align: int, flags: int) -> int:
        start = -(-len(self._bytes) // max(align, 64)) * max(align, 64)
        self._bytes += bytes(start - len(self._bytes)) + data
        self.sections.append((name, start, len(self._bytes), flags))
        self._align[start] = max(align, 1)
        self._bytes += bytes(64)  # so that no section continues in the next one
        return start

    def _place(self, elf: ELFFile, extern: dict[str, bytes]) -> None:
        self._start: dict[int, int] = {}
        for index, section in enumerate(elf.iter_sections()):
            if section["sh_flags"] & _ALLOC and section["sh_size"]:
                start = self._append(
                    section.name, section.data(), section["sh_addralign"], section["sh_flags"]
                )
                self._start[index] = start
                self._in_file.append((start, start + section["sh_size"], section["sh_offset"]))
        tables = [s for s in elf.iter_sections() if isinstance(s, SymbolTableSection)]
        self._table = tables[0] if tables else None
        self._addresses: list[int | None] = []
        for symbol in self._table.iter_symbols() if self._table else ():
            where = symbol["st_shndx"]
            address = None
            if isinstance(where, int) and where in self._start:
                address = self._start[where] + symbol["st_value"]
            elif symbol.name in extern:
                address = self._append(symbol.name, extern[symbol.name], 8, _ALLOC)
            elif where == "SHN_UNDEF" and symbol.name:
                address = self._append(symbol.name, b"", 64, 0)
                self._unknown[address] = symbol.name
            self._addresses.append(address)
            name = symbol.name
            if address is not None and name:
                if self.symbols.get(name, address) != address:
                    name = f"{name}@{address:#x}"  # static functions of merged files
                self.symbols[name] = address
                known = address not in self._unknown and name not in extern
                if known and self._is_code(address):
                    self.functions.append(name)
                    if symbol["st_info"]["bind"] == "STB_GLOBAL":
                        self.exported.append(name)

    def _is_code(self, address: int) -> bool:
        return any(a <= address < b and flags & _EXECUTE for _, a, b, flags in self.sections)

    def _relocate(self, elf: ELFFile) -> None:
        for section in elf.iter_sections():
            if not isinstance(section, RelocationSection) or section["sh_info"] not in self._start:
                continue
            base = self._start[section["sh_info"]]
            for entry in section.iter_relocations():
                at = base + entry["r_offset"]
                target = self._addresses[entry["r_info_sym"]]
                kind, addend = entry["r_info_type"], entry["r_addend"]
                if target is None:
                    raise Refused(f"{self.path}: relocation against an unplaced symbol")
                self.relocated |= set(range(at, at + (8 if kind == _ABS64 else 4)))
                if kind == _ABS64:
                    self._pointers[at] = target + addend
                elif kind in (_PC32, _PLT32):
                    self._patch(at, target + addend - at)
                elif kind in _GOT:
                    slot = self._append("got", bytes(8), 8, _ALLOC)
                    self._pointers[slot] = target
                    self._patch(at, slot + addend - at)
                else:
                    raise Refused(f"{self.path}: relocation type {kind} is not understood")

    def _patch(self, at: int, value: int) -> None:
        self._bytes[at : at + 4] = (value & 0xFFFFFFFF).to_bytes(4, "little")

    def region(self, alg: Algebra) -> Region:
        """All of it as one region: what is neither code nor constant cannot be read."""
        readable = [
            (a, b, self._align[a])
            for _, a, b, flags in self.sections
            if flags and not flags & _WRITE
        ]
        region = Region(
            "the object's constants", len(self._bytes), _PAGE, lambda n: value(n), pieces=readable
        )

        def value(n: int) -> Word | Ptr:
            if 8 * n in self._pointers:
                return Ptr(region, self._pointers[8 * n])
            if any(8 * n - 8 < at < 8 * n + 8 for at in self._pointers):
                raise Refused("part of a pointer among the constants is read")
            return alg.const(int.from_bytes(self._bytes[8 * n : 8 * n + 8], "little"))

        return region

    def entry(self, symbol: str) -> int:
        if symbol not in self.functions:
            known = ", ".join(self.functions) or "none"
            raise Refused(f"{self.path} defines no function {symbol}; it has: {known}")
        return self.symbols[symbol]

    def decode(self, address: int) -> x86_64_syntax.Instruction:
        insn = self._instructions.get(address)
        if insn is None:
            if address in self._unknown:
                raise Refused(f"call of {self._unknown[address]}, which is in another file")
            if not self._is_code(address):
                raise Refused(f"jump to {address:#x}, which is no code")
            end = next(b for _, a, b, _ in self.sections if a <= address < b)
            code = bytes(self._bytes[address : min(end, address + 16)])
            found = next(self._disassembler.disasm_lite(code, address, 1), None)
            if found is None:
                raise Refused(f"bytes that are no instruction: {code.hex()}")
            _, size, mnemonic, operands = found
            insn = x86_64_syntax.parse(address, size, mnemonic, operands)
            insn.code = code[:size]
            self._instructions[address] = insn
        return insn

    def pointed(self, address: int) -> str | None:
        """The function that a pointer in the data at this address points to."""
        target = self._pointers.get(address)
        return next((name for name in self.functions if self.symbols[name] == target), None)

    def code_at(self, address: int, size: int) -> bytes:
        return bytes(self._bytes[address : address + size])

    def patch(self, address: int, code: bytes) -> None:
        """Change code, as a planted fault does."""
        self._bytes[address : address + len(code)] = code
        self._instructions.clear()

    def file_offset(self, address: int) -> int:
        return next(o + address - a for a, b, o in self._in_file if a <= address < b)

    def offset(self, address: int) -> str:
        """The address as a disassembly of the file shows it."""
        for name, start, end, _ in self.sections:
            if start <= address < end:
                return f"{name}+{address - start:#x}"
        return hex(address)
