# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Nanoseconds a row of a column of 32 bytes, from files to hashes in this process: speed.py [ROWS]

By pyarrow and the package alone, on Dask with two processes, and on Spark with two; the least of
three times of each, so that engines and files are warm. Run it as test.sh runs its tests."""

import os
import sys
import tempfile
import time
from pathlib import Path

import pyarrow
import pyarrow.parquet
from column import keccak256, on_dask, on_spark
from dask.distributed import Client, LocalCluster
from pyspark.sql import SparkSession

PARTS = 8


def least(work) -> float:
    times = []
    for _ in range(3):
        start = time.perf_counter()
        work()
        times.append(time.perf_counter() - start)
    return min(times)


def main(rows: int) -> None:
    os.environ["PYSPARK_PYTHON"] = sys.executable
    bits = pyarrow.py_buffer(os.urandom(32 * rows))
    keys = pyarrow.FixedSizeBinaryArray.from_buffers(pyarrow.binary(32), rows, [None, bits])
    table = pyarrow.table({"key": keys.cast(pyarrow.binary())})
    with tempfile.TemporaryDirectory() as folder:
        for n in range(PARTS):
            part = table.slice(rows // PARTS * n, rows // PARTS)
            pyarrow.parquet.write_table(part, Path(folder) / f"{n}.parquet", compression="none")
        column = table["key"].combine_chunks()

        def here() -> list[bytes]:
            return keccak256(pyarrow.parquet.read_table(folder)["key"].combine_chunks()).to_pylist()

        found = {"hashing alone": least(lambda: keccak256(column)), "here": least(here)}
        with LocalCluster(n_workers=2, threads_per_worker=1, dashboard_address=None) as cluster:
            with Client(cluster) as client:
                found["Dask"] = least(lambda: on_dask(folder, client))
        spark = SparkSession.builder.master("local[2]").config("spark.ui.enabled", "false")
        session = spark.getOrCreate()
        found["Spark"] = least(lambda: on_spark(folder, session))
        session.stop()
    for name, seconds in found.items():
        print(f"{name}: {1e9 * seconds / rows:.0f} ns a row")


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 1_000_000)
