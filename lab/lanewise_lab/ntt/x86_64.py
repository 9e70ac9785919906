# SPDX-License-Identifier: Apache-2.0 OR MIT
"""AVX2 and AVX-512. In memory all lanes of a root lie side by side, in the order of use; AVX-512
reads a root that all lanes share once.

Elements of 16 bits are multiplied as Montgomery does: a root z is stored with z' = z / q modulo
2^16; z' x q and z x have the same lower halves, and the upper ones are subtracted. Those of 32 bits
as Barrett does, with z' = 2^32 z / q, rounded: the upper half of z' x is z x / q, rounded down or
nearly so, and the lower halves of z x and of that times q are subtracted. There are no upper halves
but those of even lanes, and of odd ones after a shift; so this takes four multiplications, and
Montgomery's product six. A product lies between 0 and q, or a little outside.
"""

from __future__ import annotations

from functools import cache

from .. import write
from .transform import Body, Function, Scheme, Shuffle


def _halves(n: int):
    h = n // 2
    return [*range(h), *range(n, n + h)], [*range(h, n), *range(n + h, 2 * n)]


def _words_of_128(chosen: tuple[int, int, int, int]):
    """The same of each 128 bits of both: 0 to 3 are lanes of the first, 4 to 7 of the second."""

    def pick(n: int) -> list[int]:
        return [at + c % 4 + (n if c > 3 else 0) for at in range(0, n, 4) for c in chosen]

    return pick


def _pair(first: tuple, second: tuple):
    a, b = _words_of_128(first), _words_of_128(second)
    return lambda n: (a(n), b(n))


def _parts(first: tuple, second: tuple):
    """Parts of 128 bits of both registers of 512: 0 to 3 of the first, 4 to 7 of the second."""
    return lambda n: tuple(
        [4 * p + i for p in chosen for i in range(4)] for chosen in (first, second)
    )


SHUFFLES = {
    s.name: s
    for s in (
        Shuffle("halves", _halves),
        Shuffle("quarters", _parts((0, 2, 4, 6), (1, 3, 5, 7))),
        Shuffle("woven", _parts((0, 4, 2, 6), (1, 5, 3, 7))),
        Shuffle("pairs", _pair((0, 1, 4, 5), (2, 3, 6, 7))),
        Shuffle("even_odd", _pair((0, 2, 4, 6), (1, 3, 5, 7))),
        Shuffle("exchanged", _pair((0, 4, 2, 6), (1, 5, 3, 7))),
        Shuffle("merged", _pair((0, 4, 1, 5), (2, 6, 3, 7))),
    )
}


class Vectors:
    """Registers: data, q, temporaries. rdi: the coefficients; rsi: the roots."""

    element: int  # bits
    registers_of: dict[int, int]  # for data, by bits of a register
    together_of: dict[int, int]
    pairs_of: dict[int, int]
    reduced_together, early = 1, False
    plan_of: dict[int, tuple[tuple[int, int], ...]] = {512: (), 256: ()}
    constants = 1  # registers that hold one
    directive: str  # of a number of the table
    factor: int

    def __init__(self, scheme: Scheme, bits: int):
        assert scheme.bits == self.element
        self.scheme, self.bits = scheme, bits
        self.wide = bits == 512
        self.lanes, self.registers = bits // self.element, self.registers_of[bits]
        self.together = self.together_of[bits]
        self.pairs, self.plan = self.pairs_of[bits], self.plan_of[bits]
        self.kind = "z" if self.wide else "y"
        names = {
            True: {
                8: "halves",
                4: "quarters",
                2: "pairs",
                1: "exchanged",
                0: "merged woven",
            },
            False: {
                1: "even_odd",
                2: "exchanged",
                4: "pairs quarters",
                8: "quarters",
                0: "quarters",
            },
        }
        if not self.wide:
            names = {
                True: {4: "halves", 2: "pairs", 1: "exchanged", 0: "merged halves"},
                False: {1: "halves even_odd", 2: "exchanged", 4: "pairs", 0: "halves"},
            }
        self.steps = {
            way: {at: [SHUFFLES[s] for s in text.split()] for at, text in of.items()}
            for way, of in names.items()
        }

    def ways(self) -> list[Vectors]:
        return [self]

    def r(self, n: int) -> str:
        return f"{self.kind}mm{n}"

    def begin(self, body: Body) -> None:
        self.q = self.registers
        used = len(body.this.offsets)
        self.place = list(range(used))  # of each slot
        self.free = list(range(self.registers + self.constants, 32 if self.wide else 16))
        self.free += range(used, self.registers)
        self.table: list[int] = []
        self.known: dict[tuple, list[str]] = {}

    # Memory

    def at(self, offset: int) -> str:
        return f"{self.kind}mmword ptr [rdi + {self.element // 8 * offset}]"

    def load(self, slot: int, offset: int) -> list[str]:
        return [f"vmovdqu{'32' * self.wide} {self.r(self.place[slot])}, {self.at(offset)}"]

    def store(self, slot: int, offset: int) -> list[str]:
        return [f"vmovdqu{'32' * self.wide} {self.at(offset)}, {self.r(self.place[slot])}"]

    # Arithmetic

    def reduced(self, k: int, slot: int) -> list[str] | None:
        return None

    def setup(self) -> list[str]:
        """Registers and masks of constants."""
        q = self.r(self.registers)
        out = [f"mov eax, {self.scheme.q}"]
        if self.wide:
            out.append(self.broadcast(q, "eax"))
            for n, mask in enumerate((0x5555, 0xAAAA, 0x33, 0xCC)):  # odd, even of 32, of 128 bits
                out += [f"mov eax, {mask:#x}", f"kmovw k{n + 1}, eax"]
            return out
        low = f"xmm{self.registers}"
        return [*out, f"vmovd {low}, eax", self.broadcast(q, low)]

    def broadcast(self, to: str, source: str) -> str:
        return f"vpbroadcast{'wd'[self.element // 32]} {to}, {source}"

    def shuffle(self, name: str, u: int, v: int) -> list[str]:
        t, a, b = self.free[0], self.place[u], self.place[v]
        ra, rb, rt = self.r(a), self.r(b), self.r(t)
        if name == "woven":
            return [
                f"vmovdqa32 {rt}, {ra}",
                f"vshufi64x2 {ra}{{k4}}, {rb}, {rb}, 0x80",
                f"vshufi64x2 {rb}{{k3}}, {rt}, {rt}, 0x31",
            ]
        if name == "exchanged":
            if self.wide:
                self.place[u], self.place[v] = a, b
                return [
                    f"vmovdqa32 {rt}, {ra}",
                    f"vmovsldup {ra}{{k2}}, {rb}",
                    f"vmovshdup {rb}{{k1}}, {rt}",
                ]
            return [
                f"vpsllq {rt}, {rb}, 32",
                f"vpblendd {rt}, {ra}, {rt}, 0xAA",
                f"vpsrlq {ra}, {ra}, 32",
                f"vpblendd {rb}, {ra}, {rb}, 0xAA",
                *self.renamed(u, t),
            ]
        first, second = {
            "halves": ("vshufi64x2 {}, 0x44", "vshufi64x2 {}, 0xEE")
            if self.wide
            else ("vperm2i128 {}, 0x20", "vperm2i128 {}, 0x31"),
            "quarters": ("vshufi64x2 {}, 0x88", "vshufi64x2 {}, 0xDD"),
            "pairs": ("vpunpcklqdq {}", "vpunpckhqdq {}"),
            "even_odd": ("vshufps {}, 0x88", "vshufps {}, 0xDD"),
            "merged": ("vpunpckldq {}", "vpunpckhdq {}"),
        }[name]
        lines = [first.format(f"{rt}, {ra}, {rb}"), second.format(f"{rb}, {ra}, {rb}")]
        return lines + self.renamed(u, t)

    def text(self, name: str, path: str, functions: dict[str, Function]) -> str:
        return text(self, name, path, functions)

    def renamed(self, slot: int, register: int) -> list[str]:
        """The value of a slot lies in a temporary from now on."""
        self.free[self.free.index(register)] = self.place[slot]
        self.place[slot] = register
        return []


class Elements32(Vectors):
    """The product of 32 by 32 bits is that of even lanes."""

    element, directive, factor = 32, ".long", 1
    registers_of, together_of = {512: 16, 256: 8}, {512: 4, 256: 2}
    pairs_of = {512: 8, 256: 4}

    def quotient(self, z: int) -> int:
        """2^32 z / q, rounded."""
        return ((z << 33) + self.scheme.q) // (2 * self.scheme.q)

    def bound(self, most: int, root: int) -> int:
        wrong = abs((root << 32) - self.quotient(root) * self.scheme.q)
        return self.scheme.q + (most * wrong >> 32)

    def root(self, values: list[int]) -> list[str]:
        """Operands: z, and the quotients of even lanes and of odd ones."""
        key = tuple(values)
        if key in self.known:
            return self.known[key]
        quotients = [self.quotient(z) for z in values]
        at = 4 * len(self.table)
        if self.wide and len(set(values)) == 1:
            self.table += [quotients[0], values[0]]
            even = odd = f"qword ptr [rsi + {at}]{{1to8}}"
            z = f"dword ptr [rsi + {at + 4}]{{1to16}}"
        else:
            z, even = self.vector(values), self.vector(quotients)
            odd = even
            if quotients[::2] != quotients[1::2]:
                odd = self.vector([x for q in quotients[1::2] for x in (q, 0)])
        self.known[key] = [z, even, odd]
        return self.known[key]

    def vector(self, numbers: list[int]) -> str:
        at = 4 * len(self.table)
        self.table += numbers
        return f"{self.kind}mmword ptr [rsi + {at}]"

    def operands(self, roots: list[list[int]]):
        return [], [self.root(r) for r in roots]

    def product(self, x: int, operands: list[str], temporaries: tuple[int, int]) -> list[str]:
        """x times a root, in x. What of q is to be subtracted: of odd lanes, then of all."""
        z, even, odd = operands
        t, high = (self.r(n) for n in temporaries)
        x, q = self.r(x), self.r(self.q)
        joined = f"vmovshdup {t}{{k1}}, {high}"
        if not self.wide:
            joined = f"vmovshdup {high}, {high}; vpblendd {t}, {high}, {t}, 0xAA"
        text = f"""vpsrlq {t}, {x}, 32; vpmuldq {high}, {x}, {even}; vpmuldq {t}, {t}, {odd};
            vpmulld {x}, {x}, {z}; {joined}; vpmulld {t}, {t}, {q}; vpsubd {x}, {x}, {t}"""
        return [line.strip() for line in text.split(";")]

    def butterfly(self, k: int, a: int, b: int, roots: list[str], kind: str) -> list[str]:
        t, high = self.free[2 * k : 2 * k + 2]
        x, y = self.place[a], self.place[b]
        rt, rx, ry = self.r(t), self.r(x), self.r(y)
        self.place[b], self.free[2 * k] = t, y
        if kind == "forward":
            sums = [f"vpsubd {rt}, {rx}, {ry}", f"vpaddd {rx}, {rx}, {ry}"]
            return [*self.product(y, roots, (t, high)), *sums]
        sums = [f"vpsubd {rt}, {ry}, {rx}", f"vpaddd {rx}, {rx}, {ry}"]
        lines = [*sums, *self.product(t, roots, (y, high))]
        if kind == "last":
            s = self.scheme
            scale = self.root([s.centred(s.scale() * self.factor)] * self.lanes)
            lines += self.product(x, scale, (y, high))
        return lines


class Elements16(Vectors):
    """Upper and lower halves of all products of 16 bits. A register holds what reduces: 10, which
    is a little more than 2^15 / q."""

    element, directive, constants, factor = 16, ".short", 2, 1 << 16
    registers_of, together_of = {512: 8, 256: 8}, {512: 2, 256: 2}
    pairs_of = {512: 4, 256: 4}
    plan_of = {512: (), 256: ((2, 4), (2, 4), (2, 8), (1, 4))}
    reciprocal = 10

    def divided(self, values: list[int]) -> list[int]:
        """By q, modulo 2^16."""
        inverse = pow(self.scheme.q, -1, 1 << 16)
        return [(z * inverse + (1 << 15)) % (1 << 16) - (1 << 15) for z in values]

    def bound(self, most: int, root: int) -> int:
        return (most * abs(root) + (self.scheme.q << 15) >> 16) + 1

    def root(self, values: list[int]) -> list[str]:
        """Operands: z and z / q."""
        key = tuple(values)
        if key not in self.known:
            self.known[key] = [self.constant(values), self.constant(self.divided(values))]
        return self.known[key]

    def constant(self, numbers: list[int]) -> str:
        at = 2 * len(self.table)
        if self.wide and len(set(numbers)) == 1:
            self.table += numbers[:2]
            register = self.r(self.spare.pop())
            self.loads.append(f"vpbroadcastd {register}, dword ptr [rsi + {at}]")
            return register
        padding = -len(self.table) % self.lanes
        self.table += [0] * padding + numbers
        return f"{self.kind}mmword ptr [rsi + {at + 2 * padding}]"

    def operands(self, roots: list[list[int]]):
        """Roots that all lanes share are loaded into registers, a group's at a time."""
        self.known, self.spare, self.loads = {}, self.free[self.together :], []
        found = [self.root(r) for r in roots]
        s = self.scheme
        self.scale = s.centred(s.scale() * self.factor)
        return self.loads, found

    def reduced(self, k: int, slot: int) -> list[str]:
        x, t = self.r(self.place[slot]), self.r(self.free[k])
        q, reciprocal = self.r(self.registers), self.r(self.registers + 1)
        return [
            f"vpmulhrsw {t}, {x}, {reciprocal}",
            f"vpmullw {t}, {t}, {q}",
            f"vpsubw {x}, {x}, {t}",
        ]

    def reduced_bound(self, most: int) -> int:
        return _reduced_bound(self.scheme.q, self.reciprocal, most)

    def product(self, x: int, t: int, operands: list[str]) -> list[str]:
        """x times a root, in x."""
        z, divided = operands
        x, t, q = self.r(x), self.r(t), self.r(self.registers)
        return [
            f"vpmullw {t}, {x}, {divided}",
            f"vpmulhw {x}, {x}, {z}",
            f"vpmulhw {t}, {t}, {q}",
            f"vpsubw {x}, {x}, {t}",
        ]

    def butterfly(self, k: int, a: int, b: int, roots: list[str], kind: str) -> list[str]:
        t, x, y = self.free[k], self.place[a], self.place[b]
        rt, rx, ry = self.r(t), self.r(x), self.r(y)
        sums = [f"vpsubw {rt}, {rx}, {ry}", f"vpaddw {rx}, {rx}, {ry}"]
        if kind == "forward":
            lines = [*self.product(y, t, roots), *sums]
            self.place[b], self.free[k] = t, y
            return lines
        sums[0] = f"vpsubw {rt}, {ry}, {rx}"
        lines = [*sums, *self.product(t, y, roots)]
        if kind == "last":
            self.loads = []
            scale = self.root([self.scale] * self.lanes)
            lines = [*self.loads, *lines, *self.product(x, y, scale)]
        self.place[b], self.free[k] = t, y
        return lines

    def setup(self) -> list[str]:
        register = self.registers + 1
        out = [*super().setup(), f"mov eax, {self.reciprocal}"]
        if not self.wide:
            out.append(f"vmovd xmm{register}, eax")
        source = "eax" if self.wide else f"xmm{register}"
        return [*out, self.broadcast(self.r(register), source)]


@cache
def _reduced_bound(q: int, reciprocal: int, most: int) -> int:
    """Of x - q round(reciprocal x / 2^15)."""
    values = range(-most, most + 1)
    return max(abs(x - q * (reciprocal * x + (1 << 14) >> 15)) for x in values)


def _loop(number: int, one: tuple, name: str, last: bool, size: int) -> list[str]:
    """size: bytes of an element."""
    this, body, words = one
    out = []
    if len(this.starts) > 1:
        out += [f"    mov eax, {len(this.starts)}", f"L{name}_{number}:"]
    out += [f"    {line}" for line in body]
    if not this.same_roots:
        out.append(f"    add rsi, {size * words}")
    if len(this.starts) > 1:
        step = size * (this.starts[1] - this.starts[0])
        out += [f"    add rdi, {step}", "    dec eax", f"    jnz L{name}_{number}"]
        if not last:
            out.append(f"    sub rdi, {step * len(this.starts)}")
    if this.same_roots:
        out.append(f"    add rsi, {size * words}")
    return out


def _function(name: str, vectors: Vectors, f: Function) -> list[str]:
    symbol, short = f"SYMBOL({name})", name.removeprefix("lanewise_")
    out = [
        "    .text",
        "    .p2align 6",
        f"    .globl {symbol}",
        "#if defined(__ELF__)",
        f"    .hidden {symbol}",
        f"    .type {symbol}, @function",
        "#endif",
        f"    SEH(.seh_proc {symbol})",
        f"{symbol}:",
        "    .cfi_startproc",
        "    _CET_ENDBR",
        "    SEH(.seh_endprologue)",
        f"    lea rsi, [rip + L{short}_roots]",
        *(f"    {line}" for line in vectors.setup()),
    ]
    for n, one in enumerate(f.bodies):
        out += _loop(n, one, short, n == len(f.bodies) - 1, vectors.element // 8)
    return [
        *out,
        "    vzeroupper",
        "    ret",
        "    .cfi_endproc",
        "    SEH(.seh_endproc)",
        "#if defined(__ELF__)",
        f"    .size {symbol}, . - {symbol}",
        "#endif",
        f"    MS_ENTRY({name}, 3, 1)",
        "",
        "#if defined(__APPLE__)",
        "    .section __TEXT,__const",
        "#elif defined(_WIN32)",
        '    .section .rdata, "dr"',
        "#else",
        "    .section .rodata",
        "#endif",
        "    .p2align 6",
        f"L{short}_roots:",
        *(
            f"    {vectors.directive} " + ", ".join(map(str, f.table[i : i + 8]))
            for i in range(0, len(f.table), 8)
        ),
        "",
    ]


def text(vectors: Vectors, name: str, path: str, functions: dict[str, Function]) -> str:
    what = "AVX-512" if vectors.wide else "AVX2"
    scheme = vectors.scheme
    description = [f"{n}(p): {f.about(scheme)}" for n, f in functions.items()]
    return "\n".join(
        [
            f"# {write.command('ntt', name, path)}",
            "// SPDX-License-Identifier: Apache-2.0 OR MIT",
            "//",
            *(f"// {line}".rstrip() for line in description),
            "//",
            f"// The transforms of {scheme.name} with {what}. System V ABI; rdi: 256 elements of",
            f"// {scheme.bits} bits, any alignment. No branch and no address depends on them.",
            "// No stack. Ends with vzeroupper.",
            "",
            '#include "../../keccak/x86_64/asm.h"',
            "",
            *(line for n, f in functions.items() for line in _function(n, vectors, f)),
            "#if defined(__ELF__)",
            '    .section .note.GNU-stack, "", @progbits',
            "#endif",
            "",
        ]
    )
