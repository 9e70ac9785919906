# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Parts of a frame: states on their way in and out, loops with registers, the constants.

States lie in memory as the library's layout for AArch64 has them: the first two zipped, all others
plain behind them; one alone is plain.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator
from functools import cached_property

from .. import frame
from ..frame import Holds, Loop, Machine, Placed, Wipe, placed
from ..ir import Block
from ..passes import allocate_loop
from ..passes.inplace import PLANES
from ..round import RC, place
from .program import KINDS
from .recipe import REGISTERS, Recipe
from .scalar import WAITING

#: Integer registers in the order of their numbers; x18 belongs to the platform.
X = [f"x{n}" for n in range(31) if n != 18]
#: Not the home of a lane: free where states are loaded and stored.
BASE, LEFT, RIGHT, OTHER = X[29], X[28], X[27], X[26]
MACHINE = Machine(
    down="sub sp, sp, #{n}",
    up="add sp, sp, #{n}",
    slot="[sp, #{at}]",
    save="stp {0}, {1}, [sp, #{at}]",
    restore="ldp {0}, {1}, [sp, #{at}]",
    dwarf=lambda r: int(r[1:]) + (64 if r[0] == "d" else 0),
)


def secret(name: Hashable) -> bool:
    """Whether a slot holds a word of a state."""
    return isinstance(name, tuple) and name[0] in ("s", "v") and name[1] != "pointer"


WIPE = Wipe("str xzr, {} // nothing of the states stays here", secret)


class Writer(frame.Writer):
    """names: of slots that frames use. below: of a chain, which keeps lanes of vector registers on
    the stack even where no other state is beside them, and calls."""

    machine, kinds = MACHINE, {name: kind.text for name, kind in KINDS.items()}

    def __init__(self, recipe: Recipe, names: Iterable[Hashable] = (), below: bool = False):
        first = 19 if recipe.scalar else 29 if below else 31
        saved = [(f"x{n}", f"x{n + 1}") for n in range(first, 31, 2)]
        saved += [(f"d{n}", f"d{n + 1}") for n in range(8, 16, 2) if recipe.vector]
        # A lane and a pointer are stored as a pair; a lane of two states takes two slots.
        slots: list[Hashable] = [("s", WAITING), ("s", "pointer")] if recipe.scalar else []
        for lane in recipe.share().waiting if recipe.vector and (recipe.scalar or below) else ():
            slots += [("v", lane), ("v", lane, 1)]
        super().__init__(saved, [*slots, *names], below)

    def slot(self, name: Hashable) -> str:
        """Lanes of vector registers wait where their states lie, if a register knows where."""
        if secret(name) and name not in self.slots:
            x, y = name[1]
            return f"[x2, #{16 * (x + 5 * y)}]"
        return super().slot(name)


class States:
    """How the states of a kernel are loaded and stored: texts for its frame."""

    def __init__(self, recipe: Recipe):
        self.recipe = recipe
        share = recipe.share() if recipe.vector else None
        #: The lanes in vector registers, by the number of the register.
        self.vectors = [place(i) for i in range(25) if share and place(i) not in share.waiting]
        #: Those that wait on the stack.
        self.kept = share.waiting if share and recipe.scalar else ()

    @cached_property
    def delays(self) -> dict[tuple[int, int], int]:
        return self.recipe.delays().words

    # Vector registers

    def _move_vector(self, base: str, one: str, two: str) -> Iterator[str]:
        """Loads or stores, in pairs where two neighbours are neighbours in memory too."""
        at = [x + 5 * y for x, y in self.vectors]
        r, size = ("d", 8) if self.recipe.alone else ("q", 16)
        n = 0
        while n < len(at):
            pair = at[n + 1 : n + 2] == [at[n] + 1] and at[n] < 63
            registers = f"{two} {r}{n}, {r}{n + 1}" if pair else f"{one} {r}{n}"
            yield f"{registers}, [{base}, #{size * at[n]}]"
            n += 1 + pair

    def load_vector(self, base: str) -> Iterator[str | Holds]:
        for x, y in self.kept:
            yield f"ldr q31, [{base}, #{16 * (x + 5 * y)}]; str q31, <v.{x}{y}> // a{x}{y}"
        yield from self._move_vector(base, "ldr", "ldp")
        share, free = self.recipe.share(), len(self.vectors)
        holds: dict = {f"v{n}": lane for n, lane in enumerate(self.vectors)}
        for x in range(5) if share.ahead else ():
            words = [f"v{self._lane(x + 5 * y, free + 5)}" for y in PLANES[:3]]
            for y, word in zip(PLANES, words, strict=False):
                if word == f"v{free + 5}":
                    yield f"ldr q{free + 5}, [{base}, #{16 * (x + 5 * y)}]"
                if word is not words[0]:
                    yield f"eor v{free}.16b, {words[0]}.16b, {word}.16b // c{x}: planes made first"
                    words[0] = f"v{free}"
            holds[f"v{free}"] = "half", x
            free += 1
        if share.turn:
            yield f"movi v{free}.2d, #0"
            holds[f"v{free}"] = "zero"
        yield Holds(holds)

    def store_vector(self, base: str) -> Iterator[str]:
        for x, y in self.kept:
            yield f"ldr q31, <v.{x}{y}> // a{x}{y}; str q31, [{base}, #{16 * (x + 5 * y)}]"
        yield from self._move_vector(base, "str", "stp")

    def _lane(self, i: int, otherwise: int = 25) -> int:
        """The register of a lane, or one for it on its way to or from the stack."""
        return self.vectors.index(place(i)) if place(i) in self.vectors else otherwise

    def load_plain(self, base: str, other: str) -> Iterator[str]:
        """Two states that lie plain, to where load_vector() would load them if they lay zipped.
        Words are loaded two steps before they are zipped."""
        for n in range(0, 30, 2):
            if n < 25:
                q, (a, b) = "q" if n < 24 else "d", _between(n)
                yield f"ldr {q}{a}, [{base}, #{8 * n}]; ldr {q}{b}, [{other}, #{8 * n}]"
            for m in range(max(n - 4, 0), min(n - 2, 25)):
                a, b = _between(m)
                yield f"zip{1 + m % 2} v{self._lane(m)}.2d, v{a}.2d, v{b}.2d"
                if self._lane(m) == 25:
                    yield "str q25, <v.{}{}>".format(*place(m))

    def store_plain(self, base: str, other: str) -> Iterator[str]:
        for n in range(0, 30, 2):
            for m in range(n, min(n + 2, 25)):
                if self._lane(m) == 25:
                    yield "ldr q25, <v.{}{}>".format(*place(m))
            if n < 25:
                one, two = self._lane(n), self._lane(min(n + 1, 24))
                for zipped, register in enumerate(_between(n), 1):
                    yield f"zip{zipped} v{register}.2d, v{one}.2d, v{two}.2d"
            if n >= 4:
                q = "q" if n - 4 < 24 else "d"
                for register, to in zip(_between(n - 4), (base, other), strict=True):
                    yield f"str {q}{register}, [{to}, #{8 * n - 32}]"

    # Integer registers

    def turned(self, i: int, sign: int = 1, register: str = "") -> Iterator[str]:
        """Lane i gets its delay (sign 1), or loses it, in its register or another."""
        register, right = register or X[i - 1], sign * self.delays[place(i)] % 64
        if right:
            yield f"ror {register}, {register}, #{right}"

    def load_scalar(self, base: str) -> Iterator[str | Holds]:
        """Lanes 1..24 to X[0..23], each rotated right by its delay; lane 0 to its slot. Rotations
        come between the loads, so that a core can do both at once."""
        yield f"ldr {LEFT}, [{base}] // a00"
        for n in range(1, 29, 2):
            if n < 25:
                yield f"ldp {X[n - 1]}, {X[n]}, [{base}, #{8 * n}]"
            if n == 5:
                yield from self.turned(0, register=LEFT)
                yield f"str {LEFT}, <s.00> // a00"
            for m in (n - 4, n - 3):
                if m > 0:
                    yield from self.turned(m)
        yield Holds({X[n - 1]: place(n) for n in range(1, 25)})

    def store_scalar(self, base: str) -> Iterator[str]:
        yield f"ldr {LEFT}, <s.00> // a00"
        for n in range(1, 27, 2):
            for m in (n, n + 1):
                if m < 25:
                    yield from self.turned(m, -1)
            if n > 2:
                yield f"stp {X[n - 3]}, {X[n - 2]}, [{base}, #{8 * n - 16}]"
        yield from self.turned(0, -1, LEFT)
        yield f"str {LEFT}, [{base}] // a00"


def _between(n: int) -> tuple[int, int]:
    """Registers for words n and n + 1 of two states while they are zipped."""
    return 26 + n // 2 % 3 * 2, 27 + n // 2 % 3 * 2


def in_registers(stream: Block, places: dict[int, int]) -> Placed:
    """places: the number of each value's register in its file. Of several joined streams a word is
    called as in its own. Pointers have no name: frames know their registers."""
    register = {v: X[r] if stream.files[v] == "x" else f"v{r}" for v, r in places.items()}
    words = {}
    for name, v in stream.names.items():
        own = isinstance(name, tuple) and not isinstance(name[1], int)
        word = name[1] if own else name
        if word != "pointer":
            words[v] = word
    return placed(stream, register, words)


def loop(stream: Block, order: list[int] | None = None, label: str = "") -> Loop:
    """A loop, with registers."""
    stream = stream if order is None else stream.ordered(order)
    return Loop([in_registers(stream, allocate_loop.assign(stream, REGISTERS).register)], label)


def begin(recipe: Recipe) -> list[str]:
    """What follows the head of a file."""
    return ['#include "asm.h"', f"    .arch {'armv8.2-a+sha3' if recipe.sha3 else 'armv8-a'}"]


def constants(behind: int) -> Iterator[str]:
    """The round constants, so placed that bit 8 of an address tells the end of them, or so many
    bytes before it, from all that lies before."""
    yield f".p2align 9; .space {64 + behind}"
    yield from (f".quad {value:#018x} // round {n}" for n, value in enumerate(RC))
    yield "$9:"
