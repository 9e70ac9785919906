# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the shipped AArch64 kernels: none is called proved that is one.

A mutant that is proved all the same must be harmless: it is then run under an emulator and
compared with the reference, and listed. LANEWISE_AARCH64_MUTANTS sets how many are drawn for each
kernel; the seed is fixed.
"""

import random
import re

import pytest
import required
from required import modules, tools

modules("capstone", "unicorn")
tools("aarch64-linux-gnu-gcc")

import unicorn  # noqa: E402
from conformance import mutants  # noqa: E402
from conformance.mutants import Subject  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case  # noqa: E402
from lanewise_lab.round import LANES, permute  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402
from unicorn import arm64_const as arm  # noqa: E402

pytestmark = pytest.mark.slow

COUNT = required.count(few=6, many=6, variable="LANEWISE_AARCH64_MUTANTS")
#: Those of chains are in test_aarch64_chains.py.
KERNELS = [s for s in shipped.sources("aarch64") if not s.stem.endswith("_chain")]

#: Few rounds that execute every instruction which any number of rounds executes.
ROUNDS = (1, 2, 3, 4, 5, 8)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 50_000)  # for faults that loop for ever


def subject_of(source, folder) -> Subject:
    path = shipped.assemble(source, folder)
    (task,) = shipped.kernel_tasks(path, source)
    return Subject(str(path), task.symbol, task.interface, [Case(n) for n in ROUNDS], task.stack)


def emulated(subject: Subject, states: list[list[int]], rounds: int) -> list[list[int]]:
    """The states after the code of the object, as it is now, was called with them."""
    code_size, ram, stack, page = 1 << 18, 0x20000000, 0x20010000, 4096
    uc = unicorn.Uc(unicorn.UC_ARCH_ARM64, unicorn.UC_MODE_ARM)
    uc.ctl_set_cpu_model(arm.UC_CPU_ARM64_MAX)
    uc.reg_write(arm.UC_ARM64_REG_CPACR_EL1, 3 << 20)
    uc.mem_map(0, code_size)
    uc.mem_write(0, subject.code.code_at(0, code_size))
    for base in (ram, stack):
        uc.mem_map(base, page)
    place, words = subject.interface.place, [0] * LANES * len(states)
    for k, state in enumerate(states):
        for i, lane in enumerate(state):
            words[place(k, i)] = lane
    uc.mem_write(ram, b"".join(w.to_bytes(8, "little") for w in words))
    end = code_size - 16
    uc.reg_write(arm.UC_ARM64_REG_X0, ram)
    uc.reg_write(arm.UC_ARM64_REG_X1, rounds | 0xA5A5A5A5 << 32)
    uc.reg_write(arm.UC_ARM64_REG_SP, stack + page)
    uc.reg_write(arm.UC_ARM64_REG_LR, end)
    uc.emu_start(subject.code.entry(subject.symbol), end, count=200_000)
    after = bytes(uc.mem_read(ram, 8 * len(words)))
    words = [int.from_bytes(after[8 * n : 8 * n + 8], "little") for n in range(len(words))]
    return [[words[place(k, i)] for i in range(LANES)] for k in range(len(states))]


def permutes(subject: Subject, source: random.Random) -> bool:
    for rounds in (*ROUNDS, 24):
        each = range(subject.interface.states)
        states = [[source.getrandbits(64) for _ in range(LANES)] for _ in each]
        if emulated(subject, states, rounds) != [permute(s, rounds) for s in states]:
            return False
    return True


#: In continuous integration: each form of code once, the first of them in `make test` too. `make
#: full` has all.
SAMPLE = re.compile(
    r"x1_aarch64_scalar|(x1_aarch64_(rolling|sha3)|x2_aarch64_sha3|x3_aarch64_scalar_(neon|mixed))"
)


def parameters() -> list:
    out = []
    for s in KERNELS:
        found = SAMPLE.fullmatch(s.stem.removeprefix("keccakp1600_"))
        mark = pytest.mark.ci if found else pytest.mark.full
        out.append(pytest.param(s, marks=() if found and not found[1] else mark, id=s.stem))
    return out


@pytest.mark.spread
@pytest.mark.parametrize("source", parameters())
def test_mutants(source, tmp_path):
    subject = subject_of(source, tmp_path)
    every = [Case(n) for n in (*ROUNDS, 13, 24)]
    assert set(subject.prove(every).instructions) == set(subject.whole.instructions)
    assert permutes(subject, random.Random(0))
    found = mutants.survey(subject, COUNT, every, permutes)
    print(f"{subject.symbol}: {found}")
    assert not found.wrong, f"wrongly proved: {found.wrong}"
    assert found.refuted > COUNT // 4 and len(found.proved) <= COUNT // 3


@pytest.mark.full
def test_enough():
    """The number of faults that a full run plants in the kernels that ship."""
    assert COUNT * len(KERNELS) >= 100
