# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Expected values for test benches of a KEM core: Kyber of rounds 2 and 3, and ML-KEM.

    from golden import Model
    model = Model("build/kyber/liblanewise.so", "round2", 768)
    pk, sk = model.keygen(d, z)
    ct, ss = model.encaps(pk, coins)
    ss = model.decaps(sk, ct)

The library is this project's, shared, built with -DBUILD_SHARED_LIBS=ON -DLANEWISE_KYBER=ON. It is
compared with independent implementations in tests/mlkem. Errors of the library are ValueError.
"""

from __future__ import annotations

import ctypes
from pathlib import Path

VERSIONS = ("round2", "round3", "fips203")


class _Info(ctypes.Structure):
    _fields_ = [
        ("name", ctypes.c_char_p),
        ("public_bytes", ctypes.c_size_t),
        ("private_bytes", ctypes.c_size_t),
        ("ciphertext_bytes", ctypes.c_size_t),
    ]


class Model:
    """One parameter set (512, 768 or 1024) of one version."""

    def __init__(self, library: str | Path, version: str, size: int):
        if version not in VERSIONS:
            raise ValueError(f"{version}: known are {', '.join(VERSIONS)}")
        self._library = ctypes.CDLL(str(library))
        self._kem = "mlkem" if version == "fips203" else "kyber"
        self._set = size if version == "fips203" else size + 10000 * int(version[-1])
        info = _Info()
        self._call("describe", ctypes.byref(info))
        self.name = info.name.decode()
        self.public_bytes = info.public_bytes
        self.private_bytes = info.private_bytes
        self.ciphertext_bytes = info.ciphertext_bytes

    def _call(self, name: str, *arguments) -> None:
        function = getattr(self._library, f"lanewise_{self._kem}_{name}")
        sized = [ctypes.c_size_t(a) if isinstance(a, int) else a for a in arguments]
        status = function(ctypes.c_int(self._set), *sized)
        if status:
            message = self._library.lanewise_status_message
            message.restype = ctypes.c_char_p
            raise ValueError(f"{name}: {message(status).decode()}")

    def _name(self, name: str) -> str:
        return f"{name}_seed" if self._kem == "mlkem" else name

    def keygen(self, d: bytes, z: bytes) -> tuple[bytes, bytes]:
        """Public and private key of two seeds of 32 bytes."""
        if len(d) != 32 or len(z) != 32:
            raise ValueError("d and z have 32 bytes")
        pk = ctypes.create_string_buffer(self.public_bytes)
        sk = ctypes.create_string_buffer(self.private_bytes)
        self._call(self._name("keygen"), pk, len(pk), sk, len(sk), d + z, 64)
        return pk.raw, sk.raw

    def encaps(self, pk: bytes, coins: bytes) -> tuple[bytes, bytes]:
        """Ciphertext and shared key of 32 bytes of coins (FIPS 203: the message m)."""
        if len(coins) != 32:
            raise ValueError("there are 32 bytes of coins")
        ct = ctypes.create_string_buffer(self.ciphertext_bytes)
        ss = ctypes.create_string_buffer(32)
        self._call(self._name("encaps"), ct, len(ct), ss, 32, pk, len(pk), coins, 32)
        return ct.raw, ss.raw

    def decaps(self, sk: bytes, ct: bytes) -> bytes:
        """The shared key; of an altered ciphertext the one that rejects it."""
        ss = ctypes.create_string_buffer(32)
        self._call("decaps", ss, 32, sk, len(sk), ct, len(ct))
        return ss.raw
