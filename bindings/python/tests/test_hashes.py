# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Against hashlib, in parts of random lengths, and what hashlib has not against known answers."""

from __future__ import annotations

import array
import gc
import hashlib
import hmac
import inspect
import io
import random
import sys
import threading
import timeit

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


def test_calls_of_a_constructor():
    digest = hashlib.sha3_256(b"abc").digest()
    for made in (
        lanewise.sha3_256(b"abc", usedforsecurity=False),
        lanewise.sha3_256(data=b"abc"),
        lanewise.sha3_256(usedforsecurity=True, data=bytearray(b"abc")),
        lanewise.new("SHA3-256", data=b"abc", usedforsecurity=False),
    ):
        assert made.digest() == digest
    for call in (
        lambda: lanewise.sha3_256(b"abc", b"abc"),
        lambda: lanewise.sha3_256(b"abc", data=b"abc"),
        lambda: lanewise.sha3_256(string=b"abc"),
        lambda: lanewise.sha3_256(b"abc", useforsecurity=True),
        lambda: lanewise.sha3_256(b"").update(),
        lambda: lanewise.sha3_256(b"").digest(None, None),
        lambda: lanewise.shake_128(b"").hexdigest(5.0),
        lambda: lanewise.Hash(),
        lambda: type("Sub", (lanewise.Hash,), {}),
    ):
        with pytest.raises(TypeError):
            call()
    for name in lanewise.algorithms_available:
        construct = getattr(lanewise, name)
        assert str(inspect.signature(construct)) == "(data=b'', *, usedforsecurity=True)"
        assert construct.__name__ == name == construct().name and construct.__module__ == "lanewise"
        with pytest.raises(RuntimeError):  # nothing leads to the object that it copies
            construct.__self__.update(b"x")
    with pytest.raises(AttributeError):
        lanewise.sha3_256().name = "another"


def test_buffers_of_all_kinds():
    numbers = array.array("I", range(100))
    square = memoryview(numbers.tobytes()).cast("B", (20, 20))
    expected = hashlib.sha3_256(numbers.tobytes()).digest()
    for data in (numbers, square, memoryview(numbers), io.BytesIO(numbers.tobytes()).getbuffer()):
        assert lanewise.sha3_256(data).digest() == expected
    gone = memoryview(b"abc")
    gone.release()
    for data in (gone, memoryview(numbers)[::2], None, "text"):
        with pytest.raises((TypeError, ValueError, BufferError)):
            lanewise.sha3_256().update(data)


def test_long_outputs_and_inputs():
    """At the sizes from which on the GIL is released."""
    for size in (2047, 2048, 2049, 100_000):
        data = random.Random(size).randbytes(size)
        assert lanewise.sha3_256(data).digest() == hashlib.sha3_256(data).digest()
        assert lanewise.shake_256(data).digest(size) == hashlib.shake_256(data).digest(size)
        assert lanewise.kt128(data).hexdigest(size)[:64] == lanewise.kt128(data).hexdigest(32)


def test_two_threads_with_one_object():
    """While one is amid a long input the other is refused; the digest is as of one thread."""
    data, shared, refused = bytes(30_000_000), lanewise.sha3_256(b"first"), 0
    thread = threading.Thread(target=shared.update, args=(data,))
    thread.start()
    while thread.is_alive():
        for call in (shared.digest, shared.copy):
            try:
                call()
            except RuntimeError:
                refused += 1
    assert refused
    assert shared.digest() == hashlib.sha3_256(b"first" + data).digest()


def test_references_are_counted():
    data = bytearray(b"abc")
    held = [data, lanewise.Hash, lanewise.shake_128, lanewise.shake_128.__self__]
    gc.collect()
    before = [sys.getrefcount(one) for one in held]

    def use() -> None:
        made = lanewise.shake_128(data)
        made.copy().update(data)
        assert len(made.hexdigest(7)) == 14
        for call in (made.digest, lambda: made.update("text"), lambda: lanewise.shake_128(3)):
            with pytest.raises(TypeError):
                call()

    for _ in range(1000):
        use()
    gc.collect()
    data.append(1)  # no view of it is left
    assert [sys.getrefcount(one) for one in held] == before


def test_one_short_message_takes_no_longer_than_a_few_calls():
    """The least of many turns, hashlib in between: cffi's calls took five times as long as it."""
    message = bytes(32)
    ours, theirs = (
        timeit.Timer("f(m).digest()", globals={"f": module.sha3_256, "m": message})
        for module in (lanewise, hashlib)
    )
    turns = [(ours.timeit(500), theirs.timeit(500)) for _ in range(100)]
    assert min(a for a, _ in turns) < 2.5 * min(b for _, b in turns)
