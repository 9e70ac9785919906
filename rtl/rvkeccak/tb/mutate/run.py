#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Can the tests of the hardware fail? Plants one fault of faults.toml at a time and runs them.

    run.py [--sample] [--only TEXT] [-j N]

Each fault goes into a copy of the hardware, which runs random programs beside the simulator;
without a fault they must pass. A fault that survives is an error, and one whose text is not found
exactly once. --sample takes those marked quick, --only those whose file or `what` has TEXT.
Exit code 0 if all are caught, else 1.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
import tempfile
import time
import tomllib
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent))
import build  # noqa: E402
import run_random  # noqa: E402
from stimulus import Generator  # noqa: E402

DEFAULT = "e64x1_full"
PROGRAMS = 16
#: Seconds after which a program does not end.
TIMEOUT = 120


class Failed(Exception):
    """One line for the terminal."""


def programs(name: str, folder: Path) -> list[Path]:
    """The same few random programs for every fault of a build."""
    made = []
    for number in range(PROGRAMS):
        generator = Generator(run_random.TABLE, run_random.BUILDS_OF[name], (7, name, number))
        made.append(folder / f"{name}-{number}.elf")
        run_random.assemble(generator.program(run_random.PROGRAM), made[-1])
    return made


def verdict(binary: Path, elves: list[Path]) -> str | None:
    """What the first program that fails says; None if none does."""
    for elf in elves:
        try:
            done = subprocess.run([binary, elf], capture_output=True, text=True, timeout=TIMEOUT)
        except subprocess.TimeoutExpired:
            return "does not end"
        if done.returncode:
            return ((done.stderr or done.stdout).strip().splitlines() or ["no output"])[0]
    return None


def simulator(name: str, tree: Path) -> Path:
    return build.build(tree, tree / "build/rtl", name, run_random.BUILDS_OF[name], False)


def plant(fault: dict, tree: Path) -> None:
    """Into the copy of the hardware in `tree`."""
    path = tree / "rtl" / fault["file"]
    text = path.read_text()
    if text.count(fault["old"]) != 1:
        found = text.count(fault["old"])
        raise Failed(f"{fault['file']}: {fault['what']}: its text is found {found} times, not once")
    path.write_text(text.replace(fault["old"], fault["new"]))


def try_one(fault: dict, good: Path, elves: dict[str, list[Path]]) -> str | None:
    """What is wrong: None if the fault is caught."""
    name, title = fault.get("build", DEFAULT), f"{fault['file']}: {fault['what']}"
    start = time.monotonic()
    with tempfile.TemporaryDirectory(prefix="lanewise-mutant-") as folder:
        tree = Path(folder)
        copy(good, tree)
        try:
            plant(fault, tree)
            said = verdict(simulator(name, tree), elves[name])
        except Failed as failed:
            return str(failed)
        except SystemExit as broken:  # the build; a fault must be one of the running hardware
            return f"{title}: does not build: {broken}"
    if said is None:
        return f"{title}: survived"
    print(f"caught: {title} ({time.monotonic() - start:.0f} s): {said[:90]}", flush=True)
    return None


def copy(good: Path, tree: Path) -> None:
    """The hardware, and the simulator as it was built: faults are not planted there."""
    for part in ("common/rtl", "rvkeccak/rtl", "rvkeccak/model"):
        shutil.copytree(good / "rtl" / part, tree / "rtl" / part)
    for name in ("rtl/rvkeccak/tb/harness.cpp", "rtl/rvkeccak/configs.toml", "build/rtl/model.a"):
        (tree / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(good / name, tree / name)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="a few faults")
    parser.add_argument("--only", default="", metavar="TEXT", help="faults that TEXT names")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    arguments = parser.parse_args()
    with (HERE / "faults.toml").open("rb") as f:
        faults = tomllib.load(f)["fault"]
    faults = [f for f in faults if arguments.only in f"{f['file']}: {f['what']}"]
    if arguments.sample:
        faults = [f for f in faults if f.get("quick")]
    names = sorted({f.get("build", DEFAULT) for f in faults})
    if not names:
        parser.error("no such fault")
    failures = []
    with tempfile.TemporaryDirectory(prefix="lanewise-mutate-") as folder:
        # One copy for all, so that the sources may change meanwhile.
        build.build_all([])
        good = Path(folder) / "good"
        copy(build.ROOT, good)
        elves = {name: programs(name, Path(folder)) for name in names}
        with ThreadPoolExecutor(arguments.jobs) as pool:
            binaries = list(pool.map(lambda name: simulator(name, good), names))
        for name, binary in zip(names, binaries, strict=True):
            said = verdict(binary, elves[name])
            if said:
                failures.append(f"{name} without a fault: {said}")
        if not failures:
            with ThreadPoolExecutor(arguments.jobs) as pool:
                failures = [s for s in pool.map(lambda f: try_one(f, good, elves), faults) if s]
    for failure in failures:
        print(f"mutate: {failure}", file=sys.stderr)
    print(f"mutate: {len(faults) - len(failures)} of {len(faults)} faults caught")
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
