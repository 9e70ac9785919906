#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route lanewise_soc_ecp5 with its program on a ULX3S board (LFE5U-85F, speed 6).

    route.py [--estimate] [--seeds N...]

The result is kept in ecp5.json. How it routes: rtl/tools/ecp5_route.py.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

SYN = Path(__file__).resolve().parent
sys.path.insert(0, str(SYN.parents[2]))
from rtl.tools import ecp5_route, simulators, yosys  # noqa: E402

TOP, WORDS = "lanewise_soc_ecp5", 1 << 14
RESULT, GOAL_MHZ = SYN / "ecp5.json", 25
IMAGE = simulators.BUILD / "soc/ecp5.hex"


def designs() -> dict[str, ecp5_route.Design]:
    blocks = ("rvkeccak", "mlkem", "keccak", "soc")
    files = [*simulators.sources(*blocks), SYN / "dcca.sv"]
    return {
        "ulx3s": ecp5_route.Design(
            TOP,
            tuple(yosys.closure(files, TOP)),
            {"WORDS": WORDS, "IMAGE": f'"{IMAGE.relative_to(yosys.ROOT)}"'},
            extra="bmuxmap; opt;",  # as the KEM core has it
            mapping="-nowidelut",
            placer="static",
            defines=("LANEWISE_ECP5",),
            speed=6,
            package="CABGA381",
            lpf=SYN / "ulx3s.lpf",
        )
    }


def table(told_earlier: bool = True) -> tuple[list[str], list[list[str]]]:
    """The kept rows, and whether they are of what would be routed now."""
    found = json.loads(RESULT.read_text())["rows"] if RESULT.exists() else {}
    kinds, rows = ("lut4", "ff", "dsp", "bram", "lutram", "seed"), []
    for name, design in designs().items():
        row = found.get(name)
        if row is None:
            rows.append([f"{name}, not routed", *[""] * (1 + len(kinds))])
            continue
        told = ""
        if told_earlier:
            told += ", of earlier RTL" * (row["sources"] != yosys.digest(list(design.files)))
            told += ", of another flow" * (row["flow"] != ecp5_route.flow(design, GOAL_MHZ))
        rows.append([f"{name}{told}", f"{row['mhz']:g}", *(f"{row[kind]:,}" for kind in kinds)])
    heads = ["board", "MHz, routed", "LUT4", "FF", "DSP", "block RAM", "LUT RAM", "seed"]
    return heads, rows


if __name__ == "__main__":
    simulators.call(
        [sys.executable, SYN.parent / "sw/soc_program.py", IMAGE, "--words", WORDS, "--scalar"],
        "program",
    )
    about = __doc__.splitlines()[0]
    sys.exit(ecp5_route.main(RESULT, designs(), list(designs()), GOAL_MHZ, about))
