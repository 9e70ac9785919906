# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code whose values enter and leave in certain ones, with moves.

allocate_loop.py finds registers for an order that was searched for them. Where the order is that
of other code, a value may lie in the home of one that is about to be made: here it is moved away
then, or what is made goes elsewhere, and home when it can.
"""

from __future__ import annotations

from dataclasses import replace

from ..ir import Block, Op
from .allocate_loop import NoRegister, Registers
from .copies import parallel_copy


class _Splitter(Registers):
    def __init__(self, stream: Block, registers: dict[str, int], moves: dict[str, str]):
        super().__init__(stream, registers)
        self.moves, self.files = moves, list(stream.files)
        self.now: dict[int, int] = {}  # group -> the value that it is since its last move
        self.displaced: list[int] = []  # groups that lie elsewhere than at home
        self.ops: list[Op] = []

    def _free(self, file: str, g: int, without: int | None = None) -> int:
        r = self.free(file, g, without=without)
        if r is None:
            raise NoRegister("more values are alive than there are registers")
        return r

    def _move(self, g: int, to: int, note: str) -> None:
        v, old = len(self.files), self._value(g, g)
        file = self.files[old]
        self.files.append(file)
        self.ops.append(Op(self.moves[file], (v,), (old,), note=note))
        del self.holder[file, self.register[old]]
        self.holder[file, to] = g
        self.register[v], self.now[g] = to, v

    def _value(self, v: int, g: int) -> int:
        return self.now.get(g, v)

    def _bring_home(self) -> None:
        """What had to be made elsewhere, and whose home is free now."""
        for g in list(self.displaced):
            if (self.files[g], self.home[g]) not in self.holder:
                self._move(g, self.home[g], "to its place")
                self.displaced.remove(g)

    def _make_room(self, g: int, n: int) -> None:
        """For what item n makes: its home may hold a value that lives on."""
        file, home = self.files[g], self.home[g]
        there = self.holder.get((file, home))
        if there is None or self.last[there] <= n:
            return
        try:
            to = self._free(file, there, home)
        except NoRegister:
            self.displaced.append(g)
        else:
            self._move(there, to, "makes room")

    def _trade_places(self) -> None:
        """At the end each of what is left lies in the home of another."""
        for file in self.registers:
            held = {self.holder[file, r]: r for f, r in self.holder if f == file}
            left = [g for g in held if g in self.home and self.home[g] != held[g]]
            left.sort(key=lambda g: self.displaced.index(g) if g in self.displaced else self.end)
            if left:
                there = self.holder[file, self.home[left[0]]]
                spare = self._free(file, there, self.home[left[0]])
                moves = {self.home[g]: held[g] for g in left}
                for to, of in parallel_copy(moves, spare):
                    note = "makes room" if to == spare else "to its place"
                    self._move(self.holder[file, of], to, note)

    def run(self) -> tuple[Block, dict[int, int]]:
        for n, item in enumerate(self.stream.ops):
            self._bring_home()
            for v in item.writes:
                if self.group[v] == v and v in self.home:
                    self._make_room(v, n)
            reads = tuple(self._value(v, self.group[v]) for v in item.reads)
            for v in item.reads:
                g, file = self.group[v], self.files[v]
                if self.last[g] == n:
                    self.holder.pop((file, self.register[self._value(v, g)]), None)
            for v in item.writes:
                g, file = self.group[v], self.files[v]
                if g != v:  # tied: in the register of what it was made from
                    self.register[v] = self.register[self._value(g, g)]
                    self.now[g] = v
                elif g in self.home and g not in self.displaced:
                    self.register[v] = self.home[g]
                else:
                    self.register[v] = self._free(file, g)
                if self.last[g] > n:
                    self.holder[file, self.register[v]] = g
            self.ops.append(replace(item, reads=reads))
        self._bring_home()
        self._trade_places()
        return replace(self.stream, ops=self.ops, files=self.files), self.register


def split(
    stream: Block, registers: dict[str, int], moves: dict[str, str]
) -> tuple[Block, dict[int, int]]:
    """The stream with moves, and the register of each value. registers: how many each file has;
    moves: the kind of operation that moves a value of a file. NoRegister if more values are alive
    at once than there are registers."""
    return _Splitter(stream, registers, moves).run()
