# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Straight-line code over values: what passes put in order, give registers, and print.

Every value is written once and lies in one register file. Of the body of a loop, what enters leaves
again, renewed or not: `enter` and `leave` correspond. No machine is in here beyond that; an
instruction set says what its kinds of operations are (aarch64/program.py).
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from dataclasses import dataclass, field, replace


@dataclass(frozen=True)
class Op:
    """kind: of the instruction set. amount: bits of a rotation or shift, or another immediate; of
    a value that holds several words, one for each, or where each comes from (passes/pack.py).

    place: the memory that is read or written, None if none; constants have no place, because
    nothing ever writes them. behind: the same of the word behind it, if two words are accessed.
    note: the algebra of the operation, for people.
    """

    kind: str
    writes: tuple[int, ...]
    reads: tuple[int, ...]
    amount: int | tuple = 0
    place: Hashable = None
    note: str = ""
    behind: Hashable = None

    @property
    def result(self) -> int | None:
        """The value that it makes, of operations that make one at most."""
        return self.writes[0] if self.writes else None

    @property
    def places(self) -> tuple:
        return tuple(p for p in (self.place, self.behind) if p is not None)


@dataclass(frozen=True)
class Step:
    """An operation, one that an allocator added perhaps. registers: what is written, then read."""

    op: Op
    registers: tuple[int, ...]


#: What allocators add. A place of their own is (SLOT, n), in the frame.
LOAD, STORE, COPY = "load", "store", "copy"
SLOT = "slot"

#: The place of the branch that turns the loop: the last op of those that have one.
TURN = "turn"


@dataclass
class Block:
    """files[v]: the register file of value v. tied: (read, written) values that must share a
    register, because the instruction has one operand for both. leave: None where nothing does."""

    ops: list[Op] = field(default_factory=list)
    files: list[str] = field(default_factory=list)
    enter: list[int] = field(default_factory=list)
    leave: list[int | None] = field(default_factory=list)
    tied: list[tuple[int, int]] = field(default_factory=list)
    names: dict = field(default_factory=dict)  # what enters, for who fills it: name -> value

    def value(self, file: str) -> int:
        self.files.append(file)
        return len(self.files) - 1

    def emit(self, kind: str, file: str, *reads: int, **more) -> int:
        """An operation with a result in this file. more: fields of Op."""
        v = self.value(file)
        self.ops.append(Op(kind, (v,), reads, **more))
        return v

    def store(self, kind: str, *reads: int, **more) -> None:
        """An operation without a result."""
        self.ops.append(Op(kind, (), reads, **more))

    def entering(self, name: Hashable, file: str) -> int:
        v = self.value(file)
        self.enter.append(v)
        self.names[name] = v
        return v

    @property
    def turn(self) -> list[Op]:
        """The branch at the end, if there is one."""
        return [op for op in self.ops[-1:] if op.place == TURN]

    @property
    def body(self) -> list[Op]:
        """Everything else: what an order puts in order."""
        return self.ops[: len(self.ops) - len(self.turn)]

    def ordered(self, order: list[int]) -> Block:
        """The same with its body in another order. ValueError if it is one of another body."""
        if sorted(order) != list(range(len(self.body))):
            raise ValueError(f"order: not one of {len(self.body)} operations")
        ops = [self.ops[n] for n in order] + self.turn
        return Block(ops, self.files, self.enter, self.leave, self.tied, self.names)


def joined(blocks: list[Block]) -> Block:
    """Several that know nothing of each other, one behind the other. Places must differ already,
    and names: those of block n become (n, name)."""
    out = Block()
    for n, each in enumerate(blocks):
        base = len(out.files)
        out.files += each.files
        out.enter += [base + v for v in each.enter]
        out.leave += [base + v for v in each.leave]
        out.tied += [(base + a, base + b) for a, b in each.tied]
        out.names |= {(n, name): base + v for name, v in each.names.items()}
        for op in each.ops:
            writes = tuple(base + v for v in op.writes)
            reads = tuple(base + v for v in op.reads)
            out.ops.append(replace(op, writes=writes, reads=reads))
    out.ops.sort(key=lambda i: i.place == TURN)
    return out


#: What an operation writes and reads, the memory that it accesses, and whether it stores there.
Access = tuple[Iterable[int], Iterable[int], Iterable[Hashable], bool]


def ordered_accesses(operations: Iterable[Access]) -> list[set[int]]:
    """For each operation, those that must come before. Accesses to one place keep their order
    unless both are loads."""
    before: list[set[int]] = []
    made: dict[int, int] = {}
    written: dict = {}
    read: dict = {}
    for n, (writes, reads, places, stores) in enumerate(operations):
        needs = {made[v] for v in reads if v in made}
        for place in places:
            if place in written:
                needs.add(written[place])
            if stores:
                needs |= set(read.pop(place, ()))
                written[place] = n
            else:
                read.setdefault(place, []).append(n)
        made |= dict.fromkeys(writes, n)
        before.append(needs)
    return before


def dependencies(block: Block, stores: frozenset[str]) -> list[set[int]]:
    """Of the ops of the body. `stores` are the kinds that write memory."""
    body = block.body
    before = ordered_accesses((i.writes, i.reads, i.places, i.kind in stores) for i in body)
    made = {v: n for n, op in enumerate(body) for v in op.writes}
    # A tied value is overwritten: what else reads it comes first.
    overwritten = dict(block.tied)
    for n, op in enumerate(body):
        for v in op.reads:
            if v in overwritten and made[overwritten[v]] != n:
                before[made[overwritten[v]]].add(n)
    return before


def reordered(block: Block, order: list[int], stores: frozenset[str]) -> Block:
    """The same with its body in another order. ValueError if that is one of another body, or if an
    operation comes before what it needs, or overwrites what is still to be read."""
    out, at = block.ordered(order), {n: k for k, n in enumerate(order)}
    for n, needs in enumerate(dependencies(block, stores)):
        for m in needs:
            if at[m] > at[n]:
                late, early = block.ops[m].note, block.ops[n].note
                raise ValueError(f"order: {early or n} comes before {late or m}")
    return out
