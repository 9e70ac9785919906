# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which values stay in registers while chi runs: the order of the half-planes decides.

Each half-plane needs five of the ten words of D, and brings one word more to each of five column
parities of the next round. A D that is in no register costs a load (and once a store); a parity
that is accumulated on the way saves theta a load for each of its words. While a half-plane is
worked on, `room` registers are free for either. A beam search over the orders looks for the least
number of memory accesses.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import combinations

from ..round import INTERLEAVED, Column

COLUMNS, PLANES = INTERLEAVED.columns, INTERLEAVED.planes


@dataclass(frozen=True)
class Step:
    """One half-plane: D to load, D that must have been stored before, D still held after it."""

    plane: tuple[int, int]
    loaded: frozenset[Column]
    spilled: frozenset[Column]
    held: frozenset[Column]
    opened: int = 0  # parities of this half-plane's columns that begin to be accumulated


def _needs(plane: tuple[int, int]) -> int:
    return sum(1 << 2 * x + p for (x, _, p), _ in INTERLEAVED.inputs(*plane))


NEEDS = [_needs(plane) for plane in PLANES]


def steps(held: list[tuple[tuple[int, int], list[Column], int]]) -> list[Step]:
    """The plan in which these D are held after these half-planes, and so many parities begun."""
    out, before, stored = [], set(COLUMNS), set()
    for n, (plane, kept, opened) in enumerate(held):
        needed = columns(NEEDS[PLANES.index(plane)])
        later = {c for p, _, _ in held[n + 1 :] for c in columns(NEEDS[PLANES.index(p)])}
        dropped = ((before | needed) & later) - set(kept) - stored
        if not set(kept) <= before | needed:
            raise ValueError(f"half-plane {plane} cannot leave {kept} in registers")
        out.append(Step(plane, needed - before, frozenset(dropped), frozenset(kept), opened))
        before, stored = set(kept), stored | dropped
    return out


def columns(bits: int) -> frozenset[Column]:
    return frozenset(c for n, c in enumerate(COLUMNS) if bits >> n & 1)


def plan(
    room: int,
    accumulate: bool,
    crowd: int = 10,
    order: list[tuple[int, int]] | None = None,
    width: int = 300,
) -> list[list[Step]]:
    """The best plans found, all of equal cost; for one order of the half-planes if it is given.

    crowd: how many D may be in registers when the words of a half-plane are loaded.
    """
    # done, held D, D ever stored, accumulated parities of either half -> cost, path
    states = {(0, 1023, 0, 0, 0): (0, ())}
    for at in range(10):
        found: dict[tuple, tuple] = {}
        for state, (cost, path) in states.items():
            for n in range(10) if order is None else [PLANES.index(order[at])]:
                if not state[0] >> n & 1:
                    _extend(found, state, cost, path, n, room, accumulate, crowd)
        buckets: dict[int, list] = {}
        for state, (cost, path) in found.items():
            buckets.setdefault(state[3] + state[4], []).append((cost, state, path))
        states = {}
        for bucket in buckets.values():
            bucket.sort(key=lambda entry: entry[0])
            states |= {state: (cost, path) for cost, state, path in bucket[:width]}
    least = min(cost for cost, _ in states.values())
    return [list(path) for cost, path in states.values() if cost == least]


def _extend(found, state, cost, path, n, room, accumulate, crowd) -> None:
    done, held, stored, *opened = state
    done |= 1 << n
    live = 0
    for other in range(10):
        if not done >> other & 1:
            live |= NEEDS[other]
    loads = NEEDS[n] & ~held
    candidates = (held | NEEDS[n]) & live
    # Between the half-planes of plane 0 the word with both halves of iota's constant is held.
    free = room - sum(opened) - (accumulate and state[0] & 3 in (1, 2))
    if free < 0 or (done.bit_count() > 1 and (held | NEEDS[n]).bit_count() > crowd):
        return
    bits = [b for b in range(10) if candidates >> b & 1]
    p = n & 1
    for chosen in combinations(bits, min(free, len(bits))):
        keep = sum(1 << b for b in chosen)
        dropped = candidates & ~keep & ~stored
        for new in range(6 - opened[p]) if accumulate else (0,):
            total = (
                cost
                + loads.bit_count()
                + dropped.bit_count()
                - (opened[p] + new if accumulate else 0)
            )
            after = [opened[q] + (new if q == p else 0) for q in (0, 1)]
            key = (done, keep, stored | dropped, *after)
            if key not in found or found[key][0] > total:
                step = Step(PLANES[n], columns(loads), columns(dropped), columns(keep), new)
                found[key] = total, (*path, step)
