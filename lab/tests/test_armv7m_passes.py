# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The passes from the round to a kernel of ARMv7-M, each alone and against the description."""

import random
import re
import subprocess
import sys

import pytest
from lanewise_lab import cores
from lanewise_lab import round as reference
from lanewise_lab.armv7m import recipe as recipes
from lanewise_lab.armv7m import software_pipelined
from lanewise_lab.armv7m.accumulated_parity import Packing
from lanewise_lab.armv7m.software_pipelined import (
    REGISTERS,
    SAVED_REGISTERS,
    Design,
    Emitter,
    home,
    word,
)
from lanewise_lab.ir import Block
from lanewise_lab.passes import (
    allocate,
    column_parity_plan,
    deferred_rotation,
    inplace,
)
from lanewise_lab.passes.deferred_rotation import Deferred
from lanewise_lab.round import INTERLEAVED
from lanewise_lab.search import armv7m as search
from lanewise_lab.search.chance import delays as random_delays

OURS = ["armv7m_m4_resident", "armv7m_m7_paired"]


def halves(words):
    return {
        (i % 5, i // 5, p): INTERLEAVED.split(w)[p] for i, w in enumerate(words) for p in (0, 1)
    }


def rol(v, n):
    return (v << n % 32 | v >> (32 - n) % 32) & 0xFFFFFFFF if n % 32 else v


def state(source):
    return [source.getrandbits(64) for _ in range(25)]


def test_rotation_of_halves():
    source = random.Random(1)
    for amount in range(64):
        word = source.getrandbits(64)
        expected = INTERLEAVED.split(reference.rol(word, amount))
        given = INTERLEAVED.split(word)
        for p in (0, 1):
            q, turn = INTERLEAVED.rotated(amount, p)
            assert rol(given[q[0]], turn) == expected[p]


def test_round_on_halves():
    """What the description says of halves is the round of FIPS 202."""
    words = state(random.Random(2))
    a = halves(words)
    c = {
        (x, p): a[x, 0, p] ^ a[x, 1, p] ^ a[x, 2, p] ^ a[x, 3, p] ^ a[x, 4, p]
        for x, p in INTERLEAVED.columns
    }
    d = {}
    for column in INTERLEAVED.columns:
        first, second, turn = INTERLEAVED.theta(column)
        d[column] = c[first] ^ rol(c[second], turn)
    out = {}
    for y, p in INTERLEAVED.planes:
        b = [rol(a[w] ^ d[w[0], w[2]], turn) for w, turn in INTERLEAVED.inputs(y, p)]
        for x in range(5):
            out[x, y, p] = b[x] ^ (~b[(x + 1) % 5] & b[(x + 2) % 5] & 0xFFFFFFFF)
    expected = reference.chi(reference.pi(reference.rho(reference.theta(words))))
    assert out == halves(expected)


@pytest.mark.parametrize("start", range(10))
@pytest.mark.parametrize("step", [1, -1])
def test_each_two_neighbours_of_the_cycle_make_one_d(start, step):
    cycle = INTERLEAVED.ring(start, step)
    assert sorted(cycle) == sorted(INTERLEAVED.columns)
    pairs = {frozenset(pair) for pair in zip(cycle, cycle[1:] + cycle[:1], strict=True)}
    terms = {frozenset(INTERLEAVED.theta(c)[:2]) for c in INTERLEAVED.columns}
    assert pairs == terms


def test_in_place_comes_back_after_four_rounds_and_never_before():
    maps = [inplace.places(k) for k in range(5)]
    assert maps[4] == maps[0]
    assert all(maps[k] != maps[0] for k in (1, 2, 3))
    for k, places in enumerate(maps[:4]):
        assert sorted(places.values()) == list(range(50))
        for y, p in INTERLEAVED.planes:
            read = {places[w] for w, _ in INTERLEAVED.inputs(y, p)}
            assert {maps[k + 1][x, y, p] for x in range(5)} == read
    # What the search takes for the same place in every round is the same place.
    for made in maps[0]:
        space, source = home("E", made)
        assert space == "A"
        assert all(maps[k + 1][made] == maps[k][source] for k in range(4))


@pytest.mark.parametrize("name", OURS)
def test_delays_come_back(name):
    delays = Design(recipes.load(name).options).delays
    assert delays.consistent()
    wrong = deferred_rotation.Delays(dict(delays.d), dict(delays.c), set(delays.taken))
    wrong.d[0, 0] = (wrong.d[0, 0] + 3) % 32
    assert not wrong.consistent()


@pytest.mark.slow
def test_random_candidates_are_consistent():
    source = random.Random(3)
    found = [c for c in (random_delays(source) for _ in range(20000)) if c]
    assert found and all(c.consistent() for c in found)


@pytest.mark.parametrize("name", OURS)
def test_constants_unpack(name):
    packing = Design(recipes.load(name).options).packing
    for n, constant in enumerate(reference.RC):
        even, odd = INTERLEAVED.split(constant)
        for marked in (False, True):
            word = packing.word(even, odd, marked)
            assert bool(word & packing.mark) == marked
            assert rol(word << packing.up & 0xFFFFFFFF, packing.odd_turn) == odd, n
            assert rol(word >> packing.down, packing.even_turn) == even, n
    assert not Packing(0, 0).possible


@pytest.mark.slow
def test_plan_counts_what_its_steps_say():
    planes = [(1, 0), (0, 0), (2, 0), (1, 1), (4, 0), (3, 1), (0, 1), (4, 1), (2, 1), (3, 0)]
    for steps in column_parity_plan.plan(7, True, order=planes, width=20):
        rows = [(s.plane, sorted(s.held), s.opened) for s in steps]
        assert column_parity_plan.steps(rows) == steps
        opened = [0, 0]
        for step in steps:
            # Five words, one more and what stays: never more than there are registers.
            assert len(step.held) + sum(opened) + 6 <= len(REGISTERS)
            opened[step.plane[1]] += step.opened
    with pytest.raises(ValueError, match="cannot leave"):
        column_parity_plan.steps([((0, 0), [], 0), ((1, 0), [(0, 0)], 0)])


class Words(Deferred):
    words, file = INTERLEAVED, "r"


def simple() -> Block:
    """Two loads, their sum, a store; the sum leaves."""
    o = Words()
    a = o.emit("ld", 0, place=("A", (0, 0, 0)))
    b = o.emit("ld", 5, place=("A", (1, 0, 0)))
    c = o.combine("eor", a, b, "")
    assert o.block.ops[-1].amount == 27
    o.memory("st", c, ("A", (0, 0, 0)), "")
    o.block.leave = [c]
    return o.block


def test_pressure_and_registers():
    program = simple()
    assert allocate.pressure(program) == [1, 2, 1, 1]
    place = allocate.forward(program, [1, 2], {}, allocate.by_life(program, [1, 2]))
    assert place[0] != place[1] and place[2] in (1, 2)
    with pytest.raises(allocate.TooFew):
        allocate.forward(program, [1], {}, allocate.by_life(program, [1]))
    with pytest.raises(allocate.TooFew):
        allocate.forward(program, [1], {}, search.chance(random.Random(1)))


def test_order_keeps_dependencies():
    program = simple()
    assert search.needs(program) == [set(), set(), {0, 1}, {0, 2}]


@pytest.mark.parametrize("name", OURS)
def test_found_orders_are_what_the_recipe_says(name):
    """Of each round: keeps dependencies, needs no more registers than there are, and costs what
    the file says."""
    recipe = recipes.load(name)
    options, priced = recipe.options, search.cases(cores.load(recipe["core"]))
    for which, found in options["order"].items():
        program = Design(options).round(**({} if which == "loop" else {which: True}))
        before = search.needs(program)
        place = {n: i for i, n in enumerate(found)}
        assert sorted(found) == list(range(len(program.ops)))
        assert all(place[m] < place[n] for n, needs in enumerate(before) for m in needs)
        assert max(allocate.pressure(program.ordered(found))) <= len(REGISTERS)
    found = options["order"]["loop"]
    price, same = search.ordered(priced, options, "loop", 0, 1, found)
    assert 4 * price.cycles == options["cost"] and price.failures == 0 and same == found


@pytest.mark.parametrize("which", [{}, {"first": True}, {"last": True}])
def test_the_search_counts_values_too_many_as_the_pass_does(which):
    """In the order in which a round is made, which has too many, and in annealed ones."""
    design = Design(recipes.load(OURS[0]).options)
    program = design.round(**which)
    one = search.searcher(design, program, search.cases(cores.load("m4")))
    order, counts = list(range(len(program.ops))), []
    for moves in (0, 300, 3000):
        price, order = one.run(order, moves, 1)
        alive = allocate.pressure(program.ordered(order))
        counts.append(sum(max(0, n - len(REGISTERS)) for n in alive))
        assert price.failures == counts[-1]
    assert counts[0] > counts[-1]


def test_no_explicit_rotation_in_the_loop():
    for name in OURS:
        ops = Design(recipes.load(name).options).round().ops
        assert not [op for op in ops if op.kind == "ror"]


@pytest.mark.parametrize("name", OURS)
def test_words_of_the_search_are_those_of_the_kernel(name):
    """Every operation of the loop accesses the word, counted from the state, the stack and the
    constants, that the search took it to: in each of the four rounds, as operands say."""
    recipe = recipes.load(name)
    emitter = Emitter(recipe)
    of = word(emitter.design)
    frame = 4 * len(SAVED_REGISTERS) + emitter.w.frame
    assert frame == int(
        re.search(r"Stack: (\d+) bytes", "\n".join(software_pipelined.kernel(recipe)))[1]
    )
    for phase in range(4):
        place = dict.fromkeys(range(len(emitter.loop.files)), 1)
        located = (op for op, _ in emitter.placed(emitter.loop, place, phase).steps)
        for op, there in zip(emitter.loop.ops, located, strict=True):
            if op.place is None:
                assert of(phase, op) == -1
                continue
            base, offset = re.search(r"\[(\w+)(?:, #(\d+))?\]", there.place).groups()
            number = int(offset or 0) // 4
            if base == "sp":  # the caller's stack pointer is a multiple of 8
                assert (of(phase, op) - number) % 2 == -frame // 4 % 2
                assert of(phase, op) - number == software_pipelined._STACK - (-frame // 4 % 2)
            else:
                assert of(phase, op) - number == (
                    software_pipelined._CONSTANTS if op.place[0] == "K" else 0
                )


def test_search_improves_a_poor_order_and_names_only_what_it_may():
    options = recipes.load(OURS[0]).options
    design = Design(options)
    program = design.round()
    start = list(range(len(program.ops)))
    searcher = search.searcher(design, program, search.cases(cores.load("m4")))
    poor, _ = searcher.run(start, 0, 1)
    better, found = searcher.run(start, 20000, 1)
    assert better < poor and searcher.run(found, 0, 1)[0] == better
    run = [sys.executable, "-m", "lanewise_lab.search", "armv7m_m4_grouped"]
    refused = subprocess.run(run, capture_output=True, text=True)
    assert refused.returncode == 2 and "nothing to search for" in refused.stderr


def test_unknown_recipe():
    run = [sys.executable, "-m", "lanewise_lab.gen"]
    for arguments in ([], ["armv7m_m4_nothing"]):
        refused = subprocess.run(run + arguments, capture_output=True, text=True)
        assert refused.returncode == 2 and "one of:" in refused.stderr
        assert "Traceback" not in refused.stderr
