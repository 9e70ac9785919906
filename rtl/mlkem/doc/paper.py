# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The tables of the paper that the KEM core starts from, with ours beside them.

Its figures are in lab/lanewise_lab/published.tsv. Ours: cycles of round 2 from seeds.json,
frequency from syn/ecp5.json, software from docs/results/rows.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
sys.path.insert(0, str(HERE.parent / "model"))
import seeds  # noqa: E402
from lanewise_lab import results  # noqa: E402
from lanewise_lab.published import designs, source  # noqa: E402
from params import OPERATIONS, SIZES, Hardware  # noqa: E402
from schedule import span  # noqa: E402

#: (operation, size): a row.
ROWS = {
    (operation, int(size)): {"operation": operation, "size": int(size)} | row
    for (operation, size), row in ((name.split(), row) for name, row in designs("kyber").items())
}
CORTEX_M4_MHZ = 24  # of table III
TITLE = "Huang, Huang, Lei and Wu (the design that this one starts from)"
SOURCE = "IEICE Electronics Express 2020, tables II and III"
#: Rows of ecp5.json to the hardware.
ROUTED = {"kem_2": Hardware(), "kem_0": Hardware(0)}

Table = tuple[list[str], list[list[str]]]


def recomputed(row: dict) -> tuple[list[int], tuple[int, int]]:
    """The lost count three ways, from the row's other cells, and what they agree on as rounded."""
    values, low, high = [], [], []

    def of(product, half: float) -> None:
        """A count that is a function of a rounded cell, which is right to `half`."""
        values.append(round(product(0)))
        ends = sorted((product(-half), product(half)))
        low.append(ends[0])
        high.append(ends[1])

    of(lambda e: (row["ms"] + e) * row["mhz"] * 1000, 0.0005)
    for name in ("haswell", "cortex_m4"):
        of(lambda e, name=name: row[name] * (1 - (row[f"{name}_reduction"] + e) / 100), 0.05)
    return values, (round(max(low)), round(min(high)))


def theirs(row: dict) -> int:
    """Cycles as printed; of the lost cell the middle of what the others agree on."""
    return row["cycles"] or sum(recomputed(row)[1]) // 2


def told(row: dict) -> str:
    return f"{row['cycles']:,}" if row["cycles"] else f"about {theirs(row):,} (recomputed)"


def design() -> dict:
    """The paper as one of the designs of syn/published.toml."""

    def ends(name: str) -> str:
        values = [row[name] for row in ROWS.values()]
        return f"{min(values):,} to {max(values):,}"

    made = {name: [told(ROWS[name, size]) for size in SIZES] for name in ("encaps", "decaps")}
    size = f"{ends('lut')} LUT, {ends('dsp')} DSP, {ends('bram')} BRAM, one operation of one size"
    return made | {"title": TITLE, "source": SOURCE, "version": "round 2", "kind": "published",
                   "keygen": [""] * 3, "size": size}  # fmt: skip


def product() -> tuple:
    """LUTs of its two designs for size 768, their cycles and MHz, for the table of products."""
    rows = [ROWS[name, 768] for name in ("encaps", "decaps")]
    luts = [row["lut"] for row in rows]
    cycles = [theirs(row) for row in rows]
    return f"{TITLE}, round 2", *luts, cycles, "published", rows[0]["mhz"]


def ours(hw: Hardware, operation: str, size: int, version: str = "round2") -> tuple[int, int]:
    found = seeds.cycles()[f"{hw.name} per cycle"][version, operation]
    return found[SIZES.index(size)]


def fewer(one: int, other: int) -> str:
    return f"{100 * (1 - one / other):.1f} %"


def cycles() -> Table:
    """Its table II."""
    heads = ["round 2", "its hardware", "its Haswell", "its Cortex-M4", "it saves of these",
             "ours, 2 engines", "ours saves of these", "its hardware / ours"]  # fmt: skip
    rows = []
    for (operation, size), row in ROWS.items():
        most = ours(Hardware(), operation, size)[1]
        others = row["haswell"], row["cortex_m4"]
        rows.append(
            [
                f"{operation} {size}",
                told(row),
                *(f"{n:,}" for n in others),
                f"{row['haswell_reduction']} %, {row['cortex_m4_reduction']} %",
                span(*ours(Hardware(), operation, size)),
                ", ".join(fewer(most, n) for n in others),
                f"{theirs(row) / most:.1f}",
            ]
        )
    return heads, rows


def mhz(name: str) -> float:
    kept = json.loads((HERE.parent / "syn/ecp5.json").read_text())["rows"]
    return kept[name]["mhz"]


def times() -> Table:
    """Its table III without the area, which is in area.md."""
    clock = CORTEX_M4_MHZ
    heads = ["round 2", "FPGA, MHz", "its ms", "its Cortex-M4, ms", "its speed-up",
             f"speed-up by its cycles at {clock} MHz"]  # fmt: skip
    heads += [f"ours, {hw.multipliers} mult., {mhz(n):g} MHz: ms" for n, hw in ROUTED.items()]
    heads += ["its ms / ours", "its Cortex-M4 by its cycles / ours"]
    rows = []
    for (operation, size), row in ROWS.items():
        software = row["cortex_m4"] / clock / 1000
        spent = [ours(hw, operation, size)[1] / mhz(n) / 1000 for n, hw in ROUTED.items()]
        rows.append(
            [
                f"{operation} {size}",
                f"{row['fpga']}, {row['mhz']}",
                f"{row['ms']:.3f}",
                f"{row['cortex_m4_ms']:.3f}",
                f"{row['speedup']:g}",
                f"{software / row['ms']:.1f}",
                *(f"{ms:.4f}" for ms in spent),
                ", ".join(f"{row['ms'] / ms:.1f}" for ms in spent),
                ", ".join(f"{software / ms:.0f}" for ms in spent),
            ]
        )
    return heads, rows


def area() -> Table:
    """The rest of its table III."""
    heads = ["round 2", "LUT", "slices (as printed)", "DSP", "BRAM", "dividers"]
    names = ("lut", "slices", "dsp", "bram", "dividers")
    return heads, [
        [f"{operation} {size}", *(f"{row[name]:,}" for name in names)]
        for (operation, size), row in ROWS.items()
    ]


def software() -> Table:
    """Our own C library on a Cortex-M4, predicted, beside our hardware: FIPS 203."""
    kept = results.read(ROOT / "docs/results/rows/predicted-mlkem.tsv")[1]
    found = {row["metric"]: row["value"] for row in kept if row["core"] == "cortex-m4"}
    heads = ["FIPS 203", "our C on Cortex-M4, predicted"]
    heads += [f"{hw.multipliers} multipliers, simulated".replace("1 multipliers", "1 multiplier")
              for hw in ROUTED.values()]  # fmt: skip
    rows = []
    for size in SIZES:
        for operation in OPERATIONS:
            c = found[f"ML-KEM-{size} {operation}"]
            counts = [ours(hw, operation, size, "fips203") for hw in ROUTED.values()]
            cells = [f"{span(*pair)} (1/{c / pair[1]:.0f})" for pair in counts]
            rows.append([f"{operation} {size}", f"{c / 1000:.0f} kilocycles", *cells])
    return heads, rows


def markdown(table: Table) -> str:
    heads, rows = table
    marks = ["---", *["---:"] * (len(heads) - 1)]
    return "\n".join("| " + " | ".join(line) + " |" for line in [heads, marks, *rows])


def section() -> list[str]:
    name, lost = next((name, row) for name, row in ROWS.items() if not row["cycles"])
    values, (low, high) = recomputed(lost)
    clock = CORTEX_M4_MHZ
    differ = [
        f"{operation} {size} ({row['cortex_m4_ms'] * clock * 1000:,.0f})"
        for (operation, size), row in ROWS.items()
        if abs(row["cortex_m4_ms"] * clock * 1000 / row["cortex_m4"] - 1) > 0.001
    ]
    return [
        "## Compared with the published design",
        f"Published: {source('Huang, Huang, Lei, Wu 2020')}. Its own figures are measured or "
        "routed by its authors, ours simulated or routed as named; a ratio is of a published "
        "figure and one of ours.",
        f"Table II, cycles. The count of {' '.join(map(str, name))} is lost in the copy "
        f"that we read. Its other cells give it three ways: {lost['ms']} ms x {lost['mhz']} MHz = "
        f"{values[0]:,}; {values[1]:,} and {values[2]:,} from the two savings; as rounded they "
        f"agree on {low:,} to {high:,}.",
        markdown(cycles()),
        "Table III, time. Ours at the frequency that is *routed* on an ECP5 (area.md), another "
        "FPGA than theirs. Its milliseconds of the Cortex-M4 are not those of its own cycles at "
        f"{clock} MHz for {', '.join(differ)}: in brackets the cycles that they would be. So the "
        "speed-ups are given again by the cycles of table II.",
        markdown(times()),
        "Table III, area: each row is a design for one operation of one size. Ours does all 27 "
        "programs; area.md has its area.",
        markdown(area()),
        "Our own software: the C library with its kernels on a Cortex-M4, *predicted* "
        "(`docs/ml-kem.md`), and the cycles of the hardware, in brackets as a share of them.",
        markdown(software()),
    ]
