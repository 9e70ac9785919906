# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single-instruction faults in the shipped kernels: none is called proved that is one.

A mutant that is proved all the same must be harmless: it then runs on the processor or under an
emulator, is compared with the reference, and is listed. Of kernels with instructions that no
emulator here knows, none may be proved. LANEWISE_MUTANTS sets how many are drawn for each function;
the seed is fixed. Those of chains on AArch64 are in test_aarch64_chains.py.
"""

import random
import re
from dataclasses import dataclass

import pytest
from required import count, modules, tools

modules("capstone", "unicorn", "elftools")

from conformance import mutants, native  # noqa: E402
from conformance.mutants import Subject  # noqa: E402
from lanewise_lab.onekernel_run import Failed, Memory, NotRun, Unicorn, lacking, run  # noqa: E402
from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import EVERY, Case, Interface, default_interface  # noqa: E402
from lanewise_lab.prove.objfile import ObjectFile  # noqa: E402
from lanewise_lab.round import LANES, permute  # noqa: E402
from lanewise_lab.symbolic import run as executor  # noqa: E402

pytestmark = pytest.mark.slow


@dataclass(frozen=True)
class Kernels:
    """Of one instruction set."""

    few: int  # mutants of each, and in `make full`
    many: int
    rounds: tuple[int, ...]  # few that execute every instruction which any number executes
    more: tuple[int, ...]  # that a mutant must be proved of, too, and run with
    everyday: str  # the kernels of `make test`, a pattern,
    ci: str  # and those of continuous integration: each form of code once
    refuted: int  # at least a part in so many is refuted by a counterexample,
    proved: int  # and at most a part in so many is proved
    above: int = 0  # bits above the number of rounds, which is narrower than its register


_FIVE = (1, 2, 3, 4, 5)
ALL = tuple(range(1, 25))
_RISCV = Kernels(
    *(6, 10, _FIVE, (*_FIVE, 13, 24), "x1_rv64_zbb", "x2_rv64_zvbb|x1_rv32_zbb|x4_rv64_v", 4, 3)
)
KERNELS = {
    "aarch64": Kernels(
        *(6, 6, (*_FIVE, 8), (*_FIVE, 8, 13, 24), "x1_aarch64_scalar"),
        "x1_aarch64_(rolling|sha3)|x2_aarch64_sha3|x3_aarch64_scalar_(neon|mixed)",
        *(4, 3, 0xA5A5A5A5 << 32),
    ),
    "armv7m": Kernels(
        *(12, 40, (*_FIVE, 8), ALL, "none", "x1_armv7m_(m4_resident|m7_paired)", 4, 5)
    ),
    "armv8m": Kernels(24, 200, (1, 2, 4, 5), ALL, "none", "x4_armv8m_mve", 2, 10),
    "riscv32": _RISCV,
    "riscv64": _RISCV,
}


def number_of(kernels: Kernels) -> int:
    return count(kernels.few, kernels.many, "LANEWISE_MUTANTS")


@pytest.fixture
def short(monkeypatch):
    monkeypatch.setattr(executor, "LIMIT", 50_000)  # for faults that loop for ever


def marked(name: str, everyday: str, ci: str):
    if re.fullmatch(everyday, name):
        return ()
    return pytest.mark.ci if re.fullmatch(ci, name) else pytest.mark.full


def sources() -> list:
    out = []
    for isa, kernels in KERNELS.items():
        for source in shipped.sources(isa):
            name = source.stem.removeprefix("keccakp1600_")
            if not name.endswith("_chain") and name[0] == "x":
                marks = marked(name, kernels.everyday, kernels.ci)
                out.append(pytest.param(isa, source, id=source.stem, marks=marks))
    return out


def subject_of(isa: str, source, folder) -> Subject:
    tools(shipped.COMPILERS[isa][0], *(["qemu-system-arm"] if isa == "armv8m" else ()))
    path = shipped.assemble(source, folder)
    (task,) = shipped.kernel_tasks(path, source)
    vlen = max((c.vlen for c in task.cases[:1]), default=0)
    cases = [Case(n, vlen=vlen) for n in KERNELS[isa].rounds]
    return Subject(str(path), task.symbol, task.interface, cases, task.stack)


def judge(kernels: Kernels):
    """Whether a subject, as it is now, permutes."""

    def permutes(subject: Subject, source: random.Random) -> bool:
        each = range(subject.interface.states)
        calls = [
            (n | kernels.above, [[source.getrandbits(64) for _ in range(LANES)] for _ in each])
            for n in kernels.more
        ]
        task = shipped.Task(subject.changed(), subject.symbol, subject.interface, (), "")
        try:
            after = run(task, subject.code.isa, calls)
        except Failed:
            return False
        want = [[permute(state, n & 31) for state in states] for n, states in calls]
        return after == want

    return permutes


def check(subject: Subject, number: int, more, right, refuted: int, proved: int) -> None:
    found = mutants.survey(subject, number, more, right)
    print(f"{subject.symbol}: {found}")
    assert not found.wrong, f"wrongly proved: {found.wrong}"
    assert found.refuted > number // refuted and len(found.proved) <= number // proved


@pytest.mark.spread
@pytest.mark.parametrize(("isa", "source"), sources())
def test_mutants(isa, source, tmp_path, short):
    kernels, subject = KERNELS[isa], subject_of(isa, source, tmp_path)
    every = [Case(n, vlen=subject.cases[0].vlen) for n in kernels.more]
    assert set(subject.prove(every).instructions) == set(subject.whole.instructions)
    right = judge(kernels)
    try:
        assert right(subject, random.Random(0))
    except NotRun:
        assert "zvbb" in source.stem
        right = _not_run
    check(subject, number_of(kernels), every, right, kernels.refuted, kernels.proved)


def _not_run(subject, source) -> bool:
    return False


def test_the_board_sees_faults(tmp_path, short):
    """The judge of mutants that are proved: right of the kernel, and not of refuted mutants."""
    (source,) = shipped.sources("armv8m")
    subject, right = subject_of("armv8m", source, tmp_path), judge(KERNELS["armv8m"])
    assert right(subject, random.Random(0))
    seen = 0
    for mutant, verdict in subject.proofs(6):
        if verdict.broken == "result":
            assert not right(subject, random.Random(1)), mutant.text
            seen += 1
    assert seen > 2


@pytest.mark.full
@pytest.mark.parametrize(("isa", "least"), [("aarch64", 100), ("armv7m", 200), ("riscv", 100)])
def test_enough(isa, least):
    """The number of faults that a full run plants in the kernels that ship."""
    names = [p.values[0] for p in sources()]
    assert sum(number_of(KERNELS[n]) for n in names if n.startswith(isa)) >= least


# Functions of bytes, on ARMv7-M

SIZES = [Case(offset=o, length=n) for o, n in ((0, 40), (3, 2), (5, 3), (7, 26), (2, 0), (8, 17))]
MORE = [Case(offset=o, length=n) for o in range(9) for n in range(28)]


def _bytes(lanes: list[int]) -> bytes:
    return b"".join(v.to_bytes(8, "little") for v in lanes)


def moves_bytes(subject: Subject, source: random.Random) -> bool:
    core = Unicorn(subject.changed(), "armv7m")
    memory = Memory(shipped.Task("", "", subject.interface, (), ""), "armv7m")
    for case in MORE[::7]:
        lanes, data = [source.getrandbits(64) for _ in range(LANES)], source.randbytes(200)
        state, start, end = _bytes(lanes), case.offset, case.offset + case.length
        part = state[start:end]
        want = (state, part + data[case.length :])
        if "data" in subject.interface.parameters:
            part = bytes(a ^ b for a, b in zip(part, data, strict=False))
            want = (state[:start] + part + state[end:], data)
        arguments = (core.DATA, core.DATA + 200, case.offset, case.length)
        try:
            after = core.call(subject.symbol, memory.pack([lanes]) + data, *arguments)
        except Failed:
            return False
        ((*lanes,),) = memory.unpack(after[:200])
        if (_bytes(lanes), after[200:]) != want:
            return False
    return True


@pytest.mark.parametrize("name", ["add", "extract"])
def test_mutants_of_bytes(name, tmp_path, short):
    source, symbol = shipped.KECCAK / "armv7m/keccakp1600_bytes_armv7m.S", f"armv7m_{name}_bytes"
    path, symbol = str(shipped.assemble(source, tmp_path)), f"lanewise_{symbol}"
    stack = shipped.stated_stack(source.read_text(), ObjectFile(path).exported)[symbol]
    subject = Subject(path, symbol, default_interface(symbol, isa="armv7m"), SIZES, stack)
    assert set(subject.prove(MORE).instructions) == set(subject.whole.instructions)
    assert moves_bytes(subject, random.Random(0))
    check(subject, number_of(KERNELS["armv7m"]) // 2, MORE, moves_bytes, 4, 5)


# x86-64: each function of a file


def cases(interface: Interface) -> list[Case]:
    """Few rounds, but every path: the single-state kernels take six or two rounds at once."""
    sizes = (1, 2, 3, 6, 8, 13, 16, 24, 25)
    if interface.chains:
        return [Case(24, steps=EVERY)]
    if interface.once:
        return [Case(3, 1, 17, given=4)] + [Case(1, 1, n, given=26 - n) for n in sizes]
    if interface.extracts:
        return [Case(lanes=n) for n in sizes]
    if not interface.absorbs:
        return [Case(3)]
    if interface.states == 1:
        return [Case(7, 2, 17), Case(2, 1, 25)] + [Case(1, 1, n) for n in sizes]
    return [Case(2, 2, 17)] + [Case(0, 1, n) for n in sizes]


EVERYDAY = "x1_bmi2_rows"
CI = "x1_avx512_slope|x4_avx2|x8_avx512_absorb|x8_avx512_once"


def functions() -> list:
    out = []
    for source in shipped.sources():
        for symbol in re.findall(r"\.globl SYMBOL\((\w+)\)", source.read_text()):
            if not symbol.endswith(("_chain24", "_chain32")):  # made as those for 16 bytes
                marks = marked(symbol.removeprefix("lanewise_keccakp1600_"), EVERYDAY, CI)
                out.append(pytest.param(source, symbol, id=symbol, marks=marks))
    return out


@pytest.mark.spread
@pytest.mark.parametrize(("source", "symbol"), functions())
def test_mutants_of_x86(source, symbol, tmp_path):
    """What is proved runs on this processor, which is safe: it touches only its state."""
    path, interface = str(shipped.assemble(source, tmp_path)), default_interface(symbol)
    subject = Subject(path, symbol, interface, cases(interface), None, (None,))
    number = count(10, 40, "LANEWISE_MUTANTS")
    # A chain has 24 rounds in every case.
    number = max(2, number // 8) if interface.chains else number
    right = (lambda *_: True) if lacking(symbol) else native.right
    check(subject, number, None, right, number + 1, 2)
