# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Designs and orders for ARMv7-M: the order of the half-planes, which parities are accumulated from
where, and where theta begins; the operations of each candidate are ordered by annealing.

What a candidate costs here are four rounds of the loop, on the recipe's core: on Cortex-M7 the
cycles under the likeliest rules and those under the worst that fit, added. The whole kernel is then
timed by the models (lanewise-lab cycles), which know more. What is found is written together with
registers for it (registers.py), whenever it improves.
"""

from __future__ import annotations

import json
import random
import sys
import time
from dataclasses import dataclass, replace

from .. import cores
from ..armv7m.recipe import Recipe
from ..armv7m.software_pipelined import REGISTERS, Design, home, word
from ..passes.allocate import TooFew, pressure
from ..passes.column_parity_plan import plan
from ..round import INTERLEAVED
from . import registers
from .keep import keep, listed
from .order import Search, undominated


@dataclass(frozen=True)
class Candidate:
    """options: what Design takes. order, cost: of the loop's round, cost in cycles of four."""

    options: dict
    order: dict
    cost: int


def rule_sets(core: str) -> list[cores.Core]:
    """What an order is priced under: the core's likeliest rules, and the harshest that fit."""
    core = cores.load(core)
    if core.pipeline == "three-stage":
        return []
    return undominated([other.core for other in cores.alternatives(core)])


def searcher(design: Design, program, sets: list[cores.Core]) -> Search:
    even, odd = word(design), word(design, 1)
    cases = [(core, even) for core in sets] + [(core, odd) for core in sets[1:]]
    return Search(program, home, len(REGISTERS), 4, cases)


def price(sets, options: dict, which: dict, moves: int, seed: int, order=None, hot: float = 3.0):
    """Order one round by annealing: what four such rounds cost, and the order. On Cortex-M7 that
    is the cycles under the likeliest of the rule sets and those under the worst one, wherever the
    state lies."""
    design = Design(options)
    program = design.round(**which)
    search = searcher(design, program, sets)
    start = order or list(range(len(program.ops)))
    cost, found = search.run(start, moves, seed, hot=hot * max(len(sets), 1))
    if not sets:
        cost += 4 * len(program.ops)
    return cost, found


def rows(steps, columns: list[int]) -> list[dict]:
    """A plan as a recipe has it. Which columns' parities begin where: as many as the plan says, in
    the given order of columns."""
    begun: dict[int, set[int]] = {0: set(), 1: set()}
    out = []
    for step in steps:
        y, p = step.plane
        new = [x for x in columns if x not in begun[p]][: step.opened]
        begun[p] |= set(new)
        held = sorted(f"{x}{q}" for x, q in step.held)
        out.append({"plane": f"{y}{p}", "held": held, "opened": new})
    return out


def neighbour(options: dict, source: random.Random) -> dict:
    """A design near another one."""
    out = dict(options)
    planes = [tuple(map(int, row["plane"])) for row in options["steps"]]
    if source.random() < 0.7:
        for _ in range(source.choice((1, 1, 2, 3))):
            i, j = source.sample(range(10), 2)
            planes[i], planes[j] = planes[j], planes[i]
    plans = plan(options["room"], True, order=planes, width=20)
    out["steps"] = rows(source.choice(plans), source.sample(range(5), 5))
    if source.random() < 0.5:
        out["theta"] = [source.randrange(10), source.choice((1, -1))]
    out["reused"] = reused(out, source)
    return out


def reused(options: dict, source: random.Random) -> list[str]:
    """Some of the first half-planes' words that theta loads, to be kept until then."""
    design = Design(options)
    missing = design.missing()
    inputs = [
        w for step in design.steps[:2] for w, _ in INTERLEAVED.inputs(*step.plane) if w in missing
    ]
    chosen = source.sample(inputs, min(len(inputs), source.choice((0, 1, 2, 2, 3))))
    return ["".join(map(str, w)) for w in sorted(chosen)]


def write(recipe: Recipe, best: Candidate) -> None:
    """The .found.toml of a recipe; none if no registers are found for it."""
    name, options = recipe.name, best.options
    try:
        found = registers.found(replace(recipe, options=options | {"order": best.order}))
    except TooFew as error:
        print(f"{name}: not kept: {error}", flush=True)
        return
    said = [
        f"Four rounds of the loop cost {best.cost} as the search counts: cycles, on Cortex-M7",
        "those under the likeliest rules and those under the worst, added.",
    ]
    lines = [
        f"theta = {options['theta']}",
        "# words that stay in registers between theta and chi",
        f"reused = {json.dumps(options.get('reused', []))}",
        f"cost = {best.cost}",
        "# D held in registers after each half-plane, columns whose parity begins there",
        "steps = [",
        *(
            f"    {{ plane = {json.dumps(r['plane'])}, held = {json.dumps(r['held'])}, "
            f"opened = {r['opened']} }},"
            for r in options["steps"]
        ),
        "]",
        "",
        "[order]  # of the operations of each round, as accumulated_parity.py makes them",
        *_rows(best.order),
        "",
        "[registers]  # of what each of these operations makes; enter: of what enters the loop",
        *_rows(found["registers"]),
        "",
        "[pointer]  # order: of what moves it and the loop's first operations",
        f"register = {found['pointer']['register']}",
        *listed("order", found["pointer"]["order"]),
    ]
    keep(name, said, lines)


def _rows(lists: dict[str, list[int]]) -> list[str]:
    return [line for name, values in lists.items() for line in listed(name, values)]


def fits(options: dict, order: list[int]) -> bool:
    """Whether a round of the loop in this order needs no more registers than there are."""
    return max(pressure(Design(options).round().ordered(order))) <= len(REGISTERS)


def ends(sets, options: dict, moves: int, seed: int, tries: int = 1) -> dict:
    """Orders of the first and the last round: the best of some tries."""
    return {
        w: min(price(sets, options, {w: True}, moves, seed + n) for n in range(tries))[1]
        for w in ("first", "last")
    }


def run(name: str, minutes: float, moves: int, first_seed: int) -> int:
    """Search for so many minutes of processor time; 2 if the recipe has nothing to search for."""
    source = random.Random(first_seed)
    recipe = Recipe.load(name)
    options, sets = recipe.options, rule_sets(recipe["core"])
    if "room" not in options:
        print(f"{name} has nothing to search for", file=sys.stderr)
        return 2
    end = time.process_time() + 60 * minutes
    # What is kept is where the search goes on; without it, any design will do.
    if "steps" not in options:
        planned = rows(
            plan(options["room"], True, order=INTERLEAVED.planes, width=20)[0], list(range(5))
        )
        options |= {"theta": [0, 1], "steps": planned}
    order = options.pop("order", {})
    cost, loop = price(sets, options, {}, 0 if order else moves, 1, order.get("loop"))
    best = current = Candidate(options, {"loop": loop, **order}, cost)
    print(f"{name}: four rounds cost {best.cost} at the start", flush=True)
    tried = 0
    while time.process_time() < end:
        tried += 1
        seed, kind = source.getrandbits(48), source.random()
        if kind < 0.4:
            chosen = current.options
            hot = source.choice((0.5, 1.0, 2.0, 4.0))
            cost, loop = price(sets, chosen, {}, 4 * moves, seed, current.order["loop"], hot)
        elif kind < 0.6:
            # The same plan, for which much annealing is worth the time.
            theta = [source.randrange(10), source.choice((1, -1))]
            chosen = current.options | {"theta": source.choice((current.options["theta"], theta))}
            chosen["reused"] = source.choice((chosen.get("reused", []), reused(chosen, source)))
            cost, loop = price(sets, chosen, {}, 10 * moves, seed)
        else:
            chosen = neighbour(current.options, source)
            cost, loop = price(sets, chosen, {}, moves, seed)
        if cost <= current.cost + source.choice((0, 0, 0, 1, 4)):
            current = Candidate(chosen, {"loop": loop}, cost)
        if cost < best.cost:
            best = current
            if fits(chosen, loop):
                best = replace(best, order={"loop": loop, **ends(sets, chosen, moves, seed)})
                write(recipe, best)
            left = (end - time.process_time()) / 60
            print(f"{cost} after {tried} candidates, {left:.1f} minutes left", flush=True)
        elif source.random() < 0.05:
            current = best
    final = ends(sets, best.options, 10 * moves, first_seed, 6)
    for which, order in final.items():
        old = best.order.get(which)
        costs = [price(sets, best.options, {which: True}, 0, 1, o)[0] for o in (old, order) if o]
        print(f"{name}: four {which} rounds cost {costs[-1]}, were {costs[0]}")
        if costs[-1] > costs[0]:
            final[which] = old
    write(recipe, replace(best, order={"loop": best.order["loop"], **final}))
    print(f"{name}: four rounds cost {best.cost} after {tried} candidates")
    return 0
