# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The list of AArch64 kernels for the C library, with what each costs on each core.

    python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h

Every kernel in src/keccak/aarch64 is in it. Costs are core cycles of 24 rounds, a column for each
core that has one (registry.py): predicted by the core's model, or by LLVM's; or bounds that its
units set; or the mean of others. They are there to be ranked: where several sets of rules fit a
core, the column is the one whose choices give away least under any of them (regret.py).
"""

from __future__ import annotations

import multiprocessing
import os
import sys
import tempfile
import textwrap
from functools import partial
from pathlib import Path

from .. import cores, registry, table_aarch64
from ..checkout import need_or_exit
from ..cycles import Refused, mca
from ..cycles.model import predict, timer
from ..cycles.superscalar import Lacks
from ..cycles.trace import run
from ..tools import Failed
from ..write import head
from . import regret

#: No core of the column has the instructions: selection never asks.
LACKS = 60000
#: Kernels are traced with a core that has all instructions; traces are of no core.
TRACED_AS = "cortex-x2"

_SCALAR = ("alu", "alu_shift", "shift", "move")
_LOADS = ("load", "load_pair", "vload", "vload_pair", "vload_rep")
_STORES = ("store", "store_pair", "vstore", "vstore_pair")
_SHA3 = ("eor3", "bcax", "xar", "rax1")
_VECTOR = ("vlogic", "vadd", "vperm", "vmove", "vshift", "vsri", *_SHA3)
#: What [[bounds]] may say instead of single classes.
GROUPS = {
    "integer": _SCALAR,
    "load": _LOADS,
    "store": _STORES,
    "vector": _VECTOR,
    "sha3": _SHA3,
    "all": (*_SCALAR, *_LOADS, *_STORES, *_VECTOR, "branch"),
}
#: Interleaved halves in C against whole lanes in C: four times the instructions.
HALVES = 4

_SUMMARY = (
    "The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are "
    "those of cores_aarch64.h."
)
_ABOUT = (
    "Predicted are {predicted}: cycles that the models of the lab make of the instructions "
    "that each kernel executes. Several sets of rules fit what was measured; a column is the one, "
    "of these, their mean and their worst, whose choices give away least under any of the sets, on "
    "the scale of the central one (docs/cycle-model.md says how far they can be off, and which are "
    "not judged). By LLVM's scheduling models and in the same way: {asked}. "
    "Estimates are {estimates}: the instructions divided by the units that take them. UNKNOWN"
    " is the mean of {mean}. Of the portable kernels, x1_c64 has figures that were measured "
    "of plain C by others, or guesses, and x1_c32 four times those. {lacks} stands where a "
    "core lacks the instructions."
)


def instructions(kernel: str) -> str:
    """What a kernel needs, by its name: SCALAR, NEON or SHA3."""
    if "sha3" in kernel or "mixed" in kernel:
        return "SHA3"
    return "NEON" if table_aarch64.states_of(kernel) > 1 else "SCALAR"


def bound(classes: dict[str, int], bounds: list[dict]) -> int:
    """The cycles that a core without a model takes at least; [[bounds]] of its file."""
    most = 0
    for row in bounds:
        names = {n for name in row["classes"] for n in GROUPS.get(name, (name,))}
        count = sum(classes.get(name, 0) for name in names)
        if count and not row["per_cycle"]:
            return LACKS
        most = max(most, -(-count // row["per_cycle"]) if count else 0)
    return most


#: Cycles under each set of rules that fits a core, the central ones first.
Sets = dict[str, float]


def _in_order(by_core: dict[str, int], folder: Path | None) -> list[int]:
    """In the order of the columns, with those that are means of others."""
    files, out = cores.files(folder), dict(by_core)
    for name in registry.columns(folder):
        if name not in out:
            parts = files[name]["selection"]["mean_of"]
            out[name] = sum(by_core[part] for part in parts) // len(parts)
    return [out[name] for name in registry.columns(folder)]


def predicted(kernel: str, cores_in: Path | None = None) -> dict[str, Sets | int]:
    """Of one kernel on each core that has a column of its own: a bound, LACKS, or what its model
    predicts."""
    files, out = cores.files(cores_in), {}
    with tempfile.TemporaryDirectory(prefix="lanewise-costs-") as folder:
        path, symbol = table_aarch64.build(kernel, Path(folder))
        states = table_aarch64.states_of(kernel)
        trace = run(path, symbol, cores.load(TRACED_AS), states=states)
        classes = predict(trace.steps, cores.load(TRACED_AS)).classes
        again = timer(trace.steps, cores.load(TRACED_AS))
        for name in registry.columns(cores_in):
            if "bounds" in files[name]:
                out[name] = bound(classes, files[name]["bounds"])
            elif "pipeline" in files[name]:
                found = {"instructions": len(trace.steps), "classes": classes}
                try:
                    found["rules"] = table_aarch64.under_all(again, cores.load(name))
                    out[name] = table_aarch64.compared(found, cores.load(name))
                except Lacks:
                    out[name] = LACKS
            elif "scheduling_models" in files[name]:
                asked = files[name]["scheduling_models"]
                out[name] = {cpu: mca.total(trace.steps, cpu) for cpu in asked}
    return out


def costs(kernels: dict[str, dict[str, Sets | int]]) -> dict[str, dict[str, int]]:
    """Of each kernel on each core, from what is predicted of them all. A core that lacks the
    instructions of a kernel has no sets for it."""
    out: dict[str, dict[str, int]] = {kernel: {} for kernel in kernels}
    states = {kernel: table_aarch64.states_of(kernel) for kernel in kernels}
    for core in next(iter(kernels.values())):
        own = {k: of[core] for k, of in kernels.items() if isinstance(of[core], dict)}
        found: dict[str, float] = {}
        if own:
            names = next(iter(own.values()))
            found = regret.column({n: {k: of[n] for k, of in own.items()} for n in names}, states)
        for kernel, of in kernels.items():
            out[kernel][core] = round(found[kernel]) if kernel in found else of[core]
    return out


def portable(folder: Path | None = None) -> list[int]:
    """Of plain C with 64-bit lanes."""
    given = {name: cores.files(folder)[name]["selection"] for name in registry.columns(folder)}
    known = {name: row["portable"] for name, row in given.items() if "mean_of" not in row}
    return _in_order(known, folder)


def _titles(names: list[str]) -> str:
    return ", ".join(map(cores.short, names))


def header(cores_in: Path | None = None, kernels: list[str] | None = None) -> str:
    """The whole file, of all kernels or of these. Wide kernels come first, and those with chains:
    of two that cost the same the first is taken."""
    names = kernels or [k.stem.removeprefix(table_aarch64.PREFIX) for k in table_aarch64.kernels()]
    chained = table_aarch64.chained()
    names.sort(key=lambda name: (-table_aarch64.states_of(name), name not in chained, name))
    with multiprocessing.Pool(os.cpu_count()) as pool:
        one = partial(predicted, cores_in=cores_in)
        found = costs(dict(zip(names, pool.map(one, names, chunksize=1), strict=True)))
    rows = {name: _in_order(by_core, cores_in) for name, by_core in found.items()}
    first = {
        name: f"{table_aarch64.states_of(name)}, {instructions(name)}, "
        f"{'CHAINS' if name in chained else 'PLAIN'}"
        for name in names
    }
    rows["x1_c64"] = portable(cores_in)
    rows["x1_c32"] = [HALVES * cost for cost in portable(cores_in)]
    second = {name: ", ".join(f"{c:5}" for c in row) for name, row in rows.items()}
    files, columns = cores.files(cores_in), registry.columns(cores_in)
    about = _ABOUT.format(
        lacks=LACKS,
        predicted=_titles([c for c in columns if "pipeline" in files[c]]),
        asked=_titles([c for c in columns if "scheduling_models" in files[c]]),
        estimates=_titles([c for c in columns if "bounds" in files[c]]),
        mean=_titles(files[registry.UNKNOWN]["selection"]["mean_of"]),
    )
    lines = [*textwrap.wrap(_SUMMARY, 97), "", *textwrap.wrap(about, 97)]
    path = "src/keccak/aarch64/backends_aarch64.h"
    text = "\n".join(head("aarch64.costs", "", path, lines))
    facts = "states, instructions, whether it has chains of SHAKE256 too"
    return text + registry.backends("AARCH64", facts, first, _titles(columns), second)


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
