# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Calls one function after another under Unicorn, each time between memory that is not there.

A buffer lies at the very beginning or the very end of its page, so that a read on the other side
faults; what is left of the page is painted. The stack ends where its page ends, or below painted
words of a caller. Code is mapped without the right to write.
"""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

import unicorn
from elftools.elf.elffile import ELFFile
from unicorn import arm_const as arm

PAGE = 0x1000
RETURN, STATE, STACK = 0x0070_0000, 0x2000_0000, 0x2010_0000
MESSAGE, OUTPUT = 0x2020_0000, 0x2030_0000
STACK_BYTES, CALLER, DEEPEST = 2 * PAGE, 256, 1024
MODELS = {
    "cortex-m3": arm.UC_CPU_ARM_CORTEX_M3,
    "cortex-m4": arm.UC_CPU_ARM_CORTEX_M4,
    "cortex-m7": arm.UC_CPU_ARM_CORTEX_M7,
}
KEPT = [(f"r{n}", getattr(arm, f"UC_ARM_REG_R{n}"), 32) for n in range(4, 12)]
KEPT_FLOAT = [("float", getattr(arm, f"UC_ARM_REG_D{n}"), 64) for n in range(8, 16)]
SCRATCH = [getattr(arm, f"UC_ARM_REG_R{n}") for n in (0, 1, 2, 3, 12)]


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

    def __init__(self, elf: Path, core: str, fpu: bool, seed: bytes):
        self.uc = unicorn.Uc(unicorn.UC_ARCH_ARM, unicorn.UC_MODE_THUMB | unicorn.UC_MODE_MCLASS)
        self.uc.ctl_set_cpu_model(MODELS[core])
        self.kept = KEPT + (KEPT_FLOAT if fpu else [])
        self.random = random.Random(seed)
        self.symbols: dict[str, int] = {}
        self._load(elf)
        self.uc.mem_map(RETURN, PAGE, unicorn.UC_PROT_READ | unicorn.UC_PROT_EXEC)
        self.uc.mem_write(RETURN, b"\x00\xbe" * (PAGE // 2))  # bkpt
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
            for symbol in image.get_section_by_name(".symtab").iter_symbols():
                self.symbols[symbol.name] = symbol["st_value"]

    def call(self, name: str, buffers: list[Buffer], arguments: list[int], caller: bool) -> Seen:
        """Calls a function; `caller` leaves painted words above the stack instead of nothing."""
        uc, paint = self.uc, self.paint
        sp = STACK_BYTES - (CALLER if caller else 0)
        for b in buffers:
            uc.mem_write(b.page, paint[: b.at] + b.data + paint[b.at + len(b.data) : PAGE])
        uc.mem_write(STACK, paint)
        before = [self.random.getrandbits(bits) for _, _, bits in self.kept]
        for (_, register, _), value in zip(self.kept, before, strict=True):
            uc.reg_write(register, value)
        given = arguments + [self.random.getrandbits(32) for _ in SCRATCH[len(arguments) :]]
        for register, value in zip(SCRATCH, given, strict=True):
            uc.reg_write(register, value)
        uc.reg_write(arm.UC_ARM_REG_SP, STACK + sp)
        uc.reg_write(arm.UC_ARM_REG_LR, RETURN | 1)
        try:
            uc.emu_start(self.symbols[name] | 1, RETURN, timeout=10_000_000)
        except unicorn.UcError as error:
            where = uc.reg_read(arm.UC_ARM_REG_PC)
            return Seen([b.data for b in buffers], f" stopped at {where:#x} ({error})", 0)
        if uc.reg_read(arm.UC_ARM_REG_PC) & ~1 != RETURN:
            return Seen([b.data for b in buffers], " did not return", 0)

        faults, contents = [], []
        for (what, register, _), value in zip(self.kept, before, strict=True):
            if uc.reg_read(register) != value and what not in faults:
                faults.append(what)
        if uc.reg_read(arm.UC_ARM_REG_SP) != STACK + sp:
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
        if stack[:sp] != paint[:sp]:
            used = sp - next(i for i in range(0, sp, 4) if stack[i : i + 4] != paint[i : i + 4])
        if used > DEEPEST:
            faults.append("deep")
        return Seen(contents, "".join(" " + f for f in faults), used)

    def permute(self, name: str, state: bytes, rounds: int, index: int) -> tuple[bytes, str, int]:
        """The state afterwards, the faults in words ("" for none), the bytes of stack used."""
        at = (0, PAGE - 200, 4, PAGE - 204)[index % 4]
        seen = self.call(name, [Buffer(STATE, at, state)], [STATE + at, rounds], bool(index & 4))
        return seen.contents[0], seen.faults, seen.used
