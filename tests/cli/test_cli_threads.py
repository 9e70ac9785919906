# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How many threads `lanewise sum -j` starts, what is mapped, and files that change meanwhile.

Threads that start for every piece, or that wait for one another, make -j slower than no -j, and so
does what is read in place of mapped. Times do not show that on a machine with other work, but the
number of threads that start and of bytes that are read does.
"""

import os
import subprocess

import oracles
import pytest
from conftest import BIN, preloaded

MIB = 1 << 20
LARGE = 16 * MIB  # from here on a tree hash takes all threads for one file


@pytest.fixture(scope="module")
def counting(tmp_path_factory):
    """Runs `lanewise sum` with arguments, and returns its lines, how many threads it started, and
    how many bytes it read."""
    library = preloaded("count_threads.c", tmp_path_factory.mktemp("count"))

    def run(folder, *args, stdin=None, **more):
        env = {"PATH": os.environ["PATH"], "LD_PRELOAD": library, "COUNTS_TO": "count", **more}
        command = [BIN, "sum", *args]
        done = subprocess.run(command, cwd=folder, env=env, input=stdin, capture_output=True)
        assert (done.returncode, done.stderr) == (0, b"")
        counts = map(int, (folder / "count").read_text().split())
        return done.stdout.decode().splitlines(), *counts

    return run


def sparse(folder, name, size, end=b"end"):
    with open(folder / name, "wb") as f:
        f.truncate(size)
        f.seek(size - len(end))
        f.write(end)
    return name


#: What there is to hash -> how many files of which size, None being a pipe.
INPUTS = {
    "one large file": (1, 5 * LARGE + 12345),
    "three large files": (3, LARGE),
    "one file": (1, 4 * MIB),
    "many of 1 MiB": (24, MIB),
    "many small ones": (700, 3000),
    "a pipe": (1, None),
}


@pytest.mark.parametrize("algorithm", ["kt128", "sha3-256"])
@pytest.mark.parametrize("what", INPUTS)
def test_threads_that_start(tmp_path, counting, what, algorithm):
    count, size = INPUTS[what]
    names = [sparse(tmp_path, f"f{i}", size, b"%d" % i) for i in range(count)] if size else []
    stdin = None if size else bytes(2 * LARGE)
    alone, none, most = counting(tmp_path, "-a", algorithm, *names, stdin=stdin)
    assert none == 0 and len(alone) == count
    if algorithm == "kt128" and size and size >= LARGE:
        assert most == 0, "all is mapped"
    else:
        assert most == count * (size or len(stdin))
    for threads in (2, 5):
        args = ["-a", algorithm, f"-j{threads}", *names]
        lines, started, bytes_read = counting(tmp_path, *args, stdin=stdin, PROCESSORS="3")
        assert lines == alone and bytes_read <= most
        if not size:
            assert started == 1, "one reader"
        elif algorithm == "kt128" and size >= LARGE:
            assert started == count * (threads - 1), "once for a file, with the caller"
        else:
            assert started <= threads, "as long as the command"
    if not size:
        lines, started, _ = counting(tmp_path, *args, stdin=stdin, PROCESSORS="2")
        assert lines == alone and started == 0, "one processor is left beside who writes"


@pytest.mark.parametrize("size", [1, LARGE - 5, 2 * LARGE, 3 * LARGE, 3 * LARGE + 1, 4 * LARGE])
def test_a_mapped_file_that_changes(tmp_path, counting, size):
    """It becomes shorter or longer at the moment at which threads begin to read it."""
    sparse(tmp_path, "f", 3 * LARGE)
    more = {"RESIZED": "f", "RESIZED_TO": str(size)}
    lines, started, _ = counting(tmp_path, "-a", "kt128", "-j2", "f", **more)
    assert os.stat(tmp_path / "f").st_size == size and started >= 1
    assert lines == counting(tmp_path, "-a", "kt128", "f")[0]
    if size == 1:
        assert lines == [f"{oracles.kt(128, bytes(1), 32).hex()}  f"]


def test_a_standard_input_that_is_a_large_file(tmp_path, counting):
    sparse(tmp_path, "f", LARGE)
    want = counting(tmp_path, "-a", "kt128", "f")[0][0].split()[0]
    for skipped in (0, 1):
        env = {"PATH": os.environ["PATH"]}
        with open(tmp_path / "f", "rb") as f:
            os.lseek(f.fileno(), skipped, os.SEEK_SET)
            command = [BIN, "sum", "-a", "kt128", "-j2"]
            out = subprocess.run(command, env=env, stdin=f, capture_output=True, check=True).stdout
            assert os.lseek(f.fileno(), 0, os.SEEK_CUR) == LARGE
        assert (out.split()[0].decode() == want) == (skipped == 0)
