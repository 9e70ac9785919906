#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Counts the instructions of ML-KEM with portable and with vector arithmetic, emulated.

counts_mlkem.py check PROGRAM EMULATOR...   are there hardly ever more, and is docs/ml-kem.md right?
counts_mlkem.py docs PROGRAM EMULATOR...    writes them into docs/ml-kem.md

PROGRAM is count_mlkem.c in a build for AArch64. The counting is that of tests/ports/counts.py.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tests/ports"))

from counts import Failed, executed  # noqa: E402

DOCS = ROOT / "docs/ml-kem.md"
ROW = re.compile(r"^\| ([^|]+?) \| (\d+) \| (\d+) \| \d\.\d\d \|$", re.M)
IN_BOTH = ("portable C", "Neon")
#: Another minor version of the compiler may take somewhat more or less.
TOLERANCE = 0.05


def counted(what: str, program: str, emulator: list[str]) -> list[int]:
    found = []
    for arithmetic in IN_BOTH:
        once, twice = (executed(emulator, program, arithmetic, what, n) for n in ("1", "2"))
        if twice <= once:
            raise Failed(f"{what} executes nothing with {arithmetic}")
        found.append(twice - once)
    return found


def main(how: str, program: str, *emulator: str) -> int:
    text = DOCS.read_text(encoding="utf-8")
    rows = {m[1]: m for m in ROW.finditer(text)}
    try:
        if len(rows) < 15:
            raise Failed(f"docs/ml-kem.md has {len(rows)} rows of instructions")
        for what, row in rows.items():
            portable, vectors = now = counted(what, program, list(emulator))
            new = f"| {what} | {portable} | {vectors} | {vectors / portable:.2f} |"
            print(new)
            if how == "docs":  # others may write while this counts
                text = DOCS.read_text(encoding="utf-8")
                DOCS.write_text(text.replace(row[0], new), encoding="utf-8")
                continue
            said = [int(row[2]), int(row[3])]
            if vectors > 1.1 * portable:
                raise Failed(f"{what}: {vectors} instructions with Neon, {portable} without")
            if any(abs(n - s) > TOLERANCE * s for n, s in zip(now, said, strict=True)):
                raise Failed(f"{what}: {now} instructions counted, docs/ml-kem.md says {said}")
    except (Failed, OSError) as error:
        print(f"counts_mlkem: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
