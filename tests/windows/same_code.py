#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Does an object for Windows hold the code that was proved? same_code.py SOURCE BUILD COMPILER

SOURCE is a checkout, BUILD a build folder for Windows, COMPILER makes ELF objects for x86-64.

For each x86-64 kernel: the object of a build for Windows (COFF) against one for ELF, assembled
with LANEWISE_MS_ABI, which is what the prover reads. All bytes of code and of constants must be the
same, and what the linker fills in must refer to the same places.
"""

import struct
import subprocess
import sys
import tempfile
from pathlib import Path

from elftools.elf.elffile import ELFFile

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "lab"))

from lanewise_lab import coff  # noqa: E402

#: Relocations of 32 bits relative to the address behind them: R_X86_64_PC32 and PLT32.
RELATIVE = (2, 4)


class Different(Exception):
    """What is not the same."""


def filled(code: bytearray, at: int, to: tuple[str, int], moved: dict) -> None:
    """Note that the four bytes at `at` are to hold the distance to a place from behind them."""
    section, offset = to
    if section == ".text":  # of one section the distance is known
        code[at : at + 4] = struct.pack("<i", offset - at - 4)
    else:
        code[at : at + 4] = bytes(4)
        moved[at] = to


def parts(path: Path) -> tuple[bytes, bytes, dict]:
    """Code, constants, and {offset in the code: section and offset that it refers to}."""
    moved: dict[int, tuple[str, int]] = {}
    with coff.opened(path) as f:
        image = ELFFile(f)
        code = bytearray(image.get_section_by_name(".text").data())
        constants = image.get_section_by_name(".rodata")
        symbols = image.get_section_by_name(".symtab")
        relocations = image.get_section_by_name(".rela.text")
        for entry in relocations.iter_relocations() if relocations else ():
            if entry["r_info_type"] not in RELATIVE:
                raise Different(f"a relocation of type {entry['r_info_type']}")
            symbol = symbols.get_symbol(entry["r_info_sym"])
            section = image.get_section(symbol["st_shndx"]).name
            offset = symbol["st_value"] + entry["r_addend"] + 4
            filled(code, entry["r_offset"], (section, offset), moved)
        return bytes(code), constants.data() if constants else b"", moved


def compare(windows: Path, ours: Path) -> None:
    code, constants, moved = parts(ours)
    its_code, its_constants, its_moved = parts(windows)
    # COFF pads a section to its alignment, 64, behind the last instruction.
    if its_code[: len(code)] != code or len(its_code) - len(code) > 63:
        at = next((n for n, (a, b) in enumerate(zip(code, its_code)) if a != b), len(code))
        raise Different(f"other code at {at:#x}")
    if its_constants[: len(constants)] != constants or its_constants[len(constants) :].strip(b"\0"):
        raise Different("other constants")
    if moved != its_moved:
        raise Different("references to other places")


def main() -> int:
    if len(sys.argv) != 4:
        print("same_code: usage: same_code.py SOURCE BUILD COMPILER", file=sys.stderr)
        return 2
    source, build, compiler = Path(sys.argv[1]), Path(sys.argv[2]), sys.argv[3]
    kernels, wrong = sorted((source / "src/keccak/x86_64").glob("*.S")), 0
    with tempfile.TemporaryDirectory() as folder:
        for kernel in kernels:
            objects = build / "CMakeFiles" / "lanewise.dir"
            found = sorted(objects.rglob(f"{kernel.name}.obj"))
            ours = Path(folder) / f"{kernel.stem}.o"
            command = [compiler, "-DLANEWISE_MS_ABI", "-c", str(kernel), "-o", str(ours)]
            subprocess.run(command, check=True)
            try:
                if len(found) != 1:
                    raise Different(f"{len(found)} objects in {build}")
                compare(found[0], ours)
            except Different as reason:
                print(f"FAILED {kernel.name}: {reason}")
                wrong += 1
    print(f"{len(kernels)} objects for Windows compared, {wrong} differ")
    return 1 if wrong or not kernels else 0


if __name__ == "__main__":
    sys.exit(main())
