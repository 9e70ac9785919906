# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Planted faults: single instructions of an object changed, to see that a proof then fails."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..isa import x86_64
from . import Refused
from .objfile import ObjectFile


@dataclass(frozen=True)
class Mutant:
    address: int
    code: bytes
    text: str


def draw(object_file: ObjectFile, instructions: dict, source: random.Random) -> Mutant:
    """A random change of one instruction: one bit of it flipped so that another instruction of
    the list comes out (other operand, opcode, immediate, mask), or the whole deleted."""
    places = sorted(instructions)
    while True:
        address = source.choice(places)
        insn = instructions[address]
        size, old = insn.size, object_file.code_at(address, insn.size)
        fixed = set(range(address, address + size)) & object_file.relocated
        if insn.mnemonic in ("nop", "endbr64"):
            continue
        if source.random() < 0.2 and not fixed:
            new, name = b"\x90" * size, "deleted"
        else:
            at = source.randrange(size)
            if address + at in fixed:
                continue
            new = bytearray(old)
            new[at] ^= 1 << source.randrange(8)
            new = bytes(new)
            name = _name(object_file, address, old, new)
            if name is None or name == insn.text:
                continue
        return Mutant(address, new, f"{object_file.offset(address)}: {insn.text} -> {name}")


def _name(object_file: ObjectFile, address: int, old: bytes, new: bytes) -> str | None:
    """What the bytes mean, if that is one instruction of the list and of the same length."""
    object_file.patch(address, new)
    try:
        insn = object_file.decode(address)
        x86_64.lookup(insn)
        return insn.text if insn.size == len(new) else None
    except Refused:
        return None
    finally:
        object_file.patch(address, old)
