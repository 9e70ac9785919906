# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Orders of loops for AArch64 cores: what search.py does for recipes of this instruction set.

The loop of a recipe is annealed again and again, from the best order so far or from that in which
it is written, and the best goes to the recipe's .found.toml. What an order costs here is one turn
of the loop on the recipe's core; lanewise-lab cycles times the whole kernel.
"""

from __future__ import annotations

import random
import textwrap
import time

from ..cores import Core
from ..passes.stream import Stream
from ..passes.weave import Price, Search
from .kernel import REGISTERS, Recipe, found, load
from .program import KINDS, STORES

#: An out-of-order core works on so many instructions at once, at most.
AHEAD = 300


def searcher(stream: Stream, core: Core) -> Search:
    """As many turns as it takes to see what a turn costs behind others like it."""
    warm, counted = 1, 1
    if core.pipeline == "out-of-order":
        warm = counted = -(-AHEAD // len(stream.items))
    return Search(stream, REGISTERS, KINDS, STORES, core, turns=warm + counted, warm=warm)


def start(recipe: Recipe, search: Search) -> list[int]:
    """The order found before if it still is one, else that in which the loop is written."""
    given = recipe.order()
    if search.legal(given):
        return given
    recipe.options.pop("order")
    return recipe.order()


def write(name: str, core: str, price: Price, order: list[int]) -> None:
    """The .found.toml of a recipe."""
    text = textwrap.indent(textwrap.fill(", ".join(map(str, order)), 94), "    ")
    out = [
        "# SPDX-License-Identifier: Apache-2.0 OR MIT",
        f"# Found by: python3 -m lanewise_lab.search {name}",
        f"# A turn of the loop on {core}: {price.cycles:.1f} cycles as the search counts them.",
        "order = [  # of the operations of the loop, as the recipe makes them",
        f"{text},",
        "]",
    ]
    found(name).write_text("\n".join(out) + "\n")


def run(name: str, core: Core, minutes: float, moves: int, seed: int) -> int:
    """Search for so long; 1 if there is no order that has registers for all values."""
    recipe, source = load(name), random.Random(seed)
    search = searcher(recipe.loop(), core)
    order = start(recipe, search)
    price = search.price(order)
    print(f"{name}: a turn in {price.cycles:.2f} cycles at the start, {price.failures} values "
          "without a register", flush=True)  # fmt: skip
    best = price, order
    registers = Search(recipe.loop(), REGISTERS, KINDS, STORES, crowd=1.0)
    for _ in range(10 if price.failures else 0):
        order = registers.run(best[1], moves, source.getrandbits(48), hot=1.0, cold=0.02)[1]
        best = min(best, (search.price(order), order))
        if not best[0].failures:
            break
    end, tried = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end:
        tried += 1
        hot = source.choice((0.1, 0.2, 0.35, 0.5, 0.7))
        cold = hot / source.choice((3, 5, 10))
        price, order = search.run(best[1], moves, source.getrandbits(48), hot, cold)
        if price < best[0]:
            left = (end - time.monotonic()) / 60
            print(f"{price.cycles:.2f} cycles, {price.failures} without a register, after {tried} "
                  f"tries from {hot}, {left:.1f} minutes left", flush=True)  # fmt: skip
            if not price.failures:
                write(name, core.name, price, order)
        if price <= best[0]:
            best = price, order
    price = best[0]
    print(f"{name}: a turn in {price.cycles:.2f} cycles after {tried} tries")
    return int(price.failures > 0)
