# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of an ARMv7-M core in the domain of words, and how operands reach it."""

from __future__ import annotations

from dataclasses import dataclass

from ..prove import Refused
from ..prove.domain import Algebra, Word
from ..prove.memory import Memory, Ptr, Region
from ..prove.run import RETURN
from .armv7m_syntax import PC, SP, Imm, Instruction, Mem, Operand, Reg


@dataclass(frozen=True)
class Low:
    """What MOVW leaves of an address that the linker knows: only MOVT of its other half helps."""

    target: int


Value = Word | Ptr
FLAGS = ("n", "z", "c", "v")

_CONDITIONS = {
    "eq": ("z", lambda m: m.z),
    "hs": ("c", lambda m: m.c),
    "mi": ("n", lambda m: m.n),
    "vs": ("v", lambda m: m.v),
    "hi": ("cz", lambda m: m.c & ~m.z),
    "ge": ("nv", lambda m: m.n == m.v),
    "gt": ("nvz", lambda m: m.n == m.v and not m.z),
}
_OPPOSITE = {"ne": "eq", "lo": "hs", "pl": "mi", "vc": "vs", "ls": "hi", "lt": "ge", "le": "gt"}


class Machine:
    """Registers are words or pointers. A flag is 0, 1 or None: not known, or depends on data.

    A pointer into the code is an instruction's address with bit 0 set, as in every Thumb core.
    """

    def __init__(self, alg: Algebra, memory: Memory, code: Region | None):
        self.alg, self.memory, self.code = alg, memory, code
        self.r: list[Value | Low] = [alg.zero] * 15
        self.f: list[Value] = [alg.zero] * 32  # s0..s31; d0 is s0 below s1
        self.n = self.z = self.c = self.v = None
        self.pc = 0
        self.it = 0  # instructions that an IT still governs
        self.stack: Region | None = None
        self.caller: Ptr | None = None  # the return address at entry
        self.deepest = 0

    # Flags

    def result_flags(self, value: Value) -> None:
        """N and Z of a result."""
        if isinstance(value, Word) and not value.t:
            self.n, self.z = value.c >> 31, int(value.c == 0)
        else:
            self.n = self.z = None

    def holds(self, cond: str) -> bool:
        if not cond:
            return True
        needs, test = _CONDITIONS[_OPPOSITE.get(cond, cond)]
        if any(getattr(self, flag) is None for flag in needs):
            raise Refused(f"condition {cond} depends on data")
        return bool(test(self)) != (cond in _OPPOSITE)

    # Registers

    def get(self, n: int) -> Value:
        if n == PC:
            return Ptr(self.code, self.pc + 4)
        if n >= 32:
            return self.f[n - 32]
        value = self.r[n]
        if isinstance(value, Low):
            raise Refused("half of an address is used as data")
        return value

    def set(self, n: int, value: Value) -> None:
        if n >= 32:
            self.f[n - 32] = value
            return
        self.r[n] = value
        if n == SP:
            self._moved_stack()

    def _moved_stack(self) -> None:
        sp = self.r[SP]
        if self.stack is not None:
            if not isinstance(sp, Ptr) or sp.region is not self.stack:
                raise Refused("the stack pointer leaves the stack")
            if sp.offset > 0:
                raise Refused("the stack pointer rises above the caller's frame")
            if sp.offset % 4:
                raise Refused("the stack pointer is no multiple of 4")
            self.deepest = min(self.deepest, sp.offset)
            # An interrupt may write below the stack pointer: what lay there is gone.
            self.stack.bury([n for n in self.stack.cells if 4 * n < sp.offset])

    @staticmethod
    def word(value: Value) -> Word:
        if isinstance(value, Ptr):
            raise Refused("a pointer is used as data")
        return value

    @staticmethod
    def number(value: Value, what: str) -> int:
        if isinstance(value, Ptr) or value.t:
            raise Refused(f"{what} depends on data")
        return value.c

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
            if self.c is None:
                raise Refused("the carry flag depends on data")
            carry = None if word.t else word.c & 1
            return alg.xor(alg.shr(word, 1), alg.const(self.c << 31)), carry
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

    def signed(self, low: Word, word: Word, bit: int, start: int) -> Word:
        """`low` with bits start..31 a copy of that bit of `word`."""
        alg = self.alg
        for at in range(start, 32):
            low = alg.xor(low, alg.mask(alg.rotl(word, at - bit), 1 << at))
        return low

    # Memory

    def advance(self, at: Value, offset: int) -> Value:
        if isinstance(at, Ptr):
            offset &= 0xFFFFFFFF
            return Ptr(at.region, at.offset + offset - (offset >> 31 << 32)) if offset else at
        return self.alg.const(self.number(at, "an address") + offset)

    def access(self, insn: Instruction, mem: Mem) -> tuple[Ptr, Value | None]:
        """Where a memory operand lies, and what its base register becomes."""
        if SP == mem.index or mem.base == PC and (mem.index is not None or mem.writeback):
            raise Refused("the architecture leaves open what this access does")
        if mem.base == PC:
            return Ptr(self.code, ((insn.address + 4) & ~3) + mem.offset), None
        base, offset = self.get(mem.base), mem.offset
        if mem.index is not None:
            index = self.get(mem.index)
            if isinstance(index, Ptr) and not mem.shift and not isinstance(base, Ptr):
                base, index = index, base
            offset = self.number(index, "an address") << mem.shift
        moved = self.advance(base, offset)
        at = base if mem.writeback == "post" else moved
        return self.pointer(at), moved if mem.writeback else None

    def _known(self, at: Value) -> Value:
        """A number is an address where the code is linked to addresses."""
        base = self.code.base if self.code else None
        if isinstance(at, Ptr) or at.t or base is None:
            return at
        offset = at.c - base
        return Ptr(self.code, offset) if self.code.contains(offset, 1) else at

    def pointer(self, at: Value) -> Ptr:
        at = self._known(at)
        if not isinstance(at, Ptr):
            raise Refused("access to an address that is no pointer given to the code")
        return at

    def _touch(self, at: Ptr) -> None:
        if at.region is self.stack and at.offset < self.r[SP].offset:
            raise Refused(f"access below the stack pointer, at {at}")

    def load(self, at: Ptr, count: int = 4, align: int = 1) -> Value:
        self._touch(at)
        return self.memory.read(at, count, align)

    def store(self, at: Ptr, value: Value, count: int = 4, align: int = 1) -> None:
        self._touch(at)
        self.memory.write(at, value, count, align)

    # Control

    def branch(self, to: int) -> int:
        if self.it:
            raise Refused("a branch that is not the last instruction of an IT block")
        return to

    def interwork(self, to: Value) -> int:
        """A branch to a value in a register: bit 0 says that Thumb code follows."""
        to = self._known(to)
        if self.caller is not None and to == self.caller:
            return self.branch(RETURN)
        if not isinstance(to, Ptr) or to.region is not self.code or to.offset < 0:
            raise Refused("a jump to an address that is not in the code")
        if not to.offset & 1:
            raise Refused("a jump that leaves the Thumb state")
        return self.branch(to.offset - 1)
