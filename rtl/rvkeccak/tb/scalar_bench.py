# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The scalar core: riscv-tests, lock step with Ibex, traps, an interrupt in each cycle; that also
while the vector unit works.

Ibex and riscv-tests come from the Python package pythondata-cpu-ibex and are used where it
lies. Needs Verilator and riscv64-unknown-elf-gcc. --seed is the first of the random programs.
"""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path
from types import SimpleNamespace

from random_rv32 import generate

from rtl.tools.faults import Fault
from rtl.tools.simulators import BUILD as ALL
from rtl.tools.simulators import RTL as BLOCKS
from rtl.tools.simulators import RUN, Failed, alone, call, each, sources, up_to_date

HERE = Path(__file__).resolve().parent / "core"
RTL, BUILD = BLOCKS / "rvkeccak/rtl", ALL / "core"
GCC = ["riscv64-unknown-elf-gcc", "-march=rv32im_zicsr_zifencei", "-mabi=ilp32", "-nostdlib",
       "-nostartfiles", "-static", "-mcmodel=medany", "-Wl,--no-warn-rwx-segments"]  # fmt: skip
VECTOR = ["-DVECTOR", "-march=rv32im_zicsr_zifencei_zve64x",
          f"-Wa,-I{BLOCKS / 'rvkeccak/sw/include'}"]  # fmt: skip
RUNTIME = ["verilated.o", "verilated_threads.o"]
# Of the machine-mode tests those of what the core has; Ibex has another trap vector.
MACHINE = ["ma_addr", "ma_fetch", "sbreak", "scall", "shamt"]
# RV32IM 45, fence, fence.i, six of Zicsr, mret: all must occur in the random programs.
KINDS = ["--kinds", "54"]


def ibex_root() -> Path:
    try:
        import pythondata_cpu_ibex
    except ImportError:
        raise Failed("pythondata-cpu-ibex is missing; `make setup-test`") from None
    return Path(pythondata_cpu_ibex.data_location)


def ibex_files(root: Path) -> list[str]:
    """Verilator arguments for ibex_top, out of Ibex's own file list."""
    base = root / "dv/uvm/core_ibex"
    places = {"${PRJ_DIR}": str(root), "${LOWRISC_IP_DIR}": str(root / "vendor/lowrisc_ip")}
    text = (base / "ibex_dv.f").read_text()
    for name, place in places.items():
        text = text.replace(name, place)
    lines = [line for line in text.splitlines() if "tracer" not in line]
    top = str(root / "rtl/ibex_top.sv")
    if top not in lines:
        raise Failed("Ibex's file list does not name ibex_top.sv")
    files = [line for line in lines[: lines.index(top) + 1] if re.match("/[^/]", line)]
    return [line for line in lines if line.startswith("+incdir+")] + files


def verilate(prefix: str, top: str, where: Path, arguments: list) -> None:
    """Archive where/<prefix>__ALL.a of one model; does nothing where nothing has changed."""
    call(["verilator", "--cc", "--prefix", prefix, "--top", top, "-Mdir", where, "-O3",
          "--x-assign", "fast", "-CFLAGS", "-O1", *arguments], top)  # fmt: skip
    call(["make", "-C", where, "-f", f"{prefix}.mk", f"{prefix}__ALL.a", *RUNTIME], top)


def build_core(where: Path, rtl: Path, *flags: str) -> None:
    files = [rtl / "lanewise_rv32_pkg.sv", rtl / "lanewise_rv32.sv", HERE / "lanewise_tb_rv32.sv"]
    verilate("Vrv32", "lanewise_tb_rv32", where, [*files, "-y", rtl, *flags])


def build_vector(overlap: int) -> Path:
    """The bench with the whole processor in the place of the scalar core, for one state."""
    where = BUILD / f"simd{overlap}"
    files = [*sources("rvkeccak"), HERE / "lanewise_tb_simd.sv", f"-GOVERLAP={overlap}"]
    verilate("Vrv32", "lanewise_tb_simd", where, [*files, "-Wno-fatal", "-Wno-lint", "-Wno-style"])
    return link(where, BUILD / "ibex")


def link(core: Path, ibex: Path) -> Path:
    bench = core / "core_bench"
    include = Path(call(["verilator", "--getenv", "VERILATOR_ROOT"], "bench").strip()) / "include"
    folders = [f"-isystem{folder}" for folder in (core, ibex, include, include / "vltstd")]
    objects = [core / "Vrv32__ALL.a", ibex / "Vibex__ALL.a", *(core / o for o in RUNTIME)]
    call(["g++", "-std=c++17", "-O1", "-Wall", *folders, HERE / "core_bench.cpp", *objects, "-o",
          bench, "-lpthread"], "bench")  # fmt: skip
    return bench


def build() -> Path:
    """The bench with both cores."""
    ibex, core = BUILD / "ibex", BUILD / "rv32"
    arguments = [*ibex_files(ibex_root()), HERE / "lanewise_tb_ibex.sv", "-Wno-fatal", "-Wno-lint",
                 "-Wno-style", "+define+RVFI", "+define+SYNTHESIS"]  # fmt: skip
    makers = [lambda: verilate("Vibex", "lanewise_tb_ibex", ibex, arguments),
              lambda: build_core(core, RTL, "-Wall")]  # fmt: skip
    with alone(BUILD):
        if not up_to_date(core / "core_bench", RUN):
            each(lambda make: make(), makers)
            link(core, ibex).with_suffix(".key").write_text(RUN)
    return core / "core_bench"


def assemble(jobs: list[tuple[Path, list]]) -> list[Path]:
    """ELF files of (name, arguments of gcc)."""

    def one(job: tuple[Path, list]) -> Path:
        call([*GCC, *job[1], "-o", job[0]], job[0].name)
        return job[0]

    return each(one, jobs)


def riscv_tests(root: Path, out: Path) -> tuple[list[Path], list[Path]]:
    """riscv-tests as programs: those for both cores, and those of machine mode."""
    isa = root / "vendor/riscv-tests/isa"
    where = ["-T", HERE / "env/core.ld", f"-I{HERE / 'env'}", f"-I{isa / 'macros/scalar'}",
             f"-I{root / 'vendor/riscv-test-env'}"]  # fmt: skip
    user = sorted([*isa.glob("rv32ui/*.S"), *isa.glob("rv32um/*.S")])
    if len(user) < 45:
        raise Failed(f"only {len(user)} riscv-tests found in {isa}")
    sources = user + [isa / f"rv32mi/{name}.S" for name in MACHINE]
    programs = assemble([
        (out / f"{s.parent.name}-{s.stem}.elf", [*where, s]) for s in sources
    ])  # fmt: skip
    return programs[: len(user)], programs[len(user) :]


def random_programs(out: Path, seeds: range, blocks: int) -> list[Path]:
    out.mkdir(parents=True, exist_ok=True)
    jobs = []
    for seed in seeds:
        source = out / f"random-{seed}.S"
        source.write_text(generate(seed, blocks))
        jobs.append((source.with_suffix(".elf"), ["-T", HERE / "env/core.ld", source]))
    return assemble(jobs)


def own(out: Path, name: str, *flags: str) -> list[Path]:
    elf = out / f"{name}{'_vector' * bool(flags)}.elf"
    return assemble([(elf, [*flags, "-T", HERE / "env/core.ld", HERE / f"{name}.S"])])


def check(name: str, command: list) -> bool:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    lines = (done.stdout + done.stderr).strip().splitlines()
    print(f"{name}: {lines[-1] if lines else 'no output'}", flush=True)
    for line in lines[:-1] if done.returncode else []:
        print(f"  {line}")
    return done.returncode == 0


class Planted:
    """The core with a fault planted, held against Ibex by twelve random programs, and then alone
    against what traps.S and interrupts.S expect."""

    name = leaf = "scalar"

    def prepare(self, _faults: list[Fault]) -> str:
        bench = build()
        self.programs = random_programs(BUILD / "planted", range(1, 13), 300)
        self.own = [own(BUILD / "planted", name) for name in ("traps", "interrupts")]
        return self.verdict(bench)

    def verdict(self, bench: Path) -> str:
        """What is said of the first that is wrong."""
        traps, interrupts = self.own
        for given in (["--ibex", *self.programs], traps, ["--interrupts", *interrupts]):
            done = subprocess.run([bench, *given], capture_output=True, text=True)
            if done.returncode == 1:
                return re.sub(r"^.*?: ", "", (done.stdout.splitlines() or ["no output"])[0])
            if done.returncode:
                raise Failed(f"{bench} ended with status {done.returncode}: {done.stderr}")
        return ""

    def shows(self, fault: Fault) -> str:
        where = BUILD / f"mutant{fault.number}"
        shutil.rmtree(where, ignore_errors=True)
        rtl = where / "rtl"
        rtl.mkdir(parents=True)
        for path in RTL.glob("lanewise_rv32*.sv"):
            (rtl / path.name).write_text(fault.planted(path, path.read_text()))
        build_core(where, rtl, "-Wno-lint")
        bench = link(where, BUILD / "ibex")
        said = self.verdict(bench)
        shutil.rmtree(where)
        return said


def planted() -> list[Planted]:
    return [Planted()]


def run(o: SimpleNamespace) -> bool:
    root, bench = ibex_root(), build()
    out = BUILD / "programs"
    randoms = random_programs(out, range(o.seed, o.seed + o.programs), o.blocks)
    user, machine = riscv_tests(root, out)
    checks = [
        ("riscv-tests", ["--ibex", *user]),
        ("riscv-tests of machine mode", machine),
        (f"random, seeds from {o.seed}", ["--ibex", *KINDS, *randoms]),
        ("traps", own(out, "traps")),
        ("interrupts", ["--interrupts", *own(out, "interrupts")]),
    ]
    checks = [(name, [bench, *given]) for name, given in checks]
    vectors = own(out, "interrupts", *VECTOR)
    for overlap in o.overlaps:
        name = f"interrupts of the vector unit, OVERLAP {overlap}"
        checks.append((name, [build_vector(overlap), "--interrupts", *vectors]))
    return all([check(*job) for job in checks])
