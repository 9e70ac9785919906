# SPDX-License-Identifier: Apache-2.0 OR MIT
"""ARMv7E-M: a coefficient of 32 bits in a register, with Barrett products by known factors.

A root z is stored with z' = round(2^32 z / q). Of a coefficient b SMMULR leaves the quotient
t = round(b z' / 2^32), and b z - t q is the product modulo q, at most q / 2 in size and what
rounding z' adds. All but the quotient is modulo 2^32. So a butterfly takes four instructions:
SMMULR, MLA of a + b z, MLS of t q, which is the sum, and RSB of that from 2 a, the difference. One
of the inverse takes five. Montgomery's products, of SMULL, MUL and SMLAL, need a root alone, and
two registers more than there are.
"""

from __future__ import annotations

from .armv7m import Registers, merged, scheduled
from .transform import Body, Function

_POINTER, _TABLE, _MODULUS = "r0", "r1", "lr"
_VALUES = [f"r{n}" for n in range(2, 13)]
#: Words of the stack: where a row of columns ends, the roots of the strided pass.
_END, _ROOTS = 0, 1


class Words(Registers):
    """Registers: r0 the coefficients; r1 the roots of a block, or one more for values; lr q; the
    others values, roots and quotients."""

    lanes, bits, pairs, nested = 1, 32, 1, True
    plan = ((3, 8), (3, 8), (2, 8))

    def begin(self, body: Body) -> None:
        super().begin(body)
        this = body.this
        self.root: tuple[int, str, str] | None = None
        self.sums: set[int] = set()  # slots whose values have to be scaled
        self.step = 4 * (this.starts[1] - this.starts[0])

    def pool(self, strided: bool) -> list[str]:
        return [_TABLE, *_VALUES] if strided else [*_VALUES]

    # Memory

    def load(self, slot: int, offset: int) -> list[str]:
        self.places[slot] = self.taken()
        return [f"ldr.w {self.places[slot]}, [{_POINTER}, #{4 * offset}]"]

    def store(self, slot: int, offset: int) -> list[str]:
        """The first one moves the pointer on."""
        out = []
        if slot in self.sums:
            self.sums.remove(slot)
            s = self.scheme
            out = self.with_root(s.centred(s.scale() * self.factor))
            x = self.places[slot]
            out += self.product(x, x, self.temporary())
        register = self.places.pop(slot)
        self.given(register)
        if not offset:
            return [*out, f"str.w {register}, [{_POINTER}], #{self.step}"]
        return [*out, f"str.w {register}, [{_POINTER}, #{4 * offset - self.step}]"]

    def with_root(self, z: int) -> list[str]:
        """Loads a root and its quotient, if they are not there."""
        if self.root and self.root[0] == z:
            return []
        if self.root:
            self.given(self.root[1])
            self.given(self.root[2])
        self.root = z, self.taken(), self.taken()
        base, at = ("sp", 4 * _ROOTS) if self.strided else (_TABLE, 0)
        at += 4 * len(self.table)
        self.table += [self.quotient(z), z]
        return [f"ldr.w {r}, [{base}, #{at + 4 * n}]" for n, r in enumerate(self.root[:0:-1])]

    def operands(self, roots: list[list[int]]):
        ((z,),) = roots
        return self.with_root(z), [None]

    # Arithmetic

    def bound(self, most: int, root: int) -> int:
        """Of q times what rounding the quotient leaves, and of what rounding z' has left."""
        q, rest = self.scheme.q, abs(self.quotient(root) * self.scheme.q - (root << 32))
        return (q << 31) + rest * most >> 32

    def product(self, to: str, source: str, t: str) -> list[str]:
        """to: source, which changes, times the root; t for the quotient. One of source and t may be
        the same as `to`."""
        _, z, quotient = self.root
        return [
            f"smmulr {t}, {source}, {quotient}",
            f"mul {source}, {source}, {z}",
            f"mls {to}, {t}, {_MODULUS}, {source}",
        ]

    def reduced(self, k: int, slot: int) -> None:
        return None  # sums of eight layers fit

    def reduced_bound(self, most: int) -> int:
        return most

    def butterfly(self, k: int, a: int, b: int, roots: None, kind: str) -> list[str]:
        x, y = self.places[a], self.places[b]
        if kind == "forward":
            _, z, quotient = self.root
            t = self.temporary()
            self.places[a], self.places[b] = y, x
            return [
                f"smmulr {t}, {y}, {quotient}",
                f"mla {y}, {y}, {z}, {x}",
                f"mls {y}, {t}, {_MODULUS}, {y}",
                f"rsb.w {x}, {y}, {x}, lsl #1",
            ]
        if kind == "last":
            self.sums.add(a)
        t = self.temporary()
        sums = [f"sub.w {t}, {y}, {x}", f"add.w {x}, {x}, {y}"]
        return [*sums, *self.product(y, t, y)]

    # The function

    def function(self, name: str, f: Function) -> list[str]:
        bodies = f.bodies
        sizes = [words * len(this.starts) // this.columns for this, _, words in bodies]
        strided = next(n for n, (this, _, _) in enumerate(bodies) if this.same_roots)
        kept = _ROOTS + sizes[strided]
        kept += (kept + 1) % 2  # the stack is aligned to 8 bytes
        out = self.saved(kept)
        out += [f"movw {_MODULUS}, #{self.scheme.q & 0xFFFF}"]
        out += [f"movt {_MODULUS}, #{self.scheme.q >> 16}"]
        for n, (this, lines, words) in enumerate(bodies):
            at, step = sum(sizes[:n]), 4 * (this.starts[1] - this.starts[0])
            blocks, row = len(this.starts) // this.columns, step * this.columns
            if this.same_roots:
                out += self.copied(at, words, _ROOTS)
            else:
                out += [f"adr.w {_TABLE}, 9f + {4 * at}", ".p2align 3", f"{n + 1}:"]
            if this.columns > 1:
                out += [f"add.w r2, {_POINTER}, #{row}", f"str.w r2, [sp, #{4 * _END}]"]
                out += [".p2align 3", f"{n + 4}:"]
            out += scheduled(merged(lines))
            if this.columns > 1:
                out += [f"ldr.w r2, [sp, #{4 * _END}]", f"cmp.w {_POINTER}, r2"]
                out += [f"bne.w {n + 4}b"]
            if blocks > 1:
                block = 4 * (this.starts[this.columns] - this.starts[0])
                out += [f"add.w {_POINTER}, {_POINTER}, #{block - row}"] if block > row else []
                out += [f"add.w {_TABLE}, {_TABLE}, #{4 * words}"]
                out += [f"adr.w r2, 9f + {4 * (at + sizes[n])}", f"cmp.w {_TABLE}, r2"]
                out += [f"bne.w {n + 1}b"]
            if n + 1 < len(bodies):
                back = row if this.same_roots else 4 * self.scheme.n
                out += [f"sub.w {_POINTER}, {_POINTER}, #{back}"]
        return self.framed(name, out, kept, f.table)
