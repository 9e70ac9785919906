# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Pieces of an assembly file: the frame, lines, operations with registers, what stands around."""

from __future__ import annotations

from contextlib import contextmanager

from .. import write
from ..ir import TURN, Block, Op
from ..passes import allocate_loop
from . import program
from .recipe import Recipe

SAVED = [f"s{n}" for n in range(12)] + ["ra"]
#: The free integer registers. Lanes have the first 25; the last three are free where states are
#: loaded and stored. gp and tp belong to the platform.
X = [f"t{n}" for n in range(7)] + [f"a{n}" for n in range(3, 8)] + SAVED + ["a0", "a1", "a2"]
STATES, POINTER, CONSTANT = X[25:]
#: Registers for amounts of shifts, beside vectors.
AMOUNTS = X[:25]
DWARF = {"ra": 1, "s0": 8, "s1": 9} | {f"s{n}": 16 + n for n in range(2, 12)}


class Printer(write.Lines):
    """saved: registers that are kept for the caller; slots: words of the stack by name. size: of
    the code in bytes, executed: instructions of a call with 24 rounds, as far as lines have been
    emitted."""

    comment, column = "#", 36

    def __init__(self, recipe: Recipe, saved: list[str], slots: list):
        super().__init__()
        self.recipe, self.saved = recipe, saved
        self.word = recipe.bits // 8
        self.slots = {name: self.word * n for n, name in enumerate(slots)}
        self.frame = ((len(saved) + len(slots)) * self.word + 15) // 16 * 16
        self.load, self.store = ("ld", "sd") if self.word == 8 else ("lw", "sw")
        self.size = self.executed = 0
        self._times = 1

    @contextmanager
    def repeated(self, times: int):
        """What is emitted in here is executed so many times in 24 rounds."""
        self._times = times
        yield
        self._times = 1

    def emit(self, text: str, note: str = "") -> None:
        super().emit(text, note)
        if text[0] != "." or text.startswith(".insn"):
            instructions = 2 if text.startswith("lla ") else 1
            self.size += 4 * instructions
            self.executed += instructions * self._times

    def slot(self, name) -> str:
        return f"{self.slots[name]}(sp)"

    def _address(self, place) -> str:
        """Of the stack or, beside its name, of a word of the state."""
        if place in (None, TURN):
            return ""
        return self.slot(place) if place in self.slots else f"{4 * place[1]}({STATES})"

    def enter(self) -> None:
        if not self.frame:
            return
        self.emit(f"addi sp, sp, -{self.frame}")
        self.emit(f".cfi_def_cfa_offset {self.frame}")
        for n, register in enumerate(self.saved, len(self.slots)):
            self.emit(f"{self.store} {register}, {self.word * n}(sp)")
            self.emit(f".cfi_offset {DWARF[register]}, {self.word * n - self.frame}")

    def leave(self) -> None:
        for n, register in enumerate(self.saved, len(self.slots)):
            self.emit(f"{self.load} {register}, {self.word * n}(sp)")
            self.emit(f".cfi_restore {DWARF[register]}")
        if self.frame:
            self.emit(f"addi sp, sp, {self.frame}")
            self.emit(".cfi_def_cfa_offset 0")
        self.emit("ret")

    def body(self, block: Block, names: list[str], amounts: dict[int, str] | None = None) -> None:
        """The operations, in these registers. amounts: integer registers that hold them."""
        table = getattr(program, self.recipe.dialect.file.upper())
        places = allocate_loop.assign(block, {self.recipe.dialect.file: len(names)}).register
        for item in block.ops:
            registers = [names[places[v]] for v in (*item.writes, *item.reads)]
            text = table[item.kind].format(
                *registers,
                n=item.amount,
                k=(amounts or {}).get(item.amount),
                place=self._address(item.place),
                pointer=POINTER,
                rc=CONSTANT,
                label=1,
            )
            code = _encoded(item, registers)
            self.emit(code or text, f"{text}: {item.note}" if code else item.note)

    # The file

    def header(self) -> list[str]:
        recipe, states = self.recipe, self.recipe.states
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
        ]

    def footer(self) -> list[str]:
        return [*write.end(self.recipe.symbol), "    .option pop"]


def _encoded(item: Op, registers: list[str]) -> str:
    """Vector bit manipulation as numbers: gcc 12 comes with an assembler that is older than it.
    Source: RISC-V Cryptography Extensions Volume II, 1.0, vandn and vror."""
    if not registers or registers[0][0] != "v" or item.kind not in ("ror", "andn"):
        return ""
    d, *sources = (f"x{r[1:]}" for r in registers)
    if item.kind == "andn":  # OP-V, OPIVV, funct6 000001 unmasked
        return f".insn r 0x57, 0, 0x03, {d}, {sources[1]}, {sources[0]}"
    # OP-V, OPIVI, funct6 01010 and bit 5 of the amount
    high, low = divmod(item.amount, 32)
    return f".insn r 0x57, 3, {0x29 | high << 1:#x}, {d}, x{low}, {sources[0]}"
