# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/version.py sees a file that says another version, and writes them all."""

import importlib.util
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
SCRIPT = ROOT / "packaging" / "version.py"
_spec = importlib.util.spec_from_file_location("version", SCRIPT)
version = importlib.util.module_from_spec(_spec)
_spec.loader.exec_module(version)
NAMES = sorted({name for name, _ in version.PLACES})


@pytest.fixture
def tree(tmp_path):
    named = [p for name in version.NAMED for p in ROOT.glob(name.format("[0-9]*"))]
    for path in [*(ROOT / name for name in NAMES), *named]:
        to = tmp_path / path.relative_to(ROOT)
        to.parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(path, to)
    return tmp_path


def run(tree, *options):
    command = [sys.executable, SCRIPT, *options, "--root", tree]
    done = subprocess.run(command, capture_output=True, text=True)
    return done.returncode, done.stderr


def test_all_files_say_the_same(tree):
    assert run(tree, "--check") == (0, "")


@pytest.mark.parametrize("name", [n for n in NAMES if n != version.HEADER])
def test_one_that_differs_is_named(tree, name):
    pattern = next(p for n, p in version.PLACES if n == name)
    text = (tree / name).read_text()
    found = version.re.search(pattern, text)
    (tree / name).write_text(text[: found.start(1)] + "7.7.7" + text[found.end(1) :])
    code, said = run(tree, "--check")
    assert code == 1 and name in said


def test_all_are_written(tree):
    assert run(tree, "--set", "3.14.15") == (0, "")
    assert version.of_header(tree) == "3.14.15"
    assert (tree / "packaging/debian/liblanewise3.14.install").is_file()


@pytest.mark.parametrize("bad", ["1.2", "1.2.3.4", "v1.2.3", "1.02.3", ""])
def test_what_is_no_version(tree, bad):
    code, said = run(tree, "--set", bad)
    assert code == 2 and "is no version" in said
    assert run(tree, "--check") == (0, "")
