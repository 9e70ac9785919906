# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The self-test of lanewise_mlkem: what it writes, executes and compares, and the known answers.

ML-KEM-512: key generation, encapsulation, decapsulation, and decapsulation of a ciphertext of which
the first lane is wrong. Compared: H(ek), the shared secret of encapsulation and of decapsulation,
and the rejection key. The answers are those of kyber-py, an implementation that is not ours.
"""

from __future__ import annotations

import params as at
from constants import packed
from params import OPERATIONS, VERSIONS, Set

SET = Set("fips203", 512)
WRITE, RUN, COMPARE, END = range(4)
#: A step: operation, first lane, lanes (or the program to execute), first lane of the answers.
BITS = (2, 10, 5, 4)


def program(operation: str) -> int:
    return 9 * VERSIONS.index(SET.version) + 3 * OPERATIONS.index(operation) + 0


def steps() -> list[tuple[int, int, int, int]]:
    return [
        (WRITE, at.SEED_D, 8, 0),
        (RUN, 0, program("keygen"), 0),
        (COMPARE, at.hash_at(SET), 4, 0),
        (WRITE, at.COINS, 4, 0),
        (RUN, 0, program("encaps"), 0),
        (COMPARE, at.SHARED, 4, 4),
        (WRITE, at.SHARED, 4, 0),  # or decapsulation would find its answer there
        (RUN, 0, program("decaps"), 0),
        (COMPARE, at.SHARED, 4, 4),
        (WRITE, at.CT, 1, 0),
        (RUN, 0, program("decaps"), 0),
        (COMPARE, at.SHARED, 4, 8),
        (END, 0, 0, 0),
    ]


def written(step: int) -> bytes:
    """What step `step` writes: each byte of lane n is 16 step + n."""
    return b"".join(bytes([16 * step + n & 0xFF]) * 8 for n in range(steps()[step][2]))


def answers() -> list[int]:
    """Twelve lanes: H(ek), the shared secret, the rejection key."""
    from hashlib import sha3_256

    from kyber_py.ml_kem import ML_KEM_512

    seeds, coins = written(0), written(3)
    ek, dk = ML_KEM_512._keygen_internal(seeds[:32], seeds[32:])
    shared, ct = ML_KEM_512._encaps_internal(ek, coins)
    wrong = written(9) + ct[8:]
    if wrong == ct or ML_KEM_512.decaps(dk, ct) != shared:
        raise AssertionError("the self-test tests nothing")
    data = sha3_256(ek).digest() + shared + ML_KEM_512.decaps(dk, wrong)
    return [int.from_bytes(data[n : n + 8], "little") for n in range(0, len(data), 8)]


def lines() -> list[str]:
    """For the SystemVerilog package."""
    words = []
    for fields in steps():
        word = position = 0
        for value, bits in zip(fields, BITS, strict=True):
            word |= value << position
            position += bits
        words.append(word)
    total = sum(BITS)
    known = answers()
    return [
        "  // The self-test (regs/selftest.py): step n at bits 21 * n +: 21 with operation 2,",
        "  // address 10, lanes or program 5, place in TestAnswers 4.",
        "  localparam logic [1:0] TestWrite = 2'd0;",
        "  localparam logic [1:0] TestRun = 2'd1;",
        "  localparam logic [1:0] TestCompare = 2'd2;",
        f"  localparam logic [{len(words)}*{total}-1:0] TestSteps = {{",
        f"    {packed(words, total)}",
        "  };",
        f"  localparam logic [{len(known)}*64-1:0] TestAnswers = {{",
        "    " + ",\n    ".join(f"64'h{lane:016x}" for lane in reversed(known)),
        "  };",
    ]
