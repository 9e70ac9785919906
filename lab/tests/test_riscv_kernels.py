# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The passes and rounds that the RISC-V kernels are made of."""

import random
from collections import Counter

import pytest
from lanewise_lab import gen
from lanewise_lab.passes import allocate_loop, complement, inplace
from lanewise_lab.riscv import recipe as recipes
from lanewise_lab.riscv.halves import HalfRound
from lanewise_lab.riscv.lanes import LaneRound, walk
from lanewise_lab.round import LANES, MASK, chi, pi, pi_source, rho, theta

RECIPES = [recipes.load(name) for name in recipes.names()]


def marked(lanes, kept):
    return [v ^ (MASK if (i % 5, i // 5) in kept else 0) for i, v in enumerate(lanes)]


def test_complemented_rows_compute_chi_and_keep_the_same_lanes():
    source = random.Random(1)
    state = [source.getrandbits(64) for _ in range(LANES)]
    b = pi(rho(theta(marked(state, complement.KEPT))))
    out = [0] * LANES
    for y, row in complement.rows().items():
        for x, term in enumerate(row.terms):
            places = [x, (x + 1) % 5, (x + 2) % 5]
            assert all(p in row.inverted for p, t in zip(places, term.turned, strict=True) if t)
            own, one, two = (
                b[p + 5 * y] ^ (MASK if t else 0) for p, t in zip(places, term.turned, strict=True)
            )
            out[x + 5 * y] = own ^ (one & two if term.operation == "and" else one | two)
    assert out == marked(chi(pi(rho(theta(state)))), complement.KEPT)
    assert sum(len(row.inverted) for row in complement.rows().values()) == 5


def test_other_lanes_take_more_complements():
    for kept in ({(0, 0)}, set(), {(x, y) for x in range(5) for y in range(5)}):
        assert sum(len(row.inverted) for row in complement.rows(frozenset(kept)).values()) > 5


@pytest.mark.parametrize("starts", [[(1, 0)], [(0, 4), (1, 0), (4, 1), (2, 4)]])
def test_a_walk_visits_all_and_each_lane_leaves_its_register_to_the_next(starts):
    order = walk(starts)
    assert sorted(order) == sorted((x, y) for x in range(5) for y in range(5) if (x, y) != (0, 0))
    for before, after in zip(order, order[1:], strict=False):
        assert after == pi_source(*before) or before in starts


@pytest.mark.parametrize("recipe", [r for r in RECIPES if r.bits == 64], ids=lambda r: r.name)
def test_a_round_of_lanes_has_the_least_operations(recipe):
    block = LaneRound(recipe.dialect, recipe.waiting).block
    count = Counter(item.kind for item in block.ops)
    memory = sum(count[k] for k in ("ld", "sd", "rc", "next", "more"))
    vector = recipe.dialect.file == "v"
    # 76 XOR, 25 AND and, one each, 29 rotations; or shifts and their joint, and 5 NOT.
    assert len(block.ops) - memory == (130 if recipe.dialect.rotates else 193)
    assert memory == (0 if vector else 2 * len(recipe.waiting) + 6)
    registers = 32 if vector else 28
    allocate_loop.assign(block, {recipe.dialect.file: registers})
    with pytest.raises(allocate_loop.NoRegister):
        allocate_loop.assign(block, {recipe.dialect.file: 27})


@pytest.mark.parametrize("recipe", [r for r in RECIPES if r.bits == 32], ids=lambda r: r.name)
def test_rounds_of_halves_differ_in_addresses_alone(recipe):
    rounds = [
        HalfRound(recipe.dialect, recipe.planes, recipe.resident, phase).block
        for phase in range(inplace.PERIOD)
    ]
    places = [allocate_loop.assign(block, {"x": 26}).register for block in rounds]
    assert all(p == places[0] for p in places)
    for block in rounds:
        count = Counter(item.kind for item in block.ops)
        assert count["lw"] == count["sw"] == 50 - len(recipe.resident)
        stored = [item.place for item in block.ops if item.kind == "sw"]
        assert len(set(stored)) == len(stored)


def test_unknown_recipes_are_named(capsys):
    assert gen.main(["riscv_x3_abacus"]) == 2
    assert "riscv_x1_rv64_zbb" in capsys.readouterr().err
