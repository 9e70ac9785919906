# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Where each word lies when a round overwrites its own input: a place map of period four.

chi of one half-plane needs five words and makes five, so the results can go where the inputs
were. Lane (x, y) of the state before round k is then found in the place of lane N^k (x, y), with
N = (1 0; 1 2): after four rounds everything is where it began. Source: Keccak implementation
overview, section 2.5. The two halves of a lane may trade places on the way; which do follows from
the parity of the rotations, and that too comes back after four rounds (checked below).
"""

from __future__ import annotations

from functools import cache

from ..round import INTERLEAVED, Word, lane, place

PERIOD = 4
#: Where whole lanes have registers: an order of theta in which each D can take the register of a
#: parity that is no longer read, and the order of the planes in chi, with that of iota last.
RING = (1, 3, 0, 2, 4)
PLANES = (1, 2, 3, 4, 0)


def lane_place(k: int, x: int, y: int) -> tuple[int, int]:
    for _ in range(k % PERIOD):
        _, y = place(lane(x, x + 2 * y))
    return x, y


@cache
def places(k: int) -> dict[Word, int]:
    """Word -> index 0..49 in memory, before round k."""
    if k == 0:
        return {(x, y, p): 2 * (x + 5 * y) + p for x in range(5) for y in range(5) for p in (0, 1)}
    before, now = places(k - 1), {}
    for y, p in INTERLEAVED.planes:
        inputs = [before[word] for word, _ in INTERLEAVED.inputs(y, p)]
        for x in range(5):
            px, py = lane_place(k, x, y)
            now[x, y, p] = next(i for i in inputs if i // 2 == px + 5 * py)
    return now


assert places(PERIOD) == places(0)


def turn() -> dict[int, int]:
    """What brings every word to where it lies one round later: place -> place that it comes from,
    cycle by cycle, each from the place on that its smallest one comes from."""
    after = {places(0)[word]: places(1)[word] for word in places(0)}
    moves: dict[int, int] = {}
    for start in sorted(after):
        cycle = [start]
        while after[cycle[-1]] != start and start not in moves:
            cycle.append(after[cycle[-1]])
        if len(cycle) > 1:
            moves |= zip(cycle[::-1], [*cycle[-2::-1], cycle[-1]], strict=True)
    return moves
