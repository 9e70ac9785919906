# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The part of the report on the KEM core: tables II and III, ours beside those of others."""

from __future__ import annotations

import sys
from html import escape
from pathlib import Path

import plots

DOC = Path(__file__).resolve().parent.parent / "rtl/mlkem/doc"


def html(made: tuple[list[str], list[list[str]]]) -> str:
    heads, rows = made

    def line(row: list[str], cell: str, ours: bool) -> str:
        cells = "".join(f"<{cell}>{escape(value)}</{cell}>" for value in row)
        mark = ' class="ours"' if ours else ""
        return f"<tr{mark}>{cells}</tr>"

    body = "".join(line(row, "td", row[0].startswith("ours")) for row in rows)
    return f"<table>{line(heads, 'th', False)}{body}</table>"


def section() -> str:
    """The section; nothing is computed, the figures are those of rtl/mlkem/doc."""
    sys.path.insert(0, str(DOC))
    import compare

    return "".join(
        [
            '<h2 id="kem">A hardware core for ML-KEM and Kyber</h2>',
            f'<p class="note">{escape(compare.CYCLES.replace("*", "").replace("`", ""))}</p>',
            plots.folded("Table II: cycles", html(compare.table_of_cycles())),
            f'<p class="note">{escape(compare.AREA.replace("`", ""))}</p>',
            plots.folded("Table III: area", html(compare.table_of_area())),
        ]
    )
