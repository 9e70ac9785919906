# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single instructions of Helium in the table's semantics and on an emulated Cortex-M55, to compare
the two. Unicorn has no such core, so all samples run as one firmware image on qemu's mps3-an547.

A sample is one or two instructions, and the registers and memory that they find: q0 to q7, r4 to
r7, of which r4 points into the middle of 256 bytes of its own, and these. The firmware writes the
records of all samples, as they are afterwards, to a file.
"""

from __future__ import annotations

import random
from pathlib import Path

from lanewise_lab import firmware
from lanewise_lab.firmware import M55
from lanewise_lab.isa.armv7m_machine import Machine
from lanewise_lab.isa.armv8m import TABLE, lookup
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic.domain import Algebra
from lanewise_lab.symbolic.memory import Memory, Ptr, Region

VECTORS, CORE_REGISTERS, SCRATCH = 32, 4, 64  # words of a record, in this order
RECORD = VECTORS + CORE_REGISTERS + SCRATCH
BASE = 4  # of r4 to r7
EXTREMES = (0, 0xFFFFFFFF, 1, 0x80000000, 0x7FFFFFFF, 0xAAAAAAAA, 0x55555555)

_MAIN = """\
#include <stdint.h>
#include <stdio.h>
extern void i0(void);
extern void *const samples[];
extern uint32_t records[COUNT][RECORD];
extern void sample_run(void *code, uint32_t *record);
int main(void) {
    for (int n = 0; n < COUNT; n++)
        sample_run(samples[n], records[n]);
    FILE *file = fopen("records.out", "wb");
    if (!file || fwrite(records, sizeof records, 1, file) != 1 || fclose(file))
        return 1;
    puts("done");
    return 0;
}
"""
#: sample_run(code, record): r4 is an offset in the record's memory, before and after.
_RUN = """\
    .text
    .thumb_func
    .globl sample_run
    .type sample_run, %function
sample_run:
    push {r4-r11, lr}
    vpush {d8-d15}
    mov r8, r1
    vldmia r1!, {d0-d15}
    add r9, r1, #16
    ldm r1, {r4-r7}
    add r4, r4, r9
    blx r0
    vstmia r8!, {d0-d15}
    sub r4, r4, r9
    stm r8, {r4-r7}
    vpop {d8-d15}
    pop {r4-r11, pc}
"""


def texts(source: random.Random) -> list[str]:
    """Every row of the table: all amounts of shifts, several registers and offsets."""

    def q(below: int = 8) -> int:
        return source.randrange(below)

    out: list[str] = []
    for name in ("veor", "vbic", "vand", "vorr"):
        out += [f"{name} q{q()}, q{q()}, q{q()}" for _ in range(8)]
        out += [f"{name} q3, q3, q3", f"{name} q0, q7, q0", f"{name} q7, q0, q0"]
    for name, first in (("vshl.i32", 0), ("vsli.32", 0), ("vshr.u32", 1), ("vsri.32", 1)):
        out += [f"{name} q{q()}, q{q()}, #{n}" for n in range(first, first + 32)]
        out += [f"{name} q5, q5, #{n}" for n in (1, 16, 31)]
    out += [f"vdup.32 q{q()}, r{n}" for n in (5, 6, 7)]
    for name in ("vldrw.u32", "vstrw.32"):
        out += [f"{name} q{q()}, [r4, #{4 * source.randrange(-32, 29)}]" for _ in range(8)]
        out += [f"{name} q{q()}, [r4, #{n}]{w}" for n in (-128, -4, 0, 112) for w in ("", "!")]
        out += [f"{name} q{q()}, [r4], #{n}" for n in (-508, -4, 0, 4, 16, 508)]
    for name in ("vld20.32", "vld21.32", "vst20.32", "vst21.32"):
        for n in (0, 3, 6):
            out += [f"{name} {{q{n}, q{n + 1}}}, [r4]{w}" for w in ("", "!")]
    # Such a pair is how kernels use them.
    out += ["vld20.32 {q1, q2}, [r4]\n    vld21.32 {q1, q2}, [r4]!"]
    return out + ["vst20.32 {q4, q5}, [r4]\n    vst21.32 {q4, q5}, [r4]!"]


class Bench:
    def __init__(self, source: random.Random, folder: Path, each: int = 3):
        self.texts = [text for text in texts(source) for _ in range(each)]
        self.folder = folder
        self.records = [self._record(source, n % each) for n in range(len(self.texts))]
        self.code = self._assembled()
        self.after = self._run()

    @staticmethod
    def _record(source: random.Random, kind: int) -> list[int]:
        """Random numbers, extreme ones, or both."""

        def word() -> int:
            extreme = kind == 1 or kind == 2 and source.random() < 0.5
            return source.choice(EXTREMES) if extreme else source.getrandbits(32)

        record = [word() for _ in range(RECORD)]
        record[VECTORS] = 4 * SCRATCH // 2
        return record

    def _assembled(self) -> ObjectFile:
        lines = ["    .syntax unified", "    .thumb", "    .text"]
        for n, text in enumerate(self.texts):
            lines += ["    .p2align 2", "    .thumb_func", f"i{n}:", f"    {text}", "    bx lr"]
        lines += ["    .section .rodata", "    .p2align 2", "    .globl samples", "samples:"]
        lines += [f"    .word i{n}" for n in range(len(self.texts))]
        lines += ["    .data", "    .p2align 3", "    .globl records", "records:"]
        lines += [f"    .word {', '.join(map(str, record))}" for record in self.records]
        for name, text in (("samples.S", "\n".join([*lines, ""])), ("main.c", _MAIN)):
            (self.folder / name).write_text(text)
        (self.folder / "run.S").write_text(f"    .syntax unified\n    .thumb\n{_RUN}")
        return ObjectFile(str(firmware.assemble(self.folder / "samples.S", M55, self.folder)))

    def _run(self) -> list[list[int]]:
        sizes = [f"-DCOUNT={len(self.texts)}", f"-DRECORD={RECORD}"]
        parts = [self.folder / name for name in ("main.c", "run.S", "samples.o")]
        image = self.folder / "image.elf"
        firmware.gcc(M55, "-O2", *sizes, *parts, *firmware.on_a_board(M55), "-o", image)
        said = firmware.boot(M55, image, self.folder, 120)
        if said != "done\n":
            raise RuntimeError(f"the firmware did not end: {said}")
        data = (self.folder / "records.out").read_bytes()
        words = [int.from_bytes(data[n : n + 4], "little") for n in range(0, len(data), 4)]
        return [words[n : n + RECORD] for n in range(0, len(words), RECORD)]

    def predicted(self, n: int, symbolic: bool) -> list[int]:
        """The record after a sample, by the table; symbolic: computed with every word unknown, and
        evaluated afterwards."""
        alg, record = Algebra(32), self.records[n]
        values: dict[int, int] = {}

        def word(value: int):
            if not symbolic:
                return alg.const(value)
            values[len(alg.names)] = value
            return alg.atom("value")

        words = [word(value) for value in record]
        scratch = Region("scratch", 4 * SCRATCH, 8, words[-SCRATCH:].__getitem__, writable=True)
        m = Machine(alg, Memory(alg), self.code.region(alg))
        m.f = words[:VECTORS]
        m.r[BASE] = Ptr(scratch, record[VECTORS])
        m.r[BASE + 1 : BASE + CORE_REGISTERS] = words[VECTORS + 1 : VECTORS + CORE_REGISTERS]
        at = self.code.symbols[f"i{n}"]
        while (insn := self.code.decode(at)).mnemonic != "bx":
            m.pc = at
            lookup(insn).run(m, insn)
            at = insn.next
        number = alg.evaluate(values)
        pointer = m.r[BASE]
        assert pointer.region is scratch
        others = [*m.r[BASE + 1 : BASE + CORE_REGISTERS], *map(scratch.cell, range(SCRATCH))]
        return [*map(number, m.f), pointer.offset & 0xFFFFFFFF, *map(number, others)]

    def differences(self) -> tuple[list[str], set[tuple[str, int]]]:
        """What differs, and the rows of the table that were compared."""
        wrong, rows = [], set()
        for n, text in enumerate(self.texts):
            for symbolic in (False, True):
                if self.predicted(n, symbolic) != self.after[n]:
                    places = zip(self.predicted(n, symbolic), self.after[n], strict=True)
                    first = next(at for at, (a, b) in enumerate(places) if a != b)
                    wrong.append(f"{text}: word {first} of the record")
            rows |= self._rows(n)
        return wrong, rows

    def _rows(self, n: int) -> set[tuple[str, int]]:
        """Which rows of the table a sample is of: mnemonic and number."""
        at = self.code.symbols[f"i{n}"]
        code = self.code.code_at(at, 4)
        word = int.from_bytes(code[:2], "little") << 16 | int.from_bytes(code[2:], "little")
        found = set()
        for name, entries in TABLE.items():
            for number, entry in enumerate(entries):
                mask, value = entry.fixed
                found |= {(name, number)} if word & mask == value else set()
        return found
