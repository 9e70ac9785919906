# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the picture of README.md, from the description of the round to the library.

Run it without arguments. Colours follow the reader's theme.
"""

from html import escape
from pathlib import Path

WIDTH, HEIGHT, BOX, TALL, TOP = 880, 218, 148, 62, 30
STYLE = """
.page{fill:#fff;stroke:#d8d6cf}.box{fill:#f4f3ee;stroke:#b9c0c7}.core{fill:#dff0e8;stroke:#0b6e4f}
.ink{fill:#1c1f23}.soft{fill:#5c6570}.line{stroke:#5c6570;fill:none;stroke-width:1.4}
.tip{fill:#5c6570}
@media (prefers-color-scheme:dark){.page{fill:#1c2024;stroke:#30363c}
.box{fill:#262b30;stroke:#4b545d}.core{fill:#16372b;stroke:#4fd1a1}.ink{fill:#e8e6e1}
.soft{fill:#9aa4ae}.line{stroke:#9aa4ae}.tip{fill:#9aa4ae}}
"""
#: Boxes of the upper row, left to right: title, two lines, style.
CHAIN = (
    ("round.py", "theta, rho, pi, chi,", "iota on lanes", "box"),
    ("recipe", "processor, states,", "techniques", "box"),
    ("kernel.S", "one file, with the", "command that made it", "core"),
    ("checks", "proved, emulated,", "cycles predicted", "box"),
    ("library", "chosen for the core", "at run time", "core"),
)


def box(
    x: float, y: float, title: str, first: str, second: str, style: str, wide: float = BOX
) -> str:
    middle = x + wide / 2
    return (
        f'<rect class="{style}" x="{x}" y="{y}" width="{wide}" height="{TALL}" rx="6"/>'
        f'<text class="ink" x="{middle}" y="{y + 20}" text-anchor="middle" '
        f'font-weight="700">{escape(title)}</text>'
        f'<text class="soft" x="{middle}" y="{y + 37}" text-anchor="middle" '
        f'font-size="12">{escape(first)}</text>'
        f'<text class="soft" x="{middle}" y="{y + 52}" text-anchor="middle" '
        f'font-size="12">{escape(second)}</text>'
    )


def arrow(path: str) -> str:
    return f'<path class="line" d="{path}" marker-end="url(#tip)"/>'


def picture(title: str, by: str, wide: int, high: int, style: str, parts: list[str]) -> str:
    """A page with these parts on it. by: the script that draws it."""
    return (
        f"<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; drawn by {by} -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" '
        f'width="{wide}" height="{high}" font-family="system-ui,sans-serif" font-size="14" '
        f'role="img"><title>{title}</title><style>{style}</style>'
        '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
        'markerHeight="7" orient="auto"><path class="tip" d="M0 0 L8 4 L0 8 z"/></marker></defs>'
        f'<rect class="page" x=".5" y=".5" width="{wide - 1}" height="{high - 1}" rx="8"/>'
        + "\n".join(parts)
        + "</svg>\n"
    )


def draw() -> str:
    gap = (WIDTH - 2 * 24 - len(CHAIN) * BOX) / (len(CHAIN) - 1)
    lefts = [24 + n * (BOX + gap) for n in range(len(CHAIN))]
    parts = [box(x, TOP, *words) for x, words in zip(lefts, CHAIN, strict=True)]
    middle = TOP + TALL / 2
    parts += [arrow(f"M{x + BOX + 2} {middle} h{gap - 6}") for x in lefts[:-1]]
    # The search, under recipe and kernel, reads the model and writes the recipe's order.
    left, wide, low = lefts[1], lefts[2] + BOX - lefts[1], TOP + TALL + 44
    parts.append(
        f'<rect class="box" x="{left}" y="{low}" width="{wide}" height="40" rx="6"/>'
        f'<text class="ink" x="{left + wide / 2}" y="{low + 17}" text-anchor="middle" '
        f'font-weight="700">search</text><text class="soft" x="{left + wide / 2}" y="{low + 32}" '
        f'text-anchor="middle" font-size="12">orders of instructions against a model of the core'
        "</text>"
    )
    parts.append(arrow(f"M{lefts[1] + BOX / 2} {low - 2} V{TOP + TALL + 4}"))
    parts.append(arrow(f"M{lefts[2] + BOX / 2} {TOP + TALL + 2} V{low - 4}"))
    # What checks compare with.
    x = lefts[3]
    parts.append(
        f'<text class="soft" x="{x + BOX / 2}" y="{low + 12}" text-anchor="middle" '
        'font-size="12">against FIPS 202</text>'
        f'<text class="soft" x="{x + BOX / 2}" y="{low + 28}" text-anchor="middle" '
        'font-size="12">and independent code</text>'
    )
    parts.append(arrow(f"M{x + BOX / 2} {low - 2} V{TOP + TALL + 4}"))
    parts.append(
        f'<text class="soft" x="24" y="{HEIGHT - 12}" font-size="12">The C library needs none of '
        "this to build: kernel.S is in the repository, and tests make it again and compare."
        "</text>"
    )
    return picture("How a kernel is made", "overview.py", WIDTH, HEIGHT, STYLE, parts)


if __name__ == "__main__":
    Path(__file__).with_name("overview.svg").write_text(draw())
