# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Single ARMv7-M instructions under Unicorn's Cortex-M4: samples, and what emulated.py needs."""

from __future__ import annotations

import itertools
import random
from pathlib import Path

from lanewise_lab.isa import armv7m
from lanewise_lab.isa.armv7m_machine import Machine
from lanewise_lab.isa.armv7m_syntax import LR, NAMES, PC, SP, Mem, Reg, Regs
from lanewise_lab.prove.objfile import ObjectFile
from lanewise_lab.symbolic.memory import Ptr
from unicorn import arm_const as arm

from . import unicorn_bench as emulated
from .unicorn_bench import SCRATCH, SIZE, STACK

_CORE = [getattr(arm, f"UC_ARM_REG_R{n}") for n in range(13)]
_CORE += [arm.UC_ARM_REG_SP, arm.UC_ARM_REG_LR]
_FLOAT = [getattr(arm, f"UC_ARM_REG_S{n}") for n in range(32)]
CONVENTION = emulated.Convention("CORTEX_M4", _CORE + _FLOAT, arm.UC_ARM_REG_XPSR, 1 << 24)

_ANY = [*range(13), LR]
SETS_FLAGS = "mov mvn and bic orr orn eor add sub adc sbc rsb lsl lsr asr ror rrx mul".split()
_CONDITIONS = "eq ne hs lo mi pl vs vc hi ls ge lt gt le".split()


class Samples:
    """Every form of every entry as text, with random registers, shifts and immediates."""

    def __init__(self, source: random.Random):
        self.source = source

    def all(self) -> list[str]:
        out = []
        for entry in armv7m.TABLE.values():
            for pattern in entry.patterns:
                forms = itertools.product(*(t.split("/") for t in pattern.split(", ") if t))
                for form in forms:
                    if "h" not in form:  # only a linker fills these in
                        out += self._form(entry.mnemonic, form)
        out += [f"b{c} .+{n}" for c in _CONDITIONS for n in (8, 400)]
        for c in _CONDITIONS:
            out += [f"it {c}\n    add{c} r0, r0, r1", f"it {c}\n    str{c} r3, [r2]"]
        out += ["ite mi\n    lslmi r0, r1, #3\n    eorpl r0, r0, r2", "it vs\n    bxvs lr"]
        out += ["add r0, sp, #16", "add sp, sp, #8", "sub sp, sp, #512", "mov r7, sp"]
        out += ["add r3, sp, r2, lsl #2", "cmp sp, r2", "add r5, pc", "sub r5, sp, #4"]
        # Where the base is loaded or stored itself, and where the PC is not a multiple of 4.
        out += ["ldr r1, [r1]", "ldr r2, [r2, r3]", "ldrd r1, r2, [r1, #8]", "str r1, [r1, #4]"]
        out += ["ldm r1, {r1, r2}", "ldm r2, {r1, r2}", "stm r1, {r1, r2}", "strd r1, r2, [r1]"]
        odd = ("ldr r3, [pc, #8]", "ldrd r2, r3, [pc, #8]", "adr r3, .+14", "add r5, pc", "b .+8")
        out += [f"nop\n    {text}" for text in (*odd, "tbb [pc, r3]", "bl .+100", "mov r1, pc")]
        # Of data: sums without a carry, differences with nothing and with itself.
        parts = "and r1, r1, #255\n    and r2, r2, #0xff00\n"
        out += [f"{parts}    adds r0, r1, r2", f"{parts}    cmn r1, r2", "subs r0, r1, r1"]
        out += [f"{n}s r0, r1, #0" for n in ("add", "sub", "adc", "sbc", "rsb")] + ["cmp r3, #0"]
        out += [f"{n}s r2, r3, #32" for n in ("lsr", "asr")] + ["eor r1, r2, r3, asr #32"]
        return sorted(set(out))

    def sequences(self, count: int, length: int) -> list[str]:
        """Programs of instructions that the table takes with all operands symbolic."""
        names = "eor and bic orr orn mvn mov ubfx sbfx bfi bfc uxtb uxth sxtb sxth rev rev16 rbit"
        names = {*names.split(), "pkhbt", "pkhtb"} | {"eors", "bics", "orrs", "ands"}
        texts = [t for t in self.all() if t.split()[0] in names and "rrx" not in t]
        texts = [t for t in texts if "sp" not in t and "\n" not in t]
        return ["\n    ".join(self.source.choices(texts, k=length)) for _ in range(count)]

    def _form(self, mnemonic: str, form: tuple[str, ...]) -> list[str]:
        source = self.source
        if mnemonic == "it":
            return []  # appears before the instructions that it governs
        if mnemonic == "nop":
            return ["nop", "nop.w"]
        if mnemonic in ("b", "bl"):
            return [f"{mnemonic} .+{n}" for n in (-64, 8, 1000)]
        if mnemonic in ("cbz", "cbnz"):
            return [f"{mnemonic} r{n}, .+{source.randrange(4, 100, 2)}" for n in range(8)]
        if mnemonic in ("bx", "blx"):
            return [f"{mnemonic} {r}" for r in ("r0", "r12", "lr")]
        if mnemonic == "adr":
            return ["adr r3, .+16", "adr.w r3, .+400", "adr.w r12, .-100"]
        if mnemonic in ("tbb", "tbh"):
            shift = ", lsl #1" if mnemonic == "tbh" else ""
            return [f"{mnemonic} [{base}, r3{shift}]" for base in ("pc", "r1", "r12")]
        if "m" in form:
            return [t for _ in range(3) for t in self._accesses(mnemonic, form)]
        if form[-1] in ("l", "fl", "dl"):
            return [t for _ in range(3) for t in self._lists(mnemonic, form)]
        form = tuple("r" if t in "pq" else t for t in form)
        out = []
        for _ in range(6 if "i" in form or "s" in form else 3):
            out.append(f"{mnemonic} {self._operands(mnemonic, form)}")
            if mnemonic == "mul":
                a, b = self._low(), self._low()
                out.append(f"muls {a}, {b}, {a}")
            elif mnemonic in SETS_FLAGS and not (mnemonic == "mov" and form[1] == "s"):
                out.append(self._flagged(mnemonic, self._operands(mnemonic, form)))
                out.append(f"{mnemonic}s {self._narrow(mnemonic, form)}")
        return out

    def _operands(self, mnemonic: str, form: tuple[str, ...]) -> str:
        out = [self._operand(mnemonic, t, n) for n, t in enumerate(form)]
        if mnemonic in ("ubfx", "sbfx", "bfi", "bfc"):
            low = self.source.randrange(32)
            out[-2:] = f"#{low}", f"#{self.source.randint(1, 32 - low)}"
        if mnemonic in ("umull", "smull") and out[0] == out[1]:
            out[1] = "r0" if out[0] != "r0" else "r1"
        return ", ".join(out)

    def _flagged(self, mnemonic: str, text: str) -> str:
        if mnemonic == "mov":
            return f"movs {text.split(', ')[0]}, #{self._modified()}"
        if mnemonic in ("add", "sub") and ", #" in text:
            return f"{mnemonic}s {text.split('#')[0]}#{self._modified()}"
        return f"{mnemonic}s {text}"

    def _narrow(self, mnemonic: str, form: tuple[str, ...]) -> str:
        """Low registers and small numbers, which the assembler encodes in 16 bits."""
        out = []
        for n, token in enumerate(form):
            if token == "i":
                out.append(f"#{0 if mnemonic == 'rsb' else self.source.randint(1, 7)}")
            elif token == "s":
                out.append(f"{self._low()}, lsl #{self.source.randint(1, 7)}")
            else:
                out.append(out[0] if n == 1 and len(form) == 3 else self._low())
        return ", ".join(out)

    def _low(self) -> str:
        return f"r{self.source.randrange(8)}"

    def _register(self) -> str:
        return NAMES[self.source.choice(_ANY)]

    def _modified(self) -> int:
        """An immediate as data processing encodes it."""
        byte, kind = self.source.randrange(1, 256), self.source.randrange(5)
        if kind == 4:
            return (byte | 0x80) << self.source.randrange(1, 25)
        return byte * (1, 0x00010001, 0x01000100, 0x01010101)[kind]

    def _operand(self, mnemonic: str, token: str, position: int) -> str:
        source = self.source
        if token == "f":
            return f"s{source.randrange(0, 31)}" if mnemonic != "vmov" else self._pair(position)
        if token == "d":
            return f"d{source.randrange(16)}"
        if token == "s":
            kinds = {"pkhbt": ["lsl"], "pkhtb": ["asr"]}.get(mnemonic)
            kinds = kinds or ["lsl", "lsr", "asr", "ror", "rrx"]
            if "xt" in mnemonic:
                return f"{self._register()}, ror #{source.choice((8, 16, 24))}"
            kind = source.choice(kinds)
            if kind == "rrx":
                return f"{self._register()}, rrx"
            return f"{self._register()}, {kind} #{source.randint(1, 31)}"
        if token == "i":
            if mnemonic == "movt":
                return f"#{source.getrandbits(16)}"
            if mnemonic in ("lsl", "lsr", "asr", "ror"):
                return f"#{source.randint(1, 31)}"
            if mnemonic == "mov" and source.random() < 0.5:
                return f"#{source.getrandbits(16)}"
            if mnemonic in ("add", "sub") and source.random() < 0.5:
                return f"#{source.randrange(4096)}"
            return f"#{self._modified()}"
        return self._register()

    def _pair(self, position: int) -> str:
        # Two single registers of one VMOV follow each other: even positions begin a pair.
        if position % 2 == 0 or not hasattr(self, "_first"):
            self._first = self.source.randrange(31)
            return f"s{self._first}"
        return f"s{self._first + 1}"

    def _accesses(self, mnemonic: str, form: tuple[str, ...]) -> list[str]:
        source = self.source
        base, *others = (NAMES[n] for n in source.sample(range(13), 4))
        if form[0] == "f" or form[0] == "d":
            first = f"{'s' if form[0] == 'f' else 'd'}{source.randrange(16)}"
        else:
            first = ", ".join(others[: len(form) - 1])
        offset = 4 * source.randrange(-15, 16)
        out = [f"[{base}]", f"[{base}, #{abs(offset)}]", f"[{base}, #{-abs(offset)}]", "[sp, #8]"]
        if mnemonic in ("ldr", "ldrd", "vldr"):
            out += [f"[pc, #{abs(offset)}]", f"[pc, #{-abs(offset)}]"]
        if mnemonic[0] != "v":
            out += [f"[{base}, #{offset}]!", f"[{base}], #{offset}"]
        if len(form) == 2 and mnemonic[0] != "v":
            out += [f"[{base}, {others[2]}]", f"[{base}, {others[2]}, lsl #{source.randint(1, 3)}]"]
            # Not the other two: what lies below the stack pointer is not to be accessed.
            out += {"ldr": ["[sp], #4"], "str": ["[sp, #-4]!"]}.get(mnemonic, [])
        texts = [f"{mnemonic} {first}, {where}" for where in out]
        if mnemonic == "ldr":
            texts += [f"ldr pc, [{base}]", f"ldr pc, [{base}], #4", "ldr pc, [sp], #4"]
        return texts

    def _lists(self, mnemonic: str, form: tuple[str, ...]) -> list[str]:
        source = self.source
        base, *chosen = source.sample(range(13), source.randint(3, 9))
        if form[-1] == "l":
            names = ", ".join(NAMES[n] for n in sorted(chosen))
        else:
            kind, count = "d" if form[-1] == "dl" else "s", source.randint(1, 8)
            first = source.randrange(16 if kind == "d" else 32) // 2
            names = ", ".join(f"{kind}{first + n}" for n in range(count))
        lists = ["{" + names + "}"]
        if len(form) == 1:
            if mnemonic in ("push", "pop"):
                lists.append("{" + names + ", " + ("lr" if mnemonic == "push" else "pc") + "}")
            return [f"{mnemonic} {text}" for text in lists]
        if mnemonic == "ldm":
            lists.append("{" + names + ", pc}")
        bases = [f"r{base}!"] + ([] if mnemonic in ("vldmdb", "vstmdb") else [f"r{base}"])
        return [f"{mnemonic} {b}, {text}" for b in bases for text in lists]


def assemble(instructions: list[str], folder: Path) -> ObjectFile:
    command = ["arm-none-eabi-as", "-mcpu=cortex-m4", "-mfpu=fpv4-sp-d16", "-mfloat-abi=hard"]
    return emulated.assemble(instructions, folder, ["    .syntax unified", "    .thumb"], command)


class Comparison(emulated.Comparison):
    MACHINE = Machine

    def pointer_in_memory(self) -> int | None:
        operands = [op for i in self.insn for op in i.operands]
        jumps = any(isinstance(op, Regs) and PC in op.n or op == Reg(PC) for op in operands)
        return self.insn[0].address + 9 if jumps and self.insn[0].mnemonic != "add" else None

    def prepare(self) -> None:
        m, chance, source = self.machine, self.source.random, self.source
        operands = [op for i in self.insn for op in i.operands]
        pointers = set()
        for i in self.insn:
            pointers |= {op.base for op in i.operands if isinstance(op, Mem)}
            if i.mnemonic.startswith(("ldm", "stm", "vldm", "vstm")):
                pointers.add(i.operands[0].n)
        last = self.insn[-1].mnemonic
        aligned = not last.startswith(("ldr", "str")) or last in ("ldrd", "strd")
        aligned = aligned or self.pointer_in_memory() is not None
        for n in range(15):
            if n == SP:
                value, number = Ptr(self.stack, 256 - SIZE), STACK + 256
            elif n in pointers or (chance() < 0.1 and self.symbolic < 1):
                offset = 256 if aligned else 256 + source.randrange(4)
                value, number = Ptr(self.scratch, offset), SCRATCH + offset
            elif any(isinstance(op, Mem) and op.index == n for op in operands):
                number = source.choice([source.randrange(8), -source.randrange(8) & 0xFFFFFFFF])
                value = self.alg.const(number)
            elif last in ("bx", "blx"):
                number = self.insn[-1].address + 2 * source.randrange(-20, 20) + 1
                value = self.code.at(number)
            else:
                value, number = self.word(chance() < self.symbolic)
            m.r[n] = value
            self.registers.append(number)
        for n in range(32):
            m.f[n], number = self.word(chance() < self.symbolic)
            self.registers.append(number)

    def differences(self, processor: emulated.Processor, to: int) -> list[str]:
        out = super().differences(processor, to)
        if self.machine.it:
            out.append(f"{self.machine.it} more instructions are thought to be governed by an IT")
        return out
