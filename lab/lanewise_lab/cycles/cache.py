# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Code that comes from a flash behind an instruction cache, as the Cortex-M7 fetches it.

The core fetches a block of `fetch_bytes` each cycle into a queue of `fetch_queue` blocks, of which
one is free again in the cycle behind that in which the first instruction behind it is issued. A
block whose line is in the cache is there in the next cycle. One whose line is not waits for
`line_fill` cycles and the wait states; the blocks behind it in the line then come one a cycle.
The cache has sets of `cache_ways` lines, of which the one that was used longest ago makes room.
It holds what the same code left there: a figure is that of a call behind another.
"""

from __future__ import annotations

from collections.abc import Iterable

from ..cores import Core


class Fetch:
    """Blocks of code in the order in which they are fetched; times are cycles."""

    def __init__(self, core: Core, steps: Iterable):
        self.bytes, self.queue = core["fetch_bytes"], core["fetch_queue"]
        self.blocks = core["cache_line"] // self.bytes  # of a line
        self.ways = core["cache_ways"]
        self.sets = core["cache_bytes"] // (core["cache_line"] * self.ways)
        self.slow = core["line_fill"] + core["wait_states"]
        self.lines: list[list[int]] = [[] for _ in range(self.sets)]  # the newest last
        self.free = [0] * self.queue  # since when, by the number of the block that was there
        self.block, self.there, self.oldest = -1, 0, 0
        self.misses = 0
        for insn, _, _ in steps:
            for block in (insn.address // self.bytes, (insn.next - 1) // self.bytes):
                self.hits(block)
        self.misses = 0

    def hits(self, block: int) -> bool:
        """Whether its line is in the cache, where it is from now on."""
        line = block // self.blocks
        held = self.lines[line % self.sets]
        hit = line in held
        if hit:
            held.remove(line)
        elif len(held) == self.ways:
            del held[0]
        held.append(line)
        self.misses += not hit
        return hit

    def jump(self, block: int, t: int) -> None:
        """The next instruction begins in this block; it may be issued in cycle t if the block is
        there at once."""
        self.block, self.there, self.oldest = block - 1, t - 1, block
        self.free = [t - 2] * self.queue

    def arrival(self, block: int) -> int:
        """When all blocks up to this one are there."""
        while self.block < block:
            self.block += 1
            room = self.free[self.block % self.queue] + 1
            self.there = max(self.there, room) + 1
            if not self.hits(self.block):
                self.there += self.slow
        return self.there

    def issued(self, block: int, t: int) -> None:
        """The first instruction that begins in this block is issued: those before are used up."""
        while self.oldest < block:
            self.free[self.oldest % self.queue] = t
            self.oldest += 1
