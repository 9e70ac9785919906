# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single instructions in a table's semantics and under Unicorn, to compare the two.

All samples are assembled into one object, each between the labels i<n> and e<n>, and run one at a
time at the address that the prover gives them, so that even pointers can be compared. What depends
on the instruction set is in unicorn_armv7m.py and unicorn_aarch64.py; qemu_riscv.py runs all
samples at once under qemu's user emulation, which knows more of RISC-V than Unicorn.
"""

from __future__ import annotations

import random
import subprocess
from dataclasses import dataclass
from pathlib import Path
from types import ModuleType

import unicorn
from lanewise_lab.cycles.target import TARGETS
from lanewise_lab.isa.arm_machine import FLAGS
from lanewise_lab.prove.call import CONVENTIONS
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused
from lanewise_lab.symbolic.domain import Algebra
from lanewise_lab.symbolic.memory import Memory, Ptr, Region

CODE_SIZE, SCRATCH, STACK, SIZE = 1 << 18, 0x20000000, 0x20010000, 512
_PAGE = 4096


def assemble(
    instructions: list[str], folder: Path, head: list[str], command: list, behind: str = "nop"
) -> ObjectFile:
    """Filler keeps literals and jumps in reach; `head` begins the text."""
    text = [*head, "    .text", "    .space 1024, 0"]
    for n, instruction in enumerate(instructions):
        text += ["    .p2align 2", f"i{n}:", f"    {instruction}", f"e{n}:", f"    {behind}"]
    source, out = folder / "single.s", folder / "single.o"
    source.write_text("\n".join([*text, "    .space 4096, 0", ""]))
    subprocess.run([*command, source, "-o", out], check=True)
    found = ObjectFile(str(out))
    found.encoding.marked = False  # nothing is linked: instructions may be read as data
    return found


@dataclass(frozen=True)
class Convention:
    """What the emulated core of an instruction set has besides cycles.target.TARGETS."""

    core: str
    registers: list[int]  # in the order in which the prover's calling convention lists them
    flags: int  # the register whose bits 31 to 28 are the flags
    fixed: int = 0  # other bits of it


class Processor:
    """An emulated core with the code, a page to work on and a stack."""

    def __init__(self, code: ObjectFile, convention: Convention):
        self.target, self.REGISTERS = TARGETS[code.isa], convention.registers
        self.FLAGS, self.FIXED = convention.flags, convention.fixed
        self.PC, self.START_BIT = self.target.pc, self.target.code_bit
        self.uc = uc = self.target.start(convention.core)
        uc.mem_map(0, CODE_SIZE)
        uc.mem_write(0, code.code_at(0, CODE_SIZE))
        for base in (SCRATCH, STACK):
            uc.mem_map(base, _PAGE)

    def run(self, comparison: Comparison, start: int, end: int, steps: int) -> None:
        uc = self.uc
        for register, value in zip(self.REGISTERS, comparison.registers, strict=True):
            uc.reg_write(register, value)
        flags = sum(comparison.flags[f] << 31 - n for n, f in enumerate(FLAGS))
        uc.reg_write(self.FLAGS, flags | self.FIXED)
        uc.mem_write(SCRATCH, comparison.scratch_bytes)
        uc.mem_write(STACK, comparison.stack_bytes)
        uc.emu_start(start | self.START_BIT, end, count=steps)

    def change(self, at: int, code: bytes) -> None:
        self.uc.mem_write(at, code)
        self.uc.ctl_remove_cache(at, at + len(code))


class Comparison:
    """One instruction (or more that belong together) in the table's semantics, with each register
    symbolic or a number."""

    MACHINE: type
    FLAGS = FLAGS

    def __init__(self, code: ObjectFile, insn: list, seed: int, symbolic: float):
        self.source = random.Random(seed)
        self.symbolic, self.insn = symbolic, insn
        self.convention = CONVENTIONS[code.isa]
        self.alg = Algebra(self.convention.WIDTH)
        self.values: dict[int, int] = {}
        self.code = code.region(self.alg)
        self.machine = self.MACHINE(self.alg, Memory(self.alg), self.code)
        self.registers: list[int] = []  # the numbers that the emulator is given
        self.scratch, self.scratch_bytes = self._region("scratch", 0)
        self.stack, self.stack_bytes = self._region("stack", -SIZE)
        text = self.code.at(insn[0].address).region
        self.base = {id(self.scratch): SCRATCH, id(self.stack): STACK + SIZE, id(text): 0}
        self.prepare()
        self.flags = {name: self.source.getrandbits(1) for name in self.FLAGS}
        for name, value in self.flags.items():
            setattr(self.machine, name, value)
        self.machine.stack = self.stack

    def prepare(self) -> None:
        """Fill the machine's registers, and self.registers with the same."""
        raise NotImplementedError

    def pointer_in_memory(self) -> int | None:
        """The offset in the code that every word of memory points to, if the code jumps there."""
        return None

    def word(self, symbolic: bool):
        kind = self.source.random()
        value = self.source.getrandbits(self.alg.width)
        # Small numbers and all but equal ones often, so that counts and flags vary.
        if kind < 0.2:
            value = self.source.randrange(64)
        elif kind < 0.3:
            value = -self.source.randrange(1, 64) & self.alg.ones
        if not symbolic:
            return self.alg.const(value), value
        self.values[len(self.alg.names)] = value
        return self.alg.atom("value"), value

    def _region(self, name: str, low: int):
        cells, numbers, size = [], [], self.alg.width // 8
        to = self.pointer_in_memory()
        for _ in range(SIZE // size):
            word, number = self.word(self.source.random() < self.symbolic)
            if to is not None:
                word, number = self.code.at(to), to
            cells.append(word)
            numbers.append(number)
        region = Region(name, SIZE, 64, lambda n: cells[n - low // size], writable=True, low=low)
        return region, b"".join(n.to_bytes(size, "little") for n in numbers)

    def predict(self) -> int:
        """Where the code goes on. Refused where the instruction is not for these operands."""
        m = self.machine
        m.pc = self.insn[0].address
        for i in self.insn:
            if i.address == m.pc:
                to = self.convention.lookup(i).run(m, i)
                m.pc = i.next if to is None else to
        return m.pc

    def number(self, value) -> int:
        if isinstance(value, Ptr):
            return self.base[id(value.region)] + value.offset & self.alg.ones
        return self._evaluation(value)

    def known(self, value) -> int:
        """The bits of a value that the table says anything about."""
        return self.alg.ones

    def held(self) -> list[tuple[str, list]]:
        """The registers to compare, each with its words."""
        return self.convention.registers(self.machine)

    def differences(self, processor: Processor, to: int) -> list[str]:
        m, uc, out = self.machine, processor.uc, []
        self._evaluation = self.alg.evaluate(self.values)
        size = self.alg.width // 8

        def check(name: str, words: list, got: int) -> None:
            want = sum(self.number(w) << n * self.alg.width for n, w in enumerate(words))
            known = sum(self.known(w) << n * self.alg.width for n, w in enumerate(words))
            if (want ^ got) & known:
                out.append(f"{name}: table {want:#x}, processor {got:#x}")

        for (name, words), register in zip(self.held(), processor.REGISTERS, strict=True):
            check(name, words, uc.reg_read(register))
        for region, base, before in (
            (self.scratch, SCRATCH, self.scratch_bytes),
            (self.stack, STACK, self.stack_bytes),
        ):
            data, first = bytes(uc.mem_read(base, SIZE)), region.low // size
            for n in range(SIZE // size):
                got = data[size * n : size * n + size]
                if first + n in region.written:
                    word = region.cells[first + n]
                    check(f"{region.name}[{size * n}]", [word], int.from_bytes(got, "little"))
                elif got != before[size * n : size * n + size]:
                    out.append(f"{region.name}[{size * n}] was changed")
        flags = uc.reg_read(processor.FLAGS) if self.FLAGS else 0
        for n, name in enumerate(self.FLAGS):
            known = getattr(m, name)
            if isinstance(known, int) and known != flags >> 31 - n & 1:
                out.append(f"{name}: table {known}, processor {1 - known}")
        pc = uc.reg_read(processor.PC) & ~processor.START_BIT
        if pc != to:
            out.append(f"pc: table {to:#x}, processor {pc:#x}")
        return out


class Bench:
    """Samples, assembled, and a processor to run them on. `isa` is one of those two modules."""

    def __init__(self, isa: ModuleType, texts: list[str], folder: Path):
        self.make, self.texts = isa.Comparison, texts
        self.code: ObjectFile = isa.assemble(texts, folder)
        self.processor: Processor = Processor(self.code, isa.CONVENTION)

    def instructions(self, n: int) -> list:
        """What sample n consists of."""
        code, out = self.code, []
        at, end = code.symbols[f"i{n}"], code.symbols[f"e{n}"]
        while at < end:
            out.append(code.decode(at))
            at = out[-1].next
        assert at == end, f"{out[-1].text} is decoded too long"
        return out

    def compare(self, n: int, seed: int, symbolic: float) -> list[str] | None:
        """None where the table refuses the operands; otherwise the differences."""
        insn = self.instructions(n)
        comparison = self.make(self.code, insn, seed, symbolic)
        try:
            to = comparison.predict()
        except Refused:
            return None
        start, end = insn[0].address, insn[-1].next
        self.processor.run(comparison, start, end if to == end else 0xFFFFFFF0, len(insn))
        return comparison.differences(self.processor, to)

    def differences(self, only: str | None = None) -> tuple[list[str], set[int]]:
        """What differs, and the samples that were compared with all operands numbers."""
        wrong, compared = [], set()
        for n, text in enumerate(self.texts):
            if only and only not in {i.mnemonic for i in self.instructions(n)}:
                continue
            # All numbers first, as often as it takes to draw operands that the table takes.
            for trial, symbolic in enumerate((0, 0, 1, 0.5, 0.5, *[0] * 8)):
                if trial > 4 and n in compared:
                    break
                found = self.compare(n, 100 * n + trial, symbolic)
                if found is not None:
                    wrong += [f"{text}: {line}" for line in found]
                    if not symbolic:
                        compared.add(n)
        return wrong, compared

    def compare_encoding(self, at: int, encoding: bytes, seed: int) -> list[str] | None:
        """An encoding that may be anything, at an address of the code: None where it is refused."""
        code, processor = self.code, self.processor
        code.patch(at, encoding + code.encoding.nops(4) * 2)
        try:
            insn = code.decode(at)
            entry = CONVENTIONS[code.isa].lookup(insn)
        except Refused:
            return None
        if entry.kind == "it" or insn.size != len(encoding):
            return None  # an IT is compared with what it governs
        processor.change(at, code.code_at(at, 12))
        for trial in range(4):
            comparison = self.make(code, [insn], 4 * seed + trial, 0)
            try:
                to = comparison.predict()
            except Refused:
                continue
            if not 0 <= to < CODE_SIZE:
                continue
            try:
                processor.run(comparison, at, insn.next if to == insn.next else 0xFFFFFFF0, 1)
            except unicorn.UcError as error:
                return [f"{encoding.hex()} ({insn.text}): {error}"]
            found = comparison.differences(processor, to)
            return [f"{encoding.hex()} ({insn.text}): {d}" for d in found]
        return None
