# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM whole on the RISC-V processor: faults planted in the backend of the vector unit must be
seen in the instruction-set simulator, and cycles are counted under what the function does."""

import shutil
import sys

import pytest
from lanewise_lab.checkout import ROOT
from required import tools

sys.path[:0] = [str(ROOT), str(ROOT / "rtl/rvkeccak/tb"), str(ROOT / "rtl/rvkeccak/sw")]
import kyber_kem  # noqa: E402
import processor  # noqa: E402
import retired  # noqa: E402
import software  # noqa: E402
from programs_bench import Machine  # noqa: E402

from rtl.tools.simulators import Failed  # noqa: E402

#: File, text (once in it), what replaces it.
FAULTS = {
    "none": ("kem_backend.c", "enum { LANES = 25 };", "enum { LANES = 25 };"),
    "two lanes of state 1 change places": (
        "kem_kernel.S",
        "    .word RATE * .Lstate + 40 * .Lregister + 8 * \\x\n",
        "    .word RATE * .Lstate + 40 * .Lregister + 8 * (\\x ^ (.Lstate == 1 && \\x < 2))\n",
    ),
    "what is absorbed replaces the state": (
        "kem_kernel.S",
        "    vxor.vv v8, v8, v16\n",
        "    vmv.v.v v8, v16\n",
    ),
    "the last state does not begin anew": (
        "kem_backend.c",
        "for (; which; which >>= 1, to += LANES)",
        "for (which &= 3; which; which >>= 1, to += LANES)",
    ),
    "an element of the mask is missing": ("kem_kernel.S", ".word -1, -1, -1", ".word -1, -17, -1"),
}  # fmt: skip


@pytest.fixture(scope="module")
def machine():
    tools("riscv64-unknown-elf-gcc")
    processor.build_all([])
    return Machine(software.builds()["e64x3"], "iss")


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("name", FAULTS)
def test_a_fault_is_seen(machine, tmp_path, monkeypatch, name):
    file, old, new = FAULTS[name]
    folder = tmp_path / "sw"
    shutil.copytree(software.HERE, folder)
    monkeypatch.setattr(software, "HERE", folder)
    monkeypatch.setattr(software, "OUT", tmp_path / "out")
    text = (folder / file).read_text()
    assert text.count(old) == 1
    (folder / file).write_text(text.replace(old, new))
    (program,) = (p for p in software.table()["program"] if p["name"] == "kem_e64")
    try:
        kyber_kem.rows(machine, program, None)
        seen = False
    except Failed:
        seen = True
    assert seen == (name != "none")


def test_cycles_are_counted_under_what_the_function_does(tmp_path):
    profile = tmp_path / "profile"
    profile.write_text(
        "0 00000000 9\n1 00000010 3\n1 00000014 4\n1 00000020 5\n1 00000030 6\n1 00000040 9\n"
    )
    functions = [
        (0x20, 4, "reject.constprop.0"),
        (0x10, 8, "rvkeccak_permute"),
        (0x30, 4, "memcpy"),
        (0x40, 4, "main"),
    ]
    part = retired.profile(profile)[1]
    found = kyber_kem.cycles(part, functions)
    spent = {"keccak": 7, "sampling": 5, "arithmetic": 0, "coding": 0, "memory": 6, "rest": 0}
    assert found == spent | {"whole": 18}
    assert kyber_kem.does("lanewise_mlkem_keygen_seed") == "rest"
    assert kyber_kem.does("lanewise_absorb_by_steps") == "keccak"
