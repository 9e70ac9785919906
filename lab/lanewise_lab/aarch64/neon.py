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

from ..passes.chain import chain
from ..passes.inplace import PLANES, RING
from ..passes.stream import Item, Stream
from ..round import RHO, chi_terms, lane, pi_target, theta_terms
from .scalar import ending

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


class Rounds:
    """A stream of rounds of two states that lie zipped."""

    def __init__(self, share: Share, name: str = "v"):
        self.share = share
        self.name = name
        self.stream = Stream()
        self.lanes = {
            (x, y): self.stream.entering((x, y), "v")
            for y in range(5)
            for x in range(5)
            if (x, y) not in share.waiting
        }
        if share.ahead:
            self.half = [self.stream.entering(("half", x), "v") for x in range(5)]
        if share.turn:
            self.zero = self.stream.entering("zero", "v")

    def _op(self, kind: str, reads: list[int], amount: int = 0, note: str = "") -> int:
        v = self.stream.value("v")
        self.stream.items.append(Item(kind, (v,), tuple(reads), amount, None, note))
        return v

    def _lane(self, lane: tuple[int, int]) -> int:
        if lane not in self.share.waiting:
            return self.lanes[lane]
        v = self.stream.value("v")
        place = (self.name, lane)
        self.stream.items.append(Item("vldr", (v,), (), 0, place, f"a{lane[0]}{lane[1]}"))
        return v

    def _keep(self, lane: tuple[int, int], v: int) -> None:
        self.lanes[lane] = v
        if lane in self.share.waiting:
            place, note = (self.name, lane), f"a{lane[0]}{lane[1]}"
            self.stream.items.append(Item("vstr", (), (v,), 0, place, note))

    def _rotation(self, a: int, left: int, note: str) -> int:
        """A rotation by 1 begins with an addition, which more units can do than a shift."""
        v = self._op("vdouble", [a], 1, note) if left == 1 else self._op("vshl", [a], left, note)
        w = self._op("vsri", [v, a], left, note)
        self.stream.tied.append((v, w))
        return w

    def _eor3(self, a: int, b: int, c: int, note: str) -> int:
        if self.share.sha3("eor3"):
            return self._op("eor3", [a, b, c], note=note)
        return self._op("veor", [self._op("veor", [a, b], note=note), c], note=note)

    def _rax1(self, a: int, b: int, note: str) -> int:
        if self.share.sha3("rax1"):
            return self._op("rax1", [a, b], note=note)
        if self.share.turn:
            turned = self._op("xar", [b, self.zero], 1, note)
        else:
            turned = self._rotation(b, 1, note)
        return self._op("veor", [turned, a], note=note)

    def _xar(self, a: int, b: int, left: int, note: str) -> int:
        if not left:
            return self._op("veor", [a, b], note=note)
        if self.share.sha3("xar"):
            return self._op("xar", [a, b], left, note)
        return self._rotation(self._op("veor", [a, b], note=note), left, note)

    def _bcax(self, a: int, b: int, c: int, note: str) -> int:
        if self.share.sha3("bcax"):
            return self._op("bcax", [a, b, c], note=note)
        return self._op("veor", [self._op("vbic", [b, c], note=note), a], note=note)

    def _round(self, constant: Callable[[], int]) -> None:
        if not self.share.ahead:
            self._halves()
        late, last = PLANES[3:]
        c = []
        for x, half in enumerate(self.half):
            words = self._lane((x, late)), self._lane((x, last))
            c.append(self._eor3(half, *words, f"c{x} ^= a{x}{late} ^ a{x}{last}"))
        d = {}
        for x in RING:
            first, second = theta_terms(x)
            d[x] = self._rax1(c[first], c[second], f"d{x} = c{first} ^ rol(c{second}, 1)")
        b = {}
        waiting, extra = self.share.waiting, int(not self.share.of.get("xar"))
        for sx, sy in chain(PLANES, 2 + len(waiting), waiting, extra=extra):
            (x, y), rotation = pi_target(sx, sy), RHO[lane(sx, sy)]
            note = f"b{x}{y} = rol(a{sx}{sy} ^ d{sx}, {rotation})"
            b[x, y] = self._xar(self._lane((sx, sy)), d[sx], rotation, note)
        for y in PLANES:
            for x in range(5):
                one, two = chi_terms(x)
                note = f"a{x}{y} = b{x}{y} ^ (b{two}{y} & ~b{one}{y})"
                a = self._bcax(b[x, y], b[two, y], b[one, y], note)
                if (x, y) == (0, 0):
                    before_iota = a
                else:
                    self._keep((x, y), a)
        self._keep((0, 0), self._op("veor", [before_iota, constant()], note="a00 ^= rc"))
        if self.share.ahead:
            self._halves()

    def _halves(self) -> None:
        """Of each parity, the part of the planes that are made first."""
        self.half = []
        lane_of = self.lanes.__getitem__ if self.share.ahead else self._lane
        for x in range(5):
            words = [lane_of((x, y)) for y in PLANES[:3]]
            names = " ^ ".join(f"a{x}{y}" for y in PLANES[:3])
            self.half.append(self._eor3(*words, f"c{x} = {names}"))

    def run(self, rounds: int, pointer: str, ends: str) -> Stream:
        """The stream of so many rounds. pointer: the file where the pointer to the constants stays,
        or "memory". ends: see scalar.ending()."""
        stream = self.stream
        place = (self.name, "pointer")
        note = "the next round constant"
        p = stream.entering("pointer", pointer) if pointer != "memory" else None

        def constant() -> int:
            nonlocal p
            if pointer == "memory":
                p = stream.value("x")
                stream.items.append(Item("ldr", (p,), (), 0, place, note))
            v, moved = stream.value("v"), stream.value("x")
            kind = "drc" if self.share.alone else "vrc"
            stream.items.append(Item(kind, (v, moved), (p,), 0, None, "rc"))
            stream.tied.append((p, moved))
            p = moved
            if pointer == "memory":
                stream.items.append(Item("str", (), (p,), 0, place, note))
            return v

        for _ in range(rounds):
            self._round(constant)
        ending(stream, p, ends)
        leaving: dict = {
            name: v for name, v in self.lanes.items() if name not in self.share.waiting
        }
        if self.share.ahead:
            leaving |= {("half", x): v for x, v in enumerate(self.half)}
        if self.share.turn:
            leaving["zero"] = self.zero
        stream.leave = [p if name == "pointer" else leaving[name] for name in stream.names]
        return stream
