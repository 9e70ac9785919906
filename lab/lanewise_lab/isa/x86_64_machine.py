# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of an x86-64 core in the domain of words, and how operands reach it."""

from __future__ import annotations

from ..symbolic import Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Memory, Ptr, combined, of_arrays
from ..symbolic.sections import Code
from .machine import BaseMachine, Value
from .x86_64_syntax import RSP, Imm, Instruction, Mem, Reg

FLAGS = ("cf", "zf", "sf", "of", "pf")
RED_ZONE = 128


class Machine(BaseMachine):
    """A flag is 0, 1, None - not known, or depends on
    data - the reason why it must not be used, or a pointer: whether that is null."""

    SP, STACK_UNIT = RSP, 1
    MOST_RISE = 8  # the caller's, once the return address is gone

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        super().__init__(alg, memory, code)
        self.r: list[Value] = [alg.zero] * 16
        self.v: list[list[Value]] = [[alg.zero] * 8 for _ in range(32)]
        self.k: list[Word] = [alg.zero] * 8
        #: Bytes below the stack pointer that the convention gives, and those that were accessed.
        self.red_zone = RED_ZONE
        self.below = 0
        #: Whether upper halves of vector registers may be left as they are, which costs time where
        #: SSE code follows and is no rule of the convention; and whether they were.
        self.may_be_dirty, self.dirty = False, False
        for name in FLAGS:
            setattr(self, name, None)

    # Flags

    def forget_flags(self) -> None:
        self.cf = self.zf = self.sf = self.of = self.pf = None

    def result_flags(self, value: Value, bits: int) -> None:
        """zf, sf, pf of a result."""
        if isinstance(value, Word) and not value.t:
            self.zf = int(value.c == 0)
            self.sf = value.c >> (bits - 1) & 1
            self.pf = 1 - (value.c & 255).bit_count() % 2
        else:
            self.zf = self.sf = self.pf = None

    # General registers and addresses

    def get(self, n: int, bits: int = 64) -> Value:
        value = self.r[n]
        return value if bits == 64 else self.alg.mask(self.word(value), (1 << bits) - 1)

    def set(self, n: int, value: Value, bits: int = 64) -> None:
        if bits < 64:
            value = self.alg.mask(self.word(value), (1 << bits) - 1)
            if bits < 32:
                old = self.r[n]
                if isinstance(old, Ptr):  # of which nothing is known any more
                    old = self.alg.atom(f"above a part written over {old}")
                rest = self.alg.mask(old, self.alg.ones << bits & self.alg.ones)
                value = self.alg.xor(rest, value)
        self.r[n] = value
        if n == RSP:
            self.moved_stack()

    def address(
        self, insn: Instruction, mem: Mem, what: str = "an address", bits: int = 64
    ) -> Value:
        """Of a memory operand; only so many bits of it are asked for."""
        if mem.rip:
            at: Value = self.code.at(insn.next if mem.at is None else mem.at)
        elif mem.base is not None:
            at = self.get(mem.base, bits)
        else:
            at = self.alg.zero
        if mem.index is not None:
            index = self.get(mem.index, bits)
            if isinstance(index, Ptr) and mem.scale == 1 and not isinstance(at, Ptr):
                at, index = index, at
            if of_arrays(at, index):
                at = combined(self.alg, (1, at), (mem.scale, index))
            else:
                at = self.advance(at, self.number(index, what) * mem.scale, what)
        return self.advance(at, mem.disp, what)

    def place(self, insn: Instruction, mem: Mem) -> Ptr:
        at = self.address(insn, mem)
        if not isinstance(at, Ptr):
            raise Violated("access to an address that is no pointer given to the code", "memory")
        return at

    def touch(self, at: Ptr) -> None:
        if at.region is self.stack:
            sp = self.r[RSP]
            if at.offset < sp.offset - self.red_zone:
                raise Violated("access below the red zone of the stack")
            self.below = max(self.below, sp.offset - at.offset)
            self.deepest = min(self.deepest, at.offset)

    # Operands of scalar instructions

    def read(self, insn: Instruction, n: int, bits: int = 0) -> Value:
        """Operand n. Immediates are taken modulo 2^bits."""
        op = insn.operands[n]
        if isinstance(op, Reg):
            if op.kind == "k":
                return self.k[op.n]
            if op.kind == "h":
                return self.alg.mask(self.alg.shr(self.word(self.r[op.n]), 8), 0xFF)
            return self.get(op.n, op.bits)
        if isinstance(op, Imm):
            return self.alg.const(op.value & ((1 << bits) - 1 if bits else self.alg.ones))
        return self.load(self.place(insn, op), op.bits // 8)

    def write(self, insn: Instruction, n: int, value: Value) -> None:
        op = insn.operands[n]
        if isinstance(op, Reg):
            if op.kind == "k":
                self.k[op.n] = self.word(value)
            elif op.kind == "h":
                rest = self.alg.mask(self.word(self.r[op.n]), self.alg.ones ^ 0xFF00)
                self.r[op.n] = self.alg.xor(rest, self.alg.shl(self.word(value), 8))
            else:
                self.set(op.n, value, op.bits)
        else:
            self.store(self.place(insn, op), value, op.bits // 8)

    # Vector operands: lists of words, least significant first

    def vread(
        self, insn: Instruction, n: int, align: int = 1, bits: int = 0, element: int = 0
    ) -> list[Value]:
        """Operand n; with `element` bits given, only what the mask selects is read from memory."""
        op = insn.operands[n]
        if isinstance(op, Reg):
            return self.v[op.n][: max(1, (bits or op.bits) // 64)]
        at = self.place(insn, op)
        if op.copies:
            value = self.word(self.load(at, op.bits // 8))
            if op.bits == 32:
                value = self.alg.xor(value, self.alg.shl(value, 32))
            return [value] * (op.copies * op.bits // 64)
        if align > 1:
            align = op.bits // 8
            self.memory.check(at, 1, align, "access")
        words = max(1, op.bits // 64)
        if element and insn.mask:
            return self._masked_read(at, words, element, self.mask(insn, op.bits // element))
        size = min(8, op.bits // 8)
        return [self.load(Ptr(at.region, at.offset + 8 * i), size) for i in range(words)]

    def _masked_read(self, at: Ptr, words: int, element: int, mask: int) -> list[Value]:
        per, out = 64 // element, []
        for i in range(words):
            chosen = mask >> (i * per) & ((1 << per) - 1)
            if chosen == (1 << per) - 1:
                out.append(self.load(Ptr(at.region, at.offset + 8 * i), 8))
                continue
            word = self.alg.zero
            for j in range(per):
                if chosen >> j & 1:
                    size = element // 8
                    part = self.word(self.load(Ptr(at.region, at.offset + 8 * i + j * size), size))
                    word = self.alg.xor(word, self.alg.shl(part, j * element))
            out.append(word)
        return out

    def mask(self, insn: Instruction, count: int) -> int:
        return self.number(self.k[insn.mask], "an element mask") & ((1 << count) - 1)

    def _blend(self, insn: Instruction, new: list[Value], old: list[Value], element: int):
        """What the write mask makes of a result."""
        if not insn.mask:
            return new
        alg, per = self.alg, 64 // element
        mask = self.mask(insn, len(new) * per)
        ones, out = (1 << element) - 1, []
        for i, value in enumerate(new):
            bits = sum(ones << (j * element) for j in range(per) if mask >> (i * per + j) & 1)
            if bits == alg.ones:
                out.append(value)
                continue
            kept = alg.mask(self.word(value), bits) if bits else alg.zero
            if insn.zeroing:
                out.append(kept)
            elif bits:
                rest = alg.mask(self.word(old[i]), ~bits & alg.ones)
                out.append(alg.xor(kept, rest))
            else:
                out.append(old[i])
        return out

    def vwrite(
        self, insn: Instruction, words: list[Value], element: int = 64, align: int = 1
    ) -> None:
        """Destination, operand 0: masked, and everything above a register's result is cleared."""
        op = insn.operands[0]
        if isinstance(op, Reg):
            new = self._blend(insn, words, self.v[op.n], element)
            self.v[op.n] = list(new) + [self.alg.zero] * (8 - len(new))
            return
        at = self.place(insn, op)
        if align > 1:
            self.memory.check(at, 1, op.bits // 8, "access")
        if insn.mask:
            size, per = element // 8, 64 // element
            mask = self.mask(insn, op.bits // element)
            for i in range(op.bits // element):
                if mask >> i & 1:
                    part = words[i // per]
                    if element < 64:
                        part = self.alg.shr(self.word(part), i % per * element)
                    self.store(Ptr(at.region, at.offset + i * size), part, size)
            return
        for i, value in enumerate(words):
            self.store(Ptr(at.region, at.offset + 8 * i), value, min(8, op.bits // 8))

    def legacy_write(self, insn: Instruction, words: list[Value]) -> None:
        """SSE destination: the rest of the register stays as it is."""
        op = insn.operands[0]
        if isinstance(op, Reg):
            self.v[op.n] = list(words) + self.v[op.n][len(words) :]
        else:
            self.vwrite(insn, words)
