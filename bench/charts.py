# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Charts as inline SVG and HTML, coloured by the page's style sheet."""

from __future__ import annotations

import math
from collections.abc import Callable
from html import escape


def size(n: float) -> str:
    """A number of bytes with the largest unit that divides it."""
    n = int(n)
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if n >= unit and n % unit == 0:
            return f"{n // unit} {name}"
    return f"{n} B"


def short(value: float) -> str:
    """Three digits, never with an exponent."""
    return f"{value:.0f}" if value >= 100 else f"{value:.3g}"


def ticks(low: float, high: float) -> list[float]:
    """1, 2 and 5 times the powers of ten that lie between."""
    found = []
    for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1):
        found += [m * 10.0**power for m in (1, 2, 5) if low <= m * 10.0**power <= high * 1.0001]
    return found


def powers(low: float, high: float) -> list[int]:
    """Powers of two between 2^low and 2^high: all if few, else every third and the last."""
    last = math.floor(high)
    found = list(range(math.ceil(low), last + 1))
    if len(found) > 8:
        found = [p for p in found if p == last or ((p - 5) % 3 == 0 and last - p >= 2)]
    return [1 << p for p in found]


def spread(
    labels: list[tuple[float, int]], gap: float, low: float, high: float
) -> dict[int, float]:
    """Heights for the labels at the line ends, in order and at least `gap` apart."""
    labels = sorted(labels)
    heights = [h for h, _ in labels]
    for _ in range(200):
        moved = False
        for i in range(len(heights) - 1):
            if heights[i + 1] - heights[i] < gap - 1e-6:
                middle = (heights[i] + heights[i + 1]) / 2
                heights[i], heights[i + 1] = middle - gap / 2, middle + gap / 2
                moved = True
        heights = [min(max(h, low), high) for h in heights]
        if not moved:
            break
    return {i: heights[k] for k, (_, i) in enumerate(labels)}


def lines(
    series: list[tuple[str, str, list[tuple[int, float]]]],
    ylabel: str,
    title: str,
    xlabel: str = "message length",
    shown: Callable[[float], str] = size,
    straight: bool = False,
) -> str:
    """A log-log line chart; series are (label, class, [(x, y)...]); labels are at the line ends.
    `shown` makes the words of an x; `straight` makes both axes linear and x whole numbers."""
    width, height, left, right, top, bottom = 900, 480, 52, 208, 16, 46
    xs = [x for _, _, points in series for x, _ in points]
    ys = [y for _, _, points in series for _, y in points]
    across, up = (float, float) if straight else (math.log2, math.log10)
    x0, x1 = across(min(xs)), across(max(xs))
    y0, y1 = up(min(ys) * 0.88), up(max(ys) * 1.1)

    def px(x: float) -> float:
        return left + (across(x) - x0) / (x1 - x0) * (width - left - right)

    def py(y: float) -> float:
        return height - bottom - (up(y) - y0) / (y1 - y0) * (height - top - bottom)

    out = [
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for y in even(y0, y1, 6) if straight else ticks(10**y0, 10**y1):
        out.append(
            f'<line class="grid" x1="{left}" x2="{width - right}" y1="{py(y):.1f}" '
            f'y2="{py(y):.1f}"/><text class="tick" x="{left - 8}" y="{py(y) + 4:.1f}" '
            f'text-anchor="end">{y:g}</text>'
        )
    for value in sorted(set(xs)) if straight else powers(x0, x1):
        x = px(value)
        out.append(
            f'<line class="grid faint" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" '
            f'y2="{height - bottom}"/><text class="tick" x="{x:.1f}" y="{height - bottom + 20}" '
            f'text-anchor="middle">{escape(shown(value))}</text>'
        )
    out.append(
        f'<text class="axis" x="{(left + width - right) / 2:.0f}" y="{height - 6}" '
        f'text-anchor="middle">{escape(xlabel)}</text>'
        f'<text class="axis" transform="translate(13 {(height - bottom + top) / 2:.0f}) '
        f'rotate(-90)" text-anchor="middle">{escape(ylabel)}</text>'
    )
    ends = spread(
        [(py(points[-1][1]), i) for i, (_, _, points) in enumerate(series)],
        19,
        top + 8,
        height - bottom,
    )
    for i, (label, kind, points) in enumerate(series):
        path = " ".join(f"{px(x):.1f},{py(y):.1f}" for x, y in points)
        out.append(f'<polyline class="series {kind}" points="{path}"/>')
        for x, y in points:
            out.append(
                f'<circle class="point {kind}" cx="{px(x):.1f}" cy="{py(y):.1f}" r="3.2">'
                f"<title>{escape(label)}, {escape(shown(x))}: {y:.3g} {escape(ylabel)}</title>"
                "</circle>"
            )
        out.append(
            f'<text class="name {kind}" x="{width - right + 10}" y="{ends[i] + 4:.1f}">'
            f"{escape(label)} <tspan class='value'>{short(points[-1][1])}</tspan></text>"
        )
    return "".join(out) + "</svg>"


def bars(items: list[tuple[str, str, float, str, bool]], largest: float | None = None) -> str:
    """Horizontal bars in HTML: (label, small print, value, value as text, ours)."""
    most = largest or max(v for _, _, v, _, _ in items)
    out = ['<div class="bars">']
    for label, small, value, text, ours in items:
        width = min(max(100 * value / most, 0.6), 100)
        out.append(
            f'<div class="bar{" ours" if ours else ""}"><span class="label">{escape(label)}'
            f"<small>{escape(small)}</small></span>"
            f'<span class="track"><i style="width:{width:.1f}%"></i></span>'
            f'<span class="figure">{escape(text)}</span></div>'
        )
    return "".join(out) + "</div>"


def points(panels: list[tuple[str, list[tuple]]], xlabel: str, ylabel: str) -> str:
    """Scatter plots next to each other with scales of their own.

    A panel is (title, points); a point is (x, y, class, words for the tooltip, lowest and highest y
    or None).
    """
    width, height, top, bottom, left = 360, 330, 34, 44, 54
    out = []
    for title, found in panels:
        xs, ys = [p[0] for p in found], [p[1] for p in found]
        x0, x1 = min(xs) - 700, max(xs) + 1500
        ys += [end for p in found for end in p[4] or ()]
        y0, y1 = min(ys) * 0.95, max(ys) * 1.03

        def px(x: float, low: float = x0, high: float = x1) -> float:
            return left + (x - low) / (high - low) * (width - left - 12)

        def py(y: float, low: float = y0, high: float = y1) -> float:
            return height - bottom - (y - low) / (high - low) * (height - top - bottom)

        out.append(
            f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">'
            f'<text class="name" x="{left}" y="18">{escape(title)}</text>'
        )
        for y in even(y0, y1, 5):
            out.append(
                f'<line class="grid" x1="{left}" x2="{width - 12}" y1="{py(y):.1f}" '
                f'y2="{py(y):.1f}"/><text class="tick" x="{left - 6}" y="{py(y) + 4:.1f}" '
                f'text-anchor="end">{y:g}</text>'
            )
        for x in even(x0, x1, 4):
            out.append(
                f'<line class="grid faint" x1="{px(x):.1f}" x2="{px(x):.1f}" y1="{top}" '
                f'y2="{height - bottom}"/><text class="tick" x="{px(x):.1f}" '
                f'y="{height - bottom + 18}" text-anchor="middle">{x:g}</text>'
            )
        out.append(
            f'<text class="axis" x="{(left + width) / 2:.0f}" y="{height - 6}" '
            f'text-anchor="middle">{escape(xlabel)}</text>'
            f'<text class="axis" transform="translate(12 {(height - bottom + top) / 2:.0f}) '
            f'rotate(-90)" text-anchor="middle">{escape(ylabel)}</text>'
        )
        for x, y, kind, words, ends in found:
            name, _, how = words.partition("|")
            if ends and ends[0] < ends[1]:
                out.append(
                    f'<line class="whisker thin" x1="{px(x):.1f}" x2="{px(x):.1f}" '
                    f'y1="{py(ends[0]):.1f}" y2="{py(ends[1]):.1f}"/>'
                )
            out.append(
                f'<circle class="point {kind}" cx="{px(x):.1f}" cy="{py(y):.1f}" r="5">'
                f"<title>{escape(name)}{escape(how)}: {y:g} {escape(ylabel)}, {x:g} "
                f"{escape(xlabel)}</title></circle>"
            )
            if kind == "ours best":
                out.append(
                    f'<text class="name s1" x="{px(x):.1f}" y="{py(y) + 18:.1f}" '
                    f'text-anchor="middle">{y:g}</text>'
                )
        out.append("</svg>")
    return f'<div class="panels">{"".join(out)}</div>'


def even(low: float, high: float, count: int) -> list[float]:
    """Round numbers between, about `count` of them."""
    step = 10 ** math.floor(math.log10((high - low) / count))
    step = next(step * m for m in (1, 2, 5, 10) if (high - low) / (step * m) <= count + 1)
    first = math.ceil(low / step)
    return [n * step for n in range(first, math.floor(high / step) + 1)]


def whiskers(rows: list[dict], xlabel: str, title: str) -> str:
    """One line a row: `range` is a thick whisker, `error` a thin one around it, `marks` are (value,
    class, words). Values are ratios; 1 is the line that all are compared with."""
    width, left, line, top = 900, 108, 46, 14
    height = top + line * len(rows) + 46
    values = [v for row in rows for v, _, _ in row["marks"]] + [1.0]
    values += [v for row in rows for v in (*row["error"], *row["range"])]
    x0, x1 = min(values) - 0.04, min(max(values) + 0.04, 2.2)

    def px(x: float) -> float:
        return left + (min(x, x1) - x0) / (x1 - x0) * (width - left - 26)

    out = [
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for x in even(x0, x1, 8):
        kind = "grid one" if abs(x - 1) < 1e-9 else "grid faint"
        out.append(
            f'<line class="{kind}" x1="{px(x):.1f}" x2="{px(x):.1f}" y1="{top}" '
            f'y2="{height - 40}"/><text class="tick" x="{px(x):.1f}" y="{height - 24}" '
            f'text-anchor="middle">{x:.2g}</text>'
        )
    out.append(
        f'<text class="axis" x="{(left + width) / 2:.0f}" y="{height - 5}" '
        f'text-anchor="middle">{escape(xlabel)}</text>'
    )
    for n, row in enumerate(rows):
        y = top + line * n + line / 2
        out.append(
            f'<text class="name" x="{left - 12}" y="{y + 5:.0f}" text-anchor="end">'
            f"{escape(row['name'])}</text>"
        )
        for key, thick in (("error", "thin"), ("range", "thick")):
            low, high = row[key]
            out.append(
                f'<line class="whisker {thick}" x1="{px(low):.1f}" x2="{px(high):.1f}" '
                f'y1="{y:.0f}" y2="{y:.0f}"><title>{escape(row["name"])}: {low:.3f} to '
                f"{high:.3f}</title></line>"
            )
        for value, kind, words in row["marks"]:
            if value <= x1:
                out.append(mark(px(value), y, kind, f"{row['name']}, {words}: {value:.3f}"))
    return "".join(out) + "</svg>"


def mark(x: float, y: float, kind: str, words: str) -> str:
    said = f"<title>{escape(words)}</title>"
    if kind == "mca":
        path = f"M{x:.1f} {y - 7:.1f} l7 7 l-7 7 l-7 -7 z"
        return f'<path class="mark {kind}" d="{path}">{said}</path>'
    if kind == "published":
        return (
            f'<rect class="mark {kind}" x="{x - 2:.1f}" y="{y - 13:.1f}" width="4" height="26">'
            f"{said}</rect>"
        )
    return f'<circle class="mark {kind}" cx="{x:.1f}" cy="{y:.1f}" r="6">{said}</circle>'


def legend(items: list[tuple[str, str]]) -> str:
    """(class, words): the marks of a chart, in words."""
    shown = "".join(f'<li><i class="{kind}"></i>{escape(words)}</li>' for kind, words in items)
    return f'<ul class="legend">{shown}</ul>'
