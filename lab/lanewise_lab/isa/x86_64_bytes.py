# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Encodings of x86-64 at which processors stop, or in which they differ, and disassemblers do not.

Intel's manual, volume 2: 2.3.2 and 2.7.11 (prefixes before VEX and EVEX), 2.7.1 (fixed bits of
EVEX), 2.7.8 (vector length), 2.2.1 (the place of REX); for 66 before near branches AMD's manual,
volume 3, 1.2.2: AMD's processors jump to an address of 16 bits, Intel's ignore the prefix.
"""

from __future__ import annotations

from dataclasses import dataclass

_SEGMENTS = (0x26, 0x2E, 0x36, 0x3E, 0x64, 0x65)
_LEGACY = frozenset((0x66, 0x67, 0xF0, 0xF2, 0xF3, *_SEGMENTS))
EVEX, XOP = 0x62, 0x8F
_VEX = (0xC4, 0xC5)


@dataclass(frozen=True)
class Parts:
    """Legacy prefixes, REX or 0, and the rest: opcode, or VEX or EVEX and all behind it."""

    prefixes: frozenset[int]
    rex: int
    rest: bytes
    late: bool  # a prefix stands behind a REX, which the processor then ignores

    @property
    def evex(self) -> bool:
        return self.rest[0] == EVEX

    @property
    def vector(self) -> bool:
        """Whether it has a prefix VEX, EVEX or XOP."""
        first = self.rest[0]
        return first in _VEX or first == EVEX or (first == XOP and bool(self.rest[1] & 0x38))

    @property
    def branches(self) -> bool:
        """Near: calls, jumps and returns, whatever they count from."""
        first, *more = self.rest
        if first == 0x0F:
            return more[0] & 0xF0 == 0x80
        if first == 0xFF:
            return more[0] >> 3 & 7 in (2, 4)
        return first in (0xC2, 0xC3, 0xE8, 0xE9, 0xEB) or 0x70 <= first < 0x80 or first & ~3 == 0xE0


def parts(code: bytes) -> Parts:
    """Of one instruction, as long as a disassembler takes it to be."""
    at, rex, late, found = 0, 0, False, set()
    while at < len(code) - 1:
        byte = code[at]
        if byte in _LEGACY:
            found.add(byte)
            late |= bool(rex)
        elif byte & 0xF0 == 0x40:
            late |= bool(rex)
            rex = byte
        else:
            break
        at += 1
    return Parts(frozenset(found), rex, code[at:], late)


def problem(code: bytes, mask: bool = False) -> str:
    """Why not to rely on what an instruction does; empty: for no reason known here. `mask`:
    its first operand is a mask register."""
    found = parts(code)
    if found.vector and (found.rex or found.prefixes & {0x66, 0xF0, 0xF2, 0xF3}):
        return "66, F0, F2, F3 or REX before VEX or EVEX, at which the processor stops"
    if 0xF0 in found.prefixes:
        return "LOCK, at which the processor stops unless it writes to memory"
    if found.rest[0] & ~3 == 0xA0:
        return "an absolute address"
    if found.late:
        return "REX before another prefix, which the processor ignores"
    if found.evex and len(found.rest) > 5:
        _, p0, p1, p2, _, modrm = found.rest[:6]
        if mask and p0 & 0x90 != 0x90:
            return "a mask register above 7, at which the processor stops"
        if p0 & 8 or not p1 & 4:
            return "bits that EVEX reserves are set"
        if p2 >> 5 & 3 == 3:
            return "vector length 3 of EVEX, at which the processor stops"
        if p2 & 0x10 and modrm >> 6 == 3:
            return "EVEX asks for a rounding, which no instruction on the list has"
    if 0x66 in found.prefixes and found.branches:
        return "66 before a near branch, which processors take to different addresses"
    return ""


def unscaled(code: bytes) -> int | None:
    """The displacement of VMOVQ from a register above 15 to memory (EVEX.128.66.0F.W1 D6 and 7E),
    where it is one byte: capstone 5.0.7 takes 16 times that for 7E, the processor 8 times."""
    found = parts(code)
    if not found.evex or len(found.rest) < 7:
        return None
    _, p0, p1, _, opcode, modrm = found.rest[:6]
    if p0 & 7 != 1 or p1 & 0x83 != 0x81 or opcode not in (0x7E, 0xD6) or modrm >> 6 != 1:
        return None
    at = 7 if modrm & 7 == 4 else 6  # behind a SIB
    return 8 * (found.rest[at] - (found.rest[at] >> 7 << 8)) if at < len(found.rest) else None
