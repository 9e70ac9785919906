# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Where the rest of Lanewise lies: the lab may be installed without it.

ROOT is a checkout: the one that LANEWISE_ROOT names, the one that this file is part of, or one
around the current folder. Else it is what the package brings along of one (DATA, which setup.py
fills): enough for the prover, the models and table 1 and aarch64.
"""

from __future__ import annotations

import os
import sys
from pathlib import Path

_HERE = Path(__file__).resolve()
DATA = _HERE.parent / "_data"
#: Where kernels lie, in folders of instruction sets: ours, and published ones to compare with.
KERNELS = ("src/keccak", "bench/baselines")


def is_checkout(folder: Path) -> bool:
    return (folder / "src/keccak/backend.h").is_file() and (folder / "lab/pyproject.toml").is_file()


def _find() -> Path:
    told = os.environ.get("LANEWISE_ROOT")
    here = Path.cwd()
    places = [Path(told)] if told else [_HERE.parents[2], here, *here.parents]
    return next((p.resolve() for p in places if is_checkout(p)), DATA)


ROOT = _find()


def kernel_files(isa: str) -> list[Path]:
    """Every kernel in the folders of an instruction set, ours and baselines, by name."""
    found = (path for place in KERNELS for path in (ROOT / place / isa).glob("*.S"))
    return sorted(found, key=lambda path: path.name)


def need(what: str) -> Path:
    """The root of a checkout; OSError in one line if there is none."""
    if not is_checkout(ROOT):
        raise OSError(f"{what} needs a checkout of Lanewise: run it there, or set LANEWISE_ROOT")
    return ROOT


def need_or_exit(what: str) -> None:
    """For commands: without a checkout, one line and exit 2."""
    try:
        need(what)
    except OSError as error:
        print(error, file=sys.stderr)
        sys.exit(2)
