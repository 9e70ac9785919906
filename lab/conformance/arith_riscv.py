# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Instructions of RISC-V on data that are numbers (isa/riscv_arith.py), under qemu."""

from __future__ import annotations

import random

from lanewise_lab.isa import riscv_arith
from lanewise_lab.isa.riscv_syntax import SP
from lanewise_lab.symbolic import Refused
from lanewise_lab.symbolic.memory import Combination, Ptr

from . import qemu_riscv
from .arith_operands import Operands


class Comparison(qemu_riscv.Comparison):
    """symbolic: the share of symbols among the elements."""

    def word(self, symbolic: bool):
        if not hasattr(self, "operands"):
            sizes = (8, 16, 32) if self.alg.width == 32 else (8, 16, 32, 64)
            self.operands = Operands(self.alg, self.source, self.symbolic, sizes)
            self.machine.integers = self.operands.integers
        return self.operands.word()

    def predict(self) -> int:
        m = self.machine
        for i in self.insn:
            m.pc = i.address
            riscv_arith.lookup(i).run(m, i)
        if any(key[0] == "unknown" for key in self.operands.integers.keys):
            raise Refused("bits of a product, of which no number is known")
        return self.insn[-1].next

    def number(self, value) -> int:
        if not isinstance(value, Ptr) or not isinstance(value.region, Combination):
            return super().number(value)
        terms = value.region.terms.items()
        at = sum(n * self.base[id(region)] for region, n in terms) + value.offset
        return at & self.alg.ones

    def differences(self, *processor) -> list[str]:
        self.values |= self.operands.integers.atom_values(self.operands.inputs)
        return super().differences(*processor)


class Bench(qemu_riscv.Bench):
    def prepared(self, n: int, seed: int, symbolic: float) -> Comparison | None:
        comparison = Comparison(self, self.instructions(n), seed, symbolic)
        try:
            comparison.predict()
        except Refused:
            return None
        return comparison


def _entries(drawn: qemu_riscv.Samples) -> list:
    return [e for e in drawn.entries if e.mnemonic in riscv_arith.TABLE]


def samples(source: random.Random, xlen: int, each: int) -> list:
    """Every row of riscv_arith."""
    drawn = qemu_riscv.samples(source, xlen, 0)
    out = []
    for entry in _entries(drawn):
        for _ in range(each):
            fields = drawn.fill(entry.form, entry.kind, entry.mnemonic)
            general = {k: 5 for k, v in fields.items() if k[0] == "r" and v == SP}
            out.append([(entry.form.encode(fields | general), 4)])  # SP is no number
    return out


def programs(source: random.Random, xlen: int, count: int, length: int) -> list:
    """On five registers, so that results meet; shifts are by public numbers."""
    drawn = qemu_riscv.samples(source, xlen, 0)
    entries = [e for e in _entries(drawn) if e.mnemonic not in ("sra", "sraw", "sllw", "srlw")]
    entries = [e for e in entries if e.kind != "load"]
    out = []
    for _ in range(count):
        words = []
        for _ in range(length):
            entry = source.choice(entries)
            fields = drawn.fill(entry.form, entry.kind, entry.mnemonic)
            few = {k: source.choice((10, 11, 12, 13, 14)) for k in fields if k[0] == "r"}
            words.append((entry.form.encode(fields | few), 4))
        out.append(words)
    return out
