# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The hash module and the two samplers behind it, cycle by cycle.

Three stages that work on different messages: the loader fills a block of input from the byte
memory, the core permutes, the drain sends lanes of output to a sampler or to the byte memory. The
samplers write words to M0. A polynomial of A for which the blocks do not suffice is made again,
with one block more, as soon as the loader is free; so no state is kept for the rare case.
"""

from __future__ import annotations

from dataclasses import dataclass

import microcode as mc
from order import sequential, visits
from params import Q

MASK = (1 << 64) - 1


def _constants() -> list[int]:
    """Round constants by the linear feedback shift register of FIPS 202 algorithm 5."""
    register, constants = 1, []
    for _ in range(24):
        value = 0
        for j in range(7):
            value |= (register & 1) << ((1 << j) - 1)
            register = register << 1 ^ (0x171 if register & 0x80 else 0)
        constants.append(value)
    return constants


def _offsets() -> list[int]:
    offsets, x, y = [0] * 25, 1, 0
    for t in range(24):
        offsets[x + 5 * y] = (t + 1) * (t + 2) // 2 % 64
        x, y = y, (2 * x + 3 * y) % 5
    return offsets


CONSTANTS, OFFSETS = _constants(), _offsets()


def permute(a: list[int]) -> list[int]:
    """Keccak-f[1600] of 25 lanes (FIPS 202 section 3)."""
    for constant in CONSTANTS:
        c = [a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20] for x in range(5)]
        d = [c[x - 1] ^ (c[(x + 1) % 5] << 1 & MASK | c[(x + 1) % 5] >> 63) for x in range(5)]
        b = [0] * 25
        for i in range(25):
            x, y = i % 5, i // 5
            v = a[i] ^ d[x]
            v = v << OFFSETS[i] & MASK | v >> (64 - OFFSETS[i])
            b[y + 5 * ((2 * x + 3 * y) % 5)] = v
        a = [b[i] ^ ~b[i // 5 * 5 + (i + 1) % 5] & b[i // 5 * 5 + (i + 2) % 5] for i in range(25)]
        a[0] ^= constant
    return a


@dataclass
class Output:
    """What becomes of the state after the last block of a message."""

    word: mc.Word
    label: str
    rate: int
    lanes: int
    start: int = 0

    @property
    def blocks(self) -> int:
        return -(-self.lanes // self.rate)


class Hash:
    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.words = machine.program.words("hash")
        self.labels = machine.program.labels["hash"]
        self.pc = 0
        # Loader: the block under way, lanes read of this part of the message.
        self.block: list[int] = []
        self.read = 0
        self.arriving: int | None = None  # a lane of which the address was sent
        self.started = False  # the slot of this message is taken
        self.data_done = False
        self.ready: tuple[list[int], bool, Output | None, bool] | None = None
        self.settled = False  # for a whole cycle, in which its last lane was written
        self.first = True
        self.again: Output | None = None
        self.matrices = 0  # polynomials of A that were begun and are not complete
        self.later: tuple[int, Output | None] = (0, None)  # how many ended, what to make again
        self.repeat: Output | None = None  # is being loaded in place of the next instruction
        # Core.
        self.state: list[int] | None = None
        self.left = 0  # cycles of permutation
        self.output: Output | None = None
        self.squeezed = 0
        self.absorbing = False
        # Drain.
        self.buffer: list[int] | None = None
        self.at = 0
        self.draining: Output | None = None
        self.drained = 0
        self.reject = Rejection(machine)
        self.noise = Noise(machine)

    def where(self):
        return self.pc, self.labels[self.pc]

    def idle(self) -> bool:
        return (
            self.words[self.pc].op == mc.HASH_END
            and not self.block
            and self.ready is None
            and self.again is None
            and self.output is None
            and self.buffer is None
            and self.reject.idle()
            and self.noise.idle()
        )

    def tick(self) -> None:
        self.reject.tick(self)
        self.noise.tick()
        buffer_free = self.buffer is None
        ready = self.ready
        self.drain()
        self.load(ready is None)
        self.core(buffer_free, ready if self.settled else None)
        self.settled = ready is not None and self.ready is not None
        # What ended in this cycle the loader sees in the next.
        ended, again = self.later
        self.matrices -= ended
        self.again, self.later = again or self.again, (0, None)

    # Loader.
    def current(self) -> tuple[mc.Word, str]:
        if self.repeat:
            return self.repeat.word, self.repeat.label
        return self.words[self.pc], self.labels[self.pc]

    def load(self, free: bool) -> None:
        m = self.m
        arrived = self.arriving is not None
        if arrived:
            self.block.append(self.arriving)
            self.arriving = None
        if not free:
            return
        if not self.started and self.first and self.again and not self.block:
            # Its first lane is for the next cycle.
            self.repeat, self.again = self.again, None
            return
        word, label = self.current()
        if word.op == mc.HASH_END and not self.repeat:
            return
        rate, suffix = mc.FUNCTIONS[word.function]
        if len(self.block) == rate:
            self.ready = (self.block, self.first, None, False)
            self.block, self.first = [], False
            return
        if self.read < word.lanes:
            if self.read == 0 and not self.begin(word):
                return
            if m.claim("bytes.a", "hash"):
                self.arriving = m.bytes.data[word.addr + self.read]
                self.read += 1
            return
        # All lanes of the part are there, or the last of them came in this cycle.
        if not word.last:
            self.pc += 1
            self.read = 0
            self.load_next_part()
            return
        if arrived:
            return  # one lane is written in a cycle
        tail = word.imm | suffix << 8 * word.tail
        block = [*self.block, tail] + [0] * (rate - len(self.block) - 1)
        block[rate - 1] |= 1 << 63
        if self.repeat:
            output = Output(word, label, rate, self.repeat.lanes)
        else:
            output = Output(word, label, rate, word.out)
        self.ready = (block, self.first, output, True)
        self.block, self.first, self.read, self.started = [], True, 0, False
        if self.repeat:
            self.repeat = None
        else:
            self.pc += 1

    def load_next_part(self) -> None:
        """The next part's first lane is asked for in the cycle in which the last one arrived."""
        word, _ = self.current()
        if len(self.block) == mc.FUNCTIONS[word.function][0]:
            return
        if self.begin(word) and self.m.claim("bytes.a", "hash"):
            self.arriving = self.m.bytes.data[word.addr]
            self.read = 1

    def begin(self, word: mc.Word) -> bool:
        m = self.m
        if not m.events[word.wait]:
            return False
        if word.alone and self.matrices:
            return False
        if word.last and word.dest != mc.TO_BYTES and not self.started and not self.repeat:
            if m.taken["m0"][word.dst]:
                return False
            m.take("m0", word.dst)
            self.matrices += word.dest in (mc.TO_REJECT, mc.TO_REJECT16)
        self.started = True
        return True

    # Core.
    def core(self, buffer_free: bool, ready) -> None:
        if self.left:
            self.left -= 1
            return
        if self.output and not self.absorbing:
            # The state holds a block of output.
            if not buffer_free:
                return
            out = self.output
            self.squeezed += 1
            self.buffer, self.at = self.state[: out.rate], 0
            if self.squeezed == 1:
                self.draining, self.drained = out, 0
            if self.squeezed < out.blocks:
                self.state = permute(self.state)
                self.left = self.hw.permutation - 1
                return
            self.m.span("hash", out.label, out.start, self.m.cycle)
            self.output = None
        if ready is None:
            return
        block, first, output, last = ready
        self.ready = None
        if first:
            self.state = [0] * 25
            self.begun = self.m.cycle
        state = [*self.state]
        for n, lane in enumerate(block):
            state[n] ^= lane
        self.state = permute(state)
        self.left = self.hw.permutation
        self.absorbing = not last
        if last:
            self.output, self.squeezed = output, 0
            output.start = self.begun

    # Drain.
    def drain(self) -> None:
        if self.buffer is None:
            return
        m, out = self.m, self.draining
        # The rejection sampler takes all lanes that leave the buffer together, others take one.
        uniform = out.word.dest in (mc.TO_REJECT, mc.TO_REJECT16)
        for _ in range(self.hw.rounds if uniform else 1):
            lane = self.buffer[self.at]
            if not self.send(out, lane):
                return
            self.at += 1
            self.drained += 1
            if self.drained == out.lanes or self.at == out.rate:
                self.buffer = None
                if self.drained == out.lanes and out.word.dest == mc.TO_BYTES:
                    m.set_event(out.word.set)
                return

    def send(self, out: Output, lane: int) -> bool:
        if out.word.dest == mc.TO_BYTES:
            if not self.m.claim("bytes.w", "hash"):
                return False
            self.m.bytes.write(out.word.dst + self.drained, lane)
            return True
        if out.word.dest in (mc.TO_NOISE2, mc.TO_NOISE3):
            return self.noise.accept(out, lane, self.drained)
        return self.reject.accept(out, lane, self.drained)


class Rejection:
    """What came, candidates of 12 bits (six of each three lanes at most) or 16 bits, those accepted
    moved together, and words of them written to M0: four registers, each of which waits for the
    next."""

    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.came: list[int] | None = None  # here already without those that are not accepted
        self.judged: list[int] | None = None
        self.moved: list[int] | None = None
        self.kept: list[int] = []
        self.written = 0
        self.out: Output | None = None
        self.carry = self.carried = 0
        self.ended = False
        self.freed = 0  # the cycle of its last end
        self.room = self.hw.word - 1 + 6 * self.hw.rounds

    def idle(self) -> bool:
        return self.out is None

    def accept(self, out: Output, lane: int, number: int) -> bool:
        """With two lanes in a cycle the second joins the first."""
        joins = self.came is not None and self.same == self.m.cycle
        if self.came is not None and not joins:
            return False
        if number == 0:
            if self.out is not None or self.freed == self.m.cycle:
                return False
            self.out, self.kept, self.written, self.ended = out, [], 0, False
            self.carry = self.carried = 0
            self.first_cycle = self.m.cycle
        if out.word.dest == mc.TO_REJECT16:
            good = [v % Q for v in (lane >> 16 * n & 0xFFFF for n in range(4)) if v < 19 * Q]
        else:
            bits, count, good = self.carry | lane << self.carried, self.carried + 64, []
            while count >= 12:
                if bits & 0xFFF < Q:
                    good.append(bits & 0xFFF)
                bits, count = bits >> 12, count - 12
            self.carry, self.carried = bits, count
        self.came = (self.came or []) + good
        self.same = self.m.cycle
        self.ended = number + 1 == out.lanes
        return True

    def tick(self, unit: Hash) -> None:
        if self.out is None:
            return
        hw, m = self.hw, self.m
        slot = self.out.word.dst
        if self.written < hw.words and len(self.kept) >= hw.word and m.claim("m0.w", "reject"):
            indices = visits(hw, sequential(hw))[self.written]
            m.write_word(m.m0, slot, indices, self.kept[: hw.word])
            del self.kept[: hw.word]
            self.written += 1
            if self.written == hw.words:
                m.fill("m0", slot)
        if self.written == hw.words:
            self.kept.clear()
            self.moved = None
        if self.moved is not None and len(self.kept) + len(self.moved) <= self.room:
            self.kept += self.moved
            self.moved = None
        elif self.ended and self.came is None and self.judged is None and self.moved is None:
            done = self.written == hw.words
            if not done and len(self.kept) >= hw.word:
                return
            if done:
                unit.later = 1, None
            else:
                # Too few: the same again with a block more.
                out = self.out
                assert unit.again is None
                again = Output(out.word, out.label + "'", out.rate, out.lanes + out.rate)
                unit.later = 0, again
                m.retried += 1
            m.span("reject", self.out.label, self.first_cycle, m.cycle)
            self.out, self.freed = None, m.cycle
        if self.moved is None:
            self.moved, self.judged = self.judged, None
        if self.judged is None:
            self.judged, self.came = self.came, None


class Noise:
    """The centred binomial distribution, and the message on top of it if asked."""

    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.out: Output | None = None
        self.bits = self.count = self.written = 0
        self.freed = 0

    def idle(self) -> bool:
        return self.out is None

    def accept(self, out: Output, lane: int, number: int) -> bool:
        if number == 0:
            if self.out is not None or self.freed == self.m.cycle:
                return False
            self.out, self.bits, self.count, self.written = out, 0, 0, 0
            self.first_cycle = self.m.cycle
        if self.count > 6 * self.hw.word:
            return False
        self.bits |= lane << self.count
        self.count += 64
        return True

    def tick(self) -> None:
        if self.out is None:
            return
        hw, m = self.hw, self.m
        eta = 2 if self.out.word.dest == mc.TO_NOISE2 else 3
        need = 2 * eta * hw.word
        if self.count < need or not m.claim("m0.w", "noise"):
            return
        values = []
        indices = visits(hw, sequential(hw))[self.written]
        for i in indices:
            plus = (self.bits & ((1 << eta) - 1)).bit_count()
            minus = (self.bits >> eta & ((1 << eta) - 1)).bit_count()
            self.bits >>= 2 * eta
            bit = m.message[i // 8] >> i % 8 & 1 if self.out.word.message else 0
            values.append((plus - minus + bit * ((Q + 1) // 2)) % Q)
        self.count -= need
        m.write_word(m.m0, self.out.word.dst, indices, values)
        self.written += 1
        if self.written == hw.words:
            m.fill("m0", self.out.word.dst)
            m.span("noise", self.out.label, self.first_cycle, m.cycle)
            self.out, self.freed = None, m.cycle
