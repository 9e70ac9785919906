# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AArch64: orders of loops, by the model of a core.

The loop of a recipe is annealed again and again. What an order costs there is one turn of the loop
on the recipe's core, under the worst of all sets of rules that fit (cores.alternatives), and longer
where such code comes out too fast (Optimistic). One that costs about as little as any is tried in
the whole kernel, whose first and last rounds overlap with the loop as no number of turns tells; the
one that makes the fastest kernel, under its worst rules, is kept. A recipe whose `varied` names
other options leaves them to the search, too.
"""

from __future__ import annotations

import random
import tempfile
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from .. import cores, firmware
from ..aarch64 import frame_aarch64
from ..aarch64.neon import OPERATIONS
from ..aarch64.program import KINDS, STORES
from ..aarch64.recipe import REGISTERS, Recipe, load
from ..cores import Core, alternatives
from ..cycles import superscalar, trace
from ..cycles.model import predict, timer
from ..ir import Block, Op, dependencies
from ..round import WHOLE
from ..table_aarch64 import compared, under_all
from .chance import delays, with_chains
from .schedule import Price, Schedule
from .walk import Target, keep

#: An out-of-order core works on so many instructions at once, at most.
AHEAD = 300
#: What a value without a register costs a candidate, in cycles of a turn: more than any order.
FAILED = 1000


def scheduled(block: Block, *models: Core, **more) -> Schedule:
    """Of a loop. more: as of Schedule."""
    places: dict = {}
    for op in block.body:
        if op.behind is not None and op.place not in places:
            places[op.place] = 8 * len(places)
            places[op.behind] = places[op.place] + 1

    def step(op: Op) -> superscalar.Step:
        kind, place = KINDS[op.kind], -1
        roles = [superscalar.ROLES[role] for role in kind.roles]
        roles += [superscalar.PLAIN] * (len(op.reads) - len(roles))
        if op.place is not None:  # wide enough apart for any access
            place = places.setdefault(op.place, 8 * len(places))
        # Two results are those of a load that moves its pointer on.
        reads, updates = tuple(zip(op.reads, roles, strict=True)), len(op.writes) > 1
        return superscalar.Step(kind.class_, reads, op.writes, place, updates=updates)

    return Schedule(block, dependencies(block, STORES), step, REGISTERS, models, **more)


def searcher(block: Block, core: Core) -> Schedule:
    """As many turns as it takes to see what a turn costs behind others like it."""
    warm, counted = 1, 1
    if core.pipeline == "out-of-order":
        # One turn is not enough for the streams of a hybrid to reach their steady distance, and of
        # few turns the cycles that one more or less overlaps are taken for a gain of each.
        warm = max(2, -(-AHEAD // len(block.ops)))
        counted = 4 * warm
    sets, executed = alternatives(core), Counter(KINDS[op.kind].class_ for op in block.body)
    weights = [1 + core.too_fast(executed, other.name) / 100 for other in sets]
    models = [other.core for other in sets]
    return scheduled(block, *models, turns=warm + counted, warm=warm, weights=weights)


@dataclass(frozen=True)
class Candidate:
    """whole: cycles of the kernel, where they are known."""

    recipe: Recipe
    schedule: Schedule
    price: Price
    order: list[int]
    whole: float = 0.0

    @property
    def cost(self) -> float:
        return self.price.cycles + FAILED * self.price.failures

    def annealed(self, moves: int, seed: int, hot: float, cold: float) -> Candidate:
        price, order = self.schedule.run(self.order, moves, seed, hot, cold)
        return replace(self, price=price, order=order)


def candidate(recipe: Recipe, core: Core) -> Candidate:
    """In the order found before if it is one of this loop, else in that in which it is written."""
    schedule = searcher(with_chains(recipe.loop), core)
    order = recipe.order()
    if not schedule.legal(order):
        recipe = replace(recipe, options=recipe.options | {"order": None})
        order = recipe.order()
    return Candidate(recipe, schedule, schedule.price(order), order)


def whole(given: Candidate, core: Core) -> float:
    """Cycles of the kernel with this order, all rounds, under the worst rules that fit."""
    recipe = replace(given.recipe, options=given.recipe.options | {"order": given.order})
    with tempfile.TemporaryDirectory(prefix="lanewise-search-") as folder:
        source, built = Path(folder) / "kernel.S", Path(folder) / "kernel.o"
        source.write_text("\n".join(frame_aarch64.kernel(recipe)) + "\n")
        include = f"-I{firmware.kernel_folder('aarch64')}"
        firmware.run(["aarch64-linux-gnu-gcc", include, "-c", source, "-o", built])
        made = trace.run(str(built), recipe.symbol, core, states=recipe.states)
        found = {
            "instructions": len(made.steps),
            "classes": predict(made.steps, core).classes,
            "rules": under_all(timer(made.steps, core), core),
        }
        return max(compared(found, core).values())


def with_registers(given: Candidate, moves: int, source: random.Random) -> Candidate:
    """The same in an order that has registers for all values, if ten tries find one."""
    best, any_core = given, scheduled(given.recipe.loop(), crowd=1.0)
    for _ in range(10):
        if not best.price.failures:
            break
        order = any_core.run(best.order, moves, source.getrandbits(48), hot=1.0, cold=0.02)[1]
        other = replace(given, order=order, price=given.schedule.price(order))
        best = min(best, other, key=lambda one: one.price)
    return best


def other_share(given: dict, source: random.Random) -> dict:
    """Another share of SHA-3 instructions, near that of the recipe."""
    share = dict(given)
    for _ in range(source.choice((1, 1, 2))):
        kind = source.choice(OPERATIONS)
        step = source.choice((-30, -20, -10, 10, 20, 30))
        share[kind] = min(100, max(0, share.get(kind, 0) + step))
    return share


def other_delays(given: dict, source: random.Random) -> dict:
    """Any others that come back."""
    while not (made := delays(source, WHOLE)):
        pass
    d, parity = ([of[x,] for x in range(5)] for of in (made.d, made.c))
    return {"d": d, "parity": parity, "taken": sorted(f"{x}{y}" for x, y in made.taken)}


#: What a recipe may leave to the search besides the order.
VARIED = {"share": other_share, "delays": other_delays}


class Loop(Target):
    seems, patience = 1.004, 10

    def __init__(self, name: str, moves: int, source: random.Random, core: str | None = None):
        recipe = load(name)
        self.name, self.moves, self.core = name, moves, cores.load(core or recipe["core"])
        if self.core.isa != recipe.isa:
            raise ValueError(f"{self.core.name} is no AArch64 core")
        self.first = with_registers(candidate(recipe, self.core), moves, source)
        if not self.first.price.failures:
            self.first = replace(self.first, whole=whole(self.first, self.core))
            if self.first.order != recipe.options.get("order"):
                self.keep(self.first)

    def neighbour(self, given: Candidate, source: random.Random) -> Candidate:
        recipe, seed, moves = given.recipe, source.getrandbits(48), self.moves
        varied = recipe.options.get("varied", [])
        if varied and source.random() < 0.5:
            option = source.choice(varied)
            new = {option: VARIED[option](recipe.options[option], source), "order": None}
            other = candidate(replace(recipe, options=recipe.options | new), self.core)
            other = with_registers(other, moves // 4, source)
            return other.annealed(moves // 4, seed, 0.5, 0.1)
        hot = source.choice((0.1, 0.2, 0.35, 0.5, 0.7))
        return given.annealed(moves, seed, hot, hot / source.choice((3, 5, 10)))

    def judged(self, trial: Candidate, best: Candidate) -> Candidate | None:
        if trial.price.failures or trial.order == best.order:
            return trial if trial.price < best.price else None
        trial = replace(trial, whole=whole(trial, self.core))
        return trial if not best.whole or trial.whole < best.whole else None

    def figures(self, given: Candidate) -> str:
        turn, lacking = f"a turn in {given.price.cycles:.2f} cycles", given.price.failures
        return turn + (f", {lacking} values without a register" if lacking else
                       f", the kernel in {given.whole:.0f}")  # fmt: skip

    def keep(self, best: Candidate) -> None:
        if best.price.failures:
            return
        options = best.recipe.options
        found = {option: options[option] for option in options.get("varied", [])}
        turn, kernel = best.price.cycles, best.whole
        said = [f"Under the worst rules that fit {self.core.name} a turn of the loop takes "
                f"{turn:.1f} cycles,", f"the kernel {kernel:.0f}."]  # fmt: skip
        note = {"order": "of the operations of the loop, as the recipe makes them"}
        keep(self.name, said, found | {"order": best.order}, note)
