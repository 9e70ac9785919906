# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Keys, signatures and ciphertexts in both directions with OpenSSL 3.5 or later, which
LANEWISE_OPENSSL names: all parameter sets, all forms of private keys, PEM and DER."""

import hashlib
import os
import subprocess
from pathlib import Path

import keyfiles as kf
import pytest
import recipes
from conftest import BIN, put, refused

OPENSSL = os.environ.get("LANEWISE_OPENSSL")
HERE = Path(__file__).resolve().parent
FORMATS = {"seed": "seed-only", "expanded": "priv-only", "both": "seed-priv"}


def openssl(room, *args, code=0, **more):
    assert OPENSSL, "LANEWISE_OPENSSL is not set"
    done = subprocess.run([OPENSSL, *args], cwd=room.path, capture_output=True, timeout=300, **more)
    assert done.returncode == code, (args, done.returncode, done.stderr)
    return done.stdout


def lanewise(room, *args, **more):
    got = room.run(*args, **more)
    assert (got.code, got.err) == (0, b""), (args, got.err)
    return got.out


def read(room, name):
    return (room.path / name).read_bytes()


def opposite(as_der):
    return ["-outform", "DER"] if as_der else []


@pytest.mark.parametrize("as_der", [False, True], ids=["PEM", "DER"])
@pytest.mark.parametrize("name", kf.SLHDSA)
def test_our_signatures(room, name, as_der):
    room.write("m", b"message")
    der = ["--der"] if as_der else []
    lanewise(room, "sign", "keygen", "-a", name, "-o", "key", "-p", "pub", *der)
    openssl(room, "pkey", "-in", "key", "-check", "-noout")
    assert openssl(room, "pkey", "-in", "key", "-pubout", *opposite(as_der)) == read(room, "pub")
    # Whatever OpenSSL makes of a key that it has read, it is the same file.
    assert openssl(room, "pkey", "-in", "key", *opposite(as_der)) == read(room, "key")
    assert openssl(room, "pkey", "-pubin", "-in", "pub", *opposite(as_der)) == read(room, "pub")
    lanewise(room, "sign", "sign", "-k", "key", "--context=some context", "m")
    verify = ["pkeyutl", "-verify", "-pubin", "-inkey", "pub", "-in", "m", "-sigfile", "m.sig"]
    openssl(room, *verify, "-pkeyopt", "context-string:some context")
    openssl(room, *verify, code=1)
    signature = bytearray(read(room, "m.sig"))
    signature[-1] ^= 1
    room.write("m.sig", bytes(signature))
    openssl(room, *verify, "-pkeyopt", "context-string:some context", code=1)


@pytest.mark.parametrize("as_der", [False, True], ids=["PEM", "DER"])
@pytest.mark.parametrize("name", kf.SLHDSA)
def test_their_signatures(room, name, as_der):
    room.write("m", b"message")
    openssl(
        room,
        "genpkey",
        "-quiet",
        "-algorithm",
        f"SLH-DSA-SHAKE-{name}",
        "-out",
        "key",
        "-outpubkey",
        "pub",
        *opposite(as_der),
    )
    (room.path / "key").chmod(0o600)
    der = ["--der"] if as_der else []
    assert lanewise(room, "sign", "pubkey", "-k", "key", "--check", *der) == read(room, "pub")
    sign = ["pkeyutl", "-sign", "-inkey", "key", "-in", "m", "-out", "m.sig"]
    openssl(room, *sign, "-pkeyopt", "hexcontext-string:00ff")
    verify = ["sign", "verify", "-k", "pub", "m"]
    assert lanewise(room, *verify, "--context-hex=00FF") == b"m: OK\n"
    assert room.run(*verify).out == b"m: FAILED\n"
    # Nothing is left to chance: both must write the same signature.
    openssl(room, *sign, "-pkeyopt", "deterministic:1")
    assert lanewise(room, "sign", "sign", "-k", "key", "--deterministic", "-o", "-", "m") == read(
        room, "m.sig"
    )


@pytest.mark.parametrize("name,prehash,z,made", [
    ("128f", "shake128", 0x0B, lambda m: hashlib.shake_128(m).digest(32)),
    ("128f", "sha3-256", 0x08, lambda m: hashlib.sha3_256(m).digest()),
    ("192f", "sha3-384", 0x09, lambda m: hashlib.sha3_384(m).digest()),
    ("192f", "shake256", 0x0C, lambda m: hashlib.shake_256(m).digest(64)),
    ("256f", "sha3-512", 0x0A, lambda m: hashlib.sha3_512(m).digest()),
    ("128f", "sha2-256", 0x01, lambda m: hashlib.sha256(m).digest()),
    ("256f", "sha2-512", 0x03, lambda m: hashlib.sha512(m).digest()),
])  # fmt: skip
def test_prehash(room, name, prehash, z, made):
    """OpenSSL signs and verifies the message M' of FIPS 205 that is put together here."""
    data = b"a message to be hashed"
    digest = made(data)
    formed = b"\1\3ctx" + bytes.fromhex(f"06096086480165030402{z:02x}") + digest
    room.write("formed", formed)
    room.write("m", digest if prehash.startswith("sha2") else data)
    how = [f"--prehash={prehash}", "--mixed-use", "--context=ctx"]
    how += ["--digest"] if prehash.startswith("sha2") else []
    lanewise(room, "sign", "keygen", "-a", name, "-o", "key", "-p", "pub")
    lanewise(room, "sign", "sign", "-k", "key", *how, "m")
    raw = ["-in", "formed", "-pkeyopt", "message-encoding:0"]
    openssl(room, "pkeyutl", "-verify", "-pubin", "-inkey", "pub", "-sigfile", "m.sig", *raw)
    openssl(room, "pkeyutl", "-sign", "-inkey", "key", "-out", "m.sig", *raw)
    assert lanewise(room, "sign", "verify", "-k", "pub", *how, "m") == b"m: OK\n"


@pytest.mark.parametrize("as_der", [False, True], ids=["PEM", "DER"])
@pytest.mark.parametrize("name,form", [(n, f) for n in kf.MLDSA for f in kf.FORMS])
def test_mldsa(room, name, form, as_der):
    """Keys in all forms and signatures, ours for OpenSSL and its own for us."""
    room.write("m", b"message")
    der = ["--der"] if as_der else []
    text = f"context-string:some context {name}"
    more = ["-a", f"ml-dsa-{name}", "--form", form, *der]
    lanewise(room, "sign", "keygen", "-o", "key", "-p", "pub", *more)
    assert openssl(room, "pkey", "-in", "key", "-pubout", *opposite(as_der)) == read(room, "pub")
    how = ["--context", text.partition(":")[2]]
    lanewise(room, "sign", "sign", "-k", "key", *how, "m")
    verify = ["pkeyutl", "-verify", "-pubin", "-inkey", "pub", "-in", "m", "-sigfile", "m.sig"]
    openssl(room, *verify, "-pkeyopt", text)
    openssl(room, *verify, code=1)

    forms = ["-provparam", f"ml-dsa.output_formats={FORMATS[form]}"]
    genpkey = ["genpkey", "-quiet", "-algorithm", f"ML-DSA-{name}", *forms]
    openssl(room, *genpkey, "-out", "key2", "-outpubkey", "pub2", *opposite(as_der))
    (room.path / "key2").chmod(0o600)
    assert lanewise(room, "sign", "pubkey", "-k", "key2", *der) == read(room, "pub2")
    sign = ["pkeyutl", "-sign", "-inkey", "key2", "-in", "m", "-out", "m.sig"]
    openssl(room, *sign, "-pkeyopt", text)
    assert lanewise(room, "sign", "verify", "-k", "pub2", *how, "m") == b"m: OK\n"
    assert room.run("sign", "verify", "-k", "pub2", "m").out == b"m: FAILED\n"
    openssl(room, *sign, "-pkeyopt", "deterministic:1")
    ours = lanewise(room, "sign", "sign", "-k", "key2", "--deterministic", "-o", "-", "m")
    assert ours == read(room, "m.sig")


def exchange(room):
    """Both encapsulate, both decapsulate."""
    lanewise(room, "kem", "encaps", "-k", "pub", "-o", "ct", "-s", "ours", "-f")
    openssl(room, "pkeyutl", "-decap", "-inkey", "key", "-in", "ct", "-secret", "theirs")
    assert read(room, "ours") == read(room, "theirs")
    openssl(room, "pkeyutl", "-encap", "-pubin", "-inkey", "pub", "-out", "ct", "-secret", "theirs")
    lanewise(room, "kem", "decaps", "-k", "key", "-s", "ours", "-f", "ct")
    assert read(room, "ours") == read(room, "theirs") and len(read(room, "ours")) == 32
    # The rejection key of an altered ciphertext is defined, too.
    altered = bytearray(read(room, "ct"))
    altered[7] ^= 0x20
    room.write("ct", bytes(altered))
    openssl(room, "pkeyutl", "-decap", "-inkey", "key", "-in", "ct", "-secret", "rejected")
    assert lanewise(room, "kem", "decaps", "-k", "key", "-s", "-", "ct") == read(room, "rejected")
    assert read(room, "rejected") != read(room, "theirs")


@pytest.mark.parametrize("as_der", [False, True], ids=["PEM", "DER"])
@pytest.mark.parametrize("form", kf.FORMS)
@pytest.mark.parametrize("name", kf.MLKEM)
def test_our_kem_keys(room, name, form, as_der):
    der = ["--der"] if as_der else []
    lanewise(room, "kem", "keygen", "-a", name, "--form", form, "-o", "key", "-p", "pub", *der)
    openssl(room, "pkey", "-in", "key", "-check", "-noout")
    assert openssl(room, "pkey", "-in", "key", "-pubout", *opposite(as_der)) == read(room, "pub")
    assert openssl(room, "pkey", "-pubin", "-in", "pub", *opposite(as_der)) == read(room, "pub")
    same = ["-provparam", f"ml-kem.output_formats={FORMATS[form]}"]
    assert openssl(room, "pkey", "-in", "key", *opposite(as_der), *same) == read(room, "key")
    exchange(room)


@pytest.mark.parametrize("as_der", [False, True], ids=["PEM", "DER"])
@pytest.mark.parametrize("form", kf.FORMS)
@pytest.mark.parametrize("name", kf.MLKEM)
def test_their_kem_keys(room, name, form, as_der):
    made = ["genpkey", "-quiet", "-algorithm", f"ML-KEM-{name}", "-out", "key", "-outpubkey", "pub"]
    openssl(room, *made, "-provparam", f"ml-kem.output_formats={FORMATS[form]}", *opposite(as_der))
    (room.path / "key").chmod(0o600)
    der = ["--der"] if as_der else []
    assert lanewise(room, "kem", "pubkey", "-k", "key", *der) == read(room, "pub")
    exchange(room)


def test_their_defaults(room):
    """As someone writes them who has read no more than the first page of the manual."""
    openssl(room, "genpkey", "-quiet", "-algorithm", "ML-KEM-768", "-out", "key")
    (room.path / "pub").write_bytes(lanewise(room, "kem", "pubkey", "--any-mode", "-k", "key"))
    (room.path / "key").chmod(0o600)
    exchange(room)
    # With a password: in both formats the message says what it is.
    locked = ["-aes-256-cbc", "-passout", "pass:word"]
    for how in (["-outform", "PEM"], ["-outform", "DER"]):
        openssl(room, "pkey", "-in", "key", "-out", "locked", *how, *locked)
        (room.path / "locked").chmod(0o600)
        told = refused(room, "kem", "pubkey", "-k", "locked")
        assert told.startswith("lanewise: locked: holds an encrypted private key, which")
        recipe = told.split(": ")[-1]
        assert recipe == "openssl pkey -in locked | lanewise kem decaps -k - -s SECRET FILE\n"
        room.write("FILE", read(room, "ct"))
        code, said = recipes.run(room, recipe, b"word", openssl=OPENSSL, lanewise=BIN)
        assert code == 0 and said.count(b"pass phrase") == 1, said
        assert read(room, "SECRET") == lanewise(
            room, "kem", "decaps", "-k", "key", "-s", "-", "FILE"
        )
        (room.path / "SECRET").unlink()


def test_a_key_with_a_password(room):
    """The commands of the guide, and the one that the message about such a key prints."""
    made, used = recipes.guide("openssl pkey")
    room.write("release.tar", b"message")
    verify = ["sign", "verify", "-k", "release.pub", "release.tar"]
    for how in ([], ["-outform", "DER"]):
        code, said = recipes.run(
            room, " ".join([made, *how]), b"word", openssl=OPENSSL, lanewise=BIN
        )
        assert code == 0 and said.count(b"pass phrase") == 2, said
        (room.path / "release.pem").chmod(0o600)
        assert read(room, "release.pem").startswith(b"0" if how else b"-----BEGIN ENCRYPTED PRIV")
        code, said = recipes.run(room, used, b"word", openssl=OPENSSL, lanewise=BIN)
        assert code == 0 and said.count(b"pass phrase") == 1, said
        assert lanewise(room, *verify) == b"release.tar: OK\n"
        (room.path / "release.tar.sig").unlink()
        told = refused(room, "sign", "sign", "-k", "release.pem", "release.tar")
        recipe = told.split(": ")[-1]
        assert recipe == "openssl pkey -in release.pem | lanewise sign sign -k - FILE\n"
        room.write("FILE", b"message")
        code, said = recipes.run(room, recipe, b"word", openssl=OPENSSL, lanewise=BIN)
        assert code == 0, said
        assert lanewise(room, "sign", "verify", "-k", "release.pub", "FILE") == b"FILE: OK\n"
        (room.path / "FILE.sig").unlink()
        code, said = recipes.run(room, recipe, b"another", openssl=OPENSSL, lanewise=BIN)
        assert code == 1 and b"lanewise: standard input: is empty" in said
        assert not (room.path / "FILE.sig").exists()
        (room.path / "release.pub").unlink()


@pytest.mark.parametrize("kind,words", [
    (["-algorithm", "RSA"], b"a private key of RSA"),
    (["-algorithm", "EC", "-pkeyopt", "group:P-256"], b"a private key of an elliptic curve"),
    (["-algorithm", "ED25519"], b"a private key of Ed25519"),
    (["-algorithm", "ED448"], b"a private key of Ed448"),
    (["-algorithm", "X25519"], b"a private key of X25519"),
    (["-algorithm", "X448"], b"a private key of X448"),
    (["-algorithm", "SLH-DSA-SHA2-128f"], b"a private key of SLH-DSA-SHA2-128f"),
    (["-algorithm", "SLH-DSA-SHA2-256s"], b"a private key of SLH-DSA-SHA2-256s"),
    (["-algorithm", "ML-KEM-512"], b"a private key of ML-KEM-512"),
])  # fmt: skip
def test_other_kinds_are_named(room, kind, words):
    openssl(room, "genpkey", "-quiet", *kind, "-out", "key", "-outpubkey", "pub")
    (room.path / "key").chmod(0o600)
    bad = room.run("sign", "pubkey", "-k", "key")
    assert bad.code == 1 and bad.out == b"" and words in bad.err
    bad = room.run("sign", "verify", "-k", "pub", "-g", "x")
    assert bad.code == 1 and bad.out == b"" and words.replace(b"private", b"public") in bad.err


def test_they_have_no_keys_for_prehash(room):
    """docs/slh-dsa.md says so."""
    lanewise(room, "sign", "keygen", "-a", "hash-slh-dsa-shake-128f", "-o", "key", "-p", "pub")
    openssl(room, "pkey", "-in", "key", "-noout", code=1)
    openssl(room, "pkey", "-pubin", "-in", "pub", "-noout", code=1)


def test_they_refuse_what_we_refuse(room):
    """Not all of it: OpenSSL ignores what follows, and does not look at a public half."""
    sk = bytes(range(64))
    good = kf.slhdsa_private("128f", sk)
    for data in (
        good[:16] + b"\x01\xff" + good[18:],
        good.replace(b"\x04\x40", b"\x04\x3f", 1),
        bytes.fromhex("3054020100300d06096086480165030403" + "1b" + "05000440") + sk,
        bytes.fromhex("3054020100") + kf.algorithm(3, 0x1B) + bytes.fromhex("04420440") + sk,
    ):
        put(room, "key", data)
        assert room.run("sign", "pubkey", "-k", "key").code == 1
        openssl(room, "pkey", "-in", "key", "-noout", code=1)
    put(room, "key", good)
    openssl(room, "pkey", "-in", "key", "-noout")


def test_the_files_for_the_other_tests(room):
    """tests/cli/keys is what its script writes."""
    subprocess.run([HERE / "keys" / "make.sh", OPENSSL, room.path], check=True, timeout=120)
    written = sorted(p.name for p in room.path.iterdir())
    assert (
        written == sorted(p.name for p in (HERE / "keys").iterdir() if p.name != "make.sh")
        and len(written) == 8
    )
    for name in written:
        assert read(room, name) == (HERE / "keys" / name).read_bytes(), name
