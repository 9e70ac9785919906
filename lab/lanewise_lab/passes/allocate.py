# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code in which every value is written once.

Values that are alive at the same time need different registers; in straight-line code as many
suffice as are alive at once, except where values that enter and leave must lie in the same ones.
"""

from __future__ import annotations

from collections.abc import Callable


class TooFew(Exception):
    """More values are alive at once than there are registers."""


def last_uses(block) -> dict[int, int]:
    """Value -> index of the last operation that reads it; what leaves is read at the very end."""
    last = {v: -1 for v in block.enter}
    for n, op in enumerate(block.ops):
        if op.result is not None:
            last[op.result] = n
        for v in op.reads:
            last[v] = n
    last |= {v: len(block.ops) for v in block.leave}
    return last


def pressure(block) -> list[int]:
    """How many values are alive just after each operation."""
    last = last_uses(block)
    alive = {v for v in block.enter if last[v] >= 0}
    out = []
    for n, op in enumerate(block.ops):
        alive |= {op.result} if op.result is not None else set()
        alive -= {v for v in (*op.reads, op.result) if v is not None and last[v] == n}
        out.append(len(alive))
    return out


#: Which register a result gets: of operands that end there, of all that are free.
Choice = Callable[[list[int], list[int]], int]


def replayed(found: list[int]) -> Choice:
    """The registers that a search chose, one result after the other."""
    following = iter(found)
    return lambda heirs, free: next(following, -1)


def forward(block, registers: list[int], entry: dict[int, int], choose: Choice) -> dict[int, int]:
    """Value -> register, front to back."""
    last = last_uses(block)
    place = dict(entry)
    taken = {r for v, r in entry.items() if last[v] >= 0}
    free = [r for r in registers if r not in taken]
    for n, op in enumerate(block.ops):
        heirs = [place[v] for v in dict.fromkeys(op.reads) if last[v] == n]
        free += heirs
        if op.result is None:
            continue
        if not free:
            raise TooFew(f"{op.note}: no register of {len(registers)} is free")
        r = choose(heirs, free)
        if r not in free:
            raise TooFew(f"registers: {op.note}: r{r} is not free")
        place[op.result] = r
        free.remove(r)
        if last[op.result] == n:
            free.append(r)
    return place


def linear_scan(block, registers: list[int]) -> dict[int, int]:
    """Value -> register. Short-lived values get the first free one in the order of `registers`,
    long-lived the last; a result takes the place of an operand that ends there, if it can."""
    last = last_uses(block)
    results = iter([(n, op) for n, op in enumerate(block.ops) if op.result is not None])

    def choose(heirs: list[int], free: list[int]) -> int:
        n, op = next(results)
        if last[op.result] - n >= 40:
            return max(free, key=registers.index)
        return heirs[0] if heirs and op.kind in ("eor", "bic") else min(free, key=registers.index)

    return forward(block, registers, {}, choose)


def turning(
    block, registers: list[int], period: int, enter: list[int], choose: Choice
) -> tuple[dict[int, int], dict] | None:
    """Registers for a round that is repeated, and the renaming of registers from one to the next.
    enter: those in which its values enter.

    What leaves a round need not lie where it entered: the next round is the same with its registers
    renamed, and after `period` rounds the renamings must have come back to the start; else None.
    """
    entry = dict(zip(block.enter, enter, strict=True))
    place = forward(block, registers, entry, choose)
    moved = {entry[v]: place[w] for v, w in zip(block.enter, block.leave, strict=True)}
    renaming, names = _completed(moved, registers), list(registers)
    for _ in range(period):
        names = [renaming[r] for r in names]
    return (place, renaming) if names == list(registers) else None


def _completed(moved: dict[int, int], registers: list[int]) -> dict[int, int]:
    """A permutation of all registers: open chains are closed to cycles of their own."""
    out = dict(moved)
    for start in registers:
        if start in moved.values():
            continue
        end = start
        while end in moved:
            end = moved[end]
        out[end] = start
    return out
