# SPDX-License-Identifier: Apache-2.0 OR MIT
"""`lanewise sign` and `lanewise kem`: what they write and read, between themselves and by hand."""

import hashlib
import os
import re
import stat
from pathlib import Path

import keyfiles as kf
import pytest

SETS = list(kf.SLHDSA)


def mode(room, name):
    return stat.S_IMODE(os.stat(room.path / name).st_mode)


def read(room, name):
    return (room.path / name).read_bytes()


def ok(result, out=b""):
    assert (result.code, result.out, result.err) == (0, out, b"")
    return result


@pytest.fixture
def signer(room):
    ok(room.run("sign", "keygen", "-a", "128f", "-o", "key", "-p", "pub"))
    room.write("m", b"message")
    return room


@pytest.mark.parametrize("name", SETS)
def test_sign_keys_have_the_form_of_rfc_9909(room, name):
    ok(room.run("sign", "keygen", "-a", f"SLH-DSA-SHAKE-{name}", "-o", "key", "-p", "pub"))
    n = kf.SLHDSA[name][1]
    sk = kf.der_of(read(room, "key"))[-4 * n :]
    assert read(room, "key") == kf.private_pem(kf.slhdsa_private(name, sk))
    assert read(room, "pub") == kf.public_pem(kf.slhdsa_public(name, sk[2 * n :]))
    assert len(set(sk)) > n // 2
    ok(
        room.run("sign", "pubkey", "-k", "key", "--check", "--der"),
        kf.slhdsa_public(name, sk[2 * n :]),
    )
    assert sorted(os.listdir(room.path)) == ["key", "pub"]


@pytest.mark.parametrize("name", kf.MLKEM)
@pytest.mark.parametrize("form", kf.FORMS)
def test_kem_keys_have_the_forms_of_rfc_9935(room, name, form):
    more = [] if form == "seed" else ["--form", form]
    ok(room.run("kem", "keygen", "-a", name, "-o", "key", "-p", "pub", *more))
    _, eklen, dklen, ctlen = kf.MLKEM[name]
    der, ek = kf.der_of(read(room, "key")), kf.der_of(read(room, "pub"))[-eklen:]
    dk = b"" if form == "seed" else der[-dklen:]
    seed = {"seed": der[-64:], "expanded": b"", "both": der[-dklen - 68 : -dklen - 4]}[form]
    assert read(room, "key") == kf.private_pem(kf.mlkem_private(name, form, seed, dk))
    assert read(room, "pub") == kf.public_pem(kf.mlkem_public(name, ek))
    if dk:  # FIPS 203: dkPKE, ek, H(ek), z
        assert dk[dklen - eklen - 64 :] == ek + hashlib.sha3_256(ek).digest() + (
            seed[32:] or dk[-32:]
        )
    ok(room.run("kem", "pubkey", "-k", "key"), read(room, "pub"))
    ok(room.run("kem", "encaps", "-k", "pub", "-o", "ct", "-s", "ours"))
    ok(room.run("kem", "decaps", "-k", "key", "-s", "theirs", "ct"))
    assert read(room, "ours") == read(room, "theirs") and len(read(room, "ours")) == 32
    assert len(read(room, "ct")) == ctlen
    assert len(set(read(room, "ours"))) > 8


def test_the_seed_alone_makes_the_key(room):
    ok(room.run("kem", "keygen", "-o", "both", "--form", "both"))
    der = kf.der_of(read(room, "both"))
    seed, dk = der[-2400 - 68 : -2400 - 4], der[-2400:]
    for form in ("seed", "expanded"):
        name = room.path / form
        name.write_bytes(kf.private_pem(kf.mlkem_private("768", form, seed, dk)))
        name.chmod(0o600)
        ok(room.run("kem", "pubkey", "-k", form), room.run("kem", "pubkey", "-k", "both").out)


def test_names_of_sets(room):
    for name in ("shake-192f", "slhdsa_shake_192F", "SLH-DSA-SHAKE-192f"):
        ok(room.run("sign", "keygen", "-a", name, "-o", "k", "-f", "--der"))
        assert read(room, "k")[:-96] == kf.slhdsa_private("192f", bytes(96))[:-96]
    ok(room.run("sign", "keygen", "-o", "k", "-f", "--der"))
    assert read(room, "k")[:-64] == kf.slhdsa_private("128s", bytes(64))[:-64]
    ok(room.run("kem", "keygen", "-a", "ML_KEM_512", "-o", "k", "-f", "--der"))
    assert read(room, "k")[:-64] == kf.mlkem_private("512", "seed", bytes(64), b"")[:-64]
    ok(room.run("kem", "keygen", "-o", "k", "-f", "--der"))
    assert read(room, "k")[:-64] == kf.mlkem_private("768", "seed", bytes(64), b"")[:-64]


def test_modes_of_files(room):
    for mask in (0o000, 0o022, 0o277):
        before = os.umask(mask)
        try:
            ok(room.run("sign", "keygen", "-a", "128f", "-o", "key", "-p", "pub", "-f"))
            ok(room.run("kem", "keygen", "-o", "kkey", "-p", "kpub", "-f"))
            ok(room.run("kem", "encaps", "-k", "kpub", "-o", "ct", "-s", "secret", "-f"))
        finally:
            os.umask(before)
        for name in ("key", "kkey", "secret"):
            assert mode(room, name) == 0o600 & ~mask
        for name in ("pub", "kpub", "ct"):
            assert mode(room, name) == 0o666 & ~mask
    assert not [n for n in os.listdir(room.path) if n.startswith(".")]


def test_sign_and_verify(signer):
    room = signer
    ok(room.run("sign", "sign", "-k", "key", "m"))
    assert len(read(room, "m.sig")) == kf.SIGNATURE["128f"] and mode(room, "m.sig") & 0o444
    ok(room.run("sign", "verify", "-k", "pub", "m"), b"m: OK\n")
    ok(room.run("sign", "verify", "-k", "pub", "-q", "m"))
    ok(room.run("sign", "verify", "-k", "pub", "--status", "m"))
    ok(room.run("sign", "verify", "-k", "pub", "-g", "m.sig", stdin=b"message"), b"-: OK\n")
    ok(
        room.run("sign", "verify", "-k", "pub", "-g", "-", "m", stdin=read(room, "m.sig")),
        b"m: OK\n",
    )
    ok(room.run("sign", "verify", "-k", "-", "m", stdin=read(room, "pub")), b"m: OK\n")
    stdout = room.run("sign", "sign", "-k", "key", stdin=b"message")
    assert stdout.code == 0 and len(stdout.out) == kf.SIGNATURE["128f"]
    assert stdout.out != read(room, "m.sig")  # hedged
    room.write("other", stdout.out)
    ok(room.run("sign", "verify", "-k", "pub", "-g", "other", "m"), b"m: OK\n")


def test_what_is_not_valid(signer):
    room = signer
    ok(room.run("sign", "sign", "-k", "key", "--context=c", "--check", "m"))
    good = read(room, "m.sig")
    ok(room.run("sign", "verify", "-k", "pub", "--context-hex=63", "m"), b"m: OK\n")
    for how in ([], ["--context=d"], ["--context="]):
        bad = room.run("sign", "verify", "-k", "pub", *how, "m")
        assert (bad.code, bad.out, bad.err) == (1, b"m: FAILED\n", b"")
    quiet = room.run("sign", "verify", "-k", "pub", "-q", "m")
    assert (quiet.code, quiet.out, quiet.err) == (1, b"m: FAILED\n", b"")
    silent = room.run("sign", "verify", "-k", "pub", "--status", "m")
    assert (silent.code, silent.out, silent.err) == (1, b"", b"")
    flipped = bytearray(good)
    flipped[9000] ^= 1
    for data in (bytes(flipped), good[:-1], good + b"\0", b"", good * 10):
        room.write("m.sig", data)
        bad = room.run("sign", "verify", "-k", "pub", "--context=c", "m")
        assert (bad.code, bad.out, bad.err) == (1, b"m: FAILED\n", b"")
    room.write("m.sig", good)
    room.write("m", b"massage")
    assert room.run("sign", "verify", "-k", "pub", "--context=c", "m").out == b"m: FAILED\n"


def test_several_files(signer):
    room = signer
    room.write("b\nc", b"two")
    some = room.run("sign", "sign", "-k", "key", "m", "absent", "b\nc")
    assert some.code == 1 and some.err == b"lanewise: absent: No such file or directory\n"
    assert sorted(os.listdir(room.path)) == ["b\nc", "b\nc.sig", "key", "m", "m.sig", "pub"]
    ok(room.run("sign", "verify", "-k", "pub", "m", "b\nc"), b"m: OK\n\\b\\nc: OK\n")
    some = room.run("sign", "verify", "-k", "pub", "absent", "m")
    assert some.code == 1 and some.out == b"m: OK\n"
    assert some.err == b"lanewise: absent.sig: No such file or directory\n"


def test_deterministic_and_prehash(signer):
    """With fresh bytes left out, equal means equal input to the signature."""
    room = signer
    base = ["sign", "sign", "-k", "key", "-o", "-", "--deterministic", "m"]
    pure = room.run(*base).out
    assert len(pure) == kf.SIGNATURE["128f"] and room.run(*base).out == pure
    seen = {pure}
    data = read(room, "m")
    digests = {
        "sha3-256": hashlib.sha3_256(data).digest(),
        "sha3-384": hashlib.sha3_384(data).digest(),
        "sha3-512": hashlib.sha3_512(data).digest(),
        "shake128": hashlib.shake_128(data).digest(32),
        "shake256": hashlib.shake_256(data).digest(64),
        "sha2-256": hashlib.sha256(data).digest(),
        "sha2-384": hashlib.sha384(data).digest(),
        "sha2-512": hashlib.sha512(data).digest(),
    }
    for name, digest in digests.items():
        how = [f"--prehash={name}", "--mixed-use"]
        made = room.run(*base[:-1], *how, "--digest", stdin=digest)
        assert made.code == 0 and made.out not in seen
        seen.add(made.out)
        room.write("s", made.out)
        if name.startswith("sha2"):
            room.write("d", digest)
            ok(
                room.run("sign", "verify", "-k", "pub", "-g", "s", *how, "--digest", "d"),
                b"d: OK\n",
            )
        else:
            assert room.run(*base, *how).out == made.out
            ok(room.run("sign", "verify", "-k", "pub", "-g", "s", *how, "m"), b"m: OK\n")
        assert room.run("sign", "verify", "-k", "pub", "-g", "s", "m").out == b"m: FAILED\n"


def test_a_digest_is_read_in_pieces(signer):
    """More than one piece, and not a whole number of them; the message as a pipe."""
    room = signer
    data = hashlib.shake_128(b"long").digest(600_001)
    how = ["--prehash=shake128", "--mixed-use", "--deterministic", "-o", "-"]
    long = room.run("sign", "sign", "-k", "key", *how, stdin=data)
    digest = room.run(
        "sign", "sign", "-k", "key", *how, "--digest", stdin=hashlib.shake_128(data).digest(32)
    )
    assert long.out == digest.out and len(long.out) == kf.SIGNATURE["128f"]


def test_a_long_message(signer):
    room = signer
    data = hashlib.shake_128(b"long").digest(600_001)
    room.write("long", data)
    ok(room.run("sign", "sign", "-k", "key", "long"))
    ok(room.run("sign", "verify", "-k", "pub", "-g", "long.sig", stdin=data), b"-: OK\n")
    bad = room.run("sign", "verify", "-k", "pub", "-g", "long.sig", stdin=data[:-1])
    assert bad.out == b"-: FAILED\n"


def test_a_key_for_one_kind_of_signature(signer):
    """RFC 9909: pure signatures with one identifier, HashSLH-DSA with another."""
    room = signer
    for command, key in (("sign", "key"), ("verify", "pub")):
        bad = room.run("sign", command, "-k", key, "--prehash=shake128", "m")
        assert (
            bad.code == 1
            and bad.out == b""
            and b"without pre-hash" in bad.err
            and b"--mixed-use" in bad.err
        )
    ok(room.run("sign", "keygen", "-a", "hash-slh-dsa-shake-128f", "-o", "hkey", "-p", "hpub"))
    sk = kf.der_of(read(room, "hkey"))[-64:]
    assert read(room, "hkey") == kf.private_pem(kf.slhdsa_private("128f", sk, last=0x2A))
    assert read(room, "hpub") == kf.public_pem(kf.slhdsa_public("128f", sk[32:], last=0x2A))
    ok(room.run("sign", "sign", "-k", "hkey", "m"))
    ok(room.run("sign", "verify", "-k", "hpub", "m"), b"m: OK\n")
    ok(room.run("sign", "verify", "-k", "hpub", "--prehash=shake128", "m"), b"m: OK\n")
    room.write("pure", kf.public_pem(kf.slhdsa_public("128f", sk[32:])))
    assert room.run("sign", "verify", "-k", "pure", "m").out == b"m: FAILED\n"
    ok(
        room.run("sign", "verify", "-k", "pure", "--prehash=shake128", "--mixed-use", "m"),
        b"m: OK\n",
    )
    bad = room.run("sign", "verify", "-k", "hpub", "--prehash=shake256", "--mixed-use", "m")
    assert bad.code == 1 and b"HashSLH-DSA-SHAKE-128f-with-SHAKE128" in bad.err


@pytest.mark.parametrize(
    "last,name,bytes_", [(0x29, "128s", 32), (0x2C, "192f", 64), (0x2E, "256f", 64)]
)
def test_digests_of_prehash_keys(room, last, name, bytes_):
    """The function that goes with each level, from its length of a digest."""
    n = kf.SLHDSA[name][1]
    room.write("pub", kf.slhdsa_public(name, bytes(2 * n), last=last))
    room.write("m", bytes(bytes_))
    room.write("m.sig", b"")
    assert room.run("sign", "verify", "-k", "pub", "--digest", "m").out == b"m: FAILED\n"
    room.write("m", bytes(bytes_ + 1))
    bad = room.run("sign", "verify", "-k", "pub", "--digest", "m")
    assert (
        bad.code == 1
        and bad.err
        == b"lanewise: m: is not a digest of shake%d, which has %d bytes\n"
        % (
            4 * bytes_,
            bytes_,
        )
    )


def test_prehash_usage(signer):
    room = signer
    pure = ["sign", "sign", "-k", "key", "-o", "-"]
    for args in (
        ["--prehash=md5"],
        ["--digest"],
        ["--prehash=sha2-256", "--mixed-use"],
        ["--prehash=shake128x"],
    ):
        bad = room.run(*pure, *args, "m")
        assert bad.code == 2 and bad.out == b"" and bad.err.count(b"\n") == 1
    ok(room.run("sign", "keygen", "-a", "192f", "-o", "strong"))
    weak = room.run("sign", "sign", "-k", "strong", "--prehash=sha3-256", "--mixed-use", "m")
    assert (weak.code, weak.out) == (1, b"")
    assert weak.err == b"lanewise: sha3-256 is too weak for SLH-DSA-SHAKE-192f\n"


def test_an_altered_ciphertext_gives_the_rejection_key(room):
    """FIPS 203: SHAKE256(z, c), and no error."""
    ok(room.run("kem", "keygen", "-a", "512", "-o", "key", "-p", "pub"))
    z = kf.der_of(read(room, "key"))[-32:]
    made = room.run("kem", "encaps", "-k", "pub", "-s", "secret")
    ct = bytearray(made.out)
    ct[100] ^= 4
    ok(
        room.run("kem", "decaps", "-k", "key", "-s", "-", stdin=bytes(ct)),
        hashlib.shake_256(z + bytes(ct)).digest(32),
    )
    ok(room.run("kem", "decaps", "-k", "key", "-s", "-", stdin=made.out), read(room, "secret"))
    for data in (made.out[:-1], made.out + b"\0", b""):
        bad = room.run("kem", "decaps", "-k", "key", "-s", "x", stdin=data)
        assert bad.code == 1 and bad.out == b""
        assert (
            bad.err
            == b"lanewise: standard input: is not a ciphertext of ML-KEM-512, which has 768 bytes\n"
        )
    assert not (room.path / "x").exists()


def test_pem_that_is_read(signer):
    """Comments before it, line ends of other systems, white space behind lines, DER."""
    room = signer
    text, der = read(room, "pub"), kf.der_of(read(room, "pub"))
    body = b"".join(text.split(b"\n")[1:-2])
    one_line = b"-----BEGIN PUBLIC KEY-----\n%s\n-----END PUBLIC KEY-----" % body
    variants = [
        text,
        text.replace(b"\n", b"\r\n"),
        text.replace(b"\n", b" \t\n") + b"\n \n",
        b"0 comments\nsubject: none\n\n" + text,
        text[:-1],
        one_line,
        der,
    ]
    ok(room.run("sign", "sign", "-k", "key", "m"))
    for v in variants:
        room.write("p", v)
        ok(room.run("sign", "verify", "-k", "p", "m"), b"m: OK\n")


KEYS = Path(__file__).resolve().parent / "keys"


def facts(name):
    lines = (KEYS / name).read_text().splitlines()
    return dict(line.split() for line in lines if not line.startswith("#"))


@pytest.mark.parametrize("form", kf.FORMS)
def test_kem_keys_by_openssl(room, form):
    """Written by OpenSSL from fixed seeds: keys/make.sh."""
    told, key = facts("mlkem512.txt"), str(KEYS / f"mlkem512-{form}.pem")
    ok(
        room.run("kem", "pubkey", "--any-mode", "-k", key),
        (KEYS / "mlkem512-public.pem").read_bytes(),
    )
    ok(
        room.run(
            "kem",
            "decaps",
            "--any-mode",
            "-k",
            key,
            "-s",
            "-",
            stdin=bytes.fromhex(told["ciphertext"]),
        ),
        bytes.fromhex(told["secret"]),
    )
    text = (KEYS / f"mlkem512-{form}.pem").read_bytes()
    seed, dk = bytes(range(1, 65)), kf.der_of((KEYS / "mlkem512-both.pem").read_bytes())[-1632:]
    assert text == kf.private_pem(kf.mlkem_private("512", form, seed, dk))


def test_sign_keys_by_openssl(room):
    key, pub = str(KEYS / "slhdsa128f.pem"), str(KEYS / "slhdsa128f-public.pem")
    ok(
        room.run("sign", "pubkey", "--any-mode", "--check", "-k", key),
        (KEYS / "slhdsa128f-public.pem").read_bytes(),
    )
    signature = room.run(
        "sign",
        "sign",
        "--any-mode",
        "-k",
        key,
        "--context=ctx",
        "--deterministic",
        stdin=b"message",
    ).out
    assert hashlib.sha256(signature).hexdigest() == facts("slhdsa128f.txt")["signature"]
    room.write("s", signature)
    ok(
        room.run("sign", "verify", "-k", pub, "-g", "s", "--context=ctx", stdin=b"message"),
        b"-: OK\n",
    )


def names_in_help(room, command, option):
    """The names that `lanewise help` lists for an option, of which "-128f" ends like the one
    before; and all of the text in one line."""
    text = room.run("help", command).out.decode()
    about = re.search(rf"--{option}=\w+ (.*?)\n(?: *-|\n)", text, re.S)
    whole = []
    for word in re.findall(r"-?\b[a-z][a-z0-9-]*\d[\w-]*|-\d+\w", about[1]):
        whole.append(whole[-1].rsplit("-", 1)[0] + word if word.startswith("-") else word)
    return list(dict.fromkeys(whole)), " ".join(text.split())


def test_every_set_that_help_names(room):
    """Each with its beginning left out as far as may be, and with 'hash' in front."""
    sets, text = names_in_help(room, "sign", "algorithm")
    ours, theirs = sets[: len(kf.SLHDSA) + 1], sets[len(kf.SLHDSA) + 1 :]
    assert ours == [*(f"slh-dsa-shake-{name}" for name in kf.SLHDSA), "hash-128f"]
    assert theirs == [f"ml-dsa-{name}" for name in kf.MLDSA]
    assert "the beginning may be left out; with 'hash' before it" in text
    for name in ours[:-1]:
        short = name.rsplit("-", 1)[1]
        last, n = kf.SLHDSA[short]
        # RFC 9909 counts the six algorithms with pre-hash from 41 on.
        for front, byte in (("", last), ("hash-", last + 15)):
            for form in (name, f"shake-{short}", short):
                made = room.run("sign", "keygen", "-a", front + form, "-o", "-", "--der")
                assert (made.code, made.err) == (0, b""), front + form
                sk = made.out[-4 * n :]
                assert made.out == kf.slhdsa_private(short, sk, last=byte), front + form
    for wrong in ("hash", "hash-", "128", "", "hash-hash-128f", "128f-with-shake128", "hash-768"):
        bad = room.run("sign", "keygen", "-a", wrong, "-o", "k")
        assert (bad.code, bad.out) == (2, b"") and bad.err == (
            f"lanewise: unknown algorithm '{wrong}' (see 'lanewise help sign')\n".encode()
        )


def test_every_other_name_in_help(signer):
    room = signer
    sets, _ = names_in_help(room, "kem", "algorithm")
    assert sets == [f"ml-kem-{name}" for name in kf.MLKEM]
    for name in [*sets, *kf.MLKEM]:
        made = room.run("kem", "keygen", "-a", name, "-o", "-", "--der").out
        assert made == kf.mlkem_private(name.rsplit("-")[-1], "seed", made[-64:], b"")
    bad = room.run("kem", "keygen", "-a", "128f", "-o", "k")
    assert (bad.code, bad.err) == (
        2,
        b"lanewise: unknown algorithm '128f' (see 'lanewise help kem')\n",
    )
    functions, _ = names_in_help(room, "sign", "prehash")
    assert len(functions) == 9
    for name in functions:
        size = 64 if name in ("shake256", "sha3-512", "sha2-512") else 48 if "384" in name else 32
        digest = ["--digest"] if name.startswith("sha2") else []
        how = [f"--prehash={name}", "--mixed-use", *digest]
        data = bytes(size) if digest else b"message"
        made = room.run("sign", "sign", "-k", "key", *how, stdin=data)
        assert (made.code, len(made.out)) == (0, kf.SIGNATURE["128f"]), name
    functions, _ = names_in_help(room, "sum", "algorithm")
    assert len(functions) == 21
    for name in functions:
        key = ["--key-hex=00"] if name.startswith("kmac") else []
        assert room.run("sum", "--tag", "-a", name, *key, "m").out.lower().startswith(name.encode())
    functions, _ = names_in_help(room, "tuple", "algorithm")
    assert len(functions) == 4
    for name in functions:
        assert room.run("tuple", "-a", name, "m").code == 0, name
