# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of an ARMv7-M core in the domain of words, and how operands reach it."""

from __future__ import annotations

from dataclasses import dataclass

from ..symbolic import Refused
from ..symbolic.domain import Algebra
from ..symbolic.memory import Combination, Memory, Ptr, combined, joined
from ..symbolic.run import RETURN
from ..symbolic.sections import Code
from .arm_machine import ArmMachine, Value
from .armv7m_syntax import PC, SP, Far, Imm, Instruction, Mem, Operand, Reg

IP = 12  # the register that a veneer may change


@dataclass(frozen=True)
class Low:
    """What MOVW leaves of an address that the linker knows: only MOVT of its other half helps."""

    target: int
    base: int | None = None


class Partly:
    """What a register holds that got a number where a condition of data holds, and where it does
    not holds what is no number. Only an instruction for the opposite condition helps."""


class Machine(ArmMachine):
    """A pointer into the code is an instruction's address with bit 0 set, as in all Thumb code."""

    SP, STACK_UNIT = SP, 4

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        super().__init__(alg, memory, code)
        self.r: list[Value | Low | Partly] = [alg.zero] * 15
        self.f: list[Value] = [alg.zero] * 32  # s0..s31; d0 is s0 below s1
        self.it = 0  # instructions that an IT still governs
        #: Of registers that an instruction wrote by a condition of data: that, what it wrote, and
        #: what the register held then.
        self.half: dict[int, tuple] = {}

    # Registers

    def get(self, n: int) -> Value:
        if n == PC:
            return self.code.at(self.pc + 4)
        if n >= 32:
            return self.f[n - 32]
        value = self.r[n]
        if isinstance(value, Low):
            raise Refused("half of an address is used as data")
        if isinstance(value, Partly):
            raise Refused("a condition depends on data")
        return value

    def set(self, n: int, value: Value) -> None:
        if n >= 32:
            self.f[n - 32] = value
            return
        self.r[n] = value
        if n == SP:
            self.moved_stack()

    # The second operand

    def operand(self, op: Operand) -> Value:
        return self.flexible(op)[0]

    def flexible(self, op: Operand) -> tuple[Value, int | None]:
        """The value of a register, immediate or shifted register, and the shifter's carry."""
        if isinstance(op, Reg):
            return self.get(op.n), self.c
        if isinstance(op, Imm):
            return self.alg.const(op.value), self._immediate_carry(op.value)
        return self.shift(self.get(op.n), op.kind, op.amount)

    def _immediate_carry(self, value: int) -> int | None:
        """Only an immediate that is encoded as a rotated byte sets the carry flag. Such a byte
        begins with a 1 and does not wrap around; all others have bit patterns of their own."""
        low = value & 0xFF
        if value < 256 or value in (low * 0x00010001, low * 0x01010101):
            return self.c
        if not low and value == (value >> 8 & 0xFF) * 0x01000100:
            return self.c
        return value >> 31

    def shift(self, value: Value, kind: str, n: int) -> tuple[Value, int | None]:
        if not n:
            return value, self.c
        alg, word = self.alg, self.word(value)
        if kind == "ror":
            out = alg.rotl(word, -n % 32)
            return out, None if out.t else out.c >> 31
        if kind == "rrx":
            carry = None if word.t else word.c & 1
            return alg.xor(alg.shr(word, 1), alg.const(self.carry() << 31)), carry
        if kind == "lsl":
            out, last = alg.shl(word, n), 32 - n
        elif kind == "lsr":
            out, last = alg.shr(word, n), n - 1
        else:
            n = min(n, 32)
            out, last = self.signed(alg.shr(word, n), word, 31, 32 - n), n - 1
        if not 0 <= last < 32:
            return out, 0
        return out, None if word.t else word.c >> last & 1

    # Memory

    def access(self, insn: Instruction, mem: Mem) -> tuple[Ptr, Value | None]:
        """Where a memory operand lies, and what its base register becomes."""
        if SP == mem.index or mem.base == PC and (mem.index is not None or mem.writeback):
            raise Refused("the architecture leaves open what this access does")
        if mem.at is not None:
            return self.code.at(mem.at), None
        if mem.base == PC:
            return self.code.at(self.code.literal(insn.address) + mem.offset), None
        base, offset = self.get(mem.base), mem.offset
        if mem.index is not None:
            index = self.get(mem.index)
            if isinstance(index, Ptr) and not mem.shift and not isinstance(base, Ptr):
                base, index = index, base
            if isinstance(base, Ptr) and isinstance(base.region, Combination):
                at = combined(self.alg, (1, base), (1 << mem.shift, index))
                return self.pointer(at), None
            if isinstance(index, Ptr) and not mem.shift:
                return self.pointer(joined(base, index)), None
            offset = self.number(index, "an address") << mem.shift
        moved = self.advance(base, offset)
        at = base if mem.writeback == "post" else moved
        return self.pointer(at), moved if mem.writeback else None

    # Control

    def branch(self, to: int) -> int:
        if self.it:
            raise Refused("a branch that is not the last instruction of an IT block")
        return to

    def direct(self, to: Imm) -> int:
        if isinstance(to, Far):
            self.r[IP] = self.alg.atom("r12 after a veneer")
        return self.branch(to.value)

    def interwork(self, to: Value) -> int:
        """A branch to a value in a register: bit 0 says that Thumb code follows."""
        to = self.known(to)
        if self.caller is not None and to == self.caller:
            return self.branch(RETURN)
        if not isinstance(to, Ptr) or not self.code.holds(to):
            raise self.astray(to)
        if not to.offset & 1:
            raise Refused("a jump that leaves the Thumb state")
        return self.branch(to.offset - 1)
