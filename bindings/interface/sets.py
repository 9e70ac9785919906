# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What several generators take from the table of the interface: parameter sets and messages."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
#: How a standard begins the name of a set of a scheme.
BEGINNINGS = {"mlkem": "ML-KEM-", "mldsa": "ML-DSA-", "slhdsa": "SLH-DSA-SHAKE-"}


@dataclass(frozen=True)
class Set:
    """A parameter set: its name in the standard, the library's number, and lengths in bytes by
    what they are of: public, private, and ciphertext or signature."""

    name: str
    number: int
    lengths: dict[str, int]


def table() -> dict:
    return json.loads((HERE / "interface.json").read_text("utf-8"))


def sets(table: dict, scheme: str) -> list[Set]:
    """Those that NIST has standardised, of mlkem, mldsa or slhdsa."""
    out = []
    for constant, number in table["enums"][f"lanewise_{scheme}_set"].items():
        if "SPHINCS" in constant:
            continue
        size = constant.rpartition("_")[2]
        lengths = {}
        for part in ("public", "private", "ciphertext" if scheme == "mlkem" else "signature"):
            of = size if part == "signature" else size.rstrip("SF")
            lengths[part] = table["constants"][
                f"LANEWISE_{scheme.upper()}_{of}_{part.upper()}_BYTES"
            ]
        out.append(Set(BEGINNINGS[scheme] + size.lower(), number, lengths))
    return out


def messages() -> dict[str, str]:
    """What lanewise_status_message says, by the constant's name."""
    text = (ROOT / "src/status.c").read_text("utf-8")
    found = re.findall(r'case (LANEWISE_\w+):\s+return ((?:"[^"]*"\s*)+);', text)
    return {name: "".join(re.findall(r'"([^"]*)"', parts)) for name, parts in found}
