# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the command that LANEWISE_BIN names, in an empty directory of its own."""

import hashlib
import os
import subprocess
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from required import (  # noqa: E402, F401
    does_not_apply,
    pytest_make_collect_report,
    pytest_runtest_makereport,
    tools,
)

BIN = os.environ.get("LANEWISE_BIN")
EMULATOR = os.environ.get("LANEWISE_TEST_EMULATOR")  # what BIN runs its program with
WINDOWS = os.environ.get("LANEWISE_TEST_SYSTEM") == "Windows"  # what BIN is for

#: Tests that ask for what only POSIX has, and what that is.
POSIX_ONLY = {
    "test_a_file_that_cannot_be_read": "/proc",
    "test_a_file_that_changes": "/proc",
    "test_a_file_that_comes_in_between": "starts the command with signals of POSIX",
    "test_a_key_from_a_pipe": "descriptors with a path",
    "test_a_key_of_its_owner": "modes",
    "test_a_key_that_others_can_use": "modes",
    "test_a_large_file_in_little_memory": "limits of a process",
    "test_a_mapped_file_that_changes": "files that become shorter while they are mapped",
    "test_a_pipe_that_does_not_fit": "limits of a process",
    "test_a_standard_input_that_is_a_large_file": "libraries that are loaded first",
    "test_a_terminal_gets_no_binary": "terminals of POSIX",
    "test_an_ignored_signal_stays_ignored": "signals",
    "test_closed_pipe": "SIGPIPE",
    "test_closed_stdin": "streams that are closed at the start",
    "test_closed_stdout": "streams that are closed at the start",
    "test_escapes": "names with a line feed",
    "test_every_unreadable_file_is_named": "errors of links and of long names",
    "test_everything_mixed": "named pipes in a folder",
    "test_few_descriptors": "limits of a process",
    "test_few_descriptors_for_large_files": "limits of a process",
    "test_file_systems_without_links": "a file system that fails",
    "test_files_that_change": "files that vanish while they are open",
    "test_files_that_exist": "links",
    "test_full_disk": "/dev/full",
    "test_interrupted": "signals",
    "test_killed": "SIGKILL",
    "test_killed_at_the_last_moment": "SIGKILL",
    "test_lines_before_a_pipe_that_waits": "named pipes in a folder",
    "test_missing_and_unreadable": "links that lead to themselves",
    "test_modes_of_files": "modes",
    "test_named_pipe": "named pipes in a folder",
    "test_names_come_back": "names with a line feed",
    "test_names_in_messages_are_tame": "names with control characters",
    "test_outputs_that_are_not_files": "named pipes in a folder",
    "test_permissions": "modes",
    "test_progress": "terminals of POSIX",
    "test_read_errors": "/proc",
    "test_recursive": "names with a line feed",
    "test_recursive_follows_operands_only": "names with a line feed",
    "test_recursive_names_what_it_skips": "named pipes in a folder",
    "test_several_files": "names with a line feed",
    "test_standard_input": "a standard input that was read in part",
    "test_standard_input_from_where_it_is": "a standard input that was read in part",
    "test_threads_that_start": "libraries that are loaded first",
    "test_unreadable_among_large": "/proc",
}


def plain_program():
    """The test needs a program into which nothing is loaded first, on this system."""
    if EMULATOR:
        does_not_apply("an emulator is a program of its own")
    with open(BIN, "rb") as f:
        program = f.read()
    if any(name in program for name in (b"__asan_init", b"__msan_init", b"__tsan_init")):
        does_not_apply("a sanitizer needs to be loaded first, and address space")


def preloaded(source, folder):
    """Compiles a file of this folder into a library for LD_PRELOAD, and returns its path."""
    plain_program()
    tools("cc")
    library = str(folder / (Path(source).stem + ".so"))
    source = Path(__file__).resolve().parent / source
    subprocess.run(["cc", "-shared", "-fPIC", source, "-o", library, "-ldl"], check=True)
    return library


def pytest_collection_modifyitems(items):
    for item in items:
        lacks = POSIX_ONLY.get(item.originalname)
        if WINDOWS and lacks:
            reason = f"does not apply: Windows does not have this: {lacks}"
            item.add_marker(pytest.mark.skip(reason=reason))


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
        if WINDOWS:  # wine reads arguments in the encoding of the locale
            environment["LC_ALL"] = "C.UTF-8"
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
