# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code with spills: what is placed computes what was asked."""

import random

import pytest
from lanewise_lab.ir import Block, Op
from lanewise_lab.passes.spill import LOAD, SLOT, STORE, Spilled, place


def drawn(source: random.Random, words: int, length: int) -> Block:
    """Sums of values that entered or were made, and stores of them."""
    block = Block()
    values = [block.entering(("A", n), "q") for n in range(words)]
    for _ in range(length):
        reads = tuple(source.choice(values) for _ in range(2))
        values.append(block.value("q"))
        block.ops.append(Op(source.choice(("sum", "turn")), (values[-1],), reads))
    for n, v in enumerate(values[-words:]):
        block.ops.append(Op(STORE, (), (v,), place=("B", n)))
    return block


def computed(kind: str, a: int, b: int) -> int:
    return a ^ b if kind == "sum" else a * 3 + b & 0xFFFFFFFF


def of_values(block: Block, memory: dict) -> dict:
    made = {v: memory[at] for at, v in block.names.items()}
    memory = dict(memory)
    for op in block.ops:
        if op.kind == STORE:
            memory[op.place] = made[op.reads[0]]
        else:
            made[op.writes[0]] = computed(op.kind, *(made[v] for v in op.reads))
    return memory


def of_registers(steps: list, count: int, memory: dict) -> dict:
    registers, memory = [None] * count, dict(memory)
    for step in steps:
        if step.op.kind == LOAD:
            registers[step.registers[0]] = memory[step.op.place]
        elif step.op.kind == STORE:
            memory[step.op.place] = registers[step.registers[0]]
        else:
            to, *reads = step.registers
            if step.op.kind == "turn":
                registers[to] = None  # written before the operands are read
            registers[to] = computed(step.op.kind, *(registers[r] for r in reads))
    return memory


def homes(block: Block) -> dict:
    return {v: at for at, v in block.names.items()}


@pytest.mark.parametrize("registers", [3, 4, 8])
def test_same_results(registers):
    source = random.Random(registers)
    for _ in range(60):
        block = drawn(source, 6, source.randrange(8, 40))
        steps, slots = place(block, registers, homes(block), {"turn"})
        memory = {("A", n): source.getrandbits(32) for n in range(6)}
        after = of_registers(steps, registers, memory)
        want = of_values(block, memory)
        assert {at: after[at] for at in want} == want
        used = {at for at in after if at[0] == SLOT}
        assert len(used) == slots


def sums(*reads: tuple[int, int]) -> Block:
    """Of three words that enter."""
    block = Block()
    for n in range(3):
        block.entering(("A", n), "q")
    for pair in reads:
        block.ops.append(Op("sum", (block.value("q"),), pair))
    return block


def test_latest_goes():
    """Word 0 is read next, word 1 last: with three registers it is word 1 that is loaded again."""
    block = sums((0, 1), (3, 2), (4, 0), (5, 1))
    steps, slots = place(block, 3, homes(block))
    loaded = [s.op.place[1] for s in steps if s.op.kind == LOAD]
    assert (loaded, slots) == ([0, 1, 2, 1], 0)


def test_known_in_memory_goes_for_nothing():
    """A sum that was stored is given up without another store, one that was not costs a slot."""
    for stored in (True, False):
        block = sums((0, 1))
        if stored:
            block.ops.append(Op(STORE, (), (3,), place=("B", 0)))
        for reads in ((1, 2), (4, 0), (5, 1), (6, 3)):
            block.ops.append(Op("sum", (block.value("q"),), reads))
        steps, slots = place(block, 2, homes(block))
        assert slots == (0 if stored else 1)
        assert sum(s.op.kind == STORE for s in steps) == 1


def test_overwritten_home():
    """Word 2 is read while its place is overwritten, and once more behind that: it is kept."""
    block = sums((0, 2))
    block.ops.append(Op(STORE, (), (3,), place=("A", 2)))
    for reads in ((1, 1), (4, 1), (5, 2)):
        block.ops.append(Op("sum", (block.value("q"),), reads))
    steps, slots = place(block, 2, homes(block))
    assert slots == 1 and (SLOT, 0) in [s.op.place for s in steps if s.op.kind == LOAD]


def test_store_counts_as_much_as_load():
    """Word 0 is read again before the sum, but to give up the sum would cost a store as well."""
    block = sums((0, 1), (0, 2), (4, 2), (5, 0), (6, 3))
    steps, slots = place(block, 3, homes(block))
    assert slots == 0 and [s.op.place[1] for s in steps if s.op.kind == LOAD] == [0, 1, 2, 0]


def test_refusals():
    block = sums((0, 1))
    with pytest.raises(Spilled, match="no register of 1"):
        place(block, 1, homes(block))
    with pytest.raises(Spilled, match="lies nowhere"):
        place(block, 2, {})
    block = sums((0, 1))
    block.ops.append(Op(STORE, (), (3,), place=("A", 2), note="a22"))
    block.ops.append(Op("sum", (block.value("q"),), (3, 2)))
    with pytest.raises(Spilled, match="a22: overwrites a value"):
        place(block, 8, homes(block))
