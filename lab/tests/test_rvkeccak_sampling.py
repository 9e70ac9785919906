# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Sampling for ML-KEM on the RISC-V processor: faults planted in its programs must be seen in the
instruction-set simulator, and cycles are counted under the right phase."""

import shutil
import sys
from pathlib import Path

import pytest
from lanewise_lab.checkout import ROOT
from required import tools

sys.path[:0] = [str(ROOT), str(ROOT / "rtl/rvkeccak/tb"), str(ROOT / "rtl/rvkeccak/sw")]
import kyber_sampling  # noqa: E402
import processor  # noqa: E402
import software  # noqa: E402
from programs_bench import Machine  # noqa: E402
from retired import Retired  # noqa: E402

from rtl.tools.simulators import Failed  # noqa: E402

A, NOISE = True, False
#: File, text (once in it), what replaces it, and the set and the part that show it.
FAULTS = {
    "A is transposed": (
        "sampling.S",
        "    addi s9, s9, 1 /* column j, the byte that comes first; row i */\n"
        "    andi t0, s9, 0xff\n"
        "    bne  t0, s10, 3f\n"
        "    addi s9, s9, 0x100\n"
        "    sub  s9, s9, s10\n",
        "    addi s9, s9, 0x100\n"
        "    srli t0, s9, 8\n"
        "    bne  t0, s10, 3f\n"
        "    andi s9, s9, 0xff\n"
        "    addi s9, s9, 1\n",
        *(512, A),
    ),
    "the domain of SHA-3, A": ("sampling.S", "SUFFIX << 16", "0x06 << 16", 512, A),
    "the domain of SHA-3, s and e": ("sampling.S", "SUFFIX << 8", "0x06 << 8", 512, NOISE),
    "no final bit": ("sampling.S", "li   t1, 0x80000000", "li   t1, 0", 512, A),
    "3328 is refused": ("sampling.S", "#define Q 3329", "#define Q 3328", 512, A),
    "3329 is taken": ("sampling.S", "#define Q 3329", "#define Q 3330", 512, A),
    "two lanes of state 1 change places": (
        "levels/offsets.inc",
        "    sw   a1, 0(a3)\n    .endm",
        "    sw   a1, 0(a3)\n    la   a0, offsets\n    lw   a1, 20(a0)\n    lw   a2, 24(a0)\n"
        "    sw   a2, 20(a0)\n    sw   a1, 24(a0)\n    .endm",
        *(512, A),
    ),
    "a lane too few in the mask": (
        "levels/sponge_e64.inc",
        "make_offsets 5, LANES\n",
        "make_offsets 5, LANES - 1\n",
        *(512, A),
    ),
    "states are not cleared": ("sampling.S", "    clear\n", "", 512, A),
    "nothing is squeezed after three blocks": (
        "sampling.S",
        "    beqz a0, next\n",
        "    beqz a0, next\n    addi gp, gp, 1\n    andi t0, gp, 3\n    li   t1, 3\n"
        "    beq  t0, t1, next\n",
        *(512, A),
    ),
    "more than 256 are taken": ("sampling.S", "    bltu a6, a2, 3f\n", "", 512, A),
    "a full polynomial goes on": (
        "sampling.S",
        "3:  beq  a2, a3, 5f\n",
        "3:\n",
        *(512, A),
    ),
    "the bits of a candidate": ("sampling.S", "srli t3, t1, 28", "srli t3, t1, 27", 512, A),
    "one nonce for all": ("sampling.S", "    addi s9, s9, 1\n#endif", "#endif", 512, NOISE),
    "the first block twice": ("sampling.S", "blocks + RATE", "blocks", 512, NOISE),
    "eta 3, a bit twice": ("sampling.S", "srli t5, t3, 2", "srli t5, t3, 1", 512, NOISE),
    "eta 3, one too large": ("sampling.S", "addi t5, t5, -3", "addi t5, t5, -2", 512, NOISE),
    "eta 2 is -eta 2": (
        "sampling.S",
        "    add  t0, t0, a5 /* 3 more in each, so that nothing is borrowed */\n"
        "    sub  t0, t0, t1\n",
        "    add  t1, t1, a5\n    sub  t0, t1, t0\n",
        *(768, NOISE),
    ),
    "eta 2, a mask": ("sampling.S", "0x33333333", "0x33333337", 768, NOISE),
}


@pytest.fixture(scope="module")
def machine():
    tools("riscv64-unknown-elf-gcc")
    processor.build_all([])
    return Machine(software.builds()["e64x3"], "iss")


@pytest.fixture
def copy(tmp_path, monkeypatch):
    """A copy of the programs, which are built from there."""
    folder = tmp_path / "sw"
    shutil.copytree(software.HERE, folder)
    monkeypatch.setattr(software, "HERE", folder)
    monkeypatch.setattr(software, "OUT", tmp_path / "out")
    return folder


def shows(machine, size: int, matrix: bool) -> bool:
    (program,) = (p for p in software.table()["program"] if p["name"] == "sampling_e64")
    number = kyber_sampling.UNUSUAL[size]
    try:
        _, made = kyber_sampling.sampled(machine, program, size, matrix, number)
        kyber_sampling.check(size, matrix, number, made)
    except Failed:
        return True
    return False


def plant(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert text.count(old) == 1
    path.write_text(text.replace(old, new))


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(machine, copy, name):
    file, old, new, size, matrix = FAULTS[name]
    plant(copy / file, old, new)
    assert shows(machine, size, matrix)


@pytest.mark.slow
@pytest.mark.ci
def test_without_a_fault_nothing_is_seen(machine, copy):
    assert not any(shows(machine, size, part) for size in (512, 768) for part in (A, NOISE))


def test_seeds_are_what_they_are_said_to_be():
    for size, number in kyber_sampling.UNUSUAL.items():
        assert kyber_sampling.happens(size, number) == kyber_sampling.RARE
        usual = kyber_sampling.happens(size, kyber_sampling.USUAL[size])
        assert "a fourth block" not in usual


def test_cycles_are_counted_under_their_phase():
    """A taken branch (3 cycles, retires in its second) ends the first phase; what is called counts
    where it is called."""
    branch, nop = 0x63, 0x13
    symbols = {"phase_setup_0": 4, "phase_absorb_1": 16, "phase_parse_2": 24, "phase_end_3": 32}
    trace = [
        *(Retired(0, 0, nop), Retired(1, 4, nop), Retired(3, 8, branch)),
        *(Retired(5, 16, nop), Retired(6, 100, nop), Retired(9, 104, nop), Retired(10, 20, nop)),
        *(Retired(11, 24, nop), Retired(12, 28, nop), Retired(13, 32, nop)),
    ]
    found = kyber_sampling.cycles(trace, symbols)
    expected = {"setup": 4, "absorb": 6, "parse": 2, "nonces": 0, "permutation": 0, "squeeze": 0}
    assert found == expected | {"keccak": 6, "whole": 12}
