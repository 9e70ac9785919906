# SPDX-License-Identifier: Apache-2.0 OR MIT
"""An object and its code as instructions: of a relocatable one, each section is by itself, as
where it will lie is not known yet; a linked image of firmware lies where it was linked to."""

from __future__ import annotations

from dataclasses import dataclass
from difflib import get_close_matches

from elftools.common.exceptions import ELFError
from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

from .. import coff
from .. import elf as files
from ..symbolic import Refused
from ..symbolic.domain import Algebra
from ..symbolic.sections import ALLOC, EXECUTE, FIRST, GROUP, MERGE, SPACING, WRITE, Code, Section
from .encodings import ENCODINGS

_LARGEST = 1 << 24  # bytes of a section, and of the code and constants of an image
_CONTESTED, _TWICE = -1, "two relocations change the same bytes"
_FAR = 1 << 32  # bytes by which an address may lie outside of its section


@dataclass(frozen=True)
class Symbol:
    """As relocations see it. `problem`: why it is not known what the linker makes of it."""

    name: str
    address: int | None
    bit: int = 0  # bit 0 of pointers to it
    problem: str = ""
    section: bool = False


class ObjectFile:
    """Sections of one object, each at addresses of its own. Code is position independent.

    `extern` gives the contents of data that another file of the library defines, by name. What
    depends on the instruction set - relocations, decoding - is in encoding.py.
    """

    def __init__(self, path: str, extern: dict[str, bytes] | None = None):
        self.path = path
        self.sections: list[Section] = []
        self.symbols: dict[str, int] = {}
        self.functions: list[str] = []
        self.exported: list[str] = []
        self.pointers: dict[int, int] = {}  # address of a pointer -> what it points to
        #: Address of a word -> the two addresses whose difference it is.
        self.distances: dict[int, tuple[int, int]] = {}
        #: Those of 32 bits where addresses have 64, as in tables of jumps. They are not read, but
        #: by who extends them (Code.narrow): the linker sees to it that they fit.
        self.narrow: dict[int, tuple[int, int]] = {}
        #: Address of a byte that the linker fills in -> why nothing can be said of it, if so.
        self._filled: dict[int, str] = {}
        #: Address of a byte that a relocation changes -> the relocation's address, bytes, type.
        self._writes: dict[int, tuple[int, int, int]] = {}
        #: Address of a byte that a linker may change besides -> the address of the relocation.
        self._rewrites: dict[int, int] = {}
        self._got: dict[int, int] = {}  # target -> its slot
        self._table: int | None = None
        self._unknown: dict[int, str] = {}  # addresses that stand for undefined symbols
        self._problems: dict[str, str] = {}  # why a symbol is nothing to be proved
        self._instructions: dict[int, object] = {}
        self._in_file: list[tuple[int, int, int]] = []  # start, end, offset in the file
        with coff.opened(path) as f:
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
            self.encoding = ENCODINGS[machine](elf)
            self.isa = self.encoding.isa
            linked = elf["e_type"] == "ET_EXEC" and self.isa == "armv7m"
            if elf["e_type"] != "ET_REL" and not linked:
                raise Refused(f"{path}: not a relocatable object, but a linked one or a core")
            #: What instructions lie at multiples of, in bytes.
            self.unit = self.encoding.unit(elf["e_flags"])
            self._of: dict[int, Section] = {}  # number of a section in the file -> section
            self._pads = ""  # which check of landing pads the file promises to pass
            #: The address of offset 0 in a linked image, and what of it is code and constants.
            self.base: int | None = None
            self.pieces: list[tuple[int, int]] | None = None
            try:
                why = files.unsound(elf)
                if why:
                    raise Refused(f"{path}: {why}")
                self._pads = files.promised(elf)
                if linked:
                    self._place_linked(elf)
                else:
                    self._place(elf)
                self._define(elf, extern or {})
                if not linked:
                    self._relocate(elf)
            except (ELFError, ValueError, IndexError, KeyError, AttributeError) as error:
                raise Refused(f"{path}: damaged ELF object ({error!r})") from None

    @property
    def relocated(self):
        """Addresses of bytes that the linker fills in."""
        return self._filled.keys()

    def append(self, name: str, data: bytes, align: int, flags: int, **more) -> int:
        start = len(self.sections) * SPACING + FIRST
        start = -(-start // max(align, 1)) * max(align, 1)
        self.sections.append(Section(name, start, bytearray(data), flags, max(align, 1), **more))
        return start

    def section_of(self, address: int) -> Section | None:
        n = (address + SPACING // 2) // SPACING
        return self.sections[n] if 0 <= n < len(self.sections) else None

    def _place(self, elf: ELFFile) -> None:
        grouped = _in_comdat_groups(elf)
        for index, section in enumerate(elf.iter_sections()):
            flags, align, size = section["sh_flags"], section["sh_addralign"], section["sh_size"]
            if not flags & ALLOC or not size:
                continue
            if align > _LARGEST or size > _LARGEST:
                raise Refused(f"{self.path}: section {section.name} is too large")
            if align & (align - 1):
                raise Refused(f"{self.path}: section {section.name} is aligned to {align}")
            kind, empty = section["sh_type"], section["sh_type"] == "SHT_NOBITS"
            more = {"kind": str(kind), "comdat": bool(flags & GROUP) and index in grouped}
            if flags & MERGE and section["sh_entsize"] and size % section["sh_entsize"] == 0:
                more["entry"] = section["sh_entsize"]
            data = bytes(size) if empty else section.data()
            start = self.append(section.name, data, align, flags, **more)
            self._of[index] = self.sections[-1]
            self._in_file.append((start, start + size, section["sh_offset"]))

    def _place_linked(self, elf: ELFFile) -> None:
        """Code and constants at their distances; what can be written is left out."""
        found = [
            (section["sh_addr"], index, section)
            for index, section in enumerate(elf.iter_sections())
            if section["sh_flags"] & ALLOC
            and not section["sh_flags"] & WRITE
            and section["sh_type"] != "SHT_NOBITS"
            and section["sh_size"]
        ]
        found.sort(key=lambda place: place[:2])
        if not found or found[-1][0] + found[-1][2]["sh_size"] - found[0][0] > _LARGEST:
            raise Refused(f"{self.path}: no code, or code and constants far from each other")
        self.base = found[0][0] // FIRST * FIRST - FIRST
        self.append("the image", b"", 1, ALLOC | EXECUTE)
        (image,) = self.sections
        image.align, self.pieces, self._names = 64, [], []
        for address, index, section in found:
            start, data = address - self.base, section.data()
            if self.pieces and start < self.pieces[-1][1]:
                raise Refused(f"{self.path}: section {section.name} overlaps another")
            image.data += bytes(start - image.end) + data
            self.pieces.append((start, start + len(data)))
            self._names.append((section.name, start, image.end, section["sh_flags"]))
            self._of[index] = image
            self._in_file.append((start, start + len(data), section["sh_offset"]))

    def _define(self, elf: ELFFile, extern: dict[str, bytes]) -> None:
        """Give the symbols their addresses."""
        self._references: list[Symbol] = []
        self._problems.update(files.ambiguous(files.symbols(elf), self.encoding.is_mapping))
        for symbol in files.symbols(elf):
            name, where = symbol.name, symbol["st_shndx"]
            bind, kind = symbol["st_info"]["bind"], symbol["st_info"]["type"]
            section = self._of.get(where) if isinstance(where, int) else None
            address, bit, problem = None, 0, ""
            if self.pieces is None:
                problem = _problem(name, bind, kind, where, section)
            if section is not None and kind != "STT_TLS":
                address = symbol["st_value"] + (section.start if self.base is None else -self.base)
                if kind == "STT_FUNC":
                    bit = symbol["st_value"] & self.encoding.function_bit
                    address -= bit
                if name[:1] == "$" and self.encoding.is_mapping(name):
                    section.marks.append((address, name[1]))
            elif name in extern:
                address = self.append(name, extern[name], 8, ALLOC)
            elif where == "SHN_UNDEF" and name:
                address = self.append(name, b"", 64, 0)
                self._unknown[address] = name
            self._references.append(Symbol(name, address, bit, problem, kind == "STT_SECTION"))
            if address is not None and name and not self.encoding.is_mapping(name):
                if self.symbols.get(name, address) != address:
                    name = f"{name}@{address:#x}"  # static functions of merged files
                self.symbols[name] = address
                if section is not None and self._in_code(address):
                    self.functions.append(name)
                    if problem:
                        self._problems[name] = problem
                    if kind == "STT_FUNC" and bit != self.encoding.function_bit:
                        self._problems[name] = f"{name} is A32 code, not Thumb"
                    elif (
                        kind == "STT_NOTYPE" and self.encoding.function_bit and bind != "STB_LOCAL"
                    ):
                        # A linker sets bit 0 of a pointer to a function alone.
                        self._problems[name] = (
                            f"{name} is no function by its symbol, so a pointer to it lacks the "
                            f"Thumb bit: .type {name}, %function is missing"
                        )
                    if bind == "STB_GLOBAL":
                        self.exported.append(name)
        for section in self.sections:
            section.marks.sort()

    def _in_code(self, address: int) -> bool:
        if self.pieces is not None:
            return any(a <= address < b and flags & EXECUTE for _, a, b, flags in self._names)
        section = self.section_of(address)
        return bool(section and section.start <= address < section.end and section.flags & EXECUTE)

    def _relocate(self, elf: ELFFile) -> None:
        for table in elf.iter_sections():
            section = self._of.get(table["sh_info"])
            if not isinstance(table, RelocationSection) or section is None:
                continue
            for entry in table.iter_relocations():
                at, kind = section.start + entry["r_offset"], entry["r_info_type"]
                if kind in self.encoding.ignored:
                    continue
                size = self.encoding.size(kind)
                if size is None or table.is_RELA() != self.encoding.rela:
                    raise Refused(f"{self.path}: relocation type {kind} is not understood")
                if not section.start <= at <= section.end - size:
                    raise Refused(f"{self.path}: a relocation outside of {section.name}")
                symbol = self._references[entry["r_info_sym"]]
                self.fill(at, size)
                if not self.claim(at, size, kind):
                    continue
                problem = self._of_symbol(symbol, section)
                if problem and not (symbol.address is None and self.encoding.needs_none(kind)):
                    self.fill(at, size, problem)
                    continue
                try:
                    addend = entry["r_addend"] if table.is_RELA() else None
                    self.encoding.relocate(self, at, kind, symbol, addend)
                except Refused as why:
                    self.fill(at, size, str(why))
        self.encoding.finish(self)

    def _of_symbol(self, symbol: Symbol, section: Section) -> str:
        """Why a reference from a section to a symbol says nothing."""
        if symbol.problem:
            return symbol.problem
        if symbol.address is None:
            return f"{symbol.name or 'what it refers to'} is in no section of the program"
        there = self.section_of(symbol.address)
        if there is not section and there.comdat:
            return f"{there.name} may be replaced by one of another object"
        return ""

    # What relocations do

    def claim(self, at: int, size: int, kind: int) -> bool:
        """A relocation changes these bytes, and no other may, but where both are of one sum."""
        others = {self._writes[n] for n in range(at, at + size) if n in self._writes}
        adds = self.encoding.adds
        fits = all(o[:2] == (at, size) and adds(kind) and adds(o[2]) for o in others)
        for byte in range(at, at + size):
            self._writes[byte] = at, size, kind if fits else _CONTESTED
        return fits

    def may_rewrite(self, at: int, size: int, relocation: int) -> None:
        """The linker may change these bytes too, on account of a relocation."""
        start = max(at, self.section_of(relocation).start)
        self.fill(start, at + size - start)
        self._rewrites.update(dict.fromkeys(range(start, at + size), relocation))

    def _as_decoded(self, insn) -> None:
        """Refuse an instruction of which the linker changes more than an operand of it."""
        whole = range(insn.address, insn.next)
        code = self.code_at(insn.address, len(whole))
        for at, size, kind in {self._writes[n] for n in whole if n in self._writes}:
            if kind == _CONTESTED:
                raise Refused(_TWICE)
            if not self.encoding.takes(self, insn, code, at, size, kind):
                raise Refused(
                    f"relocation {kind} changes bytes of this instruction that are not an operand "
                    "of its kind"
                )
        if any(self._rewrites.get(n, n) not in whole for n in whole):
            raise Refused("the linker may take these bytes for an instruction that it rewrites")
        if self._pads and self.encoding.jumps_anywhere(insn, code):
            raise Refused(f"a branch through a register in an object that promises {self._pads}")

    def fill(self, at: int, size: int, why: str = "") -> None:
        """The linker writes these bytes, and why it is not known what."""
        for byte in range(at, at + size):
            self._filled[byte] = why or self._filled.get(byte, "")

    def filled(self, at: int, count: int) -> str:
        """Why these bytes cannot be read as data; empty: they can."""
        if any(self._writes.get(n, (0,))[-1] == _CONTESTED for n in range(at, at + count)):
            return _TWICE
        if count == self.encoding.word and (at in self.pointers or at in self.distances):
            return ""
        for byte in range(at, at + count):
            if byte in self._filled:
                whole = byte in self.pointers or byte in self.distances
                part = "part of a pointer among the constants is read"
                return part if whole else self._filled[byte] or "the linker fills in bytes there"
        if self.encoding.marked and self.pieces is None:
            section = self.section_of(at)
            if section.flags & EXECUTE and "d" != section.mark(at) != "":
                return "instructions, which a linker may change, are read as data"
        return ""

    def target(self, symbol: Symbol, addend: int, more: int = 0) -> int:
        """The address that is addend + more bytes behind a symbol's. Refused where it is another
        in the linked program. `more` is what the instruction adds to what the linker writes."""
        start = symbol.address
        at = start + addend + more
        section = self.section_of(start)
        if abs(at - start) >= _FAR:
            raise Refused("an address far from its section")
        if not section.rigid(start, at):
            raise Refused("an address counted over code that the linker may shorten")
        if section.entry:
            # Of a section's symbol, the addend says which entry is meant, else the symbol.
            meant = start + addend if symbol.section else start
            if meant // section.entry != at // section.entry:
                raise Refused(
                    f"an address outside of what the linker merges in {section.name}, each "
                    f"{section.entry} bytes for themselves"
                )
        return at

    def minus(self, at: int, size: int, to: int, base: int, more: int = 0) -> None:
        """The bytes at an address are one address less another, plus a number."""
        section = self.section_of(to)
        if section is self.section_of(base) and not section.entry and section.rigid(to, base):
            value = (to - base + more) & (1 << 8 * size) - 1
            self.patch(at, value.to_bytes(size, "little"))
            for byte in range(at, at + size):
                self._filled.pop(byte, None)
        elif size == self.encoding.word and section is not self.section_of(base):
            self.distances[at] = to + more, base
        else:
            if size == 4 and section is not self.section_of(base):
                self.narrow[at] = to + more, base
            raise Refused("the linker fills in a distance that only it knows")

    def executes(self, at: int) -> bool:
        return bool(self.section_of(at).flags & EXECUTE)

    def point(self, at: int, target: int) -> None:
        """The bytes at an address are a pointer."""
        self.pointers[at] = target

    def got(self, target: int) -> int:
        """The slot of the global offset table that points to the target."""
        if target not in self._got:
            word = self.encoding.word
            self._got[target] = slot = self.append("the table of addresses", bytes(word), word, 2)
            self.pointers[slot] = target
            self.fill(slot, word)
        return self._got[target]

    def table(self) -> int:
        """What addresses of slots in the global offset table count from."""
        if self._table is None:
            self._table = self.append("the start of the table of addresses", b"", 4, ALLOC)
        return self._table

    def word_at(self, at: int) -> int:
        return int.from_bytes(self.code_at(at, 4), "little")

    def region(self, alg: Algebra) -> Code:
        """Its sections as regions."""
        return Code(self, alg)

    def _others(self, symbol: str) -> str:
        """Which functions there are instead, those with a similar name first."""
        if not self.functions:
            return "it has none: stripped, or without code"
        near = get_close_matches(symbol, self.functions, 3, 0.5)
        some = sorted(self.functions, key=lambda name: name not in near)
        known = ", ".join(some[:12]) + (f" and {len(some) - 12} more" if len(some) > 12 else "")
        return (f"did you mean {' or '.join(near)}? " if near else "") + f"It has: {known}"

    def entry(self, symbol: str) -> int:
        if symbol not in self.functions and symbol not in self._problems:
            raise Refused(f"{self.path} defines no function {symbol}; {self._others(symbol)}")
        if symbol in self._problems:
            raise Refused(f"{self.path}: {self._problems[symbol]}")
        address = self.symbols[symbol]
        section = self.section_of(address)
        if section.comdat:
            raise Refused(
                f"{self.path}: {section.name}, where {symbol} lies, may be replaced by one of "
                "another object"
            )
        if section.mark(address) == "a":
            raise Refused(f"{self.path}: {symbol} is A32 code, not Thumb")
        if self._pads and not files.is_landing_pad(self.isa, self.code_at(address, 4)):
            raise Refused(
                f"{self.path} promises {self._pads}, and {symbol} does not begin with a landing pad"
            )
        return address

    def decode(self, address: int):
        """The instruction at an address."""
        insn = self._instructions.get(address)
        if insn is None:
            if address in self._unknown:
                insn = self.encoding.called(self._unknown[address], address)
                if insn is not None:
                    return insn
                raise Refused(f"call of {self._unknown[address]}, which is in another file")
            if not self._in_code(address):
                raise Refused(f"jump to {address:#x}, which is no code")
            section = self.section_of(address)
            why = self.pieces is None and section.inexecutable(self.unit)
            if why:
                raise Refused(f"code that cannot be relied on: {why}")
            if section.mark(address) == "a":
                raise Refused("A32 code, not Thumb")
            code = self.code_at(address, min(section.end - address, 18))
            found = self.encoding.decode(code, address)
            if not found:
                raise Refused(f"bytes that are no instruction: {code[:4].hex()}")
            insn = found[0]
            for other in found:
                reasons = map(self._filled.get, range(other.address, other.next))
                why = next(filter(None, reasons), "")
                if why:
                    raise Refused(why)
                self._as_decoded(other)
                # What follows an IT means something else if it is reached without it.
                if other.address in self._instructions:
                    raise Refused("a jump into an IT block")
                self._instructions[other.address] = other
        return insn

    def decoded(self):
        """Addresses and instructions of all that was asked for."""
        return self._instructions.items()

    def pointed(self, address: int) -> str | None:
        """The function that a pointer in the data at this address points to."""
        target = self.pointers.get(address)
        if target is not None:
            target &= ~self.encoding.function_bit
        return next((name for name in self.functions if self.symbols[name] == target), None)

    def code_at(self, address: int, size: int) -> bytes:
        """Bytes of a section, and zeros outside of it."""
        section = self.section_of(address)
        start = address - section.start
        before = bytes(min(size, max(0, -start)))
        inside = bytes(section.data[max(0, start) : max(0, start + size)])
        return (before + inside).ljust(size, b"\0")

    def patch(self, address: int, code: bytes) -> None:
        """Change code, as a planted fault does."""
        section, end = self.section_of(address), address + len(code)
        section.data[address - section.start : end - section.start] = code
        # An instruction has at most 16 bytes, and an IT governs those in the 16 bytes behind it.
        for near in range(address - 16, end + 16):
            self._instructions.pop(near, None)

    def file_offset(self, address: int) -> int:
        return next(o + address - a for a, b, o in self._in_file if a <= address < b)

    def offset(self, address: int) -> str:
        """The address as a disassembly of the file shows it."""
        for name, start, end, _ in self._names if self.pieces is not None else ():
            if start <= address < end:
                return f"{name}+{address - start:#x}"
        section = self.section_of(address)
        return f"{section.name}+{address - section.start:#x}" if section else hex(address)


def _in_comdat_groups(elf: ELFFile) -> set[int]:
    """Numbers of the sections that a linker keeps of one object and drops of all others."""
    found: set[int] = set()
    for group in elf.iter_sections():
        if group["sh_type"] == "SHT_GROUP":
            raw = group.data()
            words = [int.from_bytes(raw[n : n + 4], "little") for n in range(0, len(raw), 4)]
            if words and words[0] & 1:
                found |= set(words[1:])
    return found


def _problem(name: str, bind: str, kind: str, where, section: Section | None) -> str:
    """Why what a symbol names is not known before the program is linked."""
    if bind == "STB_WEAK":
        return f"{name} is weak: another object may define it too, and that one is taken"
    if bind in ("STB_GNU_UNIQUE", "STB_LOOS"):
        return f"{name} is unique: that of another object may be taken"
    if kind in ("STT_LOOS", "STT_GNU_IFUNC"):
        return f"{name} is indirect: what it calls is chosen when the program starts"
    if kind == "STT_TLS":
        return f"{name} is another one in every thread"
    if where == "SHN_COMMON":
        return f"{name} is common: another object may define it"
    if where == "SHN_ABS" and kind != "STT_FILE":
        return f"{name} is a number, not an address in the object"
    if section is not None and section.name_of_rewritten:
        return f"linkers write {section.name} anew"
    return ""
