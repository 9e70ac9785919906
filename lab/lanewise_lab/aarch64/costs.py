# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The list of AArch64 kernels for the C library, with what each costs on each core.

    python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h

Every kernel in src/keccak/aarch64 is in it. Costs are core cycles of 24 rounds: those of six cores
are predicted by their models, under the worst rules that fit, those of two are bounds that their
units set, and the portable kernels have published ones. They are there to be ranked.
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
from pathlib import Path

from .. import cores, table_aarch64
from ..checkout import need_or_exit
from ..cycles import Refused
from ..cycles.model import predict, timer
from ..cycles.superscalar import Lacks
from ..cycles.trace import run
from ..firmware import Failed

#: In the order of enum lanewise_core in cpu.h, which begins with an unknown core.
COLUMNS = ("other", "A55", "A510", "A72", "A78", "A710", "X1", "X2", "Apple")
#: Cores to come are more like these two.
OTHER = ("A710", "X2")
#: No core of the column has the instructions: selection never asks.
LACKS = 60000

_SCALAR = ("alu", "alu_shift", "shift", "move")
_LOADS = ("load", "load_pair", "vload", "vload_pair", "vload_rep")
_STORES = ("store", "store_pair", "vstore", "vstore_pair")
_SHIFTS = ("vshift", "vsri")
_SHA3 = ("eor3", "bcax", "xar", "rax1")
_VECTOR = ("vlogic", "vadd", "vperm", "vmove", *_SHIFTS, *_SHA3)
_ALL = (*_SCALAR, *_LOADS, *_STORES, *_VECTOR, "branch")
#: Instructions a cycle by classes. A72: LLVM 22's scheduling model of Cortex-A57, which it uses for
#: it (a second operand that is shifted takes the unit for multiplications). Apple: what is known of
#: the M1 from public tests, six of its eight instructions a cycle, since no code fills all; not
#: measured here.
BOUNDS = {
    "A72": ((2, _SCALAR), (1, ("alu_shift",)), (2, _VECTOR), (1, _SHIFTS), (1, _LOADS),
            (1, _STORES), (3, _ALL)),
    "Apple": ((6, _SCALAR), (3, ("alu_shift",)), (4, _VECTOR), (3, _LOADS), (2, _STORES),
              (6, _ALL)),
}  # fmt: skip
#: Plain C of one state: measured by others (published_aarch64.toml), and for these two guessed.
PORTABLE = {"A72": 1500, "Apple": 800}
#: Interleaved halves in C against whole lanes in C: four times the instructions.
HALVES = 4

_COMMAND = (
    "PYTHONPATH=lab python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h"
)
_HEAD = """\
/* {command} */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h.
 *
 * A55, A510, A78, A710, X1 and X2 are predicted: cycles that the models of the lab make of the
 * instructions that each kernel executes, under the worst set of rules that fits what was measured
 * (docs/cycle-model.md says how far they can be off).
 * A72 and Apple are estimates: the instructions divided by the units that take them. `other` is
 * the mean of A710 and X2. Of the portable kernels, x1_c64 has figures that were measured of plain
 * C by others, and x1_c32 four times those. {lacks} stands where a core lacks the instructions.
 */
#ifndef LANEWISE_BACKENDS_AARCH64_H
#define LANEWISE_BACKENDS_AARCH64_H

/* clang-format off */

/*    kernel, states, instructions */
"""


def instructions(kernel: str) -> str:
    """What a kernel needs, by its name: SCALAR, NEON or SHA3."""
    if "sha3" in kernel or "mixed" in kernel:
        return "SHA3"
    return "NEON" if table_aarch64.states_of(kernel) > 1 else "SCALAR"


def bound(classes: dict[str, int], column: str) -> int:
    """The cycles that a core without a model takes at least."""
    if column == "A72" and any(name in classes for name in _SHA3):
        return LACKS
    return max(
        -(-sum(classes.get(name, 0) for name in names) // rate) for rate, names in BOUNDS[column]
    )


def _in_order(by_column: dict[str, int]) -> list[int]:
    other = sum(by_column[name] for name in OTHER) // len(OTHER)
    return [({"other": other} | by_column)[name] for name in COLUMNS]


def costs(kernel: str) -> list[int]:
    """Of one kernel, in the order of COLUMNS."""
    out = {}
    with tempfile.TemporaryDirectory(prefix="lanewise-costs-") as folder:
        path, symbol = table_aarch64.build(kernel, Path(folder))
        states = table_aarch64.states_of(kernel)
        trace = run(path, symbol, cores.load("cortex-x2"), states=states)
        classes = predict(trace.steps, cores.load("cortex-x2")).classes
        again = timer(trace.steps, cores.load("cortex-x2"))
        for name in table_aarch64.CORES:
            core, found = cores.load(name), {"instructions": len(trace.steps)}
            try:
                found["alternatives"] = table_aarch64.under_all(again, core)
                found["instructions_by_class"] = classes
                worst = max(table_aarch64.compared(found, core).values())
                out[table_aarch64.short(name)] = round(worst)
            except Lacks:
                out[table_aarch64.short(name)] = LACKS
    return _in_order(out | {column: bound(classes, column) for column in BOUNDS})


def portable() -> list[int]:
    """Of plain C with 64-bit lanes."""
    (row,) = (r for r in table_aarch64.published()["permutation"] if not r["kernel"])
    known = {table_aarch64.short(name): row[name] for name in table_aarch64.CORES}
    return _in_order(known | PORTABLE)


def header() -> str:
    """The whole file. Wide kernels come first: of two that cost the same the first is taken."""
    names = [k.stem.removeprefix(table_aarch64.PREFIX) for k in table_aarch64.kernels()]
    names.sort(key=lambda name: (-table_aarch64.states_of(name), name))
    with multiprocessing.Pool(os.cpu_count()) as pool:
        rows = dict(zip(names, pool.map(costs, names, chunksize=1), strict=True))
    width = max(map(len, names), default=0) + 1
    first = [
        f"    K({name + ',':{width}} {table_aarch64.states_of(name)}, {instructions(name)})"
        for name in names
    ]
    rows["x1_c64"] = portable()
    rows["x1_c32"] = [HALVES * cost for cost in portable()]
    second = [
        f"    X(lanewise_backend_{name + ',':{width}} {', '.join(f'{c:5}' for c in row)})"
        for name, row in rows.items()
    ]
    lines = ["#define LANEWISE_AARCH64_KERNELS(K)", *first]
    text = _HEAD.format(command=_COMMAND, lacks=LACKS) + " \\\n".join(lines)
    text += f"\n\n/*    backend, {', '.join(COLUMNS)} */\n"
    text += " \\\n".join(["#define LANEWISE_BACKENDS(X)", *second])
    return text + "\n\n/* clang-format on */\n\n#endif\n"


def main() -> int:
    need_or_exit("aarch64.costs, which counts the shipped kernels,")
    try:
        sys.stdout.write(header())
    except (Failed, Refused) as error:
        print(f"costs: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
