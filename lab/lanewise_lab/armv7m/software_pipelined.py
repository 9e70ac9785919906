# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Our own kernels: rounds of accumulated_parity.py, ordered and given registers, and the rest.

A first round that finds no delays, a loop of four rounds that begins with its second, and a last
round that leaves no delays. All rounds of the loop are one program: only addresses differ, and
registers are renamed from round to round, so that what stays in them comes back after four.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from ..frame import Enter, Holds, Leave, Loop, Placed
from ..ir import Block, Op
from ..passes.allocate import Choice, forward, replayed, turning
from ..passes.inplace import lane_place, places
from ..round import INTERLEAVED, RC
from . import constant_pointer, remainder_rounds
from .accumulated_parity import Design
from .emit_armv7m import REGISTERS, Writer, in_place
from .recipe import Recipe

SAVED_REGISTERS = [4, 5, 6, 7, 8, 9, 10, 11, 14]


#: What every kernel of this form says of numbers of rounds.
REST = [
    "Rounds beyond a multiple of four come first, in compact code: each of these one to three",
    "takes four to five times as long as one of the others. 12 and 24 rounds have none.",
]


def home(space: str, key) -> tuple:
    """A place in memory: a result lies where an input of its half-plane was."""
    if space != "E":
        return space, key
    x, y, p = key
    return "A", next(w for w, _ in INTERLEAVED.inputs(y, p) if w[:2] == lane_place(1, x, y))


#: Words of the state, and where the search counts the stack and the constants from.
_STACK, _CONSTANTS = 56, 96


def word(design: Design, odd: int = 0):
    """Number of the word that an operation accesses in each of four rounds, for the search: the
    constants begin at a multiple of 8 bytes, and so do the caller's stack and, if it is not at an
    odd multiple of 4 (odd = 1), the state."""
    base = _STACK - (len(SAVED_REGISTERS) + design.frame // 4) % 2

    def of(phase: int, op: Op) -> int:
        if op.place is None:
            return -1
        space, key = op.place
        if space == "K":
            return _CONSTANTS + phase
        if space == "S":
            return base + design.slots[key] // 4
        return places((phase + (space == "E")) % 4)[key] + odd

    return of


@dataclass(frozen=True)
class Assigned:
    """Value -> register, of the first round, of each of the loop's rounds, and of the last."""

    first: dict[int, int]
    loop: list[dict[int, int]]
    last: dict[int, int]


def assigned(
    rounds: Emitter, place: dict[int, int], renaming: dict[int, int], choose: dict[str, Choice]
) -> Assigned:
    """place, renaming: of the loop (turning()); choose: for the other two rounds."""
    loop, first = rounds.loop, forward(rounds.first, REGISTERS, {}, choose["first"])
    # The loop's registers are named so that it finds what the first round leaves.
    pairs = {place[v]: first[w] for v, w in zip(loop.enter, rounds.first.leave, strict=True)}
    rest = [r for r in REGISTERS if r not in pairs.values()]
    name, phases = {r: pairs[r] if r in pairs else rest.pop(0) for r in REGISTERS}, []
    for _ in range(4):
        phases.append({v: name[r] for v, r in place.items()})
        name = {r: name[renaming[r]] for r in REGISTERS}
    # The last round comes in place of the third of these.
    entry = {w: phases[2][v] for v, w in zip(loop.enter, rounds.last.enter, strict=True)}
    return Assigned(first, phases, forward(rounds.last, REGISTERS, entry, choose["last"]))


class Emitter:
    """Parts of a kernel's frame."""

    def __init__(self, recipe: Recipe):
        options = recipe.options
        self.recipe, self.label = recipe, recipe.label
        self.design = Design(options | {key: recipe[key] for key in ("theta", "steps")})
        orders = recipe["order"]
        self.first = self.design.round(first=True).ordered(orders["first"])
        self.loop = self.design.round().ordered(orders["loop"])
        self.last = self.design.round(last=True).ordered(orders["last"])
        self.w = Writer(recipe, 11, self.design.slots)

    def placed(self, block: Block, place: dict[int, int], phase: int) -> Placed:
        """A round with registers; its constant lies behind those of the phases before it."""
        at = "K", 4 * phase
        ops = [replace(op, place=at) if op.place == ("K", 0) else op for op in block.ops]
        return self.w.placed(replace(block, ops=ops), place, in_place(phase), True)

    def assigned(self) -> Assigned:
        """The registers that the search found, of all rounds."""
        loop, found = self.loop, self.recipe["registers"]
        for name, of in (("first", self.first), ("loop", loop), ("last", self.last)):
            results = sum(op.result is not None for op in of.ops)
            if len(found[name]) != results or len(found["enter"]) != len(loop.enter):
                raise ValueError(f"registers: not those of {results} results of {name}")
        turned = turning(loop, REGISTERS, 4, found["enter"], replayed(found["loop"]))
        if turned is None:
            raise ValueError("registers: those of the loop do not come back after four rounds")
        return assigned(self, *turned, {w: replayed(found[w]) for w in ("first", "last")})

    def rounds(self) -> Iterator:
        """First round, loop, last round."""
        label, given = self.label, self.assigned()
        bodies = {
            phase: (self.loop, now) for phase, now in zip((1, 2, 3), given.loop, strict=False)
        }
        bodies[2] = self.marked(), given.loop[1]
        bodies[0] = self.advanced(given.loop[3])
        yield f".p2align 2; {label}fast:"
        yield from ("// first round", self.placed(self.first, given.first, 0))
        four = {phase: self.placed(*bodies[phase], phase) for phase in (1, 2, 3, 0)}
        loop = [part for n, body in four.items() for part in (f"// round {n + 1} of 4", body)]
        loop.insert(4, f"bne.w {label}last")
        yield Loop([*loop, f"b.w {label}again"], f"{label}again")
        yield from (f"{label}last:", Holds(four[2].leave))
        last = self.placed(self.last, given.last, 3)
        # The stack pointer moves before the last store, for POP cannot use it at once.
        assert self.last.ops[-1].kind == "st" and self.last.ops[-1].place[0] == "E"
        yield from ("// last round", replace(last, steps=last.steps[:-1]))
        yield self.w.machine.up.format(n=self.w.frame)
        yield from (Placed(last.steps[-1:]), self.w.machine.leave)

    def marked(self) -> Block:
        """The round of the loop that looks whether its constant has the mark of the last one,
        before it is used. No operation behind that writes flags."""
        ops = self.loop.ops
        constant = next(op.result for op in ops if op.kind == "ld" and op.place[0] == "K")
        at = next(n for n, op in enumerate(ops) if constant in op.reads)
        test = Op("tst", (), (constant,), self.design.packing.mark, note="the last but one?")
        return replace(self.loop, ops=[*ops[:at], test, *ops[at:]])

    def advanced(self, place: dict[int, int]) -> tuple[Block, dict[int, int]]:
        """The first of four rounds, which moves the pointer to the constants on."""
        found = self.recipe["pointer"]
        if found["register"] in {place[v] for v in self.loop.enter}:
            raise ValueError("pointer: its register holds a value of the round")
        there = place | {constant_pointer.POINTER: found["register"]}
        ops = constant_pointer.ordered(self.loop.ops, found["order"], there, home)
        return replace(self.loop, ops=ops), there

    def entry(self) -> Iterator:
        name = self.label
        yield from (Enter(), f"movw r2, #:lower16:({name}end - {name}here - 4); {name}here:")
        yield "add r2, pc // behind the last constant"
        yield "sub.w r2, r2, r1, lsl #2 // 4 bytes for each round"
        yield f"ands r3, r1, #3 // rounds beyond a multiple; str r2, <rc>; bne.w {name}slow"

    def slow(self) -> Iterator:
        """The rounds that make no four."""
        packing = self.design.packing
        iota = f"""ldr r1, <rc>; ldr r2, [r1], #4; str r1, <rc>; eor r3, r3, r2, lsr #31; \
lsls r2, r2, #{packing.up}; eor r4, r4, r2, ror #{32 - packing.odd_turn}"""
        yield f"{self.label}slow:; subs r1, r1, r3; strd r3, r1, [sp]"
        yield from remainder_rounds.rounds(self.label, iota, "[sp]")
        yield f"ldr r1, [sp, #4] // rounds that are left; cmp r1, #0; bne.w {self.label}fast"
        yield from (Leave(), ".p2align 2", *remainder_rounds.table(self.label))

    def constants(self) -> Iterator[str]:
        """Cortex-M7: which bank a constant is in, is what the search took it to be."""
        packing = self.design.packing
        yield f".p2align {2 if self.recipe.three_stage else 3}; {self.label}constants:"
        for n, c in enumerate(RC):
            yield f".word {packing.word(*INTERLEAVED.split(c), n == len(RC) - 2):#010x}"
        yield f"{self.label}end:"

    def parts(self) -> Iterator:
        yield from (*self.entry(), *self.rounds(), *self.slow(), *self.constants())


def kernel(recipe: Recipe) -> list[str]:
    emitter = Emitter(recipe)
    return emitter.w.file(emitter.parts(), REST)
