# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Pieces of an assembly file: the frame, states on their way in and out, loops with registers.

States lie in memory as the library's layout for AArch64 has them: the first two zipped, all others
plain behind them; one alone is plain.
"""

from __future__ import annotations

from functools import cached_property

from ..ir import TURN, Block
from ..passes import allocate_loop
from ..passes.inplace import PLANES
from ..round import RC, place
from ..write import Lines
from .program import KINDS
from .recipe import REGISTERS, Recipe
from .scalar import WAITING

#: Integer registers in the order of their numbers; x18 belongs to the platform.
X = [f"x{n}" for n in range(31) if n != 18]
#: Not the home of a lane: free where states are loaded and stored.
BASE, LEFT, RIGHT, OTHER = X[29], X[28], X[27], X[26]


def architecture(recipe: Recipe) -> list[str]:
    extensions = "armv8.2-a+sha3" if recipe.sha3 else "armv8-a"
    return ['#include "asm.h"', f"    .arch {extensions}"]


def _dwarf(register: str) -> int:
    return int(register[1:]) + (64 if register[0] == "d" else 0)


class Printer(Lines):
    def __init__(self, recipe: Recipe):
        super().__init__()
        self.recipe = recipe
        # A lane and a pointer are stored as a pair.
        self.slots: dict = {("s", WAITING): 0, ("s", "pointer"): 8} if recipe.scalar else {}
        if recipe.scalar and recipe.vector:
            for lane in recipe.share().waiting:
                for half in (("v", lane), ("v", lane, 1)):
                    self.slots[half] = 8 * len(self.slots)
        self.restored: list[tuple[str, str]] = []
        self.label = 0

    def mark(self) -> int:
        """Where the next line goes."""
        return len(self.lines)

    def since(self, mark: int) -> list[str]:
        """Takes away what was emitted since a mark."""
        out = self.lines[mark:]
        del self.lines[mark:]
        return out

    def between(self, lines: list[str], mark: int) -> None:
        """Spreads lines, in their order, evenly between those emitted since a mark, which do not
        depend on them."""
        others = self.since(mark)
        for n, line in enumerate(others):
            self.lines.append(line)
            first, last = (len(lines) * k // len(others) for k in (n, n + 1))
            self.lines += lines[first:last]

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
        return f"[sp, #{self.first + offset}]"

    # The frame

    @cached_property
    def saved(self) -> list[tuple[str, str]]:
        pairs = [(f"x{n}", f"x{n + 1}") for n in range(19, 31, 2)] if self.recipe.scalar else []
        if self.recipe.vector:
            pairs += [(f"d{n}", f"d{n + 1}") for n in range(8, 16, 2)]
        return pairs

    #: Where slots begin; below saved registers here, so that these lie at kept_at.
    first = 0

    @property
    def kept_at(self) -> int:
        return self.frame() - 16 * len(self.saved)

    def frame(self) -> int:
        """Bytes of stack."""
        return (8 * len(self.slots) + 15) // 16 * 16 + 16 * len(self.saved)

    def enter(self) -> list[str]:
        out = [f"    sub sp, sp, #{self.frame()}", f"    .cfi_def_cfa_offset {self.frame()}"]
        for at, (a, b) in enumerate(self.saved):
            at = self.kept_at + 16 * at
            out.append(f"    stp {a}, {b}, [sp, #{at}]")
            for n, r in enumerate((a, b)):
                out.append(f"    .cfi_offset {_dwarf(r)}, {at + 8 * n - self.frame()}")
        return out

    def restore(self, pairs: list[tuple[str, str]]) -> None:
        """Loads saved registers that are not yet loaded again."""
        for n, (a, b) in enumerate(self.saved):
            if (a, b) in pairs and (a, b) not in self.restored:
                self.emit(f"ldp {a}, {b}, [sp, #{self.kept_at + 16 * n}]")
                self.restored.append((a, b))

    def leave(self) -> None:
        self.restore(self.saved)
        self.restored.clear()
        self.emit(f"add sp, sp, #{self.frame()}")
        self.emit(".cfi_def_cfa_offset 0")
        for r in (r for pair in self.saved for r in pair):
            self.emit(f".cfi_restore {_dwarf(r)}")
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
        r, size = ("d", 8) if self.recipe.alone else ("q", 16)
        n = 0
        while n < len(at):
            if at[n + 1 : n + 2] == [at[n] + 1] and at[n] < 63:
                self.emit(f"{two} {r}{n}, {r}{n + 1}, [{base}, #{size * at[n]}]")
                n += 2
            else:
                self.emit(f"{one} {r}{n}, [{base}, #{size * at[n]}]")
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
        lane = place(n)
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
                    self.emit(f"str q25, {self.slot(('v', place(m)))}")

    def store_plain(self, base: str, other: str) -> None:
        for n in range(0, 30, 2):
            for m in range(n, min(n + 2, 25)):
                if self._lane(m) == 25:
                    self.emit(f"ldr q25, {self.slot(('v', place(m)))}")
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
            if n == 5:
                self._rotate(LEFT, words[WAITING])
                self.emit(f"str {LEFT}, {self.slot(('s', WAITING))}", "a00")
            for m in (n - 4, n - 3):
                if m > 0:
                    self._rotate(X[m - 1], words[place(m)])

    def store_scalar(self, base: str) -> None:
        words = self.recipe.delays().words
        self.emit(f"ldr {LEFT}, {self.slot(('s', WAITING))}", "a00")
        for n in range(1, 27, 2):
            for m in (n, n + 1):
                if m < 25:
                    self._rotate(X[m - 1], -words[place(m)])
            if n > 2:
                self.emit(f"stp {X[n - 3]}, {X[n - 2]}, [{base}, #{8 * n - 16}]")
        self._rotate(LEFT, -words[WAITING])
        self.emit(f"str {LEFT}, [{base}]", "a00")

    # Loops

    def loop(self, stream: Block, order: list[int] | None = None) -> None:
        """A loop, with registers."""
        label = self.new_label()
        self.place(label)
        stream = stream if order is None else stream.ordered(order)
        self.write(stream, allocate_loop.assign(stream, REGISTERS).register, label)

    def write(self, stream: Block, places: dict[int, int], label: int = 0) -> None:
        """The items of a stream. places: the register of each value; label: where a branch goes."""
        for item in stream.ops:
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
                d=names[0].replace("v", "d") if names else "",
            )
            self.emit(text, item.note)


def constants(p: Printer, behind: int) -> None:
    """The round constants, so placed that bit 8 of an address tells the end of them, or so many
    bytes before it, from all that lies before."""
    p.emit(".p2align 9")
    p.emit(f".space {64 + behind}")
    for n, value in enumerate(RC):
        p.emit(f".quad {value:#018x}", f"round {n}")
    p.place(9)
