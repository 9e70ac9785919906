# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the shipped RISC-V kernels: none is called proved that is one.

A mutant that is proved all the same must be harmless: it is then run under qemu and compared with
the reference, and listed. Of kernels with instructions that qemu 7.2 does not know, none may be
proved. LANEWISE_RISCV_MUTANTS sets how many are drawn for each kernel; the seed is fixed.
"""

import random
import subprocess
from pathlib import Path

import pytest
import required
from required import modules, tools

modules("capstone")
tools("riscv64-linux-gnu-gcc", "riscv64-unknown-elf-gcc", "qemu-riscv64", "qemu-riscv32")

from conformance import mutants  # noqa: E402
from conformance.mutants import Subject  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case  # noqa: E402
from lanewise_lab.prove.spec import Shape  # noqa: E402
from lanewise_lab.round import LANES, permute  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402
from lanewise_lab.symbolic.domain import Algebra  # noqa: E402

pytestmark = pytest.mark.slow

COUNT = required.count(few=6, many=10, variable="LANEWISE_RISCV_MUTANTS")
KERNELS = shipped.sources("riscv64") + shipped.sources("riscv32")

#: Few rounds that execute every instruction which any number of rounds executes.
ROUNDS = (1, 2, 3, 4, 5)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 50_000)  # for faults that loop for ever


class Kernel(Subject):
    """With the program that calls it: reads the states, permutes, writes them."""

    def __init__(self, source, folder):
        path = shipped.assemble(source, folder)
        (task,) = shipped.kernel_tasks(path, source)
        self.vlen = max((c.vlen for c in task.cases[:1]), default=0)
        cases = [Case(n, vlen=self.vlen) for n in ROUNDS]
        super().__init__(str(path), task.symbol, task.interface, cases, task.stack)
        self.folder, self.isa = folder, self.code.isa
        self.width = int(self.isa[5:])
        self.shape = Shape(Algebra(self.width), self.interface.layout)

    def permuted(self, states: list[list[int]], rounds: int) -> list[list[int]] | None:
        """The states after the code of the object, as it is now, was called; None: it trapped."""
        parts, size = self.shape.parts, self.width // 8
        words = [0] * (LANES * len(states) * parts)
        for k, state in enumerate(states):
            for i, lane in enumerate(state):
                at = self.interface.place(k, i) * parts
                words[at : at + parts] = self.shape.split(lane)
        data = b"".join(w.to_bytes(size, "little") for w in words)
        cpu = f"rv{self.width},zbb=true"
        cpu += f",v=true,vext_spec=v1.0,vlen={self.vlen}" if self.vlen else ""
        command = [f"qemu-riscv{self.width}", "-cpu", cpu, self.program(rounds)]
        done = subprocess.run(command, input=data, capture_output=True, timeout=20)
        if done.returncode or len(done.stdout) != len(data):
            return None
        words = [done.stdout[n : n + size] for n in range(0, len(data), size)]
        words = [int.from_bytes(w, "little") for w in words]

        def lane_of(k: int, i: int) -> int:
            at = self.interface.place(k, i) * parts
            return self.shape.join(tuple(words[at : at + parts]))

        return [[lane_of(k, i) for i in range(LANES)] for k in range(len(states))]

    def program(self, rounds: int):
        """The bytes of the object, changed, called by a few instructions, linked."""
        object_bytes = bytearray(Path(self.code.path).read_bytes())
        for start, end in [(s.start, s.end) for s in self.code.sections if s.name == ".text"]:
            if start < end:
                at = self.code.file_offset(start)
                text = bytearray(self.code.code_at(start, end - start))
                for n in range(start, end):
                    if n in self.code.relocated:
                        text[n - start] = object_bytes[at + n - start]
                object_bytes[at : at + len(text)] = text
        changed, call = self.folder / "changed.o", self.folder / "call.S"
        changed.write_bytes(object_bytes)
        size = 200 * self.interface.states
        call.write_text(
            f".globl _start\n_start: andi sp, sp, -64\n addi sp, sp, -2000\n andi sp, sp, -64\n"
            f"mv s0, sp\n li a0, 0\n mv a1, s0\n li a2, {size}\n li a7, 63\n ecall\n"
            f"mv a0, s0\n li a1, {rounds}\n call {self.symbol}\n"
            f"li a0, 1\n mv a1, s0\n li a2, {size}\n li a7, 64\n ecall\n"
            "li a0, 0\n li a7, 93\n ecall\n"
        )
        out = self.folder / "program"
        compiler = shipped.COMPILERS[self.isa]
        files = [str(call), str(changed), "-o", str(out)]
        options = ["-nostdlib", "-nostartfiles", "-static"]
        subprocess.run([*compiler, *options, *files], check=True)
        return out


def permutes(subject: Kernel, source: random.Random) -> bool:
    each = range(subject.interface.states)
    for rounds in (*ROUNDS, 24):
        states = [[source.getrandbits(64) for _ in range(LANES)] for _ in each]
        if subject.permuted(states, rounds) != [permute(s, rounds) for s in states]:
            return False
    return True


#: In continuous integration: each form of code once, the first two in `make test` too. `make full`
#: has all.
SAMPLE = ("x1_rv64_zbb", "x2_rv64_zvbb", "x1_rv32_zbb", "x4_rv64_v")


def parameters() -> list:
    out = []
    for s in KERNELS:
        name = s.stem.removeprefix("keccakp1600_")
        mark = pytest.mark.ci if name in SAMPLE[1:] else pytest.mark.full
        out.append(pytest.param(s, marks=() if name in SAMPLE[:1] else mark, id=s.stem))
    return out


@pytest.mark.spread
@pytest.mark.parametrize("source", parameters())
def test_mutants(source, tmp_path):
    subject = Kernel(source, tmp_path)
    every = [Case(n, vlen=subject.vlen) for n in (*ROUNDS, 13, 24)]
    assert set(subject.prove(every).instructions) == set(subject.whole.instructions)
    runs = "zvbb" not in source.stem
    if runs:
        assert permutes(subject, random.Random(0))
    found = mutants.survey(subject, COUNT, every, permutes if runs else lambda *_: False)
    print(f"{subject.symbol}: {found}")
    assert not found.wrong, f"wrongly proved: {found.wrong}"
    assert found.refuted > COUNT // 4 and len(found.proved) <= COUNT // 3


@pytest.mark.full
def test_enough():
    """The number of faults that a full run plants in the kernels that ship."""
    assert COUNT * len(KERNELS) >= 100
