# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The vector unit behind CPUs of others: CV32E40X and CVA6.

Each comes from a Python package and is used where it lies, behind an adapter of ours; two files of
CVA6 are changed in copies (CHANGED). The programs of ../sw run on them, on memories with wait
states (xif/cpu_bench.cpp); permuted states are compared with the lab's description of the round,
digests with hashlib. xif/cva6.S is what one of them does besides.
"""

from __future__ import annotations

import importlib
import random
import re
import subprocess
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import programs_bench
import software
from lanewise_lab import round as keccak
from processor import Image

from rtl.rvkeccak.isa import instruction_table as isa
from rtl.tools.faults import Fault, switched
from rtl.tools.simulators import BUILD, Failed, put, same, sources, verilated

HERE = Path(__file__).resolve().parent / "xif"
#: As processor.py has them, and why. Without --assert: what is in unique cases of those cores is
#: not, while nothing is valid.
OPTIONS = ["-DLANEWISE_DEBUG", "-fno-dfg", "-Wno-BLKANDNBLK", "-CFLAGS", "-std=c++17"]
BASE = 0x80000000


def manifest(root: Path, name: str, variable: str, where: str) -> list[str]:
    """What a file list of a core names, but comments."""
    text = (root / name).read_text().replace(f"${{{variable}}}", str(root / where))
    return [line.strip() for line in text.split("\n") if re.match(r"\s*(\+incdir\+|/\w)", line)]


def of_e40x(root: Path, _: Path) -> list[str]:
    lines = manifest(root, "cv32e40x_manifest.flist", "DESIGN_RTL_DIR", "rtl")
    return [line for line in lines if "/bhv/" not in line or "sim_clock_gate" in line]


#: What is changed in copies of files of CVA6: what is looked for, what is put there, how often.
CHANGED = {
    # It takes what the unit returns without a register to write, which is nothing, for the scalar
    # register that has the number of the vector register, if the next instruction waits for that.
    "core/scoreboard.sv": (
        r"(assign rs[123]_fwd_req\[k\] *= .*?wt_valid_i\[k\])",
        r"\1 & (x_we_i | mem_q[trans_id_i[k]].sbe.fu != ariane_pkg::CVXIF)",
        3,
    ),
    # What Verilator 5.006 makes of a constant of many words, of which the first is 0, writes
    # beyond it: another member comes first.
    "core/include/ariane_pkg.sv": (
        r"(int +RASDepth;)(.*?)(bit +AxiCompliant;)",
        r"\3 \1\2",
        1,
    ),
}


def of_cva6(root: Path, where: Path) -> list[str]:
    """The configuration of 32 bits. Files of the FPU, which it has not, are not in the package."""
    lines = manifest(root, "core/Flist.cv32a60x", "CVA6_REPO_DIR", ".")
    found = [
        line for line in lines
        if not re.search(r"cvxif_example|fpu_div_sqrt|instr_tracer\.sv|/ariane\.sv", line)
    ]  # fmt: skip
    where.mkdir(parents=True, exist_ok=True)
    for name, (pattern, replacement, count) in CHANGED.items():
        text, changes = re.subn(pattern, replacement, (root / name).read_text(), flags=re.S)
        if changes != count or str(root / name) not in found:
            raise Failed(f"{root / name}: {changes} changes, not {count}")
        changed = where / Path(name).name
        put(changed, text)
        found[found.index(str(root / name))] = str(changed)
    return found


@dataclass(frozen=True)
class Cpu:
    """One CPU: its name among people, its package, its files in it and here, and what it needs."""

    title: str
    package: str
    files: Callable[[Path, Path], list[str]]
    ours: tuple[str, ...]
    parameters: dict[str, int]
    options: tuple[str, ...] = ()
    #: Of the programs; without it they are those of our processor.
    programs: str = ""

    def joins(self) -> list[Path]:
        return [HERE / name for name in self.ours]

    def root(self) -> Path:
        try:
            module = importlib.import_module(f"pythondata_cpu_{self.package}")
        except ImportError:
            name = f"pythondata-cpu-{self.package}"
            raise Failed(f"{name} is missing; `make setup-test`") from None
        return Path(module.data_location)


CPUS = {
    "e40x": Cpu(
        "CV32E40X",
        "cv32e40x",
        of_e40x,
        ("xif_e40x.sv", "e40x_cpu.sv"),
        {"BUS_WIDTH": 32, "X_ID_WIDTH": 4},
    ),
    "cva6": Cpu(
        "CVA6",
        "cva6",
        of_cva6,
        ("xif_cva6.sv", "xif_axi.sv", "cva6_cpu.sv"),
        {"BUS_WIDTH": 64, "X_ID_WIDTH": 3},
        ("-DWT_DCACHE",),
        "cva6",
    ),
}


def build(cpu: str, name: str, ours: list[Path] | None = None, where: str = "bench") -> str:
    """A CPU with the vector unit of a build; `ours`: in place of the files that join them."""
    known = CPUS[cpu]
    theirs = known.files(known.root(), BUILD / f"xif/{cpu}")
    found = [line for line in theirs if line.startswith("+")]
    parts = [line for line in theirs if not line.startswith("+")]
    parts += [*sources("rvkeccak"), HERE / "xif_rules.sv", HERE / "xif_tb.sv", HERE / "cpu_if.sv"]
    parts += [*(ours or known.joins()), HERE / "cpu_tb.sv", HERE / "cpu_bench.cpp"]
    options = [*found, *OPTIONS, *known.options, f"-DLANEWISE_CPU={cpu}_cpu"]
    parameters = isa.configurations()[name] | known.parameters
    folder = BUILD / f"xif/{where}_{cpu}_{name}"
    return verilated(folder, "cpu_tb", parts, parameters, False, *options)


def said(command: list, folder: str | None = None) -> tuple[bool, str]:
    """Whether it passed, and the line that says what it was; a trace that it writes is there."""
    command = [str(word) for word in command]
    done = subprocess.run(command, capture_output=True, text=True, timeout=900, cwd=folder)
    text = done.stdout + done.stderr
    line = re.search(r"rule, .*|failed: .*|PASS .*|%Error.*", text)
    return done.returncode == 0, line[0] if line else f"status {done.returncode}"


@dataclass(frozen=True)
class System:
    """A CPU with the vector unit of a build, in a simulator, on a memory with waits."""

    cpu: str
    name: str
    program: str
    waits: int
    fault: int = 0

    @property
    def states(self) -> int:
        return software.builds()[self.name].states

    @property
    def title(self) -> str:
        return f"{self.name} behind {CPUS[self.cpu].title}"

    def ran(self, image: Image, symbol: str, size: int, seed: int) -> tuple[bytes, int]:
        """`size` bytes at a symbol when the program has ended, and its cycles."""
        BUILD.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix="given-", dir=BUILD) as folder:
            given, out = Path(folder) / "image", Path(folder) / "out"
            given.write_bytes(image.memory(BASE))
            where = [hex(image.symbols[name]) for name in ("_start", "tohost", symbol)]
            given = [given, *where, size, out, self.waits, seed, f"+fault={self.fault}"]
            passed, line = said([self.program, *given], folder)
            if not passed:
                raise Failed(f"{self.title}: {line}")
            return out.read_bytes(), int(re.search(r"cycles (\d+)", line)[1])

    def row(self, kind: str) -> dict:
        """The first program of a kind that the build runs."""
        known = software.builds()[self.name]
        rows = software.table()["program"]
        return next(p for p in rows if p["kind"] == kind and software.runs_on(p, known))

    def permuted(self, rng: random.Random) -> int:
        """Cycles of a program that permutes states, which are compared; the first one is zero."""
        row, elen = self.row("permutation"), software.builds()[self.name].elen
        image = Image(software.permutation(row, CPUS[self.cpu].programs, self.states))
        states = [[0] * 25, *programs_bench.random_states(rng, self.states - 1)]
        data = programs_bench.pack(states, elen)
        image.put("states", data)
        got, cycles = self.ran(image, "states", len(data), rng.randrange(1 << 30))
        want = [keccak.permute(s, row.get("rounds", 24)) for s in states]
        if got != programs_bench.pack(want, elen):
            raise Failed(f"{self.title}: {row['name']} is wrong")
        return cycles

    def trapped(self, rng: random.Random) -> int:
        """Cycles of xif/cva6.S, and what it sees."""
        image = Image(software.of_cpu(HERE / "cva6.S", self.cpu, self.states))
        at = image.symbols
        #: What registers hold; cause, value, address of each trap; what is stored behind them.
        want = [5, 0x1235, 0x1234, 5, 4, 0x76, 2, 0, at["illegal"], 2, 0, at["base"] + 4]
        want += [5, 0, at["load"], 7, 0, at["store"], 2, 0xC2002373, at["csr"], 0xF]
        got, cycles = self.ran(image, "seen", 4 * len(want), rng.randrange(1 << 30))
        words = [int.from_bytes(got[i : i + 4], "little") for i in range(0, len(got), 4)]
        same(list(map(hex, words)), list(map(hex, want)), f"{self.title}: what cva6.S sees")
        return cycles

    def hashed(self, function: str, length: int, rng: random.Random) -> int:
        """Cycles of a digest, which is compared."""
        states = self.states
        path = software.sponge(self.row("sponge"), function, states, CPUS[self.cpu].programs)
        output, stride = 32, 8 * (max(length, 200) // 8 + 2)
        messages = [rng.randbytes(length) for _ in range(states)]
        image = Image(path)
        for symbol, value in (("length", length), ("output", output), ("stride", stride)):
            image.put(f"job_{symbol}", value.to_bytes(4, "little"))
        image.put("messages", b"".join(m.ljust(stride, b"\0") for m in messages))
        got, cycles = self.ran(image, "digests", states * stride, rng.randrange(1 << 30))
        made = [programs_bench.digest(function, m, output) for m in messages]
        if got != b"".join(m.ljust(stride, b"\0") for m in made):
            raise Failed(f"{self.title}: {function} of {length} bytes is wrong")
        return cycles


def behind(cpu: str, name: str, seed: int, waits: list[int], lengths: int) -> bool:
    program, rng = build(cpu, name), random.Random(f"{seed} {name}")
    for wait in waits:
        system = System(cpu, name, program, wait)
        what = f"{system.title}, waits {wait}"
        if cpu == "cva6":
            print(f"{what}: registers and traps, {system.trapped(rng)} cycles", flush=True)
        print(f"{what}: a permutation, {system.permuted(rng)} cycles", flush=True)
        for function, facts in software.table()["function"].items():
            for length in (0, facts["rate"] - 1, 3 * facts["rate"] + 5)[-lengths:]:
                cycles = system.hashed(function, length, rng)
                print(f"{what}: {function} of {length} bytes, {cycles} cycles", flush=True)
    return True


class Planted:
    """CVA6 with a small build, and all faults in its adapter."""

    name = leaf = "cva6"

    def prepare(self, faults: list[Fault]) -> str:
        files = switched(faults, CPUS["cva6"].joins(), "xif_cva6", BUILD / "xif/switched_cva6")
        self.program = build("cva6", "e64x1", files, "planted")
        return self.verdict(0)

    def verdict(self, number: int) -> str:
        system, rng = System("cva6", "e64x1", self.program, 1, number), random.Random(1)
        try:
            system.trapped(rng)
            system.permuted(rng)
            system.hashed("SHA3-256", 500, rng)
        except Failed as error:
            return str(error).replace("\n", " ")
        return ""

    def shows(self, fault: Fault) -> str:
        return self.verdict(fault.number)


def planted() -> list[Planted]:
    return [Planted()]
