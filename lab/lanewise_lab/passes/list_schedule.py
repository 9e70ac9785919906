# SPDX-License-Identifier: Apache-2.0 OR MIT
"""List scheduling: an order for straight-line code, from the costs of a core given as data."""

from __future__ import annotations

from dataclasses import dataclass

from ..ir import Block, dependencies


@dataclass(frozen=True)
class Core:
    """Latency of each kind, the pipes it can use, and how many operations start per cycle."""

    latency: dict[str, int]
    pipes: dict[str, tuple[int, ...]]
    width: int


def schedule(
    block: Block, core: Core, bias: dict[int, int], window: int
) -> tuple[list[int], dict[int, int]]:
    """Of the operations whose inputs are ready, the one with the longest path below it first.
    `bias` moves single operations, by their values; no operation starts more than `window` places
    before an older one that waits. Returns the order, and in which cycle each value is ready."""
    ops, before = block.body, dependencies(block, frozenset())
    height = [0] * len(ops)
    for n in reversed(range(len(ops))):
        height[n] += core.latency[ops[n].kind]
        for earlier in before[n]:
            height[earlier] = max(height[earlier], height[n])
    urgent = sorted(range(len(ops)), key=lambda n: (bias.get(ops[n].result, 0) - height[n], n))
    shared = {p: sum(p in pipes for pipes in core.pipes.values()) for p in range(core.width)}
    ends: dict[int, int] = {}
    order: list[int] = []
    cycle = 0
    while urgent:
        busy: set[int] = set()
        oldest, begun = min(urgent), len(order)
        for n in urgent:
            if n - oldest >= window or any(ends.get(e, cycle + 1) > cycle for e in before[n]):
                continue
            free = [p for p in core.pipes[ops[n].kind] if p not in busy]
            if free and len(order) - begun < core.width:
                # Take the pipe that the fewest other kinds could use.
                busy.add(min(free, key=shared.__getitem__))
                ends[n] = cycle + core.latency[ops[n].kind]
                order.append(n)
        urgent = [n for n in urgent if n not in ends]
        cycle += 1
    return order, {ops[n].result: end for n, end in ends.items()}
