#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Counts the instructions of the two portable kernels on another machine, emulated.

counts.py check MACHINE PROGRAM EMULATOR...   is the shorter one chosen, docs/32-bit.md right?
counts.py docs MACHINE PROGRAM EMULATOR...    writes the row of MACHINE in docs/32-bit.md

PROGRAM is count.c in a build for MACHINE. qemu translates every instruction by itself and logs each
that it executes; what one call takes is the difference of a run with two calls and a run with one,
so that helpers of the compiler's library count and the start of the program does not.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

DOCS = Path(__file__).resolve().parents[2] / "docs/32-bit.md"
KERNELS = ("keccakp1600_x1_c64", "keccakp1600_x1_c32_interleaved")
#: Another minor version of the compiler may take a few instructions more or less.
TOLERANCE = 0.02


class Failed(Exception):
    """One line for people."""


def run(command: list[str]) -> str:
    done = subprocess.run(command, capture_output=True, text=True, timeout=120)
    if done.returncode:
        raise Failed(f"{' '.join(command)}: exit {done.returncode} {done.stderr}")
    return done.stdout


def one_instruction_each(emulator: str) -> str:
    """The option's name, which QEMU 8.1 changed."""
    found = re.search(r"version (\d+)\.(\d+)", run([emulator, "--version"]))
    return "-one-insn-per-tb" if (int(found[1]), int(found[2])) >= (8, 1) else "-singlestep"


def executed(emulator: list[str], program: str, *arguments: str) -> int:
    with tempfile.TemporaryDirectory(prefix="lanewise-count-") as folder:
        log = Path(folder) / "log"
        options = [one_instruction_each(emulator[0]), "-d", "exec,nochain", "-D", str(log)]
        run([*emulator, *options, program, *arguments])
        with log.open(encoding="utf-8", errors="replace") as lines:
            return sum(line.startswith("Trace") for line in lines)


def one_call(emulator: list[str], program: str, kernel: str, what: str) -> int:
    once, twice = (executed(emulator, program, kernel, what, n) for n in ("1", "2"))
    if twice <= once:
        raise Failed(f"{kernel} executes nothing")
    return twice - once


def counts(emulator: list[str], program: str) -> dict[str, list[int]]:
    """Of each kernel the instructions of a permutation and of an absorbed block of SHA3-256."""
    calls = ("permute", "absorb")
    return {k: [one_call(emulator, program, k, what) for what in calls] for k in KERNELS}


def row(machine: str, found: dict[str, list[int]]) -> str:
    whole, halves = (found[k] for k in KERNELS)
    ratios = [f"{a / b:.2f}" for a, b in zip(whole, halves, strict=True)]
    cells = [f"`{machine}`", whole[0], halves[0], ratios[0], whole[1], halves[1], ratios[1]]
    return "| " + " | ".join(map(str, cells)) + " |"


def stated(machine: str) -> tuple[str, list[int]]:
    """The row of docs/32-bit.md, and its four counts in the order of `row`."""
    for line in DOCS.read_text(encoding="utf-8").splitlines():
        if line.startswith(f"| `{machine}` |"):
            cells = [c.strip() for c in line.strip("| ").split("|")]
            return line, [int(cells[i]) for i in (1, 2, 4, 5)]
    raise Failed(f"docs/32-bit.md has no row of {machine}")


def check(machine: str, program: str, emulator: list[str]) -> None:
    found = counts(emulator, program)
    print(row(machine, found))
    chosen = run([*emulator, program]).strip()
    for at, what in enumerate(("a permutation", "a block of SHA3-256")):
        best = min(KERNELS, key=lambda k, at=at: found[k][at])
        if best != chosen:
            raise Failed(
                f"{machine}: {chosen} is chosen, {best} takes fewer instructions of {what}"
            )
    whole, halves = (found[k] for k in KERNELS)
    now = [whole[0], halves[0], whole[1], halves[1]]
    _, said = stated(machine)
    if any(abs(n - s) > TOLERANCE * s for n, s in zip(now, said, strict=True)):
        raise Failed(f"{machine}: {now} instructions counted, docs/32-bit.md says {said}")


def main(what: str, machine: str, program: str, *emulator: str) -> int:
    try:
        if what == "docs":
            line, _ = stated(machine)
            new = row(machine, counts(list(emulator), program))
            DOCS.write_text(DOCS.read_text(encoding="utf-8").replace(line, new), encoding="utf-8")
        else:
            check(machine, program, list(emulator))
    except (Failed, OSError, subprocess.TimeoutExpired) as error:
        print(f"counts: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
