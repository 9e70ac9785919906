# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Objects of RISC-V code, and what the tests of the prover ask of verdicts about them."""

import re
import subprocess

import pytest
from required import modules, tools

modules("capstone")
tools("riscv64-linux-gnu-gcc", "riscv64-unknown-elf-gcc", "clang-19")

from lanewise_lab.prove import shipped  # noqa: E402
from lanewise_lab.prove.interface import Case, Interface  # noqa: E402
from lanewise_lab.prove.kernel import prove  # noqa: E402

from verdicts import check_word  # noqa: E402 isort:skip

NAME = "lanewise_keccakp1600_x"
KERNEL, VECTOR, SHORT = f"{NAME}1_rv64_scalar", f"{NAME}4_rv64_v", f"{NAME}1_rv32_scalar"
ONE, FOUR = Interface(1, "zipped", "state,rounds"), Interface(4, "zipped", "state,rounds")
HALVES = Interface(1, "interleaved", "state,rounds")
GCC = {isa: list(shipped.COMPILERS[isa]) for isa in ("riscv64", "riscv32")}
for command in GCC.values():
    command += ["-I", str(shipped.ROOT / "src"), "-I", str(shipped.ROOT / "include")]
GCC["riscv64"].append("-march=rv64gcv_zba_zbb_zbs")


def source_of(kernel: str) -> str:
    return (shipped.KECCAK / "riscv" / f"{kernel.removeprefix('lanewise_')}.S").read_text()


@pytest.fixture(name="code")
def code_fixture(tmp_path):
    """Assemble text, by default with a shipped kernel before it; returns the object."""

    def build(text: str, kernel: str = KERNEL, change=lambda kernel: kernel, options=()) -> str:
        kernel_text = change(source_of(kernel)) if kernel else ""
        path, out = tmp_path / "code.S", tmp_path / "code.o"
        # The kernel, whose constants are aligned, lies before code that the linker may shorten.
        path.write_text(f"{kernel_text}\n    .text\n    .globl entry\nentry:\n{text}\n")
        compiler = GCC["riscv32" if "_rv32_" in kernel else "riscv64"]
        subprocess.run([*compiler, *options, "-c", path, "-o", out], check=True)
        return str(out)

    return build


def verdict(path, interface=ONE, cases=(Case(2),), **options):
    return prove(path, "entry", interface, list(cases), **options)


def refused(found, why: str) -> None:
    assert not found.proved
    assert why in found.reason
    check_word(found)
    if " as it was" not in why:
        assert re.search(r"at \.text\+0x[0-9a-f]+( \(.+\))?: ", found.reason)


def refuted(found) -> dict:
    assert not found.proved
    assert found.counterexample, found.reason
    assert "differs from FIPS 202" in found.reason
    assert found.as_json()["equal_to_fips202"] is False
    return found.counterexample
