#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs of the system of rtl/soc, and what its memory begins with to run them.

    soc_program.py OUT [--words N] [--scalar]

Writes the key exchange (exchange.c) to OUT as words in hexadecimal, for a memory of N words, 2^18
if not given; --scalar: for a processor without its vector unit.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools.simulators import BUILD, RTL, Failed, call  # noqa: E402

SW, START = RTL / "soc/sw", RTL / "rvkeccak/sw"
DRIVERS = {block: RTL / block / "driver" for block in ("mlkem", "keccak")}
WARNINGS = "-std=c11 -Wall -Wextra -Wpedantic -Wconversion -Wsign-conversion -Werror".split()
BASE, WORDS = 0x80000000, 1 << 18


def program(
    where: Path, name: str, *files: Path, words: int = WORDS, macros: tuple[str, ...] = ()
) -> Path:
    """The ELF file of `files` and the drivers, its stack at the end of a memory of `words`."""
    where.mkdir(parents=True, exist_ok=True)
    elf = where / f"{name}.elf"
    command = ["riscv64-unknown-elf-gcc", "-march=rv32im", "-mabi=ilp32", "-O2", *WARNINGS]
    command += ["--specs=picolibc.specs", "-nostartfiles", "-static", "-T", START / "link.ld"]
    command += [f"-Wl,--defsym=stack_top={BASE + 4 * words:#x}", "-Wl,--no-warn-rwx-segments"]
    command += [f"-Wa,-I{START / 'include'}", START / "start.S", *(f"-D{m}" for m in macros)]
    for block, folder in DRIVERS.items():
        command += [f"-I{folder}", folder / f"lanewise_{block}_dev.c"]
    call([*command, *files, "-o", elf], "program")
    return elf


def exchange(where: Path, words: int = WORDS, vector: bool = True) -> Path:
    """The ELF file of the key exchange; without the vector unit its digests are made once."""
    if vector:
        return program(where, "exchange", SW / "exchange.c", SW / "vector.S", words=words)
    return program(where, "exchange", SW / "exchange.c", words=words, macros=("SCALAR",))


def image(memory: bytes) -> str:
    """Memory as words in hexadecimal, without zeros at its end."""
    used = memory.rstrip(b"\0")
    parts = (used[n : n + 4] for n in range(0, len(used), 4))
    return "".join(f"{int.from_bytes(part, 'little'):08x}\n" for part in parts)


def main() -> int:
    from processor import Image

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("out", type=Path)
    parser.add_argument("--words", type=int, default=WORDS)
    parser.add_argument("--scalar", action="store_true", help="without the vector unit")
    options = parser.parse_args()
    try:
        elf = exchange(BUILD / "soc/program", options.words, not options.scalar)
    except Failed as error:
        print(f"soc_program: {error}", file=sys.stderr)
        return 1
    memory = Image(elf).memory(BASE)
    if len(memory) > 4 * options.words:
        print(f"soc_program: {len(memory)} bytes in {4 * options.words}", file=sys.stderr)
        return 1
    options.out.write_text(image(memory))
    return 0


if __name__ == "__main__":
    sys.exit(main())
