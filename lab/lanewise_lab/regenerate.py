# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Regenerate every generated file from the command in its own first line.

    python -m lanewise_lab.regenerate            write what has changed
    python -m lanewise_lab.regenerate --check    write nothing; exit 1 and name what differs
    ... --root FOLDER                         of this checkout, not the one of the current folder

A generated file begins with a comment that holds `python3 -m MODULE ARGUMENTS > PATH`, where
PATH is the file itself. The module prints the whole file.
"""

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from .checkout import ROOT, is_checkout

COMMAND = re.compile(r"python3 -m (?P<module>[\w.]+)(?P<arguments>[^>]*)> (?P<path>\S+)")
SEARCHED = ("src", "rtl")
SUFFIXES = {".S", ".c", ".h", ".sv", ".md", ".inc"}


def generated_files(root: Path = ROOT) -> list[tuple[Path, re.Match]]:
    """All files below SEARCHED whose first line names a command, with that command; kernels first,
    since tables are made of them."""
    found = []
    for top in SEARCHED:
        for path in sorted((root / top).rglob("*")):
            if path.suffix not in SUFFIXES or not path.is_file():
                continue
            with path.open(encoding="utf-8") as f:
                command = COMMAND.search(f.readline())
            if command:
                found.append((path, command))
    return sorted(found, key=lambda pair: pair[0].suffix != ".S")


def regenerate(path: Path, command: re.Match, root: Path = ROOT) -> bytes:
    """The bytes that the command prints; raises if it fails or names another file."""
    if root / command["path"] != path:
        raise SystemExit(f"{path}: its first line writes to {command['path']}")
    arguments = [sys.executable, "-m", command["module"], *command["arguments"].split()]
    # Not in the folder of the lab: the generators are those that run this.
    more = {"cwd": root, "env": os.environ | {"LANEWISE_ROOT": str(root)}}
    return subprocess.run(arguments, check=True, stdout=subprocess.PIPE, **more).stdout


def regenerated(files: list[tuple[Path, re.Match]], root: Path, at_once: bool) -> Iterable[bytes]:
    """The contents of each file, in their order; `at_once` where none is made of another."""
    if not at_once:
        return (regenerate(*file, root) for file in files)
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return list(pool.map(lambda file: regenerate(*file, root), files))


def main(argv: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if any differs")
    parser.add_argument("--root", type=Path, default=ROOT, help="of the checkout")
    arguments = parser.parse_args(argv)
    check, root = arguments.check, arguments.root.resolve()
    if not is_checkout(root):
        said = f"{root} is no checkout of Lanewise" if root != ROOT else "no checkout of Lanewise"
        print(f"lanewise-lab: {said}: run it there or give --root FOLDER", file=sys.stderr)
        return 2
    files, different = generated_files(root), 0
    for (path, _), new in zip(files, regenerated(files, root, check), strict=True):
        if new == path.read_bytes():
            continue
        different += 1
        print(f"{'differs' if check else 'written'}: {path.relative_to(root)}")
        if not check:
            path.write_bytes(new)
    print(f"kernels: {len(files)} generated files, {different} {'differ' if check else 'written'}")
    return 1 if check and (different or not files) else 0


if __name__ == "__main__":
    sys.exit(main())
