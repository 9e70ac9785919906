# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the cores of Arm have in common: condition flags, and sums of numbers and pointers."""

from __future__ import annotations

from ..symbolic import Dependent, Refused
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import (
    Counter,
    Memory,
    NotAbove,
    Ptr,
    combined,
    compared,
    distance,
    inside,
    joined,
    of_arrays,
    unordered,
)
from ..symbolic.sections import Code
from .machine import BaseMachine, Value

FLAGS = ("n", "z", "c", "v")
Flag = int | str | Ptr | None

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


class ArmMachine(BaseMachine):
    """A flag is 0, 1, None - not known, or depends on data - why it must not be used, or a
    pointer: whether that is null."""

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        super().__init__(alg, memory, code)
        self.n = self.z = self.c = self.v = None

    # Flags

    def flags(self) -> tuple[Flag, ...]:
        return self.n, self.z, self.c, self.v

    def set_flags(self, n: Flag, z: Flag, c: Flag, v: Flag) -> None:
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
        if isinstance(self.z, Ptr) and "z" in needs:
            self.z = int(self.is_null(self.z))
        if needs == "cz" and isinstance(self.c, NotAbove) and self.c is self.z:
            return bool(self.c.holds) == (cond in OPPOSITE)
        values = [getattr(self, flag) for flag in needs]
        for why in values:
            if isinstance(why, str):
                raise Refused(why)
        if None in values:
            raise Dependent(f"condition {cond} depends on data", "a condition")
        found = bool(test(self)) != (cond in OPPOSITE)
        if self.seen is not None:
            self.seen.append((self.pc, "a condition", int(found)))
        return found

    def carry(self) -> int:
        if not isinstance(self.c, int):
            raise Refused(self.c or "the carry flag depends on data")
        return self.c

    # Arithmetic: on numbers and pointers; of data only where nothing carries

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
        difference = distance(a, b)
        value = self.alg.const(difference)
        self.result_flags(value)
        # A region may lie across the middle of the address space: nothing is known of V.
        self.c, self.v = unordered(a, b) or int(difference >= 0), None
        return value

    def subtract(self, a: Value, b: Value, carry: int, bits: int | None = None) -> Value:
        """a - b - 1 + carry, and all flags."""
        if of_arrays(a, b) and carry:
            less, equal = compared(self.alg, a, b)
            self.set_flags(None, equal, 1 - less if isinstance(less, int) else less, None)
            return combined(self.alg, (1, a), (-1, b))
        if isinstance(b, Ptr):
            if not isinstance(a, Ptr) or not carry:
                raise Refused("a pointer is used as data")
            return self._difference(a, b)
        if isinstance(a, Ptr):
            n = self.number(b, "an address") + 1 - carry
            self.set_flags(None, None, None, None)
            if not n and a.region.given and a.region.size and inside(a):
                self.z, self.c = 0, 1  # no pointer given to the code is null
            value = self.advance(a, -n)
            if isinstance(value.region, Counter):
                self.z = value
            return value
        if carry and a == b:
            self.set_flags(0, 1, 1, 0)
            return self.alg.zero
        ones = (1 << (bits or self.alg.width)) - 1
        return self.sum(a, self.alg.xor(b, self.alg.const(ones)), carry, bits)

    def add(self, a: Value, b: Value, carry: int, bits: int | None = None) -> Value:
        if isinstance(b, Ptr):
            a, b = b, a
        if isinstance(a, Ptr) and isinstance(b, Ptr):
            self.set_flags(None, None, None, None)
            both = combined(self.alg, (1, a), (1, b)) if of_arrays(a, b) else None
            value = both or joined(a, b)
            return value if not carry else self.advance(value, carry)
        if isinstance(a, Ptr):
            self.set_flags(None, None, None, None)
            return self.advance(a, self.number(b, "an address") + carry)
        return self.sum(a, self.word(b), carry, bits)
