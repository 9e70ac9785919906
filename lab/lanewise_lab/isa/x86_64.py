# SPDX-License-Identifier: Apache-2.0 OR MIT
"""x86-64: the instructions that kernels may use. What is not in TABLE is refused.

An entry is a mnemonic, the operand patterns (x86_64_syntax.py) and the semantics, a function of
the machine and the instruction that returns the next address if that is not the one behind.
The time of none of these depends on the data it is given, on any core we know of. Products,
quotients, sums, extensions of a sign take public numbers only, as compilers use them for indices;
other instructions for which that is not so stay out. Meanings are those of Intel's manual; every
entry is compared with the processor on random operands (lab/tests/test_isa.py).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..symbolic import Dependent, Refused
from ..symbolic.memory import (
    Counter,
    NotAbove,
    Ptr,
    combined,
    compared,
    distance,
    is_null,
    joined,
    of_arrays,
    unordered,
)
from ..symbolic.run import RETURN
from . import x86_64_elements, x86_64_vector  # noqa: F401  (x86_64_elements enters its own)
from .x86_64_machine import Machine, Value
from .x86_64_syntax import RAX, RCX, RDI, RDX, RSI, RSP, Instruction, Mem, Reg, matches

Semantics = Callable[[Machine, Instruction], "int | None"]


@dataclass(frozen=True)
class Entry:
    mnemonic: str
    patterns: tuple[str, ...]
    run: Semantics
    control: bool = False  # moves the program counter or the stack: not run alone in tests


TABLE: dict[str, Entry] = {}


def _op(names: str, *patterns: str, control: bool = False) -> Callable[[Semantics], Semantics]:
    def enter(run: Semantics) -> Semantics:
        for name in names.split():
            assert name not in TABLE, name
            TABLE[name] = Entry(name, patterns, run, control)
        return run

    return enter


def lookup(insn: Instruction) -> Entry:
    entry = TABLE.get(insn.mnemonic)
    if entry is None:
        raise Refused(f"instruction not on the list: {insn.text}")
    if not any(matches(p, insn) for p in entry.patterns):
        raise Refused(f"operands not on the list: {insn.text}")
    return entry


def _bits(i: Instruction, n: int = 0) -> int:
    return i.operands[n].bits


_TWO = ("r64/m64, r64/i", "r64, m64", "r32/m32, r32/i", "r32, m32")

# Moves


@_op("movabs", "r64, i")
@_op("mov", *_TWO, "r8/m8, r8/i", "r8, m8", "r16/m16, r16/i", "r16, m16")
def _mov(m: Machine, i: Instruction) -> None:
    m.write(i, 0, m.read(i, 1, _bits(i)))


@_op("movzx", "r64/r32, r8/m8/r16/m16")
def _movzx(m: Machine, i: Instruction) -> None:
    m.write(i, 0, m.read(i, 1))


@_op("movsxd", "r64, r32/m32")
@_op("movsx", "r64/r32, r16/m16/r8/m8")
def _movsx(m: Machine, i: Instruction) -> None:
    n, value = _bits(i, 1), m.word(m.read(i, 1))
    if value.t:
        raise Refused("sign extension of data")
    signed = value.c - ((value.c >> (n - 1) & 1) << n)
    m.write(i, 0, m.alg.const(signed))


@_op("cdqe cdq cqo", "")
def _extend(m: Machine, i: Instruction) -> None:
    """Of eax into rax, of eax into edx:eax, of rax into rdx:rax."""
    bits = 64 if i.mnemonic == "cqo" else 32
    low = m.word(m.get(0, bits))
    if low.t:
        raise Refused("sign extension of data")
    sign = low.c >> bits - 1
    if i.mnemonic == "cdqe":
        m.set(0, m.alg.const(low.c - (sign << 32)))
    else:
        m.set(RDX, m.alg.const(-sign), bits)


@_op("lea", "r64/r32, a")
def _lea(m: Machine, i: Instruction) -> None:
    # The processor adds, and accesses nothing. Compilers use it so for 32 bits too, above which
    # anything may stand.
    m.write(i, 0, m.address(i, i.operands[1], "a sum", _bits(i)))


@_op("xchg", "r64, r64", "r32, r32")
def _xchg(m: Machine, i: Instruction) -> None:
    a, b = m.read(i, 0), m.read(i, 1)
    m.write(i, 0, b)
    m.write(i, 1, a)


@_op("movbe", "r64, m64", "m64, r64", "r32, m32", "m32, r32")
def _movbe(m: Machine, i: Instruction) -> None:
    m.write(i, 0, _swapped(m, m.read(i, 1), _bits(i)))


@_op("bswap", "r64", "r32")
def _bswap(m: Machine, i: Instruction) -> None:
    m.write(i, 0, _swapped(m, m.read(i, 0), _bits(i)))


def _swapped(m: Machine, value: Value, bits: int) -> Value:
    count = bits // 8
    return m.gather([value], [*reversed(range(count)), *[None] * (8 - count)], 8)[0]


# Logic


def _logic(m: Machine, value: Value, bits: int) -> Value:
    m.cf = m.of = 0
    m.result_flags(value, bits)
    return value


def _and(m: Machine, a: Value, b: Value) -> Value:
    """AND; of a pointer, its low bits or the pointer rounded down, where its alignment is known."""
    if isinstance(b, Ptr):
        a, b = b, a
    if not isinstance(a, Ptr):
        return m.alg.and_(a, m.word(b))
    return m.memory.masked(a, m.number(b, "the mask of a pointer"))


_LOGIC = {
    "and": _and,
    "or": lambda m, a, b: m.alg.or_(m.word(a), m.word(b)),
    "xor": lambda m, a, b: m.alg.xor(m.word(a), m.word(b)),
}


@_op("and or xor", *_TWO)
def _logic2(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    if i.mnemonic == "xor" and i.operands[0] == i.operands[1]:
        m.write(i, 0, _logic(m, m.alg.zero, bits))  # whatever it held, even a pointer
        return
    b = m.read(i, 1, bits)
    ones = i.mnemonic == "or" and b == m.alg.const((1 << bits) - 1)  # likewise
    a = b if ones else m.read(i, 0)
    m.write(i, 0, _logic(m, _LOGIC[i.mnemonic](m, a, b), bits))


@_op("test", "r64/m64, r64/i", "r32/m32, r32/i", "r8/m8, r8/i")
def _test(m: Machine, i: Instruction) -> None:
    a, b = m.read(i, 0), m.read(i, 1, _bits(i))
    if isinstance(a, Ptr) and a == b:
        zero = int(is_null(a, m.alg.ones))
        m.cf = m.of = 0
        m.zf, m.sf, m.pf = zero, None, None
        return
    _logic(m, m.alg.and_(m.word(a), m.word(b)), _bits(i))


@_op("andn", "r64, r64, r64/m64", "r32, r32, r32/m32")
def _andn(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    inverted = m.alg.invert(m.word(m.read(i, 1)))
    value = m.alg.and_(inverted, m.word(m.read(i, 2)))
    m.write(i, 0, _logic(m, value, bits))
    m.pf = None


@_op("not", "r64/m64", "r32/m32")
def _not(m: Machine, i: Instruction) -> None:
    value = m.alg.invert(m.word(m.read(i, 0)))
    m.write(i, 0, m.alg.mask(value, (1 << _bits(i)) - 1))


# Shifts and rotations


def _rotated(m: Machine, value: Value, n: int, bits: int) -> Value:
    """Left by n."""
    alg, word = m.alg, m.word(value)
    n %= bits
    if bits == 64:
        return alg.rotl(word, n)
    return alg.mask(alg.xor(alg.shl(word, n), alg.shr(word, bits - n)), (1 << bits) - 1)


def _count(m: Machine, i: Instruction, n: int, bits: int) -> int:
    count = m.number(m.read(i, n, 8), "a shift count") if len(i.operands) > n else 1
    return count & (63 if bits == 64 else 31)


_SHIFTS = ("r64/m64/r32/m32, i", "r64/m64/r32/m32", "r64/r32, r8")


@_op("rol ror", *_SHIFTS)
def _rotate(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    n = _count(m, i, 1, bits)
    if n:
        m.cf = m.of = None
    m.write(i, 0, _rotated(m, m.read(i, 0), n if i.mnemonic == "rol" else -n, bits))


@_op("rorx", "r64, r64/m64, i", "r32, r32/m32, i")
def _rorx(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    m.write(i, 0, _rotated(m, m.read(i, 1), -_count(m, i, 2, bits), bits))


@_op("shl shr", *_SHIFTS)
def _shift(m: Machine, i: Instruction) -> None:
    bits, value = _bits(i), m.word(m.read(i, 0))
    n = _count(m, i, 1, bits)
    if n:
        left = i.mnemonic == "shl"
        value = m.alg.shl(value, n) if left else m.alg.shr(value, n)
        value = m.alg.mask(value, (1 << bits) - 1)
        m.cf = m.of = None
        m.result_flags(value, bits)
    m.write(i, 0, value)


@_op("sar", *_SHIFTS)
def _arithmetic_shift(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    value, n = m.number(m.read(i, 0), "an arithmetic shift"), _count(m, i, 1, bits)
    if n:
        value = (value - (value >> bits - 1 << bits)) >> n & (1 << bits) - 1
        m.cf = m.of = None
        m.result_flags(m.alg.const(value), bits)
    m.write(i, 0, m.alg.const(value))


@_op("shlx shrx", "r64, r64/m64, r64", "r32, r32/m32, r32")
def _shiftx(m: Machine, i: Instruction) -> None:
    bits, value = _bits(i), m.word(m.read(i, 1))
    n = m.number(m.read(i, 2), "a shift count") & (bits - 1)
    value = m.alg.shl(value, n) if i.mnemonic == "shlx" else m.alg.shr(value, n)
    m.write(i, 0, m.alg.mask(value, (1 << bits) - 1))


@_op("shld shrd", "r64/m64, r64, i")
def _double(m: Machine, i: Instruction) -> None:
    n = _count(m, i, 2, 64)
    a, b = m.word(m.read(i, 0)), m.word(m.read(i, 1))
    if n:
        if i.mnemonic == "shld":
            a = m.alg.xor(m.alg.shl(a, n), m.alg.shr(b, 64 - n))
        else:
            a = m.alg.xor(m.alg.shr(a, n), m.alg.shl(b, 64 - n))
        m.cf = m.of = None
        m.result_flags(a, 64)
    m.write(i, 0, a)


# Arithmetic: on public numbers and pointers alone


def _add(m: Machine, a: Value, b: Value, bits: int, carry: int = 0) -> Value:
    if isinstance(b, Ptr) and not isinstance(a, Ptr):
        a, b = b, a
    if isinstance(a, Ptr) and isinstance(b, Ptr) and not carry:
        m.forget_flags()
        return combined(m.alg, (1, a), (1, b)) if of_arrays(a, b) else joined(a, b)
    n = m.number(b, "an addition")
    if isinstance(a, Ptr):
        m.forget_flags()
        return m.advance(a, n + carry)
    k = m.number(a, "an addition")
    total = k + n + carry
    out = total & ((1 << bits) - 1)
    m.cf = total >> bits
    m.of = (k ^ out) & (n ^ out) & (1 << bits >> 1) and 1
    value = m.alg.const(out)
    m.result_flags(value, bits)
    return value


def _sub(m: Machine, a: Value, b: Value, bits: int, borrow: int = 0) -> Value:
    if of_arrays(a, b) and not borrow:
        m.forget_flags()
        m.cf, m.zf = compared(m.alg, a, b)
        return combined(m.alg, (1, a), (-1, b))
    if isinstance(a, Ptr) and isinstance(b, Ptr):
        difference = distance(a, b) - borrow
        value = m.alg.const(difference)
        m.result_flags(value, bits)
        # No region lies across the middle of the address space, where addresses are none.
        why = unordered(a, b)
        m.cf, m.of = (why, why) if why else (int(difference < 0), 0)
        return value
    n = m.number(b, "a subtraction")
    if isinstance(a, Ptr):
        m.forget_flags()
        value = m.advance(a, -n - borrow)
        if isinstance(value.region, Counter):
            m.zf = value
        return value
    k = m.number(a, "a subtraction")
    out = (k - n - borrow) & ((1 << bits) - 1)
    m.cf = int(k < n + borrow)
    m.of = (k ^ n) & (k ^ out) & (1 << bits >> 1) and 1
    value = m.alg.const(out)
    m.result_flags(value, bits)
    return value


def _carry(m: Machine) -> int:
    if not isinstance(m.cf, int):
        raise Refused(m.cf or "a carry depends on data or is not known")
    return m.cf


@_op("add sub adc sbb", *_TWO)
def _arithmetic(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    a, b = m.read(i, 0), m.read(i, 1, bits)
    if i.mnemonic == "add":
        value = _add(m, a, b, bits)
    elif i.mnemonic == "adc":
        value = _add(m, a, b, bits, _carry(m))
    else:
        value = _sub(m, a, b, bits, _carry(m) if i.mnemonic == "sbb" else 0)
    m.write(i, 0, value)


@_op("cmp", *_TWO, "r8/m8, r8/i")
def _cmp(m: Machine, i: Instruction) -> None:
    _sub(m, m.read(i, 0), m.read(i, 1, _bits(i)), _bits(i))


@_op("inc dec", "r64/m64/r32/m32")
def _step(m: Machine, i: Instruction) -> None:
    carry, one = m.cf, m.alg.const(1)
    change = _add if i.mnemonic == "inc" else _sub
    m.write(i, 0, change(m, m.read(i, 0), one, _bits(i)))
    m.cf = carry


@_op("neg", "r64/r32")
def _neg(m: Machine, i: Instruction) -> None:
    m.write(i, 0, _sub(m, m.alg.zero, m.read(i, 0), _bits(i)))


def _signed(n: int, bits: int) -> int:
    return n - (n >> bits - 1 << bits)


_ONE = "r64/m64/r32/m32"


@_op("imul", "r64, r64/m64", "r32, r32/m32", "r64, r64/m64, i", "r32, r32/m32, i", _ONE)
@_op("mul", _ONE)
def _product(m: Machine, i: Instruction) -> None:
    bits, last = _bits(i), len(i.operands) - 1
    second = m.get(RAX, bits) if not last else m.read(i, last, bits)
    a = m.number(m.read(i, max(last - 1, 0)), "a multiplication")
    b = m.number(second, "a multiplication")
    m.forget_flags()
    if last:
        m.write(i, 0, m.alg.const(a * b & ((1 << bits) - 1)))
        return
    if i.mnemonic == "imul":
        a, b = _signed(a, bits), _signed(b, bits)
    m.set(RAX, m.alg.const(a * b), bits)
    m.set(RDX, m.alg.const(a * b >> bits), bits)


@_op("mulx", "r64, r64, r64/m64", "r32, r32, r32/m32")
def _product_apart(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    a = m.number(m.read(i, 2), "a multiplication")
    b = m.number(m.get(RDX, bits), "a multiplication")
    # Of the same register twice, the upper half stays.
    m.write(i, 1, m.alg.const(a * b & ((1 << bits) - 1)))
    m.write(i, 0, m.alg.const(a * b >> bits))


@_op("div idiv", _ONE)
def _divide(m: Machine, i: Instruction) -> None:
    bits = _bits(i)
    by = m.number(m.read(i, 0), "a quotient")
    high, low = (m.number(m.get(n, bits), "a quotient") for n in (RDX, RAX))
    whole, limits = high << bits | low, range(1 << bits)
    if i.mnemonic == "idiv":
        by, whole, limits = (
            _signed(by, bits),
            _signed(whole, 2 * bits),
            range(-(1 << bits - 1), 1 << bits - 1),
        )
    quotient = abs(whole) // abs(by) if by else 0  # rounded towards zero
    quotient = -quotient if (whole < 0) != (by < 0) else quotient
    if not by or quotient not in limits:
        raise Refused("a division that the processor does not finish")
    m.forget_flags()
    m.set(RAX, m.alg.const(quotient), bits)
    m.set(RDX, m.alg.const(whole - quotient * by), bits)


# Conditions


def _holds(m: Machine, condition: str) -> bool:
    def flag(name: str) -> int:
        value = getattr(m, name)
        if isinstance(value, str):
            raise Refused(value)
        if isinstance(value, Ptr):
            return int(is_null(value, m.alg.ones))
        if value is None:
            raise Dependent(
                "a condition depends on data or on flags that are not known", "a condition"
            )
        return value

    negate = condition[0] == "n"
    stem = condition[1:] if negate else condition
    if stem in ("a", "be") and isinstance(m.cf, NotAbove) and m.cf is m.zf:
        out = m.cf.holds == (stem == "be")
    elif stem == "e":
        out = flag("zf")
    elif stem == "b":
        out = flag("cf")
    elif stem == "a":
        out = not (flag("cf") or flag("zf"))
    elif stem == "ae":
        out = not flag("cf")
    elif stem == "be":
        out = flag("cf") or flag("zf")
    elif stem == "s":
        out = flag("sf")
    elif stem == "o":
        out = flag("of")
    elif stem == "p":
        out = flag("pf")
    elif stem == "l":
        out = flag("sf") != flag("of")
    elif stem == "ge":
        out = flag("sf") == flag("of")
    elif stem == "le":
        out = flag("zf") or flag("sf") != flag("of")
    else:
        assert stem == "g", condition
        out = not flag("zf") and flag("sf") == flag("of")
    found = bool(out) != negate
    if m.seen is not None:
        m.seen.append((m.pc, "a condition", int(found)))
    return found


CONDITIONS = "e ne b ae be a s ns l ge le g o no p np".split()


@_op(" ".join(f"j{c}" for c in CONDITIONS), "i", control=True)
def _jcc(m: Machine, i: Instruction) -> int | None:
    return i.operands[0].value if _holds(m, i.mnemonic[1:]) else None


@_op(" ".join(f"set{c}" for c in CONDITIONS), "r8/m8")
def _setcc(m: Machine, i: Instruction) -> None:
    m.write(i, 0, m.alg.const(int(_holds(m, i.mnemonic[3:]))))


@_op(" ".join(f"cmov{c}" for c in CONDITIONS), "r64, r64/m64", "r32, r32/m32")
def _cmov(m: Machine, i: Instruction) -> None:
    value = m.read(i, 1)
    m.write(i, 0, value if _holds(m, i.mnemonic[4:]) else m.read(i, 0))


# Strings: the direction flag is clear, as the convention has it


@_op("rep_movsb", "m8, m8")
@_op("rep_movsd", "m32, m32")
@_op("rep_movsq", "m64, m64")
@_op("rep_stosb", "m8, r8")
@_op("rep_stosd", "m32, r32")
@_op("rep_stosq", "m64, r64")
def _string(m: Machine, i: Instruction) -> None:
    size, copies = _bits(i) // 8, "movs" in i.mnemonic
    moving = (RDI, RSI) if copies else (RDI,)
    if any(op.base not in moving or op.disp for op in i.operands if isinstance(op, Mem)):
        raise Refused(f"operand not understood: {i.text}")
    count = m.number(m.get(RCX), "the length of a copy")
    if count > 1 << 20:
        raise Refused("a copy without end")
    for _ in range(count):
        m.write(i, 0, m.read(i, 1))
        for n in moving:
            m.set(n, m.advance(m.get(n), size))
    m.set(RCX, m.alg.zero)


# Flow and stack


@_op("jmp", "i", "r64/m64", control=True)
def _jmp(m: Machine, i: Instruction) -> int:
    return _target(m, i)


def _target(m: Machine, i: Instruction) -> int:
    if isinstance(i.operands[0], (Reg, Mem)):
        return _go(m, m.read(i, 0), "jump")
    return i.operands[0].value


def _go(m: Machine, to: Value, what: str) -> int:
    if m.caller is not None and to == m.caller:
        return RETURN
    if not isinstance(to, Ptr) or not m.code.holds(to):
        raise m.astray(to, what)
    return to.offset


def _push(m: Machine, value: Value) -> None:
    m.r[RSP] = m.advance(m.r[RSP], -8)
    m.moved_stack()
    m.store(m.r[RSP], value, 8)


def _pop(m: Machine) -> Value:
    value = m.load(m.r[RSP], 8)
    m.set(RSP, m.advance(m.r[RSP], 8))
    return value


@_op("push", "r64", control=True)
def _push_insn(m: Machine, i: Instruction) -> None:
    _push(m, m.read(i, 0))


@_op("pop", "r64", control=True)
def _pop_insn(m: Machine, i: Instruction) -> None:
    m.write(i, 0, _pop(m))


@_op("leave", "", control=True)
def _leave(m: Machine, i: Instruction) -> None:
    m.set(RSP, m.r[5])
    m.r[5] = _pop(m)


@_op("call", "i", "r64", control=True)
def _call(m: Machine, i: Instruction) -> int:
    to = _target(m, i)
    _push(m, m.code.at(i.next))
    return to


@_op("ret", "", control=True)
def _ret(m: Machine, i: Instruction) -> int:
    return _go(m, _pop(m), "return")


@_op("nop endbr64", "")
@_op("prefetcht0 prefetcht1 prefetcht2 prefetchnta", "m8")
def _nothing(m: Machine, i: Instruction) -> None:
    # A prefetch cannot fault; that its address is public is checked all the same.
    if i.mnemonic.startswith("prefetch"):
        m.address(i, i.operands[0])


x86_64_vector.enter(_op)
