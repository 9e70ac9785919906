# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The round on 32-bit halves of lanes: bit interleaving.

A lane becomes two words, p = 0 its even bits and p = 1 its odd bits. A rotation of the lane by an
even amount rotates both words by half of it; by an odd amount it also swaps them, and the word that
comes to the even place moves one further. Source: Keccak implementation overview, section 2.1.

A word is (x, y, p); a column word is (x, p), the parity of the five words (x, 0..4, p).
"""

from __future__ import annotations

from ..round import RHO, lane, pi_source
from ..round import theta_terms as round_terms

Word = tuple[int, int, int]
Column = tuple[int, int]

COLUMNS: list[Column] = [(x, p) for x in range(5) for p in range(2)]
HALF_PLANES: list[tuple[int, int]] = [(y, p) for y in range(5) for p in range(2)]


def rotate(amount: int, p: int) -> tuple[int, int]:
    """Half p of a lane rotated left by `amount`: which half it was, and its own rotation."""
    if amount % 2 == 0:
        return p, amount // 2 % 32
    return 1 - p, (amount // 2 + (1 - p)) % 32


def chi_inputs(y: int, p: int) -> list[tuple[Word, int]]:
    """The five words that rho and pi bring to half-plane (y, p), by x, with their rotations."""
    out = []
    for x in range(5):
        sx, sy = pi_source(x, y)
        q, amount = rotate(RHO[lane(sx, sy)], p)
        out.append(((sx, sy, q), amount))
    return out


def theta_terms(x: int, p: int) -> tuple[Column, Column, int]:
    """D(x, p) is the first parity XOR the second one rotated left by the amount."""
    q, amount = rotate(1, p)
    first, second = round_terms(x)
    return (first, p), (second, q), amount


def theta_cycle(start: int = 0, step: int = 1) -> list[Column]:
    """The ten parities in an order in which each two neighbours make one D, the ends too."""
    order, column = [], (0, 0)
    for _ in range(10):
        order.append(column)
        column = (round_terms(column[0] + 1)[1], 1 - column[1])
    order = order[start:] + order[:start]
    return order if step == 1 else order[:1] + order[:0:-1]


def theta_between(one: Column, two: Column) -> tuple[Column, Column, Column, int]:
    """The column whose D two neighbours of this cycle make, and its theta_terms()."""
    target = next(t for t in COLUMNS if {one, two} == set(theta_terms(*t)[:2]))
    return (target, *theta_terms(*target))


def constant_halves(value: int) -> tuple[int, int]:
    """A 64-bit constant as its even and its odd bits."""
    halves = [0, 0]
    for bit in range(64):
        halves[bit % 2] |= (value >> bit & 1) << bit // 2
    return halves[0], halves[1]
