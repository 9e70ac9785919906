#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Simulate the KEM core with Verilator: bytes against the C library, cycles against the model.

    rtl/mlkem/tb/run_core.py [--sample] [--seeds N] [--engines 0|1|2|4] [--rounds 1|2]
                             [PROGRAM...]

PROGRAM is a part of a name such as fips203-decaps-768. Each program runs with N random seeds, 1000
if not given. Cycles must be those of the model, which are those of doc/cycles.md for seeds of which
no polynomial of A needs another block. Altered ciphertexts must give the rejection key, computed
with hashlib, in the same cycles; secrets must not change any access to a memory; seeds that need
another block, keys that fail a check, unknown programs, a start while busy, zeroise and reset in
the middle are tried as well. --sample: one seed each, fewer of the others. At the end it says how
often each was done. Exit status 0 if all holds, 1 if not.
"""

from __future__ import annotations

import argparse
import hashlib
import queue
import random
import re
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
import params as at  # noqa: E402
import rom  # noqa: E402
import seeds  # noqa: E402
from golden import Model  # noqa: E402
from params import OPERATIONS, SIZES, VERSIONS, Hardware, Q, Set  # noqa: E402
from run_leaves import BUILD, ROOT, call, sources  # noqa: E402
from run_model import Failed, library, same, seeded  # noqa: E402
from schedule import ordinary, prepare  # noqa: E402

SETS = [Set(version, size) for version in VERSIONS for size in SIZES]
PLACES = {"d": lambda p: at.SEED_D, "z": lambda p: at.SEED_Z, "ek": at.ek_at,
          "coins": lambda p: at.COINS, "dk": lambda p: at.DK, "ct": lambda p: at.CT}  # fmt: skip


def verilate(command: list, where: Path, top: str) -> None:
    """Build a simulator of which the whole state can be compared. Of what it would save to a file,
    and thus counts as state, __Vlvbound is the simulator's own."""
    call([*command, "--savable", "--top-module", top, "-Mdir", where], top)
    for path in where.glob("*Slow.cpp"):
        text = path.read_text()
        kept = re.sub(r"^.*os<<\w*__Vlvbound\w*;\n", "", text, flags=re.M)
        if kept != text:
            path.write_text(kept)
    call(["make", "-s", "-j", "2", "-C", where, "-f", f"V{top}.mk"], top)


def build(hw: Hardware, where: Path | None = None, files: list[Path] | None = None) -> list[str]:
    """The command to simulate the core in one size; `files` in place of the sources."""
    where = where or BUILD / "core" / f"engines{hw.engines}_rounds{hw.rounds}"
    where.mkdir(parents=True, exist_ok=True)
    command = ["verilator", "--cc", "--exe", "-O3", "-Wno-fatal", "-Wno-lint", "-Wno-style"]
    command += ["--x-assign", "unique", "--x-initial", "unique", "-CFLAGS", "-O1"]
    command += [f"-GENGINES={hw.engines}", f"-GROUNDS={hw.rounds}"]
    command += [HERE / "core/core_bench.vlt", *(files or sources()), HERE / "core/core_bench.cpp"]
    verilate(command, where, "lanewise_mlkem_core")
    # What is not reset begins with random bits.
    return [str(where / "Vlanewise_mlkem_core"), "+verilator+rand+reset+2", "+verilator+seed+9"]


@dataclass(frozen=True)
class Result:
    cycles: int
    dones: int
    error: bool
    trace: str  # digest of all accesses to memories


class Core:
    """A simulated core, and what a host does with it."""

    def __init__(self, command: list[str]):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)
        self.wait()  # it zeroises itself after reset

    def close(self) -> None:
        self.process.stdin.close()
        if self.process.wait():
            raise Failed(f"the bench ended with {self.process.returncode}")

    def tell(self, line: str) -> None:
        self.process.stdin.write(line + "\n")

    def ask(self, line: str) -> str:
        self.tell(line)
        self.process.stdin.flush()
        answer = self.process.stdout.readline().strip()
        if not answer or answer.startswith("failed"):
            raise Failed(f"{line}: {answer or 'no answer'}")
        return answer

    def wait(self) -> Result:
        _, cycles, dones, error, trace = self.ask("wait").split()
        return Result(int(cycles), int(dones), error == "1", trace)

    def load(self, p: Set, inputs: dict[str, bytes]) -> None:
        for name, data in inputs.items():
            self.tell(f"load {PLACES[name](p)} {data.hex()}")

    def get(self, lane: int, count: int) -> bytes:
        return bytes.fromhex(self.ask(f"dump {lane} {(count + 7) // 8}"))[:count]

    def start(self, p: Set, operation: str) -> None:
        self.tell(f"start {rom.number(p, operation)}")

    def run(self, p: Set, operation: str, **inputs: bytes) -> Result:
        self.load(p, inputs)
        self.start(p, operation)
        return self.wait()

    def outputs(self, p: Set, operation: str) -> dict[str, bytes]:
        if operation == "keygen":
            return {"ek": self.get(at.ek_at(p), 8 * p.ek_lanes),
                    "dk": self.get(at.DK, 8 * p.dk_lanes)}  # fmt: skip
        found = {"ss": self.get(at.SHARED, 32)}
        if operation == "encaps":
            found["ct"] = self.get(at.CT, 8 * p.ct_lanes)
        return found

    def empty(self) -> bool:
        return not any(self.get(0, 8 * at.BYTES_LANES))


@cache
def model(p: Set, operation: str, hw: Hardware, inputs: tuple) -> tuple[int, bool, list[int]]:
    """Of the model with this input: cycles, whether a check failed, ports in each cycle."""
    m = prepare(p, operation, hw, dict(inputs))
    m.run()
    return m.cycle, m.error, m.accesses


def keys(p: Set, rho: bytes, rng: random.Random, each: int | None = None) -> tuple[bytes, bytes]:
    """Keys with this public seed, else random; or with this number as each coefficient."""

    def polynomials() -> bytes:
        values = (rng.randrange(Q) if each is None else each for _ in range(256 * p.k))
        bits = sum(v << 12 * i for i, v in enumerate(values))
        return bits.to_bytes(384 * p.k, "little")

    ek = polynomials() + rho
    return ek, polynomials() + ek + hashlib.sha3_256(ek).digest() + rng.randbytes(32)


def altered(ct: bytes, number: int) -> tuple[bytes, str]:
    """A ciphertext that is none, and what it is: a bit is another, or all of it is random."""
    if number % 4 == 3:
        return hashlib.shake_256(ct).digest(len(ct)), "random ciphertext"
    bit = int.from_bytes(seeded(number)[:4], "little") % (8 * len(ct))
    wrong = bytearray(ct)
    wrong[bit // 8] ^= 1 << bit % 8
    return bytes(wrong), f"bit {bit} altered"


def rejection(p: Set, dk: bytes, ct: bytes) -> bytes:
    """The shared key of a ciphertext that is none: FIPS 203 algorithm 18, and before that."""
    told = ct if p.version == "fips203" else hashlib.sha3_256(ct).digest()
    return hashlib.shake_256(dk[-32:] + told).digest(32)


class Tests:
    def __init__(self, command: list[str], so: Path, hw: Hardware, wanted: list[str]):
        self.command, self.so, self.hw, self.wanted = command, so, hw, wanted
        self.core = Core(command)
        self.counts: Counter[str] = Counter()  # what was done, in words
        self.models = 1  # runs of a program that are compared with the model in each cycle
        self.checked: dict[tuple[Set, str], int] = {}

    def selected(self, p: Set, operation: str) -> bool:
        name = f"{p.version}-{operation}-{p.size}"
        return not self.wanted or any(w in name for w in self.wanted)

    def good(self, p: Set, operation: str, what: str, rho: bytes, want: dict, **inputs) -> Result:
        """Run it; outputs, cycles and status must be as they must be."""
        result = self.core.run(p, operation, **inputs)
        what = f"{p.version} {operation} {p.size}, {what}"
        same((result.dones, result.error), (1, False), f"{what}: done and error")
        found = self.core.outputs(p, operation)
        for name, data in want.items():
            same(found[name].hex(), data.hex(), f"{what}: {name}")
        self.timing(p, operation, what, rho, result, inputs)
        self.counts[f"{p.version} {p.size} {operation}"] += 1
        return result

    def timing(self, p: Set, operation: str, what: str, rho: bytes, result: Result, inputs) -> None:
        """Cycles as in doc/cycles.md, or, where the public seed has a say, as the model's."""
        usual = self.hw == Hardware() and self.checked.get((p, operation), 0) >= self.models
        enough = not seeds.short(p, rho)
        self.counts["programs with another block of SHAKE128"] += not enough
        if usual and enough:
            return same(result.cycles, ordinary(p, self.hw)[operation].cycle, f"{what}: cycles")
        self.checked[p, operation] = self.checked.get((p, operation), 0) + 1
        cycles, _, accesses = model(p, operation, self.hw, tuple(inputs.items()))
        same(result.cycles, cycles, f"{what}: cycles")
        digits = self.core.ask("ports")
        ports = [int(digits[n : n + 4], 16) for n in range(0, len(digits), 4)]
        ports += [0] * (len(accesses) - len(ports))
        for n, used in enumerate(ports):
            wanted = accesses[n] if n < len(accesses) else 0
            same(f"{used:09b}", f"{wanted:09b}", f"{what}: ports in cycle {n}")
        self.counts["programs compared with the model in each cycle"] += 1

    def seed(self, p: Set, number: int) -> None:
        """Three operations, and an altered ciphertext."""
        golden = Model(self.so, p.version, p.size)
        d, z, coins = (seeded(p, number, "core", name) for name in ("d", "z", "coins"))
        ek, dk = golden.keygen(d, z)
        ct, ss = golden.encaps(ek, coins)
        rho, what = ek[-32:], f"seed {number}"
        if self.selected(p, "keygen"):
            self.good(p, "keygen", what, rho, {"ek": ek, "dk": dk}, d=d, z=z)
        if self.selected(p, "encaps"):
            self.good(p, "encaps", what, rho, {"ct": ct, "ss": ss}, ek=ek, coins=coins)
        if self.selected(p, "decaps"):
            first = self.good(p, "decaps", what, rho, {"ss": ss}, dk=dk, ct=ct)
            wrong, text = altered(ct, number)
            key = rejection(p, dk, wrong)
            what = f"{p.version} decaps {p.size}, {what}, {text}"
            same(golden.decaps(dk, wrong), key, f"{what}: rejection key of the library")
            other = self.core.run(p, "decaps", dk=dk, ct=wrong)
            same(self.core.outputs(p, "decaps")["ss"].hex(), key.hex(), f"{what}: rejection key")
            same(other, first, f"{what}: trace of a rejection")
            self.counts[f"{p.version} {p.size} rejections"] += 1

    def secrets(self, p: Set, count: int) -> None:
        """One public seed; keys, coins and ciphertexts vary. No access to a memory may move."""
        golden = Model(self.so, p.version, p.size)
        rng = random.Random(repr(p))
        rho = seeded(p, "public")
        traces = {"encaps": set(), "decaps": set()}
        for n in range(count):
            ek, dk = keys(p, rho, rng, (0, Q - 1)[n] if n < 2 else None)
            coins = (bytes(32), b"\xff" * 32)[n] if n < 2 else rng.randbytes(32)
            ct, ss = golden.encaps(ek, coins)
            r = self.good(
                p, "encaps", f"secrets {n}", rho, {"ct": ct, "ss": ss}, ek=ek, coins=coins
            )
            traces["encaps"].add((r.cycles, r.trace))
            for c in (ct, rng.randbytes(len(ct))):
                want = {"ss": golden.decaps(dk, c)}
                r = self.good(p, "decaps", f"secrets {n}", rho, want, dk=dk, ct=c)
                traces["decaps"].add((r.cycles, r.trace))
        for operation, found in traces.items():
            same(len(found), 1, f"{p.version} {operation} {p.size}: traces over secrets")
        self.counts["secrets with one trace"] += count

    def more_blocks(self, p: Set, wanted: int) -> None:
        """Seeds of which a polynomial of A needs another block."""
        golden = Model(self.so, p.version, p.size)
        found = number = 0
        while found < wanted:
            number += 1
            d, z, coins = (seeded("blocks", p, number, name) for name in ("d", "z", "coins"))
            ek, dk = golden.keygen(d, z)
            if not seeds.short(p, ek[-32:]):
                continue
            found += 1
            what, rho = f"seed {number} with more blocks", ek[-32:]
            self.good(p, "keygen", what, rho, {"ek": ek, "dk": dk}, d=d, z=z)
            ct, ss = golden.encaps(ek, coins)
            self.good(p, "encaps", what, rho, {"ct": ct, "ss": ss}, ek=ek, coins=coins)
            self.good(p, "decaps", what, rho, {"ss": ss}, dk=dk, ct=ct)

    def longest(self, p: Set) -> None:
        """The seeds of doc/seeds.json that take the most cycles, with and without another block."""
        golden = Model(self.so, p.version, p.size)
        for operation in OPERATIONS:
            row = seeds.rows().get(seeds.key(self.hw, p, operation))
            for kept in (row, row.get("longer")) if row else ():
                if not kept:
                    continue
                d = kept["seed"].to_bytes(32, "little")
                ek, dk = golden.keygen(d, bytes(32))
                ct, ss = golden.encaps(ek, bytes(32))
                inputs, want = {
                    "keygen": ({"d": d, "z": bytes(32)}, {"ek": ek, "dk": dk}),
                    "encaps": ({"ek": ek, "coins": bytes(32)}, {"ct": ct, "ss": ss}),
                    "decaps": ({"dk": dk, "ct": ct}, {"ss": ss}),
                }[operation]
                what = f"seed {kept['seed']} of seeds.json"
                result = self.good(p, operation, what, ek[-32:], want, **inputs)
                same(
                    result.cycles, kept["most"], f"{p.version} {operation} {p.size}, {what}: cycles"
                )
                self.counts["seeds of seeds.json"] += 1

    def works(self, p: Set, what: str) -> None:
        """The next command after something else."""
        d, z = seeded(what, "d"), bytes(32)
        ek, dk = Model(self.so, p.version, p.size).keygen(d, z)
        self.good(p, "keygen", what, ek[-32:], {"ek": ek, "dk": dk}, d=d, z=z)

    def bad_keys(self, size: int) -> None:
        """FIPS 203 sections 7.2 and 7.3. Nothing may remain, neither of outputs nor of inputs."""
        p = Set("fips203", size)
        golden = Model(self.so, p.version, size)
        ek, dk = golden.keygen(seeded("bad keys", size), bytes(32))
        cases = []
        for place in (0, 383, 384 * p.k - 3):
            bad = bytearray(ek)
            n = place // 3 * 3
            bad[n], bad[n + 1] = Q & 0xFF, bad[n + 1] & 0xF0 | Q >> 8
            cases.append(("encaps", f"q at byte {n}", {"ek": bytes(bad), "coins": bytes(32)}))
        for place in (768 * p.k + 32, 768 * p.k + 63, 384 * p.k + 5):
            bad = bytearray(dk)
            bad[place] ^= 16
            ct = seeded("ct") * (8 * p.ct_lanes // 32)
            cases.append(("decaps", f"byte {place}", {"dk": bytes(bad), "ct": ct}))
        for operation, what, inputs in cases:
            what = f"fips203 {operation} {size}, {what}"
            result = self.core.run(p, operation, **inputs)
            same((result.dones, result.error), (1, True), f"{what}: done and error")
            cycles, error, _ = model(p, operation, self.hw, tuple(inputs.items()))
            same(error, True, f"{what}: error of the model")
            same(result.cycles, cycles + self.clear, f"{what}: cycles")
            same(self.core.empty(), True, f"{what}: no lane remains")
            self.counts["keys that fail a check"] += 1
            self.works(p, what)

    @property
    def clear(self) -> int:
        """Cycles of zeroising: the deepest memory."""
        return max(at.BYTES_LANES, at.M0_SLOTS * self.hw.words)

    def commands(self, p: Set, cycles: list[int]) -> None:
        """Unknown programs; starts while busy; zeroise and reset in the middle."""
        golden = Model(self.so, p.version, p.size)
        ek, dk = golden.keygen(bytes(32), bytes(32))
        for number in (27, 31):
            self.core.load(p, {"dk": dk})
            self.core.tell(f"start {number}")
            result = self.core.wait()
            same((result.dones, result.error), (1, True), f"program {number}: done and error")
            same(result.cycles, self.clear + 1, f"program {number}: cycles")
            same(self.core.empty(), True, f"program {number}: no lane remains")
        self.works(p, "after an unknown program")

        # The public seed is the same, for what the loader did last depends on it.
        inputs, rng = [], random.Random(repr(p))
        rho = seeded(p, "public")
        for _ in range(2):
            ek, dk = keys(p, rho, rng)
            inputs.append({"dk": dk, "ct": golden.encaps(ek, rng.randbytes(32))[0]})
        want = golden.decaps(inputs[0]["dk"], inputs[0]["ct"])
        self.core.load(p, inputs[0])
        self.core.start(p, "decaps")
        for n in range(20):
            self.core.tell(f"step {7 * n}")
            self.core.tell(f"start {n}")
        result = self.core.wait()
        same((result.dones, result.error), (1, False), "starts while busy: done and error")
        same(self.core.outputs(p, "decaps")["ss"].hex(), want.hex(), "starts while busy: key")
        self.timing(p, "decaps", "starts while busy", rho, result, inputs[0])

        for command in ("zeroise", "reset"):
            for cycle in cycles:
                states = []
                # Once before: microinstructions of the program before stay until new ones come.
                for each in (inputs[0], *inputs):
                    self.core.load(p, each)
                    self.core.start(p, "decaps")
                    self.core.tell(f"step {cycle}")
                    self.core.tell(command)
                    same(self.core.wait().dones, 0, f"{command} in cycle {cycle}: done")
                    same(self.core.empty(), True, f"{command} in cycle {cycle}: a lane remains")
                    states.append(self.core.ask("state"))
                same(states[1], states[2], f"{command} in cycle {cycle}: registers and memories")
                self.counts[f"{command} in the middle"] += 1
                self.works(p, f"after {command} in cycle {cycle}")

    def special(self, sample: bool) -> None:
        """What is not an operation with good input."""
        p = Set("fips203", 768)
        for size in (768,) if sample else SIZES:
            self.bad_keys(size)
        self.commands(p, [1, 300, 1000] if sample else [1, 2, 3, *range(30, 2600, 90)])

    def others(self, sample: bool) -> None:
        """Inputs that are chosen."""
        for p in [Set("fips203", 768)] if sample else SETS:
            self.secrets(p, 3 if sample else 20)
        for p in [Set("fips203", 512), Set("fips203", 768)] if sample else SETS:
            self.longest(p)
        # In round 2 none is known: four blocks give 336 candidates, of which 3.5 % are refused.
        for p in [Set("fips203", 1024)] if sample else [Set(v, 1024) for v in VERSIONS[1:]]:
            self.more_blocks(p, 1 if sample else 10)


def in_turn(command: list[str], jobs: list[Callable[[Core], str]]) -> Iterator[str]:
    """What the jobs say, two at a time, each with a simulated core for itself."""
    cores = [Core(command) for _ in range(2)]
    free: queue.Queue[Core] = queue.Queue()
    for core in cores:
        free.put(core)

    def one(job: Callable[[Core], str]) -> str:
        core = free.get()
        try:
            return job(core)
        finally:
            free.put(core)

    pool = ThreadPoolExecutor(2)
    try:
        yield from pool.map(one, jobs)
        for core in cores:
            core.close()
    finally:
        pool.shutdown(wait=False, cancel_futures=True)
        for core in cores:
            core.process.kill()


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--seeds", type=int, default=1000, help="for each set")
    parser.add_argument("--engines", type=int, default=2, choices=(0, 1, 2, 4))
    parser.add_argument("--rounds", type=int, default=1, choices=(1, 2))
    parser.add_argument("program", nargs="*", help="a part of a name, as fips203-decaps-768")
    options = parser.parse_args()
    names = [f"{p.version}-{operation}-{p.size}" for p in SETS for operation in OPERATIONS]
    for wanted in options.program:
        if not any(wanted in name for name in names):
            parser.error(f"no program {wanted}; as fips203-decaps-768")
    hw = Hardware(options.engines, options.rounds)
    so, command = library(), build(hw)
    seeds = 1 if options.sample else options.seeds
    benches = [Tests(command, so, hw, options.program) for _ in range(2)]

    began = time.monotonic()

    failed: list[Failed] = []

    def half(n: int) -> None:
        """One of them; it ends when the other fails."""
        try:
            if not options.program:
                (benches[n].others, benches[n].special)[n](options.sample)
            for number in range(seeds):
                if number and number % 100 == 0:
                    print(
                        f"{number} seeds of half {n}: {time.monotonic() - began:.0f} s", flush=True
                    )
                for p in SETS[n::2]:
                    if failed:
                        return
                    benches[n].seed(p, number)
        except Failed as error:
            failed.append(error)

    with ThreadPoolExecutor(2) as pool:
        list(pool.map(half, range(2)))
    if failed:
        print(f"core: FAILED {failed[0]}")
        for tests in benches:
            tests.core.process.kill()
        return 1
    for tests in benches:
        tests.core.close()
    counts = sum((tests.counts for tests in benches), Counter())
    if not options.sample:
        for what, n in sorted(counts.items()):
            print(f"{n:6} {what}")
    runs = sum(n for what, n in counts.items() if what.split()[-1] in (*OPERATIONS, "rejections"))
    print(f"core, {hw.name}: {runs} programs run, bytes and cycles as they must be")
    return 0


if __name__ == "__main__":
    assert (ROOT / "rtl/mlkem").is_dir()
    sys.exit(main())
