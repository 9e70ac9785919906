# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel does from entry to exit, and its file."""

from __future__ import annotations

from collections import Counter

from ..passes import homes
from ..passes.stream import TURN, Stream
from ..round import RC
from . import program
from .kernel import Recipe
from .lanes import Round

SAVED = [f"s{n}" for n in range(12)] + ["ra"]
#: The free integer registers. Lanes have the first 25; the last three are free where states are
#: loaded and stored. gp and tp belong to the platform.
X = [f"t{n}" for n in range(7)] + [f"a{n}" for n in range(3, 8)] + SAVED + ["a0", "a1", "a2"]
STATES, POINTER, CONSTANT = X[25:]
#: Registers for amounts of shifts, beside vectors.
AMOUNTS = [r for r in X if r not in (STATES, POINTER, CONSTANT)]
DWARF = {"ra": 1, "s0": 8, "s1": 9} | {f"s{n}": 16 + n for n in range(2, 12)}


class Printer:
    """saved: registers that are kept for the caller; slots: words of the stack by name."""

    def __init__(self, recipe: Recipe, saved: list[str], slots: list):
        self.recipe, self.saved = recipe, saved
        self.word = recipe.options["bits"] // 8
        self.slots = {name: self.word * n for n, name in enumerate(slots)}
        self.lines: list[str] = []
        words = len(saved) + len(slots)
        self.frame = (words * self.word + 15) // 16 * 16
        self.load, self.store = ("ld", "sd") if self.word == 8 else ("lw", "sw")

    def emit(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<36}# {note}" if note else f"    {text}")

    def label(self, number: int) -> None:
        self.lines.append(f"{number}:")

    def slot(self, name) -> str:
        return f"{self.slots[name]}(sp)"

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

    def first_constant(self, size: int) -> None:
        """POINTER, from the number of rounds in it: the last `rounds` constants are what is used."""
        self.emit(f"lla {CONSTANT}, 9f", "behind the last constant")
        self.emit(f"slli {POINTER}, {POINTER}, {size.bit_length() - 1}")
        self.emit(f"sub {POINTER}, {CONSTANT}, {POINTER}", "the first of the last `rounds`")

    def body(self, stream: Stream, names: list[str], **more) -> None:
        """The operations, with registers. more: what else the forms of program.py name."""
        table = getattr(program, self.recipe.dialect.file.upper())
        places = homes.assign(stream, {self.recipe.dialect.file: len(names)}).register
        for item in stream.items:
            registers = [names[places[v]] for v in (*item.writes, *item.reads)]
            place = self.slot(item.place) if item.place not in (None, TURN) else ""
            k = more.get("amounts", {}).get(item.amount)
            text = table[item.kind].format(
                *registers, n=item.amount, place=place, k=k, rc=CONSTANT, label=1
            )
            code = encoded(item, registers)
            self.emit(code or text, f"{text}: {item.note}" if code else item.note)


def encoded(item, registers: list[str]) -> str:
    """Vector bit manipulation as numbers, which assemblers before Zvbb take too."""
    if registers[0][0] != "v" or item.kind not in ("ror", "andn"):
        return ""
    d, *sources = (f"x{r[1:]}" for r in registers)
    if item.kind == "andn":  # funct6 000001, OPIVV
        return f".insn r 0x57, 0, 0x03, {d}, {sources[1]}, {sources[0]}"
    # funct6 01010 and bit 5 of the amount, OPIVI
    funct7 = 0x29 | item.amount >> 5 << 1
    return f".insn r 0x57, 3, {funct7:#x}, {d}, x{item.amount & 31}, {sources[0]}"


def _scalar(p: Printer) -> None:
    recipe = p.recipe
    kept = recipe.dialect.kept
    p.first_constant(8)
    p.emit(f"sd {POINTER}, {p.slot('pointer')}")
    p.emit(f"sd {STATES}, {p.slot('states')}")
    for n in range(25):
        p.emit(f"ld {X[n]}, {8 * n}({STATES})")
    complement(p, X)
    p.label(1)
    p.body(Round(recipe.dialect, recipe.waiting).stream, X)
    p.emit(f"ld {STATES}, {p.slot('states')}")
    complement(p, X)
    for n in range(25):
        p.emit(f"sd {X[n]}, {8 * n}({STATES})")
    for at in recipe.waiting:
        p.emit(f"sd zero, {p.slot(at)}", "nothing of the state stays here")


def complement(p: Printer, names: list[str]) -> None:
    for x, y in sorted(p.recipe.dialect.kept, key=lambda at: at[::-1]):
        n = names[x + 5 * y]
        p.emit(f"{'vnot.v' if n[0] == 'v' else 'not'} {n}, {n}", f"a{x}{y} is kept complemented")


def _vector(p: Printer, stream: Stream, amounts: dict[int, str]) -> None:
    ways = p.recipe.ways
    names = [f"v{n}" for n in range(32)]
    p.first_constant(8)
    p.emit(f"vsetivli zero, {ways}, e64, m1, ta, ma", f"lane i of {ways} states")

    def each(name: str) -> None:
        p.emit(f"mv {CONSTANT}, {STATES}")
        for n in range(25):
            p.emit(f"{name} v{n}, ({CONSTANT})")
            if n < 24:
                p.emit(f"addi {CONSTANT}, {CONSTANT}, {8 * ways}")

    each("vle64.v")
    complement(p, names)
    for amount, register in amounts.items():
        p.emit(f"li {register}, {amount}")
    p.emit(f"ld {CONSTANT}, 0({POINTER})", "rc")
    p.label(1)
    p.body(stream, names, amounts=amounts)
    p.emit(f"addi {POINTER}, {POINTER}, 8")
    p.emit(f"ld {CONSTANT}, 0({POINTER})", "the next round constant, 0 behind the last")
    p.emit(f"bnez {CONSTANT}, 1b", "more rounds?")
    complement(p, names)
    each("vse64.v")


def _header(p: Printer) -> list[str]:
    recipe, bits = p.recipe, p.recipe.options["bits"]
    path = f"src/keccak/riscv/{recipe.file}.S"
    command = f"PYTHONPATH=lab python3 -m lanewise_lab.riscv.kernel {recipe.name} > {path}"
    several = f"{recipe.ways} states" if recipe.ways > 1 else "state"
    word = f"{recipe.ways}i + k" if recipe.ways > 1 else "i"
    state = " of state k" if recipe.ways > 1 else ""
    arch = [f"    .option arch, +{e}" for e in recipe.extensions if e != "zvbb"]
    return [
        f"/* {command} */",
        "/* SPDX-License-Identifier: Apache-2.0 OR MIT */",
        "/*",
        f" * Keccak-p[1600] for RISC-V: {recipe.title}",
        " *",
        f" * void {recipe.symbol}(uint64_t state[{25 * recipe.ways}], unsigned rounds);",
        " *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,",
        f" *     to the {several}: lane i = x + 5y{state} is word {word}.",
        *(f" * {line}".rstrip() for line in recipe.about.strip().splitlines()),
        f" * Stack: {p.frame} bytes",
        f" * Needs RV{bits}I{''.join(' and ' + e.capitalize() for e in recipe.extensions)}.",
        " * No branch and no address depends on the states. gp and tp are not touched.",
        " */",
        '    .section .note.GNU-stack, "", @progbits',
        "    .text",
        "    .option push",
        "    .option norelax",
        "    .option norvc",
        *arch,
        "    .p2align 4",
        f"    .globl {recipe.symbol}",
        f"    .hidden {recipe.symbol}",
        f"    .type {recipe.symbol}, @function",
        f"{recipe.symbol}:",
        "    .cfi_startproc",
    ]


def kernel(recipe: Recipe) -> list[str]:
    if recipe.dialect.file == "v":
        stream = Round(recipe.dialect, []).stream
        shifts = sorted({i.amount for i in stream.items if i.kind in ("sllx", "srlx")})
        amounts = dict(zip(shifts, AMOUNTS, strict=False))
        p = Printer(recipe, [r for r in SAVED if r in amounts.values()], [])
        p.enter()
        _vector(p, stream, amounts)
    else:
        p = Printer(recipe, SAVED, [*recipe.waiting, "pointer", "states"])
        p.enter()
        _scalar(p)
    p.leave()
    p.emit(".cfi_endproc")
    p.emit(".p2align 3")
    for n, value in enumerate(RC):
        p.emit(f".quad {value:#018x}", f"round {n}")
    p.label(9)
    p.emit(".quad 0")
    return [
        *_header(p),
        *p.lines,
        f"    .size {recipe.symbol}, . - {recipe.symbol}",
        "    .option pop",
    ]
