#!/usr/bin/env python3
# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Writes the result tables of README.md from report/results.json.

readme.py [RESULTS]    replaces what stands between the result marks of README.md, measured,
                       predicted and simulated, each if RESULTS holds it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path

import goals
import simulated
from lanewise_lab import table, table_aarch64

ROOT = Path(__file__).resolve().parent.parent
MARKS = ("<!-- results -->", "<!-- end of results -->")
PREDICTED_MARKS = ("<!-- cortex-m -->", "<!-- end of cortex-m -->")
SIMULATED_MARKS = ("<!-- riscv -->", "<!-- end of riscv -->")
AARCH64_MARKS = ("<!-- aarch64 -->", "<!-- end of aarch64 -->")

#: Rows of the table of functions, and the peers whose ratio stands beside ours.
FUNCTIONS = [
    "p24-x1",
    "p24-x4",
    "p24-x8",
    "sha3-256-32",
    "sha3-256-1m",
    "shake128-1m",
    "kmac256-1m",
    "turboshake128-1m",
    "kt128-8k",
    "kt128-64k",
    "kt128-1m",
    "many-32",
    "many-4k",
]
PEERS = ["OpenSSL 4", "wolfSSL", "Go", "Rust", "BLAKE3"]


def cell(ours: float, contenders: list[dict], peer: str) -> str:
    """ours / peer for the fastest function that this peer has in the row."""
    if peer == "BLAKE3":
        found = [c["cycles"] for c in contenders if c["function"] == "BLAKE3"]
    else:
        found = [c["cycles"] for c in contenders if c["peer"] == peer and c["function"] != "BLAKE3"]
    return f"{ours / min(found):.2f}" if found else ""


def functions(results: dict) -> list[str]:
    lines = [
        "| | ours | " + " | ".join(f"/ {p}" for p in PEERS) + " |",
        "| --- " * (len(PEERS) + 2) + "|",
    ]
    rows = {r["id"]: r for r in results["rows"]}
    for name in FUNCTIONS:
        row = rows.get(name)
        ours = row and "error" not in row and goals.ours_of(row)
        if not ours:
            continue
        amount = row["bytes"] * row["messages"]
        shown = f"{ours['cycles'] / amount:.3g} cycles/byte" if amount else ""
        if not amount or row["bytes"] < 1024:
            each = ours["cycles"] / row["messages"]
            shown = f"{each:.0f} cycles" + (" each" if row["messages"] > 1 else "")
        cells = [cell(ours["cycles"], row["contenders"], p) for p in PEERS]
        lines.append(f"| {row['title']} | {shown} | " + " | ".join(cells) + " |")
    return lines


def measured(results: dict) -> list[str]:
    machine = results["machine"]
    intro = (
        f"**Measured** on one core of {machine['cpu']} ({results['core_ghz']:.2f} GHz), "
        f"{results['compiler']}, all in one process, taking turns; ratios are ours / peer in core "
        "cycles, below 1 is faster. Nothing is claimed for machines that were not measured: run "
        "`make report` on yours."
    )
    peers = [p for p in results["peers"] if p["name"] != goals.OURS]
    versions = ", ".join(f"{p['name']} {p['version']}" for p in peers)
    return ["## Results", "", intro, "", *functions(results), "", f"Peers: {versions}."]


def predicted(results: dict) -> list[str]:
    one, two = results["table1"], results["table2"]
    bands = ", ".join(
        f"{100 * low - 100:+.0f} to {100 * high - 100:+.0f} % on {table.short(core)}"
        for core, (low, high) in ((name, c["band"]) for name, c in one["cores"].items())
    )
    intro = (
        "**Predicted** by models of the three cores from the instructions that the object code "
        f"executes; no board was used. A board is expected within {bands}, and densely scheduled "
        "code like ours for M7 rather at the upper end. In brackets: what the author of the "
        "published kernels measured on boards; our rows of the same description are written anew, "
        "in our own instruction order."
    )
    functions = (
        "Whole functions with the C library around the kernel, in cycles per byte at 8192 bytes:"
    )
    return [intro, "", table.markdown(one), "", functions, "", table.markdown(two)]


def predicted_aarch64(made: dict) -> list[str]:
    intro = (
        "**Predicted** by models of the six cores from the instructions that the object code "
        "executes; no board was used."
    )
    details = [
        "<details><summary>Every kernel on every core: Table 1 of the paper, and ours</summary>",
        "",
        table_aarch64.whole(made),
        "",
        "</details>",
    ]
    return [intro, "", table_aarch64.summary(made), "", *details]


def simulated_tables(made: dict) -> list[str]:
    states = [g["status"] for g in made["judged"]]
    said = f"{states.count('met')} of {len(states)} goals are met"
    if "unmeasured" in states:
        said += f", {states.count('unmeasured')} not simulated"
    columns = {k: v for k, v in simulated.COLUMNS.items() if k != "byte"}
    return [
        f"**Simulated**: {said}. {simulated.INTRO}",
        "",
        *simulated.markdown(simulated.summary(made), simulated.SUMMARY),
        "",
        "<details><summary>Table 7 of the paper, 64-bit architecture, and ours</summary>",
        "",
        *simulated.markdown(simulated.table(made, "table7", 64), columns),
        "",
        "</details>",
        "<details><summary>Table 8 of the paper, 32-bit architecture and software, and ours"
        "</summary>",
        "",
        *simulated.markdown(simulated.table(made, "table8", 32), columns),
        "",
        "</details>",
        "<details><summary>Blocks of SHAKE128 and SHAKE256, load and store counted</summary>",
        "",
        simulated.BLOCKS_NOTE,
        "",
        *simulated.markdown(simulated.blocks(made), simulated.BLOCKS),
        "",
        "</details>",
        "<details><summary>Area of every build</summary>",
        "",
        *simulated.markdown(simulated.areas(made), simulated.AREAS),
        "",
        simulated.routed(made),
        "",
        "</details>",
    ]


def replace(text: str, marks: tuple[str, str], block: list[str]) -> str:
    before, rest = text.split(marks[0])
    return before + "\n".join([marks[0], *block, marks[1]]) + rest.split(marks[1])[1]


def main() -> int:
    path = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "report/results.json"
    results = json.loads(path.read_text())
    readme = ROOT / "README.md"
    text = readme.read_text()
    if "rows" in results:
        text = replace(text, MARKS, measured(results))
    if "table1" in results.get("predicted", {}):
        text = replace(text, PREDICTED_MARKS, predicted(results["predicted"]))
    if "rows" in results.get("predicted", {}).get("aarch64", {}):
        text = replace(text, AARCH64_MARKS, predicted_aarch64(results["predicted"]["aarch64"]))
    if "rows" in results.get("simulated", {}):
        text = replace(text, SIMULATED_MARKS, simulated_tables(results["simulated"]))
    readme.write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
