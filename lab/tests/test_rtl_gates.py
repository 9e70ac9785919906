# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Gate equivalents: the document says what gates.json keeps, and an area is of known cells."""

import json
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rtl.tools import gates, verilog, yosys  # noqa: E402


def test_documents_have_the_rows():
    known = verilog.products()
    for name, row in json.loads(gates.RESULT.read_text())["rows"].items():
        parameter = next(iter(known[name].parameters.values()))
        line = f"| `{name}` | {parameter} | {row['gates']:,} | {row['ff']:,} |"
        line += f" {row['memory_bits'] / 1024:g} |" if row.get("memory_bits") else ""
        pages = (ROOT / f"rtl/{known[name].room}/doc").glob("*.md")
        assert any(line in page.read_text().splitlines() for page in pages), line


def test_bits_of_the_memories_that_are_left_out():
    cell = "  cell $mem_v2 %s\n    parameter \\SIZE %d\n    parameter signed \\WIDTH %d\n  end\n"
    other = "  cell $add \\c\n    parameter \\WIDTH 7\n  end\n"
    assert gates.bits(cell % ("\\a", 256, 24) + other + cell % ("\\b", 3, 64)) == 256 * 24 + 3 * 64


def test_unit_is_the_area_of_the_nand():
    cell = "cell (%s) {\n  area : 24;\n"
    assert gates.unit(cell % "INVX1" + (cell % "NAND2X1").replace("24", "32")) == 32
    with pytest.raises(yosys.ToolError, match="NAND2X1"):
        gates.unit(cell % "INVX1")
