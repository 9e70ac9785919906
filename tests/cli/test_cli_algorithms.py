# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Every function the command offers, against independent implementations."""

import hashlib
from urllib.parse import quote

import oracles
import pytest
from conftest import pattern

KEY = pattern(37, 99)

# name on the command line, options, label of --tag, default length or fixed length, oracle
FIXED = [
    ("sha3-224", "SHA3-224", 28, lambda d: hashlib.sha3_224(d).digest()),
    ("sha3-256", "SHA3-256", 32, lambda d: hashlib.sha3_256(d).digest()),
    ("SHA3_384", "SHA3-384", 48, lambda d: hashlib.sha3_384(d).digest()),
    ("sha3512", "SHA3-512", 64, lambda d: hashlib.sha3_512(d).digest()),
    ("keccak-256", "Keccak-256", 32, oracles.keccak256),
]
EXTENDABLE = [
    ("shake128", [], "SHAKE128", 32, lambda d, n: hashlib.shake_128(d).digest(n)),
    ("shake256", [], "SHAKE256", 64, lambda d, n: hashlib.shake_256(d).digest(n)),
    ("turboshake128", [], "TurboSHAKE128", 32, lambda d, n: oracles.turboshake(128, d, n)),
    ("turboshake256", [], "TurboSHAKE256", 64, lambda d, n: oracles.turboshake(256, d, n)),
    (
        "turboshake128",
        ["--domain", "0x7f"],
        "TurboSHAKE128",
        32,
        lambda d, n: oracles.turboshake(128, d, n, 0x7F),
    ),
    (
        "turboshake256",
        ["--domain=1"],
        "TurboSHAKE256",
        64,
        lambda d, n: oracles.turboshake(256, d, n, 1),
    ),
    ("kt128", [], "KT128", 32, lambda d, n: oracles.kt(128, d, n)),
    ("kt256", [], "KT256", 64, lambda d, n: oracles.kt(256, d, n)),
    ("kt128", ["--custom", "me"], "KT128", 32, lambda d, n: oracles.kt(128, d, n, b"me")),
    ("kt256", ["--custom", "me", "-j2"], "KT256", 64, lambda d, n: oracles.kt(256, d, n, b"me")),
    ("cshake128", [], "cSHAKE128", 32, lambda d, n: oracles.cshake(128, d, n)),
    (
        "cshake128",
        ["--custom=c"],
        "cSHAKE128",
        32,
        lambda d, n: oracles.cshake(128, d, n, b"", b"c"),
    ),
    (
        "cshake256",
        ["--custom=c", "--function-name=f"],
        "cSHAKE256",
        64,
        lambda d, n: oracles.cshake(256, d, n, b"f", b"c"),
    ),
    ("kmac128", ["--key-hex", KEY.hex()], "KMAC128", 32, lambda d, n: oracles.kmac(128, KEY, d, n)),
    (
        "kmac256",
        ["--key-file", "key", "--custom=x y"],
        "KMAC256",
        64,
        lambda d, n: oracles.kmac(256, KEY, d, n, b"x y"),
    ),
    (
        "kmacxof128",
        ["--key-file", "key"],
        "KMACXOF128",
        32,
        lambda d, n: oracles.kmacxof(128, KEY, d, n),
    ),
    (
        "kmacxof256",
        ["--key-hex", KEY.hex().upper(), "--custom=x"],
        "KMACXOF256",
        64,
        lambda d, n: oracles.kmacxof(256, KEY, d, n, b"x"),
    ),
    (
        "parallelhash128",
        [],
        "ParallelHash128",
        32,
        lambda d, n: oracles.parallelhash(128, d, n, 8192),
    ),
    (
        "parallelhash256",
        ["--block=100", "--custom=p"],
        "ParallelHash256",
        64,
        lambda d, n: oracles.parallelhash(256, d, n, 100, b"p"),
    ),
    (
        "parallelhashxof128",
        ["--block=1000", "-j2"],
        "ParallelHashXOF128",
        32,
        lambda d, n: oracles.parallelhash(128, d, n, 1000, b"", True),
    ),
    (
        "parallelhashxof256",
        ["--custom=p"],
        "ParallelHashXOF256",
        64,
        lambda d, n: oracles.parallelhash(256, d, n, 8192, b"p", True),
    ),
]


def tag_of(label, options):
    """What --tag writes before the name of the file: parameters that are not at their defaults."""
    words = " ".join(options).replace("=", " ").split(" ")
    if "x y" in " ".join(options):  # the one custom string with a space
        words = [w for w in words if w != "y"]
        words[words.index("x")] = "x y"
    said = {w: words[i + 1] for i, w in enumerate(words[:-1]) if w.startswith("--")}
    parameters = []
    for key, option in (("name", "--function-name"), ("custom", "--custom")):
        if said.get(option):
            parameters.append(f"{key}={quote(said[option], safe='')}")
    if "--block" in said:
        parameters.append(f"block={said['--block']}")
    if "--domain" in said:
        parameters.append(f"domain=0x{int(said['--domain'], 0):02x}")
    return label + (f"[{','.join(parameters)}]" if parameters else "")


# Empty, around rates and chunks, and above every limit below which files are batched.
SIZES = [0, 1, 135, 136, 137, 4096, 8191, 8192, 8193, 40000, 70000, 300001]


def fill(room):
    room.write("key", KEY)
    return {f"f{i:02}": room.write(f"f{i:02}", pattern(n, i)) for i, n in enumerate(SIZES)}


@pytest.mark.parametrize("name,label,size,oracle", FIXED, ids=[f[0] for f in FIXED])
def test_fixed(room, name, label, size, oracle):
    files = fill(room)
    want = {f: oracle(d) for f, d in files.items()}
    assert all(len(w) == size for w in want.values())
    plain = room.run("sum", "-a", name, *files)
    assert plain.lines == [f"{w.hex()}  {f}" for f, w in want.items()]
    assert (plain.code, plain.err) == (0, b"")
    tagged = room.run("sum", "--tag", "-a", name, *files)
    assert tagged.lines == [f"{label} ({f}) = {w.hex()}" for f, w in want.items()]
    assert room.run("sum", "-a", name, "-l", str(size), "f01").code == 0
    wrong = room.run("sum", "-a", name, "-l", str(size - 1), "f01")
    assert wrong.code == 2 and wrong.out == b"" and wrong.err.count(b"\n") == 1


@pytest.mark.parametrize(
    "name,options,label,size,oracle",
    EXTENDABLE,
    ids=[" ".join([e[0], *e[1]])[:40] for e in EXTENDABLE],
)
def test_extendable(room, name, options, label, size, oracle):
    files = fill(room)
    want = {f: oracle(d, size) for f, d in files.items()}
    got = room.run("sum", "-a", name, *options, *files)
    assert got.err == b"" and got.code == 0
    assert got.lines == [f"{w.hex()}  {f}" for f, w in want.items()]
    # The form with a label, at other lengths, checked again by the command itself.
    for length in (1, 33, 500):
        tagged = room.run("sum", "--tag", "-a", name, "-l", str(length), *options, *files)
        tag = tag_of(label, options)
        assert tagged.lines == [
            f"{tag} ({f}) = {oracle(d, length).hex()}" for f, d in files.items()
        ]
        # With the same options, and without: then the tag alone says all but the key.
        keys = [o for o in options if not o.startswith(("--custom", "--domain", "--block"))]
        for more in (options, keys if label.startswith("KMAC") else []):
            again = room.run("sum", "-c", "-a", name, *more, stdin=tagged.out)
            assert (again.code, again.err) == (0, b"") and again.lines == [
                f"{f}: OK" for f in files
            ]


@pytest.mark.parametrize(
    "name,options,oracle",
    [
        ("sha3-256", [], lambda d: hashlib.sha3_256(d).digest()),
        ("sha3-384", ["-j2"], lambda d: hashlib.sha3_384(d).digest()),
        ("shake128", ["-l99"], lambda d: hashlib.shake_128(d).digest(99)),
        ("kt128", ["-j2"], lambda d: oracles.kt(128, d, 32)),
        ("kt256", ["-j0"], lambda d: oracles.kt(256, d, 64)),
        ("parallelhash128", ["-j3"], lambda d: oracles.parallelhash(128, d, 32, 8192)),
    ],
    ids=["sha3-256", "sha3-384", "shake128", "kt128", "kt256", "parallelhash128"],
)
def test_large_file_and_pipe(room, name, options, oracle):
    data = room.write("large", pattern((17 << 20) + 12345))
    want = oracle(data).hex()
    assert room.run("sum", "-a", name, *options, "large").lines == [f"{want}  large"]
    assert room.run("sum", "-a", name, *options, stdin=data).lines == [f"{want}  -"]


@pytest.mark.parametrize(
    "name,bits,xof",
    [
        ("tuplehash128", 128, False),
        ("tuplehash256", 256, False),
        ("tuplehashxof128", 128, True),
        ("tuplehashxof256", 256, True),
    ],
)
def test_tuple(room, name, bits, xof):
    files = fill(room)
    del files["f11"]
    piped = pattern(600001, 7)
    for length in (None, 1, 200):
        size = length or bits // 4
        options = ["-l", str(length)] if length else []
        for custom in ([], ["--custom=ab"]):
            oracle = oracles.tuplehashxof if xof else oracles.tuplehash
            # pycryptodome wants 8 bytes at least of the form with a length
            if not xof and size < 8:
                continue
            want = oracle(bits, [*files.values(), piped], size, b"ab" if custom else b"")
            got = room.run("tuple", "-a", name, *options, *custom, *files, "-", stdin=piped)
            assert got.lines == [want.hex()] and got.code == 0
    assert room.run("tuple", "-a", name).lines == [
        (oracles.tuplehashxof if xof else oracles.tuplehash)(bits, [], bits // 4).hex()
    ]


def test_tuple_needs_every_element(room):
    room.write("a", b"a")
    got = room.run("tuple", "a", "missing", "also missing", "a")
    assert got.code == 1 and got.out == b""
    assert got.err.count(b"\n") == 2 and b"missing: No such file" in got.err


def test_default_is_sha3_256(room):
    room.write("a", b"abc")
    assert room.run("sum", "a").lines == [hashlib.sha3_256(b"abc").hexdigest() + "  a"]


@pytest.mark.parametrize(
    "args",
    [
        ["-a", "kmac128"],
        ["-a", "sha3-256", "--key-hex", "00"],
        ["-a", "shake128", "--custom=x"],
        ["-a", "kt128", "--block=8"],
        ["-a", "sha3-256", "--domain=1"],
        ["-a", "cshake128", "--domain=1"],
        ["-a", "kmac128", "--key-hex", "0"],
        ["-a", "kmac128", "--key-hex", "zz"],
        ["-a", "kmac128", "--key-hex", ""],
        ["-a", "turboshake128", "--domain=0"],
        ["-a", "turboshake128", "--domain=0x80"],
        ["-a", "turboshake128", "--domain=x"],
        ["-a", "parallelhash128", "--block=0"],
        ["-a", "shake128", "-l0"],
        ["-a", "shake128", "-l", "-1"],
        ["-a", "shake128", "-l1048577"],
        ["-a", "shake128", "-l", "99999999999999999999"],
        ["-a", "md5"],
        ["-a", ""],
        ["-j", "1025"],
        ["-a", "tuplehash128"],
    ],
    ids=" ".join,
)
def test_parameters_that_do_not_fit(room, args):
    room.write("a", b"abc")
    got = room.run("sum", *args, "a")
    assert got.code == 2 and got.out == b""
    assert got.err.startswith(b"lanewise: ") and got.err.count(b"\n") == 1


def test_key_files_that_do_not_serve(room):
    room.write("a", b"abc")
    room.write("empty", b"")
    room.write("huge", bytes((1 << 20) + 1))
    for key in ("missing", "empty", "huge", "."):
        got = room.run("sum", "-a", "kmac128", "--key-file", key, "a")
        assert got.code == 1 and got.out == b"" and got.err.count(b"\n") == 1
        assert key.encode() in got.err
    room.write("longest", bytes(1 << 20))
    assert room.run("sum", "-a", "kmac128", "--key-file", "longest", "a").lines == [
        oracles.kmac(128, bytes(1 << 20), b"abc", 32).hex() + "  a"
    ]
