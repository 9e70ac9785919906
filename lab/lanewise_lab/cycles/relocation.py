# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What a linker fills in, for code that an emulator runs without one.

Sources: ELF for the Arm Architecture and ELF for the Arm 64-bit Architecture.
"""

from __future__ import annotations

from .. import relocated

NONE = {0}
_ABS32, _REL32, _TARGET1 = 2, 3, 38
_CALL, _JUMP24 = 10, 30
_MOVW, _MOVT = 47, 48

_OPERANDS = {"armv7m": relocated.ARMV7M, "aarch64": relocated.AARCH64}


def size(isa: str, kind: int) -> int:
    """Bytes that the relocation changes."""
    return _DATA[kind][0] if isa == "aarch64" and kind in _DATA else 4


def wrong(isa: str, data: bytearray, at: int, kind: int, thumb_code: bool) -> str:
    """Why linkers do not make of it what is meant, or differ in it; empty: they do."""
    table = _OPERANDS[isa]
    word = int.from_bytes(data[at : at + 4], "little")
    if kind in table and not relocated.fits(table, kind, word):
        return "it changes bytes of an instruction that are not an operand of its kind"
    if isa == "armv7m" and kind == _TARGET1:
        return "whether TARGET1 is an address or a distance, the linker's options say"
    low = {_ABS32: word, _REL32: word, _MOVW: word >> 16, _MOVT: word >> 16}.get(kind, 0)
    if isa == "armv7m" and thumb_code and low & 1:
        return "of Thumb code, linkers differ in what they make of an odd number added to it"
    return ""


def arm(
    data: bytearray, at: int, place: int, kind: int, target: int, addend: int | None = None
) -> bool:
    """Thumb code and data; addends lie where the result goes. False: not a known kind."""
    word = int.from_bytes(data[at : at + 4], "little")
    first, second = word & 0xFFFF, word >> 16
    if kind == _ABS32:
        word += target
    elif kind == _REL32:
        word += target - place
    elif kind in (_CALL, _JUMP24):
        sign, j1, j2 = first >> 10 & 1, second >> 13 & 1, second >> 11 & 1
        addend = (1 ^ j1 ^ sign) << 22 | (1 ^ j2 ^ sign) << 21
        addend |= (first & 0x3FF) << 11 | second & 0x7FF | -sign << 23
        offset = ((target & ~1) - place >> 1) + addend
        sign = offset >> 23 & 1
        j1, j2 = (1 ^ (offset >> n & 1) ^ sign for n in (22, 21))
        first = 0xF000 | sign << 10 | offset >> 11 & 0x3FF
        second = second & 0xD000 | j1 << 13 | j2 << 11 | offset & 0x7FF
        word = second << 16 | first
    elif kind in (_MOVW, _MOVT):
        addend = (first & 15) << 12 | (first >> 10 & 1) << 11
        addend |= (second >> 12 & 7) << 8 | second & 255
        value = target + ((addend ^ 0x8000) - 0x8000)
        value = value >> 16 if kind == _MOVT else value
        first = first & 0xFBF0 | value >> 12 & 15 | (value >> 11 & 1) << 10
        second = second & 0x8F00 | (value >> 8 & 7) << 12 | value & 255
        word = second << 16 | first
    else:
        return False
    data[at : at + 4] = (word & 0xFFFFFFFF).to_bytes(4, "little")
    return True


#: Data: type -> bytes, and whether it counts from its own place.
_DATA = {257: (8, False), 258: (4, False), 260: (8, True), 261: (4, True)}
#: Distances counted in words: type -> bits, and where in the instruction they are.
_BRANCHES = {273: (19, 5), 279: (14, 5), 280: (19, 5), 282: (26, 0), 283: (26, 0)}
_ADR, _PAGES = 274, (275, 276, 311)
#: Offsets in a page, counted in units: type -> log2 of the unit.
_IN_PAGE = {277: 0, 278: 0, 284: 1, 285: 2, 286: 3, 299: 4, 312: 3}
#: Those that want the place of a pointer to the symbol: of its entry in the global offset table.
INDIRECT = {311, 312}


def aarch64(
    data: bytearray, at: int, place: int, kind: int, target: int, addend: int | None
) -> bool:
    """A64 code and data. False: not a known kind, or too far away for it."""
    value = target + (addend or 0)
    if kind in _DATA:
        size, relative = _DATA[kind]
        value -= place if relative else 0
        data[at : at + size] = (value % (1 << 8 * size)).to_bytes(size, "little")
        return True
    word = int.from_bytes(data[at : at + 4], "little")
    if kind in _BRANCHES:
        bits, shift = _BRANCHES[kind]
        mask = (1 << bits) - 1
        if not -2 << bits <= value - place < 2 << bits:
            return False
        word = word & ~(mask << shift) | ((value - place >> 2) & mask) << shift
    elif kind == _ADR or kind in _PAGES:
        distance = value - place if kind == _ADR else (value >> 12) - (place >> 12)
        if not -1 << 20 <= distance < 1 << 20:
            return False
        word = word & 0x9F00001F | (distance & 3) << 29 | (distance >> 2 & 0x7FFFF) << 5
    elif kind in _IN_PAGE:
        word = word & 0xFFC003FF | (value & 0xFFF) >> _IN_PAGE[kind] << 10
    else:
        return False
    data[at : at + 4] = word.to_bytes(4, "little")
    return True
