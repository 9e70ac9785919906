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

from ..ir import TURN, Block, Op
from ..passes.chain import chain
from ..passes.deferred_rotation import Deferred, Delays
from ..passes.inplace import PLANES, RING
from ..round import WHOLE, Round, pi_target

#: The lane that waits in memory.
WAITING = (0, 0)


class Rounds(Deferred):
    """A stream of rounds of one state, with these delays at the start and the end of each. `name`
    tells its memory from that of other states."""

    words, file, rotates_first = WHOLE, "x", True

    def __init__(self, delays: Delays, name: str = "s"):
        super().__init__()
        self.delays = delays
        self.name = name
        self.lanes: dict[tuple[int, int], int] = {}
        for y in range(5):
            for x in range(5):
                if (x, y) != WAITING:
                    v = self.block.entering((x, y), "x")
                    self.delay[v] = self.delays.words[x, y]
                    self.lanes[x, y] = v

    def _lane(self, lane: tuple[int, int]) -> int:
        if lane != WAITING:
            return self.lanes[lane]
        return self.emit("ldr", self.delays.words[lane], place=(self.name, WAITING), note="a00")

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        note = WHOLE.algebra(of)
        if of[0] == "e":
            return self.xor_to(*values, self.delays.words[of[1]], note)
        return self.combine("eor", *values, note)

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self.xor_to(a, b, self.delays.d[of[1]], WHOLE.algebra(of), amount)

    def rol_xor(self, a: int, b: int, amount: int, of: tuple) -> int:
        return self.rename(self.combine("eor", b, a, WHOLE.algebra(of)), amount)

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
        place, note = (self.name, "pointer"), "the next round constant"
        v, pointer = next_constant(
            self.block, "rc", "x", self.emit("ldr", 0, place=place, note=note)
        )
        self.delay[v] = 0
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
        self.block.store("stp", last, pointer, place=places[0], note="a00", behind=places[1])
        return pointer

    def run(self, rounds: int, ends: str) -> Block:
        """The stream of so many rounds. ends: see ending()."""
        for _ in range(rounds):
            pointer = self._round()
        ending(self.block, pointer, ends)
        self.block.leave = [self.lanes[name] for name in self.block.names]
        return self.block


def next_constant(block: Block, kind: str, file: str, before: int) -> tuple[int, int]:
    """A constant in a register of this file, and the pointer to the one behind it."""
    v, pointer = block.value(file), block.value("x")
    block.ops.append(Op(kind, (v, pointer), (before,), note="rc"))
    block.tied.append((before, pointer))
    return v, pointer


def ending(stream: Block, pointer: int, ends: str) -> None:
    """The branch back, until the pointer to the constants has come to the end of them ("table") or
    to where the stack says ("limit"); "": another stream ends the loop."""
    if ends == "table":
        stream.store("more", pointer, place=TURN, note="more rounds?")
    elif ends == "limit":
        limit = stream.emit("ldr", "x", place="limit", note="the end of this loop")
        stream.store("same", pointer, limit, note="more rounds?")
        stream.store("differ", place=TURN)
