# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: the order of the half-planes, which parities are accumulated from where, and where theta
begins; the operations of each candidate are ordered by annealing, and then given registers.

What a candidate costs here are four rounds of the loop, on the recipe's core: on Cortex-M7 the
cycles under the likeliest rules and those under the worst that fit, added. The whole kernel is then
timed by the models (lanewise-lab cycles), which know more.
"""

from __future__ import annotations

import random
from dataclasses import dataclass, replace

from .. import cores
from ..armv7m import constant_pointer
from ..armv7m.recipe import Recipe
from ..armv7m.software_pipelined import REGISTERS, Design, Emitter, assigned, home, word
from ..cycles import superscalar
from ..ir import Block, Op, dependencies
from ..passes.allocate import Choice, TooFew, turning
from ..passes.column_parity_plan import plan
from ..round import INTERLEAVED
from .schedule import Price, Schedule
from .walk import Refused, Target, keep

ROUNDS = 4
#: What a value too many alive costs in annealing, in cycles of a round; and in a candidate, which
#: is then worse than all that have registers.
CROWD, FAILED = 15.0, 10_000
_ENDS = ("reads", "writes")
_CLASSES = {"ror": "shift", "ld": "load", "st": "store"}
#: Who reads, as cycles/dual_issue.py counts them: an address, what an inline shift turns, the other
#: operand there, a plain operand, what is stored.
_ADDRESS, _TURNED, _BESIDE, _OPERAND, _DATA = 0, 1, 2, 4, 5


def step(op: Op) -> superscalar.Step:
    turned, roles = "_" in op.kind, [_OPERAND] * 2
    if op.kind in ("ld", "st"):
        roles = [_ADDRESS if op.kind == "ld" else _DATA] * 2
    elif turned:
        roles = [_BESIDE, _TURNED]
    kind = "alu_shift" if turned else _CLASSES.get(op.kind, "alu")
    return superscalar.Step(kind, tuple(zip(op.reads, roles, strict=False)), op.writes)


def needs(block: Block) -> list[set[int]]:
    """ir.dependencies(), of places that are the same in every round, without constants."""

    def everywhere(op: Op) -> Op:
        constant = op.place is None or op.place[0] == "K"
        return replace(op, place=None if constant else home(*op.place))

    return dependencies(Block(list(map(everywhere, block.ops)), block.files), frozenset({"st"}))


def undominated(sets: list[cores.Core]) -> list[cores.Core]:
    """The first of some rule sets of one core, and of the others those to which no other is worse
    in every rule in which they differ: more cycles are worse."""

    def milder(one: cores.Core, two: cores.Core) -> bool:
        values = [(one[name], two[name]) for name in one.rules]
        return all(a <= b for a, b in values) and any(a < b for a, b in values)

    rest = [s for s in sets[1:] if not any(milder(s, other) for other in sets)]
    return [sets[0], *rest]


def cases(core: cores.Core) -> list[tuple[cores.Core, int]]:
    """What an order is priced under: the core's likeliest rules and the harshest that fit, and
    whether the state lies at an odd multiple of 4."""
    if core.pipeline == "three-stage":
        return [(core, 0)]
    likeliest, *rest = undominated([other.core for other in cores.alternatives(core)])
    return [(likeliest, 0), *((worst, odd) for odd in (0, 1) for worst in rest)]


def searcher(design: Design, block: Block, priced: list[tuple[cores.Core, int]]) -> Schedule:
    """priced: cases(). The words are those of four rounds, behind one like the last of them."""
    of = [word(design, odd) for _, odd in priced]
    words = [lambda turn, op, one=one: one((turn - 1) % ROUNDS, op) for one in of]
    models = [core for core, _ in priced]
    likely = float(models[0].pipeline == "dual-issue" and len(models) > 1)
    files = {"r": len(REGISTERS)}
    return Schedule(block, needs(block), step, files, models, ROUNDS + 1, crowd=CROWD,
                    likely=likely, words=words, homes=False)  # fmt: skip


@dataclass(frozen=True)
class Candidate:
    """options: what Design takes. order: of the rounds that are there yet, by name. registers,
    pointer: for all of them."""

    options: dict
    order: dict
    price: Price
    registers: dict | None = None

    @property
    def cost(self) -> int:
        """Cycles of four rounds."""
        return round(ROUNDS * self.price.cycles) + FAILED * self.price.failures


def ordered(priced, options: dict, which: str, moves: int, seed: int, order=None, hot: float = 3.0):
    """Order a round by annealing: what it costs, and the order."""
    design = Design(options)
    block = design.round(**({} if which == "loop" else {which: True}))
    start, heat = order or list(range(len(block.ops))), hot / ROUNDS * min(len(priced), 2)
    return searcher(design, block, priced).run(start, moves, seed, heat, 0.25 / ROUNDS, 40)


def rows(steps, columns: list[int]) -> list[dict]:
    """A plan as a recipe has it. Which columns' parities begin where: as many as the plan says, in
    the given order of columns."""
    begun: dict[int, set[int]] = {0: set(), 1: set()}
    out = []
    for one in steps:
        y, p = one.plane
        new = [x for x in columns if x not in begun[p]][: one.opened]
        begun[p] |= set(new)
        held = sorted(f"{x}{q}" for x, q in one.held)
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
    return out | {"reused": reused(out, source)}


def reused(options: dict, source: random.Random) -> list[str]:
    """Some of the first half-planes' words that theta loads, to be kept until then."""
    design = Design(options)
    missing = design.missing()
    inputs = [w for s in design.steps[:2] for w, _ in INTERLEAVED.inputs(*s.plane) if w in missing]
    chosen = source.sample(inputs, min(len(inputs), source.choice((0, 1, 2, 2, 3))))
    return ["".join(map(str, w)) for w in sorted(chosen)]


def chance(source: random.Random) -> Choice:
    """Mostly the register of an operand which ends there, else any."""
    return lambda op, heirs, free: (
        heirs[0] if heirs and source.random() < 0.8 else source.choice(free)
    )


def woven(loop: Block, place: dict[int, int], core: cores.Core) -> tuple[float, list[int]]:
    """What the start of a round costs which moves the pointer on, in the register that `place`
    gives it, and the best order of its operations (constant_pointer.ordered)."""
    files = [*loop.files, "r"]
    ops = [
        replace(op, **{end: tuple(v % len(files) for v in getattr(op, end)) for end in _ENDS})
        for op in (*constant_pointer.MOVE, *loop.ops)  # the pointer is value -1
    ]
    size = len(constant_pointer.MOVE) + constant_pointer.WINDOW
    head, place = ops[:size], place | {len(files) - 1: place[constant_pointer.POINTER]}
    last, behind = len(head), len(head) + 1
    before: list[set[int]] = [
        {m for m in range(n) if constant_pointer.must_follow(head[m], two, place, home)} | {last}
        for n, two in enumerate(head)
    ]
    before += [set(), set(range(last))]
    block = Block([*head, ops[-1], ops[size]], files)
    schedule = Schedule(block, before, step, {}, [core])
    price, order = schedule.run([last, *range(last), behind], 20_000, 1, 1.0, 0.1, 10)
    return price.cycles, order[1:-1]


def registers(recipe: Recipe, seed: int = 1) -> dict:
    """The options `registers` and `pointer` of a recipe with all orders; TooFew: there are none.
    Where neighbours are all that counts, the pointer moves in the free register and the places that
    cost least, else in the first ones."""
    rounds, source = Emitter(recipe), random.Random(seed)
    for _ in range(10000):
        enter = source.sample(REGISTERS, len(rounds.loop.enter))
        if turned := turning(rounds.loop, REGISTERS, ROUNDS, enter, chance(source)):
            break
    else:
        raise TooFew("no assignment comes back after 4 rounds")
    given = assigned(rounds, *turned, dict.fromkeys(("first", "last"), chance(source)))
    made = {"first": given.first, "loop": turned[0], "last": given.last}
    found = {"enter": [turned[0][v] for v in rounds.loop.enter]}
    for name, places in made.items():
        found[name] = [places[v] for op in getattr(rounds, name).ops for v in op.writes]
    now = given.loop[3]
    free = [r for r in REGISTERS if r not in {now[v] for v in rounds.loop.enter}]
    order, register = list(range(len(constant_pointer.MOVE) + constant_pointer.WINDOW)), free[0]
    if recipe.three_stage:
        core = cores.load(recipe["core"])
        tried = ((*woven(rounds.loop, now | {constant_pointer.POINTER: r}, core), r)
                 for r in free)  # fmt: skip
        _, order, register = min(tried, key=lambda one: one[0])
    return {"registers": found, "pointer": {"register": register, "order": order}}


class Rounds(Target):
    def __init__(self, name: str, moves: int, source: random.Random):
        self.name, self.moves, self.recipe = name, moves, Recipe.load(name)
        options = dict(self.recipe.options)
        if "room" not in options:
            raise ValueError(f"{name} has nothing to search for")
        self.priced = cases(cores.load(options["core"]))
        # What is kept is where the search goes on; without it, any design will do.
        if "steps" not in options:
            planned = plan(options["room"], True, order=INTERLEAVED.planes, width=20)[0]
            options |= {"theta": [0, 1], "steps": rows(planned, list(range(5)))}
        order = options.pop("order", {})
        given = order.get("loop")
        price, loop = self.ordered(options, "loop", 0 if order else moves, 1, given)
        self.first = Candidate(options, order | {"loop": loop}, price)

    def ordered(self, *how, **more) -> tuple[Price, list[int]]:
        return ordered(self.priced, *how, **more)

    def neighbour(self, given: Candidate, source: random.Random) -> Candidate:
        seed, kind, options = source.getrandbits(48), source.random(), given.options
        order, moves, hot = None, self.moves, 3.0
        if kind < 0.4:
            order, moves, hot = given.order["loop"], 4 * moves, source.choice((0.5, 1.0, 2.0, 4.0))
        elif kind < 0.6:
            # The same plan, for which much annealing is worth the time.
            theta = [source.randrange(10), source.choice((1, -1))]
            options = options | {"theta": source.choice((options["theta"], theta))}
            kept = options.get("reused", [])
            options["reused"], moves = source.choice((kept, reused(options, source))), 10 * moves
        else:
            options = neighbour(options, source)
        price, loop = self.ordered(options, "loop", moves, seed, order, hot)
        return Candidate(options, {"loop": loop}, price)

    def judged(self, trial: Candidate, best: Candidate) -> Candidate | None:
        if trial.price.failures:
            return trial
        return self.complete(trial, self.moves)

    def complete(self, given: Candidate, moves: int, tries: int = 1, seed: int = 1) -> Candidate:
        """With the best orders of the first and the last round of some tries, and registers."""
        order = dict(given.order)
        for which in ("first", "last"):
            made = [self.ordered(given.options, which, moves, seed + n) for n in range(tries)]
            if which in order:
                made.append(self.ordered(given.options, which, 0, 1, order[which]))
            order[which] = min(made)[1]
        try:
            found = registers(replace(self.recipe, options=given.options | {"order": order}))
        except TooFew as error:
            raise Refused(str(error)) from None
        return replace(given, order=order, registers=found)

    def figures(self, given: Candidate) -> str:
        return f"four rounds cost {given.cost}"

    def keep(self, best: Candidate) -> None:
        if not best.registers:
            return
        said = [
            f"Four rounds of the loop cost {best.cost} as the search counts: cycles, on Cortex-M7",
            "those under the likeliest rules and those under the worst, added.",
        ]
        options = {o: best.options.get(o, []) for o in ("theta", "reused", "steps")}
        notes = {
            "reused": "words that stay in registers between theta and chi",
            "steps": "D held in registers after each half-plane, columns whose parity begins there",
            "order": "of the operations of each round, as accumulated_parity.py makes them",
            "registers": "of what each of these makes; enter: of what enters the loop",
            "pointer": "order: of what moves it and the loop's first operations",
        }
        found = options | {"cost": best.cost, "order": best.order, **best.registers}
        keep(self.name, said, found, notes)
