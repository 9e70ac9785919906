# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Memory as the prover sees it: a few regions, nothing else. Little-endian.

An address is a region and a concrete offset in it. Regions lie at unknown distances from each
other, so an address can only be formed from a pointer that the code was given.
"""

from __future__ import annotations

from collections.abc import Callable

from . import Refused, Violated
from .domain import Algebra, Word


class Region:
    """`size` bytes from offset `low`. `align` is what the caller promises of offset 0.

    Memory is kept in cells of one word, so the algebra's width gives their size: `initial(n)` is
    cell n before the code runs.
    """

    def __init__(
        self,
        name: str,
        size: int,
        align: int,
        initial: Callable[[int], Word | Ptr],
        writable: bool = False,
        low: int = 0,
        pieces: list[tuple[int, int, int]] | None = None,
    ):
        self.name, self.size, self.align, self.low = name, size, align, low
        self.initial, self.writable = initial, writable
        #: Parts that may be read: start, end, alignment. An access lies within one of them.
        self.pieces = pieces
        #: What the start is congruent to modulo 64, where a run assumes it (the stack).
        self.residue = 0
        #: The address of offset 0, where it is known: that of code in a linked image.
        self.base: int | None = None
        self.asked = 1  # the largest alignment that a run depended on
        self.writable_below: int | None = None
        self.write_only = False  # until it was written
        self.cells: dict[int, Word | Ptr] = {}
        self.written: set[int] = set()
        self._buried: dict[int, Word | Ptr] = {}

    def contains(self, offset: int, count: int) -> bool:
        if offset < self.low or offset + count > self.low + self.size:
            return False
        return self.pieces is None or any(
            a <= offset and offset + count <= b for a, b, _ in self.pieces
        )

    def near(self, offset: int) -> bool:
        """Less than a page away, so that the address does not wrap around."""
        return self.low - 4096 < offset < self.low + self.size + 4096

    def bury(self, cells: list[int]) -> None:
        """Contents that the code must not rely on any more, though they may still lie there."""
        for n in cells:
            value = self.cells.pop(n)
            if n in self.written:
                self._buried[n] = value
                self.written.discard(n)

    def left(self) -> list[Word | Ptr]:
        """What the code wrote here last, buried or not."""
        buried = [value for n, value in self._buried.items() if n not in self.written]
        return [self.cells[n] for n in self.written] + buried

    def cell(self, n: int) -> Word | Ptr:
        value = self.cells.get(n)
        if value is None:
            value = self.cells[n] = self.initial(n)
        return value


class Ptr:
    """offset bytes behind the start of a region."""

    __slots__ = ("region", "offset")

    def __init__(self, region: Region, offset: int):
        self.region, self.offset = region, offset

    def __eq__(self, other: object) -> bool:
        return (
            isinstance(other, Ptr) and self.region is other.region and self.offset == other.offset
        )

    def __hash__(self) -> int:
        return hash((id(self.region), self.offset))

    def __repr__(self) -> str:
        return f"{self.region.name}{self.offset:+d}"


class Memory:
    """Reads and writes of 1 byte up to a word, with every access checked."""

    def __init__(self, alg: Algebra):
        self.alg = alg
        self.size = alg.width // 8

    def check(self, at: Ptr, count: int, align: int, what: str) -> None:
        region, offset = at.region, at.offset
        if not region.contains(offset, count):
            raise Violated(f"{what} of {count} bytes at {at} lies outside {region.name}", "memory")
        if align > 1 and not self.aligned(at, align):
            raise Violated(
                f"{what} at {at} needs {align}-byte alignment that nothing promises", "memory"
            )

    @staticmethod
    def aligned(at: Ptr, align: int) -> bool:
        region = at.region
        region.asked = max(region.asked, align)
        if region.pieces is not None:
            return any(
                a <= at.offset < b and align <= promised and (at.offset - a) % align == 0
                for a, b, promised in region.pieces
            )
        return align <= region.align and (at.offset + region.residue) % align == 0

    def masked(self, at: Ptr, bits: int) -> Word | Ptr:
        """AND of a pointer and a number: its low bits as a number, or the pointer rounded down."""
        ones = self.alg.ones
        rounds = bits >> self.alg.width - 1
        unit = ones - bits + 1 if rounds else bits + 1
        rest = None if unit & (unit - 1) else self._modulo(at, unit)
        if rest is None:
            raise Refused(f"the low bits of {at} are not known")
        return Ptr(at.region, at.offset - rest) if rounds else self.alg.const(rest)

    def _modulo(self, at: Ptr, unit: int) -> int | None:
        """The address modulo a power of two, if the alignment promised says it."""
        region = at.region
        if region.pieces is None:
            known = self.aligned(Ptr(region, -region.residue), unit)
            return (at.offset + region.residue) % unit if known else None
        for start, end, promised in region.pieces:
            if start <= at.offset <= end and unit <= promised:
                return (at.offset - start) % unit
        return None

    def read(self, at: Ptr, count: int, align: int = 1) -> Word | Ptr:
        self.check(at, count, align, "read")
        alg, region, size = self.alg, at.region, self.size
        n, shift = divmod(at.offset, size)
        last = (at.offset + count - 1) // size
        if region.write_only and not {n, last} <= region.written:
            raise Violated("an output is read before it is written", "memory")
        value = region.cell(n)
        if not shift and count == size:
            return value
        value = self._bits(value, at)
        value = alg.shr(value, 8 * shift)
        if shift + count > size:
            above = self._bits(region.cell(n + 1), at)
            value = alg.xor(value, alg.shl(above, 8 * (size - shift)))
        return value if count == size else alg.mask(value, (1 << 8 * count) - 1)

    def write(self, at: Ptr, value: Word | Ptr, count: int, align: int = 1) -> None:
        self.check(at, count, align, "write")
        alg, region, size = self.alg, at.region, self.size
        limit = region.writable_below
        if not region.writable or (limit is not None and at.offset + count > limit):
            raise Violated(f"write at {at}: {region.name} is not to be written there", "memory")
        n, shift = divmod(at.offset, size)
        if not shift and count == size:
            region.cells[n] = value
            region.written.add(n)
            return
        keep = (1 << 8 * count) - 1
        value = alg.mask(self._bits(value, at), keep)
        self._merge(region, n, alg.shl(value, 8 * shift), (keep << 8 * shift) & alg.ones, at)
        if shift + count > size:
            over = 8 * (size - shift)
            self._merge(region, n + 1, alg.shr(value, over), keep >> over, at)

    def _merge(self, region: Region, n: int, value: Word, mask: int, at: Ptr) -> None:
        old = self._bits(region.cell(n), at)
        region.cells[n] = self.alg.xor(self.alg.mask(old, ~mask & self.alg.ones), value)
        region.written.add(n)

    @staticmethod
    def _bits(value: Word | Ptr, at: Ptr) -> Word:
        if isinstance(value, Ptr):
            raise Refused(f"part of a pointer is accessed at {at}")
        return value


#: Bytes below the stack pointer that a function may use.
STACK = 1 << 20


def call_stack(alg: Algebra, above: list[Word | Ptr], word: int, residue: int) -> Region:
    """The stack of a function that is called: `above` lies from the stack pointer on, in words of
    so many bytes, and what else is there is unknown. residue: of the stack pointer modulo 64."""

    def initial(n: int) -> Word | Ptr:
        if 0 <= n < len(above):
            return above[n]
        return alg.atom(f"stack[{word * n}] at entry")

    size = STACK + word * len(above)
    stack = Region("the stack", size, 64, initial, writable=True, low=-STACK)
    stack.residue, stack.writable_below = residue, 0
    return stack
