# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Programs for the processor that go through what random ones meet too seldom, from the table and a
seed; the seed chooses only what else is read and the data.

forwards: every register, written in every way, and used in every way by the instruction behind it,
or by the one after that. changes: LMUL and SEW that change between the two. masks: v0 written, vl
and LMUL set, and at once something under the mask, with vl beyond half of VLMAX. strides: strides,
indices and increments with every bit of an address, beyond the memory too. lengths: every vl and
LMUL that vset* may keep, clip or refuse, and every bit of the AVL.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import product

from stimulus import Generator, has

from rtl.rvkeccak.isa.instruction_table import Table

#: Where stores may go that stride through the memory: no program reaches up to there.
FAR = 0x800C0000
PARTS = ("forwards", "changes", "masks", "strides", "lengths")


class Directed(Generator):
    """One program of one part; `build` as in configs.toml."""

    room = 1 << 14  # far strides go elsewhere

    def __init__(self, table: Table, build: dict[str, int], part: str):
        super().__init__(table, build, (part, "directed"))
        self.forms = {f.mnemonic: f for o, f in table.forms if has(o.feature, build)}
        self.part = part
        self.le, self.se = f"vle{self.elen}.v", f"vse{self.elen}.v"
        self.sews = (32, 64) if self.elen == 64 else (32,)

    def program(self, instructions: int = 0, data_seed: object = 0) -> str:
        self.constant("x24", FAR)
        self.constant("x28", 0x9E3779B9)
        self.constant("x29", 8)
        self.constant("x30", 0x3F8)
        getattr(self, self.part)()
        return super().program(0, data_seed)

    def do(self, mnemonic: str, **values: int) -> None:
        every = {"vm": 1, "vd": 0, "vs1": 0, "vs2": 0, "rs1": 20, "rs2": 29, "simm": 0, "uimm": 0}
        every |= values
        every.setdefault("vs3", every["vd"])
        self.emit(self.forms[mnemonic], every)

    def other(self, *registers: int) -> int:
        """A register that is none of these, nor the mask."""
        return self.rng.choice([r for r in range(1, 32) if r not in registers])

    def set(self, sew: int, lmul: int, vl: int) -> None:
        """vset* that costs no other instruction but the one of its AVL."""
        self.constant("x5", vl)
        self.lines.append(f"    vsetvli x0, x5, e{sew}, m{lmul}, tu, mu")
        self.sew, self.lmul, self.vl = sew, lmul, vl

    def vlmax(self, sew: int, lmul: int) -> int:
        return self.vlen // sew * lmul

    def types(self) -> Iterator[tuple[int, int]]:
        return product(self.sews, (1, 2, 4, 8))

    # Forwards.

    def first_of(self, r: int) -> int:
        """The first of five registers of which r is one."""
        return self.rng.choice([v for v in range(max(0, r - 4), min(r, 27) + 1)])

    def writers(self, r: int) -> Iterator[Callable[[], None]]:
        """The ways to write r: a row, some words of a row, a column of five registers, all of them,
        an element from memory."""
        yield lambda: self.do("vadd.vx", vd=r, vs2=self.other(r), rs1=28)
        for name in ("v64rho.vi", "vrotup.vi", "v32hrho.vv", "v32lrotup.vv"):
            if name in self.forms:
                values = {"simm": r % 5, "uimm": 7, "vs1": self.other(r)}
                yield lambda n=name, v=values: self.do(n, vd=r, vs2=self.other(r), **v)
        if r:
            yield lambda: self.do("vxor.vv", vd=r, vs2=self.other(r), vs1=self.other(r), vm=0)
        yield lambda: self.do("vpi.vi", vd=self.first_of(r), vs2=self.other(), simm=r % 5)
        yield lambda: self.do(self.le, vd=r)
        if "vthetac.vi" in self.forms:
            yield lambda: self.do("vthetac.vi", vd=r, vs2=self.rng.randrange(28))
            yield lambda: self.fused("vthetarhopi.vv", self.first_of(r))
            yield lambda: self.in_place("vchiiota.vi", self.first_of(r))
        if r < 20:
            for name in ("vround.vi", "vpermute.vi"):
                if name in self.forms:
                    yield lambda name=name: self.do(name, vd=r // 5 * 5, uimm=1)
        if "vabsorb.v" in self.forms:
            yield lambda: self.do("vabsorb.v", vd=self.first_of(r))
        if "vsqueezep.v" in self.forms and r < 20:
            yield lambda: self.do("vsqueezep.v", vd=r // 5 * 5)

    def fused(self, name: str, vd: int) -> None:
        apart = [v for v in range(28) if abs(v - vd) > 4]
        vs1 = self.rng.choice([v for v in range(32) if not vd <= v < vd + 5])
        self.do(name, vd=vd, vs2=self.rng.choice(apart), vs1=vs1)

    def in_place(self, name: str, vd: int) -> None:
        self.do(name, vd=vd, vs2=vd, uimm=self.rng.randrange(24))

    def readers(self, r: int) -> Iterator[Callable[[], None]]:
        """The ways to use r: either operand, both, what a store stores, indices, what is kept of it
        under a mask, the mask, planes of a state."""
        yield lambda: self.do("vxor.vv", vd=self.other(r), vs2=r, vs1=self.other(r))
        yield lambda: self.do("vxor.vv", vd=self.other(r), vs2=self.other(r), vs1=r)
        yield lambda: self.do("vadd.vv", vd=self.other(r), vs2=r, vs1=r)
        yield lambda: self.do("vslidedownm.vi", vd=self.other(r), vs2=r, uimm=1)
        yield lambda: self.do("vpi.vi", vd=self.first_of(r), vs2=r, simm=r % 5)
        yield lambda: self.do(self.se, vd=r)
        if r:
            yield lambda: self.do("vadd.vv", vd=r, vs2=self.other(r), vs1=self.other(r), vm=0)
        else:
            yield lambda: self.do(self.se, vd=self.other(), vm=0)
            yield lambda: self.do("vadd.vx", vd=self.other(), vs2=self.other(), rs1=28, vm=0)
            yield lambda: self.do("vpi.vi", vd=3, vs2=self.other(), simm=2, vm=0)
        if "vthetac.vi" in self.forms:
            yield lambda: self.do("vthetac.vi", vd=self.other(r), vs2=self.first_of(r))
            yield lambda: self.theta_of(r)
            yield lambda: self.in_place("vchiiota.vi", self.first_of(r))
        if "vround.vi" in self.forms and r < 20:
            yield lambda: self.do("vround.vi", vd=r // 5 * 5, uimm=3)
        if "vsqueeze.v" in self.forms:
            yield lambda: self.do("vsqueeze.v", vd=self.first_of(r))
            yield lambda: self.do("vabsorb.v", vd=self.first_of(r))
        if "vsqueezep.v" in self.forms and r < 20:
            yield lambda: self.do("vsqueezep.v", vd=r // 5 * 5)

    def theta_of(self, r: int) -> None:
        """r as the parity of vthetarhopi."""
        vd = self.rng.choice([v for v in range(28) if not v <= r < v + 5])
        apart = [v for v in range(28) if abs(v - vd) > 4]
        self.do("vthetarhopi.vv", vd=vd, vs2=self.rng.choice(apart), vs1=r)

    def forwards(self) -> None:
        self.set(self.elen, 1, self.vlmax(self.elen, 1))
        for r in range(32):
            for write, read in product(self.writers(r), self.readers(r)):
                write()
                read()
            # One between them, that has to do with neither.
            for read in self.readers(r):
                self.do("vadd.vx", vd=r, vs2=self.other(r), rs1=28)
                self.do("vor.vv", vd=self.other(r), vs2=self.other(r), vs1=self.other(r))
                read()
            # Indices that were worked out just before.
            self.do("vand.vx", vd=r, vs2=self.other(r), rs1=30)
            self.do(f"vluxei{self.elen}.v", vd=self.other(r), vs2=r)

    # LMUL, SEW, v0.

    def last_of(self, group: int, lmul: int, vl: int) -> int:
        """The register of a group that has its last element."""
        return group + (vl - 1) // (self.vlen // self.sew)

    def changes(self) -> None:
        for (sew, lmul), (then, wide) in product(self.types(), self.types()):
            for group in range(0, 32, max(lmul, 8)):
                vl = self.vlmax(sew, lmul) - self.rng.randrange(2)
                self.set(sew, lmul, vl)
                after = min(vl, self.vlmax(then, wide))
                self.constant("x5", after)
                self.do("vadd.vx", vd=group, vs2=self.other(group) // lmul * lmul, rs1=28)
                last = self.last_of(group, lmul, vl)
                self.lines.append(f"    vsetvli x0, x5, e{then}, m{wide}, tu, mu")
                self.sew, self.lmul, self.vl = then, wide, after
                read = last // wide * wide
                apart = [v for v in range(wide, 32, wide) if v != read] or [24]
                name = self.rng.choice(("vxor.vv", "vsrl.vv"))
                a, b = read, self.rng.choice(apart)
                if self.rng.randrange(2):
                    a, b = b, a
                self.do(name, vd=self.rng.choice(apart), vs2=a, vs1=b)
                self.do(f"vse{then}.v", vd=read)

    def masks(self) -> None:
        def writers() -> Iterator[Callable[[], None]]:
            yield lambda: self.do("vxor.vv", vd=0, vs2=8, vs1=16)
            yield lambda: self.do("vadd.vx", vd=0, vs2=24, rs1=28)
            yield lambda: self.do(f"vle{self.sew}.v", vd=0)
            if self.sew == self.elen and self.lmul == 1:
                yield lambda: self.do("vpi.vi", vd=0, vs2=24, simm=0)

        for (sew, lmul), (then, wide) in product(self.types(), self.types()):
            vlmax, kept = self.vlmax(then, wide), self.vlmax(sew, lmul)
            names = (f"vse{then}.v", "vadd.vx", f"vle{then}.v", f"vsse{then}.v", "vxor.vv",
                     f"vsuxei{then}.v")  # fmt: skip
            for i, name in enumerate(names):
                self.set(sew, lmul, kept)
                writes = list(writers())
                vl = self.rng.randrange(vlmax // 2 + 1, vlmax + 1)
                data = self.rng.choice([v for v in range(wide, 32, wide)])
                if "ei" in name:
                    self.do(f"vle{sew}.v", vd=8, rs1=21 if sew == 32 else 22)
                    self.set(then, wide, vlmax)
                    self.do(f"vle{then}.v", vd=24, rs1=21 if then == 32 else 22)
                    self.set(sew, lmul, kept)
                self.constant("x5", vl)
                writes[i % len(writes)]()
                self.lines.append(f"    vsetvli x0, x5, e{then}, m{wide}, tu, mu")
                self.sew, self.lmul, self.vl = then, wide, vl
                values = {"rs1": 28} if name == "vadd.vx" else {}
                data = {"vsuxei": 16}.get(name[:6], data)
                self.do(name, vd=data, vs2=24 // wide * wide, vs1=16, vm=0, **values)

    # Addresses.

    def strides(self) -> None:
        self.set(self.elen, 1, self.vlmax(self.elen, 1))
        size = self.elen // 8
        few = self.vlmax(self.elen, 1)
        bits = [s << k for k in range(3, 32) for s in (1, -1)]
        any_of = [8 * self.rng.randrange(1 << 29) for _ in range(24)]
        within = [8 * self.rng.randrange(1 << 14) * s for _ in range(24) for s in (1, -1)]
        for stride in [*bits, *any_of, *within]:
            self.constant("x29", stride)
            for name, base in ((f"vlse{self.elen}.v", 20), (f"vsse{self.elen}.v", 24)):
                self.set(self.elen, 1, 2)  # beyond the memory, its address is in mtval
                self.do(name, vd=self.other(), rs1=base)
                self.set(self.elen, 1, few)
                if (few - 1) * abs(stride) < 1 << 18:
                    self.do(name, vd=self.other(), rs1=base)
            if "vabsorb.v" in self.forms:
                for name, base in (("vabsorb.v", 20), ("vsqueeze.v", 24)):
                    self.do(name, vd=self.rng.randrange(28), rs1=base)
        # Under a mask over what is no memory: the third element, 2^32 on, is the first one again.
        self.constant("x29", 1 << 31)
        self.constant("x6", 5)
        self.set(self.elen, 1, 3)
        self.do("vmv.v.x", vd=0, rs1=6)
        self.do(f"vlse{self.elen}.v", vd=9, rs1=20, vm=0)
        self.do(f"vsse{self.elen}.v", vd=9, rs1=24, vm=0)
        # From one address to the next, with a carry into every bit; the same by indices.
        self.set(self.elen, 1, few)
        for k in range(4, 31):
            self.constant("x26", (FAR if k < 18 else 0x80000000) + (1 << k) - size)
            self.do(self.se if k < 18 else self.le, vd=self.other(), rs1=26)
            self.constant("x6", (1 << k) - 64)
            self.do("vmv.v.x", vd=8, rs1=6)
            self.do(f"vluxei{self.elen}.v", vd=9, vs2=8, rs1=20)
            self.constant("x6", -(1 << k))
            self.do("vmv.v.x", vd=8, rs1=6)
            self.do(f"vloxei{self.elen}.v", vd=9, vs2=8, rs1=20)
        for k in range(32):  # above 2^31 the memory is found again
            self.constant("x26", 1 << k)
            self.do(self.le, vd=9, rs1=26)
            self.do(self.se, vd=9, rs1=26)

    # vl and vtype.

    def lengths(self) -> None:
        def code(sew: int, lmul: int) -> int:
            return {32: 2, 64: 3}[sew] << 3 | lmul.bit_length() - 1

        for (sew, lmul), (then, wide) in product(self.types(), self.types()):
            before, after = self.vlmax(sew, lmul), self.vlmax(then, wide)
            for vl in sorted({0, 1, before - 1, before, min(before, after + 1)}):
                for both in (f"vsetvli x0, x0, e{then}, m{wide}, tu, mu", "vsetvl x0, x0, x6"):
                    self.set(sew, lmul, vl)
                    self.constant("x6", code(then, wide))
                    self.lines.append(f"    {both}")
                    # What it is, and what it does.
                    self.lines += ["    csrr x8, vl", "    csrr x9, vtype"]
                    self.sew, self.lmul = then, wide
                    self.do("vadd.vx", vd=8, vs2=8, rs1=28)
        for sew, lmul in self.types():
            vlmax = self.vlmax(sew, lmul)
            for avl in [*(1 << k for k in range(32)), vlmax - 1, vlmax, vlmax + 1, -1]:
                self.constant("x5", avl)
                self.lines += [f"    vsetvli x8, x5, e{sew}, m{lmul}, ta, ma", "    csrr x9, vl"]
            for avl in {min(31, v) for v in (0, 1, vlmax - 1, vlmax, vlmax + 1, 31)}:
                self.lines += [f"    vsetivli x8, {avl}, e{sew}, m{lmul}, tu, ma"]
            self.lines += [f"    vsetvli x8, x0, e{sew}, m{lmul}, ta, mu", "    csrr x9, vtype"]
            # A vtype that is refused, and what keeps vl behind it.
            for k in (2, 5, 8, 17, 30, 31):
                self.constant("x6", code(sew, lmul) | 1 << k)
                self.lines += ["    vsetvl x8, x5, x6", "    csrr x9, vtype"]
                self.lines.append(f"    vsetvli x0, x0, e{sew}, m{lmul}, tu, mu")
                self.lines.append("    csrr x8, vl")
        self.set(self.elen, 1, 1)
        self.do("vadd.vx", vd=8, vs2=8, rs1=28)
