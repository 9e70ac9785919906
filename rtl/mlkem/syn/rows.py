# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What rows.toml names, with the files that each module is made of."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from pathlib import Path

from lanewise_lab.rtl import area, yosys

SYN = Path(__file__).resolve().parent
#: What the whole with two engines is to reach on ECP5, routed.
GOAL_MHZ = 80
#: Before mapping, memories take in the registers beside them and all is simplified once more. So
#: the registers of a table's index stay with the table, and do not go into a multiplier.
EXTRA = "memory -nomap; opt;"


@cache
def _modules() -> dict[str, tuple[Path, frozenset[str]]]:
    """Module to its file and the identifiers in it; each file has one module or package."""
    folders = ("rtl/common/rtl", "rtl/mlkem/rtl")
    files = [f for folder in folders for f in (yosys.ROOT / folder).glob("*.sv")]
    return {
        f.stem: (f, frozenset(re.findall(r"\blanewise_\w+", _code(f.read_text())))) for f in files
    }


def _code(text: str) -> str:
    return re.sub(r"//[^\n]*|/\*.*?\*/", " ", text, flags=re.DOTALL)


def made_of(top: str) -> tuple[Path, ...]:
    """The file of `top` and of all that it names, packages first."""
    found, todo = set(), [top]
    while todo:
        name = todo.pop()
        if name in found or name not in _modules():
            continue
        found.add(name)
        todo += _modules()[name][1]
    files = [_modules()[name][0] for name in found]
    return tuple(sorted(files, key=lambda f: (not f.stem.endswith("_pkg"), f.name)))


def table() -> dict[str, dict]:
    """Rows whose module exists."""
    rows = tomllib.loads((SYN / "rows.toml").read_text())["rows"]
    for name, row in rows.items():
        if row["top"] not in _modules():
            raise SystemExit(f"rows.toml: {name}: no module {row['top']} in rtl/mlkem/rtl")
    return rows


def areas() -> dict[str, area.Row]:
    """What is counted of each row."""
    return {
        name: area.Row(
            row["top"],
            made_of(row["top"]),
            row.get("parameters", {}),
            EXTRA,
            delay=True,
            steps=row.get("steps", "choices"),
        )
        for name, row in table().items()
    }
