# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Wrongs planted in the C of arithmetic functions, generated from its text: a number or a named
constant by one, an operator or the strictness of a comparison exchanged, another index, a narrower
type, a reduction or a statement left out, in a function and in those that it calls. Steps of loops
stay as they are, so that these end. What changes nothing of the object is none. arith_flips.py
judges and counts them.
"""

from __future__ import annotations

import random
import re
import subprocess
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from lanewise_lab.checkout import ROOT


@dataclass(frozen=True)
class Wrong:
    """file: from the root of the sources. at: where `old` stands in it, which becomes `new`."""

    file: str
    at: int
    old: str
    new: str

    def __str__(self) -> str:
        return f"{Path(self.file).name} at {self.at}: {self.old} -> {self.new}"


_INCLUDE = re.compile(r'^#include "(.+)"', re.M)
_FUNCTION = re.compile(
    r"^(?:TARGET |INLINE |static )[^\n;{}#]*?\b(\w+)\(([^;{}]*)\) \{\n.*?^\}", re.M | re.S
)
_HIDDEN = re.compile(r"/\*.*?\*/|(?<=;)[^;\n]+\)(?: \{)?$|\bwhile \([^\n]*", re.M | re.S)
_NUMBER = re.compile(r"(?<![\w.])(0x[0-9A-Fa-f]+|\d+)(u?)(?!\w)")
_NAMED = re.compile(r"\b(Q|N|[A-Z][A-Z0-9_]*[A-Z0-9])\b(?!\()")
_OPERATOR = re.compile(r"(?<= )(<<|>>|<=|>=|[-+*&|^<>]|[-+&|^]=)(?= )")
_CAST = re.compile(r"\((u?)int(16|32|64)_t\)")
_STATEMENT = re.compile(r"(?<=\n) +([a-z]\w*(?:[.\[]|->| [-+*&|^]?= )[^;\n]*);")
_INDEX = re.compile(r"\[([^][]+)\]")
_EXCHANGED = {"<<": ">>", "<=": "<", ">=": ">", "+": "-", "&": "|", "+=": "-=", "&=": "|="}
_EXCHANGED |= {new: old for old, new in _EXCHANGED.items()} | {"*": "+", "^": "|", "^=": "|="}


def _changes(text: str, single: str) -> Iterator[tuple[int, str, str]]:
    """Of the text of a function: where, what stands there, and what instead. single: a pattern of
    functions of one number."""
    for found in _NUMBER.finditer(text):
        value = int(found[1], 0)
        for other in (value + 1, value - 1) if value else (1,):
            new = hex(other) if "x" in found[1] else str(other)
            yield found.start(), found[0], new + found[2]
    for found in _NAMED.finditer(text):
        for step in "+-":
            yield found.start(), found[0], f"({found[0]} {step} 1)"
    for found in _OPERATOR.finditer(text):
        yield found.start(), found[0], _EXCHANGED[found[0]]
    for found in _INDEX.finditer(text):
        for change in ("^", "+"):
            yield found.start(), found[0], f"[({found[1]}) {change} 1]"
    for found in _CAST.finditer(text):
        yield found.start(), found[0], f"({found[1]}int{int(found[2]) // 2}_t)"
    for found in _STATEMENT.finditer(text):
        yield found.start(1), found[1], ""
    for found in re.finditer(single, text):
        yield found.start(), found[0], "("


def sites(function, symbol: str) -> list[Wrong]:
    """All wrongs of a function (arith_flips.Function), in an order that its name draws."""
    source = function.source
    scheme = Path(source).parts[1]
    files = [source]
    for file in files:  # those that it includes, of its scheme
        asked = _INCLUDE.findall((ROOT / file).read_text(encoding="utf-8"))
        places = [near for name in asked for near in (Path(file).parent / name, Path("src", name))]
        paths = [str(near) for near in places if (ROOT / near).is_file()]
        files += [path for path in paths if path not in files and Path(path).parts[1] == scheme]
    bodies: dict[str, tuple[str, int, str]] = {}
    single = []
    for file in files:
        text = (ROOT / file).read_text(encoding="utf-8")
        text = _HIDDEN.sub(lambda found: re.sub(r"[^\n]", " ", found[0]), text)
        for found in _FUNCTION.finditer(text):
            start = text.index("{", found.end(2))
            bodies.setdefault(found[1], (file, start, text[start : found.end()]))
            single += [found[1]] if "," not in found[2] and "*" not in found[2] else []
    todo = [symbol]
    for name in todo:
        called = re.findall(r"\b(\w+)\(", bodies[name][2])
        todo += [n for n in called if n in bodies and n not in todo]
    alone = rf"\b(?:{'|'.join(sorted(set(single)))})\("
    out = []
    for name in todo:
        file, start, text = bodies[name]
        out += [Wrong(file, start + at, old, new) for at, old, new in _changes(text, alone)]
    random.Random(f"wrongs of {function.scheme} {function.name}").shuffle(out)
    return out


def planted(function, symbol: str, folder: Path, most: int) -> Iterator[tuple[Wrong, list[Path]]]:
    """The first wrongs that compile and change the object, each with its objects. folder: a copy of
    the sources."""
    right = [path.read_bytes() for path in _compiled(function, folder, folder / "right")]
    for number, wrong in enumerate(sites(function, symbol)):
        if not most:
            return
        path = folder / wrong.file
        text = path.read_text(encoding="utf-8")
        assert text.startswith(wrong.old, wrong.at), wrong
        changed = text[: wrong.at] + wrong.new + text[wrong.at + len(wrong.old) :]
        path.write_text(changed, encoding="utf-8")
        try:
            made = _compiled(function, folder, folder / f"wrong{number}")
        except subprocess.CalledProcessError:  # it is no C any more
            continue
        finally:
            path.write_text(text, encoding="utf-8")
        if [path.read_bytes() for path in made] != right:
            most -= 1
            yield wrong, made


def _compiled(function, root: Path, into: Path) -> list[Path]:
    into.mkdir()
    return function.compiled(into, root)
