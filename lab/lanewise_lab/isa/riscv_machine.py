# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of a RISC-V core in the domain of words, and how operands reach it."""

from __future__ import annotations

from ..symbolic import Refused, Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import (
    Memory,
    Ptr,
    combined,
    compared,
    distance,
    joined,
    of_arrays,
    unordered,
)
from ..symbolic.sections import Code
from .machine import BaseMachine, Value
from .riscv_syntax import GP, NAMES, SP, TP, High, Imm, Low, Mem, Operand, Reg, VType


class Machine(BaseMachine):
    """Registers as wide as the words of the algebra: 32 or 64 bits. A vector register is a list of
    words; without vectors() there are none."""

    SP, STACK_UNIT = SP, 16
    CODE_UNIT = 2

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        super().__init__(alg, memory, code)
        self.xlen = alg.width
        self.r: list[Value | High] = [alg.zero] * 32
        self.vlen = 0  # bits
        self.v: list[list[Value | None]] = []  # None: anything may stand there
        self.vl: int | None = None  # elements; not known at entry, nor is the type
        self.vtype: VType | None = None
        #: Whether what was executed does the same where vector registers are wider: each of its
        #: elements then lies in the same place, and what it does not know lies behind them.
        self.wider = True

    def vectors(self, vlen: int) -> None:
        """A vector unit with registers of so many bits, which hold anything."""
        self.vlen, words = vlen, range(vlen // self.xlen)
        self.v = [[self.alg.atom(f"v{n}[{k}] at entry") for k in words] for n in range(32)]

    # Registers

    def get(self, op: Reg) -> Value:
        value = self.r[op.n]
        if isinstance(value, High):
            raise Refused("part of an address is used as data")
        return value

    def set(self, op: Reg, value: Value | High) -> None:
        if op.n == 0:
            return
        if op.n in (GP, TP):
            raise Violated(f"{NAMES[op.n]} belongs to the platform and is not to be written")
        self.r[op.n] = value
        if op.n == SP:
            self.moved_stack()

    def operand(self, op: Operand) -> Value:
        return self.alg.const(op.value) if isinstance(op, Imm) else self.get(op)

    def extend(self, value: Value, bits: int, signed: bool = True) -> Word:
        """The lowest bits, and above them copies of the highest of these, or zeros."""
        word = self.alg.mask(self.word(value), (1 << bits) - 1)
        return self.signed(word, word, bits - 1, bits) if signed else word

    # Arithmetic

    def add(self, a: Value, b: Value) -> Value:
        if isinstance(b, Ptr):
            a, b = b, a
        if isinstance(a, Ptr):
            if of_arrays(a, b):
                return combined(self.alg, (1, a), (1, b))
            if isinstance(b, Ptr):
                return joined(a, b)
            return self.advance(a, self.number(b, "an address"))
        alg = self.alg
        if not a.t and not b.t:
            return alg.const(a.c + b.c)
        if alg.support(a) & alg.support(b):
            raise Refused("a sum of data")
        return alg.xor(a, b)

    def subtract(self, a: Value, b: Value) -> Value:
        alg = self.alg
        if of_arrays(a, b):
            return combined(alg, (1, a), (-1, b))
        if isinstance(a, Ptr) and isinstance(b, Ptr):
            return alg.zero if a == b else alg.const(distance(a, b))
        if a == b:
            return alg.zero
        if isinstance(b, Ptr):
            raise Refused("a pointer is used as data")
        if not b.t:
            return self.add(a, alg.const(-b.c))
        raise Refused("a sum of data")

    def integer(self, value: Value, what: str, signed: bool = True) -> int:
        n = self.number(value, what)
        return n - (n >> self.xlen - 1 << self.xlen) if signed else n

    def less(self, a: Value, b: Value, signed: bool, what: str) -> bool:
        if of_arrays(a, b) and not signed:
            less = compared(self.alg, a, b)[0]
            if not isinstance(less, int):
                raise Refused(f"{a} and {b} are compared: how far they lie apart is not known")
            return bool(less)
        if isinstance(a, Ptr) and isinstance(b, Ptr) and not signed:
            difference = distance(a, b)
            why = unordered(a, b)
            if why:
                raise Refused(why)
            return difference < 0
        zero, ones = self.alg.zero, self.alg.const(-1)
        if isinstance(b, Ptr) and a == zero and not signed:
            return not self.is_null(b)
        if isinstance(a, Ptr) and b == self.alg.const(1) and not signed:
            return self.is_null(a)
        if not signed and (b == zero or a == ones):
            return False
        if not signed and isinstance(a, Word) and isinstance(b, Word) and (a.t or b.t):
            # The carry of a sum in which nothing carries: a has all the bits of b and others.
            if not self.alg.support(self.alg.xor(a, b)) & self.alg.support(b):
                return False
        return self.integer(a, what, signed) < self.integer(b, what, signed)

    def equal(self, a: Value, b: Value, what: str) -> bool:
        if isinstance(a, Ptr) and isinstance(b, Ptr):
            return not distance(a, b) & self.alg.ones
        if a == b:
            return True
        if isinstance(b, Ptr):
            a, b = b, a
        if isinstance(a, Ptr) and b == self.alg.zero:
            return self.is_null(a)
        return self.number(a, what) == self.number(b, what)

    # Memory

    def whole(self, n: int, low: Low) -> Ptr:
        """The address whose upper part is in a register and whose lower the instruction has."""
        high = self.r[n]
        if not isinstance(high, High) or (high.target, high.at) != (low.target, low.at):
            raise Refused("part of an address whose other part is not there")
        if high.relaxed and not low.relaxed:
            raise Refused("the linker may take the upper part of an address away but not this one")
        return self.code.at(low.target)

    def access(self, mem: Mem) -> Ptr:
        if isinstance(mem.offset, Low):
            return self.whole(mem.base, mem.offset)
        return self.pointer(self.advance(self.get(Reg(mem.base)), mem.offset or 0))
