# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Random RV32IM + Zicsr programs for two cores that must agree on every retirement.

A program is a chain of blocks: straight code, loops, forward branches, calls, loads and stores
into a data area, CSR accesses, and what traps (illegal instructions, ecall, ebreak, access
faults of fetch, load and store). The handler leaves mcause, mtval and mepc in registers, where
the comparison sees them, and goes on behind the instruction.

Left out is what the two cores do differently by design: misaligned accesses, reads of CSRs whose
fixed bits differ, and mcycle.
"""

from __future__ import annotations

import random

DATA_BYTES = 2048
# x26 data area (its middle), x27 what a failed fetch returns to, x28-x31 handler and loops.
FREE = range(1, 26)
REGISTER = ["add", "sub", "sll", "slt", "sltu", "xor", "srl", "sra", "or", "and"]
MULDIV = ["mul", "mulh", "mulhsu", "mulhu", "div", "divu", "rem", "remu"]
IMMEDIATE = ["addi", "slti", "sltiu", "xori", "ori", "andi"]
SHIFT = ["slli", "srli", "srai"]
BRANCH = ["beq", "bne", "blt", "bge", "bltu", "bgeu"]
LOAD = {"lb": 1, "lbu": 1, "lh": 2, "lhu": 2, "lw": 4}
STORE = {"sb": 1, "sh": 2, "sw": 4}
CORNERS = [0, 1, 2, 31, 32, 0x7FFFFFFF, 0x80000000, 0xFFFFFFFF, 0xFFFF, 0x8000]
# Illegal on both: reserved functs, opcodes and CSRs; with rd, rs1, rs2 at random.
ILLEGAL = [0x0000000B, 0x00003003, 0x00003023, 0x00002063, 0x00001067, 0x06000033, 0x40001033,
           0x02001013, 0x42005013, 0x00004073, 0x7D002073, 0xC0001073, 0x00000000, 0xFFFFFFFF,
           0x00000057, 0x0000002B, 0x00000077, 0x0000003B, 0x30200073 | 1 << 7]  # fmt: skip

HANDLER = """
    .text
    .balign 256
handler:
    csrr x28, mcause
    csrr x29, mtval
    csrr x30, mepc
    addi x30, x30, 4
    addi x31, x28, -1
    bnez x31, 1f
    mv x30, x27
1:  csrw mepc, x30
    csrr x31, minstret
    mret
"""


class Program:
    """Assembly text of one random program, built block by block."""

    def __init__(self, seed: int, blocks: int) -> None:
        self.rng = random.Random(seed)
        self.lines: list[str] = []
        self.labels = 0
        self.emit(".section .text.init", ".globl _start", "_start:")
        for r in range(1, 32):
            self.emit(f"li x{r}, {self.value():#x}")
        self.emit("la x26, data + 1024", "la x28, handler", "csrw mtvec, x28")
        for _ in range(blocks):
            kinds = [self.straight, self.loop, self.skip, self.call, self.trap, self.chain]
            self.rng.choices(kinds, weights=[6, 2, 4, 2, 2, 2])[0]()
        # Everything that could have gone wrong unseen is stored, so that the memories show it.
        for r in FREE:
            self.emit(f"sw x{r}, {4 * r}(x26)")
        self.emit("li x28, 1", "la x29, tohost", "sw x28, 0(x29)", "1: j 1b", HANDLER)
        self.emit(".data", ".balign 64", ".globl tohost", "tohost: .dword 0", "data:")
        for _ in range(DATA_BYTES // 4):
            self.emit(f".word {self.rng.getrandbits(32):#x}")

    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def emit(self, *lines: str) -> None:
        self.lines += lines

    def label(self) -> str:
        self.labels += 1
        return f".L{self.labels}"

    def value(self) -> int:
        return self.rng.choice([self.rng.choice(CORNERS), self.rng.getrandbits(32)])

    def reg(self) -> str:
        """A register to read; x0 and a few others more often, so that hazards and aliases occur."""
        return f"x{self.rng.choice([0, self.rng.randrange(1, 5), self.rng.choice(FREE)])}"

    def dest(self) -> str:
        return f"x{self.rng.choice([0, self.rng.randrange(1, 5), *self.rng.choices(FREE, k=4)])}"

    def one(self) -> None:
        """One instruction that goes on behind itself."""
        rng, d, a, b = self.rng, self.dest(), self.reg(), self.reg()
        kind = rng.randrange(10)
        if kind < 3:
            self.emit(f"{rng.choice(REGISTER)} {d}, {a}, {b}")
        elif kind < 5:
            self.emit(f"{rng.choice(IMMEDIATE)} {d}, {a}, {rng.randrange(-2048, 2048)}")
        elif kind == 5:
            shift, wide = rng.choice(SHIFT), rng.choice(["lui", "auipc"])
            self.emit(f"{shift} {d}, {a}, {rng.randrange(32)}")
            self.emit(f"{wide} {self.dest()}, {rng.getrandbits(20)}")
        elif kind == 6:
            name = rng.choice(MULDIV)
            b = rng.choice([b, f"x{rng.choice(FREE)}"])
            self.emit(f"{name} {d}, {a}, {b}")
        elif kind == 7:
            name, size = rng.choice(list(LOAD.items()))
            self.emit(f"{name} {d}, {self.offset(size)}(x26)")
        elif kind == 8:
            name, size = rng.choice(list(STORE.items()))
            self.emit(f"{name} {a}, {self.offset(size)}(x26)")
        else:
            self.csr(d, a)

    def offset(self, size: int) -> int:
        return self.rng.randrange(-1024, 1024 - size + 1) // size * size

    def csr(self, d: str, a: str) -> None:
        rng = self.rng
        name = rng.choice(["csrrw", "csrrs", "csrrc"])
        pick = rng.randrange(6)
        if pick == 0:
            self.emit(f"csrr {d}, {rng.choice(['minstret', 'minstreth'])}")
        elif pick == 1:
            self.emit(rng.choice(["fence", "fence.i", "nop"]))
        elif pick == 2:
            self.emit(f"csrrw {d}, minstret, {a}")
        elif pick < 5:
            self.emit(f"{name} {d}, {rng.choice(['mscratch', 'mtval'])}, {a}")
        else:
            self.emit(f"{name}i {d}, mscratch, {rng.randrange(32)}")

    def straight(self) -> None:
        for _ in range(self.rng.randrange(1, 20)):
            self.one()

    def chain(self) -> None:
        """Each instruction reads what the one before has written, loads and slow ones too."""
        for _ in range(self.rng.randrange(2, 8)):
            name = self.rng.choice(REGISTER + MULDIV)
            self.emit(f"lw x1, {self.offset(4)}(x26)", f"{name} x2, x1, x2")
            self.emit(f"{self.rng.choice(BRANCH)} x2, x1, .+8", f"sw x2, {self.offset(4)}(x26)")

    def loop(self) -> None:
        top = self.label()
        self.emit(f"li x31, {self.rng.randrange(1, 5)}", f"{top}:")
        for _ in range(self.rng.randrange(1, 6)):
            self.one()
        self.emit("addi x31, x31, -1", f"bnez x31, {top}")

    def skip(self) -> None:
        """A branch that may be taken, onto or over some code."""
        over = self.label()
        self.emit(f"{self.rng.choice(BRANCH)} {self.reg()}, {self.reg()}, {over}")
        for _ in range(self.rng.randrange(0, 4)):
            self.one()
        self.emit(f"{over}:")

    def call(self) -> None:
        """jal or jalr forward, there and back."""
        there, back, link = self.label(), self.label(), f"x{self.rng.choice(FREE)}"
        if self.rng.randrange(2):
            self.emit(f"jal {link}, {there}")
        else:
            self.emit(f"la {link}, {there} + 1", f"jalr {link}, {link}, -1")
        self.emit(f"j {back}")
        self.emit(f"{there}:", f"addi {link}, {link}, 0", f"jalr x0, {link}, 0", f"{back}:")

    def trap(self) -> None:
        rng = self.rng
        pick = rng.randrange(5)
        if pick == 0:
            self.emit(rng.choice(["ecall", "ebreak"]))
        elif pick == 1:
            word = rng.choice(ILLEGAL)
            if word & 0x7F in (0x0B, 0x03, 0x23, 0x63, 0x67, 0x33, 0x13, 0x57, 0x2B, 0x77):
                word |= rng.getrandbits(5) << 7 | rng.getrandbits(5) << 15
                word |= rng.getrandbits(5) << 20 if word & 0x7F != 0x13 else 0
            self.emit(f".4byte {word:#x}")
        elif pick == 2:
            self.emit(f"li x31, {rng.choice([0, 0x70000000, 0xFFFFF000]):#x}")
            self.emit(f"{rng.choice(list(LOAD))} {self.dest()}, {4 * rng.randrange(9)}(x31)")
        elif pick == 3:
            self.emit(f"li x31, {rng.choice([0, 0x70000000, 0xFFFFF000]):#x}")
            self.emit(f"{rng.choice(list(STORE))} {self.reg()}, {4 * rng.randrange(9)}(x31)")
        else:
            back = self.label()
            self.emit(f"la x27, {back}", f"li x31, {rng.choice([0x1000, 0xF0000000]):#x}")
            self.emit(f"jalr {self.dest()}, x31, 0", f"{back}:")


def generate(seed: int, blocks: int) -> str:
    """Assembly of the program of this seed; about ten instructions a block."""
    return Program(seed, blocks).text()
