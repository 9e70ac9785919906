# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Neon: 32-bit elements, with Barrett products by known factors.

A root z is stored with z' = round(2^31 z / q): x z - q round(x z' / 2^31) takes MUL, SQRDMULH and
MLS. A root that all lanes share is two elements of a register, others are two registers. The roots
of the strided pass stay in registers; those of the other are loaded before the butterflies that
use them.
"""

from __future__ import annotations

import re

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

DATA, ROOTS, Q = [*range(8), *range(16, 24)], range(24, 32), 12
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
    """Registers: data, roots, q, temporaries. x0: the coefficients; x1: the roots."""

    lanes, registers, together, pairs, plan, factor = 4, 16, 4, 8, (), 1

    def __init__(self, scheme: Scheme):
        assert scheme.bits == 32
        self.scheme = scheme
        names = {
            True: {2: "zip 2d", 1: "trn 4s", 0: "zip 4s"},
            False: {1: "uzp 4s", 2: "trn 4s", 0: "zip 2d"},
        }
        self.steps = {w: {at: [SHUFFLES[s]] for at, s in of.items()} for w, of in names.items()}

    def begin(self, body: Body) -> None:
        self.place, self.free = list(DATA), [8, 9, 10, 11]
        self.known: dict[int, tuple[str, str]] = {}
        self.resident = body.this.same_roots
        self.table: list[int] = [0] * (4 * len(ROOTS) if self.resident else 0)

    def load(self, slot: int, offset: int) -> list[str]:
        return [f"ldr q{self.place[slot]}, [x0, #{4 * offset}]"]

    def store(self, slot: int, offset: int) -> list[str]:
        return [f"str q{self.place[slot]}, [x0, #{4 * offset}]"]

    def quotient(self, z: int) -> int:
        """round(2^31 z / q)"""
        return (2 * (z << 31) + self.scheme.q) // (2 * self.scheme.q)

    def bound(self, most: int, root: int) -> int:
        wrong = abs((root << 31) - self.quotient(root) * self.scheme.q)
        return (most * wrong >> 31) + self.scheme.q // 2 + 2

    def shared(self, z: int) -> tuple[str, str]:
        """Two elements for a root of all lanes. In the strided pass they are where they were."""
        if z not in self.known:
            if not self.resident:
                self.table += [0, 0]
            at = 2 * len(self.known)
            self.table[self.first + at : self.first + at + 2] = z, self.quotient(z)
            assert at // 4 < len(ROOTS)
            self.known[z] = tuple(f"v{ROOTS[n // 4]}.s[{n % 4}]" for n in (at, at + 1))
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
            at = (len(self.table) - self.first) // 4
            self.table += [*values, *map(self.quotient, values)]
            out.append((f"v{ROOTS[at]}.4s", f"v{ROOTS[at + 1]}.4s"))
        if self.resident:
            return [], out
        self.table += [0] * (-len(self.table) % 8)
        count = (len(self.table) - self.first) // 4
        pairs = range(0, count, 2)
        return [f"ldp q{ROOTS[n]}, q{ROOTS[n + 1]}, [x1], #32" for n in pairs], out

    def product(self, to: int, x: int, roots: tuple[str, str]) -> list[str]:
        """to: x times a root; x changes."""
        z, quotient = roots
        return [
            f"mul v{to}.4s, v{x}.4s, {z}",
            f"sqrdmulh v{x}.4s, v{x}.4s, {quotient}",
            f"mls v{to}.4s, v{x}.4s, v{Q}.4s",
        ]

    def butterfly(self, k: int, a: int, b: int, roots: tuple[str, str], kind: str) -> list[str]:
        t, x, y = self.free[k], self.place[a], self.place[b]
        if kind == "forward":
            return [
                *self.product(t, y, roots),
                f"sub v{y}.4s, v{x}.4s, v{t}.4s",
                f"add v{x}.4s, v{x}.4s, v{t}.4s",
            ]
        lines = [f"sub v{t}.4s, v{y}.4s, v{x}.4s", f"add v{x}.4s, v{x}.4s, v{y}.4s"]
        lines += self.product(y, t, roots)
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

    def function(self, name: str, f: Function) -> list[str]:
        q, out = self.scheme.q, []
        for n, d in enumerate((8, 10, 12)):
            out += [f"stp d{d}, d{d + 1}, [sp, #{16 * n}]"]
            out += [f".cfi_offset {64 + d + i}, {16 * n + 8 * i - 48}" for i in (0, 1)]
        out = ["sub sp, sp, #48", ".cfi_def_cfa_offset 48", *out, "adr x1, 9f"]
        out += [f"mov w2, #{q & 0xFFFF}", f"movk w2, #{q >> 16}, lsl #16", f"dup v{Q}.4s, w2"]
        for number, (this, lines, words) in enumerate(f.bodies):
            if this.same_roots:
                assert words <= 32
                out += [f"ldp q{r}, q{r + 1}, [x1], #32" for r in ROOTS[::2]]
            step = 4 * (this.starts[1] - this.starts[0])
            out += [f"mov w2, #{len(this.starts)}", f"{number + 1}:", *_paired(lines)]
            out += [f"add x0, x0, #{step}", "subs w2, w2, #1", f"b.ne {number + 1}b"]
            if number + 1 < len(f.bodies):
                out.append(f"sub x0, x0, #{step * len(this.starts)}")
        for n, d in enumerate((8, 10, 12)):
            out += [f"ldp d{d}, d{d + 1}, [sp, #{16 * n}]"]
        out += ["add sp, sp, #48", ".cfi_def_cfa_offset 0", "ret", ".p2align 4"]
        table = [f.table[i : i + 8] for i in range(0, len(f.table), 8)]
        words = [".word " + ", ".join(map(str, row)) for row in table]
        return [
            f"lanewise_function {name}",
            *(line if line.endswith(":") else f"    {line}" for line in out),
            "9:",
            *(f"    {line}" for line in words),
            f"lanewise_end {name}",
        ]

    def text(self, name: str, path: str, functions: dict[str, Function]) -> str:
        about = [
            f"The transforms of {self.scheme.name} with Neon, of 256 elements of 32 bits.",
            "",
            *(f"{n}(p): {f.about(self.scheme)}" for n, f in functions.items()),
            "Stack: 48 bytes",
            "No branch and no address depends on the elements. x18 is not touched.",
        ]
        lines = write.head("ntt", name, path, about)
        lines += ['#include "../../keccak/aarch64/asm.h"', "    .arch armv8-a"]
        for n, f in functions.items():
            lines += self.function(n, f)
        return "\n".join(lines) + "\n"
