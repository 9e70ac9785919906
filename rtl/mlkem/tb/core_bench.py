# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The KEM core in Verilator: bytes against the C library, cycles against the model.

--only takes programs by a part of a name such as fips203-decaps-768. Each runs with many random
seeds. Cycles must be those of the model, which are those of doc/cycles.md for seeds of which no
polynomial of A needs another block. Altered ciphertexts must give the rejection key, computed with
hashlib, in the same cycles; secrets must not change any access to a memory; seeds that need another
block, keys that fail a check, unknown programs, a start while busy, zeroise and reset in the
middle, wiping are tried as well, and programs of collisions.py. A sample: one seed each, fewer of
the others. At the end a full run says how often each was done.
"""

from __future__ import annotations

import hashlib
import random
import threading
import time
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import SimpleNamespace

import collisions
import params as at
import rom
import seeds
from collisions import MEETINGS
from exchange import SETS, Exchange, bad_keys, flipped, library, more_blocks, seeded
from machine import Machine
from params import OPERATIONS, SIZES, Hardware, Q, Set
from schedule import ordinary, prepare

from rtl.tools.simulators import ASSERT, BUILD, Failed, Program, each, same, sources, verilated

HERE = Path(__file__).resolve().parent
PLACES = {"d": lambda p: at.SEED_D, "z": lambda p: at.SEED_Z, "ek": at.ek_at,
          "coins": lambda p: at.COINS, "dk": lambda p: at.DK, "ct": lambda p: at.CT}  # fmt: skip


def build(
    hw: Hardware, where: str = "core", files: list[Path] | None = None, fips: int = 0
) -> list[str]:
    """The command to simulate the core in one size, with its assertions; `files` in place of the
    sources."""
    files = [
        HERE / "core/core_bench.vlt",
        *(files or sources("mlkem")),
        HERE / "core/core_bench.cpp",
    ]
    folder = BUILD / f"mlkem/{where}/{hw.folder}{'_fips' * fips}"
    files = collisions.files(folder / "rom", files)
    size = {"FIPS": fips} | hw.parameters
    program = verilated(folder, "lanewise_mlkem_core", files, size, True, *ASSERT)
    # What is not reset begins with random bits.
    return [program, "+verilator+rand+reset+2", "+verilator+seed+9"]


@dataclass(frozen=True)
class Result:
    cycles: int
    dones: int
    error: bool
    trace: str  # digest of all accesses to memories


class Core(Program):
    """A simulated core, and what a host does with it."""

    def __init__(self, command: list[str]):
        super().__init__(command)
        self.wait()  # it zeroises itself after reset

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

    def ports(self, accesses: list[int], what: str) -> None:
        """That a program used the ports of the memories as the model did, in each cycle."""
        digits = self.ask("ports")
        ports = [int(digits[n : n + 4], 16) for n in range(0, len(digits), 4)]
        ports += [0] * (len(accesses) - len(ports))
        for n, used in enumerate(ports):
            wanted = accesses[n] if n < len(accesses) else 0
            same(f"{used:09b}", f"{wanted:09b}", f"{what}: ports in cycle {n}")

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
    return flipped(ct, bit), f"bit {bit} altered"


def rejection(p: Set, dk: bytes, ct: bytes) -> bytes:
    """The shared key of a ciphertext that is none: FIPS 203 algorithm 18, and before that."""
    told = ct if p.version == "fips203" else hashlib.sha3_256(ct).digest()
    return hashlib.shake_256(dk[-32:] + told).digest(32)


class Tests:
    def __init__(self, core: Core, hw: Hardware, wanted: list[str], fips: int = 0):
        self.core, self.hw, self.wanted = core, hw, wanted
        fips = fips or len(hw.versions) == 1
        self.sets = [p for p in SETS if not fips or p.version == "fips203"]
        self.unknown = (27, 31, *range(18)) if fips else (27, 31)
        self.counts: Counter[str] = Counter()  # what was done, in words
        self.models = 1  # runs of a program that are compared with the model in each cycle
        self.checked: dict[tuple[Set, str], int] = {}

    def selected(self, p: Set, operation: str) -> bool:
        name = f"{p.version}-{operation}-{p.size}"
        return not self.wanted or any(w in name for w in self.wanted)

    def good(self, x: Exchange, operation: str, what: str) -> Result:
        """Run it; outputs, cycles and status must be as they must be."""
        inputs, what = x.inputs[operation], f"{x.p.version} {operation} {x.p.size}, {what}"
        result = self.core.run(x.p, operation, **inputs)
        same((result.dones, result.error), (1, False), f"{what}: done and error")
        found = self.core.outputs(x.p, operation)
        for name, data in x.outputs[operation].items():
            same(found[name].hex(), data.hex(), f"{what}: {name}")
        self.timing(x.p, operation, what, x.rho, result, inputs)
        self.counts[f"{x.name} {operation}"] += 1
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
        self.core.ports(accesses, what)
        self.counts["programs compared with the model in each cycle"] += 1

    def seed(self, p: Set, number: int) -> None:
        """Three operations, and an altered ciphertext."""
        x, what = Exchange.seeded(p, number, "core"), f"seed {number}"
        made = {o: self.good(x, o, what) for o in OPERATIONS if self.selected(p, o)}
        if "decaps" in made:
            wrong, text = altered(x.ct, number)
            key = rejection(p, x.dk, wrong)
            what = f"{p.version} decaps {p.size}, {what}, {text}"
            same(x.secret(wrong), key, f"{what}: rejection key of the library")
            other = self.core.run(p, "decaps", dk=x.dk, ct=wrong)
            same(self.core.outputs(p, "decaps")["ss"].hex(), key.hex(), f"{what}: rejection key")
            same(other, made["decaps"], f"{what}: trace of a rejection")
            self.counts[f"{x.name} rejections"] += 1

    def secrets(self, p: Set, count: int) -> None:
        """One public seed; keys, coins and ciphertexts vary. No access to a memory may move."""
        rng = random.Random(repr(p))
        rho = seeded(p, "public")
        traces = {"encaps": set(), "decaps": set()}
        for n in range(count):
            pair = keys(p, rho, rng, (0, Q - 1)[n] if n < 2 else None)
            coins = (bytes(32), b"\xff" * 32)[n] if n < 2 else rng.randbytes(32)
            x = Exchange(p, pair, coins)
            runs = [("encaps", self.good(x, "encaps", f"secrets {n}"))]
            for c in (x.ct, rng.randbytes(len(x.ct))):
                x.inputs["decaps"], x.outputs["decaps"] = {"dk": x.dk, "ct": c}, {"ss": x.secret(c)}
                runs.append(("decaps", self.good(x, "decaps", f"secrets {n}")))
            for operation, r in runs:
                traces[operation].add((r.cycles, r.trace))
        for operation, found in traces.items():
            same(len(found), 1, f"{p.version} {operation} {p.size}: traces over secrets")
        self.counts["secrets with one trace"] += count

    def longest(self, p: Set) -> None:
        """The seeds of doc/seeds.json that take the most cycles, with and without another block."""
        for operation in OPERATIONS:
            row = seeds.rows().get(seeds.key(self.hw, p, operation))
            for kept in filter(None, (row, row.get("longer")) if row else ()):
                x = Exchange.of(p, kept["seed"].to_bytes(32, "little"), bytes(32), bytes(32))
                what = f"seed {kept['seed']} of seeds.json"
                result = self.good(x, operation, what)
                same(result.cycles, kept["most"], f"{x.name} {operation}, {what}: cycles")
                self.counts["seeds of seeds.json"] += 1

    def works(self, p: Set, what: str) -> None:
        """The next command after something else."""
        self.good(Exchange.of(p, seeded(what, "d"), bytes(32), bytes(32)), "keygen", what)

    def bad_keys(self, size: int) -> None:
        """Nothing may remain, neither of outputs nor of inputs."""
        p = Set("fips203", size)
        pair = library(p).keygen(seeded("bad keys", size), bytes(32))
        for operation, what, inputs in bad_keys(p, *pair):
            what = f"fips203 {operation} {size}, {what}"
            result = self.core.run(p, operation, **inputs)
            same((result.dones, result.error), (1, True), f"{what}: done and error")
            cycles, error, _ = model(p, operation, self.hw, tuple(inputs.items()))
            same(error, True, f"{what}: error of the model")
            same(result.cycles, cycles + self.hw.erasing, f"{what}: cycles")
            same(self.core.empty(), True, f"{what}: no lane remains")
            self.counts["keys that fail a check"] += 1
            self.works(p, what)

    def modulus(self, size: int, places: list[int]) -> None:
        """FIPS 203 section 7.2 of these coefficients of a key, counted through all polynomials:
        none that is not below Q may pass."""
        p = Set("fips203", size)
        rng = random.Random(size)
        ek, _ = keys(p, seeded(p, "public"), rng, Q - 1)
        whole = int.from_bytes(ek[: 384 * p.k], "little")
        for place in places:
            value = Q if place % 2 else rng.randrange(Q, 4096)
            bad = whole + (value - (Q - 1) << 12 * place)
            given = bad.to_bytes(384 * p.k, "little") + ek[384 * p.k :]
            result = self.core.run(p, "encaps", ek=given, coins=bytes(32))
            what = f"fips203 encaps {size}, coefficient {place} is {value}"
            same((result.dones, result.error), (1, True), f"{what}: done and error")
            self.counts["coefficients that are not below Q"] += 1

    def stopped(self, p: Set, cycles: range) -> None:
        """Zeroise where a check has just failed: of a key of which no coefficient is below Q one
        does in most cycles. The next program must not know of it."""
        ek = b"\xff" * 384 * p.k + bytes(32)
        for cycle in cycles:
            self.core.load(p, {"ek": ek, "coins": bytes(32)})
            self.core.start(p, "encaps")
            self.core.tell(f"step {cycle}")
            self.core.tell("zeroise")
            same(self.core.wait().dones, 0, f"zeroise in cycle {cycle} of a wrong key: done")
            self.counts["zeroise after a check that failed"] += 1
            self.works(p, f"after zeroise in cycle {cycle} of a wrong key")

    def erased(self, p: Set) -> None:
        """After each operation and zeroise all words of all memories are 0, both copies of the byte
        memory too."""
        for operation in OPERATIONS:
            x = Exchange.seeded(p, 0, "core")
            self.core.run(p, operation, **x.inputs[operation])
            same(self.core.ask("used") != "0", True, f"{x.name} {operation}: memories are used")
            self.core.tell("zeroise")
            self.core.wait()
            left = self.core.ask("used")
            same(left, "0", f"{x.name} {operation}: words of memories after zeroise")
            self.counts["memories after zeroise"] += 1

    def wiped(self, p: Set) -> None:
        """With wipe, after each operation nothing is there but keys, ciphertext and shared key; of
        a public key alone not the lanes around it. The next program works, in its cycles."""
        x = Exchange.seeded(p, 1, "core")
        junk = random.Random(repr(p)).randbytes(8 * at.BYTES_LANES)
        dk = range(at.DK, at.DK + p.dk_lanes)
        ek = range(at.ek_at(p), at.ek_at(p) + p.ek_lanes)
        rest = {*range(at.CT, at.SEED_D), *range(at.SHARED, at.SHARED + 4)}
        for operation, whole in (("keygen", 0), ("encaps", 0), ("encaps", 1), ("decaps", 1)):
            what = f"{x.name} {operation}, wiped, private key {whole}"
            given = {"dk": x.dk} if whole else {}
            self.core.tell("load 0", junk.hex())
            self.core.load(p, given)
            self.core.tell("wipe 1", whole)
            result = self.core.run(p, operation, **x.inputs[operation])
            self.core.tell("wipe 0 0")
            same((result.dones, result.error), (1, False), f"{what}: done and error")
            found = self.core.outputs(p, operation)
            for name, data in x.outputs[operation].items():
                same(found[name].hex(), data.hex(), f"{what}: {name}")
            cycles, _, _ = model(p, operation, self.hw, tuple(x.inputs[operation].items()))
            same(result.cycles, cycles + self.hw.erasing, f"{what}: cycles")
            kept = {*dk} if whole or operation == "keygen" else {*ek}
            kept |= {*range(at.CT, at.SEED_D)} if operation == "keygen" else rest
            lanes = self.core.get(0, 8 * at.BYTES_LANES)
            full = {n for n in range(at.BYTES_LANES) if any(lanes[8 * n : 8 * n + 8])}
            same(sorted(full - kept), [], f"{what}: lanes that remain")
            copies = 2 if self.hw.engines else 1
            same(self.core.ask("used"), str(copies * len(full)), f"{what}: words of memories")
            key = self.core.get(at.DK, 8 * p.dk_lanes)
            if whole:
                same(key.hex(), x.dk.hex(), f"{what}: private key")
            self.counts["programs with a wipe"] += 1
            self.works(p, f"after {what}")

    def commands(self, p: Set, cycles: list[int]) -> None:
        """Unknown programs; starts while busy; zeroise and reset in the middle."""
        golden = library(p)
        for number in self.unknown:
            self.core.load(p, {"dk": golden.keygen(bytes(32), bytes(32))[1]})
            self.core.tell(f"start {number}")
            result = self.core.wait()
            same((result.dones, result.error), (1, True), f"program {number}: done and error")
            same(result.cycles, self.hw.erasing + 1, f"program {number}: cycles")
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
                for given in (inputs[0], *inputs):
                    self.core.load(p, given)
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
            count = 256 * Set("fips203", size).k
            few = range(size % 24, count, 24)
            self.modulus(size, [*few] if sample else [*range(count)])
        for q in [p] if sample else self.sets:
            self.erased(q)
            self.wiped(q)
        self.stopped(p, range(150, 180, 3) if sample else range(1, 400))
        self.commands(p, [1, 300, 1000] if sample else [1, 2, 3, *range(30, 2600, 90)])

    def others(self, sample: bool) -> None:
        """Inputs that are chosen."""
        for p in [Set("fips203", 768)] if sample else self.sets:
            self.secrets(p, 3 if sample else 20)
        for p in [Set("fips203", 512), Set("fips203", 768)] if sample else self.sets:
            self.longest(p)
        # In round 2 none is known: four blocks give 336 candidates, of which 3.5 % are refused.
        large = [p for p in self.sets if p.size == 1024 and p.version != "round2"]
        for p in [Set("fips203", 1024)] if sample else large:
            for x in more_blocks(p, 1 if sample else 10):
                for operation in OPERATIONS:
                    self.good(x, operation, "more blocks")


def collide(command: list[str], hw: Hardware) -> Counter[str]:
    """The programs of collisions.py: all lanes, cycles and ports as in the model."""
    refused: Counter[tuple[str, str, str]] = Counter()
    with Core([*command, "+collisions"]) as core:
        for number, program in collisions.programs().items():
            m, what = Machine(hw, program.on(hw), collisions.KIND), f"collisions {number}"
            given = random.Random(what).randbytes(8 * at.BYTES_LANES)
            m.put(0, given)
            m.run()
            core.tell(f"load 0 {given.hex()}")
            core.tell(f"start {number}")
            result = core.wait()
            same((result.dones, result.error), (1, False), f"{what}: done and error")
            core.ports(m.accesses, what)
            same(result.cycles, m.cycle, f"{what}: cycles")
            same(core.get(0, len(given)), m.get(0, len(given)), f"{what}: lanes")
            refused += m.refused
            if number == collisions.COUNT:  # where the encoder's lanes must be those that it wrote
                same(m.refused["bytes.b", "encode", "decode"] > 0, True, f"{what}: meetings")
                same(m.differs, False, f"{what}: differs")
    same(sorted(MEETINGS - set(refused)), [], "collisions that no program has")
    counts = {f"times that {a} kept {b} from {port}": n for (port, a, b), n in refused.items()}
    return Counter(counts)


def in_turn(command: list[str], jobs: list[Callable[[Core], None]]) -> None:
    """The jobs, two at a time, each with a simulated core for itself."""

    def one(job: Callable[[Core], None]) -> None:
        with Core(command) as core:
            job(core)

    each(one, jobs)


def run(o: SimpleNamespace) -> bool:
    names = [f"{p.version}-{operation}-{p.size}" for p in SETS for operation in OPERATIONS]
    for wanted in o.only:
        if not any(wanted in name for name in names):
            raise Failed(f"no program {wanted}; as fips203-decaps-768")
    hw = Hardware(o.engines, o.rounds, o.slices, o.multipliers)
    command, began, ended = build(hw, fips=o.fips), time.monotonic(), threading.Event()

    def half(n: int) -> Counter[str]:
        """One of them; it ends when the other fails."""
        with Core(command) as core:
            tests = Tests(core, hw, o.only, o.fips)
            try:
                if not o.only:
                    (tests.others, tests.special)[n](o.sample)
                for number in range(o.seeds):
                    if number and number % 100 == 0:
                        took = time.monotonic() - began
                        print(f"{number} seeds of half {n}: {took:.0f} s", flush=True)
                    for p in tests.sets[n::2]:
                        if not ended.is_set():
                            tests.seed(p, number)
            except Failed:
                ended.set()
                raise
        return tests.counts

    counts = sum(each(half, range(2)), Counter())
    if (
        not o.only and not o.fips and len(hw.versions) > 1
    ):  # the programs of collisions.py are none of FIPS 203
        counts += collide(command, hw)
    for what, n in sorted(counts.items()) if not o.sample else ():
        print(f"{n:6} {what}")
    runs = sum(n for what, n in counts.items() if what.split()[-1] in (*OPERATIONS, "rejections"))
    print(f"core, {hw.name}: {runs} programs run, bytes and cycles as they must be")
    return runs > 0
