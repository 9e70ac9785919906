# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How frames and operations are written for ARMv7-M, and what a file begins and ends with."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable
from dataclasses import replace

from .. import frame, write
from ..frame import Machine, Placed, Register
from ..ir import Block, Op
from ..passes.inplace import places
from .recipe import Recipe

NAMES = [f"r{n}" for n in range(13)] + ["sp", "lr", "pc"]
#: Those for values: all but r0, the state, and those with a meaning of their own.
REGISTERS = [*range(1, 13), 14]


class Writer(frame.Writer):
    """last: the last one of the registers that are pushed, from r4 on, beside lr."""

    comment, column, bits = "@", 35, 32
    kinds = {
        "ld": "ldr{w} {0}, {place}",
        "st": "str{w} {0}, {place}",
        "eor": "eor{w} {0}, {1}, {2}",
        "bic": "bic{w} {0}, {1}, {2}",
        "eori": "eor{w} {0}, {1}, #{n:#x}",
        "ror": "ror{w} {0}, {1}, #{n}",
        "add": "add{w} {0}, {1}, #{n}",
        "tst": "tst{w} {0}, #{n:#x}",
    } | {
        f"{op}_{shift}": f"{op}{{w}} {{0}}, {{1}}, {{2}}, {shift} #{{n}}"
        for op in ("eor", "bic")
        for shift in ("ror", "lsl", "lsr")
    }

    def __init__(self, recipe: Recipe, last: int, slots: Iterable[Hashable]):
        self.recipe, self.pushed = recipe, last - 2  # and lr
        down, saved = "push {{{{r4-r{0}, lr}}}}; sub sp, #{{n}}", f"pop {{r4-r{last}, pc}}"
        ends = down.format(last), "add sp, #{n}", "[sp, #{at}]"
        super().__init__((), slots, machine=Machine(*ends, leave=saved, word=4, align=4))

    def operation(self, op: Op, names: list[Register]) -> None:
        """Short forms, of operations that are not to be wide, have the destination as their first
        operand and low registers; they write the flags."""
        kind, _, wide = op.kind.partition(".")
        code = self.kinds[kind].format(
            *names, w=f".{wide}" if wide else "", n=op.amount, place=op.place
        )
        if not wide and kind in ("eor", "bic") and all(NAMES.index(name) < 8 for name in names):
            to, a, b = names
            if to == a or to == b and kind == "eor":
                code = f"{kind}s {to}, {b if to == a else a}"
        self.lines.append(write.line(code, op.note, self.comment))

    def placed(
        self, block: Block, place: dict[int, int], state: Callable[..., str], wide: bool
    ) -> Placed:
        """A block in these registers, all as 32-bit instructions if wide. state: the operand of a
        word of the state; that of a constant is its distance from the pointer, in bytes. Words that
        go on from block to block are called by their number."""

        def located(op: Op, names: list[str]) -> Op:
            kind = f"{op.kind}.w" if wide else op.kind
            if op.place is None:
                return replace(op, kind=kind)
            space, key = op.place
            if space == "K":
                at = f"[{names[1]}, #{key}]" if key else f"[{names[1]}]"
            else:
                at = self.slot(key) if space == "S" else state(space, key)
            return replace(op, kind=kind, place=at)

        named = [(op, [NAMES[place[v]] for v in (*op.writes, *op.reads)]) for op in block.ops]
        steps = [(located(op, names), tuple(names)) for op, names in named]
        ends = ({NAMES[place[v]]: n for n, v in enumerate(vs)} for vs in (block.enter, block.leave))
        return Placed(steps, *ends)

    def file(self, parts: Iterable, rest: list[str]) -> list[str]:
        """rest: what the head says beside the recipe's own words."""
        recipe, lines = self.recipe, self.done(parts)
        meaning = [
            "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.",
            "state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word",
            "2i + 1 the odd bits; aligned to 4 bytes.",
            "",
        ]
        facts = [
            *rest,
            f"Stack: {4 * self.pushed + self.frame} bytes",
            "No branch and no address depends on the state. Clobbers r0-r3, r12, flags.",
        ]
        words = "ARMv7-M", "uint32_t state[50], uint32_t"
        return [
            *write.permutation_head(recipe, *words, meaning, facts),
            *("", "    .syntax unified", "    .thumb", "    .text", "    .p2align 2"),
            *write.begin(recipe.symbol, "%function", hidden=False, thumb=True, cfi=False),
            *lines,
            *write.end(recipe.symbol, cfi=False),
            *("", '    .section .note.GNU-stack, "", %progbits'),
        ]


def in_place(phase: int) -> Callable[..., str]:
    """Operands of words of the state in a round that overwrites it."""
    return lambda space, word: f"[r0, #{4 * places((phase + (space == 'E')) % 4)[word]}]"
