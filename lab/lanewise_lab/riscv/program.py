# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rounds as streams of operations, and how each operation is written for RISC-V.

Two things differ between instruction sets. Without a rotation (Zbb, Zvbb) one is two shifts and an
OR, or two XORs where the result is added to something. Without AND NOT (the same extensions) some
words are kept as their complements (passes/complement.py).
"""

from __future__ import annotations

from dataclasses import dataclass

from ..ir import Block
from ..passes.complement import KEPT, Term, rows
from ..round import INTERLEAVED, WHOLE, Ops, Word

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
#: Shifts have immediates up to 31; larger amounts lie in integer registers. Vector bit manipulation
#: is written as numbers, since gcc 12 comes with an assembler that is older than it: {0:x} is the
#: number of a register, {hi} and {lo} are the parts of an amount. Source: RISC-V Cryptography
#: Extensions Volume II, 1.0, vandn (OP-V, OPIVV, funct6 000001 unmasked) and vror (OPIVI, 01010).
V = {
    "xor": "vxor.vv {0}, {1}, {2}",
    "and": "vand.vv {0}, {1}, {2}",
    "or": "vor.vv {0}, {1}, {2}",
    "not": "vnot.v {0}, {1}",
    "sll": "vsll.vi {0}, {1}, {n}",
    "srl": "vsrl.vi {0}, {1}, {n}",
    "sllx": "vsll.vx {0}, {1}, {k}",
    "srlx": "vsrl.vx {0}, {1}, {k}",
    "andn": ".insn r 0x57, 0, 0x03, {0:x}, {2:x}, {1:x} // vandn.vv {0}, {1}, {2}",
    "ror": ".insn r 0x57, 3, {hi}, {0:x}, x{lo}, {1:x} // vror.vi {0}, {1}, {n}",
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


class Writer(Ops):
    """Appends operations on values to a block. in_place: each result of chi can take its own
    input's register beside three others."""

    def __init__(self, dialect: Dialect, in_place: bool):
        self.dialect, self.in_place = dialect, in_place
        self.words = WHOLE if dialect.bits == 64 else INTERLEAVED
        self.block = Block()
        self._turned: dict[Word, int] = {}

    def op(self, kind: str, *reads: int, n: int = 0, place=None, note: str = "") -> int:
        """An operation with a result."""
        more = {"amount": n, "place": place, "note": note}
        return self.block.emit(kind, self.dialect.file, *reads, **more)

    def _shift(self, kind: str, a: int, n: int, note: str) -> int:
        wide = self.dialect.file == "v" and n > 31
        return self.op(kind + "x" if wide else kind, a, n=n, note=note)

    # What a round asks for

    def xor(self, *values: int, of: tuple) -> int:
        a, b = values
        if of[0] == "e":
            a = self._operand(of[1], a, 0, of[1])
        return self.op("xor", a, b, note=self.words.algebra(of))

    def rol(self, a: int, amount: int, of: tuple) -> int:
        bits, note = self.dialect.bits, self.words.algebra(of)
        if self.dialect.rotates:
            return self.op("ror", a, n=bits - amount, note=note)
        up = self._shift("sll", a, amount, note)
        down = self._shift("srl", a, bits - amount, note)
        return self.op("or", down, up, note=note)

    def xor_rol(self, a: int, b: int, amount: int, of: tuple) -> int:
        """With one word fewer in registers than a rotation without one would need."""
        bits, note = self.dialect.bits, self.words.algebra(of)
        if self.dialect.rotates or not amount:
            return self.op("xor", self.rol(b, amount, of) if amount else b, a, note=note)
        half = self.op("xor", self._shift("sll", b, amount, note), a, note=note)
        return self.op("xor", half, self._shift("srl", b, bits - amount, note), note=note)

    def andn(self, a: int, b: int, of: tuple) -> int:
        note = self.words.algebra(of)
        if self.dialect.and_not:
            return self.op("andn", b, a, note=note)
        one, two = self.words.chi(of[1])
        first, second = self._operand(of[1], a, 1, one), self._operand(of[1], b, 2, two)
        return self.op(self._term(of[1]).operation, first, second, note=note)

    def _term(self, word: Word) -> Term:
        return rows()[word[1]].terms[word[0]]

    def _operand(self, of: Word, value: int, number: int, word: Word) -> int:
        """An operand of chi, or its complement if that is what the result is made of. In place, one
        that is its result's own operand is complemented where it lies: it is not needed plain any
        more."""
        if self.dialect.and_not or not self._term(of).turned[number]:
            return value
        if word not in self._turned:
            note = "~b" + "".join(map(str, word))
            self._turned[word] = self.op("not", value, note=note)
            if self.in_place and self._term(word).turned[0]:
                self.block.tied.append((value, self._turned[word]))
        return self._turned[word]
