# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The system of rtl/soc, all of it RTL in Verilator: both drivers on the processor.

driver.c runs on the processor with the KEM core on its bus: self-test, key generation,
encapsulation, decapsulation by registers, and by the streams and the interrupt, and of an altered
ciphertext. What the program prints is compared with the C library here, cycles with the model. An
error on the bus must trap. All sets, with random waits on the bus; a sample: ML-KEM-512.
sw/exchange.c is the example: its text must be what the C library and hashlib give, the digests of
the Keccak unit and of the vector unit the same.
"""

from __future__ import annotations

import hashlib
import subprocess
from copy import copy
from pathlib import Path
from types import SimpleNamespace

from driver_bench import CLEAN
from exchange import SETS, Exchange, flipped, seeded
from params import SIZES, VERSIONS, Hardware, Set
from processor import Image
from soc_program import BASE, exchange, image, program

from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import ASSERT, BUILD, RTL, Failed, each, same, sources, verilated

SOC = RTL / "soc/tb"
DONE, LIMIT = 1, 3_000_000
FILES = sources("rvkeccak", "mlkem", "keccak", "soc")
#: How driver.c touches an address, and what start.S ends with then.
READ, WRITE, WRITE_BYTE, CALL = range(4)
ENDS = {READ: 0x1005, WRITE: 0x1007, WRITE_BYTE: 0x1007, CALL: 0x1001}
#: From the KEM core's registers on; BEYOND is the first word behind the memory.
CONSOLE, BEYOND = 0x10000000, 0x40100000
TRAPS = (
    *((READ, at) for at in (0x30, 0x1010, 0x2020, 0x3000, 0x3004, 0x4000, CONSOLE, BEYOND)),
    *((WRITE, at) for at in (0x30, 0x1010, 0x2020, 0x3004, 0x4000, CONSOLE + 4)),
    *((WRITE_BYTE, at) for at in (0x08, 0x2100, CONSOLE)),
    (CALL, 0x0), (CALL, BEYOND), (CALL, 0xC0000000),
)  # fmt: skip


def build(hw: Hardware, where: Path, files: list[Path]) -> str:
    """The simulator of the system."""
    files = [*files, SOC / "soc_bench.cpp"]
    size = {"ENGINES": hw.engines, "ROUNDS": hw.rounds}
    return verilated(where, "lanewise_soc", files, size, False, *ASSERT)


class Said:
    """The words that the program printed, taken in their order."""

    def __init__(self, text: str):
        *lines, end = text.splitlines() or [""]
        if not end.startswith("end "):
            raise Failed(f"the program did not end: {text[-300:]}")
        self.tohost, self.cycles, self.instructions = (
            int(v, b) for v, b in zip(end.split()[1:], (16, 10, 10), strict=True)
        )
        self.words = [int(line, 16) for line in lines]
        self.at = 0

    def word(self) -> int:
        if self.at == len(self.words):
            raise Failed(f"the program printed {self.at} words; it ended with {self.tohost:#x}")
        self.at += 1
        return self.words[self.at - 1]

    def bytes(self, count: int) -> bytes:
        return b"".join(self.word().to_bytes(4, "little") for _ in range(count // 4))


def seeds(x: Exchange) -> bytes:
    """What exchange.c has for random bytes."""
    return b"".join([*x.inputs["keygen"].values(), x.inputs["encaps"]["coins"]])


def text(x: Exchange, hw: Hardware) -> str:
    """What exchange.c prints."""
    took = [x.cycles(operation, hw) for operation in ("keygen", "encaps", "decaps")]
    ek, ct, all_ = (hashlib.sha3_256(m).hexdigest() for m in (x.ek, x.ct, x.ek + x.ct + x.ss))
    return f"""KEM core and Keccak unit: ready
Alice makes a pair of keys: {took[0]} cycles of the KEM core
  SHA3-256(ek) = {ek}
Bob encapsulates a secret: {took[1]} cycles of the KEM core
  SHA3-256(ct) = {ct}
Alice decapsulates it: {took[2]} cycles of the KEM core
Alice confirms: SHA3-256(ek, ct, ss) = {all_}
Bob confirms:   SHA3-256(ek, ct, ss) = {all_}
Both have the same secret.
"""


class System:
    def __init__(self, where: Path, hw: Hardware, files: list[Path] = FILES):
        self.command, self.hw, self.where = [build(hw, where / "obj", files)], hw, where
        self.driver = program(where, "driver", SOC / "driver.c")
        self.exchange = exchange(where)

    def run(
        self, elf: Path, name: str, stall: int, put: tuple[str, bytes], *more: str, limit=LIMIT
    ) -> str:
        """What a program prints that finds data at a symbol, within `limit` cycles."""
        made = Image(elf)
        made.put(*put)
        path = self.where / f"{name}.hex"
        path.write_text(image(made.memory(BASE)))
        plus = [f"+image={path}", f"+tohost={made.symbols['tohost']:x}", f"+stall={stall}"]
        plus += [f"+limit={limit}", *more]
        done = subprocess.run([*self.command, *plus], capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{name}: {(done.stdout + done.stderr)[-500:]}")
        return done.stdout

    def drive(self, name: str, stall: int, fields: list[int], seed: bytes, limit=LIMIT) -> Said:
        data = b"".join(f.to_bytes(4, "little") for f in fields) + seed
        return Said(self.run(self.driver, name, stall, ("input", data), limit=limit))

    def check(self, p: Set, stall: int) -> Said:
        """The program with one set; everything that it prints."""
        what, x = f"{p.version} {p.size}, stall {stall}/256", Exchange.seeded(p, stall, "system")
        altered, bit = int.from_bytes(seeded(what)[:4], "little") % len(x.ct), stall % 8
        cycles = {operation: x.cycles(operation, self.hw) for operation in x.inputs}
        number = VERSIONS.index(p.version) << 4 | SIZES.index(p.size)
        fields = [number, altered, 1 << bit, 0]
        said = self.drive(f"{p.version}_{p.size}_{stall}", stall, fields, seeds(x))

        def expect(wanted: list[int] | bytes, text: str) -> None:
            if isinstance(wanted, bytes):
                return same(said.bytes(len(wanted)).hex(), wanted.hex(), f"{what}: {text}")
            return same([said.word() for _ in wanted], wanted, f"{what}: {text}")

        expect([0], "self-test")
        expect([0, cycles["keygen"]], "key generation, its code and cycles")
        expect(x.ek, "ek")
        expect(x.dk, "dk")
        expect([0, cycles["encaps"]], "encapsulation, its code and cycles")
        expect(x.ct, "ct")
        expect(x.ss, "ss")
        expect([0, cycles["decaps"]], "decapsulation, its code and cycles")
        expect([1], "the program finds both secrets the same")
        expect(
            [0, 1, 1, DONE, 4], "streams: no interrupt, slept once, interrupt, its reason, lanes"
        )
        expect(x.ss, "ss by streams")
        expect([0], "streams: the interrupt is cleared")
        expect([0, cycles["decaps"]], "decapsulation of an altered ciphertext")
        expect(x.secret(flipped(x.ct, 8 * altered + bit)), "rejection")
        same(said.word() & CLEAN, CLEAN, f"{what}: clean at the end")
        same((said.at, said.tohost), (len(said.words), 1), f"{what}: end of the program")
        return said

    def check_traps(self) -> None:
        """What a device answers with SLVERR, and what no one answers, is a trap."""
        for how, at in TRAPS:
            said = self.drive(f"trap{how}_{at:x}", 60, [0, 0, 0, at | how], bytes(96), 20_000)
            same((said.words, said.tohost), ([], ENDS[how]), f"touch {how} of {at:#x}")

    def check_exchange(self, stall: int) -> str:
        """The text of the example; its cycles."""
        x = Exchange.seeded(Set("fips203", 768), stall, "soc")
        given = ("seeds", seeds(x))
        said = self.run(self.exchange, f"exchange{stall}", stall, given, "+text")
        found, end = said.rsplit("end ", 1)
        what = f"exchange, stall {stall}/256"
        same((found, end.split()[0]), (text(x, self.hw), "1"), what)
        return end.split()[1]


class Planted:
    """The system with all faults in one simulator."""

    name = leaf = "soc"

    def prepare(self, faults: list[Fault]) -> str:
        where = BUILD / "soc/faults"
        files = switched(faults, FILES, "lanewise_soc", where / "sources")
        self.system = System(where, Hardware(2, 1), files)
        return self.verdict(0)

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)

    def verdict(self, number: int) -> str:
        system = copy(self.system)
        system.command = [*self.system.command, f"+fault={number}"]
        system.where = self.system.where / str(number)
        system.where.mkdir(exist_ok=True)
        try:
            system.check_traps()
            system.check(Set("fips203", 512), 60)
            system.check_exchange(60)
        except Failed as error:
            return str(error).splitlines()[0]
        return ""


def planted() -> list[Planted]:
    return [Planted()]


def run(o: SimpleNamespace) -> bool:
    hw = Hardware(o.engines, o.rounds)
    jobs = [(p, stall) for p in SETS for stall in (0, 60)]
    if o.sample:
        jobs = [(Set("fips203", 512), 60)]
    system = System(BUILD / f"soc/engines{hw.engines}_rounds{hw.rounds}", hw)
    system.check_traps()
    for stall in (60,) if o.sample else (0, 60):
        took = system.check_exchange(stall)
        print(f"exchange, stall {stall}/256: {took} cycles simulated", flush=True)
    found = each(lambda job: system.check(*job), jobs)
    for (p, stall), said in zip(jobs, found, strict=True):
        print(f"system {p.version} {p.size}, stall {stall}/256: {said.cycles} cycles simulated, "
              f"{said.instructions} instructions")  # fmt: skip
    print(f"system, {hw.name}: the driver on the processor, {len(jobs)} runs, all right")
    return True
