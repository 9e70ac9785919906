# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Where coefficients are, and the order in which the engines visit them.

A polynomial memory has as many banks as a word has coefficients. The bank of coefficient i is the
exclusive or of the digits of i to that base, its address the higher digits; so each word that a
pass needs has one coefficient in each bank, and no access ever waits.

A pass does two layers of the transform (the first and the last pass of an inverse or forward
transform one). It is given as the eight bits of the index: first those that tell the coefficients
of a word apart (per engine the bit of its second layer, then of its first; then which engine), then
those that count, fastest first. The orders are such that a pass finds written what it reads,
PIPE cycles after the pass before it, with one and two engines without a gap. A single butterfly has
the banks of one engine, but other orders (engine_serial.py).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from params import PIPE, Hardware, N, Q


@dataclass(frozen=True)
class Pass:
    first: int  # index bit (its butterflies are 2**bit apart) of the first layer
    second: int
    single: bool  # the second layer does nothing; its bit only fills the word
    bits: tuple[int, ...]


def _passes(engines: int, table: list[tuple]) -> tuple[Pass, ...]:
    passes = []
    for first, second, single, order in table:
        p = Pass(first, second, single, (second, first, *order))
        assert sorted(p.bits) == list(range(8)), p
        passes.append(p)
    return tuple(passes)


#: Engines to the forward and the inverse transform.
_FORWARD = {
    1: [
        (7, 6, False, (4, 5, 2, 3, 1, 0)),
        (5, 4, False, (6, 7, 2, 3, 1, 0)),
        (3, 2, False, (4, 5, 6, 7, 1, 0)),
        (1, 2, True, (3, 4, 5, 6, 7, 0)),
    ],
    2: [
        (7, 6, False, (5, 4, 2, 3, 1, 0)),
        (5, 4, False, (6, 7, 2, 3, 1, 0)),
        (3, 2, False, (4, 5, 6, 7, 1, 0)),
        (1, 3, True, (2, 4, 5, 6, 7, 0)),
    ],
    4: [
        (7, 6, False, (5, 4, 2, 3, 1, 0)),
        (5, 4, False, (6, 7, 2, 3, 1, 0)),
        (3, 2, False, (4, 5, 6, 7, 1, 0)),
        (1, 3, True, (2, 4, 5, 6, 7, 0)),
    ],
}


@cache
def forward(hw: Hardware) -> tuple[Pass, ...]:
    return _passes(max(hw.engines, 1), _FORWARD[max(hw.engines, 1)])


@cache
def inverse(hw: Hardware) -> tuple[Pass, ...]:
    """The forward passes backwards, with their layers exchanged."""
    table = []
    for first, second, single, order in reversed(_FORWARD[max(hw.engines, 1)]):
        table.append((first, second, single, order) if single else (second, first, False, order))
    return _passes(max(hw.engines, 1), table)


@cache
def sequential(hw: Hardware) -> Pass:
    """Consecutive coefficients, as the samplers, the coders and products take them."""
    return Pass(0, 1, True, tuple(range(8)))


def bank(hw: Hardware, i: int) -> int:
    digit = hw.word.bit_length() - 1
    value = 0
    while i:
        value ^= i & (hw.word - 1)
        i >>= digit
    return value


@cache
def visits(hw: Hardware, p: Pass) -> tuple[tuple[int, ...], ...]:
    """For each step of a pass the coefficients of its word, as the engines take them."""
    steps = []
    for step in range(hw.words):
        word = []
        for place in range(hw.word):
            count = step * hw.word + place
            word.append(sum((count >> n & 1) << b for n, b in enumerate(p.bits)))
        assert len({bank(hw, i) for i in word}) == hw.word, "two coefficients in one bank"
        steps.append(tuple(word))
    return tuple(steps)


@dataclass(frozen=True)
class Part:
    """What an engine does between two stalls: a pass, or a product."""

    reads: Pass
    writes: Pass
    pace: int  # cycles from one word to the next
    late: int  # cycles from the read to the write, beyond those of the pipeline


def gap(hw: Hardware, before: Part, after: Part) -> int:
    """Cycles to wait after the last step of `before` so that `after` reads what it wrote."""
    written = {}
    for t, word in enumerate(visits(hw, before.writes)):
        for i in word:
            written[i] = t * before.pace + before.late + PIPE
    length = hw.words * before.pace
    need = 0
    for t, word in enumerate(visits(hw, after.reads)):
        for i in word:
            need = max(need, written[i] + 1 - (length + t * after.pace))
    return need


def _zetas() -> list[int]:
    """Powers of 17 in bit-reversed order (FIPS 203 appendix A)."""
    return [pow(17, int(f"{i:07b}"[::-1], 2), Q) for i in range(128)]


ZETAS = _zetas()
HALF = (Q + 1) // 2


def zeta_index(bit: int, i: int, inverse_transform: bool) -> int:
    """Which twiddle factor the butterfly at coefficient i, 2**bit apart from the other, takes."""
    blocks = 1 << (7 - bit)
    block = i >> (bit + 1)
    return 2 * blocks - 1 - block if inverse_transform else blocks + block


def gamma(pair: int) -> int:
    """The factor of coefficients 2 pair and 2 pair + 1 in a product (FIPS 203 section 4.3.1)."""
    z = ZETAS[64 + (pair >> 1)]
    return Q - z if pair & 1 else z


assert N == 256
