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
from functools import partial

from ..write import main as command
from . import chain, frame_aarch64
from .recipe import Recipe

main = partial(command, recipes=Recipe, writers={"": frame_aarch64.kernel, "--chain": chain.kernel})

if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
