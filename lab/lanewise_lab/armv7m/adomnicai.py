# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The five published kernels: the loop over rounds of grouped.py, and entry and exit."""

from __future__ import annotations

from collections.abc import Iterator

from ..frame import Enter, Leave, Placed
from ..passes.allocate import by_life, forward
from ..passes.column_parity_plan import plan
from ..passes.inplace import places
from ..round import INTERLEAVED, RC, Word
from . import remainder_rounds
from .emit_armv7m import REGISTERS, Writer, in_place
from .grouped import Round, Style
from .recipe import Recipe

ZERO: dict[Word, int] = {word: 0 for word in places(0)}
#: How many words of D may wait on the stack, below the pointer to the next constant.
WAITING = 5
_ADVANCE = "ldr r1, <rc>; adds r1, #{}; str r1, <rc>"
_MARK = "cmp r1, #2 // the mark"
#: XORs the next constant into lane (0, 0).
_IOTA = "ldr r1, <rc>; ldr r2, [r1], #4; eors r3, r2; ldr r2, [r1], #4; eors r4, r2; str r1, <rc>"


class Published:
    """Parts of a kernel's frame; two buffers, the caller's state and one on the stack, in turns,
    where it is not in place."""

    def __init__(self, recipe: Recipe):
        options, self.label = recipe.options, recipe.label
        self.style, self.lazy = Style(**options["style"]), recipe["lazy"]
        order = [tuple(plane) for plane in options["half_planes"]]
        self.steps = plan(6, False, 7, order)[0]
        slots: list = sorted(c for step in self.steps for c in step.spilled)
        if len(slots) > WAITING:
            raise ValueError(f"half_planes: {len(slots)} words of D wait in memory at once")
        slots += [("free", n) for n in range(len(slots), WAITING)] + ["rc"]
        if not self.style.in_place:
            slots += [("buffer", n) for n in range(50)]
        self.period = 4 if self.style.in_place else 2
        self.w = Writer(recipe, 12, slots)

    def round(self, phase: int, delays: dict[Word, int], lazy: bool) -> tuple[Placed, dict]:
        """One round, and the delays that it leaves. Lazy rounds are written in 32-bit instructions
        alone: then fetch can never be late."""
        made = Round(self.style, self.steps, phase % 4, delays, lazy)
        place = forward(made.block, REGISTERS, {}, by_life(made.block, REGISTERS))

        def buffers(space: str, word: Word) -> str:
            at = places(0)[word]
            first = (phase % 2 == 0) == (space == "A")
            return f"[r0, #{4 * at}]" if first else self.w.slot(("buffer", at))

        state = in_place(phase) if self.style.in_place else buffers
        return self.w.placed(made.block, place, state, lazy), made.out

    def entry(self) -> Iterator:
        """Save registers, find the first constant, do what makes the rounds a multiple."""
        name = self.label
        yield from (Enter(), f"ldr r2, {name}distance; {name}here:")
        yield "add r2, pc // behind the last constant"
        yield "sub r2, r2, r1, lsl #3 // 8 bytes for each round; str r2, <rc>"
        yield f"ands r1, r1, #{self.period - 1}                  @ rounds beyond a multiple"
        yield f"beq.w {name}fast"
        yield from self.rolled() if self.style.in_place else self.copied()
        yield f".p2align 2; {name}distance: .word {name}end - {name}here - 4"
        if self.style.in_place:
            yield from remainder_rounds.table(name)

    def rolled(self) -> Iterator:
        """The rounds that make no four, one by one."""
        yield "str r1, [sp]"
        yield from remainder_rounds.rounds(self.label, _IOTA, "[sp]")
        yield "ldr r1, <rc>; ldr r1, [r1]; cmp r1, #2 // the mark behind the constants"
        yield from (f"bne.w {self.label}fast", Leave())

    def copied(self) -> Iterator[str]:
        """Enter at the second of two rounds, which reads the buffer on the stack."""
        yield "subs r2, #8 // the constant of the round left out; str r2, <rc>"
        yield f"add r1, sp, #{self.w.offset(('buffer', 0))}; movs r2, #5; 1:; ldm r0!, {{r3-r12}}"
        yield "stm r1!, {r3-r12}; subs r2, #1; bne 1b; subs r0, #200"
        yield f"b.w {self.label}second"

    def loop(self) -> Iterator:
        """A period of rounds in a loop; behind the last the state is not delayed."""
        delays = ZERO
        yield f".p2align 2; {self.label}fast:"
        for phase in range(self.period):
            made, delays = self.round(phase, delays, phase < self.lazy)
            if phase == 1 and not self.style.in_place:
                yield f"{self.label}second:"
            yield from (f"// round {phase + 1} of {self.period}", made)
        yield _ADVANCE.format(8 * self.period)
        yield f"ldr r1, [r1]; {_MARK}; bne.w {self.label}fast"

    def all_lazy(self) -> Iterator:
        """First round, loop of four that begins with its second, last round."""
        label, (first, delays) = self.label, self.round(0, ZERO, True)
        yield from (f".p2align 2; {label}fast:", "// first round", first, f"b.w {label}second")
        yield f".p2align 2; {label}first:"
        for phase in range(4):
            if phase == 1:
                yield f"{label}second:"
            made, after = self.round(phase, delays, True)
            assert after == delays
            yield from (f"// round {phase + 1} of 4", made)
            if phase == 2:
                yield "ldr r1, <rc>"
                yield "ldr r1, [r1, #32]                  @ behind the last of these four"
                yield f"{_MARK}; beq.w {label}last"
        yield _ADVANCE.format(8 * self.period)
        yield f"b.w {label}first; {label}last:"
        yield from ("// last round", self.round(3, delays, False)[0])

    def constants(self) -> Iterator[str]:
        """As pairs of even and odd bits; Keccak-p[1600, n] begins n pairs before the end. Behind
        them a word that is no even half, so that a loop can see the end."""
        yield f"{self.label}constants:"
        yield from (f".word {e:#x}, {o:#010x}" for e, o in map(INTERLEAVED.split, RC))
        yield f"{self.label}end:; .word 2"

    def parts(self) -> Iterator:
        yield from self.entry()
        yield from self.all_lazy() if self.lazy == 4 else self.loop()
        yield from (Leave(), ".p2align 2", *self.constants())


def kernel(recipe: Recipe) -> list[str]:
    published = Published(recipe)
    return published.w.file(published.parts(), [])
