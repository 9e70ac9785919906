# SPDX-License-Identifier: Apache-2.0 OR MIT
"""SLH-DSA with SHAKE, the signatures of FIPS 205, and SPHINCS+ 3.1 with SHAKE."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ._core import Random, buffer, check
from ._lanewise import ffi, lib
from ._schemes import ParameterSet, Scheme, SignOptions, Signs, Verifies

if TYPE_CHECKING:
    from typing import Self, Unpack

    from typing_extensions import Buffer

__all__ = ["SETS", "ParameterSet", "PrivateKey", "PublicKey"]

_SCHEME = Scheme("slhdsa")
#: "SLH-DSA-SHAKE-128s" and the like, and "sphincs-shake-128s-simple" and the like.
SETS = _SCHEME.sets


class SlowSignOptions(SignOptions, total=False):
    """`check`: "faults" or "accidents", what a signature is held against before it leaves; slhdsa.h
    says how much time that takes."""

    check: str


class PublicKey(Verifies):
    """A key that verifies."""

    __slots__ = ()
    _scheme, _prefix = _SCHEME, ""

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """Errors: Error LENGTH."""
        made, view = cls._made(parameters), buffer(data)
        if len(view) != made.parameters.public_bytes:
            check(lib.LANEWISE_ERR_LENGTH)
        memory = ffi.new("uint8_t[]", len(view))
        ffi.memmove(memory, view, len(view))
        made._key, made._behind = made.parameters.number, (memory, len(view))
        return made

    def to_bytes(self) -> bytes:
        return bytes(ffi.buffer(*self._behind))


class PrivateKey(Signs):
    """A key that signs."""

    __slots__ = ()
    _scheme, _prefix = _SCHEME, ""

    @classmethod
    def _empty(cls, parameters: str | ParameterSet) -> Self:
        made = cls._made(parameters)
        size = made.parameters.private_bytes
        memory = ffi.gc(ffi.new("uint8_t[]", size), lambda key: lib.lanewise_wipe(key, size))
        made._key, made._behind = made.parameters.number, (memory, size)
        return made

    @classmethod
    def generate(
        cls, parameters: str | ParameterSet, *, random: Callable[[int], Buffer] | None = None
    ) -> Self:
        """A new key. `random` is a function of a number of bytes; None: the operating system."""
        made = cls._empty(parameters)
        pk = ffi.new("uint8_t[]", made.parameters.public_bytes)
        with Random(random) as source:
            check(lib.lanewise_slhdsa_keygen(made._key, pk, len(pk), *made._behind, source))
        return made

    @classmethod
    def from_seed(cls, parameters: str | ParameterSet, seed: Buffer) -> Self:
        """The key of SK.seed, SK.prf and PK.seed, in this order. Errors: Error LENGTH."""
        made, view = cls._empty(parameters), buffer(seed)
        pk = ffi.new("uint8_t[]", made.parameters.public_bytes)
        where = (pk, len(pk), *made._behind, view, len(view))
        check(lib.lanewise_slhdsa_keygen_seed(made._key, *where))
        return made

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """That PK.root is the right one is not checked here, for that takes a key generation.
        Errors: Error LENGTH."""
        made, view = cls._empty(parameters), buffer(data)
        memory, size = made._behind
        if len(view) != size:
            check(lib.LANEWISE_ERR_LENGTH)
        ffi.memmove(memory, view, size)
        return made

    def check(self) -> None:
        """Whether the key belongs together. Errors: Error FAULT: PK.root is another."""
        check(lib.lanewise_slhdsa_check_key(self._key, *self._behind))

    def public_key(self) -> PublicKey:
        return PublicKey.from_bytes(self.parameters, self._half())

    def _half(self) -> bytes:
        memory, size = self._behind
        half: bytes = ffi.buffer(memory, size)[size // 2 :]
        return half

    def to_bytes(self) -> bytes:
        return bytes(ffi.buffer(*self._behind))

    def sign(self, message: Buffer, **options: Unpack[SlowSignOptions]) -> bytes:
        """Hedged with fresh randomness unless `deterministic`. Errors: Error of the options; with
        `check` InvalidKey, and Error FAULT."""
        return self._sign(message, SlowSignOptions, options)

    def sign_many(
        self, messages: Sequence[Buffer], *, threads: int = 1, **options: Unpack[SlowSignOptions]
    ) -> list[bytes]:
        """A signature of each of many messages, in up to `threads` threads."""
        after = (threads, ffi.NULL, ffi.NULL)
        return self._sign_many(messages, SlowSignOptions, options, *after)
