# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Instructions of RISC-V on data that are numbers (isa/riscv_arith.py), under qemu."""

from __future__ import annotations

import random

from lanewise_lab.isa import riscv_arith
from lanewise_lab.isa.riscv_syntax import SP
from lanewise_lab.symbolic import Refused

from . import qemu_riscv
from .arith_operands import Operands, WithCombinations


class Comparison(WithCombinations, qemu_riscv.Comparison):
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


def idioms(source: random.Random, xlen: int, count: int) -> list:
    """What compilers write that has rules of its own: bits of several numbers extended from 32 and
    joined, a comparison turned round, a multiple by a number of 16 bits with its highest bit set,
    a sign by a shift over all bits that count."""
    w = "w" if xlen == 64 else ""

    def joined(a: int, b: int, c: int) -> list:
        by = source.randrange(1, 31)
        shift = ("slli", "srli")[source.randrange(2)] + w
        last = [("addiw", {"rd": c, "rs1": c, "imm": 0})] if w else []
        turned = source.choice(("or", "xor", "and"))
        return [
            (shift, {"rd": a, "rs1": a, "uimm": by}),
            (f"srai{w}", {"rd": b, "rs1": b, "uimm": source.randrange(1, 32)}),
            (turned, {"rd": c, "rs1": a, "rs2": b}),
            *last,
        ]

    def round_about(a: int, b: int, c: int) -> list:
        compare = source.choice(("slt", "sltu"))
        return [
            (compare, {"rd": c, "rs1": a, "rs2": b}),
            ("xori", {"rd": c, "rs1": c, "imm": 1}),
            (f"add{w}", {"rd": c, "rs1": c, "rs2": a}),
        ]

    def multiple(a: int, b: int, c: int) -> list:
        upper, lower = source.randrange(9, 16), source.randrange(-2048, 2048)
        kept = source.choice((16, 32)) if xlen == 64 else 16
        return [
            (f"srai{w}", {"rd": b, "rs1": b, "uimm": source.randrange(8, 16)}),
            ("lui", {"rd": c, "upper": upper << 12}),
            ("addi", {"rd": c, "rs1": c, "imm": lower}),
            (source.choice(("mul", f"mul{w}")), {"rd": c, "rs1": c, "rs2": b}),
            ("add", {"rd": c, "rs1": c, "rs2": a}),
            ("slli", {"rd": c, "rs1": c, "uimm": xlen - kept}),
            ("srai", {"rd": c, "rs1": c, "uimm": xlen - kept}),
        ]

    def pieces(a: int, b: int, c: int) -> list:
        by = source.choice((1, 4, 8, 12))
        return [
            ("andi", {"rd": a, "rs1": a, "imm": source.choice((15, 255, 2047))}),
            ("srli", {"rd": b, "rs1": b, "uimm": source.choice((4, 8, 12))}),
            ("slli", {"rd": a, "rs1": a, "uimm": by}),
            ("or", {"rd": c, "rs1": a, "rs2": b}),
            ("andi", {"rd": c, "rs1": c, "imm": 255}),
        ]

    out = []
    for _ in range(count):
        for form in (joined, round_about, multiple, pieces):
            steps = form(*source.sample((10, 11, 12, 13, 14), 3))
            out.append([(qemu_riscv.encode(name, xlen, **f), 4) for name, f in steps])
    return out


def wide(source: random.Random, count: int) -> list:
    """Numbers of 64 bits in two registers of RV32: of a product or a number with its sign, and what
    their sums carry."""
    out = []
    for _ in range(count):
        a, b, c, d, e, f = source.sample((10, 11, 12, 13, 14, 15), 6)
        high = source.choice(("mulh", "mulhu"))
        first = [(high, {"rd": b, "rs1": e, "rs2": c}), ("mul", {"rd": a, "rs1": e, "rs2": c})]
        steps = first if source.random() < 0.7 else []
        if source.random() < 0.5:
            steps = [*steps, ("srai", {"rd": d, "rs1": c, "uimm": 31})]
        if source.random() < 0.3:
            carried = [("sub", c, 0, a), ("sltu", f, 0, a)]
        elif source.random() < 0.5:
            carried = [("add", e, a, c), ("sltu", f, e, c)]
        else:
            carried = [("sltu", f, a, c), ("sub", e, a, c)]
        last = source.choice(("add", "sub"))
        carried += [(last, b, b, d), (last, b, b, f)]
        steps += [(name, {"rd": r, "rs1": x, "rs2": y}) for name, r, x, y in carried]
        out.append([(qemu_riscv.encode(name, 32, **fields), 4) for name, fields in steps])
    return out
