# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The part of the report on the KEM core: tables II and III, ours and those of others."""

from __future__ import annotations

import sys
from collections.abc import Callable
from html import escape
from pathlib import Path

import plots

DOC = Path(__file__).resolve().parent.parent / "rtl/mlkem/doc"


def section(make_table: Callable[[list[str], list, set[int]], str]) -> str:
    """The section; nothing is computed, the figures are those of rtl/mlkem/doc."""
    sys.path.insert(0, str(DOC))
    import compare

    from rtl.soc.syn import route

    def html(made: tuple[list[str], list[list[str]]]) -> str:
        heads, rows = made
        kinds = ("ours" if row[0].startswith("ours") else "" for row in rows)
        body = [(list(map(escape, row)), kind) for row, kind in zip(rows, kinds, strict=True)]
        return make_table(list(map(escape, heads)), body, set())

    return "".join(
        [
            '<h2 id="kem">A hardware core for ML-KEM and Kyber</h2>',
            f'<p class="note">{escape(compare.CYCLES.replace("*", "").replace("`", ""))}</p>',
            plots.folded("Table II: cycles", html(compare.table_of_cycles())),
            f'<p class="note">{escape(compare.AREA.replace("`", ""))}</p>',
            plots.folded("Table III: area", html(compare.table_of_area())),
            plots.folded("A system with it, on ECP5", html(route.table())),
        ]
    )
