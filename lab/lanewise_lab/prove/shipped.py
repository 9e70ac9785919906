# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove every native kernel that ships: python -m lanewise_lab.prove.shipped

Assembles each *.S in src/keccak/x86_64, armv7m, armv8m, aarch64, riscv (or takes the first from a
build folder) and proves each function that the object exports, in the calling convention that its
name says. Those for x86-64 also have entries in Microsoft's convention, which are proved in an
object that has them (ms.py). Then the backends: the functions in each struct lanewise_backend,
compiled C that calls these kernels. A kernel for Arm or RISC-V also needs exactly the stack that
its source states, and one for AArch64, RISC-V or MVE exactly the extensions that its name says. One
line each; exit 1 if anything is not proved. What the same prover has proved of the same object
before is not proved again (kept.py), except with --no-cache. With --sample, what was not proved
before is proved for a few of its sizes only: `make test` does so, and continuous integration with
three of four functions, of which a commit chooses the fourth (--quarter COMMIT). `make prove`
proves all.
"""

from __future__ import annotations

import argparse
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from functools import partial
from multiprocessing import Pool
from pathlib import Path

from ..checkout import ROOT, kernel_files, need_or_exit
from ..symbolic import Refused
from ..turns import one_of_each
from . import ms
from .interface import Case, Interface, a_few, default_cases, default_interface
from .kept import Kept
from .kernel import EXTERN, Verdict, prove
from .objfile import ObjectFile

KECCAK = ROOT / "src" / "keccak"
SOURCES = KECCAK / "x86_64"
GLUE = KECCAK / "armv7m" / "keccakp1600_x1_armv7m_glue.c"
#: For firmware, which links one backend: the glue, the macro that names the kernel, and what of its
#: file's name the macro leaves out.
FIRMWARE = {
    "armv7m": (GLUE, "LANEWISE_ARMV7M", "keccakp1600_x1_armv7m_"),
    "riscv64": (KECCAK / "riscv" / "riscv_static_glue.c", "LANEWISE_RISCV", "keccakp1600_"),
}
FIRMWARE["riscv32"] = FIRMWARE["riscv64"]

#: What assembles and compiles for each instruction set. The oldest core: no kernel needs more.
COMPILERS = {
    "x86_64": [os.environ.get("CC", "gcc")],
    "armv7m": ["arm-none-eabi-gcc", "-mcpu=cortex-m3", "-mthumb"],
    "armv8m": ["arm-none-eabi-gcc", "-mcpu=cortex-m55", "-mthumb"],
    "aarch64": ["aarch64-linux-gnu-gcc", "-march=armv8-a", "-ffixed-x18"],
    "riscv64": ["riscv64-linux-gnu-gcc", "-march=rv64gc", "-mabi=lp64d"],
    "riscv32": ["riscv64-unknown-elf-gcc", "-march=rv32imc", "-mabi=ilp32"],
}
COMPILERS["riscv32"].append("--specs=picolibc.specs")
LINKERS = {"x86_64": ["ld"], "armv7m": ["arm-none-eabi-ld"], "aarch64": ["aarch64-linux-gnu-ld"]}
LINKERS["armv8m"] = LINKERS["armv7m"]
LINKERS["riscv64"] = ["riscv64-linux-gnu-ld"]
LINKERS["riscv32"] = ["riscv64-unknown-elf-ld", "-m", "elf32lriscv"]


def folder_of(isa: str) -> Path:
    return KECCAK / ("riscv" if isa in ("riscv64", "riscv32") else isa)


def sources(isa: str = "x86_64") -> list[Path]:
    width = f"_rv{isa[5:]}_" if isa[:5] == "riscv" else ""
    return [path for path in kernel_files(folder_of(isa).name) if width in path.name]


def assemble(source: Path, folder: Path, isa: str | None = None, *options: str) -> Path:
    """`isa` is that of the folder where the source lies, and of its name, unless it is told."""
    out = folder / f"{source.stem}{''.join(options)}.o"
    width = re.search(r"_rv(\d\d)_", source.stem)
    compiler = COMPILERS[isa or (f"riscv{width[1]}" if width else source.parent.name)]
    subprocess.run([*compiler, *options, "-c", str(source), "-o", str(out)], check=True)
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
    stack: int | None = None  # bytes that the source states
    extensions: frozenset[str] | None = None  # of the instruction set: what named_extensions says
    everywhere: bool = False  # on every system, so that it must not use a red zone

    def weight(self) -> int:
        """Longest first, so that both cores end together."""
        calls = (c.rounds * max(c.blocks, c.steps, 1) for c in self.cases)
        return self.interface.states * sum(1 + n for n in calls)

    def asked(self) -> tuple:
        """What a proof that was kept must be of."""
        return self.path, self.symbol, self.interface, self.cases


def _prove(task: Task) -> tuple[Task, Verdict]:
    verdict = prove(task.path, task.symbol, task.interface, list(task.cases), stack=task.stack)
    return task, verdict


def judge(task: Task, verdict: Verdict) -> Verdict:
    """The same, not proved if the source or the name says otherwise."""
    reason = ""
    if task.stack not in (None, verdict.stack_bytes):
        reason = f"the source states {task.stack} bytes of stack, not {verdict.stack_bytes}"
    elif task.extensions not in (None, verdict.extensions - EVERYWHERE):
        sets = task.extensions, verdict.extensions - EVERYWHERE
        said, used = (", ".join(sorted(e)) or "none" for e in sets)
        reason = f"extensions used: {used}; the name says: {said}"
    elif task.everywhere and verdict.red_zone:
        reason = f"uses {verdict.red_zone} bytes of the red zone, which Windows does not have"
    elif not verdict.wider:
        reason = "depends on VLEN: right for those proved, but for no others"
    if verdict.proved and reason:
        verdict.proved, verdict.reason = False, reason
    return verdict


#: Chains that differ from those for 16 bytes in how many lanes a node has; on AArch64 also those
#: whose nodes are masked; and on RISC-V the C around kernels with Zvbb, which is that around those
#: without.
REPEATED = re.compile(
    r"_chain(24|32)$|_aarch64_.*_masked_chain16$|_rv64_zvbb_(add_lanes|extract_lanes|absorb_blocks)$"
)


def verdicts(
    tasks: list[Task],
    kept: Kept,
    jobs: int | None = None,
    key: Callable[[Task], int] = lambda task: -task.weight(),
    judged: Callable[[Task, Verdict], Verdict] = judge,
) -> Iterator[tuple[Task, Verdict, bool]]:
    """Every task with its verdict, and whether that is one that was kept: those first, and then
    the longest, unless another key says which."""
    left = []
    for task in tasks:
        verdict = kept.find(kept.key(*task.asked(), task.stack), *task.asked())
        if verdict:
            yield task, judged(task, verdict), True
        else:
            left.append(task)
    left.sort(key=key)
    with Pool(max(1, min(jobs or os.cpu_count() or 1, len(left)))) as pool:
        for task, verdict in pool.imap_unordered(_prove, left):
            verdict = judged(task, verdict)
            kept.keep(kept.key(*task.asked(), task.stack), verdict, task.cases)
            yield task, verdict, False


def prove_tasks(
    tasks: list[Task],
    kept: Kept,
    jobs: int | None = None,
    sample: Callable[[Task], bool] = lambda task: False,
) -> Iterator[tuple[Task, Verdict, bool]]:
    """The same of all cases, or where `sample` says so, of all only if they were proved before, and
    else of a_few(), and of nothing that is REPEATED."""
    asked = []
    for task in tasks:
        if sample(task) and not kept.find(kept.key(*task.asked(), task.stack), *task.asked()):
            if REPEATED.search(task.symbol):
                continue
            task = replace(task, cases=tuple(a_few(list(task.cases))))
        asked.append(task)
    yield from verdicts(asked, kept, jobs)


#: Extensions for which a kernel needs no name: the assembler chooses short encodings itself.
EVERYWHERE = {"c"}

#: What the parts of a name say of extensions, where it says that.
_NAMED = {
    "armv7m": {"dsp": {"dsp"}, "fpu": {"fpu"}},
    "armv8m": {"mve": {"mve"}},
    "aarch64": {"sha3": {"sha3"}, "mixed": {"sha3"}},
    "riscv64": {"zbb": {"zbb"}, "v": {"v"}, "zvbb": {"v", "zvkb"}},
    "riscv32": {"zbb": {"zbb"}},
}


def named_extensions(symbol: str, isa: str) -> frozenset[str] | None:
    if isa not in _NAMED:
        return None
    parts = symbol.split("_")
    return frozenset().union(*(e for part, e in _NAMED[isa].items() if part in parts))


def with_vectors(
    cases: list[Case], symbol: str, states: int, wider: tuple[int, ...] = (256, 512, 1024)
) -> list[Case]:
    """Where vector registers are as wide as the processor likes: every case with the narrowest
    that hold a lane of each state, and a few with wider ones."""
    if "_rv64_" not in symbol or "v" not in named_extensions(symbol, "riscv64"):
        return cases
    least = max(128, 64 * (1 << (states - 1).bit_length()))
    few = [c for c in cases if c.rounds in (1, 24)]
    return [replace(c, vlen=least) for c in cases] + [
        replace(c, vlen=n) for n in wider if n > least for c in few
    ]


def kernel_tasks(path: Path, source: Path | None = None) -> list[Task]:
    """Every function that the object of a kernel exports, with the stack that its source states.
    Of an object for Windows those that keep to System V, which its entries call: ms.py."""
    code = ObjectFile(str(path), EXTERN)
    if not code.exported:
        raise Refused("exports no function")
    entries = ms.entries(code)
    bounds = stated_stack(source.read_text(), code.exported) if source else {}
    tasks = []
    for symbol in code.exported:
        if symbol in entries:
            continue
        interface = default_interface(symbol.removesuffix(ms.SUFFIX), isa=code.isa)
        extensions = named_extensions(symbol, code.isa)
        cases = tuple(with_vectors(default_cases(interface), symbol, interface.states))
        task = Task(str(path), symbol, interface, cases, symbol, bounds.get(symbol), extensions)
        task = replace(task, everywhere=code.isa == "x86_64")
        tasks.append(task)
    return tasks


_STACK = re.compile(r"Stack: (\d+) bytes")


def stated_stack(text: str, symbols: list[str]) -> dict[str, int]:
    """The bounds of the stack in the comments of a source: each is that of the function that was
    named last before it, or of all where none was."""
    bounds: dict[str, int] = {}
    for found in _STACK.finditer(text):
        before = {symbol: text.rfind(symbol, 0, found.start()) for symbol in symbols}
        last = max(before.values())
        bounds |= {s: int(found[1]) for s in symbols if before[s] == last}
    missing = [s for s in symbols if s not in bounds]
    if missing:
        raise Refused(f"states no stack bound of {missing[0]}")
    return bounds


#: The pointers to functions in struct lanewise_backend: how they are called, which cases.
_ABSORB = [Case(24, 2, 17), Case(12, 1, 21), Case(3, 2, 25)]
_BYTES = [Case(offset=o, length=n) for o, n in ((0, 200), (0, 136), (3, 2), (7, 26), (5, 0))]
MEMBERS = {
    "permute": ("state,rounds", [Case(n) for n in (1, 2, 3, 6, 7, 12, 23, 24)]),
    "add_bytes": ("state,instance,data,offset,length", _BYTES),
    "extract_bytes": ("state,instance,out,offset,length", _BYTES),
    "add_lanes": ("state,messages,lanes", [Case(0, 1, n) for n in range(1, 26)]),
    "extract_lanes": ("state,outs,lanes", [Case(lanes=n) for n in range(1, 26)]),
    "absorb_blocks": ("state,messages,blocks,lanes,rounds", _ABSORB),
}

#: More, which kernels for several states have, the second only those with AVX-512: their places
#: among the pointers.
SET_STATES, ONCE = 7, 8
_ONCE = (Case(24, 1, 17, given=4), Case(12, 1, 21, given=21), Case(2, 1, 0, given=5))

#: Fewer where the code looks at the alignment of messages, for all of which each case is proved.
_LANES = (1, 2, 9, 17, 25)
ALIGNED = {
    "add_lanes": [Case(0, 1, n) for n in _LANES],
    "extract_lanes": [Case(lanes=n) for n in _LANES],
    "absorb_blocks": [Case(2, 2, 17), Case(1, 1, 21), Case(1, 2, 25)],
}

#: Where the first of them lies, how far the next, and those that are tested, not proved: on
#: x86-64, functions of bytes, and the function that calls memcpy.
BACKENDS = {
    "x86_64": (32, 8, ("add_bytes", "extract_bytes")),
    "armv7m": (20, 4, ()),
    "armv8m": (20, 4, ()),
    "aarch64": (32, 8, ()),
    "riscv64": (32, 8, ()),
    "riscv32": (20, 4, ()),
}


def backend_tasks(path: Path) -> list[Task]:
    """Every function of every struct lanewise_backend in an object."""
    code = ObjectFile(str(path), EXTERN)
    start, size, without = BACKENDS[code.isa]
    tasks = []
    for name, address in sorted(code.symbols.items()):
        if not name.startswith("lanewise_backend_"):
            continue
        states = default_interface(name, isa=code.isa).states
        for n, (member, (call, cases)) in enumerate(MEMBERS.items()):
            if member in without or (member, states, code.isa) == ("extract_lanes", 1, "x86_64"):
                continue
            if code.isa in ("riscv64", "riscv32"):
                cases = ALIGNED.get(member, cases)
            if "length" in call:
                cases = [replace(c, instance=k) for k in range(states) for c in cases]
            symbol = code.pointed(address + start + size * n)
            if symbol is None:
                raise Refused(f"{name}.{member} does not point to a function")
            layout = default_interface(name, isa=code.isa).layout
            interface = Interface(states, layout, call)
            cases = with_vectors(cases, name, states, ())
            tasks.append(Task(str(path), symbol, interface, tuple(cases), f"{name}.{member}"))
        if states > 1:
            symbol = code.pointed(address + start + size * SET_STATES)
            if symbol is None:
                raise Refused(f"{name}.set_states does not point to a function")
            interface = Interface(states, layout, "state,which,bytes")
            cases = tuple(with_vectors(default_cases(interface), name, states, ()))
            tasks.append(Task(str(path), symbol, interface, cases, f"{name}.set_states"))
        if states > 1 and "_avx512" in name:
            symbol = code.pointed(address + start + size * ONCE)
            if symbol is None:
                raise Refused(f"{name}.once does not point to a function")
            interface = Interface(states, layout, "start,both,lanes,given,rounds")
            tasks.append(Task(str(path), symbol, interface, _ONCE, f"{name}.once"))
    if not tasks:
        raise Refused("no struct lanewise_backend found")
    return tasks


def compile_c(source: Path, folder: Path, isa: str = "x86_64", *options: str) -> Path:
    out = folder / f"{source.name}{''.join(options)}.o"
    # Some compilers warn of these where others refuse.
    flags = ["-Werror=implicit-function-declaration", "-Werror=incompatible-pointer-types"]
    flags += ["-std=c11", "-O3", "-fno-strict-aliasing", "-I", ROOT / "src"]
    flags += ["-I", ROOT / "include", *options, "-c", source, "-o", out]
    subprocess.run([*COMPILERS[isa], *map(str, flags)], check=True)
    return out


def link(objects: list[Path], out: Path, isa: str = "x86_64") -> Path:
    """One relocatable object of several."""
    command = [*LINKERS[isa], "-r", "-z", "noexecstack", *map(str, objects), "-o", str(out)]
    subprocess.run(command, check=True)
    return out


Makers = list[tuple[str, Callable[[], list[Task]]]]


def _makers(folder: Path, isa: str, build: Path | None) -> Makers:
    """What makes the tasks of the kernels for an instruction set, each with its name: kernels, and
    then backends, all of a hosted system in one object, those of firmware each in its own."""

    def made(source: Path, *how) -> Path:
        if build and isa == "x86_64":
            return built(source, build)
        return compile_c(source, folder, isa, *how) if how else assemble(source, folder, isa)

    found = [(source, made(source)) for source in sources(isa)]
    # Those of x86-64 state no stack.
    makers: Makers = [
        (path.name, partial(kernel_tasks, path, None if isa == "x86_64" else source))
        for source, path in found
    ]
    if isa in FIRMWARE:
        makers += _firmware(folder, isa, found)
    glue, *_ = FIRMWARE.get(isa, (None,))
    hosted = [source for source in sorted(folder_of(isa).glob("*.c")) if source != glue]
    if hosted and isa != "riscv32":
        objects = [path for _, path in found] + [made(source, "-fPIC") for source in hosted]
        linked = link(objects, folder / f"backends_{isa}.o", isa)
        makers.append((linked.name, partial(backend_tasks, linked)))
    return makers


def _firmware(folder: Path, isa: str, found: list[tuple[Path, Path]]) -> Makers:
    """The backend of each kernel for one state."""
    glue, macro, prefix = FIRMWARE[isa]
    makers: Makers = []
    bytes_of = [path for source, path in found if source.stem == "keccakp1600_bytes_armv7m"]
    for source, path in found:
        if path in bytes_of or "_x1_" not in source.stem:
            continue
        name = source.stem.removeprefix(prefix)
        c_object = compile_c(glue, folder, isa, f"-D{macro}={name}", "-DLANEWISE_MAX_STATES=1")
        out = folder / f"backend_{name}.o"
        linked = link([path, *bytes_of, c_object], out, isa)
        makers.append((linked.name, partial(backend_tasks, linked)))
    return makers


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="lanewise_lab.prove.shipped", description=__doc__)
    parser.add_argument("--isa", choices=sorted(COMPILERS), help="only the kernels for this one")
    parser.add_argument("--build", type=Path, help="take the objects of this CMake build folder")
    parser.add_argument("--json", type=Path, help="write the verdicts to this file")
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    parser.add_argument("--no-cache", action="store_true", help="prove all, whatever was proved")
    parser.add_argument("--sample", action="store_true", help="only a few sizes of functions")
    quarter = "all sizes of the quarter of functions that this commit chooses, few of others"
    parser.add_argument("--quarter", default="", metavar="COMMIT", help=quarter)
    arguments = parser.parse_args(argv)
    need_or_exit("prove.shipped, which assembles the shipped kernels,")
    failed = again = few = 0
    verdicts = []
    kept = Kept(read=not arguments.no_cache)
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        makers: Makers = []
        count = 0
        for isa in [arguments.isa] if arguments.isa else COMPILERS:
            if shutil.which(COMPILERS[isa][0]) is None:
                raise SystemExit(f"prove: kernels for {isa} need {COMPILERS[isa][0]}")
            count += len(sources(isa))
            makers += _makers(folder, isa, arguments.build)
        tasks = []
        for label, make in makers:
            try:
                tasks += make()
            except Refused as reason:
                print(f"NOT PROVED  {label}: {reason}")
                failed += 1
        cases_of = {task.name: len(task.cases) for task in tasks}
        names = [task.name for task in sorted(tasks, key=lambda task: -task.weight())]
        whole = set() if arguments.sample else one_of_each(names, 4, arguments.quarter)
        proofs = prove_tasks(tasks, kept, arguments.jobs, lambda task: task.name not in whole)
        for task, verdict, before in proofs:
            _show(task, verdict, before)
            again += not before
            few += len(task.cases) < cases_of[task.name]
            failed += not verdict.proved
            verdicts.append(verdict)
        entries, wrong = (0, [])
        if arguments.isa in (None, "x86_64"):
            entries, wrong = _entries(folder, arguments.build)
        for reason in wrong:
            print(f"NOT PROVED  {reason}")
        failed += len(wrong)
    verdicts.sort(key=lambda v: v.symbol)
    if arguments.json:
        arguments.json.write_text(json.dumps([v.as_json() for v in verdicts], indent=1) + "\n")
    proved = sum(v.proved for v in verdicts)
    known = f" ({len(verdicts) - again} of them earlier)" if again < len(verdicts) else ""
    sizes = f", {few} of them for a sample of sizes" if few else ""
    if len(verdicts) < len(tasks):
        sizes += f", {len(tasks) - len(verdicts)} much like others left out"
    print(f"{proved} of {len(verdicts)} functions proved{known}{sizes}, {count} files of kernels")
    if entries or wrong:
        print(f"{entries} of {entries + len(wrong)} entries for Windows proved")
    return 1 if failed else 0


def prove_entries(path: Path, ours: Path) -> tuple[int, list[str]]:
    """How many functions of the object of a kernel were proved to be right on Windows, provided
    that they are so elsewhere, and what is wrong with the others. `ours`: the object with entries
    in Microsoft's convention."""
    code, with_entries, wrong = ObjectFile(str(path), EXTERN), ObjectFile(str(ours), EXTERN), []
    for symbol in code.exported:
        count = len(default_interface(symbol).parameters)
        try:
            ms.same_function(str(path), symbol, str(ours), symbol + ms.SUFFIX)
            ms.prove_entry(with_entries, symbol, count)
        except Refused as reason:
            wrong.append(f"the entry of {symbol} for Windows: {reason}")
    return len(code.exported) - len(wrong), wrong


def _entries(folder: Path, build: Path | None) -> tuple[int, list[str]]:
    done, wrong = 0, []
    for source in sources():
        path = built(source, build) if build else folder / f"{source.stem}.o"
        count, found = prove_entries(path, assemble(source, folder, None, "-DLANEWISE_MS_ABI"))
        done, wrong = done + count, wrong + found
    return done, wrong


def _show(task: Task, v: Verdict, before: bool) -> None:
    if v.proved:
        rounds = sorted({c.rounds for c in v.cases})
        what = f"rounds {rounds[0]}-{rounds[-1]}" if rounds[-1] else "no rounds"
        print(
            f"proved      {task.name}: {len(v.cases)} cases, {what}, stack {v.stack_bytes} bytes "
            f"({v.stack_left} left with data), "
            f"{len(v.instructions)} instructions, {'earlier' if before else f'{v.seconds:.1f} s'}",
            flush=True,
        )
    else:
        print(f"NOT PROVED  {task.name}: {v.reason}", flush=True)


if __name__ == "__main__":
    sys.exit(main())
