#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The Python packages that setup.sh installs, with all that they depend on, each with its hashes.

    packaging/lock.py            write packaging/locked-*.txt from packaging/requirements-*.txt
    packaging/lock.py --check    write nothing; exit 1 if a pin has no hash or another version

Writing takes `uv` (pip install uv). The lab itself is not in these files, but what it needs is,
and what builds it: setup.sh installs it without dependencies and without an isolated build.
"""

import argparse
import os
import re
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

HERE = Path(__file__).resolve().parent
LAB = "-e ./lab"
#: What builds the lab; one that needs no other package for that.
BUILD = ("setuptools==80.9.0",)
PIN = re.compile(r"^([A-Za-z0-9_.-]+)==([^\s;\\]+)")


def name_of(text: str) -> str:
    """As PEP 503 compares names."""
    return re.sub(r"[-_.]+", "-", text).lower()


def wanted(path: Path) -> list[str]:
    """The pins of a file, the lab replaced by what it needs."""
    lines = [line.strip() for line in path.read_text().splitlines()]
    lines = [line for line in lines if line and not line.startswith("#")]
    if LAB in lines:
        project = tomllib.loads((HERE.parent / "lab" / "pyproject.toml").read_text())["project"]
        lines = [line for line in lines if line != LAB] + project["dependencies"] + list(BUILD)
    return sorted(set(lines), key=str.lower)


def locked(path: Path) -> Path:
    return path.with_name(path.name.replace("requirements", "locked"))


def write(path: Path) -> None:
    """Keeps the pins of the locked file where the requirements allow them."""
    uv = shutil.which("uv")
    if uv is None:
        raise SystemExit("lock: uv is not installed: pip install uv")
    command = [uv, "pip", "compile", "-q", "--universal", "--python-version", "3.11"]
    command += ["--generate-hashes", "--no-header", "--no-annotate", "--allow-unsafe"]
    command += ["--no-emit-index-url", "-o", str(locked(path)), "-"]
    done = subprocess.run(
        command, input="\n".join(wanted(path)) + "\n", capture_output=True, text=True
    )
    if done.returncode:
        raise SystemExit(f"lock: {path.name}: {done.stderr.strip()}")
    head = f"# packaging/lock.py: {path.name} with hashes\n"
    locked(path).write_text(head + locked(path).read_text())


def wrong(path: Path) -> list[str]:
    """Why the locked file is not that of the requirements."""
    if not locked(path).is_file():
        return [f"{locked(path).name} is missing"]
    found, last, hashed = {}, "", set()
    for line in locked(path).read_text().splitlines():
        if pin := PIN.match(line):
            last = name_of(pin[1])
            found[last] = pin[2]
        hashed |= {last} if re.search(r"--hash=sha256:[0-9a-f]{64}\b", line) else set()
    out = []
    for line in wanted(path):
        pin = PIN.match(line)
        if not pin:
            out.append(f"{path.name}: {line} is no version")
        elif found.get(name_of(pin[1])) != pin[2]:
            out.append(f"{locked(path).name} lacks {pin[0]}")
    return out + [f"{locked(path).name}: {n} has no hash" for n in sorted(found.keys() - hashed)]


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="write nothing, exit 1 if any differs")
    parser.add_argument("--folder", type=Path, default=HERE, help="of the files")
    arguments = parser.parse_args()
    paths = sorted(arguments.folder.glob("requirements-*.txt"))
    if not paths:
        print(f"lock: no requirements-*.txt in {arguments.folder}", file=sys.stderr)
        return 2
    if arguments.check:
        problems = [problem for path in paths for problem in wrong(path)]
        for problem in problems:
            print(f"lock: {problem}: packaging/lock.py writes it anew")
        return 1 if problems else 0
    for path in paths:
        write(path)
        print(f"lock: wrote {os.path.relpath(locked(path))}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
