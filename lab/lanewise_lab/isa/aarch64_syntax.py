# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64 instructions as data: what prover, cycle model and generators agree on.

An Instruction has the mnemonic and operands of the disassembly, aliases as such: a rotation is
`ror`, not `extr`; a copy is `mov`, not `orr`. Only `ldur`, `stnp` and the like, where the spelling
says nothing of the meaning, become `ldr` and `stp`. A conditional branch is `b` with the condition
as its first operand. Operands are Reg, Shifted, Imm, Mem, Vec, VecList, Cond, Name and Low, in the
order of the text.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass

import capstone

ZR, SP = 31, 32
CONDITIONS = "eq ne hs lo mi pl vs vc hi ls ge lt gt le al nv".split()
#: Bits of an element.
ELEMENT = {"b": 8, "h": 16, "s": 32, "d": 64, "q": 128}


@dataclass(frozen=True)
class Reg:
    n: int  # 0..30, ZR or SP
    bits: int = 64  # or 32

    def __str__(self) -> str:
        letter = "x" if self.bits == 64 else "w"
        if self.n == SP:
            return "sp" if self.bits == 64 else "wsp"
        return f"{letter}zr" if self.n == ZR else f"{letter}{self.n}"


@dataclass(frozen=True)
class Shifted:
    """A register operand with an inline shift (lsl, lsr, asr, ror) or extension (uxtw ...)."""

    n: int
    bits: int
    kind: str
    amount: int

    @property
    def extends(self) -> bool:
        return self.kind[1:3] == "xt"

    def __str__(self) -> str:
        amount = "" if self.extends and not self.amount else f" #{self.amount}"
        return f"{Reg(self.n, self.bits)}, {self.kind}{amount}"


@dataclass(frozen=True)
class Imm:
    value: int  # of a branch, an ADR or a literal: the address
    shift: int = 0  # to the left; what is meant is value << shift
    kind: str = "lsl"  # or "msl", which shifts ones in

    def __str__(self) -> str:
        return f"#{self.value}" + (f", {self.kind} #{self.shift}" if self.shift else "")


@dataclass(frozen=True)
class Mem:
    """base + offset, or base + (index << shift). writeback: None, "pre" or "post".

    The index is extended as `extend` says (uxtw, sxtw, sxtx), or is lsl. The offset is a Low
    where the linker fills it in.
    """

    base: int
    offset: int | Low = 0
    index: Reg | None = None
    extend: str = "lsl"
    shift: int = 0
    writeback: str | None = None

    def __str__(self) -> str:
        base, inner = Reg(self.base), f"#{self.offset}"
        if self.index is not None:
            inner = str(self.index)
            if self.shift or self.extend != "lsl":
                inner += f", {self.extend}" + (f" #{self.shift}" if self.shift else "")
        if self.writeback == "post":
            return f"[{base}], {inner}"
        text = f"[{base}, {inner}]" if inner != "#0" or self.writeback else f"[{base}]"
        return text + ("!" if self.writeback == "pre" else "")


@dataclass(frozen=True)
class Vec:
    """A vector register: all of it with an arrangement ("2d", "16b"), one element of it
    ("d" and an index), or its low bits as a scalar ("d" without an index, "q" for all)."""

    n: int
    shape: str
    index: int | None = None

    @property
    def element(self) -> int:
        """Bits."""
        return ELEMENT[self.shape[-1]]

    @property
    def bits(self) -> int:
        """Of all that is named."""
        return self.element * int(self.shape[:-1] or 1)

    def __str__(self) -> str:
        if self.index is not None:
            return f"v{self.n}.{self.shape}[{self.index}]"
        return f"v{self.n}.{self.shape}" if len(self.shape) > 1 else f"{self.shape}{self.n}"


@dataclass(frozen=True)
class VecList:
    """Consecutive vector registers; with an index, that element of each."""

    n: tuple[int, ...]
    shape: str
    index: int | None = None

    def __str__(self) -> str:
        inner = ", ".join(f"v{n}.{self.shape}" for n in self.n)
        return f"{{{inner}}}" + (f"[{self.index}]" if self.index is not None else "")


@dataclass(frozen=True)
class Cond:
    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Name:
    """What a prefetch or a hint is for, or what no instruction of ours has."""

    name: str

    def __str__(self) -> str:
        return self.name


@dataclass(frozen=True)
class Low:
    """Part of an address that the linker fills in: its page or its place in that page."""

    target: int


@dataclass(frozen=True)
class Far(Imm):
    """Of a branch: an address in another section, to which the linker may lead it through code of
    its own, a veneer."""


Operand = Reg | Shifted | Imm | Mem | Vec | VecList | Cond | Name | Low


@dataclass(frozen=True)
class Instruction:
    address: int
    mnemonic: str
    operands: tuple[Operand, ...]
    text: str = ""
    size: int = 4  # bytes

    @property
    def next(self) -> int:
        return self.address + self.size

    def __str__(self) -> str:
        """For the assembler."""
        name, operands = self.mnemonic, list(self.operands)
        if name == "b" and len(operands) == 2:
            name = f"b.{operands.pop(0)}"
        return f"{name} {', '.join(map(str, operands))}".strip()


#: Spellings of one instruction that differ in how the operands are encoded.
SPELLINGS = {"ldur": "ldr", "stur": "str", "prfum": "prfm", "ldnp": "ldp", "stnp": "stp"}
SPELLINGS |= {f"ldur{t}": f"ldr{t}" for t in ("b", "h", "sb", "sh", "sw")}
SPELLINGS |= {"sturb": "strb", "sturh": "strh"}

_REGISTER = re.compile(r"(?:([xw])(\d+|zr)|(w?sp))$")
_VECTOR = re.compile(r"(?:v(\d+)\.(\d*[bhsd])(?:\[(\w+)\])?|([bhsdq])(\d+))$")
_SHIFT = re.compile(r"(lsl|lsr|asr|ror|msl|[us]xt[bhwx])(?: #(\w+))?$")
_LIST = re.compile(r"\{(.*)\}(?:\[(\w+)\])?$")
#: Operands are separated by commas that stand in no brackets.
_COMMA = re.compile(r",\s*(?![^\[]*\])(?![^{]*\})")


_IMMEDIATE = re.compile(r"#-?(0x[0-9a-f]+|\d+)$")
_MEMORY = re.compile(r"\[(\w+)(?:, (#-?\w+|\w+))?(?:, (\w+)(?: #(\w+))?)?\](!?)$")


def _number(text: str) -> int:
    text = text.removeprefix("#")
    return int(text, 16 if "x" in text else 10)


def _register(text: str) -> Reg | None:
    found = _REGISTER.match(text)
    if not found:
        return None
    letter, number, pointer = found.groups()
    if pointer:
        return Reg(SP, 32 if pointer == "wsp" else 64)
    return Reg(ZR if number == "zr" else int(number), 64 if letter == "x" else 32)


def _vector(text: str) -> Vec | None:
    found = _VECTOR.match(text)
    if not found:
        return None
    number, shape, index, letter, scalar = found.groups()
    if letter:
        return Vec(int(scalar), letter)
    return Vec(int(number), shape, _number(index) if index else None)


def _list(text: str) -> VecList | None:
    found = _LIST.match(text)
    if not found:
        return None
    registers = [_vector(part.strip()) for part in found[1].split(",")]
    if None in registers:
        return None
    index = _number(found[2]) if found[2] else None
    return VecList(tuple(v.n for v in registers), registers[0].shape, index)


def _immediate(text: str) -> Imm | None:
    return Imm(_number(text)) if _IMMEDIATE.match(text) else None


def _memory(text: str) -> Mem | None:
    found = _MEMORY.match(text)
    if not found:
        return None
    first, second, extend, amount, pre = found.groups()
    base, writeback = _register(first), "pre" if pre else None
    if second is None:
        return Mem(base.n, writeback=writeback) if base else None
    offset, index = _immediate(second), _register(second)
    if not base or not (offset or index):
        return None
    if offset:
        return Mem(base.n, offset.value, writeback=writeback)
    return Mem(base.n, 0, index, extend or "lsl", _number(amount or "0"), writeback)


def _operand(text: str) -> Operand:
    for parse_as in (_immediate, _register, _vector, _memory, _list):
        found = parse_as(text)
        if found is not None:
            return found
    return Cond(text) if text in CONDITIONS else Name(text)


def _with_shift(op: Operand, kind: str, amount: int) -> Operand:
    if isinstance(op, Imm):
        return Imm(op.value, amount, kind)
    return Shifted(op.n, op.bits, kind, amount)


def _post_indexed(operands: list[Operand]) -> list[Operand]:
    """Post-indexed addressing comes as a memory operand and what is added behind it."""
    if len(operands) < 2 or not isinstance(operands[-2], Mem):
        return operands
    base, after = operands[-2].base, operands[-1]
    if isinstance(after, Imm):
        return [*operands[:-2], Mem(base, after.value, writeback="post")]
    if isinstance(after, Reg):
        return [*operands[:-2], Mem(base, 0, after, writeback="post")]
    return operands


def parse(address: int, mnemonic: str, text: str) -> Instruction:
    """An instruction from the text of an assembler or disassembler, addresses as numbers."""
    operands: list[Operand] = []
    for part in _COMMA.split(text.strip()) if text.strip() else []:
        shift = _SHIFT.match(part)
        if shift and operands and isinstance(operands[-1], (Reg, Imm)):
            operands[-1] = _with_shift(operands[-1], shift[1], _number(shift[2] or "0"))
        else:
            operands.append(_operand(part))
    name = mnemonic
    if name.startswith("b."):
        name, operands = "b", [Cond(name[2:]), *operands]
    name = SPELLINGS.get(name, name)
    whole = f"{mnemonic} {text}".strip()
    return Instruction(address, name, tuple(_post_indexed(operands)), whole)


class Decoder:
    """A64 code to Instructions. One per thread: capstone keeps state."""

    def __init__(self):
        self._capstone = capstone.Cs(capstone.CS_ARCH_ARM64, capstone.CS_MODE_LITTLE_ENDIAN)

    def decode(self, code: bytes, address: int) -> list[Instruction]:
        """The instruction at the start of `code`, as a list; an empty one means: none."""
        found = next(self._capstone.disasm_lite(code[:4], address, 1), None)
        if found is None:
            return []
        _, _, mnemonic, operands = found
        return [parse(address, mnemonic, operands)]


def _is_vector(op: Operand) -> bool:
    return isinstance(op, Vec) and op.index is None and len(op.shape) > 1


def _is_scalar(op: Operand) -> bool:
    return isinstance(op, Vec) and op.index is None and len(op.shape) == 1


def _is_general(op: Operand) -> bool:
    return isinstance(op, Reg) and op.n != SP


_TOKENS: dict[str, Callable[[Operand], bool]] = {
    "r": _is_general,
    "x": lambda op: _is_general(op) and op.bits == 64,
    "w": lambda op: _is_general(op) and op.bits == 32,
    "p": lambda op: isinstance(op, Reg),
    "s": lambda op: isinstance(op, Shifted) and not op.extends,
    "e": lambda op: isinstance(op, Shifted) and op.extends,
    "i": lambda op: isinstance(op, Imm),
    "m": lambda op: isinstance(op, Mem),
    "v": _is_vector,
    "f": _is_scalar,
    "d": lambda op: _is_scalar(op) and op.shape == "d",
    "g": lambda op: _is_scalar(op) and op.shape in "sd",
    "n": lambda op: isinstance(op, Vec) and op.index is not None,
    "l": lambda op: isinstance(op, VecList) and op.index is None and len(op.n) > 1,
    "l1": lambda op: isinstance(op, VecList) and op.index is None and len(op.n) == 1,
    "ln": lambda op: isinstance(op, VecList) and op.index is not None,
    "c": lambda op: isinstance(op, Cond),
    "o": lambda op: isinstance(op, Name),
    "h": lambda op: isinstance(op, Low),
}


def matches(pattern: str, operands: tuple[Operand, ...]) -> bool:
    """Patterns name operands, separated by commas: r general register or zero (x 64, w 32 bits),
    p also sp; s shifted, e extended register; i immediate; m memory; v vector, f scalar in a
    vector register (d of 64 bits, g of 32 or 64), n element, l list (l1 of one register), ln
    elements of a list; c condition; o name; h part of an address. A slash separates choices."""
    tokens = pattern.split(", ") if pattern else []
    return len(tokens) == len(operands) and all(
        any(_TOKENS[t](op) for t in token.split("/"))
        for token, op in zip(tokens, operands, strict=True)
    )
