# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Full disks, closed pipes, files that cannot be read or change: never silence."""

import os
import resource
import signal
import subprocess

import pytest
from conftest import BIN, EMULATOR, pattern, sha3
from required import does_not_apply

ENV = {"PATH": os.environ["PATH"], "LC_ALL": "C"}


def sanitized():
    """A sanitizer's shadow memory, or an emulator, needs address space and files of its own."""
    if EMULATOR:
        return True
    with open(BIN, "rb") as f:
        program = f.read()
    return any(name in program for name in (b"__asan_init", b"__msan_init", b"__tsan_init"))


def to(room, args, stdout, **more):
    return subprocess.run(
        [BIN, *args],
        cwd=room.path,
        stdout=stdout,
        stderr=subprocess.PIPE,
        env=ENV,
        timeout=60,
        **more,
    )


COMMANDS = [
    ["sum", "f"],
    ["sum", "-c", "list"],
    ["tuple", "f"],
    ["kernels"],
    ["kernels", "--json"],
    ["help"],
    ["sum", "--help"],
    ["--version"],
    ["sum", *["f"] * 3000],
]


@pytest.mark.skipif(not os.path.exists("/dev/full"), reason="this machine lacks /dev/full")
@pytest.mark.parametrize("args", COMMANDS, ids=lambda a: " ".join(a[:3]))
def test_full_disk(room, args):
    room.write("list", f"{sha3(room.write('f', b'f'))}  f\n".encode())
    with open("/dev/full", "wb") as full:
        done = to(room, args, full)
    assert done.returncode == 1
    assert done.stderr == b"lanewise: write error: No space left on device\n"


@pytest.mark.parametrize("args", COMMANDS, ids=lambda a: " ".join(a[:3]))
def test_closed_pipe(room, args):
    room.write("list", f"{sha3(room.write('f', b'f'))}  f\n".encode())

    def ended(ignore):
        read, write = os.pipe()
        os.close(read)
        try:
            # Python ignores SIGPIPE and its children inherit that; give them either state.
            return to(room, args, write, restore_signals=not ignore)
        finally:
            os.close(write)

    assert ended(False).returncode == -signal.SIGPIPE
    ignored = ended(True)
    assert ignored.returncode == 1
    assert ignored.stderr == b"lanewise: write error: Broken pipe\n"


def test_closed_stdout(room):
    room.write("f", b"f")
    done = subprocess.run(
        ["sh", "-c", '"$0" sum f >&-', BIN], cwd=room.path, env=ENV, stderr=subprocess.PIPE
    )
    assert done.returncode == 1 and b"write error" in done.stderr
    # With nothing to print there is nothing to lose.
    room.write("list", f"{sha3(b'f')}  f\n".encode())
    done = subprocess.run(
        ["sh", "-c", '"$0" sum -c --status list >&-', BIN],
        cwd=room.path,
        env=ENV,
        stderr=subprocess.PIPE,
    )
    assert (done.returncode, done.stderr) == (0, b"")


def test_closed_stdin(room):
    for args in ("sum", "sum -", "sum -c", "tuple -"):
        done = subprocess.run(
            ["sh", "-c", f'"$0" {args} <&-', BIN], cwd=room.path, env=ENV, capture_output=True
        )
        assert done.returncode == 1 and done.stdout == b""
        assert b"Bad file descriptor" in done.stderr, args
    # A file opened meanwhile must not be taken for standard input.
    room.write("f", b"f")
    done = subprocess.run(
        ["sh", "-c", '"$0" sum f f <&-', BIN], cwd=room.path, env=ENV, capture_output=True
    )
    assert done.stdout.decode() == f"{sha3(b'f')}  f\n" * 2


def test_every_unreadable_file_is_named(room):
    good = sha3(room.write("good", b"good"))
    os.mkdir(room.path / "dir")
    os.symlink("nowhere", room.path / "dangling")
    os.symlink("loop", room.path / "loop")
    bad = {
        "missing": "No such file or directory",
        "good/below": "Not a directory",
        "dangling": "No such file or directory",
        "loop": "Too many levels of symbolic links",
        "x" * 300: "File name too long",
        "": "No such file or directory",
    }
    got = room.run("sum", "good", *bad, "good")
    assert got.lines == [f"{good}  good"] * 2 and got.code == 1
    assert got.err.decode().splitlines() == [f"lanewise: {n}: {why}" for n, why in bad.items()]


def test_names_in_messages_are_tame(room):
    got = room.run("sum", "a\nlanewise: forged", "\x1b[2J", "\x7f")
    assert got.err == (
        b"lanewise: a\\nlanewise: forged: No such file or directory\n"
        b"lanewise: \\033[2J: No such file or directory\n"
        b"lanewise: \\177: No such file or directory\n"
    )


@pytest.mark.skipif(os.geteuid() == 0, reason="does not apply: root may read everything")
def test_permissions(room):
    room.write("secret", b"s")
    os.chmod(room.path / "secret", 0)
    got = room.run("sum", "secret")
    assert got.code == 1 and got.err == b"lanewise: secret: Permission denied\n"


MEM = "/proc/self/mem"


@pytest.mark.skipif(not os.path.exists(MEM), reason=f"this machine lacks {MEM}")
def test_read_errors(room):
    """Opening works, reading does not."""
    good = sha3(room.write("good", b"good"))
    for threads in ("-j1", "-j2"):
        got = room.run("sum", threads, "good", "/proc/self/mem", "good")
        assert got.lines == [f"{good}  good"] * 2 and got.code == 1
        assert got.err == b"lanewise: /proc/self/mem: Input/output error\n"
    assert room.run("sum", "-c", stdin=f"{good}  /proc/self/mem\n".encode()).lines == [
        "/proc/self/mem: FAILED open or read"
    ]
    got = room.run("tuple", "/proc/self/mem")
    assert got.code == 1 and got.out == b"" and b"Input/output error" in got.err


@pytest.mark.parametrize(
    "kind", [["sum"], ["sum", "-j2"], ["sum", "-j2", "-a", "kt128"], ["sum", "-c"]], ids=" ".join
)
def test_file_that_shrinks(room, kind):
    """Cut off while it is read: some answer, but no crash."""
    with open(room.path / "big", "wb") as f:
        f.truncate(3 << 30)
    room.write("list", f"{'0' * 64}  big\n".encode())
    with subprocess.Popen(
        [BIN, *kind, "list" if "-c" in kind else "big"],
        cwd=room.path,
        env=ENV,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        try:
            child.wait(0.1)
        except subprocess.TimeoutExpired:
            pass
        os.truncate(room.path / "big", 1)
        out, _ = child.communicate(timeout=60)
    assert child.returncode in (0, 1) and out.count(b"\n") == 1


def test_few_descriptors(room):
    """One file is open at a time, however many there are."""
    if EMULATOR:
        does_not_apply("an emulator needs files of its own")
    names = [f"f{i}" for i in range(300)]
    for n in names:
        room.write(n, n.encode())

    def few():
        resource.setrlimit(resource.RLIMIT_NOFILE, (8, 8))

    assert len(room.run("sum", *names, preexec_fn=few).lines) == 300


def test_bounded_memory(room):
    """Contents of 400 MB of files never lie in memory together."""
    names = [f"f{i}" for i in range(400)]
    for i, n in enumerate(names):
        with open(room.path / n, "wb") as f:
            f.truncate((1 << 20) - i)

    def little():
        resource.setrlimit(resource.RLIMIT_AS, (64 << 20, 64 << 20))

    if sanitized():
        does_not_apply("a sanitizer or emulator needs the address space")
    got = room.run("sum", *names, preexec_fn=little)
    assert got.code == 0 and len(got.lines) == 400
    assert got.lines[399] == f"{sha3(bytes((1 << 20) - 399))}  f399"


def test_no_thread_to_be_had(room):
    """If threads cannot be started the result is the same."""
    data = room.write("f", pattern(20 << 20))
    if sanitized():
        does_not_apply("a sanitizer or emulator needs the address space")
    alone = room.run("sum", "-a", "kt128", "f")

    def little():
        resource.setrlimit(resource.RLIMIT_AS, (44 << 20, 44 << 20))

    got = room.run("sum", "-a", "kt128", "-j64", "f", preexec_fn=little)
    assert len(data) == 20 << 20 and (got.out, got.code) == (alone.out, 0)
