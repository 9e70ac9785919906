# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the shipped ARMv7-M kernels: none is called proved that is one.

A mutant that is proved all the same must be harmless: it is then run under an emulator and
compared with the reference, and listed. LANEWISE_ARMV7M_MUTANTS sets how many are drawn for each
kernel; the seed is fixed.
"""

import random

import pytest
import required
from required import modules, tools

modules("capstone", "unicorn")
tools("arm-none-eabi-gcc")

import unicorn  # noqa: E402
from conformance import mutants  # noqa: E402
from conformance.mutants import Subject  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, default_interface  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.round import permute  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402
from unicorn import arm_const as arm  # noqa: E402

pytestmark = pytest.mark.slow

COUNT = required.count(few=12, many=40, variable="LANEWISE_ARMV7M_MUTANTS")
KERNELS = [s for s in shipped.sources("armv7m") if s.name.startswith("keccakp1600_x1_")]
BYTES = shipped.KECCAK / "armv7m" / "keccakp1600_bytes_armv7m.S"

#: Few rounds that execute every instruction which any number of rounds executes.
ROUNDS = (1, 2, 3, 4, 5, 8)
SIZES = [Case(offset=o, length=n) for o, n in ((0, 40), (3, 2), (5, 3), (7, 26), (2, 0), (8, 17))]
MORE = [Case(offset=o, length=n) for o in range(9) for n in range(28)]


@pytest.fixture(autouse=True)
def short(monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 50_000)  # for faults that loop for ever


def subject_of(source, symbol, cases, folder) -> Subject:
    path = str(shipped.assemble(source, folder))
    stack = shipped.stated_stack(source.read_text(), ObjectFile(path).exported)[symbol]
    return Subject(path, symbol, default_interface(symbol, isa="armv7m"), cases, stack)


def emulated(subject: Subject, state: list[int], data: bytes, *arguments: int) -> tuple:
    """The code of the object, as it is now, called with a state of 25 lanes, and a pointer to the
    data unless that is empty: the state and the data afterwards."""
    code_size, ram, stack, page = 1 << 16, 0x20000000, 0x20010000, 4096
    uc = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
    uc.ctl_set_cpu_model(arm.UC_CPU_ARM_CORTEX_M4)
    uc.mem_map(0, code_size)
    uc.mem_write(0, subject.code.code_at(0, code_size))
    words = [sum((v >> 2 * n + odd & 1) << n for n in range(32)) for v in state for odd in (0, 1)]
    for base in (ram, stack):
        uc.mem_map(base, page)
    uc.mem_write(ram, b"".join(w.to_bytes(4, "little") for w in words) + data)
    end = code_size - 16
    values = [ram, *([ram + 200] if data else []), *arguments]
    registers = (arm.UC_ARM_REG_R0, arm.UC_ARM_REG_R1, arm.UC_ARM_REG_R2, arm.UC_ARM_REG_R3)
    for register, value in zip(registers, values, strict=False):
        uc.reg_write(register, value)
    uc.reg_write(arm.UC_ARM_REG_SP, stack + page)
    uc.reg_write(arm.UC_ARM_REG_LR, end | 1)
    uc.emu_start(subject.code.entry(subject.symbol) | 1, end, count=100_000)
    after = bytes(uc.mem_read(ram, 200 + len(data)))
    words = [int.from_bytes(after[4 * n : 4 * n + 4], "little") for n in range(50)]
    pairs = zip(words[::2], words[1::2], strict=True)
    lanes = [sum((pair[n & 1] >> n // 2 & 1) << n for n in range(64)) for pair in pairs]
    return lanes, after[200:]


def permutes(subject: Subject, source: random.Random) -> bool:
    for rounds in (*ROUNDS, 24):
        lanes = [source.getrandbits(64) for _ in range(25)]
        if emulated(subject, lanes, b"", rounds)[0] != permute(lanes, rounds):
            return False
    return True


def moves_bytes(subject: Subject, source: random.Random) -> bool:
    for case in MORE[::7]:
        lanes, data = [source.getrandbits(64) for _ in range(25)], source.randbytes(200)
        state = b"".join(v.to_bytes(8, "little") for v in lanes)
        start, end, rest = case.offset, case.offset + case.length, data[case.length :]
        part = state[start:end]
        want = (state, part + rest)
        if "data" in subject.interface.parameters:
            part = bytes(a ^ b for a, b in zip(part, data, strict=False))
            want = (state[:start] + part + state[end:], data)
        lanes, data = emulated(subject, lanes, data, case.offset, case.length)
        if (b"".join(v.to_bytes(8, "little") for v in lanes), data) != want:
            return False
    return True


def check(subject: Subject, count: int, right, more: list[Case]) -> None:
    assert right(subject, random.Random(0))
    found = mutants.survey(subject, count, more, right)
    print(f"{subject.symbol}: {found}")
    assert not found.wrong, f"wrongly proved: {found.wrong}"
    assert found.refuted > count // 4 and len(found.proved) <= count // 5


#: In continuous integration: each form of code once. `make full` has all, `make test` the functions
#: of bytes.
SAMPLE = ("keccakp1600_x1_armv7m_m4_resident", "keccakp1600_x1_armv7m_m7_paired")


def parameters() -> list:
    marks = {s: pytest.mark.ci if s.stem in SAMPLE else pytest.mark.full for s in KERNELS}
    return [pytest.param(s, marks=mark, id=s.stem) for s, mark in marks.items()]


@pytest.mark.spread
@pytest.mark.parametrize("source", parameters())
def test_mutants(source, tmp_path):
    subject = subject_of(source, f"lanewise_{source.stem}", [Case(n) for n in ROUNDS], tmp_path)
    every = [Case(n) for n in range(1, 25)]
    assert set(subject.prove(every).instructions) == set(subject.whole.instructions)
    check(subject, COUNT, permutes, every)


@pytest.mark.parametrize("name", ["add", "extract"])
def test_mutants_of_bytes(name, tmp_path):
    subject = subject_of(BYTES, f"lanewise_armv7m_{name}_bytes", SIZES, tmp_path)
    assert set(subject.prove(MORE).instructions) == set(subject.whole.instructions)
    check(subject, COUNT // 2, moves_bytes, MORE)


@pytest.mark.full
def test_enough():
    """The number of faults that a full run plants in the kernels that ship."""
    assert COUNT * len(KERNELS) >= 200
