# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The description of the round: the same whatever the order it is asked in, and the words."""

import hashlib
import random
from collections import Counter

import pytest
from lanewise_lab.prove import spec
from lanewise_lab.round import (
    INTERLEAVED,
    LANES,
    RC,
    RHO,
    WHOLE,
    Ints,
    Ops,
    Round,
    column_of,
    lane,
    permute,
    place,
)

EVERY = [place(i) for i in range(LANES)]


class Counting(Ops):
    """Counts the operations of two operands and the rotations; values are nothing."""

    def __init__(self):
        self.made = Counter()

    def xor(self, *values, of):
        self.made["xor"] += len(values) - 1

    def andn(self, a, b, of):
        self.made["andn"] += 1

    def rol(self, a, amount, of):
        self.made["rol"] += 1


def test_operations_of_a_round():
    """The numbers in docs/rounds.md."""
    o = Counting()
    a = Round(o, lambda word: None)
    for word in EVERY:
        a.e(word)
    a.iota(None)
    assert o.made == {"xor": 76, "andn": 25, "rol": 29}


def shuffled(source: random.Random, words) -> list:
    """All that a round can be asked for, each word of a parity too, in any order."""
    every = [(step, word) for step in "tbne" for word in words]
    every += [(step, column) for step in "crd" for column in {column_of(w) for w in words}]
    every += [("add", word) for word in words]
    source.shuffle(every)
    return every


@pytest.mark.parametrize("seed", range(20))
def test_any_order_makes_the_same(seed):
    source = random.Random(seed)
    state = [source.getrandbits(64) for _ in EVERY]
    a = Round(Ints(), lambda word: state[lane(*word)])
    for step, at in shuffled(source, EVERY)[: source.randrange(200)]:
        if step == "add" and at in a.missing[column_of(at)]:
            a.add(at)
        elif step == "t":
            a.t(at, joined=source.random() < 0.5)
        elif step != "add":
            getattr(a, step)(at)
    made = [a.iota(RC[23]), *map(a.e, EVERY[1:])]
    assert made == permute(state, 1)


@pytest.mark.parametrize("seed", range(5))
def test_halves_are_those_of_the_lanes(seed):
    source = random.Random(seed)
    state = [source.getrandbits(64) for _ in EVERY]
    a = Round(Ints(32), lambda w: INTERLEAVED.split(state[lane(*w[:2])])[w[2]], INTERLEAVED)
    words = [(*word, p) for word in EVERY for p in (0, 1)]
    source.shuffle(words)
    made = {word: a.e(word) for word in words}
    for p, constant in enumerate(INTERLEAVED.split(RC[23])):
        made[0, 0, p] = a.iota(constant, (p,))
    assert made == {
        (*place(i), p): half
        for i, v in enumerate(permute(state, 1))
        for p, half in enumerate(INTERLEAVED.split(v))
    }


def test_a_word_goes_into_its_parity_once():
    a = Round(Ints(), lambda word: 1)
    a.add((2, 3))
    with pytest.raises(ValueError):
        a.add((2, 3))


def test_of_the_description_and_the_proof_each_has_its_own_tables():
    assert tuple(RHO) == spec.RHO and tuple(RC) == spec.RC
    block = bytearray(136)
    block[0], block[135] = 6, 0x80
    state = [int.from_bytes(block[8 * i : 8 * i + 8], "little") for i in range(17)] + [0] * 8
    digest = b"".join(v.to_bytes(8, "little") for v in permute(state)[:4])
    assert digest == hashlib.sha3_256().digest()


def test_algebra():
    """What kernels say beside their instructions."""
    assert WHOLE.algebra(("c", (1,), ((1, 0), (1, 2)), "=")) == "c1 = a10 ^ a12"
    assert WHOLE.algebra(("d", (0,))) == "d0 = c4 ^ rol(c1, 1)"
    assert WHOLE.algebra(("b", (1, 0))) == "b10 = rol(a11 ^ d1, 44)"
    assert WHOLE.algebra(("x", (4, 2))) == "a42 = b42 ^ (~b02 & b12)"
    assert INTERLEAVED.algebra(("d", (0, 0))) == "d00 = c40 ^ rol(c11, 1)"
    assert INTERLEAVED.algebra(("d", (0, 1))) == "d01 = c41 ^ c10"
