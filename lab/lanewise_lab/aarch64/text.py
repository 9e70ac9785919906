# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A recipe's loops as an assembly file: entry, loops, exit.

States lie in memory as the library's layout for AArch64 has them: the first two zipped, those in
integer registers plain behind them. The vector registers keep their two states from entry to exit;
the states in integer registers come one after the other, and each goes through all its rounds while
the others go through their share. What that leaves over (rounds that the number of integer states
does not divide) is run before, in loops of one stream.
"""

from __future__ import annotations

from functools import cached_property

from ..passes import homes
from ..passes.stream import TURN, Stream, joined
from ..round import RC
from .kernel import REGISTERS, Recipe
from .program import KINDS
from .scalar import PLANES, WAITING

#: Integer registers in the order of their numbers; x18 belongs to the platform.
X = [f"x{n}" for n in range(31) if n != 18]
#: Not the home of a lane: free where states are loaded and stored.
BASE, LEFT, RIGHT, OTHER = X[29], X[28], X[27], X[26]


class Printer:
    def __init__(self, recipe: Recipe):
        self.recipe = recipe
        self.lines: list[str] = []
        # A lane and a pointer are stored as a pair.
        self.slots: dict = {("s", WAITING): 0, ("s", "pointer"): 8} if recipe.scalar else {}
        if recipe.scalar and recipe.vector:
            for lane in recipe.share().waiting:
                for half in (("v", lane), ("v", lane, 1)):
                    self.slots[half] = 8 * len(self.slots)
        self.label = 0

    def emit(self, text: str, note: str = "") -> None:
        self.lines.append(f"    {text:<40} // {note}" if note else f"    {text}")

    def place(self, label: int) -> None:
        self.lines.append(f"{label}:")

    def new_label(self) -> int:
        self.label += 1
        return self.label

    def slot(self, name) -> str:
        """The address of a word on the stack that has this name; lanes of vector registers wait
        where their states lie, if there is a register that knows where."""
        if name[0] == "v" and name not in self.slots and name != ("v", "pointer"):
            x, y = name[1]
            return f"[x2, #{16 * (x + 5 * y)}]"
        offset = self.slots.setdefault(name, 8 * len(self.slots))
        return f"[sp, #{offset}]"

    # The frame

    @cached_property
    def saved(self) -> list[tuple[str, str]]:
        pairs = [(f"x{n}", f"x{n + 1}") for n in range(19, 31, 2)] if self.recipe.scalar else []
        if self.recipe.vector:
            pairs += [(f"d{n}", f"d{n + 1}") for n in range(8, 16, 2)]
        return pairs

    def frame(self) -> int:
        """Bytes of stack; slots come first, then saved registers."""
        return (8 * len(self.slots) + 15) // 16 * 16 + 16 * len(self.saved)

    def enter(self) -> list[str]:
        out = [f"    sub sp, sp, #{self.frame()}", f"    .cfi_def_cfa_offset {self.frame()}"]
        at = self.frame() - 16 * len(self.saved)
        for a, b in self.saved:
            out.append(f"    stp {a}, {b}, [sp, #{at}]")
            for n, r in enumerate((a, b)):
                number = int(r[1:]) + (64 if r[0] == "d" else 0)
                out.append(f"    .cfi_offset {number}, {at + 8 * n - self.frame()}")
            at += 16
        return out

    def leave(self) -> None:
        at = self.frame() - 16 * len(self.saved)
        for a, b in self.saved:
            self.emit(f"ldp {a}, {b}, [sp, #{at}]")
            at += 16
        self.emit(f"add sp, sp, #{self.frame()}")
        self.emit(".cfi_def_cfa_offset 0")
        for r in (r for pair in self.saved for r in pair):
            self.emit(f".cfi_restore {int(r[1:]) + (64 if r[0] == 'd' else 0)}")
        self.emit("ret")

    # States

    @cached_property
    def vectors(self) -> list[tuple[int, int]]:
        """The lanes in vector registers, by the number of the register."""
        waiting = self.recipe.share().waiting
        return [(x, y) for y in range(5) for x in range(5) if (x, y) not in waiting]

    def _move_vector(self, base: str, one: str, two: str) -> None:
        """Loads or stores, in pairs where two neighbours are neighbours in memory too."""
        at = [x + 5 * y for x, y in self.vectors]
        n = 0
        while n < len(at):
            if at[n + 1 : n + 2] == [at[n] + 1] and at[n] < 63:
                self.emit(f"{two} q{n}, q{n + 1}, [{base}, #{16 * at[n]}]")
                n += 2
            else:
                self.emit(f"{one} q{n}, [{base}, #{16 * at[n]}]")
                n += 1

    @cached_property
    def kept(self) -> list[tuple[int, int]]:
        """The lanes of vector registers that wait on the stack."""
        return [lane for lane in self.recipe.share().waiting if ("v", lane) in self.slots]

    def load_vector(self, base: str) -> None:
        for x, y in self.kept:
            self.emit(f"ldr q31, [{base}, #{16 * (x + 5 * y)}]")
            self.emit(f"str q31, {self.slot(('v', (x, y)))}", f"a{x}{y}")
        self._move_vector(base, "ldr", "ldp")
        share, free = self.recipe.share(), len(self.vectors)
        if share.ahead:
            for x in range(5):
                for n, y in enumerate(PLANES[:3]):
                    word = f"v{free + 5}"
                    if (x, y) in self.vectors:
                        word = f"v{self.vectors.index((x, y))}"
                    else:
                        self.emit(f"ldr q{free + 5}, [{base}, #{16 * (x + 5 * y)}]")
                    if n == 0:
                        first = word
                        continue
                    self.emit(
                        f"eor v{free}.16b, {first}.16b, {word}.16b", f"c{x}: planes made first"
                    )
                    first = f"v{free}"
                free += 1
        if share.turn:
            self.emit(f"movi v{free}.2d, #0")

    def store_vector(self, base: str) -> None:
        for x, y in self.kept:
            self.emit(f"ldr q31, {self.slot(('v', (x, y)))}", f"a{x}{y}")
            self.emit(f"str q31, [{base}, #{16 * (x + 5 * y)}]")
        self._move_vector(base, "str", "stp")

    def _lane(self, n: int) -> int:
        """The register of a lane, or one for it on its way to or from the stack."""
        lane = (n % 5, n // 5)
        return self.vectors.index(lane) if lane in self.vectors else 25

    def load_plain(self, base: str, other: str) -> None:
        """Two states that lie plain, to where load_vector() would load them if they lay zipped.
        Words are loaded two steps before they are zipped."""
        for n in range(0, 30, 2):
            if n < 25:
                q, (a, b) = "q" if n < 24 else "d", self._between(n)
                self.emit(f"ldr {q}{a}, [{base}, #{8 * n}]")
                self.emit(f"ldr {q}{b}, [{other}, #{8 * n}]")
            for m in range(max(n - 4, 0), min(n - 2, 25)):
                a, b = self._between(m)
                self.emit(f"zip{1 + m % 2} v{self._lane(m)}.2d, v{a}.2d, v{b}.2d")
                if self._lane(m) == 25:
                    self.emit(f"str q25, {self.slot(('v', (m % 5, m // 5)))}")

    def store_plain(self, base: str, other: str) -> None:
        for n in range(0, 30, 2):
            for m in range(n, min(n + 2, 25)):
                if self._lane(m) == 25:
                    self.emit(f"ldr q25, {self.slot(('v', (m % 5, m // 5)))}")
            if n < 25:
                pair = [self._lane(n), self._lane(min(n + 1, 24))]
                for zipped, register in enumerate(self._between(n), 1):
                    self.emit(f"zip{zipped} v{register}.2d, v{pair[0]}.2d, v{pair[1]}.2d")
            if n >= 4:
                q = "q" if n - 4 < 24 else "d"
                for register, to in zip(self._between(n - 4), (base, other), strict=True):
                    self.emit(f"str {q}{register}, [{to}, #{8 * n - 32}]")

    @staticmethod
    def _between(n: int) -> tuple[int, int]:
        """Registers for words n and n + 1 of two states while they are zipped."""
        return 26 + n // 2 % 3 * 2, 27 + n // 2 % 3 * 2

    def _rotate(self, register: str, right: int) -> None:
        if right % 64:
            self.emit(f"ror {register}, {register}, #{right % 64}")

    def load_scalar(self, base: str) -> None:
        """Lanes 1..24 to X[0..23], each rotated right by its delay; lane 0 to its slot. Rotations
        come between the loads, so that a core can do both at once."""
        words = self.recipe.delays().words
        self.emit(f"ldr {LEFT}, [{base}]", "a00")
        for n in range(1, 29, 2):
            if n < 25:
                self.emit(f"ldp {X[n - 1]}, {X[n]}, [{base}, #{8 * n}]")
            if n == 1:
                self._rotate(LEFT, words[WAITING])
                self.emit(f"str {LEFT}, {self.slot(('s', WAITING))}", "a00")
            for m in (n - 4, n - 3):
                if m > 0:
                    self._rotate(X[m - 1], words[m % 5, m // 5])

    def store_scalar(self, base: str) -> None:
        words = self.recipe.delays().words
        self.emit(f"ldr {LEFT}, {self.slot(('s', WAITING))}", "a00")
        for n in range(1, 27, 2):
            for m in (n, n + 1):
                if m < 25:
                    self._rotate(X[m - 1], -words[m % 5, m // 5])
            if n > 2:
                self.emit(f"stp {X[n - 3]}, {X[n - 2]}, [{base}, #{8 * n - 16}]")
        self._rotate(LEFT, -words[WAITING])
        self.emit(f"str {LEFT}, [{base}]", "a00")

    # Loops

    def loop(self, stream: Stream, order: list[int] | None = None) -> None:
        """A loop, with registers."""
        label = self.new_label()
        self.place(label)
        if order is not None:
            stream = stream.ordered(order)
        places = homes.assign(stream, REGISTERS).register
        for item in stream.items:
            kind = KINDS[item.kind]
            names = [
                X[places[v]] if stream.files[v] == "x" else f"v{places[v]}"
                for v in (*item.writes, *item.reads)
            ]
            place = self.slot(item.place) if item.place not in (None, TURN) else ""
            text = kind.text.format(
                *names,
                n=item.amount,
                m=64 - item.amount,
                place=place,
                label=label,
                q=names[0].replace("v", "q") if names else "",
            )
            self.emit(text, item.note)


def _constants(p: Printer) -> None:
    """So placed that bit 8 of an address tells the end of them from all of them."""
    p.emit(".p2align 9")
    p.emit(".space 64")
    for n, value in enumerate(RC):
        p.emit(f".quad {value:#018x}", f"round {n}")
    p.place(9)


def _only_vector(p: Printer) -> None:
    pointer = X[0]  # the stream's first integer register
    p.emit("mov x2, x0")
    p.emit(f"adr {pointer}, 9f", "behind the last constant")
    p.emit(f"sub {pointer}, {pointer}, w1, uxtw #3", "the first of the last `rounds`")
    p.load_vector("x2")
    p.loop(p.recipe.loop(), p.recipe.order())
    p.store_vector("x2")


def _only_scalar(p: Printer) -> None:
    p.emit(f"str x0, {p.slot('states')}")
    p.emit("adr x2, 9f", "behind the last constant")
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"str x2, {p.slot(('s', 'pointer'))}")
    p.emit(f"mov {BASE}, x0")
    p.load_scalar(BASE)
    p.loop(p.recipe.loop(), p.recipe.order())
    p.emit(f"ldr {BASE}, {p.slot('states')}")
    p.store_scalar(BASE)
    p.emit(f"str xzr, {p.slot(('s', WAITING))}", "nothing of the state stays here")


def _rest(p: Printer) -> None:
    """x3: rounds modulo the number of integer states, from w1."""
    if p.recipe.scalar == 2:
        p.emit("and w3, w1, #1")
    else:
        p.emit("mov w4, #171", "171 n / 512 is n / 3 for every n up to 24")
        p.emit("mul w4, w1, w4")
        p.emit("lsr w4, w4, #9")
        p.emit("add w4, w4, w4, lsl #1")
        p.emit("sub w3, w1, w4")


def _hybrid(p: Printer) -> None:
    r = p.recipe
    states, left = p.slot("states"), p.slot("left")
    first, middle = p.slot("first"), p.slot("limit")
    mine, theirs = p.slot(("s", "pointer")), p.slot(("v", "pointer"))
    p.emit("adr x2, 9f", "behind the last constant")
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"str x2, {first}")
    p.emit(f"str x2, {theirs}")
    p.load_vector("x0")
    p.emit("add x0, x0, #400")
    p.emit(f"str x0, {states}")
    if r.scalar > 1:
        p.emit(f"mov x5, #{r.scalar}")
        p.emit(f"str x5, {left}")
        _rest(p)
        p.emit("add x3, x2, x3, lsl #3", "behind the rounds that are left over")
        p.emit(f"str x3, {middle}")
        p.emit("cmp x2, x3")
        over = p.new_label()
        p.emit(f"b.eq {over}f")
        p.loop(r.vector_rounds("memory", "limit"))
        p.place(over)
    again = p.new_label()
    p.place(again)
    p.emit(f"ldr {BASE}, {states}")
    p.emit(f"ldr {OTHER}, {first}")
    p.load_scalar(BASE)
    p.emit(f"str {OTHER}, {mine}")
    after = None
    if r.scalar > 1:
        p.emit(f"ldr {BASE}, {middle}")
        p.emit(f"cmp {OTHER}, {BASE}")
        over = p.new_label()
        p.emit(f"b.eq {over}f")
        p.loop(r.scalar_rounds(1, "limit"))
        p.emit(f"ldr {OTHER}, {mine}")
        after = p.new_label()
        p.emit(f"tbnz {OTHER}, #8, {after}f")
        p.place(over)
    p.loop(r.loop(), r.order())
    if after is not None:
        p.place(after)
    p.emit(f"ldr {BASE}, {states}")
    p.store_scalar(BASE)
    p.emit(f"add {BASE}, {BASE}, #200")
    if r.scalar > 1:
        p.emit(f"str {BASE}, {states}")
        p.emit(f"ldr {OTHER}, {left}")
        p.emit(f"subs {OTHER}, {OTHER}, #1")
        p.emit(f"str {OTHER}, {left}")
        p.emit(f"b.ne {again}b")
    p.emit(f"sub {BASE}, {BASE}, #{400 + 200 * r.scalar}")
    p.store_vector(BASE)
    p.emit(f"str xzr, {p.slot(('s', WAITING))}", "nothing of the states stays here")


def _pairs(p: Printer) -> None:
    """Two pairs one after the other in the vector registers, beside a state that stays in the
    integer registers; of those only the ones that the loops leave free are used between them."""
    r = p.recipe
    states, second = p.slot("states"), p.slot("second")
    first, middle = p.slot("first"), p.slot("limit")
    mine, theirs = p.slot(("s", "pointer")), p.slot(("v", "pointer"))
    p.emit("adr x2, 9f", "behind the last constant")
    p.emit("sub x2, x2, w1, uxtw #3", "the first of the last `rounds`")
    p.emit(f"str x2, {first}")
    p.emit("and w3, w1, #1")
    p.emit("add x3, x2, x3, lsl #3", "behind the round that is left over")
    p.emit(f"str x3, {middle}")
    p.emit(f"str x0, {states}")
    p.emit(f"str xzr, {second}", "the first pair")
    p.load_vector("x0")
    p.emit(f"mov {OTHER}, x2")
    p.emit(f"mov {RIGHT}, x3")
    p.emit(f"add {BASE}, x0, #800")
    p.load_scalar(BASE)
    p.emit(f"str {OTHER}, {mine}")
    alone = p.new_label()
    p.emit(f"cmp {OTHER}, {RIGHT}")
    p.emit(f"b.eq {alone}f")
    p.loop(r.scalar_rounds(1, "limit"))
    p.place(alone)
    again, both, done, last = (p.new_label() for _ in range(4))
    p.place(again)
    p.emit(f"ldr {OTHER}, {first}")
    p.emit(f"ldr {RIGHT}, {middle}")
    p.emit(f"str {OTHER}, {theirs}")
    p.emit(f"cmp {OTHER}, {RIGHT}")
    p.emit(f"b.eq {both}f")
    lanes = r.scalar_rounds(1, "")
    idle = Stream([], lanes.files, lanes.enter, lanes.enter, [], lanes.names)
    p.loop(joined([idle, r.vector_rounds("memory", "limit")]))
    p.emit(f"ldr {OTHER}, {theirs}")
    p.emit(f"tbnz {OTHER}, #8, {done}f")
    p.place(both)
    p.loop(r.loop(), r.order())
    p.place(done)
    p.emit(f"ldr {BASE}, {states}")
    p.emit(f"ldr {OTHER}, {second}")
    p.emit(f"cbnz {OTHER}, {last}f")
    p.store_vector(BASE)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.emit(f"add {OTHER}, {BASE}, #200")
    p.load_plain(BASE, OTHER)
    p.emit(f"str {BASE}, {second}")
    p.emit(f"b {again}b")
    p.place(last)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.emit(f"add {OTHER}, {BASE}, #200")
    p.store_plain(BASE, OTHER)
    p.emit(f"add {BASE}, {BASE}, #400")
    p.store_scalar(BASE)
    for lane in (
        ("s", WAITING),
        *(half for half in p.slots if half[0] == "v" and half[1] != "pointer"),
    ):
        p.emit(f"str xzr, {p.slot(lane)}", "nothing of the states stays here")


def _header(recipe: Recipe, stack: int) -> list[str]:
    path = f"src/keccak/aarch64/{recipe.file}.S"
    command = f"PYTHONPATH=lab python3 -m lanewise_lab.aarch64.kernel {recipe.name} > {path}"
    words = 25 * recipe.ways
    layout = {
        1: ["lane i = x + 5y is word i."],
        2: ["lane i = x + 5y of state k is word 2i + k."],
    }.get(
        recipe.ways,
        [
            "lane i = x + 5y of state k is word 2i + k for k < 2, and",
            "word 25k + i for the others.",
        ],
    )
    return [
        f"/* {command} */",
        "/* SPDX-License-Identifier: Apache-2.0 OR MIT */",
        "/*",
        f" * Keccak-p[1600] for AArch64: {recipe.title}",
        " *",
        f" * void {recipe.symbol}(uint64_t states[{words}], unsigned rounds);",
        " *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,",
        f" *     to {'each of ' if recipe.ways > 1 else 'the '}"
        f"{str(recipe.ways) + ' states' if recipe.ways > 1 else 'state'}: {layout[0]}",
        *(f" *     {line}" for line in layout[1:]),
        *(f" * {line}".rstrip() for line in recipe.about.strip().splitlines()),
        f" * Stack: {stack} bytes",
        " * No branch and no address depends on the states. x18 is not touched.",
        " */",
        '#include "asm.h"',
        f"    .arch {'armv8.2-a+sha3' if recipe.sha3 else 'armv8-a'}",
        f"lanewise_function {recipe.symbol}",
    ]


def kernel(recipe: Recipe) -> list[str]:
    p = Printer(recipe)
    if not recipe.scalar:
        _only_vector(p)
    elif not recipe.vector:
        _only_scalar(p)
    elif recipe.pairs > 1:
        _pairs(p)
    else:
        _hybrid(p)
    p.leave()
    _constants(p)
    return [
        *_header(recipe, p.frame()),
        *p.enter(),
        *p.lines,
        f"lanewise_end {recipe.symbol}",
    ]
