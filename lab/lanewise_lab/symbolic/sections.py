# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The sections of an object: what of them a linked program still has, and each as a region.

A linker may put every section anywhere, so nothing is known of the distance of two of them. It may
also replace, merge, rewrite, fill in or leave out what they hold: this file says where.
"""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass, field

from . import Refused
from .domain import Algebra, Word
from .memory import Between, Ptr, Region

#: Addresses in an object: each section has its own range of them, so that an address with whatever
#: is added to it says which section it was formed from.
SPACING = 1 << 40
#: The address of the first byte of the first section.
FIRST = 4096

WRITE, ALLOC, EXECUTE, MERGE, STRINGS = 1, 2, 4, 0x10, 0x20
_INFO_LINK, _LINK_ORDER, GROUP, _TLS, _RETAIN = 0x40, 0x80, 0x200, 0x400, 0x200000
_LARGE, _PURE_CODE, _EXCLUDE = 0x10000000, 0x20000000, 0x80000000
_KNOWN = WRITE | ALLOC | EXECUTE | MERGE | STRINGS | _INFO_LINK | _LINK_ORDER | GROUP | _TLS
_KNOWN |= _RETAIN | _LARGE | _PURE_CODE | _EXCLUDE

#: Sections that linkers know by their names and write anew.
_REWRITTEN = (".eh_frame", ".sframe", ".stab", ".got", ".plt", ".ctors", ".dtors", ".gnu.linkonce")
_REWRITTEN += (".note", ".dyn", ".hash", ".gnu.hash", ".interp", ".rel", ".iplt", ".igot")


@dataclass
class Section:
    """Its first byte has the address `start`. Of a linked image, all of it is one section."""

    name: str
    start: int
    data: bytearray
    flags: int
    align: int = 1  # what the linker promises of `start`
    kind: str = "SHT_PROGBITS"
    entry: int = 0  # bytes of what the linker merges with equal ones; 0: nothing is merged
    comdat: bool = False
    #: Addresses where the linker may take bytes away, in ascending order.
    shrinks: list[int] = field(default_factory=list)
    #: Addresses at which the linker keeps an alignment all the same, and which.
    anchors: list[tuple[int, int]] = field(default_factory=list)
    #: Where mapping symbols say that something else begins, and what: x, t, a (code) or d (data).
    marks: list[tuple[int, str]] = field(default_factory=list)

    @property
    def end(self) -> int:
        return self.start + len(self.data)

    @property
    def name_of_rewritten(self) -> bool:
        return any(self.name == n or self.name.startswith(n + ".") for n in _REWRITTEN)

    def _changed(self) -> str:
        """Why what it holds may not be what the program has there."""
        if self.flags & WRITE:
            return "it lies in a writable section, and may have been changed since"
        if self.kind == "SHT_NOBITS":
            return "the file holds no bytes for it, and nothing promises that they are zeros"
        if self.kind != "SHT_PROGBITS" or self.name_of_rewritten:
            return f"linkers write {self.name} anew"
        if self.flags & _EXCLUDE:
            return f"linkers leave {self.name} out"
        if self.flags & _TLS:
            return "every thread has its own"
        if self.flags & ALLOC and self.flags & ~_KNOWN:
            return f"{self.name} has flags of unknown meaning, {self.flags & ~_KNOWN:#x}"
        return ""

    def unreadable(self) -> str:
        """Why it holds no constants; empty: it does."""
        if self.flags & _PURE_CODE:
            return f"{self.name} is for execution only"
        if self.flags & MERGE and (self.flags & STRINGS or not self.entry):
            return f"the linker merges what {self.name} holds with other strings"
        return self._changed()

    def inexecutable(self, align: int) -> str:
        """Why it holds no code, of which instructions lie at multiples of so many bytes."""
        if not self.flags & EXECUTE:
            return f"{self.name} is not executable"
        if self.flags & MERGE:
            return f"the linker merges what {self.name} holds"
        if self.align < align:
            return f"{self.name} is aligned to {self.align} only, so its code may lie misaligned"
        return self._changed()

    def rigid(self, a: int, b: int) -> bool:
        """Whether two addresses keep their distance whatever the linker does."""
        first, last = min(a, b), max(a, b)
        return not any(first <= at < last for at in self.shrinks)

    def mark(self, address: int) -> str:
        """What a mapping symbol says of the address, or nothing."""
        found = bisect_right(self.marks, (address, "~"))
        return self.marks[found - 1][1] if found else ""


class Code:
    """The sections of an object as regions, in the words of one proof.

    Offsets in the regions are the addresses that the object has for the sections.
    """

    def __init__(self, obj, alg: Algebra):
        self._obj, self._alg = obj, alg
        self._regions: dict[int, Region] = {}  # address of the first byte -> region
        self._between: dict[tuple[Region, Region], Between] = {}
        #: Where a linked image lies.
        self.base: int | None = obj.base

    def at(self, address: int) -> Ptr:
        """A pointer to an address of the object."""
        section = self._obj.section_of(address)
        if section is None:
            raise Refused(f"{address:#x} is in no section")
        start, size = section.start, len(section.data)
        if section.entry:
            if not start <= address < section.end:
                raise Refused(f"an address outside of {section.name}, which the linker merges")
            start += (address - start) // section.entry * section.entry
            size = section.entry
        region = self._regions.get(start)
        if region is None:
            region = self._regions[start] = self._region(section, start, size)
        return Ptr(region, address)

    def _region(self, section: Section, start: int, size: int) -> Region:
        obj, alg, word = self._obj, self._alg, self._alg.width // 8
        align = min(section.align, section.entry & -section.entry or section.align)

        def initial(n: int) -> Word | Ptr:
            value = self._filled_in(word * n)
            if value is None:
                raw = obj.code_at(word * n, word)
                value = alg.const(int.from_bytes(raw, "little"))
            return value

        region = Region(section.name, size, align, initial, low=start, pieces=obj.pieces)
        region.base, region.origin, region.given = obj.base, section.start, False
        region.unreadable, region.shrinks = section.unreadable(), section.shrinks
        region.unit = min(align, obj.unit)
        region.filled, region.anchors = obj.filled, [(start, align), *section.anchors]
        return region

    def _filled_in(self, address: int):
        """The word there, if the linker writes it and it is known as what."""
        if address in self._obj.pointers:
            return self.at(self._obj.pointers[address])
        if address in self._obj.distances:
            return self.gap(*self._obj.distances[address])
        return None

    def gap(self, to: int, base: int):
        """One address less another: a number if the linker cannot change it."""
        a, b = self.at(to), self.at(base)
        if a.region is b.region and a.region.rigid(to, base):
            return self._alg.const(to - base)
        if a.region is b.region:
            raise Refused("a distance over code that the linker may shorten")
        region = self._between.get((a.region, b.region))
        if region is None:
            region = self._between[a.region, b.region] = Between(a.region, b.region)
        return Ptr(region, to - base)

    def narrow(self, at: Ptr):
        """The distance of 32 bits at a place in a table of jumps, extended; None: there is none."""
        found = self._obj.narrow.get(at.offset)
        return self.gap(*found) if found and at.region is self.at(at.offset).region else None

    def known(self, address: int) -> Ptr | None:
        """In a linked image, what lies at an address."""
        if self.base is None:
            return None
        found = self.at(FIRST)
        at = Ptr(found.region, address - self.base)
        return at if at.region.contains(at.offset, 1) else None

    def holds(self, at: Ptr) -> bool:
        """Whether it points into a section, or to a function of another file."""
        region = at.region
        known = self._regions.get(region.low) is region
        return known and region.low <= at.offset < region.low + max(region.size, 1)

    def literal(self, address: int) -> int:
        """The address of an instruction that counts from the word it lies in, and what it counts
        from. Which word that is, the section must promise."""
        section = self._obj.section_of(address)
        if self.base is None and section.align < 4:
            raise Refused(
                f"{section.name} is aligned to {section.align} only, so it is not known what "
                "this instruction counts from"
            )
        return (address + 4) & ~3
