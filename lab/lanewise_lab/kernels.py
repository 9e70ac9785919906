# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Regenerate every generated file from the command in its own first line.

    python -m lanewise_lab.kernels            write what has changed
    python -m lanewise_lab.kernels --check    write nothing; exit 1 and name what differs

A generated file begins with a comment that holds `python3 -m MODULE ARGUMENTS > PATH`, where
PATH is the file itself. The module prints the whole file.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
COMMAND = re.compile(r"python3 -m (?P<module>[\w.]+)(?P<arguments>[^>]*)> (?P<path>\S+)")
SEARCHED = ("src", "rtl")
SUFFIXES = {".S", ".c", ".h", ".sv", ".md", ".inc"}


def generated_files() -> list[tuple[Path, re.Match]]:
    """All files below SEARCHED whose first line names a command, with that command; kernels first,
    since tables are made of them."""
    found = []
    for top in SEARCHED:
        for path in sorted((ROOT / top).rglob("*")):
            if path.suffix not in SUFFIXES or not path.is_file():
                continue
            with path.open(encoding="utf-8") as f:
                command = COMMAND.search(f.readline())
            if command:
                found.append((path, command))
    return sorted(found, key=lambda pair: pair[0].suffix != ".S")


def regenerate(path: Path, command: re.Match) -> bytes:
    """The bytes that the command prints; raises if it fails or names another file."""
    if ROOT / command["path"] != path:
        raise SystemExit(f"{path}: its first line writes to {command['path']}")
    arguments = [sys.executable, "-m", command["module"], *command["arguments"].split()]
    return subprocess.run(arguments, cwd=ROOT / "lab", check=True, stdout=subprocess.PIPE).stdout


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if any differs")
    check = parser.parse_args().check
    files, different = generated_files(), 0
    for path, command in files:
        new = regenerate(path, command)
        if new == path.read_bytes():
            continue
        different += 1
        print(f"{'differs' if check else 'written'}: {path.relative_to(ROOT)}")
        if not check:
            path.write_bytes(new)
    print(f"kernels: {len(files)} generated files, {different} {'differ' if check else 'written'}")
    return 1 if check and (different or not files) else 0


if __name__ == "__main__":
    sys.exit(main())
