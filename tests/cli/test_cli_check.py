# SPDX-License-Identifier: Apache-2.0 OR MIT
"""`lanewise sum --check`: verdicts, messages and exit codes."""

import hashlib
import os
import subprocess

import pytest
from conftest import pattern, sha3
from required import does_not_apply, tools

WRONG = "0" * 64


def good(room, count=3):
    """Files, and a list that fits them."""
    names = [f"f{i}" for i in range(count)]
    return [f"{sha3(room.write(n, pattern(100 + i, i)))}  {n}" for i, n in enumerate(names)]


def check(room, lines, *options):
    room.write("list", "".join(line + "\n" for line in lines).encode("utf-8", "surrogateescape"))
    return room.run("sum", "-c", *options, "list")


def test_good(room):
    got = check(room, good(room))
    assert got.lines == ["f0: OK", "f1: OK", "f2: OK"]
    assert (got.code, got.err) == (0, b"")


def test_changed(room):
    lines = good(room)
    room.write("f1", b"changed")
    got = check(room, lines)
    assert got.lines == ["f0: OK", "f1: FAILED", "f2: OK"] and got.code == 1
    assert got.err == b"lanewise: WARNING: 1 computed checksum did NOT match\n"
    room.write("f2", b"changed")
    assert check(room, lines).err == b"lanewise: WARNING: 2 computed checksums did NOT match\n"


@pytest.mark.parametrize("place", range(0, 64, 9))
def test_every_digit_counts(room, place):
    line = good(room, 1)[0]
    digit = "1" if line[place] == "0" else "0"
    assert check(room, [line[:place] + digit + line[place + 1 :]]).code == 1


def test_missing_and_unreadable(room):
    lines = good(room)
    os.mkdir(room.path / "dir")
    os.symlink("loop", room.path / "loop")
    lines[1:1] = [f"{WRONG}  missing", f"{WRONG}  dir", f"{WRONG}  loop"]
    got = check(room, lines)
    assert got.lines == [
        "f0: OK",
        "missing: FAILED open or read",
        "dir: FAILED open or read",
        "loop: FAILED open or read",
        "f1: OK",
        "f2: OK",
    ]
    assert got.code == 1
    assert got.err.decode().splitlines() == [
        "lanewise: missing: No such file or directory",
        "lanewise: dir: Is a directory",
        "lanewise: loop: Too many levels of symbolic links",
        "lanewise: WARNING: 3 listed files could not be read",
    ]
    # Only what is missing is ignored, not what cannot be read.
    got = check(room, lines, "--ignore-missing")
    assert "missing" not in got.out.decode() + got.err.decode() and got.code == 1
    assert b"WARNING: 2 listed files" in got.err


def test_ignore_missing(room):
    lines = [*good(room), f"{WRONG}  missing"]
    got = check(room, lines, "--ignore-missing")
    assert (got.lines, got.err, got.code) == (["f0: OK", "f1: OK", "f2: OK"], b"", 0)
    got = check(room, lines[-1:], "--ignore-missing")
    assert (got.out, got.err, got.code) == (b"", b"lanewise: list: no file was verified\n", 1)


MALFORMED = [
    "junk",
    WRONG,
    WRONG + " ",
    WRONG[1:] + "  f0",
    WRONG + "0  f0",
    "g" * 64 + "  f0",
    WRONG + "f0",
    f"SHA3-256 (f0) = {WRONG[:-1]}",
    f"SHA3-256 (f0) {WRONG}",
    f"SHA3-256 f0) = {WRONG}",
    f"SHA3-512 (f0) = {WRONG}",
    f"SHA3-256 (f0) = {WRONG}x",
    f"SHA3-256 () = {WRONG}",
    f"\\{WRONG}  a\\b",
    f"\\{WRONG}  a\\",
    f"KMAC128 (f0) = {WRONG}",
    WRONG + "  a\0b",
]


@pytest.mark.parametrize("line", MALFORMED, ids=range(len(MALFORMED)))
def test_malformed_lines(room, line):
    lines = good(room)
    lines.insert(1, line)
    warning = b"lanewise: WARNING: 1 line is improperly formatted\n"
    got = check(room, lines)
    assert (got.lines, got.err, got.code) == (["f0: OK", "f1: OK", "f2: OK"], warning, 0)
    assert check(room, lines, "--strict").code == 1
    got = check(room, lines, "-w")
    assert got.err.startswith(b"lanewise: list: 2: improperly formatted checksum line")
    assert got.err.endswith(warning) and got.err.count(b"\n") == 2 and got.code == 0
    got = check(room, [line])
    assert got.err == b"lanewise: list: no properly formatted checksum lines found\n"
    assert got.code == 1 and got.out == b""


def test_comments_and_empty_lines_are_nothing(room):
    got = check(room, ["# a comment", "", *good(room)], "--strict")
    assert got.code == 0 and got.err == b""


def test_several_malformed(room):
    got = check(room, ["x", "y", *good(room)])
    assert got.err == b"lanewise: WARNING: 2 lines are improperly formatted\n"


def test_quiet_and_status(room):
    lines = [*good(room), f"{WRONG}  f0", f"{WRONG}  missing", "junk"]
    got = check(room, lines, "--quiet")
    assert got.lines == ["f0: FAILED", "missing: FAILED open or read"] and got.code == 1
    assert got.err.count(b"WARNING") == 3
    got = check(room, lines, "--status")
    assert got.out == b"" and got.code == 1
    assert got.err == b"lanewise: missing: No such file or directory\n"
    got = check(room, lines[:3], "--status")
    assert (got.out, got.err, got.code) == (b"", b"", 0)
    # The last of --quiet, --status and --warn counts.
    assert check(room, lines[:3], "--status", "--quiet", "-w").lines[0] == "f0: OK"


def test_forms(room):
    h = sha3(room.write("f", b"f"))
    for line in (
        f"{h}  f",
        f"{h} *f",
        f"{h.upper()}  f",
        f"SHA3-256 (f) = {h}",
        f"SHA3-256(f)= {h}",
        f"  {h}  f",
        f"{h}  f\r",
        f"{h} f",
    ):
        got = check(room, [line])
        assert (got.lines, got.code) == (["f: OK"], 0), line
    # A list without the end of its last line.
    assert room.run("sum", "-c", stdin=f"{h}  f".encode()).lines == ["f: OK"]


def test_marks_of_windows_editors(room):
    """Notepad begins a text with a mark and ends its lines with CR LF; PowerShell writes UTF-16."""
    h, lines = sha3(room.write("f", b"f")), "\r\n".join(good(room)) + "\r\n"
    got = room.run("sum", "-c", "--strict", stdin=b"\xef\xbb\xbf" + lines.encode())
    assert (got.lines, got.err, got.code) == (["f0: OK", "f1: OK", "f2: OK"], b"", 0)
    # In the middle it is no mark.
    got = room.run("sum", "-c", stdin=f"{h}  f\n".encode() + b"\xef\xbb\xbf" + f"{h}  f\n".encode())
    assert got.lines == ["f: OK"] and b"1 line is improperly formatted" in got.err
    for encoding in ("utf-16-le", "utf-16-be"):
        room.write("wide", ("\ufeff" + lines).encode(encoding))
        got = room.run("sum", "-c", "wide")
        assert got.code == 1 and got.out == b"" and got.err.count(b"\n") == 1
        assert b"wide: is text in UTF-16" in got.err


def test_one_space_form_is_not_mixed(room):
    h = sha3(room.write(" f", b"f"))
    room.write("f", b"f")
    assert check(room, [f"{h} f", f"{h}  f"]).lines == ["f: OK", " f: OK"]
    got = check(room, [f"{h}  f", f"{h} f"])
    assert got.lines == ["f: OK"] and b"1 line is improperly" in got.err


def test_names_come_back(room):
    names = ["a\\b", "n\nl", "c\rr", " lead", "*star", "(x) = y", ") = ", "tab\t", b"\xff"]
    for n in names:
        room.write(n, b"x")
    for form in ([], ["-b"], ["--tag"]):
        made = room.run("sum", *form, "--", *names)
        got = room.run("sum", "-c", stdin=made.out)
        assert got.code == 0 and got.err == b""
        assert got.out == (
            b"\\a\\\\b: OK\n\\n\\nl: OK\n\\c\\rr: OK\n lead: OK\n*star: OK\n"
            b"(x) = y: OK\n) = : OK\ntab\t: OK\n\xff: OK\n"
        )


def test_algorithm_of_untagged_lines(room):
    data = room.write("f", b"f")
    h = hashlib.sha3_512(data).hexdigest()
    assert check(room, [f"{h}  f"], "-a", "sha3-512").code == 0
    got = check(room, [f"{h}  f"])
    assert got.code == 1 and b"no properly formatted" in got.err
    assert check(room, [f"{h}  f"], "-a", "keccak-256").code == 1


def test_tags_decide(room):
    """Lines of several functions in one list, small files and large ones by turns."""
    lines, names = [], []
    for i in range(60):
        data = room.write(f"f{i}", pattern(1500000 if i % 13 == 0 else 50 * i, i))
        kind = i // 3 % 3
        digest = [
            hashlib.sha3_384(data).hexdigest(),
            hashlib.shake_128(data).hexdigest(10 + i),
            sha3(data),
        ][kind]
        lines.append(f"{['SHA3-384', 'SHAKE128', 'SHA3-256'][kind]} (f{i}) = {digest}")
        names.append(f"f{i}: OK")
    got = check(room, lines)
    assert got.lines == names and got.code == 0


@pytest.mark.parametrize("asked", [None, 0, 1, 2], ids=["none", "first", "second", "another"])
def test_algorithm_and_tags_as_in_cksum(room, asked):
    """Without --algorithm each tag is its own function; with it lines of others are malformed."""
    tools("cksum")
    env = {"PATH": os.environ["PATH"], "LC_ALL": "C"}
    if (
        b"--algorithm"
        not in subprocess.run(["cksum", "--help"], env=env, capture_output=True).stdout
    ):
        does_not_apply("cksum from before GNU coreutils 9")
    for name in ("a", "b"):
        room.write(name, name.encode())
    tags = [("SHA3-256", "SHA256"), ("SHA3-512", "SHA512"), ("SHA3-384", "SHA384")]

    def listed(which):
        made = hashlib.sha3_256, hashlib.sha3_512, hashlib.sha256, hashlib.sha512
        return "".join(
            f"{tags[i][which]} ({name}) = {made[2 * which + i](name.encode()).hexdigest()}\n"
            for i, name in enumerate("ab")
        ).encode()

    def how(which):
        return [] if asked is None else ["-a", tags[asked][which].lower()]

    done = subprocess.run(
        ["cksum", *how(1), "--check"],
        cwd=room.path,
        env=env,
        input=listed(1),
        capture_output=True,
    )
    got = room.run("sum", *how(0), "--check", stdin=listed(0))
    assert (got.out, got.code) == (done.stdout, done.returncode)
    assert got.code == (1 if asked == 2 else 0) and (b"a: OK\n" in got.out) == (asked in (None, 0))
    want = done.stderr.replace(b"cksum: ", b"lanewise: ")
    want = want.replace(b"'standard input'", b"standard input")
    if asked is not None:
        other = tags[1 if asked == 0 else 0][0]
        want += (
            f"lanewise: standard input: has checksums of {other}, where --algorithm asks for "
            f"{tags[asked][0]}; without it each tag names its own function\n"
        ).encode()
        assert room.run("sum", *how(0), "--check", "--strict", stdin=listed(0)).code == 1
        told = room.run("sum", *how(0), "--check", "--warn", stdin=listed(0)).err
        assert b"checksum line: names a function other than --algorithm does\n" in told
    assert got.err == want


def test_length_of_the_list_decides(room):
    data = room.write("f", b"f")
    lines = [f"{hashlib.shake_256(data).hexdigest(n)}  f" for n in (1, 32, 64, 1000)]
    assert check(room, lines, "-a", "shake256").lines == ["f: OK"] * 4
    # Unless a length is asked for: a short digest proves little.
    got = check(room, lines, "-a", "shake256", "-l", "64")
    assert got.lines == ["f: OK"] and b"3 lines are improperly" in got.err


def test_keyed_lists_cannot_be_answered_without_the_key(room):
    """Otherwise a person who may write to the list could name a function without a key."""
    room.write("f", b"f")
    made = room.run("sum", "--tag", "-a", "kmac128", "--key-hex", "aa" * 16, "f")
    room.write("list", made.out)
    args = ["sum", "-c", "-a", "kmac128", "list", "--key-hex"]
    assert room.run(*args, "aa" * 16).code == 0
    assert room.run(*args, "ab" * 16).code == 1
    assert room.run("sum", "-c", "list").code == 1
    room.write("list", f"SHA3-256 (f) = {sha3(b'f')}\n".encode())
    assert room.run(*args, "aa" * 16).code == 1


def test_several_lists(room):
    lines = good(room)
    room.write("one", (lines[0] + "\n").encode())
    room.write("two", (lines[1] + "\n" + f"{WRONG}  f2\n").encode())
    got = room.run("sum", "-c", "one", "nolist", "two", ".", "-", stdin=(lines[2] + "\n").encode())
    assert got.lines == ["f0: OK", "f1: OK", "f2: FAILED", "f2: OK"] and got.code == 1
    assert b"nolist: No such file or directory" in got.err
    assert b"lanewise: .: Is a directory\n" in got.err


def test_list_on_standard_input(room):
    assert room.run("sum", "-c").code == 1
    assert b"standard input: no properly formatted" in room.run("sum", "-c").err
    # Such a list cannot name standard input as a file.
    got = room.run("sum", "-c", stdin=f"{sha3(b'')}  -\n".encode())
    assert b"no properly formatted" in got.err and got.code == 1
    room.write("list", f"{sha3(b'abc')}  -\n".encode())
    assert room.run("sum", "-c", "list", stdin=b"abc").lines == ["-: OK"]


def test_thousands(room):
    lines = [f"{sha3(room.write(f'd/{i}', pattern(i % 5000, i)))}  d/{i}" for i in range(2000)]
    got = check(room, lines)
    assert got.lines == [f"d/{i}: OK" for i in range(2000)] and got.code == 0
    lines[1234] = f"{WRONG}  d/1234"
    got = check(room, lines, "--quiet")
    assert got.lines == ["d/1234: FAILED"] and got.code == 1


@pytest.mark.parametrize(
    "options",
    [
        [],
        ["--quiet"],
        ["--status"],
        ["--strict"],
        ["--warn"],
        ["--ignore-missing"],
        ["--strict", "--ignore-missing"],
    ],
    ids=" ".join,
)
def test_same_verdicts_as_coreutils(room, options):
    """One list for both, but for the digests and the names of the commands in messages."""
    tools("sha256sum")
    ours, theirs = [], []
    for name in ("a", "b b", "changed", "missing"):
        data = room.write(name, name.encode()) if name != "missing" else b""
        digest = [sha3(data), hashlib.sha256(data).hexdigest()]
        if name == "changed":
            digest = [WRONG, WRONG]
        ours.append(f"{digest[0]}  {name}")
        theirs.append(f"{digest[1]}  {name}")
    for lines in (ours, theirs):
        lines.insert(2, "junk")
    env = {**os.environ, "LC_ALL": "C"}
    done = subprocess.run(
        ["sha256sum", "-c", *options],
        cwd=room.path,
        env=env,
        input="\n".join(theirs).encode(),
        capture_output=True,
    )
    got = room.run("sum", "-c", *options, stdin="\n".join(ours).encode())
    assert (got.out, got.code) == (done.stdout, done.returncode)
    want = done.stderr.replace(b"sha256sum: ", b"lanewise: ").replace(b"SHA256 ", b"")
    assert got.err == want.replace(b"'standard input'", b"standard input")


@pytest.mark.parametrize(
    "args",
    [
        ["-c", "--tag"],
        ["-c", "-b"],
        ["-c", "-t"],
        ["-c", "-z"],
        ["-c", "-r"],
        ["--quiet"],
        ["--status"],
        ["--strict"],
        ["-w"],
        ["--ignore-missing"],
        ["--tag", "-t"],
    ],
    ids=" ".join,
)
def test_contradictions(room, args):
    room.write("f", b"f")
    got = room.run("sum", *args, "f")
    assert got.code == 2 and got.out == b"" and got.err.count(b"\n") == 1
