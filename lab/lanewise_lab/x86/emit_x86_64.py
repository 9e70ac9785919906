# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How operations are written for x86-64, in three dialects: general registers (BMI1 and BMI2), AVX2
and AVX-512, the latter two with xmm, ymm or zmm registers."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cache

from ..ir import Block, Op, Step
from ..passes.allocate import Choice, Placing
from ..write import line

GENERAL, AVX2, AVX512 = range(3)
#: {0}, {1}.. are the registers that are written, then those that are read; {n} is an amount, {rest}
#: what it lacks of 64, {at} an operand in memory. "" is no instruction, None is none that there is.
KINDS = {
    "xor": ("xor {0}, {2}", "vpxor {0}, {1}, {2}", "vpxorq {0}, {1}, {2}"),
    "xor of memory": ("xor {0}, {at}", "vpxor {0}, {1}, {at}", "vpxorq {0}, {1}, {at}"),
    "xor of table": ("xor {0}, [{2} + {at}]", None, None),
    "andn": ("andn {0}, {1}, {2}", "vpandn {0}, {1}, {2}", "vpandnq {0}, {1}, {2}"),
    "or": (None, "vpor {0}, {1}, {2}", "vporq {0}, {1}, {2}"),
    "rol": ("rorx {0}, {1}, {rest}", None, "vprolq {0}, {1}, {n}"),
    "shl": (None, "vpsllq {0}, {1}, {n}", "vpsllq {0}, {1}, {n}"),
    "shr": (None, "vpsrlq {0}, {1}, {n}", "vpsrlq {0}, {1}, {n}"),
    "twice": (None, "vpaddq {0}, {1}, {1}", "vpaddq {0}, {1}, {1}"),
    "bytes": (None, "vpshufb {0}, {1}, {at}", "vpshufb {0}, {1}, {at}"),
    "every": (None, "vpbroadcastq {0}, {at}", "vpbroadcastq {0}, {at}"),
    "rolv": (None, None, "vprolvq {0}, {1}, {at}"),
    "perm": (None, None, "vpermq {0}, {1}, {2}"),  # by the index in {1}
    # of neighbouring words, in all registers of eight
    "swap": (None, None, "vpermilpd {0}{{k6}}{{z}}, {1}, 0x55"),
    "mix": (None, None, "vshufpd {0}, {1}, {2}, 0x55"),
    "first": (None, None, "vpxorq {0}{{k7}}, {1}, {at}"),
    "load": ("mov {0}, {at}", "vmovdqa {0}, {at}", "vmovdqa64 {0}, {at}"),
    "store": ("mov {at}, {0}", "vmovdqa {at}, {0}", "vmovdqa64 {at}, {0}"),
    "copy": ("mov {0}, {1}", "vmovdqa {0}, {1}", "vmovdqa64 {0}, {1}"),
    # of any alignment, and a part of 16 bytes
    "loadu": ("mov {0}, {at}", "vmovdqu {0}, {at}", "vmovdqu64 {0}, {at}"),
    "storeu": ("mov {at}, {0}", "vmovdqu {at}, {0}", "vmovdqu64 {at}, {0}"),
    "part": (None, "vextracti128 {at}, {0}, {n}", "vextracti64x2 {at}, {0}, {n}"),
    "end": ("", None, None),  # of a register's use
}
#: Functions of three operands with AVX-512; the result overwrites one of them, whichever.
TERNARY = {
    "xor3": lambda a, b, c: a ^ b ^ c,
    "chi3": lambda a, b, c: a ^ ((1 ^ b) & c),
}


@cache
def ternary_immediate(kind: str, slots: tuple[int, ...]) -> int:
    """Truth table of vpternlogq when operand slots[j] of the function sits in slot j."""
    table = 0
    for row in range(8):
        operands = {operand: row >> (2 - slot) & 1 for slot, operand in enumerate(slots)}
        table |= TERNARY[kind](operands[0], operands[1], operands[2]) << row
    return table


class File:
    """Registers and how code on them is written. names: of its registers, by their numbers; column:
    where notes begin."""

    def __init__(self, dialect: int, names: Sequence[str], column: int = 44):
        self.dialect, self.names, self.column = dialect, names, column

    def text(
        self,
        kind: str,
        *registers: int,
        n: int = 0,
        at: str = "",
        order: Iterable[int] = range(3),
    ) -> str:
        """An instruction. registers: what is written, then what is read, by their numbers. order:
        in which a ternary one has its operands, but for the one that is overwritten."""
        names = [self.names[r] for r in registers]
        if kind in TERNARY:
            d, *reads = registers
            slots = tuple(sorted(order, key=lambda k: reads[k] != d))
            table = ternary_immediate(kind, slots)
            return (
                f"vpternlogq {names[0]}, {names[1 + slots[1]]}, {names[1 + slots[2]]}, {table:#04x}"
            )
        form = KINDS[kind][self.dialect]
        if "{1}" not in form and registers[1:] and registers[0] != registers[1]:
            raise ValueError(f"{form}: its operand {names[1]} is not overwritten")
        return form.format(*names, n=n, rest=64 - n, at=at)

    def line(self, kind: str, *registers: int, at: str = "", note: str = "") -> str:
        return line(self.text(kind, *registers, at=at), note, "#", self.column)

    def body(
        self, block: Block, choose: Choice, at: Callable[[Hashable], str],
        note: Callable[[Op], str], **more,
    ) -> list[str]:  # fmt: skip
        """A block whose values enter and leave in the registers of these numbers (Block.names). at:
        the operand in memory that a place is. more: of Placing."""
        entry, registers = {v: r for r, v in block.names.items()}, range(len(self.names))
        placing = Placing(block, list(registers), entry, choose, **more)
        leave = zip(block.names, block.leave, strict=True)
        placing.settle({r: v for r, v in leave if v is not None})
        return self.lines(placing.steps, at, note)

    def lines(
        self, steps: Iterable[Step], at: Callable[[Hashable], str], note: Callable[[Op], str]
    ) -> list[str]:
        out = []
        for step in steps:
            op = step.op
            where = "" if op.place is None else at(op.place)
            text = self.text(op.kind, *step.registers, n=op.amount, at=where)
            out += [line(text, note(op), "#", self.column)] if text else []
        return out


class Vector(File):
    """Registers of one lane of 2, 4 or 8 states. low: the same of two."""

    def __init__(self, states: int, evex: bool = True):
        self.states, self.evex, self.bytes = states, evex, 8 * states
        self.prefix = {2: "x", 4: "y", 8: "z"}[states]
        names = [f"{self.prefix}mm{n}" for n in range(32 if evex else 16)]
        super().__init__(AVX512 if evex else AVX2, names)
        self.low = self if states == 2 else Vector(2, evex)
        #: Ends a function: no upper halves stay behind.
        self.end = ["    vzeroupper"] if states > 2 else []
        self.ends = "Ends with vzeroupper." if self.end else "No upper halves are written."

    def at(self, row: int, pointer: str = "rsp") -> str:
        """Of rows, each a lane of all states."""
        return f"[{pointer} + {self.bytes * row}]"

    def rows(self, kind: str, pointer: str, count: int) -> list[str]:
        """Loads or stores rows from or to registers of these numbers."""
        return [self.line(kind, n, at=self.at(n, pointer)) for n in range(count)]

    def wipe(self, count: int) -> list[str]:
        """So many rows of the stack."""
        rows = (self.line("store", 0, at=self.at(n)) for n in range(count))
        return ["    vpxor xmm0, xmm0, xmm0", *rows]
