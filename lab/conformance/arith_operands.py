# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Operands that are numbers for the comparison of arithmetic instructions (isa/*_arith.py) with the
processor or an emulator: elements of 16 or 32 bits, random and extreme, symbolic within intervals
that contain them, so that what is known of bounds and signs is compared too."""

from __future__ import annotations

import itertools
import random
import re

from lanewise_lab.isa import x86_64_arith, x86_64_scalar, x86_64_sse
from lanewise_lab.isa.x86_64_syntax import NAMES, Instruction, expand
from lanewise_lab.symbolic import Refused, logic
from lanewise_lab.symbolic.domain import Algebra, Word
from lanewise_lab.symbolic.integers import ONE, Integers
from lanewise_lab.symbolic.memory import Combination, Ptr
from lanewise_lab.symbolic.pieces import low_bits

from . import host_cpu


class Valued(Integers):
    """With the numbers that the symbols are for given inputs."""

    def values(self, inputs: dict[int, int]) -> list[int]:
        """Of all generators, which are in the order of their dependence. Fails where one leaves
        its interval."""
        out: list[int] = []
        for g, key in enumerate(self.keys):
            if key[0] == "1":
                v = 1
            elif key[0] == "value":
                v = self.evaluate(key[1], out)
            elif key[0] == "sign":
                v = int(self.evaluate(key[1], out) < 0)
            elif key[0] == "product":
                v = out[key[1]] * out[key[2]]
            elif key[0] == "low bits":
                v = low_bits(sum(out[h] * n for h, n in key[3]), *key[1:3])
            elif key[0] == "bits":
                v = self._bits_of(key[1], out)
            else:
                v = inputs[key[1]]
            lo, hi = self.interval[g]
            assert lo <= v <= hi, (g, key, v, lo, hi)
            out.append(v)
        return out

    def _bits_of(self, word: Word, values: list[int]) -> int:
        def atom(k: int) -> int:
            bits, e = self._value[k]
            return self.evaluate(e, values) & (1 << bits) - 1

        return logic.value(self.alg, word, self.alg.ones, atom)

    @staticmethod
    def evaluate(e, values: list[int]) -> int:
        whole = sum(n * values[g] for g, n in dict(e).items())
        assert not whole % ONE, "an element is no integer"
        return whole // ONE

    def atom_values(self, inputs: dict[int, int]) -> dict[int, int]:
        """Of the atoms that stand for elements: for Algebra.evaluate()."""
        values = self.values(inputs)
        out = {}
        for atom, (bits, e) in self._value.items():
            v, (lo, hi) = self.evaluate(e, values), self.bounds(e)
            assert lo <= v <= hi, (e, v, lo, hi)
            out[atom] = v & (1 << bits) - 1
        return out


class Operands:
    """Draws words of elements. share: of elements that are symbols; the others are constants."""

    def __init__(self, alg: Algebra, source: random.Random, share: float, sizes=(16, 16, 32)):
        self.alg, self.source, self.share = alg, source, share
        self.integers = Valued(alg)
        self.inputs: dict[int, int] = {}
        self.sizes = sizes
        self.bits = source.choice(sizes)

    def _value(self, least: int) -> int:
        kind, top = self.source.random(), -least - 1
        if kind < 0.4:
            return self.source.choice((least, least + 1, -1, 0, 1, top - 1, top))
        if kind < 0.6:
            return self.source.randrange(-64, 64)
        return self.source.randrange(least, -least)

    def _element(self, least: int):
        v, top, draw = self._value(least), -least - 1, self.source
        if draw.random() >= self.share:
            return self.integers.number(v), v
        low = draw.choice((least, v, draw.randrange(least, v + 1), max(least, v - 3)))
        high = draw.choice((top, v, draw.randrange(v, top + 1), min(top, v + 3)))
        number = len(self.inputs)
        self.inputs[number] = v
        return self.integers.input(number, low, high), v

    def word(self) -> tuple[Word, int]:
        """A word and the number that it is."""
        bits, value, elements = self.bits, 0, []
        for k in range(0, self.alg.width, bits):
            e, v = self._element(-(1 << bits - 1))
            elements.append(e)
            value |= (v & (1 << bits) - 1) << k
        return self.integers.word(elements, bits), value


class WithCombinations:
    """A comparison that knows sums of multiples of pointers."""

    def number(self, value) -> int:
        if not isinstance(value, Ptr) or not isinstance(value.region, Combination):
            return super().number(value)
        terms = value.region.terms.items()
        at = sum(n * self.base[id(region)] for region, n in terms) + value.offset
        return at & self.alg.ones


class OnHost(host_cpu.Comparison):
    """Instructions of x86-64, one or more, with elements in vector registers and memory."""

    def __init__(
        self, insns: list[Instruction], source: random.Random, share: float, sizes=(16, 16, 32)
    ):
        super().__init__(insns[0], source, 1 if share else 0)
        self.insns = insns
        self.operands = Operands(self.alg, source, share, sizes)
        self.machine.integers = self.operands.integers

    def _word(self, at: int, value: int, symbolic: bool):
        word, value = self.operands.word()
        if symbolic:
            self.context[at : at + 8] = value.to_bytes(8, "little")
            return word
        return super()._word(at, value, False)

    def predict(self) -> None:
        for insn in self.insns:
            x86_64_arith.lookup(insn).run(self.machine, insn)
        if any(key[0] == "unknown" for key in self.operands.integers.keys):
            raise Refused("bits of a product, of which no number is known")

    def differences(self, after: bytes, base: int) -> list[str]:
        self.values |= self.operands.integers.atom_values(self.operands.inputs)
        return super().differences(after, base)


def x86_samples(source: random.Random, only: str = "") -> list[str]:
    """Every form of every entry of x86_64_arith, as text."""
    out = []
    for entry in x86_64_arith.TABLE.values():
        forms = [form for pattern in entry.patterns for form in expand(pattern)]
        for form in forms if only in ("", entry.mnemonic) else ():
            each = 3 if "i" in form else 1
            out += [host_cpu._sample(source, entry.mnemonic, form) for _ in range(each)]
    return sorted(set(out))


#: Sizes of the numbers in general registers.
SCALARS = (8, 16, 32, 32, 64)


def x86_scalar_samples(source: random.Random) -> list[str]:
    """Every form of every entry of x86_64_scalar that stands alone, as text."""
    out = []
    for name in x86_64_scalar.TABLE:
        entry = x86_64_arith.entry(name)
        alone = name not in x86_64_sse.TABLE and not re.match("set|cmov|adc|sbb|j", name)
        forms = [form for pattern in entry.patterns for form in expand(pattern)]
        for form in forms if alone else ():
            out += [host_cpu._sample(source, name, form) for _ in range(2)]
    return sorted(set(out))


def x86_scalar_programs(source: random.Random, count: int, length: int) -> list[str]:
    """A comparison, or a result, and what is chosen by it; sums, products, shifts and logic on few
    registers."""
    out = []
    for condition in [c for c in x86_64_scalar.CONDITIONS if c not in ("o", "no")]:
        for bits, names in ((64, "rax rcx rdx"), (32, "eax ecx edx")):
            a, b, c = source.sample(names.split(), 3)
            first = [f"cmp {a}, {b}", f"sub {a}, {b}", f"cmp {a}, {source.randrange(-9, 9)}"]
            last = [f"cmov{condition} {c}, {b}", f"set{condition} sil"]
            out += [f"{x}\n    {y}" for x in first for y in last]
            if condition in ("s", "ns", "e", "ne"):
                test = source.choice((f"test {a}, {a}", f"and {a}, 255", f"add {a}, {b}"))
                out += [f"{test}\n    {y}" for y in last]
            if condition == "b":
                out += [f"cmp {a}, {b}\n    {n} {c}, {x}" for n in ("sbb", "adc") for x in (c, 0)]
                out.append(f"neg {a}\n    sbb {a}, {a}")
    two = "add sub imul and or xor".split()
    for _ in range(count):
        lines = []
        for _ in range(length):
            bits = source.choice((32, 32, 64))
            a, b = (NAMES["g", source.choice((0, 1, 2, 6)), bits] for _ in "ab")
            low = NAMES["g", source.choice((0, 1, 2)), 16]
            by = source.randrange(1, bits)
            lines.append(
                source.choice(
                    [f"{source.choice(two)} {a}, {b}"] * 3
                    + [f"sar {a}, {by}", f"shr {a}, {by}", f"shl {a}, {by}", f"neg {a}"]
                    + [f"movsx {a}, {low}", f"movzx {a}, {low}", f"not {a}", f"mov {a}, {b}"]
                    + [f"and {a}, {source.randrange(1 << 12)}", f"imul {a}, {b}, -3329"]
                )
            )
        out.append("\n    ".join(lines))
    return out


def x86_overflows(source: random.Random) -> list[str]:
    """Sums and products, and whether they leave their type: often, an interval leaves that open."""
    out = []
    for k in range(30):
        a, b = ("rax rcx", "edx eax", "cx dx")[k % 3].split()
        n = source.choice((-1, 1, 2, 100))
        lines = [f"{x} {a}, {y}" for x in ("add", "sub", "cmp") for y in (b, n)]
        lines += [f"{x} {a}" for x in ("inc", "dec", "neg")]
        lines += [f"imul {a}, {b}", f"imul {a}, {b}, {n}"]
        out += [f"{x}\n    set{'no'[k & 1 :]} sil" for x in lines]
    return out


#: What programs consist of: sums that wrap around, halves of products, shifts, moves of elements.
_PROGRAM = "vpaddw vpsubw vpaddd vpsubd vpmullw vpmulhw vpmulhuw vpmulhrsw vpmaddwd vpcmpgtw"
_PROGRAM += " vpunpcklwd vpunpckldq vpmulld vpmuldq vpmuludq vpaddq vpsubq vpcmpgtd"


#: The canonical of two numbers; a mask of signs, and what it chooses; single bits as a mask.
_MASKED = """
vpternlogq {v}5, {v}5, {v}5, 255
vpsrlw {v}4, {v}5, 2
vpsraw {v}{a}, {v}{a}, 2
vpaddw {v}{b}, {v}{a}, {v}4
vpminuw {v}{c}, {v}{a}, {v}{b}
vpternlogq {v}5, {v}5, {v}5, 255
vpcmpnlew k1, {v}{a}, {v}{b}
vp{op}w {v}{c}{{k1}}, {v}{c}, {v}5
vpmulhw {v}{a}, {v}{c}, {v}{b}
vpcmpnlew k2, {v}{a}, {v}{c}
vp{op}w {v}{b}{{k2}}, {v}{b}, {v}5
vpsrlw {v}5, {v}5, {by}
vpsllw {v}4, {v}5, 1
vpsubw {v}5, {v}4, {v}5
vpsllw {v}5, {v}5, {by}
vpsrlw {v}5, {v}5, 15
vpsllw {v}5, {v}5, {by}
vptestmw k3, {v}{c}, {v}5
"""


def x86_logic(source: random.Random) -> list[str]:
    """Signs of numbers as masks, and logic of these and of numbers: every function of three.
    Whether a mask register is 0, or all ones, and what it chooses."""
    out = []
    for table in range(256):
        v, (a, b, c) = "xyz"[table % 3], source.sample(range(32), 3)
        signs = [f"vpsrad {v}mm{k}, {v}mm{k}, 31" for k in source.sample((a, b, c), 2)]
        size = source.choice("dq")
        out.append([*signs, f"vpternlog{size} {v}mm{a}, {v}mm{b}, {v}mm{c}, {table}"])
        name = source.choice(("vpand", "vpandn", "vpor", "vpxor"))
        out.append([signs[0], f"{name}{size} {v}mm{a}, {v}mm{b}, {v}mm{c}"])
    for size in "bwdq":
        test = f"kortest{size} k1, k1"
        known = ("kxorq", "kxnorb", "kxnorw", "kxnord", "kxnorq")
        out += [[f"{name} k1, k2, k2", test] for name in known]
        out += [[f"vpmov{of}2m k1, zmm{k}", test, "setne sil"] for of in "wdq" for k in (1, 2)]
    # What a mask of signs chooses, of two registers or one and 0; the mask as elements again.
    for of, copy in (("d", "vmovdqa32"), ("q", "vmovdqu64"), ("w", "vmovdqu16")):
        mask = f"vpmov{of}2m k1, zmm1"
        out += [[mask, f"{copy} zmm3 {{k1}}{z}, zmm{k}"] for z in ("", "{z}") for k in (2, 4)]
        out += [[mask, f"vpmovm2{of} zmm3, k1"]]
    for of, z in itertools.product("bw", ("", "{z}")):
        out.append([f"vpmov{of}2m k1, zmm1", f"vpbroadcast{of} zmm3 {{k1}}{z}, xmm2"])
    for shift, v, by in itertools.product(("vpsllq", "vpsrlq"), "xyz", (64, 63, 59, 58, 57)):
        count = ["vpternlogq xmm5, xmm5, xmm5, 255", f"vpsrlq xmm5, xmm5, {by}"]
        out.append([*count, f"{shift} {v}mm1, {v}mm2, xmm5"])
    for v, c in itertools.product("xy", ("e", "ne", "b")):
        out.append([f"vtestps {v}mm1, {v}mm1", f"set{c} sil"])
    return ["\n    ".join(lines) for lines in out]


def x86_programs(source: random.Random, count: int, length: int) -> list[str]:
    """Programs on six registers, so that results meet: low halves of the same products, sums that
    are taken back."""
    out = []
    for v in ("xmm", "ymm", "zmm"):
        for op in ("add", "sub"):
            a, b, c = source.sample(range(4), 3)
            by = source.randrange(16)
            text = _MASKED.format(v=v, op=op, a=a, b=b, c=c, by=by)
            out.append("\n    ".join(text.strip().split("\n")))
    for _ in range(count):
        lines = []
        for _ in range(length):
            to, a, b = (f"xmm{source.randrange(6)}" for _ in range(3))
            if source.random() < 0.15:
                name = source.choice(("vpsraw", "vpsrlw", "vpsllw", "vpsrad", "vpsrld", "vpslld"))
                lines.append(f"{name} {to}, {a}, {source.randrange(16)}")
            else:
                lines.append(f"{source.choice(_PROGRAM.split())} {to}, {a}, {b}")
        out.append("\n    ".join(lines))
    return out
