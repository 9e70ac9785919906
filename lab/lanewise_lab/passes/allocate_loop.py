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

from dataclasses import dataclass

from ..ir import Block


class NoRegister(Exception):
    """No register is free long enough, or a home is not free when it is wanted."""


@dataclass
class Places:
    register: dict[int, int]  # value -> number of a register of its file
    pressure: dict[str, int]  # most values alive at once in each file


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


def assign(stream: Block, registers: dict[str, int]) -> Places:
    """registers: how many each file has. NoRegister says at which item no place was to be had."""
    group = groups(stream)
    end = len(stream.ops)
    last: dict[int, int] = {}
    for n, item in enumerate(stream.ops):
        for v in (*item.reads, *item.writes):
            last[group[v]] = n
    home: dict[int, int] = {}  # group of a leaving value -> its register
    wanted: dict[tuple[str, int], int] = {}  # register -> when the leaving value is made
    place: dict[int, int] = {}
    used = dict.fromkeys(registers, 0)
    holder: dict[tuple[str, int], int] = {}
    for enters, leaves in zip(stream.enter, stream.leave, strict=True):
        file = stream.files[enters]
        r = used[file]
        used[file] += 1
        place[enters] = r
        holder[file, r] = enters
        if leaves is None:
            wanted[file, r] = end + 1
            continue
        if group[leaves] == group[enters]:
            last[group[enters]] = end
        home[group[leaves]] = r
        last[group[leaves]] = end
        wanted[file, r] = end if group[leaves] == group[enters] else -1
    for file, count in used.items():
        if count > registers[file]:
            raise NoRegister(f"{count} values enter in {registers[file]} registers")
    made = {}
    for n, item in enumerate(stream.ops):
        for v in item.writes:
            made.setdefault(group[v], n)
    for g, r in home.items():
        if g in made:
            wanted[stream.files[g], r] = made[g]
    for file, count in registers.items():
        for r in range(used[file], count):
            wanted[file, r] = end + 1
    for file, r in [key for key, v in holder.items() if group[v] not in last]:
        del holder[file, r]  # enters, and nobody reads it
    most = {f: sum(1 for key in holder if key[0] == f) for f in registers}
    until = chains(stream, group, home, made, last)
    for n, item in enumerate(stream.ops):
        for v in dict.fromkeys(item.reads):
            if last[group[v]] == n:
                holder.pop((stream.files[v], place[group[v]]), None)
        for v in item.writes:
            g, file = group[v], stream.files[v]
            if g in place and g != v:
                place[v] = place[g]
                if last[g] > n:
                    holder[file, place[v]] = g
                continue
            if g in home:
                r = home[g]
                if (file, r) in holder:
                    raise NoRegister(f"{n}: {item.note}: its home is not free")
            else:
                fits = [
                    (wanted[file, r], r)
                    for r in range(registers[file])
                    if (file, r) not in holder and wanted[file, r] >= last[g]
                    # A home that was wanted back before now holds what leaves.
                ]
                if not fits:
                    raise NoRegister(f"{n}: {item.note}: no register is free until {last[g]}")
                long = [fit for fit in fits if fit[0] >= until[g]]
                r = min(long)[1] if long else min((-time, r) for time, r in fits)[1]
            place[v] = r
            if last[g] > n:
                holder[file, r] = g
        for f in registers:
            most[f] = max(most[f], sum(1 for key in holder if key[0] == f))
    return Places(place, most)
