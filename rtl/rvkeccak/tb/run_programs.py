#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the programs of ../sw on the simulated processor: results against the lab's description of
the round and hashlib, cycles against ../sw/programs.toml.

run_programs.py [--sample | --iss] [--json FILE] [BUILD...]
Simulates the RTL with the instruction-set simulator beside it; of most builds (--sample) or of all
(--iss) the instruction-set simulator alone. Outside of continuous integration --sample leaves the
builds out whose RTL it does not simulate. Builds what is missing.
Exit code 1 if anything is wrong.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import retired
from elftools.elf.elffile import ELFFile

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "sw"))
import software  # noqa: E402
from lanewise_lab import round as keccak  # noqa: E402
from software import ROOT, Build, Failed  # noqa: E402

RTL = ROOT / "build/rtl"
ISS = RTL / "lanewise-rvkeccak-iss"
IN_CI = bool(os.environ.get("CI"))
#: Builds whose RTL is simulated in the sample: all features, and in continuous integration the two
#: architectures of the paper.
SAMPLE = ["e64x1_full", *(["e64x1", "e32x3"] if IN_CI else [])]
#: Cycles after which a program is given up.
TOO_LONG = 20_000_000
_DONE = re.compile(r"tohost=(\S+) cycles=(\d+) retired=(\d+)")


class Image:
    """An ELF file whose data can be replaced."""

    def __init__(self, path: Path):
        self.bytes = bytearray(path.read_bytes())
        with path.open("rb") as file:
            elf = ELFFile(file)
            self.symbols = {
                s.name: s["st_value"] for s in elf.get_section_by_name(".symtab").iter_symbols()
            }
            self._loaded = [
                (s["p_vaddr"], s["p_offset"], s["p_filesz"])
                for s in elf.iter_segments()
                if s["p_type"] == "PT_LOAD"
            ]

    def put(self, symbol: str, data: bytes) -> None:
        address = self.symbols[symbol]
        for start, offset, size in self._loaded:
            if start <= address and address + len(data) <= start + size:
                at = offset + address - start
                self.bytes[at : at + len(data)] = data
                return
        raise Failed(f"{symbol}: {len(data)} bytes do not fit")


class Machine:
    """One build in one simulator."""

    def __init__(self, build: Build, simulator: str):
        self.build, self.simulator = build, simulator
        harness = RTL / build.name / "lanewise-rvkeccak-sim"
        self._command = [harness] if simulator == "rtl" else [ISS, "--config", build.name]

    def run(self, image: Image, dump: str, size: int) -> tuple[list[retired.Retired], bytes]:
        """The retire trace, and `size` bytes at the symbol `dump` after the run."""
        with tempfile.TemporaryDirectory(prefix="lanewise-") as folder:
            elf, trace, out = (Path(folder) / n for n in ("program.elf", "trace", "dump"))
            elf.write_bytes(image.bytes)
            options = ["--max-cycles", str(TOO_LONG), "--trace", trace]
            command = [*self._command, elf, *options, "--dump", f"{dump}:{size}", out]
            try:
                done = subprocess.run(command, capture_output=True, text=True)
            except FileNotFoundError:
                raise Failed(f"{self._command[0]} is missing") from None
            said = _DONE.search(done.stdout)
            if done.returncode or not said or int(said[1], 0) != 1:
                lines = (done.stdout + done.stderr).strip().splitlines()
                raise Failed(f"{self.simulator}: {lines[-1] if lines else done.returncode}")
            return retired.read(trace), out.read_bytes()


def pack(states: list[list[int]], elen: int) -> bytes:
    """The image of the registers that permute.S loads."""
    lanes = [s[x + 5 * y] for y in range(5) for s in states for x in range(5)]
    if elen == 64:
        return b"".join(v.to_bytes(8, "little") for v in lanes)
    halves = [v & 0xFFFFFFFF for v in lanes] + [v >> 32 for v in lanes]
    return b"".join(v.to_bytes(4, "little") for v in halves)


def interleave(state: list[int]) -> bytes:
    """Even bits, then odd bits of each lane."""

    def half(v: int, odd: int) -> int:
        return sum((v >> (2 * i + odd) & 1) << i for i in range(32))

    return b"".join(half(v, odd).to_bytes(4, "little") for v in state for odd in (0, 1))


def random_states(rng: random.Random, count: int) -> list[list[int]]:
    return [[rng.getrandbits(64) for _ in range(25)] for _ in range(count)]


def once(figures: list[dict]) -> dict:
    """The figures of runs that differ in data alone; Failed if they differ."""
    if any(f != figures[0] for f in figures):
        raise Failed(f"cycles depend on data: {figures}")
    return figures[0]


def permutation(machine: Machine, program: dict, rng: random.Random) -> list[dict]:
    build = machine.build
    path = software.permutation(program)
    rounds = program.get("rounds", 24)
    zeros, ones = [0] * 25, [keccak.MASK] * 25
    inputs = [random_states(rng, build.states) for _ in range(2)]
    inputs += [[zeros] * build.states, [ones] * build.states]
    found = []
    for states in inputs:
        image = Image(path)
        data = pack(states, build.elen)
        image.put("states", data)
        trace, after = machine.run(image, "states", len(data))
        if after != pack([keccak.permute(s, rounds) for s in states], build.elen):
            raise Failed("wrong result")
        begin, end = image.symbols["permutation"], image.symbols["permutation_end"]
        found.append(retired.permutation(trace, begin, end, build.overlap))
    return [{"figures": once(found)}]


def sponge(machine: Machine, program: dict, rng: random.Random) -> list[dict]:
    return [
        {"function": name} | hashing(machine, program, name, facts["rate"], rng)
        for name, facts in software.table()["function"].items()
    ]


def hashing(machine: Machine, program: dict, function: str, rate: int, rng: random.Random) -> dict:
    """Every edge of a block, and blocks enough to see from one to the next."""
    path = software.sponge(program, function, machine.build.states)
    lengths = [0, 1, rate - 1, rate, rate + 1, 3 * rate, 5 * rate + 13, 5 * rate + 13]
    outputs = [32, 1, rate, rate - 1, rate + 1, 3 * rate, 4 * rate + 5, 4 * rate + 5]
    figures = {}
    totals = []
    for length, output in zip(lengths, outputs, strict=True):
        if function == "SHA3-256":
            output = 32
        total, seen = hash_once(machine, path, function, length, output, rng)
        figures |= seen
        totals.append(total)
    once([{"cycles": t} for t in totals[-2:]])
    return {"rate": rate, "figures": figures, "whole": whole(lengths, outputs, totals, function)}


def whole(lengths: list[int], outputs: list[int], totals: list[int], function: str) -> list[dict]:
    """Cycles of whole runs, from reset to the end."""
    made = [32] * len(lengths) if function == "SHA3-256" else outputs
    return [
        {"length": n, "output": m, "cycles": t}
        for n, m, t in zip(lengths, made, totals, strict=True)
    ]


def hash_once(
    machine: Machine, path: Path, function: str, length: int, output: int, rng: random.Random
) -> tuple[int, dict]:
    """Cycles of one run, with what it shows of absorbing and squeezing."""
    count = machine.build.states
    stride = 8 * (max(length, output, 200) // 8 + rng.randrange(1, 9))
    messages = [rng.randbytes(length) for _ in range(count)]
    image = Image(path)
    for symbol, value in (("length", length), ("output", output), ("stride", stride)):
        image.put(f"job_{symbol}", value.to_bytes(4, "little"))
    image.put("messages", b"".join(m.ljust(stride, b"\0") for m in messages))
    trace, after = machine.run(image, "digests", count * stride)
    expected = b"".join(digest(function, m, output).ljust(stride, b"\0") for m in messages)
    if after != expected:
        raise Failed(f"{function} of {length} bytes, {output} bytes of output: wrong result")
    seen = {}
    for what in ("absorb", "squeeze"):
        cycles = retired.period(trace, image.symbols[f"{what}_block"])
        if cycles is not None:
            seen[what] = cycles
    return trace[-1].cycle, seen


def digest(function: str, message: bytes, length: int) -> bytes:
    made = hashlib.new(function.lower().replace("-", "_").replace("shake", "shake_"), message)
    return made.digest(length) if function.startswith("SHAKE") else made.digest()


def baseline(machine: Machine, program: dict, rng: random.Random) -> list[dict]:
    rows = []
    encode = interleave if program.get("interleaved") else lambda s: pack([s], 64)
    for flags in software.flags_of(program):
        path = software.baseline(program, flags)
        found = []
        for state in random_states(rng, 2):
            image = Image(path)
            image.put("states", encode(state))
            trace, after = machine.run(image, "states", 200)
            if after != encode(keccak.permute(state)):
                raise Failed(f"{flags}: wrong result")
            begin, end = image.symbols["permutation"], image.symbols["permutation_end"]
            found.append(retired.permutation(trace, begin, end, False))
        rows.append({"flags": flags, "figures": once(found)})
    return rows


RUN = {"permutation": permutation, "sponge": sponge, "baseline": baseline}


def judge(program: dict, build: Build, row: dict) -> list[str]:
    """What of the figures is not as programs.toml says."""
    wrong = []
    for kind in ("exactly", "at_most"):
        wanted = software.limits(program, build, kind)
        wanted = wanted.get(row["function"], {}) if "function" in row else wanted
        for what, limit in wanted.items():
            is_value = row["figures"].get(what)
            good = is_value == limit if kind == "exactly" else (is_value or limit + 1) <= limit
            if not good:
                wrong.append(
                    f"{what} takes {is_value} cycles, not {kind.replace('_', ' ')} {limit}"
                )
    return wrong


def one(machine: Machine, program: dict) -> list[dict]:
    """All rows of a program on a build. A row with "wrong" is not as it must be."""
    build = machine.build
    about = {
        "program": program["name"],
        "title": program["title"],
        "kind": program["kind"],
        "rounds": program.get("rounds", 24),
        "build": build.name,
        "states": build.states,
        "simulator": machine.simulator,
    }
    rng = random.Random(f"{program['name']} {build.name}")
    try:
        rows = [about | r for r in RUN[program["kind"]](machine, program, rng)]
    except (Failed, ValueError) as error:
        return [about | {"figures": {}, "wrong": [str(error)]}]
    for row in rows:
        row["wrong"] = judge(program, build, row)
    return rows


def prepare(machines: list[Machine]) -> None:
    """Builds the simulators that they are."""
    names = [m.build.name for m in machines if m.simulator == "rtl"]
    done = subprocess.run([sys.executable, HERE / "build.py", *names])
    if done.returncode:
        raise Failed("the simulators do not build")


def show(row: dict) -> str:
    figures = ", ".join(f"{k} {v}" for k, v in row["figures"].items())
    detail = row.get("function") or row.get("flags", "")
    state = "ok" if not row["wrong"] else "WRONG: " + "; ".join(row["wrong"])
    return f"{row['build']:20} {row['program']} {detail}: {figures}: {state}"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    which = parser.add_mutually_exclusive_group()
    which.add_argument("--sample", action="store_true", help=f"RTL of {', '.join(SAMPLE)} alone")
    which.add_argument("--iss", action="store_true", help="no RTL")
    parser.add_argument("--json", type=Path, help="write every figure there")
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("builds", nargs="*", metavar="BUILD", help="of configs.toml; default all")
    options = parser.parse_args()
    known = software.builds()
    unknown = [name for name in options.builds if name not in known]
    if unknown:
        print(f"run_programs: no build is called {unknown[0]}", file=sys.stderr)
        return 2
    everyday = options.sample and not IN_CI
    builds = [known[n] for n in options.builds or (SAMPLE if everyday else known)]
    in_rtl = SAMPLE if options.sample else [] if options.iss else list(known)
    try:
        machines = [Machine(b, "rtl" if b.name in in_rtl else "iss") for b in builds]
        prepare(machines)
        work = [
            (m, p)
            for m in machines
            for p in software.table()["program"]
            if software.runs_on(p, m.build)
        ]
        with ThreadPoolExecutor(options.jobs) as pool:
            rows = []
            for done in pool.map(lambda pair: one(*pair), work):
                rows += done
                print("\n".join(map(show, done)), flush=True)
    except Failed as error:
        print(f"run_programs: {error}", file=sys.stderr)
        return 1
    if options.json:
        options.json.parent.mkdir(parents=True, exist_ok=True)
        options.json.write_text(json.dumps({"kind": "simulated", "rows": rows}, indent=1) + "\n")
    wrong = sum(bool(row["wrong"]) for row in rows)
    print(f"run_programs: {len(rows)} rows on {len(builds)} builds, {wrong} wrong")
    return 1 if wrong or not rows else 0


if __name__ == "__main__":
    sys.exit(main())
