# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Several words in a register: packing alone; and list schedules."""

import random
from dataclasses import replace

import pytest
from lanewise_lab.ir import Block
from lanewise_lab.passes.list_schedule import Core, schedule
from lanewise_lab.passes.pack import Packer, Scalars, Shuffles, Symbols, executed
from lanewise_lab.round import LANES, Ints, Round, lane, permute, place

WIDTH = 5
PLAIN = Shuffles(WIDTH, {})
#: Neighbours change places, in two registers at once.
CROSSED = Shuffles(4, {"cross": ((0, 1), (1, 0), (0, 3), (1, 2))})


def evaluated(block, values, fixed=PLAIN.fixed, constants=()):
    """What a Block of wide operations makes of numbers."""
    for op in block.ops:
        operands = [values[v] for v in op.reads]
        values[op.result] = executed(Ints(), op, operands, fixed, constants)
    return values


def lines_in(rng):
    """The 25 lanes in five registers, anyhow."""
    lanes = rng.sample(range(LANES), LANES)
    return [[place(i) for i in lanes[n : n + WIDTH]] for n in range(0, LANES, WIDTH)]


@pytest.mark.parametrize("seed", range(6))
def test_a_round_between_any_two_arrangements(seed):
    """Nothing is said about the arrangements: words come together by permutations and blends."""
    rng = random.Random(seed)
    before, after = lines_in(rng), lines_in(rng)
    state = [rng.getrandbits(64) for _ in range(LANES)]
    p = Packer(Scalars(), PLAIN)
    inputs = {place(i): p.scalars.input(place(i)) for i in range(LANES)}
    p.rename([p.enter(f"A{n}") for n in range(5)], [[inputs[q] for q in one] for one in before])
    made = Round(p.scalars, inputs.__getitem__)
    out = [p.make([made.e(q) for q in line]) for line in after]
    p.verify(p.block)
    values = dict(enumerate([state[lane(*q)] for q in line] for line in before))
    values = evaluated(p.block, values)
    reference = Round(Ints(), lambda q: state[lane(*q)])
    assert [values[v] for v in out] == [[reference.e(q) for q in line] for line in after]
    assert {op.kind for op in p.block.ops} >= {"blend", "rolv", "xor", "xor3", "chi3"}


def pairs():
    """Four words in two registers, crossed, added and turned."""
    p = Packer(Scalars(), CROSSED)
    o, words = p.scalars, [p.scalars.input(n) for n in range(8)]
    one, two = p.enter("one"), p.enter("two")
    p.rename([one, two], [words[:4], words[4:]])
    crossed = [words[n] for n in (1, 4, 3, 6)]
    sums = [o.rol(o.xor(a, b, of=()), n, ()) for n, (a, b) in enumerate(zip(crossed, words[4:]))]
    p.block.leave = [p.make(sums, ["m"], ["s", "t"])]
    return p


def test_a_fixed_shuffle_of_two_registers_is_found():
    p = pairs()
    assert [(op.kind, op.reads) for op in p.block.ops[:2]] == [("cross", (0, 1)), ("xor", (2, 1))]
    values = evaluated(p.block, {0: [1, 2, 3, 4], 1: [10, 20, 30, 40]}, CROSSED.fixed)
    assert values[p.block.leave[0]] == [2 ^ 10, (10 ^ 20) << 1, (4 ^ 30) << 2, (30 ^ 40) << 3]


SPOILT = {
    "another shuffle": (0, {"reads": (1, 0)}, "m: word 0 is not what"),
    "another operand": (1, {"reads": (2, 0)}, "s: word 0 is not what"),
    "another kind": (1, {"kind": "andn"}, "s: word 0 is not what"),
    "another amount": (2, {"amount": (0, 1, 2, 4)}, "t: word 3 is not what"),
}


@pytest.mark.parametrize("spoilt", SPOILT)
def test_a_wrong_operation_is_refused(spoilt):
    n, change, why = SPOILT[spoilt]
    p = pairs()
    p.verify(p.block)
    ops = list(p.block.ops)
    ops[n] = replace(ops[n], **change)
    with pytest.raises(ValueError, match=f"^{why} the scalar operations make$"):
        p.verify(Block(ops, p.block.files, p.block.enter, p.block.leave))


@pytest.mark.parametrize("n", range(25))
def test_a_wrong_index_of_a_permutation_or_blend_is_refused(n):
    rng = random.Random(n)
    p = Packer(Scalars(), PLAIN)
    inputs = [p.scalars.input(i) for i in range(LANES)]
    p.rename([p.enter(f"A{i}") for i in range(5)], [inputs[i : i + 5] for i in range(0, 25, 5)])
    for wanted in (rng.sample(inputs[:5], 5), rng.sample(inputs, 5), rng.sample(inputs, 5)):
        p.make(wanted)
    ops = list(p.block.ops)
    at = rng.randrange(len(ops))
    # A word of the last operand: what is kept of the first may be replaced later.
    sources = [(0, s) if isinstance(s, int) else s for s in ops[at].amount]
    last = len(ops[at].reads) - 1
    word = rng.choice([j for j, s in enumerate(sources) if s and s[0] == last])
    sources[word] = last, rng.choice([j for j in range(5) if j != sources[word][1]])
    ops[at] = replace(ops[at], amount=tuple(sources))
    with pytest.raises(ValueError, match="word .* is not what the scalar operations make"):
        p.verify(Block(ops, p.block.files, p.block.enter))


def test_an_operand_that_is_not_there_yet_is_refused():
    p = pairs()
    with pytest.raises(ValueError, match="^s: an operand is used before it is there$"):
        p.verify(p.block.ordered([1, 0, 2]))


def test_what_cannot_be_made_is_refused():
    p = Packer(Scalars(), PLAIN)
    there, lacking = p.scalars.input("there"), p.scalars.input("lacking")
    p.rename([p.enter("A")], [[there]])
    for unknown in (lacking, p.scalars.rol(p.scalars.andn(there, lacking, ()), 3, ())):
        with pytest.raises(ValueError, match="^b: no operation and no shuffles make word 1 of "):
            p.make([there, unknown], steps=["b"])
    with pytest.raises(ValueError, match="^b: takes more moves or operations than have names$"):
        p.make([there, there], (), ["b"])


def test_a_round_is_cut_from_the_next():
    """What a round called a lane is not taken for that of the next one."""
    p = Packer(Scalars(), PLAIN)
    old, new = p.scalars.input("old"), p.scalars.input("new")
    a = p.enter("A")
    p.rename([a], [[old] * 5])
    turned = p.make([p.scalars.rol(old, 1, ())] * 5, (), ["turned"])
    p.rename([turned], [[new] * 5])
    with pytest.raises(ValueError, match="no shuffles make word 0"):
        p.make([old] * 5)
    assert p.make([new] * 5) == turned
    p.verify(p.block)


class Ring(Ints):
    """Numbers modulo 17."""

    def add(self, a, b, of):
        return (a + b) % 17

    def sub(self, a, b, of):
        return (a - b) % 17

    def mul(self, a, b, of):
        return a * b % 17


class OfKinds(Symbols):
    """Of which only the operands are known."""

    def add(self, a, b, of):
        return self.new("add", a, b)

    def sub(self, a, b, of):
        return self.new("sub", a, b)

    def mul(self, a, b, of):
        return self.new("mul", a, b)


class Butterflies(Scalars):
    def __init__(self):
        super().__init__(OfKinds())

    def add(self, a, b, of):
        return self.emit("add", a, b)

    def sub(self, a, b, of):
        return self.emit("sub", a, b)

    def mul(self, a, b, of):
        return self.emit("mul", a, b)


def layers(o, a, zetas):
    """A transform of eight values, layer by layer; factors by layer and group."""
    a = list(a)
    for length in (4, 2, 1):
        for start in range(0, 8, 2 * length):
            for j in range(start, start + length):
                t = o.mul(zetas[length, start], a[j + length], of=())
                a[j], a[j + length] = o.add(a[j], t, of=()), o.sub(a[j], t, of=())
        yield a


def test_a_transform_is_packed():
    """Other kinds than Keccak's: a layer's sums in one register, its differences in another."""
    rng = random.Random(8)
    factors = {(n, start): 2 + n + start for n in (4, 2, 1) for start in range(0, 8, 2 * n)}
    p = Packer(Butterflies(), Shuffles(4, {}))
    inputs = [p.scalars.input(n) for n in range(8)]
    zetas = {at: p.scalars.input(at) for at in factors}
    lines = [inputs[:4], inputs[4:], [*zetas.values()][:4], [*zetas.values()][4:]]
    p.rename([p.enter(f"A{n}") for n in range(4)], lines)
    for length, made in zip((4, 2, 1), layers(p.scalars, inputs, zetas)):
        out = [[j for j in range(8) if bool(j & length) == low] for low in (False, True)]
        p.block.leave = [p.hold(p.make([made[j] for j in one])) for one in out]
    p.verify(p.block)
    state = [rng.randrange(17) for _ in range(8)]
    known = {
        one: value for one, value in zip([*inputs, *zetas.values()], [*state, *factors.values()])
    }
    values = dict(enumerate([known.get(v) for v in line] + [0] * (4 - len(line)) for line in lines))
    for op in p.block.ops:
        values[op.result] = executed(Ring(), op, [values[v] for v in op.reads], {}, ())
    *_, right = layers(Ring(), state, factors)
    assert [values[v] for v in p.block.leave] == [right[::2], right[1::2]]
    assert {op.kind for op in p.block.ops} == {"perm", "blend", "mul", "add", "sub"}


CORE = Core({"mul": 3, "add": 1}, {"mul": (0,), "add": (0, 1)}, 2)


def test_list_schedule():
    """The longest path first; two pipes; a window; a bias."""
    block = Block()
    a = block.entering("a", "word")
    adds = [block.emit("add", "word", a) for _ in range(3)]
    product = block.emit("mul", "word", a)
    last = block.emit("add", "word", product)
    assert schedule(block, CORE, {}, 99) == ([3, 0, 1, 2, 4], dict(zip(
        [product, *adds, last], [3, 1, 2, 2, 4])))  # fmt: skip
    assert schedule(block, CORE, {}, 2)[0] == [0, 1, 3, 2, 4]
    assert schedule(block, CORE, {product: 9}, 99)[0] == [0, 1, 2, 3, 4]


def test_the_reference_is_the_round():
    state = list(range(LANES))
    made = Round(Ints(), lambda q: state[lane(*q)])
    assert permute(state, 1)[1:] == [made.e(place(i)) for i in range(1, LANES)]
