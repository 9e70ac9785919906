#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The C driver on the processor of rtl/rvkeccak, with lanewise_mlkem on its bus, all of it RTL.

    rtl/mlkem/tb/run_system.py [--sample] [--engines 0|1|2|4] [--rounds 1|2]

system/main.c and the driver, compiled for RV32IM, run on the processor in Verilator: self-test,
key generation, encapsulation, decapsulation by registers, and by the streams and the interrupt, and
of an altered ciphertext. What the program prints is compared with the C library here, cycles with
the model. An error on the bus must trap. All sets, with random waits on the bus; --sample:
ML-KEM-512. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

from elftools.elf.elffile import ELFFile

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE), str(HERE.parent / "model")]
from golden import Model  # noqa: E402
from params import SIZES, VERSIONS, Hardware, Set  # noqa: E402
from run_driver import scheduled  # noqa: E402
from run_leaves import BUILD, call, sources  # noqa: E402
from run_model import Failed, library, same, seeded  # noqa: E402

DRIVER, SW = HERE.parent / "driver", ROOT / "rtl/rvkeccak/sw"
WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Werror".split()
BASE, WORDS = 0x80000000, 1 << 18
CLEAN, DONE = 8, 1
LOAD_FAULT = 0x1000 + 5  # what start.S ends with


def program(where: Path) -> Path:
    """The ELF file of main.c and the driver."""
    where.mkdir(parents=True, exist_ok=True)
    elf = where / "kem.elf"
    command = ["riscv64-unknown-elf-gcc", "-march=rv32im", "-mabi=ilp32", "-O2", *WARNINGS]
    command += ["--specs=picolibc.specs", "-nostartfiles", "-static", "-T", SW / "link.ld"]
    command += ["-Wl,--no-warn-rwx-segments", f"-I{DRIVER}", SW / "start.S", HERE / "system/main.c"]
    call([*command, DRIVER / "lanewise_mlkem_dev.c", "-o", elf], "program")
    return elf


def build(hw: Hardware, where: Path) -> Path:
    """The simulator of the processor, the bridge and the device."""
    where.mkdir(parents=True, exist_ok=True)
    both = {p.name: p for p in [*ROOT.glob("rtl/rvkeccak/rtl/*.sv"), *sources()]}
    files = sorted(both.values(), key=lambda p: (not p.stem.endswith("_pkg"), p.name))
    command = ["verilator", "--cc", "--exe", "--build", "-O3", "-j", "2", "-Wno-fatal"]
    command += ["-Wno-lint", "-Wno-style", "--x-assign", "unique", "--x-initial", "unique"]
    command += ["-CFLAGS", "-O1", "--top-module", "system", "-Mdir", where]
    command += [f"-GENGINES={hw.engines}", f"-GROUNDS={hw.rounds}", *files]
    bench = [HERE / "system" / name for name in ("bridge.sv", "system.sv", "system_bench.cpp")]
    call([*command, *bench], "system")
    return where / "Vsystem"


@dataclass
class Image:
    """The memory of the processor as the program begins."""

    elf: Path

    def __post_init__(self):
        self.bytes = bytearray(4 * WORDS)
        with self.elf.open("rb") as file:
            found = ELFFile(file)
            for part in found.iter_segments():
                if part["p_type"] == "PT_LOAD":
                    at = part["p_vaddr"] - BASE
                    self.bytes[at : at + part["p_filesz"]] = part.data()
            table = found.get_section_by_name(".symtab")
            self.symbols = {s.name: s["st_value"] for s in table.iter_symbols()}

    def put(self, symbol: str, data: bytes) -> None:
        at = self.symbols[symbol] - BASE
        self.bytes[at : at + len(data)] = data

    def hex(self) -> str:
        used = len(bytes(self.bytes).rstrip(b"\0")) + 3 & ~3
        words = (self.bytes[n : n + 4] for n in range(0, used, 4))
        return "".join(f"{int.from_bytes(w, 'little'):08x}\n" for w in words)


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
    def __init__(self, simulator: Path, elf: Path, hw: Hardware, so: Path):
        self.simulator, self.elf, self.hw, self.so = simulator, elf, hw, so

    def run(self, name: str, stall: int, fields: list[int], seed: bytes) -> Said:
        image = Image(self.elf)
        image.put("input", b"".join(f.to_bytes(4, "little") for f in fields) + seed)
        path = self.elf.with_name(f"{name}.hex")
        path.write_text(image.hex())
        plus = [f"+image={path}", f"+tohost={image.symbols['tohost']:x}", f"+stall={stall}"]
        done = subprocess.run([self.simulator, *plus], capture_output=True, text=True)
        if done.returncode:
            raise Failed(f"{name}: {(done.stdout + done.stderr)[-500:]}")
        return Said(done.stdout)

    def check(self, p: Set, stall: int) -> Said:
        """The program with one set; everything that it prints."""
        what = f"{p.version} {p.size}, stall {stall}/256"
        golden = Model(self.so, p.version, p.size)
        d, z, m = (seeded(p, stall, "system", name) for name in ("d", "z", "m"))
        ek, dk = golden.keygen(d, z)
        ct, ss = golden.encaps(ek, m)
        altered, mask = int.from_bytes(seeded(what)[:4], "little") % len(ct), 1 << stall % 8
        wrong = bytearray(ct)
        wrong[altered] ^= mask
        cycles = {
            "keygen": scheduled(p, "keygen", self.hw, d=d, z=z),
            "encaps": scheduled(p, "encaps", self.hw, ek=ek, coins=m),
            "decaps": scheduled(p, "decaps", self.hw, dk=dk, ct=ct),
        }
        number = VERSIONS.index(p.version) << 4 | SIZES.index(p.size)
        name = f"{p.version}_{p.size}_{stall}"
        said = self.run(name, stall, [number, altered, mask, 0], d + z + m)

        def expect(words: list[int], text: str) -> None:
            same([said.word() for _ in words], words, f"{what}: {text}")

        expect([0], "self-test")
        expect([0, cycles["keygen"]], "key generation, its code and cycles")
        same(said.bytes(len(ek)).hex(), ek.hex(), f"{what}: ek")
        same(said.bytes(len(dk)).hex(), dk.hex(), f"{what}: dk")
        expect([0, cycles["encaps"]], "encapsulation, its code and cycles")
        same(said.bytes(len(ct)).hex(), ct.hex(), f"{what}: ct")
        same(said.bytes(32).hex(), ss.hex(), f"{what}: ss")
        expect([0, cycles["decaps"]], "decapsulation, its code and cycles")
        expect([1], "the program finds both secrets the same")
        expect([0, 1, DONE, 4], "streams: no interrupt, interrupt, its reason, lanes")
        same(said.bytes(32).hex(), ss.hex(), f"{what}: ss by streams")
        expect([0], "streams: the interrupt is cleared")
        expect([0, cycles["decaps"]], "decapsulation of an altered ciphertext")
        same(said.bytes(32).hex(), golden.decaps(dk, bytes(wrong)).hex(), f"{what}: rejection")
        same(said.word() & CLEAN, CLEAN, f"{what}: clean at the end")
        same((said.at, said.tohost), (len(said.words), 1), f"{what}: end of the program")
        return said

    def check_trap(self) -> None:
        """A read that the device answers with SLVERR is a trap of the processor."""
        said = self.run("trap", 60, [0, 0, 0, 0x30], bytes(96))
        same((said.words, said.tohost), ([], LOAD_FAULT), "a register that does not exist")


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--engines", type=int, default=2, choices=(0, 1, 2, 4))
    parser.add_argument("--rounds", type=int, default=1, choices=(1, 2))
    options = parser.parse_args()
    hw = Hardware(options.engines, options.rounds)
    sets = [Set(version, size) for version in VERSIONS for size in SIZES]
    jobs = [(p, stall) for p in sets for stall in (0, 60)]
    if options.sample:
        jobs = [(Set("fips203", 512), 60)]
    where = BUILD / "system" / f"engines{hw.engines}_rounds{hw.rounds}"
    try:
        system = System(build(hw, where), program(where), hw, library())
        system.check_trap()
        with ThreadPoolExecutor(2) as pool:
            found = list(pool.map(lambda job: system.check(*job), jobs))
    except Failed as error:
        print(f"system: FAILED {error}")
        return 1
    for (p, stall), said in zip(jobs, found, strict=True):
        print(f"system {p.version} {p.size}, stall {stall}/256: {said.cycles} cycles simulated, "
              f"{said.instructions} instructions")  # fmt: skip
    print(f"system, {hw.name}: the driver on the processor, {len(jobs)} runs, all right")
    return 0


if __name__ == "__main__":
    sys.exit(main())
