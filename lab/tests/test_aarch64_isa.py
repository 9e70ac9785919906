# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The table of A64: what it says of registers that are written, by which the cycle model goes."""

import random

import pytest
from required import modules, tools

modules("capstone", "unicorn")
tools("aarch64-linux-gnu-as")

from conformance import unicorn_aarch64 as samples  # noqa: E402
from conformance.unicorn_bench import Bench  # noqa: E402
from lanewise_lab.isa import aarch64  # noqa: E402
from lanewise_lab.isa.aarch64_syntax import (  # noqa: E402
    ZR,
    Mem,
    Reg,
    Shifted,
    Vec,
    VecList,
    matches,
)
from lanewise_lab.symbolic import Refused  # noqa: E402

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    texts = samples.Samples(random.Random(1)).all()
    return Bench(samples, texts, tmp_path_factory.mktemp("single"))


def test_entries_do_not_overlap(bench):
    """One meaning, and one kind, for each form."""
    for n in range(len(bench.texts)):
        for i in bench.instructions(n):
            fitting = [
                e
                for e in aarch64.TABLE[i.mnemonic]
                if any(matches(p, i.operands) for p in e.patterns)
            ]
            assert len(fitting) == 1, i.text


def _named(op) -> set:
    """The registers that an operand names."""
    if isinstance(op, Reg | Shifted):
        return {("r", op.n)}
    if isinstance(op, Vec):
        return {("v", op.n)}
    if isinstance(op, VecList):
        return {("v", n) for n in op.n}
    if isinstance(op, Mem):
        return {("r", op.base)} | ({("r", op.index.n)} if op.index else set())
    return set()


def _held(m) -> dict:
    general = {("r", k): [value] for k, value in enumerate(m.r)}
    return general | {("v", k): list(words) for k, words in enumerate(m.vec)}


def _atoms(m, words: list) -> set:
    return set().union(*(m.alg.atoms(w) for w in words if hasattr(w, "t")))


def test_operands_that_are_written(bench):
    """`writes` and `merges`, which the cycle model goes by: no other register changes, and what was
    in a register stays there in part if the instruction merges, and only then."""
    merging, compared = set(), 0
    for n in range(len(bench.texts)):
        insn = bench.instructions(n)
        i, entry = insn[0], aarch64.lookup(insn[0])
        if len(insn) > 1 or i.mnemonic in ("bl", "blr"):
            continue
        written = set().union(*map(_named, i.operands[: entry.writes]))
        based = {("r", op.base) for op in i.operands if isinstance(op, Mem) and op.writeback}
        read = set().union(*map(_named, i.operands[entry.writes :]))
        m = (
            comparison := samples.Comparison(bench.code, insn, n, i.mnemonic not in _NUMBERS)
        ).machine
        before = _held(m)
        try:
            comparison.predict()
        except Refused:
            continue
        after = _held(m)
        compared += 1
        assert {key for key in before if before[key] != after[key]} <= written | based, i.text
        for key in written - read - {("r", ZR)}:
            if _atoms(m, before[key]) & _atoms(m, after[key]):
                assert entry.merges, i.text
                merging.add((i.mnemonic, entry.patterns))
    every = {
        (e.mnemonic, e.patterns) for entries in aarch64.TABLE.values() for e in entries if e.merges
    }
    assert every - merging == {e for e in every if e[0] in _HIDDEN}
    assert merging <= every and compared > 900


#: Taken with numbers only.
_NUMBERS = "mul mneg madd msub umull smull umulh smulh umaddl smaddl udiv sdiv adc sbc".split()
_NUMBERS += "umsubl smsubl umnegl smnegl".split()
#: What was in the register is in a product, or the sum with it is refused.
_HIDDEN = ("bsl", "bif", "usra")
