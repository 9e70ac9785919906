# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove every native kernel that ships: python -m lanewise_lab.prove.all

Assembles each src/keccak/x86_64/*.S (or takes its object from a build folder) and proves each
function that the object exports, in the calling convention that its name says. Then the backends:
the functions in each struct lanewise_backend, compiled C that calls these kernels. One line each;
exit 1 if anything is not proved.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from multiprocessing import Pool
from pathlib import Path

from . import Refused
from .interface import Case, Interface, default_cases, default_interface
from .kernel import EXTERN, Verdict, prove
from .objfile import ObjectFile

ROOT = Path(__file__).resolve().parents[3]
SOURCES = ROOT / "src" / "keccak" / "x86_64"


def sources() -> list[Path]:
    return sorted(SOURCES.glob("*.S"))


def assemble(source: Path, folder: Path) -> Path:
    out = folder / (source.stem + ".o")
    compiler = os.environ.get("CC", "gcc")
    subprocess.run([compiler, "-c", str(source), "-o", str(out)], check=True)
    return out


def built(source: Path, build: Path) -> Path:
    found = sorted(build.rglob(source.name + ".o"))
    if len(found) != 1:
        raise SystemExit(f"prove: {len(found)} objects of {source.name} in {build}, not one")
    return found[0]


@dataclass(frozen=True)
class Task:
    path: str
    symbol: str
    interface: Interface
    cases: tuple[Case, ...]
    name: str  # for people

    def weight(self) -> int:
        """Longest first, so that both cores end together."""
        return self.interface.ways * sum(1 + c.rounds * max(c.blocks, 1) for c in self.cases)


def _prove(task: Task) -> tuple[Task, Verdict]:
    return task, prove(task.path, task.symbol, task.interface, list(task.cases))


def kernel_tasks(path: Path) -> list[Task]:
    """Every function that the object of a kernel exports."""
    exported = ObjectFile(str(path), EXTERN).exported
    if not exported:
        raise Refused("exports no function")
    interfaces = [(symbol, default_interface(symbol)) for symbol in exported]
    return [Task(str(path), s, i, tuple(default_cases(i)), s) for s, i in interfaces]


#: struct lanewise_backend: where its pointers to functions lie, how they are called, which cases.
#: add_bytes and extract_bytes are missing: they are tested, not proved.
MEMBERS = {
    "permute": (32, "state,rounds", [Case(n) for n in (1, 2, 3, 6, 7, 12, 23, 24)]),
    "add_lanes": (56, "state,messages,lanes", [Case(0, 1, n) for n in range(1, 26)]),
    "extract_lanes": (64, "state,outs,lanes", [Case(lanes=n) for n in range(1, 26)]),
    "absorb_blocks": (
        72,
        "state,messages,blocks,lanes,rounds",
        [Case(24, 2, 17), Case(12, 1, 21), Case(3, 2, 25)],
    ),
}


def backend_tasks(path: Path) -> list[Task]:
    """Every function of every struct lanewise_backend in an object."""
    code = ObjectFile(str(path), EXTERN)
    tasks = []
    for name, address in sorted(code.symbols.items()):
        if not name.startswith("lanewise_backend_"):
            continue
        ways = default_interface(name).ways
        for member, (offset, call, cases) in MEMBERS.items():
            symbol = code.pointed(address + offset)
            if symbol is None:
                raise Refused(f"{name}.{member} does not point to a function")
            if member == "extract_lanes" and ways == 1:
                continue  # a call of memcpy
            interface = Interface(ways, "zipped", call)
            tasks.append(Task(str(path), symbol, interface, tuple(cases), f"{name}.{member}"))
    if not tasks:
        raise Refused("no struct lanewise_backend found")
    return tasks


def compile_c(source: Path, folder: Path) -> Path:
    out = folder / (source.name + ".o")
    flags = ["-std=c11", "-O3", "-fPIC", "-fno-strict-aliasing", "-I", ROOT / "src"]
    flags += ["-I", ROOT / "include", "-c", source, "-o", out]
    subprocess.run([os.environ.get("CC", "gcc"), *map(str, flags)], check=True)
    return out


def link(objects: list[Path], folder: Path) -> Path:
    """One relocatable object of several."""
    out = folder / "backends.o"
    subprocess.run(["ld", "-r", *map(str, objects), "-o", str(out)], check=True)
    return out


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="lanewise_lab.prove.all", description=__doc__)
    parser.add_argument("--build", type=Path, help="take the objects of this CMake build folder")
    parser.add_argument("--json", type=Path, help="write the verdicts to this file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args(argv)
    failed = 0
    verdicts = []
    with tempfile.TemporaryDirectory() as name:
        folder, build = Path(name), arguments.build
        objects = [built(s, build) if build else assemble(s, folder) for s in sources()]
        c_files = sorted(SOURCES.glob("*.c"))
        c_objects = [built(s, build) if build else compile_c(s, folder) for s in c_files]
        tasks = []
        for make, path in [(kernel_tasks, path) for path in objects] + [
            (backend_tasks, link(objects + c_objects, folder))
        ]:
            try:
                tasks += make(path)
            except Refused as reason:
                print(f"NOT PROVED  {path.name}: {reason}")
                failed += 1
        tasks.sort(key=Task.weight, reverse=True)
        with Pool(max(1, min(arguments.jobs or 1, len(tasks)))) as pool:
            for task, verdict in pool.imap_unordered(_prove, tasks):
                _show(task, verdict)
                failed += not verdict.proved
                verdicts.append(verdict)
    verdicts.sort(key=lambda v: v.symbol)
    if arguments.json:
        arguments.json.write_text(json.dumps([v.as_json() for v in verdicts], indent=1) + "\n")
    proved = sum(v.proved for v in verdicts)
    print(f"{proved} of {len(verdicts)} functions proved, {len(sources())} native kernels")
    return 1 if failed else 0


def _show(task: Task, v: Verdict) -> None:
    if v.proved:
        rounds = sorted({c.rounds for c in v.cases})
        what = f"rounds {rounds[0]}-{rounds[-1]}" if rounds[-1] else "no rounds"
        print(
            f"proved      {task.name}: {len(v.cases)} cases, {what}, stack {v.stack_bytes} bytes "
            f"({v.stack_left} left with data), "
            f"{len(v.instructions)} instructions, {v.seconds:.1f} s",
            flush=True,
        )
    else:
        print(f"NOT PROVED  {task.name}: {v.reason}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
