# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The transform, once: layers of butterflies on vectors, in passes over memory.

A transform of n coefficients has layers of lengths n/2, n/4 .. `last`; in a layer of length l
coefficient i, of which i & l is 0, is combined with coefficient i + l. A pass loads as many vectors
as a machine has registers for, does all the layers that stay among them, and stores them. Layers
as long as a vector or longer combine two registers; for shorter ones a pair of registers is
shuffled first, so that they still do.

What is emitted is executed on the way: each register holds the numbers of its coefficients, a
butterfly asks that each lane of the second register is l behind that of the first, looks up their
roots and adds up the intervals, and a store asks that all is in its place. So a shuffle that does
not fit, or a sum that may leave its element, raises an error here.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Protocol


@dataclass(frozen=True)
class Scheme:
    """A ring Z_q[X]/(X^n + 1). root: a primitive root of unity modulo q, of order 2 n / last; bits
    of an element; forward, inverse: bounds of the absolute values of coefficients at entry."""

    name: str
    q: int
    root: int
    last: int
    bits: int
    forward: int
    inverse: int
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


MLDSA = Scheme("mldsa", 8380417, 1753, 1, 32, 8380416, 8380417 // 5 * 4)
SCHEMES = {"mldsa": MLDSA}


@dataclass
class Shuffle:
    """Of a pair of registers. pick: of lanes of both, in a row, those of the two results."""

    name: str
    pick: Callable[[int], tuple[Sequence[int], Sequence[int]]]


class Machine(Protocol):
    """How an instruction set writes the steps of a pass."""

    lanes: int
    registers: int  # for data
    together: int  # butterflies that are interleaved
    factor: int  # that its products divide by
    #: Shuffles before the layer of a length below `lanes`, and behind the last one; by direction.
    steps: dict[bool, dict[int, list[Shuffle]]]

    def butterfly(self, k, a, b, roots, kind) -> list[str]: ...
    def bound(self, most: int, roots: list[int]) -> int: ...


@dataclass
class Pass:
    """starts: of the iterations, first coefficient; offsets: of the registers from there."""

    lengths: list[int]
    starts: list[int]
    offsets: list[int]
    same_roots: bool


def passes(scheme: Scheme, lanes: int, registers: int, forward: bool) -> list[Pass]:
    """Strided passes over long layers, and one over contiguous vectors for the rest."""
    lengths, found = scheme.lengths(True), []
    while lengths[0] >= registers * lanes:
        here = lengths[: registers.bit_length() - 1]
        stride, block = here[-1], 2 * here[0]
        starts = [b + i for b in range(0, scheme.n, block) for i in range(0, stride, lanes)]
        assert block == scheme.n or not found
        found.append(Pass(here, starts, list(range(0, block, stride)), block == scheme.n))
        lengths = lengths[len(here) :]
    block = registers * lanes
    found.append(
        Pass(lengths, list(range(0, scheme.n, block)), list(range(0, block, lanes)), False)
    )
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
    held: list[list[int]] = field(default_factory=list)
    lines: list[str] = field(default_factory=list)

    def emit(self) -> list[str]:
        m, lanes = self.machine, self.machine.lanes
        m.begin(self)
        for slot, offset in enumerate(self.this.offsets):
            first = self.start + offset
            self.held.append(list(range(first, first + lanes)))
            self.lines += m.load(slot, offset)
        natural = min(self.this.lengths) >= lanes
        for length in self.this.lengths:
            if length < lanes:
                self.shuffled(length)
            elif not natural and not self.forward:
                self.shuffled(0)
                natural = True
            self.layer(length)
        if not natural:
            self.shuffled(0)
        for slot, offset in enumerate(self.this.offsets):
            first = self.start + offset
            assert self.held[slot] == list(range(first, first + lanes)), (slot, self.held[slot])
            self.lines += m.store(slot, offset)
        return self.lines

    def shuffled(self, length: int) -> None:
        for shuffle in self.machine.steps[self.forward].get(length, ()):
            for u in range(0, len(self.held), 2):
                both = self.held[u] + self.held[u + 1]
                first, second = shuffle.pick(self.machine.lanes)
                self.held[u] = [both[i] for i in first]
                self.held[u + 1] = [both[i] for i in second]
                self.lines += self.machine.shuffle(shuffle.name, u, u + 1)

    def layer(self, length: int) -> None:
        across = max(1, length // self.machine.lanes)
        if self.this.offsets[1] != self.machine.lanes:
            across = length // self.this.offsets[1]
        firsts = [s for s in range(len(self.held)) if not s & across]
        pairs = [(s, s + across) for s in firsts]
        for at in range(0, len(pairs), self.machine.together):
            group = pairs[at : at + self.machine.together]
            roots = [self.combined(a, b, length) for a, b in group]
            loads, operands = self.machine.operands([r for r in roots if r])
            self.lines += loads
            kind = "forward" if self.forward else "inverse"
            if not self.forward and length == self.scheme.n // 2:
                kind = "last"
            made = [
                self.machine.butterfly(k, a, b, operands[k], kind) for k, (a, b) in enumerate(group)
            ]
            self.lines += [x[i] for i in range(max(map(len, made))) for x in made if i < len(x)]

    def combined(self, a: int, b: int, length: int) -> list[int]:
        """The roots of a pair, lane by lane; what its coefficients are at most is put down."""
        s, m, roots = self.scheme, self.machine, []
        last = not self.forward and length == s.n // 2
        for i, j in zip(self.held[a], self.held[b], strict=True):
            assert j == i + length and not i & length, (a, b, length, i, j)
            root = s.twiddle(length, i & -(2 * length), self.forward) * m.factor
            roots.append(s.centred(root * s.scale() if last else root))
            x, y, total = self.bounds[i], self.bounds[j], self.bounds[i] + self.bounds[j]
            if self.forward:
                product = m.bound(y, roots[-1])
                self.bounds[i] = self.bounds[j] = x + product
            else:
                assert total < s.radix // 2, "a sum leaves its element"
                self.bounds[i] = m.bound(total, s.centred(s.scale() * m.factor)) if last else total
                self.bounds[j] = m.bound(total, roots[-1])
            assert max(self.bounds[i], self.bounds[j]) < s.radix // 2, "a sum leaves its element"
        return roots


@dataclass
class Function:
    """A transform: for each pass the lines of an iteration and how many there are."""

    bodies: list[tuple[Pass, list[str], int]]
    table: list[int]
    most: int  # absolute value of a result
    forward: bool

    def about(self, scheme: Scheme) -> str:
        if self.forward:
            return f"to the NTT domain. Input |x| <= {scheme.forward}, output |x| <= {self.most}."
        what = f"back, times 2^{scheme.bits}"
        return f"{what}. Input |x| <= {scheme.inverse}, output |x| <= {self.most}."


def transform(scheme: Scheme, machine: Machine, forward: bool) -> Function:
    bounds = [scheme.forward if forward else scheme.inverse] * scheme.n
    bodies, table = [], []
    for this in passes(scheme, machine.lanes, machine.registers, forward):
        lines = None
        for start in this.starts:
            once = Body(scheme, machine, forward, this, start, bounds).emit()
            assert lines in (None, once), "iterations that differ"
            lines = once
            if lines is None or not this.same_roots or start == this.starts[0]:
                table += machine.table
        bodies.append((this, lines, len(machine.table)))
    return Function(bodies, table, max(bounds), forward)
