#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Gate equivalents of products of verilog.toml, as gates.json: synthesised, not placed.

    rtl/tools/gates.py [--list] NAME...     those that are out of date

Yosys and abc map to the standard cells of OSU for 0.18 um (Debian's qflow-tech-osu018); a gate
equivalent is the area of NAND2X1. abc looks for little delay with no constraint, without buffers
and without wires: a figure for comparison, not for a chip. Memories that are written are left out,
with the registers of their outputs, and their bits counted; constant ones are logic.
"""

from __future__ import annotations

import argparse
import json
import re
import shutil
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2]))
from rtl.tools import verilog, yosys  # noqa: E402

PACKAGE = "qflow-tech-osu018"
CELLS = Path("/usr/share/qflow/tech/osu018/osu018_stdcells.lib")
RESULT = Path(__file__).with_suffix(".json")
UNIT = "NAND2X1"
FLOW = "synth -flatten; dfflibmap; abc; opt_clean"
#: The cell that stands for such a memory. Of one that is unknown yosys leaves all ports connected.
BOX = "LANEWISE_MEMORY"


def unit(text: str) -> float:
    """The area of one gate equivalent in a liberty file."""
    found = re.search(rf"cell \({UNIT}\) {{\s*area : ([\d.]+);", text)
    if not found:
        raise yosys.ToolError(f"{CELLS}: no area of {UNIT}")
    return float(found[1])


def key(product: verilog.Product) -> dict[str, str]:
    """What a row depends on."""
    cells = " ".join(yosys.run("dpkg-query", "-W", PACKAGE).split())
    return {"sources": yosys.digest(product.files), "tool": f"{yosys.versions()}, {cells}"}


def bits(dump: str) -> int:
    """Of the memories that yosys dumps as RTLIL."""
    found = [
        [int(re.search(rf"parameter(?: signed)? \\{name} (\d+)$", cell, re.MULTILINE)[1])
         for name in ("SIZE", "WIDTH")]
        for cell in dump.split("\n  end\n")
        if "cell $mem_v2" in cell
    ]  # fmt: skip
    return sum(size * width for size, width in found)


def measured(product: verilog.Product) -> dict[str, float]:
    """Gate equivalents, cells and flip-flops of the logic, bits of memory beside it."""
    work = yosys.scratch("gates")
    try:
        net, stat, left = product.write(work), work / "stat.txt", work / "left.il"
        script = f"""
            read_verilog {net}
            synth -flatten -top {product.name} -run begin:fine
            select -set written t:$mem_v2 r:WR_PORTS>0 %i
            tee -q -o {left} dump @written
            chtype -set {BOX} @written
            synth -run fine:check
            dfflibmap -liberty {CELLS}
            abc -liberty {CELLS}
            opt_clean
            tee -q -o {stat} stat -liberty {CELLS}
        """
        (work / "gates.ys").write_text(script)
        yosys.run("yosys", "-q", "-s", work / "gates.ys")
        text, memory = stat.read_text(), bits(left.read_text())
    finally:
        shutil.rmtree(work)
    unknown = re.findall(rf"Area for cell type (?!\\{BOX})\S+ is unknown", text)
    area = re.search(r"Chip area for (?:top )?module .*: ([\d.]+)", text)
    if unknown or not area:
        raise yosys.ToolError(f"gates: {product.name}: {unknown[:1] or 'no area'}")
    cells = {name: int(n) for name, n in re.findall(r"^ +([A-Z]\w+) +(\d+)$", text, re.MULTILINE)}
    cells.pop(BOX, None)
    flipflops = sum(n for name, n in cells.items() if name.startswith("DFF"))
    found = round(float(area[1]) / unit(CELLS.read_text()))
    return {"gates": found, "cells": sum(cells.values()), "ff": flipflops, "memory_bits": memory}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("names", nargs="*", metavar="NAME")
    parser.add_argument("--list", action="store_true", help="name what is out of date")
    options = parser.parse_args()
    known = verilog.products()
    if unknown := sorted(set(options.names) - set(known)):
        parser.error(f"nothing is called {unknown[0]}; there are {', '.join(known)}")
    if not CELLS.exists():
        print(f"gates: no {CELLS}: it is in Debian's {PACKAGE}", file=sys.stderr)
        return 2
    rows = json.loads(RESULT.read_text())["rows"] if RESULT.exists() else {}
    for name in options.names or rows:
        now = {"flow": FLOW, **key(known[name])}
        if now.items() <= rows.get(name, {}).items():
            continue
        if options.list:
            print(name)
            continue
        try:
            rows[name] = {**measured(known[name]), **now}
        except yosys.ToolError as error:
            print(error, file=sys.stderr)
            return 2
        beside = f", beside {rows[name]['memory_bits'] / 1024:.1f} kbit of memory"
        print(f"gates: {name}: {rows[name]['gates']} gate equivalents{beside}", flush=True)
        kept = {"about": "rtl/tools/gates.py: synthesised, not placed", "rows": rows}
        RESULT.write_text(json.dumps(kept, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
