# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the benches of the KEM core expect: exchanges of keys as the C library makes them, from
seeds that follow from words, and keys that fail a check."""

from __future__ import annotations

import hashlib
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import seeds
from golden import Model
from params import SIZES, VERSIONS, Hardware, Q, Set
from schedule import prepare

from rtl.tools.simulators import ROOT, alone

SETS = [Set(version, size) for version in VERSIONS for size in SIZES]


@cache
def _build() -> Path:
    folder, quiet = ROOT / "build/kyber", {"stdout": subprocess.DEVNULL, "check": True}
    options = ["BUILD_SHARED_LIBS=ON", "LANEWISE_KYBER=ON", "LANEWISE_NATIVE=OFF"]
    options += [f"LANEWISE_{part}=OFF" for part in ("CLI", "TESTS", "BENCH", "SLHDSA")]
    command = ["cmake", "-S", str(ROOT), "-B", str(folder), "-G", "Ninja"]
    command += [f"-DLANEWISE_PYTHON={sys.executable}", *(f"-D{option}" for option in options)]
    subprocess.run(command, **quiet)
    subprocess.run(["cmake", "--build", str(folder), "-j", "2"], **quiet)
    return folder / "liblanewise.so"


def library(p: Set) -> Model:
    """A set of the C library with all versions, its portable kernels alone: they compile fast."""
    with alone(ROOT / "build/kyber"):
        return Model(_build(), p.version, p.size)


def seeded(*what) -> bytes:
    return hashlib.shake_256(repr(what).encode()).digest(32)


def flipped(data: bytes, bit: int) -> bytes:
    bit %= 8 * len(data)
    found = bytearray(data)
    found[bit // 8] ^= 1 << bit % 8
    return bytes(found)


class Exchange:
    """Inputs of the operations of a set with what they must give: of a pair of keys and coins, or,
    with d and z, of the key generation too."""

    def __init__(self, p: Set, keys: tuple[bytes, bytes], coins: bytes):
        self.p, self.golden, self.name = p, library(p), f"{p.version} {p.size}"
        self.ek, self.dk = keys
        self.ct, self.ss = self.golden.encaps(self.ek, coins)
        self.inputs = {"encaps": {"ek": self.ek, "coins": coins},
                       "decaps": {"dk": self.dk, "ct": self.ct}}  # fmt: skip
        self.outputs = {"encaps": {"ct": self.ct, "ss": self.ss}, "decaps": {"ss": self.ss}}

    @classmethod
    def of(cls, p: Set, d: bytes, z: bytes, coins: bytes) -> Exchange:
        made = cls(p, library(p).keygen(d, z), coins)
        made.inputs = {"keygen": {"d": d, "z": z}} | made.inputs
        made.outputs = {"keygen": {"ek": made.ek, "dk": made.dk}} | made.outputs
        return made

    @classmethod
    def seeded(cls, p: Set, *words) -> Exchange:
        return cls.of(p, *(seeded(*words, name) for name in ("d", "z", "coins")))

    @property
    def rho(self) -> bytes:
        """The public seed, on which the cycles depend."""
        return self.ek[-32:]

    def secret(self, ct: bytes) -> bytes:
        """The shared key of another ciphertext with the same private key."""
        return self.golden.decaps(self.dk, ct)

    def cycles(self, operation: str, hw: Hardware) -> int:
        """Those of the cycle model."""
        return prepare(self.p, operation, hw, self.inputs[operation]).run()


def more_blocks(p: Set, wanted: int) -> Iterator[Exchange]:
    """Exchanges of whose seeds a polynomial of A needs another block of SHAKE128."""
    number = 0
    while wanted:
        number += 1
        found = Exchange.seeded(p, "blocks", p, number)
        if seeds.short(p, found.rho):
            wanted -= 1
            yield found


def bad_keys(p: Set, ek: bytes, dk: bytes) -> Iterator[tuple[str, str, dict[str, bytes]]]:
    """Operation, what is wrong with the key, inputs: FIPS 203 sections 7.2 and 7.3, a coefficient
    of q and a hash that is not that of the public key."""
    for place in (0, 383, 384 * p.k - 3):
        bad, n = bytearray(ek), place // 3 * 3
        bad[n], bad[n + 1] = Q & 0xFF, bad[n + 1] & 0xF0 | Q >> 8
        yield "encaps", f"q at byte {n}", {"ek": bytes(bad), "coins": bytes(32)}
    for place in (768 * p.k + 32, 768 * p.k + 63, 384 * p.k + 5):
        ct = seeded("ct") * (8 * p.ct_lanes // 32)
        yield "decaps", f"byte {place}", {"dk": flipped(dk, 8 * place + 4), "ct": ct}
