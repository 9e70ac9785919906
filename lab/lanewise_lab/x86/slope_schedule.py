# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Order of instructions and registers for straight-line vector code.

An operation is an Op over values written once. `order` is a list scheduler over a core given as
data; `allocate` walks an order and hands out registers, freeing a value at its last use.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Op:
    kind: str
    dst: str
    src: tuple[str, ...]
    const: object = None
    note: str = ""


@dataclass(frozen=True)
class Core:
    """Latency of each kind, the pipes it can use, and how many operations start per cycle."""

    latency: dict[str, int]
    pipes: dict[str, tuple[int, ...]]
    width: int


_LOGIC = ("xor2", "xor3", "chi", "iota", "swap", "mix", "andn")

#: AMD Zen 5, measured: permutations across 128-bit lanes 2 per cycle, rotates 2 per cycle, both
#: together 2.5, everything else 4.
ZEN5 = Core(
    {"perm": 5, "rolv": 2, "rol": 2, **{k: 2 for k in _LOGIC}},
    {"perm": (1, 2), "rolv": (2, 3), "rol": (2, 3), **{k: (0, 1, 2, 3) for k in _LOGIC}},
    8,
)

#: Intel Sapphire Rapids, from measurements there: ports 0 and 5 take 512-bit operations.
SAPPHIRE_RAPIDS = Core(
    {"perm": 3, "rolv": 1, "rol": 1, **{k: 1 for k in _LOGIC}},
    {
        "perm": (1,),
        "rolv": (0,),
        "rol": (0,),
        **{k: (0, 1) for k in _LOGIC},
        "swap": (1,),
        "mix": (1,),
    },
    6,
)

CORES = {"zen5": ZEN5, "sapphire-rapids": SAPPHIRE_RAPIDS}


def heights(ops: list[Op], core: Core) -> dict[str, int]:
    """Longest path from the start of each value's operation to the end of the program."""
    height: dict[str, int] = {}
    users: dict[str, list[Op]] = {}
    for op in ops:
        for s in op.src:
            users.setdefault(s, []).append(op)
    for op in reversed(ops):
        below = max((height[u.dst] for u in users.get(op.dst, [])), default=0)
        height[op.dst] = below + core.latency[op.kind]
    return height


def order(
    ops: list[Op], core: Core, bias: dict[str, int] | None = None, window: int = 10**9
) -> tuple[list[Op], dict[str, int]]:
    """List scheduling: of the operations whose inputs are ready, the one with the longest path
    below it first. `bias` moves single operations; no operation starts more than `window` places
    before an older one that waits. Returns the order, and when each value is ready."""
    bias = bias or {}
    height = heights(ops, core)
    place = {op.dst: i for i, op in enumerate(ops)}
    made = set(place)
    ready: dict[str, int] = {}
    left, done, cycle = list(ops), [], 0
    while left:
        busy: set[int] = set()
        issued = 0
        oldest = place[left[0].dst]
        candidates = [
            op
            for op in left
            if place[op.dst] - oldest < window
            and all(s not in made or ready.get(s, 10**9) <= cycle for s in op.src)
        ]
        candidates.sort(key=lambda op: (-height[op.dst] + bias.get(op.dst, 0), place[op.dst]))
        for op in candidates:
            free = [p for p in core.pipes[op.kind] if p not in busy]
            if not free or issued == core.width:
                continue
            # Take the pipe that the fewest other kinds could use.
            pipe = min(free, key=lambda p: sum(p in q for q in core.pipes.values()))
            busy.add(pipe)
            issued += 1
            ready[op.dst] = cycle + core.latency[op.kind]
            done.append(op)
        gone = {op.dst for op in done[-issued:]} if issued else set()
        left = [op for op in left if op.dst not in gone]
        cycle += 1
    return done, ready


def last_uses(ops: list[Op], live_out: list[str]) -> dict[str, int]:
    last: dict[str, int] = {op.dst: i for i, op in enumerate(ops)}
    for i, op in enumerate(ops):
        for s in op.src:
            last[s] = i
    for v in live_out:
        last[v] = len(ops)
    return last
