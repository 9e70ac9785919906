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
from lanewise_lab import cli, gen, onekernel, recipe, regenerate
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
    # What times kernels on this machine, and what boots them on an emulated board.
    for part in ("bench/*.[ch]", "tests/emu/start.S", "tests/emu/link.ld"):
        for path in ROOT.glob(part):
            (to / path.relative_to(ROOT)).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, to / path.relative_to(ROOT))
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
    replace those of the file, or are new."""
    for end in (".toml", ".found.toml"):
        source = copy / RECIPES / f"{old}{end}"
        if source.exists():
            text = source.read_text()
            for key, value in options.items() if end == ".toml" else ():
                text, there = re.subn(rf"(?m)^{key} = .*", f"{key} = {value}", text)
                if not there:
                    text = text.replace("[options]\n", f"[options]\n{key} = {value}\n")
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


#: By instruction set: a recipe, the name of a copy, what that changes, and the file of its kernel.
NEW = {
    "aarch64": ("aarch64_x1_rolling_a55", "aarch64_x1_rolling_new", {"core": '"neoverse-n1"'},
                "keccakp1600_x1_aarch64_rolling_new"),
    "armv7m": ("armv7m_m4_lazy3", "armv7m_m4_lazy1", {"lazy": "1"},
               "keccakp1600_x1_armv7m_m4_lazy1"),
    "armv8m": ("armv8m_x4_mve", "armv8m_x4_mve_new", {
        "planes": '["00", "10", "20", "30", "40", "01", "11", "21", "31", "41"]'},
        "keccakp1600_x4_armv8m_mve_new"),
    "riscv": ("riscv_x1_rv64_zbb", "riscv_x1_rv64_zbb_new", {
        "waiting": '["00", "30", "32", "40"]'}, "keccakp1600_x1_rv64_zbb_new"),
    "x86_64": ("x86_64_x4_avx512vl", "x86_64_x4_avx512vl_new", {
        "found": '"x86_64_x4_avx512vl_intel"', "chains": "false"},
               "keccakp1600_x4_avx512vl_new"),
}  # fmt: skip


@pytest.fixture
def recipes(tmp_path, monkeypatch):
    """A folder of recipes as the package has them, for this process."""
    folder = shutil.copytree(recipe.RECIPES, tmp_path / RECIPES)
    monkeypatch.setattr(recipe, "RECIPES", folder)
    # Where a kernel would be written that should have been refused.
    monkeypatch.setattr(gen, "ROOT", tmp_path)
    gen.kernels.cache_clear()
    yield folder
    gen.kernels.cache_clear()


@pytest.mark.parametrize("isa", NEW)
def test_a_new_recipe_is_a_new_kernel(recipes, tmp_path, isa):
    """Found by its name, made, and missed in the tree; of the same technique, yet another."""
    old, new, options, file = NEW[isa]
    new_recipe(tmp_path, old, new, **options)
    kernel = gen.find(new)
    assert kernel.place == f"src/keccak/{isa}/{file}.S" and gen.kernels()[file] == kernel
    assert gen.find(f"lanewise_{file}") == gen.find(f"{file}.S") == kernel
    text, before = gen.text(kernel).decode(), gen.text(gen.kernels_of(old)[0]).decode()
    assert f"python3 -m lanewise_lab.gen {new} > {kernel.place}" in text.splitlines()[0]
    assert f"lanewise_{file}" in text and len(text) > 10000
    assert set(text.splitlines()) - set(before.replace(old, new).splitlines())


#: By instruction set: an option that there is none of; more live values than registers, or what
#: else contradicts itself; and what was found for another recipe.
BROKEN = {
    "aarch64 unknown": ("aarch64", {"colour": '"red"'}, "", "colour: unknown; known are core, "),
    "aarch64 live": ("aarch64_x2_sha3_ahead_a510", {"waiting": "[]"}, "nothing",
                     "d3 = c2 ^ rol(c4, 1): no register is free"),
    "aarch64 found": ("aarch64", {}, "aarch64_x2_neon", "order: not one of 106 operations"),
    "armv7m unknown": ("armv7m", {"colour": '"red"'}, "", "colour: unknown; known are core, "),
    "armv7m live": ("armv7m_m4_resident", {"room": "6"}, "", "steps: hold 7 D where room is 6"),
    "armv7m found": ("armv7m_m4_resident", {}, "armv7m_m7_paired", "order: not one of 383 oper"),
    "armv8m unknown": ("armv8m", {"core": '"m55"'}, "", "core: unknown; known are planes"),
    "armv8m live": ("armv8m", {"planes": '["00", "00"]'}, "", "planes: must be list of 10 ("),
    "armv8m found": ("armv8m", {}, "armv7m_m4_resident", "theta: unknown; known are planes"),
    "riscv unknown": ("riscv", {"pass": '"fuse"'}, "", "pass: unknown; known are bits, "),
    "riscv live": ("riscv", {"waiting": "[]"}, "", "c3 ^= a31: no register is free until 8"),
    "riscv halves": ("riscv_x1_rv32_zbb", {
        "resident": str([f"{x}{y}{p}" for x in range(2) for y in range(4) for p in (0, 1)])}, "",
        "resident: 16 words, and registers for 13"),
    "riscv found": ("riscv", {}, "x86_64_x4_avx2", "order: unknown; known are bits, "),
    "x86_64 unknown": ("x86_64", {"colour": '"red"'}, "", "colour: unknown; known are isa, "),
    "x86_64 live": ("x86_64", {"states": "16"}, "", "states: must be `1` or `2` or `4` or `8`"),
    "x86_64 found": ("x86_64", {"found": '"x86_64_x4_avx2"'}, "", "parity: missing"),
    "x86_64 none": ("x86_64", {"found": '"x86_64_x4"'}, "", "found: there is no x86_64_x4.found"),
}  # fmt: skip


@pytest.mark.parametrize("case", BROKEN)
def test_a_broken_recipe_is_refused(recipes, tmp_path, capsys, case):
    """In one line that names the recipe and the option, and the command writes nothing."""
    old, options, found, why = BROKEN[case]
    old = NEW[old][0] if old in NEW else old
    new = f"{old}_new"
    new_recipe(tmp_path, old, new, **options)
    if found:
        text = "" if found == "nothing" else recipe.found(found).read_text()
        recipe.found(new).write_text(text)
    said = refused(capsys, new)
    assert said.startswith(f"kernel: {new}: ") and why in said, said


RUNS = {"aarch64": "predicted", "armv7m": "predicted", "armv8m": "cycles", "riscv": "cycles"}


@pytest.mark.slow
@pytest.mark.parametrize("isa", [pytest.param(i, marks=() if i == "armv7m" else
                                              pytest.mark.ci) for i in NEW])  # fmt: skip
def test_a_new_kernel_is_one_recipe(copy, isa):
    """What make kernel K=NEW does: it is written, proved, run, and predicted, on the recipe's own
    core first, measured, or said to be neither."""
    tools("aarch64-linux-gnu-gcc", "riscv64-linux-gnu-gcc", "arm-none-eabi-gcc", "gcc")
    old, new, options, file = NEW[isa]
    new_recipe(copy, old, new, **options)
    before, place = contents(copy), f"src/keccak/{isa}/{file}.S"
    said = lab(copy, "cli", "kernel", new, "--seconds", "0").stdout
    assert said.startswith(f"{place} is new: written by python3 -m lanewise_lab.gen {new}\n")
    assert "all holds" in said and "FAILED" not in said
    assert re.search(rf"(?m)^proved +{file}: 1 of \d+ cases, rounds 24; ", said)
    assert re.search(r"(?m)^run +(10\d random states right|not run: this machine lacks)", said)
    assert re.search(rf"(?m)^{RUNS.get(isa, 'measured')} ", said)
    if isa == "aarch64":
        first, second = re.search(r"(?m)^predicted .*\n +(\S+) .*\n +(\S+) ", said).groups()
        assert (first, second) == ("N1", "X1"), "the recipe's own core comes first"
    table = f"src/keccak/{isa}/backends_{isa}.h"
    listed = re.search(rf"(?m)^listed +{table}: has no row of {file}, so that no library ", said)
    assert bool(listed) == ((copy / table).exists())
    after = contents(copy)
    assert {p for p in set(after) - set(before) if p.parts[0] != ".cache"} == {Path(place)}
    assert all(after[path] == text for path, text in before.items())
    # What exists is only compared, also where the recipe has changed since.
    new_recipe(copy, "aarch64_x1_rolling" if isa == "aarch64" else old, new)
    said = lab(copy, "cli", "kernel", new, "--seconds", "0").stdout
    assert "is new" not in said and "lines differ from the file in the tree" in said
    assert (copy / place).read_bytes() == after[Path(place)]


@pytest.mark.slow
@pytest.mark.parametrize("isa", ["riscv", "x86_64"])
def test_the_tables_of_c_are_made_of_the_recipes(copy, isa):
    """A new kernel for x86-64 needs cycles too, and that is said."""
    old, new, options, file = NEW[isa]
    new_recipe(copy, old, new, **options)
    lab(copy, "cli", "gen", new, "-o", f"src/keccak/{isa}")
    path = copy / f"src/keccak/{isa}/backends_{isa}.h"
    with path.open() as f:
        command = regenerate.COMMAND.search(f.readline())
    module, words = command["module"].removeprefix("lanewise_lab."), command["arguments"].split()
    if isa == "x86_64":
        said = lab(copy, module, *words, status=1).stderr
        assert said == "costs: x4_avx512vl_new: no file in cores/x86_64 has its cycles\n"
        core = copy / "lab/lanewise_lab/cores/x86_64/amd-zen5.toml"
        core.write_text(core.read_text().replace("[measured]", "[measured]\nx4_avx512vl_new = 601"))
    made = lab(copy, module, *words).stdout
    name = file.removeprefix("keccakp1600_")
    assert re.search(rf" K\((X, )?{name}, ", made) and name not in path.read_text()


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


def refused(capsys, name: str) -> str:
    """What `make kernel` says, in one line and nothing else."""
    with pytest.raises(SystemExit) as stop:
        onekernel.main([name])
    out, err = capsys.readouterr()
    assert stop.value.code == 2 and out == "" and err.count("\n") == 1, out + err
    return err


@pytest.mark.parametrize("what", BAD)
def test_a_recipe_of_which_no_kernel_can_be_made(recipes, capsys, what):
    (begin, by), words = BAD[what]
    path = recipes / "aarch64_x1_rolling_new.toml"
    good = (recipes / "aarch64_x1_rolling_a55.toml").read_text()
    path.write_text(re.sub(rf"(?m)^{begin}.*", by, good, count=1))
    assert re.match(rf"kernel: {path.stem}\b.*{words}", refused(capsys, path.stem))


def test_a_recipe_of_no_instruction_set(recipes, capsys):
    (recipes / "x9_new.toml").write_text((recipes / "aarch64_x1_rolling_a55.toml").read_text())
    said = refused(capsys, "x9_new")
    assert said.startswith("kernel: x9_new: recipe: its name begins with none of aarch64, ")


@pytest.mark.slow
@pytest.mark.ci
def test_a_new_core_is_one_file_and_selection_knows_it(copy):
    """And a kernel that was made for it, in the library that is built of them."""
    tools("aarch64-linux-gnu-gcc", "qemu-aarch64")
    (copy / "lab/lanewise_lab/cores/acme-anvil.toml").write_text(ANVIL)
    new_recipe(copy, "aarch64_x1_rolling_a55", "aarch64_x1_rolling_new", core='"acme-anvil"')
    said = lab(copy, "cli", "kernel", "aarch64_x1_rolling_new").stdout
    assert re.search(r"(?m)^predicted .*\n +ACME-ANVIL +\d+ cycles", said) and "all holds" in said
    # The best kernel for one state there, so that the new one is the only choice.
    (copy / "src/keccak/aarch64/keccakp1600_x1_aarch64_rolling_a55.S").unlink()
    lab(copy, "cores")
    rules = (copy / "docs/cycle-rules.md").read_text()
    assert "| `latency_load` * | 2 | Loads of one register. | made up |" in rules
    assert "| Acme Anvil |" in (copy / "docs/aarch64.md").read_text()
    tables(copy, "aarch64")
    (copy / "main.c").write_text(CHOICE)
    done = library(copy, "aarch64", ["aarch64-linux-gnu-gcc", "-static"], ["qemu-aarch64"])
    name, reason, differs = done.splitlines()
    assert name == "keccakp1600_x1_aarch64_rolling_new" and differs == "0"
    assert reason.startswith("Acme Anvil. In order. ") and "not measured" in reason


def tables(copy: Path, isa: str) -> None:
    """The tables of C, as `make kernels` writes them."""
    for name in (f"cores_{isa}.h", f"backends_{isa}.h"):
        path = copy / "src/keccak" / isa / name
        with path.open() as f:
            command = regenerate.COMMAND.search(f.readline())
        module = command["module"].removeprefix("lanewise_lab.")
        path.write_text(lab(copy, module, *command["arguments"].split()).stdout)


def library(copy: Path, isa: str, gcc: list[str], emulator: list[str]) -> str:
    """What main.c says, with the library."""
    folder = copy / "src/keccak"
    sources = [p for where in (isa, "portable") for p in folder.glob(f"{where}/*.[cS]")]
    sources += [folder / f"{n}.c" for n in ("constants", "cpu", "permute_many", "select", "state")]
    flags = ["-O1", f"-DLANEWISE_{isa.upper()}", "-Isrc", "-Iinclude"]
    command = [*gcc, *flags, "main.c", *sources, copy / "src/status.c", "-o", "main"]
    subprocess.run(command, cwd=copy, check=True)
    run = [*emulator, "./main"]
    return subprocess.run(run, cwd=copy, check=True, capture_output=True, text=True).stdout


#: What it costs is what Zen 5 costs, but for a kernel that is new.
ZEN9 = """\
title = "AMD Zen 9"

[selection]
cpuid = [{ maker = "amd", offers = "avx512", families = [0x21, 0x21] }]
reason = "Made up."

[measured]
source = "made up"
x4_avx512vl_new = 100
x1_c64 = 1000
x1_c32 = 3000
"""

#: Which kernel four states get on a core of family 0x21, and on one of family 0x22.
CHOICE_X86 = """\
#include "keccak/select.h"
#include <stdio.h>
int main(void) {
    for (unsigned family = 0x21; family < 0x23; family++) {
        unsigned version = 0xF00 | (family - 15) << 20;
        lanewise_cpuid answers = {0x68747541, version, 1 << 27, 0xC0030128, 0, 8, 0xE7};
        lanewise_cpu cpu = lanewise_cpu_by_cpuid(&answers);
        printf("%s\\n%s\\n", lanewise_select_for(cpu, 4)->name, lanewise_select_reason(cpu));
    }
    return 0;
}
"""


@pytest.mark.slow
def test_a_new_core_of_x86_64_is_one_file_and_selection_knows_it(copy):
    tools("gcc")
    old, new, options, file = NEW["x86_64"]
    new_recipe(copy, old, new, **options)
    lab(copy, "cli", "gen", new, "-o", "src/keccak/x86_64")
    (copy / "lab/lanewise_lab/cores/x86_64/amd-zen9.toml").write_text(ZEN9)
    tables(copy, "x86_64")
    (copy / "main.c").write_text(CHOICE_X86)
    name, reason, other, why = library(copy, "x86_64", ["gcc"], []).splitlines()
    assert name == file and reason == "Made up."
    assert other == "keccakp1600_x4_avx512vl" and "Zen 5" in why


#: A core that is the M4 but for its name and one rule.
HAMMER = """\
title = "Acme Hammer"
pipeline = "three-stage"
extends = "cortex-m4"
not_modelled = "caches"
not_judged = "compared with no board"

[rules.branch_refill]
value = 9
about = "Cycles that a taken branch adds."
source = "made up"
certain = false
"""


@pytest.mark.slow
@pytest.mark.ci
def test_a_new_core_of_armv7m_is_one_file(copy):
    """A recipe for it is predicted there, and takes longer by the rule that is its own."""
    tools("arm-none-eabi-gcc")
    (copy / "lab/lanewise_lab/cores/hammer.toml").write_text(HAMMER)
    new_recipe(copy, "armv7m_m4_lazy3", "armv7m_hammer_lazy3", core='"hammer"')
    said = lab(copy, "cli", "kernel", "armv7m_hammer_lazy3", "--seconds", "0").stdout
    found = re.search(
        r"(?m)^predicted .*\n +HAMMER (\d+) cycles\n(?:.*\n)*? +M4 +(\d+) cycles", said
    )
    assert found and int(found[1]) > int(found[2]) and "all holds" in said, said
