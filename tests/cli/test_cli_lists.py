# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Lists of checksums that say what they are, and lists that are those of another command."""

import hashlib

import oracles
import pytest
from conftest import pattern, sha3

# Made with the BLAKE3 package 1.0.11 of PyPI from pattern(n, n): one block, several, one chunk of
# 1024 bytes, several, a number of chunks that is a power of two and others.
BLAKE3 = {
    0: "af1349b9f5f9a1a6a0404dea36dcc9499bcb25c9adc112b7cc9a93cae41f3262",
    1: "dcc52424cecdcd8fe4fd2448f6579aa8c1e350eadc2643418e821117ab7f6235",
    63: "63d92bd1ad1a4f6535f3df4cfc05d8f16e97e66c01a577a8786adb5e4f1a18b3",
    64: "6ad50a0dbdb77fdb9d94c126c022b6307a64865def3bf8b6216d0ea1c88415dd",
    65: "e67a98cc46b5d8ad3e73ecc1bf9a1e4eec2ea286f22ba83f39e77022614bf43a",
    1023: "fb768f59f4993ba7343af49f3b1551b4aa9c75654346eab7faccc33b8ed39e2d",
    1024: "bad165d928ef6b79e4695dd2ec4f60dc1cb59241739742a5bc4e5ff92909b07b",
    1025: "2001b24e21a7eee07bcf97651ec32cbafa78a07411502d6648c43603b761a981",
    2048: "4dbfcc04bf4a12eaf2b1a7fa3798459b35d502e68de7cc914b5b33c76067f279",
    2049: "3a0eecba4ee28fe72b1ad36310428a57ecd1864950c987f8802f3eca72cf4f30",
    3072: "04dbeb7f32579de6aeb51b089177032db63ab784431d5a4aa47b24469bccbbe3",
    3073: "ebceaca89116e7440fa4c2f0e04ff5988e77af9e7ea23431022c07e97e47287e",
    4096: "b1e980db1acd62c14e6fbdb7611d550b1173f1916c437193b4827e34b0c7fd41",
    5120: "26d235f14d97e918e4afb5eb51669dbe64c0dd215ca887eae616cf9bef0aa44e",
    8193: "2ba299883699c3c2b3f8e1403b4983b40d8e5719f913b49053da10bfe09a7df1",
    31744: "458de9ce39bf07ed253fe10d1c699e4e794d5c855259470673ab8258fc29c00a",
    102400: "fce0269fa7d68cc8aca8852d3cdaf31358820bcce113d401cb1163c99434da29",
    300000: "2e63e7bc06304782887b7fb87b97cfc8edc042e7964a0803f30451279d3c9d5e",
}


def check(room, lines, *options):
    room.write("list", "".join(line + "\n" for line in lines).encode())
    return room.run("sum", "-c", *options, "list")


CUSTOMS = ["a b", ") = (", "x,y=z", "[1]", "100%", "\u00e4\n\t\\", "-._~"]


@pytest.mark.parametrize("custom", CUSTOMS)
def test_parameters_come_back(room, custom):
    """Any custom string, in a name that is awkward as well, read back without an option."""
    name = "f (a) = 1"
    data = room.write(name, pattern(20000))
    digest = oracles.kt(128, data, 32, custom.encode()).hex()
    made = room.run("sum", "--tag", "-a", "kt128", "--custom", custom, "--", name)
    assert made.out.startswith(b"KT128[custom=") and made.out.endswith(f"= {digest}\n".encode())
    assert made.out.count(b" (") == 2 and made.out.count(b"\n") == 1
    got = room.run("sum", "-c", stdin=made.out)
    assert (got.lines, got.err, got.code) == ([f"{name}: OK"], b"", 0)
    room.write(name, pattern(20001))
    assert room.run("sum", "-c", stdin=made.out).code == 1


def test_parameters_of_one_list(room):
    """Lines that differ in their parameters alone, by turns; the order of parameters is free."""
    data = room.write("f", pattern(5000))
    lines = [
        f"TurboSHAKE128[domain=0x07] (f) = {oracles.turboshake(128, data, 32, 7).hex()}",
        f"TurboSHAKE128 (f) = {oracles.turboshake(128, data, 32).hex()}",
        f"TurboSHAKE128[domain=8] (f) = {oracles.turboshake(128, data, 16, 8).hex()}",
        f"ParallelHash128[block=100] (f) = {oracles.parallelhash(128, data, 32, 100).hex()}",
        f"ParallelHash128 (f) = {oracles.parallelhash(128, data, 32, 8192).hex()}",
        f"ParallelHash128[block=0x64,custom=c] (f) = "
        f"{oracles.parallelhash(128, data, 32, 100, b'c').hex()}",
        f"cSHAKE256[custom=c,name=n] (f) = {oracles.cshake(256, data, 64, b'n', b'c').hex()}",
        f"SHA3-256 (f) = {sha3(data)}",
    ]
    got = check(room, lines)
    assert (got.lines, got.err, got.code) == (["f: OK"] * len(lines), b"", 0)
    # Each of them fails if its parameters are taken away or are others.
    for line in lines:
        if "[" in line:
            without = line.split("[")[0] + line.split("]")[1]
            assert check(room, [without]).lines == ["f: FAILED"]


def test_options_and_parameters_of_the_list(room):
    data = room.write("f", pattern(9000))
    line = f"KT128[custom=one] (f) = {oracles.kt(128, data, 32, b'one').hex()}"
    assert check(room, [line], "-a", "kt128", "--custom=one").code == 0
    got = check(room, [line], "-a", "kt128", "--custom=two", "-w")
    assert got.code == 1 and got.out == b""
    assert b"list: 1: improperly formatted checksum line: its parameters are not those" in got.err
    # A list of before there were parameters: the options say what it leaves out.
    line = f"KT128 (f) = {oracles.kt(128, data, 32, b'one').hex()}"
    assert check(room, [line], "-a", "kt128", "--custom=one").code == 0
    assert check(room, [line], "-a", "kt128").code == 1


def test_parameters_beside_a_key(room):
    data = room.write("f", pattern(300))
    key = b"k" * 16
    line = f"KMAC128[custom=one] (f) = {oracles.kmac(128, key, data, 32, b'one').hex()}"
    args = ["-a", "kmac128", "--key-hex", key.hex()]
    assert check(room, [line], *args).code == 0
    assert check(room, [line], *args, "--custom=one").code == 0
    assert check(room, [line], *args, "--custom=two").code == 1
    assert check(room, [line]).code == 1  # no key
    made = room.run("sum", "--tag", *args, "--custom=one", "f")
    assert made.lines == [line] and key.hex().encode() not in made.out


WRONG = [
    "KT128[custom=]",
    "KT128[custom=a",
    "KT128[]",
    "KT128[custom=a]x",
    "KT128[custom=%4]",
    "KT128[custom=%00]",
    "KT128[custom=a,custom=a]",
    "KT128[colour=a]",
    "KT128[domain=7]",
    "KT128[block=100]",
    "SHA3-256[custom=a]",
    "TurboSHAKE128[domain=0x80]",
    "TurboSHAKE128[domain=0]",
    "ParallelHash128[block=0]",
    "KMAC128[custom=a]",
    "[custom=a]",
]


@pytest.mark.parametrize("tag", WRONG)
def test_wrong_parameters(room, tag):
    good = f"{sha3(room.write('f', b'f'))}  f"
    got = check(room, [good, f"{tag} (f) = {'0' * 64}"])
    assert got.lines == ["f: OK"] and got.code == 0
    assert b"lanewise: WARNING: 1 line is improperly formatted\n" in got.err
    assert check(room, [good, f"{tag} (f) = {'0' * 64}"], "--strict").code == 1


def whose(name, asked="SHA3-256"):
    return f"the checksums are of {name}, not of {asked}; lanewise does not compute it\n".encode()


@pytest.mark.parametrize("size", BLAKE3)
def test_blake3_is_named(room, size):
    room.write("f", pattern(size, size))
    got = check(room, [f"{BLAKE3[size]}  f"])
    assert got.code == 1 and got.lines == ["f: FAILED"]
    assert got.err == (
        b"lanewise: WARNING: 1 computed checksum did NOT match\nlanewise: list: "
        + whose("BLAKE3 (b3sum)")
    )


@pytest.mark.parametrize("size", [0, 1, 55, 56, 63, 64, 65, 111, 112, 119, 120, 128, 129, 70000])
def test_sha2_is_named(room, size):
    data = room.write("f", pattern(size, size))
    got = check(room, [f"{hashlib.sha256(data).hexdigest()}  f"])
    assert whose("SHA-256 (sha256sum)") in got.err and got.code == 1
    got = check(room, [f"{hashlib.sha512(data).hexdigest()}  f"])
    assert whose("SHA-512 (sha512sum)") in got.err and got.code == 1 and got.out == b""
    assert b"no properly formatted checksum lines found" in got.err
    got = check(room, [f"{hashlib.sha512(data).hexdigest()}  f"], "-a", "sha3-512")
    assert whose("SHA-512 (sha512sum)", "SHA3-512") in got.err and got.code == 1


def test_our_other_functions_are_named(room):
    data = room.write("f", pattern(9000))
    for label, option, digest in [
        ("SHA3-512", "sha3-512", hashlib.sha3_512(data).hexdigest()),
        ("KT128", "kt128", oracles.kt(128, data, 32).hex()),
        ("keccak-256", "keccak-256", oracles.keccak256(data).hex()),
        ("SHAKE256", "shake256", hashlib.shake_256(data).hexdigest(20)),
    ]:
        got = check(room, [f"{digest}  f"])
        assert got.code == 1
        told = f"the checksums are of {label}, not of SHA3-256; --algorithm chooses it".lower()
        assert told.encode() in got.err.lower(), got.err
        assert check(room, [f"{digest}  f"], "-a", option).code == 0


def test_by_their_length_alone(room):
    data = room.write("f", b"f")
    for digest, name in [
        (hashlib.md5(data), b"32 digits are the length of MD5"),
        (hashlib.sha1(data), b"40 digits are the length of SHA-1"),
        (hashlib.sha384(data), b"96 digits are the length of SHA3-384 or SHA-384"),
        (hashlib.blake2b(data), b"128 digits are the length of SHA3-512, SHA-512 or BLAKE2b"),
    ]:
        got = check(room, [f"{digest.hexdigest()}  f"])
        assert name + b", not of SHA3-256\n" in got.err and got.code == 1


@pytest.mark.parametrize("label", ["BLAKE3", "SHA256", "SHA2-256", "MD5", "BLAKE2b-256"])
def test_tags_of_others(room, label):
    room.write("f", b"f")
    line = f"{label} (f) = {'0' * 64}"
    got = check(room, [line])
    told = f"lanewise: list: lanewise has no function '{label}'\n".encode()
    assert got.code == 1 and got.out == b""
    assert got.err == b"lanewise: list: no properly formatted checksum lines found\n" + told
    got = check(room, [f"{sha3(b'f')}  f", line])
    assert got.lines == ["f: OK"] and got.err.endswith(told) and got.code == 0
    assert check(room, [f"{sha3(b'f')}  f", line], "--status").err == b""


def test_nothing_is_said_of_damaged_files(room):
    """One line that fits settles whose list it is; unknown digests belong to no format."""
    data = room.write("f", b"f")
    room.write("g", b"g")
    foreign = f"{hashlib.sha256(b'g').hexdigest()}  g"
    for lines in ([f"{sha3(data)}  f", foreign], [foreign, f"{sha3(data)}  f"], [f"{'0' * 64}  f"]):
        got = check(room, lines)
        assert got.err == b"lanewise: WARNING: 1 computed checksum did NOT match\n"
    assert check(room, [foreign], "--status").err == b""
