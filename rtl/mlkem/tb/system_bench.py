# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The C driver on the processor of rtl/rvkeccak, with lanewise_mlkem on its bus, all of it RTL.

system/main.c and the driver, compiled for RV32IM, run on the processor in Verilator: self-test,
key generation, encapsulation, decapsulation by registers, and by the streams and the interrupt, and
of an altered ciphertext. What the program prints is compared with the C library here, cycles with
the model. An error on the bus must trap. All sets, with random waits on the bus; a sample:
ML-KEM-512.
"""

from __future__ import annotations

import subprocess
from pathlib import Path
from types import SimpleNamespace

from core_bench import HERE
from driver_bench import CLEAN
from exchange import SETS, Exchange, flipped, seeded
from params import SIZES, VERSIONS, Hardware, Set
from processor import Image

from rtl.tools.simulators import BUILD, RTL, Failed, call, each, same, sources, verilated

DRIVER, SW = HERE.parent / "driver", RTL / "rvkeccak/sw"
WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Werror".split()
BASE, DONE = 0x80000000, 1
LOAD_FAULT = 0x1000 + 5  # what start.S ends with


def program(where: Path) -> Path:
    """The ELF file of main.c and the driver."""
    elf = where / "kem.elf"
    command = ["riscv64-unknown-elf-gcc", "-march=rv32im", "-mabi=ilp32", "-O2", *WARNINGS]
    command += ["--specs=picolibc.specs", "-nostartfiles", "-static", "-T", SW / "link.ld"]
    command += ["-Wl,--no-warn-rwx-segments", f"-I{DRIVER}", SW / "start.S", HERE / "system/main.c"]
    call([*command, DRIVER / "lanewise_mlkem_dev.c", "-o", elf], "program")
    return elf


def build(hw: Hardware, where: Path) -> str:
    """The simulator of the processor, the bridge and the device."""
    names = ("bridge.sv", "system.sv", "system_bench.cpp")
    files = [*sources("rvkeccak", "mlkem"), *(HERE / "system" / name for name in names)]
    size = {"ENGINES": hw.engines, "ROUNDS": hw.rounds}
    return verilated(where, "system", files, size, savable=False)


def words(memory: bytes) -> str:
    """Memory as words in hexadecimal, without zeros at its end."""
    used = memory.rstrip(b"\0")
    parts = (used[n : n + 4] for n in range(0, len(used), 4))
    return "".join(f"{int.from_bytes(part, 'little'):08x}\n" for part in parts)


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


class System:
    def __init__(self, simulator: str, elf: Path, hw: Hardware):
        self.simulator, self.elf, self.hw = simulator, elf, hw

    def run(self, name: str, stall: int, fields: list[int], seed: bytes) -> Said:
        image = Image(self.elf)
        image.put("input", b"".join(f.to_bytes(4, "little") for f in fields) + seed)
        path = self.elf.with_name(f"{name}.hex")
        path.write_text(words(image.memory(BASE)))
        plus = [f"+image={path}", f"+tohost={image.symbols['tohost']:x}", f"+stall={stall}"]
        done = subprocess.run([self.simulator, *plus], capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{name}: {(done.stdout + done.stderr)[-500:]}")
        return Said(done.stdout)

    def check(self, p: Set, stall: int) -> Said:
        """The program with one set; everything that it prints."""
        what, x = f"{p.version} {p.size}, stall {stall}/256", Exchange.seeded(p, stall, "system")
        altered, bit = int.from_bytes(seeded(what)[:4], "little") % len(x.ct), stall % 8
        cycles = {operation: x.cycles(operation, self.hw) for operation in x.inputs}
        number = VERSIONS.index(p.version) << 4 | SIZES.index(p.size)
        fields = [number, altered, 1 << bit, 0]
        seed = b"".join([*x.inputs["keygen"].values(), x.inputs["encaps"]["coins"]])
        said = self.run(f"{p.version}_{p.size}_{stall}", stall, fields, seed)

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
        expect([0, 1, DONE, 4], "streams: no interrupt, interrupt, its reason, lanes")
        expect(x.ss, "ss by streams")
        expect([0], "streams: the interrupt is cleared")
        expect([0, cycles["decaps"]], "decapsulation of an altered ciphertext")
        expect(x.secret(flipped(x.ct, 8 * altered + bit)), "rejection")
        same(said.word() & CLEAN, CLEAN, f"{what}: clean at the end")
        same((said.at, said.tohost), (len(said.words), 1), f"{what}: end of the program")
        return said

    def check_trap(self) -> None:
        """A read that the device answers with SLVERR is a trap of the processor."""
        said = self.run("trap", 60, [0, 0, 0, 0x30], bytes(96))
        same((said.words, said.tohost), ([], LOAD_FAULT), "a register that does not exist")


def run(o: SimpleNamespace) -> bool:
    hw = Hardware(o.engines, o.rounds)
    jobs = [(p, stall) for p in SETS for stall in (0, 60)]
    if o.sample:
        jobs = [(Set("fips203", 512), 60)]
    where = BUILD / f"mlkem/system/engines{hw.engines}_rounds{hw.rounds}"
    system = System(build(hw, where), program(where), hw)
    system.check_trap()
    found = each(lambda job: system.check(*job), jobs)
    for (p, stall), said in zip(jobs, found, strict=True):
        print(f"system {p.version} {p.size}, stall {stall}/256: {said.cycles} cycles simulated, "
              f"{said.instructions} instructions")  # fmt: skip
    print(f"system, {hw.name}: the driver on the processor, {len(jobs)} runs, all right")
    return True
