# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The frames of the kernels of RISC-V: with lanes, halves, or lanes of several states."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from .. import frame, write
from ..frame import Enter, Holds, Leave, Loop, Machine, Placed, Wipe, exchange, placed
from ..ir import Block, Op
from ..passes import allocate_loop, inplace
from ..passes.inplace import PERIOD, places
from ..round import INTERLEAVED, RC, ROUNDS, Word, place
from . import program
from .halves import HalfRound
from .lanes import LaneRound
from .recipe import Recipe

named = INTERLEAVED.named
SAVED = [f"s{n}" for n in range(12)] + ["ra"]
#: The free integer registers. Lanes have the first 25; the last three are free where states are
#: loaded and stored. gp and tp belong to the platform.
X = [f"t{n}" for n in range(7)] + [f"a{n}" for n in range(3, 8)] + SAVED + ["a0", "a1", "a2"]
STATES, POINTER, CONSTANT = X[25:]
DWARF = {"ra": 1, "s0": 8, "s1": 9} | {f"s{n}": 16 + n for n in range(2, 12)}
#: For halves: the pointer to the constants stays in its register, too.
HALVES = [r for r in X if r not in (STATES, POINTER)]
VECTORS = [f"v{n}" for n in range(32)]
#: From the number of rounds in POINTER: the last `rounds` constants are what is used.
FIRST_CONSTANT = (
    f"lla {CONSTANT}, 9f // behind the last constant; slli {POINTER}, {POINTER}, 3; "
    f"sub {POINTER}, {CONSTANT}, {POINTER} // the first of the last `rounds`"
)


def machine(word: int) -> Machine:
    load, store = ("ld", "sd") if word == 8 else ("lw", "sw")
    save, restore = (f"{each} {{0}}, {{at}}(sp)" for each in (store, load))
    return Machine(
        "addi sp, sp, -{n}", "addi sp, sp, {n}", "{at}(sp)", save, restore,
        dwarf=DWARF.__getitem__, word=word, at_once=True,
    )  # fmt: skip


class Writer(frame.Writer):
    """block: the round of whole lanes, if there is one; amounts: integer registers that hold
    amounts of its vector shifts."""

    comment, column = "#", 36

    def __init__(self, recipe: Recipe):
        self.recipe, dialect = recipe, recipe.dialect
        self.kinds, slots = getattr(program, dialect.file.upper()), []
        self.block, saved = Block(), SAVED
        if recipe.bits == 64:
            self.block = LaneRound(dialect, recipe.waiting).block
        shifts = sorted({op.amount for op in self.block.ops if op.kind in ("sllx", "srlx")})
        self.amounts = dict(zip(shifts, X, strict=False))
        if dialect.file == "v":
            saved = [r for r in SAVED if r in self.amounts.values()]
        elif recipe.bits == 64:
            slots = [*recipe.waiting, "pointer", "states"]
        on = machine(recipe.bits // 8)
        super().__init__(saved, slots, machine=on, pointer=POINTER, rc=CONSTANT)

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

    def file(self, parts: Iterable) -> list[str]:
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
            *("    .text", "    .option push", "    .option norelax", "    .option norvc"),
            *(f"    .option arch, +{e}" for e in recipe.extensions if e != "zvbb"),
            "    .p2align 4",
            *write.begin(recipe.symbol, "@function"),
            *lines,
            *write.end(recipe.symbol),
            "    .option pop",
        ]


def _lanes(registers: list[str]) -> Holds:
    return Holds({registers[i]: place(i) for i in range(25)})


def _complement(recipe: Recipe, registers: list[str]) -> Iterator[str]:
    for x, y in sorted(recipe.dialect.kept, key=lambda at: at[::-1]):
        n = registers[x + 5 * y]
        yield f"{'vnot.v' if n[0] == 'v' else 'not'} {n}, {n} // a{x}{y} as complement"


def _constants(w: Writer) -> Iterator:
    if w.recipe.bits == 32:
        for n, value in enumerate(RC):
            yield ".word {:#x}, {:#010x} // round {}".format(*INTERLEAVED.split(value), n)
        yield "$9:; .word -1"
        return
    if w.size % 8:
        yield Loop(["nop // aligns the constants"], times=0)  # assemblers fill up as they like
    yield from (f".quad {value:#018x} // round {n}" for n, value in enumerate(RC))
    yield "$9:; .quad 0"


def scalar(recipe: Recipe, w: Writer) -> Iterator:
    yield f"{FIRST_CONSTANT}; sd {POINTER}, <pointer>; sd {STATES}, <states>"
    yield from (f"ld {X[n]}, {8 * n}({STATES})" for n in range(25))
    yield from (_lanes(X), *_complement(recipe, X))
    yield Loop([w.placed(w.block, X)], "1", ROUNDS)
    yield from (f"ld {STATES}, <states>", *_complement(recipe, X))
    yield from (f"sd {X[n]}, {8 * n}({STATES})" for n in range(25))
    yield Wipe("sd zero, {} // nothing of the state stays here", recipe.waiting.__contains__)


def vector(recipe: Recipe, w: Writer) -> Iterator:
    def each(name: str) -> Iterator[str]:
        yield f"mv {CONSTANT}, {STATES}; {name} v0, ({CONSTANT})"
        for n in range(1, 25):
            yield f"addi {CONSTANT}, {CONSTANT}, {8 * recipe.states}; {name} v{n}, ({CONSTANT})"

    yield FIRST_CONSTANT
    yield f"vsetivli zero, {recipe.states}, e64, m1, ta, ma // one lane of each state"
    yield from (*each("vle64.v"), _lanes(VECTORS), *_complement(recipe, VECTORS))
    for amount, register in w.amounts.items():
        yield f"li {register}, {amount} // vector shifts have immediates up to 31"
    yield f"ld {CONSTANT}, 0({POINTER}) // rc"
    following = f"ld {CONSTANT}, 0({POINTER}) // the next rc, 0 behind the last"
    more = f"addi {POINTER}, {POINTER}, 8; {following}; bnez {CONSTANT}, $ // more rounds?"
    yield Loop([w.placed(w.block, VECTORS), more], "1", ROUNDS)
    yield from (*_complement(recipe, VECTORS), *each("vse64.v"))


def _at(word: Word) -> str:
    """Where a word lies at entry and exit."""
    return f"{4 * places(0)[word]}({STATES})"


def _enter_halves(recipe: Recipe, resident: dict[Word, str], free: list[str]) -> Iterator:
    """Parities and words to their registers, and the state as the round finds it that makes the
    last one the last of four."""
    kept, (word, turns, left) = recipe.dialect.kept, free
    yield f"neg {turns}, {POINTER}"
    yield f"andi {turns}, {turns}, 3 // rounds of the first four that are left out"
    yield f"{FIRST_CONSTANT}; slli {left}, {turns}, 3"
    yield f"sub {POINTER}, {POINTER}, {left} // as if all four were done"
    for (x, q), register in zip(INTERLEAVED.columns, HALVES, strict=False):
        for y in range(5):
            into, at, name = (word if y else register), _at((x, y, q)), f"a{x}{y}{q}"
            yield f"lw {into}, {at} // {name}"
            if (x, y) in kept:
                yield f"not {into}, {into} // {name} as complement; sw {into}, {at}"
            if y:
                yield f"xor {register}, {register}, {word} // c{x}{q} ^= {name}"
    yield from (
        f"lw {register}, {_at(at)} // {named('a', at)}" for at, register in resident.items()
    )
    parities = dict(zip(HALVES, INTERLEAVED.columns, strict=False))
    yield Holds(parities | {register: at for at, register in resident.items()})
    yield f"beqz {turns}, 10f"
    moves = {f"{4 * to}({STATES})": f"{4 * of}({STATES})" for to, of in inplace.turn().items()}
    shifted = exchange(moves, "lw {0}, {1}", "sw {0}, {1}", word, CONSTANT)
    again = [f"addi {left}, {left}, -1; bnez {left}, 2b"]
    for phase in (1, 2):
        again += [f"addi {turns}, {turns}, -1; bnez {turns}, 2f; j 1{phase}f; $2:"]
    yield Loop([f"mv {left}, {turns}; $2:", *shifted, *again, "j 13f"], times=0)


def halves(recipe: Recipe, w: Writer) -> Iterator:
    names = HALVES[len(INTERLEAVED.columns) :]
    resident = dict(zip(recipe.resident, names, strict=False))
    yield from _enter_halves(recipe, resident, names[len(resident) :][:3])
    four: list = []
    for phase in range(PERIOD):
        block = HalfRound(recipe.dialect, recipe.planes, recipe.resident, phase).block
        four += [f"$1{phase}:", w.placed(block, HALVES)]
    four += [f"addi {POINTER}, {POINTER}, {8 * PERIOD}; lw {CONSTANT}, 0({POINTER})"]
    four[-1] += f" // negative behind the last; bltz {CONSTANT}, 2f"
    yield Loop(four, times=ROUNDS // PERIOD)
    yield from (Loop(["j 10b"], times=ROUNDS // PERIOD - 1), "$2:")
    for x, y in sorted(recipe.dialect.kept):
        for word in ((x, y, 0), (x, y, 1)):
            r, at = resident.get(word, CONSTANT), _at(word)
            load, turned = f"lw {r}, {at} // {named('a', word)}", f"not {r}, {r}"
            yield turned if word in resident else f"{load}; {turned}; sw {r}, {at}"
    yield from (f"sw {r}, {_at(at)} // {named('a', at)}" for at, r in resident.items())


def kernel(recipe: Recipe) -> list[str]:
    whole = vector if recipe.dialect.file == "v" else scalar
    w, body = Writer(recipe), halves if recipe.bits == 32 else whole
    # Constants come last, for whose alignment the size of all before counts.
    return w.file(
        part for p in ([Enter()], body(recipe, w), [Leave()], _constants(w)) for part in p
    )
