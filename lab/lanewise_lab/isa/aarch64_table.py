# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the table of A64 instructions consists of, and how an entry is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..symbolic import Refused
from .aarch64_machine import Machine
from .aarch64_syntax import Instruction, matches

Semantics = Callable[[Machine, Instruction], "int | None"]


@dataclass(frozen=True)
class Entry:
    """One meaning of a mnemonic.

    kind is that of the cycle model, in small letters (cycles/superscalar.h). The first `writes`
    operands are written; `merges` says that the first is read as well. All others are read, and
    what a memory operand writes back is its base.
    """

    mnemonic: str
    patterns: tuple[str, ...]
    run: Semantics
    kind: str
    writes: int = 1
    merges: bool = False


#: The entries of a mnemonic differ in their patterns: eor of registers, with a shift, of vectors.
TABLE: dict[str, list[Entry]] = {}


def define(
    names: str, kind: str, *patterns: str, writes: int = 1, merges: bool = False
) -> Callable[[Semantics], Semantics]:
    def enter(run: Semantics) -> Semantics:
        for name in names.split():
            TABLE.setdefault(name, []).append(Entry(name, patterns, run, kind, writes, merges))
        return run

    return enter


def lookup(insn: Instruction) -> Entry:
    entries = TABLE.get(insn.mnemonic)
    if entries is None:
        raise Refused(f"instruction not on the list: {insn.text}")
    for entry in entries:
        if any(matches(p, insn.operands) for p in entry.patterns):
            return entry
    raise Refused(f"operands not on the list: {insn.text}")
