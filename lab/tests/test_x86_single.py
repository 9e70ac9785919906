# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The x86-64 kernels for one state: the generators, and the packed rounds of the slopes."""

import random
import re

import pytest
from lanewise_lab import gen
from lanewise_lab import round as keccak
from lanewise_lab.passes.pack import executed
from lanewise_lab.x86 import bmi2_rows, recipe
from lanewise_lab.x86.slope_model import LAYOUTS, SHUFFLES, Tuning, back_to_rows, six_rounds

BMI2 = recipe.load("x86_64_x1_bmi2_rows")
SLOPE = recipe.load("x86_64_x1_avx512_slope")
PLANES = recipe.load("x86_64_x1_avx512_intel_rotated_planes")


OPTIONS = {
    "plain": {},
    "split, in two": {"late": ["13"] * 6, "split": ["01", "43"], "two": ["24"]},
    "sums": {"sums": ["42013"] * 6},
    "searched": SLOPE.options,
    "few moves": PLANES.options,
    "carried in part": {"late": ["12"] * 6, "carried": ["0", "14", "23", "", "01234", "123"]},
}


def after(rounds, layout, state, constants, rng):
    """Lanes by what the packed rounds make of a state; words 5..7 hold anything before."""
    values = {
        v: [state[keccak.lane(*q)] for q in line] + [rng.getrandbits(64) for _ in range(3)]
        for v, line in zip(rounds.block.enter, layout)
    }
    for op in rounds.block.ops:
        operands = [values[v] for v in op.reads]
        values[op.result] = executed(keccak.Ints(), op, operands, SHUFFLES.fixed, constants)
    return [values[v][:5] for v in rounds.block.leave]


@pytest.mark.parametrize("options", OPTIONS)
def test_six_packed_rounds_are_six_rounds(options):
    rng = random.Random(6)
    six = six_rounds(Tuning(OPTIONS[options]))
    for first in (0, 6, 12, 18):
        state = [rng.getrandbits(64) for _ in range(25)]
        made = after(six, LAYOUTS[0], state, keccak.RC[first:], rng)
        assert sum(made, []) == rounds_of(state, keccak.RC[first : first + 6])


def rounds_of(state, constants):
    for constant in constants:
        state = keccak.iota(keccak.chi(keccak.pi(keccak.rho(keccak.theta(state)))), constant)
    return state


@pytest.mark.parametrize("r", range(6))
def test_every_layout_says_where_the_lanes_are(r):
    rng = random.Random(7)
    state = [rng.getrandbits(64) for _ in range(25)]
    one = six_rounds(Tuning({}), LAYOUTS[r : r + 2])
    right = rounds_of(state, keccak.RC[r : r + 1])
    lines = sorted(LAYOUTS[r + 1])
    made = after(one, LAYOUTS[r], state, keccak.RC[r:], rng)
    assert made == [[right[keccak.lane(*q)] for q in line] for line in lines]
    rows = back_to_rows(lines)
    values = dict(zip(rows.block.enter, made))
    for op in rows.block.ops:
        operands = [values[v] + [0] * 3 for v in op.reads]
        values[op.result] = executed(keccak.Ints(), op, operands, {}, {})[:5]
    assert sum((values[v] for v in rows.block.leave), []) == right


def rearranged(rng):
    """The same lines in other registers; between rounds their words in another order. Iota wants
    lane (0, 0) in word 0, and rows lie in order of x."""
    layouts, registers = [], rng.sample(range(5), 5)
    for layout in LAYOUTS:
        between = layout not in (LAYOUTS[0], LAYOUTS[-1])
        words = [0, *rng.sample(range(1, 5), 4)] if between else range(5)
        layouts.append([[layout[i][j] for j in words] for i in registers])
    return layouts


@pytest.mark.parametrize("seed", range(8))
def test_any_arrangement_that_is_packed_makes_the_round(seed):
    rng = random.Random(seed)
    layouts = rearranged(rng)
    six = six_rounds(Tuning({"late": ["".join(rng.sample("01234", 2)) for _ in range(6)]}), layouts)
    state = [rng.getrandbits(64) for _ in range(25)]
    made = after(six, layouts[0], state, keccak.RC, rng)
    assert sum(made, []) == rounds_of(state, keccak.RC[:6])


def test_an_arrangement_that_takes_more_is_refused():
    """Words of one line in another order than those of the lines that chi takes with it."""
    lines = [list(line) for line in LAYOUTS[2]]
    lines[3][1], lines[3][2] = lines[3][2], lines[3][1]
    with pytest.raises(
        ValueError, match=r"^n\d_0: takes more moves or operations than have names$"
    ):
        six_rounds(Tuning({}), [LAYOUTS[1], lines])
    lines[3][1] = lines[3][2]
    with pytest.raises(ValueError, match=r"^before round 1: not each lane once$"):
        six_rounds(Tuning({}), [LAYOUTS[1], lines])


def test_the_slopes_are_a_cycle_of_six():
    def slope_of(line):
        (x0, y0), (x1, y1) = line[0], line[1]
        dx, dy = (x1 - x0) % 5, (y1 - y0) % 5
        return "column" if dx == 0 else dy * pow(dx, -1, 5) % 5

    seen = []
    for lanes in LAYOUTS:
        slopes = {slope_of(line) for line in lanes}
        assert len(slopes) == 1
        seen += slopes
    assert seen[0] == seen[6] == 0
    assert len(set(seen[:6])) == 6


@pytest.mark.parametrize("rate", bmi2_rows.RATES)
@pytest.mark.slow
def test_the_last_round_adds_each_lane_of_the_block_once(rate):
    emitter = bmi2_rows.Emitter()
    emitter.round("rsp", "rdi", -8, bmi2_rows.last_rows(rate, BMI2.options["order"]))
    added = [int(n) for n in re.findall(r"\+ (\d+)\] +# a\d\d \^= data", "\n".join(emitter.lines))]
    assert sorted(added) == list(range(0, 8 * rate, 8))


@pytest.mark.parametrize("one", [BMI2, SLOPE, PLANES], ids=lambda one: one.name)
@pytest.mark.slow
def test_every_instruction_of_a_round_says_what_it_computes(one):
    for line in gen.source(one).splitlines():
        if re.match(r"    (vperm|vpro|vpternlog|vshuf|rorx|andn) ", line):
            assert "#" in line, line
