# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The types that the package states: against what is there, and by whom they are used."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import lanewise
import pytest
from required import modules

HERE = Path(__file__).resolve().parent
pytestmark = pytest.mark.full


def mypy(folder: Path, *arguments: str) -> None:
    modules("mypy")
    there = str(Path(lanewise.__file__).parents[1])
    environment = {**os.environ, "MYPYPATH": there, "PYTHONPATH": there}
    command = [sys.executable, "-m", *arguments]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, env=environment)
    assert done.returncode == 0, done.stdout + done.stderr


def test_stubs_are_what_is_there(tmp_path):
    mypy(tmp_path, "mypy.stubtest", "lanewise", "--ignore-missing-stub")


def test_the_program_of_the_readme_is_typed(tmp_path):
    text = (HERE.parent / "README.md").read_text("utf-8")
    (tmp_path / "readme.py").write_text(re.search("```python\n(.*?)```", text, re.S)[1], "utf-8")
    mypy(tmp_path, "mypy", "--strict", "-p", "lanewise")
    # pyarrow has no types.
    mypy(tmp_path, "mypy", "--strict", "--disable-error-code=import-untyped", "readme.py")
