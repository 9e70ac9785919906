# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Planted faults: single instructions of an object changed, to see that a proof then fails."""

from __future__ import annotations

import random
from dataclasses import dataclass

from . import Refused
from .objfile import ObjectFile
from .setting import CONVENTIONS

#: What a change concerns. Any other is of kind "other": an immediate, a condition, the flags.
KINDS = ("deletion", "opcode", "register", "rotation", "offset")


@dataclass(frozen=True)
class Mutant:
    address: int
    code: bytes
    text: str
    kind: str


def draw(
    object_file: ObjectFile, instructions: dict, source: random.Random, kind: str | None = None
) -> Mutant:
    """A random change of one instruction: one bit of it flipped so that another instruction of
    the list comes out (other operand, opcode, immediate, mask), or the whole deleted. `kind`
    draws until the change is of that kind."""
    places = sorted(instructions)
    while True:
        address = source.choice(places)
        insn = instructions[address]
        size, old = insn.size, object_file.code_at(address, insn.size)
        fixed = set(range(address, address + size)) & object_file.relocated
        if insn.mnemonic in ("nop", "endbr64"):
            continue
        if kind == "deletion" or (kind is None and source.random() < 0.2):
            if fixed:
                continue
            return _mutant(
                object_file, insn, object_file.encoding.nops(size), "deleted", "deletion"
            )
        at = source.randrange(size)
        if address + at in fixed:
            continue
        new = bytearray(old)
        new[at] ^= 1 << source.randrange(8)
        changed = _meaning(object_file, address, old, bytes(new))
        if changed is None or changed.text == insn.text:
            continue
        mutant = _mutant(object_file, insn, bytes(new), changed.text, _kind(insn, changed))
        if kind in (None, mutant.kind):
            return mutant


def _mutant(object_file: ObjectFile, insn, new: bytes, text: str, kind: str) -> Mutant:
    where = object_file.offset(insn.address)
    return Mutant(insn.address, new, f"{where}: {insn.text} -> {text}", kind)


def _meaning(object_file: ObjectFile, address: int, old: bytes, new: bytes):
    """What the bytes mean, if that is one instruction of the list and of the same length."""
    object_file.patch(address, new)
    try:
        insn = object_file.decode(address)
        CONVENTIONS[object_file.isa].lookup(insn)
        return insn if insn.size == len(new) else None
    except Refused:
        return None
    finally:
        object_file.patch(address, old)


def _kind(old, new) -> str:
    """What differs between two instructions."""
    if old.mnemonic != new.mnemonic:
        return "opcode"
    for a, b in zip(old.operands, new.operands, strict=False):
        if a == b or type(a) is not type(b):
            continue
        if getattr(a, "n", None) != getattr(b, "n", None):
            return "register"
        if hasattr(a, "amount"):
            return "rotation"
        if hasattr(a, "base"):
            return "offset" if a.base == b.base else "register"
        if old.mnemonic in ("ror", "lsl", "lsr", "rol", "rorx"):
            return "rotation"
    return "other"
