#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Prove the arithmetic and coding leaves of the KEM core, and `pick`, for every input.

    rtl/mlkem/formal/run.py [--sample]

properties.sv has what is proved. Each proof has a control that must be refuted. That the round
of rtl/common is Keccak's is proved by rtl/common/formal/run.py. --sample leaves out what takes more
than seconds.
Exit code 0 if all is as it must be; 1 if not; 2 if a tool failed.
"""

from __future__ import annotations

import argparse
import shutil
import sys
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.tools import yosys  # noqa: E402

FOLDER = yosys.ROOT / "rtl/mlkem"
LEAVES = (
    "pkg",
    "fold",
    "subtract",
    "add",
    "correct",
    "decompress",
    "compress",
    "round",
    "flags",
    "pick",
)
KECCAK = ("pkg", "theta", "rho_pi", "chi", "round")
#: Module, whether the sample has it.
PROOFS = {
    "prove_subtract": True,
    "prove_quotient": True,
    "prove_round": True,
    "prove_pick": True,
    "prove_add": False,
    "prove_correct": False,
    "prove_fold": False,
    "prove_inverse": False,
}
#: Has registers; of the others good follows from the inputs of the same cycle.
OVER_TIME = "prove_pick"


def prove(top: str, wrong: bool) -> bool:
    """Whether the verdict is the expected one."""
    start = time.monotonic()
    work = yosys.scratch("mlkem")
    try:
        text = (FOLDER / "formal/properties.sv").read_text()
        (work / "properties.sv").write_text(f"`define WRONG {int(wrong)}\n{text}")
        files = [yosys.ROOT / f"rtl/common/rtl/lanewise_keccak_{name}.sv" for name in KECCAK]
        files += [FOLDER / f"rtl/lanewise_mlkem_{name}.sv" for name in LEAVES]
        held = yosys.holds([*files, work / "properties.sv"], top, cycles=int(top == OVER_TIME))
    finally:
        shutil.rmtree(work)
    print(
        f"formal: {top}{', control' if wrong else ''}: {'proved' if held else 'refuted'}"
        f"{', UNEXPECTED' if held == wrong else ''} ({time.monotonic() - start:.0f} s)",
        flush=True,
    )
    return held != wrong


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--sample", action="store_true", help="the part of `make test`")
    sample = parser.parse_args().sample
    try:
        good = [
            prove(top, wrong)
            for top, few in PROOFS.items()
            if few or not sample
            for wrong in ((False,) if sample else (False, True))
        ]
    except yosys.ToolError as error:
        print(error, file=sys.stderr)
        return 2
    return 0 if all(good) else 1


if __name__ == "__main__":
    sys.exit(main())
