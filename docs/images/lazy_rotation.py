# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the pictures of docs/lazy-rotation.md; run it without arguments."""

import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parents[1] / "lab"))
from lanewise_lab.round import RHO, lane  # noqa: E402

PLANES = ("#0b6e4f", "#2667c9", "#c2410c", "#7c3aed", "#a0762b")
INK, SOFT, LINE, EVEN, ODD = "#1c1f23", "#5c6570", "#b9c0c7", "#dff0e8", "#fde8d7"


class Picture:
    def __init__(self, width: int, height: int, title: str):
        self.size, self.parts = (width, height), []
        self.title = title

    def box(self, x, y, w, h, fill, stroke=LINE):
        self.parts.append(
            f'<rect x="{x}" y="{y}" width="{w}" height="{h}" rx="3" fill="{fill}" '
            f'stroke="{stroke}"/>'
        )

    def text(self, x, y, words, fill=INK, size=13, anchor="middle", weight="400", mono=False):
        family = ' font-family="ui-monospace,Menlo,Consolas,monospace"' if mono else ""
        words = words.replace("&", "&amp;").replace("<", "&lt;")
        self.parts.append(
            f'<text x="{x}" y="{y}" fill="{fill}" font-size="{size}" text-anchor="{anchor}" '
            f'font-weight="{weight}"{family}>{words}</text>'
        )

    def arrow(self, x1, y1, x2, y2, colour=SOFT):
        self.parts.append(
            f'<path d="M{x1} {y1} L{x2} {y2}" stroke="{colour}" stroke-width="1.4" fill="none" '
            f'marker-end="url(#tip)"/>'
        )

    def save(self, name: str):
        w, h = self.size
        head = (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}" width="{w}" '
            f'height="{h}" font-family="system-ui,sans-serif" role="img">'
            f"<title>{self.title}</title>"
            '<defs><marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" '
            f'markerHeight="7" orient="auto"><path d="M0 0 L8 4 L0 8 z" fill="{SOFT}"/>'
            f'</marker></defs><rect width="{w}" height="{h}" rx="8" fill="#ffffff"/>'
        )
        script = Path(sys.argv[0]).name
        licence = f"<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; drawn by {script} -->"
        (HERE / name).write_text(licence + "\n" + head + "\n".join(self.parts) + "</svg>\n")


def words(p: Picture, y: int, label: str, even: list[int], odd: list[int]):
    """The two words of a lane of 16 bits, highest bit left; a number is the lane's bit there."""
    p.text(20, y + 20, label, anchor="start", weight="600")
    for at, (name, bits, fill) in enumerate((("even", even, EVEN), ("odd", odd, ODD))):
        left = 190 + 330 * at
        p.text(left - 8, y + 20, name, SOFT, anchor="end")
        for i, bit in enumerate(reversed(bits)):
            home = EVEN if bit % 2 == 0 else ODD
            p.box(left + 32 * i, y, 30, 28, home)
            p.text(left + 32 * i + 15, y + 19, str(bit), mono=True)


def interleaving():
    """A lane of 16 bits and its rotation by 3: two rotations of 8 bits."""
    p = Picture(800, 210, "Bit interleaving: rotating a lane rotates its two words")
    n, width = 3, 16
    p.text(20, 28, "Each square is a bit, its number is the bit of the lane", SOFT, anchor="start")
    words(p, 44, "lane", list(range(0, width, 2)), list(range(1, width, 2)))
    rotated = [(z - n) % width for z in range(width)]  # bit z of the result
    words(p, 150, "lane rol 3", rotated[0::2], rotated[1::2])
    p.arrow(640, 74, 330, 146)
    p.arrow(310, 74, 620, 146)
    p.text(250, 118, "odd word rol 2", anchor="end")
    p.text(700, 118, "even word rol 1", anchor="start")
    p.save("interleaving.svg")


def places():
    """Which lane lies in which place before each of four rounds; colours are planes."""
    p = Picture(800, 236, "In-place processing: the lanes return after four rounds")
    for i in range(5):
        left = 20 + 158 * i
        p.text(left + 64, 24, f"before round {i}" if i < 4 else "before round 4 = 0", weight="600")
        for y in range(5):
            for x in range(5):
                # N = (1 0; 1 2): lane (x, y) lies in place N^i (x, y).
                place = y
                for _ in range(i):
                    place = (x + 2 * place) % 5
                left_x, top = left + 26 * x, 36 + 30 * (4 - place)
                p.box(left_x, top, 24, 28, PLANES[y] + "2e", PLANES[y])
                p.text(left_x + 12, top + 18, f"{x}{y}", PLANES[y], 12, mono=True)
    p.text(20, 212, "Number: the lane xy that lies there. Colour: its plane y.", SOFT, 12, "start")
    p.text(
        20, 228, "No lane ever leaves its column, so theta sums columns in every round.", SOFT, 12,
        "start",
    )  # fmt: skip
    p.save("in-place.svg")


def deferred():
    """One lane through theta and rho, with its rotation done at once and deferred."""
    p = Picture(800, 300, "A deferred rotation: only a number changes")
    n = RHO[lane(3, 1)]
    half = (n + 1) // 2
    carried_out = (
        ("a", "a"),
        ("eor t, a, D", "a ^ D"),
        (f"ror t, t, #{32 - half}", f"rol(a ^ D, {half})"),
        ("bic u, c, t", "c & ~rol(...)"),
    )
    put_off = (
        ("a", "offset 0"),
        ("eor t, a, D", "offset 0"),
        ("(no instruction)", f"offset {half}"),
        ("bic u, c, t, ror #k", f"k = d(c) - {half}"),
    )
    for top, title, steps in ((20, "done at once", carried_out), (160, "deferred", put_off)):
        p.text(20, top + 20, title, anchor="start", weight="600")
        for i, (code, value) in enumerate(steps):
            left = 20 + 196 * i
            p.text(left + 80, top + 44, ("", "theta", "rho", "chi")[i], SOFT, 12)
            p.box(left, top + 52, 160, 32, EVEN if i else "#f4f4f2")
            p.text(left + 80, top + 73, code, size=12.5, mono=True)
            p.text(left + 80, top + 104, value, SOFT, 12.5)
            if i:
                p.arrow(left - 34, top + 68, left - 4, top + 68)
    p.save("deferred-rotation.svg")


if __name__ == "__main__":
    interleaving()
    places()
    deferred()
