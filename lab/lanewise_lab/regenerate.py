# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Makes every generated file of a checkout anew, or compares: lanewise-lab gen [--check].

Kernels are made of their recipes (gen.py), which say all that there are but those of WebAssembly; a
file in src/keccak that no recipe makes is named. The others, made of kernels, cores and the tables
of the hardware, begin with a comment that holds `python3 -m MODULE ARGUMENTS > PATH`, where PATH is
the file itself and the module prints the whole file.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

from . import gen
from .checkout import KERNELS, ROOT, is_checkout
from .tools import Failed

COMMAND = re.compile(r"python3 -m (?P<module>[\w.]+)(?P<arguments>[^>]*)> (?P<path>\S+)")
SEARCHED = ("src", "rtl")
SUFFIXES = {".c", ".h", ".S", ".sv", ".md", ".inc"}
#: The folder of kernels that have no recipes: their first lines say what makes them.
WITHOUT_RECIPES = "wasm"
CHOICE = "src/keccak/kernel_choice.cmake"


def tables(root: Path) -> Iterator[tuple[Path, re.Match]]:
    """The files below SEARCHED that are no kernels and name a command in their first line. Assembly
    of kernels is made of their recipes."""
    for top in SEARCHED:
        for path in sorted((root / top).rglob("*")):
            kernel = path.suffix == ".S" and root / "src/keccak" in path.parents
            kernel &= path.parent.name != WITHOUT_RECIPES
            if path.suffix in SUFFIXES and path.is_file() and not kernel:
                with path.open(encoding="utf-8") as f:
                    command = COMMAND.search(f.readline())
                if command:
                    yield path, command


def printed(path: Path, command: re.Match, root: Path) -> bytes:
    """What the command prints; Failed, in one line, if it fails or names another file."""
    if root / command["path"] != path:
        raise Failed(f"{path}: its first line writes to {command['path']}")
    arguments = [sys.executable, "-m", command["module"], *command["arguments"].split()]
    # Not in the folder of the lab: the generators are those that run this.
    more = {"cwd": root, "env": os.environ | {"LANEWISE_ROOT": str(root)}}
    done = subprocess.run(arguments, capture_output=True, **more)
    if done.returncode:
        last = done.stderr.decode(errors="replace").strip().splitlines() or ["no message"]
        raise Failed(f"{command['path']} cannot be made: {last[-1]}")
    return done.stdout


def chosen(root: Path) -> set[str]:
    """The kernels that kernel_choice.cmake names, as files without .S."""
    text = (root / CHOICE).read_text()
    found = {
        f"keccakp1600_x1_armv7m_{name}" for name in re.findall(r"^set\(best_\S+ (\w+)", text, re.M)
    }
    found |= set(re.findall(r"^set\(many_\S+ (\w+)", text, re.M))
    for name in re.findall(r"_rv\$\{bits\}_(\w+)\)", text):
        found |= {f"keccakp1600_x1_rv{bits}_{name}" for bits in (32, 64)}
    return found


def strangers(root: Path) -> Iterator[str]:
    """A line for each file or choice of a kernel that there is no recipe for."""
    known = gen.kernels()
    for path in sorted(path for place in KERNELS for path in (root / place).glob("*/*.S")):
        if path.parent.name == WITHOUT_RECIPES:
            continue
        if path.stem not in known or path != root / known[path.stem].place:
            yield f"{path.relative_to(root)}: no recipe makes it"
    for name in sorted(chosen(root) - set(known)):
        yield f"{CHOICE}: chooses {name}, which no recipe makes"


def run(root: Path, check: bool) -> int:
    """The exit status: 0 done, or with `check` nothing differs."""
    lines: list[str] = list(strangers(root))
    wrong = len(lines)

    def take(path: Path, new: bytes) -> None:
        if not path.is_file() or new != path.read_bytes():
            word = "differs" if path.is_file() else "missing"
            lines.append(f"{word if check else 'written'}: {path.relative_to(root)}")
            if not check:
                path.write_bytes(new)

    kernels = list(gen.kernels().values())
    for kernel, new in zip(kernels, gen.texts(kernels), strict=True):
        take(root / kernel.place, new)
    others = list(tables(root))
    # At once where none is made of another.
    with ThreadPoolExecutor(os.cpu_count() if check else 1) as pool:
        for (path, _), job in [(f, pool.submit(printed, *f, root)) for f in others]:
            try:
                take(path, job.result())
            except Failed as error:
                lines.append(str(error))
                wrong += 1
    print(*lines, sep="\n", end="\n" if lines else "")
    count, word = len(kernels) + len(others), "differ" if check else "written"
    print(f"kernels: {count} generated files, {len(lines) - (0 if check else wrong)} {word}")
    return 1 if wrong or check and lines else 0


def main(check: bool = False, root: Path = ROOT) -> int:
    """Exit 2 without a checkout."""
    if not is_checkout(root):
        said = f"{root} is no checkout of Lanewise" if root != ROOT else "no checkout of Lanewise"
        print(f"lanewise-lab: {said}: run it there or give --root FOLDER", file=sys.stderr)
        return 2
    try:
        return run(root, check)
    except Failed as error:
        print(f"lanewise-lab: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main("--check" in sys.argv))
