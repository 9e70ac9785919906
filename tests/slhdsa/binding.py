# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The library's SLH-DSA for tests in Python."""

from __future__ import annotations

import ctypes
from ctypes import c_char_p, c_int, c_size_t, c_uint64, c_void_p

OK, SIGNATURE = 0, -9
SIZES = ("128S", "128F", "192S", "192F", "256S", "256F")
SIGNATURE_BYTES = (7856, 17088, 16224, 35664, 29792, 49856)


class Options(ctypes.Structure):
    _fields_ = [
        ("context", c_char_p),
        ("context_bytes", c_size_t),
        ("prehash", c_int),
        ("message_is_digest", c_int),
        ("deterministic", c_int),
        ("check", c_int),
        ("random", c_void_p),
        ("weak_prehash", c_uint64),
        ("reserved", c_uint64 * 3),
    ]


class Set:
    """A parameter set: family is "" for FIPS 205, SIMPLE or ROBUST for SPHINCS+ 3.1."""

    def __init__(self, library: str, size: str, family: str = ""):
        self.lib = ctypes.CDLL(library)
        place = SIZES.index(size)
        self.number = 1 + place if not family else 7 + 2 * place + (family == "ROBUST")
        self.n = int(size[:3]) // 8
        self.length = SIGNATURE_BYTES[place]
        self.size = size

    def _call(self, name: str, *arguments) -> int:
        """Byte strings and buffers go with their lengths, other things as they are."""
        passed = []
        for a in arguments:
            passed.append(a)
            if isinstance(a, (bytes, ctypes.Array)):
                passed.append(c_size_t(len(a)))
        return getattr(self.lib, "lanewise_slhdsa_" + name)(c_int(self.number), *passed)

    def keygen(self, seeds: bytes) -> tuple[bytes, bytes]:
        pk = (ctypes.c_char * (2 * self.n))()
        sk = (ctypes.c_char * (4 * self.n))()
        assert self._call("keygen_seed", pk, sk, seeds) == OK
        return pk.raw, sk.raw

    def sign(self, sk: bytes, message: bytes, options: Options | None = None) -> bytes:
        signature = (ctypes.c_char * self.length)()
        pointer = ctypes.byref(options) if options else None
        assert self._call("sign", signature, sk, message, pointer) == OK
        return signature.raw

    def verify(
        self, pk: bytes, message: bytes, signature: bytes, options: Options | None = None
    ) -> bool:
        pointer = ctypes.byref(options) if options else None
        status = self._call("verify", signature, pk, message, pointer)
        assert status in (OK, SIGNATURE), status
        return status == OK

    def sign_internal(self, sk: bytes, message: bytes, addrnd: bytes) -> bytes:
        signature = (ctypes.c_char * self.length)()
        random = (addrnd,) if addrnd else (None, c_size_t(0))
        assert self._call("sign_internal", signature, sk, message, *random) == OK
        return signature.raw

    def verify_internal(self, pk: bytes, message: bytes, signature: bytes) -> bool:
        status = self._call("verify_internal", signature, pk, message)
        assert status in (OK, SIGNATURE), status
        return status == OK
