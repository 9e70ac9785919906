# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: loads and stores. No access needs alignment, as Linux and Apple systems set it."""

from __future__ import annotations

from ..symbolic import Refused
from ..symbolic.memory import Ptr
from .aarch64_machine import Machine
from .aarch64_syntax import Imm, Instruction, Mem, Reg, Vec
from .aarch64_table import define
from .arm_machine import Value

_SIZES = {"b": 1, "h": 2, "w": 4}


def _put(m: Machine, to: Reg | Vec, words: list[Value]) -> None:
    if isinstance(to, Vec):
        m.vset(to, words)
    else:
        m.set(to, words[0])


def _get(m: Machine, op: Reg | Vec) -> list[Value]:
    return m.vget(op) if isinstance(op, Vec) else [m.get(op)]


# One register


@define("ldr", "load", "r, m/i")
@define("ldr", "vload", "f, m/i")
@define("ldrb ldrh ldrsb ldrsh ldrsw", "load", "r, m")
@define("ldrsw", "load", "x, i")
def _load(m: Machine, i: Instruction) -> None:
    to, mem = i.operands
    suffix = i.mnemonic[3:]
    count = _SIZES[suffix[-1]] if suffix else to.bits // 8
    moved = None
    if isinstance(mem, Imm):
        at = m.code.at(mem.value)
    else:
        at, moved = m.access(mem)
    words = m.load_words(at, count)
    if suffix[:1] == "s":
        words = [m.extend(words[0], f"sxt{suffix[-1]}", to.bits)]
    if moved is not None:
        m.write_back(mem, moved, to)
    _put(m, to, words)


@define("str strb strh", "store", "r, m", writes=0)
@define("str", "vstore", "f, m", writes=0)
def _store(m: Machine, i: Instruction) -> None:
    source, mem = i.operands
    suffix = i.mnemonic[3:]
    count = _SIZES[suffix] if suffix else source.bits // 8
    at, moved = m.access(mem)
    words = _get(m, source)
    m.write_back(mem, moved, source)
    m.store_words(at, words, count)


# Two


@define("ldp", "load_pair", "r, r, m", writes=2)
@define("ldp", "vload_pair", "f, f, m", writes=2)
@define("ldpsw", "load_pair", "x, x, m", writes=2)
def _load_pair(m: Machine, i: Instruction) -> None:
    first, second, mem = i.operands
    if first == second:
        raise m.unpredictable(i)
    signed = i.mnemonic == "ldpsw"
    size = 4 if signed else first.bits // 8
    at, moved = m.access(mem)
    values = [m.load_words(Ptr(at.region, at.offset + n), size) for n in (0, size)]
    if signed:
        values = [[m.extend(words[0], "sxtw", 64)] for words in values]
    m.write_back(mem, moved, first, second)
    for to, words in zip((first, second), values, strict=True):
        _put(m, to, words)


@define("stp", "store_pair", "r, r, m", writes=0)
@define("stp", "vstore_pair", "f, f, m", writes=0)
def _store_pair(m: Machine, i: Instruction) -> None:
    first, second, mem = i.operands
    size = first.bits // 8
    at, moved = m.access(mem)
    values = [_get(m, op) for op in (first, second)]
    m.write_back(mem, moved, first, second)
    for n, words in enumerate(values):
        m.store_words(Ptr(at.region, at.offset + n * size), words, size)


# Lists of vector registers


def _parts(i: Instruction) -> list[Vec]:
    registers = i.operands[0]
    return [Vec(n, registers.shape, registers.index) for n in registers.n]


def _structure(i: Instruction, parts: list[Vec]) -> list[int]:
    """ld2 and the like deal out the elements in memory in turn. Where each comes from: element n
    of register r is element n * count + r."""
    count = int(i.mnemonic[2])
    elements = parts[0].bits // parts[0].element
    return [n * count + r for r in range(count) for n in range(elements)]


@define("ld1", "vload", "l1, m")
@define("ld1 ld2 ld3 ld4", "vload_pair", "l, m")
def _load_list(m: Machine, i: Instruction) -> None:
    parts, mem = _parts(i), i.operands[1]
    at, moved = m.access(mem)
    size = parts[0].bits // 8
    words = m.load_words(at, size * len(parts))
    if i.mnemonic != "ld1":
        words = m.gather(words, _structure(i, parts), parts[0].element)
    m.write_back(mem, moved)
    each = max(1, size // 8)
    for n, part in enumerate(parts):
        m.vset(part, words[n * each : n * each + each])


@define("st1", "vstore", "l1, m", writes=0)
@define("st1 st2 st3 st4", "vstore_pair", "l, m", writes=0)
def _store_list(m: Machine, i: Instruction) -> None:
    parts, mem = _parts(i), i.operands[1]
    at, moved = m.access(mem)
    words = [word for part in parts for word in m.vget(part)]
    if i.mnemonic != "st1":
        order = _structure(i, parts)
        inverse = [order.index(n) for n in range(len(order))]
        words = m.gather(words, inverse, parts[0].element)
    m.write_back(mem, moved)
    m.store_words(at, words, 8 * len(words))


@define("ld1", "vload", "ln, m", merges=True)
def _load_element(m: Machine, i: Instruction) -> None:
    parts, mem = _parts(i), i.operands[1]
    if len(parts) > 1:
        raise Refused("a list of elements")
    at, moved = m.access(mem)
    words = m.load_words(at, parts[0].element // 8)
    m.write_back(mem, moved)
    m.vset(parts[0], words)


@define("st1", "vstore", "ln, m", writes=0)
def _store_element(m: Machine, i: Instruction) -> None:
    parts, mem = _parts(i), i.operands[1]
    if len(parts) > 1:
        raise Refused("a list of elements")
    at, moved = m.access(mem)
    words = m.vget(parts[0])
    m.write_back(mem, moved)
    m.store_words(at, words, parts[0].element // 8)


@define("ld1r", "vload_rep", "l1, m")
def _load_replicated(m: Machine, i: Instruction) -> None:
    (part,), mem = _parts(i), i.operands[1]
    at, moved = m.access(mem)
    words = m.load_words(at, part.element // 8)
    m.write_back(mem, moved)
    m.vset(part, m.gather(words, [0] * (part.bits // part.element), part.element))


@define("prfm", "nop", "o, m", writes=0)
def _prefetch(m: Machine, i: Instruction) -> None:
    """Reads nothing and cannot fault, but its address must be public too."""
    mem = i.operands[1]
    if isinstance(mem, Mem):
        m.access(mem)
