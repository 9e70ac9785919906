# SPDX-License-Identifier: Apache-2.0 OR MIT
"""The function of an object on numbers: on this machine's processor, or under an emulator, as is
what this processor has no instructions for."""

from __future__ import annotations

import random
import re
import shutil
import signal
import struct
import subprocess
import tempfile
from dataclasses import dataclass
from pathlib import Path

from .. import bochs, tools
from ..prove.arithmetic import Array, Bits, Bytes, Claim, Table
from ..prove.objfile import ObjectFile

#: Of each instruction set: prefix of its tools, flags, what runs its programs, how that is called.
TARGETS = {
    "x86_64": ("", ("-no-pie",), (), "the processor"),
    "aarch64": ("aarch64-linux-gnu-", ("-static",), ("qemu-aarch64", "-cpu", "max"), "qemu"),
    "riscv64": ("riscv64-linux-gnu-", ("-static",), ("qemu-riscv64",), "qemu"),
    "armv7m": ("arm-none-eabi-", ("-mcpu=cortex-m4", "-mthumb"), ("qemu-arm",), "qemu"),
    "riscv32": (  # gp is not set
        "riscv64-unknown-elf-",
        ("-march=rv32imac", "-mabi=ilp32", "-Wl,--no-relax"),
        ("qemu-riscv32",),
        "qemu",
    ),
}  # fmt: skip
SECONDS = 60

#: How a program reads, writes and ends. Where there is no library for Linux, it asks Linux itself.
_HOSTED = """#include <stdio.h>
static int get(void *to, unsigned size) { return fread(to, size, 1, stdin) == 1; }
static void put(const void *from, unsigned size) { fwrite(from, size, 1, stdout); }
static void end_run(void) { fflush(stdout); }
static int go_on(void);
int main(void) { while (go_on()) {} return 0; }
"""
_FREE = """#ifdef __riscv
#define REGISTERS "a7", "a0", "a1", "a2", "ecall"
enum { READ = 63, WRITE = 64, EXIT = 93 };
#else
#define REGISTERS "r7", "r0", "r1", "r2", "svc 0"
enum { READ = 3, WRITE = 4, EXIT = 1 };
#endif
#define ASK(N, A, B, C, INSN) \\
    register long n_ __asm__(N) = number, a_ __asm__(A) = first; \\
    register const void *b_ __asm__(B) = at; \\
    register unsigned c_ __asm__(C) = size; \\
    __asm__ volatile(INSN : "+r"(a_) : "r"(n_), "r"(b_), "r"(c_) : "memory"); \\
    return a_
#define ASK_IN(...) ASK(__VA_ARGS__)
static long ask(long number, long first, const void *at, unsigned size) {
    ASK_IN(REGISTERS);
}
static int get(void *to, unsigned size) {
    char *at = to;
    for (long n; size; size -= (unsigned)n, at += n)
        if ((n = ask(READ, 0, at, size)) <= 0)
            return 0;
    return 1;
}
static void put(const void *from, unsigned size) {
    const char *at = from;
    for (long n; size; size -= (unsigned)n, at += n)
        if ((n = ask(WRITE, 1, at, size)) <= 0)
            ask(EXIT, 1, 0, 0);
}
static void end_run(void) {}
static int go_on(void);
void _start(void) { while (go_on()) {} ask(EXIT, 0, 0, 0); }
void *memcpy(void *to, const void *from, __SIZE_TYPE__ n) {
    volatile char *a = to; const char *b = from; while (n--) *a++ = *b++; return to;
}
void *memset(void *to, int x, __SIZE_TYPE__ n) {
    volatile char *a = to; while (n--) *a++ = (char)x; return to;
}
"""
_FREESTANDING = ("armv7m", "riscv32")

_DRIVER = """
typedef __INT16_TYPE__ int16_t; typedef __INT32_TYPE__ int32_t; typedef __INT64_TYPE__ int64_t;
typedef __UINT8_TYPE__ uint8_t; typedef __UINT32_TYPE__ uint32_t; typedef __UINT64_TYPE__ uint64_t;
extern void function(void) __asm__("{symbol}");
{tables}
{arrays}
static uint8_t places[{places}];
static int go_on(void) {{
    if (!get(places, sizeof places))
        return 0;
{reads}
    uint64_t returned = (({returns} (*)({types}))(__UINTPTR_TYPE__)function)({values});
{writes}
    put(&returned, sizeof returned);
    end_run();
    return 1;
}}
"""


#: An array begins at a multiple of this, or so many bytes behind one as a run asks for.
ALIGNMENT = 64
#: Of an element, for struct.
_LETTERS = {16: "h", 32: "i", 64: "q"}


@dataclass(frozen=True)
class Ran:
    """What a run left in the arrays that are written, and returned (in 64 bits)."""

    arrays: dict[str, list[int]]
    returned: int


class Program:
    """A program around one function; inputs in the order of the claim. The object is linked with
    nothing else: what it does not define is at address 0. emulated: this processor has stopped it
    at an instruction that it lacks, so it runs under Bochs."""

    def __init__(self, code: ObjectFile, symbol: str, claim: Claim, folder: Path):
        prefix, flags, self.runner, self.where = TARGETS[code.isa]
        self.claim, self.path, self.emulated = claim, folder / "program", False
        self.aligned = bytes(len(claim.arguments))
        copy, driver = folder / "function.o", folder / "driver.c"
        shutil.copy(code.path, copy)
        named = [symbol, *(a.symbol for a in claim.arguments if isinstance(a, Table))]
        tools.run([f"{prefix}objcopy", *(f"--globalize-symbol={name}" for name in named), copy])
        driver.write_text(self._text(symbol, code.isa), encoding="utf-8")
        more = ["-Wl,--unresolved-symbols=ignore-all", "-Wl,-z,noexecstack", "-w"]
        if code.isa in _FREESTANDING:
            more += ["-nostdlib", "-static", "-ffreestanding", "-lgcc"]
        tools.run([f"{prefix}gcc", "-O1", *flags, driver, copy, *more, "-o", self.path])

    def _text(self, symbol: str, isa: str) -> str:
        arrays, tables, reads, writes, types, values = [], [], [], [], [], []
        free = isa in _FREESTANDING
        most = 32 if free else 64  # bits of a register
        for n, a in enumerate(self.claim.arguments):
            name = f"array{n}"
            if isinstance(a, Array | Bits):
                size, room = a.count * a.bits // 8, f"room{n}"
                arrays.append(f"static _Alignas({ALIGNMENT}) uint8_t {room}[{size + ALIGNMENT}];")
                reads.append(f"    uint8_t *{name} = {room} + places[{n}];")
            elif isinstance(a, Bytes):
                data = ", ".join(map(str, a.data))
                arrays.append(f"static _Alignas({ALIGNMENT}) uint8_t {name}[] = {{{data}}};")
            if a in self.claim.inputs and a.count:
                reads.append(f"    if (!get({name}, {size}))")
                reads.append("        return 0;")
            if a in self._written():
                writes.append(f"    put({name}, {size});")
            if isinstance(a, Table):
                tables.append(f'extern char table{n}[] __asm__("{a.symbol}");')
                values.append(f"table{n} + {a.offset}")
            else:
                values.append(f"{a[0]}u" if isinstance(a, tuple) else name)
            types.append(f"uint{min(a[1] or 32, most)}_t" if isinstance(a, tuple) else "void *")
        return (_FREE if free else _HOSTED) + _DRIVER.format(
            symbol=symbol, tables="\n".join(tables), arrays="\n".join(arrays), places=len(types),
            reads="\n".join(reads), writes="\n".join(writes), types=", ".join(types),
            returns=f"uint{most}_t", values=", ".join(values),
        )  # fmt: skip

    def _written(self) -> list[Array]:
        return [a for a in self.claim.arguments if isinstance(a, Array) and a.writable]

    def moved(self, source: random.Random) -> bytes:
        """Places of the arrays that callers may give, at random."""
        out = bytearray(len(self.claim.arguments))
        for n, a in enumerate(self.claim.arguments):
            if isinstance(a, Array | Bits):
                align = getattr(a, "align", 0) or (a.bits // 8 if isinstance(a, Array) else 1)
                out[n] = source.randrange(0, ALIGNMENT, min(align, ALIGNMENT))
        return bytes(out)

    def _given(self, trial: list[int], places: bytes) -> bytes:
        out, at = places, 0
        for a in self.claim.inputs:
            values = trial[at : at + a.count]
            at += a.count
            if isinstance(a, Bits):
                string = sum(x << a.bits * i for i, x in enumerate(values))
                out += string.to_bytes(a.count * a.bits // 8, "little")
            else:
                out += struct.pack(f"<{a.count}{_LETTERS[a.bits]}", *values)
        return out

    def all_of(self, trials: list[list[int]], places: list[bytes]) -> tuple[list[Ran], int]:
        """What the runs gave, one after the other, until one did not come to its end; and how the
        program ended: 0, or not. places: of each run, how many bytes behind a multiple of ALIGNMENT
        each argument begins."""
        given = b"".join(self._given(*pair) for pair in zip(trials, places, strict=True))
        try:
            ended, wrote = self._ended(given)
        except (OSError, subprocess.TimeoutExpired) as error:
            raise tools.Failed(f"the function could not be run: {error}") from None
        written = self._written()
        form = "".join(f"{a.count}{_LETTERS[a.bits]}" for a in written)
        out = []
        size = struct.calcsize(f"<{form}Q")
        for at in range(0, len(wrote) - size + 1, size):
            *values, returned = struct.unpack_from(f"<{form}Q", wrote, at)
            arrays = {}
            for a in written:
                arrays[a.name], values = values[: a.count], values[a.count :]
            out.append(Ran(arrays, returned))
        return out, ended

    def _ended(self, given: bytes) -> tuple[int, bytes]:
        """How the program ended, and what it wrote."""
        if not self.emulated:
            command = [*self.runner, str(self.path)]
            done = subprocess.run(command, input=given, capture_output=True, timeout=SECONDS)
            lacks = not self.runner and not bochs.FEATURES <= tools.features()
            if done.returncode != -signal.SIGILL or not lacks or not shutil.which("bochs"):
                return done.returncode, done.stdout
            self.emulated, self.where = True, "Bochs"
        ended = bochs.run([str(self.path)], given, seconds=SECONDS)
        return (128 - ended.status if ended.status > 128 else ended.status), ended.wrote

    def run(self, trials: list[list[int]]) -> list[list[int]]:
        """The results of each. Failed where the program does not come to its end."""
        found, ended = self.all_of(trials, [self.aligned] * len(trials))
        if ended or len(found) != len(trials):
            raise tools.Failed(f"a run of the function ended with {ended}")
        return [one.arrays[self.claim.result] for one in found]


def program(code: ObjectFile, symbol: str, claim: Claim, folder: str) -> Program:
    """Failed where it cannot be built here."""
    if code.isa not in TARGETS:
        raise tools.Failed(f"functions of {code.isa} are not run")
    if not all(re.fullmatch(r"[\w.$]+", name) for name in (symbol,)):
        raise tools.Failed(f"a name that no assembler takes: {symbol}")
    return Program(code, symbol, claim, Path(folder))


def inputs(claim: Claim) -> list[tuple[str, int, int]]:
    """Of each input: its name, least and greatest value."""
    return [(f"{a.name}[{i}]", *a.range) for a in claim.inputs if a.count for i in range(a.count)]


def folder() -> tempfile.TemporaryDirectory:
    return tempfile.TemporaryDirectory(prefix="lanewise-modular")
