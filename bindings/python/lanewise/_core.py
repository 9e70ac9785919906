# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the modules share: errors, bytes in and out of the C library, and its source of randomness.

cffi releases the GIL for the time of each call of `lib`."""

from __future__ import annotations

import ctypes
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, NoReturn

from ._lanewise import ffi, lib

if TYPE_CHECKING:
    from typing_extensions import Buffer

#: Names of the status codes without LANEWISE_ERR_, as the declarations have them.
STATUSES = {
    getattr(lib, name): name.removeprefix("LANEWISE_ERR_")
    for name in dir(lib)
    if name.startswith("LANEWISE_ERR_")
}


class Error(ValueError):
    """What the C library refused. `status` is its code, `name` that of the code: "LENGTH"."""

    def __init__(self, status: int):
        super().__init__(ffi.string(lib.lanewise_status_message(status)).decode())
        self.status = status
        self.name = STATUSES.get(status, str(status))


class InvalidSignature(Error):
    """The signature is not one of this message under this key."""


class InvalidKey(Error):
    """A key that its standard says must be refused, or whose parts do not belong together."""


KINDS = {lib.LANEWISE_ERR_SIGNATURE: InvalidSignature, lib.LANEWISE_ERR_KEY: InvalidKey}


def refuse(status: int) -> NoReturn:
    raise KINDS.get(status, Error)(status)


def check(status: int) -> None:
    if status:
        refuse(status)


def with_objects(name: str, *arguments: Any) -> Callable[..., Any]:
    """A function of python_columns.h that gives an object of Python, and takes some. These pass
    through ctypes, which keeps the GIL and raises what the function raised."""
    address = int(ffi.cast("uintptr_t", ffi.addressof(lib, name)))
    return ctypes.PYFUNCTYPE(ctypes.py_object, *arguments)(address)


def buffer(data: Buffer) -> Any:
    """The bytes of an object with a contiguous buffer; str is refused, as by hashlib."""
    if isinstance(data, str):
        raise TypeError("strings must be encoded first")
    if isinstance(data, memoryview):
        # A copy: Python's collector crashes where a cycle, as of a traceback that is kept, holds a
        # memoryview and what cffi has of it.
        if not data.c_contiguous:
            raise ValueError("the memoryview is not contiguous")
        data = data.tobytes()
    return ffi.from_buffer(data)


def produce(length: int, call: Callable[..., int], *before: Any, secret: bool = False) -> bytes:
    """`length` bytes that `call(*before, out, length)` writes; of a secret no other copy stays."""
    out = ffi.new("uint8_t[]", length)
    check(call(*before, out, length))
    data: bytes = ffi.buffer(out, length)[:]
    if secret:
        lib.lanewise_wipe(out, length)
    return data


def many_in(inputs: Iterable[Buffer]) -> tuple[Any, Any, list[Any]]:
    """Number and array of lanewise_bytes, and what keeps the bytes where they are."""
    views = [buffer(one) for one in inputs]
    items = ffi.new("lanewise_bytes[]", max(1, len(views)))
    for item, view in zip(items, views, strict=False):
        item.data, item.len = view, len(view)
    return len(views), items, views


class ManyOut:
    """`count` outputs of `length` bytes each: `pointers` for the call, then a list by `take`."""

    def __init__(self, count: int, length: int):
        self.count, self.length = count, length
        self.memory = ffi.new("uint8_t[]", max(1, count * length))
        self.pointers = ffi.new("void *[]", max(1, count))
        for i in range(count):
            self.pointers[i] = self.memory + i * length

    def take(self, *, secret: bool = False) -> list[bytes]:
        view, n = ffi.buffer(self.memory), self.length
        out = [view[i * n : (i + 1) * n] for i in range(self.count)]
        if secret:
            lib.lanewise_wipe(self.memory, len(view))
        return out


class Random:
    """A source of random bytes of the caller's, a function of a length; None: the system's."""

    def __init__(self, function: Callable[[int], Buffer] | None):
        self.function, self.pointer = function, ffi.NULL
        self.error: BaseException | None = None

    def fill(self, out: Any, length: int) -> None:
        assert self.function is not None
        data = buffer(self.function(length))
        if len(data) != length:
            raise ValueError(f"the source gave {len(data)} random bytes, not {length}")
        ffi.memmove(out, data, length)

    def __enter__(self) -> Any:
        if self.function is not None:
            self.handle = ffi.new_handle(self)
            self.pointer = ffi.new("lanewise_random *")
            self.pointer.fill, self.pointer.source = lib.lanewise_python_fill, self.handle
        return self.pointer

    def __exit__(self, *_: object) -> None:
        """What the function raised, in place of the status that follows from it."""
        self.handle, self.pointer = None, ffi.NULL  # no cycle stays
        if self.error is not None:
            error, self.error = self.error, None
            try:
                raise error from None
            finally:
                del error  # no cycle through this frame


@ffi.def_extern()  # type: ignore[untyped-decorator]
def lanewise_python_fill(source: Any, out: Any, length: int) -> int:
    random = ffi.from_handle(source)
    try:
        random.fill(out, length)
    except BaseException as error:
        random.error = error
        return 1
    return 0
