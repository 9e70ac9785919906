# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Messages of `lanewise sign`: large ones, ones that can be read once, ones that change."""

import os
import resource
import subprocess

import keyfiles as kf
import pytest
from conftest import BIN, pattern, put, refused
from required import count, does_not_apply
from test_cli_trouble import sanitized

SLH = kf.slhdsa_private("128f", kf.SK_128F)
SLHPUB = kf.slhdsa_public("128f", kf.SK_128F[32:])
#: What the process may map, all of it; so its memory cannot be more. In `make full` of 1 GiB.
LITTLE = 8 << 20
LARGE = count(64, 1024) << 20


@pytest.fixture
def signer(message):
    put(message, "key", SLH)
    message.write("pub", SLHPUB)
    return message


def limited(size):
    if sanitized():
        does_not_apply("a sanitizer or emulator needs the address space")

    def limit():
        resource.setrlimit(resource.RLIMIT_AS, (size, size))

    return limit


def sign(room, *args, **more):
    """A deterministic signature, on standard output."""
    got = room.run("sign", "sign", "-k", "key", "--deterministic", "-o", "-", *args, **more)
    assert (got.code, got.err) == (0, b"")
    return got.out


@pytest.mark.parametrize("how", [[], ["--check"], ["--prehash=shake128", "--mixed-use"]], ids=str)
def test_a_large_file_in_little_memory(signer, how):
    room = signer
    with open(room.path / "large", "wb") as f:
        f.truncate(LARGE)
        f.write(b"x")  # at its beginning
    limit = limited(LITTLE)
    made = room.run("sign", "sign", "-k", "key", *how, "large", preexec_fn=limit)
    assert (made.code, made.out, made.err) == (0, b"", b"")
    told = [h for h in how if h != "--check"]
    verify = ["sign", "verify", "-k", "pub", "-g", "large.sig", *told]
    for stdin in (None, "file", "pipe"):
        with open(room.path / "large", "rb") as f:
            source = subprocess.Popen(["cat", "large"], cwd=room.path, stdout=subprocess.PIPE)
            given = {None: subprocess.DEVNULL, "file": f, "pipe": source.stdout}[stdin]
            done = subprocess.run(
                [BIN, *verify, *([] if stdin else ["large"])],
                cwd=room.path,
                stdin=given,
                capture_output=True,
                preexec_fn=limit,
            )
            source.stdout.close()
            source.wait(60)
        want = b"-: OK\n" if stdin else b"large: OK\n"
        assert (done.returncode, done.stdout, done.stderr) == (0, want, b"")
    with open(room.path / "large", "r+b") as f:
        f.seek(LARGE - 1)
        f.write(b"x")
    bad = room.run(*verify, "large", preexec_fn=limit)
    assert (bad.code, bad.out, bad.err) == (1, b"large: FAILED\n", b"")


@pytest.mark.parametrize("length", [0, 1, 136 << 10, (136 << 10) + 1, 600_001])
def test_pieces_make_no_difference(signer, length):
    """A file, read three times or five; a pipe, held in memory; a file as standard input."""
    room = signer
    data = room.write("m", pattern(length))
    held = sign(room, stdin=data)
    assert sign(room, "m") == sign(room, "--check", "m") == held and len(held) == 17088
    with open(room.path / "m", "rb") as f:
        done = subprocess.run(
            [BIN, "sign", "sign", "-k", "key", "--deterministic"],
            cwd=room.path,
            stdin=f,
            capture_output=True,
        )
    assert (done.returncode, done.stdout) == (0, held)
    room.write("s", held)
    assert room.run("sign", "verify", "-k", "pub", "-g", "s", "m").out == b"m: OK\n"
    other = data[:-1] if data else b"x"
    assert room.run("sign", "verify", "-k", "pub", "-g", "s", stdin=other).out == b"-: FAILED\n"


def test_standard_input_from_where_it_is(signer):
    """What others have read of it is no part of the message, in none of the readings."""
    room = signer
    data = room.write("m", pattern(300_000))
    want = sign(room, stdin=data[5:])
    with open(room.path / "m", "rb", buffering=0) as f:
        assert f.read(5) == data[:5]
        done = subprocess.run(
            [BIN, "sign", "sign", "-k", "key", "--deterministic", "--check"],
            cwd=room.path,
            stdin=f,
            capture_output=True,
        )
    assert (done.returncode, done.stdout, done.stderr) == (0, want, b"")


def test_several_files_large_and_small(signer):
    room = signer
    names = ["a", "b", "c"]
    for i, name in enumerate(names):
        room.write(name, pattern(300_000 * i, i))
    got = room.run("sign", "sign", "-k", "key", "a", ".", "b", "absent", "c")
    assert got.code == 1 and got.err.decode().splitlines() == [
        "lanewise: .: Is a directory",
        "lanewise: absent: No such file or directory",
    ]
    got = room.run("sign", "verify", "-k", "pub", *names)
    assert (got.code, got.out, got.err) == (0, b"a: OK\nb: OK\nc: OK\n", b"")
    for name in names:
        (room.path / f"{name}.sig").unlink()


def test_a_pipe_that_does_not_fit(signer):
    told = refused(
        signer,
        "sign",
        "sign",
        "-k",
        "key",
        "-o",
        "s",
        stdin=bytes(100 << 20),
        preexec_fn=limited(64 << 20),
    )
    assert told == (
        "lanewise: standard input: does not fit into memory, where it is held because it can be "
        "read once; a file is read in pieces\n"
    )


#: A file of which each reading gives something else, without anyone who writes to it.
UUID = "/proc/sys/kernel/random/uuid"


@pytest.mark.skipif(not os.path.exists(UUID), reason=f"this machine lacks {UUID}")
@pytest.mark.parametrize("check", [[], ["--check"]], ids=str)
def test_a_file_that_changes(signer, check):
    """A signature of two messages, one in R and one behind it, is none that may leave."""
    told = refused(signer, "sign", "sign", "-k", "key", "-o", "s", *check, UUID)
    assert told == f"lanewise: {UUID}: changed while it was read, and is not signed\n"
    # By its digest it is read once.
    digest = ["--prehash=shake128", "--mixed-use"]
    assert signer.run("sign", "sign", "-k", "key", "-o", "s", *check, *digest, UUID).code == 0


@pytest.mark.skipif(not os.path.exists("/proc/self/mem"), reason="this machine lacks /proc")
@pytest.mark.parametrize("how", [[], ["--prehash=shake128", "--mixed-use"]], ids=str)
def test_a_file_that_cannot_be_read(signer, how):
    """Opening works, reading does not."""
    room = signer
    room.write("s", bytes(kf.SIGNATURE["128f"]))
    want = "lanewise: /proc/self/mem: Input/output error\n"
    mem = [*how, "/proc/self/mem"]
    assert refused(room, "sign", "sign", "-k", "key", "-o", "new", *mem) == want
    assert refused(room, "sign", "verify", "-k", "pub", "-g", "s", *mem) == want
    assert refused(room, "sign", "sign", "-k", "key", "-o", "new", ".") == (
        "lanewise: .: Is a directory\n"
    )


def test_signatures_of_every_length(signer):
    """R is 16 bytes: whatever is missing, it is not valid, and no error."""
    room = signer
    good = sign(room, "m")
    for length in (0, 1, 15, 16, 17, 32, len(good) - 1):
        room.write("m.sig", good[:length])
        bad = room.run("sign", "verify", "-k", "pub", "m")
        assert (bad.code, bad.out, bad.err) == (1, b"m: FAILED\n", b""), length
    for more in (b"\0", bytes(100_000)):
        room.write("m.sig", good + more)
        assert room.run("sign", "verify", "-k", "pub", "m").out == b"m: FAILED\n"
    room.write("m.sig", good)
    assert room.run("sign", "verify", "-k", "pub", "m").out == b"m: OK\n"
