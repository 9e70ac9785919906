# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How frames are written for RISC-V, and what a file begins and ends with."""

from __future__ import annotations

from collections.abc import Hashable

from .. import frame, write
from ..frame import Machine, Placed, placed
from ..ir import Block, Op
from ..passes import allocate_loop
from . import program
from .recipe import Recipe

SAVED = [f"s{n}" for n in range(12)] + ["ra"]
#: The free integer registers. Lanes have the first 25; the last three are free where states are
#: loaded and stored. gp and tp belong to the platform.
X = [f"t{n}" for n in range(7)] + [f"a{n}" for n in range(3, 8)] + SAVED + ["a0", "a1", "a2"]
STATES, POINTER, CONSTANT = X[25:]
DWARF = {"ra": 1, "s0": 8, "s1": 9} | {f"s{n}": 16 + n for n in range(2, 12)}


def machine(word: int) -> Machine:
    load, store = ("ld", "sd") if word == 8 else ("lw", "sw")
    save, restore = (f"{each} {{0}}, {{at}}(sp)" for each in (store, load))
    return Machine(
        "addi sp, sp, -{n}", "addi sp, sp, {n}", "{at}(sp)", save, restore,
        dwarf=DWARF.__getitem__, word=word, at_once=True,
    )  # fmt: skip


class Writer(frame.Writer):
    """amounts: integer registers that hold amounts of vector shifts."""

    comment, column = "#", 36

    def __init__(self, recipe: Recipe, saved: list[str], slots=(), amounts=None):
        self.recipe, self.amounts = recipe, amounts or {}
        self.machine = machine(recipe.bits // 8)
        self.kinds = getattr(program, recipe.dialect.file.upper())
        super().__init__(saved, slots, pointer=POINTER, rc=CONSTANT)

    def length(self, text: str) -> int:
        return 2 if text.startswith("lla ") else 1

    def slot(self, name: Hashable) -> str:
        """Of the stack or, beside its name, of a word of the state."""
        return super().slot(name) if name in self.slots else f"{4 * name[1]}({STATES})"

    def fields(self, op: Op) -> dict[str, object]:
        high, low = divmod(op.amount, 32)
        vector = {"k": self.amounts.get(op.amount), "hi": f"{0x29 | high << 1:#x}", "lo": low}
        return super().fields(op) | vector

    def placed(self, block: Block, names: list[str]) -> Placed:
        """The block in these registers."""
        found = allocate_loop.assign(block, {self.recipe.dialect.file: len(names)}).register
        words = {v: word for word, v in block.names.items()}
        return placed(block, {v: names[r] for v, r in found.items()}, words)

    def file(self, parts: list) -> list[str]:
        recipe, states, lines = self.recipe, self.recipe.states, self.done(parts)
        if recipe.bits == 32:
            parameters = "uint32_t state[50], unsigned"
            layout = [
                "section 3.4, to the state, bit-interleaved: word 2i holds the even bits of lane",
                "i = x + 5y, word 2i + 1 the odd bits.",
            ]
        elif states == 1:
            parameters = "uint64_t state[25], unsigned"
            layout = ["section 3.4, to the state: lane i = x + 5y is word i."]
        else:
            parameters = f"uint64_t states[{25 * states}], unsigned"
            lanes = f"lane i = x + 5y of state k is word {states}i + k."
            layout = [f"section 3.4, to each of {states} states: {lanes}"]
        needs = "".join(f" and {e.capitalize()}" for e in recipe.extensions)
        applies = "Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202"
        facts = [
            f"Needs: RV{recipe.bits}I{needs}",
            f"Stack: {self.frame} bytes",
            f"Instructions: {self.executed} for 24 rounds",
            "No branch and no address depends on the states. gp and tp are not touched.",
        ]
        return [
            *write.permutation_head(recipe, "RISC-V", parameters, [applies, *layout], facts),
            '    .section .note.GNU-stack, "", @progbits',
            "    .text",
            "    .option push",
            "    .option norelax",
            "    .option norvc",
            *(f"    .option arch, +{e}" for e in recipe.extensions if e != "zvbb"),
            "    .p2align 4",
            *write.begin(recipe.symbol, "@function"),
            *lines,
            *write.end(recipe.symbol),
            "    .option pop",
        ]
