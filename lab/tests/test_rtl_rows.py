# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Rows of area and routing keep how they were made; the KEM core's page says what is not so now."""

import dataclasses
import json
import sys
from pathlib import Path

import pytest

from rtl.soc.syn import route
from rtl.tools import ecp5_route, xilinx_area, yosys

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "rtl/mlkem/doc"))
import compare
import paper


def test_a_row_is_valid_for_its_sources_tools_and_flow(monkeypatch):
    row = compare.synthesis.areas()["reject_8"]
    monkeypatch.setattr(yosys, "versions", lambda: "yosys 0.23")
    kept = compare.kept("area")["reject_8"] | xilinx_area.key(row)
    assert xilinx_area.valid(kept, row)
    for name in ("sources", "tool", "flow"):
        assert not xilinx_area.valid(kept | {name: "other"}, row)
    assert not xilinx_area.valid(kept, dataclasses.replace(row, steps="plain"))


def test_a_flow_names_options_and_the_code_that_changes_netlists(monkeypatch, tmp_path):
    design = compare.synthesis.routes()["butterfly"]
    flow = ecp5_route.flow(design, 80)
    assert "--placer=static" in flow and "-nowidelut" in flow and "--freq=80" in flow
    others = [dataclasses.replace(design, placer="heap"), dataclasses.replace(design, mapping="")]
    assert len({flow, ecp5_route.flow(design, 90), *(ecp5_route.flow(d, 80) for d in others)}) == 4
    code = tmp_path / "pins.py"
    code.write_text("# only a comment\n" + Path(ecp5_route.pins.__file__).read_text())
    monkeypatch.setattr(ecp5_route.pins, "__file__", str(code))
    assert ecp5_route.flow(design, 80) == flow
    code.write_text(code.read_text() + "MORE = 1\n")
    assert ecp5_route.flow(design, 80) != flow


def test_the_page_marks_rows_that_were_made_otherwise(monkeypatch):
    found = compare.kept("ecp5")
    design, tool = compare.synthesis.routes()["engine"], compare.usual_tool(found)
    flow = ecp5_route.flow(design, compare.synthesis.GOAL_MHZ)
    made = {"sources": yosys.digest(list(design.files)), "flow": flow, "tool": tool}
    engine = found["engine"] | made
    assert compare.earlier(engine, "engine", flow, tool) == ""
    for change, words in (
        ({"sources": "0"}, ", of earlier RTL"),
        ({"flow": "by hand"}, ", of another flow"),
        ({"tool": "yosys 0.9"}, ", by yosys 0.9"),
    ):
        assert compare.earlier(engine | change, "engine", flow, tool) == words
    some = {name: row for name, row in found.items() if name != "kem_0"}
    monkeypatch.setattr(compare, "kept", lambda name: some)
    assert "`kem_0`" in compare.not_routed()[0]


def test_the_system_says_what_was_routed_and_when_that_is_old(monkeypatch, tmp_path):
    page = (yosys.ROOT / "rtl/soc/doc/integration.md").read_text()
    assert compare.markdown(route.table(told_earlier=False)) in page
    row = dict.fromkeys(("mhz", "seed", *ecp5_route.KINDS), 1)
    design = route.designs()["ulx3s"]
    now = {"sources": yosys.digest(list(design.files)), "flow": ecp5_route.flow(design, 25)}
    monkeypatch.setattr(route, "RESULT", tmp_path / "ecp5.json")
    for change, words in (
        ({}, "ulx3s"),
        ({"sources": "0"}, "ulx3s, of earlier RTL"),
        ({"flow": "by hand"}, "ulx3s, of another flow"),
    ):
        route.RESULT.write_text(json.dumps({"rows": {"ulx3s": row | now | change}}))
        assert route.table()[1][0][0] == words


def test_a_path_between_two_clocks_counts():
    def path(start, end, delay):
        return {"from": start, "to": end, "path": [{"delay": delay / 2}, {"delay": delay / 2}]}

    a, b = "posedge a", "posedge b"
    report = {"critical_paths": [path(a, a, 5), path(a, b, 8), path("<async>", b, 20)]}
    assert [ecp5_route.delay(p) for p in ecp5_route.clocked(report)] == [5, 8]


def test_a_frequency_is_estimated_with_the_steps_of_its_factor_alone():
    heads, rows = compare.table_of_area()
    steps, mhz = heads.index("steps"), heads.index("MHz, estimated")
    ours = [row for row in rows if row[0].startswith("ours")]
    assert {bool(row[mhz]) for row in ours} == {True, False}
    assert all(bool(row[mhz]) == (row[steps] == "yosys") for row in ours)


def test_the_lost_cell_of_the_paper_three_ways():
    values, (low, high) = paper.recomputed(paper.ROWS["encaps", 512])
    assert values == [48980, 49078, 48818]
    assert low <= paper.theirs(paper.ROWS["encaps", 512]) <= high
    for row in paper.ROWS.values():
        if row["cycles"]:
            low, high = paper.recomputed(row)[1]
            assert low - 1 <= row["cycles"] <= high + 1


def test_products_are_of_the_rows(monkeypatch):
    found = compare.kept("area")
    table = compare.table_of_products()[1]
    rows, products = {row[0]: row for row in table}, [row[4] for row in table]
    row = found["kem_2"]
    lut, one = row["lut"] + row["lutram"], float(rows["ours, kem_2"][4])
    assert one == pytest.approx(lut * 2076 / 1e6, abs=0.5)
    # A design may have two rows.
    assert products == sorted(products, key=float)
    double = found | {"kem_2": found["kem_2"] | {"lut": 2 * found["kem_2"]["lut"]}}
    monkeypatch.setattr(compare, "kept", lambda name: double)
    rows = {row[0]: row for row in compare.table_of_products()[1]}
    assert float(rows["ours, kem_2"][4]) == pytest.approx(one + row["lut"] * 2076 / 1e6, abs=1)


def test_of_several_placements_the_fastest_is_kept(monkeypatch, tmp_path, capsys):
    mhz = {1: 90.5, 2: 110.5, 3: 100.5}

    def route_with(design, work, seed, goal, estimate):
        step = {"delay": 1000 / mhz[seed], "type": "routing", "net": f"wire {seed}"}
        path = {"from": "posedge a", "to": "posedge a", "path": [step]}
        return mhz[seed], {"critical_paths": [path]}

    monkeypatch.setattr(ecp5_route, "netlist", lambda design, work: {"LUT4": 5})
    monkeypatch.setattr(ecp5_route, "route", route_with)
    monkeypatch.setattr(ecp5_route, "versions", lambda: "some")
    kept = tmp_path / "ecp5.json"
    for seeds in ("1 2 3", "3"):
        monkeypatch.setattr("sys.argv", ["route.py", "ulx3s", "--seeds", *seeds.split()])
        assert ecp5_route.main(kept, route.designs(), [], 25, "") == 0
        row = json.loads(kept.read_text())["rows"]["ulx3s"]
        if len(seeds) > 1:
            assert (row["mhz"], row["seed"], row["lut4"]) == (110.5, 2, 5)
            assert row["seeds"] == {str(seed): each for seed, each in mhz.items()}
            assert "wire 2" in (said := capsys.readouterr().out) and "wire 1" not in said
    assert (row["mhz"], row["seed"]) == (100.5, 3) and "seeds" not in row
