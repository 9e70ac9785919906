# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs that the lab calls: compilers, emulators, and what Debian calls their packages."""

from __future__ import annotations

import re
import shutil
import subprocess
from pathlib import Path

#: Debian's packages of the tools.
PACKAGES = {
    "arm-none-eabi-gcc": "gcc-arm-none-eabi",
    "aarch64-linux-gnu-gcc": "gcc-aarch64-linux-gnu",
    "riscv64-linux-gnu-gcc": "gcc-riscv64-linux-gnu",
    "riscv64-unknown-elf-gcc": "gcc-riscv64-unknown-elf",
    "llvm-mca-22": "llvm-22",
    "bochs": "bochs",
}


class Failed(Exception):
    """What went wrong, in one line."""


def features() -> frozenset[str]:
    """Of this machine's processor, as Linux names them; none where it does not."""
    try:
        lines = Path("/proc/cpuinfo").read_text(encoding="utf-8").splitlines()
    except OSError:
        return frozenset()
    return frozenset(next((x for x in lines if x.startswith("flags")), "").split())


def run(command: list, **more) -> subprocess.CompletedProcess:
    """Runs a tool; Failed with the first line of its complaint unless it exits with 0."""
    command = [str(c) for c in command]
    if not shutil.which(command[0]):
        hint = f": apt install {PACKAGES[command[0]]}" if command[0] in PACKAGES else ""
        raise Failed(f"{command[0]} not found{hint}")
    done = subprocess.run(command, capture_output=True, text=True, **more)
    if done.returncode:
        lines = (done.stderr + done.stdout).strip().splitlines()
        telling = [line for line in lines if re.search("(?i)error:|undefined", line)]
        why = (telling or lines or ["no message"])[0]
        raise Failed(f"{Path(command[0]).name} failed: {why}")
    return done
