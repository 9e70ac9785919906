# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects for Windows, read as the ELF object that says the same.

Everything that reads code here reads ELF. A COFF object for x86-64 (Microsoft's "PE Format": file
header, section headers, relocations, symbols, string table) has sections, symbols and relocations
with the same meanings, so that `as_elf` writes them as ELF and nothing else needs to know. What has
no such meaning, or one that depends on other objects (COMDAT, weak and common symbols), is refused.

Left out are tables that no code of ours reads: unwinding data (.pdata, .xdata), what is for the
linker alone or for debuggers. A reference to them from code is refused. The size of a function,
which COFF lacks, is what its row of .pdata says.
"""

from __future__ import annotations

import io
import struct
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

from .symbolic import Refused

_MACHINE = 0x8664
_CODE, _EMPTY, _LINKER, _COMDAT = 0x20, 0x80, 0x200 | 0x800, 0x1000
_MORE, _DISCARDABLE, _EXECUTE, _WRITE = 0x01000000, 0x02000000, 0x20000000, 0x80000000
_UNWINDING = (".pdata", ".xdata")
#: Storage classes: external, static, label, and what says nothing of an address.
_EXTERNAL, _STATIC, _LABEL, _FILE = 2, 3, 6, 103
_UNDEFINED, _ABSOLUTE, _DEBUG = 0, -1, -2
#: Relocations. REL32 to REL32_5 count from behind the four bytes, and as many more.
_ADDR64, _IMAGE_RELATIVE, _REL32 = 1, 3, range(4, 10)
_R_64, _R_PC32 = 1, 2
#: What readers of ELF know the section by.
_NAMES = {".rdata": ".rodata"}


@dataclass
class _Symbol:
    name: str
    value: int
    section: int
    storage: int
    is_section: bool = False
    size: int = 0


@dataclass
class _Section:
    name: str
    data: bytes
    flags: int
    #: Offset, number of the symbol, type.
    relocations: list[tuple[int, int, int]] = field(default_factory=list)

    @property
    def align(self) -> int:
        return 1 << max((self.flags >> 20 & 15) - 1, 0)

    @property
    def kept(self) -> bool:
        return not self.flags & (_LINKER | _DISCARDABLE) and self.name not in _UNWINDING


class Coff:
    """One object; raises Refused of a file that is damaged or not understood."""

    def __init__(self, data: bytes, path: str = "the object"):
        self.path = path
        self.sections: dict[int, _Section] = {}
        self.symbols: dict[int, _Symbol] = {}
        try:
            self._read(data)
            self._sizes()
        except (struct.error, ValueError, IndexError, KeyError) as error:
            raise Refused(f"{path}: damaged COFF object ({error!r})") from None

    def _refuse(self, why: str) -> None:
        raise Refused(f"{self.path}: {why}")

    def _read(self, data: bytes) -> None:
        machine, count, _, table, symbols, optional, _ = struct.unpack_from("<HHIIIHH", data)
        if machine != _MACHINE or optional:
            self._refuse("not a COFF object for x86-64")
        strings = table + 18 * symbols
        (length,) = struct.unpack_from("<I", data, strings) if symbols else (4,)

        def text(at: int) -> str:
            if not 4 <= at < length:
                raise ValueError("a name outside of the string table")
            start = strings + at
            return data[start : data.index(b"\0", start, strings + length)].decode()

        def part(at: int, size: int) -> bytes:
            if at + size > len(data):
                raise ValueError("the file is too short")
            return data[at : at + size]

        for n in range(count):
            at = 20 + 40 * n
            name = part(at, 8).rstrip(b"\0").decode()
            name = text(int(name[1:])) if name[:1] == "/" else name
            size, start, moved = struct.unpack_from("<III", data, at + 16)
            (how_many,) = struct.unpack_from("<H", data, at + 32)
            (flags,) = struct.unpack_from("<I", data, at + 36)
            content = bytes(size) if flags & _EMPTY else part(start, size)
            section = self.sections[n + 1] = _Section(name, content, flags)
            if flags & _MORE:
                self._refuse(f"{name} has more relocations than are read here")
            section.relocations = [
                struct.unpack("<IIH", part(moved + 10 * r, 10)) for r in range(how_many)
            ]
        n = 0
        while n < symbols:
            raw = part(table + 18 * n, 18)
            value, section, _, storage, more = struct.unpack_from("<IhHBB", raw, 8)
            short = raw[:4] != bytes(4)
            name = raw[:8].rstrip(b"\0").decode() if short else text(*struct.unpack("<I", raw[4:8]))
            self._symbol(n, _Symbol(name, value, section, storage, storage == _STATIC and more > 0))
            n += 1 + more

    def _symbol(self, n: int, symbol: _Symbol) -> None:
        if symbol.section == _DEBUG or symbol.storage == _FILE:
            return
        if symbol.section == _ABSOLUTE:
            if symbol.name[:5] == "@feat" or symbol.name == "@comp.id":  # flags for the linker
                return
            self._refuse(f"{symbol.name} is a number, not an address in the object")
        if symbol.storage not in (_EXTERNAL, _STATIC, _LABEL):
            self._refuse(f"{symbol.name} is of a kind ({symbol.storage}) that is not understood")
        if symbol.section == _UNDEFINED and symbol.value:
            self._refuse(f"{symbol.name} is common: another object may define it")
        if symbol.section and symbol.value > len(self.sections[symbol.section].data):
            self._refuse(f"{symbol.name} lies outside of its section")
        self.symbols[n] = symbol

    def _sizes(self) -> None:
        """Gives functions the sizes that the unwinding data state."""
        places = {
            (s.section, s.value): s for s in self.symbols.values() if s.section and not s.is_section
        }
        for section in self.sections.values():
            if section.name != ".pdata":
                continue
            ends = {at: (self.symbols[n], kind) for at, n, kind in section.relocations}
            for at in range(0, len(section.data), 12):
                (first, kind), (last, other) = ends[at], ends[at + 4]
                begin, end = struct.unpack_from("<II", section.data, at)
                begin, end = begin + first.value, end + last.value
                if {kind, other} != {_IMAGE_RELATIVE} or first.section != last.section:
                    raise ValueError("a row of .pdata that is not understood")
                if begin >= end or end > len(self.sections[first.section].data):
                    raise ValueError("a row of .pdata for what is no function")
                if (first.section, begin) in places:
                    places[first.section, begin].size = end - begin

    def unwound(self) -> set[str]:
        """The functions for which there are unwinding data."""
        return {s.name for s in self.symbols.values() if s.size}

    def as_elf(self) -> bytes:
        """A relocatable ELF object with the same code, data, names and references."""
        number = {}
        for n, section in self.sections.items():
            if section.kept:
                if section.flags & _COMDAT:
                    self._refuse(f"{section.name} may be replaced by one of another object")
                number[n] = len(number) + 1
        wanted = {
            symbol
            for section in self.sections.values()
            if section.kept
            for _, symbol, _ in section.relocations
        }
        shown = [
            (n, s)
            for n, s in self.symbols.items()
            if (s.section in number and (not s.is_section or n in wanted))
            or (s.section == _UNDEFINED and n in wanted)
        ]
        shown.sort(key=lambda pair: pair[1].storage == _EXTERNAL)
        index = {n: at + 1 for at, (n, _) in enumerate(shown)}
        names, table = bytearray(1), bytearray(24)
        for _, s in shown:
            section = self.sections.get(s.section)
            kind = 3 if s.is_section else 2 if s.size else 0  # section, function, no type
            info = (16 if s.storage == _EXTERNAL else 0) | kind
            # No other object takes the place of what one defines: hidden, as ELF has it.
            hidden = 2 if s.storage == _EXTERNAL and section else 0
            where = number[s.section] if section else 0
            name = 0 if s.is_section else len(names)
            names += b"" if s.is_section else s.name.encode() + b"\0"
            table += struct.pack("<IBBHQQ", name, info, hidden, where, s.value, s.size)
        local = sum(s.storage != _EXTERNAL for _, s in shown) + 1
        out = _Elf()
        moved = []
        for n in number:
            section = self.sections[n]
            data, rows = self._moved(section, index)
            flags = 2 | (4 if section.flags & _EXECUTE else 0) | (section.flags & _WRITE) >> 31
            kind = 8 if section.flags & _EMPTY else 1
            out.add(_NAMES.get(section.name, section.name), kind, flags, data, section.align)
            if rows:
                moved.append((n, rows))
        first = len(number) + len(moved) + 1
        for n, rows in moved:
            name = _NAMES.get(self.sections[n].name, self.sections[n].name)
            out.add(".rela" + name, 4, 0x40, rows, 8, first, number[n], 24)
        out.add(".symtab", 2, 0, bytes(table), 8, first + 1, local, 24)
        out.add(".strtab", 3, 0, bytes(names), 1)
        return out.file()

    def _moved(self, section: _Section, index: dict[int, int]) -> tuple[bytes, bytes]:
        """The bytes without what the linker fills in, and its relocations as ELF has them."""
        data, rows = bytearray(section.data), bytearray()
        for at, n, kind in section.relocations:
            size = 8 if kind == _ADDR64 else 4
            if n not in index:
                self._refuse(f"{section.name} refers to what is left out here, or to nothing")
            if at + size > len(data):
                self._refuse(f"a relocation outside of {section.name}")
            (addend,) = struct.unpack_from("<q" if size == 8 else "<i", data, at)
            if kind in _REL32:
                addend -= 4 + kind - _REL32[0]
            elif kind != _ADDR64:
                self._refuse(f"relocation type {kind} is not understood")
            data[at : at + size] = bytes(size)
            kind = _R_64 if kind == _ADDR64 else _R_PC32
            rows += struct.pack("<QQq", at, index[n] << 32 | kind, addend)
        return bytes(data), bytes(rows)


class _Elf:
    """Writes sections behind each other: the ELF header, and section headers at the end."""

    def __init__(self):
        self.names, self.body, self.headers = bytearray(1), bytearray(64), [bytes(64)]

    def add(self, name, kind, flags, data, align, link=0, info=0, entry=0) -> None:
        self.body += bytes(-len(self.body) % align)
        header = (len(self.names), kind, flags, 0, len(self.body), len(data))
        self.headers.append(struct.pack("<IIQQQQIIQQ", *header, link, info, align, entry))
        self.names += name.encode() + b"\0"
        self.body += b"" if kind == 8 else data

    def file(self) -> bytes:
        self.add(".shstrtab", 3, 0, bytes(self.names) + b".shstrtab\0", 1)
        self.body += bytes(-len(self.body) % 8)
        head = b"\x7fELF\2\1\1" + bytes(9)
        rest = (1, 62, 1, 0, 0, len(self.body), 0, 64, 0, 0, 64)
        counts = (len(self.headers), len(self.headers) - 1)
        self.body[:64] = head + struct.pack("<HHIQQQIHHHHHH", *rest, *counts)
        return bytes(self.body) + b"".join(self.headers)


def is_coff(start: bytes) -> bool:
    return start[:2] == struct.pack("<H", _MACHINE)


@contextmanager
def opened(path: str | Path) -> Iterator[io.IOBase]:
    """An object file as ELF, whichever of the two it is."""
    with open(path, "rb") as f:
        start = f.read(2)
        f.seek(0)
        yield io.BytesIO(Coff(f.read(), str(path)).as_elf()) if is_coff(start) else f
