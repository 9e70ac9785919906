# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A column on Dask and on Spark, each with two processes on this machine, by the program in
README.md, which test.sh has put beside the package: rows in order, null where they are, errors."""

import hashlib
import os
import sys

import lanewise
import pyarrow
import pyarrow.parquet
import pytest
from column import keccak256, of_series, on_dask, on_spark
from dask.distributed import Client, LocalCluster
from pyspark.sql import SparkSession
from pyspark.sql.functions import arrow_udf, col

ROWS, PARTS = 12000, 4
KEYS = [None if i % 997 == 5 else b"key %d" % i * (i % 30) for i in range(ROWS)]


@pytest.fixture(scope="module")
def files(tmp_path_factory):
    folder = tmp_path_factory.mktemp("column")
    table = pyarrow.table({"key": KEYS, "number": range(ROWS), "text": ["a"] * ROWS})
    for n in range(PARTS):
        rows = table.slice(ROWS // PARTS * n, ROWS // PARTS)
        pyarrow.parquet.write_table(rows, folder / f"{n}.parquet", compression="gzip")
    return str(folder)


@pytest.fixture(scope="module")
def client():
    with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
        with Client(cluster) as client:
            yield client


@pytest.fixture(scope="module")
def spark():
    os.environ["PYSPARK_PYTHON"] = sys.executable
    builder = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
    session = builder.getOrCreate()
    yield session
    session.stop()


@pytest.fixture(scope="module")
def wanted():
    """One call for each row."""
    return [None if key is None else lanewise.keccak256(key).digest() for key in KEYS]


def sha3_256(column: pyarrow.Array) -> pyarrow.Array:
    return pyarrow.array(lanewise.hash_column("sha3_256", column)).cast(pyarrow.binary())


def test_here(wanted):
    assert keccak256(pyarrow.array(KEYS)).to_pylist() == wanted
    right = [None if key is None else hashlib.sha3_256(key).digest() for key in KEYS]
    assert sha3_256(pyarrow.array(KEYS)).to_pylist() == right


def test_dask(files, client, wanted):
    assert on_dask(files, client) == wanted


def by_number(files, spark, function):
    """The column that a function makes on Spark, in order."""
    hashed = arrow_udf(function, "binary")("key").alias("hash")
    rows = spark.read.parquet(files).select("number", hashed).toArrow().to_pylist()
    return [row["hash"] for row in sorted(rows, key=lambda row: row["number"])]


def test_spark(files, spark, wanted):
    assert by_number(files, spark, keccak256) == wanted
    by_program = on_spark(files, spark)
    assert sorted(map(str, by_program)) == sorted(map(str, wanted))


def planted():
    """What may go wrong in a part, by name: functions in place of keccak256. Lambdas come to the
    workers by value."""
    right, one = keccak256, pyarrow.array
    return {
        "another function": lambda keys: one(lanewise.hash_column("sha3_256", keys)).cast("binary"),
        "null as a key": lambda keys: right(keys.fill_null(b"")),
        "backwards": lambda keys: right(keys.take(one(range(len(keys))[::-1]))),
        "one row": lambda keys: pyarrow.concat_arrays([right(keys[:-1]), right(one([b"other"]))]),
    }


@pytest.mark.parametrize("fault", planted())
def test_a_fault_on_the_workers_is_seen(fault, files, client, spark, wanted):
    """Dask's workers run the program with another function in it; the column must differ."""
    wrong = planted()[fault]

    def plant(function=None):
        import column

        column.right = getattr(column, "right", column.keccak256)
        column.keccak256 = function or column.right

    client.run(plant, wrong)
    try:
        on_workers = on_dask(files, client)
    finally:
        client.run(plant)
    assert len(on_workers) == ROWS and on_workers != wanted
    on_workers = by_number(files, spark, wrong)
    assert len(on_workers) == ROWS and on_workers != wanted
    assert on_dask(files, client) == wanted  # and nothing of it stays


def test_text_is_refused(files, client, spark):
    """Whether UTF-8 is meant is not guessed: the package's TypeError comes from the workers."""
    import dask.dataframe

    frame = dask.dataframe.read_parquet(files, dtype_backend="pyarrow")
    with pytest.raises(TypeError, match="a column of text"):
        client.compute(frame["text"].map_partitions(of_series, meta=frame["text"])).result()
    with pytest.raises(Exception, match="a column of text"):
        spark.read.parquet(files).select(arrow_udf(keccak256, "binary")(col("text"))).toArrow()
