# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Operations with registers, as lines of assembly."""

from __future__ import annotations

from .. import write
from ..ir import Block, Op
from .recipe import Recipe, footer, header

NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]
#: Those for values: all but r0, the state, and those with a meaning of their own.
REGISTERS = [*range(1, 13), 14]


def line(op: Op, place: dict[int, int], address, wide: bool) -> str:
    """One instruction. `address(op, base)` is the text of a memory operand."""
    w, (kind, _, shift) = ".w" if wide else "", op.kind.partition("_")
    names = [NAMES[place[v]] for v in (*op.writes, *op.reads)]
    if kind in ("ld", "st"):
        base = names[1] if len(names) > 1 else ""
        code = f"{'ldr' if kind == 'ld' else 'str'}{w} {names[0]}, {address(op, base)}"
    elif kind in ("eor", "bic"):
        code = _logical(kind, shift, op.amount, names, w)
    elif kind == "eori":
        code = f"eor{w} {names[0]}, {names[1]}, #{op.amount:#x}"
    elif kind == "ror" or wide:
        code = f"{kind}{w} {names[0]}, {names[1]}, #{op.amount}"
    else:
        code = f"{kind}s {names[0]}, {names[1]}, #{op.amount}"
    return write.line(code, op.note, "@")


def _logical(kind: str, shift: str, amount: int, names: list[str], w: str) -> str:
    dst, a, b = names
    if shift:
        return f"{kind}{w} {dst}, {a}, {b}, {shift} #{amount}"
    if not w and all(NAMES.index(name) < 8 for name in names):
        # The short form has the destination as its first operand; it writes the flags.
        if dst == a:
            return f"{kind}s {dst}, {b}"
        if dst == b and kind == "eor":
            return f"eors {dst}, {a}"
    return f"{kind}{w} {dst}, {a}, {b}"


def lines(block: Block, place: dict[int, int], address, wide: bool = False) -> list[str]:
    return [line(op, place, address, wide) for op in block.ops]


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
