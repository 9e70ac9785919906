# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A loop of any number of steps: by induction over the machine where it asks for its end.

The number of steps is symbolic (memory.Counter), and so is the pointer to what each step reads: all
that code can do with the number is to move it and to ask whether it is 0. Where it first asks that,
one step is done, and the machine there (registers, flags, memory and stack) is made general: the
number of steps left, the pointer, and the node that the specification has become symbols of their
own. Then it is run for one more step, until it asks again. The machine must be the same there, but
for the number, one less, the pointer, one row further, and the node, which the specification makes
of the node before. So it is the same after every step; and where the answer is that nothing is
left, the run goes on to the return, where the node must be the result.

What differs besides, such as words of the last round that lie in registers, becomes unknown, and
the step is run again: nothing may depend on it.
"""

from __future__ import annotations

from dataclasses import dataclass, fields, is_dataclass

from ..symbolic import Refused
from ..symbolic.domain import Word
from ..symbolic.memory import Asked, Ptr, Region
from ..symbolic.run import Trace
from .chain import Loop
from .witness import execute

#: What a location is after every step: as it was after the first, the node or a place that counts,
#: or unknown: no word of a node, or maybe one.
SAME, MOVES, NODE, PLAIN, SECRET = "same", "moves", "node", "plain", "secret"
#: Attributes of machines that are no part of what the code sees, or only become smaller or larger.
_APART = {"alg", "memory", "code", "stack", "caller", "seen", "pc", "deepest", "below"}
_APART |= {"entry_g", "entry_v", "entry_r", "entry_vec", "entry_f", "wrote_x18"}
_FLAGS = {"cf", "zf", "sf", "of", "pf", "n", "z", "c", "v"}
#: How often something may turn out to change that did not seem to.
TRIES = 12

Location = tuple


@dataclass
class Head:
    """A machine where it asks for the end: the contents of each location, and what was written."""

    pc: int
    values: dict[Location, object]
    written: list[set[int]]


def _leaves(value: object, path: Location):
    if isinstance(value, list):
        for n, part in enumerate(value):
            yield from _leaves(part, (*path, n))
    elif value is None or isinstance(value, Word | Ptr | int | str) or _frozen(value):
        yield path, value
    else:
        raise Refused(f"no induction is written for machines with {path[0]}")


def _flag(path: Location) -> bool:
    return len(path) == 1 and path[0] in _FLAGS


def _frozen(value: object) -> bool:
    """Such as half of an address."""
    return is_dataclass(value) and all(
        isinstance(getattr(value, f.name), int | None) for f in fields(value)
    )


class Induction:
    def __init__(self, object_file, symbol: str, setting):
        self.code, self.symbol, self.setting = object_file, symbol, setting
        self.loop: Loop = setting.loop
        self.kinds: dict[Location, str] = {}

    def regions(self, m) -> list[Region]:
        """The memory that can be written."""
        return [m.stack, self.setting.state]

    def take(self, m) -> Head:
        values = {}
        for name, value in vars(m).items():
            if name not in _APART:
                values.update(_leaves(value, (name,)))
        regions = self.regions(m)
        for k, region in enumerate(regions):
            values |= {("cell", k, n): v for n, v in region.cells.items()}
            values |= {("buried", k, n): v for n, v in region.buried.items()}
        return Head(m.pc, values, [set(region.written) for region in regions])

    def put(self, m, head: Head) -> None:
        regions = self.regions(m)
        for region, written in zip(regions, head.written, strict=True):
            region.cells.clear()
            region.buried.clear()
            region.written = set(written)
        for path, value in head.values.items():
            if path[0] in ("cell", "buried"):
                region = regions[path[1]]
                (region.cells if path[0] == "cell" else region.buried)[path[2]] = value
            elif len(path) == 1:
                setattr(m, path[0], value)
            else:
                part = getattr(m, path[0])
                for n in path[1:-1]:
                    part = part[n]
                part[path[-1]] = value

    # The run

    def run(self, m):
        """From the entry to the return, for any number of steps; the trace of it."""
        setting, loop, trace = self.setting, self.loop, Trace()
        asked = self._until_asked(m, trace)
        if asked is None or asked.region is not setting.count:
            raise Refused("returns after one step whatever number is asked for")
        first = self.take(m)
        self.moved = asked.offset, -asked.offset * loop.row
        for path, value in first.values.items():
            self.kinds[path] = self._guess(value)
        for _ in range(TRIES):
            head = self._general(first)
            loop.left.least, loop.left.exact = 1, None
            self.put(m, head)
            asked = self._until_asked(m, trace, head.pc)
            if asked != Ptr(loop.left, -1) or m.pc != head.pc:
                raise Refused("the loop does not ask once in each step whether it was the last one")
            if not self._differs(first, head, self.take(m)):
                break
        else:
            raise Refused("no machine was found that is the same after each step")
        self.put(m, head)
        loop.left.least, loop.left.exact = 0, 0
        if self._until_asked(m, trace, head.pc) is not None:
            raise Refused("a condition is more than whether a step was the last one")
        return trace

    def _until_asked(self, m, trace: Trace, at: int | None = None) -> Ptr | None:
        """What is asked, or None at the return."""
        try:
            execute(self.code, self.symbol, self.setting, m, trace, at)
        except Asked as question:
            return question.at
        return None

    # The general machine

    def _guess(self, value: object) -> str:
        setting = self.setting
        if isinstance(value, Ptr):
            return MOVES if value.region in (setting.count, setting.rows) else SAME
        if not isinstance(value, Word):
            return SAME
        if value in self.loop.before:
            return NODE
        if setting.holds_node(value):
            return SECRET
        return PLAIN if setting.holds_row(value) else SAME

    def _general(self, first: Head) -> Head:
        """The first head, of which the kinds say what stays."""
        values = {path: self._value(first, path) for path in self.kinds}
        cells = [p for p, kind in self.kinds.items() if p[0] == "cell" and kind in (PLAIN, SECRET)]
        # What was never written of an output is not to be read: only the stack has more.
        stack = first.written[0] | {p[2] for p in cells if p[1] == 0}
        return Head(first.pc, values, [stack, first.written[1]])

    def _value(self, first: Head, path: Location) -> object:
        kind, was = self.kinds[path], first.values.get(path)
        alg, loop, name = self.setting.alg, self.loop, f"{path} after a step"
        if kind is SAME:
            return was
        if kind is NODE:
            k, i = loop.before[was]
            return loop.node[k][i]
        if kind is MOVES:
            steps, rows = self.moved
            if was.region is self.setting.count:
                return Ptr(loop.left, was.offset - steps)
            return Ptr(loop.rows, was.offset - rows)
        if _flag(path):
            return None
        word = alg.atom(name, ("word", was if isinstance(was, Word) else alg.zero))
        if kind is PLAIN:
            self.setting.plain |= alg.atoms(word, alg.width)
        return word

    def _differs(self, first: Head, head: Head, now: Head) -> bool:
        """Whether the machine after one more step is another one; if so, kinds are weaker."""
        found = False
        for path in [*head.values, *(p for p in now.values if p not in head.values)]:
            old, new = head.values.get(path), now.values.get(path)
            if path not in head.values:
                if path[0] == "cell" and path[2] not in now.written[path[1]]:
                    continue  # as at entry: it was only read
            elif self._fits(path, first, old, new):
                continue
            self.kinds[path] = self._weaker(path, first, old, new)
            found = True
        return found

    def _fits(self, path: Location, first: Head, old: object, new: object) -> bool:
        kind, loop = self.kinds[path], self.loop
        if kind in (PLAIN, SECRET):
            if _flag(path):
                return True
            return kind is SECRET or not self._secret(new)
        if kind is NODE:
            k, i = loop.before[first.values[path]]
            return isinstance(new, Word) and new == loop.after[k][i]
        if kind is MOVES:
            by = -1 if old.region is loop.left else loop.row
            return isinstance(new, Ptr) and new == Ptr(old.region, old.offset + by)
        return type(old) is type(new) and old == new

    def _secret(self, value: object) -> bool:
        return isinstance(value, Word) and self.setting.holds_node(value)

    def _weaker(self, path: Location, first: Head, old: object, new: object) -> str:
        kind = self.kinds.get(path)
        if kind is MOVES:
            return SAME
        plain = path in first.values and isinstance(first.values[path], int | str | None)
        if plain and not _flag(path):
            raise Refused(f"{path[0]} is not the same after each step")
        return SECRET if kind is PLAIN or self._secret(old) or self._secret(new) else PLAIN
