# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ML-DSA, the signatures of FIPS 204."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from ._lanewise import lib
from ._schemes import ParameterSet, Scheme, SignOptions, Signs, Verifies

if TYPE_CHECKING:
    from typing import Self, Unpack

    from typing_extensions import Buffer

__all__ = ["SETS", "ParameterSet", "PrivateKey", "PublicKey"]

_SCHEME = Scheme("mldsa")
#: "ML-DSA-44", "ML-DSA-65", "ML-DSA-87".
SETS = _SCHEME.sets


class PublicKey(Verifies):
    """A key that verifies."""

    __slots__ = ()
    _scheme = _SCHEME

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """Errors: Error LENGTH."""
        return cls._read(parameters, "from_public", data)

    def to_bytes(self) -> bytes:
        return self._public()


class PrivateKey(Signs):
    """A key that signs."""

    __slots__ = ()
    _scheme = _SCHEME

    @classmethod
    def generate(
        cls, parameters: str | ParameterSet, *, random: Callable[[int], Buffer] | None = None
    ) -> Self:
        """A new key. `random` is a function of a number of bytes; None: the operating system."""
        return cls._generate(parameters, random)

    @classmethod
    def from_bytes(cls, parameters: str | ParameterSet, data: Buffer) -> Self:
        """The seed, 32 bytes, the expanded form, or the seed and then that. Errors: Error LENGTH;
        InvalidKey: the parts do not belong together."""
        return cls._read(parameters, "from_private", data)

    def public_key(self) -> PublicKey:
        return PublicKey.from_bytes(self.parameters, self._public())

    def to_bytes(self) -> bytes:
        """The expanded form."""
        return self._private("private", self.parameters.private_bytes)

    def seed(self) -> bytes:
        """Errors: Error STATE, of a key that was read without its seed."""
        return self._private("private", lib.LANEWISE_MLDSA_SEED_BYTES)

    def sign(self, message: Buffer, **options: Unpack[SignOptions]) -> bytes:
        """Hedged with fresh randomness unless `deterministic`. Errors: Error of the options."""
        return self._sign(message, SignOptions, options)

    def sign_many(self, messages: Sequence[Buffer], **options: Unpack[SignOptions]) -> list[bytes]:
        """A signature of each of many messages, sooner than one by one."""
        return self._sign_many(messages, SignOptions, options)
