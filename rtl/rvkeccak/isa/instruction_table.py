# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Reads rtl/rvkeccak/isa/instructions.toml and rtl/rvkeccak/configs.toml.

An operation is one line of the decoder's output; a form is one assembler syntax with its encoding.
A broken table raises ValueError with the form's name.
"""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path

RTL = Path(__file__).resolve().parents[1]

#: Bits of each field of an encoding.
WIDTHS = dict(
    fixed1=1, fixed2=2, fixed7=7, funct3=3, funct6=6, opcode=7, vm=1, nf=3, mew=1, mop=2, width=3,
    lumop=5, sumop=5, zimm10=10, zimm11=11, imm=5, uimm=5, simm=5,
    rd=5, rs1=5, rs2=5, vd=5, vs1=5, vs2=5, vs3=5,
)  # fmt: skip

#: What a build must have for an operation, in the order of the decoder's codes.
FEATURES = ("base", "e64", "e32", "fused", "round", "permute", "wide", "vkeccak", "stream")


@dataclass(frozen=True)
class Field:
    name: str
    low: int
    width: int
    value: int | None  # None: an operand

    @property
    def mask(self) -> int:
        return ((1 << self.width) - 1) << self.low

    def of(self, word: int) -> int:
        return (word & self.mask) >> self.low


@dataclass(frozen=True)
class Form:
    """One assembler syntax; `syntax` is `mnemonic operand, ...`."""

    syntax: str
    encoding: str

    @property
    def mnemonic(self) -> str:
        return self.syntax.split()[0]

    @property
    def operands(self) -> list[str]:
        return [o.strip() for o in self.syntax.partition(" ")[2].split(",")]

    @cached_property
    def fields(self) -> list[Field]:
        """From bit 31 down."""
        found, low = [], 32
        for token in self.encoding.split():
            name, _, value = token.partition("=")
            if name not in WIDTHS:
                raise ValueError(f"{self.mnemonic}: no field {name}")
            width = WIDTHS[name]
            low -= width
            found.append(Field(name, low, width, int(value, 0) if value else None))
            if value and int(value, 0) >> width:
                raise ValueError(f"{self.mnemonic}: {token} has more than {width} bits")
        if low:
            raise ValueError(f"{self.mnemonic}: its fields are {32 - low} bits, not 32")
        return found

    def operand(self, name: str) -> Field | None:
        """The field `name` if it is an operand."""
        return next((f for f in self.fields if f.name == name and f.value is None), None)

    @property
    def mask(self) -> int:
        return sum(f.mask for f in self.fields if f.value is not None)

    @property
    def match(self) -> int:
        return sum(f.value << f.low for f in self.fields if f.value is not None)

    def matches(self, word: int) -> bool:
        return word & self.mask == self.match

    @property
    def source(self) -> str:
        """V, X or I: what the second source (or the base address, or AVL) is; NONE without one."""
        kinds = {"vs1": "V", "rs1": "X", "uimm": "I", "simm": "I"}
        return next((kinds[n] for n in kinds if self.operand(n)), "NONE")

    @property
    def signed(self) -> bool:
        return self.operand("simm") is not None

    @property
    def wide_elements(self) -> bool:
        """A memory instruction whose width field says 64 bits."""
        return any(f.name == "width" and f.value == 7 for f in self.fields)


@dataclass(frozen=True)
class Operation:
    name: str
    code: int
    forms: list[Form]
    each: str
    does: str
    cycles: str
    about: str
    feature: str = "base"
    into: list[str] = field(default_factory=list)
    rounds: str = ""
    traps: list[str] = field(default_factory=list)
    alone: bool = False

    @property
    def is_config(self) -> bool:
        return self.each == "config"

    @property
    def is_memory(self) -> bool:
        return self.each in ("load", "store", "absorb", "squeeze", "stream")


@dataclass(frozen=True)
class Trap:
    when: str
    text: str


@dataclass(frozen=True)
class Table:
    operations: list[Operation]
    traps: dict[str, Trap]

    @property
    def forms(self) -> list[tuple[Operation, Form]]:
        return [(o, f) for o in self.operations for f in o.forms]

    def find(self, word: int) -> list[tuple[Operation, Form]]:
        """Every form that the word matches: at most one, which a test asserts."""
        return [(o, f) for o, f in self.forms if f.matches(word)]


def load(path: Path = RTL / "isa/instructions.toml") -> Table:
    with path.open("rb") as f:
        raw = tomllib.load(f)
    operations = []
    for code, (name, entry) in enumerate(raw["operation"].items(), 1):
        entry["forms"] = [Form(s, e) for s, e in entry["forms"].items()]
        operations.append(Operation(name=name, code=code, **entry))
        unknown = set(operations[-1].traps) - set(raw["trap"])
        if unknown or operations[-1].feature not in FEATURES:
            raise ValueError(f"{name}: unknown trap or feature {unknown or entry['feature']}")
    return Table(operations, {name: Trap(**entry) for name, entry in raw["trap"].items()})


def configurations(path: Path = RTL / "configs.toml") -> dict[str, dict[str, int]]:
    """The named builds: parameter to value."""
    with path.open("rb") as f:
        return tomllib.load(f)
