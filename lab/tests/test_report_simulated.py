# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The simulated part of the report: what is kept is read, the page says what is what; and how
cycles are read from a retire trace."""

import copy
import json
import subprocess
import sys

import pytest
from lanewise_lab import markdown, results
from lanewise_lab.checkout import ROOT
from required import tools

sys.path.insert(0, str(ROOT / "bench"))
sys.path.insert(0, str(ROOT / "rtl/rvkeccak/tb"))
import page  # noqa: E402
import retired  # noqa: E402
import sampling  # noqa: E402
import simulated  # noqa: E402
from retired import Retired  # noqa: E402


@pytest.fixture
def made():
    return simulated.kept()


def test_what_the_bench_writes_is_kept_and_read(made, tmp_path, monkeypatch):
    text = simulated.page(made)
    assert "**Simulated.** Cycles are exact" in text and "229 / 164" in text
    monkeypatch.setattr(simulated, "KEPT", tmp_path / "x.tsv")
    simulated.keep(made, "abc", "2099-01-01")
    assert simulated.page(simulated.kept()) == text
    again = copy.deepcopy(made)
    again["rows"][0]["figures"]["permutation"] += 1
    simulated.keep(again, "def", "2099-01-02")
    rows = results.read(simulated.KEPT)[1]
    assert [row["commit"] for row in rows].count("def") == 1  # an old figure keeps its date
    assert simulated.page(simulated.kept()) != text
    alone = next(r for r in again["rows"] if r["simulator"] == "iss")
    for how in ("rtl", "iss"):  # of the RTL now; and that stays where the simulator says the same
        alone["simulator"] = how
        simulated.keep(again, how, "2099-01-03")
        rows = results.read(simulated.KEPT)[1]
        assert [row["commit"] for row in rows].count("rtl") == len(alone["figures"])


def test_the_section_says_simulated_and_published(made):
    html = simulated.section(made, page.table)
    for words in ("simulated (RTL)", "published", "48180 slices", "the permutation alone"):
        assert words in html
    assert "Of 196 programs on builds 196 were simulated again for this report, alike." in html
    other = copy.deepcopy(made)
    del other["rows"][2:]
    other["rows"][0]["figures"]["permutation"] += 1
    said = simulated.repeated(other, made)
    assert "196 programs on builds 2 were" in said and said.endswith(
        f"came out of {other['rows'][0]['program']} on {other['rows'][0]['build']}."
    )
    assert simulated.section(None, page.table) == ""
    assert "Not simulated: no gcc" in simulated.section({"error": "no gcc"}, page.table)
    assert simulated.failures({"error": "no gcc"}) == ["no gcc"]
    assert simulated.failures(made | {"wrong": []}) == []
    wrong = made | {"wrong": [made["rows"][0] | {"wrong": ["wrong result"]}]}
    assert simulated.failures(wrong)[0].endswith(": wrong result")
    assert "wrong result" in simulated.section(wrong, page.table)
    slow = made | {"ecp5": {"rows": {"e64x1_full": {"mhz": 99.9, "old": True}}}}
    assert "99.9 MHz" in simulated.routed(slow) and "earlier RTL" in simulated.routed(slow)
    assert "placements" not in simulated.routed(slow)
    slow["ecp5"]["rows"]["e64x1_full"]["seeds"] = {"1": 98.5, "2": 99.9}
    assert "the best of 2 placements from 98.5" in simulated.routed(slow)


def test_area_stands_beside_its_build(made):
    row = {"module": "lanewise_vec", "lut": 12, "lutram": 0, "ff": 34, "delay": 4.2, "old": False}
    other = {name: row[name] for name in row if name != "delay"} | {"old": True}
    made["area"] = {"rows": {"e64x3": row, "e64x1_lutram": other | {"lutram": 5}}}
    made["area"]["rows"]["e64x6"] = row | {"old": True}
    assert simulated.area(made, ["e64x1", "e64x3"]) == "-; 12 LUT, 34 FF"
    assert simulated.area(made, ["e64x1"]) == ""
    titles = {r["title"]: r["1"] for r in simulated.areas(made)}
    said = "12 LUT + 5 LUT RAM, 34 FF (earlier RTL, mapped without abc9)"
    assert titles["vector unit, 64 bits, lutram"] == said
    assert simulated.area(made, ["e64x6"]) == "12 LUT, 34 FF (earlier RTL)"


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
    for path, mark, said in (
        ("docs/results/riscv-processor.md", "generated", simulated.page(made)),
        ("docs/riscv-vector.md", "sampling", sampling.tables(made, [1024])),
        ("docs/riscv-vector.md", "whole ML-KEM", sampling.whole(made)),
    ):
        text = (ROOT / path).read_text().replace("(ISS)", "(RTL)")
        assert markdown.between(text, mark, said.replace("(ISS)", "(RTL)")) == text
