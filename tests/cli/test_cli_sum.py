# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What `lanewise sum` prints, byte for byte, and in which order; files of every kind."""

import os
import pty
import shutil
import socket
import subprocess

import pytest
from conftest import BIN, WINDOWS, pattern, sha3
from required import tools

NAMES = [
    "plain",
    "a b",
    " lead",
    "*star",
    "back\\slash",
    "new\nline",
    "ret\rurn",
    "all\\\n\r\\n",
    "tab\t",
    "(x) = y",
    "-dash",
    "\u00e4\u00f6",
    b"\xff\xfe",
]
if WINDOWS:
    NAMES = ["plain", "a b", " lead", "(x) = y", "-dash", "\u00e4\u00f6"]


def as_text(name):
    return name if isinstance(name, str) else os.fsdecode(name)


def coreutils(room, *args):
    """The line of sha256sum with its digest replaced by ours: the format must be the same."""
    tools("sha256sum")
    done = subprocess.run(["sha256sum", *args], cwd=room.path, capture_output=True, check=True)
    return done.stdout


@pytest.mark.parametrize(
    "options", [[], ["-b"], ["-t"], ["-z"], ["-bz"], ["--tag"], ["--tag", "-z"]], ids=" ".join
)
def test_same_lines_as_coreutils(room, options):
    import hashlib

    for name in NAMES:
        data = room.write(name, pattern(100))
        theirs = coreutils(room, *options, "--", name)
        mine = theirs.replace(hashlib.sha256(data).hexdigest().encode(), sha3(data).encode())
        mine = mine.replace(b"SHA256 (", b"SHA3-256 (")
        got = room.run("sum", *options, "--", name)
        assert (got.out, got.err, got.code) == (mine, b"", 0)


@pytest.mark.parametrize(
    "options,line",
    [
        ([], "{h}  n\n"),
        (["-b"], "{h} *n\n"),
        (["-b", "-t"], "{h}  n\n"),
        (["-z"], "{h}  n\0"),
        (["--tag"], "SHA3-256 (n) = {h}\n"),
        (["--tag", "--zero"], "SHA3-256 (n) = {h}\0"),
    ],
)
def test_forms(room, options, line):
    data = room.write("n", b"xyz")
    assert room.run("sum", *options, "n").out.decode() == line.format(h=sha3(data))


def test_escapes(room):
    room.write("a\\b\nc\rd", b"")
    h = sha3(b"")
    assert room.run("sum", "a\\b\nc\rd").out == f"\\{h}  a\\\\b\\nc\\rd\n".encode()
    assert (
        room.run("sum", "--tag", "a\\b\nc\rd").out
        == f"\\SHA3-256 (a\\\\b\\nc\\rd) = {h}\n".encode()
    )
    assert room.run("sum", "-z", "a\\b\nc\rd").out == f"{h}  a\\b\nc\rd\0".encode()


def test_standard_input(room):
    data = pattern(12345)
    room.write("f", b"f")
    for args in ([], ["-"]):
        assert room.run("sum", *args, stdin=data).lines == [f"{sha3(data)}  -"]
    assert room.run("sum", "f", "-", "f", stdin=data).lines == [
        f"{sha3(b'f')}  f",
        f"{sha3(data)}  -",
        f"{sha3(b'f')}  f",
    ]
    # Read where it stands, as any filter does.
    with open(room.path / "f", "rb") as f:
        f.seek(1)
        done = subprocess.run([BIN, "sum"], stdin=f, capture_output=True)
    assert done.stdout.decode() == f"{sha3(b'')}  -\n"


def test_thousands_of_files_in_order(room):
    files = {f"{i:05}": room.write(f"{i:05}", pattern(i * 7 % 9001, i)) for i in range(3000)}
    want = [f"{sha3(d)}  {n}" for n, d in files.items()]
    assert room.run("sum", *files).lines == want
    backwards = list(files)[::-1]
    assert room.run("sum", *backwards).lines == want[::-1]


def test_sizes_mixed(room):
    """Short, long and unreadable ones by turns: results stay in the order of the operands."""
    sizes = [0, 5, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 17 << 20, 1, 300000, 2 << 20, 136] * 2
    files, want = [], []
    for i, size in enumerate(sizes):
        want.append(f"{sha3(room.write(f'f{i}', pattern(size, i)))}  f{i}")
        files += [f"f{i}", f"missing{i}"]
    got = room.run("sum", *files)
    assert got.lines == want and got.code == 1
    assert got.err.decode().splitlines() == [
        f"lanewise: missing{i}: No such file or directory" for i in range(len(sizes))
    ]


def test_many_files_larger_than_the_arena(room):
    names = [f"m{i}" for i in range(30)]
    want = [f"{sha3(room.write(n, pattern(900000 + i, i)))}  {n}" for i, n in enumerate(names)]
    assert room.run("sum", *names).lines == want


def test_long_outputs_bound_the_batch(room):
    import hashlib

    names = [f"m{i}" for i in range(40)]
    want = []
    for i, n in enumerate(names):
        data = room.write(n, pattern(100, i))
        want.append(f"{hashlib.shake_128(data).hexdigest(1 << 17)}  {n}")
    assert room.run("sum", "-a", "shake128", "-l", str(1 << 17), *names).lines == want


@pytest.mark.skipif(not os.path.exists("/proc/self/status"), reason="this machine lacks /proc")
def test_files_without_a_size(room):
    """Files of /proc say that they are empty, and are not."""
    with open("/proc/version", "rb") as f:
        data = f.read()
    assert data
    room.write("f", b"f")
    got = room.run("sum", "f", "/proc/version", "f", "/dev/null")
    assert got.lines == [
        f"{sha3(b'f')}  f",
        f"{sha3(data)}  /proc/version",
        f"{sha3(b'f')}  f",
        f"{sha3(b'')}  /dev/null",
    ]


SHORTER = "/sys/kernel/mm/transparent_hugepage/enabled"


@pytest.mark.skipif(not os.path.exists(SHORTER), reason=f"this machine lacks {SHORTER}")
def test_files_shorter_than_their_size(room):
    """Files of /sys say that they are a page long, and are not."""
    with open(SHORTER, "rb") as f:
        data = f.read()
    assert 0 < len(data) < os.stat(SHORTER).st_size
    assert room.run("sum", SHORTER, SHORTER).lines == [f"{sha3(data)}  {SHORTER}"] * 2


def test_named_pipe(room):
    data = pattern(3 << 20)
    os.mkfifo(room.path / "pipe")
    with subprocess.Popen([BIN, "sum", "pipe"], cwd=room.path, stdout=subprocess.PIPE) as child:
        with open(room.path / "pipe", "wb") as f:
            f.write(data)
        assert child.stdout.read().decode() == f"{sha3(data)}  pipe\n"


def tree(room):
    files = {
        name: room.write("d/" + name, pattern(50 + 10 * i, i))
        for i, name in enumerate(
            ["a", "b/a", "b/c/deep", "b-", "z", "new\nline", ".hidden", "b.txt"]
        )
    }
    os.symlink("a", room.path / "d" / "link")
    os.symlink("..", room.path / "d" / "b" / "loop")
    os.symlink("nowhere", room.path / "d" / "dangling")
    os.mkdir(room.path / "d" / "empty")
    return files


def test_recursive(room):
    files = tree(room)
    order = [".hidden", "a", "b/a", "b/c/deep", "b-", "b.txt", "new\nline", "z"]
    # entry names decide, level by level: 'b' and all below it before 'b-' and 'b.txt'
    want = []
    for name in order:
        escaped = name.replace("\n", "\\n")
        mark = "\\" if escaped != name else ""
        want.append(f"{mark}{sha3(files[name])}  d/{escaped}")
    got = room.run("sum", "-r", "d")
    assert got.lines == want and (got.err, got.code) == (b"", 0)
    assert room.run("sum", "-r", "d/").out == got.out
    inside = room.run("sum", "--recursive", "--tag", "d/b", "d/a")
    assert inside.lines == [
        f"SHA3-256 (d/{n}) = {sha3(files[n])}" for n in ("b/a", "b/c/deep", "a")
    ]
    checked = room.run("sum", "-c", stdin=got.out)
    assert checked.code == 0 and len(checked.lines) == len(order)


def test_recursive_follows_operands_only(room):
    files = tree(room)
    os.symlink("d", room.path / "way")
    got = room.run("sum", "-r", "way", "d/link")
    assert len(got.lines) == len(files) + 1 and got.code == 0
    assert got.lines[-1] == f"{sha3(files['a'])}  d/link"


def test_recursive_names_what_it_skips(room):
    room.write("d/a", b"a")
    os.mkfifo(room.path / "d" / "pipe")
    with socket.socket(socket.AF_UNIX) as s:
        s.bind(os.path.relpath(room.path / "d" / "sock"))
        got = room.run("sum", "-r", "d")
    assert got.lines == [f"{sha3(b'a')}  d/a"]
    assert got.err.decode().splitlines() == [
        f"lanewise: d/{n}: neither a file nor a directory: skipped" for n in ("pipe", "sock")
    ]


def test_deep_directories(room):
    """Deeper than any path that could be given to open; of Windows, of wine (4095 bytes)."""
    depth = 30 if WINDOWS else 60
    here = os.open(room.path, os.O_RDONLY)
    for _ in range(depth):
        os.mkdir("x" * 100, dir_fd=here)
        below = os.open("x" * 100, os.O_RDONLY, dir_fd=here)
        os.close(here)
        here = below
    with os.fdopen(os.open("leaf", os.O_WRONLY | os.O_CREAT, dir_fd=here), "wb") as f:
        f.write(b"leaf")
    os.close(here)
    got = room.run("sum", "-r", "x" * 100)
    assert got.lines == [f"{sha3(b'leaf')}  {'/'.join(['x' * 100] * depth)}/leaf"]
    shutil.rmtree(room.path / ("x" * 100))


def test_directory_without_recursive(room):
    room.write("d/a", b"a")
    room.write("f", b"f")
    got = room.run("sum", "d", "f", ".")
    assert got.code == 1 and got.lines == [f"{sha3(b'f')}  f"]
    assert [line.split(": ")[1:3] for line in got.err.decode().splitlines()] == [
        ["d", "Is a directory (-r goes into it)"],
        [".", "Is a directory (-r goes into it)"],
    ]


def on_terminal(room, *args):
    """Run with a terminal as standard error; returns what it was sent."""
    ours, theirs = pty.openpty()
    with subprocess.Popen(
        [BIN, *args], cwd=room.path, stdout=subprocess.PIPE, stderr=theirs
    ) as child:
        os.close(theirs)
        shown = b""
        while True:
            try:
                piece = os.read(ours, 65536)
            except OSError:
                break
            if not piece:
                break
            shown += piece
        out = child.stdout.read()
    os.close(ours)
    return out, shown


def test_progress(room):
    with open(room.path / "sparse", "wb") as f:
        f.truncate(192 << 20)
    out, shown = on_terminal(room, "sum", "-a", "sha3-512", "--progress", "sparse")
    assert shown.count(b"\r[") >= 2 and b" %" in shown and b"sparse" in shown
    assert shown.endswith(b"\r\x1b[K")
    assert out.endswith(b"  sparse\n") and len(out) == 128 + 9
    small = pattern(1000)
    room.write("small", small)
    assert on_terminal(room, "sum", "--progress", "small") == (
        f"{sha3(small)}  small\n".encode(),
        b"",
    )
    # Not asked for, or not a terminal: nothing.
    room.write("middle", bytes(64 << 20))
    assert on_terminal(room, "sum", "middle")[1] == b""
    assert room.run("sum", "--progress", "middle").err == b""
