# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7E-M: registers and their order; two coefficients of 16 bits in a register, with Plantard
products by known factors. One of 32 bits in a register is in armv7m_words.py.

A root z is stored as z' = round(2^32 z / q). Of a coefficient a, SMULWB leaves 16 bits of the
fraction of a z / q in the lower half of a register; q times that fraction is the product modulo q,
at most q / 2 in size whatever a is, and SMLABB with 2^15 leaves it rounded in the upper half: two
instructions, and PKHTB packs two products. Of ten registers for values eight hold coefficients; two
are for products and roots in turns, so that a butterfly begins while the one before ends. The FPU
is not touched: firmware need not have enabled it.
"""

from __future__ import annotations

import re

from .. import write
from .transform import Body, Function, Scheme

_VALUES = [f"r{n}" for n in range(2, 12)]
_POINTER, _CONSTANT, _SPARE, _MODULUS = "r0", "r1", "r12", "lr"
_ROUND = 1 << 15
#: Words of the stack: the pointer to the coefficients while its register holds something else, the
#: factors that reduce and that scale, the roots of the strided pass.
_KEPT, _ONE, _SCALE, _ROOTS = 0, 1, 2, 3
_MEMORY = re.compile(r"(ldr|str)\.w (\w+), \[(\w+)")


class Registers:
    """What is written for ARMv7E-M: where values are, which registers are free."""

    registers, together, early, nested = 8, 1, False, False
    reduced_together, factor = 1, 1
    steps: dict = {True: {}, False: {}}

    def __init__(self, scheme: Scheme):
        assert scheme.bits == self.bits
        self.scheme = scheme

    def ways(self) -> list[Registers]:
        return [self]

    def begin(self, body: Body) -> None:
        self.table: list[int] = []
        self.strided = body.this.same_roots
        self.places: dict[int, str] = {}
        self.free = self.pool(self.strided)

    def taken(self) -> str:
        return self.free.pop(0)

    def temporary(self) -> str:
        """One that is free again behind the butterfly: not the same one twice in a row."""
        self.free.append(self.free.pop(0))
        return self.free[-1]

    def given(self, register: str) -> None:
        self.free.append(register)

    def quotient(self, z: int) -> int:
        """round(2^32 z / q)"""
        return (2 * (z << 32) + self.scheme.q) // (2 * self.scheme.q)

    def saved(self, kept: int) -> list[str]:
        """The beginning of a function that keeps so many words on the stack."""
        out = ["push {r4-r11, lr}", ".cfi_def_cfa_offset 36"]
        out += [f".cfi_offset {r}, {4 * n - 36}" for n, r in enumerate([*_SAVED, "lr"])]
        return [*out, f"sub sp, #{4 * kept}", f".cfi_def_cfa_offset {36 + 4 * kept}"]

    def framed(self, name: str, out: list[str], kept: int, table: list[int]) -> list[str]:
        out += [f"add sp, #{4 * kept}", ".cfi_def_cfa_offset 36", "pop {r4-r11, pc}"]
        words = [table[i : i + 6] for i in range(0, len(table), 6)]
        return [
            "    .p2align 3",
            *write.begin(name, "%function", thumb=True),
            *(line if line.endswith(":") else f"    {line}" for line in out),
            "    .p2align 2",
            "9:",
            *("    .word " + ", ".join(map(str, row)) for row in words),
            *write.end(name),
        ]

    def copied(self, at: int, count: int, first: int) -> list[str]:
        """Roots of the strided pass, onto the stack, where loads take less than in flash."""
        out = [f"adr.w r12, 9f + {4 * at}", f"add.w r11, sp, #{4 * first}"]
        while count:
            few = min(count, 8)
            registers = f"{{r2-r{1 + few}}}"
            out += [f"ldm.w r12!, {registers}", f"stm.w r11!, {registers}"]
            count -= few
        return out

    def text(self, name: str, path: str, functions: dict[str, Function]) -> str:
        bits = self.scheme.bits
        about = [
            f"The transforms of {self.scheme.name} for ARMv7E-M (Cortex-M4, M7, M33), of 256",
            f"elements of {bits} bits.",
            "",
        ]
        for n, f in functions.items():
            about += [f"void {n}(int{bits}_t p[256]);", f"    {f.about(self.scheme)}"]
        about += [
            "",
            "No branch and no address depends on the elements. The FPU is not touched.",
        ]
        lines = write.head("ntt", name, path, about)
        lines += ["    .syntax unified", "    .thumb", "    .text"]
        lines += ["#if defined(__ELF__)", "    .cfi_sections .debug_frame", "#endif", ""]
        for n, f in functions.items():
            lines += [*self.function(n, f), ""]
        return "\n".join([*lines, '    .section .note.GNU-stack, "", %progbits', ""])


class Pairs(Registers):
    """Registers: r2 to r11 and r12 values; lr q, and above it the iterations that are left; r1 the
    rounding; r0 the coefficients, in the contiguous pass the roots."""

    lanes, bits, held, pairs = 2, 16, 8, 4
    plan = ((4, 16), (3, 8))
    #: A pass leaves no larger numbers to the next one, all iterations of which reduce the same.
    most_between = 1 << 14

    def begin(self, body: Body) -> None:
        super().begin(body)
        self.root: tuple[int, str] | None = None
        self.scale: str | None = None

    def pool(self, strided: bool) -> list[str]:
        return [*_VALUES] + ([_SPARE] if strided else [])

    # Memory

    def base(self) -> str:
        return _POINTER if self.strided else _SPARE

    def load(self, slot: int, offset: int) -> list[str]:
        self.places[slot] = self.taken()
        out = [f"ldr.w {self.places[slot]}, [{self.base()}, #{2 * offset}]"]
        if not self.strided and len(self.places) == self.registers:
            out += [f"str.w {_SPARE}, [sp, #{4 * _KEPT}]"]
            self.given(_SPARE)
        return out

    def store(self, slot: int, offset: int) -> list[str]:
        register, out = self.places.pop(slot), []
        if self.strided:
            self.given(register)
            return [f"str.w {register}, [{_POINTER}, #{2 * offset}]"]
        size = 2 * self.lanes * self.registers
        if not offset:
            assert _SPARE in self.free or (self.root and self.root[1] == _SPARE)
            out = [f"ldr.w {_SPARE}, [sp, #{4 * _KEPT}]"]
            return [*out, f"str.w {register}, [{_SPARE}], #{size}"]
        return [f"str.w {register}, [{_SPARE}, #{2 * offset - size}]"]

    def with_root(self, z: int, word: int | None = None) -> list[str]:
        """Loads a root, if it is not there: that of before is not needed any more."""
        if self.root and self.root[0] == z:
            return []
        if self.root:
            self.given(self.root[1])
        self.root = z, self.taken()
        quotient, to = self.quotient(z), self.root[1]
        if word is not None:
            return [f"ldr.w {to}, [sp, #{4 * word}]"]
        if not self.strided:
            self.table.append(quotient)
            return [f"ldr.w {to}, [{_POINTER}], #4"]
        if quotient not in self.table:
            self.table.append(quotient)
        return [f"ldr.w {to}, [sp, #{4 * (_ROOTS + self.table.index(quotient))}]"]

    def operands(self, roots: list[list[int]]):
        ((z, other),) = roots
        assert z == other
        return self.with_root(z), [None]

    # Arithmetic

    def bound(self, most: int, root: int) -> int:
        """Of q times a fraction in -1/2 .. 1/2, less what rounding the root has left."""
        q, rest = self.scheme.q, abs(self.quotient(root) * self.scheme.q - (root << 32))
        assert q + (most * rest >> 16) < _ROUND
        return (q << 31) + q * 0xFFFF + rest * most >> 32

    def product(self, to: str, source: str, other: str, root: str) -> list[str]:
        """to: both halves of source times a root; `other` changes. One of both is the source."""
        lower, upper = to, other
        first = [f"smulwb {lower}, {root}, {source}", f"smulwt {upper}, {root}, {source}"]
        return [
            *(first if upper == source else first[::-1]),
            f"smlabb {lower}, {lower}, {_MODULUS}, {_CONSTANT}",
            f"smlabb {upper}, {upper}, {_MODULUS}, {_CONSTANT}",
            f"pkhtb {to}, {upper}, {lower}, asr #16",
        ]

    def reduced(self, k: int, slot: int) -> list[str]:
        x, loads = self.places[slot], self.with_root(1, _ONE)
        return [*loads, *self.product(x, x, self.temporary(), self.root[1])]

    def reduced_bound(self, most: int) -> int:
        return self.bound(most, 1)

    def butterfly(self, k: int, a: int, b: int, roots: None, kind: str) -> list[str]:
        x, y, root, out = self.places[a], self.places[b], self.root[1], []
        if kind == "last" and self.scale is None:
            self.scale = self.taken()
            out = [f"ldr.w {self.scale}, [sp, #{4 * _SCALE}]"]
        t = self.temporary()
        if kind == "forward":
            out = self.product(t, y, y, root)
            return [*out, f"ssub16 {y}, {x}, {t}", f"sadd16 {x}, {x}, {t}"]
        out += [f"ssub16 {t}, {y}, {x}", f"sadd16 {x}, {x}, {y}"]
        out += self.product(y, t, t, root)
        if kind == "last":
            out += self.product(x, x, self.temporary(), self.scale)
        return out

    # The function

    def function(self, name: str, f: Function) -> list[str]:
        s, bodies = self.scheme, f.bodies
        strided = next(n for n, (this, _, _) in enumerate(bodies) if this.same_roots)
        sizes = [
            words if this.same_roots else words * len(this.starts) for this, _, words in bodies
        ]
        kept = _ROOTS + sizes[strided]
        kept += (kept + 9) % 2  # the stack is aligned to 8 bytes
        out = self.saved(kept)
        constants = {_ONE: 1, _SCALE: s.centred(s.scale() * self.factor)}
        for word, z in constants.items():
            if any(f"[sp, #{4 * word}]" in line for _, lines, _ in bodies for line in lines):
                n = self.quotient(z) & 0xFFFFFFFF
                out += [f"movw r2, #{n & 0xFFFF}", f"movt r2, #{n >> 16}"]
                out += [f"str.w r2, [sp, #{4 * word}]"]
        out += [f"mov.w {_CONSTANT}, #{_ROUND}"]
        for n, (this, lines, _) in enumerate(bodies):
            at = sum(sizes[:n])
            out += [f"movw {_MODULUS}, #{s.q}", f"movt {_MODULUS}, #{len(this.starts) - 1}"]
            if this.same_roots:
                out += self.copied(at, sizes[n], _ROOTS)
            else:
                out += [f"mov.w {_SPARE}, {_POINTER}", f"adr.w {_POINTER}, 9f + {4 * at}"]
            out += [".p2align 3", f"{n + 1}:", *scheduled(merged(lines))]
            if this.same_roots:
                out += [f"add.w {_POINTER}, {_POINTER}, #{2 * (this.starts[1] - this.starts[0])}"]
            out += [f"subs.w {_MODULUS}, {_MODULUS}, #{1 << 16}", f"bpl.w {n + 1}b"]
            step = 2 * (this.starts[1] - this.starts[0]) * len(this.starts)
            if n + 1 < len(bodies):
                out += [f"sub.w {_POINTER}, {_POINTER if this.same_roots else _SPARE}, #{step}"]
        return self.framed(name, out, kept, f.table)


_SAVED = [f"r{n}" for n in range(4, 12)]


def merged(lines: list[str]) -> list[str]:
    """Loads before the stores next to them, which then take the data cycle of the last load."""
    out: list[str] = []
    for line in lines:
        at, load = len(out), _MEMORY.match(line)
        if load and load[1] == "ldr":
            while at and (store := _MEMORY.match(out[at - 1])) and store[1] == "str":
                same = line.partition("[")[2] == out[at - 1].partition("[")[2]
                if load[2] in store.groups()[1:] or "]," in out[at - 1] or same:
                    break
                at -= 1
        out.insert(at, line)
    return out


def _uses(line: str) -> tuple[set[str], set[str]]:
    """Registers that an instruction writes, and that it reads."""
    name, registers = line.split()[0], re.findall(r"\b(?:r\d+|lr|sp)\b", line)
    if name == "str.w":
        return ({registers[1]} if "]," in line else set()), set(registers)
    written = {registers[0]} | ({registers[1]} if "]," in line else set())
    return written, set(registers[1:])


#: Cycles to the next instruction that needs it, on Cortex-M7; and to one that shifts it.
_PRODUCTS = ("smulwb", "smulwt", "smlabb", "smmulr", "mul", "mla", "mls")
_LATENCY = dict.fromkeys(_PRODUCTS, 2)


def scheduled(lines: list[str]) -> list[str]:
    """For a core that issues two instructions a cycle, in order, and begins one product in each;
    one that issues one has the same time for any order. Groups of loads and stores stay."""
    out: list[str] = []
    part: list[str] = []
    for n, line in enumerate(lines):
        near = [k for k in (n - 1, n + 1) if 0 <= k < len(lines) and _MEMORY.match(lines[k])]
        if _MEMORY.match(line) and near:
            out += [*_ordered(part), line]
            part = []
        else:
            part.append(line)
    return out + _ordered(part)


def _ordered(lines: list[str]) -> list[str]:
    uses = [_uses(line) for line in lines]
    after: list[list[tuple[int, int]]] = []  # of each: what comes before it, and by how much
    for n, (written, read) in enumerate(uses):
        before = []
        for k, (w, r) in enumerate(uses[:n]):
            memory = _MEMORY.match(lines[n]) and _MEMORY.match(lines[k])
            if w & read:
                late = _LATENCY.get(lines[k].split()[0], 1)
                shifts = "asr" in lines[n] or "lsl" in lines[n]
                last = re.findall(r"r\d+|lr", lines[n])[-1]
                before.append((k, late + (shifts and last in w)))
            elif w & written:
                before.append((k, 1))
            elif r & written or memory:
                before.append((k, 0))
        after.append(before)
    out, cycle, issued = [], 0, {}
    while len(issued) < len(lines):
        products = slots = 0
        for n in range(len(lines)):
            if n in issued or any(k not in issued for k, _ in after[n]):
                continue
            product = lines[n].split()[0] in _PRODUCTS
            if slots == 2 or (product and products):
                continue
            if all(issued[k] + late <= cycle for k, late in after[n]):
                issued[n] = cycle
                out.append(lines[n])
                slots, products = slots + 1, products + product
        cycle += 1
    return out
