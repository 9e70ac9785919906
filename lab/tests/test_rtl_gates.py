# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Gate equivalents: the document says what gates.json keeps, and an area is of known cells."""

import json
import re
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT))

from rtl.tools import gates, verilog, yosys  # noqa: E402


def test_document_has_the_rows():
    rows = json.loads(gates.RESULT.read_text())["rows"]
    text = (ROOT / "rtl/keccak/doc/integration.md").read_text()
    said = re.findall(r"^\| `(\w+)` \| 1 \| ([\d,]+) \| ([\d,]+) \|$", text, re.MULTILINE)
    want = [(name, f"{row['gates']:,}", f"{row['ff']:,}") for name, row in rows.items()]
    assert said == want and set(rows) <= set(verilog.products())


def test_unit_is_the_area_of_the_nand():
    cell = "cell (%s) {\n  area : 24;\n"
    assert gates.unit(cell % "INVX1" + (cell % "NAND2X1").replace("24", "32")) == 32
    with pytest.raises(yosys.ToolError, match="NAND2X1"):
        gates.unit(cell % "INVX1")
