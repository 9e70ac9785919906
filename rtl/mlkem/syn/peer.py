#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Count another design as ours are counted: area on Artix-7, cycles from START to done.

    peer.py CHECKOUT --top MODULE [--bench MODULE --clock PORT --start PORT --done PORT]

CHECKOUT is a folder with the Verilog of the design, its own test bench included. `--top` is mapped
with yosys's own steps of abc9 (rtl/tools/xilinx_area.py), without what lies around it. `--bench` is
run in Verilator; of each operation of `--top` in it, the clock edges from the one that sees `start`
to the next that sees `done` are printed.

The figures of HOPE-MLKEM in published.toml, its core mapped and its whole simulated, are older than
this program, which was not run on it: its sources are not in this repository. What is run here is a
small design of the tests (lab/tests/test_rtl_peer.py).
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import xilinx_area, yosys  # noqa: E402

#: Bound into the module whose operations are counted.
COUNTER = """
module lanewise_count (input wire clk, input wire start, input wire done);
  integer cycles = 0;
  reg busy = 0;
  always @(posedge clk)
    if (!busy) begin
      busy <= start;
      cycles <= 1;
    end else begin
      cycles <= cycles + 1;
      if (done) begin
        $display("lanewise_count %0d", cycles);
        busy <= 0;
      end
    end
endmodule
bind {top} lanewise_count u_lanewise_count (.clk({clock}), .start({start}), .done({done}));
"""


def sources(checkout: Path) -> list[Path]:
    """All Verilog of the checkout; ToolError if there is none."""
    if not checkout.is_dir():
        raise yosys.ToolError(f"{checkout} is no folder")
    found = sorted(f for kind in ("*.v", "*.sv") for f in checkout.rglob(kind) if f.is_file())
    if not found:
        raise yosys.ToolError(f"{checkout}: no .v and no .sv file in it")
    return found


def headers(checkout: Path) -> tuple[Path, ...]:
    kinds = ("*.vh", "*.svh")
    return tuple(sorted({f.parent for kind in kinds for f in checkout.rglob(kind)}))


def size(checkout: Path, top: str) -> dict[str, float]:
    yosys.closure(sources(checkout), top)
    work = yosys.scratch("peer")  # the front end reads no file outside this repository
    try:
        copy = work / "checkout"
        shutil.copytree(checkout, copy)
        files = tuple(yosys.closure(sources(copy), top))
        row = xilinx_area.Row(top, files, delay=True, steps="yosys", headers=headers(copy))
        return xilinx_area.measure(row)
    finally:
        shutil.rmtree(work)


def cycles(checkout: Path, top: str, bench: str, ports: dict[str, str]) -> list[int]:
    """Of each operation in the bench; ToolError if it ends with an error or none was seen."""
    files = yosys.closure(sources(checkout), bench)
    yosys.closure(files, top)  # the bench must have it
    work = yosys.scratch("peer")
    try:
        counter = work / "count.sv"
        text = COUNTER
        for name, value in ({"top": top} | ports).items():
            text = text.replace(f"{{{name}}}", value)
        counter.write_text(text)
        options = ["--binary", "--timing", "-Wno-fatal", "-Wno-lint", "-Wno-style"]
        options += [f"-I{folder}" for folder in headers(checkout)]
        options += ["--top-module", bench, "-Mdir", str(work / "obj")]
        yosys.run("verilator", *options, *files, counter)
        # In the checkout, where the bench finds its files.
        program = [str(work / "obj" / f"V{bench}")]
        done = subprocess.run(program, cwd=checkout, capture_output=True, text=True)
    finally:
        shutil.rmtree(work)
    if done.returncode:
        raise yosys.ToolError(f"{bench}: {(done.stderr or done.stdout).strip()[-300:]}")
    found = [int(n) for n in re.findall(r"^lanewise_count (\d+)$", done.stdout, re.MULTILINE)]
    if not found:
        raise yosys.ToolError(f"{bench}: no operation of {top} from {ports['start']} to its end")
    return found


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("checkout", type=Path, metavar="CHECKOUT")
    parser.add_argument("--top", required=True, metavar="MODULE", help="what is counted")
    parser.add_argument("--bench", metavar="MODULE", help="a test bench of its authors, to be run")
    for port in ("clock", "start", "done"):
        parser.add_argument(f"--{port}", metavar="PORT", help="of --top")
    options = parser.parse_args(arguments)
    ports = {port: getattr(options, port) for port in ("clock", "start", "done")}
    if options.bench and not all(ports.values()):
        parser.error("--bench needs --clock, --start and --done")
    checkout = options.checkout.resolve()
    try:
        found = size(checkout, options.top)
        print(f"{options.top}: " + ", ".join(f"{n:g} {kind}" for kind, n in found.items() if n))
        if options.bench:
            listed = cycles(checkout, options.top, options.bench, ports)
            print(f"{options.top}, cycles from start to done: {', '.join(map(str, listed))}")
    except yosys.ToolError as error:
        print(error, file=sys.stderr)
        return 2
    return 0


if __name__ == "__main__":
    sys.exit(main())
