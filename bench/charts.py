# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Charts as inline SVG and HTML, coloured by the page's style sheet."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
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


class Frame:
    """A plot with its two axes: places of values in it, grid lines with words, and axis titles.
    `scales` turn an x and a y into what is linear on the paper."""

    def __init__(self, title: str, size: tuple, margins: tuple, ends: tuple, scales=(float, float)):
        (self.width, self.height), (self.left, self.right, self.top, self.bottom) = size, margins
        self.x0, self.x1, self.y0, self.y1 = ends  # after scaling
        self.across, self.up = scales
        box = f'viewBox="0 0 {self.width} {self.height}"'
        self.out = [f'<svg {box} role="img" aria-label="{escape(title)}">']

    def px(self, x: float) -> float:
        share = (self.across(x) - self.x0) / (self.x1 - self.x0)
        return self.left + share * (self.width - self.left - self.right)

    def py(self, y: float) -> float:
        share = (self.up(y) - self.y0) / (self.y1 - self.y0)
        return self.height - self.bottom - share * (self.height - self.top - self.bottom)

    def text(self, kind: str, x: float, y: float, words: str, anchor: str = "middle") -> None:
        self.out.append(
            f'<text class="{kind}" x="{x:.0f}" y="{y:.0f}" text-anchor="{anchor}">'
            f"{escape(words)}</text>"
        )

    def across_at(self, y: float) -> None:
        """A horizontal grid line with its value."""
        self.out.append(f'<path class="grid" d="M{self.left} {self.py(y):.0f}H{self.end}"/>')
        self.text("tick", self.left - 6, self.py(y) + 4, f"{y:g}", "end")

    def up_at(self, x: float, words: str, kind: str = "faint") -> None:
        """A vertical one."""
        x, low = self.px(x), self.height - self.bottom
        self.out.append(f'<path class="grid {kind}" d="M{x:.0f} {self.top}V{low}"/>')
        self.text("tick", x, low + 17, words)

    def titles(self, xlabel: str, ylabel: str) -> None:
        middle = (self.height - self.bottom + self.top) / 2
        self.text("axis", (self.left + self.end) / 2, self.height - 5, xlabel)
        self.out.append(
            f'<text class="axis" transform="translate(11 {middle:.0f}) rotate(-90)" '
            f'text-anchor="middle">{escape(ylabel)}</text>'
        )

    @property
    def end(self) -> int:
        return self.width - self.right

    def done(self) -> str:
        return "".join(self.out) + "</svg>"


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
    xs = [x for _, _, points in series for x, _ in points]
    ys = [y for _, _, points in series[:most] for _, y in points]
    across, up = (float, float) if straight else (math.log2, math.log10)
    x0, x1 = across(min(xs)), across(max(xs))
    y0, y1 = up(min(ys) * 0.88), up(max(ys) * 1.1)
    plot = Frame(title, (460, 320), (46, 16, 12, 42), (x0, x1, y0, y1), (across, up))
    for y in even(y0, y1, 6) if straight else ticks(10**y0, 10**y1):
        plot.across_at(y)
    for x in sorted(set(xs)) if straight else powers(x0, x1):
        plot.up_at(x, shown(x))
    plot.titles(xlabel, ylabel)
    names = []
    for n, (label, kind, points) in enumerate(series):
        path = " ".join(f"{plot.px(x):.0f},{plot.py(y):.1f}" for x, y in points)
        rest = "" if n < most else " rest"
        plot.out.append(f'<polyline class="series {kind}{rest}" points="{path}"/>')
        circles = [
            f'<circle cx="{plot.px(x):.0f}" cy="{plot.py(y):.0f}" r="3"><title>{escape(label)}, '
            f"{escape(shown(x))}: {y:.3g}</title></circle>"
            for x, y in points
            if not rest or len(points) == 1
        ]
        plot.out.append(f'<g class="point {kind}{rest}">{"".join(circles)}</g>')
        last = f"<small>{short(points[-1][1])}</small>"
        names.append(f'<li class="{kind.split()[0]}{rest}"><i></i>{escape(label)} {last}</li>')
    more = '<label><input type="checkbox"> all lines</label>' if len(series) > most else ""
    return f'{plot.done()}<ul class="names">{"".join(names)}</ul>{more}'


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
    out = []
    for title, found in panels:
        xs, ys = [p[0] for p in found], [p[1] for p in found]
        x0, x1 = min(xs) - 700, max(xs) + 1500
        ys += [end for p in found for end in p[4] or ()]
        y0, y1 = min(ys) * 0.95, max(ys) * 1.03
        plot = Frame(title, (360, 330), (54, 12, 34, 44), (x0, x1, y0, y1))
        plot.text("name", plot.left, 18, title, "start")
        for y in even(y0, y1, 5):
            plot.across_at(y)
        for x in even(x0, x1, 4):
            plot.up_at(x, f"{x:g}")
        plot.titles(xlabel, ylabel)
        for x, y, kind, words, ends in found:
            at = plot.px(x)
            if ends and ends[0] < ends[1]:
                low, high = map(plot.py, ends)
                plot.out.append(whisker("thin", (at, at), (low, high)))
            said = f"{words.replace('|', '')}: {y:g} {ylabel}, {x:g} {xlabel}"
            plot.out.append(mark(at, plot.py(y), f"point {kind}", said, 5))
            if kind == "ours best":
                plot.text("name s1", at, plot.py(y) + 18, f"{y:g}")
        out.append(plot.done())
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
    line, left = 38, 26 + 8 * max(len(row["name"]) for row in rows)
    values = [v for row in rows for v, _, _ in row["marks"]] + [1.0]
    values += [v for row in rows for v in (*row["error"], *row["range"])]
    x0, x1 = min(values) - 0.04, min(max(values) + 0.04, 2.2)
    size = 460, 56 + line * len(rows)
    plot = Frame(title, size, (left, 16, 10, 40), (x0, x1, 0, 1))
    for x in even(x0, x1, 6):
        plot.up_at(x, f"{x:.2g}", "one" if abs(x - 1) < 1e-9 else "faint")
    plot.text("axis", plot.width - 4, plot.height - 5, xlabel, "end")
    for n, row in enumerate(rows):
        y = plot.top + line * n + line / 2
        plot.text("name", left - 12, y + 5, row["name"], "end")
        for key, thick in (("error", "thin"), ("range", "thick")):
            ends = [plot.px(min(end, x1)) for end in row[key]]
            said = "{}: {:.3f} to {:.3f}".format(row["name"], *row[key])
            plot.out.append(whisker(thick, ends, (y, y), said))
        for value, kind, words in row["marks"]:
            if value <= x1:
                behind = " behind" if kind == "ours" and value > 1 else ""
                said = f"{row['name']}, {words}: {value:.3f}"
                plot.out.append(mark(plot.px(value), y, f"mark {kind}{behind}", said))
    return plot.done()


def whisker(kind: str, xs: Sequence[float], ys: Sequence[float], words: str = "") -> str:
    ends = 'x1="{:.1f}" x2="{:.1f}" y1="{:.1f}" y2="{:.1f}"'.format(*xs, *ys)
    return f'<line class="whisker {kind}" {ends}><title>{escape(words)}</title></line>'


def mark(x: float, y: float, kind: str, words: str, radius: int = 6) -> str:
    said = f"<title>{escape(words)}</title>"
    if kind == "mark mca":
        path = f"M{x:.1f} {y - 7:.1f} l7 7 l-7 7 l-7 -7 z"
        return f'<path class="{kind}" d="{path}">{said}</path>'
    if kind == "mark published":
        place = f'x="{x - 2:.1f}" y="{y - 13:.1f}" width="4" height="26"'
        return f'<rect class="{kind}" {place}>{said}</rect>'
    return f'<circle class="{kind}" cx="{x:.1f}" cy="{y:.1f}" r="{radius}">{said}</circle>'


def legend(items: list[tuple[str, str]]) -> str:
    """(class, words): the marks of a chart, in words."""
    shown = "".join(f'<li><i class="{kind}"></i>{escape(words)}</li>' for kind, words in items)
    return f'<ul class="legend">{shown}</ul>'
