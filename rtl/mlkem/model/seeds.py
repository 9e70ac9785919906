#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""How the cycles of the programs depend on the public seed rho, by the cycle model.

    rtl/mlkem/model/seeds.py [SIZE...]    writes ../doc/seeds.json (20 minutes of a processor), the
                                          rows of these sizes alone:
                                          ENGINES,ROUNDS[,SLICES[,MULTIPLIERS]]

Rho decides when the samplers have the 256th coefficient of each polynomial of A, and whether its
blocks of SHAKE128 suffice (three; four in round 2, which always do). Nothing else decides about
cycles: secrets do not, which tb/core_bench.py tests. Of each program and size of hardware:

- seeds of which all polynomials have enough with those blocks: least, median and most cycles;
- the same with each polynomial complete only with the last candidate that its blocks have;
- seeds of which one polynomial needs a block more, EACH seeds for each of the k*k polynomials;
- the same with that polynomial, and all others, as late as can be.

Seed n is d = n, 32 bytes, the lowest first; z and all secrets are zero.
"""

from __future__ import annotations

import hashlib
import json
import statistics
import sys
from collections.abc import Iterator
from functools import cache
from itertools import count
from multiprocessing import Pool
from pathlib import Path
from unittest import mock

import hashing
import hashing_serial
from params import OPERATIONS, SIZES, VERSIONS, Hardware, N, Q, Set
from schedule import Cycles, prepare

RESULT = Path(__file__).resolve().parent.parent / "doc/seeds.json"
#: The sizes of hardware whose cycles the pages have.
SIZES_OF_HARDWARE = (
    *(Hardware(), Hardware(4, 2), Hardware(1), Hardware(0)),
    *(Hardware(0, 0), Hardware(0, 0, 4), Hardware(0, butterflies=2)),  # FIPS 203 alone
)
RATE = 168
#: For each polynomial, seeds with which it alone needs another block.
EACH = 5
Place = tuple[int, int]


def wanted(p: Set, operation: str, hw: Hardware) -> int:
    """Seeds of which no polynomial needs another block: more where each has its own count, with one
    multiplier, whose decoder and sampler want the same write port."""
    several = hw.multipliers == 1 and hw.rounds and (p.version, operation) == ("fips203", "decaps")
    return 1000 if several else 50


def places(p: Set) -> list[Place]:
    return [(i, j) for i in range(p.k) for j in range(p.k)]


def rho_of(p: Set, number: int) -> bytes:
    tail = bytes([p.k]) if p.version == "fips203" else b""
    return hashlib.sha3_512(number.to_bytes(32, "little") + tail).digest()[:32]


def suffices(p: Set, rho: bytes, place: Place) -> bool:
    """Whether the first blocks of SHAKE128 have 256 candidates that are accepted."""
    i, j = place
    stream = hashlib.shake_128(rho + bytes([j, i])).digest(RATE * p.xof_blocks)
    if p.version == "round2":
        found = (stream[n] | stream[n + 1] << 8 for n in range(0, len(stream), 2))
        return sum(v < 19 * Q for v in found) >= N
    bits = int.from_bytes(stream, "little")
    return sum(bits >> n & 0xFFF < Q for n in range(0, 8 * len(stream), 12)) >= N


def short(p: Set, rho: bytes) -> list[Place]:
    """The polynomials for which they do not suffice."""
    return [place for place in places(p) if not suffices(p, rho, place)]


@cache
def usual(p: Set, many: int) -> list[int]:
    """The first seeds of which no polynomial needs another block."""
    found: list[int] = []
    numbers = count(1)
    while len(found) < many:
        number = next(numbers)
        if not short(p, rho_of(p, number)):
            found.append(number)
    return found


@cache
def longer(p: Set) -> dict[Place, list[int]]:
    """For each polynomial the first seeds with which it needs another block, and no other does.
    Places are those of A in key generation; others use the transpose."""
    found: dict[Place, list[int]] = {place: [] for place in places(p)}
    numbers = count(1)
    while any(len(listed) < EACH for listed in found.values()):
        number = next(numbers)
        needs = short(p, rho_of(p, number))
        if len(needs) == 1 and len(found[needs[0]]) < EACH:
            found[needs[0]].append(number)
    return found


def run(p: Set, operation: str, hw: Hardware, number: int) -> int:
    """Cycles of the operation with that seed."""
    rho = rho_of(p, number)
    inputs = {
        "keygen": {"d": number.to_bytes(32, "little")},
        "encaps": {"ek": bytes(384 * p.k) + rho},
        "decaps": {"dk": bytes(768 * p.k) + rho},
    }
    return prepare(p, operation, hw, inputs[operation]).run()


def latest(p: Set, operation: str, hw: Hardware, longer: Place | None = None) -> int:
    """Cycles if every polynomial of A is complete only with the last candidate of its blocks, and
    `longer` with the last one of a block more. Keccak is replaced by what says so."""
    width = 16 if p.version == "round2" else 12

    def stream(blocks: int) -> bytes:
        """Refused candidates, then 256 that are accepted."""
        refused = 8 * RATE * blocks // width - N
        return ((1 << refused * width) - 1).to_bytes(RATE * blocks, "little")

    def permute(lanes: list[int]) -> list[int]:
        # Lanes that no block of A reaches keep which block it is, and which polynomial.
        block, place = lanes[24], lanes[23] if lanes[24] else lanes[4] & 0xFFFF
        made = stream(p.xof_blocks + (longer == (place >> 8, place & 0xFF)))
        part = made[RATE * block : RATE * (block + 1)].ljust(RATE, b"\0")
        found = [int.from_bytes(part[n : n + 8], "little") for n in range(0, RATE, 8)]
        return [*found, 0, 0, place, block + 1]

    with (
        mock.patch.object(hashing, "permute", permute),
        mock.patch.object(hashing_serial, "permute", permute),
    ):
        m = prepare(p, operation, hw, {})
        m.run()
    assert m.retried == (longer is not None)
    return m.cycle


def latest_longer(p: Set, operation: str, hw: Hardware) -> tuple[int, Place]:
    """The most of latest() over the choices of the polynomial, and the choice."""
    return max((latest(p, operation, hw, place), place) for place in places(p))


def row(task: tuple[Hardware, Set, str]) -> dict:
    hw, p, operation = task
    seeds = usual(p, wanted(p, operation, hw))
    found = [run(p, operation, hw, number) for number in seeds]
    made = {
        "engines": hw.engines, "rounds": hw.rounds, "version": p.version, "size": p.size,
        "operation": operation, "seeds": len(seeds), "least": min(found),
        "median": statistics.median_low(found), "most": max(found),
        "seed": seeds[found.index(max(found))], "latest": latest(p, operation, hw),
    }  # fmt: skip
    if p.version != "round2":
        most, number, place = max(
            (run(p, operation, hw, number), number, place)
            for place, numbers in longer(p).items()
            for number in numbers
        )
        late, late_place = latest_longer(p, operation, hw)
        made["longer"] = {"seeds": EACH * p.k**2, "most": most, "seed": number, "place": place}
        made["longer"] |= {"latest": late, "latest_place": late_place}
    made = made if hw.rounds else {"slices": hw.slices} | made
    return made if hw.butterflies == 1 else {"multipliers": hw.butterflies} | made


def key(hw: Hardware, p: Set, operation: str) -> tuple:
    return hw.engines, hw.rounds, hw.slices, hw.butterflies, p.version, p.size, operation


@cache
def rows() -> dict[tuple, dict]:
    """What is kept, by key()."""
    listed = json.loads(RESULT.read_text())["rows"]
    names = ("engines", "rounds", "slices", "multipliers", "version", "size", "operation")
    return {
        tuple(({"slices": 8, "multipliers": 1} | one)[name] for name in names): one
        for one in listed
    }


@cache
def cycles() -> dict[str, Cycles]:
    """By the name of the hardware: least and most cycles of the seeds of which no polynomial needs
    another block."""
    found: dict[str, Cycles] = {}
    for hw, p, operation in tasks():
        one = rows()[key(hw, p, operation)]
        of = found.setdefault(f"{hw.name} per cycle", {})
        of.setdefault((p.version, operation), []).append((one["least"], one["most"]))
    return found


def tasks() -> Iterator[tuple[Hardware, Set, str]]:
    for hw in SIZES_OF_HARDWARE:
        versions = hw.versions if hw.rounds else VERSIONS[-1:]
        for p in (Set(version, size) for version in versions for size in SIZES):
            for operation in OPERATIONS:
                yield hw, p, operation


def main() -> int:
    chosen = [Hardware(*map(int, word.split(","))) for word in sys.argv[1:]]
    todo = [task for task in tasks() if not chosen or task[0] in chosen]
    made = dict(rows()) if chosen else {}
    with Pool(2) as pool:
        for task, one in zip(todo, pool.imap(row, todo), strict=True):
            made[key(*task)] = one
            print(json.dumps(one), flush=True)
    lines = [json.dumps(made[key(*task)]) for task in tasks()]
    RESULT.write_text('{"rows": [\n' + ",\n".join(lines) + "\n]}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
