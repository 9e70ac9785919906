# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Registers for straight-line code: random blocks, executed with their registers, make what they
make without; and how x86-64 writes operations."""

import random
import subprocess

import pytest
from lanewise_lab.ir import COPY, LOAD, STORE, Block, Op, reordered
from lanewise_lab.passes.allocate import Placing, TooFew
from lanewise_lab.x86.common import code
from lanewise_lab.x86.emit_x86_64 import (
    AVX2,
    GENERAL,
    KINDS,
    TERNARY,
    File,
    Vector,
    ternary_immediate,
)
from required import tools

MEANING = {
    "xor": lambda a, b: a ^ b,
    "andn": lambda a, b: ~a & b,
    "xor3": lambda a, b, c: a ^ b ^ c,
    "chi3": lambda a, b, c: a ^ (~b & c),
}
ENTER = 6


def made(source: random.Random, count: int) -> tuple[Block, dict[int, tuple]]:
    """A block of which all values but the last few may be read again, and what may wait."""
    block, waits = Block(), {}
    alive = [block.entering(n, "v") for n in range(ENTER)]
    for _ in range(count):
        kind = source.choice(list(MEANING))
        reads = source.sample(alive, MEANING[kind].__code__.co_argcount)
        v = block.emit(kind, "v", *reads, note=kind)
        if kind in TERNARY and source.random() < 0.7:
            block.tied.append((source.choice(reads), v))
        if source.random() < 0.3:
            waits[v] = ("slot", v)
        alive = [*alive[-(ENTER + 1) :], v]
    block.leave = alive[-ENTER:]
    return block, waits


def executed(steps, registers: dict[int, int]) -> dict[int, int]:
    """Registers after the steps."""
    held, memory = dict(registers), {}
    for step in steps:
        op, (first, *rest) = step.op, step.registers
        if op.kind == COPY:
            held[first] = held[rest[0]]
        elif op.kind == LOAD:
            held[first] = memory[op.place]
        elif op.kind == STORE:
            memory[op.place] = held[first]
        else:
            assert op.kind not in TERNARY or first in rest, step
            held[first] = MEANING[op.kind](*(held[r] for r in rest))
    return held


@pytest.mark.parametrize("count", [14, 9, 8, 7])
def test_a_block_with_registers_is_the_block(count):
    placed, seen = 0, set()
    for seed in range(200):
        source = random.Random(seed)
        block, waits = made(source, 40)
        values = {v: source.getrandbits(16) for v in block.enter}
        entry = dict(zip(block.enter, source.sample(range(count), ENTER), strict=True))
        wishes = {v: source.randrange(count) for v in range(len(block.files))}
        home = dict(zip(source.sample(range(count), ENTER), block.leave, strict=True))

        def choose(op: Op, heirs: list[int], free: list[int], source=source) -> int:
            return source.choice(free)

        try:
            placing = Placing(
                block, list(range(count)), entry, choose, wishes=wishes, over=TERNARY, waits=waits
            )
            placing.settle(home)
        except TooFew as error:
            assert count < 14, error
            continue
        held = executed(placing.steps, {entry[v]: number for v, number in values.items()})
        for op in block.ops:
            values[op.result] = MEANING[op.kind](*(values[v] for v in op.reads))
        assert {r: held[r] for r in home} == {r: values[v] for r, v in home.items()}, seed
        placed += 1
        seen |= {step.op.note if step.op.kind == COPY else step.op.kind for step in placing.steps}
    assert placed > 10 and {"copy", "home", "spare"} <= seen
    assert (LOAD in seen) == (STORE in seen) == (count < 8)


def test_a_chosen_register_that_is_not_free():
    block, _ = made(random.Random(1), 5)
    entry = {v: n for n, v in enumerate(block.enter)}
    with pytest.raises(TooFew, match="registers: .* r99 is not free"):
        Placing(block, list(range(20)), entry, lambda op, heirs, free: 99)


def test_an_order_that_overwrites_too_early_is_refused():
    """b reads what c overwrites."""
    block = Block()
    a = block.entering("a", "v")
    b = block.emit("xor", "v", a, a, note="b")
    c = block.emit("xor", "v", a, b, note="c")
    block.emit("andn", "v", a, a, note="d")
    block.tied.append((a, c))
    assert reordered(block, [0, 2, 1], frozenset()).ops[1].note == "d"
    with pytest.raises(ValueError, match="order: c comes before d"):
        reordered(block, [0, 1, 2], frozenset())
    with pytest.raises(ValueError, match="order: not one of 3"):
        reordered(block, [0, 2, 2], frozenset())


def test_ternary_tables_are_their_functions():
    """Whatever operand is overwritten, the table's bits are what the instruction reads."""
    for kind in TERNARY:
        for slots in ((0, 1, 2), (1, 0, 2), (2, 0, 1)):
            table = ternary_immediate(kind, slots)
            for row in range(8):
                bits = {operand: row >> (2 - slot) & 1 for slot, operand in enumerate(slots)}
                assert table >> row & 1 == MEANING[kind](bits[0], bits[1], bits[2]) & 1


FILES = [File(GENERAL, ["rax", "rbx", "r9"]), Vector(4, evex=False), Vector(4)]


def test_every_operation_is_one_of_the_assembler(tmp_path):
    """In each dialect that has it; what AVX2 has not is not of VEX."""
    tools("gcc")
    texts = [".intel_syntax noprefix"]
    for file in FILES:
        where = "[rsp]" if file.dialect == GENERAL else "ymmword ptr [rsp]"
        for kind, forms in KINDS.items():
            at = {"every": "qword ptr [rsp]", "part": "xmmword ptr [rsp]"}.get(kind, where)
            if kind == "xor of table":
                at = "8"
            if forms[file.dialect]:
                texts.append(file.text(kind, 0, 0, 2, n=1, at=at))
        if file.dialect != GENERAL:
            texts += [file.text(kind, 0, 1, 0, 2) for kind in TERNARY if file.dialect != AVX2]
    source = tmp_path / "all.s"
    source.write_text("\n".join([*texts, ""]))
    subprocess.run(["gcc", "-c", source, "-o", tmp_path / "all.o"], check=True)
    assert len(texts) > 35


def test_an_operand_that_is_not_overwritten():
    assert FILES[0].text("xor", 1, 1, 2) == "xor rbx, r9"
    with pytest.raises(ValueError, match="operand r9 is not overwritten"):
        FILES[0].text("xor", 1, 2, 1)


def test_frames_are_written_as_text():
    lines = code("""
        again:; mov rax, rbx; dec rax  # one less
        // why
        jnz again
    """)
    assert lines == [
        "again:",
        "    mov rax, rbx",
        f"    {'dec rax':<44}# one less",
        "    // why",
        "    jnz again",
    ]
