# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Columns of pyarrow and polars and arrays of numpy, against hashlib and pycryptodome by row."""

from __future__ import annotations

import ctypes
import gc
import hashlib
import random
import threading

import lanewise
import numpy
import polars
import pyarrow
import pytest
from Crypto.Hash import keccak
from hypothesis import given
from hypothesis import strategies as st
from lanewise import hash_column, hash_rows
from lanewise._lanewise import ffi, lib

ROWS = [b"", b"abc", None, b"x" * 12, b"y" * 13, bytes(135), bytes(136), None, b"z" * 1000]
TYPES = [pyarrow.binary(), pyarrow.large_binary(), pyarrow.binary_view()]


def keccak256(data: bytes) -> bytes:
    return keccak.new(digest_bits=256, data=data).digest()


def one_by_one(name: str, rows) -> list[bytes | None]:
    one = keccak256 if name == "keccak256" else lambda data: hashlib.new(name, data).digest()
    return [None if row is None else one(row) for row in rows]


@pytest.mark.parametrize("name", ["keccak256", "sha3_256"])
@pytest.mark.parametrize("kind", TYPES, ids=str)
def test_pyarrow_arrays(kind, name):
    column = pyarrow.array(ROWS, kind)
    out = pyarrow.array(hash_column(name, column))
    assert out.type == pyarrow.binary(32)
    out.validate(full=True)
    assert out.to_pylist() == one_by_one(name, ROWS)
    assert out.null_count == 2
    for start in range(len(ROWS) + 1):
        part = column.slice(start, 4)
        got = pyarrow.array(hash_column(name, part))
        got.validate(full=True)
        assert got.to_pylist() == one_by_one(name, ROWS[start : start + 4])
        assert got.null_count == part.null_count


def test_fixed_size_and_xof():
    rows = [None if i % 7 == 3 else i.to_bytes(2, "big") * 10 for i in range(1000)]
    column = pyarrow.array(rows, pyarrow.binary(20))[5:990]
    assert pyarrow.array(hash_column("keccak256", column)).to_pylist() == one_by_one(
        "keccak256", rows[5:990]
    )
    out = pyarrow.array(hash_column("shake_128", column, 7))
    assert out.type == pyarrow.binary(7)
    assert out.to_pylist() == [
        None if row is None else hashlib.shake_128(row).digest(7) for row in rows[5:990]
    ]
    for nothing in (column[:0], pyarrow.array([b""] * 3, pyarrow.binary(0))):
        got = pyarrow.array(hash_column("sha3_256", nothing))
        assert got.to_pylist() == one_by_one("sha3_256", nothing.to_pylist())
    assert pyarrow.array(hash_column("shake_256", column, 0)).to_pylist() == [
        None if row is None else b"" for row in rows[5:990]
    ]


def test_chunked_arrays():
    chunks = [pyarrow.array(part, pyarrow.binary()) for part in (ROWS, [], [None], ROWS[1:4])]
    column = pyarrow.chunked_array([*chunks, chunks[0][2:7]])
    digests = hash_column("keccak256", column)
    assert len(digests) == len(column)
    for _ in range(2):  # it may be taken more than once
        out = pyarrow.chunked_array(digests)
        out.validate(full=True)
        assert [len(c) for c in out.chunks] == [9, 0, 1, 3, 5]
        assert out.to_pylist() == one_by_one("keccak256", column.to_pylist())
    assert pyarrow.chunked_array(hash_column("keccak256", column[:0])).to_pylist() == []
    table = pyarrow.table({"key": column}).append_column("digest", out)
    assert table["digest"].type == pyarrow.binary(32)


def test_polars():
    series = polars.Series("key", ROWS, polars.Binary)
    assert polars.Series(hash_column("keccak256", series)).to_list() == one_by_one(
        "keccak256", ROWS
    )
    several = polars.concat([series, series[2:7], series.head(0)], rechunk=False)
    assert several.n_chunks() > 1
    got = polars.Series(hash_column("sha3_256", several))
    assert got.to_list() == one_by_one("sha3_256", several.to_list())
    frame = polars.DataFrame({"key": series}).with_columns(
        digest=polars.col("key").map_batches(
            lambda s: polars.Series(hash_column("keccak256", s)), return_dtype=polars.Binary
        )
    )
    assert frame["digest"].to_list() == one_by_one("keccak256", ROWS)


def test_nothing_is_copied():
    """The digests that pyarrow and numpy have lie where the library wrote them; they stay when the
    column has gone."""
    digests = hash_column("keccak256", pyarrow.array(ROWS, pyarrow.binary()))
    at = int(ffi.cast("uintptr_t", lib.python_digests_bytes(digests._chunks[0])))
    out = pyarrow.array(digests)
    assert out.buffers()[1].address == at
    view = numpy.asarray(digests)
    assert view.ctypes.data == at and view.shape == (9, 32) and not view.flags.writeable
    assert not view[2].any() and view[1].tobytes() == keccak256(b"abc")
    assert pyarrow.chunked_array(digests).chunk(0).buffers()[1].address == at
    del digests
    gc.collect()
    assert out.to_pylist() == one_by_one("keccak256", ROWS)
    assert view[8].tobytes() == keccak256(ROWS[8])


def owners(digests) -> int:
    return ctypes.c_size_t.from_address(int(ffi.cast("uintptr_t", digests._chunks[0]))).value


def test_what_is_given_away_is_released():
    digests = hash_column("sha3_256", pyarrow.array(ROWS, pyarrow.binary()))
    for take in (
        pyarrow.array,
        pyarrow.chunked_array,
        polars.Series,
        lambda d: d.__arrow_c_array__(),
        lambda d: d.__arrow_c_stream__(),
    ):
        kept = take(digests)
        assert owners(digests) == 2 or take is polars.Series
        del kept
        gc.collect()
        assert owners(digests) == 1
    with pytest.raises(ValueError, match="consumed before"):
        capsules = pyarrow.array([b""]).__arrow_c_array__()

        class Twice:
            def __arrow_c_array__(self, requested_schema=None):
                return capsules

        pyarrow.array(Twice())
        hash_column("sha3_256", Twice())


def test_columns_that_are_refused():
    for column, match in (
        (pyarrow.array(["text"]), "a column of text"),
        (pyarrow.array(["text"], pyarrow.large_utf8()), "a column of text"),
        (polars.Series(["text"]), "a column of text"),
        (pyarrow.array([1]), "format 'l'"),
        (pyarrow.array([[b""]]), "format '\\+l'"),
        (pyarrow.array([None]), "format 'n'"),
        (pyarrow.array([b"a"]).dictionary_encode(), "dictionary"),
        (pyarrow.table({"a": [b""]}), "format '\\+s'"),
        (polars.DataFrame({"a": [b""]}), "format '\\+s'"),
        ([b"a"], "list is no column"),
        (b"a", "bytes is no column"),
        (None, "NoneType is no column"),
    ):
        with pytest.raises(TypeError, match=match):
            hash_column("keccak256", column)
    column = pyarrow.array([b"a"])
    with pytest.raises(ValueError, match="unsupported"):
        hash_column("md5", column)
    with pytest.raises(ValueError, match="digest of 32 bytes"):
        hash_column("keccak256", column, 31)
    with pytest.raises(TypeError, match="needs the length"):
        hash_column("shake_128", column)
    with pytest.raises(ValueError, match="negative"):
        hash_column("shake_128", column, -1)


class Failing:
    """A stream that fails after its first array, as pyarrow does where its source does."""

    def __arrow_c_stream__(self, requested_schema=None):
        schema = pyarrow.schema([("a", pyarrow.binary())])

        def batches():
            yield pyarrow.record_batch([pyarrow.array([b"a"])], ["a"])
            raise RuntimeError("no more")

        return pyarrow.RecordBatchReader.from_batches(schema, batches()).__arrow_c_stream__()


def test_arrays_that_lie():
    """Structures that break Arrow's rules, where that can be seen."""
    column = pyarrow.array([b"abc", b"d" * 20, b"efg"])

    def broken(kind=None, **members):
        schema, array = (column if kind is None else column.cast(kind)).__arrow_c_array__()
        structure = lanewise._columns.taken(array, "array")
        for name, value in members.items():
            setattr(structure, name, value)

        class Column:
            def __arrow_c_array__(self, requested_schema=None):
                return schema, array

        with pytest.raises(ValueError, match="not what its schema says"):
            hash_column("keccak256", Column())

    broken(length=-1)
    broken(offset=-1)
    broken(length=2**62, offset=2**62)
    broken(n_buffers=2)
    broken(n_buffers=4)
    broken(pyarrow.binary_view(), n_buffers=3)
    broken(buffers=ffi.NULL)
    for words in ([3, 1, 2, 3], [-1, 1, 2, 3]):
        offsets = ffi.new("int32_t[]", words)
        buffers = ffi.new("void *[]", [ffi.NULL, offsets, ffi.new("char[]", 9)])
        broken(buffers=buffers)
    for view in ([-1, 0, 0, 0], [13, 0, 1, 0], [13, 0, -1, 0], [13, 0, 0, -1]):
        views = ffi.new("int32_t[]", view * 3)
        data = ffi.new("char[]", 99)
        buffers = ffi.new("void *[]", [ffi.NULL, views, data, ffi.new("int64_t *", 99)])
        broken(pyarrow.binary_view(), n_buffers=4, buffers=buffers)
    with pytest.raises(TypeError, match="format '\\+s'"):
        hash_column("keccak256", Failing())


def test_streams_that_fail(monkeypatch):
    monkeypatch.setattr(lanewise._columns, "layout_of", lambda schema: (lib.PYTHON_FIXED, 0))
    monkeypatch.setattr(lanewise._columns, "hashed", lambda *_: None)
    with pytest.raises(ValueError, match="no more"):
        hash_column("keccak256", Failing())


def test_numpy():
    rows = numpy.frombuffer(random.Random(5).randbytes(600 * 64), numpy.uint8).reshape(600, 64)
    for part in (rows, rows[::3], rows[::-1], rows[:, 3:40], rows[7:8], rows[:0], rows[:, :0]):
        want = [keccak256(row.tobytes()) for row in part]
        got = hash_rows("keccak256", part)
        assert got.shape == (len(part), 32) and got.dtype == numpy.uint8
        assert [row.tobytes() for row in got] == want
        wide = numpy.zeros((len(part), 2, 40), numpy.uint8)
        assert hash_rows("keccak256", part, out=wide[:, 1, 4:36]) is not None
        assert [row.tobytes() for row in wide[:, 1, 4:36]] == want
        assert not wide[:, 0].any() and not wide[:, 1, :4].any() and not wide[:, 1, 36:].any()
        back = numpy.empty((len(part), 32), numpy.uint8)[::-1]
        assert [row.tobytes() for row in hash_rows("keccak256", part, out=back)] == want
    assert hash_rows("shake_128", rows, 5)[9].tobytes() == hashlib.shake_128(rows[9]).digest(5)
    same = numpy.broadcast_to(rows[0], (9, 64))
    assert {row.tobytes() for row in hash_rows("sha3_256", same)} == {
        hashlib.sha3_256(rows[0]).digest()
    }


def test_arrays_that_are_refused():
    rows, wide = numpy.zeros((4, 64), numpy.uint8), numpy.zeros((4, 64), numpy.uint8)
    frozen = numpy.zeros((4, 32), numpy.uint8)
    frozen.flags.writeable = False
    for error, match, array, out in (
        (TypeError, "two dimensions", rows[0], None),
        (TypeError, "numpy.uint8", rows.astype(numpy.int16), None),
        (TypeError, "numpy.uint8", [["text"]], None),
        (TypeError, "two dimensions", 7, None),
        (ValueError, "must be adjacent", rows[:, ::2], None),
        (ValueError, "must be adjacent", rows, wide[:, ::2]),
        (ValueError, "the shape", rows, wide),
        (ValueError, "be writable", rows, frozen),
        (TypeError, "out must be", rows, bytearray(128)),
        (ValueError, "rows and out overlap", rows, rows[:, :32]),
        (
            ValueError,
            "rows of out overlap",
            rows,
            numpy.lib.stride_tricks.as_strided(wide, (4, 32), (16, 1)),
        ),
    ):
        with pytest.raises(error, match=match):
            hash_rows("keccak256", array, out=out)


bytes_or_null = st.one_of(st.none(), st.binary(max_size=300))


@given(
    *(st.lists(bytes_or_null), st.sampled_from(TYPES), st.integers(0, 20), st.integers(0, 20)),
    st.lists(st.integers(0, 30), max_size=3),
)
def test_any_slices_and_chunks(rows, kind, start, length, cuts):
    column = pyarrow.array(rows, kind).slice(start, length)
    want = one_by_one("sha3_256", rows[start : start + length])
    assert pyarrow.array(hash_column("sha3_256", column)).to_pylist() == want
    edges = [0, *sorted(min(cut, len(column)) for cut in cuts), len(column)]
    parts = [column[a:b] for a, b in zip(edges, edges[1:], strict=False)]
    chunked = pyarrow.chunked_array(parts, kind)
    assert pyarrow.chunked_array(hash_column("sha3_256", chunked)).to_pylist() == want
    series = polars.Series(chunked.cast(pyarrow.large_binary()))
    assert polars.Series(hash_column("sha3_256", series)).to_list() == want


def test_several_threads():
    rows = [bytes([i % 256]) * (i % 200) for i in range(20_000)]
    column, want = pyarrow.array(rows), one_by_one("sha3_256", rows)
    got: list[list] = []
    threads = [
        threading.Thread(
            target=lambda: got.append(pyarrow.array(hash_column("sha3_256", column)).to_pylist())
        )
        for _ in range(3)
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert got == [want] * 3
