# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The files in which searches keep what they find."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable

from .. import recipe

WIDTH = 94


def keep(name: str, said: Iterable[str], lines: Iterable[str]) -> None:
    """The .found.toml of a recipe. said: comments behind the command."""
    head = ["SPDX-License-Identifier: Apache-2.0 OR MIT"]
    head += [f"Found by: python3 -m lanewise_lab.search {name}", *said]
    out = [*(f"# {line}" for line in head), *lines]
    recipe.found(name).write_text("\n".join(out) + "\n")


def listed(option: str, values: Iterable, note: str = "") -> list[str]:
    """A long list, of what TOML writes as it is."""
    text = textwrap.fill(", ".join(map(str, values)), WIDTH)
    return [f"{option} = [" + f"  # {note}" * bool(note), textwrap.indent(text, "    ") + ",", "]"]
