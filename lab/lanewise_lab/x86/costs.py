# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The x86-64 cores that selection tells apart, and what each kernel costs on each.

    python3 -m lanewise_lab.x86.costs cores > src/keccak/x86_64/cores_x86_64.h
    python3 -m lanewise_lab.x86.costs costs > src/keccak/x86_64/backends_x86_64.h

A core is a file (cores/x86_64/*.toml): core cycles of 24 rounds, [measured] or [estimated], with
their source, or another core whose cycles it is ranked by. On a core that has no figure of a
kernel, that kernel is not chosen.
"""

from __future__ import annotations

import itertools
import sys
import textwrap
from pathlib import Path

from .. import cores, registry
from ..write import head
from .recipe import Recipe

FOLDER = Path(cores.__file__).with_name("x86_64")
KINDS = ("measured", "estimated")
#: Of a kernel that was not timed on a core: more than any costs.
NOT_TIMED = 60000
PORTABLE = ("x1_c64", "x1_c32")
_GUARD = """
#ifndef LANEWISE_{0}_X86_64_H
#define LANEWISE_{0}_X86_64_H

/* clang-format off */
"""
_END = "\n/* clang-format on */\n\n#endif\n"


class Wrong(ValueError):
    """What a core's file says cannot be: its name, and why."""


def columns(folder: Path = FOLDER) -> list[str]:
    """The unknown core, Intel, AMD."""
    return sorted(cores.files(folder), key=lambda n: (n != registry.UNKNOWN, n[:3] == "amd", n))


def costs(folder: Path = FOLDER) -> dict[str, dict[str, int]]:
    """Core -> kernel or portable backend -> core cycles. Wrong if a row is none."""
    files, known = cores.files(folder), {r.file.partition("_")[2] for r in _recipes()}
    out = {}
    for name, data in files.items():
        rows: dict[str, int] = {}
        for kind in KINDS:
            given = dict(data.get(kind, {}))
            if given and not given.pop("source", ""):
                raise Wrong(f"{name}: {kind}: no source")
            for kernel, cycles in given.items():
                if kernel not in known | set(PORTABLE) or kernel in rows:
                    raise Wrong(f"{name}: {kind}: {kernel} is no kernel, or comes twice")
                if type(cycles) is not int or not 0 < cycles < NOT_TIMED:
                    raise Wrong(f"{name}: {kind}: {kernel}: no number of cycles")
                rows[kernel] = cycles
        out[name] = rows
    for name, data in files.items():
        other = data.get("selection", {}).get("ranked_as")
        if (other is None) != bool(out[name]) or other is not None and not out.get(other):
            raise Wrong(f"{name}: needs figures, or one core with figures as ranked_as")
        out[name] = out[other] if other else out[name]
        if lacks := [kernel for kernel in PORTABLE if kernel not in out[name]]:
            raise Wrong(f"{name}: {lacks[0]}: every core needs a figure of the portable kernels")
    return out


def _recipes() -> list[Recipe]:
    return [Recipe.load(name) for name in Recipe.names()]


def _titles(names: list[str], folder: Path) -> str:
    files = cores.files(folder)
    return ", ".join(name if name == registry.UNKNOWN else files[name]["title"] for name in names)


def _sources(folder: Path) -> str:
    """Where the figures are from, as a sentence for each."""
    out = []
    for name in columns(folder):
        data = cores.files(folder)[name]
        for kind in KINDS:
            if kind in data:
                some = [k for k in data[kind] if k != "source"] if kind == "estimated" else []
                which = f" ({', '.join(some)})" if some else ""
                out.append(f"{data['title']}, {kind}{which}: {data[kind]['source'].strip()}.")
    return " ".join(out)


#: What a core must offer for a row of cpuid to fit; rows that ask for more come first.
OFFERS = ("avx512", "avx2")
#: What else a row of cpuid may say, and what holds where it does not: first and last family and
#: model, and the width of the data paths in bits, 0 for any.
_ANY = {"families": [0, 0x10E], "models": [0, 0xFF], "data_path": 0}


def parts(folder: Path = FOLDER) -> list[str]:
    """Rows of C by which a core is recognised, those that say most first. Wrong if one is none."""
    rows = []
    for name, data in cores.files(folder).items():
        given = data["selection"].get("cpuid", [])
        if bool(given) == (name == registry.UNKNOWN):
            raise Wrong(f"{name}: cpuid: every core has rows of it but {registry.UNKNOWN}")
        for row in given:
            said = _ANY | row
            if set(said) != {"maker", "offers", *_ANY} or row["maker"] not in ("intel", "amd"):
                raise Wrong(f"{name}: cpuid: has maker (intel or amd), offers, {', '.join(_ANY)}")
            if row["offers"] not in OFFERS:
                raise Wrong(f"{name}: cpuid: offers is {' or '.join(OFFERS)}")
            (first, last), (model, end) = said["families"], said["models"]
            rank = OFFERS.index(row["offers"]), last - first, end - model, not said["data_path"]
            numbers = *map(hex, (first, last, model, end)), str(said["data_path"])
            words = row["maker"].upper(), *numbers, row["offers"].upper()
            rows.append((rank, words, registry.constant(name)))
    rows.sort()
    for one, other in itertools.pairwise(rows):
        if one[:2] == other[:2]:
            raise Wrong(f"{other[2]}: cpuid: a row is that of {one[2]}, too")
    return [f"    X({', '.join(words)}, {core})" for _, words, core in rows]


def cores_header(folder: Path = FOLDER) -> str:
    """cores_x86_64.h"""
    files = cores.files(folder)
    rows = []
    for name in columns(folder):
        reason, constant = files[name]["selection"]["reason"].strip(), registry.constant(name)
        known = registry.Known(name, files[name]["title"], (), name, reason)
        rows.append(registry.row(known, constant))
    about = "The x86-64 cores that selection tells apart; each has a column of costs in "
    lines = textwrap.wrap(about + "backends_x86_64.h.", 97)
    path = "src/keccak/x86_64/cores_x86_64.h"
    text = "\n".join(head("x86.costs", "cores", path, lines)) + _GUARD.format("CORES")
    text += "\n/* core, column, its name for LANEWISE_CORE, reason */\n"
    text += registry.macro(["#define LANEWISE_X86_64_CORES(X)", *rows])
    text += "\n/* maker, families and models from and to, bits of data paths (0: any), what it\n"
    text += " * offers, core; the first row that fits counts */\n"
    return text + registry.macro(["#define LANEWISE_X86_64_PARTS(X)", *parts(folder)]) + _END


def _rows(recipes: list[Recipe], by_core: dict, folder: Path) -> list[str]:
    """The fastest first, by the first core with figures."""
    names = [r.file.partition("_")[2] for r in recipes]
    width, out = max(map(len, names)) + 1, []
    for recipe, name in zip(recipes, names, strict=True):
        isa = recipe["isa"].upper()
        chains = "CHAINS" if recipe.options.get("chains") else "PLAIN"
        cycles = ", ".join(f"{by_core[c].get(name, NOT_TIMED):5}" for c in columns(folder))
        states = recipe["states"]
        out.append(
            f"    K(X, {name + ',':{width}} {states}, {isa + ',':7} {chains + ',':7} {cycles})"
        )
    return out


def backends_header(folder: Path = FOLDER) -> str:
    """backends_x86_64.h. Of two kernels that cost the same the first is taken."""
    by_core = costs(folder)
    first = by_core[columns(folder)[0]]

    def key(recipe: Recipe) -> tuple:
        name = recipe.file.partition("_")[2]
        return recipe["isa"] != "avx512", -recipe["states"], first.get(name, NOT_TIMED), name

    every = sorted(_recipes(), key=key)
    for name in (recipe.file.partition("_")[2] for recipe in every):
        if not any(name in cycles for cycles in by_core.values()):
            raise Wrong(f"{name}: no file in cores/x86_64 has its cycles")
    several = [r for r in every if r["states"] > 1]
    single = [r for r in every if r["states"] == 1]
    titles = _titles(columns(folder), folder)
    about = (
        "The kernels of an x86-64 build and what 24 rounds cost, in core cycles; the columns are "
        f"the cores of cores_x86_64.h. {_sources(folder)} A core that is not in the list is ranked "
        f"as Intel; {NOT_TIMED} stands where a kernel was not timed."
    )
    path = "src/keccak/x86_64/backends_x86_64.h"
    text = "\n".join(head("x86.costs", "costs", path, textwrap.wrap(about, 97)))
    text += _GUARD.format("BACKENDS") + "\n"
    text += (
        "/* kernel, states, instructions, whether it has chains of SHAKE256, plain and masked;\n"
    )
    text += f" * cycles on {titles} */\n"
    for macro, recipes in (("SEVERAL", several), ("SINGLE", single)):
        rows = _rows(recipes, by_core, folder)
        text += registry.macro([f"#define LANEWISE_X86_64_{macro}(K, X)", *rows])
    text += f"\n/* backend, {titles} */\n"
    plain = []
    for name in PORTABLE:
        cycles = ", ".join(str(by_core[c][name]) for c in columns(folder))
        plain.append(f"    X(lanewise_backend_{name}, {cycles})")
    text += registry.macro(
        [
            "#define LANEWISE_X86_64_ROW(X, ID, STATES, INSTRUCTIONS, CHAINS, ...)",
            "    X(lanewise_backend_##ID, __VA_ARGS__)",
        ]
    )
    rows = [f"    LANEWISE_X86_64_{m}(LANEWISE_X86_64_ROW, X)" for m in ("SEVERAL", "SINGLE")]
    text += registry.macro(["#define LANEWISE_BACKENDS(X)", *rows, *plain])
    return text + _END


def main(argv: list[str]) -> int:
    made = {"cores": cores_header, "costs": backends_header}
    if len(argv) != 1 or argv[0] not in made:
        print(f"usage: lanewise_lab.x86.costs {' or '.join(made)}", file=sys.stderr)
        return 2
    try:
        sys.stdout.write(made[argv[0]]())
    except ValueError as error:
        print(f"costs: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
