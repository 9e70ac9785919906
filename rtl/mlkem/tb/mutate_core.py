#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Show that run_core.py sees planted faults (faults_core.toml).

    rtl/mlkem/tb/mutate_core.py [--engines 0|2] [NUMBER...]

One simulator of each size is built that has each faulty expression next to the right one; +fault=N
takes fault N, from 1. Without a fault the tests must pass, with each they must fail. Both sizes if
none is given. Exit status 0 if all are seen, else 1.
"""

from __future__ import annotations

import argparse
import sys
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from run_core import BUILD, HERE, SETS, Tests, build, sources
from run_model import Failed, library
from schedule import Hardware

PACKAGE = """\
// SPDX-License-Identifier: Apache-2.0 OR MIT
package lanewise_mlkem_fault_pkg;
  int number = 0;
endpackage
"""
FLAG = '  initial if (!$value$plusargs("fault=%d", lanewise_mlkem_fault_pkg::number)) begin end\n'
#: Sets in the order in which they are tried: those that find most in least time first.
ORDER = [SETS[n] for n in (6, 1, 5, 8, 0, 2, 3, 4, 7)]


def planted(faults: list[list[str]], hw: Hardware) -> list[Path]:
    """Copies of the sources with all faults of one size in them."""
    where = BUILD / f"faults/core_sources_engines{hw.engines}"
    where.mkdir(parents=True, exist_ok=True)
    package = where / "lanewise_mlkem_fault_pkg.sv"
    package.write_text(PACKAGE)
    copies, places = [package], {}
    for number, (name, text, new) in enumerate(faults, 1):
        places.setdefault((name, text), []).append((number, new))
    for path in sources():
        copy, found = where / path.name, path.read_text()
        for (name, text), variants in places.items():
            if path.stem != f"lanewise_mlkem_{name}":
                continue
            before, old, after = text.replace("»", "«").split("«")
            if found.count(before + old + after) != 1:
                times = found.count(before + old + after)
                raise SystemExit(f"faults_core.toml: {text!r} is {times} times in {path.name}")
            pick = old
            for number, new in variants:
                pick = f"((lanewise_mlkem_fault_pkg::number == {number}) ? ({new}) : ({pick}))"
            found = found.replace(before + old + after, before + pick + after)
        if path.stem == "lanewise_mlkem_core":
            found = found.replace("\nendmodule", f"\n{FLAG}endmodule")
        copy.write_text(found)
        copies.append(copy)
    return copies


def verdict(command: list[str], so: Path, hw: Hardware, number: int) -> str:
    """What the tests say of a fault, "" if nothing."""
    tests = None
    try:
        tests = Tests([*command, f"+fault={number}"], so, hw, [])
        for n, p in enumerate(ORDER):
            tests.seed(p, n)
        tests.special(True)
        tests.others(True)
        tests.core.close()
    except Failed as error:
        if tests:
            tests.core.process.kill()
        return str(error).splitlines()[0]
    return ""


def missed(hw: Hardware, faults: list[list[str]], numbers: list[int]) -> int:
    """How many of these faults are not seen in this size; all of them if it fails without one."""
    command = build(hw, BUILD / f"faults/core_engines{hw.engines}", planted(faults, hw))
    so = library()
    if said := verdict(command, so, hw, 0):
        print(f"{hw.name}, without a fault: {said}")
        return len(numbers)
    count = 0
    with ThreadPoolExecutor(2) as pool:
        found = pool.map(lambda n: verdict(command, so, hw, n), numbers)
        for n, said in zip(numbers, found, strict=True):
            name, text, new = faults[n - 1]
            count += not said
            print(f"{n} {name}: {text} -> {new}: {said or 'NOT SEEN'}", flush=True)
    print(f"faults, {hw.name}: {len(numbers) - count} of {len(numbers)} seen")
    return count


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--engines", type=int, choices=(0, 2), help="this size alone")
    parser.add_argument("number", nargs="*", type=int, help="these faults alone, of one size")
    options = parser.parse_args()
    table = tomllib.loads((HERE / "faults_core.toml").read_text())
    if options.number and options.engines is None:
        parser.error("numbers are those of one size: --engines")
    count = 0
    for engines in (2, 0) if options.engines is None else (options.engines,):
        faults = table["faults" if engines else "smallest"]
        numbers = options.number or list(range(1, len(faults) + 1))
        if not all(1 <= n <= len(faults) for n in numbers):
            parser.error(f"faults are 1 to {len(faults)}")
        count += missed(Hardware(engines), faults, numbers)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
