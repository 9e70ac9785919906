# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The C driver on the whole of lanewise_mlkem in Verilator: bytes against the C library.

Self-test, then key generation, encapsulation, decapsulation and rejection of each set, with random
pauses on the bus; keys that fail their check; wrong lengths, timeouts, a bus with no device. After
erasing, all registers and memories of the device must be the same whatever the secrets were.
Cycles in the register CYCLES must be those of the model. A sample: ML-KEM-512 and Kyber512 of
round 2.
"""

from __future__ import annotations

from types import SimpleNamespace

from core_bench import HERE
from exchange import SETS, Exchange, bad_keys, flipped, library, seeded
from params import SIZES, VERSIONS, Hardware, Set

from rtl.tools.simulators import BUILD, Program, call, same, sources, verilated

DRIVER = HERE.parent / "driver/lanewise_mlkem_dev.c"
OK, ARGUMENT, ABSENT, TIMEOUT, KEY = 0, -1, -2, -3, -4
CONFIG, STATUS, CLEAN = 0x08, 0x14, 8
C_FLAGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Wcast-qual -Werror"


def build(hw: Hardware) -> list[str]:
    """The command that simulates; the driver is compiled as C, without a warning."""
    where = BUILD / "mlkem/driver" / hw.folder
    where.mkdir(parents=True, exist_ok=True)
    call(["gcc", *C_FLAGS.split(), "-O1", "-c", DRIVER, "-o", where / "driver.o"], "driver")
    files = [*sources("mlkem"), HERE / "driver/driver_bench.cpp", where / "driver.o"]
    return [verilated(where / "obj", "lanewise_mlkem", files, hw.parameters, savable=True)]


class Device(Program):
    def words(self, *words) -> list[str]:
        return self.ask(*words).split()

    def code(self, *words) -> int:
        return int(self.words(*words)[0])

    def restart(self) -> None:
        self.tell("reset")
        same(self.code("init"), OK, "init")


def command_of(p: Set) -> str:
    return f"{VERSIONS.index(p.version) << 4 | SIZES.index(p.size):x}"


def check_set(device: Device, p: Set, hw: Hardware, number: int) -> None:
    """The three operations, and a ciphertext that was altered."""
    x, name = Exchange.seeded(p, number), command_of(p)
    wrong = flipped(x.ct, 8 * (number * 37) + number % 8)
    d_z = b"".join(x.inputs["keygen"].values()).hex()
    for operation, given, made in (
        ("keygen", [d_z], [x.ek, x.dk]),
        ("encaps", [x.ek.hex(), x.inputs["encaps"]["coins"].hex()], [x.ct, x.ss]),
        ("decaps", [x.dk.hex(), x.ct.hex()], [x.ss]),
        ("decaps", [x.dk.hex(), wrong.hex()], [x.secret(wrong)]),
    ):
        want = [str(OK), str(x.cycles(operation, hw)), *(data.hex() for data in made)]
        found = device.words(operation, name, *given)
        same(found, want, f"{x.name} seed {number}: {operation}, {given[-1][:16]}")
    same(int(device.ask("read", f"{STATUS:x}"), 16) & CLEAN, CLEAN, f"{x.name}: clean")


def check_keys(device: Device, p: Set) -> None:
    """Keys that fail a check: the code, zeros as output, and the next command works."""
    x, name = Exchange.of(p, bytes(32), bytes(32), bytes(32)), command_of(p)
    for operation, what, inputs in bad_keys(p, x.ek, x.dk):
        found = device.words(operation, name, *(data.hex() for data in inputs.values()))
        same((int(found[0]), set("".join(found[2:]))), (KEY, {"0"}), f"{p}: {what}")
    found = device.words("decaps", name, x.dk.hex(), x.ct.hex())
    same(found[2], x.ss.hex(), f"{p}: after a wrong key")


def check_misuse(device: Device, p: Set) -> None:
    name = command_of(p)
    same(device.words("short", name), [str(ARGUMENT)] * 3, "wrong lengths")
    for unknown in ("3", "13", "23", "30", "33", "100"):
        found = device.words("keygen", unknown, bytes(64).hex())
        same(int(found[0]), ARGUMENT, f"set {unknown}")
    same(device.code("absent"), ABSENT, "no device")
    device.tell("polls", 3)
    same(device.code("zeroise"), TIMEOUT, "timeout")
    device.tell("polls", 0)
    same(device.code("zeroise"), OK, "after the timeout")


def check_nothing_left(device: Device, p: Set) -> None:
    """All that the device holds after an operation, and its erasing, does not depend on secrets."""
    golden, name = library(p), command_of(p)
    ek, dk = golden.keygen(seeded("left", 1), seeded("left", 2))
    # The same public part, so that nothing but the secrets differs.
    other = bytearray(dk)
    other[: 384 * p.k] = golden.keygen(seeded("left", 3), bytes(32))[1][: 384 * p.k]
    other[-32:] = seeded("left", 4)
    ct = [golden.encaps(ek, seeded("left", n))[0] for n in (5, 6)]
    given = {
        "encaps": [(ek, seeded("left", n)) for n in (5, 6, 7)],
        "decaps": [(dk, ct[0]), (dk, ct[1]), (bytes(other), ct[0])],
    }
    device.tell("stall", 0)
    for operation, inputs in given.items():
        states = set()
        for pair in inputs:
            device.restart()
            device.ask(operation, name, *(data.hex() for data in pair))
            states.add(device.ask("state"))
        same(len(states), 1, f"{p}: states after {operation} and erasing")
    # A control: without erasing, they do differ.
    left = set()
    for n in (5, 6):
        device.restart()
        device.tell("write", "10", f"{int(name, 16) | 4:x}")
        device.tell("write", "24", f"{32 << 16 | 1:x}")
        for at in range(0, 32, 4):
            word = int.from_bytes(seeded("left", n)[at : at + 4], "little")
            device.tell("write", "28", f"{word:x}")
        left.add(device.ask("state"))
    same(len(left), 2, f"{p}: states with different secrets")
    device.restart()


def run(o: SimpleNamespace) -> bool:
    hw = Hardware(o.engines, o.rounds, o.slices, o.multipliers)
    sets = [Set("fips203", 512), Set("round2", 512)] if o.sample else SETS
    sets = [p for p in sets if p.version in hw.versions]
    config = hw.parameters.get("FIPS", 0) << 18 | hw.rounds << 8 | hw.engines
    with Device(build(hw)) as device:
        same(device.ask("read", f"{CONFIG:x}"), f"{config:x}", "CONFIG")
        same(device.code("init"), OK, "init with self-test")
        for stall in o.stalls:
            device.tell("stall", stall)
            for p in sets:
                check_set(device, p, hw, 1 + stall)
        for size in (512,) if o.sample else SIZES:
            check_keys(device, Set("fips203", size))
            check_nothing_left(device, Set("fips203", size))
        check_misuse(device, Set("round3", 768))
        clocks, accesses, refused = map(int, device.words("count"))
        same(refused, 0, "accesses that were answered with an error")
    of = f"{len(sets)} of {len(SETS)} sets"
    print(f"driver, {hw.name}: {of}, {accesses} accesses in {clocks} cycles, all right")
    return True
