#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Compares the digests of small_user.h, read from standard input, with hashlib's.

digests.py WHO FUNCTION...     every FUNCTION at every length, and nothing else may be printed
"""

import collections
import hashlib
import sys

LONGEST = 400
MESSAGE = bytes((i * i + 3 * i) & 255 for i in range(LONGEST))


def expected(name: str, length: int, digest_bytes: int) -> bytes:
    function = hashlib.new(name, MESSAGE[:length])
    if not function.digest_size:
        return function.digest(digest_bytes)
    if function.digest_size != digest_bytes:
        raise SystemExit(f"{name} of {digest_bytes} bytes")
    return function.digest()


def main() -> int:
    who, functions = sys.argv[1], sys.argv[2:]
    lengths = collections.defaultdict(set)
    for line in sys.stdin:
        match line.split():
            case [name, length, digest] if name in functions:
                lengths[name].add(int(length))
                if expected(name, int(length), len(digest) // 2) != bytes.fromhex(digest):
                    raise SystemExit(f"{who}: {name} of {length} bytes is wrong")
            case _:
                raise SystemExit(f"{who}: {line.strip()}")
    for name in functions:
        if missing := set(range(LONGEST + 1)) - lengths[name]:
            raise SystemExit(f"{who}: {name} lacks lengths: {sorted(missing)}")
    print(f"{who}: {', '.join(functions)} of 0 to {LONGEST} bytes as hashlib's")
    return 0


if __name__ == "__main__":
    sys.exit(main())
