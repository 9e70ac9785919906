# SPDX-License-Identifier: Apache-2.0 OR MIT
"""packaging/apt.sh waits while another process holds a lock, and only then; apt-get is a script."""

import os
import subprocess
import time
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
LOCKED = {
    "lists": "E: Could not get lock /var/lib/apt/lists/lock. It is held by process 1 (apt-get)",
    "dpkg": "E: Unable to acquire the dpkg frontend lock (/var/lib/dpkg/lock-frontend), is another "
    "process using it?",
    "cache": "E: Unable to lock directory /var/cache/apt/archives/",
}


@pytest.fixture
def apt(tmp_path):
    """Calls apt_get with an apt-get that fails `times` times with a complaint; returns the exit
    status, what it printed, how often apt-get was called and the seconds that it took."""

    def call(times: int, complaint: str, wait: int = 60):
        calls = tmp_path / "calls"
        (tmp_path / "apt-get").write_text(
            f'#!/bin/sh\necho "$*" >>{calls}\n'
            f'[ "$(wc -l <{calls})" -gt {times} ] && exit 0\necho "{complaint}" >&2\nexit 100\n'
        )
        (tmp_path / "apt-get").chmod(0o755)
        # Not the machine's sudo: the script needs no root here.
        (tmp_path / "sudo").write_text('#!/bin/sh\nexec "$@"\n')
        (tmp_path / "sudo").chmod(0o755)
        env = {**os.environ, "PATH": f"{tmp_path}:{os.environ['PATH']}"}
        env["LANEWISE_APT_WAIT"] = str(wait)
        script = ". packaging/apt.sh; apt_get install -y something"
        start = time.monotonic()
        done = subprocess.run(
            ["bash", "-c", script], cwd=ROOT, env=env, capture_output=True, text=True
        )
        asked = calls.read_text().splitlines()
        assert all(line.endswith("install -y something") for line in asked)
        return done.returncode, done.stdout + done.stderr, len(asked), time.monotonic() - start

    return call


def test_nothing_is_said_where_nothing_is_wrong(apt):
    assert apt(0, "")[:3] == (0, "", 1)


@pytest.mark.parametrize("lock", LOCKED)
def test_waits_for_a_lock(apt, lock):
    code, text, calls, _ = apt(1, LOCKED[lock])
    assert (code, calls) == (0, 2)
    assert text == (
        "setup: another process holds a lock of apt; trying again for 60 seconds at most\n"
    )


def test_gives_up(apt):
    # It tries every two seconds; on a busy machine a try may take one itself.
    code, text, calls, seconds = apt(99, LOCKED["lists"], 3)
    assert code == 1 and calls in (2, 3) and seconds < 30
    assert LOCKED["lists"] in text and text.endswith("holds a lock of apt\n")


REMOVED = [
    "E: Failed to fetch file: rename failed, No such file or directory "
    "(/var/cache/apt/archives/partial/a.deb -> /var/cache/apt/archives/a.deb).",
    "dpkg: error processing archive /var/cache/apt/archives/a.deb (--unpack):\n"
    " cannot access archive '/var/cache/apt/archives/a.deb': No such file or directory",
    "E: Could not open file /var/cache/apt/archives/a.deb - open (2: No such file or directory)",
]


@pytest.mark.parametrize("complaint", REMOVED)
def test_downloads_that_another_removed(apt, complaint):
    """Another apt-get, or apt-get clean, has emptied the folder of downloads."""
    code, text, calls, _ = apt(1, complaint)
    assert (code, calls) == (0, 2)
    assert text.startswith("setup: another process removed the downloaded packages; trying again")


def test_another_failure_is_no_lock(apt):
    complaint = "E: Unable to locate package something"
    code, text, calls, _ = apt(99, complaint)
    assert (code, calls) == (1, 1)
    assert text == f"{complaint}\nsetup: apt-get install failed\n"
