# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: vector instructions on registers (V 1.0, Zvkb, Zvbb).

vl and the type are not known at entry: a kernel must set them. An AVL between VLMAX and twice that
is refused, for which the architecture leaves open how many elements are taken.
"""

from __future__ import annotations

from collections.abc import Callable

from ..symbolic import Refused
from ..symbolic.domain import Word
from . import elements
from .riscv_machine import Machine
from .riscv_syntax import Csr, Instruction, Operand, Reg, Vec
from .riscv_table import define, define_forms
from .riscv_vector_state import (
    BITS,
    active_elements,
    count_words,
    each,
    need_vectors,
    operand_words,
    read,
    register_group,
    spread,
    type_of,
    write,
)

# Configuration


@define(
    "vconfig",
    """
    vsetvli  rd, rs1, vtype  | 0 vtype[10:0] rs1 111 rd 1010111       | v
    vsetivli rd, uimm, vtype | 11 vtype[9:0] uimm[4:0] 111 rd 1010111 | v
    """,
)
def _configure(m: Machine, i: Instruction) -> None:
    to, avl, vtype = i.operands
    need_vectors(m)
    most = m.vlen * vtype.eighths // 8 // vtype.sew
    if not most or vtype.sew > 8 * vtype.eighths:
        raise m.unpredictable(i)  # SEW is more than LMUL * ELEN
    if avl != Reg(0):
        wanted = m.number(m.operand(avl), "a number of elements")
        if most < wanted < 2 * most:
            raise m.unpredictable(i)
        vl = min(wanted, most)
        m.wider &= wanted <= most
    elif to != Reg(0):
        vl, m.wider = most, False
    else:
        kept = m.vtype and m.vtype.eighths * vtype.sew == vtype.eighths * m.vtype.sew
        if m.vl is None or not kept:
            raise m.unpredictable(i)
        vl = m.vl
    m.vl, m.vtype = vl, vtype
    m.set(to, m.alg.const(vl))


@define(
    "vconfig",
    """
    csrrs rd, vlenb, zero | 110000100010 00000 010 rd 1110011 | v
    csrrs rd, vl, zero    | 110000100000 00000 010 rd 1110011 | v
    """,
)
def _read_number(m: Machine, i: Instruction) -> None:
    need_vectors(m)
    width = i.operands[1] == Csr("vlenb")
    value, m.wider = m.vlen // 8 if width else m.vl, m.wider and not width
    if value is None:
        raise Refused("vl and vtype are not known")
    m.set(i.operands[0], m.alg.const(value))


# Logic and sums


_LOGIC: dict[str, Callable] = {
    "vand": lambda alg, a, b: alg.and_(a, b),
    "vandn": lambda alg, a, b: alg.and_(a, alg.invert(b)),
    "vor": lambda alg, a, b: alg.or_(a, b),
    "vxor": lambda alg, a, b: alg.xor(a, b),
}


@define_forms(
    "vlogic",
    """
    vand  001001 | vv vx vi | v
    vor   001010 | vv vx vi | v
    vxor  001011 | vv vx vi | v
    vandn 000001 | vv vx | zvkb
    """,
)
def _logic(m: Machine, i: Instruction) -> None:
    operate = _LOGIC[i.base.partition(".")[0]]
    each(m, i, lambda a, b: operate(m.alg, a, b))


@define_forms(
    "vadd",
    """
    vadd  000000 | vv vx vi | v
    vsub  000010 | vv vx | v
    vrsub 000011 | vx vi | v
    """,
)
def _sum(m: Machine, i: Instruction) -> None:
    name, sew = i.base.partition(".")[0], type_of(m).sew

    def operate(a: Word, b: Word) -> Word:
        if name == "vadd":
            return elements.add(m.alg, a, b, sew)
        if name == "vrsub":
            a, b = b, a
        return elements.subtract(m.alg, a, b, sew)

    each(m, i, operate)


# Shifts and rotations


def _shift_elements(m: Machine, name: str, word: Word, n: int, sew: int) -> Word:
    alg, n = m.alg, n % sew
    if name == "vsll":
        return elements.left(alg, word, n, sew)
    if name in ("vrol", "vror"):
        n = n if name == "vrol" else -n % sew
        right = elements.right(alg, word, sew - n, sew)
        return alg.xor(elements.left(alg, word, n, sew), right)
    out = elements.right(alg, word, n, sew)
    for bit in range(sew - n, sew) if name == "vsra" else ():
        copies = alg.rotl(word, bit - sew + 1)
        out = alg.xor(out, alg.mask(copies, elements.replicated(1 << bit, sew)))
    return out


@define_forms(
    "vshift",
    """
    vsll 100101 | vv vx vu | v
    vsrl 101000 | vv vx vu | v
    vsra 101001 | vv vx vu | v
    vrol 010101 | vv vx | zvkb
    vror 010100 | vv vx | zvkb
    """,
)
@define("vshift", "vror.vi vd, vs2, uimm | 01010 uimm[5] vm vs2 uimm[4:0] 011 vd 1010111 | zvkb")
def _shift(m: Machine, i: Instruction) -> None:
    name, vtype, (to, source, by) = i.base.partition(".")[0], type_of(m), i.operands
    sew, per, alg = vtype.sew, BITS // vtype.sew, m.alg
    element, active = (1 << sew) - 1, active_elements(m, i)
    words = read(m, register_group(m, i, source, vtype.eighths), count_words(m, sew))
    if isinstance(by, Vec):
        counts = operand_words(m, i, by, sew, vtype.eighths)
        values = []
        for k, (word, count) in enumerate(zip(words, counts, strict=True)):
            fields: dict[int, int] = {}  # shift -> the elements that it is for
            for n in range(per):
                if k * per + n < m.vl and active[k * per + n]:
                    field = element << n * sew
                    by_n = m.number(alg.mask(count, field), "a shift count") >> n * sew
                    fields[by_n % sew] = fields.get(by_n % sew, 0) | field
            out = alg.zero
            for n, field in fields.items():
                out = alg.xor(out, alg.mask(_shift_elements(m, name, word, n, sew), field))
            values.append(out)
    else:
        n = m.number(m.operand(by), "a shift count")
        values = [_shift_elements(m, name, word, n, sew) for word in words]
    write(m, i, to, values, sew, vtype.eighths, active)


@define(
    "vshift",
    """
    vbrev8.v vd, vs2 | 010010 vm vs2 01000 010 vd 1010111 | zvkb
    vrev8.v  vd, vs2 | 010010 vm vs2 01001 010 vd 1010111 | zvkb
    vbrev.v  vd, vs2 | 010010 vm vs2 01010 010 vd 1010111 | zvbb
    """,
)
def _reverse(m: Machine, i: Instruction) -> None:
    """Bits in each byte, bytes in each element, or bits in each element."""
    unit = 8 if i.base == "vrev8.v" else 1
    group = (8 if i.base == "vbrev8.v" else type_of(m).sew) // unit
    order = [n // group * group + group - 1 - n % group for n in range(BITS // unit)]
    each(m, i, lambda a: m.gather([a], order, unit)[0])


# Moves and permutations


@define(
    "vmove",
    """
    vmv.v.v vd, vs1 | 010111 1 00000 vs1 000 vd 1010111      | v
    vmv.v.x vd, rs1 | 010111 1 00000 rs1 100 vd 1010111      | v
    vmv.v.i vd, imm | 010111 1 00000 imm[4:0] 011 vd 1010111 | v
    """,
)
def _move(m: Machine, i: Instruction) -> None:
    each(m, i, lambda a: a)


@define(
    "vmove",
    """
    vmv1r.v vd, vs2 | 100111 1 vs2 00000 011 vd 1010111 | v
    vmv2r.v vd, vs2 | 100111 1 vs2 00001 011 vd 1010111 | v
    vmv4r.v vd, vs2 | 100111 1 vs2 00011 011 vd 1010111 | v
    vmv8r.v vd, vs2 | 100111 1 vs2 00111 011 vd 1010111 | v
    """,
)
def _move_whole(m: Machine, i: Instruction) -> None:
    type_of(m)  # the architecture asks for a type here too
    wider = m.wider
    to, source = (register_group(m, i, op, 8 * int(i.base[3])) for op in i.operands)
    m.wider = wider  # registers are copied as they are
    copies = [list(m.v[n]) for n in source]
    for n, words in zip(to, copies, strict=True):
        m.v[n] = words


@define("vmove", "vmv.x.s rd, vs2 | 010000 1 vs2 00000 010 rd 1010111 | v")
def _to_scalar(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    sew = type_of(m).sew
    m.set(to, m.extend(read(m, [source.n], 1)[0], sew))


@define("vmove", "vmv.s.x vd, rs1 | 010000 1 00000 rs1 110 vd 1010111 | v")
def _from_scalar(m: Machine, i: Instruction) -> None:
    """Into element 0; the others are tail."""
    vtype, (to, source) = type_of(m), i.operands
    value, vl = m.word(m.get(source)), m.vl
    m.vl = min(vl, 1)
    write(m, i, to, [value], vtype.sew, 8, [True])
    m.vl = vl


@define("vmove", "vid.v vd | 010100 vm 00000 10001 010 vd 1010111 | v")
def _indices(m: Machine, i: Instruction) -> None:
    vtype = type_of(m)
    sew, per = vtype.sew, BITS // vtype.sew
    values = [
        m.alg.const(sum((k * per + n & (1 << sew) - 1) << n * sew for n in range(per)))
        for k in range(count_words(m, sew))
    ]
    write(m, i, i.operands[0], values, sew, vtype.eighths, active_elements(m, i))


def _pick(
    m: Machine,
    i: Instruction,
    order: list[int | None],
    first: int = 0,
    apart: tuple[Operand, ...] = (),
) -> None:
    """Element n of the destination becomes that with number order[n] of the second operand, a zero
    where there is none, because the register ends. `apart`: what the destination must not
    overlap."""
    vtype, (to, source, *_) = type_of(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    written = register_group(m, i, to, eighths)
    for op in apart:
        if isinstance(op, Vec) and set(written) & set(register_group(m, i, op, eighths)):
            raise m.unpredictable(i)
    m.wider &= None not in order[first:]
    words = read(m, register_group(m, i, source, eighths))
    order = order + [None] * (-len(order) % (BITS // sew))
    values = m.gather(words, order, sew)
    write(m, i, to, values, sew, eighths, active_elements(m, i, first), first)


def _most(m: Machine) -> int:
    """VLMAX."""
    return m.vlen * type_of(m).eighths // 8 // m.vtype.sew


@define_forms(
    "vperm",
    """
    vslideup   001110 | vx vu | v
    vslidedown 001111 | vx vu | v
    """,
)
def _slide(m: Machine, i: Instruction) -> None:
    most, by = _most(m), m.number(m.operand(i.operands[2]), "a distance")
    if i.base.startswith("vslideup"):
        order = [n - by if n >= by else None for n in range(m.vl)]
        _pick(m, i, order, min(by, m.vl), i.operands[1:2])
    else:
        _pick(m, i, [n + by if n + by < most else None for n in range(m.vl)])


@define(
    "vperm",
    """
    vslide1up.vx   vd, vs2, rs1 | 001110 vm vs2 rs1 110 vd 1010111 | v
    vslide1down.vx vd, vs2, rs1 | 001111 vm vs2 rs1 110 vd 1010111 | v
    """,
)
def _slide_one(m: Machine, i: Instruction) -> None:
    """By one element, with a scalar in the place that becomes free."""
    vtype, (to, source, scalar) = type_of(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    up = i.base.startswith("vslide1up")
    used, written = register_group(m, i, source, eighths), register_group(m, i, to, eighths)
    if up and set(used) & set(written):
        raise m.unpredictable(i)
    words = [*read(m, used), spread(m, scalar, sew)]
    added = (len(words) - 1) * (BITS // sew)
    moved = [n - 1 for n in range(m.vl)] if up else [n + 1 for n in range(m.vl)]
    if moved:
        moved[0 if up else -1] = added
    values = m.gather(words, moved + [None] * (-len(moved) % (BITS // sew)), sew)
    write(m, i, to, values, sew, eighths, active_elements(m, i))


@define_forms("vperm", "vrgather 001100 | vv vx vu | v")
def _gather(m: Machine, i: Instruction) -> None:
    most, op = _most(m), i.operands[2]
    sew, per = m.vtype.sew, BITS // m.vtype.sew
    if isinstance(op, Vec):
        words = operand_words(m, i, op, sew, m.vtype.eighths)
        numbers = []
        for n, used in enumerate(active_elements(m, i)):
            index = m.alg.mask(m.alg.shr(words[n // per], n % per * sew), (1 << sew) - 1)
            numbers.append(m.number(index, "an index") if used else most)
    else:
        numbers = [m.number(m.operand(op), "an index")] * m.vl
    _pick(m, i, [n if n < most else None for n in numbers], apart=i.operands[1:])
