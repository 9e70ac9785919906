# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Armv8.1-M with Helium (MVE, integers): the vector instructions that kernels may use, beside those
of armv7m.py. What is neither here nor there is refused, VPT blocks and loops with tail predication
among it.

An entry is a mnemonic, the encoding, the operands, the semantics and the kind. An encoding is 32
bits, the first halfword first: 0, 1, and letters for the fields that operands name. Register q<n>
is s<4n> to s<4n + 3>, so that a vector is four words of the machine of ARMv7-M, and an instruction
does one thing to each. Meanings and encodings are those of the Armv8-M Architecture Reference
Manual (DDI 0553); every entry is compared with an emulator on random and extreme operands, and the
decoder with LLVM (lab/tests/test_armv8m_isa.py).

What is assumed at entry is what the procedure call standard says of a public interface: no lane is
predicated (VPR), and no loop with tail predication is under way (FPSCR.LTPSIZE is 4). Nothing on
the list changes that.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cached_property

from ..symbolic.domain import Word
from ..symbolic.memory import Ptr
from . import armv7m
from .armv7m_machine import Machine
from .armv7m_syntax import PC, SP, Decoder, Imm, Instruction, Mem, Q, Reg, Regs
from .armv7m_table import Semantics
from .machine import unpredictable

WORDS = 4  # of a vector


@dataclass(frozen=True)
class Entry:
    mnemonic: str
    encoding: str
    operands: tuple[str, ...]
    run: Semantics
    kind: str

    @cached_property
    def fixed(self) -> tuple[int, int]:
        """Mask and value of the bits that are no field."""
        mask = int("".join("1" if bit in "01" else "0" for bit in self.encoding), 2)
        return mask, int("".join(bit if bit in "01" else "0" for bit in self.encoding), 2)

    def field(self, word: int, letter: str) -> int:
        value = 0
        for at, bit in enumerate(self.encoding):
            if bit == letter:
                value = value << 1 | word >> 31 - at & 1
        return value


TABLE: dict[str, list[Entry]] = {}


def define(name: str, kind: str, encoding: str, operands: str) -> Callable[[Semantics], Semantics]:
    """operands: d, n, m are vectors, D two from d on, t a core register, left and right amounts of
    shifts, others addresses: [b+] an offset, [b+]! and [b]+ with the base moved before or after,
    [b] and [b]! none, and 32 bytes to what is behind."""
    bits = encoding.replace(" ", "")
    assert len(bits) == 32, name

    def enter(run: Semantics) -> Semantics:
        entry = Entry(name, bits, tuple(operands.split(", ")), run, kind)
        TABLE.setdefault(name, []).append(entry)
        return run

    return enter


# Logic, moves and shifts


def _get(m: Machine, op: Reg) -> list[Word]:
    first = WORDS * (op.n - Q)
    return [m.word(value) for value in m.f[first : first + WORDS]]


def _set(m: Machine, op: Reg, words: list) -> None:
    first = WORDS * (op.n - Q)
    m.f[first : first + WORDS] = words


@define("veor", "vector", "11111111 0000nnn0 ddd00001 0101mmm0", "d, n, m")
@define("vand", "vector", "11101111 0000nnn0 ddd00001 0101mmm0", "d, n, m")
@define("vbic", "vector", "11101111 0001nnn0 ddd00001 0101mmm0", "d, n, m")
@define("vorr", "vector", "11101111 0010nnn0 ddd00001 0101mmm0", "d, n, m")
def _logic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    alg, name = m.alg, i.mnemonic
    if name == "veor" and first == second:
        _set(m, to, [alg.zero] * WORDS)  # whatever the register held, even a pointer
        return
    a, b = _get(m, first), _get(m, second)
    if name == "vbic":
        b = [alg.invert(word) for word in b]
    does = {"veor": alg.xor, "vorr": alg.or_}.get(name, alg.and_)
    _set(m, to, [does(x, y) for x, y in zip(a, b, strict=True)])


@define("vdup.32", "vector_move", "11101110 1010ddd0 tttt1011 00010000", "d, t")
def _duplicate(m: Machine, i: Instruction) -> None:
    _set(m, i.operands[0], [m.word(m.get(i.operands[1].n))] * WORDS)


@define("vshl.i32", "vector", "11101111 101iiiii ddd00101 0101mmm0", "d, m, left")
@define("vshr.u32", "vector", "11111111 101iiiii ddd00000 0101mmm0", "d, m, right")
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    does = m.alg.shl if i.mnemonic == "vshl.i32" else m.alg.shr
    _set(m, to, [does(word, by.value) for word in _get(m, source)])


@define("vsli.32", "vector", "11111111 101iiiii ddd00101 0101mmm0", "d, m, left")
@define("vsri.32", "vector", "11111111 101iiiii ddd00100 0101mmm0", "d, m, right")
def _shift_insert(m: Machine, i: Instruction) -> None:
    """The bits that the shift leaves open stay."""
    to, source, by = i.operands
    alg, n = m.alg, by.value
    does, keep = alg.shl, (1 << n) - 1
    if i.mnemonic == "vsri.32":
        does, keep = alg.shr, (1 << 32) - (1 << 32 - n)
    pairs = zip(_get(m, to), _get(m, source), strict=True)
    _set(m, to, [alg.xor(alg.mask(old, keep), does(new, n)) for old, new in pairs])


# Memory


def _pointers(m: Machine, at: Ptr, offsets: tuple[int, ...]) -> list[Ptr]:
    return [Ptr(at.region, at.offset + n) for n in offsets]


@define("vldrw.u32", "vector_load", "11101101 a001bbbb ddd11111 0iiiiiii", "d, [b+]")
@define("vldrw.u32", "vector_load", "11101101 a011bbbb ddd11111 0iiiiiii", "d, [b+]!")
@define("vldrw.u32", "vector_load", "11101100 a011bbbb ddd11111 0iiiiiii", "d, [b]+")
@define("vstrw.32", "vector_store", "11101101 a000bbbb ddd11111 0iiiiiii", "d, [b+]")
@define("vstrw.32", "vector_store", "11101101 a010bbbb ddd11111 0iiiiiii", "d, [b+]!")
@define("vstrw.32", "vector_store", "11101100 a010bbbb ddd11111 0iiiiiii", "d, [b]+")
def _words(m: Machine, i: Instruction) -> None:
    vector, mem = i.operands
    at, moved = m.access(i, mem)
    places = _pointers(m, at, (0, 4, 8, 12))
    if moved is not None:
        m.set(mem.base, moved)
    if i.mnemonic == "vldrw.u32":
        _set(m, vector, [m.load(place, 4, 4) for place in places])
        return
    for place, word in zip(places, _get(m, vector), strict=True):
        m.store(place, word, 4, 4)


#: Which words of 32 bytes the two instructions move that take pairs apart: word 2k + r belongs to
#: element k of vector r.
_PAIRS = {"0": (0, 1, 6, 7), "1": (2, 3, 4, 5)}


@define("vld20.32", "vector_load", "11111100 1001bbbb ddd11111 00000000", "D, [b]")
@define("vld20.32", "vector_load", "11111100 1011bbbb ddd11111 00000000", "D, [b]!")
@define("vld21.32", "vector_load", "11111100 1001bbbb ddd11111 00100000", "D, [b]")
@define("vld21.32", "vector_load", "11111100 1011bbbb ddd11111 00100000", "D, [b]!")
@define("vst20.32", "vector_store", "11111100 1000bbbb ddd11111 00000000", "D, [b]")
@define("vst20.32", "vector_store", "11111100 1010bbbb ddd11111 00000000", "D, [b]!")
@define("vst21.32", "vector_store", "11111100 1000bbbb ddd11111 00100000", "D, [b]")
@define("vst21.32", "vector_store", "11111100 1010bbbb ddd11111 00100000", "D, [b]!")
def _pairs(m: Machine, i: Instruction) -> None:
    vectors, mem = i.operands
    numbers = _PAIRS[i.mnemonic[4]]
    base = m.get(mem.base)
    places = _pointers(m, m.pointer(base), tuple(4 * n for n in numbers))
    if mem.writeback:
        m.set(mem.base, m.advance(base, 2 * 4 * WORDS))
    for n, place in zip(numbers, places, strict=True):
        element, vector = divmod(n, 2)
        at = WORDS * (vectors.n[vector] - Q) + element
        if i.mnemonic.startswith("vld"):
            m.f[at] = m.load(place, 4, 4)
        else:
            m.store(place, m.word(m.f[at]), 4, 4)


# Decoding


def _operand(entry: Entry, word: int, name: str):
    """None where the architecture leaves open what such an operand does."""
    field = {letter: entry.field(word, letter) for letter in "dnmtbia"}
    if name in ("d", "n", "m"):
        return Reg(Q + field[name])
    if name == "D":
        return Regs((Q + field["d"], Q + field["d"] + 1)) if field["d"] < 7 else None
    if name == "t":
        return Reg(field["t"]) if field["t"] not in (SP, PC) else None
    if name == "left":
        return Imm(field["i"])
    if name == "right":
        return Imm(32 - field["i"])
    offset = 4 * (field["i"] if field["a"] else -field["i"]) if "a" in entry.encoding else 0
    writeback = {"!": "pre", "+": "post"}.get(name[-1])
    if field["b"] == PC or writeback and field["b"] == SP:
        return None
    return Mem(field["b"], offset, writeback=writeback)


def _text(name: str, operands: tuple) -> str:
    return f"{name} {', '.join(map(str, operands))}"


class VectorDecoder:
    """Thumb code of Armv8.1-M: vectors by the table here, all else as on ARMv7-M."""

    def __init__(self):
        self._scalar = Decoder()

    def decode(self, code: bytes, address: int) -> list[Instruction]:
        word = int.from_bytes(code[:2], "little") << 16 | int.from_bytes(code[2:4], "little")
        if len(code) >= 4 and word >> 29 == 7 and word >> 26 & 3 == 3:
            found = self._vector(word, address)
            # Beside these vectors: floating-point registers as a place to keep words.
            if found or word >> 28 != 14 or word >> 24 == 0xEF or word >> 9 & 7 != 5:
                return [found or Instruction(address, 4, "undefined", (), text=f"{word:#010x}")]
        group = self._scalar.decode(code, address)
        return [replace(i, mnemonic="undefined") if i.mnemonic in TABLE else i for i in group]

    @staticmethod
    def _vector(word: int, address: int) -> Instruction | None:
        for rows in TABLE.values():
            for entry in rows:
                mask, value = entry.fixed
                if word & mask == value:
                    operands = tuple(_operand(entry, word, name) for name in entry.operands)
                    if None in operands:
                        return None
                    text = _text(entry.mnemonic, operands)
                    return Instruction(address, 4, entry.mnemonic, operands, text=text)
        return None


def lookup(insn: Instruction) -> Entry | armv7m.Entry:
    rows = TABLE.get(insn.mnemonic)
    if rows is None:
        return armv7m.lookup(insn)
    if insn.governed:
        raise unpredictable(insn)
    return rows[0]


#: A processor with MVE has the DSP extension, and the registers of floats.
NEEDS = dict.fromkeys((*TABLE, *armv7m.NEEDS), "mve")
