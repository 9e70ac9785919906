# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Chains of SHAKE256 on AArch64, predicted: what a step costs, next to a call of the permutation,
which a step replaces together with the block that is written before it."""

from __future__ import annotations

import multiprocessing
import os
import tempfile
from pathlib import Path

from . import cores, table_aarch64
from .cycles.model import timer
from .cycles.superscalar import Lacks
from .cycles.trace import run

_TRACED_AS = "cortex-x2"


def _of(kernel: str) -> list[dict]:
    """On each core that has its instructions. low, high: of a board, by the errors of the model
    under any rules that fit, for a step of a plain chain."""
    states, core, rows = table_aarch64.states_of(kernel), cores.load(_TRACED_AS), []
    with tempfile.TemporaryDirectory(prefix="lanewise-chains-") as name:
        folder = Path(name)
        path, symbol = table_aarch64.build(kernel, folder)
        permutation = timer(run(path, symbol, core, states=states).steps, core)
        plain, masked = (
            table_aarch64.chain_timer(f"{kernel}{kind}16", core, folder)
            for kind in ("_chain", "_masked_chain")
        )
        for on in table_aarch64.CORES:
            try:
                other = cores.load(on)
                found = [plain(True, a.core) for a in cores.alternatives(other)]
                low, high = other.band
                row = {"permutation": permutation(other), "step": plain(True, other)}
                row |= {"masked": masked(True, other), "call": plain(False, other)}
            except Lacks:
                continue
            row |= {"low": min(found) * low, "high": max(found) * high}
            rows.append({"kernel": kernel, "core": on, "states": states, **row})
    return rows


def make() -> dict:
    """Of all chains, on all cores of the published table."""
    kernels = table_aarch64.chained()
    with multiprocessing.Pool(min(len(kernels), os.cpu_count() or 1)) as pool:
        rows = [row for part in pool.map(_of, kernels, chunksize=1) for row in part]
    rows.sort(key=lambda row: (table_aarch64.CORES.index(row["core"]), row["step"] / row["states"]))
    return {
        "table": "chains",
        "kind": "predicted",
        "what": "cycles of a step of a chain of SHAKE256 with nodes of 16 bytes, of all states",
        "rows": rows,
    }


def best(made: dict) -> dict:
    """On each core the kernels of which none with as many states or fewer takes less for each."""
    rows: list[dict] = []
    for row in made["rows"]:  # core by core, the least for each state first
        if not rows or rows[-1]["core"] != row["core"] or rows[-1]["states"] > row["states"]:
            rows.append(row)
    return made | {"rows": rows}


def markdown(made: dict) -> str:
    lines = [
        "| core | kernel | permutation | step | | board | masked step | call |",
        "| --- | --- | ---: | ---: | ---: | ---: | ---: | ---: |",
    ]
    for row in made["rows"]:
        step = row["step"]
        change = 100 * (step / row["permutation"] - 1)
        board = (f"{100 * (row[key] / step - 1):+.0f}" for key in ("low", "high"))
        cells = [cores.short(row["core"]), row["kernel"].replace("aarch64_", "")]
        cells += [f"{row['permutation']:.0f}", f"{step:.0f}", f"{change:+.1f} %"]
        cells += [" to ".join(board), f"{row['masked']:.0f}", f"{row['call']:.0f}"]
        lines.append(f"| {' | '.join(cells)} |")
    return "\n".join(lines)
