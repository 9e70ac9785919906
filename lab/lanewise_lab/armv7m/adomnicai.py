# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The five published kernels: the loop over rounds of grouped.py, and entry and exit."""

from __future__ import annotations

from ..ir import Op
from ..passes.allocate import by_life, forward
from ..passes.column_parity_plan import plan
from ..passes.inplace import places
from ..round import Word
from . import emit_armv7m, remainder_rounds
from .emit_armv7m import REGISTERS, lines
from .grouped import Round, Style
from .recipe import Recipe, constants

ZERO: dict[Word, int] = {word: 0 for word in places(0)}
POINTER = 20  # stack slot of the pointer to the next constant; below it five words of D


class Emitter(emit_armv7m.Emitter):
    saved, pushed = "{r4-r12, lr}", 10

    def __init__(self, recipe: Recipe):
        super().__init__(recipe)
        options = recipe.options
        self.style = Style(**options["style"])
        order = [tuple(plane) for plane in options["half_planes"]]
        self.steps = plan(6, False, 7, order)[0]
        spilled = sorted(c for step in self.steps for c in step.spilled)
        self.slots = {column: 4 * n for n, column in enumerate(spilled)} | {"rc": POINTER}
        if len(spilled) > POINTER // 4:
            raise ValueError(f"half_planes: {len(spilled)} words of D wait in memory at once")
        self.period = 4 if self.style.in_place else 2
        self.frame = 24 if self.style.in_place else 224

    def round(self, phase: int, delays: dict[Word, int], lazy: bool):
        """The text of one round, and the delays that it leaves."""
        made = Round(self.style, self.steps, phase % 4, delays, lazy)
        place = forward(made.block, REGISTERS, {}, by_life(made.block, REGISTERS))

        def address(op: Op, base: str) -> str:
            space, key = op.place
            if space == "K":
                return f"[{base}, #{key}]" if key else f"[{base}]"
            if space == "S":
                return f"[sp, #{self.slots[key]}]"
            return self.state_address(space, key, phase)

        # Lazy rounds are written in 32-bit instructions alone: then fetch can never be late.
        return lines(made.block, place, address, wide=lazy), made.out

    def state_address(self, space: str, word: Word, phase: int) -> str:
        if not self.style.in_place:
            # Two buffers: the caller's state and one on the stack, in turns.
            at = 4 * places(0)[word]
            return f"[r0, #{at}]" if (phase % 2 == 0) == (space == "A") else f"[sp, #{24 + at}]"
        return f"[r0, #{4 * places(phase + (space == 'E'))[word]}]"

    def enter(self) -> list[str]:
        """Save registers, find the first constant, do what makes the rounds a multiple."""
        label = self.label
        out = [
            f"push {self.saved}",
            f"sub sp, #{self.frame}",
            f"ldr r2, {label}distance",
            f"{label}here:",
            "add r2, pc                         @ behind the last constant",
            "sub r2, r2, r1, lsl #3             @ 8 bytes for each round",
            f"str r2, [sp, #{POINTER}]",
            f"ands r1, r1, #{self.period - 1}                  @ rounds beyond a multiple",
            f"beq.w {label}fast",
            *(self._rolled() if self.style.in_place else self._copied()),
            ".p2align 2",
            f"{label}distance: .word {label}end - {label}here - 4",
        ]
        if self.style.in_place:
            out += remainder_rounds.table(label)
        return self.indented(out)

    def _rolled(self) -> list[str]:
        """The rounds that make no four, one by one."""
        iota = [f"ldr r1, [sp, #{POINTER}]", "ldr r2, [r1], #4", "eors r3, r2"]
        iota += ["ldr r2, [r1], #4", "eors r4, r2", f"str r1, [sp, #{POINTER}]"]
        return [
            "str r1, [sp]",
            *remainder_rounds.rounds(self.label, iota, "[sp]"),
            f"ldr r1, [sp, #{POINTER}]",
            "ldr r1, [r1]",
            "cmp r1, #2                         @ the mark behind the constants",
            f"bne.w {self.label}fast",
            *self.leave(),
        ]

    def _copied(self) -> list[str]:
        """Enter at the second of two rounds, which reads the buffer on the stack."""
        return [
            "subs r2, #8                        @ the constant of the round left out",
            f"str r2, [sp, #{POINTER}]",
            "add r1, sp, #24",
            "movs r2, #5",
            "1:",
            "ldm r0!, {r3-r12}",
            "stm r1!, {r3-r12}",
            "subs r2, #1",
            "bne 1b",
            "subs r0, #200",
            f"b.w {self.label}second",
        ]

    def advance(self) -> list[str]:
        """Move on by the constants of a period."""
        return [
            f"    ldr r1, [sp, #{POINTER}]",
            f"    adds r1, #{8 * self.period}",
            f"    str r1, [sp, #{POINTER}]",
        ]

    def loop(self) -> list[str]:
        """A period of rounds in a loop; behind the last the state is not delayed."""
        lazy_rounds = self.recipe.options["lazy"]
        out, delays = [f"    .p2align 2\n{self.label}fast:"], ZERO
        for phase in range(self.period):
            made, delays = self.round(phase, delays, phase < lazy_rounds)
            if phase == 1 and not self.style.in_place:
                out.append(f"{self.label}second:")
            out += [f"    @ round {phase + 1} of {self.period}", *made]
        out += [*self.advance(), "    ldr r1, [r1]"]
        return [
            *out,
            "    cmp r1, #2                         @ the mark",
            f"    bne.w {self.label}fast",
        ]

    def all_lazy(self) -> list[str]:
        """First round, loop of four that begins with its second, last round."""
        label = self.label
        first, delays = self.round(0, ZERO, True)
        out = [
            f"    .p2align 2\n{label}fast:",
            "    @ first round",
            *first,
            f"    b.w {label}second",
        ]
        out += ["    .p2align 2", f"{label}first:"]
        for phase in range(4):
            if phase == 1:
                out.append(f"{label}second:")
            made, after = self.round(phase, delays, True)
            assert after == delays
            out += [f"    @ round {phase + 1} of 4", *made]
            if phase == 2:
                out += [
                    f"    ldr r1, [sp, #{POINTER}]",
                    "    ldr r1, [r1, #32]                  @ behind the last of these four",
                    "    cmp r1, #2                         @ the mark",
                    f"    beq.w {label}last",
                ]
        last, _ = self.round(3, delays, False)
        out += [*self.advance(), f"    b.w {label}first"]
        return [*out, f"{label}last:", "    @ last round", *last]


def kernel(recipe: Recipe) -> list[str]:
    emitter = Emitter(recipe)
    body = emitter.all_lazy() if recipe["lazy"] == 4 else emitter.loop()
    leave = [*emitter.indented(emitter.leave()), "    .p2align 2"]
    return emitter.file([*emitter.enter(), *body, *leave, *constants(recipe.label)], [])
