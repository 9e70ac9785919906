# SPDX-License-Identifier: Apache-2.0 OR MIT
"""This package beside what Python has, for bench/languages.py: speed.py ROUNDS. A line is a task,
what is compared, and of ours and of the other the least time of a call in nanoseconds."""

from __future__ import annotations

import hashlib
import sys
import time
from collections.abc import Callable

import lanewise
import pyarrow
from Crypto.Hash import keccak

LONG = bytes(range(256)) * 4096
SHORT = [number.to_bytes(32, "big") for number in range(1000)]
COLUMN = pyarrow.array(SHORT, pyarrow.binary(32))


def loop(one: Callable[[bytes], bytes]) -> list[bytes]:
    return [one(message) for message in SHORT]


def others_keccak(message: bytes) -> bytes:
    return keccak.new(digest_bits=256, data=message).digest()


def hashed(column: pyarrow.Array) -> pyarrow.Array:
    return pyarrow.array(lanewise.hash_column("keccak256", column))


def looped(column: pyarrow.Array) -> pyarrow.Array:
    return pyarrow.array([others_keccak(m) for m in column.to_pylist()], hashed(column[:1]).type)


#: Task, name of the other, calls in a turn, ours and the other; both give the same.
TASKS = [
    ("SHA3-256, 32 bytes", "hashlib", 500)
    + (lambda: lanewise.sha3_256(SHORT[7]).digest(), lambda: hashlib.sha3_256(SHORT[7]).digest()),
    ("SHA3-256, 1 MiB", "hashlib", 1)
    + (lambda: lanewise.sha3_256(LONG).digest(), lambda: hashlib.sha3_256(LONG).digest()),
    ("SHA3-256, 1000 messages of 32 bytes", "a loop over hashlib", 1)
    + (
        lambda: lanewise.many("sha3_256", SHORT),
        lambda: loop(lambda m: hashlib.sha3_256(m).digest()),
    ),
    ("Keccak-256 of an Arrow column, 1000 rows of 32 bytes", "a loop over pycryptodome", 1)
    + (lambda: hashed(COLUMN), lambda: looped(COLUMN)),
]


def main() -> int:
    for task, other, calls, *both in TASKS:
        if both[0]() != both[1]():
            raise SystemExit(f"{task}: {other} gives something else")
        least = [float("inf")] * 2
        for _ in range(int(sys.argv[1])):
            for which, run in enumerate(both):
                begin = time.perf_counter_ns()
                for _ in range(calls):
                    run()
                least[which] = min(least[which], (time.perf_counter_ns() - begin) / calls)
        print(task, other, *(f"{t:.0f}" for t in least), sep="\t")
    return 0


if __name__ == "__main__":
    sys.exit(main())
