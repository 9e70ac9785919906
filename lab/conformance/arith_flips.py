# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Flips bits of arithmetic functions: each is refused by the prover, or right on the processor.

Run in lab/: python -m conformance.arith_flips --bits 10 > ../docs/arithmetic-flips.md

Takes portable C of ML-KEM and ML-DSA as gcc compiles it at -O2 for x86-64, and flips bits of the
instructions that a proof executes. What is proved all the same is run on extreme and random
inputs. Prints a table; exit 1 if a run is wrong.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
from dataclasses import dataclass, field
from multiprocessing import Pool
from pathlib import Path

from lanewise_lab import arith_shipped
from lanewise_lab.arith_shipped import Row
from lanewise_lab.prove.arithmetic import prove
from lanewise_lab.prove.objfile import ObjectFile

from . import arith_native


@dataclass
class Flipped:
    """right: what is proved with a bit flipped, and right on the processor; wrong: and not."""

    refused: int = 0
    right: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def flip(row: Row, folder: Path, bits: int) -> Flipped:
    draws, out = random.Random(f"bits of {row.function}"), Flipped()
    made = arith_shipped.compiled(row, folder)
    symbol, claim = arith_shipped.SCHEMES[row.scheme].claimed(made, row.function)
    code = ObjectFile(str(made[0]), {})
    executed = sorted(prove(code, symbol, claim).code.items())
    raw = made[0].read_bytes()
    for number in range(bits):
        address, insn = draws.choice(executed)
        at = address + draws.randrange(insn.size)
        old = code.code_at(at, 1)
        new = bytes([old[0] ^ 1 << draws.randrange(8)])
        code.patch(at, new)
        verdict = prove(code, symbol, claim)
        code.patch(at, old)
        if not verdict.proved:
            assert verdict.reason
            out.refused += 1
            continue
        offset = code.file_offset(at)
        copy = folder / f"{row.scheme}-{row.function}-{number}.o".replace(" ", "-")
        copy.write_bytes(raw[:offset] + new + raw[offset + 1 :])
        right = arith_native.is_right(copy, symbol, claim, number)
        (out.right if right else out.wrong).append(f"{insn.text}: {old.hex()} -> {new.hex()}")
    return out


def functions() -> list[Row]:
    """One claim of each function, the first."""
    found = {}
    for row in arith_shipped.matrix("x86-64 gcc -O2"):
        found.setdefault((row.scheme, row.function.split()[0]), row)
    return list(found.values())


HEAD = """# Flipped bits of portable arithmetic

Generated, in `lab`: `python -m conformance.arith_flips --bits {0} > ../docs/arithmetic-flips.md`

Of each function of portable C, as gcc 12 compiles it for x86-64 at -O2, {0} random bits of
instructions that a proof executes, one at a time: refused by the prover
([proving.md](proving.md#the-arithmetic-of-ml-kem)), or proved all the same, and then right on the
processor for extreme and random inputs.

<!-- figures: written by lab/conformance/arith_flips.py -->
| scheme | claim | refused | proved, and right |
| --- | --- | --- | --- |"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arith_flips", description=__doc__)
    parser.add_argument("--bits", type=int, default=100)
    options = parser.parse_args(arguments)
    rows = functions()
    with tempfile.TemporaryDirectory() as folder, Pool() as pool:
        for row in rows:
            arith_shipped.compiled(row, Path(folder))
        work = [(row, Path(folder), options.bits) for row in rows]
        jobs, found = [pool.apply_async(flip, one) for one in work], []
        for row, job in zip(rows, jobs, strict=True):
            found.append(job.get())
            print(row.function, len(found), file=sys.stderr, flush=True)
    print(HEAD.format(options.bits))
    for row, one in zip(rows, found, strict=True):
        print(f"| {row.scheme} | {row.function} | {one.refused} | {len(one.right)} |")
        for text in one.wrong:
            print(f"WRONGLY PROVED: {row.function}: {text}", file=sys.stderr)
    right, refused = sum(len(one.right) for one in found), sum(one.refused for one in found)
    print(f"| both | all {len(rows)} | {refused} | {right} |")
    return 1 if any(one.wrong for one in found) else 0


if __name__ == "__main__":
    sys.exit(main())
