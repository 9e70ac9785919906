# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Calls one function after another under Unicorn, each time between memory that is not there.

A buffer lies at the very beginning or the very end of its page, so that a read on the other side
faults; what is left of the page is painted. The stack ends where its page ends, or below painted
words of a caller. Code is mapped without the right to write.
"""

from __future__ import annotations

import random
import sys
from dataclasses import dataclass
from pathlib import Path

import unicorn
from elftools.elf.elffile import ELFFile
from unicorn import arm64_const as arm64
from unicorn import arm_const as arm

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "lab"))
from lanewise_lab.cycles.target import TARGETS, Target  # noqa: E402

PAGE = 0x1000
RETURN, STATE, STACK = 0x0070_0000, 0x2000_0000, 0x2010_0000
MESSAGE, OUTPUT = 0x2020_0000, 0x2030_0000
STACK_BYTES, CALLER = 2 * PAGE, 256


@dataclass(frozen=True)
class Machine:
    """A processor and its calling convention, in Unicorn's numbers of registers."""

    target: Target
    core: str  # as Unicorn calls it
    kept: list[tuple[str, int, int]]  # name, register, mask of what a function must keep
    scratch: list[int]  # arguments first
    stop: bytes = b"\x00\xbe"  # bkpt
    deepest: int = 1024  # bytes of stack that no kernel needs


def cortex_m(core: str, fpu: bool) -> Machine:
    r = {n: getattr(arm, f"UC_ARM_REG_R{n}") for n in range(13)}
    kept = [(f"r{n}", r[n], (1 << 32) - 1) for n in range(4, 12)]
    if fpu:
        doubles = [getattr(arm, f"UC_ARM_REG_D{n}") for n in range(8, 16)]
        kept += [("float", register, (1 << 64) - 1) for register in doubles]
    name = core.upper().replace("-", "_")
    return Machine(TARGETS["armv7m"], name, kept, [r[n] for n in (0, 1, 2, 3, 12)])


def aarch64() -> Machine:
    """Everything that Unicorn knows, SHA-3 instructions too. AAPCS64, and x18 is nobody's."""
    x = {n: getattr(arm64, f"UC_ARM64_REG_X{n}") for n in range(31)}
    d = {n: getattr(arm64, f"UC_ARM64_REG_D{n}") for n in range(32)}
    whole = (1 << 64) - 1
    kept = [(f"x{n}", x[n], whole) for n in range(18, 30)]
    kept += [(f"d{n}", d[n], whole) for n in range(8, 16)]
    kept.append(("fpcr", arm64.UC_ARM64_REG_FPCR, 0x03C0_0000))  # DN, FZ, RMode
    scratch = [x[n] for n in range(18)] + [d[n] for n in (*range(8), *range(16, 32))]
    return Machine(TARGETS["aarch64"], "MAX", kept, scratch, b"\x00\x00\x20\xd4", 2048)  # brk #0


@dataclass
class Buffer:
    """Memory of a call: STATE, OUTPUT or MESSAGE (which cannot be written), from byte `at` on."""

    page: int
    at: int
    data: bytes


@dataclass
class Seen:
    contents: list[bytes]  # of the buffers, afterwards
    faults: str  # in words, "" for none
    used: int  # bytes of stack


class Board:
    """The linked image `elf` on one processor."""

    def __init__(self, elf: Path, machine: Machine, seed: bytes):
        self.machine = machine
        self.uc = machine.target.start(machine.core)
        self.random = random.Random(seed)
        self.symbols: dict[str, int] = {}
        self.image: list[tuple[int, int]] = []  # code and constants: from, to
        self._load(elf)
        self.uc.mem_map(RETURN, PAGE, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC)
        self.uc.mem_write(RETURN, machine.stop * (PAGE // len(machine.stop)))
        self.uc.mem_map(MESSAGE, PAGE, unicorn.UC_PROT_READ)
        for base, size in ((STATE, PAGE), (OUTPUT, PAGE), (STACK, STACK_BYTES)):
            self.uc.mem_map(base, size, unicorn.UC_PROT_READ | unicorn.UC_PROT_WRITE)
        self.paint = self.random.randbytes(STACK_BYTES)

    def _load(self, elf: Path) -> None:
        with elf.open("rb") as file:
            image = ELFFile(file)
            for segment in image.iter_segments("PT_LOAD"):
                first = segment["p_vaddr"] // PAGE * PAGE
                last = -(-(segment["p_vaddr"] + segment["p_memsz"]) // PAGE) * PAGE
                rights = unicorn.UC_PROT_READ
                rights |= unicorn.UC_PROT_WRITE if segment["p_flags"] & 2 else 0
                rights |= unicorn.UC_PROT_EXEC if segment["p_flags"] & 1 else 0
                if last > first:
                    self.uc.mem_map(first, last - first, rights)
                    self.uc.mem_write(segment["p_vaddr"], segment.data())
            for section in image.iter_sections("SHT_PROGBITS"):
                if section.name.startswith((".text", ".rodata")):
                    start = section["sh_addr"]
                    self.image.append((start, start + section["sh_size"]))
            for symbol in image.get_section_by_name(".symtab").iter_symbols():
                self.symbols[symbol.name] = symbol["st_value"]

    def call(self, name: str, buffers: list[Buffer], arguments: list[int], caller: bool) -> Seen:
        """Calls a function; `caller` leaves painted words above the stack instead of nothing."""
        uc, paint, machine = self.uc, self.paint, self.machine
        sp = STACK_BYTES - (CALLER if caller else 0)
        for b in buffers:
            uc.mem_write(b.page, paint[: b.at] + b.data + paint[b.at + len(b.data) : PAGE])
        uc.mem_write(STACK, paint)
        before = [self.random.getrandbits(64) & mask for _, _, mask in machine.kept]
        kept = [register for _, register, _ in machine.kept]
        more = len(machine.scratch) - len(arguments)
        given = arguments + [self.random.getrandbits(64) for _ in range(more)]
        registers = kept + machine.scratch
        uc.reg_write_batch(list(zip(registers, before + given, strict=True)))
        uc.reg_write(machine.target.sp, STACK + sp)
        uc.reg_write(machine.target.link, RETURN | machine.target.code_bit)
        try:
            start = self.symbols[name] | machine.target.code_bit
            uc.emu_start(start, RETURN, timeout=10_000_000)
        except unicorn.UcError as error:
            where = uc.reg_read(machine.target.pc)
            return Seen([b.data for b in buffers], f" stopped at {where:#x} ({error})", 0)
        if uc.reg_read(machine.target.pc) & ~machine.target.code_bit != RETURN:
            return Seen([b.data for b in buffers], " did not return", 0)

        faults, contents = [], []
        for (what, _, mask), value, now in zip(
            machine.kept, before, uc.reg_read_batch(kept), strict=True
        ):
            if now & mask != value and what not in faults:
                faults.append(what)
        if uc.reg_read(machine.target.sp) != STACK + sp:
            faults.append("sp")
        for b in buffers:
            page, end = bytes(uc.mem_read(b.page, PAGE)), b.at + len(b.data)
            if page[: b.at] != paint[: b.at]:
                faults.append("before")
            if page[end:] != paint[end:PAGE]:
                faults.append("after")
            contents.append(page[b.at : end])
        stack = bytes(uc.mem_read(STACK, STACK_BYTES))
        if stack[sp:] != paint[sp:]:
            faults.append("above")
        used = 0
        changed = int.from_bytes(stack[:sp], "little") ^ int.from_bytes(paint[:sp], "little")
        if changed:  # the lowest set bit lies in the deepest word
            used = sp - ((changed & -changed).bit_length() - 1) // 32 * 4
        if used > machine.deepest:
            faults.append("deep")
        return Seen(contents, "".join(" " + f for f in faults), used)

    def permute(self, name: str, state: bytes, rounds: int, index: int) -> tuple[bytes, str, int]:
        """The state afterwards, the faults in words ("" for none), the bytes of stack used."""
        at = (0, PAGE - 200, 4, PAGE - 204)[index % 4]
        seen = self.call(name, [Buffer(STATE, at, state)], [STATE + at, rounds], bool(index & 4))
        return seen.contents[0], seen.faults, seen.used
