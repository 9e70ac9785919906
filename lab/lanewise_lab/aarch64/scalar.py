# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds on the integer registers, one lane each, without rho as instructions.

The barrel shifter rotates second operands for nothing, so a lane is kept as a word that is rotated
right by a delay (passes/deferred_rotation.py). 76 EOR and 25 BIC are left of a round, and the
explicit rotations of parities that a choice of delays asks for: three where D has no delay, none
where delays circulate.

31 registers would hold the lanes, the parities and D; x18 belongs to the platform. So lane (0, 0)
waits in memory between the rounds: the last one to be made, since iota takes a constant, and the
pointer to the constants waits there too.
"""

from __future__ import annotations

from ..passes.chain import chain
from ..passes.deferred_rotation import Delays
from ..passes.inplace import PLANES, RING
from ..passes.stream import TURN, Item, Stream
from ..round import WHOLE, Ops, Round, pi_target

#: The lane that waits in memory.
WAITING = (0, 0)


class Rounds(Ops):
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

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        return self._combine("eor", *values, WHOLE.algebra(of))

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self._eor(a, b, self.delays.d[of[1]], WHOLE.algebra(of), amount)

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        """No rotation: the delay says it."""
        v = self._combine("eor", b, a, WHOLE.algebra(of))
        self._delay[v] = (self._delay[v] + amount) % 64
        return v

    def chi(self, a: int, b: int, c: int, of: tuple) -> int:
        t = self._combine("bic", c, b, WHOLE.algebra(("n", of[1])))
        return self._eor(a, t, self.delays.words[of[1]], WHOLE.algebra(("e", of[1])))

    def _parities(self, a: Round) -> None:
        """Column by column in turns, so that each addition has time to finish."""
        words = self.delays.words
        orders = {
            x: sorted(range(5), key=lambda y: (words[x, y] != self.delays.c[(x,)], y))
            for x in range(5)
        }
        for step in range(5):
            for x, order in orders.items():
                a.add((x, order[step]))

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
        a = Round(self, self._lane)
        self._parities(a)
        for x in RING:
            a.d((x,))
        for source in chain(PLANES, 1, (WAITING,)):
            a.b(pi_target(*source))
        for y in PLANES:
            for x in range(5):
                self.lanes[x, y] = a.e((x, y))
        constant, pointer = self._constant()
        del self.lanes[WAITING]
        last = a.iota(constant)
        places = (self.name, WAITING), (self.name, "pointer")
        self.stream.items.append(Item("stp", (), (last, pointer), 0, places[0], "a00", places[1]))
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
