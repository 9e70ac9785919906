# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Whether a kept prediction is of the kernels as they are: the commit of a predicted row is a
digest of their code."""

from __future__ import annotations

import hashlib
import re
from functools import cache
from pathlib import Path

from . import cores
from .checkout import ROOT
from .firmware import kernel_file, kernel_files
from .published import PREFIX
from .write import code_of


def isa_of(core: str) -> str:
    """Of a core, or of a platform that stands for all of its cores."""
    return core if core in ("aarch64", "armv7m") else cores.load(core).isa


def sources(kernels: list[str], isa: str) -> list[Path]:
    """The files of kernels, as rows name them; of "permute", the one of a firmware, all of them."""
    every, found = kernel_files(isa), set()
    for kernel in kernels:
        name, chain = re.subn(r"(_masked)?_chain\d+$", "_chain", kernel.removeprefix(PREFIX))
        if kernel == "permute":
            found |= set(every.values())
        elif name.endswith("_c64"):
            found.add(ROOT / f"src/keccak/portable/{PREFIX}{name}.c")
        else:
            found.add(kernel_file(isa, f"{'shake256_' if chain else PREFIX}{name}"))
    return sorted(found, key=lambda path: path.name)


@cache
def _code(path: Path, isa: str, _written: int) -> str:
    return code_of(path.read_text(), isa)


def digest(kernels: list[str], isa: str) -> str:
    """Of the code of these kernels; a file that is gone counts as a change."""
    made = hashlib.sha256()
    for path in sources(kernels, isa):
        code = _code(path, isa, path.stat().st_mtime_ns) if path.exists() else "gone"
        made.update(f"{path.name}\n{code}".encode())
    return made.hexdigest()[:16]


def of(row: dict) -> str:
    return digest(row["kernel"].split(", "), isa_of(row["core"]))


def changed(row: dict) -> bool:
    return row["commit"] != of(row)
