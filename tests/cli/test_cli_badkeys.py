# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Key files that must be refused: the message, and nothing written."""

import base64
import hashlib
import string

import keyfiles as kf
import pytest
from conftest import put, refused

SK = bytes(range(64))
SLH = kf.slhdsa_private("128f", SK)
SLHPUB = kf.slhdsa_public("128f", SK[32:])
EXPLICIT_NULL = bytes.fromhex("300d06096086480165030403" + "1b" + "0500")
OID_128F = kf.algorithm(3, 0x1B)


def der(tag, *content):
    body = b"".join(content)
    n = len(body)
    if n < 128:
        return bytes([tag, n]) + body
    size = (n.bit_length() + 7) // 8
    return bytes([tag, 0x80 + size]) + n.to_bytes(size, "big") + body


def pkcs8(algorithm, octets, version=0, more=b""):
    return der(0x30, bytes([2, 1, version]), algorithm, der(4, octets), more)


def spki(algorithm, bits):
    return der(0x30, algorithm, der(3, bits))


def identifier(oid, parameters=b""):
    return der(0x30, der(6, bytes.fromhex(oid)), parameters)


RSA, EC = "2a864886f70d010101", "2a8648ce3d0201"
ED25519 = bytes.fromhex("302e020100300506032b657004220420") + bytes(32)
PUBLIC_BIT = b"\0" + SK[32:]

GOOD = {
    "as it is": SLH,
    "with attributes": pkcs8(OID_128F, SK, more=der(0xA0, der(0x30, b""))),
    "with its public half": pkcs8(OID_128F, SK, 1, der(0x81, PUBLIC_BIT)),
}
#: what is wrong -> (bytes, words of the message); for commands that want a private SLH-DSA key.
BAD = {
    "nothing": (b"", "is empty"),
    "a letter": (b"x", "holds no key, neither PEM nor DER"),
    "long": (b"#" * 70000, "is larger than any key"),
    "behind": (SLH + b"\0", "has 1 bytes behind its end"),
    "cut off": (SLH[:-1], "is not DER, or cut off"),
    "one byte": (b"\x30", "is not DER, or cut off"),
    "long form of a short length": (b"\x30\x81\x52" + SLH[2:], "is not DER, or cut off"),
    "zeros in a length": (b"\x30\x82\x00\x52" + SLH[2:], "is not DER, or cut off"),
    "two bytes for a length of one": (
        b"\x30\x82\x00" + kf.slhdsa_private("256f", bytes(128))[2:],
        "is not DER, or cut off",
    ),
    "indefinite length": (b"\x30\x80" + SLH[2:] + b"\0\0", "is not DER, or cut off"),
    "huge length": (b"\x30\x84\xff\xff\xff\xff" + SLH[2:], "is not DER, or cut off"),
    "inner length": (SLH[:19] + b"\x41" + SLH[20:], "is not the form of a private key"),
    "version 2": (pkcs8(OID_128F, SK, 2), "unknown version"),
    "version of two bytes": (der(0x30, b"\2\2\0\0", OID_128F, der(4, SK)), "unknown version"),
    "a short key": (pkcs8(OID_128F, SK[:-1]), "has 64 bytes, this one 63"),
    "a nested key": (pkcs8(OID_128F, der(4, SK)), "has 64 bytes, this one 66"),
    "a key of another size": (pkcs8(OID_128F, bytes(96)), "has 64 bytes, this one 96"),
    "NULL parameters": (pkcs8(EXPLICIT_NULL, SK), "has no parameters, but this key has"),
    "public half, version 0": (
        pkcs8(OID_128F, SK, 0, der(0x81, PUBLIC_BIT)),
        "is not the form of a private",
    ),
    "version 1, no public half": (pkcs8(OID_128F, SK, 1), "says that it has a public half"),
    "another public half": (
        pkcs8(OID_128F, SK, 1, der(0x81, b"\0" + bytes(32))),
        "belongs to another key",
    ),
    "a short public half": (
        pkcs8(OID_128F, SK, 1, der(0x81, b"\0" + bytes(31))),
        "has 32 bytes, this one 31",
    ),
    "unused bits": (pkcs8(OID_128F, SK, 1, der(0x81, b"\1" + SK[32:])), "is not whole bytes"),
    "something more": (pkcs8(OID_128F, SK, 0, der(4, b"")), "is not the form of a private key"),
    "attributes cut off": (
        pkcs8(OID_128F, SK, 0, b"\xa0\x05\0"),
        "is not the form of a private key",
    ),
    "no OCTET STRING": (
        der(0x30, b"\2\1\0", OID_128F, der(3, SK)),
        "is not the form of a private key",
    ),
    "no identifier": (der(0x30, b"\2\1\0", der(0x30, b""), der(4, SK)), "not the form of a key"),
    "RSA": (pkcs8(identifier(RSA, b"\5\0"), b"x"), "holds a private key of RSA, which lanewise"),
    "EC": (
        pkcs8(identifier(EC, der(6, b"\x2a")), b"x"),
        "holds a private key of an elliptic curve",
    ),
    "Ed25519": (ED25519, "holds a private key of Ed25519, which lanewise"),
    "ML-DSA": (pkcs8(kf.algorithm(3, 18), b"x"), "none of the three forms of a private ML-DSA"),
    "SHA2": (pkcs8(kf.algorithm(3, 21), SK), "holds a private key of SLH-DSA-SHA2-128f"),
    "RSA, public": (spki(identifier(RSA, b"\5\0"), b"\0x"), "holds a public key of RSA"),
    "unknown": (pkcs8(kf.algorithm(3, 99), SK), "(object identifier 2.16.840.1.101.3.4.3.99)"),
    "unknown, long arc": (
        spki(identifier("2b" + "ff" * 20 + "01"), b"\0"),
        "(object identifier 1.3)",
    ),
    "unknown, no arc": (spki(identifier(""), b"\0"), "(object identifier )"),
    "ML-KEM": (
        kf.mlkem_private("512", "seed", bytes(64), b""),
        "private key of ML-KEM-512, where one of SLH-DSA or ML-DSA",
    ),
    "public": (SLHPUB, "public key of SLH-DSA-SHAKE-128f, where a private one is needed"),
    "encrypted": (
        der(0x30, identifier("2a864886f70d01050d"), der(4, b"x")),
        "holds an encrypted private key",
    ),
    "certificate": (
        der(0x30, der(0x30, b"x"), der(0x30, b""), der(3, b"\0")),
        "holds a certificate",
    ),
    "PKCS #1": (der(0x30, b"\2\1\0", b"\2\1\3", b"\2\1\3"), "of an older form than PKCS #8"),
    "another structure": (der(0x30, der(0x30, b"")), "is DER, but not the form of a key"),
    "empty structure": (der(0x30), "is DER, but not the form of a key"),
    "public, behind": (
        der(0x30, OID_128F, der(3, PUBLIC_BIT), b"\5\0"),
        "is not the form of a public key",
    ),
    "public, short": (spki(OID_128F, PUBLIC_BIT[:-1]), "has 32 bytes, this one 31"),
    "public, no bits": (spki(OID_128F, b""), "is not whole bytes"),
}
TEXT = kf.private_pem(SLH)
LINES = TEXT.split(b"\n")
BAD_TEXT = {
    "no END": (b"\n".join(LINES[:-2]), "has no END line"),
    "BEGIN alone": (LINES[0], "has no END line"),
    "BEGIN without dashes": (TEXT.replace(b"KEY-----\n", b"KEY\n", 1), "line 1: a BEGIN line"),
    "BEGIN too long": (TEXT.replace(b"PRIVATE", b"P" * 80), "line 1: a BEGIN line"),
    "BEGIN with a control character": (
        TEXT.replace(b"PRIVATE", b"PRI\x1bVATE"),
        "line 1: a BEGIN line",
    ),
    "another END": (
        TEXT.replace(b"END PRIVATE", b"END PUBLIC"),
        "line 4: an END line that does not fit",
    ),
    "junk": (TEXT.replace(LINES[1][:4], b"MF*C"), "line 2: not base64"),
    "a zero byte": (TEXT.replace(LINES[1][:4], b"MF\0C"), "line 2: not base64"),
    "a high byte": (TEXT.replace(LINES[1][:4], b"MF\xc1C"), "line 2: not base64"),
    "a space": (TEXT.replace(LINES[1][:4], b"MF C"), "line 2: not base64"),
    "an empty line": (TEXT.replace(b"\n", b"\n\n", 1), "line 2: not base64"),
    "a header": (TEXT.replace(b"\n", b"\nProc-Type: 4,ENCRYPTED\n", 1), "line 2: not base64"),
    "padding inside": (TEXT.replace(LINES[1][-1:] + b"\n", b"=\n", 1), "line 3: not base64"),
    "three of padding": (kf.private_pem(SLH + b"\0").replace(b"==", b"==="), "not base64"),
    "one character too few": (TEXT.replace(LINES[2], LINES[2][:-1]), "cut off or padded wrongly"),
    "a bit behind the end": (
        kf.public_pem(SLHPUB).replace(b"=", b"").replace(b"PUBLIC", b"PRIVATE"),
        "padded",
    ),
    "nothing in it": (LINES[0] + b"\n" + LINES[-2], "is not DER, or cut off"),
    "a letter behind": (TEXT + b"x", "line 5: something after the END line"),
    "something behind": (TEXT + b"x\n", "line 5: something after the END line"),
    "a second key": (TEXT + TEXT, "line 5: a second text after the END line"),
    "label of a public key": (kf.public_pem(SLH), "says PUBLIC KEY, but holds a private key"),
    "label of a private key": (kf.private_pem(SLHPUB), "says PRIVATE KEY, but holds a public key"),
    "bytes behind": (kf.private_pem(SLH + b"\0"), "has 1 bytes behind its end"),
    "encrypted": (
        kf.pem(b"x", b"ENCRYPTED PRIVATE KEY"),
        "an encrypted private key, which lanewise does not decrypt",
    ),
    "certificate": (
        kf.pem(b"x", b"CERTIFICATE"),
        "a certificate, not a key; 'openssl x509 -pubkey'",
    ),
    "request": (kf.pem(b"x", b"CERTIFICATE REQUEST"), "a request for a certificate"),
    "RSA": (kf.pem(b"x", b"RSA PRIVATE KEY"), "a private key of RSA"),
    "OpenSSH": (kf.pem(b"x", b"OPENSSH PRIVATE KEY"), "a private key of OpenSSH"),
    "EC with headers": (
        kf.pem(b"x", b"EC PRIVATE KEY").replace(b"\n", b"\nProc-Type: 4,ENCRYPTED\n\n", 1),
        "a private key of an elliptic curve",
    ),
    "another text": (kf.pem(b"x", b"PGP MESSAGE"), "holds a 'PGP MESSAGE', which is not a key"),
}


@pytest.mark.parametrize(
    "data", [BAD["encrypted"][0], BAD_TEXT["encrypted"][0]], ids=["DER", "PEM"]
)
def test_encrypted_keys(message, data):
    """The message is a command to copy, with the name of the file if a shell takes it as it is."""
    room = message
    about = "holds an encrypted private key"
    no = f"{about}, which lanewise does not decrypt; OpenSSL 3.5 and later do: openssl pkey -in "
    recipes = {
        "sign": "| lanewise sign sign -k - FILE",
        "kem": "| lanewise kem decaps -k - -s SECRET FILE",
    }
    for name, told in (("d/enc.pem", "d/enc.pem"), ("a b", "KEY"), ("x;y", "KEY"), ("-", "KEY")):
        if name != "-":
            room.write(name, data)
        shown = name if name != "-" else "standard input"
        for command, wants in (
            ("sign", "sign -o s m"),
            ("sign", "pubkey"),
            ("kem", "pubkey"),
            ("kem", "decaps -s x m"),
        ):
            got = refused(
                room, command, *wants.split(), "-k", name, stdin=data if name == "-" else b""
            )
            assert got == f"lanewise: {shown}: {no}{told} {recipes[command]}\n"
        for args in (["sign", "verify", "-g", "m", "m"], ["kem", "encaps", "-s", "x"]):
            got = refused(room, *args, "-k", name, stdin=data if name == "-" else b"")
            assert got == f"lanewise: {shown}: {about}, where a public one is needed\n"


@pytest.mark.parametrize("what", GOOD)
def test_good(message, what):
    put(message, "key", GOOD[what])
    assert message.run("sign", "pubkey", "-k", "key", "--der").out == SLHPUB


@pytest.mark.parametrize("what", [*BAD, *(f"text: {w}" for w in BAD_TEXT)])
def test_bad(message, what):
    data, words = BAD_TEXT[what[6:]] if what.startswith("text: ") else BAD[what]
    put(message, "key", data)
    told = refused(message, "sign", "sign", "-k", "key", "m")
    assert told.startswith("lanewise: key: ") and words in told, told
    told = told.replace("key:", "standard input:", 1).replace("-in key |", "-in KEY |")
    assert refused(message, "sign", "sign", "-k", "-", "m", stdin=data) == told


@pytest.mark.parametrize("at", range(0, 24))
def test_every_bit_of_the_head_counts(message, at):
    """The first 20 bytes are the prefix of RFC 9909, and nothing else passes for this key."""
    for bit in range(8):
        data = bytearray(SLH)
        data[at] ^= 1 << bit
        put(message, "key", bytes(data))
        got = message.run("sign", "pubkey", "-k", "key", "--der")
        if at < 20:
            # ...1a to 1f with equal sizes are another set; 29, 2a likewise.
            assert got.code == 1 or (at == 17 and data[at] in (0x1A, 0x29, 0x2A)), (
                at,
                bit,
                got.out,
            )
        else:
            assert (got.code, got.out) == (0, SLHPUB)


def test_wrong_half(message):
    room = message
    put(room, "key", SLH)
    put(room, "m.sig", b"")
    told = refused(room, "sign", "verify", "-k", "key", "m")
    assert "where a public one is needed ('lanewise sign pubkey' writes it)" in told
    put(room, "kkey", kf.mlkem_private("512", "seed", bytes(64), b""))
    told = refused(room, "kem", "encaps", "-k", "kkey", "-o", "ct", "-s", "x")
    assert "where a public one is needed ('lanewise kem pubkey' writes it)" in told
    assert "public key of SLH-DSA-SHAKE-128f, where one of ML-KEM is needed" in refused(
        room, "kem", "encaps", "-k", "-", "-o", "ct", "-s", "x", stdin=SLHPUB
    )
    put(room, "pub", SLHPUB)
    assert "where a private one is needed" in refused(
        room, "sign", "pubkey", "-k", "pub", "-o", "x"
    )


def test_missing_files(message):
    told = refused(message, "sign", "sign", "-k", "absent", "m")
    assert told == "lanewise: absent: No such file or directory\n"
    assert "Is a directory" in refused(message, "sign", "sign", "-k", ".", "m")
    put(message, "key", SLH)
    assert "Is a directory" in refused(message, "sign", "sign", "-k", "key", "-o", "s", ".")
    assert "No such file" in refused(message, "sign", "sign", "-k", "key", "-o", "a/s", "m")
    assert "No such file" in refused(
        message, "sign", "sign", "-k", "key", "--prehash=shake128", "--mixed-use", "n"
    )
    assert "Is a directory" in refused(message, "sign", "sign", "-k", "key", "-o", "..", "m")


def test_pubkey_checks_the_root(message):
    put(message, "key", SLH)
    assert "its root is not that of its seeds" in refused(
        message, "sign", "pubkey", "-k", "key", "--check"
    )
    for level in [], ["--check"]:
        told = refused(message, "sign", "sign", *level, "-k", "key", "m")
        assert told == "lanewise: key: its root is not that of its seeds\n"


def kem_pair(room, name="512"):
    assert room.run("kem", "keygen", "-a", name, "--form=both", "-o", "made").code == 0
    data = kf.der_of((room.path / "made").read_bytes())
    (room.path / "made").unlink()
    dklen = kf.MLKEM[name][2]
    return data[-dklen - 68 : -dklen - 4], bytearray(data[-dklen:])


def test_private_kem_keys_that_do_not_belong_together(room):
    seed, dk = kem_pair(room)
    other, _ = kem_pair(room)
    ek = 768  # offset in dk of ML-KEM-512
    both = "its seed and its expanded key do not belong together"

    def changed(at, value=None):
        copy = bytearray(dk)
        copy[at] = copy[at] ^ 1 if value is None else value
        return copy

    def rehashed(copy):
        copy[ek + 800 : ek + 832] = hashlib.sha3_256(copy[ek : ek + 800]).digest()
        return copy

    big = bytearray(dk)
    big[3:6] = b"\xff\xff\xff"
    edge = bytearray(dk)
    edge[:3] = bytes([3329 & 255, 3329 >> 8, 0])
    upper = bytearray(dk)
    upper[765:768] = bytes([0, (3329 & 15) << 4, 3329 >> 4])
    unreduced = bytearray(dk)
    unreduced[ek : ek + 2] = b"\xff\xff"
    cases = [
        ("both", other, dk, both),
        ("both", seed, changed(0), both),
        ("both", seed, changed(len(dk) - 1), both),
        ("expanded", seed, changed(ek + 5), "the hash of the public key in it is wrong"),
        ("expanded", seed, changed(ek + 800), "the hash of the public key in it is wrong"),
        ("expanded", seed, big, "its secret vector is not reduced"),
        ("expanded", seed, edge, "its secret vector is not reduced"),
        ("expanded", seed, upper, "its secret vector is not reduced"),
        ("expanded", seed, rehashed(unreduced), "its public part is not reduced"),
        (
            "expanded",
            seed,
            rehashed(changed(ek + 799)),
            "its private and its public part do not belong together",
        ),
    ]
    room.write("ct", bytes(768))
    for form, s, d, words in cases:
        put(room, "key", kf.mlkem_private("512", form, s, bytes(d)))
        for command in (
            ["pubkey", "-k", "key", "-o", "x"],
            ["decaps", "-k", "key", "-s", "x", "ct"],
        ):
            assert words in refused(room, "kem", *command)


def test_forms_of_private_kem_keys(room):
    seed, dk = kem_pair(room)
    a, dk = kf.algorithm(4, 1), bytes(dk)
    forms = "is none of the three forms"
    cases = [
        (seed, forms),
        (dk, forms),
        (der(0xA0, seed), forms),
        (der(4, seed), "has 1632 bytes, this one 64"),
        (der(0x80, seed[:-1]), "the seed of ML-KEM-512 has 64 bytes, this one 63"),
        (der(0x80, seed) + b"\0", forms),
        (der(4, dk[:-1]), "has 1632 bytes, this one 1631"),
        (der(4, dk) + der(4, b""), forms),
        (der(0x30, der(4, seed)), forms),
        (der(0x30, der(4, dk), der(4, seed)), "has 64 bytes, this one 1632"),
        (der(0x30, der(4, seed), der(4, dk), b"\5\0"), forms),
        (der(0x30, der(0x80, seed), der(4, dk)), forms),
        (b"", forms),
    ]
    for octets, words in cases:
        put(room, "key", pkcs8(a, octets))
        assert words in refused(room, "kem", "pubkey", "-k", "key", "-o", "x")
    for octets in (der(0x80, seed), der(4, dk), der(0x30, der(4, seed), der(4, dk))):
        put(room, "key", pkcs8(a, octets))
        good = room.run("kem", "pubkey", "-k", "key", "--der")
        assert good.out == kf.mlkem_public("512", dk[768:1568])
        put(room, "key", pkcs8(a, octets, 1, der(0x81, b"\0" + dk[768:1568])))
        assert room.run("kem", "pubkey", "-k", "key", "--der").out == good.out
        put(room, "key", pkcs8(a, octets, 1, der(0x81, b"\0" + dk[767:1567])))
        assert "belongs to another key" in refused(room, "kem", "pubkey", "-k", "key", "-o", "x")


def test_public_kem_keys_that_are_not_reduced(room):
    _, dk = kem_pair(room)
    ek = bytearray(dk[768:1568])
    ek[0:2] = bytes([3329 & 255, ek[1] & 0xF0 | 3329 >> 8])
    put(room, "pub", kf.mlkem_public("512", bytes(ek)))
    told = refused(room, "kem", "encaps", "-k", "pub", "-o", "ct", "-s", "x")
    assert told == "lanewise: pub: its coefficients are not reduced\n"


def test_base64_of_every_length(room):
    """Padding of zero, one and two characters: attributes make a private key any length."""
    for extra in range(7):
        data = pkcs8(OID_128F, SK, more=der(0xA0, der(4, bytes(extra))))
        put(room, "key", kf.private_pem(data))
        assert room.run("sign", "pubkey", "-k", "key", "--der").out == SLHPUB
        # The bits that padding leaves unused must be zero.
        text, alphabet = base64.b64encode(data), string.ascii_letters + string.digits + "+/"
        alphabet = alphabet[26:52] + alphabet[:26] + alphabet[52:]
        bare = text.rstrip(b"=")
        for bit in range(2 * (len(text) - len(bare))):
            last = alphabet[alphabet.index(chr(bare[-1])) ^ 1 << bit].encode()
            wrong = text.replace(bare[-9:], bare[-9:-1] + last)
            assert len(wrong) == len(text) and wrong != text
            wrong = b"-----BEGIN PRIVATE KEY-----\n%s\n-----END PRIVATE KEY-----\n" % wrong
            put(room, "key", wrong)
            assert "padded wrongly" in refused(room, "sign", "pubkey", "-k", "key")
