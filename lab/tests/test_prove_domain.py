# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The domain of words: equal forms are equal functions, and the laws that kernels use hold."""

import random

import pytest
from lanewise_lab import round as keccak
from lanewise_lab.prove import spec
from lanewise_lab.round import permute, rol
from lanewise_lab.symbolic import Unequal, domain
from lanewise_lab.symbolic.domain import Algebra

ONES = (1 << 64) - 1


def values(alg, source):
    return alg.evaluate({n: source.getrandbits(64) for n in alg.free_atoms()})


@pytest.fixture
def alg():
    return Algebra()


def test_random_expressions_evaluate_as_numbers_do():
    """Every operation, mixed at random, on words and on their values side by side."""
    source = random.Random(3)
    for _ in range(60):
        alg = Algebra()
        words = [alg.atom(f"x{n}") for n in range(5)] + [alg.const(source.getrandbits(64))]
        numbers = [source.getrandbits(64) for _ in range(5)]
        value = alg.evaluate(dict(enumerate(numbers)))
        numbers.append(words[5].c)
        for _ in range(60):
            i, j, k = (source.randrange(len(words)) for _ in range(3))
            n, m = source.randrange(64), source.getrandbits(64)
            a, b, c = words[i], words[j], words[k]
            x, y, z = numbers[i], numbers[j], numbers[k]
            word, number = source.choice(
                [
                    lambda: (alg.xor(a, b), x ^ y),
                    lambda: (alg.and_(a, b), x & y),
                    lambda: (alg.or_(a, b), x | y),
                    lambda: (alg.invert(a), x ^ ONES),
                    lambda: (alg.rotl(a, n), rol(x, n)),
                    lambda: (alg.shl(a, n), x << n & ONES),
                    lambda: (alg.shr(a, n), x >> n),
                    lambda: (alg.mask(a, m), x & m),
                    lambda: (alg.chi(a, b, c, "chi"), x ^ (~y & z & ONES)),
                ]
            )()
            assert value(word) == number
            words.append(word)
            numbers.append(number)


def test_rotations_made_of_shifts(alg):
    a = alg.atom("a")
    for n in range(1, 64):
        left, right = alg.shl(a, n), alg.shr(a, 64 - n)
        assert alg.or_(left, right) == alg.xor(left, right) == alg.rotl(a, n)


def test_products_do_not_depend_on_how_they_are_made(alg):
    a, b, c = (alg.atom(n) for n in "abc")
    ab = alg.and_(alg.xor(a, c), b)
    assert alg.and_(b, alg.xor(c, a)) == ab
    for n in range(64):
        turned = alg.and_(alg.rotl(alg.xor(a, c), n), alg.rotl(b, n))
        assert turned == alg.rotl(ab, n)
    assert alg.foreign == 1
    assert alg.and_(a, alg.invert(a)) == alg.zero
    assert alg.and_(a, a) == a
    assert alg.or_(a, alg.invert(a)) == alg.const(ONES)
    # De Morgan, as kernels with complemented lanes need it.
    inverted = alg.invert(alg.or_(alg.invert(a), alg.invert(b)))
    assert inverted == alg.and_(a, b)


def test_products_by_halves(alg):
    a, b = alg.atom("a"), alg.atom("b")
    low = alg.and_(alg.mask(a, 0xFFFFFFFF), b)
    high = alg.and_(a, alg.mask(b, ONES ^ 0xFFFFFFFF))
    assert alg.xor(low, high) == alg.and_(a, b)


def test_chi_is_found_however_it_is_written(alg):
    a, b, c, d = (alg.atom(n) for n in "abcd")
    b = alg.xor(b, d)
    want = alg.chi(a, b, c, "chi")
    assert len(want.t) == 1 and alg.foreign == 0
    assert alg.xor(a, alg.and_(alg.invert(b), c)) == want
    # ~a ^ (b | ~c), the form with complemented lanes
    assert alg.xor(alg.invert(a), alg.or_(b, alg.invert(c))) == want
    early = alg.rotl(alg.and_(alg.rotl(c, 9), alg.rotl(alg.invert(b), 9)), -9)
    assert alg.xor(early, a) == want
    assert alg.foreign == 0
    assert alg.xor(a, alg.and_(b, c)) != want
    assert alg.xor(c, alg.and_(alg.invert(b), a)) != want


def test_different_functions_have_different_forms(alg):
    a, b = alg.atom("a"), alg.atom("b")
    forms = [a, b, alg.xor(a, b), alg.and_(a, b), alg.or_(a, b), alg.rotl(a, 1), alg.shl(a, 1)]
    forms += [alg.rotl(alg.and_(a, b), 1), alg.and_(alg.rotl(a, 1), b), alg.invert(a)]
    value = values(alg, random.Random(1))
    for i, x in enumerate(forms):
        for y in forms[:i]:
            assert x != y and value(x) != value(y)


def test_long_words_are_hidden_but_keep_their_value(monkeypatch, alg):
    monkeypatch.setattr(domain, "LONGEST", 8)
    total, atoms = alg.zero, [alg.atom(f"x{n}") for n in range(30)]
    for x in atoms:
        total = alg.xor(total, x)
    assert len(total.t) <= 8
    source = random.Random(2)
    numbers = [source.getrandbits(64) for _ in atoms]
    want = 0
    for n in numbers:
        want ^= n
    assert alg.evaluate(dict(enumerate(numbers)))(total) == want


def test_guard_stops_what_is_not_keccak(alg):
    a = [alg.atom(f"x{n}") for n in range(30)]
    alg.guard()
    with pytest.raises(Unequal):
        for n, x in enumerate(a):
            for y in a[:n]:
                alg.and_(x, y)


SHAPES = [(64, "lanes"), (32, "interleaved"), (32, "lanes")]


def state_of(shape):
    """Atoms for the lanes of a state, and what evaluates them when the lanes are numbers."""
    lanes = [tuple(shape.alg.atom(f"{i}.{p}") for p in range(shape.parts)) for i in range(25)]

    def value(numbers):
        words = [w for n in numbers for w in shape.split(n)]
        return shape.alg.evaluate(dict(enumerate(words)))

    return lanes, value


def test_tables_of_the_specification():
    """Written down twice: from the standard's tables, and by its algorithms."""
    assert list(spec.RHO) == keccak.RHO and list(spec.RC) == keccak.RC
    assert (spec.ROUNDS, spec.LANES) == (keccak.ROUNDS, keccak.LANES)


@pytest.mark.parametrize(("width", "layout"), SHAPES)
@pytest.mark.parametrize("rounds", [1, 2, 5, 24])
@pytest.mark.slow
def test_specification_is_the_permutation(width, layout, rounds):
    """The specification in words, evaluated, is lanewise_lab.round on numbers."""
    shape = spec.Shape(Algebra(width), layout)
    before, evaluation = state_of(shape)
    after = spec.permute(shape, before, rounds)
    alg, atoms = shape.alg, 25 * shape.parts
    assert alg.foreign == 0 and len(alg.names) == atoms + atoms * rounds
    assert all(len(word.t) == 1 for lane in after for word in lane)
    source = random.Random(rounds)
    numbers = [source.getrandbits(64) for _ in range(25)]
    value = evaluation(numbers)
    got = [shape.join(tuple(map(value, lane))) for lane in after]
    assert got == permute(numbers, rounds)


@pytest.mark.parametrize(("width", "layout"), SHAPES)
def test_lanes_in_words(width, layout):
    """Rotations, and bytes in memory, are those of the 64-bit lane."""
    shape = spec.Shape(Algebra(width), layout)
    (a, *_), evaluation = state_of(shape)
    source = random.Random(3)
    number = source.getrandbits(64)
    assert shape.join(shape.split(number)) == number
    value = evaluation([number])
    for n in range(64):
        assert shape.join(tuple(map(value, shape.rotl(a, n)))) == rol(number, n)
    data = shape.to_bytes(a)
    parts = [value(w).to_bytes(width // 8, "little") for w in data]
    assert b"".join(parts) == number.to_bytes(8, "little")
    assert shape.from_bytes(data) == a
    kept = shape.join(tuple(map(value, shape.some_bytes(a, 0b10010110))))
    assert kept == number & 0xFF0000FF00FFFF00


def test_specification_rejects_bad_rounds(alg):
    shape = spec.Shape(alg, "lanes")
    for rounds in (0, 25, -1):
        with pytest.raises(ValueError):
            spec.permute(shape, [(alg.zero,)] * 25, rounds)
    with pytest.raises(ValueError):
        spec.Shape(alg, "interleaved")
