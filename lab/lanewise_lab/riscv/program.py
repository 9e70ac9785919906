# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds as streams of operations, and how each operation is written for RISC-V.

Two things differ between instruction sets. Without a rotation (Zbb, Zvbb) one is two shifts and an
OR, or two XORs where the result is added to something. Without AND NOT (the same extensions) some
words are kept as their complements (passes/complement.py).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ..passes.complement import KEPT, Row, rows
from ..passes.stream import Item, Stream
from ..round import chi_terms

#: {0}, {1}.. are the registers that are written, then those that are read; {n} is an amount in
#: bits, {k} a register that holds it, {place} an address, {label} where the loop begins.
X = {
    "xor": "xor {0}, {1}, {2}",
    "and": "and {0}, {1}, {2}",
    "or": "or {0}, {1}, {2}",
    "andn": "andn {0}, {1}, {2}",
    "not": "not {0}, {1}",
    "sll": "slli {0}, {1}, {n}",
    "srl": "srli {0}, {1}, {n}",
    "ror": "rori {0}, {1}, {n}",
    "ld": "ld {0}, {place}",
    "sd": "sd {0}, {place}",
    "rc": "ld {0}, 0({1})",
    "next": "addi {0}, {1}, {n}",
    "lw": "lw {0}, {place}",
    "sw": "sw {0}, {place}",
    "more": "bnez {0}, {label}b",
    "half": "lw {0}, {n}({pointer})",
}
#: Shifts have immediates up to 31; larger amounts lie in integer registers. {w}: of the vector
#: extension, which gcc 12 cannot assemble, as numbers.
V = {
    "xor": "vxor.vv {0}, {1}, {2}",
    "and": "vand.vv {0}, {1}, {2}",
    "or": "vor.vv {0}, {1}, {2}",
    "not": "vnot.v {0}, {1}",
    "sll": "vsll.vi {0}, {1}, {n}",
    "srl": "vsrl.vi {0}, {1}, {n}",
    "sllx": "vsll.vx {0}, {1}, {k}",
    "srlx": "vsrl.vx {0}, {1}, {k}",
    "andn": "vandn.vv {0}, {1}, {2}",
    "ror": "vror.vi {0}, {1}, {n}",
    "iota": "vxor.vx {0}, {1}, {rc}",
}


@dataclass(frozen=True)
class Dialect:
    """What an instruction set has for words of so many bits. file: x or v, the registers."""

    bits: int
    file: str
    rotates: bool
    and_not: bool

    @property
    def kept(self) -> frozenset[tuple[int, int]]:
        """The lanes that are kept as complements."""
        return frozenset() if self.and_not else KEPT


class Writer:
    """Appends operations on values to a stream."""

    def __init__(self, dialect: Dialect):
        self.dialect = dialect
        self.stream = Stream()

    def op(self, kind: str, *reads: int, n: int = 0, place=None, note: str = "") -> int:
        """An operation with a result."""
        v = self.stream.value(self.dialect.file)
        self.stream.items.append(Item(kind, (v,), reads, n, place, note))
        return v

    def store(self, kind: str, *reads: int, place, note: str) -> None:
        self.stream.items.append(Item(kind, (), reads, 0, place, note))

    def _shift(self, kind: str, a: int, n: int, note: str) -> int:
        wide = self.dialect.file == "v" and n > 31
        return self.op(kind + "x" if wide else kind, a, n=n, note=note)

    def rotated(self, a: int, left: int, note: str) -> int:
        bits = self.dialect.bits
        if not left:
            return a
        if self.dialect.rotates:
            return self.op("ror", a, n=bits - left, note=note)
        up = self._shift("sll", a, left, note)
        down = self._shift("srl", a, bits - left, note)
        return self.op("or", down, up, note=note)

    def plus_rotated(self, a: int, b: int, left: int, note: str) -> int:
        """a ^ rol(b, left), with one word fewer in registers than rotated() would need."""
        bits = self.dialect.bits
        if self.dialect.rotates or not left:
            return self.op("xor", self.rotated(b, left, note), a, note=note)
        half = self.op("xor", self._shift("sll", b, left, note), a, note=note)
        return self.op("xor", half, self._shift("srl", b, bits - left, note), note=note)

    def chi(self, y: int, b: dict[int, int], in_place: bool) -> Iterator[tuple[int, int]]:
        """The results of one row, by x. in_place: each result can take its own input's register
        beside three others. The two ANDs that need words 0 and 1 once more come first then, and a
        word that is its result's own input as a complement is complemented where it lies: nobody
        needs it plain any more."""
        row: Row = rows()[y]
        turned: dict[int, int] = {}

        def operand(x: int, complement: bool) -> int:
            if complement and x not in turned:
                turned[x] = self.op("not", b[x], note=f"~b{x}{y}")
                if in_place and row.terms[x].turned[0]:
                    self.stream.tied.append((b[x], turned[x]))
            return turned[x] if complement else b[x]

        def and_not(x: int) -> int:
            one, two = chi_terms(x)
            note = f"t = ~b{one}{y} & b{two}{y}"
            if self.dialect.and_not:
                return self.op("andn", b[two], b[one], note=note)
            term = row.terms[x]
            first, second = operand(one, term.turned[1]), operand(two, term.turned[2])
            return self.op(term.operation, first, second, note=note)

        early = {x: and_not(x) for x in (3, 4)} if in_place else {}
        for x in range(5):
            t = early[x] if x in early else and_not(x)
            own = b[x] if self.dialect.and_not else operand(x, row.terms[x].turned[0])
            yield x, self.op("xor", own, t, note=f"a{x}{y} = b{x}{y} ^ t")
