# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The cores that selection tells apart at run time, from data of each (cores/*.toml).

    python3 -m lanewise_lab.registry aarch64 > src/keccak/aarch64/cores_aarch64.h

A core's [selection] holds the values of MIDR_EL1 that it answers with, and its reason in prose.
What it is ranked by is a column of costs: its own if the file has a model, LLVM's models, bounds or
a mean of others, else that of the core that ranked_as names. The enumeration, the lookup table, the
columns and the reasons in C all come from here, so a new core is a new file or line there.
"""

from __future__ import annotations

import re
import sys
import textwrap
from dataclasses import dataclass
from pathlib import Path

from . import cores
from .markdown import between
from .write import head

#: The core that no MIDR_EL1 names: the first of the enumeration.
UNKNOWN = "unknown"
_PATH = "src/keccak/aarch64/cores_aarch64.h"
_ABOUT = """\
The AArch64 cores that selection tells apart: how they are recognised, by which column of costs
they are ranked, and why. Sources are in lab/lanewise_lab/cores."""
_GUARD = """
#ifndef LANEWISE_CORES_AARCH64_H
#define LANEWISE_CORES_AARCH64_H

/* clang-format off */

/* The columns of backends_aarch64.h, in their order. */
#define LANEWISE_AARCH64_COLUMNS(X) \\
"""


@dataclass(frozen=True)
class Known:
    """A core as selection sees it. parts: (implementer, part number); None: all other parts."""

    name: str
    title: str
    parts: tuple[tuple[int, int | None], ...]
    column: str  # the core whose column of costs it is ranked by
    reason: str

    @property
    def constant(self) -> str:
        return constant(self.name)


def constant(name: str) -> str:
    """CORTEX_A55 of "cortex-a55"."""
    return name.upper().replace("-", "_")


def _natural(name: str) -> list:
    """A55 before A510."""
    return [int(part) if part.isdigit() else part for part in re.split(r"(\d+)", name)]


def _parts(name: str, given: dict) -> tuple[tuple[int, int | None], ...]:
    out = []
    for row in given.get("midr", ()):
        implementer, part = row["implementer"], row.get("part")
        if (part is None) != row.get("all_other_parts", False):
            raise ValueError(f"{name}: a row of midr has either a part or all_other_parts")
        if not (0 < implementer < 0x100 and 0 <= (part or 0) < 0x1000):
            raise ValueError(f"{name}: MIDR_EL1 has no room for {implementer:#x}, {part or 0:#x}")
        out.append((implementer, part))
    if out and not given.get("midr_source"):
        raise ValueError(f"{name}: no midr_source")
    return tuple(out)


#: What a file may have a column of costs from, besides mean_of.
_OWN = ("pipeline", "bounds", "scheduling_models")


def _column(name: str, files: dict[str, dict]) -> str:
    data = files[name]
    given, own = data["selection"], [k for k in _OWN if k in data]
    own += [k for k in ("mean_of",) if k in data["selection"]]
    other = given.get("ranked_as")
    if len(own) + (other is not None) != 1:
        raise ValueError(
            f"{name}: needs one of a model, bounds, scheduling_models, mean_of and ranked_as"
        )
    if other is None:
        return name
    if not given.get("source") or "certain" not in given:
        raise ValueError(f"{name}: does not say why it is ranked as {other}")
    if other not in files or "ranked_as" in files[other].get("selection", {"ranked_as": ""}):
        raise ValueError(f"{name}: {other} has no column of its own")
    return other


def _plain(title: str) -> str:
    return title.removeprefix("Arm ")


def ranked_by(column: str, files: dict[str, dict]) -> str:
    """What the figures of a column are, as a sentence."""
    data = files[column]
    title = _plain(data["title"])
    if "mean_of" in data["selection"]:
        both = " and ".join(_plain(files[name]["title"]) for name in data["selection"]["mean_of"])
        return f"Ranked by the mean of what is predicted for {both}, not by measurement."
    if "scheduling_models" in data:
        models = " and ".join(data["scheduling_models"])
        return f"Ranked by LLVM's scheduling models of {models}, not by measurement."
    if "bounds" in data:
        return f"Ranked by an estimate from the number of units of {title}, not by measurement."
    if "not_judged" in data:
        return f"Ranked by cycles that a model not yet judged predicts for {title}, not measured."
    return f"Ranked by cycles predicted for {title}, not measured."


def known(folder: Path | None = None) -> list[Known]:
    """All that have a [selection], the unknown core first. ValueError says what a file lacks."""
    files = {name: data for name, data in cores.files(folder).items() if "selection" in data}
    out, seen = [], {}
    for name in sorted(files, key=lambda name: (name != UNKNOWN, _natural(name))):
        given, column = files[name]["selection"], _column(name, files)
        owner = ranked_by(column, files)
        reason = f"{files[name]['title']}. {given['reason'].strip()} {owner}"
        parts = _parts(name, given)
        for part in parts:
            if part in seen:
                raise ValueError(f"{name} and {seen[part]} have the same MIDR_EL1")
            seen[part] = name
        if not parts and name != UNKNOWN:
            raise ValueError(f"{name}: no MIDR_EL1 names it")
        out.append(Known(name, files[name]["title"], parts, column, reason))
    return out


def columns(folder: Path | None = None) -> list[str]:
    """The cores with a column of costs, in the order of the columns."""
    return [core.name for core in known(folder) if core.column == core.name]


def macro(lines: list[str]) -> str:
    """Lines of a macro of C."""
    return " \\\n".join(lines) + "\n"


_BACKENDS = """
#ifndef LANEWISE_BACKENDS_{isa}_H
#define LANEWISE_BACKENDS_{isa}_H

/* clang-format off */

/*    kernel, {facts} */
{kernels}
/*    backend, {figures} */
{costs}
/* clang-format on */

#endif
"""


def backends(isa: str, facts: str, kernels: dict, figures: str, costs: dict) -> str:
    """What follows the head of a list of backends. kernels, costs: rows by name, without it; facts,
    figures: what their columns are."""
    width = max(map(len, kernels), default=0) + 1
    one = [f"    K({name + ',':{width}} {row})" for name, row in kernels.items()]
    two = [f"    X(lanewise_backend_{name + ',':{width}} {row})" for name, row in costs.items()]
    lists = {
        "kernels": macro([f"#define LANEWISE_{isa}_KERNELS(K)", *one]),
        "costs": macro(["#define LANEWISE_BACKENDS(X)", *two]),
    }
    return _BACKENDS.format(isa=isa, facts=facts, figures=figures, **lists)


def row(core: Known, column: str) -> str:
    """A core's row: itself, its column, its name for people, why it is ranked so."""
    lines = textwrap.wrap(core.reason.replace('"', '\\"'), 88, drop_whitespace=False)
    text = " \\\n".join(f'      "{line}"' for line in lines)
    return f"    X({core.constant}, {column}, {core.constant.lower()}, \\\n{text})"


def header(folder: Path | None = None) -> str:
    """cores_aarch64.h"""
    every = known(folder)
    parts = sorted((i, p, c) for c in every for i, p in c.parts if p is not None)
    others = sorted((i, c) for c in every for i, p in c.parts if p is None)
    names = [f"    X({constant(name)})" for name in columns(folder)]
    text = "\n".join(head("registry", "aarch64", _PATH, _ABOUT.splitlines())) + _GUARD
    text += macro(names)
    text += "\n/* core, column, name, reason */\n#define LANEWISE_AARCH64_CORES(X) \\\n"
    text += macro([row(core, constant(core.column)) for core in every])
    text += "\n/* implementer (bits 31 to 24 of MIDR_EL1), part number (bits 15 to 4), core */\n"
    text += "#define LANEWISE_AARCH64_PARTS(X) \\\n"
    text += macro([f"    X(0x{i:02X}, 0x{p:03X}, {c.constant})" for i, p, c in parts])
    text += "\n/* implementers all of whose other parts are one core */\n"
    text += "#define LANEWISE_AARCH64_IMPLEMENTERS(X) \\\n"
    text += macro([f"    X(0x{i:02X}, {c.constant})" for i, c in others])
    return text + "\n/* clang-format on */\n\n#endif\n"


def markdown(folder: Path | None = None) -> str:
    """Which core is ranked by which column, for docs/aarch64.md."""
    every = known(folder)
    lines = ["| costs of | what they are | cores ranked by them |", "| --- | --- | --- |"]
    files = cores.files(folder)
    for name in columns(folder):
        titles = [core.title for core in every if core.column == name and core.parts]
        words = ranked_by(name, files).removeprefix("Ranked by ").rstrip(".")
        lines.append(f"| {files[name]['title']} | {words} | {', '.join(titles)} |")
    return "\n".join(lines) + "\n"


def in_docs(text: str) -> str:
    """docs/aarch64.md with the table of the cores. ValueError if its marks are missing."""
    return between(text, "cores", markdown().rstrip("\n"))


def main(argv: list[str]) -> int:
    if argv != ["aarch64"]:
        print("usage: lanewise_lab.registry aarch64", file=sys.stderr)
        return 2
    try:
        sys.stdout.write(header())
    except (KeyError, ValueError) as error:
        print(f"registry: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
