# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A round on whole lanes: one of one state in an integer register, or one of all states in a vector
register.

Every lane has a register for good, so that the loop is one round without a move. pi is a walk: rho
turns a lane into the register that the lane before has just left, all around the cycle of 24. Where
a walk begins a register must be free: in the vector registers, which are seven more than the lanes,
because the first lane goes to a spare one; in the 28 free integer registers because a few lanes
wait in memory while the parities and D need the room. Each of those begins a walk of its own, which
ends where the next one would have been moved.
"""

from __future__ import annotations

from ..ir import TURN, Block
from ..passes.inplace import PLANES, RING
from ..round import WHOLE, Round, pi_source, pi_target
from .program import Dialect, Writer

Lane = tuple[int, int]

#: Where the walk begins if no lane waits.
START = (1, 0)


def walk(starts: list[Lane]) -> list[Lane]:
    """The 24 lanes that pi moves, in the order in which each leaves its register to the next."""
    order = []
    for start in starts:
        order.append(pi_source(*start))
        while order[-1] not in starts:
            order.append(pi_source(*order[-1]))
    return order


class LaneRound:
    """waiting: the lanes that are in memory while theta works, in the order of their walks."""

    def __init__(self, dialect: Dialect, waiting: list[Lane]):
        self.waiting, self.away = waiting, []
        self.w = Writer(dialect, in_place=True)
        block: Block = self.w.block
        self.lanes = {
            (x, y): block.entering((x, y), dialect.file) for y in range(5) for x in range(5)
        }
        a = Round(self.w, self._lane)
        self._theta(a)
        self._rho_pi(a)
        self._chi(a)
        block.leave = [self.lanes[name] for name in block.names]
        self.block = block

    def _lane(self, at: Lane) -> int:
        """One that waits is in its register until theta has what it makes room for."""
        if at in self.away:
            return self.w.op("ld", place=at, note=WHOLE.named("a", at))
        return self.lanes[at]

    def _theta(self, a: Round) -> None:
        """A lane that waits makes room for the parity of its column."""
        for at in self.waiting:
            self.w.block.store("sd", self.lanes[at], place=at, note="a{}{} waits".format(*at))
        orders = {x: sorted(range(5), key=lambda y: (x, y) not in self.waiting) for x in range(5)}
        for step in range(5):
            for x, order in orders.items():
                a.add((x, order[step]))
        self.away = self.waiting
        for x in RING:
            a.d((x,))

    def _rho_pi(self, a: Round) -> None:
        if not self.waiting:
            a.t(START)  # out of the way
        for source in [(0, 0), *walk(self.waiting or [START])]:
            a.b(pi_target(*source))

    def _chi(self, a: Round) -> None:
        """Each result lies where its own input did; the two AND NOT that need words 0 and 1 once
        more come first then. The row of iota comes last; its constant is loaded as soon as there is
        a register for it."""
        w, block = self.w, self.w.block
        for y in PLANES:
            a.n((3, y)), a.n((4, y))
            for x in range(5):
                self.lanes[x, y] = a.e((x, y))
                block.tied.append((a.b((x, y)), self.lanes[x, y]))
                if y or w.dialect.file == "v":
                    continue
                if x == 2:
                    pointer = w.op("ld", place="pointer", note="the next round constant")
                elif x == 3:
                    constant = w.op("rc", pointer, note="rc")
        if w.dialect.file == "v":
            v = w.op("iota", a.e((0, 0)), note=WHOLE.algebra(("i", (0, 0))))
        else:
            pointer = w.op("next", pointer, n=8)
            block.store("sd", pointer, place="pointer", note="the one behind it")
            v = a.iota(constant)
            constant = w.op("rc", pointer, note="0 behind the last")
            block.store("more", constant, place=TURN, note="more rounds?")
        block.tied.append((a.e((0, 0)), v))
        self.lanes[0, 0] = v
