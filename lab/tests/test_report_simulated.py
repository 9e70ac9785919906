# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The simulated part of the report: goals are judged by the worst build, the page says what is
what; and how cycles are read from a retire trace."""

import copy
import json
import subprocess
import sys

import pytest
from lanewise_lab.checkout import ROOT
from required import tools

sys.path.insert(0, str(ROOT / "bench"))
sys.path.insert(0, str(ROOT / "rtl/rvkeccak/tb"))
import page  # noqa: E402
import readme  # noqa: E402
import retired  # noqa: E402
import simulated  # noqa: E402
from retired import Retired  # noqa: E402


@pytest.fixture
def made():
    """As the bench `programs` writes it, with the figures that the goals ask for."""
    rows = {}
    for goal in simulated.goals():
        for build in goal.get("builds", []):
            functions = {"function": goal["function"]} if "function" in goal else {}
            row = rows.setdefault(
                (goal["program"], build),
                {
                    "program": goal["program"],
                    "title": goal["program"],
                    "kind": "sponge" if functions else "permutation",
                    "build": build,
                    "states": int(build[4]),
                    "rounds": 24,
                    "simulator": "rtl",
                    "figures": {"absorb": 1} if functions else {},
                    "wrong": [],
                }
                | functions,
            )
            if goal["figure"] != "bits_per_cycle":
                row["figures"][goal["figure"]] = goal.get("exactly", goal.get("at_most"))
    rows = list(rows.values())
    for row in [r for r in rows if r["kind"] == "sponge"]:
        rows.append(row | {"function": "SHAKE256"})
    for row in [r for r in rows if r["kind"] == "permutation"]:
        row["figures"].setdefault("permutation", 999)
    rows.append(rows[0] | {"kind": "baseline", "program": "c", "flags": "-O7", "build": "e64x1"})
    data = {"rows": rows, "wrong": [], "published": simulated.published()}
    data |= {"area": {"rows": {}}, "ecp5": {"rows": {"e64x1": {"mhz": 100.0, "old": False}}}}
    return data | {"judged": simulated.evaluate(data)}


def test_goals_are_met_at_their_limit_and_missed_beyond(made):
    assert {g["status"] for g in made["judged"]} == {"met"}
    slow = made | {"ecp5": {"rows": {"e64x1_full": {"mhz": 99.9, "old": True}}}}
    assert "99.9 MHz" in simulated.routed(slow) and "earlier RTL" in simulated.routed(slow)
    assert simulated.evaluate(slow)[-1]["status"] == "missed"
    assert simulated.evaluate(made | {"ecp5": {"rows": {}}})[-1]["status"] == "unmeasured"
    for goal in simulated.goals()[:-1]:
        worse = copy.deepcopy(made)
        row = next(
            r
            for r in worse["rows"]
            if (r["program"], r["build"]) == (goal["program"], goal["builds"][-1])
            and r.get("function") == goal.get("function")
        )
        slower = "permutation" if goal["figure"] == "bits_per_cycle" else goal["figure"]
        row["figures"][slower] += 1
        assert simulated.judge(goal, worse)["status"] == "missed", goal["title"]
        worse["rows"].remove(row)
        assert simulated.judge(goal, worse)["status"] == "unmeasured"


def test_the_section_says_simulated_and_published(made):
    html = simulated.section(made, page.table)
    for words in ("simulated (RTL)", "published", "48180 slices", "the permutation alone"):
        assert words in html
    assert simulated.section(None, page.table) == ""
    assert "Not simulated: no gcc" in simulated.section({"error": "no gcc"}, page.table)
    assert simulated.failures({"error": "no gcc"}) == ["no gcc"]
    assert simulated.failures(made) == []
    wrong = made | {"wrong": [made["rows"][0] | {"wrong": ["wrong result"]}]}
    assert simulated.failures(wrong) == ["e64_lmul1 on e64x1: wrong result"]
    assert "wrong result" in simulated.section(wrong, page.table)
    assert "64-bit, LMUL 1: cycles a round" in "\n".join(simulated.lines(made))
    assert any("229 / 164" in line for line in readme.simulated_tables(made))


def test_area_stands_beside_its_build(made):
    row = {"module": "lanewise_vec", "lut": 12, "lutram": 0, "ff": 34, "old": False}
    made["area"] = {"rows": {"e64x3": row, "e64x1_lutram": row | {"lutram": 5, "old": True}}}
    assert simulated.area(made, ["e64x1", "e64x3"]) == "-; 12 LUT, 34 FF"
    assert simulated.area(made, ["e64x1"]) == ""
    titles = {r["title"]: r["1"] for r in simulated.areas(made)}
    assert titles["vector unit, 64 bits, lutram"] == "12 LUT + 5 LUT RAM, 34 FF (earlier RTL)"


NOP, VXOR, VIOTA, BLT = 0x13, 0x2E3202D7, 0x2609C02B, 0xFE000EE3


def trace(*lines: tuple[int, int, int]) -> list[Retired]:
    return [Retired(*line) for line in lines]


def test_cycles_of_a_loop_of_two_rounds():
    """nop; twice vxor (2), viota (2) and a branch, taken once (3) and once not (1); a last one."""
    run = trace(
        (0, 0, NOP), (2, 4, VXOR), (4, 8, VIOTA), (6, 12, BLT),
        (9, 4, VXOR), (11, 8, VIOTA), (12, 12, BLT), (14, 16, VXOR),
    )  # fmt: skip
    found = retired.permutation(run, 4, 16, overlap=False)
    assert found == {"permutation": 11, "retired": 6, "round": 7, "round_alone": 4}
    assert retired.permutation(run, 4, 16, overlap=True)["permutation"] == 13
    assert retired.period(run, 8) == 7 and retired.period(run, 0) is None


def test_rounds_that_differ_have_no_figure():
    run = trace((0, 0, NOP), *((c, 4, VIOTA) for c in (2, 4, 7)), (9, 8, VXOR))
    with pytest.raises(ValueError, match="2, 3"):
        retired.permutation(run, 4, 8, overlap=True)


@pytest.mark.slow
@pytest.mark.ci
def test_the_page_agrees(tmp_path):
    """After a change of the processor or of the library's C: bench/readme.py --simulated ROWS. Here
    by the instruction-set simulator, which the tests of the hardware hold against the RTL."""
    tools("riscv64-unknown-elf-gcc")
    rows = tmp_path / "rows.json"
    command = [sys.executable, ROOT / "rtl/tools/bench.py", "programs", "--iss", "--json", rows]
    subprocess.run(command, check=True, capture_output=True)
    made = simulated.complete(json.loads(rows.read_text()))
    made["judged"] = simulated.evaluate(made)
    said = "\n".join(readme.simulated_tables(made)).replace("(ISS)", "(RTL)")
    page_text = (readme.PAGES / "riscv-processor.md").read_text()
    assert readme.replace(page_text, readme.MARKS, [said]) == page_text
