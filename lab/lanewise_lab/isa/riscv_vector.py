# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V: vector instructions (V 1.0, Zvkb, Zvbb) on words of 64 bits.

What the architecture calls agnostic, elements behind vl and masked ones, is unknown afterwards.
vl and the type are not known at entry: a kernel must set them. An AVL between VLMAX and twice that
is refused, for which the architecture leaves open how many elements are taken.
"""

from __future__ import annotations

from collections.abc import Callable

from ..prove import Refused
from ..prove.domain import Word
from ..prove.memory import Ptr
from . import elements
from .machine import Value
from .riscv_machine import Machine
from .riscv_syntax import Csr, Imm, Instruction, Operand, Reg, Vec, VType
from .riscv_table import define

_64 = (64,)  # registers of 64 bits, and so elements of up to 64
_BITS = 64  # of a word
_VV, _VX = "vd, vs2, vs1", "vd, vs2, rs1"
_VI, _VU = "vd, vs2, imm", "vd, vs2, uimm"


# Configuration


@define("vconfig", "rd, rs1, vtype", "vsetvli 0 vtype[10:0] rs1 111 rd 1010111", _64, "v")
@define("vconfig", "rd, uimm, vtype", "vsetivli 11 vtype[9:0] uimm[4:0] 111 rd 1010111", _64, "v")
def _configure(m: Machine, i: Instruction) -> None:
    to, avl, vtype = i.operands
    _vectors(m)
    most = m.vlen * vtype.eighths // 8 // vtype.sew
    if not most or vtype.sew > 8 * vtype.eighths:
        raise m.reserved(i)  # SEW is more than LMUL * ELEN
    if avl != Reg(0):
        wanted = m.number(m.operand(avl), "a number of elements")
        if most < wanted < 2 * most:
            raise m.reserved(i)
        vl = min(wanted, most)
    elif to != Reg(0):
        vl = most
    else:
        kept = m.vtype and m.vtype.eighths * vtype.sew == vtype.eighths * m.vtype.sew
        if m.vl is None or not kept:
            raise m.reserved(i)
        vl = m.vl
    m.vl, m.vtype = vl, vtype
    m.set(to, m.alg.const(vl))


@define("vconfig", "rd, vlenb, zero", "csrrs 110000100010 00000 010 rd 1110011", _64, "v")
@define("vconfig", "rd, vl, zero", "csrrs 110000100000 00000 010 rd 1110011", _64, "v")
def _read_number(m: Machine, i: Instruction) -> None:
    _vectors(m)
    value = m.vlen // 8 if i.operands[1] == Csr("vlenb") else m.vl
    if value is None:
        raise Refused("vl and vtype are not known")
    m.set(i.operands[0], m.alg.const(value))


def _vectors(m: Machine) -> None:
    if not m.v:
        raise Refused("a vector instruction, but the proof is not for any VLEN")


def _type(m: Machine) -> VType:
    _vectors(m)
    if m.vl is None:
        raise Refused("vl and vtype are not known")
    return m.vtype


# Registers as words


def _registers(m: Machine, i: Instruction, op: Vec, eighths: int) -> list[int]:
    """The registers of a group."""
    count = max(1, eighths // 8)
    if not 1 <= eighths <= 64 or op.n % count:
        raise m.reserved(i)
    return [op.n + k for k in range(count)]


def _read(m: Machine, registers: list[int], count: int | None = None) -> list[Word]:
    """The first so many words of a group."""
    per, out = m.vlen // _BITS, []
    for k in range(per * len(registers) if count is None else count):
        words = m.v[registers[k // per]]
        if words[k % per] is None:
            words[k % per] = m.alg.atom("agnostic")
        out.append(words[k % per])
    return out


def _active(m: Machine, i: Instruction, first: int = 0) -> list[bool]:
    """Which of the vl elements an instruction is for."""
    if not i.masked:
        return [n >= first for n in range(m.vl)]
    out = []
    for n in range(m.vl):
        bit = m.alg.mask(_read(m, [0], n // _BITS + 1)[-1], 1 << n % _BITS)
        out.append(n >= first and m.number(bit, "a mask of elements") != 0)
    return out


def _write(
    m: Machine,
    i: Instruction,
    to: Vec,
    values: list[Word],
    sew: int,
    eighths: int,
    active: list[bool],
    first: int = 0,
) -> None:
    """`values` are the words that hold the vl elements; those before `first` stay."""
    registers, per, alg = _registers(m, i, to, eighths), m.vlen // _BITS, m.alg
    if i.masked and to.n == 0:
        raise m.reserved(i)
    if m.vl == 0:
        return
    element, ones = (1 << sew) - 1, alg.ones
    for k in range(per * len(registers)):
        new = unknown = 0
        for n in range(_BITS // sew):
            number, field = k * (_BITS // sew) + n, element << n * sew
            if number >= m.vl:
                unknown |= field if m.vtype.tail_agnostic else 0
            elif active[number]:
                new |= field
            elif number >= first:
                unknown |= field if m.vtype.mask_agnostic else 0
        words = m.v[registers[k // per]]
        if new == ones:
            words[k % per] = values[k]
        elif unknown == ones:
            words[k % per] = None
        elif new or unknown:
            word = alg.mask(_read(m, registers, k + 1)[-1], ones ^ new ^ unknown)
            if unknown:
                word = alg.xor(word, alg.mask(alg.atom("agnostic"), unknown))
            words[k % per] = alg.xor(word, alg.mask(values[k], new) if new else alg.zero)


def _count(m: Machine, sew: int) -> int:
    """Words that hold the vl elements."""
    return -(-m.vl * sew // _BITS)


def _spread(m: Machine, op: Operand, sew: int) -> Word:
    """A scalar or an immediate in every element of a word."""
    if isinstance(op, Imm):
        return m.alg.const(elements.replicated(op.value, sew))
    value = m.word(m.get(op))
    return m.gather([value], [0] * (_BITS // sew), sew)[0]


def _second(m: Machine, i: Instruction, op: Operand, sew: int, eighths: int) -> list[Word]:
    """The words of the other operand: a vector, or a scalar for every element."""
    if isinstance(op, Vec):
        return _read(m, _registers(m, i, op, eighths), _count(m, sew))
    return [_spread(m, op, sew)] * _count(m, sew)


def _each(m: Machine, i: Instruction, function: Callable[..., Word]) -> None:
    """The first operand becomes the function of the words of the second, and of the third."""
    vtype, (to, first, *second) = _type(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    columns = [_second(m, i, op, sew, eighths) for op in (first, *second)]
    values = [function(*words) for words in zip(*columns, strict=True)]
    _write(m, i, to, values, sew, eighths, _active(m, i))


# Logic and sums


_LOGIC: dict[str, Callable] = {
    "vand": lambda alg, a, b: alg.and_(a, b),
    "vandn": lambda alg, a, b: alg.and_(a, alg.invert(b)),
    "vor": lambda alg, a, b: alg.or_(a, b),
    "vxor": lambda alg, a, b: alg.xor(a, b),
}


@define(
    "valu",
    _VV,
    """
    vand.vv 001001 vm vs2 vs1 000 vd 1010111
    vor.vv  001010 vm vs2 vs1 000 vd 1010111
    vxor.vv 001011 vm vs2 vs1 000 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "valu",
    _VX,
    """
    vand.vx 001001 vm vs2 rs1 100 vd 1010111
    vor.vx  001010 vm vs2 rs1 100 vd 1010111
    vxor.vx 001011 vm vs2 rs1 100 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "valu",
    _VI,
    """
    vand.vi 001001 vm vs2 imm[4:0] 011 vd 1010111
    vor.vi  001010 vm vs2 imm[4:0] 011 vd 1010111
    vxor.vi 001011 vm vs2 imm[4:0] 011 vd 1010111
    """,
    _64,
    "v",
)
@define("valu", _VV, "vandn.vv 000001 vm vs2 vs1 000 vd 1010111", _64, "zvkb")
@define("valu", _VX, "vandn.vx 000001 vm vs2 rs1 100 vd 1010111", _64, "zvkb")
def _logic(m: Machine, i: Instruction) -> None:
    operate = _LOGIC[i.base.partition(".")[0]]
    _each(m, i, lambda a, b: operate(m.alg, a, b))


@define(
    "valu",
    _VV,
    """
    vadd.vv 000000 vm vs2 vs1 000 vd 1010111
    vsub.vv 000010 vm vs2 vs1 000 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "valu",
    _VX,
    """
    vadd.vx  000000 vm vs2 rs1 100 vd 1010111
    vsub.vx  000010 vm vs2 rs1 100 vd 1010111
    vrsub.vx 000011 vm vs2 rs1 100 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "valu",
    _VI,
    """
    vadd.vi  000000 vm vs2 imm[4:0] 011 vd 1010111
    vrsub.vi 000011 vm vs2 imm[4:0] 011 vd 1010111
    """,
    _64,
    "v",
)
def _sum(m: Machine, i: Instruction) -> None:
    name, sew = i.base.partition(".")[0], _type(m).sew

    def operate(a: Word, b: Word) -> Word:
        if name == "vadd":
            return elements.add(m.alg, a, b, sew)
        if name == "vrsub":
            a, b = b, a
        return elements.subtract(m.alg, a, b, sew)

    _each(m, i, operate)


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


@define(
    "vshift",
    _VV,
    """
    vsll.vv 100101 vm vs2 vs1 000 vd 1010111
    vsrl.vv 101000 vm vs2 vs1 000 vd 1010111
    vsra.vv 101001 vm vs2 vs1 000 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "vshift",
    _VX,
    """
    vsll.vx 100101 vm vs2 rs1 100 vd 1010111
    vsrl.vx 101000 vm vs2 rs1 100 vd 1010111
    vsra.vx 101001 vm vs2 rs1 100 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "vshift",
    _VU,
    """
    vsll.vi 100101 vm vs2 uimm[4:0] 011 vd 1010111
    vsrl.vi 101000 vm vs2 uimm[4:0] 011 vd 1010111
    vsra.vi 101001 vm vs2 uimm[4:0] 011 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "vshift",
    _VV,
    """
    vrol.vv 010101 vm vs2 vs1 000 vd 1010111
    vror.vv 010100 vm vs2 vs1 000 vd 1010111
    """,
    _64,
    "zvkb",
)
@define(
    "vshift",
    _VX,
    """
    vrol.vx 010101 vm vs2 rs1 100 vd 1010111
    vror.vx 010100 vm vs2 rs1 100 vd 1010111
    """,
    _64,
    "zvkb",
)
@define("vshift", _VU, "vror.vi 01010 uimm[5] vm vs2 uimm[4:0] 011 vd 1010111", _64, "zvkb")
def _shift(m: Machine, i: Instruction) -> None:
    name, vtype, (to, source, by) = i.base.partition(".")[0], _type(m), i.operands
    sew, per, alg = vtype.sew, _BITS // vtype.sew, m.alg
    element, active = (1 << sew) - 1, _active(m, i)
    words = _read(m, _registers(m, i, source, vtype.eighths), _count(m, sew))
    if isinstance(by, Vec):
        counts = _second(m, i, by, sew, vtype.eighths)
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
    _write(m, i, to, values, sew, vtype.eighths, active)


@define("vshift", "vd, vs2", "vbrev8.v 010010 vm vs2 01000 010 vd 1010111", _64, "zvkb")
@define("vshift", "vd, vs2", "vrev8.v 010010 vm vs2 01001 010 vd 1010111", _64, "zvkb")
@define("vshift", "vd, vs2", "vbrev.v 010010 vm vs2 01010 010 vd 1010111", _64, "zvbb")
def _reverse(m: Machine, i: Instruction) -> None:
    """Bits in each byte, bytes in each element, or bits in each element."""
    unit = 8 if i.base == "vrev8.v" else 1
    group = (8 if i.base == "vbrev8.v" else _type(m).sew) // unit
    order = [n // group * group + group - 1 - n % group for n in range(_BITS // unit)]
    _each(m, i, lambda a: m.gather([a], order, unit)[0])


# Moves and permutations


@define("vmove", "vd, vs1", "vmv.v.v 010111 1 00000 vs1 000 vd 1010111", _64, "v")
@define("vmove", "vd, rs1", "vmv.v.x 010111 1 00000 rs1 100 vd 1010111", _64, "v")
@define("vmove", "vd, imm", "vmv.v.i 010111 1 00000 imm[4:0] 011 vd 1010111", _64, "v")
def _move(m: Machine, i: Instruction) -> None:
    _each(m, i, lambda a: a)


@define(
    "vmove",
    "vd, vs2",
    """
    vmv1r.v 100111 1 vs2 00000 011 vd 1010111
    vmv2r.v 100111 1 vs2 00001 011 vd 1010111
    vmv4r.v 100111 1 vs2 00011 011 vd 1010111
    vmv8r.v 100111 1 vs2 00111 011 vd 1010111
    """,
    _64,
    "v",
)
def _move_whole(m: Machine, i: Instruction) -> None:
    _type(m)  # the architecture asks for a type here too
    to, source = (_registers(m, i, op, 8 * int(i.base[3])) for op in i.operands)
    copies = [list(m.v[n]) for n in source]
    for n, words in zip(to, copies, strict=True):
        m.v[n] = words


@define("vmove", "rd, vs2", "vmv.x.s 010000 1 vs2 00000 010 rd 1010111", _64, "v")
def _to_scalar(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    sew = _type(m).sew
    m.set(to, m.extend(_read(m, [source.n], 1)[0], sew))


@define("vmove", "vd, rs1", "vmv.s.x 010000 1 00000 rs1 110 vd 1010111", _64, "v")
def _from_scalar(m: Machine, i: Instruction) -> None:
    """Into element 0; the others are tail."""
    vtype, (to, source) = _type(m), i.operands
    value, vl = m.word(m.get(source)), m.vl
    m.vl = min(vl, 1)
    _write(m, i, to, [value], vtype.sew, 8, [True])
    m.vl = vl


@define("vmove", "vd", "vid.v 010100 vm 00000 10001 010 vd 1010111", _64, "v")
def _indices(m: Machine, i: Instruction) -> None:
    vtype = _type(m)
    sew, per = vtype.sew, _BITS // vtype.sew
    values = [
        m.alg.const(sum((k * per + n & (1 << sew) - 1) << n * sew for n in range(per)))
        for k in range(_count(m, sew))
    ]
    _write(m, i, i.operands[0], values, sew, vtype.eighths, _active(m, i))


def _pick(
    m: Machine,
    i: Instruction,
    order: list[int | None],
    first: int = 0,
    apart: tuple[Operand, ...] = (),
) -> None:
    """Element n of the destination becomes that with number order[n] of the second operand, a zero
    where there is none. `apart`: what the destination must not overlap."""
    vtype, (to, source, *_) = _type(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    written = _registers(m, i, to, eighths)
    for op in apart:
        if isinstance(op, Vec) and set(written) & set(_registers(m, i, op, eighths)):
            raise m.reserved(i)
    words = _read(m, _registers(m, i, source, eighths))
    order = order + [None] * (-len(order) % (_BITS // sew))
    values = m.gather(words, order, sew)
    _write(m, i, to, values, sew, eighths, _active(m, i, first), first)


def _most(m: Machine) -> int:
    """VLMAX."""
    return m.vlen * _type(m).eighths // 8 // m.vtype.sew


@define(
    "vperm",
    _VX,
    """
    vslideup.vx   001110 vm vs2 rs1 100 vd 1010111
    vslidedown.vx 001111 vm vs2 rs1 100 vd 1010111
    """,
    _64,
    "v",
)
@define(
    "vperm",
    _VU,
    """
    vslideup.vi   001110 vm vs2 uimm[4:0] 011 vd 1010111
    vslidedown.vi 001111 vm vs2 uimm[4:0] 011 vd 1010111
    """,
    _64,
    "v",
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
    _VX,
    """
    vslide1up.vx   001110 vm vs2 rs1 110 vd 1010111
    vslide1down.vx 001111 vm vs2 rs1 110 vd 1010111
    """,
    _64,
    "v",
)
def _slide_one(m: Machine, i: Instruction) -> None:
    """By one element, with a scalar in the place that becomes free."""
    vtype, (to, source, scalar) = _type(m), i.operands
    sew, eighths = vtype.sew, vtype.eighths
    up = i.base.startswith("vslide1up")
    used, written = _registers(m, i, source, eighths), _registers(m, i, to, eighths)
    if up and set(used) & set(written):
        raise m.reserved(i)
    words = [*_read(m, used), _spread(m, scalar, sew)]
    added = (len(words) - 1) * (_BITS // sew)
    moved = [n - 1 for n in range(m.vl)] if up else [n + 1 for n in range(m.vl)]
    if moved:
        moved[0 if up else -1] = added
    values = m.gather(words, moved + [None] * (-len(moved) % (_BITS // sew)), sew)
    _write(m, i, to, values, sew, eighths, _active(m, i))


@define("vperm", _VV, "vrgather.vv 001100 vm vs2 vs1 000 vd 1010111", _64, "v")
@define("vperm", _VX, "vrgather.vx 001100 vm vs2 rs1 100 vd 1010111", _64, "v")
@define("vperm", _VU, "vrgather.vi 001100 vm vs2 uimm[4:0] 011 vd 1010111", _64, "v")
def _gather(m: Machine, i: Instruction) -> None:
    most, op = _most(m), i.operands[2]
    sew, per = m.vtype.sew, _BITS // m.vtype.sew
    if isinstance(op, Vec):
        words = _second(m, i, op, sew, m.vtype.eighths)
        numbers = []
        for n, used in enumerate(_active(m, i)):
            index = m.alg.mask(m.alg.shr(words[n // per], n % per * sew), (1 << sew) - 1)
            numbers.append(m.number(index, "an index") if used else most)
    else:
        numbers = [m.number(m.operand(op), "an index")] * m.vl
    _pick(m, i, [n if n < most else None for n in numbers], apart=i.operands[1:])


# Memory


def _elements_of(m: Machine, i: Instruction) -> tuple[int, int, Ptr, int]:
    """Bits of an element in memory, LMUL for them, where they begin, and how far apart they are."""
    vtype, width = _type(m), int("".join(c for c in i.base if c.isdigit()))
    at = m.access(i.operands[1])
    step = width // 8
    if len(i.operands) > 2:
        step = m.number(m.get(i.operands[2]), "an address")
        step -= step >> 63 << 64
    eighths = width * vtype.eighths // vtype.sew
    if not eighths:
        raise m.reserved(i)
    return width, eighths, at, step


def _whole_words(i: Instruction, width: int, step: int) -> bool:
    """Whether elements lie one behind the other, as the words do that hold them."""
    return not i.masked and step == width // 8


@define(
    "vload",
    "vd, (rs1)",
    """
    vle8.v  000 0 00 vm 00000 rs1 000 vd 0000111
    vle16.v 000 0 00 vm 00000 rs1 101 vd 0000111
    vle32.v 000 0 00 vm 00000 rs1 110 vd 0000111
    vle64.v 000 0 00 vm 00000 rs1 111 vd 0000111
    """,
    _64,
    "v",
)
@define(
    "vload",
    "vd, (rs1), rs2",
    """
    vlse8.v  000 0 10 vm rs2 rs1 000 vd 0000111
    vlse16.v 000 0 10 vm rs2 rs1 101 vd 0000111
    vlse32.v 000 0 10 vm rs2 rs1 110 vd 0000111
    vlse64.v 000 0 10 vm rs2 rs1 111 vd 0000111
    """,
    _64,
    "v",
)
def _load(m: Machine, i: Instruction) -> None:
    width, eighths, at, step = _elements_of(m, i)
    alg, per, active = m.alg, _BITS // width, _active(m, i)
    values: list[Word] = [alg.zero] * _count(m, width)
    if _whole_words(i, width, step):
        left = m.vl * width // 8
        for k in range(len(values)):
            values[k] = m.word(_load_word(m, at, 8 * k, min(8, left - 8 * k), width // 8))
    else:
        for n in (n for n, used in enumerate(active) if used):
            value = m.word(_load_word(m, at, n * step, width // 8, width // 8))
            values[n // per] = alg.xor(values[n // per], alg.shl(value, n % per * width))
    _write(m, i, i.operands[0], values, width, eighths, active)


def _load_word(m: Machine, at: Ptr, offset: int, count: int, align: int) -> Value:
    return m.load(Ptr(at.region, at.offset + offset), count, align)


@define(
    "vstore",
    "vs3, (rs1)",
    """
    vse8.v  000 0 00 vm 00000 rs1 000 vs3 0100111
    vse16.v 000 0 00 vm 00000 rs1 101 vs3 0100111
    vse32.v 000 0 00 vm 00000 rs1 110 vs3 0100111
    vse64.v 000 0 00 vm 00000 rs1 111 vs3 0100111
    """,
    _64,
    "v",
)
@define(
    "vstore",
    "vs3, (rs1), rs2",
    """
    vsse8.v  000 0 10 vm rs2 rs1 000 vs3 0100111
    vsse16.v 000 0 10 vm rs2 rs1 101 vs3 0100111
    vsse32.v 000 0 10 vm rs2 rs1 110 vs3 0100111
    vsse64.v 000 0 10 vm rs2 rs1 111 vs3 0100111
    """,
    _64,
    "v",
)
def _store(m: Machine, i: Instruction) -> None:
    width, eighths, at, step = _elements_of(m, i)
    alg, per, align = m.alg, _BITS // width, width // 8
    words = _read(m, _registers(m, i, i.operands[0], eighths), _count(m, width))
    if _whole_words(i, width, step):
        left = m.vl * width // 8
        for k, word in enumerate(words):
            m.store(Ptr(at.region, at.offset + 8 * k), word, min(8, left - 8 * k), align)
        return
    for n in (n for n, used in enumerate(_active(m, i)) if used):
        value = alg.mask(alg.shr(words[n // per], n % per * width), (1 << width) - 1)
        m.store(Ptr(at.region, at.offset + n * step), value, align, align)


_WHOLE = ((1, "000"), (2, "001"), (4, "011"), (8, "111"))
_EEW = ((8, "000"), (16, "101"), (32, "110"), (64, "111"))


@define(
    "vload",
    "vd, (rs1)",
    "\n".join(
        f"vl{nf}re{eew}.v {count} 0 00 1 01000 rs1 {width} vd 0000111"
        for nf, count in _WHOLE
        for eew, width in _EEW
    ),
    _64,
    "v",
)
def _load_whole(m: Machine, i: Instruction) -> None:
    _vectors(m)
    to, mem = i.operands
    at, registers = m.access(mem), _registers(m, i, to, 8 * int(i.base[2]))
    align, per = int(i.base[5:-2]) // 8, m.vlen // _BITS
    for k, n in enumerate(registers):
        m.v[n] = [m.word(_load_word(m, at, 8 * (k * per + w), 8, align)) for w in range(per)]


@define(
    "vstore",
    "vs3, (rs1)",
    "\n".join(f"vs{nf}r.v {count} 0 00 1 01000 rs1 000 vs3 0100111" for nf, count in _WHOLE),
    _64,
    "v",
)
def _store_whole(m: Machine, i: Instruction) -> None:
    _vectors(m)
    source, mem = i.operands
    at, registers = m.access(mem), _registers(m, i, source, 8 * int(i.base[2]))
    for k, word in enumerate(_read(m, registers)):
        m.store(Ptr(at.region, at.offset + 8 * k), word, 8)
