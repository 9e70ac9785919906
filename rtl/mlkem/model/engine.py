# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The butterfly engines, cycle by cycle: transforms and products on words of M0 and M1.

Each engine is two layers of two multipliers. In a layer the coefficients 0 and 2, 1 and 3 (then 0
and 1, 2 and 3) meet. A product takes two coefficients of each factor through the same layers: first
a1*b1 and a0*b0, then (a1*b1)*gamma and (a0+a1)*(b0+b1). What an instruction adds is read with its
word and waits beside the layers.
"""

from __future__ import annotations

import microcode as mc
from order import (
    HALF,
    ZETAS,
    Part,
    Pass,
    forward,
    gamma,
    gap,
    inverse,
    sequential,
    visits,
    zeta_index,
)
from params import PIPE, N, Q


def butterfly(u: int, v: int, zeta: int) -> tuple[int, int]:
    t = v * zeta % Q
    return (u + t) % Q, (u - t) % Q


def back(u: int, v: int, zeta: int) -> tuple[int, int]:
    """The inverse butterfly, halved, so that seven layers divide by 128; `zeta` is halved."""
    return (u + v) * HALF % Q, (v - u) * zeta % Q


def layer(x: list[int], at: tuple[int, ...], bit: int, pairs, inverse_transform: bool) -> list[int]:
    x = list(x)
    for low, high in pairs:
        zeta = ZETAS[zeta_index(bit, at[low], inverse_transform)]
        if inverse_transform:
            x[low], x[high] = back(x[low], x[high], zeta * HALF % Q)
        else:
            x[low], x[high] = butterfly(x[low], x[high], zeta)
    return x


def transform(x: list[int], at: tuple[int, ...], p: Pass, inverse_transform: bool) -> list[int]:
    """What one engine makes of four coefficients at indices `at`."""
    x = layer(x, at, p.first, ((0, 2), (1, 3)), inverse_transform)
    if not p.single:
        x = layer(x, at, p.second, ((0, 1), (2, 3)), inverse_transform)
    return x


def product(a0: int, a1: int, b0: int, b1: int, g: int) -> tuple[int, int]:
    """(a0 + a1 X)(b0 + b1 X) modulo X^2 - g, with four multiplications."""
    high, low = a1 * b1 % Q, a0 * b0 % Q
    both = (a0 + a1) % Q * ((b0 + b1) % Q) % Q
    return (low + high * g) % Q, (both - (low + high) % Q) % Q


class Engine:
    def __init__(self, machine):
        self.m, self.hw = machine, machine.hw
        self.words = machine.program.words("engine")
        self.labels = machine.program.labels["engine"]
        self.pc = 0
        self.parts: list[tuple[Part, bool, bool]] = []  # of this instruction; reads, writes M1
        self.part = self.step = 0
        self.busy = False
        self.wait = 0
        self.last: tuple[Part, bool] | None = None
        self.writes: dict[int, list] = {}
        self.begun = 0
        self.used = self.stalled = 0

    def where(self):
        return self.pc, self.labels[self.pc]

    def idle(self) -> bool:
        return self.words[self.pc].op == mc.ENGINE_END and not self.busy and not self.writes

    def plan(self, word: mc.Word) -> list[tuple[Part, bool, bool]]:
        """The parts of an instruction, and which of them read or write M1 after one another."""
        if word.op == mc.MUL:
            s = sequential(self.hw)
            return [(Part(s, s, 2, 1), True, not word.use_out)]
        passes = forward(self.hw) if word.op == mc.NTT else inverse(self.hw)
        last = len(passes) - 1
        to_m1 = word.op == mc.NTT
        return [
            (Part(p, p, 1, 0), n > 0 or not to_m1, n < last or to_m1) for n, p in enumerate(passes)
        ]

    def tick(self) -> None:
        m = self.m
        for memory, port, slot, indices, values, done in self.writes.pop(m.cycle, []):
            assert m.claim(port, "engine"), port
            m.write_word(memory, slot, indices, values)
            if done:
                m.fill("m2", slot)
        if not self.busy and not self.start():
            return
        if self.wait:
            self.wait -= 1
            self.stalled += 1
            return
        self.used += 1
        word = self.words[self.pc]
        if word.op == mc.MUL:
            self.multiply(word)
        else:
            self.pass_step(word)
        part = self.parts[self.part][0]
        self.step += 1
        if self.step < self.hw.words * part.pace:
            return
        self.step = 0
        self.last = (part, self.parts[self.part][2])
        self.part += 1
        if self.part < len(self.parts):
            self.wait = self.gap()
            return
        m.span("engine", self.labels[self.pc], self.begun, m.cycle)
        self.busy = False
        self.pc += 1

    def gap(self) -> int:
        part, reads, _ = self.parts[self.part]
        if self.last is None or not self.last[1] or not reads:
            return 0
        return gap(self.hw, self.last[0], part)

    def start(self) -> bool:
        m, word = self.m, self.words[self.pc]
        if word.op == mc.ENGINE_END:
            return False
        if word.use_a and not m.full["m0"][word.a]:
            self.stalled += 1
            return False
        if word.use_out:
            if m.taken["m2"][word.out]:
                self.stalled += 1
                return False
            m.take("m2", word.out)
        self.parts, self.part, self.step = self.plan(word), 0, 0
        self.busy, self.begun = True, m.cycle
        self.wait = self.gap()
        return True

    def read(self, memory, port: str, slot: int, indices) -> list[int]:
        assert self.m.claim(port, "engine"), port
        return [memory.data[slot * N + i] for i in indices]

    def later(self, delay: int, *write) -> None:
        self.writes.setdefault(self.m.cycle + delay, []).append(write)

    def pass_step(self, word: mc.Word) -> None:
        m, hw = self.m, self.hw
        p = self.parts[self.part][0].reads
        at = visits(hw, p)[self.step]
        first, last = self.part == 0, self.part == len(self.parts) - 1
        done = self.step == hw.words - 1
        if word.op == mc.NTT and first:
            x = self.read(m.m0, "m0.r", word.a, at)
        else:
            x = self.read(m.m1, "m1.r", word.b, at)
        y: list[int] = []
        for e in range(hw.word // 4):
            four = slice(4 * e, 4 * e + 4)
            y += transform(x[four], at[four], p, word.op == mc.INTT)
        if word.op == mc.INTT and last:
            summand = self.read(m.m0, "m0.r", word.a, at)
            y = [(s + v if word.add else s - v) % Q for s, v in zip(summand, y, strict=True)]
        if done and (last if word.op == mc.INTT else first):
            m.release("m0", word.a)
        if word.op == mc.NTT or not last:
            self.later(PIPE, m.m1, "m1.w", word.b, at, y, False)
        if last and word.use_out:
            self.later(PIPE, m.m2, "m2.w", word.out, at, y, done)

    def multiply(self, word: mc.Word) -> None:
        m, hw = self.m, self.hw
        at = visits(hw, sequential(hw))[self.step // 2]
        done = self.step == 2 * hw.words - 1
        if self.step % 2 == 0:
            a = self.read(m.m0, "m0.r", word.a, at)
            b = self.read(m.m1, "m1.r", word.b, at)
            self.half = []
            for n in range(0, hw.word, 2):
                self.half += product(a[n], a[n + 1], b[n], b[n + 1], gamma(at[n] // 2))
            return
        y = self.half
        if word.add:
            acc = self.read(m.m1, "m1.r", word.acc, at)
            y = [(s + v) % Q for s, v in zip(acc, y, strict=True)]
        if done:
            m.release("m0", word.a)
        # A product starts with the even step and is complete with the odd one.
        if word.use_out:
            self.later(PIPE, m.m2, "m2.w", word.out, at, y, done)
        else:
            self.later(PIPE, m.m1, "m1.w", word.acc, at, y, False)
