# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/abi.py: the headers say what its list keeps, and it sees what would break programs."""

import platform
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests"))

import required  # noqa: E402

if platform.machine() != "x86_64":
    required.does_not_apply("the list is one of x86-64")
required.modules("elftools")
required.tools("gcc")


@pytest.fixture
def abi(tmp_path):
    """Runs the script on headers of which the file `name` was changed; its status and output."""
    shutil.copytree(ROOT / "include", tmp_path / "include")
    shutil.copytree(ROOT / "packaging/abi", tmp_path / "abi")

    def run(name: str = "", old: str = "", new: str = "", *options: str):
        if name:
            path = tmp_path / "include/lanewise" / name
            before = path.read_text()
            changed = re.sub(old, new, before, count=1)
            assert changed != before, old
            path.write_text(changed)
        command = [sys.executable, ROOT / "packaging/abi.py", "--include", tmp_path / "include"]
        done = subprocess.run(
            [*command, "--folder", tmp_path / "abi", *options], capture_output=True, text=True
        )
        return done.returncode, done.stdout + done.stderr

    return run


def test_nothing_is_lost():
    """Of the headers as they are; and of the last release, where git knows one."""
    done = subprocess.run(
        [sys.executable, ROOT / "packaging/abi.py"], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.parametrize(
    ("name", "old", "new", "lost"),
    [
        ("status.h", r"size_t len;  ", "uint32_t len;", "struct lanewise_bytes.len: size_t at 8"),
        (
            "status.h",
            r"(const void \*data;[^\n]*\n)",
            r"\1 int more;\n",
            "lanewise_bytes: 16 bytes",
        ),
        (
            "status.h",
            r"LANEWISE_ERR_STATE = -2",
            "LANEWISE_ERR_STATE = -22",
            "LANEWISE_ERR_STATE = -2",
        ),
        (
            "status.h",
            r"const char \*lanewise_version\(void\);",
            "int unrelated(void);",
            "lanewise_version",
        ),
        (
            "status.h",
            r"lanewise_wipe\(void \*data",
            "lanewise_wipe(char *data",
            "lanewise_wipe(void *",
        ),
        (
            "sha3.h",
            r"(#define LANEWISE_SHA3_256_BYTES) 32",
            r"\1 33",
            "LANEWISE_SHA3_256_BYTES = 32",
        ),
        ("random.h", r"void \*source, void \*out", "void *out", "lanewise_random.fill"),
    ],
)
def test_what_breaks_programs(abi, name, old, new, lost):
    status, said = abi(name, old, new)
    assert status == 1
    (line,) = [x for x in said.splitlines() if x.startswith("abi: lost") and lost in x][:1]
    assert "--write" in line


def test_what_is_new_is_compatible_but_not_in_a_release(abi):
    new = r"LANEWISE_API int lanewise_newest(void);\n\1"
    status, said = abi("status.h", r"(LANEWISE_API const char \*lanewise_version)", new)
    assert status == 0 and "abi: new: function int lanewise_newest(void)" in said
    assert abi("", "", "", "--exact")[0] == 1
    assert abi("", "", "", "--write")[0] == 0 and abi("", "", "", "--exact")[0] == 0


def test_another_minor_version_has_a_list_of_its_own(abi):
    status, said = abi("status.h", r"(#define LANEWISE_VERSION_MINOR) \d+", r"\1 99")
    assert status == 1 and "liblanewise.so.0.99.x86_64.txt is not there" in said
