#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The C driver on the whole of lanewise_mlkem in Verilator: bytes against the C library.

    rtl/mlkem/tb/run_driver.py [--sample] [--engines 0|1|2|4] [--rounds 1|2]

Self-test, then key generation, encapsulation, decapsulation and rejection of each set, with random
pauses on the bus; keys that fail their check; wrong lengths, timeouts, a bus with no device. After
erasing, all registers and memories of the device must be the same whatever the secrets were.
Cycles in the register CYCLES must be those of the model. --sample: ML-KEM-512 and Kyber512 of
round 2. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
from golden import Model  # noqa: E402
from params import SIZES, VERSIONS, Hardware, Set  # noqa: E402
from run_core import verilate  # noqa: E402
from run_leaves import BUILD, call, sources  # noqa: E402
from run_model import Failed, library, same, seeded  # noqa: E402
from schedule import prepare  # noqa: E402

DRIVER = HERE.parent / "driver/lanewise_mlkem_dev.c"
OK, ARGUMENT, ABSENT, TIMEOUT, KEY = 0, -1, -2, -3, -4
CONFIG, STATUS, CLEAN = 0x08, 0x14, 8
C_FLAGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wcast-qual -Werror"


def build(hw: Hardware) -> list[str]:
    """The command that simulates; the driver is compiled as C, without a warning."""
    where = BUILD / "driver" / f"engines{hw.engines}_rounds{hw.rounds}"
    where.mkdir(parents=True, exist_ok=True)
    call(["gcc", *C_FLAGS.split(), "-O1", "-c", DRIVER, "-o", where / "driver.o"], "driver")
    command = ["verilator", "--cc", "--exe", "-O3", "-Wno-fatal", "-Wno-lint", "-Wno-style"]
    command += ["--x-assign", "unique", "--x-initial", "unique", "-CFLAGS", "-O1"]
    command += [f"-GENGINES={hw.engines}", f"-GROUNDS={hw.rounds}", *sources()]
    command += [HERE / "driver/driver_bench.cpp", where / "driver.o"]
    verilate(command, where / "obj", "lanewise_mlkem")
    return [str(where / "obj/Vlanewise_mlkem")]


class Device:
    def __init__(self, command: list[str]):
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, stdin=pipe, stdout=pipe, text=True)

    def tell(self, *words) -> None:
        print(*words, file=self.process.stdin, flush=True)

    def ask(self, *words) -> list[str]:
        self.tell(*words)
        line = self.process.stdout.readline()
        if not line or line.startswith("failed"):
            raise Failed(f"{words[0]}: {line.strip() or 'the bench ended'}")
        return line.split()

    def code(self, *words) -> int:
        return int(self.ask(*words)[0])

    def close(self) -> None:
        self.process.stdin.close()
        same(self.process.wait(), 0, "status of the bench")


def command_of(p: Set) -> str:
    return f"{VERSIONS.index(p.version) << 4 | SIZES.index(p.size):x}"


def scheduled(p: Set, operation: str, hw: Hardware, **inputs: bytes) -> int:
    return prepare(p, operation, hw, inputs).run()


def check_set(device: Device, so: Path, p: Set, hw: Hardware, number: int) -> None:
    """The three operations, and a ciphertext that was altered."""
    golden, name = Model(so, p.version, p.size), command_of(p)
    what = f"{p.version} {p.size} seed {number}"
    d, z, m = (seeded(p, number, word) for word in ("d", "z", "m"))
    ek, dk = golden.keygen(d, z)
    found = device.ask("keygen", name, (d + z).hex())
    cycles = scheduled(p, "keygen", hw, d=d, z=z)
    same(found, [str(OK), str(cycles), ek.hex(), dk.hex()], f"{what}: keygen")
    ct, ss = golden.encaps(ek, m)
    found = device.ask("encaps", name, ek.hex(), m.hex())
    cycles = scheduled(p, "encaps", hw, ek=ek, coins=m)
    same(found, [str(OK), str(cycles), ct.hex(), ss.hex()], f"{what}: encaps")
    wrong = bytearray(ct)
    wrong[number * 37 % len(ct)] ^= 1 << number % 8
    cycles = scheduled(p, "decaps", hw, dk=dk, ct=ct)
    for text, given in (("decaps", ct), ("rejection", bytes(wrong))):
        found = device.ask("decaps", name, dk.hex(), given.hex())
        want = golden.decaps(dk, given)
        same(found, [str(OK), str(cycles), want.hex()], f"{what}: {text}")
    same(int(device.ask("read", f"{STATUS:x}")[0], 16) & CLEAN, CLEAN, f"{what}: clean")


def check_keys(device: Device, so: Path, p: Set) -> None:
    """Keys that fail a check: the code, zeros as output, and the next command works."""
    golden, name = Model(so, p.version, p.size), command_of(p)
    ek, dk = golden.keygen(bytes(32), bytes(32))
    bad = bytearray(ek)
    bad[0:2] = bytes([3329 & 255, bad[1] & 0xF0 | 3329 >> 8])
    found = device.ask("encaps", name, bad.hex(), bytes(32).hex())
    same((int(found[0]), set("".join(found[2:]))), (KEY, {"0"}), f"{p}: a coefficient of q")
    ct, _ = golden.encaps(ek, bytes(32))
    bad = bytearray(dk)
    bad[768 * p.k + 40] ^= 4
    found = device.ask("decaps", name, bad.hex(), ct.hex())
    same((int(found[0]), set("".join(found[2:]))), (KEY, {"0"}), f"{p}: a wrong hash")
    found = device.ask("decaps", name, dk.hex(), ct.hex())
    same(found[2], golden.decaps(dk, ct).hex(), f"{p}: after a wrong key")


def check_misuse(device: Device, p: Set) -> None:
    name = command_of(p)
    same(device.ask("short", name), [str(ARGUMENT)] * 3, "wrong lengths")
    for unknown in ("3", "13", "23", "30", "33", "100"):
        found = device.ask("keygen", unknown, bytes(64).hex())
        same(int(found[0]), ARGUMENT, f"set {unknown}")
    same(device.code("absent"), ABSENT, "no device")
    device.tell("polls", 3)
    same(device.code("zeroise"), TIMEOUT, "timeout")
    device.tell("polls", 20000)
    same(device.code("zeroise"), OK, "after the timeout")


def check_nothing_left(device: Device, so: Path, p: Set) -> None:
    """All that the device holds after an operation, and its erasing, does not depend on secrets."""
    golden, name = Model(so, p.version, p.size), command_of(p)
    ek, dk = golden.keygen(seeded("left", 1), seeded("left", 2))
    # The same public part, so that nothing but the secrets differs.
    other = bytearray(dk)
    other[: 384 * p.k] = golden.keygen(seeded("left", 3), bytes(32))[1][: 384 * p.k]
    other[-32:] = seeded("left", 4)
    ct = [golden.encaps(ek, seeded("left", n))[0] for n in (5, 6)]
    states: dict[str, set[str]] = {"encaps": set(), "decaps": set()}
    device.tell("stall", 0)
    for n in (5, 6, 7):
        device.tell("reset")
        same(device.code("init"), OK, "init")
        device.ask("encaps", name, ek.hex(), seeded("left", n).hex())
        states["encaps"].add(device.ask("state")[0])
    for key, text in ((dk, ct[0]), (dk, ct[1]), (bytes(other), ct[0])):
        device.tell("reset")
        same(device.code("init"), OK, "init")
        device.ask("decaps", name, key.hex(), text.hex())
        states["decaps"].add(device.ask("state")[0])
    for operation, found in states.items():
        same(len(found), 1, f"{p}: states after {operation} and erasing")
    # A control: without erasing, they do differ.
    left = set()
    for n in (5, 6):
        device.tell("reset")
        same(device.code("init"), OK, "init")
        device.tell("write", "10", f"{int(name, 16) | 4:x}")
        device.tell("write", "24", f"{32 << 16 | 1:x}")
        for at in range(0, 32, 4):
            word = int.from_bytes(seeded("left", n)[at : at + 4], "little")
            device.tell("write", "28", f"{word:x}")
        left.add(device.ask("state")[0])
    same(len(left), 2, f"{p}: states with different secrets")
    device.tell("reset")
    same(device.code("init"), OK, "init")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--engines", type=int, default=2, choices=(0, 1, 2, 4))
    parser.add_argument("--rounds", type=int, default=1, choices=(1, 2))
    options = parser.parse_args()
    so, hw = library(), Hardware(options.engines, options.rounds)
    sets = [Set(version, size) for version in VERSIONS for size in SIZES]
    if options.sample:
        sets = [Set("fips203", 512), Set("round2", 512)]
    try:
        device = Device(build(hw))
        size = f"{hw.rounds << 8 | hw.engines:x}"
        same(device.ask("read", f"{CONFIG:x}"), [size], "CONFIG")
        same(device.code("init"), OK, "init with self-test")
        for stall in (0,) if options.sample else (0, 60, 200):
            device.tell("stall", stall)
            for p in sets:
                check_set(device, so, p, hw, 1 + stall)
        for size in (512,) if options.sample else SIZES:
            check_keys(device, so, Set("fips203", size))
            check_nothing_left(device, so, Set("fips203", size))
        check_misuse(device, Set("round3", 768))
        clocks, accesses, refused = map(int, device.ask("count"))
        same(refused, 0, "accesses that were answered with an error")
        device.close()
    except Failed as error:
        print(f"driver: FAILED {error}")
        return 1
    print(f"driver: {len(sets)} sets, {hw.name}: {accesses} accesses in {clocks} cycles, all right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
