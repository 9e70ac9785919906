# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The samplers beside one multiplier and beside two, cycle by cycle.

A lane stands at their input until all its bits are used. Its holder calls `accept` once in each
such cycle, after `tick`; the lane is consumed in the cycle in which that says True.
"""

from __future__ import annotations

import microcode as mc
from order import sequential, visits
from params import N, Q


class Sampler:
    """A polynomial under way, and the word that is to be written."""

    name: str

    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.out = None
        self.freed = -1  # the cycle of its last end, or of the last block that was too short

    def idle(self) -> bool:
        return self.out is None

    def begin(self, out) -> None:
        """With its first lane, which is not looked at in that cycle."""
        self.out, self.written = out, 0
        self.phase = self.at = self.before = 0
        self.word: list[int] | None = None
        self.ended = self.stalled = False
        self.first_cycle = self.m.cycle

    def write(self) -> None:
        """A complete word to M0; if the port is not free all stands still."""
        m = self.m
        self.stalled = False
        if self.word is None:
            return
        self.stalled = not m.claim("m0.w", self.name)
        if self.stalled:
            return
        slot = self.out.word.dst
        indices = visits(self.hw, sequential(self.hw))[self.written]
        m.write_word(m.m0, slot, indices, self.word)
        self.word = None
        self.written += 1
        if self.written == self.hw.words:
            m.fill("m0", slot)

    def end(self) -> None:
        self.m.span(self.name, self.out.label, self.first_cycle, self.m.cycle)
        self.out, self.freed = None, self.m.cycle


class SerialRejection(Sampler):
    """A byte in a cycle; three cycles make two candidates of 12 bits or one of 16 bits."""

    name = "reject"

    def accept(self, out, lane: int, number: int) -> bool:
        if self.freed == self.m.cycle:
            return False
        if self.out is None:
            self.begin(out)
            self.accepted = 0
            self.wide = out.word.dest == mc.TO_REJECT16
            self.candidate: int | None = None
            self.kept: list[int] = []
            return False
        if self.ended or self.stalled:
            return False
        stays = self.wide and self.phase == 1
        self.step(lane >> 8 * self.at & 0xFF)
        if not stays:
            self.at = (self.at + 1) % 8
        consumed = self.at == 0 and not stays
        self.ended = consumed and number + 1 == out.lanes
        return consumed

    def step(self, byte: int | None) -> None:
        """What happens to the candidates; without a byte after the last lane."""
        if self.candidate is not None and (self.phase == 1 or not self.wide):
            if self.candidate < (19 * Q if self.wide else Q) and self.accepted < N:
                self.kept.append(self.candidate % Q)
                self.accepted += 1
                if len(self.kept) == self.hw.word:
                    self.word, self.kept = self.kept, []
            self.candidate = None
        if byte is not None:
            if self.phase == 1:
                self.candidate = self.before | (byte if self.wide else byte & 15) << 8
            elif self.phase == 2 and not self.wide:
                self.candidate = self.before >> 4 | byte << 4
            self.before = byte
        self.phase = (self.phase + 1) % 3

    def tick(self, unit) -> None:
        """`unit` is told of the end by complete(), or by more() if there are too few."""
        if self.out is None:
            return
        self.write()
        if self.stalled or not self.ended:
            return
        ends = self.phase == 2
        self.step(None)
        if ends:
            self.ended, self.freed = False, self.m.cycle
            if self.accepted == N:
                self.end()
                unit.complete()
            else:
                unit.more()


class SerialNoise(Sampler):
    """Four bits in a cycle; with eta 2 each makes a coefficient, with eta 3 three make two."""

    name = "noise"

    def accept(self, out, lane: int, number: int) -> bool:
        if self.freed == self.m.cycle:
            return False
        if self.out is None:
            self.begin(out)
            self.eta = 2 if out.word.dest == mc.TO_NOISE2 else 3
            self.bits: int | None = None  # of a coefficient
            self.values: list[int] = []
            return False
        if self.ended or self.stalled:
            return False
        now = lane >> 4 * self.at & 15
        if self.eta == 2:
            self.bits = now
        elif self.phase:
            self.bits = (self.before | now << 4) >> 2 * (self.phase - 1) & 63
        self.before, self.phase, self.at = now, (self.phase + 1) % 3, (self.at + 1) % 16
        self.ended = self.at == 0 and number + 1 == out.lanes
        return self.at == 0

    def tick(self) -> None:
        if self.out is None:
            return
        self.write()
        if self.written == self.hw.words:
            return self.end()
        if self.stalled:
            return
        if self.bits is not None:
            plus = (self.bits & ((1 << self.eta) - 1)).bit_count()
            minus = (self.bits >> self.eta).bit_count()
            i = self.hw.word * self.written + len(self.values)
            bit = self.m.message[i // 8] >> i % 8 & 1 if self.out.word.message else 0
            self.values.append((plus - minus + bit * ((Q + 1) // 2)) % Q)
            self.bits = None
            if len(self.values) == self.hw.word:
                self.word, self.values = self.values, []


class TwoSampler(Sampler):
    """Both beside two multipliers: three bytes in a cycle, which are two candidates or with eta 3 a
    word of noise; with eta 2 two bytes for a word."""

    def accept(self, out, lane: int, number: int) -> bool:
        if self.freed == self.m.cycle:
            return False
        if self.out is None:
            self.begin(out)
            self.name = "reject" if out.word.dest == mc.TO_REJECT else "noise"
            self.eta = 2 if out.word.dest == mc.TO_NOISE2 else 3
            self.accepted = self.bits = self.count = 0
            self.kept: list[int] = []
            self.came: list[int] = []  # candidates, or the bits of coefficients
            return False
        if self.ended or self.stalled:
            return False
        if not self.at:
            self.bits, self.count = self.bits | lane << self.count, self.count + 64
        size, many = (12, 2) if self.name == "reject" else (2 * self.eta, 4)
        self.came = [self.bits >> size * n & (1 << size) - 1 for n in range(many)]
        self.bits, self.count = self.bits >> size * many, self.count - size * many
        consumed = self.count < size * many
        self.at = not consumed
        self.ended = consumed and number + 1 == out.lanes
        return consumed

    def tick(self, unit) -> None:
        """`unit` is told of the end by complete(), or by more() if there are too few."""
        if self.out is None:
            return
        self.write()
        if self.stalled:
            return
        came, self.came = self.came, []
        if self.name == "noise":
            came = [self.coefficient(*each) for each in enumerate(came)]
        for value in came:
            if value < Q and self.accepted < N:
                self.kept.append(value)
                self.accepted += 1
        if len(self.kept) >= self.hw.word:
            self.word, self.kept = self.kept[: self.hw.word], self.kept[self.hw.word :]
        if self.ended and not came:
            self.ended, self.freed = False, self.m.cycle
            if self.accepted == N:
                self.end()
                unit.complete()
            else:
                unit.more()

    def coefficient(self, number: int, bits: int) -> int:
        plus = (bits & ((1 << self.eta) - 1)).bit_count()
        minus = (bits >> self.eta).bit_count()
        i = self.accepted + number
        bit = self.m.message[i // 8] >> i % 8 & 1 if self.out.word.message else 0
        return (plus - minus + bit * ((Q + 1) // 2)) % Q
