# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the picture of docs/architecture.md: the folders, and what uses what.

Run it without arguments. Colours follow the reader's theme.
"""

from pathlib import Path

from overview import STYLE, arrow, box, picture

WIDTH, HEIGHT, WIDE, TALL, LEFT = 880, 440, 168, 62, 24
#: Rooms: column (0 to 3), row, title, two lines, style.
ROOMS = (
    (0, 0, "cli, examples", "the lanewise command;", "programs as users write", "box"),
    (1, 0, "include/lanewise", "the public headers,", "one per family", "core"),
    (0, 1, "src/slhdsa", "signatures: batches", "of equal hashes", "box"),
    (1, 1, "src/mlkem, mldsa", "lattices: src/jobs,", "dependent Keccak jobs", "box"),
    (2, 1, "src/hash", "sponge, tree,", "many messages", "box"),
    (1, 2, "src/keccak", "backend.h, the contract;", "select.c, the choice", "core"),
    (2, 2, "src/keccak/ISA", "generated kernels", "with a little glue", "box"),
    (1, 3, "lab", "round, passes, recipes,", "prover, cycle models", "core"),
    (2, 3, "tests, bench", "one folder a question;", "the report", "box"),
    (3, 3, "rtl", "a vector processor,", "ML-KEM in hardware", "box"),
)


def at(column: int, row: int) -> tuple[float, float]:
    """The upper left corner of a room."""
    gap = (WIDTH - 2 * LEFT - 4 * WIDE) / 3
    return LEFT + column * (WIDE + gap), 30 + row * (TALL + 44)


def draw() -> str:
    parts = [box(*at(c, r), *words, wide=WIDE) for c, r, *words in ROOMS]
    x, y = zip(*(at(n, n) for n in range(4)), strict=True)
    half, low = WIDE / 2, [top + TALL for top in y]
    parts += [
        arrow(f"M{x[0] + WIDE + 2} {y[0] + TALL / 2} H{x[1] - 4}"),
        arrow(f"M{x[1] + half - 24} {low[0] + 2} L{x[0] + half + 30} {y[1] - 4}"),
        arrow(f"M{x[1] + half} {low[0] + 2} V{y[1] - 4}"),
        arrow(f"M{x[1] + half + 24} {low[0] + 2} L{x[2] + half - 30} {y[1] - 4}"),
        arrow(f"M{x[0] + half + 30} {low[1] + 2} L{x[1] + half - 34} {y[2] - 4}"),
        arrow(f"M{x[1] + half} {low[1] + 2} V{y[2] - 4}"),
        arrow(f"M{x[2] + half - 30} {low[1] + 2} L{x[1] + half + 34} {y[2] - 4}"),
        arrow(f"M{x[1] + WIDE + 2} {y[2] + TALL / 2} H{x[2] - 4}"),
        arrow(f"M{x[1] + half + 34} {y[3] - 2} L{x[2] + half - 30} {low[2] + 4}"),
    ]
    said = (
        (x[3] + half, y[1] + 26, "An arrow: uses,"),
        (x[3] + half, y[1] + 42, "or, from the lab, makes."),
        (x[0] + half, y[3] + 26, "The C library builds"),
        (x[0] + half, y[3] + 42, "without what is in this row."),
    )
    parts += [
        f'<text class="soft" x="{left}" y="{top}" text-anchor="middle" '
        f'font-size="12">{words}</text>'
        for left, top, words in said
    ]
    return picture("The rooms of the project", "house.py", WIDTH, HEIGHT, STYLE, parts)


if __name__ == "__main__":
    Path(__file__).with_name("house.svg").write_text(draw())
