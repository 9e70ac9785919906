#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Simulate the bus side of the KEM core: registers, transfers, errors, erasing, self-test.

    rtl/mlkem/tb/run_top.py [--sample] [SCENARIO...]

lanewise_mlkem_control on top/bench_core.sv, a model without cryptography, in Icarus and in
Verilator, with random stalls on each channel at several rates. Expected values are computed here
from registers.toml's rules, not read from the RTL. --sample: Icarus, one rate. Exit status 0 if all
holds, else 1.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import run_leaves
from run_leaves import BUILD, HERE, ROOT, call

sys.path.insert(0, str(HERE / "top"))
import scenarios  # noqa: E402

FILES = [*(HERE / "top").glob("*_tb.sv"), HERE / "top/bench_core.sv"]
PARTS = ("regs_pkg", "fifo", "axil", "data", "selftest", "control")


def sources() -> list[Path]:
    return [ROOT / f"rtl/mlkem/rtl/lanewise_mlkem_{part}.sv" for part in PARTS]


class Control:
    """What mutate.py plants faults in."""

    leaf = name = "control"

    def icarus(self, where: Path, change) -> list[str]:
        return icarus(where, change)

    def good(self, command: list[str], scenario: str) -> bool:
        """Whether all scripts of a scenario pass, at three rates of stalls."""
        return all(
            simulate(command, script, scenario, stall, 1 + stall, quiet=True)
            for stall in (100, 0, 200)
            for script in scenarios.SCENARIOS[scenario](random.Random(stall), False)
        )


def icarus(where: Path, change=lambda path, text: text) -> list[str]:
    """The command to simulate; `change` may alter the text of a file."""
    where.mkdir(parents=True, exist_ok=True)
    copies = []
    for path in [*sources(), *FILES]:
        copy = where / path.name
        copy.write_text(change(path, path.read_text()).replace("int unsigned", "int"))
        copies.append(copy)
    program = where / "bench.vvp"
    tool = ["iverilog", "-g2012", "-DBENCH_CORE", "-o", program, "-s", "top_tb"]
    call([*tool, *copies], "top")
    return ["vvp", "-n", str(program)]


def verilator(where: Path) -> list[str]:
    where.mkdir(parents=True, exist_ok=True)
    call(["verilator", "--binary", "--timing", "-Wno-fatal", "-Wno-lint", "-Wno-style",
          "--top-module", "top_tb", "-Mdir", where, "-CFLAGS", "-O1", "-O3",
          "+define+BENCH_CORE", *sources(), *FILES], "top")  # fmt: skip
    return [str(where / "Vtop_tb")]


def simulate(
    command: list[str],
    script: scenarios.Script,
    name: str,
    stall: int,
    seed: int,
    quiet=False,
    limit: int = 600,
) -> bool:
    """Whether the script passes, within `limit` seconds."""
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="top-", dir=BUILD) as folder:
        plus = [f"+stall={stall}", f"+seed={seed}", *script.arguments]
        for part, text in script.files().items():
            (Path(folder) / part).write_text(text)
            plus.append(f"+{part}={Path(folder) / part}")
        try:
            done = subprocess.run([*command, *plus], capture_output=True, text=True, timeout=limit)
            said = done.stdout + done.stderr
        except subprocess.TimeoutExpired:
            said = "timeout"
    found = re.search(r"PASS lines (\d+) beats \d+ and \d+ cycles (\d+)", said)
    good = found is not None and int(found[1]) == len(script.ops)
    told = f"{found[2]} cycles" if good else f"FAILED\n{said[-1500:]}"
    if not quiet:
        print(f"top {name}: {len(script.ops)} operations, stall {stall}/256: {told}", flush=True)
    return good


def run(command: list[str], names: list[str], stalls: tuple[int, ...], few=False) -> bool:
    good = True
    for name in names:
        for stall in stalls:
            rng = random.Random(f"{name} {stall}")
            for number, script in enumerate(scenarios.SCENARIOS[name](rng, few)):
                good &= simulate(command, script, f"{name} {number}", stall, 1 + stall)
    return good


def lint() -> bool:
    command = ["verilator", "--lint-only", "-Wall", "--top-module", "lanewise_mlkem_control"]
    command += [ROOT / "rtl/mlkem/lanewise_mlkem.vlt", *sources()]
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    good = done.returncode == 0 and "%" not in done.stderr
    print(f"lint of the control: {'ok' if good else 'FAILED ' + done.stderr[-1500:]}", flush=True)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("scenario", nargs="*", help="these alone")
    options = parser.parse_args()
    unknown = sorted(set(options.scenario) - set(scenarios.SCENARIOS))
    if unknown:
        parser.error(f"scenarios are {', '.join(scenarios.SCENARIOS)}, not {', '.join(unknown)}")
    names = options.scenario or list(scenarios.SCENARIOS)
    if options.sample:
        names = options.scenario or [name for name in names if name not in scenarios.LONG]
        good = run(icarus(BUILD / "icarus/top"), names, (100,), few=True)
        return 0 if good and lint() else 1
    with ThreadPoolExecutor(2) as pool:
        jobs = [
            pool.submit(lambda: run(icarus(BUILD / "icarus/top"), names, (0, 128))),
            pool.submit(lambda: run(verilator(BUILD / "verilator/top"), names, (0, 40, 128, 220))),
        ]
    return 0 if all([job.result() for job in jobs]) and lint() else 1


if __name__ == "__main__":
    assert run_leaves.HERE == HERE
    sys.exit(main())
