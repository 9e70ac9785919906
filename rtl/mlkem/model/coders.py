# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The decoder and the encoder, cycle by cycle: between lanes of the byte memory and words.

Both turn bits at one register: the decoder takes a lane when fewer bits than a word of 12-bit
coefficients are left, the encoder a word when less than a lane is left. Compression is inline.
"""

from __future__ import annotations

import microcode as mc
from order import sequential, visits
from params import ENCODE_PIPE, N, Q


def compress(x: int, d: int) -> int:
    return ((x << d) + Q // 2) // Q & ((1 << d) - 1) if d < 12 else x


def decompress(y: int, d: int) -> int:
    return (y * Q + (1 << (d - 1))) >> d


class Decoder:
    """Reads lanes on port B of the byte memory; writes words of M0, or lanes."""

    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.words = machine.program.words("decode")
        self.labels = machine.program.labels["decode"]
        self.pc = 0
        self.busy = False

    def where(self):
        return self.pc, self.labels[self.pc]

    def idle(self) -> bool:
        return self.words[self.pc].op == mc.DECODE_END

    def tick(self) -> None:
        m, word = self.m, self.words[self.pc]
        if word.op == mc.DECODE_END:
            return
        if not self.busy:
            if not m.events[word.wait]:
                return
            if word.op == mc.DECODE:
                if m.taken["m0"][word.dst]:
                    return
                m.take("m0", word.dst)
            self.busy, self.begun = True, m.cycle
            self.begin()
        done = self.polynomial(word) if word.op == mc.DECODE else self.move(word)
        if done:
            m.set_event(word.set)
            m.span("decode", self.labels[self.pc], self.begun, m.cycle)
            self.busy = False
            self.pc += 1

    def begin(self) -> None:
        self.read = self.written = self.made = 0
        self.bits = self.count = 0
        self.arriving: int | None = None
        self.made_words: list[list[int]] = []  # two at most, of which the first goes next
        self.sources: list[int] = []
        self.bad = 0

    def polynomial(self, word: mc.Word) -> bool:
        m, hw = self.m, self.hw
        d = mc.WIDTHS[word.width]
        done = False
        free = len(self.made_words) < 2
        if self.made_words and m.claim("m0.w", "decode"):
            indices = visits(hw, sequential(hw))[self.written]
            m.write_word(m.m0, word.dst, indices, self.made_words.pop(0))
            self.written += 1
            done = self.written == hw.words
            if done:
                m.fill("m0", word.dst)
        need = d * hw.word
        if free and self.count >= need and self.made < hw.words:
            values = [self.bits >> d * n & ((1 << d) - 1) for n in range(hw.word)]
            self.bits, self.count = self.bits >> need, self.count - need
            self.made += 1
            if d == 12:
                if any(v >= Q for v in values) and m.p.version == "fips203":
                    m.error = True
                self.made_words.append([v % Q for v in values])
            else:
                self.made_words.append([decompress(v, d) for v in values])
        if self.arriving is not None and self.count <= 12 * hw.word:
            self.bits |= self.arriving << self.count
            self.count += 64
            self.arriving = None
        if self.arriving is None and self.read < 4 * d and m.claim("bytes.b", "decode"):
            self.arriving = m.bytes.data[word.addr + self.read]
            self.read += 1
        return done

    def move(self, word: mc.Word) -> bool:
        """Four lanes: to the sampler, to another place, or compared; one access in a cycle."""
        m = self.m
        two = word.op in (mc.COMPARE, mc.SELECT)
        if self.arriving is not None:
            self.sources.append(self.arriving)
            self.arriving = None
        if len(self.sources) == 1 + two:
            value = self.sources[0]
            if word.op == mc.LOAD:
                at = 8 * self.written
                m.message[at : at + 8] = value.to_bytes(8, "little")
            elif word.op == mc.COMPARE:
                self.bad |= value ^ self.sources[1]
            else:
                if not m.claim("bytes.w", "decode"):
                    return False
                if word.op == mc.SELECT and m.differs:
                    value = self.sources[1]
                m.bytes.write(word.dst + self.written, value)
            self.sources = []
            self.written += 1
            if self.written == 4:
                if self.bad:
                    m.error = True
                return True
        if self.read < 4 * (1 + two) and m.claim("bytes.b", "decode"):
            start = (word.addr, word.other)[self.read % (1 + two)]
            self.arriving = m.bytes.data[start + self.read // (1 + two)]
            self.read += 1
        return False


class Encoder:
    """Reads words of M2; writes lanes, or compares them with those of port B."""

    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.words = machine.program.words("encode")
        self.labels = machine.program.labels["encode"]
        self.pc = 0
        self.busy = False

    def where(self):
        return self.pc, self.labels[self.pc]

    def idle(self) -> bool:
        return self.words[self.pc].op == mc.ENCODE_END

    def tick(self) -> None:
        m, hw, word = self.m, self.hw, self.words[self.pc]
        if word.op == mc.ENCODE_END:
            return
        if not self.busy:
            if not m.full["m2"][word.src]:
                return
            self.busy, self.begun = True, m.cycle
            # From the memory to the bit register; the first stage is the memory's own.
            self.stages: list[list[int] | None] = [None] * (1 + ENCODE_PIPE)
            self.read = self.sent = self.bits = self.count = 0
            self.expected: tuple[int, int] | None = None
        d = mc.WIDTHS[word.width]
        total = 4 * d
        if self.expected is not None:
            if self.expected[0] != self.expected[1]:
                m.differ()
            self.expected = None
        if self.sent == total:
            return self.finish(word)
        if self.count >= 64:
            lane = self.bits & ((1 << 64) - 1)
            if word.op == mc.CHECK:
                sent = m.claim("bytes.b", "encode")
                if sent:
                    self.expected = (lane, m.bytes.data[word.addr + self.sent])
            else:
                sent = m.claim("bytes.w", "encode")
                if sent:
                    m.bytes.write(word.addr + self.sent, lane)
            if sent:
                self.bits, self.count = self.bits >> 64, self.count - 64
                self.sent += 1
        stages = self.stages
        if stages[-1] is not None and self.count < 64:
            for v in stages[-1]:
                self.bits |= compress(v, d) << self.count
                self.count += d
            stages[-1] = None
        for n in range(len(stages) - 1, 0, -1):
            if stages[n] is None:
                stages[n], stages[n - 1] = stages[n - 1], None
        if stages[0] is None and self.read < hw.words:
            assert m.claim("m2.r", "encode")
            at = visits(hw, sequential(hw))[self.read]
            stages[0] = [m.m2.data[word.src * N + i] for i in at]
            self.read += 1
            if self.read == hw.words:
                m.release("m2", word.src)
        if self.sent == total and word.op == mc.ENCODE:
            self.finish(word)

    def finish(self, word: mc.Word) -> None:
        m = self.m
        m.set_event(word.set)
        m.span("encode", self.labels[self.pc], self.begun, m.cycle)
        self.busy = False
        self.pc += 1
