# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The library's ML-DSA for tests in Python."""

from __future__ import annotations

import ctypes
from ctypes import (
    CFUNCTYPE,
    POINTER,
    Structure,
    c_char,
    c_char_p,
    c_int,
    c_size_t,
    c_uint64,
    c_void_p,
)

OK, LENGTH, ALGORITHM, PARAMETER, SIGNATURE, KEY = 0, -3, -4, -5, -9, -12
SIZES = (44, 65, 87)
MESSAGE, DIGEST, MU, FORMED = range(4)
FILL = CFUNCTYPE(c_int, c_void_p, POINTER(c_char), c_size_t)


class Random(Structure):
    _fields_ = [("fill", FILL), ("source", c_void_p)]


class Options(Structure):
    _fields_ = [
        ("context", c_char_p),
        ("context_bytes", c_size_t),
        ("prehash", c_int),
        ("message_is", c_int),
        ("deterministic", c_int),
        ("check", c_int),
        ("random", POINTER(Random)),
        ("weak_prehash", c_uint64),
        ("reserved", c_uint64 * 3),
    ]


class Info(Structure):
    _fields_ = [
        ("name", c_char_p),
        ("public_bytes", c_size_t),
        ("private_bytes", c_size_t),
        ("signature_bytes", c_size_t),
    ]


def options(
    rnd: bytes = b"", context: bytes = b"", prehash: int = 0, message_is: int = 0, weak: int = 0
) -> Options:
    """`rnd` empty: deterministic; otherwise what the source of random bytes gives."""

    def fill(_source, out, length: int) -> int:
        if length != len(rnd):
            return 1
        ctypes.memmove(out, rnd, length)
        return 0

    o = Options(
        context=context,
        context_bytes=len(context),
        prehash=prehash,
        message_is=message_is,
        deterministic=not rnd,
        weak_prehash=weak,
    )
    o.kept = Random(FILL(fill), None)
    o.random = ctypes.pointer(o.kept)
    return o


class Set:
    def __init__(self, library: str, size: int):
        self.lib, self.size, self.info = ctypes.CDLL(library), size, Info()
        assert self.lib.lanewise_mldsa_describe(size, ctypes.byref(self.info)) == OK

    def call(self, name: str, *arguments) -> int:
        """Byte strings and buffers go with their lengths, other things as they are."""
        passed = []
        for a in arguments:
            passed += [a, c_size_t(len(a))] if isinstance(a, (bytes, ctypes.Array)) else [a]
        return getattr(self.lib, "lanewise_mldsa_" + name)(c_int(self.size), *passed)

    def keygen(self, seed: bytes, private: int = 0) -> tuple[bytes, bytes]:
        pk = (c_char * self.info.public_bytes)()
        sk = (c_char * (private or self.info.private_bytes))()
        assert self.call("keygen_seed", pk, sk, seed) == OK
        return pk.raw, sk.raw

    def sign(self, sk: bytes, message: bytes, o: Options | None = None) -> tuple[int, bytes]:
        sig = (c_char * self.info.signature_bytes)()
        return self.call("sign", sig, sk, message, o and ctypes.byref(o)), sig.raw

    def verify(self, pk: bytes, message: bytes, sig: bytes, o: Options | None = None) -> int:
        return self.call("verify", sig, pk, message, o and ctypes.byref(o))
