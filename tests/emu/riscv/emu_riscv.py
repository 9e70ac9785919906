#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the RISC-V kernels on emulated processors and compares with reference.py.

emu_riscv.py states   1000 states in each lane, 24 rounds, and 240 of 1 to 24, at each VLEN
emu_riscv.py claims   needs a kernel no more, and no less, than the instruction set it names?
emu_riscv.py library  the library built without a system, of 32 and 64 bits: 300 digests
emu_riscv.py counts   the instructions of 24 rounds, as counted, are those that its head states
"""

from __future__ import annotations

import argparse
import hashlib
import os
import random
import re
import signal
import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from Crypto.Hash import TurboSHAKE128

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path[:0] = [str(HERE.parent), str(ROOT / "lab")]
import reference  # noqa: E402
from emu import Outcome, Trial, judge, report, stated_stack  # noqa: E402
from lanewise_lab.firmware import symbol_of  # noqa: E402
from lanewise_lab.tools import Failed, run  # noqa: E402

KERNELS = ROOT / "src/keccak/riscv"
#: Where packaging/qemu.sh puts a QEMU that knows Zvbb, if the system's does not.
NEWER = ROOT / "build/qemu"
GCC = "riscv64-unknown-elf-gcc"
FLAGS = ["-O1", "-g0", "-std=c11", "-ffreestanding", "-nostdlib", "-static", "-mno-relax"]
FLAGS += ["-mcmodel=medany", "-fno-tree-loop-distribute-patterns", "-Wall", "-Wextra"]

#: The number of rounds of each call.
ROUNDS = [24] * 1000 + [1 + i % 24 for i in range(240)]
RULES = ["gp", "tp", *(f"s{n}" for n in range(12)), "sp", "before", "after", "above"]
DEEPEST = 2048
KNOWN = {
    "emu_wrong_nothing": list(range(len(ROUNDS))),
    "emu_wrong_bit": [i for i, rounds in enumerate(ROUNDS) if rounds == 23],
}
CONTROLS = [*KNOWN, *(f"emu_wrong_{r}" for r in (*RULES, "deep"))]


def bits_of(kernel: Path) -> int:
    return 32 if "_rv32_" in kernel.stem else 64


def extension_of(kernel: Path) -> str:
    return kernel.stem.rpartition("_")[2]


def states_of(name: str) -> int:
    found = re.search(r"_x(\d)_", name)
    return int(found[1]) if found else 1


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


class States:
    """Random states for every call and instance, and what becomes of them."""

    def __init__(self, seed: str):
        reference.check()
        source = random.Random(seed)
        self.before = [[source.randbytes(200) for _ in ROUNDS] for _ in range(8)]
        self.kept: dict[tuple[int, int], list[bytes]] = {}

    def _after(self, k: int, bits: int) -> list[bytes]:
        if (k, bits) not in self.kept:
            self.kept[k, bits] = reference.expected(self.before[k], ROUNDS, bits == 32)
        return self.kept[k, bits]

    def given(self, count: int) -> list[bytes]:
        return [zipped(states) for states in zip(*self.before[:count], strict=True)]

    def wanted(self, count: int, bits: int) -> list[bytes]:
        after = [self._after(k, bits) for k in range(count)]
        return [zipped(states) for states in zip(*after, strict=True)]


def zipped(states: tuple[bytes, ...]) -> bytes:
    """Lane i of state k is word i * N + k."""
    return b"".join(s[8 * i : 8 * i + 8] for i in range(25) for s in states)


class Harness:
    """The program that calls all kernels of one width, and the controls."""

    def __init__(self, bits: int, kernels: list[Path], folder: Path):
        self.bits, self.qemu = bits, qemu(bits)
        self.kernels = [k for k in kernels if bits_of(k) == bits]
        names = [*CONTROLS, *map(symbol_of, self.kernels)]
        calls = " ".join(f"X({name})" for name in names)
        folder = folder / str(bits)
        folder.mkdir()
        (folder / "kernels_called.h").write_text(f"#define KERNELS(X) {calls}\n")
        self.program = folder / "harness"
        parts = [HERE.parent / "calls.c", HERE / "call_riscv.S", HERE / "wrong_riscv.S"]
        # A control calls the scalar kernel.
        parts += sorted({*self.kernels, KERNELS / f"keccakp1600_x1_rv{bits}_scalar.S"})
        arch = [f"-march=rv{bits}i", f"-mabi={'lp64' if bits == 64 else 'ilp32'}"]
        includes = [f"-I{folder}", f"-I{HERE.parent}"]
        run([GCC, *FLAGS, *arch, *includes, *parts, "-lgcc", "-o", self.program])

    def start(self, name: str, cpu: str, calls: bytes, *options: str) -> tuple[int, bytes]:
        command = [self.qemu, "-cpu", cpu, *options, str(self.program), name, str(states_of(name))]
        try:
            done = subprocess.run(command, input=calls, capture_output=True, timeout=120)
        except subprocess.TimeoutExpired:
            raise Failed(f"{name} on {cpu} did not end within 120 s") from None
        return done.returncode, done.stdout

    def outcomes(
        self, name: str, cpu: str, given: list[bytes]
    ) -> list[tuple[list[str], int, bytes]]:
        """Of each call the rules it broke, the bytes of stack, the states it left."""
        sent = b""
        for i, states in enumerate(given):
            # All places that the contract allows: of one state any lane, else 64 bytes.
            place = i * (8 if states_of(name) == 1 else 64) % 4096
            sent += struct.pack("<2I", ROUNDS[i], place) + states
        status, data = self.start(name, cpu, sent)
        if status or len(data) != len(sent):
            raise Failed(f"{name} on {cpu} ended with status {status}")
        size, found = 8 + 200 * states_of(name), []
        for i in range(0, len(data), size):
            broken, used = struct.unpack_from("<2I", data, i)
            rules = [rule for n, rule in enumerate(RULES) if broken >> n & 1]
            found.append((rules + ["deep"] * (used > DEEPEST), used, data[i + 8 : i + size]))
        return found


def compare(harness: Harness, states: States) -> list[str]:
    """Faults, one a line."""
    out, plain = Outcome([], [], {}, {}), f"rv{harness.bits}i"
    for rule in (*RULES, "deep"):
        [(rules, _, _)] = harness.outcomes(f"emu_wrong_{rule}", plain, states.given(1)[:1])
        out.controls.append((rule, "".join(" " + r for r in rules)))
    runs = [(name, [plain]) for name in KNOWN]
    runs += [(symbol_of(k), processors(k)) for k in harness.kernels]
    for name, cpus in runs:
        for cpu in cpus:
            try:
                found = harness.outcomes(name, cpu, states.given(states_of(name)))
            except Failed as error:
                out.faults.append(str(error))
                continue
            left = [state for _, _, state in found]
            if out.left.setdefault(name, left) != left:
                out.faults.append(f"{name} leaves other states on {cpu}")
            out.used[name] = max(out.used.get(name, 0), *(used for _, used, _ in found))
            wrong = [(i, rules) for i, (rules, _, _) in enumerate(found) if rules]
            out.faults += [f"{name}: call {i}: {' '.join(rules)}" for i, rules in wrong]
        if len(cpus) > 1:
            print(f"{name}: on VLEN {', '.join(c.rpartition('=')[2] for c in cpus)}")
    stacks = {symbol_of(k): stated_stack(k) for k in harness.kernels}
    wanted = {
        count: states.wanted(count, harness.bits) for count in {states_of(n) for n, _ in runs}
    }
    return judge(
        Trial([*RULES, "deep"], KNOWN, ROUNDS, stacks, lambda n: wanted[states_of(n)]), out
    )


def claims(harness: Harness, states: States) -> list[str]:
    """A processor without what the name says must refuse the kernel."""
    faults = []
    for kernel in harness.kernels:
        extension, name = extension_of(kernel), symbol_of(kernel)
        if extension == "scalar":
            continue  # compare() has run it on a processor that has nothing else
        cpu = processors(kernel)[0].replace(f"{extension}=true", f"{extension}=false")
        call = struct.pack("<2I", 24, 0) + states.given(states_of(name))[0]
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
        call = struct.pack("<2I", 24, 0) + states.given(states_of(name))[0]
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


def main() -> int:
    checks = {"states": compare, "claims": claims, "counts": counts}
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("how", choices=[*checks, "library"])
    parser.add_argument("--kernel", action="append", type=Path, help="a .S file (default: all)")
    options = parser.parse_args()
    kernels = [k.resolve() for k in options.kernel or sorted(KERNELS.glob("keccakp1600_*.S"))]
    seed = os.environ.get("LANEWISE_TEST_SEED", "20261121")
    with tempfile.TemporaryDirectory(prefix="lanewise-emu-") as name:
        try:
            if not kernels:
                raise Failed("there are no kernels in src/keccak/riscv")
            print(f"seed {seed}, {len(kernels)} kernels", flush=True)
            if options.how == "library":
                return report(libraries(Path(name), seed))
            states, faults = States(seed), []
            for bits in sorted({bits_of(k) for k in kernels}):
                faults += checks[options.how](Harness(bits, kernels, Path(name)), states)
            return report(faults)
        except (Failed, OSError) as error:
            print(f"emu: {error}", file=sys.stderr)
            return 1


if __name__ == "__main__":
    sys.exit(main())
