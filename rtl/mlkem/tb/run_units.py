#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Lint and simulate the units of the KEM core: memories, flags, decoder and encoder.

    rtl/mlkem/tb/run_units.py [--sample] [UNIT...]

A unit is driven cycle by cycle with what units/traces.py makes, and must show in each cycle what
the cycle model does, in Icarus and in Verilator, for each number of engines. --sample: Icarus, two
engines, fewer cycles. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from run_leaves import BUILD, HERE, ROOT, call, sources

sys.path.insert(0, str(HERE / "units"))
import coders_trace  # noqa: E402
import traces  # noqa: E402
from traces import Hardware, Trace  # noqa: E402

FILES = (HERE / "units/units.sv", HERE / "units/trace_tb.sv")
ENGINES = ("ENGINES", (1, 2, 4), (0, 3, 8))
EVERY = ("ENGINES", (0, 1, 2, 4), (3, 8))
ROUNDS = ("ROUNDS", (1, 2), (0, 3))
TOPS = {  # module to its parameters: what they may be, and what not
    "lanewise_mlkem_flags": (),
    "lanewise_mlkem_lanes": (),
    "lanewise_mlkem_banks": (EVERY,),
    "lanewise_mlkem_decode_unit": (EVERY,),
    "lanewise_mlkem_encode_unit": (EVERY,),
    "lanewise_mlkem_hash_unit": (ENGINES, ROUNDS),
    "lanewise_mlkem_hash_unit_serial": (ROUNDS,),
    "lanewise_mlkem_sponge": (ROUNDS,),
    "lanewise_mlkem_core": (EVERY, ROUNDS),
}


@dataclass(frozen=True)
class Unit:
    """One unit with its size."""

    leaf: str
    engines: int = 2

    @property
    def name(self) -> str:
        return f"{self.leaf}_engines{self.engines}"

    def fields(self):
        if self.leaf == "flags":
            return traces.FLAGS_IN, traces.FLAGS_OUT
        return getattr(traces, f"{self.leaf}_fields")(Hardware(self.engines))

    def defines(self, prefix: str) -> list[str]:
        inside, outside = self.fields()
        widths = {"IW": inside.total, "OW": outside.total, "ENGINES": self.engines}
        return [f"{prefix}LEAF=leaf_{self.leaf}", *(f"{prefix}{k}={v}" for k, v in widths.items())]

    def icarus(self, where: Path | None = None, change=lambda path, text: text) -> list[str]:
        """The command to simulate it; `change` may alter the text of a file.

        Icarus 11 does not know `int unsigned`; what has that type here is small.
        """
        where = where or BUILD / "icarus" / self.name
        where.mkdir(parents=True, exist_ok=True)
        copies = []
        for path in [*sources(), *FILES]:
            copy = where / path.name
            copy.write_text(change(path, path.read_text()).replace("int unsigned", "int"))
            copies.append(copy)
        program = where / "bench.vvp"
        tool = ["iverilog", "-g2012", "-o", program, "-s", "trace_tb"]
        call([*tool, *self.defines("-D"), *copies], self.name)
        return ["vvp", "-n", str(program)]

    def verilator(self) -> list[str]:
        where = BUILD / "verilator" / self.name
        where.mkdir(parents=True, exist_ok=True)
        call(["verilator", "--binary", "--timing", "-Wno-fatal", "-Wno-lint", "-Wno-style",
              "--top-module", "trace_tb", "-Mdir", where, "-CFLAGS", "-O1", "-O3",
              *self.defines("+define+"), *sources(), *FILES], self.name)  # fmt: skip
        return [str(where / "Vtrace_tb")]

    @cache
    def cases(self, count: int, seed: int) -> list[tuple[str, Trace]]:
        rng = random.Random(f"{self.name} {seed}")
        hw = Hardware(self.engines)
        if self.leaf == "flags":
            return [("mixed", traces.flags(rng, 500 * count))]
        if self.leaf == "memories":
            return [("mixed", traces.memories(rng, hw, 300 * count))]
        return [
            (f"refused {refuse:.0%}", coders_trace.coders(rng, hw, count, 8, refuse))
            for refuse in (0, 0.2, 0.6)
        ]


def simulate(command: list[str], unit: Unit, name: str, trace: Trace, quiet=False) -> bool:
    BUILD.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="trace-", dir=BUILD) as folder:
        file = Path(folder) / "trace"
        file.write_text("".join(f"{given:x} {expected:x}\n" for given, expected in trace))
        done = subprocess.run([*command, f"+trace={file}"], capture_output=True, text=True)
    said = re.search(r"PASS cycles (\d+)", done.stdout)
    good = said is not None and int(said[1]) == len(trace)
    if not quiet:
        told = f"{len(trace)} cycles" if good else f"FAILED\n{(done.stdout + done.stderr)[-3000:]}"
        print(f"unit {unit.name} {name}: {told}", flush=True)
    return good


def units(sample: bool) -> list[Unit]:
    sizes = (2,) if sample else (1, 2, 4)
    found = [Unit("flags"), *(Unit("memories", n) for n in sizes)]
    return found + [Unit("coders", n) for n in (0, *sizes)]


def lint(sample: bool) -> bool:
    """No warning in any supported size, and no unsupported size that elaborates."""
    good = True
    for top, parameters in TOPS.items():
        sizes = []
        for name, right, wrong in parameters:
            if sample:
                right, wrong = right[1:2], wrong[-1:]
            sizes += [(name, value, value in wrong) for value in (*right, *wrong)]
        for name, value, refused in sizes or [("", None, False)]:
            given = [f"-G{name}={value}"] if name else []
            command = ["verilator", "--lint-only", "-Wall", "--top-module", top, *given]
            command += [str(ROOT / "rtl/mlkem/lanewise_mlkem.vlt"), *map(str, sources())]
            done = subprocess.run(command, capture_output=True, text=True)
            if refused:
                ok = done.returncode != 0 and f"{name} must be" in done.stderr
            else:
                ok = done.returncode == 0 and "%" not in done.stderr
            if not ok:
                print(f"lint {top} {' '.join(given)}: FAILED\n{done.stderr[-1500:]}")
                good = False
    print(f"lint of {len(TOPS)} units: {'ok' if good else 'FAILED'}", flush=True)
    return good


def run(unit: Unit, sample: bool) -> bool:
    good = True
    for n, command in enumerate([unit.icarus()] if sample else [unit.icarus(), unit.verilator()]):
        count = 1 if sample else 4 if n == 0 else 40  # Icarus interprets
        for name, trace in unit.cases(count, n):
            good &= simulate(command, unit, name, trace)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("unit", nargs="*", help="these alone")
    options = parser.parse_args()
    wanted = [u for u in units(options.sample) if not options.unit or u.leaf in options.unit]
    if not wanted:
        parser.error(f"units are {', '.join(sorted({u.leaf for u in units(True)}))}")
    with ThreadPoolExecutor(2) as pool:
        good = list(pool.map(lambda u: run(u, options.sample), wanted))
    return 0 if all(good) and lint(options.sample) else 1


if __name__ == "__main__":
    sys.exit(main())
