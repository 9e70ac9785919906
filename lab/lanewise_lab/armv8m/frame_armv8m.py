# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of Armv8.1-M with Helium (MVE), from their recipes.

The caller keeps lanes whole, even and odd half side by side, lane by lane of all states; so the two
halves are taken apart at entry, into two vectors in the same 32 bytes, and joined at exit.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from .. import frame, write
from ..frame import Enter, Leave, Loop, Placed, Wipe, exchange
from ..passes import inplace, spill
from ..passes.inplace import PERIOD
from ..round import INTERLEAVED, LANES, RC, ROUNDS
from .recipe import Recipe
from .vectors import APART, OPERATIONS, a_round

VECTOR, QUADS, SAVED = 16, 8, 64  # bytes; registers; bytes of d8 to d15
#: r0 points into the middle of the states: offsets reach 508 bytes to either side.
MIDDLE = VECTOR * LANES
LOAD, STORE = "vldrw.u32 {0}, {1}", "vstrw.32 {0}, {1}"


class Writer(frame.Writer):
    machine = frame.Machine(
        down="vpush {{d8-d15}}; sub sp, #{n}", up="add sp, #{n}; vpop {{d8-d15}}",
        slot="[sp, #{at}]", leave="bx lr", word=VECTOR,
    )  # fmt: skip
    comment, column, bits, kinds = "@", 36, 32, OPERATIONS

    def slot(self, name: Hashable) -> str:
        return (
            super().slot(name) if name[0] == spill.SLOT else f"[r0, #{VECTOR * name[1] - MIDDLE}]"
        )


def _round(recipe: Recipe, phase: int) -> tuple[Placed, int]:
    """One of a period, and how many slots it needs."""
    block = a_round(recipe["planes"], phase)
    steps, slots = spill.place(block, QUADS, {v: at for at, v in block.names.items()}, APART)
    return Placed([(s.op, tuple(f"q{r}" for r in s.registers)) for s in steps]), slots


def _lanes(code: str) -> Loop:
    """Code for every lane, from r3 on."""
    return Loop([f"{code}; subs r2, #1; bne 1b"], "1", LANES)


def _turn(w: Writer) -> Iterator:
    """Every word to where it lies one round later, as often as rounds are left out."""
    moves = {w.slot(("A", to)): w.slot(("A", of)) for to, of in inplace.turn().items()}
    yield "cmp r1, #0; beq.w 10f"
    left = "subs r3, #1; bne.w 2b; cmp r1, #2; blo.w 11f; beq.w 12f; b.w 13f"
    yield Loop(["mov r3, r1; $2:", *exchange(moves, LOAD, STORE, "q0", "q1"), left], times=0)


def _parts(w: Writer, rounds: Iterable[Placed]) -> Iterator:
    yield from (Enter(), f"mov r3, r0; movs r2, #{LANES}")
    apart = "vld20.32 {q0, q1}, [r3]; vld21.32 {q0, q1}, [r3]"
    yield _lanes(f"{apart}; vstrw.32 q0, [r3], #16; vstrw.32 q1, [r3], #16")
    yield f"add r0, #{MIDDLE}; add r12, r1, #3"
    yield "bic r12, r12, #3 // rounds, with those of the first four that are left out"
    yield "sub r1, r12, r1 // so many; adr.w r2, 9b // behind the last constant"
    yield "sub r2, r2, r12, lsl #3"
    yield from _turn(w)
    period = [part for phase, body in enumerate(rounds) for part in (f"$1{phase}:", body)]
    period += [f"adds r2, #{8 * PERIOD} // the constants of the next four"]
    yield Loop([*period, f"subs.w r12, r12, #{PERIOD}; bne.w 10b"], times=ROUNDS // PERIOD)
    yield f"sub.w r3, r0, #{MIDDLE}; movs r2, #{LANES}"
    joined = "vst20.32 {q0, q1}, [r3]; vst21.32 {q0, q1}, [r3]!"
    yield _lanes(f"vldrw.u32 q0, [r3]; vldrw.u32 q1, [r3, #16]; {joined}")
    yield "veor q0, q0, q0 // nothing of the states stays in the frame"
    yield from (Wipe("vstrw.32 q0, {}", lambda slot: True), Leave())


def kernel(recipe: Recipe) -> list[str]:
    rounds, slots = zip(*(_round(recipe, phase) for phase in range(PERIOD)), strict=True)
    w = Writer(slots=[(spill.SLOT, n) for n in range(max(slots))])
    lines = w.done(_parts(w, rounds))
    meaning = [
        "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4, to",
        "each of 4 states: lane i = x + 5y of state k is two words, from word 2(4i + k) on,",
        "its even bits and its odd bits; aligned to 4 bytes.",
    ]
    facts = [
        "",
        f"Stack: {SAVED + w.frame} bytes",
        f"Instructions: {w.executed} for 24 rounds",
        "No branch and no address depends on the states. Clobbers r0-r3, r12, q0-q3, flags.",
    ]
    words = "Armv8.1-M with MVE", "uint32_t states[200], uint32_t"
    rows = [f"    .word {e:#x}, {o:#010x}" for e, o in map(INTERLEAVED.split, RC)]
    return [
        *write.permutation_head(recipe, *words, meaning, facts),
        *("", "    .syntax unified", "    .thumb", "    .text", "    .p2align 2", *rows, "9:"),
        *write.begin(recipe.symbol, "%function", hidden=False, thumb=True, cfi=False),
        *lines,
        *write.end(recipe.symbol, cfi=False),
        *("", '    .section .note.GNU-stack, "", %progbits'),
    ]
