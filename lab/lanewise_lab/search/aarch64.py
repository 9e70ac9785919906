# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Orders of loops for AArch64 cores.

The loop of a recipe is annealed again and again from the best order so far. What an order costs
there is one turn of the loop on the recipe's core, under the worst of all sets of rules that fit
(cores.alternatives), and longer where such code comes out too fast (Optimistic). One that costs
about as little as any is tried in the whole kernel, whose first and last rounds overlap with the
loop as no number of turns tells; the one that makes the fastest kernel, under its worst rules, goes
to the recipe's .found.toml. A recipe that says varied = ["share"] leaves the share of SHA-3
instructions to the search too.
"""

from __future__ import annotations

import random
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, replace
from pathlib import Path

from .. import firmware
from ..aarch64 import frame_aarch64
from ..aarch64.neon import OPERATIONS
from ..aarch64.program import KINDS, STORES
from ..aarch64.recipe import REGISTERS, Recipe, load
from ..cores import Core, alternatives
from ..cycles import trace
from ..cycles.model import predict, timer
from ..ir import Block
from ..table_aarch64 import compared, under_all
from .chain import with_chains
from .keep import keep, listed
from .weave import Price, Search

#: An out-of-order core works on so many instructions at once, at most.
AHEAD = 300
#: An order whose turn takes at most so many times the cycles of the best is tried in the kernel.
NEAR = 1.004


def searcher(stream: Block, core: Core) -> Search:
    """As many turns as it takes to see what a turn costs behind others like it."""
    warm, counted = 1, 1
    if core.pipeline == "out-of-order":
        # One turn is not enough for the streams of a hybrid to reach their steady distance, and of
        # few turns the cycles that one more or less overlaps are taken for a gain of each.
        warm = max(2, -(-AHEAD // len(stream.ops)))
        counted = 4 * warm
    sets, executed = alternatives(core), Counter(KINDS[item.kind].class_ for item in stream.body)
    weights = [1 + core.too_fast(executed, other.name) / 100 for other in sets]
    models = [other.core for other in sets]
    return Search(stream, REGISTERS, KINDS, STORES, models, warm + counted, warm, weights=weights)


@dataclass(frozen=True)
class Candidate:
    recipe: Recipe
    search: Search
    price: Price
    order: list[int]

    def tried(self, order: list[int]) -> Candidate:
        return replace(self, order=order, price=self.search.price(order))


def candidate(recipe: Recipe, core: Core) -> Candidate:
    """In the order found before if it is one of this loop, else in that in which it is written."""
    search = searcher(with_chains(recipe.loop), core)
    order = recipe.order()
    if not search.legal(order):
        recipe = replace(recipe, options=recipe.options | {"order": None})
        order = recipe.order()
    return Candidate(recipe, search, search.price(order), order)


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
    best = given
    search = Search(given.recipe.loop(), REGISTERS, KINDS, STORES, crowd=1.0)
    for _ in range(10):
        if not best.price.failures:
            break
        order = search.run(best.order, moves, source.getrandbits(48), hot=1.0, cold=0.02)[1]
        best = min(best, given.tried(order), key=lambda c: c.price)
    return best


def annealed(given: Candidate, moves: int, hot: float, cold: float, seed: int) -> Candidate:
    price, order = given.search.run(given.order, moves, seed, hot, cold)
    return replace(given, price=price, order=order)


def neighbour(recipe: Recipe, source: random.Random) -> Recipe:
    """Another share of SHA-3 instructions, near that of the recipe."""
    share = dict(recipe.options["share"])
    for _ in range(source.choice((1, 1, 2))):
        kind = source.choice(OPERATIONS)
        step = source.choice((-30, -20, -10, 10, 20, 30))
        share[kind] = min(100, max(0, share.get(kind, 0) + step))
    return replace(recipe, options=recipe.options | {"share": share, "order": None})


def write(best: Candidate, core: str, kernel: float) -> None:
    """The .found.toml of a recipe."""
    recipe, cycles, lines = best.recipe, best.price.cycles, []
    if "share" in recipe.options.get("varied", []):
        share = ", ".join(f"{kind} = {n}" for kind, n in recipe.options["share"].items())
        lines.append(f"share = {{ {share} }}")
    lines += listed("order", best.order, "of the operations of the loop, as the recipe makes them")
    said = f"Under the worst rules that fit {core} a turn of the loop takes {cycles:.1f} cycles,"
    keep(recipe.name, [said, f"the kernel {kernel:.0f}."], lines)


def run(name: str, core: Core, minutes: float, moves: int, seed: int) -> int:
    """Search for so many minutes of processor time, so that other work on the machine takes nothing
    from it; 1 if there is no order that has registers for all values."""
    source, recipe = random.Random(seed), load(name)
    best = candidate(recipe, core)
    print(f"{name}: a turn in {best.price.cycles:.2f} cycles at the start, "
          f"{best.price.failures} values without a register", flush=True)  # fmt: skip
    best = current = with_registers(best, moves, source)
    fastest = None if best.price.failures else whole(best, core)
    if fastest:
        print(f"the kernel in {fastest:.0f} cycles", flush=True)
        if best.order != recipe.options.get("order"):
            write(best, core.name, fastest)
    end, tried = time.process_time() + 60 * minutes, 0
    while time.process_time() < end:
        tried += 1
        seed = source.getrandbits(48)
        if "share" in recipe.options.get("varied", []) and source.random() < 0.5:
            other = candidate(neighbour(current.recipe, source), core)
            other = with_registers(other, moves // 4, source)
            other = annealed(other, moves // 4, 0.5, 0.1, seed)
            near = other.price.cycles < current.price.cycles + source.choice((0, 0.3, 1))
        else:
            hot = source.choice((0.1, 0.2, 0.35, 0.5, 0.7))
            other = annealed(current, moves, hot, hot / source.choice((3, 5, 10)), seed)
            near = other.price <= current.price
        if near and other.price.failures <= current.price.failures:
            current = other
        left = (end - time.process_time()) / 60
        if other.price < best.price:
            best = other
            print(f"{best.price.cycles:.2f} cycles, {best.price.failures} without a register, "
                  f"after {tried} tries, {left:.1f} minutes left", flush=True)  # fmt: skip
        elif source.random() < 0.1:
            current = best
        if other.price.failures or other.price.cycles > NEAR * best.price.cycles:
            continue
        cycles = whole(other, core)
        if fastest is None or cycles < fastest:
            fastest = cycles
            print(f"the kernel in {fastest:.0f} cycles, a turn in {other.price.cycles:.2f}, "
                  f"after {tried} tries, {left:.1f} minutes left", flush=True)  # fmt: skip
            write(other, core.name, fastest)
    print(f"{name}: a turn in {best.price.cycles:.2f} cycles after {tried} tries")
    return int(best.price.failures > 0)
