# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The five published kernels: rounds of classic.py in a loop, and what stands around it."""

from __future__ import annotations

from ..passes.allocate import linear_scan
from ..passes.inplace import places
from ..passes.interleave import Word
from ..passes.residency import plan
from . import rolled
from .classic import Round, Style
from .kernel import SAVED, Recipe, constants, footer, header
from .program import Op
from .text import lines

REGISTERS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 14]
ZERO: dict[Word, int] = {word: 0 for word in places(0)}
POINTER = 20  # stack slot of the pointer to the next constant; below it five words of D


class Emitter:
    def __init__(self, recipe: Recipe):
        options = recipe.options
        self.recipe, self.label = recipe, recipe.label
        self.style = Style(**options["style"])
        order = [tuple(plane) for plane in options["half_planes"]]
        self.steps = plan(6, False, 7, order)[0]
        spilled = sorted(c for step in self.steps for c in step.spilled)
        self.slots = {column: 4 * n for n, column in enumerate(spilled)} | {"rc": POINTER}
        assert len(spilled) <= POINTER // 4

    def round(self, phase: int, delays: dict[Word, int], lazy: bool):
        """The text of one round, and the delays that it leaves."""
        made = Round(self.style, self.steps, delays, lazy)
        place = linear_scan(made.program, REGISTERS)

        def address(op: Op, base: str) -> str:
            space, key = op.at
            if space == "K":
                return f"[{base}, #{key}]" if key else f"[{base}]"
            if space == "S":
                return f"[sp, #{self.slots[key]}]"
            return self.state_address(space, key, phase)

        # Lazy rounds are written in 32-bit instructions alone: then fetch can never be late.
        return lines(made.program, place, address, wide=lazy), made.out

    def state_address(self, space: str, word: Word, phase: int) -> str:
        return f"[r0, #{4 * places(phase + (space == 'E'))[word]}]"

    def enter(self, fours: int = 3) -> list[str]:
        """Save registers, find the first constant, do what makes the rounds a multiple."""
        label = self.label
        iota = [f"ldr r1, [sp, #{POINTER}]", "ldr r2, [r1], #4", "eors r3, r2"]
        iota += ["ldr r2, [r1], #4", "eors r4, r2", f"str r1, [sp, #{POINTER}]"]
        out = [
            f"push {SAVED}",
            "sub sp, #24",
            f"ldr r2, {label}distance",
            f"{label}here:",
            "add r2, pc                         @ behind the last constant",
            "sub r2, r2, r1, lsl #3             @ 8 bytes for each round",
            f"str r2, [sp, #{POINTER}]",
            f"ands r1, r1, #{fours}              @ rounds beyond a multiple",
            f"beq.w {label}fast",
            "str r1, [sp]",
            *rolled.rounds(label, iota, "[sp]"),
            f"ldr r1, [sp, #{POINTER}]",
            "ldr r1, [r1]",
            "cmp r1, #2                         @ the mark behind the constants",
            f"bne.w {label}fast",
            *self.leave(),
            ".p2align 2",
            f"{label}distance: .word {label}end - {label}here - 4",
            *rolled.table(label),
        ]
        return [line if line.endswith(":") else f"    {line}" for line in out]

    @staticmethod
    def leave() -> list[str]:
        return ["add sp, #24", f"pop {SAVED[:-3]}pc}}"]

    def again(self, target: str) -> list[str]:
        """Back to the loop, if constants are left."""
        return [
            f"    ldr r1, [sp, #{POINTER}]",
            "    ldr r1, [r1]",
            "    cmp r1, #2                         @ the mark behind the constants",
            f"    bne.w {target}",
        ]

    def fours(self) -> list[str]:
        """Four rounds in a loop; before the last the state is not delayed."""
        lazy_rounds = self.recipe.options["lazy"]
        out, delays = [f"    .p2align 2\n{self.label}fast:"], ZERO
        for phase in range(4):
            text, delays = self.round(phase, delays, phase < lazy_rounds)
            out += [f"    @ round {phase + 1} of 4", *text]
        return out + self.again(f"{self.label}fast")

    def all_lazy(self) -> list[str]:
        """First round, loop of four that begins with its second, last round."""
        label = self.label
        first, delays = self.round(0, ZERO, True)
        out = [f"    .p2align 2\n{label}fast:", "    @ first round", *first, f"    b.w {label}second"]
        out += ["    .p2align 2", f"{label}first:"]
        for phase in range(4):
            if phase == 1:
                out.append(f"{label}second:")
            text, after = self.round(phase, delays, True)
            assert after == delays
            out += [f"    @ round {phase + 1} of 4", *text]
            if phase == 2:
                out += self._is_last(f"{label}last")
        last, _ = self.round(3, delays, False)
        return out + [f"    b.w {label}first", f"{label}last:", "    @ last round", *last]

    def _is_last(self, target: str) -> list[str]:
        return [
            f"    ldr r1, [sp, #{POINTER}]",
            "    ldr r1, [r1, #8]                   @ behind the constant of the next round",
            "    cmp r1, #2                         @ the mark behind the constants",
            f"    beq.w {target}",
        ]


def kernel(recipe: Recipe) -> list[str]:
    emitter = Emitter(recipe)
    options = recipe.options
    body = emitter.all_lazy() if options["lazy"] == 4 else emitter.fours()
    about = [""] + options["about"].strip().split("\n")
    return [
        *header(recipe, 64, about),
        *emitter.enter(),
        *body,
        *(f"    {line}" for line in emitter.leave()),
        "    .p2align 2",
        *constants(recipe.label),
        *footer(recipe),
    ]
