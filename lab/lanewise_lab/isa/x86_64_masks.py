# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64: masks of signs, an element's one bit each: comparisons, tests and choices by them. A part
of the table of x86_64_arith.py."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic import Refused
from ..symbolic.domain import Word
from . import scalars, x86_64
from .x86_64_machine import Machine
from .x86_64_syntax import Instruction, Reg

BITS = {"b": 8, "w": 16, "d": 32, "q": 64}
COPIES = ("vmovdqa32", "vmovdqa64", "vmovdqu16", "vmovdqu32", "vmovdqu64")
_ENTRIES: list[tuple] = []


def _define(names: str, *patterns: str) -> Callable:
    def enter(run):
        _ENTRIES.append((names, patterns, run))
        return run

    return enter


_RELATIONS = [f"{name}{u}" for name in ("lt", "le", "nlt", "nle") for u in ("", "u")]


@_define(" ".join(f"vpcmp{name}w" for name in _RELATIONS), "k, v, v/mv")
@_define(" ".join(f"vpcmp{name}d" for name in _RELATIONS), "k, v, v/mv/bd")
def _compare_to_mask(m: Machine, i: Instruction) -> None:
    """A mask of signs, or of what is no sign. u: of numbers without one."""
    n, found, name, bits = m.integers, [], i.mnemonic[5:], 32 if i.mnemonic[-1] == "d" else 16
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        pairs = zip(n.elements(m.word(a), bits), n.elements(m.word(b), bits), strict=True)
        for pair in pairs:
            x, y = (n.low(e, bits, "u" not in name) for e in pair)
            x, y = (y, x) if "le" in name else (x, y)
            e = n.sign(n.plus(x, y, -1))
            negated = ("le" in name) ^ (name[0] == "n")
            found.append(n.plus(n.number(1), e, -1) if negated else e)
    m.k[i.operands[0].n] = n.word(found, 1)


@_define("vptestmw", "k, v, v/mv")
def _test(m: Machine, i: Instruction) -> None:
    """Which elements share a bit; of the second operand each has one bit, if the first is data."""
    alg, found, count = m.alg, m.alg.zero, 0
    for a, b in zip(m.vread(i, 1), m.vread(i, 2), strict=True):
        known = m.number(b, "a comparison")
        for at in range(0, 64, 16):
            bits = known & 0xFFFF << at
            both = alg.mask(m.word(a), bits)
            if both.t and bits & bits - 1:
                raise Refused("a comparison with several bits")
            if both.t:
                both = alg.rotl(both, 1 - bits.bit_length())
            else:
                both = alg.const(int(both.c != 0))
            found = alg.xor(found, alg.shl(both, count))
            count += 1
    m.k[i.operands[0].n] = found


@_define("kortestb kortestw kortestd kortestq", "k, k")
def _test_masks(m: Machine, i: Instruction) -> None:
    """Whether no bit of both is set, and, of public ones, whether all are."""
    bits = BITS[i.mnemonic[-1]]
    a, b = (m.alg.mask(m.word(m.read(i, k)), (1 << bits) - 1) for k in (0, 1))
    value = scalars.either(m.integers, a, b, bits)
    m.forget_flags()
    m.of = m.sf = m.pf = 0
    if value.t:
        m.zf = scalars.Compared.of(value, m.alg.zero, bits)
    else:
        m.zf, m.cf = int(value.c == 0), int(value.c == (1 << bits) - 1)


@_define("vtestps", "w, w/mv")
def _test_signs(m: Machine, i: Instruction) -> None:
    """Whether no element of both is negative, of one vector twice; and whether none of the second
    is that is not of the first."""
    a, b = (_signs(m, m.vread(i, k), 32) for k in (0, 1))
    m.forget_flags()
    m.of = m.sf = m.pf = 0
    if not a.t and not b.t:
        m.zf, m.cf = int(not a.c & b.c), int(not b.c & ~a.c)
    elif a == b:
        m.zf, m.cf = scalars.Compared.of(a, m.alg.zero, 8), 1
    else:
        raise Refused("signs of two vectors")


@_define("pmovmskb", "r32, x")
@_define("vpmovmskb vmovmskps vmovmskpd", "r32, w")
@_define("vpmovb2m vpmovw2m vpmovd2m vpmovq2m", "k, v")
def _highest_bits(m: Machine, i: Instruction) -> None:
    """Of the elements, as a number or a mask."""
    name = i.mnemonic
    size = name[5] if name.endswith("2m") else {"b": "b", "s": "d", "d": "q"}[name[-1]]
    m.write(i, 0, _signs(m, m.vread(i, 1), BITS[size]))


def _signs(m: Machine, words: list, bits: int) -> Word:
    """Of the elements, a bit each."""
    alg, found, count = m.alg, m.alg.zero, 0
    for word in words:
        for at in range(bits, 65, bits):
            one = alg.mask(alg.rotl(m.word(word), 1 - at), 1)
            found = alg.xor(found, alg.shl(one, count))
            count += 1
    return found


@_define("vpblendmw", "v{kz}, v, v/mv")
def _blend_mask(m: Machine, i: Instruction) -> None:
    a, b = m.vread(i, 1), m.vread(i, 2, element=16)
    if not i.mask or i.zeroing:
        m.vwrite(i, b, 16)
        return
    count = 4 * len(a)
    chosen = m.mask(i, count)
    picks = [n + (count if chosen >> n & 1 else 0) for n in range(count)]
    i = Instruction(i.address, i.size, i.mnemonic, i.text, i.operands)
    m.vwrite(i, m.gather(a + b, picks, 16), 16)


@_define("vpmovm2b vpmovm2w vpmovm2d vpmovm2q", "v, k")
def _elements_of(m: Machine, i: Instruction) -> None:
    """Of each bit of a mask an element of ones or zeros."""
    n, bits = m.integers, BITS[i.mnemonic[-1]]
    each = [n.times(e, -1) for e in n.elements(m.word(m.k[i.operands[1].n]), 1)]
    per = 64 // bits
    out = [n.word(each[k : k + per], bits) for k in range(0, i.operands[0].bits // bits, per)]
    m.vwrite(i, out)


@_define("bt", "r32, r32", "r64, r64")
def _bit(m: Machine, i: Instruction) -> None:
    """Of public numbers: the carry is a bit; of the other flags, zero stays."""
    bits, zf = i.operands[0].bits, m.zf
    value, at = (m.number(m.read(i, k, bits), "a condition") for k in (0, 1))
    m.forget_flags()
    m.zf, m.cf = zf, value >> at % bits & 1


@_define("bts", "r32, i", "r64, i")
def _set_bit(m: Machine, i: Instruction) -> None:
    """Of a public place."""
    bits, zf = i.operands[0].bits, m.zf
    value, bit = m.word(m.read(i, 0)), 1 << i.operands[1].value % bits
    m.forget_flags()
    m.zf, m.cf = zf, None if value.t else int(value.c & bit != 0)
    kept = m.alg.mask(value, m.alg.ones ^ bit)
    m.write(i, 0, m.alg.xor(kept, m.alg.const(bit)))


def _copy(run: Callable, choose: Callable) -> Callable:
    """Under a mask of signs, a choice."""

    def either(m: Machine, i: Instruction) -> None:
        if i.mask and m.k[i.mask].t and isinstance(i.operands[0], Reg):
            bits = int(i.mnemonic[-2:])
            new = [m.word(w) for w in m.vread(i, 1)]
            m.vwrite(replace(i, mask=0), choose(m, i, new, bits))
        else:
            run(m, i)

    return either


def enter(op: Callable, choose: Callable) -> None:
    """Into the table of x86_64_arith."""
    for names, patterns, run in _ENTRIES:
        op(names, *patterns)(run)
    for name in COPIES:
        known = x86_64.TABLE[name]
        op(name, *known.patterns)(_copy(known.run, choose))
