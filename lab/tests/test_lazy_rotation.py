# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The algebra of docs/lazy-rotation.md, executed: words of 32 bits with deferred rotations."""

import random
from dataclasses import dataclass

import pytest
from lanewise_lab.round import RC, RHO, lane, permute, pi_source

MASK = 0xFFFFFFFF


def ror(v: int, n: int) -> int:
    n %= 32
    return ((v >> n) | (v << (32 - n))) & MASK


@dataclass
class Word:
    """stored == ror(word, delay): a left rotation by `delay` is deferred."""

    stored: int
    delay: int = 0


class Machine:
    """The two instructions, each with one inline rotation, and a count of the explicit ones."""

    def __init__(self):
        self.explicit = 0

    def eor(self, a: Word, b: Word) -> Word:
        return Word(a.stored ^ ror(b.stored, a.delay - b.delay), a.delay % 32)

    def bic(self, a: Word, b: Word) -> Word:
        return Word(a.stored & ~ror(b.stored, a.delay - b.delay) & MASK, a.delay % 32)

    def settle(self, a: Word) -> Word:
        """The rotation is carried out: a ror, unless none is deferred."""
        self.explicit += a.delay % 32 != 0
        return Word(ror(a.stored, -a.delay), 0)


def rol64(halves, n: int):
    """Rotates an interleaved lane (even, odd) by n: only delays change, and the names."""
    even, odd = halves
    if n % 2:
        even, odd = (
            Word(odd.stored, odd.delay + (n + 1) // 2),
            Word(even.stored, even.delay + n // 2),
        )
    else:
        even, odd = Word(even.stored, even.delay + n // 2), Word(odd.stored, odd.delay + n // 2)
    return even, odd


def split(v: int):
    return tuple(Word(sum((v >> (2 * i + half) & 1) << i for i in range(32))) for half in (0, 1))


def join(halves) -> int:
    assert all(h.delay % 32 == 0 for h in halves)
    return sum(
        (h.stored >> i & 1) << (2 * i + half) for half, h in enumerate(halves) for i in range(32)
    )


def keccak(m: Machine, state: list, rounds: int, settle_parities: bool):
    """Delays as they come; in the last round theta's outputs are rotated so that none is left."""
    for number, constant in enumerate(RC[24 - rounds :]):
        c = []
        for x in range(5):
            sums = state[lane(x, 0)]
            for y in range(1, 5):
                sums = [m.eor(s, t) for s, t in zip(sums, state[lane(x, y)], strict=True)]
            c.append(sums)
        d = [
            [m.eor(s, t) for s, t in zip(c[(x + 4) % 5], rol64(c[(x + 1) % 5], 1), strict=True)]
            for x in range(5)
        ]
        if settle_parities:
            d = [[m.settle(h) for h in halves] for halves in d]
        # The first operand gives the result its frame: D first, so a lane takes over D's delay.
        state = [[m.eor(t, s) for s, t in zip(state[i], d[i % 5], strict=True)] for i in range(25)]
        b = [rol64(state[lane(*pi_source(i % 5, i // 5))], RHO[lane(*pi_source(i % 5, i // 5))])
             for i in range(25)]  # fmt: skip
        if number == rounds - 1:
            b = [[m.settle(h) for h in halves] for halves in b]
        state = []
        for i in range(25):
            e, f = b[lane(i % 5 + 1, i // 5)], b[lane(i % 5 + 2, i // 5)]
            state.append([m.eor(p, m.bic(r, q)) for p, q, r in zip(b[i], e, f, strict=True)])
        state[0] = [m.eor(s, k) for s, k in zip(state[0], split(constant), strict=True)]
    return state


@pytest.mark.parametrize("settle_parities", [False, True])
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 5, 24])
def test_delays_change_no_value(rounds, settle_parities):
    lanes = [random.Random(rounds).getrandbits(64) for _ in range(25)]
    m = Machine()
    got = keccak(m, [split(v) for v in lanes], rounds, settle_parities)
    assert [join(v) for v in got] == permute(lanes, rounds)
    if not settle_parities:
        assert m.explicit <= 50  # the last round's, and none before


def test_a_wrong_delay_is_seen():
    lanes = [random.Random(0).getrandbits(64) for _ in range(25)]
    state = [split(v) for v in lanes]
    state[7] = (Word(state[7][0].stored, 1), state[7][1])
    got = keccak(Machine(), state, 4, False)
    assert [join(v) for v in got] != permute(lanes, 4)


def test_places_return_after_four_rounds():
    """Half-planes are read from and written to the same ten places, in every round."""
    place = {(x, y, half): (x, y, half) for x in range(5) for y in range(5) for half in (0, 1)}
    start = dict(place)
    for number in range(1, 9):
        before, place = place, {}
        for x, y, half in start:
            # The source of plane y that lies in column x, and its half that rho brings here.
            sx, sy = next(s for s in (pi_source(k, y) for k in range(5)) if s[0] == x)
            place[x, y, half] = before[x, sy, half ^ (RHO[lane(sx, sy)] & 1)]
        assert all(at[0] == x for (x, _, _), at in place.items())
        assert (place == start) == (number % 4 == 0)
