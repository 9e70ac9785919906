#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Build the simulators for each named configuration C of rtl/rvkeccak/configs.toml:
build/rtl/lanewise-rvkeccak-iss, and build/rtl/C/lanewise-rvkeccak-sim (RTL under Verilator with the
simulator beside it).

What has not changed since the last build is left alone. --tree DIR takes rtl/ from a copy of this
repository (with its own faults, say) and writes to DIR/build/rtl.
"""

from __future__ import annotations

import argparse
import fcntl
import hashlib
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
MODEL = "rtl/rvkeccak/model/*.cpp"
CXX = "-std=c++17 -Wall -Wextra"
#: The simulator runs long. Of the verilated code most runs once, and compiling is what takes time.
OPTIMIZED = f"{CXX} -O2"


def sources(tree: Path) -> list[Path]:
    """All of the RTL, packages first since the others name them."""
    found = [*tree.glob("rtl/common/rtl/*.sv"), *tree.glob("rtl/rvkeccak/rtl/*.sv")]
    return sorted(found, key=lambda p: (not p.stem.endswith("_pkg"), p.name))


def model(tree: Path) -> list[Path]:
    return sorted((tree / "rtl/rvkeccak/model").glob("*"))


def digest(paths: list[Path], *words: str) -> str:
    h = hashlib.sha256(repr(words).encode())
    for path in paths:
        h.update(path.name.encode() + path.read_bytes())
    return h.hexdigest()


def call(name: str, command: list[str], log: Path) -> None:
    """Run a command, its output into a log that is shown if it fails."""
    with log.open("w") as out:
        if subprocess.run(command, stdout=out, stderr=subprocess.STDOUT).returncode == 0:
            return
    raise SystemExit(f"{name}: failed: {' '.join(command[:2])}\n{log.read_text()[-4000:]}")


@contextmanager
def alone(folder: Path) -> Iterator[None]:
    """Others that build the same wait here, and then find it built."""
    folder.mkdir(parents=True, exist_ok=True)
    with (folder / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def up_to_date(binary: Path, key: str) -> bool:
    stamp = binary.with_suffix(".key")
    return binary.exists() and stamp.exists() and stamp.read_text() == key


def build_iss(tree: Path, out: Path) -> Path:
    """The simulator, and all of it but its command as out/model.a for the harnesses."""
    binary, library = out / "lanewise-rvkeccak-iss", out / "model.a"
    key = digest(model(tree), OPTIMIZED)
    with alone(out):
        if up_to_date(binary, key) and library.exists():
            return binary
        objects = {cpp.stem: str(out / f"iss-{cpp.stem}.o") for cpp in tree.glob(MODEL)}
        for cpp in tree.glob(MODEL):
            compile_one = ["g++", *OPTIMIZED.split(), "-c", str(cpp), "-o", objects[cpp.stem]]
            call("iss", compile_one, out / "iss.log")
        library.unlink(missing_ok=True)
        shared = [o for stem, o in objects.items() if stem != "main"]
        call("iss", ["ar", "rcs", str(library), *shared], out / "iss.log")
        call("iss", ["g++", *objects.values(), "-o", str(binary)], out / "iss.log")
        binary.with_suffix(".key").write_text(key)
        print("built: lanewise-rvkeccak-iss", flush=True)
    return binary


def build(tree: Path, out: Path, name: str, parameters: dict[str, int], vcd: bool) -> Path:
    folder = out / name
    binary = folder / "lanewise-rvkeccak-sim"
    harness = tree / "rtl/rvkeccak/tb/harness.cpp"
    # Without -fno-dfg Verilator 5.006 makes the registers, which the harness sees as one vector, a
    # chain of concatenations: two thousand copies of up to two thousand words in every cycle.
    command = ["verilator", "--cc", "--exe", "--build", "-O3", "-fno-dfg", "--x-assign", "unique"]
    command += ["-MAKEFLAGS", "OPT_FAST=-O1", "--top-module", "lanewise_simd", "-Wno-fatal"]
    command += ["-DLANEWISE_DEBUG", *(f"-G{key}={value}" for key, value in parameters.items())]
    command += ["--trace", "-CFLAGS", "-DLANEWISE_VCD"] if vcd else []
    command += ["-CFLAGS", f"{CXX} -Wno-unused-parameter -DLANEWISE_CONFIG='\"{name}\"'"]
    key = digest([*sources(tree), *model(tree), harness], *command)
    with alone(folder):
        if up_to_date(binary, key):
            return binary
        # What was built of files that are elsewhere now would stop make.
        shutil.rmtree(folder / "obj", ignore_errors=True)
        command += ["--Mdir", str(folder / "obj"), "-o", str(binary)]
        command += map(str, [*sources(tree), harness, out / "model.a"])
        call(name, command, folder / "build.log")
        binary.with_suffix(".key").write_text(key)
        print(f"built: {name}", flush=True)
    return binary


def build_all(names: list[str], tree: Path = ROOT, vcd: bool = False, jobs: int = 2) -> list[Path]:
    """The harness of each configuration; raises SystemExit with the log if one does not build."""
    with (tree / "rtl/rvkeccak/configs.toml").open("rb") as f:
        configurations = tomllib.load(f)
    unknown = [name for name in names if name not in configurations]
    if unknown:
        raise SystemExit(f"build: no such configuration: {', '.join(unknown)}")
    out = tree / "build/rtl"
    build_iss(tree, out)
    with ThreadPoolExecutor(jobs) as pool:
        return list(pool.map(lambda name: build(tree, out, name, configurations[name], vcd), names))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("configurations", nargs="*", metavar="C")
    parser.add_argument("--tree", type=Path, default=ROOT, help="repository to take rtl/ from")
    parser.add_argument("--vcd", action="store_true", help="with waveforms")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    arguments = parser.parse_args()
    build_all(arguments.configurations, arguments.tree.resolve(), arguments.vcd, arguments.jobs)
    return 0


if __name__ == "__main__":
    sys.exit(main())
