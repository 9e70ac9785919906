# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Instructions of RISC-V on data that are numbers: qemu computes what the symbols are for the same
numbers."""

import random

import pytest
from required import count, modules, tools

modules("capstone")
tools("clang-19", "riscv64-unknown-elf-ld", "qemu-riscv64", "qemu-riscv32")

from conformance import arith_riscv  # noqa: E402
from lanewise_lab.isa import riscv_arith, scalars  # noqa: E402

pytestmark = pytest.mark.slow
#: The number of places to shift by is in a register, and must be public.
BY_REGISTER = {"sra", "sraw", "sllw", "srlw"}


def compared(bench, shares):
    """What differs, and of each sample with which shares of symbols it was compared."""
    todo, done = [], {}
    for n in range(len(bench.texts)):
        for trial, share in enumerate(shares):
            found = bench.prepared(n, 100 * n + trial, share)
            if found is not None:
                todo.append(found)
                done.setdefault(n, set()).add(share)
    return bench.compared(todo), done


@pytest.mark.parametrize("xlen", [32, 64])
def test_table_equals_emulator(tmp_path, xlen):
    drawn = arith_riscv.samples(random.Random(1), xlen, count(few=3, many=12))
    bench = arith_riscv.Bench(xlen, drawn, tmp_path)
    wrong, done = compared(bench, (0, 1, 0.5))
    assert not wrong, "\n".join(wrong[:20])
    names = {"lw", "lb", "lh"} | set(riscv_arith.TABLE)
    seen = set()
    for n in range(len(drawn)):
        (insn,) = bench.instructions(n)
        want = set() if insn.base in BY_REGISTER else {1}
        assert want <= done.get(n, set()), f"not compared: {insn.text}"
        seen |= {insn.base} if done.get(n) else set()
    words = {name for name in names if name.endswith("w") and name != "lw"}
    assert seen == (names if xlen == 64 else names - words)


@pytest.mark.parametrize("xlen", [32, 64])
def test_programs_equal_emulator(tmp_path, xlen):
    drawn = arith_riscv.programs(random.Random(2), xlen, count(few=40, many=600), 8)
    wrong, done = compared(arith_riscv.Bench(xlen, drawn, tmp_path), (1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    assert len(done) > len(drawn) // 2, len(done)


@pytest.mark.parametrize("xlen", [32, 64])
def test_idioms_equal_emulator(tmp_path, xlen):
    drawn = arith_riscv.idioms(random.Random(4), xlen, count(few=20, many=400))
    wrong, done = compared(arith_riscv.Bench(xlen, drawn, tmp_path), (1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    for form in range(4):
        found = [n for n in done if n % 4 == form]
        assert len(found) > len(drawn) // 16, (form, len(found))


def test_numbers_in_two_registers_equal_emulator(tmp_path):
    drawn = arith_riscv.wide(random.Random(5), count(few=120, many=2000))
    wrong, done = compared(arith_riscv.Bench(32, drawn, tmp_path), (1, 0.7))
    assert not wrong, "\n".join(wrong[:20])
    assert len(done) > len(drawn) * 3 // 4, len(done)


@pytest.mark.parametrize(("name", "other"), [("sub", "add"), ("slt", "sltu"), ("mulh", "mulhu")])
def test_finds_planted_faults(tmp_path, monkeypatch, name, other):
    drawn = arith_riscv.samples(random.Random(1), 64, 4)
    bench = arith_riscv.Bench(64, drawn, tmp_path)
    entry = riscv_arith.TABLE[name]

    class Other:
        def __init__(self, insn):
            self.base, self.operands = other, insn.operands

    monkeypatch.setitem(riscv_arith.TABLE, name, lambda m, i: entry(m, Other(i)))
    wrong, _ = compared(bench, (1,))
    assert wrong


#: Where a rule stands, its name, and a wrong variant of it.
WRONG_RULES = [
    (riscv_arith, "_extended", lambda m, value, bits: m.alg.mask(value, (1 << bits) - 1)),
    (riscv_arith, "_differing", scalars.total),
    (
        scalars,
        "negative_multiple",
        lambda n, a, c, bits: scalars.product(n, a, n.alg.const(c - 1), bits),
    ),
    (scalars, "either_parted", scalars.differing),
    (scalars, "shifted_to_sign", lambda n, a, by, bits: scalars.shifted_right(n, a, by - 1, bits)),
]


@pytest.mark.parametrize(("where", "name", "other"), WRONG_RULES, ids=[w[1] for w in WRONG_RULES])
def test_finds_wrong_rules(tmp_path, monkeypatch, where, name, other):
    drawn = arith_riscv.idioms(random.Random(4), 64, 10)
    bench = arith_riscv.Bench(64, drawn, tmp_path)
    monkeypatch.setattr(where, name, other)
    wrong, _ = compared(bench, (1, 0.7))
    assert wrong


#: The same of numbers in two registers.
WRONG_WIDE = {
    "below": lambda n, a, b, bits: scalars.less(n, a, b, bits, signed=True),
    "upper": lambda n, e, bits: n.number(0),
    "_unsigned": lambda n, e, bits: n.low(e, bits, signed=True),
}


@pytest.mark.parametrize("name", WRONG_WIDE)
def test_finds_wrong_rules_of_two_registers(tmp_path, monkeypatch, name):
    bench = arith_riscv.Bench(32, arith_riscv.wide(random.Random(5), 60), tmp_path)
    assert not compared(bench, (1,))[0]
    monkeypatch.setattr(scalars, name, WRONG_WIDE[name])
    assert compared(bench, (1,))[0]
