#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The x86-64 sources as objects for Windows: packaging/windows_objects.py OUT [--clang clang-19]

For programs built by Microsoft's compiler, which can neither assemble the kernels nor compile
vector code in the C of gcc and clang: CMakeLists.txt links these objects instead
(LANEWISE_OBJECTS). OUT gets NAME.obj of each source of x86_64 in packaging/sources.txt, and
objects.txt: the SHA3-256 of each object and of each file that was read to make it, by which CMake
knows that they belong to the sources beside them. The same sources and the same clang give the
same bytes everywhere: no time, and no folder but those of the checkout, is in an object. No header
of a system is read.
"""

from __future__ import annotations

import argparse
import hashlib
import re
import shutil
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
CLANG = "clang-19"
LIST = "objects.txt"
#: The few functions of the C library that the sources call are declared there.
LIBRARY = "tests/msvc/include"
TARGET = ("--target=x86_64-pc-windows-msvc", "-nostdlibinc", "-ffreestanding", "-fbuiltin")
COMMON = ("-Iinclude", "-Isrc", f"-idirafter{LIBRARY}", "-fno-ident", "-fno-addrsig")
#: No time in the file.
COMMON += ("-mno-incremental-linker-compatible",)
C = ("-std=c11", "-O2", "-DNDEBUG", "-fno-strict-aliasing", "-fasynchronous-unwind-tables")


def sources(root: Path) -> list[str]:
    """The files of which objects are made."""
    lines = (root / "packaging/sources.txt").read_text("utf-8").splitlines()
    rows = [line.split(" ", 3) for line in lines if not line.startswith("#")]
    return [value for kind, _, target, value in rows if (kind, target) == ("source", "x86_64")]


def compiled(root: Path, source: str, out: Path, clang: str) -> set[str]:
    """The object of a source; returns the files of the checkout that were read."""
    made, read = out / (Path(source).stem + ".obj"), out / (Path(source).stem + ".d")
    options = [*TARGET, *COMMON, *(C if source.endswith(".c") else ())]
    command = [clang, *options, "-MD", "-MF", str(read), "-c", source, "-o", str(made)]
    subprocess.run(command, cwd=root, check=True)
    names = re.sub(r"\\\n", " ", read.read_text("utf-8")).partition(": ")[2].split()
    read.unlink()
    found = {(root / name).resolve() for name in names}
    return {str(p.relative_to(root)) for p in found if p.is_relative_to(root)}


def sum_of(path: Path) -> str:
    return hashlib.sha3_256(path.read_bytes()).hexdigest()


def build(root: Path, clang: str = CLANG) -> dict[str, bytes]:
    """Contents of the folder, by name, for the sources of a checkout."""
    root = root.resolve()
    says = subprocess.run([clang, "--version"], check=True, capture_output=True, text=True)
    version = re.search(r"clang version (\S+)", says.stdout)[1]
    names = sources(root)
    if len({Path(n).stem for n in names}) != len(names) or not names:
        raise SystemExit("windows_objects: two sources of one name, or none")
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder)
        with ThreadPoolExecutor(2) as pool:
            read = set().union(*pool.map(lambda n: compiled(root, n, out, clang), names))
        made = {path.name: path.read_bytes() for path in sorted(out.iterdir())}
    lines = [
        "# Written by packaging/windows_objects.py: what is here, and of what it was made",
        f"# by clang {version}",
    ]
    lines += [f"object {hashlib.sha3_256(data).hexdigest()} {n}" for n, data in made.items()]
    lines += [f"source {sum_of(root / name)} {name}" for name in sorted(read)]
    return made | {LIST: ("\n".join(lines) + "\n").encode()}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--clang", default=CLANG)
    options = parser.parse_args()
    if shutil.which(options.clang) is None:
        raise SystemExit(f"windows_objects: no {options.clang}")
    files = build(ROOT, options.clang)
    options.out.mkdir(parents=True, exist_ok=True)
    for old in options.out.glob("*.obj"):
        old.unlink()
    for name, data in files.items():
        (options.out / name).write_bytes(data)
    print(f"windows_objects: {len(files) - 1} objects in {options.out}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
