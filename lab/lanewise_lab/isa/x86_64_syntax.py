# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64 instructions as text (Intel syntax): operands, patterns, and what matches what."""

from __future__ import annotations

import itertools
import re
from dataclasses import dataclass, field
from functools import cache

from ..symbolic import Refused

_LOW = ("rax", "rcx", "rdx", "rbx", "rsp", "rbp", "rsi", "rdi")
RAX, RCX, RDX, RSP, RSI, RDI = 0, 1, 2, 4, 6, 7
#: name -> (kind, number, bits); kind g: general, h: the second byte of one, v: vector, k: mask
REGISTERS: dict[str, tuple[str, int, int]] = {}
for _n, _name in enumerate(_LOW):
    REGISTERS[_name] = ("g", _n, 64)
    REGISTERS["e" + _name[1:]] = ("g", _n, 32)
    REGISTERS[_name[1:]] = ("g", _n, 16)
    REGISTERS[_name[1] + "l" if _n < 4 else _name[1:] + "l"] = ("g", _n, 8)
for _n in range(4):
    REGISTERS[_LOW[_n][1] + "h"] = ("h", _n, 8)
for _n in range(8, 16):
    for _suffix, _bits in (("", 64), ("d", 32), ("w", 16), ("b", 8)):
        REGISTERS[f"r{_n}{_suffix}"] = ("g", _n, _bits)
for _n in range(32):
    for _letter, _bits in (("x", 128), ("y", 256), ("z", 512)):
        REGISTERS[f"{_letter}mm{_n}"] = ("v", _n, _bits)
for _n in range(8):
    REGISTERS[f"k{_n}"] = ("k", _n, 64)
NAMES = {v: k for k, v in REGISTERS.items()}

SIZES = {
    "byte": 8,
    "word": 16,
    "dword": 32,
    "qword": 64,
    "xmmword": 128,
    "ymmword": 256,
    "zmmword": 512,
}


@dataclass(frozen=True)
class Reg:
    kind: str
    n: int
    bits: int


@dataclass(frozen=True)
class Imm:
    value: int


@dataclass(frozen=True)
class Mem:
    bits: int
    base: int | None
    index: int | None
    scale: int
    disp: int
    rip: bool = False
    copies: int = 0  # embedded broadcast: {1to8} and so on
    at: int | None = None  # the address, where the linker knows it


@dataclass
class Instruction:
    address: int
    size: int
    mnemonic: str
    text: str
    operands: list = field(default_factory=list)
    mask: int = 0  # opmask register of the destination
    zeroing: bool = False
    code: bytes = b""

    @property
    def next(self) -> int:
        return self.address + self.size


_MEMORY = re.compile(r"^(?:(\w+) ptr )?\[(.*)\]$")
_BROADCAST = re.compile(r"\{1to(\d+)\}")
_MASK = re.compile(r"\{k([1-7])\}")


def _memory(text: str) -> Mem:
    copies = 0
    m = _BROADCAST.search(text)
    if m:
        copies = int(m[1])
        text = _BROADCAST.sub("", text).strip()
    m = _MEMORY.match(text)
    if not m or (m[1] and m[1] not in SIZES):
        raise Refused(f"operand not understood: {text}")
    base = index = None
    scale, disp, rip = 1, 0, False
    for part in m[2].replace("- ", "+ -").split("+"):
        part = part.strip()
        if part == "rip":
            rip = True
        elif "*" in part:
            name, factor = part.split("*")
            index, scale = _address_register(name), int(factor)
        elif re.fullmatch(r"-?(0x[0-9a-f]+|\d+)", part):
            disp += int(part, 0)
        elif base is None:
            base = _address_register(part)
        elif index is None:
            index = _address_register(part)
        else:
            raise Refused(f"operand not understood: {text}")
    return Mem(SIZES.get(m[1], 0), base, index, scale, disp, rip, copies)


def _address_register(name: str) -> int:
    kind, n, bits = REGISTERS.get(name.strip(), ("?", 0, 0))
    if kind != "g" or bits != 64:
        raise Refused(f"address formed from {name}")
    return n


def parse(address: int, size: int, mnemonic: str, operands: str) -> Instruction:
    """The instruction that a disassembler prints as `mnemonic operands`."""
    text = f"{mnemonic} {operands}".strip()
    out = Instruction(address, size, mnemonic.replace("rep ", "rep_"), text)
    if mnemonic == "nop":  # padding: it has operands, but accesses nothing
        return out
    for position, text in enumerate(filter(None, map(str.strip, operands.split(",")))):
        m = _MASK.search(text)
        if m:
            if position:
                raise Refused(f"mask on a source operand: {out.text}")
            out.mask = int(m[1])
            text = _MASK.sub("", text)
        if "{z}" in text:
            out.zeroing = True
            text = text.replace("{z}", "")
        text = text.strip()
        if "[" in text:
            out.operands.append(_memory(text))
        elif text in REGISTERS:
            out.operands.append(Reg(*REGISTERS[text]))
        elif re.fullmatch(r"-?(0x[0-9a-f]+|\d+)", text):
            out.operands.append(Imm(int(text, 0)))
        else:
            raise Refused(f"operand not understood: {out.text}")
    return out


# Patterns. One operand each: alternatives with /, a suffix {k} or {kz} where a mask may stand.
# r8..r64 general register; h second byte of one; m8..m512 memory; a address without access; i
# immediate; k mask register; x y z vector register of that size; w: xmm or ymm, v: xmm, ymm or zmm,
# the same in the whole instruction; mv memory of that size; bq, bd broadcast from memory of a 64-,
# 32-bit element.


@cache
def _read(pattern: str) -> tuple[str, list[list[str]]]:
    """The first operand, and the alternatives of each."""
    parts = [p.strip() for p in pattern.split(",")] if pattern else []
    return parts[0] if parts else "", [p.split("{")[0].split("/") for p in parts]


def matches(pattern: str, insn: Instruction) -> bool:
    allowed, parts = _read(pattern)
    if len(parts) != len(insn.operands):
        return False
    length = [0]
    for tokens, operand in zip(parts, insn.operands, strict=True):
        if not any(_fits(token, operand, length) for token in tokens):
            return False
    if insn.zeroing and ("{kz}" not in allowed or not insn.mask):
        return False
    if insn.zeroing and isinstance(insn.operands[0], Mem):
        return False
    return not insn.mask or "{k" in allowed


def _fits(token: str, operand: object, length: list[int]) -> bool:
    if isinstance(operand, Imm):
        return token == "i"
    if isinstance(operand, Mem):
        if token == "a":
            return True
        if token in ("bq", "bd"):
            element = 64 if token == "bq" else 32
            return operand.copies * element == length[0] and operand.bits == element
        if operand.copies:
            return False
        if token == "mv":
            if not length[0]:
                length[0] = operand.bits
            return operand.bits == length[0] and operand.bits >= 128
        return token[0] == "m" and token == f"m{operand.bits}"
    assert isinstance(operand, Reg)
    if operand.kind in "kh":
        return token == operand.kind
    if operand.kind == "g":
        return token == f"r{operand.bits}"
    if token in ("v", "w"):
        if token == "w" and operand.bits == 512:
            return False
        if not length[0]:
            length[0] = operand.bits
        return operand.bits == length[0]
    length[0] = length[0] or operand.bits
    return {"x": 128, "y": 256, "z": 512}.get(token) == operand.bits


def expand(pattern: str) -> list[tuple[str, ...]]:
    """Every concrete form of a pattern, as operand kinds with a size: for tests."""
    parts = [p.strip() for p in pattern.split(",")] if pattern else []
    lengths = [0]
    if any(t in ("v", "w", "mv") for p in parts for t in p.split("{")[0].split("/")):
        evex = any("v" in p.split("{")[0].split("/") for p in parts)
        lengths = [128, 256, 512] if evex else [128, 256]
    forms = []
    for bits in lengths:
        choices = []
        for part in parts:
            stem, _, decoration = part.partition("{")
            marks = {"": [""], "k}": ["", "{k}"], "kz}": ["", "{k}", "{kz}"]}[decoration]
            options = []
            for token in stem.split("/"):
                concrete = {"v": "xyz"[bits // 256], "w": "xyz"[bits // 256], "mv": f"m{bits}"}
                token = concrete.get(token, token)
                if token in ("bq", "bd"):
                    whole = bits or {"x": 128, "y": 256, "z": 512}[parts[0][0]]
                    token += str(whole // (64 if token == "bq" else 32))
                options += [
                    token + mark for mark in marks if not (mark == "{kz}" and token[0] == "m")
                ]
            choices.append(options)
        forms += itertools.product(*choices)
    return forms
