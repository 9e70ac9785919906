# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Against hashlib, in parts of random lengths, and what hashlib has not against known answers."""

from __future__ import annotations

import hashlib
import hmac
import io
import random
import threading

import lanewise
import pytest

HASHLIB = ["sha3_224", "sha3_256", "sha3_384", "sha3_512", "shake_128", "shake_256"]


def length(name: str) -> tuple:
    return (77,) if name.startswith("shake") else ()


@pytest.mark.parametrize("name", HASHLIB)
def test_the_same_as_hashlib(name):
    numbers = random.Random(name)
    for _ in range(50):
        ours, theirs = getattr(lanewise, name)(), getattr(hashlib, name)()
        for _ in range(3):
            data = numbers.randbytes(numbers.randrange(500))
            ours.update(data)
            theirs.update(data)
            assert ours.digest(*length(name)) == theirs.digest(*length(name))
        copy = ours.copy()
        copy.update(b"more")
        theirs.update(b"more")
        assert copy.hexdigest(*length(name)) == theirs.hexdigest(*length(name))
        assert ours.hexdigest(*length(name)) != copy.hexdigest(*length(name))
    for attribute in ("name", "digest_size", "block_size"):
        assert getattr(ours, attribute) == getattr(theirs, attribute)
    assert lanewise.new(name, b"abc").digest(*length(name)) == hashlib.new(name, b"abc").digest(
        *length(name)
    )


def test_file_digest_and_hmac():
    data = random.Random(1).randbytes(300_000)
    got = hashlib.file_digest(io.BytesIO(data), lanewise.sha3_256)
    assert got.digest() == hashlib.sha3_256(data).digest()
    mac = hmac.new(b"key", b"message", lanewise.sha3_256)
    assert mac.digest() == hmac.digest(b"key", b"message", "sha3_256")


def test_known_answers():
    # RFC 9861 section 5; keccak256 of nothing as Ethereum's yellow paper has it.
    kt128 = "1ac2d450fc3b4205d19da7bfca1b37513c0803577ac7167f06fe2ce1f0ef39e5"
    assert lanewise.kt128().hexdigest(32) == kt128
    keccak = "c5d2460186f7233c927e7db2dcc703c0e500b653ca82273b7bfad8045d85a470"
    assert lanewise.keccak256().hexdigest() == keccak


@pytest.mark.parametrize("name", sorted(lanewise.algorithms_available))
def test_many_is_one_by_one(name):
    numbers = random.Random(2)
    size = () if lanewise.new(name).digest_size else (45,)
    for count in (0, 1, 7, 8, 9, 100):
        inputs = [numbers.randbytes(numbers.randrange(300)) for _ in range(count)]
        one_by_one = [lanewise.new(name, one).digest(*size) for one in inputs]
        assert lanewise.many(name, inputs, *size) == one_by_one
    assert (
        lanewise.many(name, [bytearray(b"a"), memoryview(b"a")], *size)
        == [lanewise.new(name, b"a").digest(*size)] * 2
    )


def test_what_is_refused():
    with pytest.raises(TypeError):
        lanewise.sha3_256("text")
    with pytest.raises(TypeError):
        lanewise.sha3_256(3)
    with pytest.raises(TypeError):
        lanewise.many("sha3_256", ["text"])
    with pytest.raises(TypeError):
        lanewise.shake_128(b"").digest()
    with pytest.raises(TypeError):
        lanewise.sha3_256(b"").digest(32)
    with pytest.raises(ValueError):
        lanewise.shake_128(b"").digest(-1)
    with pytest.raises(ValueError):
        lanewise.new("md5")
    with pytest.raises(ValueError):
        lanewise.many("sha3_256", [b""], 31)
    for length in (2**63, 2**64 + 5):
        with pytest.raises(OverflowError):
            lanewise.many("kt128", [b""], length)
    with pytest.raises(TypeError):
        lanewise.many("kt128", [b""], 5.0)
    with pytest.raises((TypeError, ValueError, BufferError)):
        lanewise.sha3_256(memoryview(b"abcdef")[::2])


def test_threads_compute_their_own():
    data = [bytes([i]) * 2_000_000 for i in range(4)]
    got: dict[int, bytes] = {}
    threads = [
        threading.Thread(target=lambda i=i: got.update({i: lanewise.sha3_256(data[i]).digest()}))
        for i in range(4)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert [got[i] for i in range(4)] == [hashlib.sha3_256(d).digest() for d in data]
