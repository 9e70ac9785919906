# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The site is built in strict mode, and what is wrong stops it."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path += [str(ROOT / "tests"), str(ROOT / "packaging/docs")]

import required  # noqa: E402
from required import pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401

required.modules("mkdocs", "material")


@pytest.fixture
def build(tmp_path):
    """The pages, changed by a function of their folder; then mkdocs: exit status and messages."""

    def run(change=lambda pages: None):
        pages = tmp_path / "pages"
        command = [sys.executable, ROOT / "packaging/docs/site.py", pages]
        subprocess.run(command, check=True)
        change(pages)
        config = tmp_path / "mkdocs.yml"
        config.write_text(
            f"INHERIT: {ROOT}/packaging/docs/mkdocs.yml\n"
            f"docs_dir: {pages}\nsite_dir: {tmp_path}/site\n"
        )
        command = [sys.executable, "-m", "mkdocs", "build", "--strict"]
        env = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
        done = subprocess.run(
            [*command, "--config-file", config], capture_output=True, text=True, env=env
        )
        return done.returncode, done.stdout + done.stderr

    return run


def test_site(build, tmp_path):
    status, said = build()
    assert status == 0, said
    page = (tmp_path / "site/api/sha3.html").read_text()
    assert 'id="lanewise_shake128"' in page and "LANEWISE_ERR_NULL" in page
    assert "kernels that are" in (tmp_path / "site/index.html").read_text()
    images = re.findall(r'src="([^"]+[.]svg)"', (tmp_path / "site/docs/rounds.html").read_text())
    assert images and all((tmp_path / "site/docs" / i).is_file() for i in images)


def add(name: str, text: str):
    def change(pages: Path) -> None:
        with (pages / name).open("a") as page:
            page.write(text)

    return change


@pytest.mark.parametrize(
    "change",
    [
        add("api/sha3.md", "\n[gone](sponge.md#lanewise_sponge_gone)\n"),
        lambda pages: (pages / "docs/guide/keys.md").unlink(),
    ],
    ids=["anchor", "navigation"],
)
def test_what_is_wrong_stops_it(build, change):
    status, said = build(change)
    assert status != 0 and ("gone" in said or "keys.md" in said)
