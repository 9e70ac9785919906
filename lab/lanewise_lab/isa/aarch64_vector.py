# SPDX-License-Identifier: Apache-2.0 OR MIT
"""A64: vector instructions (Advanced SIMD and SHA-3), on words of 64 bits."""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic.memory import Ptr
from .aarch64_machine import Machine
from .aarch64_syntax import Imm, Instruction, Reg, Vec
from .aarch64_table import define
from .elements import add, left, replicated, right, subtract


def _each(m: Machine, i: Instruction, function: Callable, *sources: Vec) -> None:
    """The first operand becomes the function of the words of the sources."""
    words = zip(*([m.word(w) for w in m.vget(op)] for op in sources), strict=True)
    m.vset(i.operands[0], [function(*w) for w in words])


# Moves


@define("mov", "vmove", "v, v")
@define("fmov", "vmove", "g, g")
def _move(m: Machine, i: Instruction) -> None:
    m.vset(i.operands[0], m.vget(i.operands[1]))


@define("mov umov", "vfrom", "r, n")
@define("fmov", "vfrom", "r, g", "x, n")
def _from_vector(m: Machine, i: Instruction) -> None:
    m.set(i.operands[0], m.vget(i.operands[1])[0])


@define("mov", "vto", "n, r", merges=True)
@define("fmov", "vto", "g, r")
@define("fmov", "vto", "n, x", merges=True)
def _to_vector(m: Machine, i: Instruction) -> None:
    m.vset(i.operands[0], [m.get(i.operands[1])])


@define("mov", "vperm", "n, n", merges=True)
@define("mov", "vperm", "f, n")
def _move_element(m: Machine, i: Instruction) -> None:
    m.vset(i.operands[0], m.vget(i.operands[1]))


@define("dup", "vto", "v, r")
@define("dup", "vperm", "v, n")
def _duplicate(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    word = [m.get(source)] if isinstance(source, Reg) else m.vget(source)
    m.vset(to, m.gather(word, [0] * (to.bits // to.element), to.element))


def _immediate(to: Vec, op: Imm) -> int:
    value = op.value << op.shift
    if op.kind == "msl":
        value |= (1 << op.shift) - 1
    return replicated(value, to.element)


@define("movi mvni", "vlogic", "v, i")
@define("movi", "vlogic", "d, i")
def _move_immediate(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    word = m.alg.const(_immediate(to, source))
    if i.mnemonic == "mvni":
        word = m.alg.invert(word)
    m.vset(to, [word] * (to.bits // 64))


# Logic


_LOGIC: dict[str, Callable] = {
    "eor": lambda alg, a, b: alg.xor(a, b),
    "and": lambda alg, a, b: alg.and_(a, b),
    "bic": lambda alg, a, b: alg.and_(a, alg.invert(b)),
    "orr": lambda alg, a, b: alg.or_(a, b),
    "orn": lambda alg, a, b: alg.or_(a, alg.invert(b)),
}


@define("eor and bic orr orn", "vlogic", "v, v, v")
def _logic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    if i.mnemonic == "eor" and first == second:
        m.vset(to, [m.alg.zero] * (to.bits // 64))  # whatever the register held, even a pointer
        return
    _each(m, i, lambda a, b: _LOGIC[i.mnemonic](m.alg, a, b), first, second)


@define("orr bic", "vlogic", "v, i", merges=True)
def _logic_immediate(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    word = m.alg.const(_immediate(to, source))
    _each(m, i, lambda a: _LOGIC[i.mnemonic](m.alg, a, word), to)


@define("mvn", "vlogic", "v, v")
def _invert(m: Machine, i: Instruction) -> None:
    _each(m, i, m.alg.invert, i.operands[1])


@define("bsl bit bif", "vlogic", "v, v, v", merges=True)
def _select(m: Machine, i: Instruction) -> None:
    """Bits of two operands as a third says: the destination (bsl), or the last one."""
    alg, name = m.alg, i.mnemonic

    def choose(d, n, k):
        if name == "bsl":
            yes, no, mask = n, k, d
        else:
            yes, no, mask = (n, d, k) if name == "bit" else (d, n, k)
        return alg.xor(no, alg.and_(alg.xor(yes, no), mask))

    _each(m, i, choose, *i.operands)


# Shifts of elements


@define("shl ushr", "vshift", "v, v, i", "d, d, i")
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    shift = left if i.mnemonic == "shl" else right
    _each(m, i, lambda a: shift(m.alg, a, by.value, to.element), source)


@define("sli", "vshift", "v, v, i", "d, d, i", merges=True)
@define("sri", "vsri", "v, v, i", "d, d, i", merges=True)
def _shift_insert(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    shift, alg = (left if i.mnemonic == "sli" else right), m.alg
    replaced = shift(m.alg, alg.const(alg.ones), by.value, to.element).c

    def insert(d, a):
        kept = alg.mask(d, alg.ones ^ replaced)
        return alg.xor(kept, shift(m.alg, a, by.value, to.element))

    _each(m, i, insert, to, source)


@define("usra", "vshift", "v, v, i", "d, d, i", merges=True)
def _shift_add(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands

    def accumulate(d, a):
        return add(m.alg, d, right(m.alg, a, by.value, to.element), to.element)

    _each(m, i, accumulate, to, source)


# Sums


@define("add", "vadd", "v, v, v", "d, d, d")
def _add(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    values = []
    for a, b in zip(m.vget(first), m.vget(second), strict=True):
        if to.element == 64 and isinstance(b, Ptr):
            a, b = b, a
        if to.element == 64 and isinstance(a, Ptr):
            values.append(m.advance(a, m.number(b, "an address")))
        else:
            values.append(add(m.alg, m.word(a), m.word(b), to.element))
    m.vset(to, values)


@define("sub", "vadd", "v, v, v", "d, d, d")
def _subtract(m: Machine, i: Instruction) -> None:
    element = i.operands[0].element
    _each(m, i, lambda a, b: subtract(m.alg, a, b, element), *i.operands[1:])


# Permutations of elements


def _pick(m: Machine, i: Instruction, element: int, order: list[int | None], *sources: Vec):
    words = [word for op in sources for word in m.vget(op)]
    m.vset(i.operands[0], m.gather(words, order, element))


@define("zip1 zip2 uzp1 uzp2 trn1 trn2", "vperm", "v, v, v")
def _permute(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    count, part = to.bits // to.element, int(i.mnemonic[3]) - 1
    order: list[int | None] = []
    for n in range(count):
        half, odd = divmod(n, 2)
        if i.mnemonic[:3] == "zip":
            order.append(odd * count + part * count // 2 + half)
        elif i.mnemonic[:3] == "uzp":
            order.append(2 * n + part)
        else:
            order.append(odd * count + 2 * half + part)
    _pick(m, i, to.element, order, first, second)


@define("ext", "vperm", "v, v, v, i")
def _extract(m: Machine, i: Instruction) -> None:
    to, first, second, by = i.operands
    unit = 8 if by.value % 8 else 64
    order = [n + by.value * 8 // unit for n in range(to.bits // unit)]
    _pick(m, i, unit, order, first, second)


@define("rev64 rev32 rev16", "vperm", "v, v")
def _reverse(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    count = int(i.mnemonic[3:]) // to.element
    order = [n // count * count + count - 1 - n % count for n in range(to.bits // to.element)]
    _pick(m, i, to.element, order, source)


# SHA-3 (FEAT_SHA3)


@define("eor3", "eor3", "v, v, v, v")
def _eor3(m: Machine, i: Instruction) -> None:
    _each(m, i, lambda a, b, c: m.alg.xor(m.alg.xor(a, b), c), *i.operands[1:])


@define("bcax", "bcax", "v, v, v, v")
def _bcax(m: Machine, i: Instruction) -> None:
    alg = m.alg
    _each(m, i, lambda a, b, c: alg.xor(a, alg.and_(b, alg.invert(c))), *i.operands[1:])


@define("xar", "xar", "v, v, v, i")
def _xar(m: Machine, i: Instruction) -> None:
    _, first, second, by = i.operands
    _each(m, i, lambda a, b: m.alg.rotl(m.alg.xor(a, b), -by.value), first, second)


@define("rax1", "rax1", "v, v, v")
def _rax1(m: Machine, i: Instruction) -> None:
    _each(m, i, lambda a, b: m.alg.xor(a, m.alg.rotl(b, 1)), *i.operands[1:])
