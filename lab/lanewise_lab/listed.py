# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whether every kernel has a file, a command that makes it, and a row of the table of its
instruction set, from which C and CMake know it.

    python3 -m lanewise_lab.listed

Prints a line for each place that is missing; exit 1 if there is one. The tables are the macros
LANEWISE_*(K) of src/keccak/<isa>/backends_<isa>.h, which CMake reads too (kernels.cmake); for
firmware, which has one kernel, kernel_choice.cmake names the files.
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path

from . import gen
from .checkout import ROOT, need_or_exit
from .regenerate import COMMAND

Commands = Mapping[str, tuple[str, ...]]
#: Of these, firmware alone has kernels.
CORTEX_M = ("armv7m", "armv8m")
#: LANEWISE_KERNEL of kernel_choice.cmake takes any of these.
FIRMWARE = ("keccakp1600_x1_armv7m_", "keccakp1600_x1_rv32_")
_ROW = re.compile(r" K\((?:X, )?(?P<name>x\d\w*),(?P<rest>[^)]*)\)")
_BACKEND = re.compile(r" X\(lanewise_backend_(x\d\w*),")
_PORTABLE = {"x1_c64", "x1_c32"}


def _of_table(folder: Path) -> set[str]:
    """The files, without .S, that the table of an instruction set says there are."""
    found: set[str] = set()
    for row in _ROW.finditer((folder / f"backends_{folder.name}.h").read_text()):
        found.add(f"keccakp1600_{row['name']}")
        if re.search(r"\bCHAINS\b", row["rest"]):
            found.add(f"shake256_{row['name']}_chain")
    return found


def _of_firmware(root: Path, isa: str) -> set[str]:
    """The files, without .S, that kernel_choice.cmake names."""
    text = (root / "src/keccak/kernel_choice.cmake").read_text()
    if isa == "riscv":
        last = re.findall(r"_rv\$\{bits\}_(\w+)\)", text)
        return {f"keccakp1600_x1_rv{bits}_{name}" for bits in (32, 64) for name in last}
    if isa == "armv8m":
        return set(re.findall(r"^set\(many_cortex\S+ (\w+)\)", text, re.M))
    best = re.findall(r"^set\(best_\S+ (\w+)\)", text, re.M)
    others = re.findall(rf"/{isa}/(\w+)\.S\b", text)
    return {f"keccakp1600_x1_{isa}_{name}" for name in best} | set(others)


def _of_command(place: str, isa: str, files: dict[str, Path], commands: Commands) -> Iterator[str]:
    """What is wrong with the commands that make these files, and with files that they lack."""
    for name, path in files.items():
        if name not in commands:
            yield f"{place}/{name}.S: no command of `lanewise-lab gen --list` makes it"
            continue
        _, module, *arguments = commands[name]
        with path.open(encoding="utf-8") as f:
            first = COMMAND.search(f.readline())
        if not first or (first["module"], first["arguments"].split()) != (module, arguments):
            said = " ".join(("python3 -m", module, *arguments))
            yield f"{place}/{name}.S: its first line is not the command that makes it, {said}"
    for name, (its, *_) in commands.items():
        if its == isa and name not in files:
            yield f"{place}/{name}.S: listed by `lanewise-lab gen`, not there: make kernel K={name}"


def _of_isa(root: Path, isa: str, commands: Commands) -> Iterator[str]:
    folder, place = root / "src/keccak" / isa, f"src/keccak/{isa}"
    files = {path.stem: path for path in sorted(folder.glob("*.S"))}
    yield from _of_command(place, isa, files, commands)
    where, named = "src/keccak/kernel_choice.cmake", set()
    if isa in (*CORTEX_M, "riscv"):
        named = _of_firmware(root, isa)
        yield from (f"{where}: names {name}.S, not in {place}" for name in sorted(named - {*files}))
    if isa not in CORTEX_M:
        where, named = f"{place}/backends_{isa}.h", _of_table(folder)
        yield from (f"{where}: has {name}, not in {place}" for name in sorted(named - {*files}))
        for name in sorted(_without_costs(folder, named)):
            yield f"{where}: LANEWISE_BACKENDS has no row of {name}"
    named |= {name for name in files if name.startswith(FIRMWARE)}
    for name in sorted({*files} - named):
        yield f"{where}: has no row of {name}, so that no library holds it"


def _without_costs(folder: Path, table: set[str]) -> set[str]:
    """Where the costs are a list of their own, as in generated tables: what that lacks."""
    text = (folder / f"backends_{folder.name}.h").read_text()
    costs = set(_BACKEND.findall(text))
    if costs <= _PORTABLE:
        return set()
    kernels = {n.removeprefix("keccakp1600_") for n in table if n.startswith("keccakp1600_")}
    return kernels - costs


def missing(root: Path = ROOT, commands: Commands | None = None) -> list[str]:
    """A line for each place that lacks a kernel, or names one that there is not."""
    commands = gen.commands() if commands is None else commands
    isas = {path.parent.name for path in (root / "src/keccak").glob("*/*.S")}
    isas |= {isa for isa, *_ in commands.values()}
    return [line for isa in sorted(isas) for line in _of_isa(root, isa, commands)]


def main() -> int:
    need_or_exit("listed, which compares the lists of kernels,")
    found = missing()
    for line in found:
        print(line)
    print(f"listed: {len(found)} places are missing" if found else "listed: nothing is missing")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
