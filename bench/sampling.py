# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tables of ML-KEM on the RISC-V processor, from the rows of bench/simulated.py: what it samples,
and the whole of it, beside the KEM core of rtl/mlkem."""

from __future__ import annotations

import sys
from collections.abc import Iterable
from pathlib import Path

from lanewise_lab import markdown, results

ROOT = Path(__file__).resolve().parent.parent
#: Behind the title.
HEAD = (
    *("states", "set up, nonces", "absorb", "permute", "squeeze", "Keccak", "parse", "whole"),
    *("Keccak, speed", "whole, speed"),
)
#: Programs of rtl/rvkeccak/sw/programs.toml as the table calls them.
PROGRAMS = {
    "sampling_scalar": "scalar core alone",
    "sampling_e64": "ten instructions",
    "sampling_stream": "everything",
}
#: Of the whole: behind the title; programs; operations.
WHOLE_HEAD = (
    *("states", "Keccak", "sampling", "NTT, products", "coding", "copies, wiping", "rest", "whole"),
    *("Keccak, speed", "whole, speed"),
)
WHOLE_PROGRAMS = {
    "kem_scalar": "scalar core alone",
    "kem_e64": "ten instructions",
    "kem_wide": "everything",
}
SPENT = ("keccak", "sampling", "arithmetic", "coding", "memory", "rest", "whole")
OPERATIONS = {"keygen": "key generation", "encaps": "encapsulation", "decaps": "decapsulation"}
TITLES = {"A": "A of ML-KEM-{}: SHAKE128, rejection", "s, e": "s and e of ML-KEM-{}: SHAKE256, CBD"}


def ratio(one: dict, these: dict, name: str) -> float:
    """How many times as long one state takes."""
    return one["figures"][name] / these["figures"][name]


def found(made: dict, function: str) -> list[dict]:
    """Rows of a function as bench/simulated.py has them: the scalar core first, then by states."""
    rows = results.select(made["rows"], kind="sampling", function=function)
    order = list(PROGRAMS)
    return sorted(rows, key=lambda r: (order.index(r["program"]), r["states"]))


def line(row: dict, rows: list[dict]) -> list[str]:
    """A row of the table, beside the one of the same program and one state."""
    f = row["figures"]
    middle = [f["permutation"], f["squeeze"]]
    if row["program"] == "sampling_stream":
        middle = ["with squeeze", sum(middle)]  # one instruction does both
    (one,) = results.select(rows, program=row["program"], states=1)
    cycles = [f["setup"] + f["nonces"], f["absorb"], *middle, f["keccak"], f["parse"], f["whole"]]
    ratios = [f"{ratio(one, row, name):.2f}" for name in ("keccak", "whole")]
    if row["states"] == 1:
        ratios = ["", ""]
    cells = [n if isinstance(n, str) else f"{n:,}" for n in cycles]
    return [f"{PROGRAMS[row['program']]} ({row['simulator'].upper()})", str(row["states"])] + (
        cells + ratios
    )


def tables(made: dict, sizes: Iterable[int]) -> str:
    """A table each for A and for s and e of these sets."""
    out = []
    for size in sizes:
        for what, title in TITLES.items():
            rows = found(made, f"{what} {size}")
            head = [f"{title.format(size)}, on", *HEAD]
            out.append(markdown.table([head, *(line(r, rows) for r in rows)], "lr"))
    return "\n\n".join(out)


def whole(made: dict) -> str:
    """A table of each operation of ML-KEM-768; speed: the scalar core alone is 1."""
    sys.path.insert(0, str(ROOT / "rtl/mlkem/doc"))
    import compare

    out, order = [], list(WHOLE_PROGRAMS)
    for operation, title in OPERATIONS.items():
        rows = results.select(made["rows"], kind="kem", function=f"{operation} 768")
        rows.sort(key=lambda r: (order.index(r["program"]), r["states"]))
        lines = [[f"ML-KEM-768, {title}, on", *WHOLE_HEAD]]
        for row in rows:
            ratios = [f"{ratio(rows[0], row, name):.2f}" for name in ("keccak", "whole")]
            ratios = ["", ""] if row is rows[0] else ratios
            on = f"{WHOLE_PROGRAMS[row['program']]} ({row['simulator'].upper()})"
            cells = [f"{row['figures'][name]:,}" for name in SPENT]
            lines.append([on, str(row["states"]), *cells, *ratios])
        for size, found in compare.cycles().items():
            lines.append([f"KEM core, {size}", *[""] * 7, found["fips203", operation][1], "", ""])
        out.append(markdown.table(lines, "lr"))
    return "\n\n".join(out)
