# SPDX-License-Identifier: Apache-2.0 OR MIT
"""What the cores of all instruction sets with a stack in a register have in common."""

from __future__ import annotations

from ..symbolic import Dependent, Refused, Violated
from ..symbolic.domain import Algebra, Word
from ..symbolic.memory import Either, Memory, Ptr, Region, is_null, moved
from ..symbolic.run import RETURN
from ..symbolic.sections import Code

Value = Word | Ptr


def unpredictable(i) -> Refused:
    """Of an instruction of any set."""
    return Refused(f"the architecture leaves open what this does: {i.text}")


class BaseMachine:
    """Registers are words or pointers."""

    SP: int  # the number of the stack pointer
    STACK_UNIT: int  # what the stack pointer must be a multiple of
    MOST_RISE = 0  # how far above its place at entry it may be
    CODE_UNIT: int  # what the address of an instruction is a multiple of
    red_zone = 0  # bytes below the stack pointer that the convention gives
    integers = None  # what knows of numbers in words, where arithmetic is proved

    def __init__(self, alg: Algebra, memory: Memory, code: Code | None):
        self.alg, self.memory, self.code = alg, memory, code
        self.r: list = []
        self.pc = 0
        self.stack: Region | None = None
        self.caller: Ptr | None = None  # the return address at entry
        self.deepest = 0
        #: Of a run on numbers, where asked for: address, what it is and value of each number that
        #: must not depend on data.
        self.seen: list[tuple[int, str, int]] | None = None

    # Values

    @staticmethod
    def word(value: Value) -> Word:
        if isinstance(value, Ptr):
            raise Refused("a pointer is used as data")
        return value

    def number(self, value: Value, what: str) -> int:
        if self.integers and isinstance(value, Word):
            value = self.integers.narrowed(value)
        if isinstance(value, Ptr) or value.t:
            raise Dependent(f"{what} depends on data", what, value)
        if self.seen is not None and what != "a condition":  # of which the outcome counts
            self.seen.append((self.pc, what, value.c))
        return value.c

    def signed(self, low: Word, word: Word, bit: int, start: int, bits: int | None = None) -> Word:
        """`low` with the bits from `start` on, up to `bits`, a copy of that bit of `word`."""
        alg = self.alg
        for at in range(start, bits or alg.width):
            low = alg.xor(low, alg.mask(alg.rotl(word, at - bit), 1 << at))
        return low

    def gather(self, words: list[Value], order: list[int | None], element: int) -> list[Value]:
        """New words whose elements are, from the lowest on, those with the given numbers of the
        old ones; None is a zero. Elements are of so many bits."""
        alg, width = self.alg, self.alg.width
        per, out = width // element, []
        for start in range(0, len(order), per):
            # One rotation and one mask serve all elements that move the same way.
            moves: dict[tuple[int, int], int] = {}  # word, rotation -> bits that come from there
            for place, source in enumerate(order[start : start + per]):
                if source is not None:
                    at = source // per, (place - source % per) * element % width
                    moves[at] = moves.get(at, 0) | (1 << element) - 1 << place * element
            if list(moves.values()) == [alg.ones]:
                ((n, turn),) = moves
                out.append(alg.rotl(self.word(words[n]), turn) if turn else words[n])
                continue
            word = alg.zero
            for (n, turn), keep in moves.items():
                word = alg.xor(word, alg.mask(alg.rotl(self.word(words[n]), turn), keep))
            out.append(word)
        return out

    # Arithmetic: on numbers and pointers; of data only where nothing carries

    def advance(self, at: Value, offset: int, what: str = "an address") -> Value:
        if isinstance(at, Ptr):
            offset &= self.alg.ones
            if offset >> self.alg.width - 1:
                offset -= self.alg.ones + 1
            return moved(at, offset)
        return self.alg.const(self.number(at, what) + offset)

    def is_null(self, at: Ptr) -> bool:
        return is_null(at, self.alg.ones)

    def and_(self, a: Value, b: Value) -> Value:
        """AND; of a pointer, its low bits or the pointer rounded down, where both are known."""
        if isinstance(b, Ptr):
            a, b = b, a
        if not isinstance(a, Ptr):
            return self.alg.and_(a, self.word(b))
        return self.memory.masked(a, self.number(b, "the mask of a pointer"))

    def or_(self, a: Value, b: Value) -> Value:
        """OR; of addresses in arrays too where arithmetic is proved, whose alignment is tried."""
        if self.integers and all(isinstance(v, Ptr) for v in (a, b)):
            if all(v.region.place is not None or isinstance(v.region, Either) for v in (a, b)):
                return Ptr(Either(a, b), 0)
        return self.alg.or_(self.word(a), self.word(b))

    # Memory

    def moved_stack(self) -> None:
        """To be called after every write of the stack pointer."""
        sp = self.r[self.SP]
        if self.stack is None:
            return
        if not isinstance(sp, Ptr) or sp.region is not self.stack:
            raise Violated("the stack pointer leaves the stack")
        if sp.offset > self.MOST_RISE:
            raise Violated("the stack pointer rises above the caller's frame")
        if sp.offset % self.STACK_UNIT:
            raise Violated(f"the stack pointer is no multiple of {self.STACK_UNIT}")
        self.deepest = min(self.deepest, sp.offset)
        # An interrupt or a signal may write below that: what lay there is gone.
        size, used = self.memory.size, sp.offset - self.red_zone
        self.stack.bury([n for n in self.stack.cells if size * n < used])

    def known(self, at: Value) -> Value:
        """A number is an address where the code is linked to addresses."""
        if isinstance(at, Ptr) or at.t or self.code is None:
            return at
        return self.code.known(at.c) or at

    def astray(self, to: Value, what: str = "a jump") -> Refused:
        """What is to be said of a jump, or a call, to a value that is no place in the code."""
        if isinstance(to, Word):
            self.number(to, "a jump")
        return Refused(f"{what} to an address that is not in the code")

    def jump(self, to: Value) -> int:
        """Where a jump to a value in a register goes."""
        to = self.known(to)
        if self.caller is not None and to == self.caller:
            return RETURN
        if not isinstance(to, Ptr) or not self.code.holds(to):
            raise self.astray(to)
        if to.offset % self.CODE_UNIT:
            raise Refused(f"a jump to an address that is no multiple of {self.CODE_UNIT}")
        return to.offset

    unpredictable = staticmethod(unpredictable)

    def pointer(self, at: Value) -> Ptr:
        at = self.known(at)
        if not isinstance(at, Ptr):
            raise Violated("access to an address that is no pointer given to the code", "memory")
        return at

    def touch(self, at: Ptr) -> None:
        if at.region is self.stack and at.offset < self.r[self.SP].offset:
            raise Violated(f"access below the stack pointer, at {at}")

    def load(self, at: Ptr, count: int, align: int = 1) -> Value:
        self.touch(at)
        return self.memory.read(at, count, align)

    def store(self, at: Ptr, value: Value, count: int, align: int = 1) -> None:
        self.touch(at)
        self.memory.write(at, value, count, align)
