# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Memory as the prover sees it: a few regions, nothing else. Little-endian.

An address is a region and a concrete offset in it. Regions lie at unknown distances from each
other, so an address can only be formed from a pointer that the code was given. Each section of an
object is a region of its own (sections.py), because a linker puts them where it likes.
"""

from __future__ import annotations

from collections.abc import Callable

from . import Refused, Unaligned, Violated
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
        pieces: list[tuple[int, int]] | None = None,
    ):
        self.name, self.size, self.align, self.low = name, size, align, low
        self.initial, self.writable = initial, writable
        #: Parts that may be read: start, end. An access lies within one of them.
        self.pieces = pieces
        #: What the start is congruent to modulo `align`, where a run assumes it.
        self.residue = 0
        #: The address of offset 0, where it is known: that of code in a linked image.
        self.base: int | None = None
        #: Whether the caller promises that it lies at no null pointer. Not so of sections.
        self.given = True
        #: What the name stands for: an offset is shown from here.
        self.origin = 0
        #: Why none of it can be read, and why these bytes of it cannot; empty: they can.
        self.unreadable = ""
        self.filled: Callable[[int, int], str] = lambda offset, count: ""
        #: Offsets where a linker may take bytes away or add some, in ascending order.
        self.shrinks: list[int] = []
        #: Of a section: offsets of which the alignment is promised, and what it is.
        self.anchors: list[tuple[int, int]] | None = None
        self.unit = 1  # what is left of it anywhere
        self.asked = 1  # the largest alignment that a run depended on
        #: Of an array of the caller: the how many-th it is by address, where a run assumes that;
        #: and whether the run depended on it.
        self.place: int | None = None
        self.ordered = False
        self.writable_below: int | None = None
        self.write_only = False  # until it was written
        self.cells: dict[int, Word | Ptr] = {}
        self.written: set[int] = set()
        self.buried: dict[int, Word | Ptr] = {}

    def contains(self, offset: int, count: int) -> bool:
        if offset < self.low or offset + count > self.low + self.size:
            return False
        return self.pieces is None or any(
            a <= offset and offset + count <= b for a, b in self.pieces
        )

    def rigid(self, a: int, b: int) -> bool:
        """Whether two offsets keep their distance whatever the linker does."""
        first, last = min(a, b), max(a, b)
        return not any(first <= at < last for at in self.shrinks)

    def bury(self, cells: list[int]) -> None:
        """Contents that the code must not rely on any more, though they may still lie there."""
        for n in cells:
            value = self.cells.pop(n)
            if n in self.written:
                self.buried[n] = value
                self.written.discard(n)

    def left(self) -> dict[int, Word | Ptr]:
        """What the code wrote into cells last, buried or not."""
        return self.buried | {n: self.cells[n] for n in self.written}

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
        return f"{self.region.name}{self.offset - self.region.origin:+d}"


class Asked(Exception):
    """A condition is whether this is 0, and both may be."""

    def __init__(self, at: Ptr):
        super().__init__(f"whether {at} is 0")
        self.at = at


class Counter(Region):
    """A public number of which only bounds are known. A pointer into this region is that number
    plus a known one. It can be moved, and asked whether it is 0: Asked, where both may be."""

    #: No array has more elements, so that sums of the number and small ones do not wrap around.
    MOST = 1 << 56

    def __init__(self, name: str, least: int):
        super().__init__(name, 0, 1, lambda n: None)
        self.given = False
        self.least, self.exact = least, None

    def is_zero(self, at: Ptr) -> bool:
        if self.exact is not None:
            return self.exact + at.offset == 0
        if -self.least < at.offset < self.MOST:
            return False
        if at.offset == -self.least:
            raise Asked(at)
        raise Refused(f"a condition is whether {self.name} is {-at.offset}")


class Between(Region):
    """Of what a linker computes: the address of one region less that of another, which is known
    only when it has placed them. A pointer into this region is such a distance plus a number. The
    one thing to do with it is to add it to a pointer into `base`."""

    def __init__(self, to: Region, base: Region):
        name = f"the distance of {to.name} from {base.name}"
        super().__init__(name, 0, 1, lambda n: None)
        self.to, self.base_region, self.given = to, base, False


class Combination(Region):
    """A sum of multiples of the starts of regions that is not one of them, such as the difference
    of two arrays, which compilers form to step through both with one register. It can be moved and
    added to; a sum that is one pointer again may access memory."""

    def __init__(self, terms: dict[Region, int]):
        self.terms = terms
        name = " ".join(f"{n:+d} {region.name}" for region, n in terms.items())
        super().__init__(name, 0, 1, lambda n: None)
        self.given = False


class Either(Region):
    """OR of two addresses in arrays: a number of which the low bits are known as far as those of
    both are. A pointer into this region is that number plus a known one. It accesses nothing."""

    def __init__(self, a: Ptr, b: Ptr):
        regions = a.region, b.region
        super().__init__(f"{a} | {b}", 0, min(r.align for r in regions), lambda n: None)
        self.given = False
        self.residue = (a.offset + a.region.residue | b.offset + b.region.residue) % self.align
        self.names = frozenset().union(*(getattr(r, "names", {r.name}) for r in regions))


def combined(alg: Algebra, *parts: tuple[int, Word | Ptr]) -> Word | Ptr:
    """The sum of multiples of pointers and of known numbers, which are taken as signed: offsets
    count from far away in sections, and only what is in a region can be accessed."""
    terms: dict[Region, int] = {}
    offset, half = 0, alg.ones + 1 >> 1
    for factor, value in parts:
        if isinstance(value, Word):
            if value.t:
                raise Refused("a pointer and data are added")
            offset += factor * ((value.c + half & alg.ones) - half)
            continue
        if isinstance(value.region, Counter | Between) or value.region.shrinks:
            raise Refused("a pointer is used as data")
        offset += factor * value.offset
        given = value.region.terms if isinstance(value.region, Combination) else {value.region: 1}
        for region, n in given.items():
            terms[region] = (terms.get(region, 0) + factor * n) & alg.ones
    terms = {region: n for region, n in terms.items() if n}
    if not terms:
        return alg.const(offset)
    if list(terms.values()) == [1]:
        return Ptr(next(iter(terms)), offset)
    return Ptr(Combination(terms), offset)


def of_arrays(*values: Word | Ptr) -> bool:
    """Whether these are pointers into several arrays that do not overlap, of which the order is
    assumed, or sums of such, and numbers."""
    regions: set[Region] = set()
    for value in values:
        if isinstance(value, Ptr):
            terms = getattr(value.region, "terms", (value.region,))
            regions.update(terms)
        elif value.t:
            return False
    return len(regions) > 1 and all(region.place is not None for region in regions)


def _apart(alg: Algebra, at: Word | Ptr) -> tuple[int, int] | None:
    """Least and most of the distance of two arrays plus a number, as an integer. Arrays do not
    overlap, and no address in one or at its end wraps around."""
    terms = at.region.terms if isinstance(at, Ptr) and isinstance(at.region, Combination) else {}
    by_factor = {n: region for region, n in terms.items()}
    if len(terms) != 2 or by_factor.keys() != {1, alg.ones}:
        return None
    first, second = by_factor[1], by_factor[alg.ones]
    first.ordered = second.ordered = True
    if first.place < second.place:
        return second.size - alg.ones + at.offset, at.offset - first.size
    return second.size + at.offset, alg.ones - first.size + at.offset


class NotAbove(str):
    """A flag that depends on how far two arrays lie apart. Two flags that are one of these are of
    one comparison of a and b, of which it is known whether a <= b."""

    holds: int

    @classmethod
    def of(cls, holds: int) -> NotAbove:
        known = cls("a condition depends on how far two arrays lie apart")
        known.holds = holds
        return known


def compared(alg: Algebra, a: Word | Ptr, b: Word | Ptr) -> tuple:
    """Whether a < b, as numbers without a sign, and whether a = b, of pointers into two arrays, or
    of the distance of two and a number; None where it depends on how far they lie apart. Both are
    one NotAbove where it is known only whether a <= b."""
    numbers = [v for v in (a, b) if isinstance(v, Word)]
    span = _apart(alg, combined(alg, (1, a), (-1, b)))
    if numbers:
        span = _apart(alg, b if isinstance(a, Word) else a)
    elif not (inside(a) and inside(b)):
        return None, None
    if span is None:
        return None, None
    low, high = span
    if numbers:
        turn = alg.ones + 1 if high < 0 else 0
        low, high, n = low + turn, high + turn, numbers[0].c
        if low < 0 or high > alg.ones:
            return None, None
        low, high = (n - high, n - low) if isinstance(a, Word) else (low - n, high - n)
    less = 1 if high < 0 else 0 if low >= 0 else None
    if less is None and high == 0:
        return (NotAbove.of(1),) * 2
    return less, 0 if low > 0 or high < 0 else None


def joined(a: Ptr, b: Ptr) -> Ptr:
    """The sum of two pointers, one of which is a distance."""
    for distance, at in ((a, b), (b, a)):
        between = distance.region
        if isinstance(between, Between) and between.base_region is at.region:
            return moved(Ptr(between.to, distance.offset), at.offset)
    raise Refused("a pointer is used as data")


def moved(at: Ptr, by: int) -> Ptr:
    """The pointer so many bytes further."""
    if not by:
        return at
    if not at.region.rigid(at.offset, at.offset + by):
        raise Refused(f"a pointer moves from {at} over code that the linker may shorten")
    return Ptr(at.region, at.offset + by)


def inside(at: Ptr) -> bool:
    """In its region or at its end: addresses there do not wrap around."""
    return at.region.low <= at.offset <= at.region.low + at.region.size


def distance(a: Ptr, b: Ptr) -> int:
    """Bytes from b to a, modulo the size of the address space. Wherever the region lies, that is
    their difference, and they are equal if it is 0. It does not order them: `unordered`."""
    region = a.region
    if region is not b.region or isinstance(region, Between):
        raise Refused(f"{a} and {b} are compared: how far they lie from each other is not known")
    if not region.rigid(a.offset, b.offset):
        raise Refused(f"{a} and {b} are compared: the linker may shorten the code between")
    return a.offset - b.offset


def unordered(a: Ptr, b: Ptr) -> str:
    """Why the distance of two pointers does not say which address is the larger number; empty: it
    does. No object lies across the end of the address space, but one may lie next to it."""
    for p in (a, b):
        if not inside(p):
            return f"{p} is compared, outside {p.region.name}"
    return ""


def is_null(at: Ptr, ones: int) -> bool:
    """Whether a pointer is 0. The caller's are not; of no others is that known, unless the address
    is: a linker may put a section at 0, and a pointer moved out of its object may become 0."""
    region = at.region
    if isinstance(region, Counter):
        return region.is_zero(at)
    if region.base is not None:
        return not (region.base + at.offset) & ones
    if not (region.given and region.size):
        raise Refused(f"{at} is compared with 0, which depends on where the linker puts things")
    if not inside(at):
        raise Refused(f"{at} is compared with 0, outside {region.name}")
    return False


class Memory:
    """Reads and writes of 1 byte up to a word, with every access checked."""

    def __init__(self, alg: Algebra):
        self.alg = alg
        self.size = alg.width // 8

    def check(self, at: Ptr, count: int, align: int, what: str) -> None:
        region, offset = at.region, at.offset
        if region.unreadable and what == "read":
            raise Refused(f"{what} of {count} bytes at {at}: {region.unreadable}")
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
        return Memory._modulo(at, align) == 0

    def masked(self, at: Ptr, bits: int) -> Word | Ptr:
        """AND of a pointer and a number: its low bits as a number, or the pointer rounded down."""
        ones = self.alg.ones
        rounds = bits >> self.alg.width - 1
        unit = ones - bits + 1 if rounds else bits + 1
        at.region.asked = max(at.region.asked, unit)
        if unit & (unit - 1):
            raise Refused(f"bits of {at} that are not its lowest")
        rest = self._modulo(at, unit)
        if rest is None:
            names = getattr(at.region, "names", frozenset({at.region.name}))
            raise Unaligned(f"the low bits of {at} are not known", names, unit)
        return Ptr(at.region, at.offset - rest) if rounds else self.alg.const(rest)

    @staticmethod
    def _modulo(at: Ptr, unit: int) -> int | None:
        """The address modulo a power of two, if the alignment promised says it."""
        region, offset = at.region, at.offset
        if region.base is not None:
            return (region.base + offset) % unit
        if region.anchors is None:
            return (offset + region.residue) % unit if unit <= region.align else None
        if unit <= region.unit:
            return (offset - region.low) % unit
        known = [a for a, align in region.anchors if unit <= align and region.rigid(a, offset)]
        return (offset - known[0]) % unit if known else None

    def read(self, at: Ptr, count: int, align: int = 1) -> Word | Ptr:
        self.check(at, count, align, "read")
        alg, region, size = self.alg, at.region, self.size
        why = region.filled(at.offset, count)
        if why:
            raise Refused(f"read of {count} bytes at {at}: {why}")
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
        old = region.cell(n)
        if isinstance(old, Ptr):  # of which nothing is known any more
            old = self.alg.atom(f"beside a part written over {old}")
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
