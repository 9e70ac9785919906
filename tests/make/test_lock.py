# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/lock.py --check sees a pin without a hash, of another version, or missing; and pip."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture
def folder(tmp_path):
    for path in PACKAGING.glob("*-build.txt"):
        shutil.copy(path, tmp_path)
    return tmp_path


def check(folder):
    command = [sys.executable, PACKAGING / "lock.py", "--check", "--folder", folder]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stdout + done.stderr


def edited(path, before, after):
    text = path.read_text()
    assert before in text
    path.write_text(text.replace(before, after, 1))


def test_what_is_there_is_right(folder):
    assert check(folder) == (0, "")


def test_another_version(folder):
    edited(folder / "locked-build.txt", "pyelftools==0.33", "pyelftools==0.32")
    code, text = check(folder)
    assert code == 1 and "lacks pyelftools==0.33" in text


def test_a_new_pin(folder):
    path = folder / "requirements-build.txt"
    path.write_text(path.read_text() + "ruff==0.17.5\n")
    code, text = check(folder)
    assert code == 1 and "lacks ruff==0.17.5" in text


def test_a_pin_without_hash(folder):
    path = folder / "locked-build.txt"
    path.write_text(path.read_text() + "ruff==0.17.5\n")
    code, text = check(folder)
    assert code == 1 and "ruff has no hash" in text


def test_no_files(tmp_path):
    code, text = check(tmp_path)
    assert code == 2 and "no requirements" in text


def test_setup_takes_hashes_alone():
    lines = (PACKAGING / "setup.sh").read_text().splitlines()
    installs = [line for line in lines if "pip install" in line]
    assert len(installs) == 2
    assert all("--require-hashes" in i or "--no-deps --no-build-isolation" in i for i in installs)
