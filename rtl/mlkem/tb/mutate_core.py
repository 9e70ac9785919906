#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Show that run_core.py sees planted faults (faults_core.toml).

    rtl/mlkem/tb/mutate_core.py [NUMBER...]

One simulator is built that has each faulty expression next to the right one; +fault=N takes
fault N, from 1. Without a fault the tests must pass, with each they must fail. Exit status 0 if all
are seen, else 1.
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


def planted(faults: list[list[str]]) -> list[Path]:
    """Copies of the sources with all faults in them."""
    where = BUILD / "faults/core_sources"
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


def verdict(command: list[str], so: Path, number: int) -> str:
    """What the tests say of a fault, "" if nothing."""
    tests = None
    try:
        tests = Tests([*command, f"+fault={number}"], so, Hardware(), [])
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


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("number", nargs="*", type=int, help="these faults alone")
    options = parser.parse_args()
    faults = tomllib.loads((HERE / "faults_core.toml").read_text())["faults"]
    numbers = options.number or range(1, len(faults) + 1)
    if not all(1 <= n <= len(faults) for n in numbers):
        parser.error(f"faults are 1 to {len(faults)}")
    command = build(Hardware(), BUILD / "faults/core", planted(faults))
    so = library()
    if said := verdict(command, so, 0):
        print(f"without a fault: {said}")
        return 1
    missed = 0
    with ThreadPoolExecutor(2) as pool:
        for n, said in zip(numbers, pool.map(lambda n: verdict(command, so, n), numbers)):
            name, text, new = faults[n - 1]
            missed += not said
            print(f"{n} {name}: {text} -> {new}: {said or 'NOT SEEN'}", flush=True)
    print(f"faults: {len(numbers) - missed} of {len(numbers)} seen")
    return 1 if missed else 0


if __name__ == "__main__":
    sys.exit(main())
