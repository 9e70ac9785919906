# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Tables of results as text: Markdown, for terminals, documents and, read again, the report."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Sequence
from html import escape


def table(rows: Sequence[Sequence[object]], align: str = "l") -> str:
    """The first row is the head. `align`: l or r for each column, the last for all behind it."""
    align = align.ljust(len(rows[0]), align[-1])
    marks = ["---" if side == "l" else "---:" for side in align[: len(rows[0])]]
    lines = ["| " + " | ".join(map(str, row)) + " |" for row in [rows[0], marks, *rows[1:]]]
    return "\n".join([lines[0].replace("|  |", "| |"), *lines[1:]])


def tables(text: str) -> list[tuple[list[str], list[list[str]]]]:
    """Head and rows of each table in Markdown."""
    out = []
    for block in text.split("\n\n"):
        lines = [line.strip("|").split("|") for line in block.splitlines() if line[:1] == "|"]
        cells = [[cell.strip() for cell in line] for line in lines]
        if len(cells) > 2:
            out.append((cells[0], cells[2:]))
    return out


def significant(number: float) -> str:
    """Three digits, or all in front of the point."""
    return f"{number:.2f}" if number < 10 else f"{number:.1f}" if number < 100 else f"{number:.0f}"


def percent(ratio: float, digits: int = 1) -> str:
    """By how much it is more, or less, than 1."""
    return f"{100 * (ratio - 1):+.{digits}f} %"


def span(values: Iterable[float], form: str = "{}") -> str:
    """From the lowest to the highest; one figure if both are printed alike."""
    values = list(values)
    return " to ".join(dict.fromkeys(form.format(end(values)) for end in (min, max)))


def between(text: str, mark: str, piece: str) -> str:
    """The text with `piece` between the marks `<!-- mark -->` and `<!-- end of mark -->`, next to
    blank lines where there are any. ValueError if the marks are missing."""
    before, found, rest = text.partition(f"<!-- {mark} -->\n")
    _, closed, behind = rest.partition(f"<!-- end of {mark} -->")
    if not (found and closed):
        raise ValueError(f"no marks for the {mark}")
    blank = "\n" if rest.startswith("\n") else ""
    return f"{before}{found}{blank}{piece}\n{blank}{closed}{behind}"


def _inline(text: str) -> str:
    text = re.sub(r"\[([^]]+)\]\([^)]+\)", r"\1", escape(text, quote=False))
    return re.sub(r"`([^`]+)`", r"<code>\1</code>", re.sub(r"\*\*([^*]+)\*\*", r"<b>\1</b>", text))


def html(text: str, make_table: Callable[[list[str], list, set[int]], str]) -> str:
    """The page's form of what documents have: tables, lists, paragraphs and folded parts. Columns
    are numeric if the second line of a table says so; make_table(heads, [(cells, "")], numeric)."""
    out = []
    for block in text.split("\n\n"):
        lines = block.splitlines()
        if lines[0].startswith("|"):
            marks = [mark.strip() for mark in lines[1].strip("|").split("|")]
            heads, rows = tables(block)[0]
            body = [([_inline(cell) for cell in row], "") for row in rows]
            numeric = {n for n, mark in enumerate(marks) if mark.endswith(":")}
            out.append(make_table([_inline(head) for head in heads], body, numeric))
        elif lines[0].startswith("<"):
            out.append(block)
        elif lines[0].startswith("- "):
            items = "".join(f"<li>{_inline(line[2:])}</li>" for line in lines)
            out.append(f'<ul class="note">{items}</ul>')
        else:
            out.append(f'<p class="note">{_inline(" ".join(lines))}</p>')
    return "".join(out)
