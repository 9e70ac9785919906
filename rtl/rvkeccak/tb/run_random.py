#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Random programs on the RTL and the simulator at once, which compare every instruction.

run_random.py [--sample] [--seed N] [--instructions N] [--iss] [BUILD...]

Also shown: that every class of instructions was run (an operation with its source, LMUL, mask),
that cycles do not depend on data, and that a fault in the simulator is found. The programs of the
scalar core's own tests are run too. --iss runs the simulator alone, to try the programs.
Exit code 1 if anything is wrong; the program is then kept.
"""

from __future__ import annotations

import argparse
import collections
import os
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import build

sys.path.insert(0, str(build.ROOT))
from core.random_rv32 import generate  # noqa: E402
from stimulus import Class, Generator, classes  # noqa: E402

from rtl.rvkeccak.isa import instruction_table as isa  # noqa: E402

SAMPLE = ["e64x1_full", *(["e32x3"] if os.environ.get("CI") else [])]
BUILDS = [
    "e64x1", "e64x3", "e64x6", "e64x1_overlap", "e64x1_fused", "e64x3_fused_overlap",
    "e64x1_round", "e64x3_wide32", "e64x1_full", "e64x3_full", "e64x6_full",
    "e64x1_lutram", "e64x3_lutram", "e32x1", "e32x3_overlap", "e32x6", "e32x1_overlap",
]  # fmt: skip
#: Vector instructions of one program.
PROGRAM = 1500
#: Illegal instruction; misaligned load, load fault; the same of a store.
CAUSES = [2, 4, 5, 6, 7]
#: No program here takes as long; one that does has lost its way.
LIMIT = ["--max-cycles", "5000000"]
PLANTS = ["register", "value", "cycle", "memory"]
ASSEMBLER = ["riscv64-unknown-elf-gcc", "-march=rv32im_zicsr_zve64x", "-mabi=ilp32", "-nostdlib"]
ASSEMBLER += ["-Wl,-N,-Ttext=0x80000000,--no-relax,--no-warn-rwx-segments"]


CORE = Path(__file__).resolve().parent / "core"
KEPT = build.ROOT / "build/rtl/random"


class Failed(Exception):
    """One line for the terminal."""


def assemble(text: str, elf: Path) -> None:
    source = elf.with_suffix(".s")
    source.write_text(text)
    subprocess.run([*ASSEMBLER, str(source), "-o", str(elf)], check=True)


def simulate(command: list[str], elf: Path, trace: Path) -> list[list[str]]:
    """The lines of the retire trace, split; raises Failed with what the simulator said."""
    done = subprocess.run(
        [*command, str(elf), "--trace", str(trace), *LIMIT], capture_output=True, text=True
    )
    if done.returncode:
        KEPT.mkdir(parents=True, exist_ok=True)
        kept = shutil.copy(elf, KEPT / elf.name)
        raise Failed(f"{done.stderr.strip() or done.stdout.strip()} ({kept})")
    return [line.split() for line in trace.read_text().splitlines()]


class Coverage:
    """Counts what retired, by class; LMUL is followed from the csr and vset* of the trace."""

    def __init__(self, table: isa.Table):
        self.table = table
        self.legal: collections.Counter[tuple[str, int, bool]] = collections.Counter()
        self.causes: collections.Counter[int] = collections.Counter()
        self.cache: dict[int, tuple[isa.Operation, isa.Form] | None] = {}

    def find(self, word: int) -> tuple[isa.Operation, isa.Form] | None:
        if word not in self.cache:
            self.cache[word] = next(iter(self.table.find(word)), None)
        return self.cache[word]

    def add(self, trace: list[list[str]]) -> None:
        lmul, scalars = 1, {}
        for line, after in zip(trace, [*trace[1:], None], strict=True):
            word, trapped = int(line[2], 16), line[-1] == "trap"
            if word & 0x7F in (0x57, 0x07, 0x27, 0x2B, 0x77):
                found = self.find(word)
                if trapped:  # the handler begins with csrr x5, mcause
                    self.causes[int(after[-1].removeprefix("x5="), 16)] += 1
                elif found[0].is_config:
                    vtype = word >> 20
                    if found[0].name == "vsetvl":
                        vtype = scalars.get(word >> 20 & 31, 0)
                    lmul = 1 << (vtype & 3)
                    self.legal[found[1].mnemonic, lmul, False] += 1
                else:
                    masked = found[1].operand("vm") is not None and not word >> 25 & 1
                    self.legal[found[1].mnemonic, lmul, masked] += 1
            if "=" in line[-1]:
                register, value = line[-1].split("=")
                scalars[int(register[1:])] = int(value, 16)

    def total(self) -> int:
        return self.legal.total() + self.causes.total()

    def missing(self, wanted: list[Class]) -> list[str]:
        lacking = {str(c) for c in wanted if not self.legal[c.form.mnemonic, c.lmul, c.masked]}
        return sorted(lacking) + [f"cause {c}" for c in CAUSES if not self.causes[c]]

    def show(self) -> None:
        print("form              LMUL 1        2        4        8   (unmasked, masked)")
        for form in dict.fromkeys(key[0] for key in self.legal):
            counts = [[self.legal[form, lmul, m] for m in (False, True)] for lmul in (1, 2, 4, 8)]
            cells = [f"{a:5},{b:3}" for a, b in counts]
            print(f"{form:15} {''.join(cells)}")
        print("traps by cause:", dict(sorted(self.causes.items())))


def run_program(name: str, command: list[str], seed: int, number: int, folder: Path):
    """One random program of a build; the trace."""
    generator = Generator(TABLE, BUILDS_OF[name], (seed, name, number))
    elf = folder / f"{name}-{number}.elf"
    assemble(generator.program(PROGRAM), elf)
    if "--config" not in command:  # in the RTL what has no reset starts at anything
        command = [*command, "--random", str(number + 1)]
    return simulate(command, elf, elf.with_suffix(".trace"))


TABLE = isa.load()
BUILDS_OF = isa.configurations()


def constant_cycles(name: str, command: list[str], seed: int, folder: Path) -> None:
    """The same instructions with other data take the same cycles."""
    traces = []
    for data in range(2):
        generator = Generator(TABLE, BUILDS_OF[name], (seed, name, "constant"), tame_only=True)
        elf = folder / f"{name}-constant{data}.elf"
        assemble(generator.program(PROGRAM // 2, data_seed=(seed, data)), elf)
        trace = simulate(command, elf, elf.with_suffix(".trace"))
        if any(line[-1] == "trap" for line in trace):
            raise Failed("a program without faults trapped")
        traces.append(trace)
    if traces[0] == traces[1]:
        raise Failed("constant cycles: the data made no difference, nothing was shown")
    for a, b in zip(*traces, strict=False):
        if a[:3] != b[:3]:
            raise Failed(f"cycles depend on data: {' '.join(a)} and {' '.join(b)}")


def scalar(command: list[str], seed: int, folder: Path) -> None:
    """The scalar core's own programs: the simulator must agree on them too."""
    random_one = folder / "scalar.s"
    random_one.write_text(generate(seed, 200))
    for source in (random_one, CORE / "traps.S"):
        elf = folder / f"{source.stem}.elf"
        core = ["-march=rv32im_zicsr_zifencei", "-T", str(CORE / "env/core.ld")]
        call = [ASSEMBLER[0], *core, "-mabi=ilp32", "-nostdlib", "-Wl,--no-warn-rwx-segments"]
        subprocess.run([*call, str(source), "-o", str(elf)], check=True)
        simulate(command, elf, elf.with_suffix(".trace"))


def plants(command: list[str], elf: Path) -> None:
    """A fault planted in the simulator is reported."""
    for plant in PLANTS:
        done = subprocess.run(
            [*command, str(elf), "--plant", plant], capture_output=True, text=True
        )
        if done.returncode != 1 or "MISMATCH" not in done.stderr:
            raise Failed(f"the planted fault '{plant}' was not found")


def check_build(name: str, programs: int, arguments, folder: Path, coverage: Coverage) -> None:
    alone = arguments.iss
    command = (
        [str(build.ROOT / "build/rtl/lanewise-rvkeccak-iss"), "--config", name]
        if alone
        else [str(build.ROOT / f"build/rtl/{name}/lanewise-rvkeccak-sim")]
    )
    for number in range(programs):
        coverage.add(run_program(name, command, arguments.seed, number, folder))
    constant_cycles(name, command, arguments.seed, folder)
    scalar(command, arguments.seed, folder)
    if not alone:
        plants(command, folder / f"{name}-0.elf")
    print(f"random: {name}: {coverage.total()} vector instructions agree", flush=True)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("builds", nargs="*", metavar="BUILD")
    parser.add_argument("--sample", action="store_true", help="few builds, few programs")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--instructions", type=int, help="vector instructions at least, in all")
    parser.add_argument("--iss", action="store_true", help="the simulator alone")
    parser.add_argument("-j", "--jobs", type=int, default=2)
    arguments = parser.parse_args()
    names = arguments.builds or (SAMPLE if arguments.sample else BUILDS)
    if unknown := [name for name in names if name not in BUILDS_OF]:
        parser.error(f"no such build: {', '.join(unknown)}")
    total = arguments.instructions or (3000 if arguments.sample else 110_000)
    programs = -(-total // (PROGRAM * len(names)))
    build.build_all([] if arguments.iss else names, jobs=arguments.jobs)
    coverage = [Coverage(TABLE) for _ in names]

    def one(name: str, part: Coverage) -> str | None:
        try:
            with tempfile.TemporaryDirectory(prefix="lanewise-") as folder:
                check_build(name, programs, arguments, Path(folder), part)
        except Failed as failed:
            return f"random: {name}: {failed}"
        return None

    with ThreadPoolExecutor(arguments.jobs) as pool:
        failures = [f for f in pool.map(one, names, coverage) if f]
    whole = Coverage(TABLE)
    for part in coverage:
        whole.legal.update(part.legal)
        whole.causes.update(part.causes)
    whole.show()
    wanted = [c for name in names for c in classes(TABLE, BUILDS_OF[name])]
    if missing := whole.missing(wanted):
        failures.append(f"random: never run: {', '.join(missing)}")
    print(f"random: seed {arguments.seed}: {whole.total()} vector instructions in all")
    for failure in failures:
        print(failure, file=sys.stderr)
    return 1 if failures else 0


if __name__ == "__main__":
    sys.exit(main())
