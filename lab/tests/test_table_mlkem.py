# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Predictions of ML-KEM: what runs is ML-KEM, its permutations are those of closed formulas, and
the page has the figures."""

from __future__ import annotations

import hashlib
import re

import pytest
import required
from lanewise_lab import cores, digests, operations, schemes, table_mlkem
from lanewise_lab.cycles import mca
from lanewise_lab.cycles.model import predict
from lanewise_lab.cycles.schedule import Step
from lanewise_lab.isa.aarch64_syntax import Instruction, Reg, Vec
from lanewise_lab.isa.armv7m_syntax import Instruction as Halfwords
from lanewise_lab.isa.armv7m_syntax import Reg as Number
from lanewise_lab.table_mlkem import OPERATIONS, SCHEME, SETS
from lanewise_lab.tools import Failed

#: k and eta1 of FIPS 203 table 2.
ROWS = {"ML-KEM-512": (2, 3), "ML-KEM-768": (3, 2), "ML-KEM-1024": (4, 2)}
#: Another minor version of the compiler may take somewhat more or less.
TOLERANCE = 0.05


def permutations(name: str, operation: str) -> int:
    """Three blocks of each polynomial of the matrix, as of nearly all seeds."""
    (k, eta1), (_, public, _, ciphertext) = ROWS[name], SETS[name]
    secret = 64 * eta1 // 136 + 1  # blocks of a polynomial of noise
    both = 1 + 3 * k * k + public // 136 + 1  # G, matrix, hash of the key
    encryption = both + k * secret + k + 1
    rejection = (32 + ciphertext) // 136 + 1
    return {
        "keygen": both + 2 * k * secret,
        "encaps": encryption,
        "decaps": encryption + rejection,
    }[operation]


def test_numbers_of_sets():
    """As lanewise/mlkem.h has them."""
    text = (operations.ROOT / "include/lanewise/mlkem.h").read_text(encoding="utf-8")
    for number, *sizes in SETS.values():
        names = ("PUBLIC", "PRIVATE", "CIPHERTEXT")
        found = [re.search(rf"MLKEM_{number}_{name}_BYTES (\d+)", text)[1] for name in names]
        assert [*map(int, found)] == sizes


def test_unknown_names():
    with pytest.raises(Failed, match="no core cortex-m3; there are: cortex-x1"):
        operations.chosen(SCHEME, ["cortex-m3"], None)
    with pytest.raises(Failed, match="no set ML-KEM-640; there are: ML-KEM-512, ML-KEM-768"):
        operations.chosen(SCHEME, None, ["ML-KEM-640"])


def vector(mnemonic: str, *registers: int) -> Instruction:
    return Instruction(0, mnemonic, tuple(Vec(n, "8h") for n in registers))


def latency(mnemonic: str, core: str, *registers: int) -> float:
    """Of one in a long row, with what is timed in its place."""
    timed = operations._Timed(cores.load(core))
    few, many = ([Step(vector(mnemonic, *registers))] * n for n in (100, 300))
    some, more = (predict(timed(steps), cores.load(core)).cycles for steps in (few, many))
    assert timed.instead == (400 if mnemonic != "add" else 0)
    return (more - some) / 200


@pytest.mark.parametrize("core", ["cortex-a55", "cortex-x1"])
def test_multiplications_wait_for_their_operands(core):
    """Two additions each, one behind the other; accumulation waits for the sum."""
    addition = latency("add", core, 0, 0, 1)
    assert addition >= 1
    assert latency("sqdmulh", core, 0, 0, 1) == latency("mul", core, 0, 1, 0) == 2 * addition
    assert latency("shsub", core, 0, 1, 0) == addition
    assert addition < latency("mls", core, 0, 1, 2) <= 2 * addition
    assert latency("mul", core, 0, 1, 2) < 2 * addition


def test_integer_multiplications_are_timed_as_such():
    timed = operations._Timed(cores.load("cortex-x1"))
    steps = [Step(Instruction(0, "mul", tuple(Reg(n, 64) for n in (0, 1, 2))))]
    assert timed(steps) == steps and timed.instead == 0


def test_halfword_multiplications_of_firmware():
    timed = operations._Timed(cores.load("cortex-m4"))
    (step,) = timed([Step(Halfwords(0, 4, "smulbb", tuple(Number(n) for n in (0, 1, 2))))])
    assert (step.instruction.mnemonic, timed.instead) == ("mul", 1)


def test_much_without_timing_is_refused():
    timed = operations._Timed(cores.load("cortex-x1"))
    with pytest.raises(Failed, match="no timing for much"):
        timed([Step(vector("fmul", 0, 1, 2))] * 11)


def check(kept: dict) -> None:
    """What was computed, against FIPS 203 as far as hashes decide it."""
    hashed = hashlib.sha3_256(kept["ek"]).digest()
    assert kept["dk"].endswith(kept["ek"] + hashed + kept["seed"][32:])
    assert kept["ss"] == hashlib.sha3_512(kept["m"] + hashed).digest()[:32] == kept["ss_again"]


@pytest.mark.slow
@pytest.mark.ci
def test_what_runs_on_m4(tmp_path):
    path = operations.build(SCHEME, "cortex-m4", tmp_path)
    _, found, kept = table_mlkem.runs(path, cores.load("cortex-m4"), "ML-KEM-512")
    check(kept)
    for operation in OPERATIONS:
        calls = permutations("ML-KEM-512", operation)
        assert dict(found[operation].calls) == {"permute": calls}
        assert len(found[operation].stretches) == calls + 1


def figures(text: str) -> dict[tuple[str, str, str], float]:
    """Set, operation, core -> thousands of cycles, of the tables in a text."""
    found, heads = {}, []
    for line in text.splitlines():
        cells = [c.strip() for c in line.strip("|").split("|")]
        if cells[:2] == ["set", "operation"]:
            heads = cells
        elif cells[0] in SETS and heads:
            numbers = zip(heads[2:-1], cells[2:-1], strict=True)
            found |= {(*cells[:2], core): float(n) for core, n in numbers}
    return found


def compare(rows: list[dict]) -> None:
    """Each row by itself, and with the page."""
    page = (operations.ROOT / "docs/ml-kem.md").read_text(encoding="utf-8")
    said = figures(page)
    assert len(said) == 3 * len(SCHEME.pairs)
    for row in rows:
        firmware = row["core"] in table_mlkem.FIRMWARE
        name, operation = schemes.split(row)
        least = permutations(name, operation)
        most = least if firmware else 1.5 * least  # kernels may have states that idle
        assert least <= row["permutations"] <= most, row
        assert row["value"] == pytest.approx(row["kernel_cycles"] + row["between_cycles"], abs=1)
        assert row["band"][0] <= row["value"] <= row["band"][1]
        assert 0.3 < row["between_cycles"] / row["value"] < 0.9
        key = name, operation, cores.short(row["core"])
        assert row["value"] / 1e3 == pytest.approx(said[key], rel=TOLERANCE), key


def alike(line: str, other: str) -> bool:
    """The same words; numbers that are within the tolerance, or percentages off by up to 2."""
    number = r"(?<![A-Za-z\d.])\d+\.?\d*"
    if re.sub(number, "#", line) != re.sub(number, "#", other):
        return False
    pairs = zip(re.findall(number, line), re.findall(number, other), strict=True)
    return all(abs(float(a) - float(b)) <= max(2, TOLERANCE * float(b)) for a, b in pairs)


@pytest.mark.slow
@pytest.mark.ci
def test_the_page_has_the_figures_of_512():
    """On a core of each kind: in order and out of order, with SHA-3 instructions, for firmware."""
    on = ["cortex-x1", "cortex-a55", "cortex-a510", "cortex-m4"]
    made = operations.make(SCHEME, operations.chosen(SCHEME, on, ["ML-KEM-512"]))
    compare(made)
    assert "nan" not in schemes.text_mlkem(made)


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize(("core", "said"), [("cortex-x2", 1.31), ("cortex-a710", 1.45)])
def test_second_opinion(core, said, tmp_path):
    """Of the best and the worst of the six cores, as docs/ml-kem.md has it."""
    required.tools(mca.TOOL)
    path = operations.build(SCHEME, core, tmp_path)
    emulation, found, _ = table_mlkem.runs(path, cores.load(core), "ML-KEM-512")
    opinion = operations.second_opinion(found["decaps"], emulation.image, cores.load(core))
    assert opinion == pytest.approx(said, rel=TOLERANCE)
    assert f"{said:.2f} (" in (operations.ROOT / "docs/ml-kem.md").read_text(encoding="utf-8")


@pytest.mark.full
def test_the_page_has_all_figures(tmp_path):
    made = operations.make(SCHEME, SCHEME.pairs)
    made = [row | {"commit": digests.of(row)} for row in made]  # as kept, of these very kernels
    compare(made)
    made = [row | {"commit": digests.of(row)} for row in made]  # as rows that are kept
    page = (operations.ROOT / "docs/ml-kem.md").read_text(encoding="utf-8")
    section = page.split("## On Arm cores, predicted")[1].split("\n## ")[0]
    for line in filter(None, schemes.text_mlkem(made).splitlines()):
        assert any(alike(line, other) for other in section.splitlines()), line
    for core in ("cortex-x1", "cortex-x2", "cortex-a55"):
        path = operations.build(SCHEME, core, tmp_path)
        check(table_mlkem.runs(path, cores.load(core), "ML-KEM-768")[2])
