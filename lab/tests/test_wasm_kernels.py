# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels for WebAssembly: proved for every number of rounds, and refused with a fault."""

import re

import pytest
from lanewise_lab.isa.wasm import Reader
from lanewise_lab.prove import wasm
from lanewise_lab.symbolic import Refused, Unequal, Violated
from lanewise_lab.wasm import kernels
from required import tools

ONE, TWO = (wasm.FOLDER / f"keccakp1600_{name}.S" for name in kernels.KERNELS)
#: What is changed in a kernel, the first place of it, and a number of rounds that shows it.
FAULTS = {
    "a rotation": (ONE, r"const 63; i64.rotr", "const 62; i64.rotr", Unequal, 1),
    "an operation": (ONE, r"and; local.set (\d+) # t", r"or; local.set \1 # t", Unequal, 1),
    "a complement": (ONE, r"load 8; i64.const -1; i64.xor", "load 8", Unequal, 2),
    "a shift": (TWO, r"const 63; i64x2.shr_u", "const 62; i64x2.shr_u", Unequal, 1),
    "operands": (TWO, r"(get \d+); local.(get \d+); v128.a", r"\2; local.\1; v128.a", Unequal, 1),
    "a constant": (TWO, r"load64_splat 24", "load64_splat 16", Unequal, 4),
    "a constant too many": (ONE, r"get 2; i64.load 0;", "get 2; i64.load 8;", Violated, 1),
    "too few rounds": (ONE, r"const 64; i32.add", "const 128; i32.add", Violated, 8),
    "beyond the state": (ONE, r"i64.store 192", "i64.store 200", Violated, 1),
}  # fmt: skip


@pytest.fixture(autouse=True)
def _assembler():
    tools("clang-19")


@pytest.mark.slow
@pytest.mark.parametrize("path", [ONE, TWO], ids=lambda path: path.stem)
def test_proved(path):
    what = wasm.assembled(path)
    assert what.name == f"lanewise_{path.stem}"
    states = kernels.KERNELS[path.stem.removeprefix("keccakp1600_")].states
    least = min(wasm.prove(what, states, rounds) for rounds in range(1, 25))
    assert least > 100


@pytest.mark.parametrize("case", FAULTS)
def test_a_fault_is_seen(case, tmp_path):
    path, pattern, by, refusal, rounds = FAULTS[case]
    text, count = re.subn(pattern, by, path.read_text(), count=0 if case == "a constant" else 1)
    assert count, case
    changed = tmp_path / "changed.s"
    changed.write_text(text)
    with pytest.raises(refusal):
        wasm.prove(wasm.assembled(changed), 1 if path == ONE else 2, rounds)


def test_what_is_not_known_is_refused(tmp_path):
    """Also all that makes a condition or an address of a lane."""
    data = "i32.eqz; drop; local.get 3; i32.wrap_i64; br_if"
    for old, new in (("i64.rotr", "i64.rotl"), ("i32.eqz; br_if", data)):
        (tmp_path / "other.s").write_text(ONE.read_text().replace(old, new, 1))
        with pytest.raises(Refused, match="opcode"):
            wasm.assembled(tmp_path / "other.s")


def test_numbers():
    """The examples of the specification of LEB128 in DWARF 4, section 7.6."""
    unsigned = {b"\x02": 2, b"\x7f": 127, b"\x80\x01": 128, b"\x81\x01": 129, b"\xb9\x64": 12857}
    signed = {b"\x02": 2, b"\x7e": -2, b"\xff\x00": 127, b"\x81\x7f": -127, b"\x80\x7f": -128}
    assert {data: Reader(data).number() for data in unsigned} == unsigned
    assert {data: Reader(data).number(signed=True) for data in signed} == signed


def test_the_command_names_its_kernels(capsys):
    assert kernels.main(["x9_wasm"]) == 2
    assert "x1_wasm | x2_wasm_simd128" in capsys.readouterr().err
