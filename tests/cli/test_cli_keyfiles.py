# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Files of `lanewise sign` and `lanewise kem`: modes, what exists already, disks and signals."""

import errno
import os
import re
import resource
import signal
import subprocess
import time
from pathlib import Path

import keyfiles as kf
import pytest
import recipes
from conftest import BIN, EMULATOR, plain_program, preloaded, put, refused
from required import does_not_apply, tools

SK = kf.SK_128F
SLH = kf.slhdsa_private("128f", SK)
SLHPUB = kf.slhdsa_public("128f", SK[32:])


@pytest.mark.parametrize("mode", [0o644, 0o640, 0o620, 0o610, 0o604, 0o602, 0o601, 0o666])
def test_a_key_that_others_can_use(message, mode):
    room = message
    put(room, "key", SLH, mode)
    told = refused(room, "sign", "sign", "-k", "key", "m")
    assert f"its mode is {mode:04o} " in told and "--any-mode" in told
    assert room.run("sign", "pubkey", "--any-mode", "-k", "key", "--der").out == SLHPUB
    put(room, "key", kf.mlkem_private("512", "seed", bytes(64), b""), mode)
    assert f"its mode is {mode:04o} " in refused(room, "kem", "pubkey", "-k", "key", "-o", "x")
    assert room.run("kem", "pubkey", "--any-mode", "-k", "key").code == 0


@pytest.mark.parametrize("mode", [0o600, 0o400, 0o700])
def test_a_key_of_its_owner(message, mode):
    put(message, "key", SLH, mode)
    assert message.run("sign", "pubkey", "-k", "key", "--der").out == SLHPUB


def test_a_key_from_a_pipe(message):
    """Process substitution has no mode of its own."""
    script = '"$0" sign pubkey --der -k <(cat key)'
    put(message, "key", SLH, 0o644)
    done = subprocess.run(["bash", "-c", script, BIN], cwd=message.path, capture_output=True)
    assert (done.returncode, done.stdout, done.stderr) == (0, SLHPUB, b"")


EXISTS = "exists, and is left as it is (--force replaces it)"


def test_files_that_exist(message):
    room = message
    put(room, "key", SLH)
    for name in ("k", "m.sig", "s"):
        room.write(name, b"precious")
    (room.path / "link").symlink_to("k")
    (room.path / "nowhere").symlink_to("no such file")
    assert EXISTS in refused(room, "sign", "keygen", "-o", "k")
    assert EXISTS in refused(room, "sign", "keygen", "-o", "link")
    assert EXISTS in refused(room, "sign", "keygen", "-o", "nowhere")
    assert EXISTS in refused(room, "sign", "keygen", "-o", "new", "-p", "k")
    assert EXISTS in refused(room, "kem", "keygen", "-o", "new", "-p", "k")
    assert EXISTS in refused(room, "sign", "sign", "-k", "key", "m")
    assert EXISTS in refused(room, "sign", "pubkey", "-k", "key", "-o", "s")
    assert room.run("kem", "keygen", "-o", "kk", "-p", "kp").code == 0
    assert EXISTS in refused(room, "kem", "encaps", "-k", "kp", "-o", "ct", "-s", "s")
    assert EXISTS in refused(room, "kem", "encaps", "-k", "kp", "-o", "s", "-s", "secret")
    room.write("ct", bytes(1088))
    assert EXISTS in refused(room, "kem", "decaps", "-k", "kk", "-s", "s", "ct")
    # Replaced, and with the mode of a secret.
    (room.path / "s").chmod(0o644)
    assert room.run("kem", "decaps", "-f", "-k", "kk", "-s", "s", "ct").code == 0
    assert (
        len((room.path / "s").read_bytes()) == 32
        and (room.path / "s").stat().st_mode & 0o777 == 0o600
    )
    assert room.run("sign", "keygen", "-a", "128f", "--force", "-o", "link").code == 0
    assert (room.path / "k").read_bytes() == b"precious" and not (room.path / "link").is_symlink()


def test_a_file_that_exists_is_told_at_once(message):
    """Before anything is read, let alone signed."""
    room = message
    put(room, "key", SLH)
    room.write("s", b"precious")
    with subprocess.Popen(
        [BIN, "sign", "sign", "-k", "key", "-o", "s"],
        cwd=room.path,
        stdin=subprocess.PIPE,
        stderr=subprocess.PIPE,
    ) as child:
        try:
            assert child.wait(60) == 1
        finally:
            child.stdin.close()
        assert EXISTS in child.stderr.read().decode()


def test_an_input_that_fails_keeps_what_is_there(message):
    """--force is no reason to lose the old file before there is a new one."""
    room = message
    room.write("s", b"precious")
    put(room, "key", SLH)
    refused(room, "sign", "sign", "-f", "-k", "key", "-o", "s", "absent")
    assert room.run("kem", "keygen", "-o", "kk").code == 0
    refused(room, "kem", "decaps", "-f", "-k", "kk", "-s", "s", "m")
    assert (room.path / "s").read_bytes() == b"precious"


def test_full_disk(message):
    room = message
    put(room, "key", SLH)
    for args in (["sign", "-k", "key", "m"], ["pubkey", "-k", "key"], ["keygen"]):
        told = refused(room, "sign", *args, "-o", "/dev/full")
        assert told == "lanewise: /dev/full: No space left on device\n"
    with open("/dev/full", "wb") as full:
        done = subprocess.run(
            [BIN, "sign", "pubkey", "-k", "key"], cwd=room.path, stdout=full, stderr=subprocess.PIPE
        )
    assert (done.returncode, done.stderr) == (
        1,
        b"lanewise: write error: No space left on device\n",
    )
    assert sorted(os.listdir(room.path)) == ["key", "m"]


@pytest.mark.parametrize("ignored", [True, False])
def test_a_write_that_stops_in_the_middle(message, ignored):
    """A limit on the size of files: with SIGXFSZ, and where it is ignored with an error."""
    if EMULATOR:
        does_not_apply("an emulator does not pass the limit on")
    room = message
    put(room, "key", SLH)

    def limited():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN if ignored else signal.SIG_DFL)
        resource.setrlimit(resource.RLIMIT_FSIZE, (10000, 10000))

    done = subprocess.run(
        [BIN, "sign", "sign", "-k", "key", "m"],
        cwd=room.path,
        stderr=subprocess.PIPE,
        preexec_fn=limited,
    )
    if ignored:
        assert (done.returncode, done.stderr) == (1, b"lanewise: m.sig: File too large\n")
    else:
        assert done.returncode == -signal.SIGXFSZ
    assert sorted(os.listdir(room.path)) == ["key", "m"]


SIGNALS = [signal.SIGINT, signal.SIGTERM, signal.SIGHUP, signal.SIGPIPE, signal.SIGQUIT]


@pytest.fixture(scope="module")
def shim(tmp_path_factory):
    """Makes an environment in which calls of the system fail: see link_fails.c."""
    library = preloaded("link_fails.c", tmp_path_factory.mktemp("shim"))

    def environment(at=-1, error=0, **more):
        told = {"LINK_AT": at, "LINK_ERROR": error, **more}
        return {"LD_PRELOAD": library, **{k: str(v) for k, v in told.items()}}

    return environment


#: How an output is opened -> what is set for that.
NAMED = {
    "unnamed": {},
    "unknown to the file system": {"UNNAMED_ERROR": errno.EOPNOTSUPP},
    "unknown to the kernel": {"UNNAMED_ERROR": errno.EISDIR},
    "without /proc": {"PROC_ERROR": errno.ENOENT},
}


@pytest.fixture(params=NAMED)
def aside(request, tmp_path):
    """The environment for one of these ways."""
    if request.param != "unnamed":
        return request.getfixturevalue("shim")(**NAMED[request.param])
    unnamed_files(tmp_path)
    return {}


@pytest.mark.parametrize("number", SIGNALS)
def test_interrupted(message, aside, number):
    """The file aside is there while the message is awaited, and is gone with the program. SIGQUIT
    leaves no core file with the key, though the limit would allow one."""
    room = message
    put(room, "key", SLH)
    with started(room, "sign", "sign", "-k", "key", "-o", "s", env=aside) as child:
        names = sorted(os.listdir(room.path))
        if aside:
            assert names[0].startswith(".lanewise-")
            assert (room.path / names.pop(0)).stat().st_size == 0
        assert names == ["key", "m"]
        child.send_signal(number)
        assert child.wait(60) == -number
        assert EMULATOR or child.stderr.read() == b""
    assert sorted(os.listdir(room.path)) == ["key", "m"]


def default_signals():
    """What runs in the background has SIGINT ignored, and so have its children."""
    for number in SIGNALS:
        signal.signal(number, signal.SIG_DFL)
    most = resource.getrlimit(resource.RLIMIT_CORE)[1]
    resource.setrlimit(resource.RLIMIT_CORE, (most, most))


def await_output(room, child, named=False):
    """Until it has opened its output: a file aside, or one without a name unless `named`."""
    descriptors = Path(f"/proc/{child.pid}/fd")
    for _ in range(6000):
        assert child.poll() is None, "it has ended"
        if any(n.startswith(".lanewise-") for n in os.listdir(room.path)):
            return
        for fd in [] if named else os.listdir(descriptors):
            try:
                path = os.readlink(descriptors / fd)
            except OSError:
                continue
            if path.startswith(f"{room.path}/") and path.endswith(" (deleted)"):
                return
        time.sleep(0.001)
    raise AssertionError("no output was opened")


def started(room, *args, env=None, stdin=subprocess.PIPE):
    """The command, when it has opened its output, and mostly waits for standard input."""
    child = subprocess.Popen(
        [BIN, *args],
        cwd=room.path,
        stdin=stdin,
        stderr=subprocess.PIPE,
        preexec_fn=default_signals,
        env={**os.environ, **(env or {})},
    )
    await_output(room, child, named="LD_PRELOAD" in (env or {}))
    return child


def unnamed_files(folder):
    try:
        os.close(os.open(folder, os.O_TMPFILE | os.O_RDWR))
    except (AttributeError, OSError):
        does_not_apply("the system has no files without a name here")


@pytest.mark.parametrize("kind", ["waits", "signs", "replaces"])
def test_killed(message, kind):
    """SIGKILL cannot be caught; yet nothing is left, while a message is awaited and while one is
    signed."""
    room = message
    unnamed_files(room.path)
    assert room.run("sign", "keygen", "-a", "256s", "-o", "key").code == 0
    room.write("old", b"precious")
    before = {p.name: p.read_bytes() for p in room.path.iterdir()}
    args = ["sign", "sign", "-k", "key", "--check", "-o", "old" if kind == "replaces" else "new"]
    args += ["-f"] if kind == "replaces" else []
    args += [] if kind == "waits" else ["m"]
    slow = {"LANEWISE_KERNEL": "keccakp1600_x1_c64"}
    for _ in range(5):
        with started(room, *args, env=slow) as child:
            time.sleep(0.02)
            child.kill()
            assert child.wait(60) == -signal.SIGKILL
        assert {p.name: p.read_bytes() for p in room.path.iterdir()} == before


@pytest.mark.parametrize("call", ["linkat", "rename"])
def test_killed_at_the_last_moment(message, shim, call):
    """Where a file is replaced, the new one has a name of its own between two calls: it is whole,
    and so is the old one."""
    room = message
    unnamed_files(room.path)
    put(room, "key", SLH)
    room.write("s", b"precious")
    args = ["sign", "sign", "-f", "-k", "key", "-o", "s", "m"]
    assert room.run(*args, env=shim(KILLED_AT=call)).code == -signal.SIGKILL
    assert (room.path / "s").read_bytes() == b"precious"
    left = [n for n in os.listdir(room.path) if n not in ("key", "m", "s")]
    assert len(left) == (call == "rename")
    for name in left:
        assert name.startswith(".lanewise-")
        assert (room.path / name).stat().st_size == kf.SIGNATURE["128f"]
    (room.path / "s").unlink()
    assert room.run(*args, env=shim(KILLED_AT="rename")).code == 0


@pytest.mark.parametrize("force", [False, True])
def test_a_file_that_comes_in_between(message, aside, force):
    """Someone else has taken the name by the time that the signature is there."""
    room = message
    put(room, "key", SLH)
    more = ["-f"] if force else []
    child = started(room, "sign", "sign", "-k", "key", "-o", "s", *more, env=aside)
    room.write("s", b"precious")
    _, told = child.communicate(b"message", timeout=60)
    if force:
        assert (child.returncode, told) == (0, b"")
        assert len((room.path / "s").read_bytes()) == kf.SIGNATURE["128f"]
    else:
        assert (child.returncode, told) == (1, f"lanewise: s: {EXISTS}\n".encode())
        assert (room.path / "s").read_bytes() == b"precious"
    assert sorted(os.listdir(room.path)) == ["key", "m", "s"]


def test_an_ignored_signal_stays_ignored(message):
    """As nohup has it."""
    room = message
    put(room, "key", SLH)
    script = 'trap "" HUP; exec "$0" sign sign -k key -o s'
    with subprocess.Popen(["sh", "-c", script, BIN], cwd=room.path, stdin=subprocess.PIPE) as child:
        await_output(room, child)
        child.send_signal(signal.SIGHUP)
        child.communicate(b"message", timeout=60)
        assert child.returncode == 0
    assert sorted(os.listdir(room.path)) == ["key", "m", "s"]


def test_both_files_or_none(room, shim):
    """The second name cannot be given: then the first is taken back."""
    for args in (["sign", "keygen", "-a", "128f"], ["kem", "keygen"]):
        for how in NAMED.values():
            told = refused(room, *args, "-o", "key", "-p", "pub", env=shim(2, errno.ENOSPC, **how))
            assert told == "lanewise: pub: No space left on device\n"
            told = refused(room, *args, "-o", "key", "-p", "pub", env=shim(1, errno.ENOSPC, **how))
            assert told == "lanewise: key: No space left on device\n"
    assert room.run("kem", "keygen", "-o", "key", "-p", "pub", env=shim(3, errno.EIO)).code == 0
    told = refused(
        room, "kem", "encaps", "-k", "pub", "-o", "ct", "-s", "x", env=shim(2, errno.EACCES)
    )
    assert told == "lanewise: x: Permission denied\n"


@pytest.mark.parametrize("how", NAMED)
@pytest.mark.parametrize("error", [errno.EPERM, errno.EOPNOTSUPP, errno.EMLINK, errno.ENOSYS])
def test_file_systems_without_links(message, shim, error, how):
    room, env = message, shim(0, error, **NAMED[how])
    assert room.run("sign", "keygen", "-a", "128f", "-o", "key", "-p", "pub", env=env).code == 0
    assert (room.path / "key").stat().st_mode & 0o777 == 0o600
    assert (room.path / "pub").stat().st_mode & 0o444
    assert sorted(os.listdir(room.path)) == ["key", "m", "pub"]
    assert EXISTS in refused(room, "sign", "keygen", "-o", "key", env=env)
    fails = {**env, "RENAME_ERROR": str(errno.EIO)}
    for force in ([], ["-f"]):
        told = refused(room, "sign", "sign", "-k", "key", "m", *force, env=fails)
        assert told == "lanewise: m.sig: Input/output error\n"
    assert room.run("sign", "sign", "-k", "key", "m", env=env).code == 0
    assert room.run("sign", "verify", "-k", "pub", "m").out == b"m: OK\n"


def test_a_key_that_is_encrypted_as_a_whole(room):
    """The commands of the guide for an OpenSSL that does not know the algorithm."""
    tools("openssl")
    plain_program()
    made, used = recipes.guide("openssl enc")
    room.write("release.tar", b"message")
    code, said = recipes.run(room, made, b"word", lanewise=BIN)
    assert code == 0 and said.count(b"password") == 2, said
    assert sorted(os.listdir(room.path)) == ["release.enc", "release.pub", "release.tar"]
    assert b"PRIVATE" not in (room.path / "release.enc").read_bytes()
    code, said = recipes.run(room, used, b"word", lanewise=BIN)
    assert code == 0 and said.count(b"password") == 1, said
    verified = room.run("sign", "verify", "-k", "release.pub", "release.tar")
    assert verified.out == b"release.tar: OK\n"
    (room.path / "release.tar.sig").unlink()
    code, said = recipes.run(room, used, b"another", lanewise=BIN)
    assert code == 1 and b"lanewise: standard input: " in said
    assert not (room.path / "release.tar.sig").exists()


def test_outputs_that_are_not_files(message):
    room = message
    put(room, "key", SLH)
    assert room.run("sign", "pubkey", "--der", "-k", "key", "-o", "/dev/stdout").out == SLHPUB
    assert room.run("sign", "keygen", "-o", "/dev/null").code == 0
    os.mkfifo(room.path / "fifo")
    with subprocess.Popen(["cat", "fifo"], cwd=room.path, stdout=subprocess.PIPE) as reader:
        assert room.run("sign", "pubkey", "--der", "-k", "key", "-o", "fifo").code == 0
        assert reader.communicate(timeout=60)[0] == SLHPUB
    assert sorted(os.listdir(room.path)) == ["fifo", "key", "m"]


def test_a_terminal_gets_no_binary(message):
    room = message
    put(room, "key", SLH)
    master, slave = os.openpty()
    try:
        for args in (["sign", "-k", "key", "m", "-o", "-"], ["pubkey", "-k", "key", "--der"]):
            done = subprocess.run(
                [BIN, "sign", *args], cwd=room.path, stdout=slave, stderr=subprocess.PIPE
            )
            assert done.returncode == 1 and b"standard output is a terminal" in done.stderr
        done = subprocess.run([BIN, "sign", "pubkey", "-k", "key"], cwd=room.path, stdout=slave)
        assert done.returncode == 0
        assert os.read(master, 9999).replace(b"\r", b"") == kf.public_pem(SLHPUB)
    finally:
        os.close(master)
        os.close(slave)


def test_progress(message):
    """A bar on a terminal, which is gone at the end, and nothing elsewhere; slow enough to show one
    only with the kernel that needs no vector instructions."""
    room = message
    assert room.run("sign", "keygen", "-a", "128s", "-o", "key").code == 0
    args = ["sign", "sign", "-k", "key", "--progress", "-f", "m"]
    quiet = room.run(*args)
    assert (quiet.code, quiet.out, quiet.err) == (0, b"", b"")
    master, slave = os.openpty()
    done = subprocess.run(
        [BIN, *args], cwd=room.path, stderr=slave, env={"LANEWISE_KERNEL": "keccakp1600_x1_c64"}
    )
    os.close(slave)
    shown = b""
    try:
        while piece := os.read(master, 9999):
            shown += piece
    except OSError:  # the end of a terminal, for Linux
        pass
    os.close(master)
    assert done.returncode == 0
    bars = re.findall(rb"\r\[(#*\.*)\] +(\d+) % +(\d+) s left m\x1b\[K", shown)
    assert bars and shown.endswith(b"\r\x1b[K")
    parts = [int(percent) for _, percent, _ in bars]
    assert parts == sorted(parts) and parts[0] < 100
    assert all(
        len(bar) == 20 and abs(bar.count(b"#") * 5 - part) <= 5
        for (bar, _, _), part in zip(bars, parts)
    )
