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

from ..passes.inplace import PLANES, RING
from ..passes.stream import TURN, Item, Stream
from ..round import RHO, lane, pi_source, pi_target, theta_terms
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


class Round:
    """waiting: the lanes that are in memory while theta works, in the order of their walks."""

    def __init__(self, dialect: Dialect, waiting: list[Lane]):
        self.waiting = waiting
        self.w = Writer(dialect)
        stream: Stream = self.w.stream
        self.lanes = {
            (x, y): stream.entering((x, y), dialect.file) for y in range(5) for x in range(5)
        }
        self._chi(self._rho_pi(self._theta()))
        stream.leave = [self.lanes[name] for name in stream.names]
        self.stream = stream

    def _theta(self) -> dict[int, int]:
        """A lane that waits makes room for the parity of its column."""
        w, lanes = self.w, self.lanes
        for at in self.waiting:
            w.store("sd", lanes[at], place=at, note="a{}{} waits".format(*at))
        words = {x: sorted(range(5), key=lambda y: (x, y) not in self.waiting) for x in range(5)}
        c = {x: lanes[x, words[x][0]] for x in range(5)}
        for step in range(1, 5):
            for x, order in words.items():
                c[x] = w.op("xor", c[x], lanes[x, order[step]], note=f"c{x} ^= a{x}{order[step]}")
        d = {}
        for x in RING:
            first, second = theta_terms(x)
            note = f"d{x} = c{first} ^ rol(c{second}, 1)"
            d[x] = w.plus_rotated(c[first], c[second], 1, note)
        return d

    def _rho_pi(self, d: dict[int, int]) -> dict[Lane, int]:
        w = self.w
        order = walk(self.waiting or [START])
        early = {}
        if not self.waiting:
            x, y = START
            note = f"a{x}{y} ^= d{x}, out of the way"
            early[START] = w.op("xor", self.lanes[START], d[x], note=note)
        b = {(0, 0): w.op("xor", self.lanes[0, 0], d[0], note="b00 = a00 ^ d0")}
        for x, y in order:
            target, rotation = pi_target(x, y), RHO[lane(x, y)]
            note = "b{}{} = rol(a{}{} ^ d{}, {})".format(*target, x, y, x, rotation)
            if (x, y) in early:
                b[target] = w.rotated(early[x, y], rotation, note)
                continue
            a = self.lanes[x, y]
            if (x, y) in self.waiting:
                a = w.op("ld", place=(x, y), note=f"a{x}{y}")
            b[target] = w.rotated(w.op("xor", a, d[x], note=note), rotation, note)
        return b

    def _chi(self, b: dict[Lane, int]) -> None:
        """Each result lies where its own input did. The row of iota comes last; its constant is
        loaded as soon as there is a register for it."""
        w, stream = self.w, self.w.stream
        for y in PLANES:
            for x, v in w.chi(y, {x: b[x, y] for x in range(5)}, in_place=True):
                stream.tied.append((b[x, y], v))
                self.lanes[x, y] = v
                if y or w.dialect.file == "v":
                    continue
                if x == 2:
                    pointer = w.op("ld", place="pointer", note="the next round constant")
                elif x == 3:
                    constant = w.op("rc", pointer, note="rc")
        a, note = self.lanes[0, 0], "a00 ^= rc"
        if w.dialect.file == "v":
            v = w.op("iota", a, note=note)
        else:
            pointer = w.op("next", pointer, n=8)
            w.store("sd", pointer, place="pointer", note="the one behind it")
            v = w.op("xor", a, constant, note=note)
            constant = w.op("rc", pointer, note="0 behind the last")
            stream.items.append(Item("more", (), (constant,), place=TURN, note="more rounds?"))
        stream.tied.append((a, v))
        self.lanes[0, 0] = v
