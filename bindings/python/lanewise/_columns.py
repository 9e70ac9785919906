# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Columns of Arrow and arrays of numpy, hashed where they lie; neither package is needed here.

A column is what has `__arrow_c_array__` or `__arrow_c_stream__`, Arrow's PyCapsule interface: an
array or chunked array of pyarrow, a series of polars. So has what comes out."""

from __future__ import annotations

import ctypes
from typing import TYPE_CHECKING, Any, Protocol

from ._core import check, with_objects
from ._hashes import digest_length
from ._lanewise import ffi, lib

if TYPE_CHECKING:
    import numpy
    from numpy.typing import NDArray
    from typing_extensions import Buffer


class ArrowArray(Protocol):
    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]: ...


class ArrowStream(Protocol):
    def __arrow_c_stream__(self, requested_schema: object = None) -> object: ...


NAMES = {"schema": b"arrow_schema", "array": b"arrow_array", "stream": b"arrow_array_stream"}
_capsules = {kind: with_objects(f"python_capsule_{kind}", ctypes.c_void_p) for kind in NAMES}
_pointer = ctypes.pythonapi.PyCapsule_GetPointer
_pointer.restype, _pointer.argtypes = ctypes.c_void_p, (ctypes.py_object, ctypes.c_char_p)


def taken(capsule: object, kind: str) -> Any:
    """The structure in a capsule, which stays its owner."""
    structure = ffi.cast(f"struct arrow_{kind} *", _pointer(capsule, NAMES[kind]))
    if not structure.release:
        raise ValueError(f"the {NAMES[kind].decode()} was consumed before")
    return structure


def given(kind: str, fill: str, *arguments: Any) -> Any:
    """A structure in a capsule, filled by a function python_export_..."""
    memory = lib.python_allocate(ffi.sizeof(f"struct arrow_{kind}"))
    if not memory:
        raise MemoryError
    status = getattr(lib, fill)(ffi.cast(f"struct arrow_{kind} *", memory), *arguments)
    capsule = _capsules[kind](int(ffi.cast("uintptr_t", memory)))
    succeeded(status or 0)
    return capsule


def succeeded(status: int) -> None:
    if status == lib.PYTHON_NO_MEMORY:
        raise MemoryError
    if status == lib.PYTHON_NO_ARROW:
        raise ValueError("the column is not what its schema says")
    check(status)


#: Formats of Arrow whose rows are bytes.
LAYOUTS = {"z": lib.PYTHON_OFFSETS_32, "Z": lib.PYTHON_OFFSETS_64, "vz": lib.PYTHON_VIEWS}


def layout_of(schema: Any) -> tuple[int, int]:
    """How the rows of a column are stored, and the width of those that have one."""
    text = ffi.string(schema.format).decode()
    if schema.dictionary:
        raise TypeError("a column with a dictionary: decode it first")
    if text in ("u", "U", "vu"):
        raise TypeError("a column of text: cast it to binary, decoded or as UTF-8, first")
    if text.startswith("w:"):
        return lib.PYTHON_FIXED, int(text[2:])
    if text not in LAYOUTS:
        raise TypeError(f"a column of Arrow's format {text!r}, whose rows are not bytes")
    return LAYOUTS[text], 0


class Digests:
    """A column of digests, fixed-size binary, null where the input was: pyarrow.array(),
    pyarrow.chunked_array() and polars.Series() take it without a copy of their own making."""

    __slots__ = ("_chunks", "digest_size")

    def __init__(self, chunks: list[Any], digest_size: int):
        self._chunks, self.digest_size = chunks, digest_size

    def __len__(self) -> int:
        return sum(lib.python_digests_count(chunk) for chunk in self._chunks)

    def __arrow_c_schema__(self) -> object:
        return given("schema", "python_export_schema", self.digest_size)

    def __arrow_c_stream__(self, requested_schema: object = None) -> object:
        listed = ffi.new("struct python_digests *[]", self._chunks)
        many = (self.digest_size, len(self._chunks), listed)
        return given("stream", "python_export_stream", *many)


class DigestsArray(Digests):
    """In one piece, as the input was; numpy.asarray() is a view of it, with zeros for null."""

    __slots__ = ()

    def __arrow_c_array__(self, requested_schema: object = None) -> tuple[object, object]:
        array = given("array", "python_export_array", self._chunks[0])
        return self.__arrow_c_schema__(), array

    @property
    def __array_interface__(self) -> dict[str, Any]:
        at = int(ffi.cast("uintptr_t", lib.python_digests_bytes(self._chunks[0])))
        shape = (len(self), self.digest_size)
        return {"shape": shape, "typestr": "|u1", "data": (at, True), "version": 3}


def hashed(array: Any, layout: tuple[int, int], number: int, length: int) -> Any:
    out = ffi.new("struct python_digests **")
    succeeded(lib.python_hash_column(out, array, *layout, number, length))
    return ffi.gc(out[0], lib.python_digests_free)


def chunks_of(stream: Any, number: int, length: int) -> list[Any]:
    """The digests of each array of a stream."""

    def called(status: int) -> None:
        if status:
            text = stream.get_last_error(stream)
            raise ValueError(ffi.string(text).decode() if text else f"the stream failed: {status}")

    chunks: list[Any] = []
    schema, array = ffi.new("struct arrow_schema *"), ffi.new("struct arrow_array *")
    called(stream.get_schema(stream, schema))
    try:
        layout = layout_of(schema)
        while True:
            called(stream.get_next(stream, array))
            if not array.release:
                return chunks
            try:
                chunks.append(hashed(array, layout, number, length))
            finally:
                array.release(array)
    finally:
        schema.release(schema)


def hash_column(name: str, column: ArrowArray | ArrowStream, length: int | None = None) -> Digests:
    """The digest of each row of a column whose rows are bytes: binary, large binary, binary view or
    fixed-size binary. Null gives null. `length` in bytes for an XOF. Errors: TypeError for another
    column; ValueError for one that is not what its schema says."""
    number, length = digest_length(name, length)
    if hasattr(column, "__arrow_c_array__"):
        schema, array = column.__arrow_c_array__()
        layout = layout_of(taken(schema, "schema"))
        return DigestsArray([hashed(taken(array, "array"), layout, number, length)], length)
    if hasattr(column, "__arrow_c_stream__"):
        stream = column.__arrow_c_stream__()
        return Digests(chunks_of(taken(stream, "stream"), number, length), length)
    raise TypeError(f"{type(column).__name__} is no column of Arrow")


def hash_rows(
    name: str,
    rows: Buffer | NDArray[numpy.uint8],
    length: int | None = None,
    *,
    out: NDArray[numpy.uint8] | None = None,
) -> NDArray[numpy.uint8]:
    """The digest of each row of an array of bytes with two dimensions, which numpy may have
    sliced: a new array, or `out`, which must not overlap `rows`. `length` in bytes for an XOF."""
    import numpy

    number, length = digest_length(name, length)
    source = numpy.asarray(rows)
    if out is None:
        out = numpy.empty((len(source) if source.ndim else 0, length), numpy.uint8)
    for what, array in (("rows", source), ("out", out)):
        if not isinstance(array, numpy.ndarray) or array.dtype != numpy.uint8 or array.ndim != 2:
            raise TypeError(f"{what} must be an array of numpy.uint8 with two dimensions")
        if array.size and array.shape[1] > 1 and array.strides[1] != 1:
            raise ValueError(f"the bytes of a row of {what} must be adjacent")
    if out.shape != (len(source), length) or not out.flags.writeable:
        raise ValueError(f"out must have the shape {(len(source), length)} and be writable")
    if out.size and len(out) > 1 and abs(out.strides[0]) < length:
        raise ValueError("the rows of out overlap")
    if numpy.may_share_memory(source, out):
        raise ValueError("rows and out overlap")
    at, to = (ffi.cast("void *", array.ctypes.data) for array in (source, out))
    count, size = source.shape
    where = (count, at, size, source.strides[0], to, length, out.strides[0])
    check(lib.lanewise_hash_many_strided(number, *where))
    return out
