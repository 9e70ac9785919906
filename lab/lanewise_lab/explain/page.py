# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page that says of every permutation how much of it the one description explains.

python3 -m lanewise_lab.explain.page > docs/kernels-explained.md
"""

from __future__ import annotations

import os
import sys
from itertools import groupby
from multiprocessing import Pool
from pathlib import Path

from .account import FRAME, LOADS, MOVES, STORES, UNEXPLAINED, VALUES, Account
from .asked import explained, kernels

_HEAD = """\
<!-- PYTHONPATH=lab python3 -m lanewise_lab.explain.page > docs/kernels-explained.md -->
# What of each kernel the description explains

Every kernel that permutes was assembled as for its proof and run for 24 rounds on two random states
by the prover's own decoder and instruction meanings. What each instruction makes was looked up
among the values that [`round.py`](../lab/lanewise_lab/round.py) makes of the same states, up to
rotation and complement; a name counts if it fits both runs. `lanewise-lab explain KERNEL` prints
the listing with the algebra beside each instruction.
[How kernels are made](how-kernels-are-made.md) reads one.

Columns count executed instructions. Those that make new data compute; of them

- *plain* makes one value of the description, as it says;
- *joined*: one whose operand in the description was not made before, so that the instruction does
  two steps or more (`vpternlogq`, `bcax`, `xar`, `eor` with a rotated operand); which operands an
  instruction reads is not looked at, so one that skips an operand made for others counts as plain;
- *deferred*: one that is kept turned by an offset; *complemented*: one that is kept inverted;
- *sums*: some words of a column, on the way to its parity;
- *halves*: a rotation is made of two shifts, each is a half;
- *unexplained*: anything else. A packed register may have elements that hold no lane: they do not
  count if the result stays right with random numbers in them.

The other instructions make no new data. *Moves* put words elsewhere that were in registers before,
shuffles included, or make them again; *frame* is the loop, addresses, constants and the calling
convention. The description says nothing of these four columns, nor of registers and order: those
are what passes and searches add. Two kernels for Cortex-M add one half of the last round constant
in two instructions, since no immediate holds it: the first is the one that is unexplained. Chains
of SHAKE256 are not in the table: in their first and last rounds many lanes are known or not wanted.
"""
_TITLES = {"aarch64": "AArch64", "armv7m": "ARMv7-M", "armv8m": "Armv8.1-M"}
_TITLES |= {"riscv32": "RISC-V, 32 bits", "riscv64": "RISC-V, 64 bits", "x86_64": "x86-64"}
_OTHERS = (MOVES, LOADS, STORES, FRAME)
_COLUMNS = (
    "kernel", "computing", "explained", "plain", "joined", "deferred", "complemented", "sums",
    "halves", "unexplained", "moves", "loads", "stores", "frame",
)  # fmt: skip
_MARK = "<!-- figures: written by lab/lanewise_lab/explain/page.py -->"


def row(account: Account) -> str:
    """Of the table."""
    counts = account.counts
    share = f"{100 * account.explained / account.computing:.2f} %"
    cells = [f"`{account.symbol.removeprefix('lanewise_keccakp1600_')}`"]
    cells += [str(account.computing), share]
    cells += [str(counts[kind]) for kind in (*VALUES, UNEXPLAINED, *_OTHERS)]
    return f"| {' | '.join(cells)} |"


def row_of(path: Path, isa: str) -> str:
    return row(explained(path, isa))


def page() -> str:
    with Pool(os.cpu_count()) as pool:
        return written(pool.starmap(row_of, [(k.path, k.isa) for k in kernels()], chunksize=1))


def written(rows: list[str]) -> str:
    """The page with these rows of all kernels."""
    out = [_HEAD]
    for isa, pairs in groupby(zip(kernels(), rows, strict=True), key=lambda pair: pair[0].isa):
        out += [f"## {_TITLES[isa]}", "", _MARK, f"| {' | '.join(_COLUMNS)} |"]
        out += ["|" + " --- |" * len(_COLUMNS), *(row for _, row in pairs), ""]
    return "\n".join(out).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
