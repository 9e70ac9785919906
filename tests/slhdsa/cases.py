# SPDX-License-Identifier: Apache-2.0 OR MIT
"""NIST's ACVP cases of the SHAKE sets of SLH-DSA, as circl carries them."""

from __future__ import annotations

import gzip
import hashlib
import json
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

#: Pre-hash functions: the last byte of the OID 2.16.840.1.101.3.4.2.z, and hashlib's name.
PREHASHES = {
    "SHA2-256": (1, "sha256"),
    "SHA2-384": (2, "sha384"),
    "SHA2-512": (3, "sha512"),
    "SHA2-224": (4, "sha224"),
    "SHA2-512/224": (5, "sha512_224"),
    "SHA2-512/256": (6, "sha512_256"),
    "SHA3-224": (7, "sha3_224"),
    "SHA3-256": (8, "sha3_256"),
    "SHA3-384": (9, "sha3_384"),
    "SHA3-512": (10, "sha3_512"),
    "SHAKE-128": (11, "shake_128"),
    "SHAKE-256": (12, "shake_256"),
}


@dataclass
class Case:
    """One case. `formed` is M' (FIPS 205 section 10.2): what the internal interfaces take."""

    number: int
    set: str  # as LANEWISE_SLHDSA_SHAKE_ has it: 128S
    interface: str  # internal, pure or preHash
    key: bytes = b""  # 3n bytes of seeds, or the secret key, or the public key
    message: bytes = b""
    context: bytes = b""
    prehash: str = ""
    addrnd: bytes = b""
    signature: bytes = b""
    want: bytes = b""  # the key pair: public key, secret key
    valid: bool = True

    def digest(self) -> bytes:
        name = PREHASHES[self.prehash][1]
        length = {"shake_128": (32,), "shake_256": (64,)}.get(name, ())
        return hashlib.new(name, self.message).digest(*length)

    def formed(self) -> bytes:
        if self.interface == "internal":
            return self.message
        head = bytes([self.interface == "preHash", len(self.context)]) + self.context
        if self.interface == "pure":
            return head + self.message
        oid = bytes.fromhex("06096086480165030402") + bytes([PREHASHES[self.prehash][0]])
        return head + oid + self.digest()


def _read(folder: Path, name: str) -> dict:
    with gzip.open(folder / f"{name}.json.gz") as f:
        return json.load(f)


def _pairs(folder: Path, mode: str) -> Iterator[tuple[dict, dict, dict]]:
    results = {
        t["tcId"]: t for g in _read(folder, f"{mode}_results")["testGroups"] for t in g["tests"]
    }
    for group in _read(folder, f"{mode}_prompt")["testGroups"]:
        if "SHAKE" in group["parameterSet"]:
            for test in group["tests"]:
                yield group, test, results[test["tcId"]]


def _case(group: dict, test: dict, **more) -> Case:
    interface = group.get("preHash", "internal")
    return Case(
        test["tcId"],
        group["parameterSet"].rsplit("-", 1)[1].upper(),
        interface,
        message=bytes.fromhex(test.get("message", "")),
        context=bytes.fromhex(test.get("context", "")),
        prehash=test.get("hashAlg", "") if interface == "preHash" else "",
        **more,
    )


def keygen(folder: Path) -> Iterator[Case]:
    for group, test, result in _pairs(folder, "keyGen"):
        seeds = bytes.fromhex(test["skSeed"] + test["skPrf"] + test["pkSeed"])
        pair = bytes.fromhex(result["pk"] + result["sk"])
        yield _case(group, test, key=seeds, want=pair)


def siggen(folder: Path) -> Iterator[Case]:
    for group, test, result in _pairs(folder, "sigGen"):
        yield _case(
            group,
            test,
            key=bytes.fromhex(test["sk"]),
            addrnd=bytes.fromhex(test.get("additionalRandomness", "")),
            signature=bytes.fromhex(result["signature"]),
        )


def sigver(folder: Path) -> Iterator[Case]:
    for group, test, result in _pairs(folder, "verify"):
        yield _case(
            group,
            test,
            key=bytes.fromhex(test["pk"]),
            signature=bytes.fromhex(test["signature"]),
            valid=result["testPassed"],
        )
