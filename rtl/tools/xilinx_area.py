# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Count what open synthesis makes of a design on Xilinx 7-series, and keep the counts in a file.

A design brings its rows: name to Row. Mapped, neither placed nor routed: look-up tables, registers,
multipliers and block RAM are exact counts of what yosys makes, and nothing is said of slices. A row
keeps its sources, its tools and its flow, and is counted anew when one of them changes.
"""

from __future__ import annotations

import argparse
import json
import re
import resource
import shutil
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path

from . import yosys

#: LUTs that a memory primitive takes (Xilinx UG474).
MEMORY = {
    "RAM32X1D": 2, "RAM64X1D": 2, "RAM128X1D": 4, "RAM32M": 4, "RAM64M": 4, "RAM16X1D": 2,
    "RAM32M16": 8, "RAM64X1S": 1, "RAM32X1S": 1, "RAM128X1S": 2, "RAM256X1S": 4, "SRL16E": 1,
    "SRLC32E": 1,
}  # fmt: skip
#: Block RAM in units of 36 kbit.
BLOCKS = {"RAMB36E1": 1.0, "RAMB18E1": 0.5}
#: Steps of abc9 by name. choices: those that yosys takes, but with five passes that recover area
#: where it has one or two: 1 to 5 % fewer LUTs at about the same delay. yosys: exactly those that
#: it takes, which is what other designs are counted with (peer.py). plain: without choices,
#: which put a carry chain into its own inputs where sums are equal ("boxes are not in a topological
#: order"), and without &mfs, which fails an assertion beside multipliers; &syn3 restructures in
#: their place. relaxed: nothing is restructured, and area recovered as far as a delay of 7.4 ns
#: allows, a target that was chosen, not a frequency that was found. mapped: the same without &dc2,
#: which rewrites what is written to fit into a look-up table of its own, as the state of Keccak is
#: beside two multipliers.
STEPS = {
    "yosys": "+&scorr;&sweep;&dc2;&dch,-f;&ps;&if,{C},{W},{D},{R},-v;&mfs",
    "choices": "+&scorr;&sweep;&dc2;&dch,-f;&ps;&if,{C},{W},{D},{R},-F,5,-A,5,-v;&mfs",
    "plain": "+&sweep;&syn3;&syn3;&dc2;&if,{C},{W},{D},{R},-F,5,-A,5,-v",
    "relaxed": "+&sweep;&dc2;&if,{C},{W},-D,7400,{R},-F,5,-A,5,-v",
    "mapped": "+&sweep;&if,{C},{W},-D,7400,{R},-F,5,-A,5,-v",
}
MAPPING = "synth_xilinx -family xc7 -flatten -noiopad"
#: Debian's yosys gives this port of RAMB36E1 four bits of eight where both ports of the memory are
#: of one width, and abc9 then reads beyond them. The upper ones serve the other mode.
NARROW = re.compile(r"(cell \\RAMB36E1 .*?\n(?:    .*\n)*?    connect \\WEBWE )4'([01x]{4})\n")
KINDS = ("lut", "lutram", "ff", "dsp", "bram", "carry", "mux")


@dataclass(frozen=True)
class Row:
    """A module with its parameters. `before` and `extra`: yosys commands after reading and before
    mapping. `delay`: mapped with abc9, which also estimates the longest path (nanoseconds, logic
    and nets without placement). `steps`: of abc9 (STEPS). `headers`: folders of `include."""

    top: str
    files: tuple[Path, ...]
    parameters: dict[str, int] = field(default_factory=dict)
    extra: str = ""
    delay: bool = False
    steps: str = "choices"
    headers: tuple[Path, ...] = ()
    before: str = ""


def count(cells: dict[str, int]) -> dict[str, float]:
    """Primitives by kind; ToolError on one that is not known."""
    area: dict[str, float] = dict.fromkeys(KINDS, 0)
    for cell, n in cells.items():
        if cell in MEMORY:
            area["lutram"] += MEMORY[cell] * n
        elif cell in BLOCKS:
            area["bram"] += BLOCKS[cell] * n
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
        elif cell != "BUFG":
            raise yosys.ToolError(f"area: no such primitive: {cell}")
    return area


def delays(log: str) -> list[float]:
    """The longest path after each pass of abc9, in nanoseconds; the last one is of the result."""
    return [float(ps) / 1000 for ps in re.findall(r"\bDel\s*=\s*(\d+(?:\.\d+)?)", log)]


class Progress:
    """Says every 30 seconds which step of the mapping has begun, and after how many seconds."""

    EVERY = 30

    def __init__(self):
        self.start = self.told = time.monotonic()

    def __call__(self, line: str) -> None:
        step = re.match(r"[\d.]+\. Executing (\w+) pass", line)
        now = time.monotonic()
        if step and now - self.told >= self.EVERY:
            self.told = now
            print(f"area:   {now - self.start:.0f} s: {step[1].lower()}", flush=True)


def spent() -> float:
    """Processor time of the programs that were run and have ended, in seconds."""
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def alone(text: str, top: str) -> str:
    """RTLIL without the primitives, which come back with their parameters when yosys reads its
    library, and with ports as wide as they are declared."""
    kept = ["autoidx " + text.split("autoidx ", 1)[1].split("\n", 1)[0]]
    for module in re.findall(rf"^module \\{top}$.*?^end$", text, re.DOTALL | re.MULTILINE):
        kept += ["attribute \\top 1", NARROW.sub(r"\g<1>8'0000\2\n", module)]
    return "\n".join(kept) + "\n"


def script(row: Row, work: Path, *then: str) -> Path:
    """Commands of yosys that read what is in `work` and do what comes before mapping, `then`
    the rest."""
    commands = [f"read_rtlil {work / 'top.il'}", *row.extra.split(";"), *then]
    path = work / "map.ys"
    path.write_text("\n".join(command.strip() for command in commands) + "\n")
    return path


def counted(work: Path) -> str:
    """The command that keeps the counts."""
    return f"tee -q -o {work / 'stat.json'} stat -json"


def estimated(row: Row, work: Path, *more: str) -> str:
    """Maps what is in `work` with abc9, in two programs; what the second one said, after doing
    `more`."""
    mapping = f"{MAPPING} -abc9 -noclkbuf"
    half, second = work / "half.il", work / "second.ys"
    first = script(row, work, f"{mapping} -top {row.top} -run :map_luts", f"write_rtlil {half}")
    progress = Progress()
    yosys.run("yosys", "-s", first, watch=progress)
    half.write_text(alone(half.read_text(), row.top))
    commands = [
        "read_verilog -lib -specify +/xilinx/cells_sim.v",
        "read_verilog -lib +/xilinx/cells_xtra.v",
        f"read_rtlil {half}",
        f"scratchpad -set abc9.script {STEPS[row.steps]}",
        f"{mapping} -run map_luts:check",
        counted(work),
        *more,
    ]
    second.write_text("\n".join(commands) + "\n")
    return yosys.run("yosys", "-s", second, watch=progress)


def netlist(row: Row) -> str:
    """What the row is mapped to, in Verilog: a module of its name without parameters."""
    work = yosys.scratch("netlist")
    try:
        yosys.elaborate(list(row.files), row.top, work / "top.il", row.parameters)
        estimated(row, work, f"write_verilog -noattr {work / 'net.v'}")
        return (work / "net.v").read_text()
    finally:
        shutil.rmtree(work)


def measure(row: Row) -> dict[str, float]:
    """Counts by kind, and `delay` where it is asked for."""
    work = yosys.scratch("area")
    try:
        top = work / "top.il"
        given = {"headers": row.headers, "before": row.before.replace(";", "\n")}
        yosys.elaborate(list(row.files), row.top, top, row.parameters, **given)
        if row.delay:
            said = estimated(row, work)
        else:
            mapping = f"{MAPPING} -top {row.top} -run :check"
            yosys.run(
                "yosys", "-q", "-s", script(row, work, mapping, counted(work)), watch=Progress()
            )
        stat = json.loads((work / "stat.json").read_text())
        area = count(stat["design"]["num_cells_by_type"])
    finally:
        shutil.rmtree(work)
    if row.delay:
        found = delays(said)
        if not found:
            raise yosys.ToolError("area: abc9 printed no delay")
        area["delay"] = found[-1]
    return area


def digest(row: Row) -> str:
    return yosys.digest(list(row.files))


def flow(row: Row) -> str:
    """How a row is mapped: what yosys and abc9 are told."""
    steps = f" -abc9 -noclkbuf; abc9 {STEPS[row.steps]}" if row.delay else ""
    return f"{row.before} {row.extra} {MAPPING}{steps}".strip()


def key(row: Row) -> dict[str, str]:
    """What a row depends on."""
    return {"sources": digest(row), "tool": yosys.versions(), "flow": flow(row)}


def valid(counted: dict, row: Row) -> bool:
    """Whether what was counted is of these sources, mapped in this way by these tools."""
    return all(counted.get(name) == value for name, value in key(row).items())


def kept(result: Path) -> dict:
    return json.loads(result.read_text())["rows"] if result.exists() else {}


def main(result: Path, rows: dict[str, Row], about: str) -> int:
    """The command of one design: counts what is out of date, or what is named, into `result`."""
    parser = argparse.ArgumentParser(description=about)
    parser.add_argument("rows", nargs="*", metavar="ROW", help="these alone")
    parser.add_argument("--list", action="store_true", help="name what is out of date")
    arguments = parser.parse_args()
    unknown = sorted(set(arguments.rows) - set(rows))
    if unknown:
        parser.error(f"no such row: {', '.join(unknown)}")
    done = kept(result)
    wanted = arguments.rows or list(rows)
    stale = [name for name in wanted if not valid(done.get(name, {}), rows[name])]
    if arguments.list:
        print("\n".join(stale), end="\n" * bool(stale))
        return 0
    for n, name in enumerate(stale):
        print(f"area: {n + 1} of {len(stale)}: {name}", flush=True)
        of, start, before = key(rows[name]), time.monotonic(), spent()
        try:
            area = measure(rows[name])
        except yosys.ToolError as error:
            print(error, file=sys.stderr)
            return 2
        told = ", ".join(f"{value:g} {kind}" for kind, value in area.items() if value)
        took = f"{time.monotonic() - start:.0f} s, {spent() - before:.0f} s of a processor"
        print(f"area: {name}: {told} ({took})", flush=True)
        done = kept(result)  # another run may have written since
        done[name] = {"module": rows[name].top, **area, "steps": rows[name].steps, **of}
        ordered = {row: done[row] for row in rows if row in done}
        result.write_text(json.dumps({"rows": ordered}, indent=1) + "\n")
    return 0
