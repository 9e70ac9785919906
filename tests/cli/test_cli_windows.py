# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The command built for Windows: paths, lists, wildcards and access lists, run under wine.

Wine shows an access list as the mode of a file and makes one of a mode, so that modes tell here who
may use a file; between the owner and the group it makes no difference.
"""

import stat

import keyfiles as kf
import pytest
from conftest import WINDOWS, pattern, put, sha3

pytestmark = pytest.mark.skipif(not WINDOWS, reason="does not apply: the command is for POSIX")

SLH = kf.slhdsa_private("128f", kf.SK_128F)
SLHPUB = kf.slhdsa_public("128f", kf.SK_128F[32:])


def drive(room, *names):
    """A path of Windows: wine has the root folder as drive Z."""
    return "Z:" + "\\".join([str(room.path).replace("/", "\\"), *names])


def test_lists_with_drive_letters(room):
    """Backslashes are those of paths, of which no list needs escapes; lists of others have them."""
    room.write("d/f", pattern(1000))
    h, path = sha3(pattern(1000)), drive(room, "d", "f")
    assert room.run("sum", path).out == f"{h}  {path}\n".encode()
    assert room.run("sum", "--tag", path).out == f"SHA3-256 ({path}) = {h}\n".encode()
    escaped = path.replace("\\", "\\\\")
    lines = [
        f"{h}  {path}",
        f"{h} *{path}",
        f"SHA3-256 ({path}) = {h}",
        f"{h}  d\\f",
        f"{h}  d/f",
        f"\\{h}  {escaped}",
    ]
    for end in ("\n", "\r\n"):
        room.write("SUMS", "".join(line + end for line in lines).encode())
        got = room.run("sum", "-c", "--strict", "SUMS")
        assert (got.code, got.err) == (0, b"")
        assert got.lines == [f"{path}: OK"] * 3 + ["d\\f: OK", "d/f: OK", f"{path}: OK"]
    room.write("d/f", b"changed")
    got = room.run("sum", "-c", "--quiet", "SUMS")
    assert got.code == 1 and len(got.lines) == 6 and got.lines[0] == f"{path}: FAILED"


def test_lists_of_folders_serve_everywhere(room):
    files = {f"d/{n}": room.write(f"d/{n}", n.encode()) for n in ("a", "b/c", "\u00e4/\u4e2d")}
    got = room.run("sum", "-r", "d")
    assert got.out.decode() == "".join(f"{sha3(data)}  {n}\n" for n, data in files.items())
    whole = room.run("sum", "-r", drive(room, "d"))
    assert whole.out.decode() == got.out.decode().replace("  d/", f"  {drive(room, 'd')}/")
    assert room.run("sum", "-c", stdin=whole.out).code == 0


def test_wildcards(room):
    """Of the last component, as shells of POSIX do it; what fits nothing stays as it is."""
    for name in ("a1.bin", "a2.bin", "b.bin", "d/x.bin", "d/y.bin", "d/y.txt"):
        room.write(name, name.encode())

    def names(*args):
        return [line.split("  ")[1] for line in room.run("sum", *args).lines]

    assert names("*.bin") == ["a1.bin", "a2.bin", "b.bin"]
    assert names("b.bin", "a?.bin") == ["b.bin", "a1.bin", "a2.bin"]
    assert names("d/*.bin", "d\\y*") == ["d/x.bin", "d/y.bin", "d\\y.bin", "d\\y.txt"]
    got = room.run("sum", "no*thing", "b.bin")
    assert (got.code, len(got.lines)) == (1, 1)
    assert got.err == b"lanewise: no*thing: No such file or directory\n"
    assert room.run("tuple", "a*.bin").out == room.run("tuple", "a1.bin", "a2.bin").out
    room.write("one.sums", room.run("sum", "a1.bin").out)
    room.write("two.sums", room.run("sum", "b.bin").out)
    assert room.run("sum", "-c", "*.sums").lines == ["a1.bin: OK", "b.bin: OK"]


def test_paths_longer_than_260(room):
    folder = "/".join(["x" * 60] * 6)
    room.write(f"{folder}/f", b"f")
    for path in (f"{folder}/f", drive(room, *folder.split("/"), "f")):
        assert room.run("sum", path).out.decode() == f"{sha3(b'f')}  {path}\n"
        assert room.run("kem", "keygen", "-o", path + "-key").code == 0
        (room.path / folder / "f-key").unlink()


def test_what_is_no_file(room):
    (room.path / "d").mkdir()
    for args in (["sum", "d"], ["sum", "-c", "d"], ["tuple", "d"], ["kem", "pubkey", "-k", "d"]):
        got = room.run(*args)
        assert got.code == 1 and got.err.startswith(b"lanewise: d: Is a directory"), args
    assert room.run("sum", "NUL").out == f"{sha3(b'')}  NUL\n".encode()
    assert room.run("kem", "keygen", "-o", "NUL").code == 0


def test_output_is_bytes(room):
    """No carriage return is put in, and none is taken out."""
    data = b"a\r\nb\x1ac\n"
    assert room.run("sum", stdin=data).out == f"{sha3(data)}  -\n".encode()
    put(room, "key", SLH)
    assert room.run("sign", "pubkey", "--der", "-k", "key", "-o", "-").out == SLHPUB


@pytest.mark.parametrize("mode", [0o644, 0o604, 0o602, 0o606])
def test_a_key_whose_access_list_has_others(message, mode):
    put(message, "key", SLH, mode)
    got = message.run("sign", "sign", "-k", "key", "m")
    assert got.code == 1 and got.out == b"" and got.err.count(b"\n") == 1
    # S-1-1-0 is everyone.
    assert b"key: others can use this private key, its access list has S-1-1-0 (icacls" in got.err
    assert message.run("sign", "pubkey", "--any-mode", "-k", "key", "--der").out == SLHPUB


@pytest.mark.parametrize("mode", [0o600, 0o400, 0o700])
def test_a_key_whose_access_list_has_its_owner(message, mode):
    put(message, "key", SLH, mode)
    assert message.run("sign", "pubkey", "-k", "key", "--der").out == SLHPUB


def test_secrets_are_for_their_owner(room):
    """Private keys and shared secrets, also those that replace a file that was for everyone."""
    room.write("old", b"old")
    (room.path / "old").chmod(0o666)
    made = [
        ["kem", "keygen", "-o", "key", "-p", "pub"],
        ["kem", "keygen", "-f", "-o", "old"],
        ["kem", "encaps", "-k", "pub", "-o", "ct", "-s", "secret"],
        ["kem", "decaps", "-k", "key", "-s", "same", "ct"],
    ]
    for args in made:
        got = room.run(*args)
        assert (got.code, got.err) == (0, b"")

    def mode(name):
        return stat.S_IMODE((room.path / name).stat().st_mode)

    assert [mode(n) & 0o607 for n in ("key", "old", "secret", "same")] == [0o600] * 4
    assert mode("pub") & 0o607 == 0o604
    assert (room.path / "secret").read_bytes() == (room.path / "same").read_bytes()
    assert sorted(p.name for p in room.path.iterdir()) == sorted(
        ["key", "pub", "old", "ct", "secret", "same"]
    )


def test_what_exists_stays(message):
    put(message, "key", SLH)
    message.write("m.sig", b"precious")
    got = message.run("sign", "sign", "-k", "key", "m")
    assert got.code == 1 and b"m.sig: exists, and is left as it is" in got.err
    assert (message.path / "m.sig").read_bytes() == b"precious"
    assert message.run("sign", "sign", "-f", "-k", "key", "m").code == 0
    assert len((message.path / "m.sig").read_bytes()) == kf.SIGNATURE["128f"]
    assert sorted(p.name for p in message.path.iterdir()) == ["key", "m", "m.sig"]
