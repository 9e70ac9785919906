#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The version is that of include/lanewise/status.h, where CMake reads it; other files repeat it.

packaging/version.py --check      exit 1 if one of them says another
packaging/version.py --set 0.2.0  write it everywhere; then: make abi, bindings/regenerate.sh
"""

import argparse
import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
HEADER = "include/lanewise/status.h"
FULL, MINOR = r"(\d+\.\d+\.\d+)", r"(\d+\.\d+)"
MANIFESTS = ("python/pyproject.toml", "rust/lanewise/Cargo.toml", "rust/lanewise-sys/Cargo.toml")
CRATES = ("lanewise", "lanewise-sys")
LOCKS = ("bindings/rust/Cargo.lock", "bindings/rust/benches/Cargo.lock")
#: Where the version is repeated: file, and an expression whose group is it or its first two parts.
PLACES = [
    (HEADER, rf'LANEWISE_VERSION_STRING "{FULL}"'),
    ("CITATION.cff", rf"(?m)^version: {FULL}$"),
    ("SECURITY.md", rf"the latest minor version, {MINOR} \|"),
    ("CHANGELOG.md", rf"(?m)\A(?:(?!## \d).*\n)*## {FULL}\b"),
    ("lab/pyproject.toml", rf'(?m)^version = "{FULL}"$'),
    ("packaging/conan/conanfile.py", rf'(?m)^    version = "{FULL}"$'),
    ("packaging/vcpkg/vcpkg.json", rf'"version": "{FULL}"'),
    ("packaging/debian/changelog", rf"\Alanewise \({FULL}-"),
    ("packaging/debian/control", rf"(?m)^Package: liblanewise{MINOR}$"),
    ("packaging/debian/control", rf"(?m)^Depends: liblanewise{MINOR} \("),
    ("bindings/wasm/package.json", rf'"version": "{FULL}"'),
    *((f"bindings/{f}", rf'(?m)^version = "{FULL}"$') for f in MANIFESTS),
    *((f, rf'name = "{n}"\nversion = "{FULL}"') for f in LOCKS for n in CRATES),
    ("docs/images/version.svg", rf'text-anchor="middle">{FULL}<'),
    ("tests/install/consumer/CMakeLists.txt", rf"find_package\(Lanewise {MINOR} REQUIRED\)"),
]
#: Files whose names carry the minor version.
NAMED = ["packaging/debian/liblanewise{}.install", "packaging/abi/liblanewise.so.{}.x86_64.txt"]
NUMBERS = r"#define LANEWISE_VERSION_{} (\d+)"


def of_header(root: Path) -> str:
    text = (root / HEADER).read_text()
    parts = [re.search(NUMBERS.format(p), text) for p in ("MAJOR", "MINOR", "PATCH")]
    if not all(parts):
        raise SystemExit(f"version: {HEADER} does not define it")
    return ".".join(p[1] for p in parts)


def short(version: str) -> str:
    return version.rpartition(".")[0]


def prefix(language: str) -> str:
    """Of the C library's symbols in a language's package: another version can be in the program."""
    return f"{language}{short(of_header(ROOT)).replace('.', '_')}_"


def wrong(root: Path) -> list[str]:
    version, out = of_header(root), []
    for name, pattern in PLACES:
        found = re.search(pattern, (root / name).read_text())
        if not found:
            out.append(f"{name}: no version where one was")
        elif found[1] not in (version, short(version)):
            out.append(f"{name}: {found[1]}, not {version}")
    for name in NAMED:
        have = [p.relative_to(root).as_posix() for p in root.glob(name.format("[0-9]*"))]
        if have != [name.format(short(version))]:
            out.append(f"{name.format(short(version))} is missing, or not the only one")
    return out


def write(root: Path, version: str) -> None:
    old = of_header(root)
    for name, pattern in PLACES:
        path = root / name
        text = path.read_text()
        found = re.search(pattern, text)
        if not found:
            raise SystemExit(f"version: {name}: no version where one was")
        new = version if found[1].count(".") == 2 else short(version)
        path.write_text(text[: found.start(1)] + new + text[found.end(1) :])
    text = (root / HEADER).read_text()
    for part, number in zip(("MAJOR", "MINOR", "PATCH"), version.split("."), strict=True):
        define = f"#define LANEWISE_VERSION_{part} {number}"
        text = re.sub(NUMBERS.format(part), define, text)
    (root / HEADER).write_text(text)
    for name in NAMED:
        (root / name.format(short(old))).rename(root / name.format(short(version)))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--check", action="store_true", help="exit 1 if a file says another")
    what.add_argument("--set", metavar="X.Y.Z", help="write it everywhere")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the checkout")
    arguments = parser.parse_args()
    if arguments.set is not None:
        if not re.fullmatch(r"(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}", arguments.set):
            parser.error(f"{arguments.set} is no version: X.Y.Z")
        write(arguments.root, arguments.set)
    for problem in (problems := wrong(arguments.root)):
        print(f"version: {problem}", file=sys.stderr)
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
