# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of an A64 core in the domain of words of 64 bits, and how operands reach it."""

from __future__ import annotations

from dataclasses import dataclass

from ..symbolic import Refused, Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Memory, Ptr, combined, joined, of_arrays
from ..symbolic.sections import Code
from .aarch64_syntax import SP, ZR, Far, Imm, Low, Mem, Operand, Reg, Shifted, Vec
from .arm_machine import ArmMachine, Value

PLATFORM = 18  # the register that belongs to the platform
VENEERS = (16, 17)  # those that a veneer may change


@dataclass(frozen=True)
class Page:
    """What ADRP leaves of an address that the linker fills in."""

    target: int


class Machine(ArmMachine):
    """r holds x0..x30, the zero register and the stack pointer; vec two words for each vector."""

    SP, STACK_UNIT = SP, 16
    CODE_UNIT = 4

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        super().__init__(alg, memory, code)
        self.r: list[Value | Page] = [alg.zero] * 33
        self.vec: list[list[Value]] = [[alg.zero, alg.zero] for _ in range(32)]
        self.free_x18 = False  # whether the platform leaves x18 to the code
        self.wrote_x18 = False

    # General registers

    def low(self, value: Word, bits: int) -> Word:
        return value if bits == 64 else self.alg.mask(value, (1 << bits) - 1)

    def get(self, op: Reg | Shifted) -> Value:
        value = self.r[op.n]
        if isinstance(value, Page):
            raise Refused("part of an address is used as data")
        return value if op.bits == 64 else self.low(self.word(value), 32)

    def set(self, op: Reg, value: Value | Page) -> None:
        if op.n == PLATFORM:
            if not self.free_x18:
                raise Violated(
                    "x18 is reserved by the platform: compile with -ffixed-x18, or allow it with "
                    "--allow-x18"
                )
            self.wrote_x18 = True
        if op.n == ZR:
            return
        self.r[op.n] = value if op.bits == 64 else self.low(self.word(value), 32)
        if op.n == SP:
            self.moved_stack()

    def shift(self, word: Word, kind: str, n: int, bits: int) -> Word:
        """`word` has nothing above its bits."""
        alg = self.alg
        if not n:
            return word
        if kind == "lsl":
            return self.low(alg.shl(word, n), bits)
        if kind == "lsr":
            return alg.shr(word, n)
        if kind == "asr":
            return self.signed(alg.shr(word, n), word, bits - 1, bits - n, bits)
        if bits == 64:
            return alg.rotl(word, -n)
        return alg.xor(alg.shr(word, n), self.low(alg.shl(word, bits - n), bits))

    def extend(self, value: Value, kind: str, bits: int) -> Value:
        """uxtb .. sxtx of a register to so many bits."""
        width = {"b": 8, "h": 16, "w": 32, "x": 64}[kind[3]]
        if width >= bits:
            return value
        out = self.low(self.word(value), width)
        return out if kind[0] == "u" else self.signed(out, out, width - 1, width, bits)

    def operand(self, op: Operand, bits: int) -> Value:
        """Register, immediate, or shifted or extended register, in an operation of so many bits."""
        if isinstance(op, Imm):
            return self.alg.const(op.value << op.shift & (1 << bits) - 1)
        if isinstance(op, Reg):
            return self.get(op)
        if not op.extends:
            value = self.get(op)
            return self.shift(self.word(value), op.kind, op.amount, bits) if op.amount else value
        value = self.extend(self.get(op), op.kind, bits)
        return self.shift(self.word(value), "lsl", op.amount, bits) if op.amount else value

    # Vector registers

    def vget(self, op: Vec) -> list[Value]:
        """The words of an operand: two of 128 bits, else one, with nothing above its bits."""
        words = self.vec[op.n]
        if op.index is not None:
            at, shift = divmod(op.index * op.element, 64)
            if op.element == 64:
                return [words[at]]
            return [self.low(self.alg.shr(self.word(words[at]), shift), op.element)]
        if op.bits == 128:
            return list(words)
        return [words[0] if op.bits == 64 else self.low(self.word(words[0]), op.bits)]

    def vset(self, op: Vec, values: list[Value]) -> None:
        """Writing a part clears what is above, but writing an element leaves all others."""
        if op.index is None:
            self.vec[op.n] = [*values, self.alg.zero][:2]
            return
        at, shift = divmod(op.index * op.element, 64)
        if op.element < 64:
            alg, field = self.alg, (1 << op.element) - 1 << shift
            kept = alg.mask(self.word(self.vec[op.n][at]), alg.ones ^ field)
            values = [alg.xor(kept, alg.mask(alg.shl(self.word(values[0]), shift), field))]
        self.vec[op.n][at] = values[0]

    # Memory

    def page(self, base: int, low: Low) -> Ptr:
        """The address of which ADRP made one part and the instruction has the other."""
        if self.r[base] != Page(low.target):
            raise Refused("part of an address whose page is not there")
        return self.code.at(low.target)

    def access(self, mem: Mem) -> tuple[Ptr, Value | None]:
        """Where a memory operand lies, and what its base register becomes."""
        if isinstance(mem.offset, Low):
            return self.page(mem.base, mem.offset), None
        base, offset = self.get(Reg(mem.base)), mem.offset
        if mem.index is not None:
            index = self.get(mem.index)
            if mem.extend != "lsl":
                index = self.extend(index, mem.extend, 64)
            if isinstance(index, Ptr) and not isinstance(base, Ptr) and not mem.shift:
                base, index = index, base
            if isinstance(index, Ptr) and isinstance(base, Ptr) and not mem.shift:
                both = combined(self.alg, (1, base), (1, index)) if of_arrays(base, index) else None
                return self.pointer(both or joined(base, index)), None
            offset = self.number(index, "an address") << mem.shift
        moved = self.advance(base, offset)
        at = self.pointer(base if mem.writeback == "post" else moved)
        return at, moved if mem.writeback else None

    def write_back(self, mem: Mem, moved: Value | None, *others: Operand) -> None:
        if moved is not None:
            if any(isinstance(op, Reg) and op.n == mem.base for op in others):
                raise Refused("the architecture leaves open what this access does")
            self.set(Reg(mem.base), moved)

    def load_words(self, at: Ptr, count: int, align: int = 1) -> list[Value]:
        """So many bytes as words."""
        steps = range(0, count, 8)
        return [self.load(Ptr(at.region, at.offset + n), min(8, count - n), align) for n in steps]

    def store_words(self, at: Ptr, values: list[Value], count: int) -> None:
        for n, value in zip(range(0, count, 8), values, strict=True):
            self.store(Ptr(at.region, at.offset + n), value, min(8, count - n))

    # Control

    def direct(self, to: Imm) -> int:
        if isinstance(to, Far):
            for n in VENEERS:
                self.r[n] = self.alg.atom(f"x{n} after a veneer")
        return to.value
