# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single x86-64 instructions on this machine's processor, to compare the table with; all on the one
that Bochs emulates, where this one lacks some of them.

Every instruction is assembled between code that loads all registers from a block of memory and
code that stores them back; rdi points at the scratch memory that memory operands use.
"""

from __future__ import annotations

import ctypes
import os
import random
import re
import shutil
import struct
import subprocess
from pathlib import Path

from lanewise_lab import bochs, tools
from lanewise_lab.isa import x86_64
from lanewise_lab.isa.x86_64_machine import FLAGS, Machine
from lanewise_lab.isa.x86_64_syntax import NAMES, RAX, RCX, RDI, RDX, RSI, RSP, Instruction, expand
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic import Refused
from lanewise_lab.symbolic.domain import Algebra
from lanewise_lab.symbolic.memory import Memory, Ptr, Region

SCRATCH = 256
STRING = 24  # offset of what a string instruction reads: it overlaps with what it writes
_G, _V, _K, _F, _M, _CONTEXT = 0, 128, 128 + 2048, 2240, 2304, 2304 + SCRATCH
_FLAG_BITS = {"cf": 0, "pf": 2, "zf": 6, "sf": 7, "of": 11}

#: What the comparison needs of the processor.
NEEDED = ("avx512f", "avx512dq", "avx512bw", "avx512vl", "bmi1", "bmi2", "movbe")


def missing_features(*more: str) -> list[str]:
    """What neither this machine's processor has nor the emulated one."""
    have = bochs.FEATURES if emulated(*more) else tools.features()
    return [name for name in (*NEEDED, *more) if name not in have]


def emulated(*more: str) -> bool:
    """Whether they are compared with Bochs: minutes, not seconds, so in `make full` alone."""
    lacks = not tools.features().issuperset((*NEEDED, *more))
    full = os.environ.get("LANEWISE_TEST_TIER") == "full"
    return lacks and full and shutil.which("bochs") is not None


def samples(source: random.Random) -> list[str]:
    """Every form of every entry once, with random registers, masks and immediates, as text."""
    out = []
    for entry in x86_64.TABLE.values():
        if entry.control:
            continue
        for pattern in entry.patterns:
            for form in expand(pattern):
                out += [
                    _sample(source, entry.mnemonic, form) for _ in range(5 if "i" in form else 1)
                ]
    return sorted(set(out))


def _sample(source: random.Random, mnemonic: str, form: tuple[str, ...]) -> str:
    if mnemonic.startswith("rep_"):
        return mnemonic.replace("_", " ")
    evex = any("{" in t or t.startswith("z") for t in form) or _has_no_vex_form(mnemonic)
    names = []
    for position, token in enumerate(form):
        stem, _, mark = token.partition("{")
        mark = {"": "", "k}": " {k%d}", "kz}": " {k%d}{z}"}[mark]
        if mark:
            mark %= source.randint(1, 7)
        names.append(_operand(source, mnemonic, stem, position, evex, form) + mark)
    return f"{mnemonic} {', '.join(names)}".strip()


def _has_no_vex_form(mnemonic: str) -> bool:
    return mnemonic in ("valignq", "vpternlogq", "vprolvq", "vpermt2q", "vpermi2q")


def _operand(source, mnemonic, stem, position, evex, form) -> str:
    if stem in ("r64", "r32", "r16", "r8"):
        if stem == "r8" and mnemonic in ("rol", "ror", "shl", "shr", "sar"):
            return "cl"
        n = source.choice([n for n in range(4 if "h" in form else 16) if n not in (RSP, RDI)])
        if mnemonic in ("div", "idiv"):  # a divisor that is no part of the dividend
            n = source.choice([n for n in range(16) if n not in (RSP, RDI, RAX, RDX)])
        return NAMES["g", n, int(stem[1:])]
    if stem == "h":
        return source.choice(("ah", "bh", "ch", "dh"))
    if stem == "k":
        return f"k{source.randint(1, 7)}"
    if stem == "i":
        return str(_immediate(source, mnemonic, form))
    if stem in ("x", "y", "z"):
        return f"{stem}mm{source.randrange(32 if evex else 16)}"
    if stem == "a":  # of lea: numbers will do, nothing is accessed
        base, index = (NAMES["g", source.choice([0, 1, 2, 3, 5, 6, 8, 13, 15]), 64] for _ in "bi")
        return f"[{base} + {index}*{source.choice((1, 2, 4, 8))} + {source.randrange(-64, 64)}]"
    if stem.startswith(("bq", "bd")):
        kind = "qword" if stem[1] == "q" else "dword"
        return f"{kind} ptr [rdi + {4 * source.randrange(0, 32)}]{{1to{stem[2:]}}}"
    bits = int(stem[1:])
    aligned = "dqa" in mnemonic or "mova" in mnemonic or "nt" in mnemonic or mnemonic[0] == "p"
    aligned = aligned or mnemonic.startswith(("xorp", "andp", "andnp", "orp", "unp", "shufp"))
    step = bits // 8 if aligned else 1
    offset = source.randrange(0, (SCRATCH - bits // 8) // step + 1) * step
    word = {8: "byte", 16: "word", 32: "dword", 64: "qword", 128: "xmmword", 256: "ymmword"}
    return f"{word.get(bits, 'zmmword')} ptr [rdi + {offset}]"


def _immediate(source: random.Random, mnemonic: str, form: tuple[str, ...]) -> int:
    if mnemonic == "movabs":
        return source.getrandbits(64)
    of_bits = ("rol", "ror", "shl", "shr", "sar", "rorx", "shld", "shrd", "bts")
    if mnemonic[0] in "vkpr" or mnemonic in (*of_bits, "shufps"):
        drawn = source.choice((20, 72, 256))
        return source.randrange(64 if mnemonic in of_bits else drawn)
    if "r8" in form or "m8" in form or "h" in form:
        return source.randrange(-128, 128)
    if "r16" in form or "m16" in form:
        return source.randrange(-(1 << 15), 1 << 15)
    return source.choice([source.randrange(-128, 128), source.randrange(-(1 << 31), 1 << 31)])


_EMULATED = f"""
#include <stdint.h>
#include <stdio.h>
extern void (*const functions[])(void *);
static _Alignas(64) uint8_t context[{_CONTEXT}];
int main(void) {{
    uint64_t n = (uintptr_t)context;
    fwrite(&n, 8, 1, stdout);
    while (fread(&n, 8, 1, stdin) == 1 && fread(context, {_CONTEXT}, 1, stdin) == 1) {{
        functions[n](context);
        fwrite(context, {_CONTEXT}, 1, stdout);
    }}
    return 0;
}}
"""


class Processor:
    """An object with one function for each instruction. more: what they need besides NEEDED."""

    def __init__(self, instructions: list[str], folder: Path, *more: str):
        self.instructions, self.emulated = instructions, emulated(*more)
        vectors = not missing_features()
        text = ["    .intel_syntax noprefix", "    .text"]
        for n, instruction in enumerate(instructions):
            text += [f"    .globl f{n}", f"f{n}:", *_enter(vectors)]
            if instruction.startswith("rep "):
                text.append(f"    lea rsi, [rdi + {STRING}]")
            text += [
                f"    .globl i{n}",
                f"i{n}:",
                f"    {instruction}",
                f"    .globl e{n}",
                f"e{n}:",
            ]
            text += _leave(vectors)
        source = folder / "single.S"
        source.write_text("\n".join(text) + '\n    .section .note.GNU-stack, "", @progbits\n')
        self.object = folder / "single.o"
        subprocess.run(["gcc", "-c", source, "-o", self.object], check=True)
        self._made = folder / ("single" if self.emulated else "single.so")
        if self.emulated:
            main, table = folder / "main.c", folder / "table.S"
            main.write_text(_EMULATED)
            rows = "".join(f".quad f{n}\n" for n in range(len(instructions)))
            table.write_text(f".data\n.globl functions\nfunctions:\n{rows}")
            parts = [main, table, self.object, "-z", "noexecstack"]
            subprocess.run(["gcc", "-O1", *parts, "-o", self._made], check=True)
            return
        subprocess.run(["gcc", "-shared", self.object, "-o", self._made], check=True)
        self._library = ctypes.CDLL(str(self._made))
        block = ctypes.create_string_buffer(_CONTEXT + 64)
        self._keep = block
        self.base = -(-ctypes.addressof(block) // 64) * 64

    def run_all(self, calls: list[tuple[int, bytes]]) -> list[bytes]:
        """What each instruction, by its number, leaves of a context."""
        if self.emulated:
            return self._run_emulated(calls)
        out = []
        for n, context in calls:
            ctypes.memmove(self.base, context, _CONTEXT)
            getattr(self._library, f"f{n}")(ctypes.c_void_p(self.base))
            out.append(ctypes.string_at(self.base, _CONTEXT))
        return out

    def _run_emulated(self, calls: list[tuple[int, bytes]]) -> list[bytes]:
        given = b"".join(struct.pack("<Q", n) + context for n, context in calls)
        ended = bochs.run([str(self._made)], given, seconds=600)
        data = ended.wrote[8:]
        assert not ended.status and len(data) == len(calls) * _CONTEXT, ended.why
        self.base = int.from_bytes(ended.wrote[:8], "little")
        return [data[at : at + _CONTEXT] for at in range(0, len(data), _CONTEXT)]


_PRESERVED = ("rbx", "rbp", "r12", "r13", "r14", "r15")


def _enter(vectors: bool) -> list[str]:
    out = [f"    push {r}" for r in _PRESERVED] + ["    push rdi"]
    if vectors:
        out += [f"    vmovdqu64 zmm{n}, [rdi + {_V + 64 * n}]" for n in range(32)]
        out += [f"    kmovq k{n}, [rdi + {_K + 8 * n}]" for n in range(1, 8)]
    out += [f"    push qword ptr [rdi + {_F}]", "    popfq"]
    for n in range(16):
        if n not in (RSP, RDI):
            out.append(f"    mov {NAMES['g', n, 64]}, [rdi + {_G + 8 * n}]")
    return out + [f"    lea rdi, [rdi + {_M}]"]


def _leave(vectors: bool) -> list[str]:
    out = ["    pushfq", "    push rdi", "    mov rdi, [rsp + 16]"]
    out += [f"    pop [rdi + {_G + 8 * RDI}]", f"    pop [rdi + {_F}]"]
    for n in range(16):
        if n not in (RSP, RDI):
            out.append(f"    mov [rdi + {_G + 8 * n}], {NAMES['g', n, 64]}")
    if vectors:
        out += [f"    vmovdqu64 [rdi + {_V + 64 * n}], zmm{n}" for n in range(32)]
        out += [f"    kmovq [rdi + {_K + 8 * n}], k{n}" for n in range(1, 8)]
        out.append("    vzeroupper")
    out += ["    cld", "    pop rdi"] + [f"    pop {r}" for r in reversed(_PRESERVED)]
    return out + ["    ret"]


class Comparison:
    """One instruction in the table's semantics, with each register symbolic or a number."""

    def __init__(self, insn: Instruction, source: random.Random, symbolic: float):
        self.insn, self.source, self.symbolic = insn, source, symbolic
        self.alg = Algebra()
        self.values: dict[int, int] = {}
        self.machine = Machine(self.alg, Memory(self.alg), None)
        self.context = bytearray(_CONTEXT)

    def _word(self, at: int, value: int, symbolic: bool):
        self.context[at : at + 8] = value.to_bytes(8, "little")
        if not symbolic:
            return self.alg.const(value)
        self.values[len(self.alg.names)] = value
        return self.alg.atom(f"value at {at}")

    def _number(self) -> int:
        # Small numbers and all but equal ones often, so that indices, counts and flags vary.
        kind = self.source.random()
        if kind < 0.2:
            return self.source.randrange(64)
        if kind < 0.3:
            return -self.source.randrange(1, 64) & self.alg.ones
        return self.source.getrandbits(64)

    def prepare(self) -> None:
        m, chance = self.machine, self.source.random
        for n in range(16):
            symbolic = chance() < self.symbolic
            m.r[n] = self._word(_G + 8 * n, self._number(), symbolic)
        for n in range(32):
            symbolic = chance() < self.symbolic
            m.v[n] = [self._word(_V + 64 * n + 8 * i, self._number(), symbolic) for i in range(8)]
        for n in range(8):
            m.k[n] = self._word(_K + 8 * n, self.source.getrandbits(64), False)
        flags = 2
        for name in FLAGS:
            value = self.source.getrandbits(1)
            setattr(m, name, value)
            flags |= value << _FLAG_BITS[name]
        self.context[_F : _F + 8] = flags.to_bytes(8, "little")
        symbolic = chance() < self.symbolic
        cells = [self._word(_M + 8 * i, self._number(), symbolic) for i in range(SCRATCH // 8)]
        self.scratch = Region("scratch", SCRATCH, 64, cells.__getitem__, writable=True)
        m.r[RDI] = Ptr(self.scratch, 0)

        if self.insn.mnemonic.startswith("rep_"):
            m.r[RSI] = Ptr(self.scratch, STRING)  # where _enter() puts it
            m.r[RCX] = self._word(_G + 8 * RCX, self.source.randrange(12), False)
        if self.insn.mnemonic in ("div", "idiv"):
            self._bound_quotient()

    def _bound_quotient(self) -> None:
        """rdx such that most quotients fit: the processor stops at one that does not."""
        m, bits, signed = self.machine, self.insn.operands[0].bits, self.insn.mnemonic == "idiv"
        by = m.read(self.insn, 0)
        if by.t or not by.c:
            return
        size = by.c - (by.c >> bits - 1 << bits) if signed else by.c
        size = max(1, abs(size) // 2 - 1) if signed else size
        high = self.source.randrange(-size if signed else 0, size)
        m.r[RDX] = self._word(_G + 8 * RDX, high & self.alg.ones, False)

    def predict(self) -> None:
        """Raises Refused where the instruction is not for symbolic operands."""
        x86_64.lookup(self.insn).run(self.machine, self.insn)

    def differences(self, after: bytes, base: int) -> list[str]:
        """base: where the block of memory lay."""
        m, value = self.machine, self.alg.evaluate(self.values)
        out = []

        def check(name: str, at: int, word) -> None:
            got = int.from_bytes(after[at : at + 8], "little")
            if isinstance(word, Ptr):
                if word.region is not self.scratch:
                    out.append(f"{name} is no pointer into the scratch memory")
                elif (got - base - _M - word.offset) % (1 << 64):
                    out.append(f"{name}: table {word}, processor {got - base - _M:+d}")
                return
            if value(word) != got:
                out.append(f"{name}: table {value(word):#x}, processor {got:#x}")

        for n in range(16):
            if n != RSP:
                check(NAMES["g", n, 64], _G + 8 * n, m.r[n])
        for n in range(32):
            for i in range(8):
                check(f"zmm{n}[{i}]", _V + 64 * n + 8 * i, m.v[n][i])
        for n in range(1, 8):
            check(f"k{n}", _K + 8 * n, m.k[n])
        for i in range(SCRATCH // 8):
            check(f"memory[{8 * i}]", _M + 8 * i, self.scratch.cell(i))
        flags = int.from_bytes(after[_F : _F + 8], "little")
        for name in FLAGS:
            known = getattr(m, name)
            if isinstance(known, int) and known != flags >> _FLAG_BITS[name] & 1:
                out.append(f"{name}: table {known}, processor {1 - known}")
        return out


class Bench:
    """Samples, and the processor that runs them."""

    def __init__(self, texts: list[str], folder: Path):
        self.texts, self.processor = texts, Processor(texts, folder)
        self.code = ObjectFile(str(self.processor.object))

    def differences(self, only: str | None = None) -> tuple[list[str], set[int]]:
        """What differs, and the samples that the table takes when all operands are numbers."""
        predicted, compared = [], set()
        for n, text in enumerate(self.texts):
            if only and text.replace("rep ", "rep_").split()[0] != only:
                continue
            insn = self.code.decode(self.code.symbols[f"i{n}"])
            assert insn.next == self.code.symbols[f"e{n}"], f"{text} was decoded as {insn.text}"
            for trial, symbolic in enumerate((0, 1, 0.5, 0.5)):
                comparison = Comparison(insn, random.Random(100 * n + trial), symbolic)
                comparison.prepare()
                try:
                    comparison.predict()
                except Refused:  # the operands
                    continue
                predicted.append((n, insn.text, comparison))
                if not symbolic:
                    compared.add(n)
        return judged(self.processor, predicted), compared


#: What Bochs 2.7 gets wrong, and processors do not: masks of bytes in two instructions, and shifts
#: of 16 bits by 15 and of 64 by 64 (Intel's manual, VPBROADCASTB, VPMULTISHIFTQB: a bit of the mask
#: for each byte; KSHIFTRW: counts below 16 shift; PSRLQ: 0 from 64 on).
_MISTAKEN = re.compile(
    r"(vpbroadcastb|vpmultishiftqb) .*\{k|kshiftrw .*, (0xf|15)$|vpsrlq .*, (0x40|64)$"
)


def judged(processor: Processor, predicted: list) -> list[str]:
    """How the processor differs from comparisons that have predicted: tuples of an instruction's
    number, its text, and the Comparison."""
    if processor.emulated:
        predicted = [one for one in predicted if not _MISTAKEN.match(one[1])]
    calls = [(n, bytes(comparison.context)) for n, _, comparison in predicted]
    wrong = []
    for (_, text, comparison), after in zip(predicted, processor.run_all(calls), strict=True):
        wrong += [f"{text}: {d}" for d in comparison.differences(after, processor.base)]
    return wrong
