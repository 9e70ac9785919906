# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of Armv8.1-M with Helium (MVE), from their recipes.

The caller keeps lanes whole, even and odd half side by side, lane by lane of all states; so the two
halves are taken apart at entry, into two vectors in the same 32 bytes, and joined at exit.
"""

from __future__ import annotations

from .. import write
from ..passes import inplace, spill
from ..passes.inplace import PERIOD
from ..round import INTERLEAVED, LANES, RC, ROUNDS
from .recipe import Recipe
from .vectors import APART, OPERATIONS, a_round

VECTOR, QUADS, SAVED = 16, 8, 64  # bytes; registers; bytes of d8 to d15
#: r0 points into the middle of the states: offsets reach 508 bytes to either side.
MIDDLE = VECTOR * LANES


class Emitter(write.Lines):
    """executed: instructions of a call with 24 rounds, as far as lines have been emitted."""

    comment, column = "@", 36

    def __init__(self, recipe: Recipe):
        super().__init__()
        self.recipe = recipe
        self.bodies = [self._placed(phase) for phase in range(PERIOD)]
        self.frame = VECTOR * max(slots for _, slots in self.bodies)
        self.executed = 0

    def emit(self, text: str, note: str = "", times: int = 1) -> None:
        super().emit(text, note)
        self.executed += times

    def each(self, code: str, times: int = 1) -> None:
        for text in code.split("; "):
            self.emit(text, times=times)

    def _placed(self, phase: int) -> tuple[list[spill.Step], int]:
        block = a_round(self.recipe["planes"], phase)
        return spill.place(block, QUADS, {v: at for at, v in block.names.items()}, APART)

    def _body(self, phase: int) -> None:
        for step in self.bodies[phase][0]:
            op, at = step.op, ""
            if op.place is not None:
                where, n = op.place
                at = f"[sp, #{VECTOR * n}]" if where == spill.SLOT else _address(n)
            for text in OPERATIONS[op.kind]:
                text = text.format(*step.registers, n=op.amount, rest=32 - op.amount, at=at)
                self.emit(text, op.note, ROUNDS // PERIOD)

    def _lanes(self, code: str) -> None:
        """Code for every lane, from r3 on."""
        self.emit(f"movs r2, #{LANES}")
        self.place(1)
        self.each(f"{code}; subs r2, #1; bne 1b", times=LANES)

    def _turn(self) -> None:
        """Every word to where it lies one round later, as often as rounds are left out."""
        self.each("cmp r1, #0; beq.w 10f")
        self.emit("mov r3, r1", times=0)
        self.place(2)
        for cycle in inplace.turn():
            self.emit(f"vldrw.u32 q0, {_address(cycle[-1])}", times=0)
            for here, there in reversed(list(zip(cycle, cycle[1:], strict=False))):
                self.each(f"vldrw.u32 q1, {_address(here)}; vstrw.32 q1, {_address(there)}", 0)
            self.emit(f"vstrw.32 q0, {_address(cycle[0])}", times=0)
        self.each("subs r3, #1; bne.w 2b; cmp r1, #2; blo.w 11f; beq.w 12f; b.w 13f", times=0)

    def _kernel(self) -> None:
        self.each(f"vpush {{d8-d15}}; sub sp, #{self.frame}; mov r3, r0")
        apart = "vld20.32 {q0, q1}, [r3]; vld21.32 {q0, q1}, [r3]"
        self._lanes(f"{apart}; vstrw.32 q0, [r3], #16; vstrw.32 q1, [r3], #16")
        self.each(f"add r0, #{MIDDLE}; add r12, r1, #3")
        self.emit("bic r12, r12, #3", "rounds, with those of the first four that are left out")
        self.emit("sub r1, r12, r1", "so many")
        self.emit("adr.w r2, 9b", "behind the last constant")
        self.emit("sub r2, r2, r12, lsl #3")
        self._turn()
        for phase in range(PERIOD):
            self.place(10 + phase)
            self._body(phase)
        self.emit(f"adds r2, #{8 * PERIOD}", "the constants of the next four", ROUNDS // PERIOD)
        self.each(f"subs.w r12, r12, #{PERIOD}; bne.w 10b", times=ROUNDS // PERIOD)
        self.emit(f"sub.w r3, r0, #{MIDDLE}")
        joined = "vst20.32 {q0, q1}, [r3]; vst21.32 {q0, q1}, [r3]!"
        self._lanes(f"vldrw.u32 q0, [r3]; vldrw.u32 q1, [r3, #16]; {joined}")
        self.emit("veor q0, q0, q0", "nothing of the states stays in the frame")
        for at in range(0, self.frame, VECTOR):
            self.emit(f"vstrw.32 q0, [sp, #{at}]")
        self.each(f"add sp, #{self.frame}; vpop {{d8-d15}}; bx lr")

    def file(self) -> list[str]:
        self._kernel()
        meaning = [
            "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4, to",
            "each of 4 states: lane i = x + 5y of state k is two words, from word 2(4i + k) on,",
            "its even bits and its odd bits; aligned to 4 bytes.",
        ]
        facts = [
            "",
            f"Stack: {SAVED + self.frame} bytes",
            f"Instructions: {self.executed} for 24 rounds",
            "No branch and no address depends on the states. Clobbers r0-r3, r12, q0-q3, flags.",
        ]
        words = "Armv8.1-M with MVE", "uint32_t states[200], uint32_t"
        rows = [f"    .word {e:#x}, {o:#010x}" for e, o in map(INTERLEAVED.split, RC)]
        return [
            *write.permutation_head(self.recipe, *words, meaning, facts),
            *("", "    .syntax unified", "    .thumb", "    .text", "    .p2align 2", *rows, "9:"),
            *write.begin(self.recipe.symbol, "%function", hidden=False, thumb=True, cfi=False),
            *self.lines,
            *write.end(self.recipe.symbol, cfi=False),
            *("", '    .section .note.GNU-stack, "", %progbits'),
        ]


def _address(n: int) -> str:
    return f"[r0, #{VECTOR * n - MIDDLE}]"


def kernel(recipe: Recipe) -> list[str]:
    return Emitter(recipe).file()
