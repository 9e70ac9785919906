# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64: scalar instructions whose operands are data that are numbers. They stand before the
entries of x86_64.py of the same names, which take public numbers; the operands are the same. Each
is compared with the processor on random and extreme operands (lab/tests/test_arith_isa.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from ..symbolic.domain import Word
from ..symbolic.integers import Expression
from . import scalars, x86_64
from .scalars import Compared, OfProduct, OfSum
from .x86_64_machine import Machine
from .x86_64_syntax import RAX, RDX, Imm, Instruction

#: Name -> what it does to data; it returns False where the other table is to do it.
TABLE: dict[str, Callable[[Machine, Instruction], int | bool | None]] = {}


def _op(names: str) -> Callable:
    def enter(run):
        TABLE.update(dict.fromkeys(names.split(), run))
        return run

    return enter


_NARROW = ("r16/m16, r16/i", "r16, m16", "r8/m8, r8/i", "r8, m8")
#: Operands that x86_64.py does not take, since no kernel of Keccak has them: of 8 and 16 bits.
PATTERNS: dict[str, tuple[str, ...]] = dict.fromkeys("add sub and or xor cmp test".split(), _NARROW)
PATTERNS |= dict.fromkeys("neg not inc dec".split(), ("r16/m16/r8/m8",))
PATTERNS |= dict.fromkeys("shl shr sar".split(), ("r16/m16/r8/m8, i", "r16, r8"))
PATTERNS |= {"imul": ("r16, r16/m16", "r16, r16/m16, i"), "cwde": ("",)}
PATTERNS |= {"movzx": ("r32, h",), "movsx": ("r32, h",), "mov": ("m8, h", "r8, h", "h, r8/i")}


def _flags(m: Machine, a: Word, b: Word, bits: int, names: str) -> None:
    """These flags are those of a - b; the others are not known."""
    m.forget_flags()
    known = Compared.of(a, b, bits)
    for name in names.split():
        setattr(m, name, known)


def _of_result(m: Machine, value: Word, bits: int) -> None:
    _flags(m, value, m.alg.zero, bits, "zf sf")


def _pair(m: Machine, i: Instruction):
    """Both operands if one of them is data, and their size."""
    bits = i.operands[0].bits
    a, b = m.read(i, 0), m.read(i, 1, bits)
    return (a, b, bits) if scalars.data(a, b) else None


@_op("movsx movsxd")
def _extend(m: Machine, i: Instruction) -> bool | None:
    value, (to, source) = m.read(i, 1), i.operands
    if not scalars.data(value):
        return False
    m.write(i, 0, scalars.extended(m.integers, value, source.bits, to.bits))
    return None


@_op("cdqe cwde cdq cqo")
def _extend_low(m: Machine, i: Instruction) -> bool | None:
    before = {"cwde": 16, "cqo": 64}.get(i.mnemonic, 32)
    value = m.get(RAX, before)
    if not scalars.data(value) and i.mnemonic != "cwde":
        return False
    n = m.integers
    if i.mnemonic in ("cdq", "cqo"):
        m.set(RDX, scalars.shifted_right(n, value, before - 1, before), before)
    else:
        m.set(RAX, scalars.extended(n, value, before, 2 * before), 2 * before)
    return None


@_op("add sub")
def _sum(m: Machine, i: Instruction) -> bool | None:
    found = _pair(m, i)
    if not found:
        return False
    a, b, bits = found
    value = scalars.total(m.integers, a, b, bits, 1 if i.mnemonic == "add" else -1)
    if i.mnemonic == "add":
        _of_result(m, value, bits)
        m.of = OfSum.of(a, b, bits)
    else:
        _flags(m, a, b, bits, "zf cf sf of")
    m.write(i, 0, value)
    return None


@_op("cmp")
def _compare(m: Machine, i: Instruction) -> bool | None:
    found = _pair(m, i)
    if not found:
        return False
    _flags(m, *found, "zf cf sf of")
    return None


@_op("adc sbb")
def _carried(m: Machine, i: Instruction) -> bool | None:
    """Of a register less itself and the borrow: all bits of that. With public zero: the carry."""
    bits = i.operands[0].bits
    carry, b = m.cf, m.read(i, 1, bits)
    if not isinstance(carry, Compared) or not isinstance(b, Word):
        return False
    n, sign = m.integers, 1 if i.mnemonic == "adc" else -1
    borrow = scalars.less(n, carry.a, carry.b, carry.bits, signed=False)
    if i.mnemonic == "sbb" and i.operands[0] == i.operands[1]:
        e: Expression = {}
    else:
        a = m.word(m.read(i, 0))
        e = n.sum(scalars.whole(n, a, bits), scalars.whole(n, b, bits), sign)
    m.forget_flags()
    m.write(i, 0, n.word([n.sum(e, borrow, sign)], bits))
    return None


@_op("inc dec neg not")
def _one(m: Machine, i: Instruction) -> bool | None:
    value, bits, n = m.read(i, 0), i.operands[0].bits, m.integers
    if not scalars.data(value):
        return False
    if i.mnemonic == "not":
        m.write(i, 0, scalars.inverted(n, value, bits))
        return None
    if i.mnemonic == "neg":
        out = scalars.total(n, m.alg.zero, value, bits, -1)
        _flags(m, m.alg.zero, value, bits, "zf cf sf of")
    else:
        one, form = m.alg.const(1), OfSum if i.mnemonic == "inc" else Compared
        out = scalars.total(n, value, one, bits, 1 if i.mnemonic == "inc" else -1)
        carry = m.cf
        _of_result(m, out, bits)
        m.cf, m.of = carry, form.of(value, one, bits)
    m.write(i, 0, out)
    return None


@_op("lea")
def _address(m: Machine, i: Instruction) -> bool | None:
    op, bits = i.operands[1], i.operands[0].bits
    if op.rip:
        return False
    parts = [(1, m.r[k]) for k in (op.base,) if k is not None]
    parts += [(op.scale, m.r[k]) for k in (op.index,) if k is not None]
    if not parts or not scalars.data(*(v for _, v in parts)):
        return False
    n, e = m.integers, m.integers.number(op.disp)
    for factor, value in parts:
        e = n.sum(e, n.times(scalars.whole(n, value, bits), factor))
    m.write(i, 0, n.word([e], bits))
    return None


@_op("imul mul")
def _product(m: Machine, i: Instruction) -> bool | None:
    bits, last, n = i.operands[0].bits, len(i.operands) - 1, m.integers
    second = m.read(i, last, bits) if last else m.get(RAX, bits)
    first = m.read(i, max(last - 1, 0))
    if not scalars.data(first, second):
        return False
    m.forget_flags()
    signed = i.mnemonic == "imul"
    if signed:
        m.of = OfProduct.of(first, second, bits)
    if last:
        m.write(i, 0, scalars.product(n, first, second, bits))
        return None
    m.set(RAX, scalars.product(n, first, second, bits), bits)
    m.set(RDX, scalars.high_product(n, first, second, bits, signed), bits)
    return None


@_op("sar")
def _shift(m: Machine, i: Instruction) -> bool | None:
    value, bits = m.read(i, 0), i.operands[0].bits
    if not scalars.data(value):
        return False
    by = m.number(m.read(i, 1, 8), "a shift count") if len(i.operands) > 1 else 1
    by &= 63 if bits == 64 else 31
    if by:
        value = scalars.shifted_right(m.integers, value, by, bits)
        _of_result(m, value, bits)
    m.write(i, 0, value)
    return None


@_op("and or xor test")
def _logic(m: Machine, i: Instruction) -> bool | None:
    first, second = i.operands
    ones = isinstance(second, Imm) and not second.value + 1 & (1 << first.bits) - 1
    if (i.mnemonic == "xor" and first == second) or (i.mnemonic == "or" and ones):
        return False
    found = _pair(m, i)
    if not found:
        return False
    a, b, bits = found
    functions = {"or": scalars.either, "xor": scalars.differing}
    value = functions.get(i.mnemonic, scalars.both)(m.integers, a, b, bits)
    _of_result(m, value, bits)
    m.cf = m.of = 0
    if i.mnemonic != "test":
        m.write(i, 0, value)
    return None


def _condition(m: Machine, name: str) -> Expression | None:
    """1 if the condition holds; None if it does not depend on data."""
    negate = name[0] == "n"
    stem = name[1:] if negate else name
    if stem == "o" and isinstance(m.of, Compared):
        return m.integers.number(scalars.exceeds(m.integers, m.of) ^ negate)
    asked = {"e": "zf", "s": "sf", "b": "cf", "a": "cf zf", "ae": "cf", "be": "cf zf"}
    asked |= {"l": "sf of", "ge": "sf of", "le": "zf sf of", "g": "zf sf of"}
    if stem not in asked:
        return None
    flags = [getattr(m, flag) for flag in asked[stem].split()]
    known = flags[0]
    if type(known) is not Compared:
        return None
    n, zero = m.integers, m.alg.zero
    if flags[-1] == 0 and known.b == zero and stem in ("l", "ge", "le", "g"):
        pass  # of a result of logic: no overflow
    elif any(flag is not known for flag in flags):
        return None
    relations = {"e": "equal", "s": "minus", "b": "below", "ae": "below", "a": "above"}
    relations |= {"be": "above", "l": "less", "ge": "less", "g": "greater", "le": "greater"}
    e = scalars.related(n, known, relations[stem])
    negate ^= stem in ("ae", "be", "ge", "le")
    return n.plus(n.number(1), e, -1) if negate else e


def _set(m: Machine, i: Instruction) -> bool | None:
    e = _condition(m, i.mnemonic[3:])
    if e is None:
        return False
    m.write(i, 0, m.integers.word([e], 8))
    return None


def _move(m: Machine, i: Instruction) -> bool | None:
    e = _condition(m, i.mnemonic[4:])
    if e is None:
        return False
    yes, no, bits = m.word(m.read(i, 1)), m.word(m.read(i, 0)), i.operands[0].bits
    m.write(i, 0, scalars.chosen(m.integers, e, yes, no, bits))
    return None


def _jump(m: Machine, i: Instruction) -> int | bool | None:
    """Where the condition is the same for all inputs: of a number in an interval."""
    e = _condition(m, i.mnemonic[1:])
    known = None if e is None else m.integers.constant(e)
    if known is None:
        return False
    return i.operands[0].value if known else None


CONDITIONS = "e ne b ae be a s ns l ge le g o no".split()
_op(" ".join(f"j{c}" for c in CONDITIONS))(_jump)
_op(" ".join(f"set{c}" for c in CONDITIONS))(_set)
_op(" ".join(f"cmov{c}" for c in CONDITIONS))(_move)


def entry(mnemonic: str) -> x86_64.Entry | None:
    """That of x86_64.py with what is here before it."""
    own, old = TABLE.get(mnemonic), x86_64.TABLE.get(mnemonic)
    patterns = PATTERNS.get(mnemonic, ())
    if old is None:
        return own and x86_64.Entry(mnemonic, patterns, own)

    def either(m: Machine, i: Instruction):
        done = own(m, i)
        return old.run(m, i) if done is False else done

    return replace(old, run=either if own else old.run, patterns=(*old.patterns, *patterns))
