# SPDX-License-Identifier: Apache-2.0 OR MIT
"""Runs the object code of a kernel on numbers: under Unicorn (Arm, AArch64), under qemu (RISC-V,
and MVE as firmware) or on this machine (x86-64; stopwatch.py times it there), and under Bochs what
this machine lacks the instructions for."""

from __future__ import annotations

import ctypes
import faulthandler
import multiprocessing
import struct
import subprocess
import tempfile
from itertools import accumulate
from pathlib import Path

from . import bochs, firmware, tools
from .firmware import M55
from .prove.call import CONVENTIONS
from .prove.chain import HEAD
from .prove.interface import Interface
from .prove.objfile import ObjectFile
from .prove.shipped import COMPILERS, ROOT, Task, named_extensions
from .prove.spec import Shape
from .round import LANES, RC
from .symbolic.domain import Algebra
from .tools import Failed

#: A call: the number of rounds, and the lanes of each state.
Call = tuple[int, list[list[int]]]
NEWER_QEMU = ROOT / "build/qemu"
SECONDS = 30


class NotRun(Exception):
    """Why the code was not run here."""


class Memory:
    """How the states of a call lie in memory."""

    def __init__(self, task: Task, isa: str):
        self.interface = task.interface
        width = CONVENTIONS[isa].WIDTH
        self.shape = Shape(Algebra(width), task.interface.layout)
        self.parts, self.size = self.shape.parts, width // 8

    def pack(self, states: list[list[int]]) -> bytes:
        words = [0] * (LANES * len(states) * self.parts)
        for k, state in enumerate(states):
            for i, lane in enumerate(state):
                at = self.interface.place(k, i) * self.parts
                words[at : at + self.parts] = self.shape.split(lane)
        return b"".join(w.to_bytes(self.size, "little") for w in words)

    def unpack(self, data: bytes) -> list[list[int]]:
        starts = range(0, len(data), self.size)
        words = [int.from_bytes(data[n : n + self.size], "little") for n in starts]

        def lane(k: int, i: int) -> int:
            at = self.interface.place(k, i) * self.parts
            return self.shape.join(tuple(words[at : at + self.parts]))

        return [[lane(k, i) for i in range(LANES)] for k in range(self.interface.states)]


def run(task: Task, isa: str, calls: list[Call]) -> list[list[list[int]]]:
    """The states after each call of a function that permutes."""
    memory = Memory(task, isa)
    blocks = [(rounds, memory.pack(states)) for rounds, states in calls]
    return list(map(memory.unpack, execute(task, isa, blocks)))


def execute(task: Task, isa: str, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    """What the blocks of bytes are after so many rounds, or steps of a chain, each."""
    how = {"x86_64": _natively, "riscv64": _under_qemu, "riscv32": _under_qemu}
    how["armv8m"] = _on_a_board
    return how.get(isa, _under_unicorn)(task, isa, blocks)


class Unicorn:
    """A core with the object's code, a page of data and a stack."""

    CODE, DATA, STACK, PAGE = 1 << 18, 0x20000000, 0x20010000, 8192

    def __init__(self, path: str, isa: str):
        from .cycles.target import TARGETS

        self.object, self.target = ObjectFile(path), TARGETS[isa]
        self.uc = self.target.start("CORTEX_M4" if isa == "armv7m" else "MAX")
        self.uc.mem_map(0, self.CODE)
        self.uc.mem_write(0, self.object.code_at(0, self.CODE))
        for base in (self.DATA, self.STACK):
            self.uc.mem_map(base, self.PAGE)

    def call(self, symbol: str, data: bytes, *arguments: int) -> bytes:
        """`data` lies at DATA; it comes back as the call left it."""
        from unicorn import UcError

        uc, end, target = self.uc, self.CODE - 16, self.target
        uc.mem_write(self.DATA, data)
        for register, value in zip(target.arguments, arguments, strict=False):
            uc.reg_write(register, value)
        uc.reg_write(target.sp, self.STACK + self.PAGE)
        uc.reg_write(target.link, end | target.code_bit)
        try:
            uc.emu_start(self.object.entry(symbol) | target.code_bit, end, count=1_000_000)
        except UcError as error:
            raise Failed(f"the emulator stops: {error}") from None
        return bytes(uc.mem_read(self.DATA, len(data)))


def _under_unicorn(task: Task, isa: str, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    core, out = Unicorn(task.path, isa), []
    for number, data in blocks:
        values = arguments(task.interface, core.DATA, number)
        given = (values[p] for p in task.interface.parameters)
        out.append(core.call(task.symbol, data, *given))
    return out


_FIRMWARE = """\
#include <stdint.h>
#include <stdio.h>
extern uint32_t states[COUNT][WORDS];
extern const uint32_t rounds[COUNT];
void KERNEL(uint32_t *, uint32_t);
int main(void) {
    for (int n = 0; n < COUNT; n++)
        KERNEL(states[n], rounds[n]);
    FILE *file = fopen("states.out", "wb");
    return !file || fwrite(states, sizeof states, 1, file) != 1 || fclose(file);
}
"""


def _on_a_board(task: Task, isa: str, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    size = len(blocks[0][1])
    rows = [f"    .word {', '.join(str(rounds) for rounds, _ in blocks)}"]
    lines = ["    .data", "    .p2align 6", "    .globl states, rounds", "states:"]
    lines += ['    .incbin "states.in"', "rounds:", *rows, ""]
    with tempfile.TemporaryDirectory(prefix="lanewise-board-") as name:
        folder = Path(name)
        (folder / "states.in").write_bytes(b"".join(data for _, data in blocks))
        (folder / "main.c").write_text(_FIRMWARE)
        (folder / "data.S").write_text("\n".join(lines))
        what = [f"-DCOUNT={len(blocks)}", f"-DWORDS={size // 4}", f"-DKERNEL={task.symbol}"]
        parts = [folder / "main.c", folder / "data.S", task.path, f"-I{folder}"]
        image = folder / "image.elf"
        firmware.gcc(M55, "-O2", *what, *parts, *firmware.on_a_board(M55), "-o", image)
        firmware.boot(M55, image, folder, SECONDS)
        data = (folder / "states.out").read_bytes()
    return [data[n : n + size] for n in range(0, len(data), size)]


_PROGRAM = """
    .globl _start
_start: li t0, {space}
    sub sp, sp, t0
    andi sp, sp, -64
    mv s0, sp
1:  li a0, 0
    mv a1, s0
    li a2, {size} + 8
    li a7, 63
    ecall
    blez a0, 2f
    mv a0, s0
    lw a1, {size}(s0)
    call {symbol}
    li a0, 1
    mv a1, s0
    li a2, {size}
    li a7, 64
    ecall
    j 1b
2:  li a0, 0
    li a7, 93
    ecall
"""


def _under_qemu(task: Task, isa: str, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    """One program that reads states and a number of rounds until there are no more."""
    bits, folder, size = int(isa[5:]), Path(task.path).parent, 200 * task.interface.states
    needs = named_extensions(task.symbol, isa)
    cpu = f"rv{bits},zba=false,zbb={'true' if 'zbb' in needs else 'false'},zbc=false,zbs=false"
    if "v" in needs:
        vlen = max(128, 64 * task.interface.states)
        cpu += f",v=true,vext_spec=v1.0,vlen={vlen}"
        cpu += ",zvbb=true" if "zvkb" in needs else ""
    newer = NEWER_QEMU / f"qemu-riscv{bits}"
    program, source, stdin = folder / "program", folder / "call.S", folder / "states"
    source.write_text(_PROGRAM.format(space=size + 128, size=size, symbol=task.symbol))
    options = ["-nostdlib", "-nostartfiles", "-static", "-o", program]
    # No C library, whose linker script is for a board.
    compiler = [word for word in COMPILERS[isa] if not word.startswith("--specs")]
    subprocess.run([*compiler, source, task.path, *options], check=True)
    stdin.write_bytes(b"".join(data + rounds.to_bytes(8, "little") for rounds, data in blocks))
    command = [str(newer) if newer.exists() else newer.name, "-cpu", cpu, str(program)]
    try:
        with stdin.open("rb") as f:
            done = subprocess.run(command, stdin=f, capture_output=True, timeout=SECONDS)
    except FileNotFoundError:
        raise NotRun(f"{newer.name} is not installed") from None
    except subprocess.TimeoutExpired:
        raise Failed("the program does not end") from None
    if b"property" in done.stderr.lower():
        raise NotRun(f"{done.stderr.decode().strip()}; packaging/qemu.sh fetches another qemu")
    if done.returncode or len(done.stdout) != size * len(blocks):
        raise Failed(f"qemu: exit {done.returncode} {done.stderr.decode().strip()[:200]}")
    return [done.stdout[n : n + size] for n in range(0, len(done.stdout), size)]


# x86-64

_FLAGS = {"avx512": ["avx512f", "avx512dq", "avx512vl", "avx512bw"], "avx2": ["avx2"]}
_FLAGS["bmi2"] = ["bmi1", "bmi2"]


def lacking(symbol: str) -> list[str]:
    """Of the processor's features, those that a kernel's name asks for and that are not here."""
    here = tools.features()
    return [f for name, flags in _FLAGS.items() if name in symbol for f in flags if f not in here]


def permutation_of(tasks: list[Task]) -> Task | None:
    """The task whose function permutes, and does no more than that if there are several."""
    found = [t for t in tasks if t.interface.permutes]
    return min(found, key=lambda t: t.interface.absorbs, default=None)


def chain_places(interface: Interface) -> dict[str, int]:
    """Where in a block of bytes lies what a chain works on; the rows of `last` are at its end. In
    the paired layout the others are whole states."""
    row, m = 8 * interface.states, interface.node
    rows = {"out": m, "nodes": m, "head": m + HEAD}
    at, found = 0, {}
    for name, count in rows.items():
        found[name] = at
        at += row * (count if interface.layout == "zipped" else LANES)
    return found | {"last": at}


def _natively(task: Task, isa: str, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    if lacking(task.symbol):
        return _under_bochs(task, blocks)
    context = multiprocessing.get_context("fork")
    ours, theirs = context.Pipe(duplex=False)
    library = loadable(task.path, task.symbol)
    child = context.Process(target=_child, args=(theirs, library, task, blocks))
    child.start()
    theirs.close()
    try:
        found = ours.recv() if ours.poll(SECONDS) else None
    except EOFError:
        found = None
    child.join(1 if found is None else SECONDS)
    if found is None:
        code = child.exitcode
        child.kill()
        raise Failed("it does not end" if code is None else f"the process died, signal {-code}")
    return found


def loadable(path: str, symbol: str) -> Path:
    """An object as a library, in which the function, maybe a hidden one, is called `entry`."""
    made, jump = Path(f"{path}.so"), Path(f"{path}.entry.S")
    note = '    .section .note.GNU-stack, "", @progbits'
    jump.write_text(f"    .globl entry\nentry: jmp {symbol}\n{note}\n")
    subprocess.run(["gcc", "-shared", path, jump, "-o", made], check=True)
    return made


_CONSTANTS = (ctypes.c_uint64 * 24)(*RC)


def block(data: bytes) -> tuple[ctypes.Array, int]:
    """A copy of the data that is aligned to 64 bytes, and its address."""
    kept = ctypes.create_string_buffer(len(data) + 64)
    base = -(-ctypes.addressof(kept) // 64) * 64
    ctypes.memmove(base, data, len(data))
    return kept, base


def arguments(
    interface: Interface, base: int, number: int, constants: int = ctypes.addressof(_CONSTANTS)
) -> dict[str, int]:
    """Of a call that permutes a block of states with so many rounds, or of a chain of so many steps
    on a block of bytes. constants: the address of those of the rounds."""
    if interface.chains:
        places = {name: base + at for name, at in chain_places(interface).items()}
        return places | {"steps": number, "rcs": constants}
    values = {"state": base, "data": base, "blocks": 1, "lanes": 0}
    rounds = dict.fromkeys(("rounds", "rounds64"), number)
    return values | rounds | {"rc": constants + 8 * (24 - number)}


def _child(pipe, library: Path, task: Task, blocks: list[tuple[int, bytes]]) -> None:
    """In a process of its own: wrong code may do anything, and the parent says what it did."""
    faulthandler.disable()
    function, out = ctypes.CDLL(str(library)).entry, []
    for number, data in blocks:
        _keep, base = block(data)
        values = arguments(task.interface, base, number)
        function(*(ctypes.c_size_t(values[p]) for p in task.interface.parameters))
        out.append(ctypes.string_at(base, len(data)))
    pipe.send(out)


_EMULATED = """\
#include <stdint.h>
#include <stdio.h>
extern void entry(uint64_t, uint64_t, uint64_t, uint64_t, uint64_t, uint64_t) __asm__("SYMBOL");
static const uint64_t constants[] = {CONSTANTS};
static _Alignas(64) uint8_t data[SIZE];
static uint64_t value(uint64_t of) {
    const uint64_t bases[] = {0, (uintptr_t)data, (uintptr_t)constants};
    return bases[of >> 40] + (of & (UINT64_C(1) << 40) - 1);
}
int main(void) {
    uint64_t p[7];
    while (fread(p, sizeof p, 1, stdin) == 1 && fread(data, p[6], 1, stdin) == 1) {
        entry(value(p[0]), value(p[1]), value(p[2]), value(p[3]), value(p[4]), value(p[5]));
        fwrite(data, p[6], 1, stdout);
    }
    return 0;
}
"""
#: Of the two places that value() of the program adds.
_DATA, _RC = 1 << 40, 2 << 40


def _under_bochs(task: Task, blocks: list[tuple[int, bytes]]) -> list[bytes]:
    """A program of its own, which calls the function once for each block."""
    sizes, given = [len(data) for _, data in blocks], b""
    for number, data in blocks:
        values = arguments(task.interface, _DATA, number, _RC)
        row = [values[p] for p in task.interface.parameters]
        given += struct.pack("<7Q", *row, *[0] * (6 - len(row)), len(data)) + data
    with tempfile.TemporaryDirectory(prefix="lanewise-emulated-") as name:
        source, program = Path(name) / "main.c", Path(name) / "program"
        constants = ", ".join(f"{c:#x}u" for c in RC)
        text = _EMULATED.replace("SYMBOL", task.symbol).replace("CONSTANTS", constants)
        source.write_text(text.replace("SIZE", str(max(sizes))))
        flags = ["-O1", "-z", "noexecstack", "-Wl,--unresolved-symbols=ignore-all"]
        tools.run(["gcc", *flags, source, task.path, "-o", program])
        try:
            ended = bochs.run([str(program)], given, seconds=4 * SECONDS)
        except FileNotFoundError as error:
            missing = ", ".join(lacking(task.symbol))
            raise NotRun(f"this machine lacks {missing}, and {error}") from None
        except subprocess.TimeoutExpired:
            raise Failed("it does not end") from None
    out = ended.wrote
    if ended.status or len(out) != sum(sizes):
        raise Failed(f"the process ended with {ended.status} {ended.why}".strip())
    return [out[end - size : end] for size, end in zip(sizes, accumulate(sizes), strict=True)]
