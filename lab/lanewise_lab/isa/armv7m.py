# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: the instructions that kernels may use. What is not in TABLE is refused.

An entry is a mnemonic, the operand patterns (armv7m_syntax.matches), the semantics, and the kind,
which is what the cycle model asks for. The semantics is a function of the machine and the
instruction that returns the next address if that is not the one behind. Meanings are those of
the ARMv7-M Architecture Reference Manual (DDI 0403); every entry is compared with an emulator on
random operands (lab/tests/test_armv7m_isa.py).

None of these takes a time that depends on the data it is given, on Cortex-M3, M4 and M7. Long
products (early termination on M3) and divisions do; they take public numbers only, as compilers
use them for remainders of indices. Floating-point arithmetic is not on the list.

Kinds: alu, shift (a shift or rotation of its own), bitfield (fields, extensions, reversals,
packing), move, multiply, multiply_long, divide, load, load_double, load_multiple, store,
store_double, store_multiple, branch, nop, it, fpu_move, fpu_load, fpu_load_multiple, fpu_store,
fpu_store_multiple. PUSH and POP are store_multiple and load_multiple; so is a POP that returns.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace

from ..prove import Refused
from ..prove.domain import Word
from ..prove.memory import Ptr
from .armv7m_machine import Low, Machine, Value
from .armv7m_syntax import LR, PC, SP, Half, Instruction, Regs, matches

Semantics = Callable[[Machine, Instruction], "int | None"]


@dataclass(frozen=True)
class Entry:
    mnemonic: str
    patterns: tuple[str, ...]
    run: Semantics
    kind: str


TABLE: dict[str, Entry] = {}


def _op(names: str, kind: str, *patterns: str) -> Callable[[Semantics], Semantics]:
    def enter(run: Semantics) -> Semantics:
        for name in names.split():
            assert name not in TABLE, name
            TABLE[name] = Entry(name, patterns, run, kind)
        return run

    return enter


def lookup(insn: Instruction) -> Entry:
    entry = TABLE.get("it" if insn.mnemonic[:2] == "it" else insn.mnemonic)
    if entry is None:
        raise Refused(f"instruction not on the list: {insn.text}")
    if not any(matches(p, insn.operands) for p in entry.patterns):
        raise Refused(f"operands not on the list: {insn.text}")
    return replace(entry, run=_governed) if insn.governed else entry


def _governed(m: Machine, i: Instruction) -> int | None:
    if not m.it:
        raise Refused("a jump into an IT block")
    m.it -= 1
    return TABLE[i.mnemonic].run(m, i) if m.holds(i.cond) else None


@_op("it", "it", "")
def _it(m: Machine, i: Instruction) -> None:
    m.it = len(i.mnemonic) - 1


@_op("nop", "nop", "")
def _nop(m: Machine, i: Instruction) -> None:
    pass


# Moves


@_op("mov", "move", "q, q/i", "r, h")
def _mov(m: Machine, i: Instruction) -> int | None:
    to, source = i.operands
    if isinstance(source, Half):
        m.r[to.n] = Low(source.target)
        return None
    value, carry = m.flexible(source)
    if to.n == PC:
        if not isinstance(value, Ptr):
            raise Refused("a jump to an address that is not in the code")
        return m.interwork(Ptr(value.region, value.offset | 1))
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry
    return None


@_op("mvn", "alu", "r, r/s/i")
def _mvn(m: Machine, i: Instruction) -> None:
    value, carry = m.flexible(i.operands[1])
    value = m.alg.invert(m.word(value))
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@_op("movt", "move", "r, i/h")
def _movt(m: Machine, i: Instruction) -> None:
    to, source = i.operands
    if isinstance(source, Half):
        if m.r[to.n] != Low(source.target):
            raise Refused("MOVT of an address whose lower half is not there")
        m.r[to.n] = Ptr(m.code, source.target)
        return
    low = m.alg.mask(m.word(m.get(to.n)), 0xFFFF)
    m.set(to.n, m.alg.xor(low, m.alg.const(source.value << 16)))


@_op("adr", "alu", "r, i")
def _adr(m: Machine, i: Instruction) -> None:
    m.set(i.operands[0].n, Ptr(m.code, i.operands[1].value))


# Logic


def _and(m: Machine, a: Value, b: Value) -> Value:
    """AND; of a pointer, what is known of its low bits or the AND that rounds it down."""
    if isinstance(b, Ptr):
        a, b = b, a
    if not isinstance(a, Ptr):
        return m.alg.and_(a, m.word(b))
    bits = m.number(b, "the mask of a pointer")
    rounds = bits >> 31
    low = m.alg.ones - bits + 1 if rounds else bits + 1
    if low & (low - 1) or low > 64 or not m.memory.aligned(Ptr(a.region, -a.region.residue), low):
        raise Refused(f"the low bits of {a} are not known")
    rest = (a.offset + a.region.residue) % low
    return Ptr(a.region, a.offset - rest) if rounds else m.alg.const(rest)


def _inverted(m: Machine, value: Value) -> Word:
    return m.alg.invert(m.word(value))


_LOGIC = {
    "and": _and,
    "tst": _and,
    "bic": lambda m, a, b: _and(m, a, _inverted(m, b)),
    "orr": lambda m, a, b: m.alg.or_(m.word(a), m.word(b)),
    "orn": lambda m, a, b: m.alg.or_(m.word(a), _inverted(m, b)),
    "eor": lambda m, a, b: m.alg.xor(m.word(a), m.word(b)),
    "teq": lambda m, a, b: m.alg.xor(m.word(a), m.word(b)),
}


@_op("and bic orr orn eor", "alu", "r, r, r/s/i")
def _logic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    b, carry = m.flexible(second)
    if i.mnemonic == "eor" and first == second:
        value = m.alg.zero  # whatever the register held, even a pointer
    else:
        value = _LOGIC[i.mnemonic](m, m.get(first.n), b)
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@_op("tst teq", "alu", "r, r/s/i")
def _test(m: Machine, i: Instruction) -> None:
    b, carry = m.flexible(i.operands[1])
    m.result_flags(_LOGIC[i.mnemonic](m, m.get(i.operands[0].n), b))
    m.c = carry


# Shifts


@_op("lsl lsr asr ror", "shift", "r, r, r/i")
def _shift(m: Machine, i: Instruction) -> None:
    to, source, by = i.operands
    n = m.number(m.operand(by), "a shift count") & 255
    value, carry = m.shift(m.get(source.n), i.mnemonic, n)
    m.set(to.n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


@_op("rrx", "shift", "r, r")
def _rrx(m: Machine, i: Instruction) -> None:
    value, carry = m.shift(m.get(i.operands[1].n), "rrx", 1)
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)
        m.c = carry


# Fields of bits


@_op("ubfx sbfx", "bitfield", "r, r, i, i")
def _extract(m: Machine, i: Instruction) -> None:
    to, source, low, width = i.operands
    word = m.word(m.get(source.n))
    value = m.alg.mask(m.alg.shr(word, low.value), (1 << width.value) - 1)
    if i.mnemonic == "sbfx":
        value = m.signed(value, word, low.value + width.value - 1, width.value)
    m.set(to.n, value)


@_op("bfi", "bitfield", "r, r, i, i")
def _insert(m: Machine, i: Instruction) -> None:
    to, source, low, width = i.operands
    field = ((1 << width.value) - 1) << low.value
    new = m.alg.mask(m.alg.rotl(m.word(m.get(source.n)), low.value), field)
    m.set(to.n, m.alg.xor(m.alg.mask(m.word(m.get(to.n)), field ^ m.alg.ones), new))


@_op("bfc", "bitfield", "r, i, i")
def _clear(m: Machine, i: Instruction) -> None:
    to, low, width = i.operands
    field = ((1 << width.value) - 1) << low.value
    m.set(to.n, m.alg.mask(m.word(m.get(to.n)), field ^ m.alg.ones))


@_op("uxtb uxth sxtb sxth", "bitfield", "r, r/s")
def _extend(m: Machine, i: Instruction) -> None:
    word = m.word(m.operand(i.operands[1]))
    width = 8 if i.mnemonic[3] == "b" else 16
    value = m.alg.mask(word, (1 << width) - 1)
    if i.mnemonic[0] == "s":
        value = m.signed(value, word, width - 1, width)
    m.set(i.operands[0].n, value)


@_op("rev rev16", "bitfield", "r, r")
def _reverse_bytes(m: Machine, i: Instruction) -> None:
    alg, word = m.alg, m.word(m.get(i.operands[1].n))
    left = 0x00FF00FF if i.mnemonic == "rev" else 0xFF00FF00
    value = alg.xor(
        alg.mask(alg.rotl(word, 8), left), alg.mask(alg.rotl(word, -8), left ^ alg.ones)
    )
    m.set(i.operands[0].n, value)


@_op("rbit", "bitfield", "r, r")
def _reverse_bits(m: Machine, i: Instruction) -> None:
    alg, word, value = m.alg, m.word(m.get(i.operands[1].n)), m.alg.zero
    for n in range(16):
        # Bits n and n + 16 move by the same distance.
        keep = 1 << 31 - n | 1 << 15 - n
        value = alg.xor(value, alg.mask(alg.rotl(word, 31 - 2 * n), keep))
    m.set(i.operands[0].n, value)


@_op("pkhbt pkhtb", "bitfield", "r, r, r/s")
def _pack(m: Machine, i: Instruction) -> None:
    first, second = m.word(m.get(i.operands[1].n)), m.word(m.operand(i.operands[2]))
    keep = 0xFFFF if i.mnemonic == "pkhbt" else 0xFFFF0000
    value = m.alg.xor(m.alg.mask(first, keep), m.alg.mask(second, keep ^ m.alg.ones))
    m.set(i.operands[0].n, value)


# Arithmetic: on numbers and pointers; of data only where nothing carries


def _sum(m: Machine, a: Word, b: Word, carry: int) -> Word:
    """a + b + carry, and all flags."""
    alg = m.alg
    if not a.t and not b.t:
        total = a.c + b.c + carry
        value = alg.const(total)
        m.c = total >> 32
        m.v = ((a.c ^ value.c) & (b.c ^ value.c)) >> 31
        m.result_flags(value)
        return value
    if carry and not b.t and b.c == alg.ones or carry and not a.t and a.c == alg.ones:
        # All ones and a carry add nothing but the carry out: the difference to 0.
        m.c, m.v, m.n, m.z = 1, None, None, None
        return a if a.t else b
    if not carry and not alg.support(a) & alg.support(b):
        m.c, m.v, m.n, m.z = 0, 0, None, None
        return alg.xor(a, b)
    raise Refused("a sum of data")


def _difference(m: Machine, a: Ptr, b: Ptr) -> Word:
    region = a.region
    if region is not b.region:
        raise Refused(f"{a} and {b} are compared")
    for p in (a, b):
        if not region.low <= p.offset <= region.low + region.size:
            raise Refused(f"{p} is compared, outside {region.name}")
    difference = a.offset - b.offset
    value = m.alg.const(difference)
    m.result_flags(value)
    # A region may lie across the middle of the address space: nothing is known of V.
    m.c, m.v = int(difference >= 0), None
    return value


def _subtract(m: Machine, a: Value, b: Value, carry: int) -> Value:
    """a - b - 1 + carry, and all flags."""
    if isinstance(b, Ptr):
        if not isinstance(a, Ptr) or not carry:
            raise Refused("a pointer is used as data")
        return _difference(m, a, b)
    if isinstance(a, Ptr):
        n = m.number(b, "an address") + 1 - carry
        m.n = m.z = m.c = m.v = None
        if not n and a.region.size:
            m.z, m.c = 0, 1  # no pointer given to the code is null
        return m.advance(a, -n)
    if carry and a == b:
        m.n, m.z, m.c, m.v = 0, 1, 1, 0
        return m.alg.zero
    return _sum(m, a, m.alg.invert(b), carry)


def _add(m: Machine, a: Value, b: Value, carry: int) -> Value:
    if isinstance(b, Ptr):
        a, b = b, a
    if isinstance(a, Ptr):
        m.n = m.z = m.c = m.v = None
        return m.advance(a, m.number(b, "an address") + carry)
    return _sum(m, a, m.word(b), carry)


def _carry(m: Machine) -> int:
    if m.c is None:
        raise Refused("the carry flag depends on data")
    return m.c


@_op("add", "alu", "p, p, q/s/i")
@_op("sub", "alu", "p, p, r/s/i")
@_op("adc sbc rsb", "alu", "r, r, r/s/i")
def _arithmetic(m: Machine, i: Instruction) -> None:
    to, first, second = i.operands
    a, b, name = m.get(first.n), m.operand(second), i.mnemonic
    before = m.n, m.z, m.c, m.v
    if name in ("add", "adc"):
        value = _add(m, a, b, _carry(m) if name == "adc" else 0)
    elif name == "rsb":
        value = _subtract(m, b, a, 1)
    else:
        value = _subtract(m, a, b, _carry(m) if name == "sbc" else 1)
    if not i.flags:
        m.n, m.z, m.c, m.v = before
    m.set(to.n, value)


@_op("cmp", "alu", "p, p/s/i")
@_op("cmn", "alu", "p, r/s/i")
def _compare(m: Machine, i: Instruction) -> None:
    a, b = m.get(i.operands[0].n), m.operand(i.operands[1])
    words = isinstance(a, Word) and isinstance(b, Word)
    if words and (a.t or b.t):
        m.n = m.z = m.c = m.v = None
    elif i.mnemonic == "cmp":
        _subtract(m, a, b, 1)
    else:
        _add(m, a, b, 0)


@_op("mul", "multiply", "r, r, r")
def _multiply(m: Machine, i: Instruction) -> None:
    a, b = (m.word(m.get(op.n)) for op in i.operands[1:])
    if not b.t:
        a, b = b, a
    n = m.number(a, "a product")
    if b.t:
        if n.bit_count() != 1:
            raise Refused("a product of data")
        value = m.alg.shl(b, n.bit_length() - 1)
    else:
        value = m.alg.const(n * b.c)
    m.set(i.operands[0].n, value)
    if i.flags:
        m.result_flags(value)


@_op("mla mls", "multiply", "r, r, r, r")
def _multiply_add(m: Machine, i: Instruction) -> None:
    a, b, c = (m.number(m.get(op.n), "a product") for op in i.operands[1:])
    m.set(i.operands[0].n, m.alg.const(c + a * b if i.mnemonic == "mla" else c - a * b))


@_op("umull", "multiply_long", "r, r, r, r")
def _multiply_long(m: Machine, i: Instruction) -> None:
    low, high, *factors = i.operands
    a, b = (m.number(m.get(op.n), "a product") for op in factors)
    if low == high:
        raise Refused("both halves of a product go to one register")
    m.set(low.n, m.alg.const(a * b))
    m.set(high.n, m.alg.const(a * b >> 32))


@_op("udiv", "divide", "r, r, r")
def _divide(m: Machine, i: Instruction) -> None:
    a, b = (m.number(m.get(op.n), "a quotient") for op in i.operands[1:])
    if not b:
        raise Refused("a division by zero")
    m.set(i.operands[0].n, m.alg.const(a // b))


# Loads and stores


def _write_back(m: Machine, i: Instruction, at: int, moved: Value | None) -> None:
    """Refuses where the manual leaves open what happens."""
    if moved is not None:
        base = i.operands[at].base
        if base in [op.n for op in i.operands[:at]]:
            raise Refused("the base register is written twice")
        m.set(base, moved)


@_op("ldr ldrb ldrh ldrsb ldrsh", "load", "q, m")
def _load(m: Machine, i: Instruction) -> int | None:
    to, mem = i.operands
    at, moved = m.access(i, mem)
    count = {"b": 1, "h": 2, "r": 4}[i.mnemonic[-1]]
    value = m.load(at, count)
    if i.mnemonic[3:4] == "s":
        value = m.signed(value, value, 8 * count - 1, 8 * count)
    _write_back(m, i, 1, moved)
    if to.n == PC:
        m.memory.check(at, 4, 4, "read")
        return m.interwork(value)
    m.set(to.n, value)
    return None


@_op("ldrd", "load_double", "r, r, m")
def _load_double(m: Machine, i: Instruction) -> None:
    low, high, mem = i.operands
    if low == high:
        raise Refused("one register is loaded twice")
    at, moved = m.access(i, mem)
    values = _load_many(m, at, 2)
    _write_back(m, i, 2, moved)
    m.set(low.n, values[0])
    m.set(high.n, values[1])


def _load_many(m: Machine, at: Ptr, count: int) -> list[Value]:
    return [m.load(Ptr(at.region, at.offset + 4 * n), 4, 4) for n in range(count)]


def _store_many(m: Machine, at: Ptr, values: list[Value]) -> None:
    for n, value in enumerate(values):
        m.store(Ptr(at.region, at.offset + 4 * n), value, 4, 4)


@_op("str strb strh", "store", "r, m")
def _store(m: Machine, i: Instruction) -> None:
    source, mem = i.operands
    at, moved = m.access(i, mem)
    value = m.get(source.n)
    _write_back(m, i, 1, moved)
    m.store(at, value, {"b": 1, "h": 2, "r": 4}[i.mnemonic[-1]])


@_op("strd", "store_double", "r, r, m")
def _store_double(m: Machine, i: Instruction) -> None:
    at, moved = m.access(i, i.operands[2])
    values = [m.get(op.n) for op in i.operands[:2]]
    _write_back(m, i, 2, moved)
    _store_many(m, at, values)


def _words(numbers: tuple[int, ...]) -> list[int]:
    """The words of a list of registers: a double register is two single ones."""
    if numbers[0] < 64:
        return list(numbers)
    return [32 + 2 * (n - 64) + half for n in numbers for half in (0, 1)]


def _range(m: Machine, i: Instruction, base: int, registers: Regs, down: bool):
    """Where a list of registers lies, and what the base register becomes."""
    if registers.writeback and base in registers.n:
        raise Refused("the base register is in the list and is written back")
    size = 4 * len(_words(registers.n))
    start = m.get(base)
    low = m.advance(start, -size) if down else start
    moved = low if down else m.advance(start, size)
    return m.pointer(low), moved if registers.writeback else None


def _load_list(m: Machine, i: Instruction, base: int, registers: Regs, down: bool) -> int | None:
    at, moved = _range(m, i, base, registers, down)
    numbers = _words(registers.n)
    values = _load_many(m, at, len(numbers))
    if moved is not None:
        m.set(base, moved)
    for n, value in zip(numbers, values, strict=True):
        if n != PC:
            m.set(n, value)
    return m.interwork(values[-1]) if PC in numbers else None


def _store_list(m: Machine, i: Instruction, base: int, registers: Regs, down: bool) -> None:
    at, moved = _range(m, i, base, registers, down)
    values = [m.get(n) for n in _words(registers.n)]
    if moved is not None:
        m.set(base, moved)
    _store_many(m, at, values)


@_op("ldm ldmdb", "load_multiple", "r, l")
@_op("vldmia vldmdb", "fpu_load_multiple", "r, fl/dl")
def _load_multiple(m: Machine, i: Instruction) -> int | None:
    return _load_list(m, i, i.operands[0].n, i.operands[1], i.mnemonic.endswith("db"))


@_op("stm stmdb", "store_multiple", "r, l")
@_op("vstmia vstmdb", "fpu_store_multiple", "r, fl/dl")
def _store_multiple(m: Machine, i: Instruction) -> None:
    _store_list(m, i, i.operands[0].n, i.operands[1], i.mnemonic.endswith("db"))


@_op("pop", "load_multiple", "l")
@_op("vpop", "fpu_load_multiple", "fl/dl")
def _pop(m: Machine, i: Instruction) -> int | None:
    return _load_list(m, i, SP, i.operands[0], False)


@_op("push", "store_multiple", "l")
@_op("vpush", "fpu_store_multiple", "fl/dl")
def _push(m: Machine, i: Instruction) -> None:
    _store_list(m, i, SP, i.operands[0], True)


# Floating-point registers as a place to keep words


@_op("vmov", "fpu_move", "f, r/f", "r, f", "f, f, r, r", "r, r, f, f", "d, r, r", "r, r, d")
def _move_float(m: Machine, i: Instruction) -> None:
    numbers = []
    for op in i.operands:
        numbers += _words((op.n,))
    half = len(numbers) // 2
    values = [m.get(n) for n in numbers[half:]]
    for n, value in zip(numbers[:half], values, strict=True):
        m.set(n, value)


@_op("vldr", "fpu_load", "f/d, m")
def _load_float(m: Machine, i: Instruction) -> None:
    numbers = _words((i.operands[0].n,))
    at, _ = m.access(i, i.operands[1])
    for n, value in zip(numbers, _load_many(m, at, len(numbers)), strict=True):
        m.set(n, value)


@_op("vstr", "fpu_store", "f/d, m")
def _store_float(m: Machine, i: Instruction) -> None:
    at, _ = m.access(i, i.operands[1])
    _store_many(m, at, [m.get(n) for n in _words((i.operands[0].n,))])


# Control


@_op("b", "branch", "i")
def _branch(m: Machine, i: Instruction) -> int | None:
    return m.branch(i.operands[0].value) if m.holds(i.cond) else None


@_op("bl", "branch", "i")
def _call(m: Machine, i: Instruction) -> int:
    m.set(LR, Ptr(m.code, i.next | 1))
    return m.branch(i.operands[0].value)


@_op("bx", "branch", "r")
def _branch_register(m: Machine, i: Instruction) -> int:
    return m.interwork(m.get(i.operands[0].n))


@_op("blx", "branch", "r")
def _call_register(m: Machine, i: Instruction) -> int:
    to = m.get(i.operands[0].n)
    m.set(LR, Ptr(m.code, i.next | 1))
    return m.interwork(to)


@_op("cbz cbnz", "branch", "r, i")
def _branch_zero(m: Machine, i: Instruction) -> int | None:
    value = m.get(i.operands[0].n)
    if isinstance(value, Ptr) and value.region.size:
        zero = False
    else:
        zero = m.number(value, "a condition") == 0
    return m.branch(i.operands[1].value) if zero == (i.mnemonic == "cbz") else None
