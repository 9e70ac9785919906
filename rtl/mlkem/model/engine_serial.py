# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The arithmetic units with one multiplier and with two, lanewise_mlkem_transform_serial.sv and
lanewise_mlkem_transform_two.sv, by cycles.

A transform does its seven layers one after the other, a butterfly in each cycle or two. With one
multiplier a product takes five cycles for two coefficients, as many as it has multiplications, and
one more at its end. With two it takes four cycles for four coefficients, a transform after it
starts two cycles later, and a product at once or likewise, but not between. The order is that of
the indices, which leaves no layer and no instruction waiting for another's writes.
"""

from __future__ import annotations

import microcode as mc
from engine import Engine, back, butterfly, layer, product
from order import HALF, ZETAS, gamma, zeta_index
from params import N, Q

#: From the addresses of a butterfly to its write, and from the first of a product's step.
TRANSFORM, PRODUCT = 9, 14
#: Layers of a transform, butterflies of one of them, cycles of a product's step.
LAYERS, STEPS, PHASES = 7, N // 2, 5


def pair(step: int, bit: int) -> tuple[int, int]:
    """The coefficients of a step of a layer, which are 2**bit apart, or of a product: bit 0."""
    low = step & (1 << bit) - 1
    u = (step - low) << 1 | low
    return u, u | 1 << bit


class SerialEngine(Engine):
    STEPS = STEPS

    def __init__(self, machine):
        super().__init__(machine)
        self.beat = 0  # cycle of a product's step
        self.ended: int | None = None  # the cycle in which a product did

    def tick(self) -> None:
        m = self.m
        for memory, port, slot, indices, values, done in self.writes.pop(m.cycle, []):
            assert m.claim(port, "engine"), port
            m.write_word(memory, slot, indices, values)
            if done:
                m.fill("m2", slot)
        begins = not self.busy
        if begins and not self.start():
            return
        word = self.words[self.pc]
        if not begins and self.step == self.beat == 0 and not self.outs(word, self.part):
            self.stalled += 1
            return
        self.used += 1
        (self.phase if word.op == mc.MUL else self.layer)(word)
        # The last multiplication of a product is in the cycle after it.
        if not self.busy:
            m.span("engine", self.labels[self.pc], self.begun, m.cycle)
            self.ended = m.cycle if word.op == mc.MUL else None
            self.pc += 1

    def start(self) -> bool:
        m, word = self.m, self.words[self.pc]
        if word.op == mc.ENGINE_END:
            return False
        late = self.rests(word)
        late |= bool(word.use_a) and not m.full["m0"][word.a]
        if late or not self.outs(word, 0):
            self.stalled += 1
            return False
        self.part = self.step = self.beat = 0
        self.busy, self.begun = True, m.cycle
        return True

    def outs(self, word: mc.Word, part: int) -> bool:
        """Whether this layer, or product, has the slot of M2 that it is to have."""
        if word.use_out and part == self.out_part(word):
            if self.m.taken["m2"][word.out]:
                return False
            self.m.take("m2", word.out)
        return True

    def out_part(self, word: mc.Word) -> int:
        """The layer that takes the slot."""
        return 0

    def rests(self, word: mc.Word) -> bool:
        """Whether it still multiplies for the product before."""
        return self.ended is not None and self.m.cycle == self.ended + 1

    def next_step(self, parts: int) -> bool:
        """Goes to the next step; whether this one was the last of its part."""
        self.step = (self.step + 1) % self.STEPS
        if self.step:
            return False
        self.part += 1
        self.busy = self.part < parts
        return True

    def layer(self, word: mc.Word) -> None:
        m, backwards = self.m, word.op == mc.INTT
        first = self.part == 0
        bit = self.part + 1 if backwards else LAYERS - self.part
        at = pair(self.step, bit)
        memory, port, slot = (m.m1, "m1.r", word.b)
        if first and not backwards:
            memory, port, slot = (m.m0, "m0.r", word.a)
        x = self.read(memory, port, slot, at)
        zeta = ZETAS[zeta_index(bit, at[0], backwards)]
        y = back(*x, zeta * HALF % Q) if backwards else butterfly(*x, zeta)
        self.finish_layer(word, at, y)

    def finish_layer(self, word: mc.Word, at: tuple[int, ...], y) -> None:
        """What is added to the last layer of an inverse transform, and the writes."""
        m, backwards = self.m, word.op == mc.INTT
        first, last = self.part == 0, self.part == LAYERS - 1
        if backwards and last:
            summand = self.read(m.m0, "m0.r", word.a, at)
            y = [(s + v if word.add else s - v) % Q for s, v in zip(summand, y, strict=True)]
        done = self.next_step(LAYERS)
        if done and (last if backwards else first):
            m.release("m0", word.a)
        if not (backwards and last):
            self.later(TRANSFORM, m.m1, "m1.w", word.b, at, y, False)
        if last and word.use_out:
            self.later(TRANSFORM, m.m2, "m2.w", word.out, at, y, done)

    def phase(self, word: mc.Word) -> None:
        m, at = self.m, pair(self.step, 0)
        if self.beat == 0:
            self.half = self.read(m.m1, "m1.r", word.acc, at) if word.add else [0, 0]
        elif self.beat == 1:
            a, b = self.read(m.m0, "m0.r", word.a, at), self.read(m.m1, "m1.r", word.b, at)
            y = product(*a, *b, gamma(self.step))
            self.half = [(s + v) % Q for s, v in zip(self.half, y, strict=True)]
        self.finish_phase(word, at, PHASES)

    def finish_phase(self, word: mc.Word, at: tuple[int, ...], phases: int) -> None:
        m = self.m
        self.beat = (self.beat + 1) % phases
        if self.beat:
            return
        done = self.next_step(1)
        if done:
            m.release("m0", word.a)
        delay = PRODUCT - (phases - 1)
        if word.use_out:
            self.later(delay, m.m2, "m2.w", word.out, at, self.half, done)
        else:
            self.later(delay, m.m1, "m1.w", word.acc, at, self.half, False)


#: The same with two multipliers: steps of a layer or a product, cycles of a product's step, cycles
#: after a product in which no transform starts, nor a product in the last of them.
TWO_STEPS, TWO_PHASES, TWO_REST = N // 4, 4, 2


def four(step: int, bit: int) -> tuple[int, ...]:
    """The coefficients of a step with two multipliers: those whose indices differ in the digit, to
    the base four, that `bit` is in."""
    low = step & (1 << (bit & ~1)) - 1
    return tuple((step - low) << 2 | n << (bit & ~1) | low for n in range(4))


class TwoEngine(SerialEngine):
    """With two multipliers; a step is a word."""

    STEPS = TWO_STEPS

    def out_part(self, word: mc.Word) -> int:
        return 0 if word.op == mc.MUL else LAYERS - 1

    def rests(self, word: mc.Word) -> bool:
        after = self.m.cycle - self.ended if self.ended is not None else TWO_REST + 1
        return after == TWO_REST if word.op == mc.MUL else after <= TWO_REST

    def layer(self, word: mc.Word) -> None:
        m, backwards = self.m, word.op == mc.INTT
        first = self.part == 0
        bit = self.part + 1 if backwards else LAYERS - self.part
        at = four(self.step, bit)
        memory, port, slot = (m.m1, "m1.r", word.b)
        if first and not backwards:
            memory, port, slot = (m.m0, "m0.r", word.a)
        x = self.read(memory, port, slot, at)
        y = layer(x, at, bit, ((0, 2), (1, 3)) if bit & 1 else ((0, 1), (2, 3)), backwards)
        self.finish_layer(word, at, y)

    def phase(self, word: mc.Word) -> None:
        m, at = self.m, four(self.step, 0)
        if self.beat % 2 == 0:
            b = self.read(m.m1, "m1.r", word.b, at)
        if self.beat == 0:
            a = self.read(m.m0, "m0.r", word.a, at)
            self.half = []
            for n in (0, 2):
                self.half += product(*a[n : n + 2], *b[n : n + 2], gamma(at[n] // 2))
        elif self.beat == 1 and word.add:
            acc = self.read(m.m1, "m1.r", word.acc, at)
            self.half = [(s + v) % Q for s, v in zip(self.half, acc, strict=True)]
        self.finish_phase(word, at, TWO_PHASES)
