# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a kernel does from entry to exit, and its file."""

from __future__ import annotations

from ..passes import inplace
from ..passes.inplace import PERIOD, places
from ..round import INTERLEAVED, RC, ROUNDS, Word
from .emit_riscv import AMOUNTS, CONSTANT, POINTER, SAVED, STATES, Printer, X
from .halves import HalfRound
from .lanes import LaneRound
from .recipe import Recipe

#: For halves: the pointer to the constants stays in its register, too.
HALVES = [r for r in X if r not in (STATES, POINTER)]
VECTORS = [f"v{n}" for n in range(32)]


def _first_constant(p: Printer) -> None:
    """From the number of rounds in POINTER: the last `rounds` constants are what is used."""
    p.emit(f"lla {CONSTANT}, 9f", "behind the last constant")
    p.emit(f"slli {POINTER}, {POINTER}, 3")
    p.emit(f"sub {POINTER}, {CONSTANT}, {POINTER}", "the first of the last `rounds`")


def _complement(p: Printer, registers: list[str]) -> None:
    for x, y in sorted(p.recipe.dialect.kept, key=lambda at: at[::-1]):
        n = registers[x + 5 * y]
        p.emit(f"{'vnot.v' if n[0] == 'v' else 'not'} {n}, {n}", f"a{x}{y} as complement")


def _constants(p: Printer) -> None:
    if p.size % 8:
        with p.repeated(0):  # assemblers fill up as they like
            p.emit("nop", "aligns the constants")
    for n, value in enumerate(RC):
        p.emit(f".quad {value:#018x}", f"round {n}")
    p.place(9)
    p.emit(".quad 0")


def scalar(recipe: Recipe) -> Printer:
    p = Printer(recipe, SAVED, [*recipe.waiting, "pointer", "states"])
    p.enter()
    _first_constant(p)
    p.emit(f"sd {POINTER}, {p.slot('pointer')}")
    p.emit(f"sd {STATES}, {p.slot('states')}")
    for n in range(25):
        p.emit(f"ld {X[n]}, {8 * n}({STATES})")
    _complement(p, X)
    p.place(1)
    with p.repeated(ROUNDS):
        p.body(LaneRound(recipe.dialect, recipe.waiting).block, X)
    p.emit(f"ld {STATES}, {p.slot('states')}")
    _complement(p, X)
    for n in range(25):
        p.emit(f"sd {X[n]}, {8 * n}({STATES})")
    for at in recipe.waiting:
        p.emit(f"sd zero, {p.slot(at)}", "nothing of the state stays here")
    p.leave()
    _constants(p)
    return p


def vector(recipe: Recipe) -> Printer:
    block = LaneRound(recipe.dialect, []).block
    shifts = sorted({item.amount for item in block.ops if item.kind in ("sllx", "srlx")})
    amounts = dict(zip(shifts, AMOUNTS, strict=False))
    p = Printer(recipe, [r for r in SAVED if r in amounts.values()], [])

    def each(name: str) -> None:
        p.emit(f"mv {CONSTANT}, {STATES}")
        for n in range(25):
            p.emit(f"{name} v{n}, ({CONSTANT})")
            if n < 24:
                p.emit(f"addi {CONSTANT}, {CONSTANT}, {8 * recipe.states}")

    p.enter()
    _first_constant(p)
    p.emit(f"vsetivli zero, {recipe.states}, e64, m1, ta, ma", "one lane of each state")
    each("vle64.v")
    _complement(p, VECTORS)
    for amount, register in amounts.items():
        p.emit(f"li {register}, {amount}", "vector shifts have immediates up to 31")
    p.emit(f"ld {CONSTANT}, 0({POINTER})", "rc")
    p.place(1)
    with p.repeated(ROUNDS):
        p.body(block, VECTORS, amounts)
        p.emit(f"addi {POINTER}, {POINTER}, 8")
        p.emit(f"ld {CONSTANT}, 0({POINTER})", "the next rc, 0 behind the last")
        p.emit(f"bnez {CONSTANT}, 1b", "more rounds?")
    _complement(p, VECTORS)
    each("vse64.v")
    p.leave()
    _constants(p)
    return p


def _address(phase: int, word: Word) -> str:
    return f"{4 * places(phase)[word]}({STATES})"


def _turn(p: Printer, one: str, two: str) -> None:
    """Every word to where it lies one round later."""
    for cycle in inplace.turn():
        p.emit(f"lw {one}, {4 * cycle[-1]}({STATES})")
        for here, there in reversed(list(zip(cycle, cycle[1:], strict=False))):
            p.emit(f"lw {two}, {4 * here}({STATES})")
            p.emit(f"sw {two}, {4 * there}({STATES})")
        p.emit(f"sw {one}, {4 * cycle[0]}({STATES})")


def _enter_halves(p: Printer, resident: dict[Word, str], free: list[str]) -> None:
    """Parities and words to their registers, and the state as the round finds it that makes the
    last one the last of four."""
    kept, (word, turns, left) = p.recipe.dialect.kept, free
    p.emit(f"neg {turns}, {POINTER}")
    p.emit(f"andi {turns}, {turns}, 3", "rounds of the first four that are left out")
    _first_constant(p)
    p.emit(f"slli {left}, {turns}, 3")
    p.emit(f"sub {POINTER}, {POINTER}, {left}", "as if all four were done")
    for (x, q), register in zip(INTERLEAVED.columns, HALVES, strict=False):
        for y in range(5):
            into, name = (word if y else register), f"a{x}{y}{q}"
            p.emit(f"lw {into}, {_address(0, (x, y, q))}", name)
            if (x, y) in kept:
                p.emit(f"not {into}, {into}", f"{name} as complement")
                p.emit(f"sw {into}, {_address(0, (x, y, q))}")
            if y:
                p.emit(f"xor {register}, {register}, {word}", f"c{x}{q} ^= {name}")
    for at, register in resident.items():
        p.emit(f"lw {register}, {_address(0, at)}", "a{}{}{}".format(*at))
    p.emit(f"beqz {turns}, 10f")
    with p.repeated(0):
        p.emit(f"mv {left}, {turns}")
        p.place(2)
        _turn(p, word, CONSTANT)
        p.emit(f"addi {left}, {left}, -1")
        p.emit(f"bnez {left}, 2b")
        for phase in (1, 2):
            p.emit(f"addi {turns}, {turns}, -1")
            p.emit(f"bnez {turns}, 2f")
            p.emit(f"j 1{phase}f")
            p.place(2)
        p.emit("j 13f")


def halves(recipe: Recipe) -> Printer:
    p = Printer(recipe, SAVED, [])
    names = HALVES[len(INTERLEAVED.columns) :]
    resident = dict(zip(recipe.resident, names, strict=False))
    p.enter()
    _enter_halves(p, resident, names[len(resident) :][:3])
    with p.repeated(ROUNDS // PERIOD):
        for phase in range(PERIOD):
            p.place(10 + phase)
            p.body(HalfRound(recipe.dialect, recipe.planes, recipe.resident, phase).block, HALVES)
        p.emit(f"addi {POINTER}, {POINTER}, {8 * PERIOD}")
        p.emit(f"lw {CONSTANT}, 0({POINTER})", "negative behind the last")
        p.emit(f"bltz {CONSTANT}, 2f")
        p.emit("j 10b")
    p.executed -= 1  # the last of these is not reached
    p.place(2)
    for x, y in sorted(recipe.dialect.kept):
        for word in ((x, y, 0), (x, y, 1)):
            register = resident.get(word, CONSTANT)
            if word not in resident:
                p.emit(f"lw {register}, {_address(0, word)}", "a{}{}{}".format(*word))
            p.emit(f"not {register}, {register}")
            if word not in resident:
                p.emit(f"sw {register}, {_address(0, word)}")
    for word, register in resident.items():
        p.emit(f"sw {register}, {_address(0, word)}", "a{}{}{}".format(*word))
    p.leave()
    for n, value in enumerate(RC):
        even, odd = INTERLEAVED.split(value)
        p.emit(f".word {even:#x}, {odd:#010x}", f"round {n}")
    p.place(9)
    p.emit(".word -1")
    return p


def kernel(recipe: Recipe) -> list[str]:
    if recipe.bits == 32:
        p = halves(recipe)
    else:
        p = (vector if recipe.dialect.file == "v" else scalar)(recipe)
    return [*p.header(), *p.lines, *p.footer()]
