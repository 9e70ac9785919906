# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Thumb as binutils prints it, compared with what our decoder made of it: operands alone."""

from __future__ import annotations

import re

from ..isa import armv8m
from ..isa.armv7m_syntax import NAMES, PC, SP, Imm, Instruction, Mem, Q, Reg, Regs, Shifted

COMMENT = r"[@;<]"
_REGISTERS = {name: n for n, name in enumerate(NAMES)}
_REGISTERS |= {f"s{n}": 32 + n for n in range(32)} | {f"d{n}": 64 + n for n in range(16)}
_REGISTERS |= {f"q{n}": Q + n for n in range(8)}
_COMMA = re.compile(r",\s*(?![^\[]*\])(?![^{]*\})")
_SHIFT = re.compile(r"(lsl|lsr|asr|ror) #(\d+)$|(rrx)$")

_COMMUTE = frozenset("adc add and eor mul orr".split())


def _number(text: str) -> int:
    return int(text.removeprefix("#"), 0)


def _list(text: str) -> tuple[int, ...]:
    out: list[int] = []
    for part in text.strip("{}").split(","):
        first, _, last = part.strip().partition("-")
        out += range(_REGISTERS[first], _REGISTERS[last or first] + 1)
    return tuple(out)


def _memory(text: str) -> tuple:
    inside, _, after = text[1:].partition("]")
    base, *more = [part.strip() for part in inside.split(",")]
    offset, index, shift = 0, None, 0
    for part in more:
        if part[0] == "#":
            offset = _number(part)
        elif part.startswith("lsl"):
            shift = _number(part[4:])
        else:
            index = _REGISTERS[part]
    return ["m", _REGISTERS[base], offset, index, shift, "pre" if after == "!" else None]


def _read(text: str) -> list:
    """Operands: a register, a number, a list, memory; a shift belongs to the register before."""
    out: list = []
    for part in _COMMA.split(text.strip()) if text.strip() else []:
        shift = _SHIFT.match(part)
        if part[0] == "{":
            out.append(("l", _list(part)))
        elif part[0] == "[":
            out.append(_memory(part))
        elif shift and out and out[-1][0] == "r":
            out[-1] = ("s", out[-1][1], shift[1] or "rrx", int(shift[2] or 1))
        elif part[0] == "#" and out and out[-1][0] == "m":  # post-indexed
            out[-1] = ["m", out[-1][1], _number(part), None, 0, "post"]
        elif part.rstrip("!") in _REGISTERS:
            out.append(("r!" if part[-1] == "!" else "r", _REGISTERS[part.rstrip("!")]))
        else:
            value = _number(part) if part[0] == "#" else int(part, 16)
            out.append(("i", value % (1 << 32)))
    return [tuple(op) for op in out]


def _ours(i: Instruction) -> list:
    out: list = []
    for op in i.operands:
        if isinstance(op, Reg):
            out.append(("r", op.n))
        elif isinstance(op, Shifted):
            out.append(("s", op.n, op.kind, op.amount))
        elif isinstance(op, Imm):
            out.append(("i", op.value % (1 << 32)))
        elif isinstance(op, Mem):
            out.append(("m", op.base, op.offset, op.index, op.shift, op.writeback))
        elif isinstance(op, Regs):
            if out and op.writeback:
                out[-1] = "r!", out[-1][1]
            out.append(("l", op.n))
    return out


def same(ours: Instruction, text: str) -> bool:
    name, _, operands = text.partition("\t")
    name = name.strip()
    mine = _ours(ours)
    if ours.mnemonic[:2] == "it":
        condition = operands.strip().replace("cs", "hs").replace("cc", "lo")
        return f"{name} {condition}" == ours.text
    theirs = _read(operands)
    if ours.mnemonic in armv8m.TABLE:  # of which many have the same operands
        if (name, ours.mnemonic) == ("vmov", "vorr"):
            return mine == [*theirs, theirs[-1]]
        return name == ours.mnemonic and mine == theirs
    if ours.mnemonic == "nop":
        return name.startswith("nop") and not theirs
    if ours.mnemonic == "adr" and len(theirs) == 3 and theirs[1] == ("r", PC):
        sign = -1 if name.startswith("sub") else 1
        base = (ours.address + 4 & ~3) + sign * theirs[2][1]
        theirs = [theirs[0], ("i", base % (1 << 32))]
    return mine in _spellings(ours, theirs)


def _spellings(ours: Instruction, theirs: list) -> list:
    """The same operands, as another name of the instruction has them."""
    out = [theirs]
    if len(theirs) == 2:  # the destination is also a source
        out.append([theirs[0], *theirs])
        if ours.mnemonic in _COMMUTE:
            out.append([*theirs, theirs[0]])
        if ours.mnemonic == "rsb":  # NEG
            out.append([*theirs, ("i", 0)])
    if len(theirs) == 2 and theirs[1][0] == "s":  # a copy that shifts
        register, kind, amount = theirs[1][1:]
        out.append([theirs[0], ("r", register), ("i", amount)])
    if ours.mnemonic in ("push", "pop", "vpush", "vpop") and theirs[0] == ("r!", SP):
        out.append(theirs[1:])
    if ours.mnemonic == "push" and theirs[-1] == ("m", SP, -4, None, 0, "pre"):
        out.append([("l", (theirs[0][1],))])
    if ours.mnemonic == "pop" and theirs[-1] == ("m", SP, 4, None, 0, "post"):
        out.append([("l", (theirs[0][1],))])
    return out
