# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Kernels and controls called by a program under a user-mode QEMU: what the runs of AArch64 and
RISC-V share. The program is calls.c with the assembly of an instruction set."""

from __future__ import annotations

import argparse
import os
import random
import re
import struct
import subprocess
import sys
import tempfile
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import reference
from emu import Outcome, report
from lanewise_lab.firmware import symbol_of
from lanewise_lab.tools import Failed

DEEPEST = 2048  # bytes of stack that no kernel needs


def rounds_of_calls(part: int = 1) -> list[int]:
    """The number of rounds of each call: 1000 of 24 and 240 of 1 to 24, or a part of them."""
    return [24] * (1000 // part) + [1 + i % 24 for i in range(240 // part)]


def states_of(name: str) -> int:
    found = re.search(r"_x(\d)(?=_|$)", name)
    return int(found[1]) if found else 1


class States:
    """Random states for every call and instance, and what becomes of them; `arranged` puts the
    states of a call as the kernels want them."""

    def __init__(
        self, seed: str, rounds: list[int], most: int, arranged: Callable, interleaved: bool = False
    ):
        reference.check()
        source = random.Random(seed)
        self.rounds, self.arranged, self.interleaved = rounds, arranged, interleaved
        self.before = [[source.randbytes(200) for _ in rounds] for _ in range(most)]
        self.after: dict[int, list[bytes]] = {}
        #: What a call is told: for 64 bits what the upper half of a register holds means nothing.
        self.arguments = [n | source.getrandbits(31) << 32 | 1 << 63 for n in rounds]
        self.kept: dict[tuple[bool, int], list[bytes]] = {}

    def _after(self, k: int) -> list[bytes]:
        if k not in self.after:
            self.after[k] = reference.expected(self.before[k], self.rounds, self.interleaved)
        return self.after[k]

    def _of(self, after: bool, count: int) -> list[bytes]:
        if (after, count) not in self.kept:
            source = [self._after(k) if after else self.before[k] for k in range(count)]
            self.kept[after, count] = [self.arranged(list(s)) for s in zip(*source, strict=True)]
        return self.kept[after, count]

    def given(self, name: str) -> list[bytes]:
        return self._of(False, states_of(name))

    def wanted(self, name: str) -> list[bytes]:
        return self._of(True, states_of(name))


@dataclass
class Harness:
    """A program; `word` is its register in struct's letters, `places` the bytes in which states
    may begin at any place that the contract allows."""

    program: Path
    qemu: str
    rules: list[str]  # that a call may break, in the order of calls.c
    word: str
    places: int

    def start(self, name: str, cpu: str, calls: bytes, *options: str) -> tuple[int, bytes, str]:
        """Exit status, output and errors. Failed if it cannot be run or does not end."""
        command = [self.qemu, "-cpu", cpu, *options, str(self.program), name, str(states_of(name))]
        folder = self.program.parent
        try:
            done = subprocess.run(
                command, input=calls, capture_output=True, timeout=120, cwd=folder
            )
        except FileNotFoundError:
            raise Failed(f"{self.qemu} is not installed") from None
        except subprocess.TimeoutExpired:
            raise Failed(f"{name} on {cpu} did not end within 120 s") from None
        return done.returncode, done.stdout, done.stderr.decode(errors="replace").strip()

    def one(self, states: States, name: str, i: int) -> bytes:
        """What the program is sent for call i: of one state any lane's place, else 64 bytes'."""
        place = i * (8 if states_of(name) == 1 else 64) % self.places
        mask = (1 << 8 * struct.calcsize(f"<{self.word}")) - 1
        return (
            struct.pack(f"<2{self.word}", states.arguments[i] & mask, place) + states.given(name)[i]
        )

    def outcomes(
        self, name: str, cpu: str, states: States, calls: range | None = None
    ) -> list[tuple[list[str], int, bytes]]:
        """Of each call the rules it broke, the bytes of stack, the states it left."""
        every = calls or range(len(states.rounds))
        sent = b"".join(self.one(states, name, i) for i in every)
        status, data, text = self.start(name, cpu, sent)
        if status or len(data) != len(sent):
            raise Failed(f"{name} on {cpu} ended with status {status}: {text or 'no message'}")
        head, found = struct.calcsize(f"<2{self.word}"), []
        size = head + 200 * states_of(name)
        for i in range(0, len(data), size):
            broken, used = struct.unpack_from(f"<2{self.word}", data, i)
            rules = [rule for n, rule in enumerate(self.rules) if broken >> n & 1]
            rules += ["deep"] * (used > DEEPEST)
            found.append((rules, used, data[i + head : i + size]))
        return found

    def compared(
        self, runs: dict[str, list[str]], plain: str, states: States, first: int = 0
    ) -> Outcome:
        """Of the controls in calls `first`, and of functions on each of their processors."""
        out = Outcome([], [], {}, {})
        for rule in (*self.rules, "deep"):
            call = range(first, first + 1)
            [(rules, _, _)] = self.outcomes(f"emu_wrong_{rule}", plain, states, call)
            out.controls.append((rule, "".join(" " + r for r in rules)))
        for name, cpus in runs.items():
            for cpu in cpus:
                try:
                    found = self.outcomes(name, cpu, states)
                except Failed as error:
                    out.faults.append(str(error))
                    continue
                left = [state for _, _, state in found]
                if out.left.setdefault(name, left) != left:
                    out.faults.append(f"{name} leaves other states on {cpu}")
                out.used[name] = max(out.used.get(name, 0), *(used for _, used, _ in found))
                wrong = [(i, rules) for i, (rules, _, _) in enumerate(found) if rules]
                out.faults += [f"{name}: call {i}: {' '.join(rules)}" for i, rules in wrong]
        return out


def called(folder: Path, names: list[str]) -> None:
    """What calls.c includes: the functions that it can call."""
    folder.mkdir(exist_ok=True)
    calls = " ".join(f"X({name})" for name in names)
    (folder / "kernels_called.h").write_text(f"#define KERNELS(X) {calls}\n")


def main(about: str, hows: list[str], where: Path, check: Callable) -> int:
    """The command of an instruction set whose kernels lie in `where`: check(how, kernels, folder,
    seed) returns faults, one a line."""
    parser = argparse.ArgumentParser(description=about.splitlines()[0])
    parser.add_argument("how", choices=hows)
    parser.add_argument("--kernel", action="append", type=Path, help="a .S file (default: all)")
    options = parser.parse_args()
    kernels = [k.resolve() for k in options.kernel or sorted(where.glob("keccakp1600_*.S"))]
    seed = os.environ.get("LANEWISE_TEST_SEED", "20261121")
    with tempfile.TemporaryDirectory(prefix="lanewise-emu-") as name:
        try:
            if not kernels:
                raise Failed(f"there are no kernels in {where}")
            print(f"seed {seed}, {len(kernels)} kernels", flush=True)
            return report(check(options.how, kernels, Path(name), seed))
        except (Failed, OSError) as error:
            print(f"emu: {error}", file=sys.stderr)
            return 1


def symbols(kernels: list[Path]) -> list[str]:
    return [symbol_of(kernel) for kernel in kernels]
