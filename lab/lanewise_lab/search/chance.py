# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What is found before any order is, by chance: orders of theta's additions (passes/chain.py), and
delays that come back after a round (passes/deferred_rotation.py)."""

from __future__ import annotations

import random
from collections.abc import Callable

from ..passes import chain as kept
from ..passes.chain import Lane, NoChain
from ..passes.deferred_rotation import Delays, source_of
from ..round import INTERLEAVED, Column, Words, pi_source
from .walk import written

NEVER = 1000


def _times(planes: tuple[int, ...]) -> tuple[dict[Lane, int], dict[Lane, int]]:
    """When chi needs each of its inputs last, and when it makes each result, in its usual order."""
    # b0 and b1 are last read by the AND of the last result, b2, b3, b4 by their own.
    last = (8, 8, 5, 7, 9)
    death = {(x, y): 10 * n + last[x] for n, y in enumerate(planes) for x in range(5)}
    birth = {(x, y): 10 * n + 2 * x + 1 for n, y in enumerate(planes) for x in range(5)}
    return death, birth


def walk(
    planes: tuple[int, ...],
    spare: int,
    waiting: tuple[Lane, ...],
    extra: int,
    seed: int = 1,
    tries: int = 200000,
) -> tuple[Lane, ...]:
    """chain() of passes/chain.py; ValueError if none is found."""
    source = random.Random(seed)
    death, birth = _times(planes)
    target = {pi_source(x, y): (x, y) for y in range(5) for x in range(5)}
    for _ in range(tries):
        free, left, todo, order = [NEVER] * spare, [5] * 5, list(target), []
        while todo:
            options = []
            for lane in todo:
                if lane in waiting and len(free) < 2 and left[lane[0]] > 1:
                    continue  # the loaded word needs a register too
                until = death[target[lane]]
                own = [] if lane in waiting else [birth[lane]]
                # Best fit, as allocate_loop.py does it: what is needed on the way goes first.
                fits = [w for w in sorted(free + own)[extra:] if w >= until]
                if fits:
                    options.append((min(fits) - until, lane, min(fits), own))
            if not options:
                break
            options.sort()
            _, lane, taken, own = options[min(int(source.expovariate(0.7)), len(options) - 1)]
            free += own
            free.remove(taken)
            left[lane[0]] -= 1
            if not left[lane[0]]:
                free.append(NEVER)
            todo.remove(lane)
            order.append(lane)
        if not todo:
            return tuple(order)
    raise ValueError(f"no chain with {spare} spare registers")


def with_chains(make: Callable):
    """What make() makes, once all chains that it needs are found and at the end of
    chain.found.toml."""
    while True:
        try:
            return make()
        except NoChain as missing:
            print(f"{missing}: looking for one", flush=True)
            planes, spare, waiting, extra = missing.given
            lanes = {"waiting": waiting, "order": walk(*missing.given)}
            found = {"planes": list(planes), "spare": spare, "extra": extra}
            found |= {option: [f"{x}{y}" for x, y in of] for option, of in lanes.items()}
            rows = (line for one in found.items() for line in written(*one))
            with kept.FOUND.open("a") as file:
                file.write("\n".join(["", "[[chain]]", *rows]) + "\n")
            for function in (kept.kept, kept.chain):
                function.cache_clear()


def delays(source: random.Random, shape: Words = INTERLEAVED) -> Delays | None:
    """One random choice of parents, if its cycles close."""
    giver, parent = {}, {}
    for column in shape.columns:
        word = (column[0], source.randrange(5), *column[1:])
        giver[column] = (word, bool(source.getrandbits(1)))
    for column in shape.columns:
        first, second, turn = shape.theta(column)
        chosen, turn = (first, 0) if source.getrandbits(1) else (second, turn)
        origin, rotation = source_of(shape, *giver[chosen])
        parent[column] = (origin, (rotation + turn) % shape.bits)
    d: dict[Column, int] = {}
    for column in shape.columns:
        chain = [column]
        while chain[-1] not in d and parent[chain[-1]][0] not in chain:
            chain.append(parent[chain[-1]][0])
        if chain[-1] not in d:
            # A cycle: its delays are free up to one number, if the differences cancel.
            cycle = chain[chain.index(parent[chain[-1]][0]) :]
            if sum(parent[c][1] for c in cycle) % shape.bits:
                return None
            d[chain[-1]] = 0
        for one in reversed(chain[:-1]):
            origin, difference = parent[one]
            d[one] = (d[origin] + difference) % shape.bits
    taken = {word for word, own in giver.values() if own}
    made = Delays(d, {}, taken, shape=shape)
    made.c = {column: made.words[giver[column][0]] for column in shape.columns}
    return made if made.consistent() else None
