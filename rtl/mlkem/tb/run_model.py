#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Test the cycle model of the KEM core: bytes against the C library, cycles against the goals.

    rtl/mlkem/tb/run_model.py [--sample] [--seeds N]

Each of the 27 programs runs on the model, its outputs compared with those of golden.py. The cycles
by seed that doc/seeds.json keeps are computed again, in part. Altered
ciphertexts must give the rejection key in the same cycles, secrets must not change the cycles, keys
that fail a check must be reported, and a polynomial of A that needs one block more must come out
right. --sample: one seed each, two engines. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import hashlib
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
import engine_serial  # noqa: E402
import microcode  # noqa: E402
import order  # noqa: E402
import params  # noqa: E402
import seeds  # noqa: E402
from golden import Model  # noqa: E402
from params import SIZES, VERSIONS, Hardware, Set  # noqa: E402
from programs import all_programs  # noqa: E402
from schedule import goals, ordinary, outputs, prepare  # noqa: E402

BUILD = ROOT / "build/kyber"


def library() -> Path:
    """The C library with all three versions, its portable kernels alone: they compile fast."""
    quiet = {"stdout": subprocess.DEVNULL, "check": True}
    options = ["BUILD_SHARED_LIBS=ON", "LANEWISE_KYBER=ON", "LANEWISE_NATIVE=OFF"]
    options += [f"LANEWISE_{part}=OFF" for part in ("CLI", "TESTS", "BENCH", "SLHDSA")]
    command = ["cmake", "-S", str(ROOT), "-B", str(BUILD), "-G", "Ninja"]
    command += [f"-DLANEWISE_PYTHON={sys.executable}", *(f"-D{option}" for option in options)]
    subprocess.run(command, **quiet)
    subprocess.run(["cmake", "--build", str(BUILD), "-j", "2"], **quiet)
    return BUILD / "liblanewise.so"


class Failed(Exception):
    pass


def same(got, want, what: str) -> None:
    if got != want:
        raise Failed(f"{what}: differs\n  got  {str(got)[:200]}\n  want {str(want)[:200]}")


def seeded(*what) -> bytes:
    return hashlib.shake_256(repr(what).encode()).digest(32)


def check_orders() -> None:
    """The word-wide passes are the transform, and the orders leave the gaps that are documented."""
    for hw in map(Hardware, (1, 2, 4)):
        for passes in (order.forward(hw), order.inverse(hw)):
            gaps = [
                order.gap(hw, order.Part(a, a, 1, 0), order.Part(b, b, 1, 0))
                for a, b in zip(passes, passes[1:], strict=False)
            ]
            if hw.engines < 4:
                same(gaps, [0, 0, 0], f"{hw.name}: gaps")
            layers = [b for p in passes for b in (p.first, p.second)[: 1 if p.single else 2]]
            wanted = list(range(7, 0, -1))
            same(layers, wanted if passes is order.forward(hw) else wanted[::-1], "layers")


def check_serial_orders() -> None:
    """The serial unit, which never waits, finds in M1 what the layer or product before wrote."""
    transform, mul = engine_serial.TRANSFORM, engine_serial.PRODUCT
    # Of a layer or a product (bit 0): its length, and when it first reads and when it writes what.
    parts: dict[int, tuple] = {}
    for bit in range(8):
        pace, late = (1, transform) if bit else (engine_serial.PHASES, mul)
        reads = {i: pace * s for s in range(128) for i in engine_serial.pair(s, bit)}
        parts[bit] = (128 * pace + (not bit), reads, {i: t + late for i, t in reads.items()})
    pairs = [(a, a - 1) for a in range(7, 1, -1)] + [(a, a + 1) for a in range(1, 7)]
    for a, b in (*pairs, (1, 1), (1, 0), (0, 0), (0, 1)):
        length, _, writes = parts[a]
        late = [i for i, t in parts[b][1].items() if writes[i] >= length + t]
        same(late, [], f"serial: what bit {b} reads after bit {a}")


def check_programs() -> None:
    """Slots are filled and emptied in turn, and what waits for an event finds one that sets it."""
    for (p, operation), program in all_programs().items():
        what = f"{p.version} {p.size} {operation}"
        same(len(program.events) < 32, True, f"{what}: events")
        given = {w.set for s in ("hash", "decode", "encode") for w in program.words(s)}
        for stream in ("hash", "decode"):
            for word in program.words(stream):
                same(word.wait == 0 or word.wait in given, True, f"{what}: event {word.wait}")
        filled = [
            w.dst
            for w in program.words("hash")
            if w.op == microcode.ABSORB and w.last and w.dest != microcode.TO_BYTES
        ]
        filled += [w.dst for w in program.words("decode") if w.op == microcode.DECODE]
        emptied = [w.a for w in program.words("engine") if w.use_a]
        same(sorted(filled), sorted(emptied), f"{what}: slots")


def run(p: Set, operation: str, hw: Hardware, **inputs: bytes):
    m = prepare(p, operation, hw, inputs)
    m.run()
    return m, outputs(m, p, operation)


class Watched(list):
    """A memory that remembers which words were read in a cycle."""

    def __init__(self, values, machine):
        super().__init__(values)
        self.machine, self.cycle, self.read = machine, -1, set()

    def __getitem__(self, n):
        if self.machine.cycle != self.cycle:
            self.cycle = self.machine.cycle
            self.read.clear()
        self.read.add(n)
        return super().__getitem__(n)

    def __setitem__(self, n, value):
        if self.machine.cycle == self.cycle and n in self.read:
            raise Failed(f"{self.machine.p}: word {n} is read and written in cycle {self.cycle}")
        super().__setitem__(n, value)


def check_collisions(so: Path, p: Set, hw: Hardware) -> None:
    """No program reads a word of a memory in the cycle in which it is written, for block RAM may
    give anything then."""
    golden = Model(so, p.version, p.size)
    ek, dk = golden.keygen(seeded(p, "d"), seeded(p, "z"))
    coins = seeded(p, "coins")
    ct, _ = golden.encaps(ek, coins)
    inputs = {"d": seeded(p, "d"), "z": bytes(32), "ek": ek, "coins": coins, "dk": dk, "ct": ct}
    for operation, names in (
        ("keygen", "dz"),
        ("encaps", ("ek", "coins")),
        ("decaps", ("dk", "ct")),
    ):
        m = prepare(p, operation, hw, {name: inputs[name] for name in names})
        for memory in (m.bytes, m.m0, m.m1, m.m2):
            memory.data = Watched(memory.data, m)
        m.run()


def check_seed(so: Path, p: Set, hw: Hardware, number: int) -> None:
    """Three operations with one seed, and an altered ciphertext."""
    golden = Model(so, p.version, p.size)
    what = f"{p.version} {p.size} seed {number}, {hw.name}"
    d, z, coins = (seeded(p, number, name) for name in ("d", "z", "coins"))
    ek, dk = golden.keygen(d, z)
    m, found = run(p, "keygen", hw, d=d, z=z)
    same((found["ek"], found["dk"]), (ek, dk), f"{what}: keygen")
    ct, ss = golden.encaps(ek, coins)
    m, found = run(p, "encaps", hw, ek=ek, coins=coins)
    same((found["ct"], found["ss"], m.error), (ct, ss, False), f"{what}: encaps")
    m, found = run(p, "decaps", hw, dk=dk, ct=ct)
    same((found["ss"], m.differs, m.error), (ss, False, False), f"{what}: decaps")
    wrong = bytearray(ct)
    wrong[int.from_bytes(seeded(number)[:4], "little") % len(ct)] ^= 1 << number % 8
    other, found = run(p, "decaps", hw, dk=dk, ct=bytes(wrong))
    same(found["ss"], golden.decaps(dk, bytes(wrong)), f"{what}: rejection")
    same((other.differs, other.cycle), (True, m.cycle), f"{what}: cycles of a rejection")
    again, _ = run(p, "encaps", hw, ek=ek, coins=seeded(number, "other coins"))
    first, _ = run(p, "encaps", hw, ek=ek, coins=coins)
    same(sorted(again.spans), sorted(first.spans), f"{what}: trace with other coins")


def check_bad_keys(so: Path, size: int) -> None:
    """FIPS 203 sections 7.2 and 7.3: a coefficient of q, a wrong hash of the public key."""
    p = Set("fips203", size)
    ek, dk = Model(so, p.version, size).keygen(bytes(32), bytes(32))
    for place in (0, 383, 384 * p.k - 3):
        bad = bytearray(ek)
        bad[place // 3 * 3] = 3329 & 0xFF
        bad[place // 3 * 3 + 1] = bad[place // 3 * 3 + 1] & 0xF0 | 3329 >> 8
        m, _ = run(p, "encaps", Hardware(), ek=bytes(bad), coins=bytes(32))
        same(m.error, True, f"fips203 {size}: a coefficient of q at byte {place}")
    for place in (768 * p.k + 32, 768 * p.k + 63, 384 * p.k + 5):
        bad = bytearray(dk)
        bad[place] ^= 16
        m, _ = run(p, "decaps", Hardware(), dk=bytes(bad), ct=bytes(8 * p.ct_lanes))
        same(m.error, True, f"fips203 {size}: byte {place} of the private key")


def check_more_blocks(so: Path, p: Set, hw: Hardware, wanted: int) -> None:
    """Public seeds of which a polynomial needs a block more than the others."""
    golden = Model(so, p.version, p.size)
    found = number = 0
    while found < wanted:
        number += 1
        d, z = seeded("blocks", p, number), bytes(32)
        m, out = run(p, "keygen", hw, d=d, z=z)
        if m.retried:
            found += 1
            same((out["ek"], out["dk"]), golden.keygen(d, z), f"{p} seed {number}: more blocks")


def check_goals() -> None:
    for hw in (Hardware(), Hardware(4, 2)):
        for (version, operation), wanted in goals(hw).items():
            for size, goal in zip(SIZES, wanted, strict=True):
                taken = ordinary(Set(version, size), hw)[operation].cycle
                same(taken <= goal, True, f"{version} {size} {operation}: {taken}, goal {goal}")


def check_kept(versions: tuple[str, ...], tried: int) -> None:
    """The rows of doc/seeds.json: each program and size of hardware has one, its worst seeds take
    what it says and need the blocks that it says, and others lie between its ends."""
    same(set(seeds.rows()), {seeds.key(*task) for task in seeds.tasks()}, "seeds.json: rows")
    for hw, p, operation in seeds.tasks():
        if p.version not in versions:
            continue
        row = seeds.rows()[seeds.key(hw, p, operation)]
        what = f"{p.version} {operation} {p.size}, {hw.name}, seeds.json"
        short = seeds.short(p, seeds.rho_of(p, row["seed"]))
        same(short, [], f"{what}: blocks of seed {row['seed']}")
        same(row["most"], seeds.run(p, operation, hw, row["seed"]), f"{what}: most")
        same(row["latest"], seeds.latest(p, operation, hw), f"{what}: latest")
        for number in seeds.usual(p, tried):
            cycles = seeds.run(p, operation, hw, number)
            same(row["least"] <= cycles <= row["most"], True, f"{what}: seed {number}, {cycles}")
        if longer := row.get("longer"):
            short = seeds.short(p, seeds.rho_of(p, longer["seed"]))
            same(short, [tuple(longer["place"])], f"{what}: blocks of seed {longer['seed']}")
            cycles = seeds.run(p, operation, hw, longer["seed"])
            same(longer["most"], cycles, f"{what}: most with a fourth block")
            cycles = seeds.latest(p, operation, hw, tuple(longer["latest_place"]))
            same(longer["latest"], cycles, f"{what}: latest with a fourth block")
        if hw.engines:
            same(row["most"] <= row["latest"], True, f"{what}: lateness")
            same(not longer or longer["most"] <= longer["latest"], True, f"{what}: lateness")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--seeds", type=int, default=20, help="for each set, with two engines")
    options = parser.parse_args()
    so = library()
    sets = [Set(version, size) for version in VERSIONS for size in SIZES]
    try:
        check_orders()
        check_serial_orders()
        check_programs()
        check_kept(("fips203",) if options.sample else VERSIONS, 1 if options.sample else 10)
        for p in sets:
            for number in range(1 if options.sample else options.seeds):
                check_seed(so, p, Hardware(), number)
        check_more_blocks(so, Set("fips203", 1024), Hardware(), 1 if options.sample else 20)
        check_collisions(so, Set("fips203", 768), Hardware())
        check_bad_keys(so, 768)
        if not options.sample:
            for p in sets:
                check_collisions(so, p, Hardware())
            check_bad_keys(so, 512)
            check_bad_keys(so, 1024)
            for hw in (
                Hardware(0),
                Hardware(1),
                Hardware(4),
                *(Hardware(n, 2) for n in (0, 1, 2, 4)),
            ):
                for p in sets:
                    check_seed(so, p, hw, 0)
                    check_collisions(so, p, hw)
                check_more_blocks(so, Set("fips203", 1024), hw, 2)
            check_goals()
    except Failed as error:
        print(f"model: FAILED {error}")
        return 1
    tested = 1 if options.sample else options.seeds
    print(f"model: {len(sets)} sets, {tested} seeds each: bytes and cycles as they must be")
    return 0


if __name__ == "__main__":
    assert params.N == 256
    sys.exit(main())
