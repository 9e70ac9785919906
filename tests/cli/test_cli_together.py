# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Files that are hashed side by side, by one thread and by several, and when their lines appear."""

import hashlib
import os
import random
import resource
import select
import subprocess
import time

import oracles
import pytest
from conftest import BIN, EMULATOR, pattern, sha3
from required import does_not_apply

ENV = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
JOBS = [[], ["-j2"], ["--jobs=5"]]

# Around what decides: batches (128 KiB; trees 64 KiB), pieces (65416 bytes of SHA3-256), several.
SIZES = [
    0, 1, 136, 65415, 65416, 65417, 65536, 131071, 131072, 131073, 2 * 65416, 3 * 65416 - 1,
    3 * 65416 + 1, 500000, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 1234567, 4 << 20,
]  # fmt: skip


def many_files(room, count=60):
    """Sizes in an order of no pattern, so that files end and begin at all times."""
    dice = random.Random(7)
    names = {}
    for i in range(count):
        size = SIZES[i] if i < len(SIZES) else dice.choice([100, 70000, 200000, 700000])
        if i >= len(SIZES):
            size += dice.randrange(size)
        names[f"f{i:02}"] = room.write(f"f{i:02}", pattern(size, i))
    order = list(names)
    dice.shuffle(order)
    return {n: names[n] for n in order}


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
@pytest.mark.parametrize(
    "options,oracle",
    [
        (["-a", "sha3-256"], lambda d: hashlib.sha3_256(d).digest()),
        (["-a", "sha3-512"], lambda d: hashlib.sha3_512(d).digest()),
        (["-a", "shake128", "-l", "1000"], lambda d: hashlib.shake_128(d).digest(1000)),
        (["-a", "turboshake256", "--domain=7"], lambda d: oracles.turboshake(256, d, 64, 7)),
        (["-a", "cshake128", "--custom=c"], lambda d: oracles.cshake(128, d, 32, b"", b"c")),
        (["-a", "kmac128", "--key-hex=6b6b6b"], lambda d: oracles.kmac(128, b"kkk" * 6, d, 32)),
        (["-a", "kt128", "--custom=c"], lambda d: oracles.kt(128, d, 32, b"c")),
    ],
    ids=lambda o: o[1] if isinstance(o, list) else "",
)
def test_many_files(room, options, oracle, jobs):
    files = many_files(room)
    if "kmac128" in options:
        options = [*options[:2], "--key-hex=" + "6b" * 18]
    got = room.run("sum", *options, *jobs, *files)
    assert (got.err, got.code) == (b"", 0)
    assert got.lines == [f"{oracle(d).hex()}  {n}" for n, d in files.items()]
    # One by one they have the same checksums, and a check finds that, too.
    for name in list(files)[:3]:
        assert room.run("sum", *options, name).lines[0] in got.lines
    checked = room.run("sum", "-c", *options, *jobs, stdin=got.out)
    assert checked.lines == [f"{n}: OK" for n in files] and checked.code == 0


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
def test_everything_mixed(room, jobs):
    """Large files among small ones, directories, what is missing, and a pipe: in order."""
    files = many_files(room, 30)
    os.mkfifo(room.path / "pipe")
    os.mkdir(room.path / "dir")
    operands, want, wrong = [], [], []
    for i, (name, data) in enumerate(files.items()):
        operands.append(name)
        want.append(f"{sha3(data)}  {name}")
        if i % 7 == 3:
            operands.append("missing" if i % 2 else "dir")
            why = "No such file or directory" if i % 2 else "Is a directory (-r goes into it)"
            wrong.append(f"lanewise: {operands[-1]}: {why}")
        if i == 11:
            operands.append("pipe")
            want.append(f"{sha3(b'piped' * 50000)}  pipe")
    with subprocess.Popen(
        [BIN, "sum", *jobs, *operands],
        cwd=room.path, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as child:  # fmt: skip
        with open(room.path / "pipe", "wb") as f:
            f.write(b"piped" * 50000)
        out, err = child.communicate(timeout=120)
    assert out.decode().splitlines() == want and child.returncode == 1
    assert err.decode().splitlines() == wrong


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
def test_recursion_with_large_files(room, jobs):
    files = {}
    for i in range(40):
        name = f"d/{i % 4}/{i:02}"
        files[name] = room.write(name, pattern(150000 + 9999 * i, i))
    got = room.run("sum", "-r", *jobs, "d")
    assert got.lines == [f"{sha3(files[n])}  {n}" for n in sorted(files)] and got.code == 0


def lines_within(stream, count, seconds):
    """What arrives on a pipe until there are so many lines."""
    data, end = b"", time.monotonic() + seconds
    while data.count(b"\n") < count and time.monotonic() < end:
        if select.select([stream], [], [], 0.2)[0]:
            piece = os.read(stream.fileno(), 1 << 16)
            if not piece:
                break
            data += piece
    return data


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
@pytest.mark.parametrize("size", [3, 100000, 300000, 2 << 20])
def test_lines_before_a_pipe_that_waits(room, size, jobs):
    """Killed while it waits for a pipe without a writer, the line of the file is there."""
    line = f"{sha3(room.write('f', pattern(size)))}  f\n".encode()
    os.mkfifo(room.path / "pipe")
    for last in ("pipe", "-"):
        with subprocess.Popen(
            [BIN, "sum", *jobs, "f", last],
            cwd=room.path, env=ENV, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
        ) as child:  # fmt: skip
            got = lines_within(child.stdout, 1, 30)
            assert child.poll() is None
            child.kill()
            rest = child.stdout.read()
        assert got + rest == line


def test_lines_while_others_are_hashed(room):
    """Short files in front of long ones: their lines do not wait for the end of these."""
    if EMULATOR:
        does_not_apply("an emulator takes too long for a file of that length")
    for i in range(5):
        room.write(f"f{i}", pattern(200000, i))
    with open(room.path / "long", "wb") as f:
        f.truncate(64 << 30)
    for jobs in JOBS:
        with subprocess.Popen(
            [BIN, "sum", *jobs, *[f"f{i}" for i in range(5)], "long", "f0"],
            cwd=room.path, env=ENV, stdout=subprocess.PIPE,
        ) as child:  # fmt: skip
            got = lines_within(child.stdout, 5, 60)
            assert child.poll() is None
            child.kill()
        want = "".join(f"{sha3(pattern(200000, i))}  f{i}\n" for i in range(5))
        assert got.decode() == want


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
def test_few_descriptors_for_large_files(room, jobs):
    if EMULATOR:
        does_not_apply("an emulator needs files of its own")
    files = {f"d/{i}": room.write(f"d/{i}", pattern(140000, i)) for i in range(30)}

    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8))

    got = room.run("sum", "-r", *jobs, "d", preexec_fn=few)
    assert got.err == b"" and got.code == 0
    assert sorted(got.lines) == sorted(f"{sha3(d)}  {n}" for n, d in files.items())


@pytest.mark.parametrize("jobs", JOBS, ids=" ".join)
def test_files_that_change(room, jobs):
    """Several large files grow, shrink and vanish while they are read: a line each, no crash."""
    names = [f"f{i}" for i in range(12)]
    for n in names:
        with open(room.path / n, "wb") as f:
            f.truncate(40 << 20)
    with subprocess.Popen(
        [BIN, "sum", *jobs, *names],
        cwd=room.path, env=ENV, stdout=subprocess.PIPE, stderr=subprocess.PIPE,
    ) as child:  # fmt: skip
        for i, n in enumerate(names):
            time.sleep(0.01)
            if i % 3 == 0:
                os.truncate(room.path / n, 1000)
            elif i % 3 == 1:
                with open(room.path / n, "ab") as f:
                    f.write(b"more")
            else:
                os.unlink(room.path / n)
        out, err = child.communicate(timeout=120)
    told = out.decode().splitlines() + err.decode().splitlines()
    assert len(told) == len(names)
    assert all(any(n in line for line in told) for n in names)


def test_unreadable_among_large(room):
    if not os.path.exists("/proc/self/mem"):
        does_not_apply("this machine lacks /proc")
    files = {f"f{i}": room.write(f"f{i}", pattern(300000, i)) for i in range(9)}
    for jobs in JOBS:
        got = room.run("sum", *jobs, *files, "/proc/self/mem", *files)
        assert got.lines == [f"{sha3(d)}  {n}" for n, d in files.items()] * 2 and got.code == 1
        assert got.err == b"lanewise: /proc/self/mem: Input/output error\n"
