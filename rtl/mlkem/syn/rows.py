# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What rows.toml names, with the files that each module is made of."""

from __future__ import annotations

import sys
import tomllib
from functools import cache
from pathlib import Path

SYN = Path(__file__).resolve().parent
sys.path.insert(0, str(SYN.parents[2]))
from rtl.tools import ecp5_route, xilinx_area, yosys  # noqa: E402

#: What the whole with two engines is to reach on ECP5, routed.
GOAL_MHZ = 80
#: Before mapping, memories take in the registers beside them and all is simplified once more. So
#: the registers of a table's index stay with the table, and do not go into a multiplier.
EXTRA = "memory -nomap; opt;"


@cache
def _sources() -> list[Path]:
    """Each file has one module or package, of its name."""
    return [
        f for where in ("common", "mlkem") for f in (yosys.ROOT / f"rtl/{where}/rtl").glob("*.sv")
    ]


@cache
def made_of(top: str) -> tuple[Path, ...]:
    """The file of `top` and of all that it names, packages first."""
    return tuple(yosys.closure(_sources(), top))


def table() -> dict[str, dict]:
    """Rows whose module exists, each before what is `also` counted of it."""
    rows = {}
    for name, row in tomllib.loads((SYN / "rows.toml").read_text())["rows"].items():
        if row["top"] not in {f.stem for f in _sources()}:
            raise SystemExit(f"rows.toml: {name}: no module {row['top']} in rtl/mlkem/rtl")
        rows[name] = row
        if steps := row.get("also"):
            rows[f"{name}_{steps}"] = row | {"steps": steps, "route": False}
    return rows


def apart(module: str) -> str:
    """Commands by which copies of the module are part of the whole, with registers of their own."""
    kept = f"setattr -set keep 1 *{module}*/t:$*dff* *{module}*/t:$mem*"
    return f"{kept}; setattr -mod -unset keep_hierarchy *{module}*; flatten; opt"


def areas() -> dict[str, xilinx_area.Row]:
    """What is counted of each row."""
    return {
        name: xilinx_area.Row(
            row["top"],
            made_of(row["top"]),
            row.get("parameters", {}),
            EXTRA,
            before=apart(row["apart"]) if "apart" in row else "",
            delay=True,
            steps=row.get("steps", "choices"),
        )
        for name, row in table().items()
    }


def routes() -> dict[str, ecp5_route.Design]:
    """What is routed of each row that asks for it."""
    return {
        name: ecp5_route.Design(
            row["top"],
            made_of(row["top"]),
            row.get("parameters", {}),
            "clk_i",
            "rst_ni" if row.get("reset", True) else "",
            # Or the register of a table's index would become one of its output, behind the table.
            "bmuxmap; opt;",
            "-nowidelut",  # a tenth fewer wires to route
            "static",
        )
        for name, row in table().items()
        if row.get("route")
    }
