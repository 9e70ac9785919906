# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The x86-64 kernels for one state: the generators, and the model behind the slopes."""

import random
import re
from functools import partial

import pytest
from lanewise_lab import gen
from lanewise_lab import round as keccak
from lanewise_lab.x86 import bmi2_rows, recipe, slope_model
from lanewise_lab.x86.slope_model import Tuning

BMI2 = recipe.load("x86_64_x1_bmi2_rows")
SLOPE = recipe.load("x86_64_x1_avx512_slope")
PLANES = recipe.load("x86_64_x1_avx512_intel_rotated_planes")


def registers(state, rng):
    """Rows in words 0..4; words 5..7 may hold anything."""
    junk = [rng.getrandbits(64) for _ in range(3)]
    return {f"A{y}": state[5 * y : 5 * y + 5] + junk for y in range(5)}


CARRIED = [{0}, {1, 4}, {2, 3}, set(), {0, 1, 2, 3, 4}, {1, 2, 3}]
TUNINGS = {
    "plain": Tuning,
    "split, in two": partial(Tuning, late=[{1, 3}] * 6, split=[(0, 1), (4, 3)], two=[(2, 4)]),
    "sums": partial(Tuning, sums=[[4, 2, 0, 1, 3]] * 6),
    "searched": partial(Tuning.of, SLOPE.options),
    "few moves": partial(Tuning.of, PLANES.options),
    "carried in part": partial(Tuning, late=[{1, 2}] * 6, carried=CARRIED),
}


@pytest.mark.parametrize("tuning", TUNINGS)
@pytest.mark.slow
def test_six_rounds_of_the_model_are_six_rounds(tuning):
    rng = random.Random(6)
    six = slope_model.six_rounds(TUNINGS[tuning]())
    for first in (0, 6, 12, 18):
        state = [rng.getrandbits(64) for _ in range(25)]
        values = slope_model.run(six.ops, registers(state, rng), keccak.RC[first:])
        expected = state
        for constant in keccak.RC[first : first + 6]:
            expected = keccak.iota(
                keccak.chi(keccak.pi(keccak.rho(keccak.theta(expected)))), constant
            )
        assert [w for name in six.outputs for w in values[name][:5]] == expected


@pytest.mark.slow
def test_every_phase_says_where_the_lanes_are():
    rng = random.Random(7)
    state = [rng.getrandbits(64) for _ in range(25)]
    six = slope_model.six_rounds(slope_model.Tuning())
    values = slope_model.run(six.ops, registers(state, rng), keccak.RC)
    for constant, (names, lanes) in zip([None, *keccak.RC], six.phases):
        if constant is not None:
            state = keccak.iota(keccak.chi(keccak.pi(keccak.rho(keccak.theta(state)))), constant)
        for name, line in zip(names.split(","), lanes):
            assert values[name][:5] == [state[keccak.lane(x, y)] for x, y in line]


def test_the_slopes_are_a_cycle_of_six():
    def slope_of(line):
        (x0, y0), (x1, y1) = line[0], line[1]
        dx, dy = (x1 - x0) % 5, (y1 - y0) % 5
        return "column" if dx == 0 else dy * pow(dx, -1, 5) % 5

    seen = []
    for _, lanes in slope_model.six_rounds(slope_model.Tuning()).phases:
        slopes = {slope_of(line) for line in lanes}
        assert len(slopes) == 1
        seen += slopes
    assert seen[0] == seen[6] == 0
    assert len(set(seen[:6])) == 6


@pytest.mark.parametrize("rate", bmi2_rows.RATES)
@pytest.mark.slow
def test_the_last_round_adds_each_lane_of_the_block_once(rate):
    emitter = bmi2_rows.Emitter()
    emitter.round("rsp", "rdi", -8, bmi2_rows.order_for(rate, BMI2.options["order"]), rate)
    added = [int(n) for n in re.findall(r"\+ (\d+)\] +# a\d\d \^= data", "\n".join(emitter.lines))]
    assert sorted(added) == list(range(0, 8 * rate, 8))


@pytest.mark.parametrize("one", [BMI2, SLOPE, PLANES], ids=lambda one: one.name)
@pytest.mark.slow
def test_every_instruction_of_a_round_says_what_it_computes(one):
    for line in gen.source(one).splitlines():
        if re.match(r"    (vperm|vpro|vpternlog|vshuf|rorx|andn) ", line):
            assert "#" in line, line
