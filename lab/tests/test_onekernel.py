# SPDX-License-Identifier: Apache-2.0 OR MIT
"""make kernel K=NAME: what it says of kernels that are right, changed and wrong."""

import re

import pytest
from required import machine_lacks, modules, tools

modules("capstone", "elftools", "unicorn")
tools("gcc", "objcopy", "arm-none-eabi-gcc", "aarch64-linux-gnu-gcc", "riscv64-linux-gnu-gcc")
tools("riscv64-unknown-elf-gcc", "git")

from lanewise_lab import gen, onekernel, onekernel_run  # noqa: E402
from lanewise_lab.prove.kept import Kept  # noqa: E402

#: One of each instruction set, and the functions of bytes.
KERNELS = ["x1_armv7m_m4_grouped", "bytes_armv7m", "x3_aarch64_scalar_neon", "x4_rv64_zvbb"]
KERNELS += ["x1_rv32_scalar", "x4_avx2", "x1_bmi2_rows", "x4_armv8m_mve"]


def test_names():
    every = list(gen.kernels().values())
    assert len(every) > 40
    names = [name for kernel in every for name in kernel.names]
    assert len(names) == len(set(names)), "a name of two"
    for name in every[0].names | every[-1].names:
        assert gen.find(name) in (every[0], every[-1])
    recipe = gen.find("armv7m_m7_paired")
    assert recipe.path.name == "keccakp1600_x1_armv7m_m7_paired.S" and recipe.isa == "armv7m"
    assert gen.find("riscv_x1_rv32_zbb").isa == "riscv32"
    assert gen.find("x4_rv64_v").isa == "riscv64"


@pytest.mark.parametrize("name", ["", "x9_avx512", "x4", "Makefile", "lanewise"])
def test_unknown_names_are_one_line(name, capsys):
    with pytest.raises(SystemExit) as error:
        onekernel.main([name])
    assert error.value.code == 2
    out, err = capsys.readouterr()
    assert out == "" and re.fullmatch(r"kernel: no kernel is called .*; (like it|known): .*\n", err)


def shown(capsys, tmp_path, name: str, new: bytes | None = None, seconds: float = 0):
    """Exit status and what is said; of the proofs only one case of each function."""
    code = onekernel.show(gen.find(name), seconds, Kept(tmp_path / "proofs"), new)
    return code, capsys.readouterr().out


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [pytest.param(k, marks=pytest.mark.ci if k in KERNELS[4:] else ()) for k in KERNELS]
)
def test_kernels_that_are_right(name, capsys, tmp_path):
    code, text = shown(capsys, tmp_path, name)
    assert code == 0 and "FAILED" not in text, text
    assert "equal to the file in the tree" in text and "all holds" in text
    functions = re.findall(r"(?m)^proved +(\S+): (\d+) of (\d+) cases", text)
    assert functions and all(int(n) < int(of) for _, n, of in functions), text
    runs = r"100 random pieces right|10[0-9] random states right|this machine lacks"
    assert re.search(rf"(?m)^run +.*({runs})", text), text
    figure = r"predicted|measured +24 rounds in \d+ cycles|no model|this machine lacks"
    assert re.search(figure, text), text
    # What was proved is not proved again, and more is.
    again = shown(capsys, tmp_path, name)[1]
    more = re.findall(r"(?m)^proved +(\S+): (\d+) of (\d+) cases", again)
    assert [f for f, *_ in more] == [f for f, *_ in functions]
    assert all(int(a[1]) >= int(b[1]) for a, b in zip(more, functions, strict=True)), again


def changed(name: str, pattern: str, by: str, nth: int = 9) -> bytes:
    text = gen.find(name).path.read_text()
    match = list(re.finditer(pattern, text))[nth]
    return (text[: match.start()] + match.expand(by) + text[match.end() :]).encode()


WRONG = {
    "armv7m_m4_grouped": (r"ror #\d+", "ror #13"),
    "x2_aarch64_sha3": (r"(xar .*), #\d+", r"\1, #13"),
    "x1_rv64_zbb": (r"(rori \w+, \w+), \d+", r"\1, 13"),
    "x1_bmi2_rows": (r"(rorx \w+, \w+), \d+", r"\1, 13"),
}


@pytest.mark.slow
@pytest.mark.parametrize(
    "name", [n if n == "x1_bmi2_rows" else pytest.param(n, marks=pytest.mark.ci) for n in WRONG]
)
def test_wrong_kernels_fail_twice(name, capsys, tmp_path):
    """A rotation by another distance: the proof and the states that are run, each by itself."""
    code, text = shown(capsys, tmp_path, name, changed(name, *WRONG[name]))
    assert code == 1 and "lines differ from the file in the tree" in text
    assert re.search(r"(?m)^proved +FAILED: ", text), text
    assert re.search(r"(?m)^run +FAILED: \d+ of 10\d random states are wrong", text), text
    assert re.search(r"(?m)^\d+ FAILED", text), text
    assert not list((tmp_path / "proofs").rglob("*.json"))


@pytest.mark.slow
@pytest.mark.ci
def test_before_and_after(capsys, tmp_path):
    """Three more instructions that do nothing take three cycles more, on every core that has a
    model, and are right."""
    name = "armv7m_m4_grouped"
    new = changed(name, r"\n    push", r"\n    nop\n    nop\n    nop\n    push", 0)
    code, text = shown(capsys, tmp_path, name, new)
    assert code == 0 and "3 lines differ" in text, text
    found = re.search(r"M4 +(\d+) cycles, before (\d+) \(\+0\.\d %\)", text)
    assert found and int(found[1]) == int(found[2]) + 3, text


@pytest.mark.ci
@pytest.mark.slow
def test_measured_before_and_after(capsys, tmp_path):
    """So many instructions that do nothing that no core hides them behind the round."""
    if onekernel_run.lacking("bmi2"):
        machine_lacks("BMI2")
    new = changed("x1_bmi2_rows", r"\n(    push[^\n]*)", r"\n\1" + "\n    nop" * 8000, 0)
    code, text = shown(capsys, tmp_path, "x1_bmi2_rows", new)
    ratio = re.search(r"before \(as committed\) \d+ cycles, ratio (\d\.\d+) in one run", text)
    assert code == 0 and ratio and float(ratio[1]) > 1.2, text


def test_what_does_not_assemble(capsys, tmp_path):
    code, text = shown(capsys, tmp_path, "x1_rv64_zbb", b"    nonsense a0\n")
    assert code == 1 and re.search(r"(?m)^assembled +FAILED: .*nonsense", text), text


@pytest.mark.slow
@pytest.mark.ci
def test_code_that_crashes_is_a_failure(capsys, tmp_path):
    """On this machine and under emulators."""
    for name, first in (("x1_bmi2_rows", "    ud2"), ("armv7m_m4_grouped", "    udf #0")):
        new = changed(name, r"\n    push", f"\n{first}\n    push", 0)
        code, text = shown(capsys, tmp_path, name, new)
        assert code == 1 and re.search(
            r"(?m)^run +(FAILED: (the process died|the emulator)|not)", text
        )
