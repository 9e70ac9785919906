# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Which column of costs serves a core best that only LLVM has a scheduling model of.

    python3 -m lanewise_lab.aarch64.nearest falkor thunderx2t99

For each of these, as llvm-mca takes them for -mcpu: the columns of backends_aarch64.h, the one
first whose choices of kernels give away least under LLVM's model, in percent, in the mean over the
numbers of states of regret.py and at most. Kernels that the model lacks instructions of are left
out, and with --no-sha3 those of SHA-3: LLVM's models know instructions that such a core lacks.
"""

from __future__ import annotations

import argparse
import multiprocessing
import re
import sys
import tempfile
from functools import partial
from pathlib import Path

from .. import cores, registry, table_aarch64
from ..checkout import ROOT, need_or_exit
from ..cycles import Refused, mca
from ..cycles.trace import run
from . import regret
from .costs import TRACED_AS, instructions

ROW = re.compile(r"X\(lanewise_backend_(\w+),\s*([\d, ]+)\)")


def by_llvm(kernel: str, cpus: list[str]) -> dict[str, int | None]:
    """Cycles of a kernel by LLVM's model of each; None where it refuses the code."""
    with tempfile.TemporaryDirectory(prefix="lanewise-nearest-") as folder:
        path, symbol = table_aarch64.build(kernel, Path(folder))
        states = table_aarch64.states_of(kernel)
        steps = run(path, symbol, cores.load(TRACED_AS), states=states).steps
    found: dict[str, int | None] = {}
    for cpu in cpus:
        try:
            found[cpu] = mca.total(steps, cpu)
        except Refused:
            found[cpu] = None
    return found


def ranked(model: dict[str, int], header: str) -> list[tuple[float, float, str]]:
    """What each column gives away under the cycles of `model`, the least first: the mean and the
    most, in percent, and the column."""
    costs = {m[1]: [int(n) for n in m[2].split(",")] for m in ROW.finditer(header)}
    kernels = [name for name in model if name in costs]
    states = {name: table_aarch64.states_of(name) for name in kernels}
    sets = {"model": {name: model[name] for name in kernels}}
    out = []
    for place, column in enumerate(registry.columns()):
        own = {name: costs[name][place] for name in kernels}
        lost = [100 * (x - 1) for x in regret.given_away(own, sets, states).values()]
        out.append((sum(lost) / len(lost), max(lost), column))
    return sorted(out)


def main(argv: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="nearest")
    parser.add_argument("cpus", nargs="+")
    parser.add_argument("--no-sha3", action="store_true")
    given = parser.parse_args(argv)
    need_or_exit("aarch64.nearest, which counts the shipped kernels,")
    header = (ROOT / "src/keccak/aarch64/backends_aarch64.h").read_text(encoding="utf-8")
    names = [k.stem.removeprefix(table_aarch64.PREFIX) for k in table_aarch64.kernels()]
    names = [n for n in names if not (given.no_sha3 and instructions(n) == "SHA3")]
    with multiprocessing.Pool() as pool:
        found = dict(zip(names, pool.map(partial(by_llvm, cpus=given.cpus), names, 1), strict=True))
    for cpu in given.cpus:
        model = {name: of[cpu] for name, of in found.items() if of[cpu] is not None}
        if not any(table_aarch64.states_of(name) == 1 for name in model):
            print(f"nearest: LLVM has no model of {cpu} for these kernels", file=sys.stderr)
            return 1
        for mean, most, column in ranked(model, header):
            print(f"{cpu:16} {column:14} {mean:6.1f} % in the mean, {most:6.1f} at most")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
