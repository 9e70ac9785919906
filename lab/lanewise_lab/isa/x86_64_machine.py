# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The state of an x86-64 core in the domain of words, and how operands reach it."""

from __future__ import annotations

from ..symbolic import Dependent, Refused, Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Memory, Ptr, Region, moved
from ..symbolic.sections import Code
from .x86_64_syntax import RSP, Imm, Instruction, Mem, Reg

FLAGS = ("cf", "zf", "sf", "of", "pf")
Value = Word | Ptr
RED_ZONE = 128


class Machine:
    """Registers are words or pointers. A flag is 0, 1, None - not known, or depends on
    data - the reason why it must not be used, or a pointer: whether that is null."""

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        self.alg, self.memory, self.code = alg, memory, code
        self.g: list[Value] = [alg.zero] * 16
        self.v: list[list[Value]] = [[alg.zero] * 8 for _ in range(32)]
        self.k: list[Word] = [alg.zero] * 8
        self.pc = 0
        self.stack: Region | None = None
        self.caller: Ptr | None = None  # the return address at entry
        self.deepest = 0
        #: Bytes below the stack pointer that the convention gives, and those that were accessed.
        self.red_zone = RED_ZONE
        self.below = 0
        #: Whether upper halves of vector registers may be left as they are, which costs time where
        #: SSE code follows and is no rule of the convention; and whether they were.
        self.may_be_dirty, self.dirty = False, False
        #: As in BaseMachine.
        self.seen: list[tuple[int, str, int]] | None = None
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
        value = self.g[n]
        return value if bits == 64 else self.alg.mask(self.word(value), (1 << bits) - 1)

    def set(self, n: int, value: Value, bits: int = 64) -> None:
        if bits < 64:
            value = self.alg.mask(self.word(value), (1 << bits) - 1)
            if bits < 32:
                old = self.g[n]
                if isinstance(old, Ptr):  # of which nothing is known any more
                    old = self.alg.atom(f"above a part written over {old}")
                rest = self.alg.mask(old, self.alg.ones << bits & self.alg.ones)
                value = self.alg.xor(rest, value)
        self.g[n] = value
        if n == RSP:
            self._moved_stack()

    def _moved_stack(self) -> None:
        sp = self.g[RSP]
        if self.stack is not None:
            if not isinstance(sp, Ptr) or sp.region is not self.stack:
                raise Violated("the stack pointer leaves the stack")
            if sp.offset > 8:  # that of the caller, once the return address is gone
                raise Violated("the stack pointer rises above the caller's frame")
            self.deepest = min(self.deepest, sp.offset)
            # A signal handler may write below the red zone: what lay there cannot be relied on.
            self.stack.bury([n for n in self.stack.cells if 8 * n < sp.offset - self.red_zone])

    @staticmethod
    def word(value: Value) -> Word:
        if isinstance(value, Ptr):
            raise Refused("a pointer is used as data")
        return value

    def number(self, value: Value, what: str) -> int:
        if isinstance(value, Ptr) or value.t:
            raise Dependent(f"{what} depends on data", what, value)
        if self.seen is not None and what != "a condition":  # of which the outcome counts
            self.seen.append((self.pc, what, value.c))
        return value.c

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
            offset = self.number(index, what) * mem.scale
            at = self.advance(at, offset, what)
        return self.advance(at, mem.disp, what)

    def advance(self, at: Value, offset: int, what: str = "an address") -> Value:
        if isinstance(at, Ptr):
            offset &= self.alg.ones
            if offset >> 63:
                offset -= 1 << 64
            return moved(at, offset)
        return self.alg.const(self.number(at, what) + offset)

    def place(self, insn: Instruction, mem: Mem) -> Ptr:
        at = self.address(insn, mem)
        if not isinstance(at, Ptr):
            raise Violated("access to an address that is no pointer given to the code", "memory")
        return at

    def touch(self, at: Ptr) -> None:
        if at.region is self.stack:
            sp = self.g[RSP]
            if at.offset < sp.offset - self.red_zone:
                raise Violated("access below the red zone of the stack")
            self.below = max(self.below, sp.offset - at.offset)
            self.deepest = min(self.deepest, at.offset)

    def load(self, at: Ptr, count: int, align: int = 1) -> Value:
        self.touch(at)
        return self.memory.read(at, count, align)

    def store(self, at: Ptr, value: Value, count: int, align: int = 1) -> None:
        self.touch(at)
        self.memory.write(at, value, count, align)

    # Operands of scalar instructions

    def read(self, insn: Instruction, n: int, bits: int = 0) -> Value:
        """Operand n. Immediates are taken modulo 2^bits."""
        op = insn.operands[n]
        if isinstance(op, Reg):
            if op.kind == "k":
                return self.k[op.n]
            if op.kind == "h":
                return self.alg.mask(self.alg.shr(self.word(self.g[op.n]), 8), 0xFF)
            return self.get(op.n, op.bits)
        if isinstance(op, Imm):
            return self.alg.const(op.value & ((1 << bits) - 1 if bits else self.alg.ones))
        return self.load(self.place(insn, op), op.bits // 8)

    def write(self, insn: Instruction, n: int, value: Value) -> None:
        op = insn.operands[n]
        if isinstance(op, Reg):
            if op.kind == "k":
                self.k[op.n] = self.word(value)
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

    # Elements narrower than a word

    def pick(self, words: list[Value], element: int, picks: list[int | None]) -> list[Value]:
        """Words made of elements: element n of the result is words' element picks[n], or 0."""
        alg, per, out = self.alg, 64 // element, []
        ones = (1 << element) - 1
        for start in range(0, len(picks), per):
            # One rotation and one mask serve all elements that move the same way.
            moves: dict[tuple[int, int], int] = {}
            for n, k in enumerate(picks[start : start + per]):
                if k is not None:
                    key = k // per, (n - k % per) * element % 64
                    moves[key] = moves.get(key, 0) | ones << n * element
            if len(moves) == 1 and next(iter(moves.values())) == alg.ones:
                (source, turn), _ = moves.popitem()
                out.append(alg.rotl(self.word(words[source]), turn) if turn else words[source])
                continue
            word = alg.zero
            for (source, turn), mask in moves.items():
                part = alg.mask(alg.rotl(self.word(words[source]), turn), mask)
                word = alg.xor(word, part)
            out.append(word)
        return out
