#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tests of the scalar core: riscv-tests, lock step with Ibex, traps, and planted faults.

    rtl/rvkeccak/tb/core/run.py [--sample] [--seed N]

Ibex and riscv-tests come from the Python package pythondata-cpu-ibex and are used where it
lies. Needs Verilator and riscv64-unknown-elf-gcc. Exit status 0 if all holds, else 1.
"""

from __future__ import annotations

import argparse
import re
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from random_rv32 import generate

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[3]
RTL = ROOT / "rtl/rvkeccak/rtl"
BUILD = ROOT / "build/rtl/core"
GCC = ["riscv64-unknown-elf-gcc", "-march=rv32im_zicsr_zifencei", "-mabi=ilp32", "-nostdlib",
       "-nostartfiles", "-static", "-mcmodel=medany", "-Wl,--no-warn-rwx-segments"]  # fmt: skip
JOBS = 2
RUNTIME = ["verilated.o", "verilated_threads.o"]

# Of the machine-mode tests those of what the core has; Ibex has another trap vector.
MACHINE = ["ma_addr", "ma_fetch", "sbreak", "scall", "shamt"]

# RV32IM 45, fence, fence.i, six of Zicsr, mret: all must occur in the random programs.
KINDS = ["--kinds", "54"]

# Planted faults: file, text, what replaces it. Each must be seen by the comparison with Ibex.
MUTANTS = [
    ("lanewise_rv32_alu.sv", "result = a ^ b", "result = a | b"),
    ("lanewise_rv32_alu.sv", "(a[31] ^ b[31]) ? a[31] : sum[31]", "sum[31]"),
    ("lanewise_rv32_decode.sv", "d.operand_a = instr[5] ? A_ZERO : A_PC;", "d.operand_a = A_ZERO;"),
    ("lanewise_rv32_muldiv.sv", "wire               signed_a = funct3 != 3'b011;",
     "wire signed_a = funct3 == 3'b001;"),
    ("lanewise_rv32_muldiv.sv", " & (divisor != '0)", ""),
    ("lanewise_rv32_muldiv.sv", "STEP_LAST = 6'd36", "STEP_LAST = 6'd37"),
    ("lanewise_rv32_lsu.sv", "{16{extend & lowest[15]}}", "{16{lowest[15]}}"),
    ("lanewise_rv32_csr.sv", "2'b11: wdata = rdata & ~operand;", "2'b11: wdata = rdata & operand;"),
    ("lanewise_rv32_csr.sv", "mcause <= cause;", "mcause <= cause ^ 5'd1;"),
    ("lanewise_rv32_csr.sv", "{63'b0, retire}", "{63'b0, retire | trap}"),
    ("lanewise_rv32.sv", "done = second | (d.unit == UNIT_BRANCH & ~branch_taken);",
     "done = second;"),
    ("lanewise_rv32.sv", "second ? data_err : misaligned;", "~second & misaligned;"),
    ("lanewise_rv32.sv", ".pc(pc[31:2]),", ".pc(instr_addr[31:2]),"),
    ("lanewise_rv32_fetch.sv", "pending & ~redirect & ~discard", "pending & ~redirect"),
]  # fmt: skip


def call(command: list) -> str:
    """Output of a command that must succeed."""
    try:
        done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    except OSError as error:
        raise SystemExit(f"run.py: {command[0]}: {error.strerror}; `make setup-test`") from None
    if done.returncode:
        raise SystemExit(f"{Path(command[0]).name} failed:\n{done.stdout}{done.stderr}")
    return done.stdout


def ibex_root() -> Path:
    try:
        import pythondata_cpu_ibex
    except ImportError:
        raise SystemExit("run.py: pythondata-cpu-ibex is missing; `make setup-test`") from None
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
        raise SystemExit("run.py: Ibex's file list does not name ibex_top.sv")
    files = [line for line in lines[: lines.index(top) + 1] if re.match("/[^/]", line)]
    return [line for line in lines if line.startswith("+incdir+")] + files


def verilate(prefix: str, top: str, where: Path, arguments: list) -> None:
    """Archive where/<prefix>__ALL.a of one model; does nothing where nothing has changed."""
    call(["verilator", "--cc", "--prefix", prefix, "--top", top, "-Mdir", where, "-O3",
          "--x-assign", "fast", "-CFLAGS", "-O1", *arguments])  # fmt: skip
    call(["make", "-C", where, "-f", f"{prefix}.mk", f"{prefix}__ALL.a", *RUNTIME])


def build_core(where: Path, rtl: Path, *flags: str) -> None:
    files = [rtl / "lanewise_rv32_pkg.sv", rtl / "lanewise_rv32.sv", HERE / "lanewise_tb_rv32.sv"]
    verilate("Vrv32", "lanewise_tb_rv32", where, [*files, "-y", rtl, *flags])


def link(core: Path, ibex: Path) -> Path:
    bench = core / "core_bench"
    include = Path(call(["verilator", "--getenv", "VERILATOR_ROOT"]).strip()) / "include"
    folders = [f"-isystem{folder}" for folder in (core, ibex, include, include / "vltstd")]
    objects = [core / "Vrv32__ALL.a", ibex / "Vibex__ALL.a", *(core / o for o in RUNTIME)]
    call(["g++", "-std=c++17", "-O1", "-Wall", *folders, HERE / "core_bench.cpp", *objects, "-o",
          bench, "-lpthread"])  # fmt: skip
    return bench


def build() -> Path:
    """The bench with both cores."""
    BUILD.mkdir(parents=True, exist_ok=True)
    ibex, core = BUILD / "ibex", BUILD / "rv32"
    arguments = [*ibex_files(ibex_root()), HERE / "lanewise_tb_ibex.sv", "-Wno-fatal", "-Wno-lint",
                 "-Wno-style", "+define+RVFI", "+define+SYNTHESIS"]  # fmt: skip
    with ThreadPoolExecutor(JOBS) as pool:
        first = pool.submit(verilate, "Vibex", "lanewise_tb_ibex", ibex, arguments)
        build_core(core, RTL, "-Wall")
        first.result()
    return link(core, ibex)


def assemble(jobs: list[tuple[Path, list]]) -> list[Path]:
    """ELF files of (name, arguments of gcc)."""

    def one(job: tuple[Path, list]) -> Path:
        call([*GCC, *job[1], "-o", job[0]])
        return job[0]

    with ThreadPoolExecutor(JOBS) as pool:
        return list(pool.map(one, jobs))


def riscv_tests(root: Path, out: Path) -> tuple[list[Path], list[Path]]:
    """riscv-tests as programs: those for both cores, and those of machine mode."""
    isa = root / "vendor/riscv-tests/isa"
    where = ["-T", HERE / "env/core.ld", f"-I{HERE / 'env'}", f"-I{isa / 'macros/scalar'}",
             f"-I{root / 'vendor/riscv-test-env'}"]  # fmt: skip
    user = sorted([*isa.glob("rv32ui/*.S"), *isa.glob("rv32um/*.S")])
    if len(user) < 45:
        raise SystemExit(f"run.py: only {len(user)} riscv-tests found in {isa}")
    sources = user + [isa / f"rv32mi/{name}.S" for name in MACHINE]
    programs = assemble([
        (out / f"{s.parent.name}-{s.stem}.elf", [*where, s]) for s in sources
    ])  # fmt: skip
    return programs[: len(user)], programs[len(user) :]


def random_programs(out: Path, seeds: range, blocks: int) -> list[Path]:
    jobs = []
    for seed in seeds:
        source = out / f"random-{seed}.S"
        source.write_text(generate(seed, blocks))
        jobs.append((source.with_suffix(".elf"), ["-T", HERE / "env/core.ld", source]))
    return assemble(jobs)


def check(name: str, command: list) -> bool:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True)
    lines = (done.stdout + done.stderr).strip().splitlines()
    print(f"{name}: {lines[-1] if lines else 'no output'}", flush=True)
    for line in lines[:-1] if done.returncode else []:
        print(f"  {line}")
    return done.returncode == 0


def mutant(number: int, programs: list[Path]) -> str | None:
    """What the bench says of a core with a planted fault; None if it did not notice."""
    name, old, new = MUTANTS[number]
    where = BUILD / f"mutant{number}"
    rtl = where / "rtl"
    shutil.rmtree(where, ignore_errors=True)
    rtl.mkdir(parents=True)
    for source in RTL.glob("lanewise_rv32*.sv"):
        text = source.read_text()
        if source.name == name:
            if text.count(old) != 1:
                raise SystemExit(f"run.py: planted fault {number} fits {name} no more: {old}")
            text = text.replace(old, new)
        (rtl / source.name).write_text(text)
    build_core(where, rtl, "-Wno-lint")
    bench = link(where, BUILD / "ibex")
    done = subprocess.run([bench, "--ibex", *programs], capture_output=True, text=True)
    shutil.rmtree(where)
    return re.sub(r"^.*?: ", "", done.stdout.splitlines()[0]) if done.returncode == 1 else None


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    parser.add_argument("--seed", type=int, default=1, help="first seed of the random programs")
    options = parser.parse_args()

    root, bench = ibex_root(), build()
    out = BUILD / "programs"
    out.mkdir(exist_ok=True)
    count, blocks = (12, 150) if options.sample else (200, 300)
    seeds = range(options.seed, options.seed + count)
    randoms = random_programs(out, seeds, blocks)
    user, machine = riscv_tests(root, out)
    good = check("riscv-tests", [bench, "--ibex", *user])
    good &= check("riscv-tests of machine mode", [bench, *machine])
    good &= check(f"random, seeds from {seeds[0]}", [bench, "--ibex", *KINDS, *randoms])
    traps = assemble([(out / "traps.elf", ["-T", HERE / "env/core.ld", HERE / "traps.S"])])
    good &= check("traps", [bench, *traps])

    numbers = range(1 if options.sample else len(MUTANTS))
    with ThreadPoolExecutor(JOBS) as pool:
        for number, seen in zip(numbers, pool.map(lambda n: mutant(n, randoms[:12]), numbers)):
            print(
                f"planted fault {number} ({MUTANTS[number][0]}): {seen or 'NOT SEEN'}", flush=True
            )
            good &= seen is not None
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
