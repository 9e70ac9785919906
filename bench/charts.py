# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Charts as inline SVG and HTML, coloured by the page's style sheet."""

from __future__ import annotations

import math
from html import escape


def size(n: int) -> str:
    for unit, name in ((1 << 30, "GiB"), (1 << 20, "MiB"), (1 << 10, "KiB")):
        if n >= unit and n % unit == 0:
            return f"{n // unit} {name}"
    return f"{n} B"


def ticks(low: float, high: float) -> list[float]:
    """1, 2 and 5 times the powers of ten that lie between."""
    found = []
    for power in range(math.floor(math.log10(low)), math.ceil(math.log10(high)) + 1):
        found += [m * 10.0**power for m in (1, 2, 5) if low <= m * 10.0**power <= high * 1.0001]
    return found


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


def lines(series: list[tuple[str, str, list[tuple[int, float]]]], ylabel: str, title: str) -> str:
    """A log-log line chart; series are (label, class, [(x, y)...]); labels stand at line ends."""
    width, height, left, right, top, bottom = 900, 480, 52, 208, 16, 46
    xs = [x for _, _, points in series for x, _ in points]
    ys = [y for _, _, points in series for _, y in points]
    x0, x1 = math.log2(min(xs)), math.log2(max(xs))
    y0, y1 = math.log10(min(ys) * 0.88), math.log10(max(ys) * 1.1)

    def px(x: float) -> float:
        return left + (math.log2(x) - x0) / (x1 - x0) * (width - left - right)

    def py(y: float) -> float:
        return height - bottom - (math.log10(y) - y0) / (y1 - y0) * (height - top - bottom)

    out = [
        f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{escape(title)}">',
        f"<title>{escape(title)}</title>",
    ]
    for y in ticks(10**y0, 10**y1):
        out.append(
            f'<line class="grid" x1="{left}" x2="{width - right}" y1="{py(y):.1f}" '
            f'y2="{py(y):.1f}"/><text class="tick" x="{left - 8}" y="{py(y) + 4:.1f}" '
            f'text-anchor="end">{y:g}</text>'
        )
    for power in range(math.ceil(x0), math.floor(x1) + 1):
        if (power - 5) % 3 and power != math.floor(x1):
            continue
        if power != math.floor(x1) and math.floor(x1) - power < 2:
            continue
        x = px(2.0**power)
        out.append(
            f'<line class="grid faint" x1="{x:.1f}" x2="{x:.1f}" y1="{top}" '
            f'y2="{height - bottom}"/><text class="tick" x="{x:.1f}" y="{height - bottom + 20}" '
            f'text-anchor="middle">{size(1 << power)}</text>'
        )
    out.append(
        f'<text class="axis" x="{(left + width - right) / 2:.0f}" y="{height - 6}" '
        f'text-anchor="middle">message length</text>'
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
                f"<title>{escape(label)}, {size(x)}: {y:.3g} {escape(ylabel)}</title></circle>"
            )
        out.append(
            f'<text class="name {kind}" x="{width - right + 10}" y="{ends[i] + 4:.1f}">'
            f"{escape(label)} <tspan class='value'>{points[-1][1]:.2f}</tspan></text>"
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
