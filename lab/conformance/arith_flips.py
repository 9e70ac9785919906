# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Flips bits of arithmetic functions, plants wrongs in their C: each is refused by the prover, or
right on the processor.

Run in lab/: python -m conformance.arith_flips --bits 10 --wrongs 25 > ../docs/arithmetic-flips.md

Takes portable C of ML-KEM and ML-DSA as gcc compiles it at -O2 for x86-64, and flips bits of the
instructions that a proof executes; then changes the C (arith_wrongs.py). What is proved all the
same is run on extreme and random inputs. Prints a table; exit 1 if a run is wrong.
"""

from __future__ import annotations

import argparse
import random
import shutil
import sys
import tempfile
from dataclasses import dataclass, field, replace
from multiprocessing import Pool
from pathlib import Path

from lanewise_lab import arith_shipped
from lanewise_lab.arith_shipped import Row
from lanewise_lab.checkout import ROOT
from lanewise_lab.prove.arithmetic import Claim, prove
from lanewise_lab.prove.objfile import ObjectFile

from . import arith_native, arith_wrongs


@dataclass
class Flipped:
    """right: what is proved with a bit flipped, or a wrong planted, and right on the processor;
    wrong: and not. refuted: of wrongs, by inputs, besides those that are refused."""

    refused: int = 0
    refuted: int = 0
    right: list[str] = field(default_factory=list)
    wrong: list[str] = field(default_factory=list)


def flip(row: Row, folder: Path, bits: int) -> Flipped:
    """Of portable code."""
    made = arith_shipped.compiled(row, folder)
    symbol, claim = arith_shipped.SCHEMES[row.scheme].claimed(made, row.function)
    return flipped(made[0], symbol, claim, row.function, folder, bits)


def flipped(path: Path, symbol: str, claim: Claim, name: str, folder: Path, bits: int) -> Flipped:
    """So many random bits of the instructions that a proof of a function executes. name: which
    draws they are; folder: for objects that are run."""
    draws, out = random.Random(f"bits of {name}"), Flipped()
    code = ObjectFile(str(path), {})
    executed = sorted(prove(code, symbol, claim).code.items())
    raw = path.read_bytes()
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
        copy = folder / f"{path.stem}-{name}-{number}.o".replace(" ", "-")
        copy.write_bytes(raw[:offset] + new + raw[offset + 1 :])
        right = arith_native.is_right(copy, symbol, claim, number)
        (out.right if right else out.wrong).append(f"{insn.text}: {old.hex()} -> {new.hex()}")
    return out


def plant(row: Row, folder: Path, most: int) -> Flipped:
    """Wrongs in the C of a function, judged by all its claims. folder: for copies of sources."""
    scheme, out = arith_shipped.SCHEMES[row.scheme], Flipped()
    root = folder / f"{row.scheme}-{row.function}".replace(" ", "-")
    for name in ("src", "include"):
        shutil.copytree(ROOT / name, root / name)
    symbol, _ = scheme.claimed(arith_shipped.compiled(row, folder), row.function)
    stem = row.function.split()[0]
    rows = [replace(row, function=name) for name in scheme.names() if name.split()[0] == stem]
    for number, (wrong, made) in enumerate(arith_wrongs.planted(row, symbol, root, most)):
        verdicts = (arith_shipped.proved(one, made).verdict for one in rows)
        verdict = next((verdict for verdict in verdicts if verdict != "proved"), "proved")
        out.refuted += verdict == "refuted"
        out.refused += verdict == "undecided"
        if verdict == "proved":
            claims = (scheme.claimed(made, one.function)[1] for one in rows)
            right = all(arith_native.is_right(made[0], symbol, c, number) for c in claims)
            (out.right if right else out.wrong).append(str(wrong))
    return out


def functions() -> list[Row]:
    """One claim of each function, the first."""
    found = {}
    for row in arith_shipped.matrix("x86-64 gcc -O2"):
        found.setdefault((row.scheme, row.function.split()[0]), row)
    return list(found.values())


HEAD = """# Flipped bits and planted wrongs of portable arithmetic

Generated, in `lab`: `python -m conformance.arith_flips --bits {bits} --wrongs {wrongs} >
../docs/arithmetic-flips.md`

Of each function of portable C, as gcc 12 compiles it for x86-64 at -O2, {bits} random bits of
instructions that a proof executes, one at a time: refused by the prover
([proving.md](proving.md#the-arithmetic-of-ml-kem)), or proved all the same, and then right on the
processor for extreme and random inputs. And at most {wrongs} changes of its C, drawn by its name
from all that are generated (`lab/conformance/arith_wrongs.py`): refuted by inputs of
which a run is wrong, with any claim of the function; refused, though no run of extreme and random
inputs was wrong; or proved with all its claims, and right.

<!-- figures: written by lab/conformance/arith_flips.py -->
| scheme | claim | bits: refused | right | wrongs: refuted | refused | right |
| --- | --- | --- | --- | --- | --- | --- |"""


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="arith_flips", description=__doc__)
    parser.add_argument("--bits", type=int, default=100)
    parser.add_argument("--wrongs", type=int, default=25)
    options = parser.parse_args(arguments)
    rows, sums, wrong = functions(), [0] * 5, 0
    with tempfile.TemporaryDirectory() as folder, Pool() as pool:
        for row in rows:
            arith_shipped.compiled(row, Path(folder))
        work = [
            ((row, Path(folder), options.bits), (row, Path(folder), options.wrongs)) for row in rows
        ]
        jobs = [(pool.apply_async(flip, a), pool.apply_async(plant, b)) for a, b in work]
        print(HEAD.format(**vars(options)))
        for row, pair in zip(rows, jobs, strict=True):
            bits, wrongs = (job.get() for job in pair)
            counts = (
                bits.refused,
                len(bits.right),
                wrongs.refuted,
                wrongs.refused,
                len(wrongs.right),
            )
            sums = [x + y for x, y in zip(sums, counts, strict=True)]
            print(
                f"| {row.scheme} | {row.function} |", " | ".join(map(str, counts)), "|", flush=True
            )
            for text in (*bits.wrong, *wrongs.wrong):
                wrong += 1
                print(f"WRONGLY PROVED: {row.function}: {text}", file=sys.stderr)
    print(f"| both | all {len(rows)} |", " | ".join(map(str, sums)), "|")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
