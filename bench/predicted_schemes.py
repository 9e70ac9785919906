# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The part of the report on whole schemes on Arm cores: SPHINCS+ and SLH-DSA beside what others
published, and ML-KEM.

They take many minutes to compute, so the figures are those that lanewise_lab.predictions keeps.
"""

from __future__ import annotations

from html import escape

import charts
import plots
from lanewise_lab import cores, predictions

ANCHOR = "predicted-schemes"
TITLES = {
    "sphincs": "Millions of cycles: SPHINCS+ and SLH-DSA",
    "mlkem": "Thousands of cycles: ML-KEM",
}
#: Columns that hold words.
WORDS = {"set", "core", "operation"}


def tables(text: str) -> list[tuple[list[str], list[list[str]]]]:
    """Head and rows of each table in Markdown."""
    out = []
    for block in text.split("\n\n"):
        lines = [line.strip("|").split("|") for line in block.splitlines() if line[:1] == "|"]
        cells = [[cell.strip() for cell in line] for line in lines]
        if len(cells) > 2:
            out.append((cells[0], cells[2:]))
    return out


def plot(rows: list[dict]) -> str:
    """Signing, with the published figure as 1."""
    found = []
    for row in rows:
        if row["operation"] != "sign" or not row["published"]:
            continue
        paper = row["published"]["paper"] * 1000
        other = min(v for k, v in row["published"].items() if k != "paper") * 1000
        low, ours, high = (row[key] / paper for key in ("low", "cycles", "high"))
        found.append(
            {
                "name": f"{cores.short(row['core'])} {row['set'].split('-')[0]}",
                "range": (low, high),
                "error": (low, high),
                "marks": [
                    (1.0, "published", "the hybrid kernels' authors, measured"),
                    (ours, "ours", "ours, predicted"),
                    (other / paper, "again", "the best of those they compare with, measured"),
                ],
            }
        )
    found.sort(key=lambda row: row["name"].split()[::-1])
    ratios = sorted(value for row in found for value, kind, _ in row["marks"] if kind == "ours")
    span = f"{ratios[0]:.2f} to {ratios[-1]:.2f}"
    sets = " and ".join(dict.fromkeys(row["name"].split()[1] for row in found))
    said = (
        f"<h3>Signing with SPHINCS+ ({sets}, robust) takes {span} of the published cycles, "
        "predicted</h3>"
    )
    legend = charts.legend(
        [
            ("ours", "ours, predicted"),
            ("thick", "where a board may lie, by the model's errors"),
            ("published", "published, measured: 1"),
            ("again", "the best of those it was compared with, measured"),
        ]
    )
    xlabel = "cycles of a signature, relative to the published figure; less is faster"
    title = "SPHINCS+ SHAKE robust on six cores"
    return f'{said}<div class="chart">{legend}{charts.whiskers(found, xlabel, title)}</div>'


def section(make_table, kept: dict | None = None) -> str:
    kept = predictions.read() if kept is None else kept
    out = [f'<h2 id="{ANCHOR}">Signatures and ML-KEM on Arm cores: predicted</h2>']
    out.append(
        '<p class="note"><b>No board was used.</b> Calls of kernels are counted under an emulator '
        "and take what the models predict; what is executed between them is predicted too. "
        "These figures are kept in the repository and were not computed for this report.</p>"
    )
    for table, what in TITLES.items():
        if table not in kept:
            continue
        if table == "sphincs":
            out.append(plot(kept[table]["rows"]))
            out.append(f'<p class="note">Published: {escape(kept[table]["published_source"])}</p>')
        for heads, rows in tables(predictions.markdown(kept, table)):
            cells = [([escape(cell) for cell in row], "") for row in rows]
            numeric = {n for n, head in enumerate(heads) if head not in WORDS}
            out.append(plots.folded(f"{what} {kind(heads)}", make_table(heads, cells, numeric)))
    return "".join(out)


def kind(heads: list[str]) -> str:
    """Which of the tables it is, in words."""
    if "published" in heads:
        return "beside published figures"
    if heads[1] == "board":
        return "on boards, how far they may lie from these predictions"
    return f"on {'Cortex-M' if 'M4' in heads else 'AArch64'}"
