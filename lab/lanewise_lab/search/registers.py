# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for the rounds of ARMv7-M, and the places where the pointer to the constants moves."""

from __future__ import annotations

import random

from ..armv7m import constant_pointer
from ..armv7m.recipe import Recipe
from ..armv7m.software_pipelined import REGISTERS, Emitter, assigned, home
from ..ir import Op
from ..passes.allocate import Choice, TooFew, turning


def chance(source: random.Random) -> Choice:
    """Mostly the register of an operand which ends there, else any."""
    return lambda op, heirs, free: (
        heirs[0] if heirs and source.random() < 0.8 else source.choice(free)
    )


def turned(program, source: random.Random) -> tuple[dict[int, int], dict[int, int]]:
    """Registers of a loop that come back after four rounds, and the renaming in one."""
    for _ in range(10000):
        enter = source.sample(REGISTERS, len(program.enter))
        found = turning(program, REGISTERS, 4, enter, chance(source))
        if found:
            return found
    raise TooFew("no assignment comes back after 4 rounds")


def lost(ops: list[Op]) -> int:
    """Cycles lost between neighbours on Cortex-M3 and M4."""
    total = 0
    for one, two in zip(ops, ops[1:], strict=False):
        if one.kind == "ld":
            total += two.kind not in ("ld", "st") or two.kind == "ld" and one.result in two.reads
        else:
            total += one.kind == "st" and two.kind == "ld"
    return total


def woven(ops: list[Op], place: dict[int, int]) -> tuple[int, list[int]]:
    """The cycles lost at the start of a round which moves the pointer on, in the register that
    `place` gives it, and an order of its operations (advance.ordered) that loses as few."""
    head = [*constant_pointer.MOVE, *ops[: constant_pointer.WINDOW]]
    rest = ops[constant_pointer.WINDOW :]

    def price(order: list[int]) -> int:
        return lost([ops[-1], *(head[n] for n in order), rest[0]])

    source = random.Random(1)
    best = current = list(range(len(head)))
    least = cost = price(best)
    for _ in range(20000):
        i = source.randrange(len(head) - 1)
        one, two = current[i : i + 2]
        if constant_pointer.must_follow(head[one], head[two], place, home):
            continue
        trial = [*current[:i], two, one, *current[i + 2 :]]
        found = price(trial)
        if found <= cost or source.random() < 0.1:
            current, cost = trial, found
            if cost < least:
                best, least = current, cost
    return least, best


def found(recipe: Recipe, seed: int = 1) -> dict:
    """The options `registers` and `pointer` of a recipe. Where neighbours are all that counts, the
    pointer moves in the free register and the places that cost least, else in the first ones."""
    rounds, source = Emitter(recipe), random.Random(seed)
    place, renaming = turned(rounds.loop, source)
    given = assigned(rounds, place, renaming, dict.fromkeys(("first", "last"), chance(source)))
    made = {"first": given.first, "loop": place, "last": given.last}
    registers = {"enter": [place[v] for v in rounds.loop.enter]}
    for name, places in made.items():
        ops = getattr(rounds, name).ops
        registers[name] = [places[v] for op in ops for v in op.writes]
    now = given.loop[3]
    free = [r for r in REGISTERS if r not in {now[v] for v in rounds.loop.enter}]
    order = list(range(len(constant_pointer.MOVE) + constant_pointer.WINDOW))
    if recipe.three_stage:
        tried = ((woven(rounds.loop.ops, now | {constant_pointer.POINTER: r}), r) for r in free)
        (_, order), register = min(tried, key=lambda one: one[0][0])
    else:
        register = free[0]
    return {"registers": registers, "pointer": {"register": register, "order": order}}
