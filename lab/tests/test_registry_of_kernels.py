# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The recipes are the one list of kernels: what else names kernels follows from them, and a step
that was forgotten is refused in a line that names it."""

import re
import shutil
import subprocess
from pathlib import Path

import pytest
from lanewise_lab import checkout, gen, regenerate
from lanewise_lab.prove import shipped
from lanewise_lab.tools import Failed
from lanewise_lab.x86 import costs
from required import tools

ROOT = Path(__file__).resolve().parents[2]
KERNELS = gen.kernels()
TABLES = ("x86_64", "aarch64", "riscv")
#: One kernel of each instruction set, and chains.
SOME = ["keccakp1600_x4_avx512vl", "shake256_x4_avx2_chain", "keccakp1600_x2_aarch64_sha3"]
SOME += ["keccakp1600_bytes_armv7m", "keccakp1600_x4_armv8m_mve", "keccakp1600_x1_rv32_zbb"]
SOME += ["keccakp1600_x1_armv7m_m4_lazy4"]
CHOICE = "src/keccak/kernel_choice.cmake"


@pytest.fixture
def copy(tmp_path):
    for place in checkout.KERNELS:
        shutil.copytree(ROOT / place, tmp_path / place)
    return tmp_path


@pytest.fixture
def made(monkeypatch):
    """Kernels made by nothing but a look at the tree, and no tables."""
    texts = {kernel: kernel.path.read_bytes() for kernel in KERNELS.values()}
    monkeypatch.setattr(gen, "texts", lambda which: [texts[kernel] for kernel in which])
    monkeypatch.setattr(regenerate, "tables", lambda root: iter(()))


def edit(path: Path, pattern: str, by: str) -> None:
    text = path.read_text()
    assert re.search(pattern, text), f"{path} has no {pattern}"
    path.write_text(re.sub(pattern, by, text))


def checked(root: Path, capsys) -> list[str]:
    """What `lanewise-lab check` says before its sum."""
    status = regenerate.run(root, check=True)
    *lines, total = capsys.readouterr().out.splitlines()
    assert total == f"kernels: {len(KERNELS)} generated files, {len(lines)} differ"
    assert status == bool(lines)
    return lines


def test_nothing_is_forgotten(made, capsys):
    assert checked(ROOT, capsys) == []


@pytest.mark.parametrize("name", SOME)
def test_a_recipe_without_a_file(copy, made, capsys, name):
    path = copy / KERNELS[name].place
    path.unlink()
    assert checked(copy, capsys) == [f"missing: {KERNELS[name].place}"]
    assert regenerate.run(copy, check=False) == 0
    assert path.read_bytes() == KERNELS[name].path.read_bytes()


@pytest.mark.parametrize("name", SOME)
def test_a_file_without_a_recipe(copy, made, capsys, name):
    """A kernel by hand, or one of a recipe that is gone. It is not overwritten."""
    place = Path(KERNELS[name].place)
    for other in (place.with_stem(f"{name}_new"), Path("src/keccak/portable") / place.name):
        shutil.copy(ROOT / place, copy / other)
        assert checked(copy, capsys) == [f"{other}: no recipe makes it"]
        assert regenerate.run(copy, check=False) == 1
        assert capsys.readouterr().out.startswith(f"{other}: no recipe makes it\n")
        (copy / other).unlink()


def test_a_file_that_is_not_what_its_recipe_makes(copy, made, capsys):
    """Also in its first line, which says how it is made."""
    place = KERNELS[SOME[0]].place
    edit(copy / place, r"\A(#.*) > ", r"\1 --more > ")
    assert checked(copy, capsys) == [f"differs: {place}"]


@pytest.mark.parametrize(
    "pattern, by, name",
    [
        ("cortex-m7 m7_paired", "cortex-m7 m7_none", "keccakp1600_x1_armv7m_m7_none"),
        ("(many_cortex-m55) .*\\)", "\\1 keccakp1600_x4_none)", "keccakp1600_x4_none"),
        ("_scalar\\)", "_none)", "keccakp1600_x1_rv64_none"),
    ],
)
def test_firmware_that_asks_for_no_kernel(copy, made, capsys, pattern, by, name):
    edit(copy / CHOICE, pattern, by)
    assert f"{CHOICE}: chooses {name}, which no recipe makes" in checked(copy, capsys)


def test_firmware_finds_its_kernels():
    """An expression that finds no line would make the others true of anything."""
    assert len(regenerate.chosen(ROOT)) == 7


def test_two_recipes_of_one_file(monkeypatch):
    one = KERNELS["keccakp1600_x4_avx2"]
    monkeypatch.setattr(gen, "recipe_names", lambda: [one.recipe, "x86_64_other"])
    monkeypatch.setattr(gen, "kernels_of", lambda name: [gen.Kernel(one.file, one.isa, name)])
    with pytest.raises(Failed, match=f"x86_64_other: recipe: makes {one.file}, as {one.recipe}"):
        gen.kernels.__wrapped__()


def test_the_tables_of_c_hold_every_kernel():
    """Of builds for a system; firmware links the one that it is told."""
    for isa in TABLES:
        text = (ROOT / f"src/keccak/{isa}/backends_{isa}.h").read_text()
        rows = dict(re.findall(r" K\((?:X, )?(\w+),([^)]*)\)", text))
        here = [k for k in KERNELS.values() if k.folder == isa and k.isa != "riscv32"]
        assert set(rows) == {k.file.removeprefix("keccakp1600_") for k in here if not k.flag}
        chained = {name for name, row in rows.items() if re.search(r"\bCHAINS\b", row)}
        assert chained == {k.file[len("shake256_") : -len("_chain")] for k in here if k.flag}


def test_a_kernel_of_x86_64_without_cycles(monkeypatch):
    """No machine would choose it."""
    lacking = {
        c: {k: n for k, n in row.items() if k != "x4_avx2"} for c, row in costs.costs().items()
    }
    monkeypatch.setattr(costs, "costs", lambda folder: lacking)
    with pytest.raises(costs.Wrong, match="^x4_avx2: no file in cores/x86_64 has its cycles$"):
        costs.backends_header()


def test_the_prover_asks_for_every_kernel():
    """And for the extensions that its recipe names."""
    proved = {path for isa in shipped.COMPILERS for path in shipped.sources(isa)}
    assert proved == {kernel.path for kernel in KERNELS.values()}
    for kernel in KERNELS.values():
        named = shipped.named_extensions(kernel.file, kernel.isa)
        if kernel.folder == "riscv":
            given = {"zvkb" if e == "zvbb" else e for e in gen.load(kernel.recipe).extensions}
            assert named == given, kernel.file
        elif kernel.isa == "aarch64":
            assert named == ({"sha3"} if gen.load(kernel.recipe).sha3 else set()), kernel.file


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
