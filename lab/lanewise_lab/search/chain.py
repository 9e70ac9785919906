# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Orders of theta's additions (passes/chain.py), by a random walk."""

from __future__ import annotations

import random
from collections.abc import Callable

from ..passes import chain as kept
from ..passes.chain import Lane, NoChain
from ..round import pi_source
from .keep import listed

NEVER = 1000


def _times(planes: tuple[int, ...]) -> tuple[dict[Lane, int], dict[Lane, int]]:
    """When chi needs each of its inputs last, and when it makes each result, in its usual order."""
    death, birth = {}, {}
    for n, y in enumerate(planes):
        start = 10 * n
        for x in range(5):
            birth[x, y] = start + 2 * x + 1
        # b0 and b1 are last read by the AND of the last result, b2, b3, b4 by their own.
        for x, time in enumerate((8, 8, 5, 7, 9)):
            death[x, y] = start + time
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
        free = [NEVER] * spare
        left = [5] * 5
        todo = list(target)
        order: list[Lane] = []
        while todo:
            options = []
            for lane in todo:
                until = death[target[lane]]
                own = [] if lane in waiting else [birth[lane]]
                # Best fit, as allocate_loop.py does it: what is needed on the way goes first.
                pool = sorted(free + own)[extra:]
                fits = [w for w in pool if w >= until]
                if lane in waiting and len(free) < 2 and left[lane[0]] > 1:
                    continue  # the loaded word needs a register too
                if fits:
                    options.append((min(fits) - until, lane, min(fits), own))
            if not options:
                break
            options.sort()
            slack, lane, taken, own = options[min(int(source.expovariate(0.7)), len(options) - 1)]
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


def keep(given: tuple) -> None:
    """Finds a chain and writes it to the end of chain.found.toml."""
    planes, spare, waiting, extra = given
    names = [f'"{x}{y}"' for x, y in walk(*given)]
    rows = [
        "",
        "[[chain]]",
        f"planes = {list(planes)}",
        f"spare = {spare}",
        "waiting = [" + ", ".join(f'"{x}{y}"' for x, y in waiting) + "]",
        f"extra = {extra}",
        *listed("order", names),
    ]
    with kept.FOUND.open("a") as file:
        file.write("\n".join(rows) + "\n")
    for function in (kept.kept, kept.chain):
        function.cache_clear()


def with_chains(make: Callable):
    """What make() makes, once all chains that it needs are kept."""
    while True:
        try:
            return make()
        except NoChain as missing:
            print(f"{missing}: looking for one", flush=True)
            keep(missing.given)
