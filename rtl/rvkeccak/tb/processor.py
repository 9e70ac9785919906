#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Build simulators of the processor, and put data into its programs.

    processor.py [--tree DIR] [--vcd] [C...]

For each named configuration C of rtl/rvkeccak/configs.toml:
build/rtl/lanewise-rvkeccak-iss, and build/rtl/C/lanewise-rvkeccak-sim (RTL under Verilator with the
simulator beside it).

What has not changed since the last build is left alone. --tree DIR takes rtl/ from a copy of this
repository (with its own faults, say) and writes to DIR/build/rtl.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import tomllib
from pathlib import Path

from elftools.elf.elffile import ELFFile

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools.simulators import (  # noqa: E402
    BUILD,
    ROOT,
    Failed,
    alone,
    call,
    digest,
    each,
    sources,
    up_to_date,
)

MODEL = "rtl/rvkeccak/model/*.cpp"
CXX = "-std=c++17 -Wall -Wextra"
#: The simulator runs long. Of the verilated code most runs once, and compiling is what takes time.
OPTIMIZED = f"{CXX} -O2"


def model(tree: Path) -> list[Path]:
    return sorted((tree / "rtl/rvkeccak/model").glob("*"))


def build_iss(tree: Path, out: Path) -> Path:
    """The simulator, and all of it but its command as out/model.a for the harnesses."""
    binary, library = out / "lanewise-rvkeccak-iss", out / "model.a"
    key = digest(model(tree), OPTIMIZED)
    with alone(out):
        if up_to_date(binary, key) and library.exists():
            return binary
        objects = {cpp.stem: str(out / f"iss-{cpp.stem}.o") for cpp in tree.glob(MODEL)}
        for cpp in tree.glob(MODEL):
            call(["g++", *OPTIMIZED.split(), "-c", cpp, "-o", objects[cpp.stem]], "iss")
        library.unlink(missing_ok=True)
        shared = [o for stem, o in objects.items() if stem != "main"]
        call(["ar", "rcs", library, *shared], "iss")
        call(["g++", *objects.values(), "-o", binary], "iss")
        binary.with_suffix(".key").write_text(key)
        print("built: lanewise-rvkeccak-iss", flush=True)
    return binary


def build(tree: Path, out: Path, name: str, parameters: dict[str, int], vcd: bool) -> Path:
    folder = out / name
    binary = folder / "lanewise-rvkeccak-sim"
    files, harness = sources("rvkeccak", tree=tree), tree / "rtl/rvkeccak/tb/harness.cpp"
    # Without -fno-dfg Verilator 5.006 makes the registers, which the harness sees as one vector, a
    # chain of concatenations: two thousand copies of up to two thousand words in every cycle.
    command = ["verilator", "--cc", "--exe", "--build", "-O3", "-fno-dfg", "--x-assign", "unique"]
    command += ["-MAKEFLAGS", "OPT_FAST=-O1", "--top-module", "lanewise_simd", "-Wno-fatal"]
    command += ["-DLANEWISE_DEBUG", *(f"-G{key}={value}" for key, value in parameters.items())]
    command += ["--trace", "-CFLAGS", "-DLANEWISE_VCD"] if vcd else []
    command += ["-CFLAGS", f"{CXX} -Wno-unused-parameter -DLANEWISE_CONFIG='\"{name}\"'"]
    key = digest([*files, *model(tree), harness], *command)
    with alone(folder):
        if up_to_date(binary, key):
            return binary
        # What was built of files that are elsewhere now would stop make.
        shutil.rmtree(folder / "obj", ignore_errors=True)
        command += ["--Mdir", str(folder / "obj"), "-o", str(binary)]
        call([*command, *files, harness, out / "model.a"], name)
        binary.with_suffix(".key").write_text(key)
        print(f"built: {name}", flush=True)
    return binary


def build_all(names: list[str], tree: Path = ROOT, vcd: bool = False) -> list[Path]:
    """The harness of each configuration; Failed if one does not build."""
    configurations = tomllib.loads((tree / "rtl/rvkeccak/configs.toml").read_text())
    unknown = [name for name in names if name not in configurations]
    if unknown:
        raise Failed(f"no such configuration: {', '.join(unknown)}")
    out = tree / "build/rtl"
    build_iss(tree, out)
    return each(lambda name: build(tree, out, name, configurations[name], vcd), names)


def simulator(name: str, alone: bool = False) -> list[str]:
    """The command that simulates a build, or of which the instruction-set simulator does alone."""
    if alone:
        return [str(BUILD / "lanewise-rvkeccak-iss"), "--config", name]
    return [str(BUILD / name / "lanewise-rvkeccak-sim")]


class Image:
    """An ELF file whose data can be replaced."""

    def __init__(self, path: Path):
        self.bytes = bytearray(path.read_bytes())
        with path.open("rb") as file:
            elf = ELFFile(file)
            table = elf.get_section_by_name(".symtab")
            self.symbols = {s.name: s["st_value"] for s in table.iter_symbols()}
            #: Address, size and name of each function.
            self.functions = [
                (s["st_value"], s["st_size"], s.name)
                for s in table.iter_symbols()
                if s["st_info"]["type"] == "STT_FUNC" and s["st_size"]
            ]
            self._loaded = [
                (s["p_vaddr"], s["p_offset"], s["p_filesz"])
                for s in elf.iter_segments()
                if s["p_type"] == "PT_LOAD"
            ]

    def put(self, symbol: str, data: bytes) -> None:
        address = self.symbols[symbol]
        for start, offset, size in self._loaded:
            if start <= address and address + len(data) <= start + size:
                at = offset + address - start
                self.bytes[at : at + len(data)] = data
                return
        raise Failed(f"{symbol}: {len(data)} bytes do not fit")

    def memory(self, base: int) -> bytes:
        """What it loads, from the address `base`."""
        end = max(start + size for start, _, size in self._loaded)
        found = bytearray(end - base)
        for start, offset, size in self._loaded:
            found[start - base : start - base + size] = self.bytes[offset : offset + size]
        return bytes(found)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("configurations", nargs="*", metavar="C")
    parser.add_argument("--tree", type=Path, default=ROOT, help="repository to take rtl/ from")
    parser.add_argument("--vcd", action="store_true", help="with waveforms")
    arguments = parser.parse_args()
    try:
        build_all(arguments.configurations, arguments.tree.resolve(), arguments.vcd)
    except Failed as error:
        print(f"build: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
