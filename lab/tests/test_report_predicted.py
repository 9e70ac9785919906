# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The predicted part of the report: goals are judged by figures, and the page says what is what."""

import copy
import sys

import pytest
from lanewise_lab import table
from lanewise_lab.checkout import ROOT

sys.path.insert(0, str(ROOT / "bench"))
import page  # noqa: E402
import predicted  # noqa: E402


@pytest.fixture
def tables():
    """As table 1 comes, with figures made up."""
    cores = {c: {"title": c, "band": [0.99, 1.01], "band_source": "?"} for c in predicted.CORES}
    rows = []
    for published in table.published()["permutation"]:
        figures = {k: published[k] for k in (*predicted.CORES, "code", "ram")}
        ours = {c: {"cycles": figures[c], "low": 1, "high": 99999} for c in predicted.CORES}
        ours |= {"code": figures["code"], "ram": figures["ram"], "instructions": 7}
        ours["instructions_by_class"] = {"alu": 5}
        rows.append(
            {
                "kernel": table.PREFIX + published["kernel"],
                "title": published["row"],
                "note": "",
                "published": figures,
                "ours": ours,
            }
        )
    best = {}
    for goal in predicted.read()["predicted"]:
        best[goal["core"]] = {
            "kernel": rows[0]["kernel"],
            "cycles": goal["limit"],
            "published": 9999,
            "to_published": 0.9,
            "reproduction": rows[1]["kernel"],
            "reproduction_cycles": 9998,
            "rival": {"cycles": 9990, "kind": "in the model"},
            "to_reproduction": 0.9,
        }
    return {
        "table1": {"published_source": "a note", "cores": cores, "rows": rows, "best": best},
    }


def test_goals_are_met_at_their_limit_and_missed_above(tables):
    assert {g["status"] for g in predicted.evaluate(tables)["goals"]} == {"met"}
    assert not any(g["stretch_met"] for g in predicted.evaluate(tables)["goals"])
    worse = copy.deepcopy(tables)
    worse["table1"]["best"]["cortex-m7"]["cycles"] += 1
    status = {g["core"]: g["status"] for g in predicted.evaluate(worse)["goals"]}
    assert status == {"cortex-m3": "met", "cortex-m4": "met", "cortex-m7": "missed"}
    # Under the worst rules that fit there is a limit too.
    best = tables["table1"]["best"]["cortex-m7"]
    best["worst_cycles"] = predicted.read()["predicted"][2]["worst"]
    assert predicted.evaluate(tables)["goals"][2]["status"] == "met"
    best["worst_cycles"] += 1
    assert predicted.evaluate(tables)["goals"][2]["status"] == "missed"


def test_a_reproduction_that_is_off_is_named(tables):
    judged = predicted.evaluate(tables)
    assert {n["status"] for n in judged["reproductions"]} == {"met"}
    assert len(judged["reproductions"]) == 25
    tables["table1"]["rows"][4]["ours"]["cortex-m4"]["cycles"] = 9500
    tables["table1"]["rows"][3]["ours"]["ram"] += 4
    judged = predicted.evaluate(tables)
    off = [(n["column"], n["ours"]) for n in judged["reproductions"] if n["status"] == "missed"]
    assert off == [("ram", 268), ("cortex-m4", 9500)]
    text = predicted.reproductions(judged["reproductions"])
    assert "9500 cycles on Cortex-M4 for 9242" in text and "23 of the 25" in text


def test_the_section_says_predicted_and_published(tables):
    tables["judged"] = predicted.evaluate(tables)
    html = predicted.section(tables, page.table)
    assert "No board was used" in html
    for row in tables["table1"]["rows"]:
        for core in predicted.CORES:
            assert f"published {row['published'][core]}" in html
    assert predicted.section(None, page.table) == ""
    assert "Not predicted: no gcc" in predicted.section({"error": "no gcc"}, page.table)
    assert predicted.failures({"error": "no gcc"}) == ["Cortex-M: no gcc"]
