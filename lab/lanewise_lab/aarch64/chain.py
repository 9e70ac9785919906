# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 of short inputs, as SLH-DSA (FIPS 205) needs them, from a kernel's recipe.

Of the block that is hashed only lanes 0..12 and 16 are not zero, whatever the length of a node, and
of the permuted block at most lanes 0..3 are wanted. So the first turn of the kernel's loop and the
last one are pruned (passes/prune.py), in the order that was found for the loop, and the turns
between them are the loop. All six functions of a file share these: each lays out the 14 lanes of
every state on the stack, where a step changes only the node and one lane before it.

A block on the stack has 14 rows of input and 4 of result; a row is a lane of two states that lie
zipped, or of a single one.
"""

from __future__ import annotations

import textwrap
from functools import cached_property

from ..ir import TURN, Block
from ..passes import prune
from ..passes.split import split
from ..round import RC
from ..round import place as _name
from ..write import kernel_head
from .emit_aarch64 import BASE, OTHER, Printer, X, architecture, constants
from .program import MOVES, STORES
from .recipe import REGISTERS, Recipe
from .scalar import WAITING

#: Lanes of a node: 16, 24 and 32 bytes.
NODES = (2, 3, 4)
#: Lanes of a block that may not be zero, in the order of their rows; and those that are wanted.
LAST_LANE = 16
GIVEN = (*range(13), LAST_LANE)
WANTED = range(4)
ROWS = len(GIVEN) + len(WANTED)
#: What is written behind the message and in the last lane: SHAKE (FIPS 202 sections 6.2 and 5.1).
PADDING = (0x1F, 0x80 << 56)
#: How many loads come before what is done with the first of them.
AHEAD = 4
#: ADRS without what changes from step to step, in lanes.
ADDRESS = 3
#: Recipes whose chains are shipped: the kernels that a core takes for some number of states.
SHIPPED = (
    "aarch64_x1_rolling",
    "aarch64_x2_mixed_x2",
    "aarch64_x2_sha3",
    "aarch64_x3_scalar_mixed_x2",
    "aarch64_x3_scalar_neon",
    "aarch64_x4_scalar_mixed_a710",
    "aarch64_x4_scalar_neon_a55",
    "aarch64_x4_scalar_neon_x1",
    "aarch64_x5_scalar_neon_a78",
    "aarch64_x5_scalar_sha3_a510",
)


def file_of(recipe: Recipe) -> str:
    return recipe.file.replace("keccakp1600_", "shake256_", 1) + "_chain"


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
        names = ["return", "block", "states", "left", ("v", "pointer"), "out", "last", "steps"]
        for name in names:
            self.slots.setdefault(name, 8 * len(self.slots))
        if len(self.slots) % 2:
            self.slots["unused"] = 8 * len(self.slots)
        self.blocks = self.first + 8 * len(self.slots)
        for n in range(2 * self.size // 8):  # of the node's hash, then of the mask's
            self.slots["block", n] = 8 * len(self.slots)

    @cached_property
    def groups(self) -> list[int]:
        """How many states lie in each group of the block: pairs, then single ones."""
        return [2] * self.recipe.pairs + [1] * self.recipe.scalar

    def start(self, group: int) -> int:
        """Where a group's rows begin in the block, in bytes."""
        return 8 * ROWS * sum(self.groups[:group])

    @property
    def size(self) -> int:
        return 8 * ROWS * self.recipe.states

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

    def load_pair(self, base: str, read: set) -> None:
        """read: the lanes without a row that are read nevertheless."""
        for i in range(25):
            if i in GIVEN:
                self._load_lane(i, f"[{base}, #{16 * GIVEN.index(i)}]")
            elif _name(i) in read:
                self.emit(f"movi v{self._lane(i)}.2d, #0")
        if self.recipe.share().turn:
            self.emit(f"movi v{len(self.vectors)}.2d, #0")

    def _load_lane(self, i: int, where: str) -> None:
        if _name(i) in self.vectors:
            self.emit(f"ldr q{self._lane(i)}, {where}")
        else:
            self.emit(f"ldr q31, {where}")
            self.emit(f"str q31, {self.slot(('v', _name(i)))}")

    def store_pair(self, base: str) -> None:
        for row, i in enumerate(WANTED, len(GIVEN)):
            q = f"q{self._lane(i)}"
            if _name(i) not in self.vectors:
                q = "q31"
                self.emit(f"ldr {q}, {self.slot(('v', _name(i)))}")
            self.emit(f"str {q}, [{base}, #{16 * row}]")

    def load_single(self, base: str) -> None:
        """Rotated a few loads later, when a core that works in order need not wait."""
        words = self.recipe.delays().words
        for row in range(len(GIVEN) + AHEAD):
            if row < len(GIVEN):
                self.emit(f"ldr {self._of_single(GIVEN[row])}, [{base}, #{8 * row}]")
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
            self.emit(f"str {self._of_single(i)}, [{base}, #{8 * row}]")

    def move(self, moves: list[tuple[str, str, list[str]]]) -> None:
        """Words of memory: register file (x or q), from, to several places. Stores follow their
        loads a few words later."""
        names = {
            "x": [f"x{n}" for n in (6, 7, 10, 11, 12, 13)],
            "q": [f"q{n}" for n in range(AHEAD + 2)],
        }
        waiting: list[tuple[str, list[str]]] = []
        for n in range(len(moves) + AHEAD):
            if n < len(moves):
                file, source, to = moves[n]
                r = names[file][n % len(names[file])]
                self.emit(f"ldr {r}, {source}")
                waiting.append((r, to))
            if n >= AHEAD:
                r, to = waiting.pop(0)
                for place in to:
                    self.emit(f"str {r}, {place}")


class _Rounds:
    """The turns of a recipe's loop: all of them, and the first and last of a state."""

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

    def first(self, of: str) -> Block:
        """of: the files of registers whose states begin."""
        zeros = [
            name
            for name in self.loop.names
            if self.files[name[0]] in of
            and isinstance(name[1], tuple)
            and name[1] not in map(_name, GIVEN)
        ]
        return prune.without_zeros(self.turns, zeros)

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

    def read(self, stream: Block) -> set:
        """The lanes of vector registers that a stream reads as they enter."""
        values = {v for item in stream.ops for v in item.reads}
        return {n[1] for n, v in stream.names.items() if self.files[n[0]] == "v" and v in values}


def _core(p: _Printer) -> None:
    """x0: a block. The states of one register file come one after the other, in `phases`, while
    those of the other go through their rounds once."""
    r, rounds = p.recipe, _Rounds(p.recipe)
    phases, file = (r.pairs, "v") if r.pairs > 1 else (max(r.scalar, 1), "s" if r.scalar else "v")
    stays = "" if not (r.scalar and r.vector) else "sv".replace(file, "")
    step = ROWS * (16 if file == "v" else 8)
    p.emit(f"str x30, {p.slot('return')}")
    p.emit(f"str x0, {p.slot('block')}")

    def pointer(of: str) -> None:
        p.emit(f"adr {OTHER}, 9f", "behind the last constant")
        p.emit(f"sub {OTHER}, {OTHER}, #{8 * len(RC)}")
        p.emit(f"str {OTHER}, {p.slot((of, 'pointer'))}")

    def load(of: str, base: str, stream: Block) -> None:
        if of == "v":
            p.load_pair(base, rounds.read(stream))
        else:
            p.load_single(base)
        if (of, "pointer") == ("v", "pointer") and not r.scalar:
            p.emit(f"adr {X[0]}, 9f", "behind the last constant")
            p.emit(f"sub {X[0]}, {X[0]}, #{8 * len(RC)}")
        else:
            pointer(of)

    def store(of: str, base: str) -> None:
        (p.store_pair if of == "v" else p.store_single)(base)

    single = p.start(r.pairs)  # the first single state
    begin = rounds.first("sv")
    p.emit(f"add {BASE}, x0, #{single if file == 's' else 0}")
    if phases > 1:
        p.emit(f"str {BASE}, {p.slot('states')}")
        p.emit(f"mov {OTHER}, #{phases - 1}")
        p.emit(f"str {OTHER}, {p.slot('left')}")
    if stays == "v":
        load("v", "x0", begin)
        load("s", BASE, begin)
    elif stays == "s":
        p.emit(f"add {X[28]}, x0, #{single}")
        load("v", BASE, begin)
        load("s", X[28], begin)
    else:
        load(file, BASE, begin)
    p.say("the first turn: most lanes are zero")
    p.block(begin)
    p.loop(rounds.loop)
    turn = p.label
    if phases > 1:
        over = p.new_label()
        p.emit(f"ldr {OTHER}, {p.slot('left')}")
        p.emit(f"cbz {OTHER}, {over}f")
        p.emit(f"sub {OTHER}, {OTHER}, #1")
        p.emit(f"str {OTHER}, {p.slot('left')}")
        p.say("one state ends, another begins")
        p.block(rounds.last(file))
        p.emit(f"ldr {BASE}, {p.slot('states')}")
        store(file, BASE)
        p.emit(f"add {BASE}, {BASE}, #{step}")
        p.emit(f"str {BASE}, {p.slot('states')}")
        again = rounds.first(file)
        load(file, BASE, again)
        p.block(again)
        p.emit(f"b {turn}b")
        p.place(over)
    p.say("the last turn: few lanes are wanted")
    p.block(rounds.last("sv"))
    p.emit(f"ldr {BASE}, {p.slot('block')}")
    if phases > 1:
        p.emit(f"ldr {X[28]}, {p.slot('states')}")
        store(file, X[28])
        if stays == "s":
            p.emit(f"add {BASE}, {BASE}, #{single}")
        store(stays, BASE)
    else:
        if stays:
            store(stays, BASE)
        if file == "s" and single:
            p.emit(f"add {BASE}, {BASE}, #{single}")
        store(file, BASE)
    for name in p.slots:
        if name == ("s", WAITING) or name[0] == "v" and name[1] != "pointer":
            p.emit(f"str xzr, {p.slot(name)}", "nothing of the states stays here")
    p.emit(f"ldr x1, {p.slot('return')}")
    p.emit("ret x1")


class _Function:
    """One of the six. x9: the block of the node's hash."""

    def __init__(self, p: _Printer, m: int, masked: bool):
        self.p, self.m, self.masked = p, m, masked

    def words(self, group: int, lane: int) -> list[int]:
        """Where the lane of each state of a group lies in states as the library has them, a row of
        two zipped ones once."""
        count = self.p.groups[group]
        first = sum(self.p.groups[:group])
        if count == 2 and group == 0:
            return [16 * lane]
        return [200 * (first + k) + 8 * lane for k in range(count)]

    def row(self, group: int, row: int) -> int:
        return self.p.start(group) + 8 * self.p.groups[group] * row

    def lane(self, group: int, lane: int, row: int, base: str, blocks: int = 1) -> list:
        """The moves of a lane from states to a row, of one block or both."""
        file = "q" if (self.p.groups[group], group) == (2, 0) else "x"
        return [
            (file, f"[{base}, #{at}]", [self.at(group, row, k, block) for block in range(blocks)])
            for k, at in enumerate(self.words(group, lane))
        ]

    def at(self, group: int, row: int, k: int = 0, block: int = 0) -> str:
        """The word of one state in a row."""
        return f"[x9, #{block * self.p.size + self.row(group, row) + 8 * k}]"

    def node(self, i: int) -> int:
        """The row of lane i of the node."""
        return self.m + ADDRESS + 1 + i

    def every(self):
        return range(len(self.p.groups))

    def constant(self, register: str, row: int, block: int = 0) -> None:
        for g in self.every():
            for k in range(self.p.groups[g]):
                self.p.emit(f"str {register}, {self.at(g, row, k, block)}")

    def prepare(self) -> None:
        """All but what changes, and the first node."""
        p, m, blocks = self.p, self.m, 1 + self.masked
        for name, register in (("out", "x0"), ("last", "x3"), ("steps", "x4")):
            p.emit(f"str {register}, {p.slot(name)}")
        p.emit(f"add x9, sp, #{p.blocks}")
        moves = []
        for g in self.every():
            for i in range(m + ADDRESS):
                moves += self.lane(g, i, i, "x2", blocks)
            for i in range(m):
                moves += self.lane(g, i, self.node(i), "x1")
        p.move(moves)
        p.emit(f"mov x6, #{PADDING[0]:#x}")
        p.emit(f"mov x7, #{PADDING[1]:#x}")
        for block in range(blocks):
            end = self.node(0 if block else m)
            self.constant("x6", end, block)
            for row in range(end + 1, len(GIVEN) - 1):
                self.constant("xzr", row, block)
            self.constant("x7", len(GIVEN) - 1, block)

    def address(self) -> None:
        """The lane that changes, of all states."""
        p, row = self.p, self.m + ADDRESS
        p.emit(f"ldr x3, {p.slot('last')}")
        moves = []
        for g in self.every():
            to = [self.at(g, row, 0, block) for block in range(1 + self.masked)]
            moves.append((self.whole(g), f"[x3, #{8 * sum(p.groups[:g])}]", to))
        p.move(moves)
        p.emit(f"add x3, x3, #{8 * p.recipe.states}")
        p.emit(f"str x3, {p.slot('last')}")

    def hash(self, core: int, block: int) -> None:
        self.p.emit(f"add x0, x9, #{block * self.p.size}" if block else "mov x0, x9")
        self.p.emit(f"bl {core}f" if self.first else f"bl {core}b")
        self.p.emit(f"add x9, sp, #{self.p.blocks}")

    def whole(self, group: int) -> str:
        """The file of the register that holds a row."""
        return "q" if self.p.groups[group] == 2 else "x"

    def add_mask(self) -> None:
        p, last = self.p, len(GIVEN)
        for g in self.every():
            one, two = ("q", "v") if self.p.groups[g] == 2 else ("x", "x")
            for i in range(self.m):
                p.emit(f"ldr {one}{i}, {self.at(g, self.node(i))}")
                p.emit(f"ldr {one}{4 + i}, {self.at(g, last + i, 0, 1)}")
            for i in range(self.m):
                form = ".16b" if two == "v" else ""
                p.emit(f"eor {two}{i}{form}, {two}{i}{form}, {two}{4 + i}{form}")
            for i in range(self.m):
                p.emit(f"str {one}{i}, {self.at(g, self.node(i))}")

    def result(self) -> None:
        """Which is the next node."""
        rows = [(g, i) for i in range(self.m) for g in self.every()]
        moves = [
            (self.whole(g), self.at(g, len(GIVEN) + i), [self.at(g, self.node(i))]) for g, i in rows
        ]
        self.p.move(moves)

    def give(self) -> None:
        p = self.p
        p.emit(f"ldr x0, {p.slot('out')}")
        moves = []
        for g in self.every():
            for i in range(self.m):
                words = self.words(g, i)
                file = "q" if len(words) < p.groups[g] else "x"
                moves += [
                    (file, self.at(g, len(GIVEN) + i, k), [f"[x0, #{at}]"])
                    for k, at in enumerate(words)
                ]
        p.move(moves)
        rows = [self.node(i) for i in range(self.m)]
        for block in range(1 + self.masked):
            for row in [*([] if block else rows), *range(len(GIVEN), ROWS)]:
                self.constant("xzr", row, block)

    def run(self, core: int, first: bool) -> None:
        """core: the label of what hashes a block, behind the first function."""
        self.first, p = first, self.p
        self.prepare()
        step = p.new_label()
        p.place(step)
        self.address()
        if self.masked:
            self.hash(core, 1)
            self.add_mask()
        self.hash(core, 0)
        self.result()
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
        f"void lanewise_{file_of(recipe)}N(",
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
        *kernel_head(recipe, what, meaning, facts, file_of(recipe), "--chain"),
        *architecture(recipe),
    ]


def kernel(recipe: Recipe) -> list[str]:
    p, out = _Printer(recipe), []
    core = 10
    p.label = core
    for n, (masked, m) in enumerate((masked, m) for masked in (False, True) for m in NODES):
        name = f"lanewise_{file_of(recipe)}{8 * m}"
        if masked:
            name = name.replace("_chain", "_masked_chain")
        function = _Function(p, m, masked)
        function.run(core, n == 0)
        if n == 0:
            p.emit(".cfi_remember_state")
        p.leave()
        if n == 0:
            p.emit(".cfi_restore_state")
            p.place(core)
            _core(p)
            constants(p, 8 * (recipe.pairs if recipe.pairs > 1 else max(recipe.scalar, 1)))
        out += [f"lanewise_function {name}", *p.enter(), *p.since(0), f"lanewise_end {name}"]
    return [*_header(recipe, p.frame()), *out]
