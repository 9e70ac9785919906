# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What ML-KEM, ML-DSA and SLH-DSA share: parameter sets, key objects, options of signatures.

Functions, sets, lengths and names of options are found by the names that the declarations of the C
library have; what is added there needs nothing here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, fields
from typing import TYPE_CHECKING, Any, TypedDict, TypeVar

from ._core import ManyOut, Random, buffer, check, many_in, produce
from ._lanewise import ffi, lib

if TYPE_CHECKING:
    from typing import Self, Unpack

    from typing_extensions import Buffer


@dataclass(frozen=True)
class ParameterSet:
    """A set of a scheme: its name as the standard writes it, lengths in bytes (0 for what the
    scheme does not have; `private_bytes` is that of the expanded form)."""

    name: str
    number: int
    public_bytes: int
    private_bytes: int
    ciphertext_bytes: int = 0
    signature_bytes: int = 0


LENGTHS = [field.name for field in fields(ParameterSet) if field.name.endswith("_bytes")]
T = TypeVar("T")


def plain(name: str) -> str:
    """As the library compares names."""
    return name.upper().replace("-", "").replace("_", "").replace("/", "")


def choose(what: str, table: dict[str, T], name: str) -> T:
    if not isinstance(name, str):
        raise TypeError(f"a {what} is named by a str, not by {type(name).__name__}")
    for key, value in table.items():
        if plain(key) == plain(name):
            return value
    raise ValueError(f"no {what} {name!r}: {', '.join(table)}")


class Scheme:
    """The functions and the sets of one scheme, `kind` in names of C."""

    def __init__(self, kind: str):
        self.kind = kind
        number, info = ffi.new(f"lanewise_{kind}_set *"), ffi.new(f"lanewise_{kind}_info *")
        self.sets: dict[str, ParameterSet] = {}
        while not self.function("by_index")(len(self.sets), number):
            check(self.function("describe")(number[0], info))
            name = ffi.string(info.name).decode()
            sizes = {n: getattr(info, n) for n in LENGTHS if n in dir(info)}
            self.sets[name] = ParameterSet(name, number[0], **sizes)

    def function(self, name: str) -> Callable[..., int]:
        found: Callable[..., int] = getattr(lib, f"lanewise_{self.kind}_{name}")
        return found

    def names(self, part: str) -> dict[str, int]:
        """What constants LANEWISE_<scheme>_<part>* are called, and their values."""
        start = f"LANEWISE_{self.kind.upper()}_{part}"
        return {n.removeprefix(start): getattr(lib, n) for n in dir(lib) if n.startswith(start)}

    def chosen(self, which: str | ParameterSet) -> ParameterSet:
        if not isinstance(which, ParameterSet):
            return choose("parameter set", self.sets, which)
        if self.sets.get(which.name) != which:
            raise ValueError(f"{which.name} is no parameter set of {self.kind}")
        return which


class VerifyOptions(TypedDict, total=False):
    """What both sides must have the same. `context`: at most 255 bytes. `prehash`: the function
    that hashes the message first, "SHA3-256"; of SHA-2 the digest is passed. `message_is`: what the
    bytes are, "itself", the "digest" that `prehash` makes, and in ML-DSA "mu" or "formed" (M').
    `weak_prehash`: take a function whose strength is below that of the set."""

    context: Buffer
    prehash: str | None
    message_is: str
    weak_prehash: bool


class SignOptions(VerifyOptions, total=False):
    """`deterministic`: without fresh randomness. `random`: where that comes from, a function of a
    number of bytes; None: the operating system."""

    deterministic: bool
    random: Callable[[int], Buffer] | None


class Options:
    """The structure of a scheme for its options: `pointer` is what a call takes."""

    def __init__(self, scheme: Scheme, known: Any, given: Any, source: Any = None):
        if unknown := given.keys() - known.__annotations__:
            raise TypeError(f"unexpected keyword argument {min(unknown)!r}")
        p = self.pointer = ffi.new(f"lanewise_{scheme.kind}_options *")
        self.context = buffer(given.get("context", b""))
        p.context, p.context_bytes = self.context, len(self.context)
        if source is not None:
            p.random = source
        if (name := given.get("prehash")) is not None:
            numbers = ffi.typeof(f"lanewise_{scheme.kind}_prehash").relements
            start = f"LANEWISE_{scheme.kind.upper()}_"
            functions = {n.removeprefix(start): v for n, v in numbers.items() if v}
            p.prehash = choose("pre-hash function", functions, name)
        kinds = scheme.names("MESSAGE_") or {"ITSELF": 0, "DIGEST": 1}
        member = "message_is" if scheme.names("MESSAGE_") else "message_is_digest"
        setattr(p, member, choose("kind of message", kinds, given.get("message_is", "itself")))
        p.weak_prehash = bool(given.get("weak_prehash", False))
        p.deterministic = bool(given.get("deterministic", False))
        if "check" in given:
            p.check = choose("check", scheme.names("CHECK_"), given["check"])


class Key:
    """A key. What holds it in memory is zeroed when the object goes; several threads may use one
    key at once. `_key` is the argument for which C asks, `_behind` what else says whose it is."""

    __slots__ = ("_behind", "_key", "parameters")
    _scheme: Scheme
    _prefix = "key_"
    parameters: ParameterSet
    _key: Any
    _behind: tuple[Any, ...]

    def __init__(self) -> None:
        raise TypeError("keys are made by generate, from_seed and from_bytes")

    @classmethod
    def _made(cls, which: str | ParameterSet) -> Self:
        made = cls.__new__(cls)
        made.parameters, made._behind = cls._scheme.chosen(which), ()
        return made

    @classmethod
    def _begin(cls, which: str | ParameterSet, how: str, *arguments: Any) -> Self:
        """A key that was read and expanded into an object of C."""
        made = cls._made(which)
        memory = ffi.new(f"lanewise_{cls._scheme.kind}_key *")
        made._key = ffi.gc(memory, cls._scheme.function("key_wipe"))
        check(cls._scheme.function(f"key_{how}")(memory, made.parameters.number, *arguments))
        return made

    @classmethod
    def _read(cls, which: str | ParameterSet, how: str, data: Buffer) -> Self:
        view = buffer(data)
        return cls._begin(which, how, view, len(view))

    @classmethod
    def _generate(cls, which: str | ParameterSet, random: Callable[[int], Buffer] | None) -> Self:
        with Random(random) as source:
            return cls._begin(which, "generate", source)

    def _public(self) -> bytes:
        size = self.parameters.public_bytes
        return produce(size, self._scheme.function("key_public"), self._key)

    def _private(self, what: str, size: int) -> bytes:
        return produce(size, self._scheme.function(f"key_{what}"), self._key, secret=True)

    def _function(self, name: str) -> Callable[..., int]:
        return self._scheme.function(self._prefix + name)

    def __repr__(self) -> str:
        return f"<{self.parameters.name} {type(self).__name__}>"


class Verifies(Key):
    """A public key of signatures."""

    __slots__ = ()

    def verify(self, signature: Buffer, message: Buffer, **options: Unpack[VerifyOptions]) -> None:
        """Errors: InvalidSignature; Error of the options."""
        sig, view = buffer(signature), buffer(message)
        o = Options(self._scheme, VerifyOptions, options)
        signed = (sig, len(sig), *self._behind, view, len(view), o.pointer)
        check(self._function("verify")(self._key, *signed))

    def verify_many(
        self,
        signatures: Sequence[Buffer],
        messages: Sequence[Buffer],
        **options: Unpack[VerifyOptions],
    ) -> list[bool]:
        """Which of many signatures are valid, sooner than one by one. Errors: Error of the
        options."""
        o = Options(self._scheme, VerifyOptions, options)
        count, sigs, _sigs = many_in(signatures)
        texts_count, texts, _texts = many_in(messages)
        if count != texts_count:
            raise ValueError(f"{count} signatures of {texts_count} messages")
        results = ffi.new("int[]", max(1, count))
        keys: tuple[Any, ...] = ()
        if self._behind:
            keys = (ffi.new("void *[]", [self._behind[0]] * max(1, count)), self._behind[1])
        many = self._function("verify_many")
        status = many(self._key, count, sigs, *keys, texts, o.pointer, results)
        if status != lib.LANEWISE_ERR_SIGNATURE:
            check(status)
        return [not results[i] for i in range(count)]


class Signs(Key):
    """A private key of signatures."""

    __slots__ = ()

    def _sign(self, message: Buffer, known: Any, options: Any) -> bytes:
        view = buffer(message)
        with Random(options.get("random")) as source:
            o = Options(self._scheme, known, options, source)
            signed = (*self._behind, view, len(view), o.pointer)
            sign = self._function("sign")
            return produce(
                self.parameters.signature_bytes,
                lambda to, size: sign(self._key, to, size, *signed),
            )

    def _sign_many(
        self, messages: Sequence[Buffer], known: Any, options: Any, *after: Any
    ) -> list[bytes]:
        count, texts, _texts = many_in(messages)
        out = ManyOut(count, self.parameters.signature_bytes)
        with Random(options.get("random")) as source:
            o = Options(self._scheme, known, options, source)
            signed = (*self._behind, texts, o.pointer, *after)
            many = self._function("sign_many")
            check(many(self._key, count, out.pointers, out.length, *signed))
        return out.take()
