# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the cores of Arm have in common: condition flags, sums of numbers and pointers, a stack."""

from __future__ import annotations

from ..prove import Refused
from ..prove.domain import Algebra, Word
from ..prove.memory import Memory, Ptr, Region

Value = Word | Ptr
FLAGS = ("n", "z", "c", "v")

_CONDITIONS = {
    "eq": ("z", lambda m: m.z),
    "hs": ("c", lambda m: m.c),
    "mi": ("n", lambda m: m.n),
    "vs": ("v", lambda m: m.v),
    "hi": ("cz", lambda m: m.c & ~m.z),
    "ge": ("nv", lambda m: m.n == m.v),
    "gt": ("nvz", lambda m: m.n == m.v and not m.z),
}
OPPOSITE = {"ne": "eq", "lo": "hs", "pl": "mi", "vc": "vs", "ls": "hi", "lt": "ge", "le": "gt"}


class ArmMachine:
    """Registers are words or pointers. A flag is 0, 1 or None: not known, or depends on data."""

    SP: int  # the number of the stack pointer
    STACK_UNIT: int  # what the stack pointer must be a multiple of

    def __init__(self, alg: Algebra, memory: Memory, code: Region | None):
        self.alg, self.memory, self.code = alg, memory, code
        self.r: list = []
        self.n = self.z = self.c = self.v = None
        self.pc = 0
        self.stack: Region | None = None
        self.caller: Ptr | None = None  # the return address at entry
        self.deepest = 0

    # Values

    @staticmethod
    def word(value: Value) -> Word:
        if isinstance(value, Ptr):
            raise Refused("a pointer is used as data")
        return value

    @staticmethod
    def number(value: Value, what: str) -> int:
        if isinstance(value, Ptr) or value.t:
            raise Refused(f"{what} depends on data")
        return value.c

    def signed(self, low: Word, word: Word, bit: int, start: int, bits: int | None = None) -> Word:
        """`low` with the bits from `start` on, up to `bits`, a copy of that bit of `word`."""
        alg = self.alg
        for at in range(start, bits or alg.width):
            low = alg.xor(low, alg.mask(alg.rotl(word, at - bit), 1 << at))
        return low

    # Flags

    def flags(self) -> tuple[int | None, ...]:
        return self.n, self.z, self.c, self.v

    def set_flags(self, n: int | None, z: int | None, c: int | None, v: int | None) -> None:
        self.n, self.z, self.c, self.v = n, z, c, v

    def result_flags(self, value: Value, bits: int | None = None) -> None:
        """N and Z of a result."""
        if isinstance(value, Word) and not value.t:
            self.n, self.z = value.c >> (bits or self.alg.width) - 1, int(value.c == 0)
        else:
            self.n = self.z = None

    def holds(self, cond: str) -> bool:
        if cond in ("", "al", "nv"):
            return True
        needs, test = _CONDITIONS[OPPOSITE.get(cond, cond)]
        if any(getattr(self, flag) is None for flag in needs):
            raise Refused(f"condition {cond} depends on data")
        return bool(test(self)) != (cond in OPPOSITE)

    def carry(self) -> int:
        if self.c is None:
            raise Refused("the carry flag depends on data")
        return self.c

    # Arithmetic: on numbers and pointers; of data only where nothing carries

    def advance(self, at: Value, offset: int) -> Value:
        if isinstance(at, Ptr):
            offset &= self.alg.ones
            if offset >> self.alg.width - 1:
                offset -= self.alg.ones + 1
            return Ptr(at.region, at.offset + offset) if offset else at
        return self.alg.const(self.number(at, "an address") + offset)

    def sum(self, a: Word, b: Word, carry: int, bits: int | None = None) -> Word:
        """a + b + carry of so many bits, and all flags."""
        alg, bits = self.alg, bits or self.alg.width
        ones = (1 << bits) - 1
        if not a.t and not b.t:
            total = a.c + b.c + carry
            value = alg.const(total & ones)
            self.c = total >> bits
            self.v = ((a.c ^ value.c) & (b.c ^ value.c)) >> bits - 1
            self.result_flags(value, bits)
            return value
        if carry and not b.t and b.c == ones or carry and not a.t and a.c == ones:
            # All ones and a carry add nothing but the carry out: the difference to 0.
            self.set_flags(None, None, 1, None)
            return a if a.t else b
        if not carry and not alg.support(a) & alg.support(b):
            self.set_flags(None, None, 0, 0)
            return alg.xor(a, b)
        raise Refused("a sum of data")

    def _difference(self, a: Ptr, b: Ptr) -> Word:
        region = a.region
        if region is not b.region:
            raise Refused(f"{a} and {b} are compared")
        for p in (a, b):
            if not region.low <= p.offset <= region.low + region.size:
                raise Refused(f"{p} is compared, outside {region.name}")
        difference = a.offset - b.offset
        value = self.alg.const(difference)
        self.result_flags(value)
        # A region may lie across the middle of the address space: nothing is known of V.
        self.c, self.v = int(difference >= 0), None
        return value

    def subtract(self, a: Value, b: Value, carry: int, bits: int | None = None) -> Value:
        """a - b - 1 + carry, and all flags."""
        if isinstance(b, Ptr):
            if not isinstance(a, Ptr) or not carry:
                raise Refused("a pointer is used as data")
            return self._difference(a, b)
        if isinstance(a, Ptr):
            n = self.number(b, "an address") + 1 - carry
            self.set_flags(None, None, None, None)
            if not n and a.region.size:
                self.z, self.c = 0, 1  # no pointer given to the code is null
            return self.advance(a, -n)
        if carry and a == b:
            self.set_flags(0, 1, 1, 0)
            return self.alg.zero
        ones = (1 << (bits or self.alg.width)) - 1
        return self.sum(a, self.alg.xor(b, self.alg.const(ones)), carry, bits)

    def add(self, a: Value, b: Value, carry: int, bits: int | None = None) -> Value:
        if isinstance(b, Ptr):
            a, b = b, a
        if isinstance(a, Ptr):
            self.set_flags(None, None, None, None)
            return self.advance(a, self.number(b, "an address") + carry)
        return self.sum(a, self.word(b), carry, bits)

    def and_(self, a: Value, b: Value) -> Value:
        """AND; of a pointer, its low bits or the pointer rounded down, where both are known."""
        if isinstance(b, Ptr):
            a, b = b, a
        if not isinstance(a, Ptr):
            return self.alg.and_(a, self.word(b))
        return self.memory.masked(a, self.number(b, "the mask of a pointer"))

    # Memory

    def moved_stack(self) -> None:
        """To be called after every write of the stack pointer."""
        sp = self.r[self.SP]
        if self.stack is None:
            return
        if not isinstance(sp, Ptr) or sp.region is not self.stack:
            raise Refused("the stack pointer leaves the stack")
        if sp.offset > 0:
            raise Refused("the stack pointer rises above the caller's frame")
        if sp.offset % self.STACK_UNIT:
            raise Refused(f"the stack pointer is no multiple of {self.STACK_UNIT}")
        self.deepest = min(self.deepest, sp.offset)
        # An interrupt or a signal may write below the stack pointer: what lay there is gone.
        size = self.memory.size
        self.stack.bury([n for n in self.stack.cells if size * n < sp.offset])

    def known(self, at: Value) -> Value:
        """A number is an address where the code is linked to addresses."""
        base = self.code.base if self.code else None
        if isinstance(at, Ptr) or at.t or base is None:
            return at
        offset = at.c - base
        return Ptr(self.code, offset) if self.code.contains(offset, 1) else at

    def pointer(self, at: Value) -> Ptr:
        at = self.known(at)
        if not isinstance(at, Ptr):
            raise Refused("access to an address that is no pointer given to the code")
        return at

    def _touch(self, at: Ptr) -> None:
        if at.region is self.stack and at.offset < self.r[self.SP].offset:
            raise Refused(f"access below the stack pointer, at {at}")

    def load(self, at: Ptr, count: int, align: int = 1) -> Value:
        self._touch(at)
        return self.memory.read(at, count, align)

    def store(self, at: Ptr, value: Value, count: int, align: int = 1) -> None:
        self._touch(at)
        self.memory.write(at, value, count, align)
