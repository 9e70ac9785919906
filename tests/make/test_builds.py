# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Builds that packagers make and no other test does: a unity build, a compiler that lacks an
instruction set, a ctest of CMake 3.16; and which port continuous integration takes."""

import os
import platform
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import required  # noqa: E402

required.tools("cmake", "gcc", "nm", "git")
PORTS = ["arm", "mips", "i686", "powerpc", "powerpc64", "s390x"]


def run(*command, **more) -> str:
    done = subprocess.run([str(c) for c in command], capture_output=True, text=True, **more)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout + done.stderr


def built(folder: Path, *options: str) -> tuple[str, str]:
    """What configuring said, and the names in the library."""
    quick = ["-DCMAKE_BUILD_TYPE=Debug", "-DLANEWISE_TESTS=OFF", "-DLANEWISE_BENCH=OFF"]
    said = run("cmake", "-S", ROOT, "-B", folder, *quick, *options)
    run("cmake", "--build", folder, "-j2")
    return said, run("nm", folder / "liblanewise.a")


@pytest.mark.ci
def test_a_unity_build(tmp_path):
    """It may be asked for, of this and of a project that contains it."""
    assert "lanewise_mlkem_keygen" in built(tmp_path, "-DCMAKE_UNITY_BUILD=ON")[1]


@pytest.mark.ci
def test_a_compiler_without_vbmi2(tmp_path):
    """As gcc 7: it refuses that target, and all else is built."""
    if platform.machine() != "x86_64":
        required.does_not_apply("instructions of x86-64")
    cc = tmp_path / "cc"
    cc.write_text(
        '#!/bin/sh\nfor a; do case $a in *.c) if grep -q avx512vbmi2 "$a"; then\n'
        'echo "attribute(target(\\"avx512vbmi2\\")) is unknown" >&2; exit 1; fi;; esac; done\n'
        'exec gcc "$@"\n'
    )
    cc.chmod(0o755)
    said, names = built(tmp_path / "build", f"-DCMAKE_C_COMPILER={cc}")
    assert "the compiler has no AVX512_VBMI2" in said
    assert "lanewise_mlkem_arith_avx2" in names and "lanewise_mlkem_arith_avx512" not in names


def test_ctest_is_called_as_cmake_3_16_takes_it():
    """Its ctest overlooks --test-dir (new in 3.20), finds no tests and exits with 0."""
    found = subprocess.run(
        ["git", "grep", "-nE", "ctest.*--test-" + "dir"], cwd=ROOT, capture_output=True, text=True
    )
    lines = [x for x in found.stdout.splitlines() if not x.startswith("tests/make/test_builds.py:")]
    assert lines == []


def chosen(folder: Path, commit: str) -> str:
    (folder / "git").write_text(f"#!/bin/sh\n{f'echo {commit}' if commit else 'exit 128'}\n")
    (folder / "git").chmod(0o755)
    env = {**os.environ, "PATH": f"{folder}:{os.environ['PATH']}"}
    return run(sys.executable, "-m", "lanewise_lab.turns", *PORTS, env=env).strip()


def test_the_commit_chooses_the_port(tmp_path):
    """Always the same for a commit, and each port for some."""
    commits = [f"{n * 0x9E3779B97F:012x}"[:12] for n in range(60)]
    ports = [chosen(tmp_path, c) for c in commits]
    assert set(ports) == set(PORTS) and ports[7] == chosen(tmp_path, commits[7])
    assert ports[0] == "arm" == chosen(tmp_path, "")
