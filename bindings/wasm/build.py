#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Builds lanewise.wasm and lanewise-simd.wasm beside this file: build.py [MODULE...]

By clang-19 for wasm32-wasi (Debian's wasi-libc, lld-19 and libclang-rt-19-dev-wasm32, which
packaging/setup.sh test installs), of the sources that packaging/sources.txt lists for all machines
and for WebAssembly. The second module has vectors of 128 bits: a kernel for two states, and in the
C code wherever the compiler finds a use for them. What each exports are the functions that the
package calls.
"""

from __future__ import annotations

import re
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(ROOT / "packaging"))
import sources  # noqa: E402

OBJECTS = ROOT / "build/npm"
COMPILER = ["clang-19", "--target=wasm32-wasi", "-O2", "-Wall", "-Wextra", "-Werror"]
VECTORS = "-msimd128"
MODULES = {"lanewise.wasm": [], "lanewise-simd.wasm": [VECTORS]}
STACK = 1 << 20  # bytes: five times LANEWISE_MLDSA_STACK, the most that a function takes


def settings(extra: list[str]) -> tuple[list[str], list[str]]:
    """Sources, and options of the compiler."""
    files, options = [], ["-Iinclude", "-Isrc"]
    targets = {"-", "gnu", "wasm", *(["wasm-simd128"] if VECTORS in extra else [])}
    for kind, _, target, value in sources.read():
        if target in targets:
            files += [value] if kind == "source" else []
            options += {"option": [value], "define": [f"-D{value}"]}.get(kind, [])
    return files, options


def exported() -> list[str]:
    """The C functions that the package names."""
    found = set()
    for path in HERE.glob("*.js"):
        found |= set(re.findall(r'"(lanewise_\w+)"', path.read_text("utf-8")))
    return sorted(found) + ["malloc", "free"]


def build(module: str, extra: list[str]) -> Path:
    files, options = settings(extra)
    folder = OBJECTS / Path(module).stem
    folder.mkdir(parents=True, exist_ok=True)

    def compile_one(source: str) -> str:
        out = folder / (source.replace("/", "_") + ".o")
        command = [*COMPILER, *options, *extra, "-c", source, "-o", str(out)]
        subprocess.run(command, check=True, cwd=ROOT)
        return str(out)

    with ThreadPoolExecutor(2) as pool:
        objects = list(pool.map(compile_one, files))
    link = ["-mexec-model=reactor", f"-Wl,-z,stack-size={STACK}", "-Wl,--stack-first"]
    link += ["-Wl,--strip-all", *(f"-Wl,--export={name}" for name in exported())]
    out = HERE / module
    subprocess.run([*COMPILER, *objects, *link, "-o", str(out)], check=True, cwd=ROOT)
    out.chmod(0o644)
    return out


if __name__ == "__main__":
    for module in sys.argv[1:] or MODULES:
        built = build(module, MODULES[module])
        print(f"{built.relative_to(ROOT)}: {built.stat().st_size} bytes")
