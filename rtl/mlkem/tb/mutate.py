#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Show that the benches of leaves, units and control see planted faults (faults.toml), in Icarus.

    rtl/mlkem/tb/mutate.py [--sample] [LEAF...]

Each fault is planted alone in a copy of the RTL; its leaf must then fail. A fault whose text is not
once in the file is an error. --sample: one fault of each leaf but the large ones. Exit status 0 if
all are seen, else 1.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor

import run_leaves
import run_units
from run_leaves import BUILD, HERE, Bench
from run_top import Control
from run_units import Unit

LARGE = ("hash", "transform", "memories", "coders")


def planted(bench: Bench | Unit | Control, number: int, fault: list[str]) -> list[str]:
    """The simulator of the leaf with one fault."""
    name, old, new = fault[:3]
    where = BUILD / "faults" / f"{bench.name}_{number}"

    def change(path, text: str) -> str:
        if path.stem != f"lanewise_mlkem_{name}":
            return text
        if text.count(old) != 1:
            raise SystemExit(f"faults.toml: {old!r} is {text.count(old)} times in {path.name}")
        return text.replace(old, new)

    return bench.icarus(where, change)


def seen(bench: Bench | Unit | Control, number: int, fault: list[str]) -> bool:
    command = planted(bench, number, fault)
    if isinstance(bench, Control):
        return not bench.good(command, fault[3])
    if isinstance(bench, Unit):
        return any(
            not run_units.simulate(command, bench, name, trace, quiet=True)
            for count, seed in ((1, 1), (4, 2), (12, 3))
            for name, trace in bench.cases(count, seed)
        )
    for stall in (100, 0, 200):
        for name, case in run_leaves.cases(bench, 2, stall, bench.leaf == "hash" and stall < 200):
            what = f"fault{number}-{name}"
            good = run_leaves.simulate(command, bench, case, what, stall, 1 + stall, quiet=True)
            if not good:
                return True
    return False


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("leaf", nargs="*", help="these alone")
    options = parser.parse_args()
    table = tomllib.loads((HERE / "faults.toml").read_text())
    jobs = []
    leaves = run_leaves.benches(True)
    names = {bench.name for bench in leaves}
    leaves += [b for b in run_leaves.benches(False) if b.name in table and b.name not in names]
    for bench in (*leaves, *run_units.units(True), Control()):
        own = table.get(bench.name, table[bench.leaf])
        faults = list(enumerate(own["faults"]))
        if options.leaf and bench.leaf not in options.leaf:
            continue
        if options.sample:
            faults = [] if bench.leaf in LARGE else faults[-1:]
        jobs += [(bench, number, fault) for number, fault in faults]
    with ThreadPoolExecutor(2) as pool:
        found = list(pool.map(lambda job: seen(*job), jobs))
    for (bench, _, fault), good in zip(jobs, found, strict=True):
        if not good:
            print(f"not seen, {bench.leaf}: {fault[0]}: {fault[1]!r} -> {fault[2]!r}")
    print(f"faults: {sum(found)} of {len(jobs)} seen")
    return 0 if jobs and all(found) else 1


if __name__ == "__main__":
    sys.exit(main())
