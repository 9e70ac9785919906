#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Simulate what leaves of the KEM core are mapped to, with the benches of their RTL.

    netlist.py [ROW...]   of ROWS (all if none): rows of rows.toml without memories and multipliers

The counts of area.py are of a netlist that yosys and abc9 make in steps of our choice (rtl/tools/
xilinx_area.py). This runs that netlist in Verilator against the expected outputs of tb/leaf, to
the cycle; and shows of each that it fails with one look-up table inverted. Exit status 0 if all
holds, else 1.
"""

from __future__ import annotations

import argparse
import random
import re
import sys
from pathlib import Path

import rows

from rtl.tools import xilinx_area, yosys

HERE = Path(__file__).resolve().parent
sys.path.append(str(HERE.parent / "tb"))
import run_leaves  # noqa: E402

#: Row to the bench of its module.
ROWS = {
    "hash_1": "hash",
    "hash_2": "hash",
    "reject_8": "reject",
    "noise_8": "noise",
    **{f"{leaf}_serial": f"{leaf}_serial" for leaf in ("reject", "noise", "decode", "encode")},
}
TABLE = re.compile(r"(LUT\d #\(\s*\.INIT\(\d+'h)([0-9a-f]+)")


def joined(net: str, row: dict) -> str:
    """The netlist with the primitives, in a module that takes the parameters of the RTL."""
    top = row["top"]
    ports = re.search(rf"^module {top}\((.*?)\);", net, re.DOTALL | re.MULTILINE)[1]
    names = [name.strip() for name in ports.split(",")]
    kinds = [re.search(rf"^  (input|output) (\[[^\]]*\] )?{n};", net, re.MULTILINE) for n in names]
    declared = [f"{k[1]} wire {k[2] or ''}{n}" for k, n in zip(kinds, names, strict=True)]
    given = row.get("parameters", {})
    source = (HERE.parent / f"rtl/{top}.sv").read_text()
    known = re.findall(r"parameter int unsigned (\w+) = (\d+)", source)
    parameters = ", ".join(f"parameter int {k} = {given.get(k, v)}" for k, v in known)
    wired = ", ".join(f".{n}({n})" for n in names)
    return (
        net.replace(f"module {top}(", f"module {top}_net(")
        + f"module {top} #({parameters}) ({', '.join(declared)});\n"
        + f"  {top}_net u_net ({wired});\nendmodule\n"
        + (HERE / "cells.v").read_text()
    )


def bench_of(leaf: str, row: dict) -> run_leaves.Bench:
    """The bench with the parameters of the row."""
    given = {"ROUNDS": 1} | row.get("parameters", {})
    return next(
        b
        for b in run_leaves.benches(sample=False)
        if b.leaf == leaf and all(given.get(k, v) == v for k, v in b.defines)
    )


def build(bench: run_leaves.Bench, top: str, text: str, where: Path) -> list[str]:
    """The simulator of the bench with `text` in place of the module's source."""
    where.mkdir(parents=True, exist_ok=True)
    tb = [run_leaves.HERE / "leaf/leaves.sv", run_leaves.HERE / "leaf/stream_tb.sv"]
    net = where / f"{top}.v"
    net.write_text(text)
    files = [net if f.stem == top else f for f in [*run_leaves.sources(), *tb]]
    run_leaves.call(["verilator", "--binary", "--timing", "-Wno-fatal", "-Wno-lint", "-Wno-style",
                     "--top-module", "stream_tb", "-Mdir", where / "obj", "-CFLAGS", "-O1",
                     *bench.arguments("+define+"), *files], bench.name)  # fmt: skip
    return [str(where / "obj/Vstream_tb")]


def holds(command: list[str], bench: run_leaves.Bench, quiet: bool = False) -> bool:
    return all(
        run_leaves.simulate(command, bench, case, name, stall, 1 + stall, quiet)
        for stall in (0, 40, 128)
        for name, case in run_leaves.cases(bench, 3, stall, sample=False)
    )


def changed(net: str) -> str:
    """With one table of many inputs inverted, the same one each time. One bit of it would not do:
    there are inputs that never come."""
    tables = [m for m in TABLE.finditer(net) if m[1].startswith(("LUT5", "LUT6"))]
    m = random.Random("netlist").choice(tables)
    inverted = int(m[2], 16) ^ (1 << int(m[1].split("(")[-1].split("'")[0])) - 1
    return net[: m.start(2)] + f"{inverted:x}" + net[m.end(2) :]


def check(name: str) -> bool:
    row = rows.table()[name]
    net = xilinx_area.netlist(rows.areas()[name])
    bench = bench_of(ROWS[name], row)
    where = yosys.ROOT / "build/rtl/netlist" / name
    good = holds(build(bench, row["top"], joined(net, row), where), bench)
    print(f"netlist {name}: {'right' if good else 'WRONG'}", flush=True)
    command = build(bench, row["top"], joined(changed(net), row), where)
    refused = not holds(command, bench, quiet=True)
    print(
        f"netlist {name}, one table inverted: {'refused' if refused else 'NOT REFUSED'}", flush=True
    )
    return good and refused


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("rows", nargs="*", metavar="ROW")
    names = parser.parse_args().rows or list(ROWS)
    if unknown := sorted(set(names) - set(ROWS)):
        parser.error(f"no such row: {', '.join(unknown)}")
    return 0 if all([check(name) for name in names]) else 1


if __name__ == "__main__":
    sys.exit(main())
