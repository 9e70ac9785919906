# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 of short inputs, as SLH-DSA (FIPS 205) needs them, from a kernel's recipe.

Of the block that is hashed only lanes 0..12 and 16 are not zero, whatever the length of a node, and
of the permuted block at most lanes 0..3 are wanted. So the last turn of the kernel's loop is pruned
(passes/prune.py), in the order that was found for the loop. The first one is not: zeros would save
no more than a sixth of it. Nodes of all lengths share this code; so do the masks of masked chains,
which are SHAKE256 of a second block: the six functions of a file are one body with six entries.

A block on the stack has 14 rows of input and 4 of result. A row is a lane of all states, state
after state. Where a node begins in it, and where it ends, are numbers of the call.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from dataclasses import replace

from ..frame import Enter, Holds, Leave, Loop, Placed
from ..ir import Block
from ..passes import prune
from ..passes.split import split
from ..round import RC, place
from ..shake256 import ADDRESS, CHANGING, GIVEN, PADDING, WANTED, entries
from ..write import kernel_head
from .emit_aarch64 import BASE, OTHER, WIPE, States, Writer, X, begin, constants, in_registers, loop
from .program import MOVES, STORES
from .recipe import REGISTERS, Recipe
from .scalar import WAITING

#: A row for each lane that may not be zero, and for each that may be wanted.
ROWS = len(GIVEN) + len(WANTED)
#: How many loads come before what is done with the first of them.
AHEAD = 4
#: Labels of what the functions share: the steps, and what hashes the block at x0.
BODY, CORE = 10, 11
_NAMES = ["return", "block", "states", "left", ("v", "pointer")]
_NAMES += ["out", "last", "steps", "node", "masked", "row"]


def row_bytes(recipe: Recipe) -> int:
    """Of a row: registers of two words, but of a state alone."""
    return 8 if recipe.states == 1 else 16 * -(-recipe.states // 2)


def _writer(recipe: Recipe) -> Writer:
    """Saved registers lie below the slots, for these are many. The slots end with two blocks: of
    the node's hash, and of the mask's."""
    if recipe.share().ahead if recipe.vector else False:
        raise ValueError("not written for parities that are added ahead")
    if recipe.alone:
        raise ValueError("not written for a state alone in vector registers")
    w = Writer(recipe, _NAMES, below=True)
    blocks = [("block", n) for n in range(2 * ROWS * row_bytes(recipe) // 8)]
    for name in ["unused"] * (len(w.slots) % 2) + blocks:
        w.offset(name)
    return w


class _Block(States):
    """The states of a block on their way into registers, and what is wanted of them out."""

    def __init__(self, recipe: Recipe):
        super().__init__(recipe)
        self.row = row_bytes(recipe)

    def load(self, of: str, base: str) -> Iterator:
        """of: the file of registers. Its pointer to the constants comes to the first one."""
        yield from (self._load_pair if of == "v" else self._load_single)(base)
        pointer = OTHER if self.recipe.scalar else X[0]  # as the loop has it
        yield f"adr {pointer}, 9f // behind the last constant"
        yield f"sub {pointer}, {pointer}, #{8 * len(RC)}"
        if self.recipe.scalar:
            yield f"str {pointer}, <{of}.pointer>"

    def _load_pair(self, base: str) -> Iterator:
        for i in range(25):
            n, given = self._lane(i, 31), i in GIVEN
            at = f"[{base}, #{self.row * GIVEN.index(i)}]" if given else ""
            yield f"ldr q{n}, {at}" if given else f"movi v{n}.2d, #0"
            if place(i) not in self.vectors:
                yield "str q{}, <v.{}{}>".format(n, *place(i))
        holds: dict = {f"v{n}": lane for n, lane in enumerate(self.vectors)}
        if self.recipe.share().turn:
            yield f"movi v{len(self.vectors)}.2d, #0"
            holds[f"v{len(self.vectors)}"] = "zero"
        yield Holds(holds)

    def _load_single(self, base: str) -> Iterator:
        """Rotated a few loads later, when a core that works in order need not wait."""
        yield from (f"mov {_single(i)}, xzr" for i in range(25) if i not in GIVEN)
        for row in range(len(GIVEN) + AHEAD):
            if row < len(GIVEN):
                yield f"ldr {_single(GIVEN[row])}, [{base}, #{self.row * row}]"
            if row >= AHEAD:
                i = GIVEN[row - AHEAD]
                yield from self.turned(i, register=_single(i))
                if not i:
                    yield f"str {OTHER}, <s.00> // a00"
        yield Holds({X[n - 1]: place(n) for n in range(1, 25)})

    def store(self, of: str, base: str) -> Iterator[str]:
        rows = list(enumerate(WANTED, len(GIVEN)))
        for row, i in rows if of == "v" else ():
            n = self._lane(i, 31)
            if place(i) not in self.vectors:
                yield "ldr q{}, <v.{}{}>".format(n, *place(i))
            yield f"str q{n}, [{base}, #{self.row * row}]"
        if of == "s":
            yield f"ldr {OTHER}, <s.00> // a00"
            for i in WANTED[::-1]:
                yield from self.turned(i, -1, _single(i))
            yield from (f"str {_single(i)}, [{base}, #{self.row * row}]" for row, i in rows)


def _single(i: int) -> str:
    return X[i - 1] if i else OTHER


class Rounds:
    """The turns of a recipe's loop, and the last one of a state."""

    def __init__(self, recipe: Recipe):
        self.recipe = recipe
        self.loop = recipe.loop().ordered(recipe.order())
        self.files = (["s"] if recipe.scalar else []) + (["v"] if recipe.vector else [])

    @property
    def turns(self) -> Block:
        """Without the branch."""
        return replace(self.loop, ops=self.loop.body)

    def last(self, of: str) -> Block:
        """of: the files of registers whose states end; those of the other file go on."""
        waiting = self.recipe.share().waiting if self.recipe.vector else ()
        every = {"s": [("s", WAITING), ("s", "pointer")], "v": [("v", "pointer")]}
        every["v"] += [("v", lane) for lane in waiting]
        ends = {("s", WAITING), *(("v", place(i)) for i in WANTED)}
        places = [p for f in self.files for p in every[f] if f not in of or p in ends]

        def keep(name) -> bool:
            return self.files[name[0]] not in of or name[1] in map(place, WANTED)

        return prune.wanted(self.turns, keep, places, STORES)

    def placed(self, of: str) -> Placed:
        """Its order is that of a loop that has other registers to spare: so with moves."""
        return in_registers(*split(self.last(of), REGISTERS, MOVES))


def _core(r: Recipe) -> Iterator:
    """x0: a block. The states of one register file come one after the other, in phases, while those
    of the other, which stays, go through their rounds once."""
    rounds, block = Rounds(r), _Block(r)
    phases, file = (r.pairs, "v") if r.pairs > 1 or not r.scalar else (r.scalar, "s")
    stays = "" if not (r.scalar and r.vector) else "sv".replace(file, "")
    start = {"v": 0, "s": 16 * r.pairs}  # of the first state of a file, in a row
    yield "str x30, <return>; str x0, <block>"
    yield f"add {BASE}, x0, #{start[file]}; str {BASE}, <states>"
    if phases > 1:
        yield f"mov {OTHER}, #{phases - 1}; str {OTHER}, <left>"
    if stays:
        yield f"add {X[28]}, x0, #{start[stays]}"
    for of in "vs":  # for the pointer of the vectors an integer register is needed
        if of in file + stays:
            yield from block.load(of, BASE if of == file else X[28])
    yield loop(rounds.loop, label="turn")
    if phases > 1:
        yield f"ldr {OTHER}, <left>; cbz {OTHER}, $over; sub {OTHER}, {OTHER}, #1"
        yield f"str {OTHER}, <left>"
        yield "// The last turn of a state while those of the other registers go on."
        yield rounds.placed(file)
        yield f"ldr {BASE}, <states>"
        yield from block.store(file, BASE)
        yield f"add {BASE}, {BASE}, #{16 if file == 'v' else 8}; str {BASE}, <states>"
        yield from block.load(file, BASE)
        yield "b $turn; $over:"
    yield "// The last turn: few lanes are wanted."
    yield rounds.placed("sv")
    yield f"ldr {BASE}, <states>"
    yield from block.store(file, BASE)
    if stays:
        yield f"ldr {BASE}, <block>; add {BASE}, {BASE}, #{start[stays]}"
        yield from block.store(stays, BASE)
    yield from (WIPE, "ldr x1, <return>; ret x1")


def _repeat(count: str, *lines: str) -> Loop:
    """count: a register that holds how often, and 0 afterwards."""
    return Loop([*lines, f"subs {count}, {count}, #1; b.ne $"], "")


class _Body:
    """What the entries share: x0 out, x1 nodes, x2 head, x3 last, x4 steps, x5 lanes of a node, x6
    whether chains are masked. Word k of a row is that of state k. blocks: where they begin."""

    def __init__(self, recipe: Recipe, blocks: int):
        self.recipe, self.states, self.blocks = recipe, recipe.states, blocks
        self.row = row_bytes(recipe)
        self.size = ROWS * self.row
        pairs, rest = divmod(self.states, 2) if self.states > 1 else (0, 1)
        #: Registers of a row and where their words lie in it.
        self.whole = [(f"q{n}", 16 * n) for n in range(pairs)]
        self.whole += [("x11", 16 * pairs)] * rest
        #: The same for a lane of states, and where it lies from what moves by 16 or by 8 a lane.
        self.apart = [("q0", 0, "x16", 0)] if self.states > 1 else [("x11", 0, "x17", 0)]
        self.apart += [(f"x{9 + k}", 8 * k, "x17", 200 * k) for k in range(2, self.states)]

    def address(self, register: str, row: int, block: int = 0) -> str:
        return f"add {register}, sp, #{self.blocks + block * self.size + self.row * row}"

    def zero(self, rows: range, block: int) -> Iterator[str]:
        """Rows of a block that lie one behind the other."""
        r, size = ("q0", 16) if self.recipe.vector else ("xzr", 8)
        end = len(rows) * self.row
        yield self.address("x8", rows[0], block)
        yield from (f"stp {r}, {r}, [x8, #{at}]" for at in range(0, end - size, 2 * size))
        if end % (2 * size):
            yield f"str {r}, [x8, #{end - size}]"

    def lanes(self, states: str, to_rows: bool, blocks: int = 1) -> Iterator:
        """x9 lanes of states to rows from x8 on, of one block or of both; or from there."""
        steps = {"x16": 16, "x17": 8}
        files = sorted({to for *_, to, _ in self.apart})
        yield from (f"mov {register}, {states}" for register in files)
        outer = [f"{r}, [{to}, #{at}]" for r, _, to, at in self.apart]
        inner = [
            f"{r}, [x8, #{at + n * self.size}]" for n in range(blocks) for r, at, *_ in self.apart
        ]
        first, then = (outer, inner) if to_rows else (inner, outer)
        moved = [f"ldr {text}" for text in first] + [f"str {text}" for text in then]
        moved += [f"add {r}, {r}, #{steps[r]}" for r in files]
        yield _repeat("x9", *moved, f"add x8, x8, #{self.row}")

    def every(self, register: str, row: str) -> Iterator[str]:
        """A word for all states."""
        if self.states == 1:
            yield f"str {register}, [{row}]"
        for at in range(0, self.row, 16) if self.states > 1 else ():
            yield f"stp {register}, {register}, [{row}, #{at}]"

    def prepare(self) -> Iterator:
        """All but what changes, and the first node."""
        yield "str x0, <out>; str x3, <last>; str x4, <steps>; str x5, <node>; str x6, <masked>"
        if self.recipe.vector:
            yield "movi v0.2d, #0"
        yield "// Rows that may lie behind the message, and the padding of the last lane."
        yield f"mov x7, #{PADDING[1]:#x}"
        for block in range(2):
            yield from self.zero(CHANGING, block)
            yield self.address("x8", len(GIVEN) - 1, block)
            yield from self.every("x7", "x8")
        yield "// Head, in both blocks."
        yield from (self.address("x8", 0), f"add x9, x5, #{ADDRESS}")
        yield from self.lanes("x2", True, 2)
        yield "str x8, <row>"
        yield "// Node and padding; of a mask padding alone."
        yield f"mov x7, #{PADDING[0]:#x}; add x8, x8, #{self.row}; add x10, x8, #{self.size}"
        yield from self.every("x7", "x10")
        yield "mov x9, x5"
        yield from self.lanes("x1", True)
        yield from self.every("x7", "x8")

    def changing(self) -> Iterator[str]:
        """The lane that changes, of all states."""
        yield "ldr x3, <last>; ldr x8, <row>"
        yield from (f"ldr {r}, [x3, #{at}]" for r, at in self.whole)
        for block in range(2):
            yield from (f"str {r}, [x8, #{at + block * self.size}]" for r, at in self.whole)
        yield f"add x3, x3, #{8 * self.states}; str x3, <last>"

    def hash(self, block: int) -> Iterator:
        """What it makes is the node, or is XORed with it."""
        yield from (self.address("x0", 0, block), f"bl {CORE}f; ldr x8, <row>; ldr x9, <node>")
        yield self.address("x7", len(GIVEN), block)
        lines = [f"ldr {r}, [x7, #{at}]" for r, at in self.whole]
        row = list(enumerate(self.whole, 12))
        if block:
            lines += [f"ldr {r[0]}{n}, [x8, #{self.row + at}]" for n, (r, at) in row]
            for n, (r, _) in row:
                one, two = (r, f"x{n}") if r[0] == "x" else (f"v{r[1:]}.16b", f"v{n}.16b")
                lines.append(f"eor {one}, {one}, {two}")
        lines += [f"str {r}, [x8, #{self.row + at}]" for r, at in self.whole]
        yield _repeat("x9", *lines, f"add x7, x7, #{self.row}; add x8, x8, #{self.row}")

    def give(self) -> Iterator:
        yield "ldr x0, <out>; ldr x9, <node>"
        yield self.address("x8", len(GIVEN))
        yield from self.lanes("x0", False)
        yield "// Nothing of the nodes stays here."
        if self.recipe.vector:
            yield "movi v0.2d, #0"
        results = range(len(GIVEN), ROWS)
        for rows, block in ((CHANGING, 0), (results, 0), (results, 1)):
            yield from self.zero(rows, block)

    def parts(self) -> Iterator:
        yield from self.prepare()
        yield "$step:"
        yield from self.changing()
        yield "ldr x6, <masked>; cbz x6, $plain"
        yield from self.hash(1)
        yield "$plain:"
        yield from self.hash(0)
        yield "ldr x4, <steps>; subs x4, x4, #1; str x4, <steps>; b.ne $step"
        yield from self.give()
        yield from (".cfi_remember_state", Leave(), ".cfi_restore_state")


_ABOUT = (
    "N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head is "
    "{states} as the library has them, of which the first m, m and m + 3 lanes are meant; last has "
    "{count} words for each step, steps >= 1. In each step input k is the lanes of state k of "
    "head, word k of the step, and the lanes of the node: at first those of nodes, then what the "
    "step before has made, the first N bytes of SHAKE256. out may be nodes. The constants are in "
    "this file. masked_chainN is the same, but in each step the node is first XORed with as many "
    "bytes of SHAKE256 of the lanes of head and the word."
)


def _header(recipe: Recipe, stack: int) -> list[str]:
    count = recipe.states
    inputs = f"{count} short inputs" if count > 1 else "a short input"
    about = _ABOUT.format(states=f"{count} states" if count > 1 else "a state", count=count)
    what = [
        f"SHAKE256 (FIPS 202) of {inputs} for AArch64, step after step:",
        recipe.title,
        "",
        f"void lanewise_{recipe.chain_file}N(",
    ]
    meaning = [
        "void *out, const void *nodes, const void *head, const void *last, size_t steps,",
        "const uint64_t *constants);",
        *textwrap.wrap(about, 89),
    ]
    facts = [
        f"Stack: {stack} bytes; no node stays there",
        "No branch and no address depends on the inputs. x18 is not touched.",
    ]
    return [
        *kernel_head(recipe, what, meaning, facts, recipe.chain_file, "--chain"),
        *begin(recipe),
    ]


def kernel(recipe: Recipe) -> list[str]:
    w, out = _writer(recipe), []
    w.label = CORE
    behind = 8 * (recipe.pairs if recipe.pairs > 1 else max(recipe.scalar, 1))
    shared: Iterable = [f"${BODY}:", Enter(), *_Body(recipe, w.offset(("block", 0))).parts()]
    shared = [*shared, f"${CORE}:", *_core(recipe), *constants(behind)]
    for n, (name, m, masked) in enumerate(entries(recipe)):
        entry = [f"    mov x5, #{m}", f"    mov x6, #{int(masked)}"]
        entry += [f"    b {BODY}b"] if n else w.done(shared)
        out += [f"lanewise_function {name}", *entry, f"lanewise_end {name}"]
    return [*_header(recipe, w.frame), *out]
