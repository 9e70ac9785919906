# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the table of RISC-V instructions consists of, and the decoder that is made from it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..symbolic import Refused
from .riscv_machine import Machine
from .riscv_syntax import Form, Instruction, operand

Semantics = Callable[[Machine, Instruction], "int | None"]


@dataclass(frozen=True)
class Entry:
    """An instruction of 32 bits. `xlen` are the widths of registers for which it has this
    encoding; `extension` is what a core needs for it beyond I."""

    mnemonic: str
    form: Form
    run: Semantics
    kind: str
    xlen: tuple[int, ...]
    extension: str


@dataclass(frozen=True)
class Short:
    """An instruction of 16 bits and the one that it stands for."""

    mnemonic: str
    form: Form
    base: str
    operands: tuple[str, ...]
    xlen: tuple[int, ...]
    nonzero: tuple[str, ...]  # fields that 0 makes reserved, a hint, or another instruction


TABLE: dict[str, list[Entry]] = {}
SHORT: list[Short] = []


def define(kind: str, rows: str) -> Callable[[Semantics], Semantics]:
    """A row is: mnemonic and operands | encoding | what a core needs, beyond I or as the only width
    of registers. Vector instructions end in an optional mask, vm; they are only beside registers of
    64 bits."""

    def enter(run: Semantics) -> Semantics:
        for row in rows.strip().splitlines():
            left, pattern, needs = (part.strip() for part in f"{row} |  | ".split(" | ")[:3])
            mnemonic, _, operands = left.partition(" ")
            widths = [int(n) for n in needs.split() if n.isdigit()]
            extension = "".join(n for n in needs.split() if not n.isdigit())
            xlen = (64,) if extension.startswith(("v", "zv")) else tuple(widths) or (32, 64)
            entry = Entry(mnemonic, Form(pattern, operands.strip()), run, kind, xlen, extension)
            TABLE.setdefault(mnemonic, []).append(entry)
        return run

    return enter


#: Last operand and encoding, where an operation on vectors has a vector, a scalar or an immediate,
#: with or without a sign.
_FORMS = {
    "vv": ("vs1", "vs1 000"),
    "vx": ("rs1", "rs1 100"),
    "vi": ("imm", "imm[4:0] 011"),
    "vu": ("uimm", "uimm[4:0] 011"),
}


def define_forms(kind: str, rows: str) -> Callable[[Semantics], Semantics]:
    """A row is: name and the upper six bits | forms, separated by spaces | what a core needs."""
    each = []
    for row in rows.strip().splitlines():
        left, forms, needs = row.split(" | ")
        name, upper = left.split()
        for form in forms.split():
            operand, code = _FORMS[form]
            told = f"{name}.{form.replace('u', 'i')} vd, vs2, {operand}"
            each.append(f"{told} | {upper} vm vs2 {code} vd 1010111 | {needs}")
    return define(kind, "\n".join(each))


def define_short(rows: str, xlen: tuple[int, ...] = (32, 64)) -> None:
    """A row is: mnemonic, operands | encoding | what it stands for | fields that are not 0."""
    for row in rows.strip().splitlines():
        left, pattern, right, nonzero = (part.strip() for part in f"{row} ".split(" | "))
        mnemonic, _, operands = left.partition(" ")
        base, _, meaning = right.partition(" ")
        tokens = tuple(meaning.split(", ")) if meaning else ()
        entry = Short(mnemonic, Form(pattern, operands), base, tokens, xlen, tuple(nonzero.split()))
        SHORT.append(entry)


#: Functions of another file of which it is known what they do, by their name.
CALLS: dict[str, Entry] = {}


def define_call(name: str) -> Callable[[Semantics], Semantics]:
    def enter(run: Semantics) -> Semantics:
        CALLS[name] = Entry(name, Form("0" * 32, ""), run, "branch", (32, 64), "")
        return run

    return enter


def called(name: str, address: int) -> Instruction | None:
    """A function of another file as one instruction."""
    return Instruction(address, name, (), name, 4, name) if name in CALLS else None


def lookup(insn: Instruction) -> Entry:
    if insn.base in CALLS:
        return CALLS[insn.base]
    entries = TABLE.get(insn.base)
    if entries is None:
        raise Refused(f"instruction not on the list: {insn.text}")
    return entries[0]


class Decoder:
    """Code for registers of `xlen` bits to Instructions."""

    def __init__(self, xlen: int):
        self._by_opcode: dict[int, list[Entry]] = {}
        for entries in TABLE.values():
            for entry in entries:
                if xlen in entry.xlen:
                    self._by_opcode.setdefault(entry.form.match & 0x7F, []).append(entry)
        self._short = [entry for entry in SHORT if xlen in entry.xlen]

    def decode(self, code: bytes, address: int) -> list[Instruction]:
        """The instruction at the start of `code`, as a list; an empty one means: cut off."""
        size = 4 if code and code[0] & 3 == 3 else 2
        if len(code) < size:
            return []
        word = int.from_bytes(code[:size], "little")
        found = self._long(word, address) if size == 4 else self._compressed(word, address)
        if found is None:
            text = f".{size}byte {word:#0{2 * size + 2}x}"
            found = Instruction(address, text, (), text, size, "")
        return [found]

    def _long(self, word: int, address: int) -> Instruction | None:
        for entry in self._by_opcode.get(word & 0x7F, ()):
            form = entry.form
            if word & form.mask != form.match:
                continue
            fields = form.fields(word)
            operands = tuple(operand(token, fields, address) for token in form.operands)
            if None in operands:
                return None
            masked = fields.get("vm") == 0
            text = _text(entry.mnemonic, [*operands, "v0.t"] if masked else operands)
            return Instruction(address, entry.mnemonic, operands, text, 4, entry.mnemonic, masked)
        return None

    def _compressed(self, word: int, address: int) -> Instruction | None:
        for entry in self._short:
            form = entry.form
            if word & form.mask != form.match:
                continue
            fields = form.fields(word)
            if not all(fields[name] for name in entry.nonzero):
                continue
            shown = [operand(token, fields, address) for token in form.operands]
            operands = tuple(operand(token, fields, address) for token in entry.operands)
            text = _text(entry.mnemonic, shown)
            return Instruction(address, entry.mnemonic, operands, text, 2, entry.base)
        return None


def _text(mnemonic: str, operands) -> str:
    return f"{mnemonic} {', '.join(map(str, operands))}".strip()
