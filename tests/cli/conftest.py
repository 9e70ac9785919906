# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the command that LANEWISE_BIN names, in an empty directory of its own."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from required import pytest_make_collect_report, pytest_runtest_makereport  # noqa: E402, F401

BIN = os.environ.get("LANEWISE_BIN")
EMULATOR = os.environ.get("LANEWISE_TEST_EMULATOR")  # what BIN runs its program with


class Result:
    def __init__(self, done):
        self.code, self.out, self.err = done.returncode, done.stdout, done.stderr

    @property
    def lines(self):
        return self.out.decode("utf-8", "surrogateescape").splitlines()


class Room:
    """A directory and the command run in it."""

    def __init__(self, path):
        self.path = path

    def run(self, *args, stdin=b"", env=None, **more):
        assert BIN, "LANEWISE_BIN is not set"
        environment = {"PATH": os.environ["PATH"], "LC_ALL": "C", **(env or {})}
        return Result(
            subprocess.run(
                [BIN, *args],
                cwd=self.path,
                input=stdin,
                env=environment,
                capture_output=True,
                timeout=120,
                **more,
            )
        )

    def write(self, name, data):
        path = os.path.join(os.fsencode(self.path), os.fsencode(name))
        os.makedirs(os.path.dirname(path), exist_ok=True)
        with open(path, "wb") as f:
            f.write(data)
        return data


@pytest.fixture
def room(tmp_path):
    return Room(tmp_path)


def sha3(data):
    return hashlib.sha3_256(data).hexdigest()


def pattern(length, seed=0):
    """Bytes that differ from place to place and from seed to seed."""
    return hashlib.shake_128(b"%d" % seed).digest(length)


@pytest.fixture
def message(room):
    room.write("m", b"message")
    return room


def put(room, name, data, mode=0o600):
    (room.path / name).write_bytes(data)
    (room.path / name).chmod(mode)


def refused(room, *args, **more):
    """Runs a command that must fail with one line, and leave the directory as it is."""
    before = {
        n: (room.path / n).read_bytes() for n in os.listdir(room.path) if (room.path / n).is_file()
    }
    names = sorted(os.listdir(room.path))
    got = room.run(*args, **more)
    assert (got.code, got.out) == (1, b"") and got.err.count(b"\n") == 1, (
        got.code,
        got.out,
        got.err,
    )
    assert sorted(os.listdir(room.path)) == names
    assert all((room.path / n).read_bytes() == data for n, data in before.items())
    return got.err.decode()
