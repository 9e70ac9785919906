# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The lab installed as a package into a bare environment, used from a folder without a checkout."""

import json
import os
import shutil
import subprocess
import sys
import venv

import pytest
from lanewise_lab import gen, table
from lanewise_lab.checkout import ROOT, kernel_files

pytestmark = [pytest.mark.slow, pytest.mark.ci]


def run(*command, cwd, status=0, **env) -> subprocess.CompletedProcess:
    clean = {k: v for k, v in os.environ.items() if k not in ("PYTHONPATH", "LANEWISE_ROOT")}
    done = subprocess.run(
        list(map(str, command)), cwd=cwd, capture_output=True, text=True, env=clean | env
    )
    assert done.returncode == status, done.stderr + done.stdout
    assert "Traceback" not in done.stderr
    return done


@pytest.fixture(scope="module")
def lab(tmp_path_factory):
    """The command in a bare environment, into which a wheel and what it asks for were installed."""
    folder = tmp_path_factory.mktemp("lab")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q"]
    wheels = folder / "wheels"
    no = shutil.ignore_patterns("build", "*.egg-info", "__pycache__")
    for part in ("lab", "src", "include"):
        shutil.copytree(ROOT / part, folder / "copy" / part, ignore=no)
    run(*pip, "wheel", "--no-deps", "-w", wheels, folder / "copy/lab", cwd=folder)
    shutil.rmtree(folder / "copy")
    (wheel,) = wheels.glob("lanewise_lab-*.whl")
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv/bin/python"
    run(*pip, "--python", python, "install", wheel, cwd=folder)
    return folder / "venv/bin/lanewise-lab"


def test_the_list_of_kernels_is_that_of_the_checkout():
    shipped = {p.stem: p for isa in gen.ISAS for p in kernel_files(isa)}
    kernels = gen.kernels()
    assert set(kernels) == set(shipped)
    for name, kernel in kernels.items():
        with shipped[name].open() as f:
            assert (
                f"python3 -m lanewise_lab.gen {kernel.arguments} > {kernel.place}" in f.readline()
            )
        assert shipped[name] == kernel.path


def test_gen(lab, tmp_path):
    name = "keccakp1600_x1_armv7m_m4_resident"
    names = ["armv7m_m4_resident", "keccakp1600_x4_avx2", "x86_64_x1_bmi2_rows"]
    run(lab, "gen", *names, "x86_64_x4_avx512vl --chain", "-o", "made", cwd=tmp_path)
    by_file = ("keccakp1600_x4_avx2", "keccakp1600_x1_bmi2_rows", "shake256_x4_avx512vl_chain")
    for isa, made in (("armv7m", name), *(("x86_64", made) for made in by_file)):
        shipped = ROOT / "src/keccak" / isa / f"{made}.S"
        assert (tmp_path / f"made/{made}.S").read_bytes() == shipped.read_bytes()
    no = run(lab, "gen", "nothing", cwd=tmp_path, status=2).stderr
    assert "no kernel is called nothing" in no and no.count("\n") == 1
    no = run(lab, "gen", "--check", cwd=tmp_path, status=2).stderr
    assert "no checkout of Lanewise" in no and no.count("\n") == 1


def test_prove_and_cycles(lab, tmp_path):
    run(lab, "gen", "armv7m_m4_resident", cwd=tmp_path)
    name = "keccakp1600_x1_armv7m_m4_resident"
    gcc = ["arm-none-eabi-gcc", "-mcpu=cortex-m4", "-mthumb"]
    run(*gcc, "-c", f"{name}.S", "-o", "k.o", cwd=tmp_path)
    command = ["prove", "--rounds", "3", "k.o", f"lanewise_{name}"]
    assert json.loads(run(lab, *command, cwd=tmp_path).stdout)["verdict"] == "proved"
    command = ["cycles", "--core", "cortex-m4", "k.o", f"lanewise_{name}"]
    cycles = json.loads(run(lab, *command, cwd=tmp_path).stdout)["cycles"]
    command = ["timeline", "--core", "m4", "--rounds", "1", "k.o", f"lanewise_{name}"]
    run(lab, *command, "-o", "t.html", cwd=tmp_path)
    assert "<html" in (tmp_path / "t.html").read_text()
    made = json.loads(run(lab, "table", "1", "--json", cwd=tmp_path).stdout)
    rows = {r["kernel"]: r["value"] for r in made if r["core"] == "cortex-m4"}
    assert rows[name] == cycles and len(rows) >= 7
    best = {core: found["kernel"] for core, found in table.best(made).items()}
    assert best == table.best_kernels()
    assert "table 2" in run(lab, "table", "2", cwd=tmp_path, status=2).stderr


def test_a_core_model_in_c(lab, tmp_path):
    """That of AArch64 is compiled when it is first used; without a compiler one line says so."""
    run(lab, "gen", "aarch64_x1_scalar_a55", cwd=tmp_path)
    name = "keccakp1600_x1_aarch64_scalar_a55"
    run("aarch64-linux-gnu-gcc", "-c", f"{name}.S", "-o", "k.o", cwd=tmp_path)
    for generated_name in (f"{name}.S", "asm.h"):
        shipped = ROOT / "src/keccak/aarch64" / generated_name
        assert (tmp_path / generated_name).read_bytes() == shipped.read_bytes()
    command = [lab, "cycles", "--core", "a55", "k.o", f"lanewise_{name}"]
    assert json.loads(run(*command, cwd=tmp_path).stdout)["cycles"] > 1000
    no = run(*command, cwd=tmp_path, status=2, CC="no-such-compiler").stderr
    assert "no-such-compiler not found" in no and "apt install gcc" in no and no.count("\n") == 1


def test_missing_assembler(lab, tmp_path):
    python = os.path.dirname(lab)
    no = run(lab, "table", "1", cwd=tmp_path, status=2, PATH=python).stderr
    assert (
        "arm-none-eabi-gcc not found: apt install gcc-arm-none-eabi" in no and no.count("\n") == 1
    )


@pytest.mark.parametrize("module", ["prove.shipped", "riscv.costs"])
def test_modules_that_need_a_checkout_say_so(lab, tmp_path, module):
    command = [lab.parent / "python", "-m", f"lanewise_lab.{module}"]
    no = run(*command, cwd=tmp_path, status=2).stderr
    assert "needs a checkout of Lanewise" in no and no.count("\n") == 1


def test_no_message_advises_a_name_that_nobody_owns():
    for path in (ROOT / "lab").rglob("*.py"):
        assert "install 'lanewise" not in path.read_text() or path.name == "test_install_lab.py"
