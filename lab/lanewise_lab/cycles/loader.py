# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARM and AArch64 object files and programs in the memory of an emulated processor."""

from __future__ import annotations

from dataclasses import dataclass, field

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from .. import elf as files
from . import Refused, relocation

FLASH = 0x08000000  # of a relocatable object: code and constants,
UNDEFINED = 0x08800000  # what other files define, 16 bytes each, in reach of a call,
POINTERS = 0x18000000  # the global offset table, and
DATA = 0x20000000  # what the object may write
LARGEST = 1 << 26  # bytes of a section: more than any microcontroller has
_WRITE, _ALLOC, _EXECUTE = 1, 2, 4
#: Machine, ELF class -> instruction set.
_ISAS = {("EM_ARM", 32): "armv7m", ("EM_AARCH64", 64): "aarch64"}
_NAMES = {"armv7m": "little-endian ARM", "aarch64": "AArch64"}


@dataclass
class Section:
    name: str
    address: int
    data: bytearray
    writable: bool
    executable: bool
    align: int = 8  # bytes, that a linker keeps

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
    isa: str = "armv7m"
    relocatable: bool = True  # a linker places it
    sections: list[Section] = field(default_factory=list)
    symbols: dict[str, Symbol] = field(default_factory=dict)  # of code
    undefined: dict[int, str] = field(default_factory=dict)  # at these addresses, where nothing is
    problems: dict[str, str] = field(default_factory=dict)  # why it is not known what a name means
    pads: str = ""  # the check of landing pads that it promises to pass

    def function(self, name: str) -> Symbol:
        if name in self.problems:
            raise Refused(f"{self.path}: {self.problems[name]}")
        if not self.symbols:
            raise Refused(f"{self.path} names no function: it is stripped or holds no code")
        if name not in self.symbols:
            known = ", ".join(sorted(self.symbols)[:12])
            raise Refused(f"{self.path} defines no function {name}; it has: {known}")
        if not self.symbols[name].thumb:
            raise Refused(f"{self.path}: {name} is A32 code, not Thumb")
        address = self.symbols[name].address
        section = self.section_at(address)
        if not section:
            raise Refused(f"{self.path}: damaged ELF file ({name} lies in no section)")
        start = section.data[address - section.address :][:4]
        if self.pads and not files.is_landing_pad(self.isa, bytes(start)):
            raise Refused(
                f"{self.path} promises {self.pads}, and {name} does not begin with a landing pad"
            )
        return self.symbols[name]

    def section_at(self, address: int) -> Section | None:
        return next((s for s in self.sections if s.address <= address < s.end), None)


def load(path: str, isa: str = "armv7m", code_at: tuple[int, int] = (0, 8)) -> Image:
    """Refused if the file is not an object or program of ARM; OSError if it cannot be read.

    Code of a relocatable object is placed at addresses that are `code_at[0]` modulo `code_at[1]`,
    except for sections whose alignment forbids that.
    """
    with open(path, "rb") as f:
        try:
            elf = ELFFile(f)
        except Exception as error:
            raise Refused(f"{path}: not an ELF file ({error})") from None
        if _ISAS.get((elf["e_machine"], elf.elfclass)) != isa or not elf.little_endian:
            raise Refused(f"{path}: not for {_NAMES[isa]}")
        if elf["e_type"] not in ("ET_REL", "ET_EXEC"):
            raise Refused(f"{path}: neither a relocatable object nor a program")
        try:
            why = files.unsound(elf)
            if why:
                raise Refused(f"{path}: {why}")
            return _read(Image(path, isa, elf["e_type"] == "ET_REL"), elf, code_at)
        except Refused:
            raise
        except Exception as error:  # pyelftools raises many kinds on a damaged file
            raise Refused(f"{path}: damaged ELF file ({error})") from None


def _behind(free: int, align: int, at: int, modulus: int) -> int:
    """The next address that is `at` modulo `modulus`, or a multiple of `align` if that is more."""
    if at % align or modulus % align:
        at, modulus = 0, align
    return free + (at - free) % modulus


def _read(image: Image, elf: ELFFile, code_at: tuple[int, int]) -> Image:
    path, thumb_bit = image.path, int(image.isa == "armv7m")
    placed: dict[int, Section] = {}
    relocatable = image.relocatable
    free = {False: FLASH, True: DATA}
    for index, header in enumerate(elf.iter_sections()):
        flags, size = header["sh_flags"], header["sh_size"]
        if not flags & _ALLOC or not size or header["sh_type"] == "SHT_ARM_EXIDX":
            continue
        if size > LARGEST:
            raise Refused(f"{path}: section {header.name} has {size} bytes")
        writable = bool(flags & _WRITE)
        address, align = header["sh_addr"], max(header["sh_addralign"], 1)
        if align > LARGEST or align & align - 1:
            raise Refused(f"{path}: damaged ELF file (section {header.name} is aligned to {align})")
        executable = bool(flags & _EXECUTE)
        if relocatable:
            address = _behind(free[writable], align, *(code_at if executable else (0, 8)))
            free[writable] = address + size
        data = bytearray(size if header["sh_type"] == "SHT_NOBITS" else 0) or bytearray(
            header.data()
        )
        if len(data) != size:
            raise Refused(f"{path}: damaged ELF file (section {header.name} is cut off)")
        placed[index] = Section(header.name, address, data, writable, executable, align)
        image.sections.append(placed[index])
    image.problems = files.ambiguous(files.symbols(elf), lambda name: name[0] == "$")
    image.pads = files.promised(elf)
    values: list[int | None] = []
    thumb_code: set[int] = set()  # numbers of symbols with bit 0 of a pointer set
    for symbol in files.symbols(elf):
        where, value = symbol["st_shndx"], symbol["st_value"]
        if where in placed:
            value += placed[where].address if relocatable else 0
            kind = symbol["st_info"]["type"]
            name = symbol.name
            if placed[where].executable and name and name[0] != "$" and kind != "STT_SECTION":
                thumb = kind != "STT_FUNC" or bool(value & 1) or not thumb_bit
                known = Symbol(value & ~thumb_bit, symbol["st_size"], thumb)
                image.symbols.setdefault(name, known)
            if kind == "STT_FUNC" and value & thumb_bit:
                thumb_code.add(len(values))
        elif where == "SHN_UNDEF" and symbol.name:
            value = UNDEFINED + 16 * len(image.undefined)
            image.undefined[value] = symbol.name
        elif where != "SHN_ABS":
            value = None
        values.append(value)
    if relocatable:
        pointers = Section(".got", POINTERS, bytearray(), False, False)
        for header in elf.iter_sections():
            if isinstance(header, RelocationSection) and header["sh_info"] in placed:
                section = placed[header["sh_info"]]
                _relocate(image, header, section, values, pointers.data, thumb_code)
        if pointers.data:
            image.sections.append(pointers)
    return image


def _relocate(
    image: Image,
    table,
    section: Section,
    values: list[int | None],
    pointers: bytearray,
    thumb_code: set[int],
) -> None:
    changed: set[int] = set()
    apply = relocation.arm if image.isa == "armv7m" else relocation.aarch64
    for entry in table.iter_relocations():
        kind, target = entry["r_info_type"], values[entry["r_info_sym"]]
        if kind in relocation.NONE:
            continue
        if target is None:
            raise Refused(f"{image.path}: relocation against an unplaced symbol")
        if image.isa == "aarch64" and kind in relocation.INDIRECT:
            wanted = target.to_bytes(8, "little")
            known = [at for at in range(0, len(pointers), 8) if pointers[at : at + 8] == wanted]
            target = POINTERS + (known[0] if known else len(pointers))
            pointers += b"" if known else wanted
        addend = entry["r_addend"] if table.is_RELA() else None
        at = entry["r_offset"]
        why = relocation.wrong(image.isa, section.data, at, kind, entry["r_info_sym"] in thumb_code)
        whole = set(range(at, at + relocation.size(image.isa, kind)))
        if changed & whole:
            why = "two relocations change the same bytes"
        if why:
            raise Refused(f"{image.path}: relocation type {kind} at {section.name}+{at:#x}: {why}")
        changed |= whole
        if not apply(section.data, at, section.address + at, kind, target, addend):
            raise Refused(f"{image.path}: relocation type {kind} is not understood or too far")
