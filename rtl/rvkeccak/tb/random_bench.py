# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Directed and random programs on the RTL and the simulator, which compare every instruction.

Also shown: that every class of instructions was run (an operation with its source, LMUL, mask),
that cycles do not depend on data, and that a fault in the simulator is found. The programs of the
scalar core's own tests are run too. --iss runs the simulator alone, to try the programs; --only
takes builds by their names, --instructions how many vector instructions at least, in all. A program
that shows something wrong is kept.
"""

from __future__ import annotations

import collections
import shutil
import subprocess
import tempfile
from pathlib import Path
from types import SimpleNamespace

import processor
from directed import PARTS, Directed
from scalar_bench import own, random_programs
from stimulus import Class, Generator, classes

from rtl.rvkeccak.isa import instruction_table as isa
from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import BUILD, ROOT, Failed, call, each, sources

#: Vector instructions of one program.
PROGRAM = 1500
#: Illegal instruction; misaligned load, load fault; the same of a store.
CAUSES = [2, 4, 5, 6, 7]
#: No program here takes as long; one that does has lost its way.
LIMIT = ["--max-cycles", "5000000"]
PLANTS = ["register", "value", "cycle", "memory"]
ASSEMBLER = ["riscv64-unknown-elf-gcc", "-march=rv32im_zicsr_zve64x", "-mabi=ilp32", "-nostdlib"]
ASSEMBLER += ["-Wl,-N,-Ttext=0x80000000,--no-relax,--no-warn-rwx-segments"]

KEPT = BUILD / "random"
TABLE, BUILDS_OF = isa.load(), isa.configurations()


def assemble(text: str, elf: Path) -> None:
    source = elf.with_suffix(".s")
    source.write_text(text)
    call([*ASSEMBLER, source, "-o", elf], elf.name)


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


def written(name: str, which: int | str, seed: int, folder: Path) -> Path:
    """A program of a build: a directed one by its part, or a random one by its number."""
    elf = folder / f"{name}-{which}.elf"
    if which in PARTS:
        generator = Directed(TABLE, BUILDS_OF[name], which)
    else:
        generator = Generator(TABLE, BUILDS_OF[name], (seed, name, which))
    assemble(generator.program(PROGRAM), elf)
    return elf


def run_program(name: str, command: list[str], seed: int, which: int | str, folder: Path):
    """The trace of one program of a build."""
    elf = written(name, which, seed, folder)
    if "--config" not in command:  # in the RTL what has no reset starts at anything
        start = PARTS.index(which) if which in PARTS else which
        command = [*command, "--random", str(start + 1)]
    return simulate(command, elf, elf.with_suffix(".trace"))


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
    for elf in [*random_programs(folder, range(seed, seed + 1), 200), *own(folder, "traps")]:
        simulate(command, elf, elf.with_suffix(".trace"))


def plants(command: list[str], elf: Path) -> None:
    """A fault planted in the simulator is reported."""
    for plant in PLANTS:
        done = subprocess.run(
            [*command, str(elf), "--plant", plant], capture_output=True, text=True
        )
        if done.returncode != 1 or "MISMATCH" not in done.stderr:
            raise Failed(f"the planted fault '{plant}' was not found")


def check_build(name: str, programs: int, o: SimpleNamespace) -> Coverage:
    command, coverage = processor.simulator(name, o.iss), Coverage(TABLE)
    with tempfile.TemporaryDirectory(prefix="lanewise-") as place:
        folder = Path(place)
        for which in PARTS:
            run_program(name, command, o.seed, which, folder)
        for number in range(programs):
            coverage.add(run_program(name, command, o.seed, number, folder))
        constant_cycles(name, command, o.seed, folder)
        scalar(command, o.seed, folder)
        if not o.iss:
            plants(command, folder / f"{name}-0.elf")
    print(f"random: {name}: {coverage.total()} vector instructions agree", flush=True)
    return coverage


class Planted:
    """A build in which a fault is planted; the directed and a few random programs must not pass."""

    #: Random ones of one build and fault, and seconds after which a program does not end.
    PROGRAMS, TIMEOUT = 16, 120

    def __init__(self, name: str):
        self.name = self.leaf = name

    def copy(self, source: Path, tree: Path) -> None:
        """The hardware, and the simulator as it was built: faults are not planted there."""
        for part in ("common/rtl", "rvkeccak/rtl", "rvkeccak/model"):
            shutil.copytree(source / "rtl" / part, tree / "rtl" / part)
        for name in ("rvkeccak/tb/harness.cpp", "rvkeccak/configs.toml", "../build/rtl/model.a"):
            (tree / "rtl" / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(source / "rtl" / name, tree / "rtl" / name)

    def verdict(self, tree: Path, number: int = 0) -> str:
        """What the first program that fails says; "" if none does."""
        binary = processor.build(tree, tree / "build/rtl", self.name, BUILDS_OF[self.name], False)
        for elf in self.elves:
            command = [binary, elf, f"+fault={number}"]
            try:
                done = subprocess.run(command, capture_output=True, text=True, timeout=self.TIMEOUT)
            except subprocess.TimeoutExpired:
                return f"{elf.stem} does not end"
            if done.returncode:
                said = (done.stderr or done.stdout).strip().splitlines() or ["no output"]
                return f"{elf.stem}: {said[0]}"
        return ""

    def prepare(self, faults: list[Fault]) -> str:
        """A copy that all faults start from, so that the sources may change meanwhile; and one with
        all those that can be switched on."""
        processor.build_all([])
        self.folder = tempfile.TemporaryDirectory(prefix="lanewise-mutate-")
        folder, which = Path(self.folder.name), [*PARTS, *range(self.PROGRAMS)]
        self.elves = [written(self.name, each_of, 7, folder) for each_of in which]
        self.good, self.all = folder / "good", folder / "all"
        self.copy(ROOT, self.good)
        self.copy(ROOT, self.all)
        of_all = [fault for fault in faults if "«" in fault.old]
        files = sources("rvkeccak", tree=self.all)
        package, *copies = switched(of_all, files, "lanewise_simd", folder / "switched")
        for path, copy in zip(files, copies, strict=True):
            shutil.copy(copy, path)
        shutil.copy(package, self.all / "rtl/rvkeccak/rtl")
        said = "" if len(of_all) == len(faults) else self.verdict(self.good)
        return said or (self.verdict(self.all) if of_all else "")

    def shows(self, fault: Fault) -> str:
        if "«" in fault.old:
            return self.verdict(self.all, fault.number)
        with tempfile.TemporaryDirectory(prefix="lanewise-mutant-") as folder:
            tree = Path(folder)
            self.copy(self.good, tree)
            for path in tree.glob("rtl/*/rtl/*.sv"):
                path.write_text(fault.planted(path, path.read_text()))
            return self.verdict(tree)


def planted() -> list[Planted]:
    return [Planted(name) for name in BUILDS_OF]


def run(o: SimpleNamespace) -> bool:
    names = o.only or o.builds
    if unknown := [name for name in names if name not in BUILDS_OF]:
        raise Failed(f"no build is called {unknown[0]}")
    programs = -(-o.instructions // (PROGRAM * len(names)))
    processor.build_all([] if o.iss else names)
    whole = Coverage(TABLE)
    for part in each(lambda name: check_build(name, programs, o), names):
        whole.legal.update(part.legal)
        whole.causes.update(part.causes)
    whole.show()
    wanted = [c for name in names for c in classes(TABLE, BUILDS_OF[name])]
    if missing := whole.missing(wanted):
        raise Failed(f"never run: {', '.join(missing)}")
    print(f"random: seed {o.seed}: {whole.total()} vector instructions in all")
    return True
