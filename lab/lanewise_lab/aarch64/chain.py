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
from functools import cached_property

from ..ir import TURN, Block
from ..passes import prune
from ..passes.split import split
from ..round import RC
from ..round import place as _name
from ..shake256 import ADDRESS, CHANGING, GIVEN, PADDING, WANTED, entries
from ..write import kernel_head
from .emit_aarch64 import BASE, OTHER, Printer, X, architecture, constants
from .program import MOVES, STORES
from .recipe import REGISTERS, Recipe
from .scalar import WAITING

#: A row for each lane that may not be zero, and for each that may be wanted.
ROWS = len(GIVEN) + len(WANTED)
#: How many loads come before what is done with the first of them.
AHEAD = 4


class _Printer(Printer):
    """Saved registers lie below the slots, for these are many. The slots end with the blocks."""

    def __init__(self, recipe: Recipe):
        super().__init__(recipe)
        if recipe.share().ahead if recipe.vector else False:
            raise ValueError("not written for parities that are added ahead")
        if recipe.alone:
            raise ValueError("not written for a state alone in vector registers")
        if recipe.vector:
            for lane in recipe.share().waiting:
                for half in (("v", lane), ("v", lane, 1)):
                    self.slots.setdefault(half, 8 * len(self.slots))
        names = ["return", "block", "states", "left", ("v", "pointer")]
        for name in [*names, "out", "last", "steps", "node", "masked", "row"]:
            self.slots.setdefault(name, 8 * len(self.slots))
        if len(self.slots) % 2:
            self.slots["unused"] = 8 * len(self.slots)
        self.blocks = self.first + 8 * len(self.slots)
        for n in range(2 * self.size // 8):  # of the node's hash, then of the mask's
            self.slots["block", n] = 8 * len(self.slots)

    @property
    def row(self) -> int:
        """The bytes of a row: registers of two words, but of a state alone."""
        states = self.recipe.states
        return 8 if states == 1 else 16 * -(-states // 2)

    @property
    def size(self) -> int:
        """Of a block, in bytes."""
        return ROWS * self.row

    # The frame

    @cached_property
    def saved(self) -> list[tuple[str, str]]:
        first = 19 if self.recipe.scalar else 29
        pairs = [(f"x{n}", f"x{n + 1}") for n in range(first, 31, 2)]
        if self.recipe.vector:
            pairs += [(f"d{n}", f"d{n + 1}") for n in range(8, 16, 2)]
        return pairs

    @property
    def first(self) -> int:
        return 16 * len(self.saved)

    @property
    def kept_at(self) -> int:
        return 0

    def block(self, stream: Block) -> None:
        """Straight-line code; its order is that of a loop that has other registers to spare."""
        self.write(*split(stream, REGISTERS, MOVES))

    def say(self, note: str) -> None:
        self.lines.append(f"    // {note[0].upper()}{note[1:]}.")

    # The states of a block, in registers

    def load_pair(self, base: str) -> None:
        for i in range(25):
            waits = _name(i) not in self.vectors
            n = 31 if waits else self._lane(i)
            if i in GIVEN:
                self.emit(f"ldr q{n}, [{base}, #{self.row * GIVEN.index(i)}]")
            else:
                self.emit(f"movi v{n}.2d, #0")
            if waits:
                self.emit(f"str q{n}, {self.slot(('v', _name(i)))}")
        if self.recipe.share().turn:
            self.emit(f"movi v{len(self.vectors)}.2d, #0")

    def store_pair(self, base: str) -> None:
        for row, i in enumerate(WANTED, len(GIVEN)):
            q = f"q{self._lane(i)}"
            if _name(i) not in self.vectors:
                q = "q31"
                self.emit(f"ldr {q}, {self.slot(('v', _name(i)))}")
            self.emit(f"str {q}, [{base}, #{self.row * row}]")

    def load_single(self, base: str) -> None:
        """Rotated a few loads later, when a core that works in order need not wait."""
        words = self.recipe.delays().words
        for i in range(25):
            if i not in GIVEN:
                self.emit(f"mov {self._of_single(i)}, xzr")
        for row in range(len(GIVEN) + AHEAD):
            if row < len(GIVEN):
                self.emit(f"ldr {self._of_single(GIVEN[row])}, [{base}, #{self.row * row}]")
            if row >= AHEAD:
                i = GIVEN[row - AHEAD]
                self._rotate(self._of_single(i), words[_name(i)])
                if not i:
                    self.emit(f"str {OTHER}, {self.slot(('s', WAITING))}", "a00")

    @staticmethod
    def _of_single(i: int) -> str:
        return X[i - 1] if i else OTHER

    def store_single(self, base: str) -> None:
        words = self.recipe.delays().words
        self.emit(f"ldr {OTHER}, {self.slot(('s', WAITING))}", "a00")
        for i in WANTED[::-1]:
            self._rotate(self._of_single(i), -words[_name(i)])
        for row, i in enumerate(WANTED, len(GIVEN)):
            self.emit(f"str {self._of_single(i)}, [{base}, #{self.row * row}]")


class _Rounds:
    """The turns of a recipe's loop, and the last one of a state."""

    def __init__(self, recipe: Recipe):
        self.recipe = recipe
        self.loop = recipe.loop().ordered(recipe.order())
        self.files = (["s"] if recipe.scalar else []) + (["v"] if recipe.vector else [])

    @property
    def turns(self) -> Block:
        """Without the branch."""
        s = self.loop
        items = [item for item in s.ops if item.place != TURN]
        return Block(items, s.files, s.enter, s.leave, s.tied, s.names)

    def last(self, of: str) -> Block:
        """of: the files of registers whose states end; those of the other file go on."""
        waiting = self.recipe.share().waiting if self.recipe.vector else ()
        every = {"s": [("s", WAITING), ("s", "pointer")], "v": [("v", "pointer")]}
        every["v"] += [("v", lane) for lane in waiting]
        ends = {("s", WAITING), *(("v", _name(i)) for i in WANTED)}
        places = [p for f in self.files for p in every[f] if f not in of or p in ends]

        def keep(name) -> bool:
            return self.files[name[0]] not in of or name[1] in map(_name, WANTED)

        return prune.wanted(self.turns, keep, places, STORES)


class _Core:
    """x0: a block. The states of one register file come one after the other, in `phases`, while
    those of the other, which stays, go through their rounds once."""

    def __init__(self, p: _Printer):
        r = p.recipe
        self.p, self.rounds = p, _Rounds(r)
        self.phases, self.file = r.pairs, "v"
        if r.pairs <= 1:
            self.phases, self.file = max(r.scalar, 1), "s" if r.scalar else "v"
        self.stays = "" if not (r.scalar and r.vector) else "sv".replace(self.file, "")
        self.start = {"v": 0, "s": 16 * r.pairs}  # of the first state of a file, in a row

    def load(self, of: str, base: str) -> None:
        p = self.p
        (p.load_pair if of == "v" else p.load_single)(base)
        pointer = OTHER if p.recipe.scalar else X[0]  # as the loop has it
        p.emit(f"adr {pointer}, 9f", "behind the last constant")
        p.emit(f"sub {pointer}, {pointer}, #{8 * len(RC)}")
        if p.recipe.scalar:
            p.emit(f"str {pointer}, {p.slot((of, 'pointer'))}")

    def store(self, of: str, base: str) -> None:
        (self.p.store_pair if of == "v" else self.p.store_single)(base)

    def run(self) -> None:
        p, file, stays = self.p, self.file, self.stays
        p.emit(f"str x30, {p.slot('return')}")
        p.emit(f"str x0, {p.slot('block')}")
        p.emit(f"add {BASE}, x0, #{self.start[file]}")
        p.emit(f"str {BASE}, {p.slot('states')}")
        if self.phases > 1:
            p.emit(f"mov {OTHER}, #{self.phases - 1}")
            p.emit(f"str {OTHER}, {p.slot('left')}")
        if stays:
            p.emit(f"add {X[28]}, x0, #{self.start[stays]}")
        for of in "vs":  # for the pointer of the vectors an integer register is needed
            if of in file + stays:
                self.load(of, BASE if of == file else X[28])
        p.loop(self.rounds.loop)
        if self.phases > 1:
            self.between(p.label)
        p.say("the last turn: few lanes are wanted")
        p.block(self.rounds.last("sv"))
        p.emit(f"ldr {BASE}, {p.slot('states')}")
        self.store(file, BASE)
        if stays:
            p.emit(f"ldr {BASE}, {p.slot('block')}")
            p.emit(f"add {BASE}, {BASE}, #{self.start[stays]}")
            self.store(stays, BASE)
        for name in p.slots:
            if name == ("s", WAITING) or name[0] == "v" and name[1] != "pointer":
                p.emit(f"str xzr, {p.slot(name)}", "nothing of the states stays here")
        p.emit(f"ldr x1, {p.slot('return')}")
        p.emit("ret x1")

    def between(self, turn: int) -> None:
        """From one phase to the next, unless it was the last one. turn: the label of the loop."""
        p, file, over = self.p, self.file, self.p.new_label()
        p.emit(f"ldr {OTHER}, {p.slot('left')}")
        p.emit(f"cbz {OTHER}, {over}f")
        p.emit(f"sub {OTHER}, {OTHER}, #1")
        p.emit(f"str {OTHER}, {p.slot('left')}")
        p.say("the last turn of a state while those of the other registers go on")
        p.block(self.rounds.last(file))
        p.emit(f"ldr {BASE}, {p.slot('states')}")
        self.store(file, BASE)
        p.emit(f"add {BASE}, {BASE}, #{16 if file == 'v' else 8}")
        p.emit(f"str {BASE}, {p.slot('states')}")
        self.load(file, BASE)
        p.emit(f"b {turn}b")
        p.place(over)


class _Body:
    """What the entries share: x0 out, x1 nodes, x2 head, x3 last, x4 steps, x5 lanes of a node, x6
    whether chains are masked. Word k of a row is that of state k."""

    def __init__(self, p: _Printer):
        self.p, self.states = p, p.recipe.states
        pairs, rest = divmod(self.states, 2) if self.states > 1 else (0, 1)
        #: Registers of a row and where their words lie in it.
        self.whole = [(f"q{n}", 16 * n) for n in range(pairs)]
        self.whole += [("x11", 16 * pairs)] * rest
        #: The same for a lane of states, and where it lies from what moves by 16 or by 8 a lane.
        self.apart = [("q0", 0, "x16", 0)] if self.states > 1 else [("x11", 0, "x17", 0)]
        self.apart += [(f"x{9 + k}", 8 * k, "x17", 200 * k) for k in range(2, self.states)]

    def repeat(self, count: str, lines: list[str]) -> None:
        """count: a register that holds how often, and 0 afterwards."""
        p, label = self.p, self.p.new_label()
        p.place(label)
        for text in [*lines, f"subs {count}, {count}, #1"]:
            p.emit(text)
        p.emit(f"b.ne {label}b")

    def address(self, register: str, row: int, block: int = 0) -> None:
        at = self.p.blocks + block * self.p.size + self.p.row * row
        self.p.emit(f"add {register}, sp, #{at}")

    def zero(self, rows: range, block: int) -> None:
        """Rows of a block that lie one behind the other."""
        p = self.p
        r, size = ("q0", 16) if p.recipe.vector else ("xzr", 8)
        self.address("x8", rows[0], block)
        for at in range(0, len(rows) * p.row - size, 2 * size):
            p.emit(f"stp {r}, {r}, [x8, #{at}]")
        if len(rows) * p.row % (2 * size):
            p.emit(f"str {r}, [x8, #{len(rows) * p.row - size}]")

    def lanes(self, states: str, to_rows: bool, blocks: int = 1) -> None:
        """x9 lanes of states to rows from x8 on, of one block or of both; or from there."""
        p = self.p
        files = {to for *_, to, _ in self.apart}
        for register in sorted(files):
            p.emit(f"mov {register}, {states}")
        outer = [f"{r}, [{to}, #{at}]" for r, _, to, at in self.apart]
        inner = [
            f"{r}, [x8, #{at + block * p.size}]"
            for block in range(blocks)
            for r, at, *_ in self.apart
        ]
        first, then = (outer, inner) if to_rows else (inner, outer)
        steps = {"x16": 16, "x17": 8}
        self.repeat(
            "x9",
            [f"ldr {text}" for text in first]
            + [f"str {text}" for text in then]
            + [f"add {r}, {r}, #{steps[r]}" for r in sorted(files)]
            + [f"add x8, x8, #{p.row}"],
        )

    def every(self, register: str, row: str) -> None:
        """A word for all states."""
        p = self.p
        if self.states == 1:
            p.emit(f"str {register}, [{row}]")
        for at in range(0, p.row, 16) if self.states > 1 else ():
            p.emit(f"stp {register}, {register}, [{row}, #{at}]")

    def prepare(self) -> None:
        """All but what changes, and the first node."""
        p = self.p
        for n, name in ((0, "out"), (3, "last"), (4, "steps"), (5, "node"), (6, "masked")):
            p.emit(f"str x{n}, {p.slot(name)}")
        if p.recipe.vector:
            p.emit("movi v0.2d, #0")
        p.say("rows that may lie behind the message, and the padding of the last lane")
        p.emit(f"mov x7, #{PADDING[1]:#x}")
        for block in range(2):
            self.zero(CHANGING, block)
            self.address("x8", len(GIVEN) - 1, block)
            self.every("x7", "x8")
        p.say("head, in both blocks")
        self.address("x8", 0)
        p.emit(f"add x9, x5, #{ADDRESS}")
        self.lanes("x2", True, 2)
        p.emit(f"str x8, {p.slot('row')}")
        p.say("node and padding; of a mask padding alone")
        p.emit(f"mov x7, #{PADDING[0]:#x}")
        p.emit(f"add x8, x8, #{p.row}")
        p.emit(f"add x10, x8, #{p.size}")
        self.every("x7", "x10")
        p.emit("mov x9, x5")
        self.lanes("x1", True)
        self.every("x7", "x8")

    def changing(self) -> None:
        """The lane that changes, of all states."""
        p = self.p
        p.emit(f"ldr x3, {p.slot('last')}")
        p.emit(f"ldr x8, {p.slot('row')}")
        for r, at in self.whole:
            p.emit(f"ldr {r}, [x3, #{at}]")
        for block in range(2):
            for r, at in self.whole:
                p.emit(f"str {r}, [x8, #{at + block * p.size}]")
        p.emit(f"add x3, x3, #{8 * self.states}")
        p.emit(f"str x3, {p.slot('last')}")

    def hash(self, core: int, block: int) -> None:
        """What it makes is the node, or is XORed with it."""
        p = self.p
        self.address("x0", 0, block)
        p.emit(f"bl {core}f")
        p.emit(f"ldr x8, {p.slot('row')}")
        p.emit(f"ldr x9, {p.slot('node')}")
        self.address("x7", len(GIVEN), block)
        row = list(enumerate(self.whole))
        lines = [f"ldr {r}, [x7, #{at}]" for r, at in self.whole]
        if block:
            lines += [f"ldr {r[0]}{n + 12}, [x8, #{p.row + at}]" for n, (r, at) in row]
            for n, (r, _) in row:
                one = r if r[0] == "x" else f"v{r[1:]}.16b"
                two = f"x{n + 12}" if r[0] == "x" else f"v{n + 12}.16b"
                lines.append(f"eor {one}, {one}, {two}")
        lines += [f"str {r}, [x8, #{p.row + at}]" for r, at in self.whole]
        self.repeat("x9", [*lines, f"add x7, x7, #{p.row}", f"add x8, x8, #{p.row}"])

    def give(self) -> None:
        p = self.p
        p.emit(f"ldr x0, {p.slot('out')}")
        p.emit(f"ldr x9, {p.slot('node')}")
        self.address("x8", len(GIVEN))
        self.lanes("x0", False)
        p.say("nothing of the nodes stays here")
        if p.recipe.vector:
            p.emit("movi v0.2d, #0")
        results = range(len(GIVEN), ROWS)
        for rows, block in ((CHANGING, 0), (results, 0), (results, 1)):
            self.zero(rows, block)

    def run(self, core: int) -> None:
        """core: the label of what hashes a block."""
        p = self.p
        self.prepare()
        step, plain = p.new_label(), p.new_label()
        p.place(step)
        self.changing()
        p.emit(f"ldr x6, {p.slot('masked')}")
        p.emit(f"cbz x6, {plain}f")
        self.hash(core, 1)
        p.place(plain)
        self.hash(core, 0)
        p.emit(f"ldr x4, {p.slot('steps')}")
        p.emit("subs x4, x4, #1")
        p.emit(f"str x4, {p.slot('steps')}")
        p.emit(f"b.ne {step}b")
        self.give()


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
        *architecture(recipe),
    ]


def kernel(recipe: Recipe) -> list[str]:
    p, out = _Printer(recipe), []
    body, core = 10, 11
    p.label = core
    for name, m, masked in entries(recipe):
        entry = [f"    mov x5, #{m}", f"    mov x6, #{int(masked)}"]
        if out:
            entry.append(f"    b {body}b")
        else:
            _Body(p).run(core)
            p.emit(".cfi_remember_state")
            p.leave()
            p.emit(".cfi_restore_state")
            p.place(core)
            _Core(p).run()
            constants(p, 8 * (recipe.pairs if recipe.pairs > 1 else max(recipe.scalar, 1)))
            entry += [f"{body}:", *p.enter(), *p.since(0)]
        out += [f"lanewise_function {name}", *entry, f"lanewise_end {name}"]
    return [*_header(recipe, p.frame()), *out]
