# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7-M: loads, stores, and moves between core and floating-point registers."""

from __future__ import annotations

from ..symbolic.memory import Ptr
from .arm_machine import Value
from .armv7m_machine import Machine
from .armv7m_syntax import LR, PC, SP, Instruction, Regs
from .armv7m_table import define

# Loads and stores


def write_back(m: Machine, i: Instruction, at: int, moved: Value | None) -> None:
    if moved is not None:
        base = i.operands[at].base
        if base in [op.n for op in i.operands[:at]]:
            raise m.unpredictable(i)
        m.set(base, moved)


@define("ldr", "load", "q, m")
@define("ldrb ldrh ldrsb ldrsh", "load", "r, m")
def _load(m: Machine, i: Instruction) -> int | None:
    to, mem = i.operands
    at, moved = m.access(i, mem)
    count = {"b": 1, "h": 2, "r": 4}[i.mnemonic[-1]]
    value = m.load(at, count)
    if i.mnemonic[3:4] == "s":
        value = m.signed(value, value, 8 * count - 1, 8 * count)
    write_back(m, i, 1, moved)
    if to.n == PC:
        m.memory.check(at, 4, 4, "read")
        return m.interwork(value)
    m.set(to.n, value)
    return None


@define("ldrd", "load_double", "r, r, m")
def _load_double(m: Machine, i: Instruction) -> None:
    low, high, mem = i.operands
    if low == high:
        raise m.unpredictable(i)
    at, moved = m.access(i, mem)
    values = _load_many(m, at, 2)
    write_back(m, i, 2, moved)
    m.set(low.n, values[0])
    m.set(high.n, values[1])


def _load_many(m: Machine, at: Ptr, count: int) -> list[Value]:
    return [m.load(Ptr(at.region, at.offset + 4 * n), 4, 4) for n in range(count)]


def _store_many(m: Machine, at: Ptr, values: list[Value]) -> None:
    for n, value in enumerate(values):
        m.store(Ptr(at.region, at.offset + 4 * n), value, 4, 4)


@define("str strb strh", "store", "r, m")
def _store(m: Machine, i: Instruction) -> None:
    source, mem = i.operands
    at, moved = m.access(i, mem)
    value = m.get(source.n)
    write_back(m, i, 1, moved)
    m.store(at, value, {"b": 1, "h": 2, "r": 4}[i.mnemonic[-1]])


@define("strd", "store_double", "r, r, m")
def _store_double(m: Machine, i: Instruction) -> None:
    at, moved = m.access(i, i.operands[2])
    values = [m.get(op.n) for op in i.operands[:2]]
    write_back(m, i, 2, moved)
    _store_many(m, at, values)


def _words(numbers: tuple[int, ...]) -> list[int]:
    """The words of a list of registers: a double register is two single ones."""
    if numbers[0] < 64:
        return list(numbers)
    return [32 + 2 * (n - 64) + half for n in numbers for half in (0, 1)]


def _range(m: Machine, i: Instruction, base: int, registers: Regs, down: bool):
    """Where a list of registers lies, and what the base register becomes."""
    numbers = registers.n
    if registers.writeback and base in numbers or {LR, PC} <= set(numbers):
        raise m.unpredictable(i)
    if i.size == 4 and len(numbers) < 2 and numbers[0] < 32:
        raise m.unpredictable(i)
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
    if PC in registers.n:
        raise m.unpredictable(i)
    at, moved = _range(m, i, base, registers, down)
    values = [m.get(n) for n in _words(registers.n)]
    if moved is not None:
        m.set(base, moved)
    _store_many(m, at, values)


@define("ldm ldmdb", "load_multiple", "r, l")
@define("vldmia vldmdb", "fpu_load_multiple", "r, fl/dl")
def _load_multiple(m: Machine, i: Instruction) -> int | None:
    return _load_list(m, i, i.operands[0].n, i.operands[1], i.mnemonic.endswith("db"))


@define("stm stmdb", "store_multiple", "r, l")
@define("vstmia vstmdb", "fpu_store_multiple", "r, fl/dl")
def _store_multiple(m: Machine, i: Instruction) -> None:
    _store_list(m, i, i.operands[0].n, i.operands[1], i.mnemonic.endswith("db"))


@define("pop", "load_multiple", "l")
@define("vpop", "fpu_load_multiple", "fl/dl")
def _pop(m: Machine, i: Instruction) -> int | None:
    return _load_list(m, i, SP, i.operands[0], False)


@define("push", "store_multiple", "l")
@define("vpush", "fpu_store_multiple", "fl/dl")
def _push(m: Machine, i: Instruction) -> None:
    _store_list(m, i, SP, i.operands[0], True)


# Floating-point registers as a place to keep words


@define("vmov", "fpu_move", "f, r/f", "r, f", "f, f, r, r", "r, r, f, f", "d, r, r", "r, r, d")
def _move_float(m: Machine, i: Instruction) -> None:
    numbers = []
    for op in i.operands:
        numbers += _words((op.n,))
    half = len(numbers) // 2
    values = [m.get(n) for n in numbers[half:]]
    for n, value in zip(numbers[:half], values, strict=True):
        m.set(n, value)


@define("vldr", "fpu_load", "f/d, m")
def _load_float(m: Machine, i: Instruction) -> None:
    numbers = _words((i.operands[0].n,))
    at, _ = m.access(i, i.operands[1])
    for n, value in zip(numbers, _load_many(m, at, len(numbers)), strict=True):
        m.set(n, value)


@define("vstr", "fpu_store", "f/d, m")
def _store_float(m: Machine, i: Instruction) -> None:
    at, _ = m.access(i, i.operands[1])
    _store_many(m, at, [m.get(n) for n in _words((i.operands[0].n,))])
