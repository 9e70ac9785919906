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
from dataclasses import replace
from pathlib import Path

import rows

from rtl.tools import simulators, verilog, xilinx_area  # isort: skip
import leaves_bench  # isort: skip

HERE = Path(__file__).resolve().parent

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
    source = (HERE.parent / f"rtl/{top}.sv").read_text()
    made = verilog.instead(net, top, top, source, row.get("parameters", {}))
    return made + (HERE / "cells.v").read_text()


def bench_of(leaf: str, row: dict) -> leaves_bench.Leaf:
    """The bench with the parameters of the row."""
    given = {"ROUNDS": 1} | row.get("parameters", {})
    return next(
        b
        for b in leaves_bench.benches(sample=False)
        if b.leaf == leaf and all(given.get(k, v) == v for k, v in b.macros)
    )


def build(bench: leaves_bench.Leaf, top: str, text: str, where: Path) -> list[str]:
    """The simulator of the bench with `text` in place of the module's source."""
    where.mkdir(parents=True, exist_ok=True)
    net = where / f"{top}.v"
    net.write_text(text)
    files = tuple(net if f.stem == top else f for f in bench.files)
    return replace(bench, files=files).verilator(where / "obj")


def holds(command: list[str], bench: leaves_bench.Leaf, quiet: bool = False) -> bool:
    return all(
        leaves_bench.trial(bench, name, case, stall).holds(command, quiet)
        for stall in (0, 40, 128)
        for name, case in leaves_bench.cases(bench, 3, stall, sample=False)
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
    where = simulators.BUILD / "netlist" / name
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
