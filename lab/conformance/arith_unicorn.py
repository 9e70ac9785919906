# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic instructions of A64 and ARMv7E-M on elements that are numbers, under Unicorn."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace

from lanewise_lab.isa import aarch64_scalar
from lanewise_lab.isa.arm_machine import OPPOSITE
from lanewise_lab.isa.armv7m_machine import Partly
from lanewise_lab.prove.arithmetic import LOOKUPS
from lanewise_lab.symbolic import Refused

from . import unicorn_aarch64, unicorn_armv7m
from .arith_operands import SCALARS, Operands, WithCombinations
from .unicorn_bench import Bench

_MODULES = {"aarch64": unicorn_aarch64, "armv7m": unicorn_armv7m}


def bench(isa: str, texts: list[str], folder: Path, sizes=(16, 16, 32)) -> Bench:
    """sizes: of the numbers that words are made of."""
    module = _MODULES[isa]

    class Comparison(WithCombinations, module.Comparison):
        """symbolic: the share of symbols among the elements."""

        plain = False  # whether words are drawn that nothing reads

        def _region(self, *named):
            memory = any(type(op).__name__ == "Mem" for i in self.insn for op in i.operands)
            self.plain = sizes is SCALARS and not memory
            found = super()._region(*named)
            self.plain = False
            return found

        def word(self, symbolic: bool):
            vectors = len(self.registers) > 31
            if self.plain or sizes is SCALARS and vectors:
                return super().word(False)
            if not hasattr(self, "operands"):
                self.operands = Operands(self.alg, self.source, self.symbolic, sizes)
                self.machine.integers = self.operands.integers
            return self.operands.word()

        def predict(self) -> int:
            for i in self.insn:
                self.machine.pc = i.address
                LOOKUPS[isa](i).run(self.machine, i)
            if any(isinstance(value, Partly) for value in self.machine.r):
                raise Refused("a number or a pointer")
            return self.insn[-1].next

        def differences(self, *processor) -> list[str]:
            self.values |= self.operands.integers.atom_values(self.operands.inputs)
            return super().differences(*processor)

    return Bench(SimpleNamespace(**vars(module) | {"Comparison": Comparison}), texts, folder)


_A64_EACH = "add sub mul mla mls sqdmulh sqrdmulh shadd shsub cmgt cmge sqrdmlsh"
_A64_BY_ELEMENT = "mul mla mls sqdmulh sqrdmulh sqrdmlsh"


def _a64(source: random.Random, registers: int = 32) -> list[str]:
    """Every entry of aarch64_arith in every form."""

    def v(below: int = registers) -> str:
        return f"v{source.randrange(min(below, registers))}"

    out = []
    for shape in ("4h", "8h", "2s", "4s"):
        letter, bits = shape[1], 16 if shape[1] == "h" else 32
        for name in _A64_EACH.split():
            out.append(f"{name} {v()}.{shape}, {v()}.{shape}, {v()}.{shape}")
        for name in _A64_BY_ELEMENT.split():
            element = f"{v(16)}.{letter}[{source.randrange(128 // bits)}]"
            out.append(f"{name} {v()}.{shape}, {v()}.{shape}, {element}")
        out.append(f"neg {v()}.{shape}, {v()}.{shape}")
        out.append(f"cmlt {v()}.{shape}, {v()}.{shape}, #0")
        for by in (1, bits - 1, bits, source.randrange(1, bits + 1)):
            out += [f"{name} {v()}.{shape}, {v()}.{shape}, #{by}" for name in ("sshr", "srshr")]
    for narrow, wide in (("8b", "8h"), ("4h", "4s"), ("2s", "2d")):
        out.append(f"xtn {v()}.{narrow}, {v()}.{wide}")
        twice = f"{2 * int(narrow[0])}{narrow[1]}"
        out.append(f"xtn2 {v()}.{twice}, {v()}.{wide}")
        by = source.randrange(1, 64 // int(narrow[0]) + 1)
        out.append(f"shrn {v()}.{narrow}, {v()}.{wide}, #{by}")
        out.append(f"shrn2 {v()}.{twice}, {v()}.{wide}, #{by}")
    return out + _a64_products(source, v) + _a64_widths(source, v) + _a64_masks(source, v)


def _a64_products(source: random.Random, v) -> list[str]:
    out = []
    for name in ("smull", "umull", "smlal", "smlsl"):
        for wide, low, high in (("4s", "4h", "8h"), ("2d", "2s", "4s")):
            element = f"{v(16)}.{low[1]}[{source.randrange(8 if low[1] == 'h' else 4)}]"
            for suffix, narrow in (("", low), ("2", high)):
                first = f"{name}{suffix} {v()}.{wide}, {v()}.{narrow}"
                out += [f"{first}, {v()}.{narrow}", f"{first}, {element}"]
    return out


def _a64_widths(source: random.Random, v) -> list[str]:
    """What makes elements wider or narrower."""
    out = []
    for wide, low, high in (("8h", "8b", "16b"), ("4s", "4h", "8h"), ("2d", "2s", "4s")):
        bits = 64 // int(low[0])
        for suffix, narrow in (("", low), ("2", high)):
            by = source.choice((0, bits - 1, source.randrange(bits)))
            first = f"{suffix} {v()}.{wide}, {v()}.{narrow}, #{by}"
            out += [name + first for name in ("sshll", "ushll")]
            out.append(f"shll{suffix} {v()}.{wide}, {v()}.{narrow}, #{bits}")
            for name in (a + b for a in "su" for b in ("add", "sub")):
                out.append(f"{name}l{suffix} {v()}.{wide}, {v()}.{narrow}, {v()}.{narrow}")
                out.append(f"{name}w{suffix} {v()}.{wide}, {v()}.{wide}, {v()}.{narrow}")
            out.append(f"addhn{suffix} {v()}.{narrow}, {v()}.{wide}, {v()}.{wide}")
            by = source.choice((1, bits, source.randrange(1, bits + 1)))
            out.append(f"rshrn{suffix} {v()}.{narrow}, {v()}.{wide}, #{by}")
    return out


def _a64_masks(source: random.Random, v) -> list[str]:
    """Comparisons, and logic by what they give; shifts and places that numbers say."""
    out = []
    for shape in source.sample(("8b", "16b", "4h", "8h", "2s", "4s", "2d"), 2):
        a, b, c, d = (f"{v()}.{shape}" for _ in range(4))
        for name in ("cmgt", "cmge", "cmeq", "cmhi", "cmhs"):
            out += [f"{name} {a}, {b}, {c}", f"{name} {a}, {b}, {b}"]
            out += [f"{name} {a}, {b}, #0"] if name < "cmh" else []
        out += [f"{name} {a}, {b}, #0" for name in ("cmlt", "cmle")]
        out += [f"{name} {a}, {b}, {c}" for name in ("add", "sub")]
        bits = {"b": 8, "h": 16, "s": 32, "d": 64}[shape[-1]]
        out.append(f"sshr {a}, {b}, #{source.randrange(1, bits + 1)}")
        whole = shape if shape[-1] == "b" else ("8b" if shape in ("4h", "2s") else "16b")
        x, y, z = (t.split(".")[0] + "." + whole for t in (b, c, d))
        for name in ("and", "bic", "orr", "orn", "eor"):
            out.append(f"{name} {x}, {y}, {z}")
            out.append(f"cmlt {b}, {b}, #0\n    {name} {z}, {x}, {y}")
        out.append(f"mvn {x}, {y}")
        for name, mask in (("bsl", a), ("bit", c), ("bif", c)):
            first, second = a.split(".")[0] + "." + whole, y
            out.append(f"cmlt {mask}, {mask}, #0\n    {name} {first}, {x}, {second}")
        for by in (*source.sample(range(-bits, bits), 2), -bits, bits):
            public = f"movi {c.split('.')[0]}.16b, #{by & 255}"
            out += [f"{public}\n    {name} {a}, {b}, {c}" for name in ("ushl", "sshl")]
    for shape in ("8b", "16b"):
        for count in range(1, 5):
            first = source.randrange(28)
            table = ", ".join(f"v{first + k}.16b" for k in range(count))
            at = f"movi v31.{shape}, #{source.randrange(16 * count + 2)}"
            ramp = "ushr v31.2d, v31.2d, #3"  # so that bytes are different places
            out.append(f"{at}\n    {ramp}\n    tbl {v()}.{shape}, {{{table}}}, v31.{shape}")
    for shape in ("4h", "8h", "2s", "4s"):
        bits = 16 if shape[1] == "h" else 32
        a, b, c = (f"{v()}.{shape}" for _ in range(3))
        whole = f"movi {c}, #0x20, lsl #{bits - 8}"  # a quarter of the range
        out += [f"{name} {a}, {b}, {c}" for name in ("umin", "umax", "cmtst")]
        out.append(f"sshr {a}, {a}, #2\n    {whole}\n    add {c}, {a}, {c}\n    umin {b}, {a}, {c}")
        if shape != "2s":
            x, y = (t.split(".")[0] + (".8b" if shape == "4h" else ".16b") for t in (a, b))
            masks = f"cmlt {a}, {a}, #0\n    cmgt {b}, {b}, {c}\n    orr {x}, {x}, {y}"
            one = ("h" if bits == 16 else "s") + v()[1:]
            out += [f"{name} {one}, {a}" for name in ("addv", "sminv", "umaxv")]
            out.append(f"{masks}\n    umaxv {one}, {a}")
        for name in ("ssra", "usra"):
            out.append(f"{name} {v()}.{shape}, {v()}.{shape}, #{source.randrange(1, bits + 1)}")
    return out


def _m4(source: random.Random, registers: int = 12) -> list[str]:
    """Every entry of armv7m_arith, and of armv7m_scalar, in every form."""

    def r() -> str:
        return f"r{source.randrange(registers)}"

    halves = [a + b for a in "bt" for b in "bt"]
    out = [f"smul{h} {r()}, {r()}, {r()}" for h in halves]
    out += [f"smla{h} {r()}, {r()}, {r()}, {r()}" for h in halves]
    out += [f"{name} {r()}, {r()}, {r()}, {r()}" for name in ("smlad", "mla", "mls")]
    names = "sadd16 ssub16 mul smulwb smulwt smmul smmulr"
    out += [f"{name} {r()}, {r()}, {r()}" for name in names.split()]
    for name in ("smull", "umull", "smlal", "umlal"):
        low, high = source.sample(range(registers), 2)
        out.append(f"{name} r{low}, r{high}, {r()}, {r()}")
    for name in ("add", "sub", "rsb", "and", "orr", "eor", "bic"):
        for s in ("", "s"):
            out += [f"{name}{s} {r()}, {r()}, {r()}", f"{name}{s} {r()}, {r()}, #{1 << 15}"]
            shift = f"{source.choice(('lsl', 'lsr', 'asr'))} #{source.randrange(1, 31)}"
            out.append(f"{name}{s}.w {r()}, {r()}, {r()}, {shift}")
    out += [f"orn {r()}, {r()}, {r()}", f"mvn {r()}, {r()}", f"muls r1, r{source.randrange(6)}, r1"]
    for by in (1, 15, 16, 31, 32, source.randrange(1, 33)):
        out += [f"asr{s}.w {r()}, {r()}, #{by}" for s in ("", "s")]
    count, value = source.sample(range(registers), 2)
    out.append(f"mov r{count}, #{source.randrange(40)}\n    asr {r()}, r{value}, r{count}")
    low = source.randrange(32)
    out.append(f"sbfx {r()}, {r()}, #{low}, #{source.randrange(1, 33 - low)}")
    for name in ("sxtb", "sxth", "uxtb", "uxth"):
        out += [f"{name} {r()}, {r()}", f"{name}.w {r()}, {r()}, ror #{source.choice((8, 16, 24))}"]
        out += [f"{name[:3]}a{name[3]} {r()}, {r()}, {r()}{by}" for by in ("", ", ror #16")]
    for name in ("ldrsb", "ldrsh"):
        base, to = source.sample(range(registers), 2)
        out += [f"{name} r{to}, [r{base}, #{source.randrange(16)}]", f"{name} r{to}, [r{base}], #2"]
    return out + _m4_wide(source, r) + _m4_conditions(source, r)


def _m4_wide(source: random.Random, r) -> list[str]:
    """Sums and differences of 64 bits: of words, of a product, of one number with its sign."""
    out = []
    for name in ("add", "sub"):
        carries = {"add": "adc", "sub": "sbc"}[name]
        a, b, c, d = (f"r{k}" for k in source.sample(range(6), 4))
        both = f"{name}s {a}, {a}, {c}\n    {carries} {b}, {b}, {d}"
        out += [both, f"smull {c}, {d}, {r()}, {r()}\n    {both}"]
        out.append(f"asr {d}, {c}, #31\n    {both}")
        out.append(f"smull {a}, {b}, {c}, {d}\n    asr {d}, {c}, #31\n    {both}")
        by = source.randrange(1, 32)
        moved = (
            f"lsl {b}, {b}, #{by}\n    orr {b}, {b}, {a}, lsr #{32 - by}\n    lsl {a}, {a}, #{by}"
        )
        out.append(f"{moved}\n    {both}")
    out.append(f"cmp {a}, {b}\n    sbc {c}, {c}, {d}")
    out.append(f"rsbs {a}, {b}, #0\n    sbc {c}, {c}, {c}, lsl #1")
    out.append(f"cmn {a}, {b}\n    adcs {c}, {c}, {d}\n    it mi\n    addmi {a}, {b}, {c}")
    return out


#: How flags are set of data, for which conditions, and what is chosen by them.
_M4_FLAGS = {
    "cmp {a}, {b}": "eq ne hs lo mi pl hi ls ge lt gt le",
    "subs {a}, {b}, {c}": "eq ne hs lo mi pl hi ls ge lt gt le",
    "cmp {a}, #0": "eq ne mi pl ge lt gt le",
    "adds {a}, {a}, {b}": "eq ne mi pl hs lo",
    "tst {a}, {b}": "eq ne mi pl",
    "teq {a}, {b}": "eq ne mi pl",
    "asrs {a}, {b}, #7": "eq ne mi pl",
    "lsls {a}, {b}, #7": "eq ne mi pl",
    "eors {a}, {b}, {c}": "eq ne mi pl",
    "muls {a}, {b}, {a}": "eq ne mi pl",
    "mvns {a}, {b}": "eq ne mi pl",
}
_M4_CHOICES = (
    "it {cond}\n    mov{cond} {c}, {a}|it {cond}\n    add{cond} {c}, {c}, #77|"
    "ite {cond}\n    mov{cond} {c}, #1\n    mov{other} {c}, #0|"
    "it {cond}\n    rsb{cond} {c}, {b}, #0|"
    "itt {cond}\n    sub{cond} {c}, {b}, {a}\n    asr{cond} {b}, {c}, #3|"
    "ite {cond}\n    mvn{cond} {b}, {c}\n    orr{other} {b}, {a}, {c}"
).split("|")
_OTHERS = OPPOSITE | {other: cond for cond, other in OPPOSITE.items()}


def _m4_conditions(source: random.Random, r) -> list[str]:
    out = []
    for flags, conditions in _M4_FLAGS.items():
        cond = source.choice(conditions.split())
        a, b, c = (f"r{k}" for k in source.sample(range(6), 3))
        c = source.choice((c, c, "lr"))
        text = f"{flags}\n    {source.choice(_M4_CHOICES)}"
        out.append(text.format(a=a, b=b, c=c, cond=cond, other=_OTHERS[cond]))
    return out


_DRAW = {"aarch64": _a64, "armv7m": _m4}


def samples(isa: str, source: random.Random, each: int) -> list[str]:
    return sorted({text for _ in range(each) for text in _DRAW[isa](source)})


def programs(isa: str, source: random.Random, count: int, length: int) -> list[str]:
    """On six registers, so that results meet."""
    out = []
    for _ in range(count):
        drawn = [source.choice(_DRAW[isa](source, 6)) for _ in range(length)]
        out.append("\n    ".join(drawn))
    return out


#: How a64_conditions() sets flags, of small numbers that are often equal too, and what chooses by
#: them.
_FLAGS = (
    "cmp {a}, {b}|subs {c}, {a}, {b}|cmp {a}, #{n}|cmp {a}, {b}, lsl #3|negs {c}, {a}|cmn {a}, {b}|"
    "adds {c}, {a}, {b}|tst {a}, {b}|ands {c}, {a}, #0xff|bics {c}, {a}, {b}|"
    "and {a}, {a}, #1\n    and {b}, {b}, #1\n    subs {c}, {a}, {b}|"
    "and {a}, {a}, #3\n    cmp {a}, #2"
).split("|")
_CHOICES = (
    "csel {c}, {a}, {b}, {cond}|csinc {c}, {a}, {b}, {cond}|csinv {c}, {a}, {b}, {cond}|"
    "csneg {c}, {a}, {b}, {cond}|cinc {c}, {b}, {cond}|cinv {c}, {b}, {cond}|"
    "cneg {c}, {b}, {cond}|cset {c}, {cond}|csetm {c}, {cond}"
).split("|")


def a64_scalars(source: random.Random, each: int) -> list[str]:
    """Every form of every entry of aarch64_scalar that stands alone."""
    drawn = unicorn_aarch64.Samples(source)
    alone = [t for t in drawn.templates if re.split(r"[ .]", t)[0] in aarch64_scalar.TABLE]
    alone = [t for t in alone if not re.search(r"sp|x28|cond|\.[-+]", t)]
    return sorted({drawn.fill(t) for t in alone for _ in range(each)})


def a64_conditions(source: random.Random) -> list[str]:
    """Each choice by each condition of flags set in each way."""
    out = []
    for flags in _FLAGS:
        for choice in _CHOICES:
            for cond in unicorn_aarch64.CONDITIONS[:14]:
                letter = source.choice("xw")
                a, b, c = (f"{letter}{n}" for n in source.sample(range(8), 3))
                text = f"{flags}\n    {choice}"
                out.append(text.format(a=a, b=b, c=c, n=source.randrange(9), cond=cond))
    return out


def a64_scalar_programs(source: random.Random, count: int, length: int) -> list[str]:
    """On five registers, so that results meet."""
    singles = [t for t in a64_scalars(source, 6) if "[" not in t]
    chosen = [t for t in a64_conditions(source) if t[:3] in ("cmp", "sub", "tst")]
    out = []
    for _ in range(count):
        lines = [source.choice(singles if source.random() < 0.8 else chosen) for _ in range(length)]
        few = {n: source.randrange(5) for n in range(31)}
        text = "\n    ".join(lines)
        out.append(re.sub(r"\b([xw])(\d+)\b", lambda m, few=few: f"{m[1]}{few[int(m[2])]}", text))
    return out
