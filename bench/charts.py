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


def lines(
    series: list[tuple[str, str, list[tuple[int, float]]]],
    ylabel: str,
    title: str,
    xlabel: str = "message length",
    shown: Callable[[float], str] = size,
    straight: bool = False,
    most: int = 4,
) -> str:
    """A log-log line chart with its names below; series are (label, class, [(x, y)...]).

    The first `most` series are drawn, the others when a reader asks for them. `shown` makes the
    words of an x; `straight` makes both axes linear and x whole numbers. Narrow enough to be
    readable on a telephone, two of them side by side on a wide screen."""
    width, height, left, right, top, bottom = 460, 320, 46, 16, 12, 42
    xs = [x for _, _, points in series for x, _ in points]
    ys = [y for _, _, points in series[:most] for _, y in points]
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
            f'<path class="grid" d="M{left} {py(y):.0f}H{width - right}"/><text class="tick" '
            f'x="{left - 6}" y="{py(y) + 4:.0f}" text-anchor="end">{y:g}</text>'
        )
    for value in sorted(set(xs)) if straight else powers(x0, x1):
        x = px(value)
        out.append(
            f'<path class="grid faint" d="M{x:.0f} {top}V{height - bottom}"/><text class="tick" '
            f'x="{x:.0f}" y="{height - bottom + 17}" text-anchor="middle">{escape(shown(value))}'
            "</text>"
        )
    out.append(
        f'<text class="axis" x="{(left + width - right) / 2:.0f}" y="{height - 5}" '
        f'text-anchor="middle">{escape(xlabel)}</text>'
        f'<text class="axis" transform="translate(11 {(height - bottom + top) / 2:.0f}) '
        f'rotate(-90)" text-anchor="middle">{escape(ylabel)}</text>'
    )
    names = []
    for n, (label, kind, points) in enumerate(series):
        path = " ".join(f"{px(x):.0f},{py(y):.1f}" for x, y in points)
        rest = "" if n < most else " rest"
        out.append(f'<polyline class="series {kind}{rest}" points="{path}"/>')
        circles = [
            f'<circle cx="{px(x):.0f}" cy="{py(y):.0f}" r="3"><title>{escape(label)}, '
            f"{escape(shown(x))}: {y:.3g}</title></circle>"
            for x, y in points
            if not rest or len(points) == 1
        ]
        out.append(f'<g class="point {kind}{rest}">{"".join(circles)}</g>')
        last = f"<small>{short(points[-1][1])}</small>"
        names.append(f'<li class="{kind.split()[0]}{rest}"><i></i>{escape(label)} {last}</li>')
    more = '<label><input type="checkbox"> all lines</label>' if len(series) > most else ""
    return f'{"".join(out)}</svg><ul class="names">{"".join(names)}</ul>{more}'


#: Values that differ by more than this share a logarithmic scale.
FAR = 20


def bars(items: list[tuple[str, str, float, str, bool]], largest: float | None = None) -> str:
    """Horizontal bars in HTML: (label, small print, value, value as text, ours). The scale is
    logarithmic, and says so, where a bar would be too short to see otherwise. Ours is painted as
    fastest only if it is."""
    values = [v for _, _, v, _, _ in items]
    most, least = largest or max(values), min(values)
    fastest_other = min((v for _, _, v, _, mine in items if not mine), default=math.inf)
    far = most / least > FAR
    start = 10 ** math.floor(math.log10(least) - 0.3) if far else 0
    out = ['<div class="bars">']
    if far:
        out.append(f'<p class="note">Logarithmic scale, from {start:g}.</p>')
    for label, small, value, text, ours in items:
        part = math.log(value / start) / math.log(most / start) if far else value / most
        width = min(max(100 * part, 0.6), 100)
        kind = "" if not ours else " ours" if value <= fastest_other else " ours behind"
        out.append(
            f'<div class="bar{kind}"><span class="label">{escape(label)}'
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
    width, line, top = 460, 38, 10
    left = 26 + 8 * max(len(row["name"]) for row in rows)
    height = top + line * len(rows) + 46
    values = [v for row in rows for v, _, _ in row["marks"]] + [1.0]
    values += [v for row in rows for v in (*row["error"], *row["range"])]
    x0, x1 = min(values) - 0.04, min(max(values) + 0.04, 2.2)

    def px(x: float) -> float:
        return left + (min(x, x1) - x0) / (x1 - x0) * (width - left - 16)

    out = [
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for x in even(x0, x1, 6):
        kind = "grid one" if abs(x - 1) < 1e-9 else "grid faint"
        out.append(
            f'<line class="{kind}" x1="{px(x):.1f}" x2="{px(x):.1f}" y1="{top}" '
            f'y2="{height - 40}"/><text class="tick" x="{px(x):.1f}" y="{height - 24}" '
            f'text-anchor="middle">{x:.2g}</text>'
        )
    out.append(
        f'<text class="axis" x="{width - 4}" y="{height - 5}" '
        f'text-anchor="end">{escape(xlabel)}</text>'
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
                behind = " behind" if kind == "ours" and value > 1 else ""
                said = f"{row['name']}, {words}: {value:.3f}"
                out.append(mark(px(value), y, kind + behind, said))
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
