# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the generators of all instruction sets share: the comment at the head of a file, the
directives around its symbol, and lines with notes."""

from __future__ import annotations

import re
from collections.abc import Iterable

from .recipe import Recipe

#: What comes before a comment behind an instruction.
COMMENT = {"aarch64": "//", "armv7m": "@", "riscv": "# ", "x86_64": "# "}


def code_of(text: str, isa: str) -> str:
    """What an assembler makes something of in a generated file: its lines without comments."""
    text = re.sub(r"/\*.*?\*/", "", text, flags=re.DOTALL)
    lines = (line.partition(COMMENT[isa])[0].rstrip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def command(module: str, arguments: str, path: str) -> str:
    """The command that prints a file, for its first line."""
    return f"PYTHONPATH=lab python3 -m lanewise_lab.{module} {arguments}".rstrip() + f" > {path}"


def head(module: str, arguments: str, path: str, lines: Iterable[str]) -> list[str]:
    """The comment that a file begins with, and in its first line the command that prints it."""
    return [
        f"/* {command(module, arguments, path)} */",
        "/* SPDX-License-Identifier: Apache-2.0 OR MIT */",
        "/*",
        *(f" * {line}".rstrip() for line in lines),
        " */",
    ]


def kernel_head(
    recipe: Recipe,
    what: list[str],
    meaning: list[str],
    facts: list[str],
    file: str = "",
    flag: str = "",
) -> list[str]:
    """Of a kernel. what: title and prototypes; meaning: what a call does, indented below them."""
    lines = [*what, *(f"    {line}" for line in meaning), *facts]
    return head("gen", f"{recipe.name} {flag}".rstrip(), recipe.place(file or recipe.file), lines)


def permutation_head(
    recipe: Recipe, machine: str, parameters: str, meaning: list[str], facts: list[str]
) -> list[str]:
    """Of a permutation: its text in the recipe comes between its meaning and the facts."""
    what = [
        f"Keccak-p[1600] for {machine}: {recipe.title}",
        "",
        f"void {recipe.symbol}({parameters} rounds);",
    ]
    return kernel_head(recipe, what, meaning, [*recipe.about.strip().splitlines(), *facts])


def begin(
    symbol: str, kind: str, hidden: bool = True, thumb: bool = False, cfi: bool = True
) -> list[str]:
    """The directives before the first instruction. kind: %function, or @function."""
    return [
        f"    .globl {symbol}",
        *([f"    .hidden {symbol}"] if hidden else []),
        f"    .type {symbol}, {kind}",
        *(["    .thumb_func"] if thumb else []),
        f"{symbol}:",
        *(["    .cfi_startproc"] if cfi else []),
    ]


def end(symbol: str, cfi: bool = True) -> list[str]:
    """The directives behind the last instruction."""
    return [*(["    .cfi_endproc"] if cfi else []), f"    .size {symbol}, . - {symbol}"]


def line(text: str, note: str, mark: str, column: int = 36) -> str:
    """An instruction, and if there is one a note behind the mark of comments, in a column."""
    return f"    {text:<{column}}{mark} {note}" if note else f"    {text}"
