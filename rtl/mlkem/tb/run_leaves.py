#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Lint and simulate the leaves of the KEM core.

    rtl/mlkem/tb/run_leaves.py [--sample] [LEAF...]

Each leaf with a stream in and a stream out gets random and edge inputs, with and without random
stalls, in Icarus and in Verilator, for each size of its parameters; without stalls also the number
of cycles is checked. Verilator must find nothing to warn of that lanewise_mlkem.vlt does not name,
and must refuse parameters that are not supported. --sample: Icarus, the default parameters, fewer
inputs. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import random
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
BUILD = ROOT / "build/rtl/mlkem"
sys.path[:0] = [str(HERE / "leaf"), str(HERE.parent / "model")]
import constants  # noqa: E402
import rom  # noqa: E402
import vectors  # noqa: E402
import zetas  # noqa: E402

WIDTHS = (1, 3, 4, 5, 10, 11, 12)
TOPS = {  # module to what its parameter may be, and what it may not
    "lanewise_mlkem_engine": (None, (), ()),
    "lanewise_mlkem_transform": ("ENGINES", (1, 2, 4), (0, 3, 8)),
    "lanewise_mlkem_transform_serial": (None, (), ()),
    "lanewise_mlkem_hash": ("ROUNDS", (1, 2), (0, 3, 4)),
    "lanewise_mlkem_reject": ("WORD", (4, 8, 16), (0, 2, 6, 32)),
    "lanewise_mlkem_noise": ("WORD", (4, 8, 16), (0, 2, 6, 32)),
    "lanewise_mlkem_reject_serial": (None, (), ()),
    "lanewise_mlkem_noise_serial": (None, (), ()),
    "lanewise_mlkem_decode": ("WORD", (4, 8, 16), (0, 2, 6, 32)),
    "lanewise_mlkem_encode": ("WORD", (4, 8, 16), (0, 2, 6, 32)),
    "lanewise_mlkem_decode_serial": (None, (), ()),
    "lanewise_mlkem_encode_serial": (None, (), ()),
}


def sources() -> list[Path]:
    found = [*ROOT.glob("rtl/common/rtl/*.sv"), *ROOT.glob("rtl/mlkem/rtl/*.sv")]
    return sorted(found, key=lambda p: (not p.stem.endswith("_pkg"), p.name))


def call(command: list, what: str) -> str:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    if done.returncode:
        raise SystemExit(f"{what}: {command[0]} failed:\n{(done.stdout + done.stderr)[-3000:]}")
    return done.stdout


@dataclass(frozen=True)
class Bench:
    """One leaf with its parameters."""

    leaf: str
    defines: tuple[tuple[str, int], ...]  # IW, OW, and what the wrapper passes on

    @property
    def name(self) -> str:
        given = [f"{k.lower()}{v}" for k, v in self.defines if k not in ("IW", "OW")]
        return "_".join([self.leaf, *given])

    def arguments(self, prefix: str) -> list[str]:
        return [f"{prefix}LEAF=leaf_{self.leaf}", *(f"{prefix}{k}={v}" for k, v in self.defines)]

    def icarus(self, where: Path | None = None, change=lambda path, text: text) -> list[str]:
        """The command to simulate it; `change` may alter the text of a file.

        Icarus 11 does not know `int unsigned`; what has that type here is small.
        """
        where = where or BUILD / "icarus" / self.name
        where.mkdir(parents=True, exist_ok=True)
        copies = []
        for path in [*sources(), HERE / "leaf/leaves.sv", HERE / "leaf/stream_tb.sv"]:
            copy = where / path.name
            text = change(path, path.read_text())
            copy.write_text(text.replace("int unsigned", "int"))
            copies.append(copy)
        program = where / "bench.vvp"
        tool = ["iverilog", "-g2012", "-o", program, "-s", "stream_tb"]
        call([*tool, *self.arguments("-D"), *copies], self.name)
        return ["vvp", "-n", str(program)]

    def verilator(self) -> list[str]:
        where = BUILD / "verilator" / self.name
        where.mkdir(parents=True, exist_ok=True)
        files = [*sources(), HERE / "leaf/leaves.sv", HERE / "leaf/stream_tb.sv"]
        call(["verilator", "--binary", "--timing", "-Wno-fatal", "-Wno-lint", "-Wno-style",
              "--top-module", "stream_tb", "-Mdir", where, "-CFLAGS", "-O1", "-O3",
              *self.arguments("+define+"), *files], self.name)  # fmt: skip
        return [str(where / "Vstream_tb")]


def simulate(
    command: list[str], bench: Bench, case, name: str, stall: int, seed: int, quiet=False
) -> bool:
    BUILD.mkdir(parents=True, exist_ok=True)
    folder = Path(tempfile.mkdtemp(prefix="vectors-", dir=BUILD))
    (folder / "in").write_text("\n".join(f"{v:x}" for v in case.inputs))
    (folder / "out").write_text("\n".join(f"{v:x}" for v in case.outputs))
    plus = [f"+in={folder / 'in'}", f"+out={folder / 'out'}", f"+stall={stall}", f"+seed={seed}"]
    done = subprocess.run([*command, *plus, *case.arguments], capture_output=True, text=True)
    said = re.search(r"PASS inputs (\d+) outputs (\d+) cycles (\d+)", done.stdout)
    good = said is not None and int(said[2]) == len(case.outputs)
    told = f"{said[3]} cycles" if good else f"FAILED\n{done.stdout[-1500:]}{done.stderr[-500:]}"
    if good and stall == 0 and case.cycles is not None and int(said[3]) != case.cycles:
        good, told = False, f"FAILED: {said[3]} cycles, not {case.cycles}"
    shutil.rmtree(folder)
    if not quiet:
        told = f"{len(case.inputs)} in, stall {stall}/256: {told}"
        print(f"leaf {bench.name} {name}, {told}", flush=True)
    return good


def cases(bench: Bench, count: int, seed: int, sample: bool) -> list[tuple[str, vectors.Case]]:
    rng = random.Random(f"{bench.name} {seed}")
    given = dict(bench.defines)
    word = given.get("WORD", 4 if bench.leaf.endswith("_serial") else 8)
    if bench.leaf == "engine":
        return [("mixed", vectors.engines(rng, 100 * count))]
    if bench.leaf == "transform":
        few = 4 if sample else min(8 * count, 30)
        engines = given["ENGINES"]
        return (
            [("mixed", vectors.transform(rng, few, engines, seed))] if seed or not engines else []
        )
    if bench.leaf == "hash" and sample:
        # Icarus takes 30 ms for a cycle of Keccak.
        return [("short", vectors.hashes(rng, 2, 1, most=40))] if seed else []
    if bench.leaf == "hash":
        rounds = given["ROUNDS"]
        return [("mixed", vectors.hashes(rng, 6 * count, rounds)),
                ("long", vectors.long_hash(rng, rounds))]  # fmt: skip
    if bench.leaf == "reject":
        return [("mixed", vectors.reject(rng, 2 * count, word, given["ROUNDS"]))]
    if bench.leaf == "noise":
        return [("mixed", vectors.noise(rng, 2 * count, word))]
    if bench.leaf in ("reject_serial", "noise_serial"):
        return [("mixed", getattr(vectors, bench.leaf)(rng, 6 * count))]
    make = getattr(vectors, bench.leaf)
    return [(f"{width} bits", make(rng, 1, word, width)) for width in WIDTHS]


def benches(sample: bool) -> list[Bench]:
    found = [Bench("engine", (("IW", 99), ("OW", 48)))]
    for engines in (2, 0) if sample else (0, 1, 2, 4):
        word = 4 * max(engines, 1)
        step = 9 - word.bit_length()
        sizes = (("IW", 8 + step + 12 * word), ("OW", 12 * word), ("ENGINES", engines))
        found.append(Bench("transform", sizes))
    for rounds in (1,) if sample else (1, 2):
        sizes = (("IW", 90), ("OW", 64 * rounds + 2), ("ROUNDS", rounds))
        found.append(Bench("hash", sizes))
    found.append(Bench("reject_serial", (("IW", 66), ("OW", 48))))
    found.append(Bench("noise_serial", (("IW", 323), ("OW", 49))))
    for word in (8,) if sample else (4, 8, 16):
        w = 12 * word
        for rounds in (1,) if sample else (1, 2):
            sizes = (("IW", 64 * rounds + 3), ("OW", w), ("WORD", word), ("ROUNDS", rounds))
            found.append(Bench("reject", sizes))
        for leaf, inside, outside in (("noise", 323, w + 1),
                                      ("decode", 64, w + 1), ("encode", w, 64)):  # fmt: skip
            found.append(Bench(leaf, (("IW", inside), ("OW", outside), ("WORD", word))))
    found.append(Bench("decode_serial", (("IW", 64), ("OW", 49))))
    found.append(Bench("encode_serial", (("IW", 48), ("OW", 64))))
    return found


def lint(sample: bool) -> bool:
    """No warning in any supported size, and no unsupported size that elaborates."""
    good = True
    for name, text in (("pkg", constants.text()), ("rom", rom.text()), ("zetas", zetas.text())):
        if (ROOT / f"rtl/mlkem/rtl/lanewise_mlkem_{name}.sv").read_text() != text:
            print(f"lanewise_mlkem_{name}.sv is not what its first line prints")
            good = False
    for top, (parameter, right, wrong) in TOPS.items():
        if sample:
            right, wrong = right[-1:], wrong[-1:]
        for value in (*right, *wrong) or (None,):
            given = [f"-G{parameter}={value}"] if parameter else []
            command = ["verilator", "--lint-only", "-Wall", "--top-module", top, *given]
            command += [str(ROOT / "rtl/mlkem/lanewise_mlkem.vlt"), *map(str, sources())]
            done = subprocess.run(command, capture_output=True, text=True)
            if value in wrong:
                ok = done.returncode != 0 and f"{parameter} must be" in done.stderr
            else:
                ok = done.returncode == 0 and "%" not in done.stderr
            if not ok:
                print(f"lint {top} {' '.join(given)}: FAILED\n{done.stderr[-1500:]}")
                good = False
    print(f"lint of {len(TOPS)} leaves: {'ok' if good else 'FAILED'}", flush=True)
    return good


def run(bench: Bench, sample: bool) -> bool:
    tools = [bench.icarus()] if sample else [bench.icarus(), bench.verilator()]
    good = True
    for n, command in enumerate(tools):
        slow = n == 0  # Icarus interprets
        count = 1 if sample else 3 if slow else 40
        for stall in (0, 100) if sample else (0, 40, 128, 220):
            for name, case in cases(bench, count, stall, sample):
                good &= simulate(command, bench, case, name, stall, 1 + stall)
    return good


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("leaf", nargs="*", help="these alone")
    options = parser.parse_args()
    wanted = [b for b in benches(options.sample) if not options.leaf or b.leaf in options.leaf]
    if not wanted:
        parser.error(f"leaves are {', '.join(sorted({b.leaf for b in benches(True)}))}")
    with ThreadPoolExecutor(2) as pool:
        good = list(pool.map(lambda b: run(b, options.sample), wanted))
    return 0 if all(good) and lint(options.sample) else 1


if __name__ == "__main__":
    sys.exit(main())
