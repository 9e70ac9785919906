# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What docs/adding-a-kernel.md and docs/adding-a-core.md promise, done in a copy of the checkout: a
new kernel of a known technique is one recipe, a new core is one file."""

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from lanewise_lab import cli, gen, regenerate
from required import tools

ROOT = Path(__file__).resolve().parents[2]
RECIPES = "lab/lanewise_lab/recipes"
SHIPPED = {
    "aarch64": "keccakp1600_x1_aarch64_rolling",
    "armv7m": "keccakp1600_bytes_armv7m",
    "riscv": "keccakp1600_x1_rv32_zbb",
    "x86_64": "keccakp1600_x1_bmi2_rows",
}

#: A core that is the A55 but for its name, which nothing else knows.
ANVIL = """\
title = "Acme Anvil"
isa = "aarch64"
pipeline = "in-order"
extends = "cortex-a55"
not_modelled = "caches"
not_judged = "compared with no board"

[rules.latency_load]
value = 2
about = "Loads of one register."
source = "made up"
certain = false

[selection]
midr = [{ implementer = 0x77, part = 0x123 }]
midr_source = "made up"
reason = "In order."
portable = 3000
portable_source = "made up"
"""

#: In C: a machine with that core chooses the new kernel, and it is right.
CHOICE = """\
#include "keccak/select.h"
#include <stdio.h>
#include <string.h>
int main(void) {
    const unsigned long long midr = 0x77F01234;
    uint64_t one[25] = {1, 2, 3}, two[25] = {1, 2, 3};
    uint64_t midrs[] = {midr};
    lanewise_cpu cpu = lanewise_cpu_by_midrs(0, midrs, 1);
    const lanewise_backend *b = lanewise_select_for(cpu, 0);
    b->permute(one, 24);
    lanewise_backend_x1_c64.permute(two, 24);
    printf("%s\\n%s\\n%d\\n", b->name, lanewise_select_reason(cpu), memcmp(one, two, 200));
    return 0;
}
"""


def copied(to: Path) -> Path:
    no = shutil.ignore_patterns("__pycache__", "build", "*.egg-info", "tests")
    for part in ("lab", "src", "include"):
        shutil.copytree(ROOT / part, to / part, ignore=no)
    (to / "docs").mkdir()
    for page in ("aarch64.md", "cycle-model.md"):
        shutil.copy(ROOT / "docs" / page, to / "docs")
    return to


@pytest.fixture
def copy(tmp_path):
    return copied(tmp_path / "copy")


def lab(copy: Path, module: str, *arguments, status: int = 0) -> subprocess.CompletedProcess:
    env = os.environ | {"PYTHONPATH": str(copy / "lab"), "LANEWISE_ROOT": str(copy)}
    command = [sys.executable, "-m", f"lanewise_lab.{module}", *arguments]
    done = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True)
    assert done.returncode == status, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    return done


def contents(folder: Path) -> dict[Path, bytes]:
    return {p.relative_to(folder): p.read_bytes() for p in folder.rglob("*") if p.suffix != ".pyc"
            and p.is_file()}  # fmt: skip


def new_recipe(copy: Path, old: str, new: str, **options: str) -> None:
    """A copy of a recipe under another name, with what the search has found for it; `options`
    replace those of the file."""
    for end in (".toml", ".found.toml"):
        source = copy / RECIPES / f"{old}{end}"
        if source.exists():
            text = source.read_text()
            for key, value in options.items():
                text = re.sub(rf"(?m)^{key} = .*", f"{key} = {value}", text)
            (copy / RECIPES / f"{new}{end}").write_text(text)


@pytest.mark.parametrize("isa", SHIPPED)
def test_gen_into_the_shipped_folder(tmp_path, monkeypatch, capsys, isa):
    """That the headers there are the very files that are copied stops nothing."""
    shutil.copytree(ROOT / "src/keccak", tmp_path / "src/keccak")
    (tmp_path / "lab").mkdir()
    (tmp_path / "lab/pyproject.toml").touch()
    monkeypatch.setattr(gen, "ROOT", tmp_path)
    name, folder = SHIPPED[isa], tmp_path / "src/keccak" / isa
    before = contents(tmp_path)
    (folder / f"{name}.S").write_text("old")
    assert cli.main(["gen", name, "-o", str(folder)]) == 0
    assert contents(tmp_path) == before
    assert capsys.readouterr().out == f"written: {folder / name}.S\n"
    # Any other folder of the sources has no room for it, and nothing is written.
    other = "riscv" if isa != "riscv" else "armv7m"
    for wrong in (folder.parent, folder.parent.parent, folder.parent / other, folder / "new"):
        with pytest.raises(SystemExit) as error:
            cli.main(["gen", name, "-o", str(wrong)])
        assert error.value.code == 2
        err = capsys.readouterr().err
        assert f"{name} belongs in src/keccak/{isa}" in err and err.count("\n") == 1
    assert contents(tmp_path) == before


@pytest.mark.slow
def test_a_new_kernel_is_one_recipe(copy):
    """With another order: one that was found for another core, which costs other cycles."""
    tools("aarch64-linux-gnu-gcc")
    new_recipe(copy, "aarch64_x1_rolling_a55", "aarch64_x1_rolling_new", core='"neoverse-n1"')
    before = contents(copy)
    said = lab(copy, "cli", "kernel", "aarch64_x1_rolling_new").stdout
    file = "src/keccak/aarch64/keccakp1600_x1_aarch64_rolling_new.S"
    assert said.startswith(f"{file} is new: written by python3 -m lanewise_lab.gen ")
    assert "all holds" in said and "FAILED" not in said
    assert re.search(r"(?m)^proved +keccakp1600_x1_aarch64_rolling_new: ", said)
    assert re.search(r"(?m)^run +100 random states right", said)
    first, second = re.search(r"(?m)^predicted .*\n +(\S+) .*\n +(\S+) ", said).groups()
    assert (first, second) == ("N1", "X1"), "the recipe's own core comes first"
    assert re.search(rf"(?m)^listed .*backends_aarch64.h: has no row of {Path(file).stem}, ", said)
    after = contents(copy)
    added = set(after) - set(before)
    assert {p for p in added if p.parts[0] != ".cache"} == {Path(file)}
    assert all(after[path] == text for path, text in before.items())
    # What exists is only compared, also where the recipe has changed since.
    new_recipe(copy, "aarch64_x1_rolling", "aarch64_x1_rolling_new")
    said = lab(copy, "cli", "kernel", "aarch64_x1_rolling_new").stdout
    assert "is new" not in said and "lines differ from the file in the tree" in said
    assert (copy / file).read_bytes() == after[Path(file)]


@pytest.mark.slow
@pytest.mark.ci
@pytest.mark.parametrize("old, new", [("riscv_x1_rv64_zbb", "riscv_x1_rv64_zbb_new")])
def test_a_new_kernel_of_riscv_is_one_recipe(copy, old, new):
    tools("riscv64-linux-gnu-gcc")
    new_recipe(copy, old, new)
    said = lab(copy, "cli", "kernel", new).stdout
    assert "is new: written by" in said and "all holds" in said


BAD = {
    "no core of that name": (
        ("core = ", 'core = "cortex-a999"'),
        "core: must be a core of aarch64",
    ),
    "a core without a model": (("core = ", 'core = "cortex-a72"'), "core: must be a core of aarch"),
    "a core of another kind": (("core = ", 'core = "cortex-m4"'), "core: must be a core of aarch"),
    "no TOML": (("title = ", "title"), "rolling_new.toml: "),
    "no title": (("title = ", "# "), "title: "),
    "an option missing": (("d = ", "# "), "delays: must be "),
}


@pytest.mark.slow
def test_a_recipe_of_which_no_kernel_can_be_made(copy):
    """One line, exit 2, and no file."""
    tools("aarch64-linux-gnu-gcc")
    path = copy / RECIPES / "aarch64_x1_rolling_new.toml"
    good = (copy / RECIPES / "aarch64_x1_rolling_a55.toml").read_text()
    before = set(contents(copy / "src"))
    for what, ((begin, by), words) in BAD.items():
        path.write_text(re.sub(rf"(?m)^{begin}.*", by, good, count=1))
        done = lab(copy, "cli", "kernel", path.stem, status=2)
        assert done.stdout == "", what
        assert re.fullmatch(rf"kernel: {path.stem}\b.*{words}.*\n", done.stderr), done.stderr
    path.unlink()
    other = copy / RECIPES / "x9_new.toml"
    other.write_text(good)
    said = lab(copy, "cli", "kernel", "x9_new", status=2).stderr
    assert (
        said.startswith("kernel: x9_new: recipe: its name begins with none of aarch64, ")
        and said.count("\n") == 1
    )
    assert set(contents(copy / "src")) == before


@pytest.mark.slow
def test_a_new_core_is_one_file_and_selection_knows_it(copy):
    """And a kernel that was made for it, in the library that is built of them."""
    tools("aarch64-linux-gnu-gcc", "qemu-aarch64")
    (copy / "lab/lanewise_lab/cores/acme-anvil.toml").write_text(ANVIL)
    new_recipe(copy, "aarch64_x1_rolling_a55", "aarch64_x1_rolling_new", core='"acme-anvil"')
    said = lab(copy, "cli", "kernel", "aarch64_x1_rolling_new").stdout
    assert re.search(r"(?m)^predicted .*\n +ACME-ANVIL +\d+ cycles", said) and "all holds" in said
    # The best kernel for one state there, so that the new one is the only choice.
    (copy / "src/keccak/aarch64/keccakp1600_x1_aarch64_rolling_a55.S").unlink()
    # A model has its rules on a page, between marks that a person puts there.
    page = copy / "docs/cycle-model.md"
    assert "no marks for the rules of acme-anvil" in lab(copy, "cores", status=2).stderr
    with page.open("a") as f:
        f.write("<!-- rules of acme-anvil -->\n<!-- end of rules of acme-anvil -->\n")
    lab(copy, "cores")
    assert "| `latency_load` * | 2 | Loads of one register. | made up |" in page.read_text()
    assert "| Acme Anvil |" in (copy / "docs/aarch64.md").read_text()
    for name in ("cores_aarch64.h", "backends_aarch64.h"):  # as `make kernels` does
        path = copy / "src/keccak/aarch64" / name
        with path.open() as f:
            command = regenerate.COMMAND.search(f.readline())
        path.write_text(
            lab(
                copy, command["module"].removeprefix("lanewise_lab."), *command["arguments"].split()
            ).stdout
        )
    folder = copy / "src/keccak"
    (copy / "main.c").write_text(CHOICE)
    sources = [
        *folder.glob("aarch64/*.c"),
        *folder.glob("aarch64/*.S"),
        *folder.glob("portable/*.c"),
    ]
    sources += [folder / f"{n}.c" for n in ("constants", "cpu", "permute_many", "select", "state")]
    sources.append(copy / "src/status.c")
    gcc = ["aarch64-linux-gnu-gcc", "-static", "-O1", "-DLANEWISE_AARCH64", "-Isrc", "-Iinclude"]
    subprocess.run([*gcc, "main.c", *sources, "-o", "main"], cwd=copy, check=True)
    done = subprocess.run(["qemu-aarch64", "./main"], cwd=copy, capture_output=True, text=True)
    name, reason, differs = done.stdout.splitlines()
    assert name == "keccakp1600_x1_aarch64_rolling_new" and differs == "0"
    assert reason.startswith("Acme Anvil. In order. ") and "not measured" in reason
