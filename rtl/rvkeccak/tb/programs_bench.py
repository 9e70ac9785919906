# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The programs of ../sw on the simulated processor: results against the lab's description of the
round and hashlib, cycles against ../sw/programs.toml.

Simulates the RTL with the instruction-set simulator beside it; of the builds whose RTL is not asked
for (`rtl` in the table, or --iss) the instruction-set simulator alone. Outside of continuous
integration a sample leaves these out. --only takes builds by their names, --kinds kinds of program;
--json FILE writes every figure there.
"""

from __future__ import annotations

import hashlib
import json
import random
import re
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import kyber_kem
import kyber_sampling
import processor
import retired
import software
from lanewise_lab import round as keccak
from processor import Image
from software import Build

from rtl.tools.simulators import Failed, each

#: Cycles after which a program is given up.
TOO_LONG = 20_000_000
_DONE = re.compile(r"tohost=(\S+) cycles=(\d+) retired=(\d+)")


class Machine:
    """One build in one simulator, and of what is sampled on it the `sets` of ML-KEM; with `library`
    keys are compared with those of the C library too."""

    def __init__(self, build: Build, simulator: str, sets: list[int] = (), library: bool = False):
        self.build, self.simulator, self.sets, self.library = build, simulator, sets, library
        self._command = processor.simulator(build.name, simulator == "iss")

    def run(self, image: Image, dump: str, size: int) -> tuple[list[retired.Retired], bytes]:
        """The retire trace, and `size` bytes at the symbol `dump` after the run."""
        return self._run(image, dump, size, "--trace", retired.read)

    def profile(self, image: Image, dump: str, size: int) -> tuple[list[dict[int, int]], bytes]:
        """Of each part, for each pc, cycles; and `size` bytes at the symbol `dump`."""
        return self._run(image, dump, size, "--profile", retired.profile)

    def _run(self, image: Image, dump: str, size: int, record: str, read: Callable) -> tuple:
        with tempfile.TemporaryDirectory(prefix="lanewise-") as folder:
            elf, recorded, out = (Path(folder) / n for n in ("program.elf", "recorded", "dump"))
            elf.write_bytes(image.bytes)
            options = ["--max-cycles", str(TOO_LONG), record, recorded]
            command = [*self._command, elf, *options, "--dump", f"{dump}:{size}", out]
            done = subprocess.run(command, capture_output=True, text=True)
            said = _DONE.search(done.stdout)
            if done.returncode or not said or int(said[1], 0) != 1:
                lines = (done.stdout + done.stderr).strip().splitlines()
                raise Failed(f"{self.simulator}: {lines[-1] if lines else done.returncode}")
            return read(recorded), out.read_bytes()


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


RUN = {
    "permutation": permutation,
    "sponge": sponge,
    "baseline": baseline,
    "sampling": kyber_sampling.rows,
    "kem": kyber_kem.rows,
}


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
    except (Failed, software.Failed, ValueError) as error:
        return [about | {"figures": {}, "wrong": [str(error)]}]
    for row in rows:
        row["wrong"] = judge(program, build, row)
    return rows


def show(row: dict) -> str:
    figures = ", ".join(f"{k} {v}" for k, v in row["figures"].items())
    detail = row.get("function") or row.get("flags", "")
    state = "ok" if not row["wrong"] else "WRONG: " + "; ".join(row["wrong"])
    return f"{row['build']:20} {row['program']} {detail}: {figures}: {state}"


def run(o: SimpleNamespace) -> bool:
    known = software.builds()
    if unknown := [name for name in o.only if name not in known]:
        raise Failed(f"no build is called {unknown[0]}")
    builds = [known[name] for name in o.only or o.builds or known]
    in_rtl = [] if o.iss else o.rtl or list(known)
    simulators = ["rtl" if b.name in in_rtl else "iss" for b in builds]
    machines = [
        Machine(b, s, o.sets, o.library and not o.iss)
        for b, s in zip(builds, simulators, strict=True)
    ]
    processor.build_all([m.build.name for m in machines if m.simulator == "rtl"])
    work = [
        (m, p)
        for m in machines
        for p in software.table()["program"]
        if software.runs_on(p, m.build)
        if m.simulator == "rtl" or p["kind"] not in o.rtl_only
        if not o.kinds or p["kind"] in o.kinds
    ]

    def shown(pair: tuple[Machine, dict]) -> list[dict]:
        found = one(*pair)
        print("\n".join(map(show, found)), flush=True)
        return found

    rows = sum(each(shown, work), [])
    if o.json:
        path = Path(o.json)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(json.dumps({"kind": "simulated", "rows": rows}, indent=1) + "\n")
    wrong = sum(bool(row["wrong"]) for row in rows)
    print(f"programs: {len(rows)} rows on {len(builds)} builds, {wrong} wrong")
    return bool(rows) and not wrong
