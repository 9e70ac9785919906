# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Hash functions with the interface of hashlib, and many inputs at once."""

from __future__ import annotations

import ctypes
import operator
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING

from ._core import ManyOut, buffer, check, many_in, refuse, with_objects
from ._lanewise import ffi, lib

if TYPE_CHECKING:
    from typing_extensions import Buffer


class Hash:
    """One computation. An XOF has digest_size 0, and digest takes a length."""

    __slots__ = ("_algorithm", "_context", "_is_tree", "block_size", "digest_size", "name")

    def __init__(self, algorithm: int, data: Buffer = b"", *, usedforsecurity: bool = True):
        self._algorithm = algorithm
        self.name, self.block_size, self.digest_size, self._is_tree = DESCRIBED[algorithm]
        if self._is_tree:
            self._context = ffi.new("lanewise_tree *")
            begin = lib.lanewise_kt128_init
            if algorithm == lib.LANEWISE_KT256:
                begin = lib.lanewise_kt256_init
            check(begin(self._context))
        else:
            self._context = ffi.new("lanewise_sponge *")
            check(lib.lanewise_sponge_init(self._context, algorithm))
        self.update(data)

    def update(self, data: Buffer, /) -> None:
        view = buffer(data)
        if not len(view):
            return
        absorb = lib.lanewise_tree_absorb if self._is_tree else lib.lanewise_sponge_absorb
        check(absorb(self._context, view, len(view)))

    def digest(self, length: int | None = None, /) -> bytes:
        if self.digest_size:
            if length is not None:
                raise TypeError(f"{self.name} has a digest of {self.digest_size} bytes")
            length = self.digest_size
        elif length is None:
            raise TypeError(f"{self.name} needs the length of the digest")
        if length < 0:
            raise ValueError("the length is negative")
        out = bytearray(length)
        to = ffi.from_buffer(out)
        if self._is_tree:
            copy = ffi.new("lanewise_tree *")
            check(lib.lanewise_tree_copy(copy, self._context))
            check(lib.lanewise_tree_finalize(copy))
            check(lib.lanewise_tree_squeeze(copy, to, length))
        else:
            check(lib.lanewise_sponge_digest(self._context, to, length))
        return bytes(out)

    def hexdigest(self, length: int | None = None, /) -> str:
        return self.digest(length).hex()

    def copy(self) -> Hash:
        other = Hash(self._algorithm)
        copy = lib.lanewise_tree_copy if self._is_tree else lib.lanewise_sponge_copy
        check(copy(other._context, self._context))
        return other

    def __repr__(self) -> str:
        return f"<lanewise {self.name}>"


def listed() -> dict[str, int]:
    """The constants whose names are those of algorithms, as hashlib would write them."""
    found: dict[str, int] = {}
    number = ffi.new("lanewise_algorithm *")
    for constant in dir(lib):
        name = constant.removeprefix("LANEWISE_")
        if not lib.lanewise_algorithm_by_name(name.encode(), number):
            found[re.sub(r"^shake(\d)", r"shake_\1", name.lower())] = number[0]
    return found


def described(name: str, number: int) -> tuple[str, int, int, bool]:
    """Name, rate, bytes of a digest (0 for an XOF), and whether it is a tree."""
    info = ffi.new("lanewise_algorithm_info *")
    check(lib.lanewise_algorithm_describe(number, info))
    size = 0 if info.extendable else info.output_bytes
    return name, info.rate_bytes, size, number in (lib.LANEWISE_KT128, lib.LANEWISE_KT256)


ALGORITHMS = listed()
DESCRIBED = {number: described(name, number) for name, number in ALGORITHMS.items()}
algorithms_available = frozenset(ALGORITHMS)


def number_of(name: str) -> int:
    if not isinstance(name, str):
        raise TypeError(f"a hash type is named by a str, not by {type(name).__name__}")
    try:
        return ALGORITHMS[name.lower().replace("-", "_")]
    except KeyError:
        raise ValueError(f"unsupported hash type {name}") from None


def new(name: str, data: Buffer = b"", *, usedforsecurity: bool = True) -> Hash:
    """A hash object by name, like hashlib.new."""
    return Hash(number_of(name), data)


def _constructor(name: str, number: int) -> Callable[..., Hash]:
    def construct(data: Buffer = b"", *, usedforsecurity: bool = True) -> Hash:
        return Hash(number, data)

    construct.__name__ = construct.__qualname__ = name
    construct.__doc__ = f"A hash object for {name}."
    return construct


CONSTRUCTORS = {name: _constructor(name, number) for name, number in ALGORITHMS.items()}


def digest_length(name: str, length: int | None) -> tuple[int, int]:
    """The number of an algorithm and the bytes of a digest, which `length` says of an XOF."""
    number = number_of(name)
    size = DESCRIBED[number][2]
    if size:
        if length not in (None, size):
            raise ValueError(f"{name} has a digest of {size} bytes")
        return number, size
    if length is None:
        raise TypeError(f"{name} needs the length of the digests")
    length = operator.index(length)
    if length < 0:
        raise ValueError("the length is negative")
    if length > sys.maxsize:
        raise OverflowError("the length is more than memory has")
    return number, length


_many = with_objects("python_many", ctypes.py_object, ctypes.c_uint32, ctypes.c_size_t)


def many(name: str, inputs: Iterable[Buffer], length: int | None = None) -> list[bytes]:
    """The digests of many independent inputs, which share the vector registers. `length` in bytes
    for an XOF. The GIL is released meanwhile."""
    number, length = digest_length(name, length)
    held = tuple(inputs)
    if set(map(type, held)) <= {bytes}:
        found: list[bytes] | int = _many(held, number, length)
        if isinstance(found, int):
            refuse(found)
        return found
    count, items, _views = many_in(held)
    out = ManyOut(count, length)
    check(lib.lanewise_hash_many(number, count, items, out.pointers, length))
    return out.take()
