# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Neon: elements of 16 or 32 bits, with Barrett products by known factors.

With n = bits - 1 a root z is stored with z' = round(2^n z / q): x z - q round(x z' / 2^n) takes
MUL, SQRDMULH and MLS. A root that all lanes share is two elements of a register, others are two
registers. The roots of the strided pass stay in registers; those of the other are loaded before the
butterflies that use them.
"""

from __future__ import annotations

import re
from functools import cache

from .. import write
from .transform import Body, Function, Scheme, Shuffle

SHUFFLES = {
    s.name: s
    for s in (
        Shuffle("zip 2d", lambda n: ([0, 1, 4, 5], [2, 3, 6, 7])),
        Shuffle("trn 4s", lambda n: ([0, 4, 2, 6], [1, 5, 3, 7])),
        Shuffle("zip 4s", lambda n: ([0, 4, 1, 5], [2, 6, 3, 7])),
        Shuffle("uzp 4s", lambda n: ([0, 2, 4, 6], [1, 3, 5, 7])),
    )
}

#: An element of 16 bits is of one of the first 16 registers.
DATA, ROOTS, Q, RECIPROCAL = range(16, 32), range(8), 12, 13
_PAIR = re.compile(r"(ld|st)r q(\d+), \[x0, #(\d+)\]")


def _paired(lines: list[str]) -> list[str]:
    """Loads and stores of neighbours in one instruction."""
    out: list[str] = []
    for line in lines:
        new, old = _PAIR.fullmatch(line), _PAIR.fullmatch(out[-1]) if out else None
        if new and old and new[1] == old[1] and int(new[3]) == int(old[3]) + 16:
            out[-1] = f"{new[1]}p q{old[2]}, q{new[2]}, [x0, #{old[3]}]"
        else:
            out.append(line)
    return out


class Vectors:
    """Registers: data, roots, q, what reduces, temporaries. x0: the coefficients; x1: the roots.
    exact: what reduces a register of 16-bit elements takes an instruction more, and leaves less."""

    registers, together, reduced_together, early, pairs, plan, factor = 16, 4, 4, True, 8, (), 1

    def __init__(self, scheme: Scheme, exact: bool = False):
        self.scheme, self.exact, self.lanes = scheme, exact, 128 // scheme.bits
        self.form, self.element = f"{self.lanes}{'hs'[scheme.bits // 32]}", "hs"[scheme.bits // 32]
        self.shift = (scheme.q >> 1).bit_length()  # of the exact reciprocal
        names = {
            True: {2: "zip 2d", 1: "trn 4s", 0: "zip 4s"},
            False: {1: "uzp 4s", 2: "trn 4s", 0: "zip 2d"},
        }
        self.steps = {w: {at: [SHUFFLES[s]] for at, s in of.items()} for w, of in names.items()}

    def ways(self) -> list[Vectors]:
        return [Vectors(self.scheme, exact) for exact in (False, True)]

    def begin(self, body: Body) -> None:
        self.place, self.free = list(DATA), [8, 9, 10, 11]
        self.known: dict[int, tuple[str, str]] = {}
        self.resident = body.this.same_roots
        self.table: list[int] = []

    def v(self, n: int) -> str:
        return f"v{n}.{self.form}"

    def load(self, slot: int, offset: int) -> list[str]:
        return [f"ldr q{self.place[slot]}, [x0, #{self.scheme.bits // 8 * offset}]"]

    def store(self, slot: int, offset: int) -> list[str]:
        return [f"str q{self.place[slot]}, [x0, #{self.scheme.bits // 8 * offset}]"]

    # Arithmetic

    def quotient(self, z: int) -> int:
        """round(2^n z / q)"""
        return ((z << self.scheme.bits) + self.scheme.q) // (2 * self.scheme.q)

    def bound(self, most: int, root: int) -> int:
        q, bits = self.scheme.q, self.scheme.bits
        wrong = abs((root << bits - 1) - self.quotient(root) * q)
        return (2 * most * wrong + (q << bits - 1)) >> bits

    @property
    def reciprocal(self) -> int:
        """Of q, times 2^15, or 2^15 times a power of two."""
        q = self.scheme.q
        return ((1 << 15 + self.shift * self.exact + 1) + q) // (2 * q)

    def reduced(self, k: int, slot: int) -> list[str] | None:
        """x - q round(x / q), about, or exactly."""
        if self.scheme.bits != 16:
            return None
        x, t = self.v(self.place[slot]), self.v(self.free[k])
        first = [f"sqrdmulh {t}, {x}, {self.v(RECIPROCAL)}"]
        if self.exact:
            first = [
                f"sqdmulh {t}, {x}, {self.v(RECIPROCAL)}",
                f"srshr {t}, {t}, #{self.shift}",
            ]
        return [*first, f"mls {x}, {t}, {self.v(Q)}"]

    def reduced_bound(self, most: int) -> int:
        return _reduced_bound(self.scheme.q, self.reciprocal, self.shift * self.exact, most)

    # Roots

    def numbered(self, at: int, numbers: list[int]) -> None:
        """Puts numbers into the table, which is as long as the registers that are loaded."""
        self.table += [0] * -((len(self.table) - at - len(numbers)) // self.lanes * self.lanes)
        self.table[at : at + len(numbers)] = numbers

    def shared(self, z: int) -> tuple[str, str]:
        """Two elements for a root of all lanes. In the strided pass they are where they were."""
        if z not in self.known:
            at = 2 * len(self.known)
            self.numbered(self.first + at, [z, self.quotient(z)])
            assert at // self.lanes < len(ROOTS)
            places = [divmod(n, self.lanes) for n in (at, at + 1)]
            self.known[z] = tuple(f"v{ROOTS[r]}.{self.element}[{i}]" for r, i in places)
        return self.known[z]

    def operands(self, roots: list[list[int]]):
        if not self.resident:
            self.known = {}
        self.first = 0 if self.resident else len(self.table)
        out = []
        for values in roots:
            if len(set(values)) == 1:
                out.append(self.shared(values[0]))
                continue
            assert not self.resident and not self.known
            at = len(self.table) - self.first
            self.numbered(self.first + at, [*values, *map(self.quotient, values)])
            out.append(tuple(self.v(ROOTS[at // self.lanes + i]) for i in (0, 1)))
        if self.resident:
            return [], out
        return self.loaded(len(self.table) - self.first), out

    def loaded(self, count: int) -> list[str]:
        """So many numbers of the table, from the first register for roots on."""
        registers = list(ROOTS[: count // self.lanes])
        pairs = zip(registers[::2], registers[1::2], strict=False)
        lines = [f"ldp q{a}, q{b}, [x1], #32" for a, b in pairs]
        return lines + [f"ldr q{r}, [x1], #16" for r in registers[len(registers) // 2 * 2 :]]

    def product(self, to: int, x: int, roots: tuple[str, str]) -> list[str]:
        """to: x times a root; x changes."""
        (z, quotient), to, x = roots, self.v(to), self.v(x)
        return [
            f"mul {to}, {x}, {z}",
            f"sqrdmulh {x}, {x}, {quotient}",
            f"mls {to}, {x}, {self.v(Q)}",
        ]

    def butterfly(self, k: int, a: int, b: int, roots: tuple[str, str], kind: str) -> list[str]:
        t, x, y = self.free[k], self.place[a], self.place[b]
        vt, vx, vy = map(self.v, (t, x, y))
        if kind == "forward":
            sums = [f"sub {vy}, {vx}, {vt}", f"add {vx}, {vx}, {vt}"]
            return [*self.product(t, y, roots), *sums]
        lines = [f"sub {vt}, {vy}, {vx}", f"add {vx}, {vx}, {vy}", *self.product(y, t, roots)]
        if kind == "last":
            lines += self.product(t, x, self.shared(self.scheme.centred(self.scheme.scale())))
            self.place[a], self.free[k] = t, x
        return lines

    def shuffle(self, name: str, u: int, v: int) -> list[str]:
        (what, form), t = name.split(), self.free[0]
        a, b = self.place[u], self.place[v]
        self.place[u], self.free[0] = t, a
        return [
            f"{what}1 v{t}.{form}, v{a}.{form}, v{b}.{form}",
            f"{what}2 v{b}.{form}, v{a}.{form}, v{b}.{form}",
        ]

    def constant(self, register: int, value: int) -> list[str]:
        """In all lanes."""
        high = [f"movk w2, #{value >> 16}, lsl #16"] if value >> 16 else []
        return [f"mov w2, #{value & 0xFFFF}", *high, f"dup {self.v(register)}, w2"]

    def function(self, name: str, f: Function) -> list[str]:
        out, bytes_each = [], self.scheme.bits // 8
        for n, d in enumerate((8, 10, 12)):
            out += [f"stp d{d}, d{d + 1}, [sp, #{16 * n}]"]
            out += [f".cfi_offset {64 + d + i}, {16 * n + 8 * i - 48}" for i in (0, 1)]
        out = ["sub sp, sp, #48", ".cfi_def_cfa_offset 48", *out, "adr x1, 9f"]
        out += self.constant(Q, self.scheme.q)
        if any(f"v{RECIPROCAL}." in line for _, lines, _ in f.bodies for line in lines):
            out += self.constant(RECIPROCAL, self.reciprocal)
        for number, (this, lines, numbers) in enumerate(f.bodies):
            if this.same_roots:
                out += self.loaded(numbers)
            step = bytes_each * (this.starts[1] - this.starts[0])
            out += [f"mov w2, #{len(this.starts)}", f"{number + 1}:", *_paired(lines)]
            out += [f"add x0, x0, #{step}", "subs w2, w2, #1", f"b.ne {number + 1}b"]
            if number + 1 < len(f.bodies):
                out.append(f"sub x0, x0, #{step * len(this.starts)}")
        for n, d in enumerate((8, 10, 12)):
            out += [f"ldp d{d}, d{d + 1}, [sp, #{16 * n}]"]
        out += ["add sp, sp, #48", ".cfi_def_cfa_offset 0", "ret", ".p2align 4"]
        table = [f.table[i : i + 8] for i in range(0, len(f.table), 8)]
        directive = {2: ".short", 4: ".word"}[bytes_each]
        words = [f"{directive} " + ", ".join(map(str, row)) for row in table]
        return [
            f"lanewise_function {name}",
            *(line if line.endswith(":") else f"    {line}" for line in out),
            "9:",
            *(f"    {line}" for line in words),
            f"lanewise_end {name}",
        ]

    def text(self, name: str, path: str, functions: dict[str, Function]) -> str:
        about = [
            f"The transforms of {self.scheme.name} with Neon, of 256 elements of "
            f"{self.scheme.bits} bits.",
            "",
            *(f"{n}(p): {f.about(self.scheme)}" for n, f in functions.items()),
            "Stack: 48 bytes",
            "No branch and no address depends on the elements. x18 is not touched.",
        ]
        lines = write.head("ntt", name, path, about)
        lines += ['#include "../../keccak/aarch64/asm.h"', "    .arch armv8-a"]
        for n, f in functions.items():
            lines += f.machine.function(n, f)
        return "\n".join(lines) + "\n"


@cache
def _reduced_bound(q: int, reciprocal: int, shift: int, most: int) -> int:
    """Of what `reduced` leaves: the quotient is rounded at its end alone."""
    found = 0
    for x in range(-most, most + 1):
        quotient = (
            (reciprocal * x >> 15) + (1 << shift - 1) >> shift
            if shift
            else reciprocal * x + (1 << 14) >> 15
        )
        found = max(found, abs(x - q * quotient))
    return found
