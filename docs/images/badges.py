# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Draws the badges of README.md: the licence, and the version that status.h says.

Run it without arguments; packaging/version.py --set rewrites the version.
"""

import re
from pathlib import Path

HERE = Path(__file__).parent
HEADER = HERE.parents[1] / "include/lanewise/status.h"
LETTER, PAD = 6.6, 12  # of a letter, in pixels, and around words


def badge(label: str, value: str) -> str:
    left, right = (round(len(words) * LETTER + PAD) for words in (label, value))
    wide = left + right
    texts = "".join(
        f'<text x="{x}" y="14" text-anchor="middle">{words}</text>'
        for x, words in ((left / 2, label), (left + right / 2, value))
    )
    return (
        "<!-- SPDX-License-Identifier: Apache-2.0 OR MIT; drawn by badges.py -->\n"
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{wide}" height="20" role="img">'
        f'<title>{label}: {value}</title><clipPath id="r"><rect width="{wide}" height="20" rx="3"/>'
        f'</clipPath><g clip-path="url(#r)"><rect width="{left}" height="20" fill="#444b52"/>'
        f'<rect x="{left}" width="{right}" height="20" fill="#0b6e4f"/></g><g fill="#fff" '
        f'font-family="Verdana,DejaVu Sans,sans-serif" font-size="11">{texts}</g></svg>\n'
    )


if __name__ == "__main__":
    version = re.search(r'LANEWISE_VERSION_STRING "([\d.]+)"', HEADER.read_text())[1]
    (HERE / "version.svg").write_text(badge("version", version))
    (HERE / "licence.svg").write_text(badge("licence", "Apache-2.0 or MIT"))
