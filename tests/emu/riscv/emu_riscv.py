#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the RISC-V kernels on emulated processors and compares with reference.py.

emu_riscv.py states   1000 states in each lane, 24 rounds, and 240 of 1 to 24, at each VLEN
emu_riscv.py claims   needs a kernel no more, and no less, than the instruction set it names?
emu_riscv.py library  the library built without a system, of 32 and 64 bits: 300 digests
emu_riscv.py counts   the instructions of 24 rounds, as counted, are those that its head states
"""

from __future__ import annotations

import hashlib
import random
import re
import signal
import struct
import subprocess
import sys
from dataclasses import dataclass, field
from pathlib import Path

from Crypto.Hash import TurboSHAKE128

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE.parent), str(ROOT / "lab")]
import user  # noqa: E402
from emu import Trial, judge, stated_stack  # noqa: E402
from lanewise_lab.firmware import symbol_of  # noqa: E402
from lanewise_lab.tools import Failed, run  # noqa: E402
from user import States, states_of  # noqa: E402

KERNELS = ROOT / "src/keccak/riscv"
#: Where packaging/qemu.sh puts a QEMU that knows Zvbb, if the system's does not.
NEWER = ROOT / "build/qemu"
GCC = "riscv64-unknown-elf-gcc"
FLAGS = ["-O1", "-g0", "-std=c11", "-ffreestanding", "-nostdlib", "-static", "-mno-relax"]
FLAGS += ["-mcmodel=medany", "-fno-tree-loop-distribute-patterns", "-Wall", "-Wextra"]

#: The number of rounds of each call.
ROUNDS = user.rounds_of_calls()
RULES = ["gp", "tp", *(f"s{n}" for n in range(12)), "sp", "before", "after", "above"]
KNOWN = {
    "emu_wrong_nothing": list(range(len(ROUNDS))),
    "emu_wrong_bit": [i for i, rounds in enumerate(ROUNDS) if rounds == 23],
}
CONTROLS = [*KNOWN, *(f"emu_wrong_{r}" for r in (*RULES, "deep"))]


def bits_of(kernel: Path) -> int:
    return 32 if "_rv32_" in kernel.stem else 64


def extension_of(kernel: Path) -> str:
    return kernel.stem.rpartition("_")[2]


def processors(kernel: Path) -> list[str]:
    """For qemu's -cpu: those that have what the name says and no more; of vector registers the
    least that the kernel needs, and longer ones."""
    what, base = extension_of(kernel), f"rv{bits_of(kernel)}i"
    if what in ("scalar", "zbb"):
        return [base if what == "scalar" else f"{base},zbb=true"]
    # The vector extension includes floating point.
    vector = "rv64,zba=false,zbb=false,zbc=false,zbs=false,v=true,vext_spec=v1.0"
    vector += ",zvbb=true" if what == "zvbb" else ""
    least = 64 * states_of(kernel.stem)
    return [f"{vector},vlen={v}" for v in (128, 256, 512, 1024) if v >= least]


def qemu(bits: int) -> str:
    """One that knows Zvbb, and processors that have the base instructions only."""
    newer = NEWER / f"qemu-riscv{bits}"
    emulator = str(newer) if newer.exists() else newer.name
    version = run([emulator, "--version"]).stdout.splitlines()[0]
    if int(re.search(r"version (\d+)", version)[1]) < 9:
        raise Failed(f"{version} is too old: packaging/qemu.sh fetches another one")
    return emulator


def zipped(states: list[bytes]) -> bytes:
    """Lane i of state k is word i * N + k."""
    return b"".join(s[8 * i : 8 * i + 8] for i in range(25) for s in states)


@dataclass
class Harness(user.Harness):
    """The program that calls all kernels of one width, and the controls."""

    bits: int = 0
    kernels: list[Path] = field(default_factory=list)

    @classmethod
    def of(cls, bits: int, kernels: list[Path], folder: Path) -> Harness:
        kernels, folder = [k for k in kernels if bits_of(k) == bits], folder / str(bits)
        user.called(folder, [*CONTROLS, *user.symbols(kernels)])
        program = folder / "harness"
        parts = [HERE.parent / "calls.c", HERE / "call_riscv.S", HERE / "wrong_riscv.S"]
        # A control calls the scalar kernel.
        parts += sorted({*kernels, KERNELS / f"keccakp1600_x1_rv{bits}_scalar.S"})
        arch = [f"-march=rv{bits}i", f"-mabi={'lp64' if bits == 64 else 'ilp32'}"]
        includes = [f"-I{folder}", f"-I{HERE.parent}"]
        run([GCC, *FLAGS, *arch, *includes, *parts, "-lgcc", "-o", program])
        return cls(program, qemu(bits), RULES, "I", 4096, bits, kernels)


def compare(harness: Harness, states: States) -> list[str]:
    """Faults, one a line."""
    plain = f"rv{harness.bits}i"
    runs = {name: [plain] for name in KNOWN}
    runs |= {symbol_of(k): processors(k) for k in harness.kernels}
    out = harness.compared(runs, plain, states)
    for name, cpus in runs.items():
        if len(cpus) > 1:
            print(f"{name}: on VLEN {', '.join(c.rpartition('=')[2] for c in cpus)}")
    stacks = {symbol_of(k): stated_stack(k) for k in harness.kernels}
    return judge(Trial([*RULES, "deep"], KNOWN, ROUNDS, stacks, states.wanted), out)


def claims(harness: Harness, states: States) -> list[str]:
    """A processor without what the name says must refuse the kernel."""
    faults = []
    for kernel in harness.kernels:
        extension, name = extension_of(kernel), symbol_of(kernel)
        if extension == "scalar":
            continue  # compare() has run it on a processor that has nothing else
        cpu = processors(kernel)[0].replace(f"{extension}=true", f"{extension}=false")
        call = harness.one(states, name, 0)
        if harness.start(name, cpu, call)[0] != -signal.SIGILL:
            faults.append(f"{name} runs on {cpu}")
        else:
            print(f"{name}: refused without {extension.capitalize()}")
    return faults


def counts(harness: Harness, states: States) -> list[str]:
    """One call of 24 rounds, each instruction a translation of its own that is logged."""
    faults, folder = [], harness.program.parent
    symbols = run(["riscv64-unknown-elf-nm", "-S", harness.program]).stdout
    for kernel in harness.kernels:
        name, log = symbol_of(kernel), folder / "log"
        start, size = re.search(rf"^(\w+) (\w+) \w {name}$", symbols, re.M).groups()
        cpu = processors(kernel)[0]
        options = [
            "-one-insn-per-tb",
            "-d",
            "exec,nochain",
            "-D",
            str(log),
            "-dfilter",
            f"0x{start}+0x{size}",
        ]
        call = harness.one(states, name, 0)
        if harness.start(name, cpu, call, *options)[0]:
            faults.append(f"{name} did not run")
            continue
        counted = sum(line.startswith("Trace") for line in log.open())
        stated = re.search(r"^ \* Instructions: (\d+) for 24 rounds", kernel.read_text(), re.M)
        if not stated or int(stated[1]) != counted:
            faults.append(f"{name} executes {counted} instructions, not what its head states")
            continue
        each = counted / 24 / states_of(name)
        print(f"{name}: {counted} instructions, {each:.1f} a round of one state")
    return faults


#: Builds of the library without a system, and the kernel that each has.
BUILDS = {
    "rv32i": "keccakp1600_x1_rv32_scalar",
    "rv32imac_zbb": "keccakp1600_x1_rv32_zbb",
    "rv64i": "keccakp1600_x1_rv64_scalar",
    "rv64imac_zbb": "keccakp1600_x1_rv64_zbb",
}


def library(march: str, kernel: str, folder: Path, requests: bytes, digests: bytes) -> list[str]:
    """Faults, one a line."""
    bits, plain = int(march[2:4]), march.partition("_")[0]
    abi = "ilp32" if bits == 32 else "lp64"
    build, program = folder / march, folder / f"{march}.elf"
    toolchain = ROOT / "cmake/riscv-bare.cmake"
    options = [f"-DCMAKE_TOOLCHAIN_FILE={toolchain}", f"-DLANEWISE_MARCH={march}"]
    run(["cmake", "-G", "Ninja", "-S", ROOT, "-B", build, *options])
    run(["cmake", "--build", build])
    parts = [HERE / "library_riscv.c", HERE / "call_riscv.S", build / "liblanewise.a"]
    flags = [*FLAGS, f"-march={plain}", f"-mabi={abi}"]
    flags += [f"-I{ROOT / 'include'}", f"-I{HERE.parent}"]
    run([GCC, *flags, *parts, "-lgcc", "-o", program])
    done = subprocess.run([qemu(bits), program], input=requests, capture_output=True, timeout=120)
    name, got = done.stdout[:64].rstrip(b"\0").decode(errors="replace"), done.stdout[64:]
    if done.returncode:
        return [f"the library for {march} ended with status {done.returncode}"]
    if name != kernel:
        return [f"the library for {march} runs {name}, not {kernel}"]
    if got != digests:
        return [f"the library for {march} computes other digests"]
    print(f"{march}: {kernel}, {len(digests) // 200} digests right")
    return []


def libraries(folder: Path, seed: str) -> list[str]:
    source = random.Random(seed)
    requests = digests = b""
    for n in range(300):
        message = source.randbytes(n if n < 200 else source.randrange(4096))
        requests += struct.pack("<3I", n % 3, len(message), source.randrange(1, 300)) + message
        digests += (
            hashlib.sha3_256(message).digest() + bytes(168),
            hashlib.shake_128(message).digest(200),
            TurboSHAKE128.new(data=message, domain=0x1F).read(200),
        )[n % 3]
    faults = []
    for march, kernel in BUILDS.items():
        faults += library(march, kernel, folder, requests, digests)
    if not library("rv64i", BUILDS["rv64i"], folder, requests, bytes(len(digests))):
        faults.append("control: wrong digests were not noticed")
    return faults


CHECKS = {"states": compare, "claims": claims, "counts": counts}


def check(how: str, kernels: list[Path], folder: Path, seed: str) -> list[str]:
    if how == "library":
        return libraries(folder, seed)
    faults = []
    for bits in sorted({bits_of(k) for k in kernels}):
        states = States(seed, ROUNDS, 8, zipped, bits == 32)
        faults += CHECKS[how](Harness.of(bits, kernels, folder), states)
    return faults


if __name__ == "__main__":
    sys.exit(user.main(__doc__, [*CHECKS, "library"], KERNELS, check))
