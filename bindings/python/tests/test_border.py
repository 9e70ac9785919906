# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whatever comes in: results, or this package's errors and Python's, and nothing else."""

from __future__ import annotations

import gc
import hashlib

import lanewise
import pytest
from hypothesis import example, given
from hypothesis import strategies as st
from lanewise import Error, InvalidKey, InvalidSignature, mldsa, mlkem, slhdsa

SCHEMES = [(mlkem, "ML-KEM-512"), (mldsa, "ML-DSA-44"), (slhdsa, "SLH-DSA-SHAKE-128f")]
KEYS = {scheme: scheme.PrivateKey.generate(name) for scheme, name in SCHEMES}
PUBLIC = {scheme: key.public_key() for scheme, key in KEYS.items()}
# No number that would be a length of gigabytes.
numbers = st.integers(max_value=2**16) | st.integers(min_value=2**62)
anything = st.one_of(
    *(st.binary(), st.text(), numbers, st.none(), st.booleans(), st.floats()),
    *(st.binary().map(bytearray), st.binary().map(memoryview), st.lists(st.integers())),
)
sizes = sorted({n for s, name in SCHEMES for n in vars(s.SETS[name]).values() if type(n) is int})
texts = st.one_of(st.binary(), *(st.binary(min_size=n, max_size=n) for n in sizes if n))
REFUSED = (TypeError, ValueError, OverflowError, BufferError)


@given(st.lists(st.binary(max_size=400)))
def test_parts_are_the_whole(parts):
    for name in ("sha3_256", "shake_128"):
        ours, size = lanewise.new(name), (77,) if name == "shake_128" else ()
        for part in parts:
            ours.update(part)
        assert ours.digest(*size) == hashlib.new(name, b"".join(parts)).digest(*size)
        assert lanewise.many(name, parts, *size) == [
            hashlib.new(name, part).digest(*size) for part in parts
        ]


@given(st.sampled_from(sorted(lanewise.algorithms_available)), anything, anything)
def test_hashes_take_anything(name, data, length):
    for call in (
        lambda: lanewise.new(name, data).digest(length),
        lambda: lanewise.many(name, data, length),
        lambda: lanewise.many(name, [data], length),
        lambda: lanewise.new(data, b""),
    ):
        try:
            call()
        except (*REFUSED, MemoryError):
            pass


@given(st.sampled_from(SCHEMES), texts, anything)
def test_keys_take_anything(scheme, text, other):
    module, name = scheme
    for kind in ("PrivateKey", "PublicKey"):
        size = {"PrivateKey": "private_bytes", "PublicKey": "public_bytes"}[kind]
        try:
            key = getattr(module, kind).from_bytes(name, text)
            assert key.to_bytes() == text or len(text) == 32
            assert len(key.to_bytes()) == getattr(module.SETS[name], size)
        except Error as error:
            assert error.name == "LENGTH" or isinstance(error, InvalidKey)
        for arguments in ((name, other), (other, text), (other, other)):
            try:
                getattr(module, kind).from_bytes(*arguments)
            except REFUSED:
                pass


@given(st.sampled_from(SCHEMES[1:]), texts, st.binary(), st.binary(max_size=300))
def test_no_signature_is_valid_by_chance(scheme, signature, message, context):
    public = PUBLIC[scheme[0]]
    with pytest.raises(InvalidSignature if len(context) < 256 else Error):
        public.verify(signature, message, context=context)
    if len(context) < 256:
        assert public.verify_many([signature], [message], context=context) == [False]


@given(
    st.sampled_from(SCHEMES[1:]),
    st.dictionaries(
        st.sampled_from(
            "context prehash message_is weak_prehash deterministic random check".split()
        ),
        st.one_of(anything, st.sampled_from(["SHA3-512", "SHAKE256", "digest", "mu", "formed"])),
    ),
    anything,
)
def test_options_take_anything(scheme, options, message):
    for call in (
        lambda: KEYS[scheme[0]].sign(message, **options),
        lambda: PUBLIC[scheme[0]].verify(message, message, **options),
        lambda: KEYS[scheme[0]].sign_many(message, **options),
        lambda: PUBLIC[scheme[0]].verify_many(message, message, **options),
    ):
        try:
            call()
        except REFUSED:
            pass


@given(texts, anything)
@example(bytes(mlkem.SETS["ML-KEM-512"].ciphertext_bytes), [b""])
def test_ciphertexts_take_anything(text, other):
    if len(text) == mlkem.SETS["ML-KEM-512"].ciphertext_bytes:
        assert len(KEYS[mlkem].decapsulate(text)) == 32
    else:
        with pytest.raises(Error, match="length"):
            KEYS[mlkem].decapsulate(text)
    for call in (
        KEYS[mlkem].decapsulate,
        KEYS[mlkem].decapsulate_many,
        lambda x: KEYS[mlkem].decapsulate_many([bytes(768), x]),
        lambda x: mlkem.encapsulate_many("ML-KEM-512", x),
    ):
        try:
            call(other)
        except REFUSED:
            pass


def test_cycles_of_memoryviews_are_collected():
    """A traceback that is kept holds what the frames of this package hold; without a copy of the
    memoryview Python dies here."""

    def keep() -> None:
        try:
            KEYS[mldsa].sign(memoryview(b"message"), context=memoryview(bytes(256)))
        except Error as error:
            kept = error
            assert kept.name == "LENGTH"

    for _ in range(100):
        keep()
    assert gc.collect() > 0


def test_contexts_are_as_large_as_the_library_says():
    from lanewise._lanewise import ffi, lib

    names = [n.removesuffix("_align") for n in dir(lib) if n.endswith("_align")]
    assert len(names) >= 7
    for name in names:
        said = getattr(lib, f"{name}_bytes")(), getattr(lib, f"{name}_align")()
        assert said == (ffi.sizeof(name), ffi.alignof(name)), name
