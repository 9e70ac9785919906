# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What of an ELF file must be as linkers read it, before anything is said of its code.

The prover and the cycle model read a file with pyelftools, the program's author with a linker. This
file says where the two would not see the same: sections that only one of them understands, names
that are defined twice, segments that are not the sections, promises in a property note.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator

from elftools.elf.elffile import ELFFile
from elftools.elf.relocation import RelocationSection

_ALLOC = 2
#: Types of sections of which it is known what a linker makes of them.
_KNOWN = "NULL PROGBITS SYMTAB STRTAB RELA REL NOBITS NOTE GROUP SYMTAB_SHNDX INIT_ARRAY FINI_ARRAY"
_KNOWN += " PREINIT_ARRAY ARM_EXIDX ARM_ATTRIBUTES RISCV_ATTRIBUTES AMD64_UNWIND X86_64_UNWIND"
_TYPES = {f"SHT_{name}" for name in _KNOWN.split()} | {
    0x6FFF4C03,  # LLVM's list of symbols of which an address is taken
    0x6FFF4C0A,  # and of basic blocks
    0x70000001,  # unwinding table of x86-64 and of ARM
    0x70000003,  # attributes of ARM, AArch64 and RISC-V
    "SHT_LLVM_ADDRSIG",
    "SHT_AARCH64_ATTRIBUTES",
}
_CREL = 0x40000014


def unsound(elf: ELFFile) -> str:
    """Why nothing can be said of the file; empty: something can."""
    if elf["e_type"] != "ET_REL":
        return _segments(elf) or _tables(elf)
    for section in elf.iter_sections():
        kind = section["sh_type"]
        if kind == _CREL:
            return f"its relocations are in {section.name} in a form (CREL) that is not read here"
        if kind not in _TYPES:
            return f"section {section.name} is of a type that is not understood, {kind}"
    return _tables(elf)


def _tables(elf: ELFFile) -> str:
    found = [n for n, s in enumerate(elf.iter_sections()) if s["sh_type"] == "SHT_SYMTAB"]
    if len(found) > 1:
        return f"it has {len(found)} symbol tables, and linkers read one of them"
    for number in found:
        table = elf.get_section(number)
        for n, symbol in enumerate(table.iter_symbols()):
            if (symbol["st_info"]["bind"] == "STB_LOCAL") != (n < table["sh_info"]):
                return f"{symbol.name or 'a symbol'} stands among the local names or is no such one"
    for section in elf.iter_sections():
        if elf["e_type"] == "ET_REL" and isinstance(section, RelocationSection):
            if [section["sh_link"]] != found:
                return f"the relocations in {section.name} are not of its symbol table"
    return ""


def symbols(elf: ELFFile) -> Iterator:
    """Of the symbol table that linkers read."""
    for section in elf.iter_sections():
        if section["sh_type"] == "SHT_SYMTAB":
            yield from section.iter_symbols()


def _uleb(data: bytes, at: int) -> tuple[int, int]:
    """A number of as many bytes as it needs, and where the next one begins."""
    value = shift = 0
    while True:
        value |= (data[at] & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if not data[at - 1] & 0x80:
            return value, at


def attributes(elf: ELFFile) -> dict[int, int]:
    """Of a file for Arm: what its build attributes say of the whole file, where that is a number
    (ABI for the Arm architecture, IHI 0045, section 3)."""
    found: dict[int, int] = {}
    for section in elf.iter_sections():
        data = section.data() if section["sh_type"] == "SHT_ARM_ATTRIBUTES" else b""
        at = 1  # behind the version
        while at + 4 < len(data):
            end = at + int.from_bytes(data[at : at + 4], "little")
            name = data.index(b"\0", at + 4) + 1
            if data[at + 4 : name] == b"aeabi\0" and data[name : name + 1] == b"\1":  # of the file
                size = int.from_bytes(data[name + 1 : name + 5], "little")
                found |= _numbers(data[name + 5 : min(name + size, end)])
            at = max(end, at + 5)
    return found


def _numbers(data: bytes) -> dict[int, int]:
    """Tags 4 and 5, and odd ones above 64, are texts; 32 is a number and a text."""
    found, at = {}, 0
    while at < len(data):
        tag, at = _uleb(data, at)
        if tag not in (4, 5) and (tag < 64 or tag % 2 == 0):
            found[tag], at = _uleb(data, at)
        if tag in (4, 5, 32) or tag > 64 and tag % 2:
            at = data.index(b"\0", at) + 1
    return found


def _segments(elf: ELFFile) -> str:
    """Whether what is loaded is what the sections say."""
    loads = [s for s in elf.iter_segments() if s["p_type"] == "PT_LOAD" and s["p_memsz"]]
    ends = sorted((s["p_vaddr"], s["p_vaddr"] + s["p_memsz"]) for s in loads)
    for (_, end), (start, _) in zip(ends, ends[1:], strict=False):
        if start < end:
            return f"two of its segments are loaded to {start:#x}"
    for segment in loads:
        if segment["p_filesz"] > segment["p_memsz"]:
            return "a segment has more bytes in the file than in memory"
    for section in elf.iter_sections():
        if not section["sh_flags"] & _ALLOC or not section["sh_size"]:
            continue
        if section["sh_type"] == "SHT_NOBITS":
            continue
        if not any(_holds(segment, section) for segment in loads):
            return f"no segment loads section {section.name} to where the section says"
    return ""


def _holds(segment, section) -> bool:
    """Whether the segment puts the section's bytes where the section has them."""
    at = section["sh_addr"] - segment["p_vaddr"]
    inside = 0 <= at and at + section["sh_size"] <= segment["p_filesz"]
    return inside and section["sh_offset"] - segment["p_offset"] == at


def ambiguous(found: Iterator, is_mapping: Callable[[str], bool]) -> dict[str, str]:
    """Names that stand for several places, and why nothing is said of them: linkers call a global
    one rather than a local one that stands before it."""
    places: dict[str, set] = defaultdict(set)
    for symbol in found:
        name, kind = symbol.name, symbol["st_info"]["type"]
        if not name or kind in ("STT_SECTION", "STT_FILE") or is_mapping(name):
            continue
        for meant in {name, name.partition("@")[0] or name}:  # without its version
            places[meant].add((symbol["st_shndx"], symbol["st_value"]))
    problems = {}
    for name, where in places.items():
        defined = [place for place in where if place[0] != "SHN_UNDEF"]
        if len(defined) > 1:
            problems[name] = f"{name} is defined {len(defined)} times"
        elif len(where) > len(defined) > 0:
            problems[name] = f"{name} is local here; the {name} that is called is in another file"
    return problems


# Promises of a property note: each branch through a register finds a landing pad

_PROPERTIES = 5
#: Machine -> type of the property with the promises, the bit of landing pads, and their name.
_PROMISES = {
    "EM_X86_64": (0xC0000002, 1, "IBT"),
    "EM_AARCH64": (0xC0000000, 1, "BTI"),
    "EM_RISCV": (0xC0000000, 1, "Zicfilp"),
}
_ENDBR64 = b"\xf3\x0f\x1e\xfa"
#: BTI c and jc, PACIASP and PACIBSP, which take a call through a register.
_CALL_PADS = {0xD503245F, 0xD50324DF, 0xD503233F, 0xD503237F}


def promised(elf: ELFFile) -> str:
    """Which check of landing pads the file promises to pass; empty: none."""
    kind, bit, name = _PROMISES.get(elf["e_machine"], (None, 0, ""))
    for section in elf.iter_sections():
        note = section["sh_type"] == "SHT_NOTE" or section.name.startswith(".note.gnu.property")
        if note and section["sh_type"] != "SHT_NOBITS":
            for found, value in _properties(section.data(), elf.elfclass // 8):
                if found == kind and value & bit:
                    return name
    return ""


def _properties(data: bytes, unit: int) -> Iterator[tuple[int, int]]:
    def number(at: int) -> int:
        return int.from_bytes(data[at : at + 4], "little")

    at = 0
    while at + 12 <= len(data):
        name, size, kind = number(at), number(at + 4), number(at + 8)
        start = at + 12 + (name + 3) // 4 * 4
        if kind == _PROPERTIES and data[at + 12 : at + 16] == b"GNU\0":
            p = start
            while p + 8 <= min(start + size, len(data)):
                width = number(p + 4)
                yield number(p), number(p + 8) if width >= 4 else 0
                p += 8 + (width + unit - 1) // unit * unit
        # Other notes are aligned to 4 bytes.
        around = unit if kind == _PROPERTIES else 4
        at = start + (size + around - 1) // around * around


def is_landing_pad(machine: str, code: bytes) -> bool:
    """Of the bytes at the entry of a function that may be called through a register."""
    word = int.from_bytes(code[:4], "little")
    if machine == "x86_64":
        return code[:4] == _ENDBR64
    if machine == "aarch64":
        return word in _CALL_PADS
    return word == 0x00000017  # lpad 0


def through_register(machine: str, code: bytes, size: int) -> bool:
    """Whether an instruction branches to where a register or memory says, and is no return."""
    word = int.from_bytes(code[:size], "little")
    if machine == "aarch64":
        return word & 0xFFDFFC1F == 0xD61F0000  # BR, BLR
    if not machine.startswith("riscv"):
        return False
    if size == 2:
        source = word >> 7 & 31
        return word & 0xE07F == 0x8002 and source not in (0, 1, 5)
    return word & 0x707F == 0x67 and (word >> 15 & 31) not in (1, 5, 7)
