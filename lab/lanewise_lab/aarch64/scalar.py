# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds on the integer registers, one lane each, without rho as instructions.

The barrel shifter rotates second operands for nothing, so a lane is kept as a word that is rotated
right by a delay (passes/lazy.py). 76 EOR and 25 BIC are left of a round, and the explicit rotations
of parities that a choice of delays asks for: three where D has no delay, none where delays
circulate.

31 registers would hold the lanes, the parities and D; x18 belongs to the platform. So lane (0, 0)
waits in memory between the rounds: the last one to be made, since iota takes a constant, and the
pointer to the constants waits there too.
"""

from __future__ import annotations

from ..passes.chain import chain
from ..passes.inplace import PLANES, RING
from ..passes.lazy import Delays
from ..passes.stream import TURN, Item, Stream
from ..round import RHO, chi_terms, lane, pi_target, theta_terms

#: The lane that waits in memory.
WAITING = (0, 0)


class Rounds:
    """A stream of rounds of one state, with these delays at the start and the end of each. `name`
    tells its memory from that of other states."""

    def __init__(self, delays: Delays, name: str = "s"):
        self.delays = delays
        self.name = name
        self.stream = Stream()
        self._delay: dict[int, int] = {}
        self.lanes: dict[tuple[int, int], int] = {}
        for y in range(5):
            for x in range(5):
                if (x, y) != WAITING:
                    v = self.stream.entering((x, y), "x")
                    self._delay[v] = self.delays.words[x, y]
                    self.lanes[x, y] = v

    def _new(self, delay: int) -> int:
        v = self.stream.value("x")
        self._delay[v] = delay % 64
        return v

    def _emit(self, kind, writes, reads, amount=0, place=None, note="") -> None:
        self.stream.items.append(Item(kind, tuple(writes), tuple(reads), amount, place, note))

    def _combine(self, kind: str, a: int, b: int, note: str, turn: int = 0) -> int:
        """a OP rol(b, turn) with the delay of a."""
        v = self._new(self._delay[a])
        amount = (self._delay[a] - self._delay[b] - turn) % 64
        self._emit(kind + "_ror" if amount else kind, [v], [a, b], amount, None, note)
        return v

    def _eor(self, a: int, b: int, delay: int, note: str, turn: int = 0) -> int:
        """a XOR rol(b, turn) with the delay of whichever has it; else a is rotated first."""
        da, db = self._delay[a], (self._delay[b] + turn) % 64
        if da != delay and db == delay:
            v = self._new(db)
            amount = (db - da) % 64
            self._emit("eor_ror" if amount else "eor", [v], [b, a], amount, None, note)
            return v
        if da != delay:
            v = self._new(delay)
            self._emit("ror", [v], [a], (delay - da) % 64, None, f"{note}: {note.split()[2]}")
            a = v
        return self._combine("eor", a, b, note, turn)

    def _lane(self, lane: tuple[int, int]) -> int:
        if lane != WAITING:
            return self.lanes[lane]
        v = self._new(self.delays.words[lane])
        self._emit("ldr", [v], [], 0, (self.name, WAITING), "a00")
        return v

    def _parities(self) -> list[int]:
        """Column by column in turns, so that each addition has time to finish."""
        words = self.delays.words
        orders = [
            sorted(range(5), key=lambda y: (words[x, y] != self.delays.c[(x,)], y))
            for x in range(5)
        ]
        c = [self._lane((x, order[0])) for x, order in enumerate(orders)]
        for step in range(1, 5):
            for x, order in enumerate(orders):
                y = order[step]
                c[x] = self._combine("eor", c[x], self._lane((x, y)), f"c{x} ^= a{x}{y}")
        return c

    def theta_rho_pi(self) -> dict[tuple[int, int], int]:
        """The lanes as pi leaves them, by their new place."""
        c = self._parities()
        d: dict[int, int] = {}
        for x in RING:
            first, second = theta_terms(x)
            note = f"d{x} = c{first} ^ rol(c{second}, 1)"
            d[x] = self._eor(c[first], c[second], self.delays.d[(x,)], note, 1)
        out = {}
        for sx, sy in chain(PLANES, 1, (WAITING,)):
            (x, y), rotation = pi_target(sx, sy), RHO[lane(sx, sy)]
            note = f"b{x}{y} = rol(a{sx}{sy} ^ d{sx}, {rotation})"
            v = self._combine("eor", d[sx], self._lane((sx, sy)), note)
            self._delay[v] = (self._delay[v] + rotation) % 64
            out[x, y] = v
        return out

    def _constant(self) -> tuple[int, int]:
        """The next constant, and the pointer to the one behind it."""
        before, v, pointer = (self._new(0) for _ in range(3))
        note = "the next round constant"
        self._emit("ldr", [before], [], 0, (self.name, "pointer"), note)
        self._emit("rc", [v, pointer], [before], 0, None, "rc")
        self.stream.tied.append((before, pointer))
        return v, pointer

    def _round(self) -> int:
        """Returns the pointer to the next constant."""
        b = self.theta_rho_pi()
        for y in PLANES:
            for x in range(5):
                one, two = chi_terms(x)
                note = f"t = b{two}{y} & ~b{one}{y}"
                t = self._combine("bic", b[two, y], b[one, y], note)
                a = self._eor(b[x, y], t, self.delays.words[x, y], f"a{x}{y} = b{x}{y} ^ t")
                self.lanes[x, y] = a
        constant, pointer = self._constant()
        a = self._combine("eor", self.lanes.pop(WAITING), constant, "a00 ^= rc")
        places = (self.name, WAITING), (self.name, "pointer")
        self.stream.items.append(Item("stp", (), (a, pointer), 0, places[0], "a00", places[1]))
        return pointer

    def run(self, rounds: int, ends: str) -> Stream:
        """The stream of so many rounds. ends: see ending()."""
        for _ in range(rounds):
            pointer = self._round()
        ending(self.stream, pointer, ends)
        self.stream.leave = [self.lanes[name] for name in self.stream.names]
        return self.stream


def ending(stream: Stream, pointer: int, ends: str) -> None:
    """The branch back, until the pointer to the constants has come to the end of them ("table") or
    to where the stack says ("limit"); "": another stream ends the loop."""
    if ends == "table":
        stream.items.append(Item("more", (), (pointer,), 0, TURN, "more rounds?"))
    elif ends == "limit":
        limit = stream.value("x")
        stream.items.append(Item("ldr", (limit,), (), 0, "limit", "the end of this loop"))
        stream.items.append(Item("same", (), (pointer, limit), 0, None, "more rounds?"))
        stream.items.append(Item("differ", (), (), 0, TURN))
