#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Verilator finds nothing to warn of in the RTL, and the FuseSoC cores list every file of it.

    rtl/rvkeccak/tb/lint.py [--sample]

All builds of rtl/rvkeccak/configs.toml, or a few. What is as intended is named, with its reason, in
rtl/rvkeccak/lanewise_rvkeccak.vlt. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tomllib
from pathlib import Path

from build import ROOT, sources

SAMPLE = ["e64x1", "e64x1_full", "e32x1", "e64x6_lutram"]


def verilator(name: str, parameters: dict[str, int]) -> bool:
    # The switches are parameters of one bit.
    given = [
        f"-G{key}={value}" if value > 1 else f"-G{key}=1'b{value}"
        for key, value in parameters.items()
    ]
    command = ["verilator", "--lint-only", "-Wall", "--top-module", "lanewise_simd", *given]
    command += [str(ROOT / "rtl/rvkeccak/lanewise_rvkeccak.vlt"), *map(str, sources(ROOT))]
    done = subprocess.run(command, capture_output=True, text=True)
    found = [line for line in done.stderr.splitlines() if line.startswith("%")]
    good = done.returncode == 0 and not found
    print(f"lint {name}: {'ok' if good else 'FAILED'}", *found, sep="\n  ", flush=True)
    return good


def core_lists(core: Path) -> bool:
    """A core names exactly the files of its rtl/, and of its C++ model/ all but the command."""
    listed = set(re.findall(r"- ((?:rtl|model)/[\w.]+)", core.read_text()))
    found = [*core.parent.glob("rtl/*"), *core.parent.glob("model/*.[chi]*")]
    present = {f"{p.parent.name}/{p.name}" for p in found} - {"model/main.cpp"}
    for name in sorted(listed ^ present):
        print(f"{core.name}: {name} is {'missing' if name in present else 'not there'}")
    return listed == present


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    options = parser.parse_args()
    configurations = tomllib.loads((ROOT / "rtl/rvkeccak/configs.toml").read_text())
    names = SAMPLE if options.sample else list(configurations)
    good = all([core_lists(core) for core in sorted((ROOT / "rtl").glob("*/*.core"))])
    good &= all([verilator(name, configurations[name]) for name in names])
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
