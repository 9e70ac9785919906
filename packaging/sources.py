#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The sources of the library for builds without CMake: packaging/sources.txt.

    packaging/sources.py --write [BUILD...]   after a change of sources; BUILD are build folders for
                                              x86-64, AArch64 and RISC-V, otherwise made anew
    packaging/sources.py --check BUILD        exit 1 if the list and CMake disagree about BUILD

Each line of the list has four words: kind, scheme, target and value. `scheme` is mlkem, mldsa,
slhdsa, or - for what every build holds. `target` is an instruction set (x86_64, aarch64, riscv64),
one of the conditions below, or - for all. Kinds: source (a file), option (of the C compiler),
define, library. Every option is mandatory. Headers are in include and src.
"""

from __future__ import annotations

import argparse
import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
LIST = ROOT / "packaging/sources.txt"
SETS = {"x86_64": "x86_64", "aarch64": "aarch64", "riscv": "riscv64"}
SCHEMES = ("mldsa", "mlkem", "slhdsa")
DEFINES = {"LANEWISE_X86_64": "x86_64", "LANEWISE_AARCH64": "aarch64"}
DEFINES |= {"LANEWISE_RISCV64": "riscv64", "LANEWISE_PORTABLE": "portable"}
DEFINES |= {"LANEWISE_WASM": "wasm"}
#: Not from CMake's lists of files. "gnu": gcc and clang; "portable": no kernels of the instruction
#: set are wanted, or there are none; "wasm": WebAssembly, by clang, with "simd128" where the option
#: -msimd128 is given; the others are systems, with "gcc" where clang differs.
SETTINGS = [
    ("option", "-", "gnu", "-std=c11"),
    ("option", "-", "gnu", "-fno-strict-aliasing"),
    ("option", "-", "gnu", "-fvisibility=hidden"),
    ("option", "-", "windows-gcc", "-Wa,-muse-unaligned-vector-move"),
    ("define", "-", "portable", "LANEWISE_PORTABLE"),
    ("source", "-", "wasm", "src/keccak/wasm/keccakp1600_x1_wasm.S"),
    ("source", "-", "wasm", "src/keccak/wasm/wasm_glue.c"),
    ("source", "-", "wasm-simd128", "src/keccak/wasm/keccakp1600_x2_wasm_simd128.S"),
    ("define", "mldsa", "-", "SELFTEST_MLDSA"),
    ("define", "mlkem", "-", "SELFTEST_MLKEM"),
    ("define", "slhdsa", "-", "SELFTEST_SLHDSA"),
    ("library", "-", "unix", "pthread"),
    ("library", "-", "windows", "advapi32"),
]
#: Choices of who configures, which other builds may make too.
OWN = {
    "LANEWISE_PORTABLE",
    "LANEWISE_MLDSA_ARMV7EM",
    "LANEWISE_MLKEM_ARMV7EM",
    "LANEWISE_MLKEM_PAIRWISE",
    "LANEWISE_SLHDSA_DRAFT",
    "LANEWISE_SHARED",
    "LANEWISE_BUILDING",
    "",
}
#: What is built with such a choice alone: Kyber of round 3; assembly of 32-bit Arm.
CHOSEN = {"src/mlkem/kyber.c"}
CHOSEN |= {f"src/{s}/armv7em/{s}_armv7em.S" for s in ("mldsa", "mlkem")}
#: Of ML-KEM what ML-DSA computes with, too.
SHARED = re.findall(r"src/mlkem/[\w/]+\.\w+", (ROOT / "src/mlkem/arith.cmake").read_text("utf-8"))
HEAD = (
    "# SPDX-License-Identifier: Apache-2.0 OR MIT\n"
    "# Written by packaging/sources.py --write, which explains it: kind scheme target value\n"
)


def read(path: Path = LIST) -> list[tuple[str, str, str, str]]:
    lines = path.read_text("utf-8").splitlines()
    return [tuple(line.split(" ", 3)) for line in lines if not line.startswith("#")]


def row(source: str) -> tuple[str, str, str, str]:
    """A source with its conditions, which its folder says."""
    parts = source.split("/")
    scheme = parts[1] if parts[1] in SCHEMES and source not in SHARED else "-"
    target = next((SETS[p] for p in parts if p in SETS), "-")
    return "source", scheme, target, source


def built(folder: Path) -> dict[str, set[str]]:
    """What CMake says of a build, by its property's name."""
    found: dict[str, set[str]] = {}
    for line in (folder / "lanewise-built.txt").read_text("utf-8").splitlines():
        kind, _, value = line.partition(" ")
        found.setdefault(kind, set()).add(value)
    return found


def target_of(build: dict[str, set[str]]) -> str:
    return next(DEFINES[d] for d in build["COMPILE_DEFINITIONS"] if d in DEFINES)


def complaints(build: dict[str, set[str]], rows: list[tuple[str, str, str, str]]) -> list[str]:
    here = target_of(build)
    targets = {"-", here}
    if here == "wasm" and any("simd128" in f for f in build["SOURCES"]):
        targets.add("wasm-simd128")
    schemes = {row(f)[1] for f in build["SOURCES"]}
    wanted = {
        value
        for kind, scheme, target, value in rows
        if kind == "source" and scheme in {"-", *schemes} and target in targets
    }
    given = build["SOURCES"] - CHOSEN
    if "LANEWISE_MLKEM_NO_AVX512" in build["COMPILE_DEFINITIONS"]:  # an old compiler
        wanted -= {f"src/mlkem/x86_64/{f}" for f in ("arith_avx512.c", "mlkem_avx512.S")}
    out = [f"{f} is built and not in the list" for f in sorted(given - wanted)]
    out += [f"{f} is in the list and not built" for f in sorted(wanted - given)]
    options = " ".join(build["COMPILE_OPTIONS"])
    listed = [v for k, _, t, v in rows if k == "option" and t == "gnu" and "-std" not in v]
    listed.remove("-fvisibility=hidden")  # a property of CMake's, not among the options
    out += [f"{v} is in the list and no option of the build" for v in listed if v not in options]
    derived = (ROOT / "src/keccak/target.h").read_text("utf-8")
    out += [
        f"definition {d} is not derived in src/keccak/target.h, so builds without CMake lack it"
        for d in sorted(build["COMPILE_DEFINITIONS"] - {"LANEWISE_MLKEM_NO_AVX512"})
        if f"#define {d}\n" not in derived and d not in OWN and not d.startswith("LANEWISE_NAMESP")
    ]
    out += untold(set(re.findall(r"#define (\w+)\n", derived)))
    needed = set(re.findall(r"(?<![\w-])-f[a-z-]+|-Wa,[a-z-]+", options))
    # With -m only for speed, -Wa is asked of the assembler.
    out += [
        f"option {v} of the build is not in the list"
        for v in sorted(needed - {r[3] for r in rows} - {"-ffunction-sections", "-fdata-sections"})
        if not v.startswith("-fsanitize") and v != "-fno-omit-frame-pointer"
    ]
    return out


def untold(definitions: set[str]) -> list[str]:
    """C files that ask for a definition of target.h and do not include it."""
    asked = re.compile(rf"\b(?:{'|'.join(sorted(definitions))})\b")
    given = re.compile(r'#include "(?:keccak/)?(?:target|cpu|select)\.h"')
    texts = {p: p.read_text("utf-8") for p in sorted((ROOT / "src").rglob("*.c"))}
    return [
        f"{p.relative_to(ROOT)} asks which kernels there are and does not include keccak/target.h"
        for p, text in texts.items()
        if asked.search(text) and not given.search(text)
    ]


def configure(folder: Path, toolchain: str) -> dict[str, set[str]]:
    options = ["-DLANEWISE_TESTS=OFF", "-DLANEWISE_CLI=OFF", "-DLANEWISE_BENCH=OFF"]
    if toolchain:
        options.append(f"-DCMAKE_TOOLCHAIN_FILE={ROOT}/cmake/{toolchain}.cmake")
    command = ["cmake", "-G", "Ninja", "-S", ROOT, "-B", folder, *options]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
    return built(folder)


def written(builds: list[dict[str, set[str]]]) -> str:
    found = {target_of(b) for b in builds}
    if missing := {"x86_64", "aarch64", "riscv64"} - found:
        raise SystemExit(f"sources: no build for {', '.join(sorted(missing))}")
    files = {f for b in builds for f in b["SOURCES"]} - CHOSEN
    rows = SETTINGS + sorted((row(f) for f in files), key=lambda r: r[3])
    return HEAD + "".join(" ".join(r) + "\n" for r in rows)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", nargs="*", type=Path, metavar="BUILD")
    what.add_argument("--check", type=Path, metavar="BUILD")
    options = parser.parse_args()
    if options.check:
        lines = complaints(built(options.check), read())
        print("\n".join(f"sources: {line}" for line in lines) or "sources: the list is CMake's")
        return bool(lines)
    if options.write:
        builds = [built(folder) for folder in options.write]
    else:
        with tempfile.TemporaryDirectory() as work:
            toolchains = ("", "aarch64-linux", "riscv64-linux")
            builds = [configure(Path(work) / (t or "host"), t) for t in toolchains]
    LIST.write_text(written(builds), "utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
