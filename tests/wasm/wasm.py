#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The library and its tests as WebAssembly, with vectors: wasm.py FOLDER

The library is built in FOLDER by CMake with cmake/wasi.cmake, with both kernels, the tests by
clang-19 alone; they are run by the Python package wasmtime. There is no fork, no signal, no thread
and no page that faults: the suites that need them are left out, and a byte read outside of a buffer
is not seen.
"""

import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import wasmtime

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "packaging"))
import sources  # noqa: E402

UNIT, SLHDSA, KAT = (ROOT / "tests" / name for name in ("unit", "slhdsa", "kat"))
COMPILER = ["clang-19", "--target=wasm32-wasi", "-msimd128", "-std=c11", "-O2", "-Wall", "-Wextra"]
COMPILER += ["-Werror", "-fno-strict-aliasing", "-D_WASI_EMULATED_MMAN"]
POSIX = {"unit_forced", "unit_huge", "unit_leftovers", "unit_threads", "unit_main"}
STACK = 1 << 22


def library(folder: Path) -> Path:
    """The archive, whose sources and definitions are those of packaging/sources.txt."""
    how = ["-DCMAKE_TOOLCHAIN_FILE=cmake/wasi.cmake", "-DCMAKE_C_FLAGS=-msimd128 -Werror"]
    how += ["-G", "Ninja", "-S", ROOT, "-B", folder]
    subprocess.run(["cmake", *how], check=True, cwd=ROOT, stdout=subprocess.DEVNULL)
    subprocess.run(["cmake", "--build", folder, "-j2"], check=True, stdout=subprocess.DEVNULL)
    subprocess.run([sys.executable, ROOT / "packaging/sources.py", "--check", folder], check=True)
    if not any("simd128" in source for source in sources.built(folder)["SOURCES"]):
        raise SystemExit("wasm: the kernel with vectors is not in the build")
    return folder / "liblanewise.a"


SHARED = [UNIT / f"{name}.c" for name in ("textbook", "functions", "unit_check", "unit_fenced")]
#: Program: its sources, and its runs: arguments, and what the output must hold.
PROGRAMS = {
    "unit": (
        [p for p in sorted(UNIT.glob("unit_*.c")) if p.stem not in POSIX and p not in SHARED]
        + [UNIT / "unit_main.c", *SHARED],
        [
            (["--scale", "10", suite], ", 0 failures")
            for suite in "kernels permutation lengths splits tuples trees many strided absorb_many "
            "streams errors small selection".split()
        ],
    ),
    "kat": ([KAT / "kat.c", *SHARED], [([str(KAT / "vectors.txt")], "")]),
    "kat_mlkem": (
        [ROOT / "tests/mlkem/kat_mlkem.c", UNIT / "unit_check.c"],
        [([str(KAT / "vectors_mlkem.txt")], "")],
    ),
    "slhdsa": (
        [
            SLHDSA / f"{n}.c"
            for n in "slhdsa behaviour errors many objects source streaming vectors".split()
        ]
        + SHARED,
        [
            (["sets", "errors", "options"], ""),
            (["--vectors", str(SLHDSA / "vectors.txt"), "vectors"], ""),
        ],
    ),
}


def compile_one(job: tuple[Path, Path]) -> None:
    source, out = job
    folders = [ROOT / "src", ROOT / "include", UNIT, source.parent]
    how = [*COMPILER, *(f"-I{f}" for f in folders)]
    subprocess.run([*how, "-c", str(source), "-o", str(out)], check=True)


def objects(files: list[Path], folder: Path) -> list[Path]:
    jobs = [(f, folder / ("_".join(f.relative_to(ROOT).parts) + ".o")) for f in files]
    with ThreadPoolExecutor(2) as pool:
        list(pool.map(compile_one, jobs))
    return [out for _, out in jobs]


def run(engine: wasmtime.Engine, module, arguments: list[str], folder: Path) -> tuple[int, str]:
    """Exit status and what was printed."""
    linker, store = wasmtime.Linker(engine), wasmtime.Store(engine)
    linker.define_wasi()
    config = wasmtime.WasiConfig()
    config.argv = ["program", *arguments]
    config.preopen_dir(str(ROOT), str(ROOT))
    out, errors = folder / "output.txt", folder / "errors.txt"
    config.stdout_file, config.stderr_file = str(out), str(errors)
    store.set_wasi(config)
    status = 0
    try:
        linker.instantiate(store, module).exports(store)["_start"](store)
    except wasmtime.ExitTrap as left:
        status = left.code
    except wasmtime.Trap as trap:
        return 1, f"{out.read_text()}{errors.read_text()}{trap}"
    return status, errors.read_text() + out.read_text()


def main() -> int:
    if len(sys.argv) != 2:
        print("wasm: usage: wasm.py FOLDER", file=sys.stderr)
        return 2
    folder = Path(sys.argv[1]).resolve()
    folder.mkdir(parents=True, exist_ok=True)
    ours, engine, failed, runs = library(folder / "library"), wasmtime.Engine(), 0, 0
    for name, (own, calls) in PROGRAMS.items():
        program = folder / f"{name}.wasm"
        files = [str(p) for p in [*objects(own, folder), ours]]
        link = [*COMPILER, f"-Wl,-z,stack-size={STACK}", *files, "-o", str(program)]
        subprocess.run(link, check=True)
        module = wasmtime.Module.from_file(engine, str(program))
        for arguments, holds in calls:
            started = time.monotonic()
            status, text = run(engine, module, arguments, folder)
            runs += 1
            good = status == 0 and holds in text and text.strip()
            failed += not good
            last = (text.strip().splitlines() or ["nothing was printed"])[-1]
            what = " ".join(Path(a).name for a in arguments)
            took = time.monotonic() - started
            print(f"{'passed' if good else 'FAILED'} {name} {what}: {last} ({took:.1f} s)")
    print(f"wasm32-wasi: {runs} runs, {failed} failed")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
