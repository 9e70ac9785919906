# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The page that lists every option of every instruction set, from their declarations.

python3 -m lanewise_lab.recipe_page > docs/recipes.md
"""

from __future__ import annotations

import sys

from .gen import ISAS
from .recipe import Option

TITLES = ("AArch64", "ARMv7-M", "Armv8.1-M", "RISC-V", "x86-64")

_MARK = "<!-- figures: written by lab/lanewise_lab/recipe_page.py -->"
_HEAD = """\
<!-- PYTHONPATH=lab python3 -m lanewise_lab.recipe_page > docs/recipes.md -->
# Options of recipes

A recipe is a file in [`lab/lanewise_lab/recipes`](../lab/lanewise_lab/recipes), named
`ISA_NAME.toml`: a `title`, perhaps an `about`, which the kernel's head repeats, and `[options]`.
What a search found for it lies beside it, in `ISA_NAME.found.toml`, and counts as if the recipe
said it. An option that is unknown, missing, of another kind, or that contradicts another one is
refused in a line that names the recipe and the option.

Lanes are written as their coordinates `xy`, halves of interleaved lanes as `xyp` (`p` is 0 for the
even bits), halves of columns as `xp` and of planes as `yp`. [Add a kernel](adding-a-kernel.md) says
what to do with a new recipe.
"""


def _row(name: str, option: Option) -> str:
    about = option.about[0].upper() + option.about[1:] + "."
    about += " Required." if option.required else ""
    for words, others in (("Needs", option.needs), ("Not with", option.without)):
        if others:
            about += f" {words} " + ", ".join(f"`{other}`" for other in others) + "."
    return f"| `{name}` | {option.kind.words} | {about} |"


def page() -> str:
    out = [_HEAD]
    for title, recipe in zip(TITLES, ISAS.values(), strict=True):
        out += [f"## {title}", "", _MARK, "| option | value | meaning |", "| --- | --- | --- |"]
        out += [_row(name, option) for name, option in recipe.OPTIONS.items()] + [""]
    return "\n".join(out).rstrip() + "\n"


if __name__ == "__main__":
    sys.stdout.write(page())
