# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the table of ARMv7-M instructions consists of, and how an entry is found."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..symbolic import Refused
from .armv7m_machine import Machine
from .armv7m_syntax import Instruction, matches

Semantics = Callable[[Machine, Instruction], "int | None"]


@dataclass(frozen=True)
class Entry:
    mnemonic: str
    patterns: tuple[str, ...]
    run: Semantics
    kind: str


TABLE: dict[str, Entry] = {}


def define(names: str, kind: str, *patterns: str) -> Callable[[Semantics], Semantics]:
    def enter(run: Semantics) -> Semantics:
        for name in names.split():
            assert name not in TABLE, name
            TABLE[name] = Entry(name, patterns, run, kind)
        return run

    return enter


def lookup(insn: Instruction) -> Entry:
    entry = TABLE.get("it" if insn.mnemonic[:2] == "it" else insn.mnemonic)
    if entry is None:
        raise Refused(f"instruction not on the list: {insn.text}")
    if not any(matches(p, insn.operands) for p in entry.patterns):
        raise Refused(f"operands not on the list: {insn.text}")
    if insn.governed:
        if insn.mnemonic in ("it", "cbz", "cbnz"):
            raise Refused("not to be governed by an IT")
        return replace(entry, run=_governed)
    return entry


def _governed(m: Machine, i: Instruction) -> int | None:
    if not m.it:
        raise Refused("a jump into an IT block")
    m.it -= 1
    return TABLE[i.mnemonic].run(m, i) if m.holds(i.cond) else None
