# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Orders of the kernels for several states that are no round are refused."""

import pytest
from lanewise_lab.ir import Block
from lanewise_lab.passes.allocate import Placing
from lanewise_lab.x86 import batch_avx2, recipe
from lanewise_lab.x86.batch_io import Vector
from lanewise_lab.x86.batch_round import Zipped, choose

ZEN5 = recipe.load("x86_64_x8_avx512").options
AVX2 = recipe.load("x86_64_x4_avx2").options["order"].split()


def body(tokens, parity=ZEN5["parity"]):
    return Zipped(" ".join(tokens), parity).body(Vector(8), "[rsi]")


def test_order_that_uses_a_value_too_early_is_refused():
    tokens = ZEN5["order"].split()
    tokens.insert(0, tokens.pop(tokens.index("b1")))
    with pytest.raises(ValueError, match="B1 = .* comes before T6 = "):
        body(tokens)


def test_order_that_lacks_an_operation_is_refused():
    tokens = [t for t in ZEN5["order"].split() if t != "e24"]
    with pytest.raises(ValueError, match="order: not one of 96 operations"):
        body(tokens)


#: What is put behind an order, or what has an operand chosen there, and what is said of it.
MORE = {
    "q1": "q1 is no operation",
    "c5": "c5 is no operation",
    "b25": "b25 is no operation",
    "e1:3": "e1:3 is no operation",
    "e24": "e24 comes twice",
    "a19": "a19 makes nothing",  # but t19
    "c0": "c0 makes nothing",
    "d1:0": "d1:0 is no ternary operation",
}


@pytest.mark.parametrize("token", MORE)
def test_order_with_an_operation_more_is_refused(token):
    tokens, plain = ZEN5["order"].split(), token.partition(":")[0]
    if plain == token:
        tokens.append(token)
    tokens = [token if t.partition(":")[0] == plain != token else t for t in tokens]
    with pytest.raises(ValueError, match=MORE[token]):
        body(tokens)


@pytest.mark.parametrize("wrong", ["tt 01233", "tx 01234", "ttt 01234", "tt 0123", 7])
def test_parity_that_is_not_a_sum_of_five_is_refused(wrong):
    assert not recipe.SUM.holds(wrong)
    assert all(map(recipe.SUM.holds, [*ZEN5["parity"], "txx 43210", "xxxx 01234"]))


def test_parity_by_operations_of_two():
    """Four of two operands make a column instead of two of three; this is still one round."""
    tokens = [t.partition(":")[0] if t[0] == "c" else t for t in ZEN5["order"].split()]
    at = tokens.index("c0")
    tokens[at:at] = ["c0", "c0"]
    lines = body(tokens, ["xxxx 42103", *ZEN5["parity"][1:]])
    assert [sum(f"C{x} = " in one for one in lines) for x in ("0.3", "0.2", "0.1", "0")] == [1] * 4


@pytest.mark.parametrize("token", ["e24", "c24", "d3", "b11", "n7"])
def test_avx2_order_that_lacks_an_operation_is_refused(token):
    tokens = [t for t in AVX2 if t != token]
    assert len(tokens) + 1 == len(AVX2)
    with pytest.raises(ValueError):
        batch_avx2.InMemory(" ".join(tokens))


def test_lanes_go_home_in_a_cycle_when_no_other_register_is_free():
    """Lanes 0 and 1 change places; 2 to 8 come from registers that are free only then."""
    block, starts = Block(), {i: i for i in range(25)} | {0: 1, 1: 0}
    starts |= {i: 23 + i for i in range(2, 9)}
    block.leave = [block.entering(i, "v") for i in range(25)]
    placing = Placing(block, list(range(32)), starts, choose)
    placing.settle({i: i for i in range(25)})
    held = {register: lane for lane, register in starts.items()}
    for step in placing.steps:
        to, source = step.registers
        held[to] = held[source]
    assert [held[i] for i in range(25)] == list(range(25))
