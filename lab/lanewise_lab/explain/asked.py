# SPDX-License-Identifier: Apache-2.0 OR MIT
"""lanewise-lab explain KERNEL, and what finds and assembles the kernels that it is for."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

from .. import gen
from ..checkout import need
from ..prove.shipped import COMPILERS, assemble
from ..symbolic import Refused
from ..tools import PACKAGES, Failed
from .account import Account, account
from .listing import text

#: What permutes states and nothing else: no chains, no bytes of a state.
PERMUTATION = re.compile(r"keccakp1600_x\d_")


def kernels() -> list[gen.Kernel]:
    """The shipped kernels that permute, by instruction set and name."""
    found = [k for k in gen.kernels().values() if PERMUTATION.match(k.file)]
    return sorted(found, key=lambda k: (k.isa, k.file))


def explained(source: Path, isa: str, rounds: int = 24) -> Account:
    """Of a source, with the tools that proofs use."""
    compiler = COMPILERS[isa][0]
    if shutil.which(compiler) is None:
        raise Refused(f"{compiler} not found: apt install {PACKAGES.get(compiler, compiler)}")
    with tempfile.TemporaryDirectory() as folder:
        try:
            path = assemble(source, Path(folder), isa)
        except subprocess.CalledProcessError:
            raise Refused(f"{source} cannot be assembled") from None
        return account(path, f"lanewise_{source.stem}", isa, rounds)


def run(arguments, stop: Callable[[str], None]) -> int:
    if len(arguments.rounds) != 1:
        stop("one number of rounds at a time")
    try:
        need("explain, which assembles the shipped kernels,")
        kernel = gen.find(arguments.kernel)
        if not PERMUTATION.match(kernel.path.stem):
            stop(
                f"{kernel.path.stem} is no permutation: explain knows the values of its rounds only"
            )
        found = explained(kernel.path, kernel.isa, arguments.rounds[0])
    except (ValueError, Failed, Refused, OSError) as error:
        stop(str(error))
    sys.stdout.write(text(found, not arguments.summary))
    return 0 if found.right and found.explained == found.computing else 1
