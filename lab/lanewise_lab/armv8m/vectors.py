# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A round of four states in vectors: a register holds the same half of a lane of all states.

Eight registers are few, so the round works on memory (passes/inplace.py): theta sums the columns, a
half-plane takes five words, adds D to them and rotates them, and leaves its five results in their
places. Loads, registers, and what of D waits in the frame, are the business of passes/spill.py.
"""

from __future__ import annotations

from ..ir import Block
from ..passes.inplace import PERIOD, places
from ..passes.spill import STORE
from ..round import INTERLEAVED, Ops, Round

#: As frame.Writer has it. A rotation inserts into the result of a shift, so its result must not lie
#: in the register of its operand.
OPERATIONS = {
    "veor": "veor {0}, {1}, {2}",
    "vbic": "vbic {0}, {1}, {2}",
    "rol": "vshl.i32 {0}, {1}, #{n}; vsri.32 {0}, {1}, #{m}",
    "rc": "ldr r3, [r2, #{n}]; vdup.32 {0}, r3",
    "load": "vldrw.u32 {0}, {place}",
    "store": "vstrw.32 {0}, {place}",
}
APART = frozenset({"rol"})


class Vectors(Ops):
    def __init__(self) -> None:
        self.block = Block()

    def op(self, kind: str, *reads: int, of: tuple, n: int = 0) -> int:
        return self.block.emit(kind, "q", *reads, amount=n, note=INTERLEAVED.algebra(of))

    def xor(self, *values: int, of: tuple) -> int:
        sum_, *rest = values
        for value in rest:
            sum_ = self.op("veor", sum_, value, of=of)
        return sum_

    def andn(self, a: int, b: int, of: tuple) -> int:
        return self.op("vbic", b, a, of=of)

    def rol(self, a: int, amount: int, of: tuple) -> int:
        return self.op("rol", a, n=amount, of=of)


def a_round(planes: list[str], phase: int) -> Block:
    """planes: the order of the half-planes. phase: the number of the round modulo 4; only addresses
    depend on it. The words of the state enter under their places, and leave to those of the next
    phase."""
    o = Vectors()
    enter = {w: o.block.entering(("A", at), "q") for w, at in places(phase).items()}
    a, after = Round(o, enter.__getitem__, INTERLEAVED), places((phase + 1) % PERIOD)
    ring = INTERLEAVED.ring()
    for pair in zip(ring, ring[1:] + ring[:1], strict=True):
        a.d(INTERLEAVED.between(*pair))
    for plane in planes:
        row = [(x, *map(int, plane)) for x in range(5)]
        for word in row:
            a.b(word)
        for word in row:
            v = a.e(word)
            if word[:2] == (0, 0):
                v = a.iota(o.op("rc", n=8 * phase + 4 * word[2], of=("i", word)), word[2:])
            o.block.store(STORE, v, place=("A", after[word]), note=INTERLEAVED.named("a", word))
    return o.block
