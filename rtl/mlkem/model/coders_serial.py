# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The decoder and the encoder beside one multiplier or two, cycle by cycle.

With one the decoder takes four bits of one coefficient in a cycle, and has one lane under way. The
encoder goes from the end of a polynomial to its beginning, two bits in a cycle, or four if they are
not compressed. With two both take a coefficient in a cycle.
"""

from __future__ import annotations

import microcode as mc
from coders import Decoder, Encoder, compress, decompress
from order import sequential, visits
from params import DECODE_RING, N, Q

LANE = (1 << 64) - 1


class SerialDecoder(Decoder):
    DIGIT = 4  # bits of a coefficient in a cycle

    def begin(self) -> None:
        super().begin()
        self.stage: list[int] | None = None
        self.there: int | None = None  # the lane that is used
        self.second = False  # of two sources
        self.steps = 0

    def fetch(self, start: int) -> None:
        m = self.m
        if m.claim("bytes.b", "decode"):
            self.arriving = m.bytes.data[start + self.read]

    def polynomial(self, word: mc.Word) -> bool:
        m, hw = self.m, self.hw
        assert word.dst in DECODE_RING
        d = mc.WIDTHS[word.width]
        fills = self.stage is not None and self.written == hw.words - 1
        done = False
        if self.stage is not None and m.claim("m0.w", "decode"):
            values = self.stage
            self.stage = None
            if d == 12:
                if any(v >= Q for v in values) and m.p.version == "fips203":
                    m.error = True
                values = [v % Q for v in values]
            else:
                values = [decompress(v, d) for v in values]
            m.write_word(m.m0, word.dst, visits(hw, sequential(hw))[self.written], values)
            self.written += 1
            done = fills
            if done:
                m.fill("m0", word.dst)
        if self.arriving is not None:
            self.there, self.arriving = self.arriving, None
            self.bits |= self.there << 64 * self.read
        elif self.there is None:
            if not fills:
                self.fetch(word.addr)
        elif self.stage is None:
            self.step(d)
        return done

    def step(self, d: int) -> None:
        """A coefficient's digits end where it ends, and `DIGIT` bits before, and so on."""
        digit = self.DIGIT
        each = -(-d // digit)
        coefficient, part = divmod(self.steps, each)
        end = d * (coefficient + 1) - digit * (each - 1 - part)
        self.steps += 1
        last = part == each - 1
        next_end = end + (d % digit or digit) if last else end + digit
        if (next_end - 1) // 64 > self.read:
            self.there = None
            self.read += 1
        if last and coefficient % self.hw.word == self.hw.word - 1:
            first = d * (coefficient + 1 - self.hw.word)
            parts = [self.bits >> first + d * n for n in range(self.hw.word)]
            self.stage = [v & ((1 << d) - 1) for v in parts]

    def move(self, word: mc.Word) -> bool:
        m = self.m
        two = word.op in (mc.COMPARE, mc.SELECT)
        if self.arriving is not None:
            value, self.arriving = self.arriving, None
            if word.op == mc.COMPARE and self.second and value != self.kept:
                m.error = True
            if word.op != mc.SELECT or not self.second or m.differs:
                self.kept = value
            self.there = self.kept
            return False
        if self.there is None:
            self.fetch(word.other if self.second else word.addr)
            return False
        if word.op == mc.COPY or (word.op == mc.SELECT and self.second):
            if not m.claim("bytes.w", "decode"):
                return False
            m.bytes.write(word.dst + self.read, self.there)
        elif word.op == mc.LOAD:
            m.message = m.message[8:] + list(self.there.to_bytes(8, "little"))
        self.there = None
        self.second = two and not self.second
        self.read += not self.second
        return self.read == 4


class SerialEncoder(Encoder):
    def tick(self) -> None:
        m, hw, word = self.m, self.hw, self.words[self.pc]
        if word.op == mc.ENCODE_END:
            return
        if not self.busy:
            if not m.full["m2"][word.src]:
                return
            self.busy, self.begun = True, m.cycle
            self.read = self.sent = self.bits = self.count = self.steps = 0
            self.there = False  # a word is at the memory's port
            self.lane: int | None = None
            self.expected: int | None = None
        d = mc.WIDTHS[word.width]
        at = word.addr + 4 * d - 1 - self.sent
        if self.lane is not None:
            if word.op == mc.ENCODE:
                if m.claim("bytes.w", "encode"):
                    m.bytes.write(at, self.lane)
                    self.lane = None
            elif self.expected is not None:
                if self.lane != self.expected:
                    m.differ()
                self.lane = self.expected = None
            elif m.claim("bytes.b", "encode"):
                self.expected = m.bytes.data[at]
            if self.lane is None:
                self.sent += 1
                if self.sent == 4 * d:
                    return self.finish(word)
        if self.there and self.lane is None:
            self.step(d)
        if not self.there and self.read < hw.words:
            assert m.claim("m2.r", "encode")
            # The last word first.
            for i in reversed(visits(hw, sequential(hw))[hw.words - 1 - self.read]):
                self.bits = self.bits << d | compress(m.m2.data[word.src * N + i], d)
                self.count += d
            self.there = True
            self.read += 1
            if self.read == hw.words:
                m.release("m2", word.src)

    def step(self, d: int) -> None:
        """The first step of a division gives one bit, others two."""
        each = 3 if d == 12 else d // 2 + 1
        coefficient, part = divmod(self.steps, each)
        made = d * coefficient + (4 * part + 4 if d == 12 else min(2 * part + 1, d))
        self.steps += 1
        if made // 64 > self.sent:
            self.lane = self.bits >> self.count - 64 * (self.sent + 1) & LANE
        if self.steps % (self.hw.word * each) == 0:
            self.there = False


class TwoDecoder(SerialDecoder):
    """Beside two multipliers: a coefficient in a cycle."""

    DIGIT = 12


class TwoEncoder(Encoder):
    """Beside two multipliers: a coefficient in a cycle, of one bit a word. It is compressed in one
    and put into the lane in the next; what does not fit there waits until the lane is sent."""

    def tick(self) -> None:
        m, hw, word = self.m, self.hw, self.words[self.pc]
        if word.op == mc.ENCODE_END:
            return
        if not self.busy:
            if not m.full["m2"][word.src]:
                return
            self.busy, self.begun = True, m.cycle
            self.read = self.sent = self.bits = self.count = 0
            self.waiting: list[int] = []  # of the word at the memory's port
            self.made: int | None = None  # compressed, to be put
            self.rest = False  # a part of it is
            self.lane: int | None = None
            self.expected: int | None = None
        d = mc.WIDTHS[word.width]
        if self.lane is not None and self.send(word, word.addr + 4 * d - 1 - self.sent):
            self.lane = None
            self.sent += 1
            if self.sent == 4 * d:
                return self.finish(word)
        free = self.lane is None
        if free and self.made is not None:
            self.put(4 if d == 1 else d)
        if self.waiting and self.made is None:
            self.made = compress(self.waiting.pop(0), d)
            while d == 1 and self.waiting:
                self.made = self.made << 1 | compress(self.waiting.pop(0), 1)
        if not self.waiting and self.read < hw.words:
            assert m.claim("m2.r", "encode")
            # The last word first.
            at = visits(hw, sequential(hw))[hw.words - 1 - self.read]
            self.waiting = [m.m2.data[word.src * N + i] for i in reversed(at)]
            self.read += 1
            if self.read == hw.words:
                m.release("m2", word.src)

    def send(self, word: mc.Word, at: int) -> bool:
        """Whether the lane is written, or was compared with what came in the cycle before."""
        m = self.m
        if word.op == mc.ENCODE:
            if not m.claim("bytes.w", "encode"):
                return False
            m.bytes.write(at, self.lane)
        elif self.expected is None:
            if m.claim("bytes.b", "encode"):
                self.expected = m.bytes.data[at]
            return False
        elif self.lane != self.expected:
            m.differ()
        self.expected = None
        return True

    def put(self, d: int) -> None:
        """A coefficient below the ones before it, or what is left of it."""
        if self.rest:
            self.rest, self.made = False, None
            return
        self.bits, self.count = self.bits << d | self.made, self.count + d
        over = self.count - 64 * (self.sent + 1)
        if over >= 0:
            self.lane = self.bits >> over & LANE
        self.rest = over > 0
        if not self.rest:
            self.made = None
