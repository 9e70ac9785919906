# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The transform, once: layers of butterflies on vectors, in passes over memory.

A transform of n coefficients has layers of lengths n/2, n/4 .. `last`; in a layer of length l
coefficient i, of which i & l is 0, is combined with coefficient i + l. A pass loads as many vectors
as a machine has registers for, does all the layers that stay among them, and stores them. Layers
as long as a vector or longer combine two registers; for shorter ones a pair of registers is
shuffled first, so that they still do.

Elements are as wide as the modulus asks, 16 or 32 bits, and shuffles move units of 32 bits; so the
last layer of elements of 16 bits has length 2 or more. Where sums of such elements may leave them,
or results may be larger than promised, an operand is reduced first, the one that may be larger:
there and nowhere else.

What is emitted is executed on the way: each register holds the numbers of its coefficients, a
butterfly asks that each lane of the second register is l behind that of the first, looks up their
roots and adds up the intervals, and a store asks that all is in its place. So a shuffle that does
not fit, or a sum that may leave its element, raises an error here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Scheme:
    """A ring Z_q[X]/(X^n + 1). root: a primitive root of unity modulo q, of order 2 n / last; bits
    of an element; forward, inverse: bounds of the absolute values of coefficients at entry, and
    at the end (forward_most, inverse_most)."""

    name: str
    q: int
    root: int
    last: int
    bits: int
    forward: int
    forward_most: int
    inverse: int
    inverse_most: int
    standard: str  # that defines the transform
    n: int = 256

    @property
    def radix(self) -> int:
        return 1 << self.bits

    @property
    def half(self) -> int:
        return self.n // self.last

    def centred(self, x: int) -> int:
        x %= self.q
        return x - self.q if x > self.q // 2 else x

    def power(self, i: int) -> int:
        """The root to the power of i, its bits reversed."""
        bits = self.half.bit_length() - 1
        return pow(self.root, int(f"{i:0{bits}b}"[::-1], 2), self.q)

    def twiddle(self, length: int, first: int, forward: bool) -> int:
        """By which a butterfly multiplies that begins at coefficient `first`: B, or B - A."""
        group, groups = first // (2 * length), self.n // (2 * length)
        return self.power(groups + group if forward else 2 * groups - 1 - group)

    def lengths(self, forward: bool) -> list[int]:
        down = [self.n >> k for k in range(1, self.half.bit_length())]
        return down if forward else down[::-1]

    def scale(self) -> int:
        """The factor of the inverse transform, which makes up for one Montgomery product."""
        return self.radix * pow(self.half, -1, self.q)

    def fits(self, value: int) -> bool:
        return value < self.radix // 2


_Q = 8380417
_BOUNDS = _Q - 1, _Q * 91 // 10, _Q // 5 * 4, _Q // 4 * 5
MLDSA = Scheme("mldsa", _Q, 1753, 1, 32, *_BOUNDS, "FIPS 204")
MLKEM = Scheme("mlkem", 3329, 17, 2, 16, 3329, 4095, 4095, 2187, "FIPS 203")
SCHEMES = {s.name: s for s in (MLDSA, MLKEM)}


@dataclass
class Shuffle:
    """Of a pair of registers. pick: of units of 32 bits of both, in a row, those of the two
    results."""

    name: str
    pick: Callable[[int], tuple[Sequence[int], Sequence[int]]]


class Machine(Protocol):
    """How an instruction set writes the steps of a pass."""

    lanes: int
    registers: int  # for data
    together: int  # butterflies that are interleaved
    reduced_together: int  # registers whose reductions are
    #: Whether a pass reduces what the first layer of the next one would: there all iterations have
    #: to do the same.
    early: bool
    #: Passes of the forward transform, last to first of the other: how many layers, and registers
    #: for data. Short ones, as a core looks only so far ahead for work; empty: as few as there can.
    plan: tuple[tuple[int, int], ...]
    pairs: int  # of registers, whose layers within them are done before those of others
    nested: bool  # whether a pass may have columns in several blocks
    factor: int  # that its products divide by
    #: Shuffles before the layer of a length below `lanes`, and behind the last one; by direction.
    #: Lengths are in units of 32 bits.
    steps: dict[bool, dict[int, list[Shuffle]]]

    def ways(self) -> list[Machine]: ...  # to reduce, the same otherwise
    def butterfly(self, k, a, b, roots, kind) -> list[str]: ...
    def bound(self, most: int, roots: list[int]) -> int: ...

    #: Of a register, with temporary k, and of what comes of absolute values up to `most`. None:
    #: there is no such.
    def reduced(self, k, slot) -> list[str] | None: ...
    def reduced_bound(self, most: int) -> int: ...


@dataclass
class Pass:
    """starts: of the iterations, first coefficient; offsets: of the registers from there; columns:
    so many iterations in a row have the same roots."""

    lengths: list[int]
    starts: list[int]
    offsets: list[int]
    columns: int

    @property
    def same_roots(self) -> bool:
        return self.columns == len(self.starts)


def passes(scheme: Scheme, machine: Machine, forward: bool) -> list[Pass]:
    """By the plan of the machine; without one, strided passes over long layers and one over
    contiguous vectors for the rest. What is strided is done column by column."""
    lengths, found, lanes = scheme.lengths(True), [], machine.lanes
    plan = list(machine.plan)
    while lengths:
        count, registers = plan.pop(0) if plan else (0, machine.registers)
        block = registers * lanes
        strided = lengths[0] >= block
        if not count:
            count = registers.bit_length() - 1 if strided else len(lengths)
        here, stride = lengths[:count], lanes
        if strided:
            stride, block = here[-1], 2 * here[0]
            assert block == registers * stride and (block == scheme.n or machine.nested)
        starts = [b + i for b in range(0, scheme.n, block) for i in range(0, stride, lanes)]
        found.append(Pass(here, starts, list(range(0, block, stride)), stride // lanes))
        lengths = lengths[count:]
    if forward:
        return found
    for one in found:
        one.lengths.reverse()
    return found[::-1]


@dataclass
class Body:
    """One iteration of a pass."""

    scheme: Scheme
    machine: Machine
    forward: bool
    this: Pass
    start: int
    bounds: list[int]  # of all coefficients; kept up to date
    layout: list[int]  # where in memory which coefficient is, too
    alike: dict[int, list[int]]  # of a coefficient those in its place in all iterations
    after: int  # the first length of the next pass, or 0
    held: list[list[int]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)
    known: dict[tuple[int, int, int], int] = field(default_factory=dict)

    def emit(self) -> list[str]:
        """Layers that stay within pairs of registers are done with a few pairs at a time, so that a
        core finds other work near what waits; the others with all."""
        m, everything = self.machine, range(len(self.this.offsets))
        m.begin(self)
        for slot in everything:
            self.held.append(self.layout[self.memory(slot)])
        if len(everything) > getattr(m, "held", len(everything)):
            return self.by_turns(list(everything[::2]), list(everything[1::2]))
        across = [k for k in self.this.lengths if self.across(k) > 1]
        within = [k for k in self.this.lengths if self.across(k) == 1]
        parts = [p for p in ((across, within) if self.forward else (within, across)) if p]
        for number, lengths in enumerate(parts):
            at_once = len(everything) if lengths is across else 2 * m.pairs
            for first in range(0, len(everything), at_once):
                slots = list(everything[first : first + at_once])
                if number == 0:
                    for slot in slots:
                        self.lines += m.load(slot, self.this.offsets[slot])
                self.part(lengths, slots)
                if number == len(parts) - 1:
                    if m.early:
                        self.fitted_early(slots)
                    self.finish(slots)
        return self.lines

    def by_turns(self, even: list[int], odd: list[int]) -> list[str]:
        """Twice as many values as registers hold: the layers of length 2 and more between the even
        ones, then between the odd ones, then that between both, pair by pair, or the other way
        round. The even ones lie in memory meanwhile."""
        between = [k for k in self.this.lengths if self.across(k) == 1]
        other = [k for k in self.this.lengths if self.across(k) > 1]
        pairs = [[s, s + 1] for s in even]
        if self.forward:
            turns = [(other, even, even, even), (other, odd, odd, [])]
            turns += [(between, pair, pair[:1], pair) for pair in pairs]
        else:
            turns = [(between, pair, pair[::-1], pair[:1]) for pair in pairs]
            turns += [(other, odd, [], odd), (other, even, even, even)]
        for lengths, slots, loaded, stored in turns:
            for slot in loaded:
                self.lines += self.machine.load(slot, self.this.offsets[slot])
            self.part(lengths, slots)
            self.finish(stored)
        return self.lines

    def memory(self, slot: int) -> slice:
        first = self.start + self.this.offsets[slot]
        return slice(first, first + self.machine.lanes)

    def part(self, lengths: list[int], slots: list[int]) -> None:
        """The order of the standard is restored when the layers within vectors are over."""
        lanes, last = self.machine.lanes, lengths[-1]
        for length in lengths:
            if not self.forward:
                self.fitted(length, slots)  # sums are apart from differences here
            if length < lanes:
                self.shuffled(length, slots)
            elif length == lanes and min(lengths) < lanes and not self.forward:
                self.shuffled(0, slots)
            if self.forward:
                self.fitted(length, slots)
            self.layer(length, slots)
        if self.forward and last == self.scheme.last < lanes:
            self.shuffled(0, slots)
        elif not self.forward and last == lanes // 2:
            self.fitted(lanes, slots)
            self.shuffled(0, slots)

    def finish(self, slots: list[int]) -> None:
        m, most = self.machine, getattr(self.machine, "most_between", self.scheme.radix)
        for slot in slots:
            if self.largest(slot) > most and not self.at_end():
                self.lines += self.reduced(slot, 0)
            self.layout[self.memory(slot)] = self.held[slot]
            self.lines += m.store(slot, self.this.offsets[slot])

    def at_end(self) -> bool:
        return self.this.lengths[-1] == (self.scheme.last if self.forward else self.scheme.n // 2)

    def across(self, length: int) -> int:
        """How many registers lie between those of a pair, plus one."""
        return max(1, length // (self.this.offsets[1] - self.this.offsets[0]))

    def shuffled(self, length: int, slots: list[int]) -> None:
        unit = 32 // self.scheme.bits
        for shuffle in self.machine.steps[self.forward].get(length // unit, ()):
            for u in slots[::2]:
                both = self.held[u] + self.held[u + 1]
                picked = shuffle.pick(self.machine.lanes // unit)
                for slot, units in zip((u, u + 1), picked, strict=True):
                    self.held[slot] = [both[unit * i + k] for i in units for k in range(unit)]
                self.lines += self.machine.shuffle(shuffle.name, u, u + 1)

    def largest(self, slot: int) -> int:
        return max(self.bounds[i] for i in self.held[slot])

    def interleaved(self, made: list[list[str]]) -> None:
        self.lines += [x[i] for i in range(max(map(len, made))) for x in made if i < len(x)]

    def reduced(self, slot: int, k: int) -> list[str]:
        m, before = self.machine, self.largest(slot)
        lines = m.reduced(k, slot)
        assert lines is not None, "a sum leaves its element"
        for i in self.held[slot]:
            self.bounds[i] = m.reduced_bound(self.bounds[i])
        assert self.largest(slot) < before, "a result may be larger than promised"
        return lines

    def crowded(self, length: int, slots: list[int]) -> set[int]:
        """Coefficients of butterflies of which a sum or difference may leave its element, or be
        larger than is promised."""
        found: set[int] = set()
        for i in (i for slot in slots for i in self.held[slot] if not i & length):
            x, y = self.bounds[i], self.bounds[i + length]
            total = x + (self.product_bound(y, i, length) if self.forward else y)
            scaled = self.scaled(total, i) if self.last(length) else 0
            if total > self.most(length) or scaled > self.scheme.inverse_most:
                found |= {i} if self.forward else {i, i + length}
        return found

    def most(self, length: int) -> int:
        """That sums and differences in a layer may be."""
        last = self.forward and length == self.scheme.last
        return self.scheme.forward_most if last else self.scheme.radix // 2 - 1

    def fitted(self, length: int, slots: list[int]) -> None:
        """Reduces what must be before a layer, the register with the largest number first."""
        made, at_once = [], self.machine.reduced_together
        while crowded := self.crowded(length, slots):
            found = [k for k in slots if crowded & set(self.held[k])]
            made.append(self.reduced(max(found, key=self.largest), len(made) % at_once))
        for first in range(0, len(made), at_once):
            self.interleaved(made[first : first + at_once])

    def fitted_early(self, slots: list[int]) -> None:
        """For the next pass, if both coefficients of its butterflies are here."""
        here = {i for slot in slots for i in self.held[slot]}
        if self.after and {i ^ self.after for i in here} == here:
            self.fitted(self.after, slots)

    def product_bound(self, most: int, i: int, length: int) -> int:
        """With the roots that the butterfly of coefficient i has in all iterations."""
        key = most, i, length
        if key not in self.known:
            roots = {self.root(k, length) for k in self.alike[i]}
            self.known[key] = max(self.machine.bound(most, root) for root in roots)
        return self.known[key]

    def scaled(self, most: int, i: int) -> int:
        """The results of the inverse's last butterflies, of sums and differences up to `most`."""
        s = self.scheme
        scale = self.machine.bound(most, s.centred(s.scale() * self.machine.factor))
        return max(scale, self.product_bound(most, i, s.n // 2))

    def layer(self, length: int, slots: list[int]) -> None:
        across = self.across(length)
        pairs = [(s, s + across) for s in slots if not s & across]
        for at in range(0, len(pairs), self.machine.together):
            group = pairs[at : at + self.machine.together]
            roots = [self.combined(a, b, length) for a, b in group]
            loads, operands = self.machine.operands(roots)
            self.lines += loads
            kind = "forward" if self.forward else "inverse"
            if self.last(length):
                kind = "last"
            self.interleaved(
                [
                    self.machine.butterfly(k, a, b, operands[k], kind)
                    for k, (a, b) in enumerate(group)
                ]
            )

    def last(self, length: int) -> bool:
        return not self.forward and length == self.scheme.n // 2

    def root(self, i: int, length: int) -> int:
        """Of the butterfly that begins at coefficient i, with the factors of machine and scheme."""
        s = self.scheme
        root = s.twiddle(length, i & -(2 * length), self.forward) * self.machine.factor
        return s.centred(root * s.scale() if self.last(length) else root)

    def combined(self, a: int, b: int, length: int) -> list[int]:
        """The roots of a pair, lane by lane; what its coefficients are at most is put down."""
        s, m, roots = self.scheme, self.machine, []
        for i, j in zip(self.held[a], self.held[b], strict=True):
            assert j == i + length and not i & length, (a, b, length, i, j)
            roots.append(self.root(i, length))
            x, y, total = self.bounds[i], self.bounds[j], self.bounds[i] + self.bounds[j]
            if self.forward:
                self.bounds[i] = self.bounds[j] = x + self.product_bound(y, i, length)
            else:
                assert s.fits(total), "a sum leaves its element"
                scale = s.centred(s.scale() * m.factor)
                self.bounds[i] = m.bound(total, scale) if self.last(length) else total
                self.bounds[j] = self.product_bound(total, i, length)
            assert s.fits(max(self.bounds[i], self.bounds[j])), "a sum leaves its element"
        return roots


@dataclass
class Function:
    """A transform: for each pass the lines of an iteration and how many numbers of the table are
    of one."""

    machine: Machine
    bodies: list[tuple[Pass, list[str], int]]
    table: list[int]
    forward: bool

    @property
    def executed(self) -> int:
        """Lines, but for those around passes."""
        return sum(len(this.starts) * len(lines) for this, lines, _ in self.bodies)

    def about(self, scheme: Scheme) -> str:
        if self.forward:
            bounds = f"Input |x| <= {scheme.forward}, output |x| <= {scheme.forward_most}."
            return f"to the NTT domain. {bounds}"
        what = f"back, times 2^{scheme.bits}"
        return f"{what}. Input |x| <= {scheme.inverse}, output |x| <= {scheme.inverse_most}."


def transform(scheme: Scheme, machine: Machine, forward: bool) -> Function:
    bounds = [scheme.forward if forward else scheme.inverse] * scheme.n
    bodies, table, layout = [], [], list(range(scheme.n))
    order = passes(scheme, machine, forward)
    for this, following in zip(order, [*order[1:], None], strict=True):
        lines, alike = None, {}
        for at in (k + i for k in this.offsets for i in range(machine.lanes)):
            same = [layout[start + at] for start in this.starts]  # iterations do the same
            most = max(bounds[i] for i in same)
            for i in same:
                bounds[i], alike[i] = most, same
        after = following.lengths[0] if following else 0
        for start in this.starts:
            body = Body(scheme, machine, forward, this, start, bounds, layout, alike, after)
            once = body.emit()
            assert lines in (None, once), "iterations that differ"
            lines = once
            if this.starts.index(start) % this.columns == 0:
                table += machine.table
            known = table[len(table) - len(machine.table) :]
            assert known == machine.table, "columns whose roots differ"
        bodies.append((this, lines, len(machine.table)))
    assert layout == list(range(scheme.n)), "another order"
    most = scheme.forward_most if forward else scheme.inverse_most
    assert max(bounds) <= most, "a result may be larger than promised"
    return Function(machine, bodies, table, forward)


def shortest(scheme: Scheme, machines: Iterable[Machine], forward: bool) -> Function:
    """Of the ways to write it."""
    return min((transform(scheme, m, forward) for m in machines), key=lambda f: f.executed)
