# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Hash functions with the interface of hashlib, and many inputs at once."""

from __future__ import annotations

import ctypes
import operator
import re
import sys
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, final

from ._core import ManyOut, check, many_in, refuse, with_objects
from ._lanewise import ffi, lib

if TYPE_CHECKING:
    from typing_extensions import Buffer


if TYPE_CHECKING:

    @final
    class Hash:
        """One computation. An XOF has digest_size 0, and digest takes a length."""

        @property
        def name(self) -> str: ...
        @property
        def block_size(self) -> int: ...
        @property
        def digest_size(self) -> int: ...
        def update(self, data: Buffer, /) -> None: ...
        def digest(self, length: int | None = None, /) -> bytes: ...
        def hexdigest(self, length: int | None = None, /) -> str: ...
        def copy(self) -> Hash: ...

else:
    Hash = with_objects("python_hash_type")()


def listed() -> dict[str, int]:
    """The constants whose names are those of algorithms, as hashlib would write them."""
    found: dict[str, int] = {}
    number = ffi.new("lanewise_algorithm *")
    for constant in dir(lib):
        name = constant.removeprefix("LANEWISE_")
        if not lib.lanewise_algorithm_by_name(name.encode(), number):
            found[re.sub(r"^shake(\d)", r"shake_\1", name.lower())] = number[0]
    return found


ALGORITHMS = listed()
_constructor = with_objects(
    "python_hash_constructor", ctypes.py_object, ctypes.py_object, ctypes.c_uint32
)
CONSTRUCTORS: dict[str, Callable[..., Hash]] = {
    name: _constructor(Hash, name, number) for name, number in ALGORITHMS.items()
}
SIZES = {name: construct().digest_size for name, construct in CONSTRUCTORS.items()}
algorithms_available = frozenset(ALGORITHMS)


def key_of(name: str) -> str:
    """The name of an algorithm as `algorithms_available` has it."""
    if not isinstance(name, str):
        raise TypeError(f"a hash type is named by a str, not by {type(name).__name__}")
    key = name.lower().replace("-", "_")
    if key not in ALGORITHMS:
        raise ValueError(f"unsupported hash type {name}")
    return key


def new(name: str, data: Buffer = b"", *, usedforsecurity: bool = True) -> Hash:
    """A hash object by name, like hashlib.new."""
    return CONSTRUCTORS[key_of(name)](data)


def digest_length(name: str, length: int | None) -> tuple[int, int]:
    """The number of an algorithm and the bytes of a digest, which `length` says of an XOF."""
    key = key_of(name)
    number, size = ALGORITHMS[key], SIZES[key]
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
