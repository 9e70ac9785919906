# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARM object files and programs in the memory of an emulated microcontroller."""

from __future__ import annotations

from dataclasses import dataclass, field

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection
from elftools.elf.sections import SymbolTableSection

from . import Refused

FLASH = 0x08000000  # of a relocatable object: code and constants,
UNDEFINED = 0x08800000  # what other files define, 16 bytes each, in reach of a call,
DATA = 0x20000000  # and what the object may write
LARGEST = 1 << 26  # bytes of a section: more than any microcontroller has
_WRITE, _ALLOC, _EXECUTE = 1, 2, 4
_NONE, _ABS32, _REL32, _V4BX, _TARGET1 = 0, 2, 3, 40, 38
_CALL, _JUMP24 = 10, 30
_MOVW, _MOVT = 47, 48


@dataclass
class Section:
    name: str
    address: int
    data: bytearray
    writable: bool
    executable: bool

    @property
    def end(self) -> int:
        return self.address + len(self.data)


@dataclass
class Symbol:
    address: int
    size: int  # bytes; 0: the file does not say
    thumb: bool = True


@dataclass
class Image:
    path: str
    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, Symbol] = field(default_factory=dict)  # of code
    undefined: dict[int, str] = field(default_factory=dict)  # at these addresses, where nothing is

    def function(self, name: str) -> Symbol:
        if name not in self.symbols:
            known = ", ".join(sorted(self.symbols)[:12]) or "none"
            raise Refused(f"{self.path} defines no function {name}; it has: {known}")
        if not self.symbols[name].thumb:
            raise Refused(f"{self.path}: {name} is A32 code, not Thumb")
        return self.symbols[name]

    def section_at(self, address: int) -> Section | None:
        return next((s for s in self.sections if s.address <= address < s.end), None)


def load(path: str) -> Image:
    """Refused if the file is not an ARM object or program; OSError if it cannot be read."""
    with open(path, "rb") as f:
        try:
            elf = ELFFile(f)
        except Exception as error:
            raise Refused(f"{path}: not an ELF file ({error})") from None
        if elf["e_machine"] != "EM_ARM" or elf.elfclass != 32 or not elf.little_endian:
            raise Refused(f"{path}: not for little-endian ARM")
        if elf["e_type"] not in ("ET_REL", "ET_EXEC"):
            raise Refused(f"{path}: neither a relocatable object nor a program")
        try:
            return _read(path, elf)
        except Refused:
            raise
        except Exception as error:  # pyelftools raises many kinds on a damaged file
            raise Refused(f"{path}: damaged ELF file ({error})") from None


def _read(path: str, elf: ELFFile) -> Image:
    image = Image(path)
    placed: dict[int, Section] = {}
    relocatable = elf["e_type"] == "ET_REL"
    free = {False: FLASH, True: DATA}
    for index, header in enumerate(elf.iter_sections()):
        flags, size = header["sh_flags"], header["sh_size"]
        if not flags & _ALLOC or not size or header["sh_type"] == "SHT_ARM_EXIDX":
            continue
        if size > LARGEST:
            raise Refused(f"{path}: section {header.name} has {size} bytes")
        writable = bool(flags & _WRITE)
        address = header["sh_addr"]
        if relocatable:
            align = max(header["sh_addralign"], 8)
            address = -(-free[writable] // align) * align
            free[writable] = address + size
        data = bytearray(size if header["sh_type"] == "SHT_NOBITS" else 0) or bytearray(
            header.data()
        )
        placed[index] = Section(header.name, address, data, writable, bool(flags & _EXECUTE))
        image.sections.append(placed[index])
    tables = [s for s in elf.iter_sections() if isinstance(s, SymbolTableSection)]
    values: list[int | None] = []
    for symbol in tables[0].iter_symbols() if tables else ():
        where, value = symbol["st_shndx"], symbol["st_value"]
        if where in placed:
            value += placed[where].address if relocatable else 0
            kind = symbol["st_info"]["type"]
            name = symbol.name
            if placed[where].executable and name and name[0] != "$" and kind != "STT_SECTION":
                thumb = kind != "STT_FUNC" or bool(value & 1)
                image.symbols.setdefault(name, Symbol(value & ~1, symbol["st_size"], thumb))
        elif where == "SHN_UNDEF" and symbol.name:
            value = UNDEFINED + 16 * len(image.undefined)
            image.undefined[value] = symbol.name
        elif where != "SHN_ABS":
            value = None
        values.append(value)
    if relocatable:
        for header in elf.iter_sections():
            if isinstance(header, RelocationSection) and header["sh_info"] in placed:
                _relocate(path, header, placed[header["sh_info"]], values)
    return image


def _relocate(path: str, table, section: Section, values: list[int | None]) -> None:
    data = section.data
    for entry in table.iter_relocations():
        at, kind = entry["r_offset"], entry["r_info_type"]
        if kind in (_NONE, _V4BX):
            continue
        target = values[entry["r_info_sym"]]
        if target is None:
            raise Refused(f"{path}: relocation against an unplaced symbol")
        place = section.address + at
        word = int.from_bytes(data[at : at + 4], "little")
        first, second = word & 0xFFFF, word >> 16
        if kind in (_ABS32, _TARGET1):
            word += target
        elif kind == _REL32:
            word += target - place
        elif kind in (_CALL, _JUMP24):
            sign, j1, j2 = first >> 10 & 1, second >> 13 & 1, second >> 11 & 1
            addend = (1 ^ j1 ^ sign) << 22 | (1 ^ j2 ^ sign) << 21
            addend |= (first & 0x3FF) << 11 | second & 0x7FF | -sign << 23
            offset = ((target & ~1) - place >> 1) + addend
            sign = offset >> 23 & 1
            j1, j2 = (1 ^ (offset >> n & 1) ^ sign for n in (22, 21))
            first = 0xF000 | sign << 10 | offset >> 11 & 0x3FF
            second = second & 0xD000 | j1 << 13 | j2 << 11 | offset & 0x7FF
            word = second << 16 | first
        elif kind in (_MOVW, _MOVT):
            addend = (first & 15) << 12 | (first >> 10 & 1) << 11
            addend |= (second >> 12 & 7) << 8 | second & 255
            value = target + ((addend ^ 0x8000) - 0x8000)
            value = value >> 16 if kind == _MOVT else value
            first = first & 0xFBF0 | value >> 12 & 15 | (value >> 11 & 1) << 10
            second = second & 0x8F00 | (value >> 8 & 7) << 12 | value & 255
            word = second << 16 | first
        else:
            raise Refused(f"{path}: relocation type {kind} is not understood")
        data[at : at + 4] = (word & 0xFFFFFFFF).to_bytes(4, "little")
