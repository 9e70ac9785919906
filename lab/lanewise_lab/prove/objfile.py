# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An ELF object and its code as instructions: a relocatable one is laid out as a linker would,
a linked image of firmware lies where it was linked to."""

from __future__ import annotations

from difflib import get_close_matches

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from . import Refused
from .domain import Algebra, Word
from .encoding import ENCODINGS
from .memory import Ptr, Region

_PAGE = 4096
_LARGEST = 1 << 24  # bytes of a section, and of the code and constants of an image
_ALLOC, _WRITE, _EXECUTE = 2, 1, 4


class ObjectFile:
    """Sections of one object at fixed distances. Code is position independent: any will do.

    `extern` gives the contents of data that another file of the library defines, by name. What
    depends on the instruction set - relocations, decoding - is in encoding.py.
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
        self._got: dict[int, int] = {}  # target -> its slot
        self._unknown: dict[int, str] = {}  # addresses that stand for undefined symbols
        self._instructions: dict[int, object] = {}
        self._in_file: list[tuple[int, int, int]] = []  # start, end, offset in the file
        self.relocated: set[int] = set()  # addresses of bytes that the linker fills in
        with open(path, "rb") as f:
            try:
                start = f.read(8)
                if start in (b"!<arch>\n", b"!<thin>\n"):
                    raise Refused(f"{path}: an archive; take an object out of it with ar x")
                elf = ELFFile(f)
            except Refused:
                raise
            except Exception as error:
                if not start:
                    raise Refused(f"{path}: an empty file") from None
                raise Refused(f"{path}: not an ELF object ({error})") from None
            machine = elf["e_machine"], elf.elfclass
            if machine not in ENCODINGS or not elf.little_endian:
                known = "x86-64, AArch64, ARM or RISC-V"
                raise Refused(f"{path}: not an object of {known}, little-endian")
            self.encoding = ENCODINGS[machine]()
            self.isa = self.encoding.isa
            linked = elf["e_type"] == "ET_EXEC" and self.isa == "armv7m"
            if elf["e_type"] != "ET_REL" and not linked:
                raise Refused(f"{path}: not a relocatable object, but a linked one or a core")
            self._start: dict[int, int] = {}  # number of a section -> what its symbols count from
            #: The address of offset 0 in a linked image.
            self.base: int | None = None
            try:
                if linked:
                    self._place_linked(elf)
                else:
                    self._place(elf)
                self._define(elf, extern or {})
                if not linked:
                    self._relocate(elf)
            except (ELFError, ValueError, IndexError, KeyError, AttributeError) as error:
                raise Refused(f"{path}: damaged ELF object ({error!r})") from None

    def append(self, name: str, data: bytes, align: int, flags: int) -> int:
        start = -(-len(self._bytes) // max(align, 64)) * max(align, 64)
        self._bytes += bytes(start - len(self._bytes)) + data
        self.sections.append((name, start, len(self._bytes), flags))
        self._align[start] = max(align, 1)
        self._bytes += bytes(64)  # so that no section continues in the next one
        return start

    def _place(self, elf: ELFFile) -> None:
        for index, section in enumerate(elf.iter_sections()):
            if section["sh_flags"] & _ALLOC and section["sh_size"]:
                align, size = section["sh_addralign"], section["sh_size"]
                if align > _LARGEST or size > _LARGEST:
                    raise Refused(f"{self.path}: section {section.name} is too large")
                start = self.append(section.name, section.data(), align, section["sh_flags"])
                self._start[index] = start
                self._in_file.append((start, start + size, section["sh_offset"]))

    def _place_linked(self, elf: ELFFile) -> None:
        """Code and constants at their distances; what can be written is left out."""
        found = [
            (section["sh_addr"], index, section)
            for index, section in enumerate(elf.iter_sections())
            if section["sh_flags"] & _ALLOC
            and not section["sh_flags"] & _WRITE
            and section["sh_type"] != "SHT_NOBITS"
            and section["sh_size"]
        ]
        found.sort(key=lambda place: place[:2])
        if not found or found[-1][0] + found[-1][2]["sh_size"] - found[0][0] > _LARGEST:
            raise Refused(f"{self.path}: no code, or code and constants far from each other")
        self.base = found[0][0] // _PAGE * _PAGE - _PAGE
        for address, index, section in found:
            start, data = address - self.base, section.data()
            self._bytes += bytes(max(0, start - len(self._bytes)))
            self._bytes[start : start + len(data)] = data
            self.sections.append((section.name, start, start + len(data), section["sh_flags"]))
            self._align[start] = min(64, address & -address) or 64
            self._start[index] = -self.base
            self._in_file.append((start, start + len(data), section["sh_offset"]))
        self._bytes += bytes(64)

    def _define(self, elf: ELFFile, extern: dict[str, bytes]) -> None:
        """Give the symbols their addresses."""
        tables = [s for s in elf.iter_sections() if isinstance(s, SymbolTableSection)]
        self._table = tables[0] if tables else None
        self._addresses: list[int | None] = []
        self._function_bit: dict[int, int] = {}  # number of a symbol -> bit 0 of its pointers
        for symbol in self._table.iter_symbols() if self._table else ():
            where = symbol["st_shndx"]
            address = None
            if isinstance(where, int) and where in self._start:
                address = self._start[where] + symbol["st_value"]
                if symbol["st_info"]["type"] == "STT_FUNC":
                    bit = symbol["st_value"] & self.encoding.function_bit
                    self._function_bit[len(self._addresses)] = bit
                    address -= bit
            elif symbol.name in extern:
                address = self.append(symbol.name, extern[symbol.name], 8, _ALLOC)
            elif where == "SHN_UNDEF" and symbol.name:
                address = self.append(symbol.name, b"", 64, 0)
                self._unknown[address] = symbol.name
            self._addresses.append(address)
            name = symbol.name
            if address is not None and name and not self.encoding.is_mapping(name):
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
                number = entry["r_info_sym"]
                target = self._addresses[number]
                if target is None:
                    if entry["r_info_type"] in self.encoding.ignored:
                        continue
                    raise Refused(f"{self.path}: relocation against an unplaced symbol")
                bit = self._function_bit.get(number, 0)
                addend = entry["r_addend"] if section.is_RELA() else None
                if not self.encoding.relocate(self, at, entry["r_info_type"], target, bit, addend):
                    kind = entry["r_info_type"]
                    raise Refused(f"{self.path}: relocation type {kind} is not understood")

    def point(self, at: int, target: int) -> None:
        """The bytes at an address are a pointer."""
        self._pointers[at] = target
        self.relocated |= set(range(at, at + self.encoding.word))

    def got(self, target: int) -> int:
        """The slot of the global offset table that points to the target."""
        if target not in self._got:
            self._got[target] = slot = self.append("got", bytes(8), 8, _ALLOC)
            self._pointers[slot] = target
        return self._got[target]

    def word_at(self, at: int) -> int:
        return int.from_bytes(self._bytes[at : at + 4], "little")

    def set_word(self, at: int, value: int) -> None:
        """The linker computes the four bytes at an address."""
        self.set_bytes(at, (value & 0xFFFFFFFF).to_bytes(4, "little"))

    def set_bytes(self, at: int, data: bytes) -> None:
        self._bytes[at : at + len(data)] = data
        self.relocated |= set(range(at, at + len(data)))

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

        region.base = self.base
        size = alg.width // 8

        def value(n: int) -> Word | Ptr:
            start = size * n
            if start in self._pointers:
                return Ptr(region, self._pointers[start])
            if any(at in self._pointers for at in range(start - size + 1, start + size)):
                raise Refused("part of a pointer among the constants is read")
            return alg.const(int.from_bytes(self._bytes[start : start + size], "little"))

        return region

    def _others(self, symbol: str) -> str:
        """Which functions there are instead, those with a similar name first."""
        if not self.functions:
            return "it has none: stripped, or without code"
        near = get_close_matches(symbol, self.functions, 3, 0.5)
        some = sorted(self.functions, key=lambda name: name not in near)
        known = ", ".join(some[:12]) + (f" and {len(some) - 12} more" if len(some) > 12 else "")
        return (f"did you mean {' or '.join(near)}? " if near else "") + f"It has: {known}"

    def entry(self, symbol: str) -> int:
        if symbol not in self.functions:
            raise Refused(f"{self.path} defines no function {symbol}; {self._others(symbol)}")
        return self.symbols[symbol]

    def decode(self, address: int):
        """The instruction at an address."""
        insn = self._instructions.get(address)
        if insn is None:
            if address in self._unknown:
                insn = self.encoding.called(self._unknown[address], address)
                if insn is not None:
                    return insn
                raise Refused(f"call of {self._unknown[address]}, which is in another file")
            if not self._is_code(address):
                raise Refused(f"jump to {address:#x}, which is no code")
            end = next(b for _, a, b, _ in self.sections if a <= address < b)
            code = bytes(self._bytes[address : min(end, address + 18)])
            found = self.encoding.decode(code, address)
            if not found:
                raise Refused(f"bytes that are no instruction: {code[:4].hex()}")
            insn = found[0]
            for other in found:
                # What follows an IT means something else if it is reached without it.
                if other.address in self._instructions:
                    raise Refused("a jump into an IT block")
                self._instructions[other.address] = other
        return insn

    def pointed(self, address: int) -> str | None:
        """The function that a pointer in the data at this address points to."""
        target = self._pointers.get(address)
        if target is not None:
            target &= ~self.encoding.function_bit
        return next((name for name in self.functions if self.symbols[name] == target), None)

    def code_at(self, address: int, size: int) -> bytes:
        return bytes(self._bytes[address : address + size])

    def patch(self, address: int, code: bytes) -> None:
        """Change code, as a planted fault does."""
        end = address + len(code)
        self._bytes[address:end] = code
        # An instruction has at most 16 bytes, and an IT governs those in the 16 bytes behind it.
        for near in range(address - 16, end + 16):
            self._instructions.pop(near, None)

    def file_offset(self, address: int) -> int:
        return next(o + address - a for a, b, o in self._in_file if a <= address < b)

    def offset(self, address: int) -> str:
        """The address as a disassembly of the file shows it."""
        for name, start, end, _ in self.sections:
            if start <= address < end:
                return f"{name}+{address - start:#x}"
        return hex(address)
