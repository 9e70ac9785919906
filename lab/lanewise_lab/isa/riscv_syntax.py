# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V instructions as data, and the notation of encodings from which the decoder is made.

An encoding is written like a row of the tables in the manual, from bit 31 (or 15) down: runs of 0
and 1, and fields. rd, rs1, rs2, vd, vs1, vs2 and vs3 have 5 bits; rd', rs1' and rs2' have 3 and
mean x8 to x15; vm has one. Immediates name the bits of their value: imm[11:5] is a piece with bits
11 to 5, imm[5:4|9] one with bits 5, 4 and 9. imm is signed, and so are upper, which the assembler
writes shifted down by 12, and `to`, the distance to a jump's target; uimm and vtype are not.

An Instruction of 16 bits has the operands of the one that it stands for, whose name is `base`.
"""

from __future__ import annotations

import re
from dataclasses import dataclass

NAMES = (
    "zero ra sp gp tp t0 t1 t2 s0 s1 a0 a1 a2 a3 a4 a5 a6 a7 s2 s3 s4 s5 s6 s7 s8 s9 s10 s11 "
    "t3 t4 t5 t6"
).split()
RA, SP, GP, TP, A0 = 1, 2, 3, 4, 10


@dataclass(frozen=True)
class Reg:
    n: int

    def __str__(self) -> str:
        return NAMES[self.n]


@dataclass(frozen=True)
class Vec:
    n: int

    def __str__(self) -> str:
        return f"v{self.n}"


@dataclass(frozen=True)
class Imm:
    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True)
class Upper:
    """Bits 31 to 12 of an immediate."""

    value: int  # with 12 zeros below, signed

    def __str__(self) -> str:
        return str(self.value >> 12 & 0xFFFFF)


@dataclass(frozen=True)
class Target:
    """Where a jump goes."""

    value: int  # an address

    def __str__(self) -> str:
        return hex(self.value)


@dataclass(frozen=True)
class High:
    """The upper part of an address that the linker fills in; also what LUI or AUIPC leaves of
    it in a register. `at`: where the instruction is that counts from itself; `relaxed`: whether
    the linker may take it away."""

    target: int
    at: int | None = None
    relaxed: bool = False


@dataclass(frozen=True)
class Low:
    """The lower part of an address that the linker fills in."""

    target: int
    at: int | None = None
    relaxed: bool = False


@dataclass(frozen=True)
class Mem:
    base: int
    offset: int | Low | None = None  # None: the instruction has no place for one

    def __str__(self) -> str:
        return f"{'' if self.offset is None else self.offset}({NAMES[self.base]})"


@dataclass(frozen=True)
class Csr:
    """A control and status register that tells numbers of the vector unit."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class VType:
    """SEW in bits; LMUL in eighths of a register."""

    sew: int
    eighths: int
    tail_agnostic: bool
    mask_agnostic: bool

    def __str__(self) -> str:
        lmul = f"m{self.eighths // 8}" if self.eighths >= 8 else f"mf{8 // self.eighths}"
        policy = "ta" if self.tail_agnostic else "tu", "ma" if self.mask_agnostic else "mu"
        return f"e{self.sew}, {lmul}, {policy[0]}, {policy[1]}"


Operand = Reg | Vec | Imm | Upper | Target | High | Low | Mem | Csr | VType


@dataclass(frozen=True)
class Instruction:
    address: int
    mnemonic: str
    operands: tuple[Operand, ...]
    text: str
    size: int  # bytes
    base: str  # the mnemonic whose meaning it has
    masked: bool = False  # by v0

    @property
    def next(self) -> int:
        return self.address + self.size


def vtype(bits: int) -> VType | None:
    """None where that is reserved."""
    lmul = {0: 8, 1: 16, 2: 32, 3: 64, 5: 1, 6: 2, 7: 4}.get(bits & 7)
    sew = 8 << (bits >> 3 & 7)
    if lmul is None or sew > 64 or bits >> 8:
        return None
    return VType(sew, lmul, bool(bits >> 6 & 1), bool(bits >> 7 & 1))


_WIDTHS = {"rd": 5, "rs1": 5, "rs2": 5, "vd": 5, "vs1": 5, "vs2": 5, "vs3": 5, "vm": 1}
_WIDTHS |= {"rd'": 3, "rs1'": 3, "rs2'": 3}
_SIGNED = ("imm", "to", "upper")


class Form:
    """An encoding, and how operands are made of its fields."""

    def __init__(self, pattern: str, operands: str):
        self.operands = operands.split(", ") if operands else []
        self.mask = self.match = 0
        #: Field -> where each piece lies, the lowest bit of the value in it, its width.
        self.pieces: dict[str, list[tuple[int, int, int]]] = {}
        tokens = pattern.split()
        self.bits = at = sum(map(self._width, tokens))
        if self.bits not in (16, 32):
            raise ValueError(f"{self.bits} bits: {pattern}")
        for token in tokens:
            at -= self._width(token)
            if token[0] in "01":
                self.mask |= (1 << len(token)) - 1 << at
                self.match |= int(token, 2) << at
            else:
                self._place(token, at)

    @staticmethod
    def _ranges(token: str) -> list[tuple[int, int]]:
        """The bits of a value that a piece holds: highest and lowest of each run."""
        inside = re.search(r"\[(.*)\]", token)
        runs = [run.split(":") for run in inside[1].split("|")]
        return [(int(run[0]), int(run[-1])) for run in runs]

    def _width(self, token: str) -> int:
        if token[0] in "01":
            return len(token)
        if "[" in token:
            return sum(high - low + 1 for high, low in self._ranges(token))
        return _WIDTHS[token]

    def _place(self, token: str, at: int) -> None:
        name = token.partition("[")[0]
        pieces = self.pieces.setdefault(name, [])
        if "[" not in token:
            pieces.append((at, 0, _WIDTHS[token]))
            return
        for high, low in reversed(self._ranges(token)):
            pieces.append((at, low, high - low + 1))
            at += high - low + 1

    def width(self, name: str) -> tuple[int, int]:
        """The bits of a field's value: from, and behind."""
        pieces = self.pieces[name]
        return min(b for _, b, _ in pieces), max(b + n for _, b, n in pieces)

    def encode(self, fields: dict[str, int]) -> int:
        return self.match | sum(
            (fields[name] >> b & (1 << n) - 1) << a
            for name, pieces in self.pieces.items()
            for a, b, n in pieces
        )

    def fields(self, word: int) -> dict[str, int]:
        out = {}
        for name, pieces in self.pieces.items():
            value = sum((word >> a & (1 << n) - 1) << b for a, b, n in pieces)
            top = max(b + n for _, b, n in pieces)
            if name in _SIGNED and value >> top - 1:
                value -= 1 << top
            out[name] = value
        return out


def operand(token: str, fields: dict[str, int], address: int) -> Operand | None:
    """An operand as it stands in assembly: a field, a register by its name, or offset(base)."""
    if token.endswith(")"):
        offset, base = token[:-1].split("(")
        found = operand(base, fields, address)
        return Mem(found.n, fields[offset] if offset else None)
    if token in NAMES:
        return Reg(NAMES.index(token))
    if token in ("vl", "vlenb"):
        return Csr(token)
    if token.isdigit():
        return Imm(int(token))
    value = fields[token]
    if token[0] == "r":
        return Reg(value + 8 if token.endswith("'") else value)
    if token == "vtype":
        return vtype(value)
    if token == "to":
        return Target(address + value)
    if token == "upper":
        return Upper(value)
    return Vec(value) if token[0] == "v" else Imm(value)
