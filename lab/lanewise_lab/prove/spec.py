# SPDX-License-Identifier: Apache-2.0 OR MIT
"""FIPS 202 in the domain of words: what a kernel must equal.

Written from the standard's step mappings over lanewise_lab.round's offsets and constants; that
module is itself tested against the official vectors, and this one against that.
"""

from __future__ import annotations

from ..round import LANES, RC, RHO, ROUNDS, lane, pi_source
from .domain import Algebra, Word


def permute(alg: Algebra, a: list[Word], rounds: int, tag: str = "") -> list[Word]:
    """Keccak-p[1600, rounds] on 25 words of 64 bits."""
    if not 1 <= rounds <= ROUNDS:
        raise ValueError(f"rounds must be 1..{ROUNDS}, not {rounds}")
    xor = alg.xor
    for number in range(ROUNDS - rounds, ROUNDS):
        # theta
        c = [a[x] for x in range(5)]
        for i in range(5, LANES):
            c[i % 5] = xor(c[i % 5], a[i])
        d = [xor(c[(x + 4) % 5], alg.rotl(c[(x + 1) % 5], 1)) for x in range(5)]
        # rho and pi
        b = []
        for i in range(LANES):
            s = lane(*pi_source(i % 5, i // 5))
            b.append(alg.rotl(xor(a[s], d[s % 5]), RHO[s]))
        # chi and iota
        a = [
            alg.chi(
                b[i],
                b[lane(i % 5 + 1, i // 5)],
                b[lane(i % 5 + 2, i // 5)],
                f"{tag}round{number}.{i % 5}{i // 5}",
            )
            for i in range(LANES)
        ]
        a[0] = Word(a[0].c ^ RC[number], a[0].t)
    return a


def absorb(
    alg: Algebra, state: list[Word], blocks: list[list[Word]], rounds: int, tag: str = ""
) -> list[Word]:
    """For every block: XOR it into the first lanes, then permute (not at all for 0 rounds)."""
    for n, block in enumerate(blocks):
        state = [alg.xor(s, block[i]) if i < len(block) else s for i, s in enumerate(state)]
        if rounds:
            state = permute(alg, state, rounds, f"{tag}block{n}.")
    return state
