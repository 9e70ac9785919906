# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Random programs for the processor: assembly text from the instruction table and a seed.

A class is a form with an LMUL and with or without a mask. A program goes through every class that
the build has, in bursts under one vtype and vl, mostly legal ("tame", though some of them reach
beyond the memory), sometimes with any fields at all ("wild"). Registers come from a small pool, so
that instructions depend on each other.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[3]))
from rtl.rvkeccak.isa.instruction_table import Form, Operation, Table  # noqa: E402

#: What a random program starts and ends with. Its traps go on behind the instruction.
START = """\
.option norvc
.option norelax
.globl _start, tohost
_start:
.irp r, 1,2,3,4,11,12,13,14,15,16,17,18,19,24,25,26,27,28,29,30,31
    li x\\r, \\r
.endr
    la x5, handler
    csrw mtvec, x5
    la x20, data
    la x21, indices32
    la x22, indices64
    li x23, 0x80100000
    vsetvli x5, x0, e32, m8, tu, mu
    la x6, registers
    csrr x7, vlenb
    slli x7, x7, 3
    vle32.v v0, (x6)
    add x6, x6, x7
    vle32.v v8, (x6)
    add x6, x6, x7
    vle32.v v16, (x6)
    add x6, x6, x7
    vle32.v v24, (x6)
    li x8, 8
    li x9, 0x12345678
    li x10, 0
"""
END = """\
    li x5, 1
    la x6, tohost
    sw x5, 0(x6)
1:  j 1b
    .balign 4
handler:
    csrr x5, mcause
    csrr x6, mtval
    csrr x7, mepc
    addi x7, x7, 4
    csrw mepc, x7
    addi x10, x10, 1
    mret
"""
#: Bytes of each table of indices.
INDICES = 1 << 12
#: What writes or reads five registers from one that the instruction names.
OF_FIVE = ("vpi", "vthetac", "vthetarhopi", "vchiiota", "vabsorb", "vsqueeze")


@dataclass(frozen=True)
class Class:
    operation: Operation
    form: Form
    lmul: int
    masked: bool

    def __str__(self) -> str:
        mask = " masked" if self.masked else ""
        return f"{self.form.mnemonic} LMUL {self.lmul}{mask}"


def has(feature: str, build: dict[str, int]) -> bool:
    """Whether a build has a feature of the table."""
    if feature == "stream":
        return bool(build["WIDE"] and build["PERMUTE"] and not build["LUTRAM"])
    if feature in ("e64", "e32"):
        return build["ELEN"] == int(feature[1:])
    return feature == "base" or bool(build[feature.upper()])


def classes(table: Table, build: dict[str, int]) -> list[Class]:
    """Every class that some legal instruction of the build belongs to; vset* have none."""
    found = []
    for operation, form in table.forms:
        if operation.is_config or not has(operation.feature, build):
            continue
        if form.wide_elements and build["ELEN"] == 32:
            continue
        for lmul in (8,) if operation.name == "vkeccak" else (1, 2, 4, 8):
            for masked in (False, True) if form.operand("vm") else (False,):
                found.append(Class(operation, form, lmul, masked))
    return found


class Generator:
    """One program. `tame_only`: nothing that traps, and no cost that depends on data."""

    #: Bytes around `data`, more than any stride reaches.
    room = 1 << 18

    def __init__(self, table: Table, build: dict[str, int], seed: object, tame_only: bool = False):
        self.rng = random.Random(repr(seed))
        self.table, self.build, self.tame_only = table, build, tame_only
        self.elen, self.vlen = build["ELEN"], build["ELEN"] * build["ELENUM"]
        self.lines: list[str] = []
        self.written = 0
        self.vectors = 0
        self.sew = self.vl = 0
        self.lmul = 1

    def per_register(self) -> int:
        return self.vlen // self.sew

    # Scalars: x5 to x9 are scratch, x20 to x23 addresses, x28 and x29 operands.

    def constant(self, register: str, value: int) -> None:
        self.lines.append(f"    li {register}, 0x{value & 0xFFFFFFFF:x}")

    def set_config(self, sew: int, lmul: int, vl: int) -> None:
        """One of the three instructions; vl is at most VLMAX, the AVL may be more."""
        vlmax = self.vlen // sew * lmul
        vtype = f"e{sew}, m{lmul}, t{self.rng.choice('ua')}, m{self.rng.choice('ua')}"
        avl = vl if vl < vlmax else self.rng.choice((vlmax, vlmax + 1, 0xFFFFFFFF))
        kind = self.rng.randrange(6)
        rd = self.rng.choice(("x0", "x8", "x9"))
        if vl < 32 and kind < 2:
            self.lines.append(f"    vsetivli {rd}, {vl}, {vtype}")
        elif vl == vlmax and kind == 2:
            self.lines.append(f"    vsetvli x8, x0, {vtype}")
        elif kind == 3:
            code = {32: 2, 64: 3}[sew] << 3 | lmul.bit_length() - 1
            self.constant("x6", code | self.rng.choice((0, 0x40, 0x80, 0xC0)))
            self.constant("x5", avl)
            self.lines.append(f"    vsetvl {rd}, x5, x6")
        else:
            self.constant("x5", avl)
            self.lines.append(f"    vsetvli {rd}, x5, {vtype}")
        if self.rng.randrange(8) == 0:
            # Both x0: vl stays, as far as it fits.
            self.lines.append(f"    vsetvli x0, x0, {vtype}")
        self.sew, self.lmul, self.vl = sew, lmul, vl

    def some_vl(self, sew: int, lmul: int) -> int:
        per, vlmax = self.vlen // sew, self.vlen // sew * lmul
        edges = [0, 1, per - 1, per, per + 1, 5 * per, vlmax - 1, vlmax, vlmax]
        vl = self.rng.choice([*edges, self.rng.randrange(vlmax + 1)])
        return min(vl, vlmax)

    def scalar_noise(self) -> None:
        """An instruction or two of the scalar core, one of them perhaps a skipped one."""
        r = self.rng
        self.lines += r.choice(
            [
                [f"    addi x8, x9, {r.randrange(-9, 9)}"],
                ["    mul x8, x20, x9"],
                ["    mulhu x9, x20, x8"],
                ["    sw x9, 0(x20)", "    lw x8, 0(x20)"],
                ["    csrr x8, vl", "    csrr x9, vtype"],
                [f"    lw x8, {4 * r.randrange(512)}(x20)"],
                ["    csrr x8, mcycle"],
                ["    csrr x9, minstret"],
                ["    beq x0, x0, 1f", "    addi x8, x8, 1", "1:"],
                ["    bne x0, x0, 1f", "    addi x9, x9, 1", "1:"],
            ]
        )
        if not self.tame_only and r.randrange(20) == 0:
            self.lines.append("    divu x9, x20, x8")

    # Vector instructions.

    def emit(self, form: Form, values: dict[str, int]) -> None:
        word = form.match
        for field in form.fields:
            if field.value is None:
                word |= (values[field.name] & ((1 << field.width) - 1)) << field.low
        self.lines.append(f"    .insn 4, 0x{word:08x}  # {form.mnemonic} {values}")
        self.vectors += 1

    def group(self, emul: int, low: int = 0, high: int = 31) -> int:
        """A register that a group may start at, often one of few."""
        choices = range((low + emul - 1) // emul * emul, high + 1, emul)
        return self.rng.choice(choices[:3] if self.rng.randrange(2) else choices)

    def index(self, eew: int, register: int) -> None:
        """Loads harmless offsets into the index group."""
        width = 6 if eew == 32 else 7
        form = next(f for o, f in self.table.forms if f.mnemonic == f"vle{eew}.v")
        assert width in (f.value for f in form.fields)
        pointer = {32: 21, 64: 22}[eew]
        self.emit(form, {"vd": register, "rs1": pointer, "vm": 1})

    def fits(self, c: Class, sew: int) -> bool:
        """Whether the class is legal with this SEW."""
        custom = (c.form.match & 0x7F) in (0x2B, 0x77)
        if custom:
            return sew == self.elen
        if c.operation.is_memory:
            return (64 if c.form.wide_elements else 32) * c.lmul <= 8 * sew
        return True

    def limit_vl(self, c: Class) -> range:
        """The vl with which the class is legal under the present SEW and LMUL."""
        name, vlmax = c.operation.name, self.per_register() * self.lmul
        if name in ("v64rho", "vpi", "v32lrho", "v32hrho"):
            return range(min(vlmax, 5 * self.per_register()) + 1)
        if name in ("vabsorb", "vsqueeze", "vsqueezep"):
            return range(min(vlmax, 25) + 1)
        return range(25 if name == "vkeccak" else 0, vlmax + 1)

    def tame(self, c: Class, far: bool = False) -> None:
        """A legal instruction of the class; its vl may have to change before. `far`: legal but for
        five registers of which the last do not exist."""
        allowed = self.limit_vl(c)
        if self.vl not in allowed:
            self.set_config(self.sew, self.lmul, self.rng.choice(allowed))
        eew = 64 if c.form.wide_elements else 32
        emul = max(1, eew * self.lmul // self.sew) if c.operation.is_memory else self.lmul
        low = 1 if c.masked else 0
        values = {
            "vm": 0 if c.masked else 1,
            "vd": self.group(self.lmul, low),
            "vs2": self.group(self.lmul),
            "vs1": self.group(self.lmul),
            "uimm": self.rng.randrange(32),
            "simm": self.rng.randrange(-16, 16),
            "rs1": 28,
            "rs2": 29,
        }
        # Often what the instruction before wrote, with nothing between them.
        for name in ("vs1", "vs2"):
            if self.rng.randrange(3) == 0 and self.written % self.lmul == 0:
                values[name] = self.written
        if c.form.operand("rs1"):
            low_or_any = (self.rng.getrandbits(32), self.rng.randrange(-9, 9))
            self.constant("x28", self.rng.choice(low_or_any))
        self.refine(c, values, emul, eew)
        if far:
            which = "vs2" if c.operation.feature == "fused" and self.rng.randrange(2) else "vd"
            values[which] = self.rng.choice((28, 28, 28, 29, 30, 31))
        self.written = values["vd"]
        values["vs3"] = values["vd"]
        self.emit(c.form, values)

    def refine(self, c: Class, values: dict[str, int], emul: int, eew: int) -> None:
        """The operands of those that have rules of their own."""
        r, name = self.rng, c.operation.name
        low = 1 if c.masked else 0
        if name in ("v64rho", "vpi"):
            values["simm"] = r.choice((-1, 0, 1, 2, 3, 4)) if self.lmul == 1 else -1
        if name == "vpi":
            values["vd"] = (
                self.first_of_five() if self.lmul == 1 else self.group(self.lmul, low, 27)
            )
            while low and values["vd"] == 0:
                values["vd"] = self.group(self.lmul, low, 27)
            while self.lmul > 1 and _meets(values["vd"], 5, values["vs2"], self.lmul):
                values["vs2"] = self.group(self.lmul)
        if name in ("viota", "vchiiota", "vround"):
            rounds = 48 if name == "viota" and self.elen == 32 else 24
            values["uimm"] = r.randrange(24)
            self.constant("x28", r.randrange(rounds))
        if c.operation.feature == "fused":
            values["vs2"], values["vs1"] = r.randrange(28), r.randrange(32)
            values["vd"] = self.first_of_five()
            if name == "vchiiota" and r.randrange(2):
                values["vd"] = values["vs2"]
            while name != "vthetac" and self.bad_fused(name, values):
                values["vd"] = self.first_of_five()
        if name in ("vround", "vpermute", "vsqueezep"):
            values["vd"] = r.choice((0, 5, 10, 15))
        if name in ("vpermute", "vkeccak"):
            values["uimm"] = r.randrange(2)
        if name == "vkeccak":
            values["vd"] = 0
        if c.operation.is_memory:
            self.memory_operands(c, values, emul, eew, low)

    def first_of_five(self) -> int:
        """A register that four others follow. v31 takes what only a fifth register takes from one
        start alone, so that one comes often."""
        return 27 if self.rng.randrange(4) == 0 else self.rng.randrange(28)

    @staticmethod
    def bad_fused(name: str, values: dict[str, int]) -> bool:
        vd, vs2 = values["vd"], values["vs2"]
        if name == "vchiiota":
            return vd != vs2 and _meets(vd, 5, vs2, 5)
        return _meets(vd, 5, vs2, 5) or _meets(vd, 5, values["vs1"], 1)

    def memory_operands(
        self, c: Class, values: dict[str, int], emul: int, eew: int, low: int
    ) -> None:
        r, name = self.rng, c.operation.name
        values["rs1"] = 28
        if not self.tame_only and r.randrange(12) == 0:  # to where the memory ends
            self.lines.append(f"    addi x28, x23, {8 * r.randrange(-60, 1)}")
        else:
            self.lines.append(f"    addi x28, x20, {8 * r.randrange(-250, 250)}")
        if name in ("vlxei", "vsxei"):
            values["vs2"] = self.group(emul)
            while name == "vlxei" and _meets(values["vd"], self.lmul, values["vs2"], emul):
                values["vs2"], values["vd"] = self.group(emul), self.group(self.lmul, low)
            self.index(eew, values["vs2"])
        elif c.form.operand("rs2"):
            self.constant("x29", 8 * r.choice((0, 1, -1, 3, 25, r.randrange(-16, 16))))
            if name in ("vlse", "vsse") and self.vl <= 1:  # a stride that no one uses
                self.lines.append(f"    addi x29, x29, {r.randrange(8)}")
            # An element of 32 bits may lie anywhere.
            if eew == 32 and c.operation.feature == "base" and r.randrange(2):
                self.lines.append("    addi x29, x29, 4")
                self.lines.append("    addi x28, x28, 4")
        if c.operation.feature == "base" and name not in ("vlxei", "vsxei"):
            values["vd"] = self.group(emul, low if name in ("vle", "vlse") else 0)
        elif c.operation.feature == "wide":
            values["vd"] = self.first_of_five()

    def wild(self, c: Class) -> None:
        """Any fields, a base that may be misaligned or where no memory is, no instruction, or one
        with registers that are just wrong."""
        r = self.rng
        if c.operation.name in OF_FIVE and self.sew and r.randrange(2):
            self.tame(c, far=True)
            return
        if r.randrange(4) == 0:
            opcode = r.choice((0x57, 0x57, 0x07, 0x27, 0x2B, 0x2B, 0x77))
            word = r.getrandbits(25) << 7 | opcode
            if opcode in (0x07, 0x27, 0x2B):  # no address but a harmless one
                word = word & ~(31 << 15) | 20 << 15
            if word & 0x707F == 0x7057:  # vset*: into a register that is not needed
                word = word & ~(31 << 7) | 8 << 7
            self.lines.append(f"    .insn 4, 0x{word:08x}")
            self.vectors += 1
            # It may have been a vset*.
            self.sew = 0
            return
        values = {f.name: r.getrandbits(f.width) for f in c.form.fields if f.value is None}
        # Registers that the others use must not be lost; LMUL is often kept to.
        for name in ("vd", "vs1", "vs2", "vs3"):
            if name in values and r.randrange(2):
                values[name] = values[name] // self.lmul * self.lmul
        if c.operation.name == "vlxei" and r.randrange(2):
            self.nest(values, 64 if c.form.wide_elements else 32)
        values.update(rs1=28, rs2=29)
        self.constant("x28", r.choice((r.getrandbits(32), r.randrange(60))))
        self.constant("x29", r.choice((8, 4, 12, 8 * r.randrange(-30, 99), r.randrange(99))))
        if c.operation.is_memory:
            self.lines.append(f"    addi x28, x{r.choice((20, 20, 23))}, {r.randrange(-300, 9)}")
            if r.randrange(2):
                self.lines.append("    andi x28, x28, -8")
        self.emit(c.form, values)

    def nest(self, values: dict[str, int], eew: int) -> None:
        """Groups of indices and data that may start where they do, but share registers."""
        emul = min(8, max(1, eew * self.lmul // (self.sew or self.elen)))
        both = max(emul, self.lmul)
        start = self.group(both)
        values["vd"] = start + self.rng.randrange(0, both, self.lmul)
        values["vs2"] = start + self.rng.randrange(0, both, emul)

    def odd_config(self) -> None:
        """A vtype with one bit wrong, or any."""
        r = self.rng
        code = r.choice((2, 3)) << 3 | r.randrange(4) | r.choice((0, 0x40, 0x80, 0xC0))
        kind = r.randrange(4)
        if kind == 0:
            self.lines.append(f"    .insn 4, 0x{r.getrandbits(20) << 12 | 0x7457:08x}  # vset*")
        elif kind == 1:
            self.constant("x6", code ^ 1 << r.choice((2, 5, r.randrange(32))))
            self.lines.append("    vsetvl x8, x20, x6")
        else:
            code ^= 1 << r.choice((2, 5, r.randrange(11)))
            self.lines.append(f"    .insn 4, 0x{code << 20 | 20 << 15 | 0x7457:08x}  # vsetvli")
        self.lines.append("    csrr x9, vtype")

    def burst(self, remaining: list[Class]) -> None:
        """Up to eight instructions under one vtype."""
        r = self.rng
        lmul = r.choice(remaining).lmul
        sew = self.elen if r.randrange(3) else 32
        fitting = [c for c in remaining if c.lmul == lmul and self.fits(c, sew)]
        if not fitting:
            return
        if not self.tame_only and r.randrange(8) == 0:
            self.odd_config()
            self.wild(r.choice(fitting))
        self.set_config(sew, lmul, self.some_vl(sew, lmul))
        for c in r.sample(fitting, min(len(fitting), r.randrange(1, 9))):
            odds = 3 if c.operation.name in ("vlxei", *OF_FIVE) else 10
            if not self.tame_only and r.randrange(odds) == 0:
                self.wild(r.choice((c, r.choice(remaining))))  # of another SEW, too
                if self.sew == 0:
                    return
            else:
                self.tame(c)
                remaining.remove(c)
            if r.randrange(5) == 0:
                self.scalar_noise()

    def data(self, seed: object) -> str:
        """The data section. Only registers and data, not the indices, depend on the seed."""
        r, fixed = random.Random(repr(seed)), random.Random(0)
        table32 = [8 * fixed.randrange(INDICES // 16) for _ in range(INDICES // 4)]
        table64 = [x | fixed.getrandbits(32) << 32 for x in table32[: INDICES // 8]]
        registers = [r.getrandbits(32) for _ in range(32 * self.vlen // 32)]
        contents = [r.getrandbits(32) for _ in range(2048)]
        # The tables stay out of the reach of stores, which start in the middle of `data`.
        return "\n".join(
            [
                "    .balign 8\ntohost: .8byte 0",
                f"registers:\n    .4byte {', '.join(map(hex, registers))}",
                f"    .balign 8\nindices32:\n    .4byte {', '.join(map(hex, table32))}",
                f"indices64:\n    .8byte {', '.join(map(hex, table64))}",
                f"    .balign 8\n    .zero {self.room // 2 - 4096}\n    .4byte "
                + ", ".join(map(hex, contents[:1024])),
                f"data:\n    .4byte {', '.join(map(hex, contents[1024:]))}",
                f"    .zero {self.room // 2 - 4096}\n",
            ]
        )

    def program(self, instructions: int, data_seed: object = 0) -> str:
        """At least so many vector instructions (vset* not counted), each class at least once."""
        while self.vectors < instructions:
            remaining = classes(self.table, self.build)
            while remaining:
                self.burst(remaining)
        return "\n".join([START, *self.lines, END, self.data(data_seed)])


def _meets(first: int, n: int, second: int, m: int) -> bool:
    return first < second + m and second < first + n
