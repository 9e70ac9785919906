# SPDX-License-Identifier: Apache-2.0 OR MIT
"""docs/hybrids.md, executed: the loops of the AArch64 recipes as operations on numbers, without
registers and without an assembler."""

import random
from collections import Counter

import pytest
from lanewise_lab.aarch64 import recipe as recipes
from lanewise_lab.aarch64.neon import PLANES
from lanewise_lab.aarch64.program import STORES
from lanewise_lab.ir import TURN, dependencies
from lanewise_lab.passes import interleave_streams
from lanewise_lab.round import MASK, RC, permute

ALL = recipes.names()
HYBRIDS = [n for n in ALL if recipes.load(n).scalar and recipes.load(n).vector]


def ror(v: int, n: int) -> int:
    n %= 64
    return (v >> n | v << (64 - n)) & MASK


#: Of one lane; n is the amount.
OPERATIONS = {
    "eor": lambda n, a, b: a ^ b,
    "eor_ror": lambda n, a, b: a ^ ror(b, n),
    "bic": lambda n, a, b: a & ~b,
    "bic_ror": lambda n, a, b: a & ~ror(b, n),
    "ror": lambda n, a: ror(a, n),
    "veor": lambda n, a, b: a ^ b,
    "vbic": lambda n, a, b: a & ~b,
    "vdouble": lambda n, a: a + a & MASK,
    "vshl": lambda n, a: a << n & MASK,
    "vsri": lambda n, a, b: a >> n << n | b >> (64 - n),
    "eor3": lambda n, a, b, c: a ^ b ^ c,
    "bcax": lambda n, a, b, c: a ^ b & ~c,
    "xar": lambda n, a, b: ror(a ^ b, -n),
    "rax1": lambda n, a, b: a ^ ror(b, -1),
}


class Machine:
    """Runs a loop's body. Words are tuples of lanes; a pointer is the number of a constant."""

    def __init__(self, recipe: recipes.Recipe):
        self.loop = recipe.loop().ordered(recipe.order())
        self.values: dict = {}
        self.memory: dict = {}

    def turn(self) -> bool:
        """Whether the loop goes on."""
        values, memory, goes_on = self.values, self.memory, False
        for item in self.loop.ops:
            reads = [values[v] for v in item.reads]
            if item.kind in ("ldr", "vldr"):
                out = [memory[item.place]]
            elif item.kind in STORES:
                memory.update(zip(item.places, reads, strict=True))
                out = []
            elif item.kind in ("rc", "vrc", "drc"):
                width = 2 if item.kind == "vrc" else 1
                out = [(RC[reads[0]],) * width, reads[0] + 1]
            elif item.kind == "more":
                goes_on, out = reads[0] < 24, []
            else:
                operation = OPERATIONS[item.kind]
                out = [tuple(operation(item.amount, *lanes) for lanes in zip(*reads, strict=True))]
            values.update(zip(item.writes, out, strict=True))
        leave = [values[v] for v in self.loop.leave]
        self.values = dict(zip(self.loop.enter, leave, strict=True))
        return goes_on

    def enter(self, name, word) -> None:
        self.values[self.loop.names[name]] = word

    def at(self, name):
        return self.values[self.loop.names[name]]


def load_scalar(m: Machine, recipe: recipes.Recipe, state: list[int], first: int) -> None:
    """Each lane has a deferred rotation; (0, 0) waits in memory."""
    words = recipe.delays().words
    for i, lane in enumerate(state):
        word = (ror(lane, words[i % 5, i // 5]),)
        if i:
            m.enter((0, (i % 5, i // 5)), word)
        else:
            m.memory["s", (0, 0)] = word
    m.memory["s", "pointer"] = first


def store_scalar(m: Machine, recipe: recipes.Recipe) -> list[int]:
    words = recipe.delays().words
    lanes = [m.memory["s", (0, 0)], *(m.at((0, (i % 5, i // 5))) for i in range(1, 25))]
    return [ror(w[0], -words[i % 5, i // 5]) for i, w in enumerate(lanes)]


def load_vector(m: Machine, recipe: recipes.Recipe, pair: list[list[int]], first: int) -> None:
    stream = int(recipe.scalar > 0)
    for i in range(25):
        place, word = (i % 5, i // 5), tuple(state[i] for state in pair)
        if place in recipe.share().waiting:
            m.memory["v", place] = word
        else:
            m.enter((stream, place), word)
    for x in range(5):
        if (stream, ("half", x)) in m.loop.names:
            half = [0, 0]
            for k in (0, 1):
                for y in PLANES[:3]:
                    half[k] ^= pair[k][x + 5 * y]
            m.enter((stream, ("half", x)), tuple(half))
    if (stream, "zero") in m.loop.names:
        m.enter((stream, "zero"), (0, 0))
    if (stream, "pointer") in m.loop.names:
        m.enter((stream, "pointer"), first)
    m.memory["v", "pointer"] = first


def store_vector(m: Machine, recipe: recipes.Recipe) -> list[list[int]]:
    stream = int(recipe.scalar > 0)
    waits = recipe.share().waiting
    places = [(i % 5, i // 5) for i in range(25)]
    words = [m.memory["v", p] if p in waits else m.at((stream, p)) for p in places]
    return [[w[k] for w in words] for k in range(1 if recipe.alone else 2)]


@pytest.mark.parametrize("name", ALL)
@pytest.mark.slow
def test_loop_permutes_every_state(name):
    """24 rounds of each, in the order that the kernel has. Of either kind of registers the states
    come one after the other; those in the other kind go through their share of rounds meanwhile."""
    recipe, source = recipes.load(name), random.Random(name)
    states = [[source.getrandbits(64) for _ in range(25)] for _ in range(recipe.states)]
    scalar = states[recipe.states - recipe.scalar :]
    vector, each = states[: recipe.states - recipe.scalar], 1 if recipe.alone else 2
    pairs = [vector[n : n + each] for n in range(0, len(vector), each)]
    m, turns, left = Machine(recipe), 0, {"vector": [], "scalar": []}
    parts = max(len(pairs), len(scalar))
    for n in range(parts):
        if n < len(pairs):
            load_vector(m, recipe, pairs[n], 0)
        if n < len(scalar):
            load_scalar(m, recipe, scalar[n], 0)
        goes_on = True
        while goes_on:
            goes_on = m.turn()
            turns += 1
        if len(pairs) == parts or n == parts - 1:
            left["vector"] += store_vector(m, recipe) if pairs else []
        if len(scalar) == parts or n == parts - 1:
            left["scalar"] += [store_scalar(m, recipe)] if scalar else []
    assert turns == 24
    assert left["vector"] + left["scalar"] == [permute(s, 24) for s in states]


def counts(name: str) -> Counter:
    return Counter(item.kind for item in recipes.load(name).loop().ops)


def test_counts_of_the_table():
    neon, sha3 = counts("aarch64_x2_neon"), counts("aarch64_x2_sha3")
    assert (neon["veor"], neon["vbic"], neon["vsri"]) == (76, 25, 29)
    assert neon["vshl"] + neon["vdouble"] == 29
    assert [sha3[k] for k in ("eor3", "rax1", "xar", "bcax", "veor")] == [10, 5, 24, 25, 2]
    alone = counts("aarch64_x1_sha3")  # the same for one state, which needs no LD1R
    assert alone.pop("drc") == sha3["vrc"] and alone == sha3 - Counter(vrc=1)
    scalar = counts("aarch64_x1_scalar")
    assert scalar["eor"] + scalar["eor_ror"] == 76
    assert (scalar["bic"] + scalar["bic_ror"], scalar["ror"]) == (25, 3)
    assert (scalar["ldr"] + scalar["rc"], scalar["stp"]) == (4, 1)


def test_circulating_delays_leave_no_rotation():
    rolling = recipes.load("aarch64_x1_rolling")
    assert rolling.delays().consistent()
    assert any(rolling.delays().d.values())
    assert counts("aarch64_x1_rolling")["ror"] == 0
    assert sum(1 for delay in rolling.delays().words.values() if delay) == 23


@pytest.mark.parametrize("name", HYBRIDS)
def test_batch_lets_streams_end_together(name):
    streams = recipes.load(name).streams()
    order = interleave_streams.evenly([len(s.body) for s in streams])
    first = len(streams[0].body)
    kinds = [n < first for n in order]
    share = first / len(order)
    for n in range(0, len(kinds), 20):
        assert abs(sum(kinds[:n]) - share * n) <= 1.5


@pytest.mark.parametrize("name", ALL)
def test_order_keeps_what_depends(name):
    recipe = recipes.load(name)
    loop, order = recipe.loop(), recipe.order()
    assert sorted(order) == list(range(len(loop.body)))
    when = {item: n for n, item in enumerate(order)}
    for item, needs in enumerate(dependencies(loop, STORES)[: len(order)]):
        assert all(when[need] < when[item] for need in needs)
    assert [item.place for item in loop.turn] == [TURN]
