# SPDX-License-Identifier: Apache-2.0 OR MIT
"""cli/generate.py: what is in step with options.toml passes, and what is wrong in it is named."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def cli(tmp_path):
    return shutil.copytree(ROOT / "cli", tmp_path / "cli")


def generate(cli: Path, *words: str) -> tuple[int, str]:
    command = [sys.executable, cli / "generate.py", *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert "Traceback" not in done.stderr
    return done.returncode, done.stdout + done.stderr


def replace(path: Path, old: str, new: str) -> None:
    text = path.read_text()
    assert old in text
    path.write_text(text.replace(old, new, 1))


def test_files_are_what_the_table_says(cli):
    assert generate(cli, "--check") == (0, "")


MADE = ["options.inc", "help.inc", "lanewise.1", *(f"completions/{n}" for n in ("_lanewise",))]


def test_a_new_option_changes_every_file(cli):
    row = 'is = "v verbose"\nsets = "verbose"\nabout = "more"\nhelp = "say more"\n'
    start = "[[command.options]]\n"
    replace(cli / "options.toml", start, f"{start}{row}\n{start}")
    code, said = generate(cli, "--check")
    assert code == 1 and all(f"cli/{name}: not what" in said for name in MADE)
    assert said.count("\n") == 6
    assert generate(cli) == (0, "") and generate(cli, "--check") == (0, "")
    for name in (*MADE, "completions/lanewise.bash", "completions/lanewise.fish"):
        assert "verbose" in (cli / name).read_text()


@pytest.mark.parametrize(
    "old,new,said",
    [
        ('is = "b binary"', 'is = "a binary"', "sum: a letter comes twice"),
        ('without = "binary"', 'without = "binaries"', "sum --text: without --binaries"),
        ('without = "binary"', 'without = "text"', "sum --text: without --text"),
        ('about = "function"', 'abut = "function"', "sum --algorithm: unknown or missing keys"),
    ],
)
def test_a_wrong_table_is_refused(cli, old, new, said):
    replace(cli / "options.toml", old, new)
    code, text = generate(cli)
    assert code == 1 and text == f"options.toml: {said}\n"
