# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The hash unit beside one multiplier or two, cycle by cycle: one message after the other.

The state moves past one lane: a block of input or output takes a cycle for each of the 25, and what
a sampler does not take waits there. A polynomial of A for which the blocks do not suffice goes on
with one more.
"""

from __future__ import annotations

import microcode as mc
import params as at
from hashing import Output, permute
from sampling_serial import SerialNoise, SerialRejection, TwoSampler

LANES = 25
ABSORB, PERMUTE, SQUEEZE = range(3)


class SerialHash:
    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.words = machine.program.words("hash")
        self.labels = machine.program.labels["hash"]
        self.pc = 0
        self.reject = SerialRejection(machine)
        self.noise = SerialNoise(machine)
        self.moving: int | None = None  # what is added to a lane in this cycle
        self.ended = False  # in this cycle
        self.wanted = 0  # lanes of output more, from the next cycle on
        self.ready = 0  # the cycle from which on a lane of input may come
        self.new()

    def new(self) -> None:
        self.phase, self.at, self.left, self.rounds = ABSORB, 0, 0, 0
        self.state = [0] * LANES
        self.padded = False
        self.read = self.sent = 0
        self.begun: int | None = None
        self.output: Output | None = None

    def where(self):
        return self.pc, self.labels[self.pc]

    def idle(self) -> bool:
        return self.words[self.pc].op == mc.HASH_END

    # What the rejection sampler says.
    def complete(self) -> None:
        self.ended = True

    def more(self) -> None:
        self.wanted = self.output.rate
        self.output.lanes += self.output.rate
        self.m.retried += 1

    def sample(self) -> None:
        self.reject.tick(self)
        noise = self.noise.out is not None
        self.noise.tick()
        if noise and self.noise.out is None:
            self.ended = True

    def tick(self) -> None:
        self.sample()
        word = self.words[self.pc]
        if word.op == mc.HASH_END:
            return
        rate, suffix = mc.FUNCTIONS[word.function]
        moving, self.moving = self.moving, None
        if moving is not None:
            self.state = [*self.state[1:], self.state[0] ^ moving]
        if self.phase == ABSORB:
            self.absorb(word, rate, suffix)
        elif self.phase == PERMUTE:
            if moving is None:
                self.rounds += 1
            if self.rounds == self.hw.permutation:
                self.state, self.rounds = permute(self.state), 0
                self.phase = SQUEEZE if self.padded else ABSORB
        else:
            self.squeeze(word, rate)
        if self.wanted:
            self.left, self.wanted = self.wanted, 0
        if self.ended:
            self.ended = False
            self.finish()

    def finish(self) -> None:
        self.m.span("hash", self.labels[self.pc], self.begun, self.m.cycle)
        self.pc += 1
        self.new()

    def absorb(self, word: mc.Word, rate: int, suffix: int) -> None:
        m = self.m
        if m.cycle < self.ready:
            return
        lane = None
        at_rate = self.at == rate - 1
        filled = self.at >= rate or self.padded
        if filled:
            lane = 0
        elif self.read < word.lanes:
            if self.read == 0 and not self.begin(word):
                return
            if not m.claim("bytes.a", "hash"):
                return
            lane = m.bytes.data[word.addr + self.read]
            self.read += 1
            if self.read == word.lanes and not word.last:
                self.pc += 1
                self.read = 0
        elif word.last:
            lane = word.imm | suffix << 8 * word.tail
            self.padded, self.left = True, word.out
            self.output = Output(word, self.labels[self.pc], rate, word.out, self.begun)
        self.add(lane | (at_rate and self.padded) << 63, filled)
        self.move()

    def add(self, lane: int, filled: bool) -> None:
        """To the lane that moves in the next cycle; `filled`: it is none of the message."""
        self.moving = lane

    def begin(self, word: mc.Word) -> bool:
        m = self.m
        if not m.events[word.wait]:
            return False
        if word.last and word.dest != mc.TO_BYTES:
            if m.taken["m0"][word.dst]:
                return False
            m.take("m0", word.dst)
        if self.begun is None:
            self.begun = m.cycle
        return True

    def move(self) -> None:
        self.at += 1
        if self.at == LANES:
            self.at, self.phase = 0, PERMUTE

    def squeeze(self, word: mc.Word, rate: int) -> None:
        if not self.left:
            return
        if self.at < rate and not self.send(word):
            return
        self.pass_on()
        self.move()

    def pass_on(self) -> None:
        self.state = [*self.state[1:], self.state[0]]

    def lane(self) -> int | None:
        """The next lane of output, if it is there."""
        return self.state[0]

    def send(self, word: mc.Word) -> bool:
        m, lane = self.m, self.lane()
        if lane is None:
            return False
        if word.dest == mc.TO_BYTES:
            assert m.claim("bytes.w", "hash")
            m.bytes.write(word.dst + self.sent, lane)
            if self.left == 1:
                m.set_event(word.set)
                self.ended = True
        else:
            sampler = self.reject
            if word.dest in (mc.TO_NOISE2, mc.TO_NOISE3):
                sampler = self.noise
            if not sampler.accept(self.output, lane, self.sent):
                return False
        self.sent += 1
        self.left -= 1
        return True


class SlicedHash(SerialHash):
    """With the state of lanewise_mlkem_slices.sv, whose lanes come and go by words."""

    def __init__(self, machine):
        super().__init__(machine)
        # From the second microinstruction that was fetched on all lanes become zeros.
        self.ready = at.START - 2 + self.hw.slice_words

    def new(self) -> None:
        super().new()
        self.ready = self.m.cycle + self.hw.slice_words

    def add(self, lane: int, filled: bool) -> None:
        if lane or not filled:
            self.state[self.at] ^= lane
            self.ready = self.m.cycle + self.hw.slice_words

    def move(self) -> None:
        super().move()
        if self.phase == PERMUTE:
            self.loaded = self.m.cycle + self.hw.permutation + self.hw.slice_words

    def lane(self) -> int | None:
        return self.state[self.at] if self.m.cycle > self.loaded else None

    def pass_on(self) -> None:
        self.loaded = max(self.loaded + self.hw.slice_words, self.m.cycle)


class TwoHash(SerialHash):
    """Beside two multipliers: half a round in a cycle, and one sampler for all."""

    def __init__(self, machine):
        super().__init__(machine)
        self.reject = self.noise = TwoSampler(machine)

    def sample(self) -> None:
        self.reject.tick(self)
