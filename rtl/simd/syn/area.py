#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Area of the vector unit, the scalar core and the processor on Xilinx 7-series, as area.json.

    area.py [C...]        the builds C of rtl/simd/configs.toml; all that are out of date if none
    area.py --list        what is out of date

Mapped by open synthesis, neither placed nor routed: LUTs and flip-flops are exact counts of what
yosys makes, and nothing is said of slices. A row stays valid while its sources do not change.
lut: LUTs of logic; lutram: LUTs that serve as memory; ff: flip-flops; dsp: multipliers; carry, mux:
CARRY4, and MUXF7 and MUXF8, which lie beside the LUTs.
"""

import argparse
import json
import shutil
import sys

from lanewise_lab.rtl import yosys

RESULT = yosys.ROOT / "rtl/simd/syn/area.json"
#: LUTs that a memory primitive takes (Xilinx UG474).
MEMORY = {"RAM32X1D": 2, "RAM64X1D": 2, "RAM128X1D": 4, "RAM32M": 4, "RAM64M": 4}
#: The whole processor is mapped where its scalar core or its data port differ.
WHOLE = ("e64x1", "e64x1_overlap", "e64x1_full", "e32x1")


def count(cells: dict[str, int]) -> dict[str, int]:
    """Primitives by kind; ToolError on one that is not known."""
    area = dict.fromkeys(("lut", "lutram", "ff", "dsp", "carry", "mux"), 0)
    for cell, n in cells.items():
        if cell in MEMORY:
            area["lutram"] += MEMORY[cell] * n
        elif cell.startswith("LUT") or cell == "INV":
            area["lut"] += n
        elif cell.startswith("FD"):
            area["ff"] += n
        elif cell == "DSP48E1":
            area["dsp"] += n
        elif cell == "CARRY4":
            area["carry"] += n
        elif cell in ("MUXF7", "MUXF8"):
            area["mux"] += n
        elif cell not in ("BUFG",):
            raise yosys.ToolError(f"area: no such primitive: {cell}")
    return area


def measure(top: str, parameters: dict[str, int]) -> dict[str, int]:
    work = yosys.scratch("area")
    try:
        files = yosys.made_of(top)
        yosys.elaborate(files, top, work / "top.il", parameters)
        yosys.run(
            "yosys",
            "-q",
            "-p",
            # The registers are a port for the test bench alone.
            f"read_rtlil {work / 'top.il'}; delete -port {top}/o:debug_regs; opt_clean;"
            f" synth_xilinx -family xc7 -flatten -noiopad -top {top} -run :check;"
            f" tee -q -o {work / 'stat.json'} stat -json",
        )
        return count(json.loads((work / "stat.json").read_text())["design"]["num_cells_by_type"])
    finally:
        shutil.rmtree(work)


def wanted() -> dict[str, tuple[str, dict[str, int]]]:
    """Row by row: the module and its parameters, the small ones first."""
    builds = yosys.configurations()
    rows = {"scalar core": ("lanewise_rv32", {})}
    order = sorted(builds, key=lambda name: (builds[name]["ELENUM"], name))
    rows |= {name: ("lanewise_vec", builds[name]) for name in order}
    rows |= {f"{name} processor": ("lanewise_simd", builds[name]) for name in WHOLE}
    return rows


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("builds", nargs="*", metavar="C")
    parser.add_argument("--list", action="store_true", help="name what is out of date")
    arguments = parser.parse_args()
    rows = wanted()
    unknown = sorted(set(arguments.builds) - set(rows))
    if unknown:
        parser.error(f"no such build: {', '.join(unknown)}")
    done = json.loads(RESULT.read_text())["rows"] if RESULT.exists() else {}
    for name in arguments.builds or rows:
        top, parameters = rows[name]
        key = yosys.digest(yosys.made_of(top))
        if done.get(name, {}).get("sources") == key:
            continue
        if arguments.list:
            print(name)
            continue
        try:
            area = measure(top, parameters)
        except yosys.ToolError as error:
            print(error, file=sys.stderr)
            return 2
        print(f"area: {name}: " + ", ".join(f"{n} {kind}" for kind, n in area.items()), flush=True)
        # Another run may have written since.
        done = json.loads(RESULT.read_text())["rows"] if RESULT.exists() else {}
        done[name] = {"module": top, **area, "sources": key}
        ordered = {row: done[row] for row in rows if row in done}
        RESULT.write_text(json.dumps({"tool": yosys.versions(), "rows": ordered}, indent=1) + "\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
