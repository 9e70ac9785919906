# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The kernels of AArch64, from their recipes: prints one assembly file.

    python3 -m lanewise_lab.aarch64.kernel RECIPE > FILE
    python3 -m lanewise_lab.aarch64.kernel RECIPE --chain > FILE    (chain.py)

A recipe (recipes/aarch64_*.toml) is the whole input: how many states lie in integer registers, one
after the other, whether two more lie in vector registers (or one alone), which share of their
operations are SHA-3 instructions, the delays of lazy rotations, and the order of the loop's
operations as a search found it (the same name with .found.toml).
"""

from __future__ import annotations

import sys

from ..passes.homes import NoRegister
from . import chain, text
from .recipe import load, names


def main(argv: list[str]) -> int:
    name, *options = argv or [""]
    if name not in names() or options not in ([], ["--chain"]):
        known = ", ".join(names())
        usage = "usage: lanewise_lab.aarch64.kernel RECIPE [--chain]"
        print(f"{usage}, one of: {known}", file=sys.stderr)
        return 2
    write = chain.kernel if options else text.kernel
    try:
        lines = write(load(name))
    except (ValueError, NoRegister) as error:
        print(f"{name}: {error}; has the recipe changed since the search?", file=sys.stderr)
        return 1
    print("\n".join(lines))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
