# SPDX-License-Identifier: Apache-2.0 OR MIT
"""RISC-V instructions under qemu's user emulation: samples, and what emulated.py needs.

Samples are encodings, drawn from the rows of the table. One program runs them all: it reads records
of all registers and some memory, loads each, jumps to the sample that it is for, and writes what is
there afterwards. gp and tp serve that program, so samples do not name them.
"""

from __future__ import annotations

import random
import re
import subprocess
from pathlib import Path

from lanewise_lab.isa import riscv
from lanewise_lab.isa.riscv_machine import Machine
from lanewise_lab.isa.riscv_syntax import GP, NAMES, SP, TP, Form, High, Mem
from lanewise_lab.symbolic import Refused
from lanewise_lab.symbolic.memory import Ptr

from . import unicorn_bench as emulated
from .unicorn_bench import SCRATCH, SIZE, STACK

TEXT = 0x100000
_RECORDS, _ROOM = 0x30000000, 1 << 28
_END = SCRATCH + SIZE  # where the program keeps the end of the records
#: What QEMU 7.2 does not know.
WITHOUT = ("zvkb", "zvbb")
_USED = [n for n in range(1, 32) if n not in (GP, TP)]
_CPU = "v=true,vext_spec=v1.0,rvv_ta_all_1s=true,rvv_ma_all_1s=true"
_CPU += ",zba=true,zbb=true,zbs=true,zbkb=true,vlen="


def encode(mnemonic: str, xlen: int = 64, **fields: int) -> int:
    entry = next(e for e in riscv.TABLE[mnemonic] if xlen in e.xlen)
    return entry.form.encode(fields)


class Samples:
    """Every row of the table for registers of `xlen` bits, with random fields; each sample is a
    list of encodings with their sizes in bytes."""

    def __init__(self, source: random.Random, xlen: int, without: tuple[str, ...] = WITHOUT):
        self.source, self.xlen = source, xlen
        self.entries = [
            e
            for entries in riscv.TABLE.values()
            for e in entries
            if xlen in e.xlen and e.extension not in without
        ]
        self.short = [e for e in riscv.SHORT if xlen in e.xlen]

    def all(self, each: int = 6) -> list[list[tuple[int, int]]]:
        out = []
        for entry in self.entries:
            for _ in range(each * 3 if entry.kind[0] == "v" else each):
                out.append(self._long(entry))
        for entry in self.short:
            out += [self._compressed(entry) for _ in range(each)]
        return out

    def sequences(self, count: int, length: int) -> list[list[tuple[int, int]]]:
        """Programs of instructions that the table takes with all operands symbolic."""
        kinds = {"alu", "shift", "vlogic", "vshift", "vmove", "vperm"}
        by_number = re.compile(
            r"(rol|ror|sll|srl|sra)w?$|b(clr|ext|inv|set)$|v(sll|srl|sra)\.v[vx]"
        )
        left = "add addi addw addiw sub subw slt slti sltu sltiu max maxu min minu auipc".split()
        left += ["vrgather.vv", "vrgather.vx", "vslideup.vx", "vslidedown.vx", "vsetvli"]
        entries = [
            e
            for e in self.entries
            if e.kind in kinds
            and e.mnemonic not in left
            and not by_number.match(e.mnemonic)
            and e.extension != "zba"
        ]
        out = []
        for _ in range(count):
            sew = self.source.randrange(4)
            start = encode("vsetivli", rd=0, uimm=16 >> sew, vtype=sew << 3)
            words = [(start, 4)] if any(e.kind[0] == "v" for e in entries) else []
            while len(words) < length:
                entry = self.source.choice(entries)
                fields = self.fill(entry.form, entry.kind, entry.mnemonic)
                general = [v for name, v in fields.items() if name[0] == "r"]
                same = entry.kind == "vperm" and fields["vd"] == fields["vs2"]
                if SP in general or fields.get("vm") == 0 or same:
                    continue
                words.append((entry.form.encode(fields), 4))
            out.append(words)
        return out

    def fill(self, form: Form, kind: str, mnemonic: str) -> dict[str, int]:
        """Random fields: most registers differ, and what is an offset is near and aligned."""
        source, fields = self.source, {}
        left = source.sample(_USED, 6)
        for name in form.pieces:
            low, high = form.width(name)
            if name.endswith("'"):
                fields[name] = source.randrange(8)
            elif name[0] == "r":
                fields[name] = left[0] if source.random() < 0.1 else left.pop()
            elif name == "vm":
                fields[name] = int(source.random() < 0.7)
            elif name[0] == "v":
                fields[name] = source.randrange(0, 32, source.choice((1, 1, 2, 8)))
            elif kind in ("load", "store"):
                fields[name] = source.randrange(-8, 9) * 8 & (1 << min(high, 7)) - 1
                if name == "imm" and source.random() < 0.5:
                    fields[name] = -fields[name]
            else:
                fields[name] = source.getrandbits(high) >> low << low
        whole = re.match(r"v(?:l|s|mv)(\d)r", mnemonic)
        if whole:
            count = int(whole[1])
            fields |= {n: v // count * count for n, v in fields.items() if n[:2] in ("vd", "vs")}
        return fields

    def configuration(self) -> tuple[int, int]:
        source = self.source
        vtype = source.choice((0, 0, 0, 1, 2, 3, 7)) | source.randrange(4) << 3
        vtype |= source.randrange(4) << 6
        avl = source.choice((1, 2, 3, 5, source.randrange(32)))
        return encode("vsetivli", rd=0, uimm=avl, vtype=vtype), 4

    def _long(self, entry: riscv.Entry) -> list[tuple[int, int]]:
        form, kind = entry.form, entry.kind
        fields = self.fill(form, kind, entry.mnemonic)
        step = (encode("addi", self.xlen, rd=7, rs1=7, imm=1), 4)
        if kind == "branch":
            if "to" in fields:
                return [(form.encode(fields | {"to": 8}), 4), step]
            here = encode("auipc", self.xlen, rd=fields["rs1"], upper=0)
            return [(here, 4), (form.encode(fields | {"imm": 12}), 4), step]
        if kind == "vconfig":
            fields |= {"vtype": fields.get("vtype", 0) & 0xFF}
            return [self.configuration(), (form.encode(fields), 4)]
        word = (form.encode(fields), 4)
        return [self.configuration(), word] if kind[0] == "v" else [word]

    def _compressed(self, entry) -> list[tuple[int, int]]:
        base = next(e for e in riscv.TABLE[entry.base] if self.xlen in e.xlen)
        while True:
            fields = self.fill(entry.form, base.kind, base.mnemonic)
            if all(fields[name] for name in entry.nonzero):
                break
        step = (0x0385, 2)  # c.addi t2, 1
        if base.kind != "branch":
            return [(entry.form.encode(fields), 2)]
        if "to" in fields:
            return [(entry.form.encode(fields | {"to": 4}), 2), step]
        reg = fields["rs1"]
        here = encode("auipc", self.xlen, rd=reg, upper=0)
        add = encode("addi", self.xlen, rd=reg, rs1=reg, imm=12)
        return [(here, 4), (add, 4), (entry.form.encode(fields), 2), step]


def samples(source: random.Random, xlen: int, vlen: int) -> Samples:
    """Of what QEMU 7.2 knows, with vectors unless vlen is 0."""
    return Samples(source, xlen, WITHOUT if vlen else (*WITHOUT, "v"))


class Comparison(emulated.Comparison):
    MACHINE, FLAGS = Machine, ()

    def __init__(self, bench: Bench, insn: list, seed: int, symbolic: float):
        self.bench = bench
        super().__init__(bench.code, insn, seed, symbolic)

    def prepare(self) -> None:
        m, chance, source = self.machine, self.source.random, self.source
        text = self.code.at(self.insn[0].address).region
        self.base[id(text)] = TEXT - self.bench.start
        memory = [op for i in self.insn for op in i.operands if isinstance(op, Mem)]
        stride = [i.operands[2].n for i in self.insn if i.base[:3] in ("vls", "vss") and memory]
        for n in range(32):
            if n in (GP, TP):
                value, number = High(-1), 0
            elif n == SP:
                value, number = Ptr(self.stack, 256 - SIZE), STACK + 256
            elif any(op.base == n for op in memory) or chance() < 0.1 > self.symbolic:
                value, number = Ptr(self.scratch, 256), SCRATCH + 256
            elif n in stride:
                number = source.choice((0, 8, 16, -8, 64)) & self.alg.ones
                value = self.alg.const(number)
            else:
                value, number = self.word(chance() < self.symbolic)
            if n:
                m.r[n] = value
            self.registers.append(number if n else 0)
        m.vlen = self.bench.vlen
        numbers = any(i.masked for i in self.insn)
        for n in range(32 if m.vlen else 0):
            pairs = [
                self.word(chance() < self.symbolic and not (numbers and n == 0))
                for _ in range(m.vlen // 64)
            ]
            m.v.append([word for word, _ in pairs])
            self.registers.append(sum(number << 64 * k for k, (_, number) in enumerate(pairs)))

    def record(self) -> bytes:
        target = self.insn[0].address - self.bench.start + TEXT
        numbers = [target, *self.registers[1:32]]
        vectors = b"".join(n.to_bytes(self.bench.vlen // 8, "little") for n in self.registers[32:])
        general = b"".join(n.to_bytes(8, "little") for n in numbers)
        return general + vectors + self.scratch_bytes + self.stack_bytes

    def held(self) -> list[tuple[str, list]]:
        m = self.machine
        out = [(NAMES[n], [m.r[n]]) for n in _USED]
        for n, words in enumerate(m.v):
            out.append((f"v{n}", [m.alg.atom("agnostic") if w is None else w for w in words]))
        return out

    def differences(self, processor: emulated.Processor, to: int) -> list[str]:
        self._unknown: set[int] = set()
        self.held = lambda found=self.held(): found  # its atoms are made once
        for n, name in enumerate(self.alg.names):
            if name == "agnostic":
                self._unknown.add(n)
                self.values[n] = 0
        return super().differences(processor, to)

    def known(self, value) -> int:
        alg = self.alg
        out = alg.ones
        for key, mask in () if isinstance(value, Ptr) else value.t.items():
            if key // alg.width in self._unknown:
                out &= ~mask
        return out


class _After:
    """What a record holds after its sample was run, as the parts of Unicorn that are asked for."""

    FLAGS, PC, START_BIT = None, "pc", 0

    def __init__(self, bench: Bench, data: bytes, end: int):
        self.uc, self._data, self._end = self, data, end
        self._vlen, self._memory = bench.vlen, 256 + 4 * bench.vlen
        self._bytes = bench.xlen // 8
        self.REGISTERS = [*_USED, *(range(32, 64) if bench.vlen else ())]

    def reg_read(self, register) -> int:
        if register == "pc":
            return self._end
        at, size = 8 * register, self._bytes
        if register >= 32:
            size = self._vlen // 8
            at = 256 + (register - 32) * size
        return int.from_bytes(self._data[at : at + size], "little")

    def mem_read(self, base: int, size: int) -> bytes:
        at = self._memory + (SIZE if base == STACK else 0)
        return self._data[at : at + size]


def _harness(xlen: int, vlen: int) -> list[str]:
    load, store, size = ("ld", "sd", 8) if xlen == 64 else ("lw", "sw", 4)
    vectors = 4 * vlen
    moved = 2 * SIZE
    record = 256 + vectors + moved

    def copy(there: bool) -> list[str]:
        out = []
        for part, area in enumerate((SCRATCH, STACK)):
            out += [f"li t1, {256 + vectors + part * SIZE}", "add t0, tp, t1", f"li t1, {area}"]
            out += [f"li t2, {SIZE}"]
            a, b = ("t0", "t1") if there else ("t1", "t0")
            out += [f"1: {load} t3, 0({a})", f"{store} t3, 0({b})", f"addi t0, t0, {size}"]
            out += [f"addi t1, t1, {size}", f"addi t2, t2, -{size}", "bnez t2, 1b"]
        return out

    def vector(name: str) -> list[str]:
        if not vlen:
            return []
        out = ["addi t0, tp, 256", f"li t1, {vlen}"]
        for n in (0, 8, 16, 24):
            out += [f"{name} v{n}, (t0)", "add t0, t0, t1"]
        return out

    def area(address: int, length: int) -> list[str]:
        numbers = (address, length, 3, 0x32, -1, 0)  # read and write; private, here, of no file
        return [f"li a{n}, {v}" for n, v in enumerate(numbers)] + ["li a7, 222", "ecall"]

    lines = [".option norvc", ".option norelax", ".globl _start", "_start:"]
    lines += [*area(SCRATCH, 4096), *area(STACK, 4096), *area(_RECORDS, _ROOM)]
    lines += [f"li s1, {_RECORDS}", "2: li a7, 63", "li a0, 0", "mv a1, s1"]
    lines += [f"li a2, {1 << 20}", "ecall", "add s1, s1, a0", "bgtz a0, 2b"]
    lines += [f"li tp, {_RECORDS}", f"li t0, {_END}"]
    lines += [f"{store} s1, 0(t0)", f"3: li t0, {_END}", f"{load} t0, 0(t0)", "bgeu tp, t0, 5f"]
    lines += [*copy(True), *vector("vl8re8.v"), f"{load} gp, 0(tp)"]
    lines += [f"{load} x{n}, {8 * n}(tp)" for n in _USED] + ["jr gp", "back:"]
    lines += [f"{store} x{n}, {8 * n}(tp)" for n in _USED] + [*vector("vs8r.v"), *copy(False)]
    lines += [f"li t0, {record}", "add tp, tp, t0", "j 3b"]
    lines += [f"5: li s0, {_RECORDS}", f"li t0, {_END}", f"{load} s1, 0(t0)", "6: li a7, 64"]
    lines += ["li a0, 1", "mv a1, s0", "sub a2, s1, s0", "ecall", "add s0, s0, a0"]
    return [*lines, "bltu s0, s1, 6b", "li a7, 93", "li a0, 0", "ecall"]


class Bench(emulated.Bench):
    """Samples, and the program that runs them. vlen 0: without vectors."""

    def __init__(self, xlen: int, samples: list, folder: Path, vlen: int = 0):
        self.xlen, self.vlen, self.folder = xlen, vlen, folder
        self.texts = ["\n    ".join(f".{s}byte {w:#x}" for w, s in words) for words in samples]
        clang = ["clang-19", f"--target=riscv{xlen}-unknown-elf", "-c"]
        clang += [f"-march=rv{xlen}imacv" if vlen else f"-march=rv{xlen}imac"]
        clang += ["-mabi=lp64" if xlen == 64 else "-mabi=ilp32"]
        self.code = emulated.assemble(self.texts, folder, _harness(xlen, vlen), clang, "j back")
        self.start = next(s.start for s in self.code.sections if s.name == ".text")
        self.program = folder / "single"
        linker = ["riscv64-unknown-elf-ld", "-m", f"elf{xlen}lriscv", f"-Ttext={TEXT:#x}"]
        command = [*linker, self.code.path, "-o", self.program]
        subprocess.run(command, check=True)

    def run(self, comparisons: list[Comparison]) -> list[bytes]:
        """The records after the samples were run."""
        cpu = f"rv{self.xlen}" + (f",{_CPU}{self.vlen}" if self.vlen else ",zba=true,zbb=true")
        cpu += "" if self.vlen else ",zbs=true,zbkb=true"
        records = [c.record() for c in comparisons]
        done = subprocess.run(
            [f"qemu-riscv{self.xlen}", "-cpu", cpu, self.program],
            input=b"".join(records),
            capture_output=True,
        )
        size = len(records[0])
        if done.returncode or len(done.stdout) != size * len(records):
            raise AssertionError(f"the program of samples failed: {done.stderr.decode()}")
        return [done.stdout[n : n + size] for n in range(0, len(done.stdout), size)]

    def prepared(self, n: int, seed: int, symbolic: float) -> Comparison | None:
        """None where the table refuses the operands."""
        insn = self.instructions(n)
        comparison = Comparison(self, insn, seed, symbolic)
        try:
            to = comparison.predict()
        except Refused:
            return None
        assert to == insn[-1].next, f"{insn[-1].text} goes elsewhere"
        return comparison

    def differences(self, only: str | None = None, numbers: int = 8) -> tuple[list[str], set[int]]:
        """Of all samples, in one run. `numbers`: how often to look for operands that the table
        takes."""
        todo, compared = [], set()
        for n in range(len(self.texts)):
            if only and only not in {i.base for i in self.instructions(n)}:
                continue
            for trial, symbolic in enumerate((0, 0, 1, 0.5, *[0] * numbers)):
                if trial > 3 and n in compared:
                    break
                found = self.prepared(n, 100 * n + trial, symbolic)
                if found is not None:
                    todo.append(found)
                    if not symbolic:
                        compared.add(n)
        return self.compared(todo), compared

    def compared(self, comparisons: list[Comparison]) -> list[str]:
        """What differs, after all were run."""
        wrong = []
        for comparison, data in zip(comparisons, self.run(comparisons), strict=True):
            to = comparison.insn[-1].next
            text = "; ".join(i.text for i in comparison.insn)
            lines = comparison.differences(_After(self, data, to), to)
            wrong += [f"{text}: {line}" for line in lines]
        return wrong
