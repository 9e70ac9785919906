# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Arithmetic instructions of A64 and ARMv7E-M on elements that are numbers, under Unicorn."""

from __future__ import annotations

import random
import re
from pathlib import Path
from types import SimpleNamespace

from lanewise_lab.isa import aarch64_scalar
from lanewise_lab.prove.arithmetic import LOOKUPS

from . import unicorn_aarch64, unicorn_armv7m
from .arith_operands import SCALARS, Operands
from .unicorn_bench import Bench

_MODULES = {"aarch64": unicorn_aarch64, "armv7m": unicorn_armv7m}


def bench(isa: str, texts: list[str], folder: Path, sizes=(16, 16, 32)) -> Bench:
    """sizes: of the numbers that words are made of."""
    module = _MODULES[isa]

    class Comparison(module.Comparison):
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
        out.append(f"umin {a}, {b}, {c}")
        out.append(f"sshr {a}, {a}, #2\n    {whole}\n    add {c}, {a}, {c}\n    umin {b}, {a}, {c}")
        if shape != "2s":
            x, y = (t.split(".")[0] + (".8b" if shape == "4h" else ".16b") for t in (a, b))
            masks = f"cmlt {a}, {a}, #0\n    cmgt {b}, {b}, {c}\n    orr {x}, {x}, {y}"
            one = ("h" if bits == 16 else "s") + v()[1:]
            out += [f"{name} {one}, {a}" for name in ("addv", "sminv", "umaxv")]
            out.append(f"{masks}\n    umaxv {one}, {a}")
        out.append(f"ssra {v()}.{shape}, {v()}.{shape}, #{source.randrange(1, bits + 1)}")
    return out


def _m4(source: random.Random, registers: int = 12) -> list[str]:
    """Every entry of armv7m_arith in every form."""

    def r() -> str:
        return f"r{source.randrange(registers)}"

    halves = [a + b for a in "bt" for b in "bt"]
    out = [f"smul{h} {r()}, {r()}, {r()}" for h in halves]
    out += [f"smla{h} {r()}, {r()}, {r()}, {r()}" for h in halves]
    out += [f"{name} {r()}, {r()}, {r()}, {r()}" for name in ("smlad", "mla", "mls")]
    names = "sadd16 ssub16 mul smulwb smulwt smmul smmulr sxtah"
    out += [f"{name} {r()}, {r()}, {r()}" for name in names.split()]
    for name in ("add", "sub", "rsb"):
        for s in ("", "s"):
            out += [f"{name}{s} {r()}, {r()}, {r()}", f"{name}{s} {r()}, {r()}, #{1 << 15}"]
            shift = f"{source.choice(('lsl', 'lsr'))} #{source.randrange(1, 31)}"
            out.append(f"{name}{s}.w {r()}, {r()}, {r()}, {shift}")
    for by in (1, 15, 16, 31, 32, source.randrange(1, 33)):
        out += [f"asr{s}.w {r()}, {r()}, #{by}" for s in ("", "s")]
    return out + [f"sxth {r()}, {r()}", f"sxth.w {r()}, {r()}, ror #16"]


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
