# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-KEM, the key encapsulation mechanism of FIPS 203."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, NamedTuple

from ._core import ManyOut, Random, buffer, check, produce
from ._lanewise import ffi, lib
from ._schemes import Key, ParameterSet, Scheme

if TYPE_CHECKING:
    from typing import Self

    from typing_extensions import Buffer

__all__ = ["SETS", "Encapsulated", "ParameterSet", "PrivateKey", "PublicKey", "encapsulate_many"]

_SCHEME = Scheme("mlkem")
#: "ML-KEM-512", "ML-KEM-768", "ML-KEM-1024".
SETS = _SCHEME.sets
SHARED = lib.LANEWISE_MLKEM_SHARED_BYTES


class Encapsulated(NamedTuple):
    """What FIPS 203 algorithm 20 gives: the shared key, 32 bytes, and the ciphertext to send."""

    shared_key: bytes
    ciphertext: bytes


class PublicKey(Key):
    """A key to encapsulate to."""

    __slots__ = ()
    _scheme = _SCHEME

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """Errors: Error LENGTH; InvalidKey: a coefficient is not below q."""
        return cls._read(parameters, "from_public", data)

    def to_bytes(self) -> bytes:
        return self._public()

    def encapsulate(self, *, random: Callable[[int], Buffer] | None = None) -> Encapsulated:
        """A new shared key. `random` gives m, 32 bytes; None: the operating system."""
        out = ffi.new("uint8_t[]", self.parameters.ciphertext_bytes)
        with Random(random) as source:
            shared = produce(
                SHARED,
                lambda to, size: lib.lanewise_mlkem_key_encaps(
                    self._key, out, len(out), to, size, source
                ),
                secret=True,
            )
        return Encapsulated(shared, ffi.buffer(out)[:])


class PrivateKey(Key):
    """A key that decapsulates."""

    __slots__ = ()
    _scheme = _SCHEME

    @classmethod
    def generate(
        cls, parameters: str | ParameterSet, *, random: Callable[[int], Buffer] | None = None
    ) -> Self:
        """A new key. `random` is a function of a number of bytes; None: the operating system."""
        return cls._generate(parameters, random)

    @classmethod
    def from_seed(cls, parameters: str | ParameterSet, seed: Buffer) -> Self:
        """The key of d and z, 64 bytes."""
        return cls._read(parameters, "from_seed", seed)

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """The expanded form. Errors: Error LENGTH; InvalidKey."""
        return cls._read(parameters, "from_private", data)

    def public_key(self) -> PublicKey:
        return PublicKey.from_bytes(self.parameters, self._public())

    def to_bytes(self) -> bytes:
        """The expanded form."""
        return self._private("private", self.parameters.private_bytes)

    def seed(self) -> bytes:
        """d and z. Errors: Error STATE, of a key that was read in its expanded form."""
        return self._private("seed", lib.LANEWISE_MLKEM_SEED_BYTES)

    def decapsulate(self, ciphertext: Buffer) -> bytes:
        """The shared key; of a ciphertext that was altered, another one and no error."""
        view = buffer(ciphertext)
        return produce(
            SHARED,
            lambda to, size: lib.lanewise_mlkem_key_decaps(self._key, to, size, view, len(view)),
            secret=True,
        )

    def decapsulate_many(self, ciphertexts: Sequence[Buffer]) -> list[bytes]:
        """The shared keys of many ciphertexts, sooner than one by one."""
        views = [buffer(one) for one in ciphertexts]
        length = self.parameters.ciphertext_bytes
        if any(len(view) != length for view in views):
            check(lib.LANEWISE_ERR_LENGTH)
        if not views:
            return []
        listed, shared = ffi.new("void *[]", views), ManyOut(len(views), SHARED)
        check(
            lib.lanewise_mlkem_key_decaps_many(
                self._key, len(views), shared.pointers, SHARED, listed, length
            )
        )
        return shared.take(secret=True)

    def check(self) -> None:
        """Compute all that the object holds again. Errors: Error FAULT."""
        check(lib.lanewise_mlkem_key_check(self._key, ffi.NULL))


def encapsulate_many(
    parameters: str | ParameterSet,
    keys: Sequence[Buffer],
    *,
    random: Callable[[int], Buffer] | None = None,
) -> list[Encapsulated]:
    """Encapsulate to each of many public keys, as bytes: a server's handshakes, sooner than one by
    one. Errors: as of PublicKey; then there is no result for any."""
    chosen = _SCHEME.chosen(parameters)
    views = [buffer(key) for key in keys]
    if any(len(view) != chosen.public_bytes for view in views):
        check(lib.LANEWISE_ERR_LENGTH)
    if not views:
        return []
    listed = ffi.new("void *[]", views)
    texts, shared = ManyOut(len(views), chosen.ciphertext_bytes), ManyOut(len(views), SHARED)
    with Random(random) as source:
        check(
            lib.lanewise_mlkem_encaps_many(
                *(chosen.number, len(views), texts.pointers, texts.length),
                *(shared.pointers, SHARED, listed, chosen.public_bytes),
                *(ffi.NULL, 0, source, ffi.NULL),
            )
        )
    return [Encapsulated(*both) for both in zip(shared.take(secret=True), texts.take())]
