# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Straight-line code over values: what passes order, give registers, and print.

Every value is written once. A stored word s stands for the logical word w = rol(s, delay): the
delay is kept here beside the value and is not in the code (lazy rotations). So rho costs nothing,
it only renames; and an operation on two words with different delays rotates its second operand
by the difference, which the barrel shifter does on the way.
"""

from __future__ import annotations

from dataclasses import dataclass, field

MEMORY = ("ld", "st")


@dataclass
class Op:
    """kind: ld, st, eor, bic, ror, eori (with an immediate), add.

    eor and bic: dst = a OP shift(b, rot); bic is a AND NOT b. ror: dst = a rotated right by rot.
    ld, st: `at` is (space, key): ("A", word), ("E", word) where a result goes, ("S", slot) on the
    stack, ("K", offset) among the constants, behind the pointer `a` of the load.
    """

    kind: str
    dst: int | None = None
    a: int | None = None
    b: int | None = None
    rot: int = 0
    shift: str = "ror"
    at: tuple | None = None
    note: str = ""

    @property
    def reads(self) -> tuple[int, ...]:
        return tuple(v for v in (self.a, self.b) if v is not None)


@dataclass
class Program:
    """`enter` and `leave`: values alive at the start and the end, in corresponding order."""

    ops: list[Op] = field(default_factory=list)
    delay: list[int] = field(default_factory=list)
    enter: list[int] = field(default_factory=list)
    leave: list[int] = field(default_factory=list)

    def value(self, delay: int = 0) -> int:
        self.delay.append(delay % 32)
        return len(self.delay) - 1

    def load(self, at: tuple, delay: int, note: str = "", base: int | None = None) -> int:
        v = self.value(delay)
        self.ops.append(Op("ld", v, base, at=at, note=note))
        return v

    def store(self, v: int, at: tuple, note: str = "") -> None:
        self.ops.append(Op("st", None, v, at=at, note=note))

    def eor(self, a: int, b: int, note: str = "", turn: int = 0, keep: str = "a") -> int:
        """a XOR rol(b, turn), with the delay of a (keep="a") or of the rotated b (keep="b")."""
        da, db = self.delay[a], (self.delay[b] + turn) % 32
        if keep == "b":
            a, b, da, db = b, a, db, da
        v = self.value(da)
        self.ops.append(Op("eor", v, a, b, (da - db) % 32, note=note))
        return v

    def eor_to(self, a: int, b: int, delay: int, note: str = "", turn: int = 0) -> int:
        """The same with whichever operand has the delay; a third one needs a rotation."""
        da, db = self.delay[a], (self.delay[b] + turn) % 32
        if delay % 32 in (da, db):
            return self.eor(a, b, note, turn, "a" if da == delay % 32 else "b")
        return self.align(self.eor(a, b, note, turn), delay, note)

    def and_not(self, a: int, b: int, note: str = "") -> int:
        v = self.value(self.delay[a])
        self.ops.append(Op("bic", v, a, b, (self.delay[a] - self.delay[b]) % 32, note=note))
        return v

    def align(self, a: int, delay: int, note: str = "") -> int:
        """The same logical word with another delay: an explicit rotation, if it has not."""
        amount = (delay - self.delay[a]) % 32
        if not amount:
            return a
        v = self.value(delay)
        self.ops.append(Op("ror", v, a, rot=amount, note=note))
        return v

    def rename(self, v: int, rotation: int) -> None:
        """From here on v stands for its logical word rotated left: rho costs nothing."""
        self.delay[v] = (self.delay[v] + rotation) % 32
