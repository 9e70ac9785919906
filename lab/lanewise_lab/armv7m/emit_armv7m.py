# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Operations with registers, as lines of assembly."""

from __future__ import annotations

from .. import write
from .program import Op, Program
from .recipe import Recipe, footer, header

NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]
#: Those for values: all but r0, the state, and those with a meaning of their own.
REGISTERS = [*range(1, 13), 14]


def line(op: Op, place: dict[int, int], address, wide: bool) -> str:
    """One instruction. `address(op)` is the text of a memory operand."""
    w = ".w" if wide else ""
    dst = NAMES[place[op.dst]] if op.dst is not None else ""
    a = NAMES[place[op.a]] if op.a is not None else ""
    b = NAMES[place[op.b]] if op.b is not None else ""
    if op.kind in ("ld", "st"):
        code = f"{'ldr' if op.kind == 'ld' else 'str'}{w} {dst or a}, {address(op, a)}"
    elif op.kind in ("eor", "bic"):
        code = _logical(op, place, dst, a, b, w)
    elif op.kind == "eori":
        code = f"eor{w} {dst}, {a}, #{op.rot:#x}"
    elif op.kind == "ror":
        code = f"ror{w} {dst}, {a}, #{op.rot}"
    elif op.kind == "add":
        code = f"add{w} {dst}, {a}, #{op.rot}" if wide else f"adds {dst}, {a}, #{op.rot}"
    else:
        raise ValueError(op.kind)
    return write.line(code, op.note, "@")


def _logical(op: Op, place: dict[int, int], dst: str, a: str, b: str, w: str) -> str:
    if op.rot:
        return f"{op.kind}{w} {dst}, {a}, {b}, {op.shift} #{op.rot}"
    if not w and max(place[op.dst], place[op.a], place[op.b]) < 8:
        # The short form has the destination as its first operand; it writes the flags.
        if dst == a:
            return f"{op.kind}s {dst}, {b}"
        if dst == b and op.kind == "eor":
            return f"eors {dst}, {a}"
    return f"{op.kind}{w} {dst}, {a}, {b}"


def lines(program: Program, place: dict[int, int], address, wide: bool = False) -> list[str]:
    return [line(op, place, address, wide) for op in program.ops]


class Emitter:
    """What kernels of either form have: registers that are pushed at entry, a frame below them."""

    saved: str  # in braces; lr is the last
    pushed: int
    frame: int

    def __init__(self, recipe: Recipe):
        self.recipe, self.label = recipe, recipe.label

    @staticmethod
    def indented(code: list[str]) -> list[str]:
        return [each if each.endswith(":") else f"    {each}" for each in code]

    def leave(self) -> list[str]:
        return [f"add sp, #{self.frame}", f"pop {self.saved[:-3]}pc}}"]

    def file(self, body: list[str], rest: list[str]) -> list[str]:
        """rest: what the head says beside the recipe's own words."""
        stack = 4 * self.pushed + self.frame
        return [*header(self.recipe, stack, rest), *body, *footer(self.recipe)]
