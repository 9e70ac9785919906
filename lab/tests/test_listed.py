# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A kernel that a list lacks is named, with the list, whichever of them it is."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from lanewise_lab import gen, listed
from required import tools

ROOT = Path(__file__).resolve().parents[2]
#: One kernel of each instruction set, chains, and kernels for firmware alone.
NAMES = {
    "x86_64": ("keccakp1600_x4_avx512vl", "keccakp1600_x1_bmi2_rows", "shake256_x4_avx2_chain"),
    "aarch64": ("keccakp1600_x2_aarch64_sha3", "shake256_x2_aarch64_sha3_chain"),
    "armv7m": ("keccakp1600_x1_armv7m_m4_resident", "keccakp1600_bytes_armv7m"),
    "armv8m": ("keccakp1600_x4_armv8m_mve",),
    "riscv": ("keccakp1600_x4_rv64_v", "keccakp1600_x1_rv32_zbb"),
}
KERNELS = [(isa, name) for isa, names in NAMES.items() for name in names]
TABLES = ("x86_64", "aarch64", "riscv")


@pytest.fixture
def copy(tmp_path):
    shutil.copytree(ROOT / "src/keccak", tmp_path / "src/keccak")
    return tmp_path


def edit(path: Path, pattern: str, by: str) -> None:
    text = path.read_text()
    assert re.search(pattern, text), f"{path} has no {pattern}"
    path.write_text(re.sub(pattern, by, text))


def test_nothing_is_missing():
    """After a change of the kernels: this says what else has to change."""
    assert listed.missing(ROOT) == []


@pytest.mark.parametrize("isa, name", KERNELS)
def test_a_kernel_without_a_command(isa, name):
    commands = {k: v for k, v in gen.commands().items() if k != name}
    (line,) = listed.missing(ROOT, commands)
    assert line == f"src/keccak/{isa}/{name}.S: no command of `lanewise-lab gen --list` makes it"


@pytest.mark.parametrize("isa, name", KERNELS)
def test_a_kernel_without_a_file(copy, isa, name):
    (copy / f"src/keccak/{isa}/{name}.S").unlink()
    found = listed.missing(copy)
    where = f"src/keccak/{isa}/{name}.S: listed by `lanewise-lab gen`, not there: "
    assert f"{where}make kernel K={name}" in found
    rest = [line for line in found if not line.startswith(where)]
    if (isa, name) == ("riscv", "keccakp1600_x1_rv32_zbb") or isa in listed.CORTEX_M:
        assert rest == [f"src/keccak/kernel_choice.cmake: names {name}.S, not in src/keccak/{isa}"]
    else:
        assert rest == [f"src/keccak/{isa}/backends_{isa}.h: has {name}, not in src/keccak/{isa}"]


@pytest.mark.parametrize("isa", NAMES)
def test_a_file_that_no_list_has(copy, isa):
    """What passed all fast tests: a kernel that was added by hand, one of whose lists was
    forgotten."""
    name = NAMES[isa][0]
    new = f"{name}_new"
    shutil.copy(copy / f"src/keccak/{isa}/{name}.S", copy / f"src/keccak/{isa}/{new}.S")
    found = listed.missing(copy)
    assert f"src/keccak/{isa}/{new}.S: no command of `lanewise-lab gen --list` makes it" in found
    if isa != "armv7m":
        where = "kernel_choice.cmake" if isa == "armv8m" else f"{isa}/backends_{isa}.h"
        (row,) = [line for line in found if line.startswith(f"src/keccak/{where}: ")]
        assert f"has no row of {new}, so that no library holds it" in row
    assert len(found) == (1 if isa == "armv7m" else 2)


@pytest.mark.parametrize(
    "isa, name", [*((isa, NAMES[isa][0]) for isa in TABLES), ("riscv", "keccakp1600_x1_rv64_zbb")]
)
def test_a_row_that_is_missing(copy, isa, name):
    """Of one that kernel_choice.cmake names, too: a hosted build does not read that."""
    name = name.removeprefix("keccakp1600_")
    table = f"src/keccak/{isa}/backends_{isa}.h"
    edit(copy / table, rf" K\((X, )?{name},.*\n", "\n")
    found = listed.missing(copy)
    chain = f"shake256_{name}_chain"
    kernels = [
        f"keccakp1600_{name}",
        *([chain] if (copy / table).with_name(f"{chain}.S").is_file() else []),
    ]
    wanted = [f"{table}: has no row of {k}, so that no library holds it" for k in kernels]
    assert found == wanted


@pytest.mark.parametrize("isa", ["aarch64", "riscv"])
def test_costs_that_are_missing(copy, isa):
    """In generated tables they are a second list."""
    name = NAMES[isa][0].removeprefix("keccakp1600_")
    table = f"src/keccak/{isa}/backends_{isa}.h"
    edit(copy / table, rf" X\(lanewise_backend_{name},.*\n", "\n")
    assert listed.missing(copy) == [f"{table}: LANEWISE_BACKENDS has no row of {name}"]


def test_firmware_that_asks_for_no_kernel(copy):
    edit(copy / "src/keccak/kernel_choice.cmake", r"cortex-m7 m7_paired", "cortex-m7 m7_none")
    name = "keccakp1600_x1_armv7m_m7_none.S"
    assert listed.missing(copy) == [
        f"src/keccak/kernel_choice.cmake: names {name}, not in src/keccak/armv7m"
    ]


def test_a_first_line_that_is_another_command(copy):
    path = copy / "src/keccak/x86_64/keccakp1600_x2_avx512vl.S"
    edit(path, r"\A(#.*) > ", r"\1 --more > ")
    (line,) = listed.missing(copy)
    assert "keccakp1600_x2_avx512vl.S: its first line is not the command that makes it, " in line


@pytest.mark.parametrize("isa", TABLES)
def test_cmake_reads_the_same_table(tmp_path, isa):
    tools("cmake")
    script = tmp_path / "list.cmake"
    script.write_text(
        f"include({ROOT}/src/keccak/kernels.cmake)\n"
        f"lanewise_kernels({isa} files names)\n"
        "foreach(file IN LISTS files names names_WITH_CHAINS)\n  message(${file})\nendforeach()\n"
    )
    done = subprocess.run(["cmake", "-P", script], capture_output=True, text=True, check=True)
    said = done.stderr.split()
    files = sorted(
        str(p) for p in (ROOT / "src/keccak" / isa).glob("*.S") if "_rv32_" not in p.stem
    )
    names = [p.removeprefix("keccakp1600_") for p in map(lambda f: Path(f).stem, files)]
    names = [n for n in names if n[:1] == "x"]
    chained = [n for n in names if any(f"/shake256_{n}_chain.S" in f for f in files)]
    assert sorted(said) == sorted(files + names + chained)
    sources = (ROOT / f"src/keccak/{isa}/sources.cmake").read_text()
    assert re.search(rf"lanewise_kernels\({isa} kernels \w+\)", sources)
    assert "GLOB" not in sources
