# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Cortex-M7 under every set of rules that fits what was published: the model, the search's quick
copy of it, and the kernel that ships."""

from dataclasses import replace
from pathlib import Path

import pytest
from lanewise_lab import cores, firmware, published
from lanewise_lab.armv7m import recipe as recipes
from lanewise_lab.armv7m.software_pipelined import Design
from lanewise_lab.cycles import trace
from lanewise_lab.cycles.leaning import at_limit
from lanewise_lab.cycles.model import Model, predict, predict_range
from lanewise_lab.search import armv7m as search
from lanewise_lab.search.armv7m import undominated
from test_cycles_rules import FRAME, assemble

ROOT = Path(__file__).parents[2]
M7 = cores.load("cortex-m7")
SETS = cores.alternatives(M7)
NAME = "armv7m_m7_paired"


def traced(stem, folder):
    source = firmware.kernel_file("armv7m", stem)
    built = firmware.assemble(source, firmware.CORES["cortex-m7"], folder)
    return trace.run(str(built), firmware.symbol_of(source), M7, 24).steps


@pytest.fixture(scope="module")
def shipped(tmp_path_factory):
    return traced("keccakp1600_x1_armv7m_m7_paired", tmp_path_factory.mktemp("paired"))


@pytest.fixture(scope="module")
def rewrites(tmp_path_factory):
    """Of each published row the executed instructions of our rewrite, and the published cycles."""
    folder = tmp_path_factory.mktemp("rewrites")
    return [
        (traced(of.kernel, folder), of.figures["cortex-m7"]["value"])
        for of in published.techniques("armv7m")
    ]


def changed(core, **values):
    rules = {name: replace(core.rules[name], value=value) for name, value in values.items()}
    return replace(core, rules=core.rules | rules)


def issued(folder, body, core):
    """The cycle of each instruction of a function of this body; r0 points to memory."""
    path = assemble(folder, FRAME.format(body))
    steps = trace.run_program(path, "f", M7, [bytearray(200)]).steps
    return [slot // 2 for slot in predict(steps, core).schedule.issued]


BY_SET = [
    # from a load to: the other operand of an inline shift, the shifted one, a plain operand, an
    # address, a store's data
    ("ldr.w r1, [r0]\neor.w r2, r1, r3, ror #1", 1, [2, 2, 2, 2, 3, 2, 2, 3]),
    ("ldr.w r1, [r0]\neor.w r2, r3, r1, ror #1", 1, [2, 2, 3, 3, 3, 2, 2, 3]),
    ("ldr.w r1, [r0]\nbic.w r2, r1, r1, ror #1", 1, [2, 2, 3, 3, 3, 2, 2, 3]),
    ("ldr.w r1, [r0]\neor.w r2, r1, r3", 1, [1, 1, 1, 1, 1, 1, 1, 1]),
    ("ldr.w r1, [r0]\nstr.w r1, [r0, #32]", 1, [0, 0, 0, 0, 0, 1, 1, 1]),
    ("ldrd r1, r2, [r0]\neor.w r3, r2, r4, ror #1", 1, [2, 2, 2, 2, 3, 2, 2, 3]),
    # a load behind a store: of the same word, of the other word of the aligned 8 bytes, of a word
    # as near that is not in them
    ("str.w r1, [r0]\nldr.w r2, [r0]", 1, [4, 6, 4, 6, 6, 4, 4, 6]),
    ("str.w r1, [r0]\nldr.w r2, [r0, #4]", 1, [0, 6, 0, 6, 6, 0, 1, 6]),
    ("str.w r1, [r0, #12]\nldr.w r2, [r0, #8]", 1, [0, 6, 0, 6, 6, 0, 1, 6]),
    ("str.w r1, [r0, #4]\nldr.w r2, [r0, #8]", 1, [0, 0, 0, 0, 0, 0, 1, 1]),
    # a result of EX2 reaches the other operand of an inline shift as it does a plain one
    ("eor.w r1, r3, r4\neor.w r2, r1, r3, ror #1", 1, [1, 1, 1, 1, 1, 1, 1, 1]),
    # a load and a store of one bank, of two
    ("str.w r1, [r0]\nldr.w r2, [r0, #8]", 1, [0, 0, 0, 0, 0, 1, 1, 1]),
    ("ldr.w r2, [r0, #8]\nstr.w r1, [r0]", 1, [0, 0, 0, 0, 0, 1, 1, 1]),
    ("ldr.w r2, [r0, #12]\nstr.w r1, [r0]", 1, [0, 0, 0, 0, 0, 0, 1, 1]),
]


@pytest.mark.parametrize(("body", "which", "expected"), BY_SET)
def test_each_rule_under_each_set(tmp_path, body, which, expected):
    assert [issued(tmp_path, body, s.core)[which] for s in SETS] == expected


def test_the_sets_are_what_the_docs_name():
    assert [s.name for s in SETS] == [
        "likeliest",
        "near stores",
        "late shifts",
        "both",
        "late operands",
        "stores apart of a bank",
        "stores apart",
        "harshest",
    ]
    assert [s.likely for s in SETS] == [True, *7 * [False]]
    assert all(s.source and s.fit and s.fit_of for s in SETS)


@pytest.mark.ci
@pytest.mark.slow
def test_how_well_each_set_fits(rewrites):
    """The errors in the data file are those of this model on our rewrites: all of them within,
    and both ends used."""
    for each in SETS:
        model, errors = Model(each.core), []
        for steps, theirs in rewrites:
            errors.append(100 * (model.cycles(steps) / theirs - 1))
        again = each.core.reproduction
        assert again.rows == len(errors)
        assert again.lowest <= min(errors) < again.lowest + 0.1, (each.name, errors)
        assert again.highest - 0.1 < max(errors) <= again.highest, (each.name, errors)
        mean_square = sum(e * e for e in errors) / len(errors)
        assert round(mean_square**0.5, 1) == each.fit, (each.name, mean_square**0.5)


def loop_of(steps):
    """One turn of the kernel's loop without what is not its rounds: the pointer's move, the test
    and the branches."""
    ends = [
        n
        for n, step in enumerate(steps[:-1])
        if step.taken and steps[n + 1].instruction.address < step.instruction.address
    ]
    turn = steps[ends[0] + 1 : ends[1]]
    move = next(n for n, step in enumerate(turn) if step.instruction.mnemonic == "add")
    turn = turn[: move - 1] + turn[move + 2 :]
    return [step for step in turn if step.instruction.mnemonic not in ("tst", "b")]


def cycles(found, core, odd=0):
    """Of four rounds in this order under one set of rules, as the search counts them."""
    design = Design(recipes.load(NAME).options)
    one = search.searcher(design, design.round(), [(core, odd)])
    return 4 * one.price(found).cycles


def odd_state(steps):
    """The same with the state 4 bytes further on: at an odd multiple of 4."""
    state = range(trace.SCRATCH, trace.SCRATCH + trace.STATE)
    assert any(a in state for s in steps for a in s.addresses)
    return [
        s._replace(addresses=tuple(a + 4 if a in state else a for a in s.addresses)) for s in steps
    ]


def steady(core, turn):
    model = Model(core)
    return model.cycles(turn * 3) - model.cycles(turn * 2)


@pytest.mark.parametrize("odd", [0, 1])
def test_the_search_prices_what_the_model_says(shipped, odd):
    """On the shipped loop, under every set, wherever the state lies."""
    found = recipes.load(NAME).options["order"]["loop"]
    turn = loop_of(odd_state(shipped) if odd else shipped)
    assert len(turn) == 4 * len(found)
    priced = [cycles(found, s.core, odd) for s in SETS]
    assert priced == [steady(s.core, turn) for s in SETS]


PLANTED = [
    ("load_to_beside", 4),
    ("load_to_shifted", 5),
    ("load_to_late", 2),
    ("load_to_address", 90),
    ("late_to_early", 3),
    ("late_to_late", 2),
    ("to_store_data", 4),
    ("near_store_to_load", 30),
    ("store_to_load", 90),
    ("loads", 1),
]


@pytest.mark.parametrize(("name", "value"), PLANTED)
def test_a_rule_that_is_changed_on_one_side_only_is_seen(shipped, name, value):
    found = recipes.load(NAME).options["order"]["loop"]
    turn, planted = loop_of(shipped), changed(M7, **{name: value})
    assert cycles(found, planted) != steady(M7, turn)
    assert cycles(found, planted) == steady(planted, turn)


@pytest.mark.parametrize("apart", [1, 2])
def test_loads_apart_from_stores_cost_both_the_same(shipped, apart):
    """The shipped loop keeps them apart, so it issues more in a cycle here."""
    found, turn = recipes.load(NAME).options["order"]["loop"], loop_of(shipped)
    moved = changed(M7, width=4)
    planted = changed(moved, load_store_apart=apart)
    assert steady(planted, turn) > steady(moved, turn)
    assert cycles(found, planted) == steady(planted, turn)


def test_an_order_costs_the_likeliest_and_the_worst():
    options = recipes.load(NAME).options
    sets = [s.core for s in SETS]
    # The order in which the operations are made is a poor one: the sets differ.
    for found in options["order"]["loop"], list(range(len(options["order"]["loop"]))):
        even, odd = ([cycles(found, core, where) for core in sets] for where in (0, 1))
        price = search.searcher(design := Design(options), design.round(), search.cases(M7))
        assert 4 * price.price(found).cycles == even[0] + max(*even, *odd)
    assert len(set(even)) > 1 and max(even) == even[-1]
    found = options["order"]["loop"]
    price, same = search.ordered(search.cases(M7), options, "loop", 0, 1, found)
    assert 4 * price.cycles == options["cost"] and same == found


def test_only_the_worst_sets_are_searched():
    assert undominated([s.core for s in SETS]) == [SETS[0].core, SETS[-1].core]
    assert undominated([SETS[0].core]) == [SETS[0].core]
    # Two of which neither is worse in everything both count.
    sets = [SETS[n].core for n in (0, 1, 2)]
    assert undominated(sets) == sets


def test_the_kernel_holds_under_every_set(shipped):
    """The goal of 2026-11-24: 4450 under all that published rows and public tests leave open."""
    found = predict_range(shipped, M7)
    assert list(found.cycles) == [s.name for s in SETS]
    assert found.spread[1] <= 4450
    assert found.low <= found.spread[0] and found.spread[1] <= found.high
    # A state that is aligned to 4 bytes only is all that the kernel asks for.
    assert predict_range(odd_state(shipped), M7).spread[1] <= 4450


def test_what_a_kernel_leans_on_is_counted(tmp_path, shipped, rewrites):
    body = (
        "ldr.w r1, [r0]\nldr.w r2, [r0, #4]\neor.w r3, r1, r4, ror #3\neor.w r5, r6, r2, ror #3\n"
        "str.w r5, [r0, #8]\nnop.w\nldr.w r7, [r0, #12]\nldr.w r7, [r0, #8]"
    )
    steps = trace.run_program(
        assemble(tmp_path, FRAME.format(body)), "f", M7, [bytearray(200)]
    ).steps
    counted = at_limit(predict(steps, M7))
    # The second inline shift finds the shifter taken: a cycle behind its limit.
    assert counted["load_to_beside"] == 1 and counted["near_store_to_load"] == 1
    assert "load_to_shifted" not in counted
    # No published figure has tested these two rules, so our kernel does not lean on them either.
    for steps, _ in rewrites:
        used = at_limit(predict(steps, M7))
        assert not used.get("load_to_beside") and not used["near_store_to_load"]
    assert not at_limit(predict(shipped, M7))["near_store_to_load"]


@pytest.mark.slow
def test_our_kernel_leans_on_nothing_that_no_board_has_shown(shipped):
    used = at_limit(predict(shipped, M7))
    assert not used["near_store_to_load"] and "load_to_beside" not in used
    for late in ("load_to_beside",), ("load_to_shifted",), ("load_to_beside", "load_to_shifted"):
        core = changed(M7, **dict.fromkeys(late, 3))
        assert predict(shipped, core).cycles == predict(shipped, M7).cycles, late
    found = [predict_range(steps, M7).cycles for steps in (shipped, odd_state(shipped))]
    latencies = [s.name for s in SETS if not s.core["load_store_apart"]]
    (cycles,) = {of[name] for of in found for name in latencies}
    most = max(max(of.values()) for of in found)
    text = " ".join((ROOT / "docs" / "cortex-m.md").read_text().split())
    assert f"the same {cycles} cycles under the five that change latencies" in text
    assert f"{most} at most where a load may not be issued beside a store" in text
