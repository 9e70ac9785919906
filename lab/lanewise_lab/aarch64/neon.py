# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds on the vector registers, two lanes each (or one of a state that is alone there): Neon,
the SHA-3 extension, or a mix of them.

The round is written in the four operations of the extension; each occurrence is either that
instruction or what Neon makes of it: EOR3 two EOR, RAX1 and XAR a rotation of two instructions and
an EOR, BCAX a BIC and an EOR. So 66 instructions a round become up to 160, and the share of the
extension is a number.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field

from ..ir import Block
from ..passes.chain import chain
from ..passes.inplace import PLANES, RING
from ..round import WHOLE, Ops, Round, pi_target
from .scalar import ending, next_constant

OPERATIONS = ("eor3", "rax1", "xar", "bcax")


@dataclass
class Share:
    """How many in a hundred of each operation are SHA-3 instructions, spread evenly. turn: whether
    what is left of RAX1 is rotated by XAR with a register of zeros, else by Neon; ahead: whether
    the parities of the planes that chi makes first are added before the loop turns; waiting: the
    lanes that wait in memory between the rounds, where registers are scarce and loads are not;
    alone: whether there is one state, in the lower halves of the registers."""

    of: dict[str, int] = field(default_factory=dict)
    turn: bool = False
    ahead: bool = False
    waiting: tuple[tuple[int, int], ...] = ()
    alone: bool = False
    _sum: dict[str, int] = field(default_factory=dict)

    def sha3(self, operation: str) -> bool:
        total = self._sum.get(operation, 50) + self.of.get(operation, 0)
        self._sum[operation] = total % 100
        return total >= 100


class Rounds(Ops):
    """A stream of rounds of two states that lie zipped."""

    def __init__(self, share: Share, name: str = "v"):
        self.share = share
        self.name = name
        self.stream = Block()
        self.lanes = {
            (x, y): self.stream.entering((x, y), "v")
            for y in range(5)
            for x in range(5)
            if (x, y) not in share.waiting
        }
        self.now = Round(self, self._lane)
        if share.ahead:
            for x in range(5):
                half = self.stream.entering(("half", x), "v")
                self.now.enter(half, *((x, y) for y in PLANES[:3]))
        if share.turn:
            self.zero = self.stream.entering("zero", "v")

    def _op(self, kind: str, *reads: int, of: tuple, n: int = 0) -> int:
        return self.stream.emit(kind, "v", *reads, amount=n, note=WHOLE.algebra(of))

    def _lane(self, lane: tuple[int, int]) -> int:
        if lane not in self.share.waiting:
            return self.lanes[lane]
        return self.stream.emit("vldr", "v", place=(self.name, lane), note=WHOLE.named("a", lane))

    def _keep(self, lane: tuple[int, int], v: int) -> None:
        self.lanes[lane] = v
        if lane in self.share.waiting:
            self.stream.store("vstr", v, place=(self.name, lane), note=WHOLE.named("a", lane))

    def _rotation(self, a: int, left: int, of: tuple) -> int:
        """A rotation by 1 begins with an addition, which more units can do than a shift."""
        v = self._op("vdouble" if left == 1 else "vshl", a, of=of, n=left)
        w = self._op("vsri", v, a, of=of, n=left)
        self.stream.tied.append((v, w))
        return w

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        if len(values) == 3 and self.share.sha3("eor3"):
            return self._op("eor3", *values, of=of)
        sum_, *rest = values
        for value in rest:
            sum_ = self._op("veor", sum_, value, of=of)
        return sum_

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        if self.share.sha3("rax1"):
            return self._op("rax1", a, b, of=of)
        if self.share.turn:
            return self._op("veor", self._op("xar", b, self.zero, of=of, n=amount), a, of=of)
        return self._op("veor", self._rotation(b, amount, of), a, of=of)

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        if amount and self.share.sha3("xar"):
            return self._op("xar", a, b, of=of, n=amount)
        sum_ = self._op("veor", a, b, of=of)
        return self._rotation(sum_, amount, of) if amount else sum_

    def chi(self, a: int, b: int, c: int, of: tuple) -> int:
        if self.share.sha3("bcax"):
            return self._op("bcax", a, c, b, of=of)
        return self._op("veor", self._op("vbic", c, b, of=of), a, of=of)

    def _round(self, constant: Callable[[], int]) -> None:
        now = self.now
        if not self.share.ahead:
            self._early(now)
        for x in range(5):
            now.add(*((x, y) for y in PLANES[3:]))
        for x in RING:
            now.d((x,))
        waiting, extra = self.share.waiting, int(not self.share.of.get("xar"))
        for source in chain(PLANES, 2 + len(waiting), waiting, extra=extra):
            now.b(pi_target(*source))
        for y in PLANES:
            for x in range(5):
                v = now.e((x, y))
                if (x, y) != (0, 0):
                    self._keep((x, y), v)
        self._keep((0, 0), now.iota(constant()))
        self.now = Round(self, self._lane)
        if self.share.ahead:
            self.now.lane_of = self.lanes.__getitem__
            self._early(self.now)
            self.now.lane_of = self._lane

    def _early(self, a: Round) -> None:
        """Of each parity, the part of the planes that are made first."""
        for x in range(5):
            a.add(*((x, y) for y in PLANES[:3]))

    def run(self, rounds: int, pointer: str, ends: str) -> Block:
        """The stream of so many rounds. pointer: the file where the pointer to the constants stays,
        or "memory". ends: see scalar.ending()."""
        stream, place = self.stream, (self.name, "pointer")
        note, kind = "the next round constant", "drc" if self.share.alone else "vrc"
        p = stream.entering("pointer", pointer) if pointer != "memory" else None

        def constant() -> int:
            nonlocal p
            if pointer == "memory":
                p = stream.emit("ldr", "x", place=place, note=note)
            v, p = next_constant(stream, kind, "v", p)
            if pointer == "memory":
                stream.store("str", p, place=place, note=note)
            return v

        for _ in range(rounds):
            self._round(constant)
        ending(stream, p, ends)
        leaving: dict = {
            name: v for name, v in self.lanes.items() if name not in self.share.waiting
        }
        if self.share.ahead:
            leaving |= {("half", x): self.now.sum((x,)) for x in range(5)}
        if self.share.turn:
            leaving["zero"] = self.zero
        stream.leave = [p if name == "pointer" else leaving[name] for name in stream.names]
        return stream
