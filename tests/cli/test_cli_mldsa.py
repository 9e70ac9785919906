# SPDX-License-Identifier: Apache-2.0 OR MIT
"""`lanewise sign` with ML-DSA: keys in three forms, signatures, and what is refused."""

import os

import keyfiles as kf
import pytest

FORM = [(name, form) for name in kf.MLDSA for form in kf.FORMS]


def read(room, name):
    return (room.path / name).read_bytes()


def ok(result, out=b""):
    assert (result.code, result.out, result.err) == (0, out, b"")


def make(room, name, form="seed", key="key"):
    more = [] if form == "seed" else ["--form", form]
    ok(room.run("sign", "keygen", "-a", f"ML-DSA-{name}", "-o", key, "-p", f"{key}.pub", *more))


def parts(room, name, form, key="key"):
    """Public key, seed and expanded key in the files."""
    der, pk = kf.der_of(read(room, key)), kf.der_of(read(room, f"{key}.pub"))[-kf.MLDSA[name][1] :]
    size = kf.MLDSA[name][2]
    sk = b"" if form == "seed" else der[-size:]
    seed = {"seed": der[-32:], "expanded": b"", "both": der[-size - 36 : -size - 4]}[form]
    return pk, seed, sk


@pytest.mark.parametrize("name,form", FORM)
def test_keys_have_the_forms_of_rfc_9881(room, name, form):
    make(room, name, form)
    pk, seed, sk = parts(room, name, form)
    assert read(room, "key") == kf.private_pem(kf.mldsa_private(name, form, seed, sk))
    assert read(room, "key.pub") == kf.public_pem(kf.mldsa_public(name, pk))
    ok(room.run("sign", "pubkey", "-k", "key", "--der"), kf.mldsa_public(name, pk))
    room.write("m", b"message")
    ok(room.run("sign", "sign", "-k", "key", "m"))
    assert len(read(room, "m.sig")) == kf.MLDSA[name][3]
    ok(room.run("sign", "verify", "-k", "key.pub", "m"), b"m: OK\n")
    assert sorted(os.listdir(room.path)) == ["key", "key.pub", "m", "m.sig"]


def test_short_names_and_default_form(room):
    for name in ("44", "mldsa44", "ML_DSA_44"):
        ok(room.run("sign", "keygen", "-f", "-a", name, "-o", "key", "-p", "key.pub"))
        assert len(kf.der_of(read(room, "key"))) == 54


def test_the_three_forms_of_one_key_sign_alike(room):
    make(room, "65", "both")
    _, seed, sk = parts(room, "65", "both")
    room.write("m", b"message")
    made = set()
    for form in kf.FORMS:
        room.write(form, kf.private_pem(kf.mldsa_private("65", form, seed, sk)))
        (room.path / form).chmod(0o600)
        got = room.run("sign", "sign", "-k", form, "--deterministic", "-o", "-", "m")
        assert (got.code, got.err) == (0, b"")
        made.add(got.out)
    assert len(made) == 1
    ok(room.run("sign", "sign", "-k", "key", "m"))
    assert read(room, "m.sig") not in made


@pytest.mark.parametrize("how", [
    ["--context=ctx"],
    ["--context-hex=00ff"],
    ["--prehash=shake256", "--mixed-use"],
    ["--prehash=sha3-512", "--mixed-use", "--context=ctx"],
])  # fmt: skip
def test_a_signature_is_valid_for_its_options_alone(room, how):
    make(room, "44")
    room.write("m", b"message")
    ok(room.run("sign", "sign", "-k", "key", *how, "m"))
    ok(room.run("sign", "verify", "-k", "key.pub", *how, "m"), b"m: OK\n")
    ok(
        room.run("sign", "verify", "-k", "key.pub", *how, "-g", "m.sig", stdin=b"message"),
        b"-: OK\n",
    )
    for other in ([], ["--context=cty"], ["--prehash=sha3-256", "--mixed-use"]):
        got = room.run("sign", "verify", "-k", "key.pub", *other, "m")
        assert (got.code, got.out, got.err) == (1, b"m: FAILED\n", b"")
    signature = bytearray(read(room, "m.sig"))
    for wrong in (
        signature[:-1],
        signature + b"\0",
        bytes([signature[0] ^ 1]) + signature[1:],
        b"",
    ):
        room.write("m.sig", bytes(wrong))
        got = room.run("sign", "verify", "-k", "key.pub", *how, "m")
        assert (got.code, got.out, got.err) == (1, b"m: FAILED\n", b"")


def refused(room, words, *arguments, code=1):
    before = sorted(os.listdir(room.path))
    got = room.run(*arguments)
    assert got.code == code and got.out == b"" and got.err.count(b"\n") == 1
    assert words in got.err.decode(), got.err
    assert sorted(os.listdir(room.path)) == before, "something was written"


def test_weak_prehash_and_wrong_options(room):
    make(room, "87")
    ok(room.run("sign", "keygen", "-a", "128f", "-o", "slh"))
    room.write("m", b"message")
    sign = ["sign", "sign", "-k", "key", "m"]
    refused(room, "too weak for ML-DSA-87", *sign, "--prehash=shake128", "--mixed-use")
    refused(room, "--mixed-use takes it", *sign, "--prehash=shake256")
    keygen = ["sign", "keygen", "-o", "new"]
    refused(room, "seed, expanded or both", *keygen, "-a", "44", "--form=x", code=2)
    refused(room, "--form is for ML-DSA", *keygen, "-a", "128f", "--form=seed", code=2)
    refused(room, "unknown algorithm 'ml-dsa-45'", *keygen, "-a", "ml-dsa-45", code=2)
    refused(room, "where one of ML-KEM is needed", "kem", "decaps", "-k", "key", "-s", "s", "m")
    refused(room, "where a private one is needed", "sign", "sign", "-k", "key.pub", "m")


def test_malformed_keys(room):
    make(room, "44", "both")
    make(room, "44", "both", "other")
    pk, seed, sk = parts(room, "44", "both")
    other_pk, other_seed, _ = parts(room, "44", "both", "other")
    room.write("m", b"message")
    bad_s1 = bytearray(sk)
    bad_s1[128] = 0xFF  # 7 in three bits: eta is 2
    bad_t0 = sk[:-1] + bytes([sk[-1] ^ 1])
    forms, x = "none of the three forms of a private ML-DSA key", kf.algorithm(3, 17)

    def file(inner):
        return kf.element(0x30, b"\2\1\0" + x + kf.element(4, inner))

    with_public = kf.element(
        0x30,
        b"\2\1\1" + x + kf.element(4, kf.element(0x80, seed)) + kf.element(0x81, b"\0" + other_pk),
    )
    cases = [
        (kf.mldsa_private("44", "both", other_seed, sk), "do not belong together"),
        (kf.mldsa_private("44", "expanded", b"", bytes(bad_s1)), "do not belong together"),
        (kf.mldsa_private("44", "expanded", b"", bad_t0), "do not belong together"),
        (with_public, "its public half belongs to another key"),
        (file(kf.element(0x80, seed[:-1])), "the seed of ML-DSA-44 has 32 bytes, this one 31"),
        (file(kf.element(0x80, seed + b"x")), "the seed of ML-DSA-44 has 32 bytes, this one 33"),
        (file(kf.element(4, sk[:-1])), "an expanded key of ML-DSA-44 has 2560 bytes"),
        (file(kf.element(0xA0, seed)), forms),
        (file(seed), forms),
        (file(kf.element(0x30, kf.element(4, sk) + kf.element(4, seed))), "the seed of ML-DSA-44"),
        (file(kf.element(0x80, seed) + b"x"), forms),
    ]
    for der, words in cases:
        for text in (der, kf.private_pem(der)):
            room.write("bad", text)
            (room.path / "bad").chmod(0o600)
            refused(room, words, "sign", "sign", "-k", "bad", "m")
            refused(room, words, "sign", "pubkey", "-k", "bad", "-o", "new")
    for der in (
        kf.mldsa_public("44", pk)[:-1],
        kf.element(0x30, x + kf.element(3, b"\0" + pk[1:])),
    ):
        room.write("bad", der)
        room.write("m.sig", b"")
        refused(room, "", "sign", "verify", "-k", "bad", "m")
