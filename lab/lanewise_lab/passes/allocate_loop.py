# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for a loop without a move: what enters in a register must leave in that register.

The register in which a value enters is the home of the one that leaves for it. Between the last
use of the former and the making of the latter a home is free for others, but not longer; the
remaining registers are free all the time. So each register has a time at which it is wanted back,
and a value goes to the free register that is wanted back soonest after its time (best fit). Its
time is not its last use alone: what is made there from the value takes its register on, often the
only one that is free. If no register is free until the end of that chain, the one that is free
longest is taken, if it is free long enough for the value itself. A register for which nothing
leaves is free for good after its last use. Whether that succeeds depends on
the order of the operations alone, which is the search's.
"""

from __future__ import annotations

from ..ir import Block


class NoRegister(Exception):
    """No register is free long enough, or a home is not free when it is wanted."""


def groups(stream: Block) -> list[int]:
    """For each value the first one of its group; tied values form one group."""
    group = list(range(len(stream.files)))
    for read, written in stream.tied:
        group[written] = group[read]
    return group


def chains(stream: Block, group: list[int], home, made, last) -> dict[int, int]:
    """Group -> when its register can be given back, if the youngest operand that ends at an item
    hands its register on to the first result, unless that has a home."""
    until = dict(last)
    for n in reversed(range(len(stream.ops))):
        item = stream.ops[n]
        if not item.writes or item.writes[0] in home or group[item.writes[0]] != item.writes[0]:
            continue
        v = item.writes[0]
        ends = [
            group[r]
            for r in item.reads
            if last[group[r]] == n and stream.files[r] == stream.files[v]
        ]
        if ends:
            heir = max(ends, key=lambda g: made.get(g, -1))
            until[heir] = max(until[heir], until[v])
    return until


class Registers:
    """Of the values of a block: `register`, by value, and what tells whether one is free.

    registers: how many each file has. last, until: of each group of values, when it is read last
    and when its chain ends; home: the register in which a group has to leave; wanted: when the
    value is made whose home a register is, later than all if there is none; holder: the group that
    is in a register now."""

    def __init__(self, stream: Block, registers: dict[str, int]):
        self.stream, self.registers, self.group = stream, registers, groups(stream)
        self.end = len(stream.ops)
        self.last: dict[int, int] = {}
        made: dict[int, int] = {}
        for n, item in enumerate(stream.ops):
            self.last |= {self.group[v]: n for v in (*item.reads, *item.writes)}
            for v in item.writes:
                made.setdefault(self.group[v], n)
        self.home: dict[int, int] = {}
        self.wanted = {(f, r): self.end + 1 for f, count in registers.items() for r in range(count)}
        self.holder: dict[tuple[str, int], int] = {}
        self.register: dict[int, int] = {}
        used = dict.fromkeys(registers, 0)
        for enters, leaves in zip(stream.enter, stream.leave, strict=True):
            file, g = stream.files[enters], self.group[enters]
            self.register[enters] = r = used[file]
            used[file] += 1
            if leaves is not None:
                to = self.group[leaves]
                self.home[to], self.last[to] = r, self.end
                self.wanted[file, r] = made.get(to, self.end)
            if g in self.last:
                self.holder[file, r] = g
        for file, count in used.items():
            if count > registers[file]:
                raise NoRegister(f"{count} values enter in {registers[file]} registers")
        self.until = chains(stream, self.group, self.home, made, self.last)

    def free(self, file: str, g: int, least: int = -1, without: int | None = None) -> int | None:
        """The register for a group, of those that are free and not wanted back before `least`."""
        fits = [
            (self.wanted[file, r], r)
            for r in range(self.registers[file])
            if (file, r) not in self.holder and r != without and self.wanted[file, r] >= least
        ]
        long = [fit for fit in fits if fit[0] >= self.until[g]]
        return min(long)[1] if long else min(((-t, r) for t, r in fits), default=(0, None))[1]


def assign(stream: Block, registers: dict[str, int]) -> Registers:
    """NoRegister says at which item no place was to be had."""
    a = Registers(stream, registers)
    for n, item in enumerate(stream.ops):
        for v in dict.fromkeys(item.reads):
            if a.last[a.group[v]] == n:
                a.holder.pop((stream.files[v], a.register[a.group[v]]), None)
        for v in item.writes:
            g, file = a.group[v], stream.files[v]
            if g in a.register and g != v:
                r = a.register[g]
            elif g in a.home:
                r = a.home[g]
                if (file, r) in a.holder:
                    raise NoRegister(f"{n}: {item.note}: its home is not free")
            else:
                # A home that was wanted back before now holds what leaves.
                r = a.free(file, g, a.last[g])
                if r is None:
                    raise NoRegister(f"{n}: {item.note}: no register is free until {a.last[g]}")
            a.register[v] = r
            if a.last[g] > n:
                a.holder[file, r] = g
    return a
