# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the kernel for Helium: none is called proved that is one.

A mutant that is proved all the same must be harmless: it then runs on an emulated Cortex-M55 and is
compared with the reference. LANEWISE_ARMV8M_MUTANTS sets how many are drawn; the seed is fixed.
"""

import random
from pathlib import Path

import pytest
import required
from required import modules, tools

modules("capstone", "elftools")
tools("arm-none-eabi-gcc", "qemu-system-arm")

from conformance import mutants  # noqa: E402
from conformance.mutants import Subject  # noqa: E402
from lanewise_lab.onekernel_run import Failed, run  # noqa: E402
from lanewise_lab.prove import shipped as everything  # noqa: E402
from lanewise_lab.prove.interface import Case, default_interface  # noqa: E402
from lanewise_lab.prove.shipped import Task  # noqa: E402
from lanewise_lab.round import permute  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402

pytestmark = pytest.mark.slow

COUNT = required.count(few=24, many=200, variable="LANEWISE_ARMV8M_MUTANTS")
SOURCE = everything.KECCAK / "armv8m/keccakp1600_x4_armv8m_mve.S"
SYMBOL = f"lanewise_{SOURCE.stem}"
#: Few rounds that execute every instruction which any number of rounds executes.
ROUNDS = (1, 2, 4, 5)


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 50_000)  # for faults that loop for ever


@pytest.fixture
def subject(tmp_path):
    path = str(everything.assemble(SOURCE, tmp_path))
    stack = everything.stated_stack(SOURCE.read_text(), [SYMBOL])[SYMBOL]
    interface = default_interface(SYMBOL, isa="armv8m")
    return Subject(path, SYMBOL, interface, [Case(n) for n in ROUNDS], stack)


def permutes(subject: Subject, source: random.Random) -> bool:
    """The object as it is now, with a fault planted, on the board."""
    data = bytearray(Path(subject.code.path).read_bytes())
    for section in subject.code.sections:
        if section.name == ".text":
            at = subject.code.file_offset(section.start)
            data[at : at + len(section.data)] = section.data
    changed = Path(subject.code.path).with_name("changed.o")
    changed.write_bytes(data)
    task = Task(str(changed), SYMBOL, subject.interface, (), SYMBOL)
    states = [[[source.getrandbits(64) for _ in range(25)] for _ in range(4)] for _ in range(24)]
    calls = list(zip(range(1, 25), states, strict=True))
    try:
        after = run(task, "armv8m", calls)
    except Failed:
        return False
    want = [[permute(state, rounds) for state in group] for rounds, group in calls]
    return after == want


@pytest.mark.ci
def test_mutants(subject):
    every = [Case(n) for n in range(1, 25)]
    assert set(subject.prove(every).instructions) == set(subject.whole.instructions)
    found = mutants.survey(subject, COUNT, every, permutes)
    print(f"{SYMBOL}: {found}")
    assert not found.wrong, f"wrongly proved: {found.wrong}"
    assert found.refuted > COUNT // 2 and len(found.proved) <= COUNT // 10


def test_the_board_sees_faults(subject):
    """The judge of mutants that are proved: right of the kernel, and not of refuted mutants."""
    assert permutes(subject, random.Random(0))
    seen = 0
    for mutant, verdict in subject.proofs(6):
        if verdict.broken == "result":
            assert not permutes(subject, random.Random(1)), mutant.text
            seen += 1
    assert seen > 2
