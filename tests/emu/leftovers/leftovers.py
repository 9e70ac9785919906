#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the library leaves on the stack where loads must be aligned: leftovers.c on an emulated
Cortex-M0 (ARMv6-M), and on a Cortex-M3 by a compiler that is told not to load unaligned words.

leftovers.py [--all]   -Os alone, or also -O1, -O2 and -O3
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]
sys.path.insert(0, str(ROOT / "lab"))
from lanewise_lab.tools import Failed, run  # noqa: E402

HERE = Path(__file__).resolve().parent
EXAMPLE = ROOT / "packaging/cortex-m/example"
GCC = "arm-none-eabi-gcc"
#: The flags of each target and the board of qemu-system-arm that runs it; 16 KiB of RAM suffice.
TARGETS = {
    "cortex-m0": (["-mcpu=cortex-m0"], "microbit"),
    "cortex-m3, aligned": (["-mcpu=cortex-m3", "-mno-unaligned-access"], "mps2-an385"),
}
FLAGS = ["-mthumb", "-std=gnu11", "-Wall", "-Wextra", "-Werror", "-nostartfiles"]
FLAGS += ["-ffunction-sections", "-Wl,--gc-sections", "-Wl,--no-warn-rwx-segments"]
#: As kernel_choice.cmake builds the library for a core without a kernel of its own.
LIBRARY = ["-DLANEWISE_BACKEND=lanewise_backend_x1_c32", "-DLANEWISE_CHOICE=NO_OTHER"]
LIBRARY += ["-DLANEWISE_MAX_STATES=1", "-fno-strict-aliasing"]
SOURCES = ["status.c", "keccak/select_static.c", "keccak/state.c", "keccak/constants.c"]
SOURCES += ["keccak/portable/keccakp1600_x1_c32.c"]
LINE = re.compile(r"^(\w+) (\d+) (\d+) (\d+)$", re.M)
CALLS = 14 * 5 * 3


def image(flags: list[str], level: str, folder: Path) -> Path:
    script, program = folder / "m.ld", folder / "leftovers.elf"
    script.write_text((EXAMPLE / "cortex-m.ld").read_text().replace("= 64K", "= 16K"))
    parts = [HERE / "leftovers.c", EXAMPLE / "startup.c"]
    parts += [ROOT / "src" / name for name in SOURCES] + sorted((ROOT / "src/hash").glob("*.c"))
    includes = [f"-I{ROOT / name}" for name in ("include", "src")] + [f"-I{EXAMPLE}"]
    run([GCC, *flags, *FLAGS, level, *LIBRARY, *includes, *parts, "-T", script, "-o", program])
    return program


def faults(target: str, level: str, folder: Path) -> list[str]:
    flags, board = TARGETS[target]
    command = ["qemu-system-arm", "-M", board, "-nographic", "-monitor", "none", "-serial", "none"]
    command += ["-semihosting-config", "enable=on,target=native", "-kernel"]
    command.append(str(image(flags, level, folder)))
    try:
        done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    except FileNotFoundError:
        raise Failed("qemu-system-arm is not installed") from None
    text = done.stdout + done.stderr
    if done.returncode or not text.endswith("done\n"):
        raise Failed(f"{target}, {level}: ended early: {text.splitlines()[-1:]}")
    (control, *found) = [(n, *map(int, more)) for n, *more in LINE.findall(text)]
    if control[0] != "leaky" or not control[3]:
        raise Failed(f"{target}, {level}: a function that leaves its message was not noticed")
    if len(found) != CALLS:
        raise Failed(f"{target}, {level}: {len(found)} calls, not {CALLS}")
    print(f"{target}, {level}: {len(found)} calls")
    return [
        f"{target}, {level}: {name} of {length} bytes at {place} leaves message or key, {n} places"
        for name, length, place, n in found
        if n
    ]


def main(arguments: list[str]) -> int:
    levels = ["-Os", "-O1", "-O2", "-O3"] if arguments == ["--all"] else ["-Os"]
    found = []
    with tempfile.TemporaryDirectory(prefix="lanewise-leftovers-") as name:
        try:
            for target in TARGETS:
                for level in levels:
                    found += faults(target, level, Path(name))
        except (Failed, subprocess.TimeoutExpired) as error:
            found.append(str(error))
    for fault in found:
        print(f"FAILED {fault}", file=sys.stderr)
    return bool(found)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
