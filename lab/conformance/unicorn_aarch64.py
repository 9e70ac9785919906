# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single A64 instructions under Unicorn's largest core: samples, and what emulated.py needs."""

from __future__ import annotations

import random
import re
from pathlib import Path

from lanewise_lab.isa.aarch64_machine import PLATFORM, Machine
from lanewise_lab.isa.aarch64_syntax import CONDITIONS, SP, ZR, Mem, Reg
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic.memory import Ptr
from unicorn import arm64_const as arm

from . import unicorn_bench as emulated
from .unicorn_bench import SCRATCH, SIZE, STACK

_GENERAL = [getattr(arm, f"UC_ARM64_REG_X{n}") for n in range(31)] + [arm.UC_ARM64_REG_SP]
_VECTOR = [getattr(arm, f"UC_ARM64_REG_V{n}") for n in range(32)]
CONVENTION = emulated.Convention("MAX", _GENERAL + _VECTOR, arm.UC_ARM64_REG_NZCV)

#: What may be written for each placeholder of a template.
_SHIFTS = ("lsl", "lsr", "asr", "ror")
_EXTENSIONS = ("uxtb", "uxth", "uxtw", "sxtb", "sxth", "sxtw")
_ALL = ("8b", "16b", "4h", "8h", "2s", "4s", "2d")
_BYTES = ("8b", "16b")
_BITS = {"b": 8, "h": 16, "s": 32, "d": 64}

#: Every form of every entry. {x} is a register of 64 bits, {w} of 32, {r} either (the same width
#: throughout); {v} the number of a vector register, {T} an arrangement, {B} one of bytes.
TEMPLATES = """
mov {r}, {r} | mov {x}, sp | mov {r}, #{wide} | mov {r}, #{logical}
movz {r}, #0, lsl #16 | movn {r}, #{i16} | movn {r}, #0, lsl #16 | mvn {r}, {r} | mvn {r}, {shifted}
movk {r}, #{i16} | movk {r}, #{i16}, lsl #16 | movk {x}, #{i16}, lsl #48
adr {x}, .+17 | adr {x}, .-100
eor {r}, {r}, {r} | and {r}, {r}, {r} | orr {r}, {r}, {r} | bic {r}, {r}, {r} | orn {r}, {r}, {r}
eon {r}, {r}, {r} | eor {r}, {r}, #{logical} | and {r}, {r}, #{logical} | orr {r}, {r}, #{logical}
eor {r}, {r}, {shifted} | and {r}, {r}, {shifted} | orr {r}, {r}, {shifted} | and x3, x28, #15
bic {r}, {r}, {shifted} | orn {r}, {r}, {shifted} | eon {r}, {r}, {shifted} | and x3, x28, #-16
ands {r}, {r}, {r} | ands {r}, {r}, #{logical} | ands {r}, {r}, {shifted} | bics {r}, {r}, {r}
bics {r}, {r}, {shifted} | tst {r}, {r} | tst {r}, #{logical} | tst {r}, {shifted} | eor x1, x2, x2
lsl {r}, {r}, #{n} | lsr {r}, {r}, #{n} | asr {r}, {r}, #{n} | ror {r}, {r}, #{n}
lsl {r}, {r}, {r} | lsr {r}, {r}, {r} | asr {r}, {r}, {r} | ror {r}, {r}, {r}
extr {r}, {r}, {r}, #{n} | ubfx {r}, {r}, {field} | sbfx {r}, {r}, {field} | ubfiz {r}, {r}, {field}
sbfiz {r}, {r}, {field} | bfi {r}, {r}, {field} | bfxil {r}, {r}, {field} | bfc {r}, {field}
uxtb {w}, {w} | uxth {w}, {w} | sxtb {x}, {w} | sxtb {w}, {w} | sxth {r}, {w} | sxtw {x}, {w}
rev {r}, {r} | rev16 {r}, {r} | rev32 {x}, {x} | rbit {r}, {r}
add {r}, {r}, {r} | add {r}, {r}, #{i12} | add {r}, {r}, #{i12}, lsl #12 | add {r}, {r}, {plain}
add {r}, {r}, {extended} | add sp, sp, #64 | add {x}, sp, {x} | add {x}, sp, {w}, uxtw #2
sub {r}, {r}, {r} | sub {r}, {r}, #{i12} | sub {r}, {r}, {plain} | sub {r}, {r}, {extended}
sub sp, sp, #64 | adds {r}, {r}, {r} | adds {r}, {r}, #{i12} | adds {r}, {r}, {plain}
adds {r}, {r}, {extended} | subs {r}, {r}, {r} | subs {r}, {r}, #{i12} | subs {r}, {r}, {plain}
subs {r}, {r}, {extended} | cmp {r}, {r} | cmp {r}, #{i12} | cmp {r}, {plain} | cmp {r}, {extended}
cmp sp, {x} | cmn {r}, {r} | cmn {r}, #{i12} | cmn {r}, {plain} | cmn {r}, {extended}
neg {r}, {r} | neg {r}, {plain} | negs {r}, {r} | negs {r}, {plain} | adc {r}, {r}, {r}
sbc {r}, {r}, {r} | subs x1, x2, x2 | cmp x28, #0
mul {r}, {r}, {r} | mneg {r}, {r}, {r} | madd {r}, {r}, {r}, {r} | msub {r}, {r}, {r}, {r}
umull {x}, {w}, {w} | smull {x}, {w}, {w} | umulh {x}, {x}, {x} | umaddl {x}, {w}, {w}, {x}
smaddl {x}, {w}, {w}, {x} | umsubl {x}, {w}, {w}, {x} | smsubl {x}, {w}, {w}, {x}
umnegl {x}, {w}, {w} | smnegl {x}, {w}, {w} | udiv {r}, {r}, {r} | udiv {x}, {x}, xzr
ccmp {r}, {r}, #{nzcv}, {cond} | ccmp {r}, #{i5}, #{nzcv}, {cond} | ccmn {r}, {r}, #{nzcv}, {cond}
ccmn {r}, #{i5}, #{nzcv}, {cond} | csel {r}, {r}, {r}, {cond} | csinc {r}, {r}, {r}, {cond}
csinv {r}, {r}, {r}, {cond} | csneg {r}, {r}, {r}, {cond} | cinc {r}, {r}, {cond}
cinv {r}, {r}, {cond} | cneg {r}, {r}, {cond} | cset {r}, {cond} | csetm {r}, {cond}
nop | bti | bti c | b .+8 | b .-64 | b.{cond} .+400 | bl .+100 | br {x} | ret | ret {x} | blr {x}
cbz {r}, .+64 | cbnz {r}, .-64 | tbz {r}, #{n}, .+64 | tbnz {r}, #{n}, .-64 | tbnz w28, #4, .+8
ldr {r}, {m:r} | str {r}, {m:r} | ldrb {w}, {m:1} | strb {w}, {m:1} | ldrh {w}, {m:2}
strh {w}, {m:2} | ldrsb {r}, {m:1} | ldrsh {r}, {m:2} | ldrsw {x}, {m:4} | str xzr, {m:8}
ldr {x}, .+32 | ldr {w}, .-20 | ldrsw {x}, .-20 | ldr q{v}, .+32 | ldr d{v}, .+32 | ldr s{v}, .-20
ldr q{v}, {m:16} | str q{v}, {m:16} | ldr d{v}, {m:8} | str d{v}, {m:8} | ldr s{v}, {m:4}
str s{v}, {m:4} | ldr h{v}, {m:2} | str h{v}, {m:2} | ldr b{v}, {m:1} | str b{v}, {m:1}
ldp {r}, {r}, {p:r} | stp {r}, {r}, {p:r} | ldpsw {x}, {x}, {p:4} | ldnp {x}, {x}, [x28, #16]
ldp q{v}, q{v}, {p:16} | stp q{v}, q{v}, {p:16} | ldp d{v}, d{v}, {p:8} | stp d{v}, d{v}, {p:8}
ldp s{v}, s{v}, {p:4} | stp s{v}, s{v}, {p:4} | stp xzr, xzr, {p:8} | stnp q{v}, q{v}, [x28, #32]
ldp {x}, {x}, [sp], #64 | stp {x}, {x}, [sp, #-64]! | str {x}, [sp, #-16]! | ldr q{v}, [sp], #16
prfm pldl1keep, [x28, #64] | prfm pstl2strm, [x28] | prfm pldl1keep, [x28, #-3]
ld1 {l1}, {s:1} | ld1 {l2}, {s:2} | ld1 {l3}, {s:3} | ld1 {l4}, {s:4} | st1 {l1}, {s:1}
st1 {l2}, {s:2} | st1 {l3}, {s:3} | st1 {l4}, {s:4} | ld2 {k2}, {s:2} | st2 {k2}, {s:2}
ld3 {k3}, {s:3} | st3 {k3}, {s:3} | ld4 {k4}, {s:4} | st4 {k4}, {s:4} | ld1r {l1}, {e:T}
ld1 {element}, {e:E} | st1 {element}, {e:E}
mov {vv:B} | fmov d{v}, d{v} | fmov s{v}, s{v} | mov {x}, v{v}.d[1] | mov {w}, v{v}.s[3]
umov {w}, v{v}.h[{index8}] | umov {w}, v{v}.b[{index8}] | fmov {x}, d{v} | fmov {w}, s{v}
fmov {x}, v{v}.d[1] | fmov d{v}, {x} | fmov s{v}, {w} | fmov v{v}.d[1], {x} | fmov d{v}, xzr
mov v{v}.d[{index2}], {x} | mov v{v}.s[2], {w} | mov v{v}.h[5], {w} | mov v{v}.b[{index8}], {w}
mov v{v}.d[{index2}], v{v}.d[1] | mov v{v}.s[3], v{v}.s[0] | mov v{v}.b[9], v{v}.b[{index8}]
mov d{v}, v{v}.d[1] | mov s{v}, v{v}.s[2] | mov b{v}, v{v}.b[{index8}]
dup v{v}.2d, {x} | dup v{v}.{B}, {w} | dup v{v}.4h, {w} | dup v{v}.4s, {w} | dup v{v}.2d, v{v}.d[1]
dup v{v}.8h, v{v}.h[{index8}] | dup v{v}.2s, v{v}.s[3] | dup v{v}.8b, v{v}.b[{index8}]
movi v{v}.2d, #{mask} | movi d{v}, #{mask} | movi v{v}.{B}, #{i8} | movi v{v}.4s, #{i8}, lsl #16
movi v{v}.8h, #{i8}, lsl #8 | movi v{v}.2s, #{i8}, msl #16 | mvni v{v}.4s, #{i8}, msl #8
mvni v{v}.4h, #{i8} | orr v{v}.4s, #{i8}, lsl #24 | bic v{v}.8h, #{i8} | orr v{v}.4h, #{i8}, lsl #8
eor {vvv:B} | and {vvv:B} | bic {vvv:B} | orr {vvv:B} | orn {vvv:B} | mvn {vv:B}
bsl {vvv:B} | bit {vvv:B} | bif {vvv:B} | eor v1.16b, v2.16b, v2.16b
shl {vv:T}, #{left} | ushr {vv:T}, #{right} | sli {vv:T}, #{left} | sri {vv:T}, #{right}
 usra {vv:T}, #{right} | shl d{v}, d{v}, #{n64}
ushr d{v}, d{v}, #{n64} | sli d{v}, d{v}, #{n64} | sri d{v}, d{v}, #{n64} | usra d{v}, d{v}, #{n64}
ushr v{v}.2d, v{v}.2d, #64 | sri v{v}.2d, v{v}.2d, #64 | sri d{v}, d{v}, #64
add {vvv:T} | sub {vvv:T} | add d{v}, d{v}, d{v} | sub d{v}, d{v}, d{v} | add v1.2d, v2.2d, v2.2d
sub v1.4s, v2.4s, v2.4s | zip1 {vvv:T} | zip2 {vvv:T} | uzp1 {vvv:T} | uzp2 {vvv:T} | trn1 {vvv:T}
trn2 {vvv:T} | ext v{v}.16b, v{v}.16b, v{v}.16b, #{n16} | ext v{v}.16b, v{v}.16b, v{v}.16b, #8
ext v{v}.8b, v{v}.8b, v{v}.8b, #{n8} | rev64 {vv:B} | rev64 v{v}.4s, v{v}.4s
rev32 {vv:B} | rev32 v{v}.8h, v{v}.8h | rev16 {vv:B} | rev64 v{v}.4h, v{v}.4h
eor3 v{v}.16b, v{v}.16b, v{v}.16b, v{v}.16b | bcax v{v}.16b, v{v}.16b, v{v}.16b, v{v}.16b
xar v{v}.2d, v{v}.2d, v{v}.2d, #{n64} | rax1 v{v}.2d, v{v}.2d, v{v}.2d | xar v1.2d, v2.2d, v3.2d, #0
smulh {x}, {x}, {x} | sdiv {r}, {r}, {r} | sdiv {x}, {x}, xzr
madd x1, x2, x3, x28 | msub x1, x2, x3, x28
"""
#: Of data: sums without a carry, differences with nothing. What changes the stack pointer. And what
#: a load or a store does where its base is its own operand.
SEQUENCES = [
    "and x1, x1, #255\n    and x2, x2, #0xff00\n    adds x0, x1, x2",
    "and w1, w1, #255\n    and w2, w2, #0xff00\n    cmn w1, w2",
    "shl v1.2d, v1.2d, #60\n    ushr v2.2d, v2.2d, #4\n    add v3.2d, v1.2d, v2.2d",
    "fmov d1, x28\n    movi v2.2d, #0xff\n    add d3, d1, d2",
    "adds x0, x1, xzr",
    "subs w0, w1, wzr",
    "add x1, sp, #16\n    mov sp, x1",
    "mov x1, #16\n    add sp, sp, x1, lsl #2",
    "mov x1, #32\n    add sp, sp, x1",
    "ldr x1, [x1]",
    "str x1, [x1, #8]",
    "ldp x1, x2, [x1]",
    "stp x1, x2, [x1]",
]


class Samples:
    """Every template with random registers, shifts and immediates, several times."""

    def __init__(self, source: random.Random):
        self.source = source
        self.templates = [t.strip() for t in re.split(r"[|\n]", TEMPLATES) if t.strip()]

    def all(self, each: int = 4) -> list[str]:
        out = set(SEQUENCES)
        for template in self.templates:
            for _ in range(each if "{" in template else 1):
                out.add(self.fill(template))
        return sorted(out)

    def sequences(self, count: int, length: int) -> list[str]:
        """Programs of instructions that the table takes with all operands symbolic."""
        names = "mvn movk eor and orr bic orn eon ror lsl lsr asr extr ubfx sbfx bfi bfxil rev rbit"
        names += " bsl bit shl ushr sri sli zip1 trn2 ext rev64 eor3 bcax xar rax1 ins dup mov"
        texts = [t for t in self.all() if t.split()[0] in names.split() and "\n" not in t]
        # Not shifts by a register, nor what the samples do with a pointer.
        by_register = re.compile(r"(lsl|lsr|asr|ror) \w+, \w+, [wx]")
        texts = [t for t in texts if not by_register.match(t) and not re.search(r"sp|x28", t)]
        return ["\n    ".join(self.source.choices(texts, k=length)) for _ in range(count)]

    def fill(self, template: str) -> str:
        source = self.source
        self.bits = source.choice((64, 32))
        self.left = source.sample([n for n in range(28) if n != PLATFORM], 10)
        self.arrangement, self.element = source.choice(_ALL), source.choice("bhsd")
        self.bytes, self.first = source.choice(_BYTES), source.randrange(32)
        text = re.sub(r"\{([\w:]+)\}", self._value, template)
        # A pair loaded into one register is unpredictable: no two machines need to agree.
        return self.fill(template) if re.match(r"(ldn?p|ldpsw) (\w+), \2,", text) else text

    def _register(self, bits: int) -> str:
        # A few operands are the same or zero.
        n = self.left[0] if self.source.random() < 0.1 else self.left.pop()
        return str(Reg(n, bits))

    def _value(self, found: re.Match) -> str:
        name, _, argument = found[1].partition(":")
        if argument:
            if name[0] == "v":
                return self._vectors(len(name), argument)
            return getattr(self, f"_{name}")(argument)
        if name[0] in "lk" and name[1:].isdigit():
            return self._list(int(name[1:]), name[0] == "k")
        source, bits = self.source, self.bits
        choose, below = source.choice, source.randrange
        if name in ("r", "x", "w"):
            return self._register({"r": bits, "x": 64, "w": 32}[name])
        if name in ("shifted", "plain"):
            kind = choose(_SHIFTS if name == "shifted" else _SHIFTS[:3])
            return f"{self._register(bits)}, {kind} #{below(1, bits)}"
        if name == "extended":
            return f"{self._register(32)}, {choose(_EXTENSIONS)} #{below(5)}"
        if name == "field":
            low = below(bits)
            return f"#{low}, #{below(1, bits - low + 1)}"
        if name == "logical":
            return hex(self._logical())
        element = _BITS[self.arrangement[-1]]
        values = {
            "wide": lambda: hex(below(1, 1 << 16) << choose(range(0, bits, 16))),
            "n": lambda: below(1, bits),
            "n64": lambda: below(1, 64),
            "left": lambda: below(element),
            "right": lambda: below(1, element + 1),
            "cond": lambda: choose(CONDITIONS[:14]),
            "mask": lambda: hex(sum(0xFF << n for n in range(0, 64, 8) if below(2))),
            "v": lambda: below(32),
            "T": lambda: self.arrangement,
            "B": lambda: self.bytes,
            "element": lambda: (
                f"{{v{below(32)}.{self.element}}}[{below(128 // _BITS[self.element])}]"
            ),
        }
        if name in values:
            return str(values[name]())
        kind, number = re.match(r"([a-z]+)(\d*)$", name).groups()
        return str(below({"i": 1 << int(number or 0), "nzcv": 16}.get(kind, int(number or 0))))

    def _logical(self) -> int:
        """An immediate of logical instructions: a run of ones in an element, turned, repeated."""
        size = self.source.choice([2**n for n in range(1, self.bits.bit_length())])
        ones = (1 << self.source.randrange(1, size)) - 1
        turn = self.source.randrange(size)
        element = (ones << turn | ones >> size - turn) & (1 << size) - 1
        return sum(element << n for n in range(0, self.bits, size))

    def _vectors(self, count: int, kind: str) -> str:
        shape = self.bytes if kind == "B" else self.arrangement
        return ", ".join(f"v{self.source.randrange(32)}.{shape}" for _ in range(count))

    def _list(self, count: int, structure: bool) -> str:
        shape = self.arrangement
        return "{" + ", ".join(f"v{(self.first + n) % 32}.{shape}" for n in range(count)) + "}"

    def _m(self, size: str) -> str:
        """An access to memory of so many bytes: every addressing mode."""
        count = self.bits // 8 if size == "r" else int(size)
        base, index = str(Reg(self.left.pop())), self.left.pop()
        by, near = count * self.source.randrange(8), self.source.randrange(-64, 64)
        shift = count.bit_length() - 1
        modes = [f"[{base}]", f"[{base}, #{by}]", f"[{base}, #{near}]", f"[sp, #{by}]"]
        modes += [f"[{base}, {Reg(index)}]", f"[{base}, {Reg(index, 32)}, sxtw]"]
        modes += [f"[{base}, {Reg(index)}, lsl #{shift}]", f"[{base}, {Reg(index)}, sxtx]"]
        modes += [f"[{base}, {Reg(index, 32)}, uxtw #{shift}]"]
        modes += [f"[{base}, #{near}]!", f"[{base}], #{near}"] * 2
        return self.source.choice(modes)

    def _p(self, size: str) -> str:
        count = self.bits // 8 if size == "r" else int(size)
        base, by = str(Reg(self.left.pop())), count * self.source.randrange(-8, 8)
        modes = [f"[{base}]", f"[{base}, #{by}]", f"[{base}, #{by}]!", f"[{base}], #{by}"]
        return self.source.choice([*modes, f"[sp, #{abs(by)}]"])

    def _s(self, count: str) -> str:
        size = int(count) * _BITS[self.arrangement[-1]] // 8 * int(self.arrangement[:-1])
        return self._post(size)

    def _e(self, kind: str) -> str:
        return self._post(_BITS[self.arrangement[-1] if kind == "T" else self.element] // 8)

    def _post(self, size: int) -> str:
        base, index = Reg(self.left.pop()), Reg(self.left.pop())
        return self.source.choice([f"[{base}]", f"[{base}], #{size}", f"[{base}], {index}", "[sp]"])


def assemble(instructions: list[str], folder: Path) -> ObjectFile:
    command = ["aarch64-linux-gnu-as", "-march=armv8.5-a+sha3"]
    return emulated.assemble(instructions, folder, [], command)


class Comparison(emulated.Comparison):
    MACHINE = Machine

    def prepare(self) -> None:
        m, chance, source = self.machine, self.source.random, self.source
        (last,) = self.insn[-1:]
        memory = [op for i in self.insn for op in i.operands if isinstance(op, Mem)]
        for n in (*range(31), SP):
            indexes = [op for op in memory if op.index is not None and op.index.n == n]
            if n == SP:
                value, number = Ptr(self.stack, 256 - SIZE), STACK + 256
            elif any(op.base == n for op in memory) or n == 28 or chance() < 0.1 > self.symbolic:
                offset = 256 + source.randrange(16) * source.randrange(2)
                offset = 256 if n == 28 else offset
                value, number = Ptr(self.scratch, offset), SCRATCH + offset
            elif indexes:
                number = source.choice([source.randrange(8), -source.randrange(8)])
                number &= (1 << 64) - 1 if indexes[0].index.bits == 64 else (1 << 32) - 1
                value = self.alg.const(number)
            elif last.mnemonic in ("br", "blr", "ret"):
                number = last.address + 4 * source.randrange(-20, 20)
                value = self.code.at(number)
            else:
                value, number = self.word(chance() < self.symbolic)
            m.r[n] = value
            self.registers.append(number)
        m.r[ZR] = self.alg.zero
        for n in range(32):
            pairs = [self.word(chance() < self.symbolic) for _ in range(2)]
            m.vec[n] = [word for word, _ in pairs]
            self.registers.append(sum(number << 64 * k for k, (_, number) in enumerate(pairs)))
